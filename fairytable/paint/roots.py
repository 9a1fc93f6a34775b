"""Paints roots: gnarled, lit by the moon from above, mossy here and there, thinner to their end."""

import random
from math import hypot, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from fairytable.paint.brushes import color, round_pen
from fairytable.paint.ornaments import paint_cushion

_BARK = (
    (-1.0, 1.0, "#1C1316"),
    (-0.95, 0.7, "#33241F"),
    (-0.9, 0.35, "#4A352A"),
    (-0.85, 0.0, "#5E4635"),
    (-0.8, -0.35, "#745A46"),
)
"""Ribbons from edge to edge, in halves of its width: dark below, light above."""
_FURROWS = 6
_STEP = 7.0
"""Pixels between two points along it."""
_THIN = 0.5
"""How wide it is at its end, compared with its beginning."""
_MOSSY = 0.14


class _Rib(NamedTuple):
    """A point along it: the middle, the way to the side, and half the width there."""

    at: QPointF
    across: QPointF
    half: float

    def edge(self, share: float) -> QPointF:
        return self.at + self.across * (self.half * share)


def paint_root(p: QPainter, path: QPainterPath, width: float) -> None:
    """Along a path, this wide where it begins."""
    rng = random.Random(round(path.length()))
    ribs = _ribs(path, width)
    p.setPen(Qt.PenStyle.NoPen)
    p.fillPath(_ribbon(ribs, -1.1, 1.1).translated(1.5, 4), color("#020206", 0.5))
    for upper, lower, tint in _BARK:
        p.fillPath(_ribbon(ribs, upper, lower), color(tint))
    for k in range(_FURROWS):
        tint, strength = ("#0D080A", 0.5) if k % 2 else ("#A88C6E", 0.26)
        p.strokePath(_furrow(ribs, k, rng), round_pen(tint, 0.9, strength))
    p.strokePath(_furrow_at(ribs, -0.93), round_pen("#C6D2FF", 1.0, 0.45))
    for rib in ribs:
        if rng.random() < _MOSSY:
            wide, count = rng.uniform(10, 22), rng.randint(8, 16)
            paint_cushion(p, rib.edge(-0.7), wide, 0.7 * rib.half + 1.6, count, rng)


def _ribs(path: QPainterPath, width: float) -> list[_Rib]:
    count = max(4, round(path.length() / _STEP))
    points = [path.pointAtPercent(k / count) for k in range(count + 1)]
    ribs = []
    for k, at in enumerate(points):
        way = points[min(count, k + 1)] - points[max(0, k - 1)]
        far = max(0.01, hypot(way.x(), way.y()))
        gnarled = 1 + 0.16 * sin(k * 0.8) + 0.07 * sin(k * 2.3)
        half = width / 2 * (1 - (1 - _THIN) * k / count) * gnarled
        ribs.append(_Rib(at, QPointF(-way.y(), way.x()) / far, half))
    return ribs


def _ribbon(ribs: list[_Rib], upper: float, lower: float) -> QPainterPath:
    path = QPainterPath(ribs[0].edge(upper))
    for rib in ribs[1:]:
        path.lineTo(rib.edge(upper))
    for rib in reversed(ribs):
        path.lineTo(rib.edge(lower))
    path.closeSubpath()
    return path


def _furrow(ribs: list[_Rib], number: int, rng: random.Random) -> QPainterPath:
    """Along the bark, broken off now and then."""
    path = QPainterPath()
    broken = True
    for k, rib in enumerate(ribs):
        at = rib.edge(-0.8 + 0.3 * number + 0.13 * sin(k * 0.6 + 2 * number))
        if broken:
            path.moveTo(at)
        else:
            path.lineTo(at)
        broken = rng.random() < 0.1
    return path


def _furrow_at(ribs: list[_Rib], share: float) -> QPainterPath:
    path = QPainterPath(ribs[0].edge(share))
    for rib in ribs[1:]:
        path.lineTo(rib.edge(share))
    return path
