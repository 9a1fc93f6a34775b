"""The records of a game side by side: a medal, the number, what it is for, whose it is."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import BODY, LABEL, scaled, sized
from fairytable.app.theme import Theme
from fairytable.app.widgets.flow import flowed
from fairytable.app.widgets.grounds import plate
from fairytable.paint.brushes import color, down, line_pen
from fairytable.paint.fonts import BOLD, LEAST_PX, Type, metrics
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.text import draw, fit_or_cut, sizes

_GAP = 10.0
_PAD = 10.0
_MOST = 290.0
_LEAST = 186.0
_NUMBER = Type(24, BOLD)
_LEFT = Qt.AlignmentFlag.AlignLeft


class Trophy(NamedTuple):
    """One record."""

    glyph: str
    value: str
    label: str
    note: str
    """Whose it is, and since when."""


class RecordShelf(QWidget):
    """Goes on in the next line where room is short."""

    def __init__(self, trophies: Sequence[Trophy], theme: Theme) -> None:
        super().__init__()
        self.trophies = tuple(trophies)
        self.theme = theme
        theme.changed.connect(self.update)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        said = (f"{one.label}: {one.value}, {one.note}" for one in self.trophies)
        self.setAccessibleName(". ".join(said))

    def sizeHint(self) -> QSize:
        return QSize(800, self.height_for(800))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_LEAST), scaled(58) + 2)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_for(width)

    def height_for(self, width: float) -> int:
        """How high it is in this width."""
        return round(max((rect.bottom() for rect in self.places(width)), default=0)) + 2

    def places(self, width: float) -> list[QRectF]:
        """As many in a line as find room; all are equally wide."""
        count = max(1, len(self.trophies))
        least = max(_LEAST, *(self._needed(one) for one in self.trophies), 0)
        in_line = max(1, min(count, int((width + _GAP) / (least + _GAP))))
        in_line = -(-count // -(-count // in_line))  # two lines of three, not of four and two
        wide = min(_MOST, (width - (in_line - 1) * _GAP) / in_line)
        size = QSizeF(wide, scaled(58))
        return flowed([size] * len(self.trophies), width + 1, _GAP, _GAP)

    def _needed(self, one: Trophy) -> float:
        """So wide that nothing is cut, unless a name is very long."""
        words = max(
            metrics(sized(LABEL)).horizontalAdvance(one.label),
            metrics(sized(BODY)).horizontalAdvance(one.note),
        )
        number = metrics(sized(_NUMBER)).horizontalAdvance(one.value)
        return float(min(_MOST, scaled(34) + number + words + 4 * _PAD))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for one, rect in zip(self.trophies, self.places(self.width()), strict=True):
                self._paint(p, one, rect.adjusted(0.5, 0.5, -0.5, -0.5))

    def _paint(self, p: QPainter, one: Trophy, rect: QRectF) -> None:
        c = self.theme.chrome
        p.setPen(line_pen(c.line, 1))
        p.setBrush(color(c.well))
        p.drawPath(plate(rect, 9))
        side = float(scaled(34))
        disc = QRectF(rect.x() + _PAD, rect.center().y() - side / 2, side, side)
        p.setBrush(down(disc, (0, c.key_top), (1, c.key_foot)))
        p.setPen(line_pen(c.gold, 1.4))
        p.drawEllipse(disc)
        inner = side * 0.24
        paint_glyph(p, one.glyph, disc.adjusted(inner, inner, -inner, -inner), c.key_text)
        kind = sized(_NUMBER)
        wide = metrics(kind).horizontalAdvance(one.value) + 4
        number = QRectF(disc.right() + _PAD, rect.y(), wide, rect.height())
        draw(p, fit_or_cut(one.value, number.size(), [kind], 1), number, color(c.text), _LEFT)
        left = QPointF(number.right() + _PAD, rect.y() + rect.height() * 0.1)
        words = QRectF(left, QSizeF(rect.right() - _PAD - left.x(), rect.height() * 0.42))
        for text, own, ink in ((one.label, LABEL, c.text), (one.note, BODY, c.soft)):
            type_ = sized(own)
            fitted = fit_or_cut(text, words.size(), sizes(type_, type_.px, LEAST_PX), 1)
            draw(p, fitted, words, color(ink), _LEFT)
            words.translate(0, rect.height() * 0.4)
