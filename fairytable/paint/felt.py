"""The cloth of the table: light from the upper left, a compass of moons, gold inlay and vines.

A game that has a picture of its own ground gets that instead, inside the same inlay.
"""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPolygonF, QRadialGradient

from fairytable.paint.brushes import canvas, color, grain, line_pen, round_pen
from fairytable.paint.chart import paint_neatline, paint_rhumbs
from fairytable.paint.palette import PAPER
from fairytable.stage.skin import FELT, Cloth

_GOLD = PAPER["gold_bright"]
_INLAY = 14.0
_LEAVES = (
    (12, 112, -70),
    (22, 72, -30),
    (50, 34, -60),
    (84, 20, 10),
    (122, 12, -20),
    (17, 92, 40),
    (66, 24, 60),
)
"""Place and turn of each leaf of a vine, seen from the upper left corner."""


def paint_felt(width: float, height: float, dpr: float, cloth: Cloth = FELT.cloth) -> QImage:
    """The ground of a table of this size; paint it once for each size of the window."""
    with canvas(max(1, round(width * dpr)), max(1, round(height * dpr)), dpr) as (image, p):
        p.fillRect(image.rect(), _light(image.width(), image.height(), cloth))
        p.fillRect(image.rect(), QBrush(grain(160, 3, 11)))
        p.scale(dpr, dpr)
        if cloth.ornament == "compass":
            _paint_compass(p, QPointF(width / 2, height / 2), min(width, height) * 0.4)
        elif cloth.ornament == "rhumbs":
            paint_rhumbs(p, width, height, cloth.line)
        paint_frame(p, width, height, cloth)
        if cloth.ornament == "compass":
            _paint_vines(p, width, height)
    return image.convertToFormat(QImage.Format.Format_RGB32)


def paint_light(width: float, height: float, dpr: float, cloth: Cloth = FELT.cloth) -> QImage:
    """The light alone, in an instant."""
    with canvas(max(1, round(width * dpr)), max(1, round(height * dpr)), dpr) as (image, p):
        p.fillRect(image.rect(), _light(image.width(), image.height(), cloth))
    return image.convertToFormat(QImage.Format.Format_RGB32)


def _light(width: float, height: float, cloth: Cloth) -> QRadialGradient:
    light = QRadialGradient(QPointF(width * 0.44, height * 0.38), max(width, height) * 0.72)
    light.setColorAt(0, color(cloth.light).darker(110))  # gold still lies on it
    light.setColorAt(0.45, color(cloth.middle))
    light.setColorAt(1, color(cloth.edge))
    return light


def _paint_compass(p: QPainter, centre: QPointF, radius: float) -> None:
    """Felt rather than seen: rings, rays, and the moon in its eight phases."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    for share, alpha in ((1, 0.09), (0.975, 0.05), (0.8, 0.07), (0.3, 0.07)):
        p.setPen(line_pen(_GOLD, 1.4, alpha))
        p.drawEllipse(centre, radius * share, radius * share)
    p.setPen(Qt.PenStyle.NoPen)
    for i in range(24):
        angle = i / 24 * math.tau
        way = QPointF(math.cos(angle), math.sin(angle)) * radius
        across = QPointF(-way.y(), way.x()) * 0.022
        long = i % 3 == 0
        p.setBrush(color(_GOLD, 0.055 if long else 0.035))
        ray = (way * (0.78 if long else 0.55), way * 0.34 + across, way * 0.31, way * 0.34 - across)
        p.drawPolygon(QPolygonF([centre + corner for corner in ray]))
        if long:
            p.fillPath(_phase(centre + way * 0.885, radius * 0.05, i // 3), color(_GOLD, 0.09))


def _phase(at: QPointF, radius: float, eighth: int) -> QPainterPath:
    """The moon on its way from full (0) through waning crescents to dark (4) and back."""
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(at, radius, radius)
    if eighth == 0:
        return disc
    if eighth == 4:
        bite.addEllipse(at, radius * 0.86, radius * 0.86)
    else:
        side = 1 if eighth < 4 else -1
        past_full = min(eighth, 8 - eighth)
        shift = side * radius * (2.1 - past_full * 0.45)
        bite.addEllipse(at + QPointF(shift, 0), radius, radius)
    return disc.subtracted(bite)


def paint_frame(p: QPainter, width: float, height: float, cloth: Cloth = FELT.cloth) -> None:
    """What runs along the edge of the ground."""
    if cloth.frame == "inlay":
        _paint_inlay(p, width, height, cloth.line)
    elif cloth.frame == "neatline":
        paint_neatline(p, width, height, cloth.line)


def _paint_inlay(p: QPainter, width: float, height: float, line: str) -> None:
    """A double line."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    outer = QRectF(_INLAY, _INLAY, width - 2 * _INLAY, height - 2 * _INLAY)
    p.setPen(line_pen(line, 1.2, 0.22))
    p.drawRoundedRect(outer, 18, 18)
    p.setPen(line_pen(line, 1, 0.12))
    p.drawRoundedRect(outer.adjusted(6, 6, -6, -6), 14, 14)


def _paint_vines(p: QPainter, width: float, height: float) -> None:
    """A vine in each corner."""
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        p.save()
        p.translate(_INLAY if sx > 0 else width - _INLAY, _INLAY if sy > 0 else height - _INLAY)
        p.scale(sx, sy)
        _paint_vine(p)
        p.restore()


def _paint_vine(p: QPainter) -> None:
    stem = QPainterPath(QPointF(8, 150))
    stem.cubicTo(14, 90, 30, 30, 96, 14)
    stem.lineTo(150, 8)
    stem.moveTo(30, 46)
    stem.cubicTo(60, 50, 66, 80, 44, 78)
    stem.lineTo(50, 64)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(_GOLD, 1.6, 0.2))
    p.drawPath(stem)
    leaf = QPainterPath(QPointF(0, 0))
    leaf.quadTo(9, -7, 19, 0)
    leaf.quadTo(9, 7, 0, 0)
    for x, y, turn in _LEAVES:
        p.save()
        p.translate(x, y)
        p.rotate(turn)
        p.fillPath(leaf, color(_GOLD, 0.15))
        p.restore()
