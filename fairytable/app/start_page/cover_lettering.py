"""The title of a game as it is lettered on its cover: gold on the night above the picture."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import LEAST_PX, SEMIBOLD, Type
from fairytable.paint.palette import NIGHT, PAPER
from fairytable.paint.text import Setting, draw, fit_or_cut, sizes

CREAM = "#FFF3CF"
_NAME = Type(30, SEMIBOLD, caps=True)
_SERIES = Type(15, SEMIBOLD, caps=True)
_LARGEST, _LEAST = 54, 19
_MARGIN = 14.0
_HALO = ((-1.2, 0.0), (1.2, 0.0), (0.0, -1.2), (0.0, 1.2), (0.0, 2.4))
"""Where the dark round the letters is drawn, in pixels."""


class Lettering(NamedTuple):
    """A title that found its size: the name of the game, and above it that of its series."""

    series: Setting | None
    name: Setting

    @property
    def height(self) -> float:
        return self._series_height() + self.name.type.px * 1.42

    def _series_height(self) -> float:
        return self.series.type.px * 1.3 if self.series else 0.0

    def paint(self, p: QPainter, width: float, top: float) -> None:
        """Centred in this width, from this height down."""
        over = self._series_height()
        if self.series:
            line = QRectF(_MARGIN, top + self.name.type.px * 0.12, width - 2 * _MARGIN, over)
            _paint_words(p, self.series, line, PAPER["gold_bright"])
            _paint_wings(p, self.series, line)
        room = QRectF(_MARGIN, top + over, width - 2 * _MARGIN, self.name.type.px * 1.42)
        _paint_words(p, self.name, room, CREAM)


def letter(title: str, size: QSizeF) -> Lettering:
    """As large as a cover of this size has room for; what stands before a colon is the series."""
    series, _, name = title.rpartition(": ")
    width = size.width()
    largest = min(_LARGEST, width * 0.105, size.height() * (0.12 if series else 0.15))
    room = QSizeF(width - 2 * _MARGIN, largest * 1.42)
    lettered = fit_or_cut(_first_large(name), room, sizes(_NAME, largest, _LEAST), 1)
    if not series:
        return Lettering(None, lettered)
    high = max(LEAST_PX + 1.0, lettered.type.px * 0.52)
    small = sizes(_SERIES, high, LEAST_PX)
    return Lettering(fit_or_cut(series, QSizeF(room.width(), high * 1.4), small, 1), lettered)


def _first_large(name: str) -> str:
    return name[:1].upper() + name[1:]


def _paint_words(p: QPainter, words: Setting, room: QRectF, tone: str) -> None:
    for x, y in _HALO:
        draw(p, words, room.translated(x, y), color(NIGHT, 0.5))
    draw(p, words, room, color(tone))


def _paint_wings(p: QPainter, words: Setting, line: QRectF) -> None:
    """A gold line and a lozenge on both sides of the series, where there is room for them."""
    half = max(len(text) for text in words.lines) * words.type.px * 0.36
    free = line.width() / 2 - half - 14
    if free < 10:
        return
    middle, y = line.center().x(), line.center().y() + 0.5
    p.setBrush(color(PAPER["gold_bright"]))
    for side in (-1, 1):
        x = middle + side * (half + 10)
        p.setPen(line_pen(PAPER["gold_bright"], 1, 0.75))
        p.drawLine(QPointF(x + side * 4, y), QPointF(x + side * min(free, 34.0), y))
        p.setPen(Qt.PenStyle.NoPen)
        corners = ((-2.6, 0.0), (0.0, -2.6), (2.6, 0.0), (0.0, 2.6))
        p.drawConvexPolygon([QPointF(x + u, y + v) for u, v in corners])
