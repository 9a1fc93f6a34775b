"""Paints the silhouettes of `glyph_shapes`, crisp at any size."""

import math
import re
from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QTransform

from fairytable.paint.brushes import canvas, color
from fairytable.paint.glyph_shapes import SHAPES, STROKES

GRID = 24.0
NAMES = (*SHAPES, *STROKES)
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


def glyph_path(name: str, rect: QRectF) -> QPainterPath:
    """The outline of a glyph inside a square; a copy of its own, safe in any thread."""
    fit = QTransform.fromTranslate(rect.x(), rect.y())
    fit.scale(rect.width() / GRID, rect.height() / GRID)
    return fit.map(_outline(name))


def paint_glyph(p: QPainter, name: str, rect: QRectF, fill: QColor | str) -> None:
    p.fillPath(glyph_path(name, rect), color(fill) if isinstance(fill, str) else fill)


def glyph_image(name: str, px: float, dpr: float, fill: str) -> QImage:
    """A glyph alone, for lists, sheets and buttons."""
    side = round(px * dpr)
    with canvas(side, side, dpr) as (image, p):
        paint_glyph(p, name, QRectF(0, 0, side, side), fill)
    return image


@cache
def _outline(name: str) -> QPainterPath:
    if name in SHAPES:
        return _parsed(SHAPES[name])
    width, line = STROKES[name]
    pen = QPainterPathStroker()
    pen.setWidth(width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outline = pen.createStroke(_parsed(line))
    outline.setFillRule(Qt.FillRule.WindingFill)
    return outline


def _steps(data: str) -> Iterator[tuple[str, list[float]]]:
    for letter, numbers in re.findall(r"([A-Z])([^A-Z]*)", data):
        values = [float(v) for v in re.findall(r"-?\d*\.?\d+", numbers)]
        size = _COUNTS[letter]
        if not size:
            yield letter, []
        for i in range(0, len(values), size or 1):
            yield letter, values[i : i + size]


def _parsed(data: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for letter, v in _steps(data):
        here = path.currentPosition()
        match letter:
            case "M":
                path.moveTo(v[0], v[1])
            case "L":
                path.lineTo(v[0], v[1])
            case "H":
                path.lineTo(v[0], here.y())
            case "V":
                path.lineTo(here.x(), v[0])
            case "C":
                path.cubicTo(v[0], v[1], v[2], v[3], v[4], v[5])
            case "Q":
                path.quadTo(v[0], v[1], v[2], v[3])
            case "A":
                _arc(path, v[0], v[1], large=bool(v[3]), sweep=bool(v[4]), x=v[5], y=v[6])
            case _:
                path.closeSubpath()
    return path


def _arc(
    path: QPainterPath, rx: float, ry: float, *, large: bool, sweep: bool, x: float, y: float
) -> None:
    """An arc of an upright ellipse from where the path ends to x, y (SVG 1.1, appendix F.6.5)."""
    here = path.currentPosition()
    dx, dy = (here.x() - x) / 2 / rx, (here.y() - y) / 2 / ry
    size = math.hypot(dx, dy)
    if size > 1:
        rx, ry, dx, dy, size = rx * size, ry * size, dx / size, dy / size, 1
    bow = math.sqrt(1 / size**2 - 1) * (1 if large != sweep else -1)
    cx, cy = bow * dy, -bow * dx
    start = math.atan2(dy - cy, dx - cx)
    turn = math.atan2(-dy - cy, -dx - cx) - start
    if sweep and turn < 0:
        turn += math.tau
    if not sweep and turn > 0:
        turn -= math.tau
    middle_x, middle_y = (here.x() + x) / 2 + cx * rx, (here.y() + y) / 2 + cy * ry
    box = QRectF(middle_x - rx, middle_y - ry, 2 * rx, 2 * ry)
    path.arcTo(box, -math.degrees(start), -math.degrees(turn))
