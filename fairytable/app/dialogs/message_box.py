"""A question or a message in our own dress: our leaf, our sign, no icon of the system."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMessageBox, QWidget

from fairytable.app.chrome import leaf_style, scaled
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import paint_leaf
from fairytable.paint.brushes import canvas, color, line_pen
from fairytable.paint.glyphs import paint_glyph

_SIGN = 44


class MessageBox(QMessageBox):
    """Words are plain; the sign is a glyph on a medal."""

    def __init__(self, sign: str, theme: Theme, window: QWidget | None) -> None:
        super().__init__(window)
        self._theme = theme
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle("" if window is None else window.windowTitle())
        self.setStyleSheet(leaf_style(theme.chrome))
        self.setIconPixmap(self._medal(sign))

    def _medal(self, sign: str) -> QPixmap:
        dpr, side, c = self.devicePixelRatioF(), scaled(_SIGN), self._theme.chrome
        with canvas(round(side * dpr), round(side * dpr), dpr) as (image, p):
            p.scale(dpr, dpr)
            p.setBrush(color(c.well))
            p.setPen(line_pen(c.gold, 1.8))
            p.drawEllipse(QRectF(1.5, 1.5, side - 3, side - 3))
            edge = side * 0.27
            paint_glyph(p, sign, QRectF(edge, edge, side - 2 * edge, side - 2 * edge), c.gold)
        return QPixmap.fromImage(image)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_leaf(p, QRectF(self.rect()), self._theme.chrome)
