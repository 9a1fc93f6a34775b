"""The sky in which a saved game without a picture is shown."""

import math
import random
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import canvas, color, down, line_pen, round_pen
from fairytable.paint.palette import MOTE, PAPER, SCENES

_STARS = 1
"""The same stars every time."""
_SEAS = (
    (-0.36, -0.5, 0.3),
    (-0.14, -0.6, 0.24),
    (0.34, -0.56, 0.2),
    (0.5, -0.3, 0.3),
    (-0.62, -0.1, 0.26),
    (0.1, -0.82, 0.1),
    (-0.3, 0.45, 0.34),
    (0.35, 0.4, 0.26),
)
"""The spots of the moon: place and size as shares of its radius."""


def paint_sky(width: float, height: float, dpr: float) -> QImage:
    """Night with a full moon, stars and hills, and a little light at the horizon."""
    with canvas(max(1, ceil(width * dpr)), max(1, ceil(height * dpr)), dpr) as (image, p):
        p.scale(dpr, dpr)
        rect = QRectF(0, 0, width, height)
        p.fillRect(rect, down(rect, (0, "#101A3E"), (0.5, "#1F2C5C"), (1, "#131A3A")))
        rng = random.Random(_STARS)
        _paint_stars(p, rect, rng)
        _paint_horizon(p, rect, SCENES["night"].rim)
        _paint_moon(p, QPointF(width / 2, height * 0.42), min(height * 0.46, width * 0.3))
        for level, tone in ((0.7, "#1B2A55"), (0.8, "#131F42"), (0.9, "#0B1430")):
            p.fillPath(_hills(rect, rng, level), color(tone, 0.94))
    return image


def _paint_stars(p: QPainter, rect: QRectF, rng: random.Random) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(round(rect.width() * rect.height() / 2600)):
        at = QPointF(rng.uniform(0, rect.width()), rng.uniform(0, rect.height() * 0.75))
        size = rng.choice((0.6, 0.7, 0.9, 1.4))
        p.setBrush(color(MOTE, rng.uniform(0.25, 0.9)))
        p.drawEllipse(at, size, size)


def _paint_horizon(p: QPainter, rect: QRectF, tint: str) -> None:
    p.save()
    p.translate(rect.center().x(), rect.height() * 0.8)
    p.scale(rect.width() * 0.62, rect.height() * 0.6)
    glow = QRadialGradient(QPointF(0, 0), 1)
    for at, strength in ((0.0, 0.62), (0.5, 0.26), (1.0, 0.0)):
        glow.setColorAt(at, color(tint, strength))
    p.setBrush(glow)
    p.drawEllipse(QPointF(0, 0), 1, 1)
    p.restore()


def _paint_moon(p: QPainter, centre: QPointF, radius: float) -> None:
    glow = QRadialGradient(centre, radius * 2.1)
    for at, strength in ((0.0, 0.6), (0.48, 0.32), (0.7, 0.1), (1.0, 0.0)):
        glow.setColorAt(at, color("#C9D3F2", strength))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    p.drawEllipse(centre, radius * 2.1, radius * 2.1)
    disc = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.35), radius * 1.5)
    for at, value in ((0.0, "#FFFBEA"), (0.6, "#F1E6C4"), (1.0, "#BDB6B4")):
        disc.setColorAt(at, color(value))
    p.setBrush(disc)
    p.drawEllipse(centre, radius, radius)
    for x, y, size in _SEAS:
        _paint_sea(p, centre + QPointF(x, y) * radius, size * radius)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for share, width, strength in ((1.0, 1.4, 0.85), (1.075, 1.0, 0.5)):
        p.setPen(line_pen(PAPER["gold_bright"], width, strength))
        p.drawEllipse(centre, radius * share, radius * share)
    beads = round_pen(PAPER["gold_bright"], max(1.6, radius * 0.016), 0.7)
    beads.setDashPattern([0.001, math.tau * radius * 1.0375 / 60 / beads.widthF() - 0.001])
    p.setPen(beads)
    p.drawEllipse(centre, radius * 1.0375, radius * 1.0375)


def _paint_sea(p: QPainter, at: QPointF, radius: float) -> None:
    """A soft grey spot on the moon."""
    shade = QRadialGradient(at, radius)
    for stop, strength in ((0.0, 0.3), (0.6, 0.22), (1.0, 0.0)):
        shade.setColorAt(stop, color("#8F8690", strength))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(shade)
    p.drawEllipse(at, radius, radius)


def _hills(rect: QRectF, rng: random.Random, level: float) -> QPainterPath:
    """A soft ridge across the picture."""
    y, rise = rect.height() * level, rect.height() * 0.09
    ridge = QPainterPath(QPointF(-20, y))
    x, step = -20.0, max(60.0, rect.width() / 4)
    while x < rect.width() + 20:
        top = y - rng.uniform(-rise, rise)
        ridge.quadTo(QPointF(x + step * rng.uniform(0.4, 0.6), top), QPointF(x + step, y))
        x += step
    ridge.lineTo(x, rect.height())
    ridge.lineTo(-20, rect.height())
    ridge.closeSubpath()
    return ridge
