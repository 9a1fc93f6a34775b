"""A share as a bar, painted by hand."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.paint.brushes import color, down, line_pen


class ShareBar(QWidget):
    """A share from nothing to all; the number beside it is a label's matter."""

    def __init__(self, share: float, theme: Theme) -> None:
        super().__init__()
        self.share = max(0.0, min(1.0, share))
        self.theme = theme
        theme.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(90, 16)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, rect = self.theme.chrome, QRectF(0.5, 3.5, self.width() - 1, 10)
            track = plate(rect, 5)
            p.fillPath(track, color(c.track))
            filled = QRectF(rect.x(), rect.y(), rect.width() * self.share, rect.height())
            if filled.width() > 0:
                p.setClipPath(track)
                p.fillRect(filled, down(filled, (0, c.key_top), (1, c.key_foot)))
                p.setPen(line_pen(c.gold, 1.6))
                p.drawLine(filled.topRight(), filled.bottomRight())
                p.setClipping(False)
            p.setPen(line_pen(c.gold if c.name == "light" else c.line, 1))
            p.drawPath(track)
