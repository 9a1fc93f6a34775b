"""Paints the light that falls on a table: of the moon, of lanterns, of gems."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import color
from fairytable.paint.palette import PENNANT
from fairytable.stage.picture import Light

_LIGHTS = {
    "warm": "#F2D98A",
    "cold": "#8F7BD8",
    "silver": "#CFE0FF",
    "dark": "#04101A",
    "night": "#03071C",
    "spark": "#F3F7A8",
    "rays": "#FFF3CE",
}
GEMS = {
    "blue": "#4C8DFF",
    "red": "#FF4A4A",
    "yellow": "#FFC23A",
    "purple": "#B566FF",
    "black": "#8C96D8",
    "green": "#3EDC78",
    "fairy": "#E86FC0",
}
"""The light that a cut stone sends."""
_GLOW = ((0.0, 0.42), (0.35, 0.24), (0.7, 0.08), (1.0, 0.0))
_FALLS = {
    "spark": ((0.0, 1.0), (0.07, 0.95), (0.13, 0.4), (0.45, 0.12), (1.0, 0.0)),
    "gem": ((0.0, 0.8), (0.3, 0.5), (0.6, 0.18), (1.0, 0.0)),
    "rays": ((0.0, 0.4), (0.3, 0.32), (0.6, 0.1), (1.0, 0.0)),
}
"""How each light is lost towards its edge."""
_NIGHT = 0.36
"""How much of the table the deepest night hides."""
_RAYS = 32


def paint_glow(p: QPainter, light: Light) -> None:
    """A light where it falls; night covers its rectangle evenly."""
    rect = QRectF(light.rect.x, light.rect.y, light.rect.w, light.rect.h)
    tint = _LIGHTS.get(light.mood) or GEMS.get(light.colour) or PENNANT[light.colour]
    if light.mood == "night":
        p.fillRect(rect, color(tint, _NIGHT * light.strength))
        return
    p.translate(rect.center())
    p.scale(rect.width() / 2, rect.height() / 2)
    glow = QRadialGradient(QPointF(0, 0), 1)
    for at, alpha in _FALLS.get(light.mood, _GLOW):
        glow.setColorAt(at, color(tint, alpha * light.strength))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    if light.mood == "rays":
        p.drawPath(_crown())
    else:
        p.drawEllipse(QPointF(0, 0), 1, 1)


def _crown() -> QPainterPath:
    """Wedges from the middle outwards, every second one short."""
    crown = QPainterPath()
    for k in range(_RAYS):
        turn, far, half = 2 * pi * k / _RAYS, 1.0 if k % 2 else 0.66, 0.3 * pi / _RAYS
        crown.moveTo(0, 0)
        for side in (-half, half):
            crown.lineTo(sin(turn + side) * far, -cos(turn + side) * far)
        crown.closeSubpath()
    return crown
