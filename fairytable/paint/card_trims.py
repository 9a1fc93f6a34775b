"""What adorns the frame of a card, in its units: each game's cards are told from all others."""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from fairytable.paint.brushes import color, line_pen, metal_pen, round_pen
from fairytable.paint.card_size import HEIGHT, WIDTH
from fairytable.paint.ornaments import paint_cushion
from fairytable.paint.palette import Stock, Trim

_TICKS = 8
"""Fields of a chart's border along the short side."""


def paint_trim(p: QPainter, stock: Stock) -> None:
    """On a blank card, which is in its units already."""
    if stock.trim:
        p.save()
        _PAINTERS[stock.trim](p, stock)
        p.restore()


class _Corner(NamedTuple):
    """A corner of a card, and the ways from it into the card."""

    at: QPointF
    across: float
    down: float

    def point(self, u: float, v: float) -> QPointF:
        """This far along the edges."""
        return self.at + QPointF(self.across * u, self.down * v)


def _corners() -> Iterator[_Corner]:
    for x, across in ((0.0, 1.0), (WIDTH, -1.0)):
        for y, down in ((0.0, 1.0), (HEIGHT, -1.0)):
            yield _Corner(QPointF(x, y), across, down)


_TENDRIL = ((7.0, 1.2), (15.0, 1.2), (15.4, 3.3), (15.6, 5.2), (12.4, 5.4), (12.6, 3.6))


def _filigree(p: QPainter, stock: Stock) -> None:
    """A tendril along both edges of each corner, and a pearl where they meet."""
    for corner in _corners():
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(metal_pen(1.0, stock))
        for way in (_TENDRIL, tuple((v, u) for u, v in _TENDRIL)):
            curl = QPainterPath(corner.point(3.2, 3.2))
            places = [corner.point(u, v) for u, v in way]
            curl.cubicTo(*places[:3])
            curl.cubicTo(*places[3:])
            p.drawPath(curl)
        p.setPen(line_pen(stock.line[3], 0.4))
        p.setBrush(color("#FFFFFF"))
        p.drawEllipse(corner.point(3.4, 3.4), 1.5, 1.5)


def _moss(p: QPainter, stock: Stock) -> None:
    """Cushions on the upper edge and at the lower corners."""
    rng = random.Random(stock.edge)
    for x, wide in ((30, 9), (52, 15), (74, 8), (90, 7)):
        paint_cushion(p, QPointF(x, 1.6), wide, 1.9, round(1.6 * wide), rng)
    for corner in _corners():
        if corner.down < 0:
            paint_cushion(p, corner.point(5, 2.4), 8, 3.2, 18, rng)


def _embers(p: QPainter, stock: Stock) -> None:
    """Where the fire has bitten into the edge; it glows a little behind each bite."""
    rng = random.Random(stock.edge)
    p.setPen(Qt.PenStyle.NoPen)
    for k in range(22):
        share = (k + rng.random()) / 22
        at, size = _along(share), rng.uniform(0.8, 2.4)
        p.setBrush(color("#C8641E", 0.5))
        p.drawEllipse(at, size * 1.35, size * 1.35)
        p.setBrush(color("#241006", 0.92))
        p.drawEllipse(at, size, size)


def _along(share: float) -> QPointF:
    """A point on the edge of a card, clockwise from its upper left corner."""
    far = share * 2 * (WIDTH + HEIGHT)
    if far < WIDTH:
        return QPointF(far, 0)
    if far < WIDTH + HEIGHT:
        return QPointF(WIDTH, far - WIDTH)
    if far < 2 * WIDTH + HEIGHT:
        return QPointF(2 * WIDTH + HEIGHT - far, HEIGHT)
    return QPointF(0, 2 * (WIDTH + HEIGHT) - far)


def _neatline(p: QPainter, stock: Stock) -> None:
    """Fields by turns dark and light along all four edges, as on a chart."""
    pen = line_pen(stock.edge, 1.7)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    p.setPen(pen)
    step = (WIDTH - 8) / _TICKS / 2
    for k in range(_TICKS):
        x = 4 + 2 * k * step
        p.drawLine(QPointF(x, 2.5), QPointF(x + step, 2.5))
        p.drawLine(QPointF(x + step, HEIGHT - 2.5), QPointF(x + 2 * step, HEIGHT - 2.5))
    rows = round((HEIGHT - 8) / step / 2)
    step = (HEIGHT - 8) / rows / 2
    for k in range(rows):
        y = 4 + 2 * k * step
        p.drawLine(QPointF(2.5, y), QPointF(2.5, y + step))
        p.drawLine(QPointF(WIDTH - 2.5, y + step), QPointF(WIDTH - 2.5, y + 2 * step))


def _photo_corners(p: QPainter, stock: Stock) -> None:
    """Dark paper over the corners, with a light edge: the card is stuck into an album."""
    for corner in _corners():
        ends = corner.point(12.5, 0), corner.point(0, 12.5)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(color("#33211A"))
        p.drawPolygon(QPolygonF([corner.at, *ends]))
        p.setPen(round_pen("#C8994A", 0.7, 0.9))
        p.drawLine(*ends)


_PAINTERS: dict[Trim, Callable[[QPainter, Stock], None]] = {
    "filigree": _filigree,
    "moss": _moss,
    "embers": _embers,
    "neatline": _neatline,
    "corners": _photo_corners,
}
