"""Paints an island under hexagonal cells: surf, cliff, shore and meadow, as if drawn by hand."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from fairytable.paint.brushes import color, line_pen
from fairytable.stage.strokes import Land, Point

_UNIT = 100.0
"""The width of a cell in which coasts are worked out, once for all sizes."""
_DRIFT = 0.017
"""How far a hand strays from the line, in widths of a cell."""
_STROKE = 18.0
"""How long its strokes are."""
_SHORE, _MEADOW = 0.13, 0.055
"""How far beyond the cells, in their widths."""
_WATERS = ((0.44, 0.06, 0.12), (0.31, 0.1, 0.26), (0.19, 0.14, 0.55))
"""And how strong shallows and surf are there."""
_MEETING = 0.3
"""How far out the waters of two coasts meet in a narrow channel."""
_CLIFF = 0.1
"""How high the island rises out of the water."""
_SAND = ((0.0, "#C2AC78"), (0.6, "#A08E66"), (1.0, "#6F6C62"))
_GRASS = ((0.0, "#4E6A4A"), (0.6, "#38553F"), (1.0, "#2A4440"))


def paint_land(p: QPainter, land: Land) -> None:
    if not land.points:
        return
    scale = land.width / _UNIT
    x, y = land.points[0]
    # at every zoom the same numbers, so that a coast is worked out once
    cells = tuple((round((a - x) / scale, 1), round((b - y) / scale, 1)) for a, b in land.points)
    high = round(land.high, 3)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(x, y)
    p.scale(scale, scale)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for beyond, shallow, surf in _WATERS:
        water = _grown(cells, high, beyond).translated(0, 0.06 * _UNIT)
        p.fillPath(water, color("#5FB0E6", shallow))
        p.strokePath(water, line_pen("#BFE0FF", 1.2 / scale, surf))
    shore = _grown(cells, high, _SHORE)
    for depth, tint in ((1.0, "#1C1A26"), (0.66, "#26222F"), (0.33, "#3A3340")):
        p.fillPath(shore.translated(0, depth * _CLIFF * _UNIT), QColor(tint))
    box = shore.boundingRect()
    p.fillPath(shore, _light(box, _SAND))
    p.strokePath(shore, line_pen("#FFF0C4", 1.3 / scale, 0.7))
    meadow = _grown(cells, high, _MEADOW)
    p.fillPath(meadow, _light(box, _GRASS))
    p.strokePath(meadow, line_pen("#5E6B48", 4, 0.6))
    p.restore()


def _light(box: QRectF, tones: tuple[tuple[float, str], ...]) -> QBrush:
    """Brightest in the middle of the island."""
    light = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.62)
    for at, tone in tones:
        light.setColorAt(at, QColor(tone))
    return QBrush(light)


@lru_cache(maxsize=256)
def _grown(cells: tuple[Point, ...], high: float, beyond: float) -> QPainterPath:
    """An island that reaches this far beyond its cells, as if drawn by hand."""
    drawn = QPainterPath()
    drawn.setFillRule(Qt.FillRule.WindingFill)
    for ring in _coast(cells, high):
        _draw(drawn, _thinned(_pushed_out(ring, beyond * _UNIT)))
    return drawn.simplified() if beyond > _MEETING else drawn


def _pushed_out(ring: Sequence[Point], far: float) -> list[Point]:
    """A coast this much farther out at sea, with round capes and sharp bays."""
    found: list[Point] = []
    edges = [_unit(one, two) for one, two in pairwise((*ring, ring[0]))]
    for (x, y), (ax, ay), (bx, by) in zip(ring, (edges[-1], *edges), edges, strict=False):
        turn = atan2(ax * by - ay * bx, ax * bx + ay * by)
        if turn < 0:
            stretch = far / (1 + cos(turn))
            found.append((x + (ay + by) * stretch, y - (ax + bx) * stretch))
            continue
        parts = max(1, round(far * turn / _STROKE))
        for angle in (turn * k / parts for k in range(parts + 1)):
            c, s = far * cos(angle), far * sin(angle)
            found.append((x + ay * c + ax * s, y + ay * s - ax * c))
    return found


def _unit(one: Point, two: Point) -> Point:
    """The direction from one point to another."""
    x, y = two[0] - one[0], two[1] - one[1]
    far = hypot(x, y)
    return x / far, y / far


def _draw(path: QPainterPath, corners: Sequence[Point]) -> None:
    """A closed line with every point a little astray."""
    path.moveTo(_astray(*corners[0]))
    for (x, y), (x2, y2) in pairwise((*corners, corners[0])):
        parts = max(1, round(hypot(x2 - x, y2 - y) / _STROKE))
        for k in range(1, parts + 1):
            path.lineTo(_astray(x + (x2 - x) * k / parts, y + (y2 - y) * k / parts))
    path.closeSubpath()


def _thinned(corners: Sequence[Point]) -> list[Point]:
    """Without points that lie closer to the one before than half a stroke."""
    kept = [corners[0]]
    for x, y in corners[1:]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) > _STROKE / 2:
            kept.append((x, y))
    return kept


@lru_cache(maxsize=64)
def _coast(cells: tuple[Point, ...], high: float) -> tuple[tuple[Point, ...], ...]:
    """The edges of all cells that no other cell shares, in rings: clockwise around land."""
    rings: list[tuple[Point, ...]] = []
    following = _edges(cells, high)
    while following:
        ring: list[Point] = []
        start = next(iter(following))
        while start in following:
            at, end = following.pop(start)
            ring.append(at)
            start = _corner(end)
        rings.append(tuple(ring))
    return tuple(rings)


def _edges(cells: tuple[Point, ...], high: float) -> dict[tuple[int, int], tuple[Point, Point]]:
    """The outer edges of cells, each by the corner where it begins, clockwise."""
    w, h = _UNIT / 2, high * _UNIT
    shape = ((0, -h / 2), (w, -h / 4), (w, h / 4), (0, h / 2), (-w, h / 4), (-w, -h / 4))
    found: dict[tuple[tuple[int, int], tuple[int, int]], tuple[Point, Point]] = {}
    for x, y in cells:
        corners = [(x + dx, y + dy) for dx, dy in (*shape, shape[0])]
        for one, two in pairwise(corners):
            found[_corner(one), _corner(two)] = one, two
    return {start: edge for (start, end), edge in found.items() if (end, start) not in found}


def _corner(at: Point) -> tuple[int, int]:
    """Where cells meet, although their numbers differ by a hair."""
    return round(at[0] / 8), round(at[1] / 8)


def _astray(x: float, y: float) -> QPointF:
    """Where a hand draws a point: neighbours stray alike."""
    u, v = x * 2 * pi / _UNIT, y * 2 * pi / _UNIT
    drift = _DRIFT * _UNIT
    return QPointF(
        x + drift * (sin(2.7 * v + 1.3 * u) + 0.7 * sin(5.3 * u - 3.1 * v)),
        y + drift * (sin(2.3 * u - 1.7 * v + 1) + 0.7 * sin(4.9 * v + 2.2 * u)),
    )
