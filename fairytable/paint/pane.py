"""The window of a card: the sky, the moon behind every figure, the figure itself and its sparks."""

import math
import random
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from fairytable.paint.art import Art
from fairytable.paint.brushes import color, down, line_pen, round_pen
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.horizon import paint_horizon
from fairytable.paint.palette import CREAM, MOTE, NIGHT, PAPER, SCENES, SPARK, Sky
from fairytable.stage.look import Look

_PENNANT_CORNER = (-0.16, -0.08)
"""No spark flies left of and above this, as shares of the window: there the pennant hangs."""


def paint_picture(p: QPainter, look: Look, art: Art, window: QPainterPath, side: float) -> None:
    """A look's picture inside any shape; `side` is how wide the emblem's square is."""
    rect = window.boundingRect()
    middle = rect.center()
    p.save()
    p.setClipPath(window, Qt.ClipOperation.IntersectClip)
    if look.fills:
        p.fillRect(rect, color(SCENES[look.scene].middle))
        side = max(rect.width(), min(rect.height(), rect.width() * 1.12))
    else:
        paint_pane(p, rect, SCENES[look.scene], crc32(look.emblem.encode()))
    square = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    if not art.draw(p, look.emblem, square):
        _stand_in(p, look, middle, side)
    _paint_motes(p, look, square)
    p.restore()
    _paint_inner_shadow(p, window)


def paint_pane(p: QPainter, rect: QRectF, sky: Sky, seed: int) -> None:
    """Sky, moon with its beaded ring, stars, what stands far off, and grass; the same for the same
    seed."""
    p.fillRect(rect, down(rect, (0, sky.top), (0.55, sky.middle), (1, sky.foot)))
    width = rect.width()
    radius = width * 0.37
    centre = rect.center() - QPointF(0, width * 0.03)
    if sky.moon:
        _paint_moon(p, sky, centre, radius)
    rng = random.Random(seed)
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(26):
        x, y, size = rng.uniform(0, 1), rng.uniform(0, 0.9), rng.uniform(0.002, 0.006)
        at = QPointF(rect.x() + x * width, rect.y() + y * rect.height())
        strength = rng.uniform(0.25, 0.8)
        if math.hypot(at.x() - centre.x(), at.y() - centre.y()) > radius * 1.12:
            p.setBrush(color(MOTE, strength))
            p.drawEllipse(at, size * width, size * width)
    paint_horizon(p, rect, sky, seed)
    if sky.grass:
        p.fillPath(_grass(rect, rng, 0.2), color(sky.foot, 0.45))
        p.fillPath(_grass(rect, rng, 0.13), color(sky.foot, 0.8))


def _paint_moon(p: QPainter, sky: Sky, centre: QPointF, radius: float) -> None:
    """Every figure stands before its moon."""
    glow = QRadialGradient(centre, radius * 1.75)
    for at, strength in ((0, 0.55), (0.55, 0.28), (1, 0)):
        glow.setColorAt(at, color(sky.rim, strength))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    p.drawEllipse(centre, radius * 1.75, radius * 1.75)
    disc = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.35), radius * 1.5)
    disc.setColorAt(0, color(sky.halo, 0.82))
    disc.setColorAt(0.55, color(sky.rim, 0.85))
    disc.setColorAt(1, color(sky.middle, 0.8))
    p.setBrush(disc)
    p.setPen(line_pen(PAPER["gold_bright"], radius * 0.0162, 0.75))
    p.drawEllipse(centre, radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(PAPER["gold_bright"], radius * 0.0108, 0.4))
    p.drawEllipse(centre, radius * 1.075, radius * 1.075)
    p.setPen(_beads(radius * 1.0375))
    p.drawEllipse(centre, radius * 1.0375, radius * 1.0375)


def _beads(radius: float) -> QPen:
    """A pen that draws forty dots round a circle."""
    width = radius * 0.0287
    pen = round_pen(PAPER["gold_bright"], width, 0.7)
    pen.setDashPattern([0.001, math.tau * radius / 40 / width - 0.001])
    return pen


def _grass(rect: QRectF, rng: random.Random, tallest: float) -> QPainterPath:
    width, ground = rect.width(), rect.bottom()
    meadow = QPainterPath()
    meadow.setFillRule(Qt.FillRule.WindingFill)
    for i in range(34):
        x = rect.x() + width * (i + rng.uniform(-0.4, 0.4)) / 33
        height = width * rng.uniform(tallest * 0.4, tallest)
        lean = width * rng.uniform(-0.04, 0.04)
        meadow.moveTo(x - width * 0.014, ground)
        meadow.quadTo(x, ground - height * 0.6, x + lean, ground - height)
        meadow.quadTo(x + width * 0.012, ground - height * 0.5, x + width * 0.016, ground)
        meadow.closeSubpath()
    return meadow


def _stand_in(p: QPainter, look: Look, middle: QPointF, side: float) -> None:
    """A card whose drawing is missing shows its glyph, large."""
    if look.pennant.glyph:
        half = side * 0.22
        square = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        paint_glyph(p, look.pennant.glyph, square, color(CREAM, 0.85))


def _paint_motes(p: QPainter, look: Look, square: QRectF) -> None:
    """Sparks that circle the figure; a card with more of them keeps those of one with fewer."""
    rng = random.Random(look.scene)
    angle, painted = rng.uniform(0, math.tau), 0
    while painted < look.motes:
        angle += math.tau * 0.382
        far, size = rng.uniform(0.35, 0.43), rng.uniform(1.5, 2.5)
        x, y = far * math.cos(angle), far * math.sin(angle)
        if x < _PENNANT_CORNER[0] and y < _PENNANT_CORNER[1]:
            continue
        at = square.center() + QPointF(x, y) * square.width()
        _paint_spark(p, at, size * square.width() / 100)
        painted += 1


def _paint_spark(p: QPainter, at: QPointF, radius: float) -> None:
    glow = QRadialGradient(at, radius * 2.4)
    for stop, strength in ((0, 0.7), (0.35, 0.35), (0.7, 0.08), (1, 0)):
        glow.setColorAt(stop, color(MOTE, strength))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    p.drawEllipse(at, radius * 2.4, radius * 2.4)
    waist = radius * 0.13
    star = QPainterPath(at - QPointF(0, radius))
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        bend = QPointF((x or -y) * waist, (y or x) * waist)
        star.quadTo(at + bend, at + QPointF(x, y) * radius)
    p.fillPath(star, color(SPARK))


def _paint_inner_shadow(p: QPainter, window: QPainterPath) -> None:
    """The picture lies a little deeper than the parchment."""
    unit = window.boundingRect().width() / 88
    p.save()
    p.setClipPath(window, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(6):
        p.setPen(line_pen(NIGHT, unit * (1 + i * 1.5), 0.10))
        p.drawPath(window)
    p.restore()
