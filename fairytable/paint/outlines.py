"""The outlines of what lies on the table, in the units of a card: cards, discs, tiles on a pile.

Marks are drawn along them, so that light lies close around whatever it means.
"""

from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from fairytable.paint.brushes import rounded
from fairytable.paint.card_size import HEIGHT, RADIUS, WIDTH
from fairytable.stage.picture import Form
from fairytable.stage.pins import PinPlace, Relief

MIDDLE = QPointF(WIDTH / 2, HEIGHT / 2)
TILE = 0.94 * WIDTH
"""Tiles leave a gap between each other."""
EDGE = 3.2
"""How thick a tile is."""
MOST_EDGES = 6
"""Of a pile no more edges are drawn than these."""
_ARC = 44.0
"""Degrees of each of the four arcs that mark a disc."""
_PLACES: dict[PinPlace, tuple[int, int]] = {
    "upper left": (-1, -1),
    "upper": (0, -1),
    "upper right": (1, -1),
    "left": (-1, 0),
    "middle": (0, 0),
    "right": (1, 0),
    "lower left": (-1, 1),
    "lower": (0, 1),
    "lower right": (1, 1),
}
_UPPER = (5, 0, 1)
"""The corners of a hexagon that its thickness lifts."""


class Shape(NamedTuple):
    """What form a thing has, and how it lies."""

    form: Form = "card"
    relief: Relief = Relief()

    @property
    def lift(self) -> float:
        """How far the top of a tile lies above the table."""
        return EDGE * min(MOST_EDGES, self.relief.layers) if self.form == "tile" else 0.0

    @property
    def top(self) -> QPointF:
        """The middle of its face."""
        return MIDDLE - QPointF(0, self.lift)


CARD = Shape()


def pin_point(shape: Shape, place: PinPlace) -> QPointF:
    """The middle of a badge at this place."""
    dx, dy = _PLACES[place]
    if shape.form == "card":
        return MIDDLE + QPointF(dx * 31, dy * 51)
    if shape.form == "disc":
        share = 0.72 if dx and dy else 1.0
        return MIDDLE + QPointF(dx, dy) * 46 * share
    wide, high = (34, 24) if dx and dy else (36, 38)
    under_its_number = 3 if dx < 0 and not dy else 0
    return shape.top + QPointF(dx * wide, (dy * high + under_its_number) * shape.relief.tilt)


def outline(shape: Shape, grow: float = 0.0) -> QPainterPath:
    """All that a thing covers, larger by as much on every side."""
    path = QPainterPath()
    if shape.form == "disc":
        path.addEllipse(MIDDLE, WIDTH / 2 + grow, WIDTH / 2 + grow)
        return path
    if shape.form == "tile":
        path.addPolygon(QPolygonF(_silhouette(shape, grow)))
        path.closeSubpath()
        return path
    side = 2 * grow
    return rounded(-grow, -grow, WIDTH + side, HEIGHT + side, RADIUS + grow)


def corners(shape: Shape, grow: float, reach: float) -> QPainterPath:
    """A bracket at each corner of a tile, four arcs round a disc; cards have their own."""
    path = QPainterPath()
    if shape.form == "disc":
        radius = WIDTH / 2 + grow
        square = QRectF(MIDDLE.x() - radius, MIDDLE.y() - radius, 2 * radius, 2 * radius)
        for middle in (45, 135, 225, 315):
            path.arcMoveTo(square, middle - _ARC / 2)
            path.arcTo(square, middle - _ARC / 2, _ARC)
        return path
    points = _silhouette(shape, grow)
    for k in range(len(points)):
        before, here, after = points[k - 1], points[k], points[(k + 1) % len(points)]
        path.moveTo(_towards(here, before, reach))
        path.lineTo(here)
        path.lineTo(_towards(here, after, reach))
    return path


def hexagon(x: float, y: float, width: float, tilt: float = 1.0) -> QPainterPath:
    """A pointy-top hexagon round a point, seen from above or, tilted, from the south."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(hexagon_points(QPointF(x, y), width, tilt)))
    path.closeSubpath()
    return path


def hexagon_points(middle: QPointF, width: float, tilt: float = 1.0) -> list[QPointF]:
    """Its corners, clockwise from the top."""
    radius = width / 3**0.5
    angles = [radians(60 * k - 90) for k in range(6)]
    return [middle + QPointF(radius * cos(a), tilt * radius * sin(a)) for a in angles]


def _silhouette(shape: Shape, grow: float) -> list[QPointF]:
    """A tile with the pile under it."""
    points = hexagon_points(MIDDLE, TILE + 2 * grow, shape.relief.tilt)
    for k in _UPPER:
        points[k] = points[k] - QPointF(0, shape.lift)
    return points


def _towards(one: QPointF, other: QPointF, reach: float) -> QPointF:
    share = min(0.5, reach / max(0.001, QLineF(one, other).length()))
    return one + (other - one) * share
