"""The mark over the table while something is shown that has already happened."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from fairytable.app.chrome import LABEL, scaled, sized
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.wrapping import measure
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import LEAST_PX
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.text import draw, fit_or_cut, sizes

_HIGH, _SIGN, _SIDE = 30, 15, 14


class ReplayMark(Overlay):
    """A small plate at the upper edge; what lies under it can be clicked as ever."""

    def __init__(self, table: QWidget, theme: Theme) -> None:
        super().__init__(table)
        self.theme = theme
        theme.changed.connect(self.update)
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str) -> None:
        """Show these words."""
        self.text = text
        self.setAccessibleName(text)
        self.show()
        self.fit()
        self.update()

    def sizeHint(self) -> QSize:
        words = round(measure(LABEL).horizontalAdvance(self.text))
        return QSize(words + scaled(_SIGN) + 2 * scaled(_SIDE) + 10, scaled(_HIGH))

    def place(self, room: QRect) -> QRect:
        size = self.sizeHint().boundedTo(room.size())
        return QRect((room.width() - size.width()) // 2, 4, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        c, rect = self.theme.chrome, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setBrush(color(c.key_top))
            p.setPen(line_pen(c.key_foot, 1.6))
            p.drawPath(plate(rect, rect.height() / 2))
            side, sign = float(scaled(_SIDE)), float(scaled(_SIGN))
            glyph = QRectF(rect.x() + side, rect.center().y() - sign / 2, sign, sign)
            paint_glyph(p, "turn", glyph, c.key_text)
            kind, room = sized(LABEL), rect.adjusted(side + sign + 6, 0, -side + 4, 0)
            words = fit_or_cut(self.text, room.size(), sizes(kind, kind.px, LEAST_PX), 1)
            draw(p, words, room, color(c.key_text))
