"""The grain of oak, leather, paper, velvet, enamel and stone: tiles that join, made once."""

import math
import random
from collections.abc import Callable
from functools import cache
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QImage,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

from fairytable.paint.brushes import canvas, color, line_pen, round_pen

Grain: TypeAlias = Literal["oak", "leather", "paper", "velvet", "enamel", "stone", "burlap"]

_SIDES: dict[Grain, float] = {
    "oak": 240.0,
    "leather": 132.0,
    "paper": 240.0,
    "velvet": 96.0,
    "enamel": 160.0,
    "stone": 180.0,
    "burlap": 72.0,
}
"""Points from one edge of a tile to the other: fine grain needs less to look unlike itself."""
_MARGIN = 66.0
"""What a fibre or a cloud may reach beyond the edge."""
_KNOT = QPointF(150, 92)
"""Where the grain of oak flows round a knot."""


def texture(grain: Grain, dpr: float) -> QBrush:
    """A brush for a painter in points, sharp on a screen of this ratio."""
    brush = QBrush(_tile(grain, dpr))
    brush.setTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
    return brush


def prepare(dpr: float) -> None:
    """Have all tiles at hand, so that the first plates need not wait for them."""
    for grain in _PAINTERS:
        _tile(grain, dpr)


@cache
def _tile(grain: Grain, dpr: float) -> QImage:
    """Painted with a margin; what leaves at one edge enters at the other."""
    side = _SIDES[grain]
    with canvas(*[round((side + 2 * _MARGIN) * dpr)] * 2) as (wide, p):
        p.scale(dpr, dpr)
        p.translate(_MARGIN, _MARGIN)
        _PAINTERS[grain](p, random.Random(grain))
    across, margin = round(side * dpr), round(_MARGIN * dpr)
    with canvas(across, across) as (image, p):
        for x in (-across, 0, across):
            for y in (-across, 0, across):
                p.drawImage(x - margin, y - margin, wide)
    return image


def _somewhere(rng: random.Random, grain: Grain) -> QPointF:
    return QPointF(rng.uniform(0, _SIDES[grain]), rng.uniform(0, _SIDES[grain]))


def _oak(p: QPainter, rng: random.Random) -> None:
    """Years in waves along the board, closer here and there, round one knot; then the pores."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    y = 0.0
    while y < _SIDES["oak"]:
        line = _year(y, rng.uniform(0.6, 2.2), rng.uniform(0, math.tau))
        dark = rng.random() < 0.66
        tint, strength = ("#0E0704", rng.uniform(0.1, 0.34)) if dark else ("#C08A50", 0.1)
        p.strokePath(line, line_pen(tint, rng.uniform(0.5, 1.5), strength))
        y += rng.choice((1.8, 2.4, 3.2, 4.4, 6.0))
    for radius in (2.0, 3.8, 6.0):
        p.setPen(line_pen("#0E0704", 1.1, 0.3))
        p.drawEllipse(_KNOT, radius * 1.9, radius)
    for _ in range(150):
        at, far = _somewhere(rng, "oak"), rng.uniform(3, 12)
        p.setPen(line_pen("#0A0503", rng.uniform(0.5, 0.9), rng.uniform(0.1, 0.3)))
        p.drawLine(at, at + QPointF(far, rng.uniform(-0.4, 0.4)))


def _year(y: float, wave: float, phase: float) -> QPainterPath:
    """A line from edge to edge that leaves as it entered, and bends away from the knot."""

    wide = _SIDES["oak"]

    def at(x: float) -> QPointF:
        turn = math.tau * x / wide
        drift = wave * (math.sin(turn + phase) + 0.5 * math.sin(2 * turn - 1.7 * phase))
        dx, dy = (x - _KNOT.x()) / 34, (y - _KNOT.y()) / 16
        push = 8 * math.exp(-dx * dx - dy * dy) * (1 if dy > 0 else -1)
        return QPointF(x, y + drift + push)

    line = QPainterPath(at(0))
    for k in range(1, 25):
        line.lineTo(at(wide * k / 24))
    return line


def _leather(p: QPainter, rng: random.Random) -> None:
    """Pebbles that catch the light at their upper left, with creases between them."""
    for _ in range(500):
        at, size = _somewhere(rng, "leather"), rng.uniform(0.9, 2.0)
        p.setPen(round_pen("#000000", 0.8, rng.uniform(0.08, 0.2)))
        p.drawArc(int(at.x()), int(at.y()), round(2 * size), round(2 * size), 3200, 2400)
        p.setPen(round_pen("#FFD9B0", 0.7, rng.uniform(0.03, 0.1)))
        p.drawPoint(at + QPointF(0.3, 0.2))
    for _ in range(5):
        at = _somewhere(rng, "leather")
        crease = QPainterPath(at)
        for _ in range(3):
            at += QPointF(rng.uniform(-16, 22), rng.uniform(-9, 9))
            crease.quadTo(at + QPointF(rng.uniform(-8, 8), rng.uniform(-6, 6)), at)
        p.strokePath(crease, round_pen("#000000", 0.9, 0.12))
        p.strokePath(crease.translated(0.8, 0.9), round_pen("#FFD9B0", 0.7, 0.05))


def _paper(p: QPainter, rng: random.Random) -> None:
    """Clouds where it was damp once, fibres, and specks of age."""
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(16):
        at, reach = _somewhere(rng, "paper"), rng.uniform(18, 64)
        cloud = QRadialGradient(at, reach)
        tint = rng.choice(("#A9783A", "#A9783A", "#FFF8E4"))
        cloud.setColorAt(0, color(tint, 0.07))
        cloud.setColorAt(0.7, color(tint, 0.04))
        cloud.setColorAt(1, color(tint, 0))
        p.setBrush(cloud)
        p.drawEllipse(at, reach, reach)
    for _ in range(170):
        at = _somewhere(rng, "paper")
        tint = "#8A6430" if rng.random() < 0.6 else "#FFFAE8"
        p.setPen(line_pen(tint, rng.uniform(0.4, 0.9), rng.uniform(0.06, 0.16)))
        bend = QPainterPath(at)
        bend.quadTo(
            at + QPointF(rng.uniform(2, 6), rng.uniform(-2, 2)),
            at + QPointF(rng.uniform(4, 13), rng.uniform(-1.6, 1.6)),
        )
        p.drawPath(bend)
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(46):
        p.setBrush(color("#6B4316", rng.uniform(0.06, 0.2)))
        size = rng.uniform(0.4, 1.0)
        p.drawEllipse(_somewhere(rng, "paper"), size, size)


def _velvet(p: QPainter, rng: random.Random) -> None:
    """A short nap that lies this way and that."""
    for _ in range(420):
        at, light = _somewhere(rng, "velvet"), rng.random() < 0.45
        p.setPen(line_pen("#FFFFFF" if light else "#000000", 0.8, rng.uniform(0.02, 0.09)))
        p.drawLine(at, at + QPointF(rng.uniform(-1, 1), rng.uniform(1, 2.6)))


def _enamel(p: QPainter, rng: random.Random) -> None:
    """Grains under the glaze, like far stars."""
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(105):
        tint = rng.choice(("#9FB4FF", "#FFFFFF", "#6C86E8"))
        p.setBrush(color(tint, rng.uniform(0.05, 0.2)))
        size = rng.uniform(0.4, 0.9)
        p.drawEllipse(_somewhere(rng, "enamel"), size, size)


def _stone(p: QPainter, rng: random.Random) -> None:
    """Stains, some of them green; then specks and small pits that catch the light."""
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(36):
        at, reach = _somewhere(rng, "stone"), rng.uniform(8, 34)
        stain = QRadialGradient(at, reach)
        tint = rng.choice(("#14131C", "#14131C", "#3F4A2C", "#5A5862"))
        stain.setColorAt(0, color(tint, 0.15))
        stain.setColorAt(1, color(tint, 0))
        p.setBrush(stain)
        p.drawEllipse(at, reach, reach)
    for _ in range(900):
        light = rng.random() < 0.4
        p.setBrush(color("#D6D3DC" if light else "#000000", rng.uniform(0.02, 0.1)))
        size = rng.uniform(0.4, 1.0)
        p.drawEllipse(_somewhere(rng, "stone"), size, size * 0.8)
    for _ in range(26):
        at, size = _somewhere(rng, "stone"), rng.uniform(0.9, 2.0)
        p.setBrush(color("#000000", 0.22))
        p.drawEllipse(at, size, size * 0.8)
        p.setPen(round_pen("#E0E4F4", 0.6, 0.14))
        p.drawArc(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), 200 * 16, 140 * 16)
        p.setPen(Qt.PenStyle.NoPen)


def _burlap(p: QPainter, rng: random.Random) -> None:
    """Warp and weft, some threads thicker than others."""
    side = _SIDES["burlap"]
    for k in range(round(side / 2.4)):
        at, strength = k * 2.4, rng.uniform(0.08, 0.2)
        p.setPen(line_pen("#5A3818", rng.uniform(0.5, 1.0), strength))
        p.drawLine(QPointF(0, at), QPointF(side, at))
        p.setPen(line_pen("#FFF3D0", rng.uniform(0.5, 1.0), strength))
        p.drawLine(QPointF(at, 0), QPointF(at, side))


_PAINTERS: dict[Grain, Callable[[QPainter, random.Random], None]] = {
    "oak": _oak,
    "leather": _leather,
    "paper": _paper,
    "velvet": _velvet,
    "enamel": _enamel,
    "stone": _stone,
    "burlap": _burlap,
}
