"""Paints light and shade that come and go over the table: soft shapes, glows, rays, sparks."""

from collections.abc import Callable
from math import asin, cos, exp, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QRadialGradient

from fairytable.paint.album import MB, painted_once
from fairytable.paint.area_shapes import outline
from fairytable.paint.brushes import canvas, color
from fairytable.stage.motifs import LightTone
from fairytable.stage.picture import AreaShape

FEATHER = 26.0
"""How far the edge of a soft shape reaches, inwards and outwards."""
SHADE = "#050618"
"""The dark of a place: night, not black."""
_KEPT = 32 * MB
_LAYERS = 22
_TONES: dict[LightTone, tuple[str, str]] = {
    "gold": ("#FFF1C8", "#FFB63E"),
    "white": ("#FFFFFF", "#FFF6E2"),
    "blue": ("#E2F7FF", "#4FB4F0"),
    "green": ("#F0FFD0", "#8FDD4E"),
    "red": ("#FFDCCB", "#FF5A3C"),
    "violet": ("#F2E6FF", "#A67BF5"),
}
"""Of each light its heart and its rim."""
_VEILS: dict[LightTone, str] = {
    "gold": "#FFDA85",
    "white": "#FFFCF4",
    "blue": "#B5E4FB",
    "green": "#D6F5A4",
    "red": "#FF9C82",
    "violet": "#D5BCFA",
}
"""Where it covers something."""


@painted_once(_KEPT)
def soft_light(w: float, h: float, shape: AreaShape, tone: LightTone, dpr: float) -> QPixmap:
    """A shape of light with a soft edge; its corner is FEATHER outside."""
    return _soft_shape(w, h, shape, _VEILS[tone], 0.96, FEATHER, dpr)


@painted_once(_KEPT)
def soft_shade(w: float, h: float, shape: AreaShape, dpr: float) -> QPixmap:
    """A dark shape with a soft edge; its corner is FEATHER outside."""
    return _soft_shape(w, h, shape, SHADE, 0.82, FEATHER * 0.6, dpr)


def _soft_shape(
    w: float, h: float, shape: AreaShape, tint: str, strength: float, edge: float, dpr: float
) -> QPixmap:
    """Many thin layers, one inside the other: together they rise in a soft slope."""
    step = strength / _LAYERS

    def paint(p: QPainter) -> None:
        p.translate(FEATHER, FEATHER)
        for k in range(_LAYERS):
            grown = edge * 2 * sin(asin(1 - 2 * (k + 0.5) / _LAYERS) / 3)
            grown = max(grown, 1 - min(w, h) / 2)
            line = outline(shape, QRectF(0, 0, w, h), grown, max(3.0, 10 + grown))
            p.fillPath(line, color(tint, step / (1 - k * step)))

    return _painted(w + 2 * FEATHER, h + 2 * FEATHER, dpr, paint)


@painted_once(_KEPT)
def soft_glow(side: float, tone: LightTone, dpr: float) -> QPixmap:
    """A round light, bright in its heart and without any edge."""
    heart, rim = _TONES[tone]
    return _round_glow(side, [(heart, 0.55, 22.0), (rim, 0.62, 3.6)], dpr)


@painted_once(_KEPT)
def soft_shadow(side: float, dpr: float) -> QPixmap:
    """What a thing in the air leaves on the table, as a square to be stretched."""
    return _round_glow(side, [("#02060A", 0.6, 4.0)], dpr)


def _round_glow(side: float, parts: list[tuple[str, float, float]], dpr: float) -> QPixmap:
    """Each part is a colour, its strength in the middle, and how quickly it fades outwards."""

    def paint(p: QPainter) -> None:
        p.translate(side / 2, side / 2)
        p.setPen(Qt.PenStyle.NoPen)
        for tint, strength, falls in reversed(parts):
            p.setBrush(_fading(side / 2, tint, strength, falls))
            p.drawEllipse(QPointF(0, 0), side / 2, side / 2)

    return _painted(side, side, dpr, paint)


def _fading(radius: float, tint: str, strength: float, falls: float) -> QRadialGradient:
    """Strong in the middle, nothing at the rim, like light that spreads."""
    gradient = QRadialGradient(QPointF(0, 0), radius)
    for k in range(13):
        at = k / 12
        gradient.setColorAt(at, color(tint, strength * exp(-falls * at * at) * (1 - at**3)))
    return gradient


@painted_once(_KEPT)
def light_rays(side: float, tone: LightTone, dpr: float) -> QPixmap:
    """Rays of different length and width round a middle."""
    heart, rim = _TONES[tone]
    rng = Random(7)

    def paint(p: QPainter) -> None:
        p.translate(side / 2, side / 2)
        p.setPen(Qt.PenStyle.NoPen)
        for k in range(14):
            reach = side / 2 * rng.uniform(0.55, 1.0)
            angle = 2 * pi * (k + rng.uniform(-0.25, 0.25)) / 14
            for wide, tint, strength in ((0.1, rim, 0.22), (0.06, rim, 0.26), (0.022, heart, 0.4)):
                p.setBrush(_fading(reach, tint, strength, 1.6))
                p.drawPath(_ray(angle, wide * rng.uniform(0.8, 1.3), reach))

    return _painted(side, side, dpr, paint)


def _ray(angle: float, wide: float, reach: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    for turned in (angle - wide, angle + wide):
        path.lineTo(reach * cos(turned), reach * sin(turned))
    path.closeSubpath()
    return path


@painted_once(_KEPT)
def light_spark(side: float, tone: LightTone, dpr: float) -> QPixmap:
    """A glittering point: four fine rays in a small glow."""
    heart, rim = _TONES[tone]
    half = side / 2

    def paint(p: QPainter) -> None:
        p.translate(half, half)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(_fading(half * 0.8, rim, 0.7, 5.0))
        p.drawEllipse(QPointF(0, 0), half * 0.8, half * 0.8)
        p.setBrush(_fading(half, heart, 1.0, 1.5))
        p.drawPath(_star(half))
        p.drawEllipse(QPointF(0, 0), half * 0.16, half * 0.16)

    return _painted(side, side, dpr, paint)


def _star(reach: float) -> QPainterPath:
    path = QPainterPath()
    for k in range(8):
        far = reach if k % 2 == 0 else reach * 0.14
        at = QPointF(far * cos(k * pi / 4), far * sin(k * pi / 4))
        if k:
            path.lineTo(at)
        else:
            path.moveTo(at)
    path.closeSubpath()
    return path


def _painted(w: float, h: float, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    with canvas(round(w * dpr), round(h * dpr), dpr) as (image, p):
        p.scale(dpr, dpr)
        paint(p)
    return QPixmap.fromImage(image)
