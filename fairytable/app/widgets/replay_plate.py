"""The golden plate that says: this has already happened."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import LABEL, Chrome, scaled, sized
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.wrapping import measure
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import LEAST_PX
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.text import draw, fit_or_cut, sizes

_HIGH, _SIGN, _SIDE = 30, 15, 14


def replay_plate_size(text: str) -> QSize:
    """What the plate needs for these words."""
    words = round(measure(LABEL).horizontalAdvance(text))
    return QSize(words + scaled(_SIGN) + 2 * scaled(_SIDE) + 10, scaled(_HIGH))


def paint_replay_plate(p: QPainter, rect: QRectF, text: str, chrome: Chrome) -> None:
    """A sign of turning back and the words, on gold."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(color(chrome.key_top))
    p.setPen(line_pen(chrome.key_foot, 1.6))
    p.drawPath(plate(rect, rect.height() / 2))
    side, sign = float(scaled(_SIDE)), float(scaled(_SIGN))
    glyph = QRectF(rect.x() + side, rect.center().y() - sign / 2, sign, sign)
    paint_glyph(p, "turn", glyph, chrome.key_text)
    kind, room = sized(LABEL), rect.adjusted(side + sign + 6, 0, -side + 4, 0)
    words = fit_or_cut(text, room.size(), sizes(kind, kind.px, LEAST_PX), 1)
    draw(p, words, room, color(chrome.key_text))


class ReplayPlate(QWidget):
    """The plate as a part of a bar."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        self.text = text
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return replay_plate_size(self.text)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_replay_plate(p, rect, self.text, self.theme.chrome)
