"""Paints an island under hexagonal cells: surf, cliff, shore and meadow, as if drawn by hand."""

from functools import lru_cache
from itertools import pairwise
from math import hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QRadialGradient

from fairytable.paint.area_shapes import hexagon
from fairytable.paint.brushes import color, line_pen
from fairytable.stage.strokes import Land, Point

_UNIT = 100.0
"""The width of a cell in which coasts are worked out, once for all sizes."""
_CELL = 1.04
"""How much of the ground a cell covers, in its widths."""
_DRIFT = 0.017
"""How far a hand strays from the line, in widths of a cell."""
_SHORE = 0.12
_SHALLOWS = ((0.56, 0.035), (0.44, 0.05), (0.33, 0.08), (0.22, 0.13))
_SURF = ((0.165, 0.55), (0.245, 0.30), (0.34, 0.17), (0.45, 0.09))
_MEADOW = ((0.075, 0.35), (0.06, 0.5), (0.045, 1.0))
"""How far beyond the cells, in their widths, and how strong."""
_CLIFF = 0.1
"""How high the island rises out of the water."""
_SAND = ((0.0, "#C2AC78"), (0.6, "#A08E66"), (1.0, "#6F6C62"))
_GRASS = ((0.0, "#4E6A4A"), (0.6, "#38553F"), (1.0, "#2A4440"))


def paint_land(p: QPainter, land: Land) -> None:
    if not land.points:
        return
    scale = land.width / _UNIT
    x, y = land.points[0]
    cells = tuple((round((a - x) / scale, 1), round((b - y) / scale, 1)) for a, b in land.points)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(x, y)
    p.scale(scale, scale)
    _paint_water(p, cells, land.tilt, scale)
    shore = _coast(cells, land.tilt, _SHORE)
    for depth in range(round(_CLIFF * _UNIT), 0, -2):
        dark = depth > 0.6 * _CLIFF * _UNIT
        p.fillPath(shore.translated(0, depth), QColor("#1C1A26" if dark else "#3A3340"))
    box = shore.boundingRect()
    p.fillPath(shore, _light(box, _SAND))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen("#FFF0C4", 1.3 / scale, 0.7))
    p.drawPath(shore)
    for beyond, strength in _MEADOW:
        ground = _coast(cells, land.tilt, beyond)
        p.fillPath(ground, _light(box, _GRASS) if strength == 1 else color("#5E6B48", strength))
    p.restore()


def _paint_water(p: QPainter, cells: tuple[Point, ...], tilt: float, scale: float) -> None:
    """Shallows, and lines of surf that follow the coast."""
    drop = 0.06 * _UNIT
    for beyond, strength in _SHALLOWS:
        p.fillPath(_coast(cells, tilt, beyond).translated(0, drop), color("#5FB0E6", strength))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for beyond, strength in _SURF:
        p.setPen(line_pen("#BFE0FF", 1.2 / scale, strength))
        p.drawPath(_coast(cells, tilt, beyond).translated(0, drop))


def _light(box: QRectF, tones: tuple[tuple[float, str], ...]) -> QRadialGradient:
    """Brightest in the middle of the island."""
    light = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.62)
    for at, tone in tones:
        light.setColorAt(at, QColor(tone))
    return light


@lru_cache(maxsize=256)
def _coast(cells: tuple[Point, ...], tilt: float, beyond: float) -> QPainterPath:
    """The outline of an island that reaches so far beyond its cells."""
    land = _union(cells, tilt)
    pen = QPainterPathStroker()
    pen.setWidth(2 * beyond * _UNIT)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return _by_hand(land.united(pen.createStroke(land)).simplified())


@lru_cache(maxsize=32)
def _union(cells: tuple[Point, ...], tilt: float) -> QPainterPath:
    land = QPainterPath()
    wide = _CELL * _UNIT
    high = wide * 1.1547 * tilt
    for x, y in cells:
        cell = QPainterPath()
        cell.addPolygon(hexagon(QRectF(x - wide / 2, y - high / 2, wide, high)))
        cell.closeSubpath()
        land = land.united(cell)
    return land


def _by_hand(path: QPainterPath) -> QPainterPath:
    """The same outline with every point a little astray, neighbours alike."""
    drawn, f = QPainterPath(), 2 * pi / _UNIT
    for ring in path.toSubpathPolygons():
        corners = [ring.at(k) for k in range(ring.count())]
        points = []
        for one, two in pairwise(corners):
            parts = max(1, int(hypot(two.x() - one.x(), two.y() - one.y()) / 6))
            points += [one + (two - one) * (k / parts) for k in range(parts)]
        for k, at in enumerate(points):
            x, y = at.x() * f, at.y() * f
            drift = QPointF(
                sin(2.7 * y + 1.3 * x) + 0.7 * sin(5.3 * x - 3.1 * y),
                sin(2.3 * x - 1.7 * y + 1) + 0.7 * sin(4.9 * y + 2.2 * x),
            )
            here = at + drift * (_DRIFT * _UNIT)
            if k:
                drawn.lineTo(here)
            else:
                drawn.moveTo(here)
        drawn.closeSubpath()
    return drawn
