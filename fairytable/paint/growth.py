"""What grows on the ground of a table, and the light that lies on it: painted once for each size.

The scenery is a drawing that has to be stretched; grass, moss and toadstools are strewn here, as
large on every screen and nowhere twice the same.
"""

import random
from math import cos, hypot, sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import color, round_pen
from fairytable.paint.ornaments import paint_cushion
from fairytable.stage.skin import Cloth, Growth

_ROOM = 1500.0
"""Square pixels for a tuft."""
_CUSHIONS = 26000.0
"""Square pixels for a cushion of moss."""
_CLUSTERS = 9
_FAR = 130.0
"""Pixels between two families of toadstools where the meadow begins."""
_FLOWERS = 9000.0
"""Square pixels for a family of flowers."""
_SHINE = 0.34
_SCALES = ((-0.45, -1.72, 0.15), (0.12, -1.95, 0.15), (0.55, -1.62, 0.13), (0.02, -1.58, 0.1))
"""Of a toadstool: where they are and how large, in radii of its cap."""


def paint_growth(p: QPainter, width: float, height: float, cloth: Cloth) -> None:
    """All of it over the scenery of a table of this size."""
    if cloth.shine:
        _paint_shine(p, QRectF(0, 0, width, height), cloth.shine)
    if cloth.growth is None:
        return
    rng = random.Random(f"{width}x{height}")
    meadow = QRectF(0, height * cloth.growth.top, width, height * (1 - cloth.growth.top))
    _paint_meadow(p, meadow, cloth.growth, rng)
    if cloth.growth.blooms:
        _paint_flowers(p, meadow, cloth.growth.blooms, rng)
    if cloth.growth.caps:
        _paint_far_clusters(p, meadow, cloth.growth.caps, rng)
        _paint_clusters(p, meadow, cloth.growth.caps, rng)


def _paint_shine(p: QPainter, table: QRectF, tint: str) -> None:
    """Moonlight from the upper left, strongest where the cards lie."""
    at = QPointF(table.width() * 0.46, table.height() * 0.42)
    light = QRadialGradient(at, hypot(table.width(), table.height()) * 0.6)
    for stop, share in ((0.0, 1.0), (0.45, 0.62), (1.0, 0.0)):
        light.setColorAt(stop, color(tint, _SHINE * share))
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    p.fillRect(table, light)
    p.restore()


def _paint_meadow(p: QPainter, meadow: QRectF, growth: Growth, rng: random.Random) -> None:
    """From far to near: what is near is larger."""
    area = meadow.width() * meadow.height()
    tufts = sorted(rng.random() for _ in range(round(area / _ROOM * growth.thick)))
    cushions = sorted(rng.random() for _ in range(round(area / _CUSHIONS) if growth.moss else 0))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for down in tufts:
        x, y = rng.random() * meadow.width(), meadow.y() + down * meadow.height()
        _paint_tuft(p, x, y, 4 + 7 * down, rng.choice(growth.blades), rng)
    for down in cushions:
        at = QPointF(rng.random() * meadow.width(), meadow.y() + down * meadow.height())
        wide = rng.uniform(22, 52) * (0.6 + 0.4 * down)
        paint_cushion(p, at, wide, wide * 0.2, 26, rng)


def _paint_tuft(
    p: QPainter, x: float, y: float, high: float, tint: str, rng: random.Random
) -> None:
    """There are hundreds of them: in plain numbers, points would cost more than the blades."""
    p.setPen(round_pen(tint, rng.uniform(0.8, 1.4), rng.uniform(0.35, 0.75)))
    blades = QPainterPath()
    for _ in range(rng.randint(2, 4)):
        u, v = x + rng.uniform(-3, 3), y + rng.uniform(-1, 1)
        lean, rise = rng.uniform(-0.5, 0.5) * high, high * rng.uniform(0.6, 1.2)
        blades.moveTo(u, v)
        blades.quadTo(u, v - high * 0.6, u + lean, v - rise)
    p.drawPath(blades)


def _paint_flowers(p: QPainter, meadow: QRectF, tints: tuple[str, ...], rng: random.Random) -> None:
    """In families of one kind, from far to near; each has five petals round a paler heart."""
    count = round(meadow.width() * meadow.height() / _FLOWERS)
    p.setPen(Qt.PenStyle.NoPen)
    for k, down in enumerate(sorted(rng.uniform(0.16, 0.97) for _ in range(count))):
        x, y = rng.random() * meadow.width(), meadow.y() + down * meadow.height()
        size, tint = 0.9 + 1.1 * down, tints[k % len(tints)]
        petals, hearts = QPainterPath(), QPainterPath()
        for _ in range(rng.randint(3, 6)):
            u, v, start = x + rng.gauss(0, 14), y + rng.gauss(0, 6), rng.uniform(0, tau)
            for turn in range(5):
                way = start + turn * tau / 5
                left, top = u + (cos(way) - 0.7) * size, v + (0.8 * sin(way) - 0.6) * size
                petals.addEllipse(left, top, 1.4 * size, 1.2 * size)
            hearts.addEllipse(u - 0.5 * size, v - 0.45 * size, size, 0.9 * size)
        petals.setFillRule(Qt.FillRule.WindingFill)
        p.fillPath(petals, color(tint, 0.75))
        p.fillPath(hearts, QColor(tint).lighter(128))


def _paint_far_clusters(
    p: QPainter, meadow: QRectF, caps: tuple[str, ...], rng: random.Random
) -> None:
    """Families of toadstools all along the line where the meadow begins, and a few nearer."""
    count = max(2, round(meadow.width() / _FAR))
    for k in range(count):
        x = meadow.width() * (k + rng.uniform(0.2, 0.8)) / count
        y = meadow.y() + meadow.height() * (0.13 + 0.12 * (k * 0.618 % 1))
        for n in range(rng.randint(1, 3)):
            at = QPointF(x + rng.uniform(-15, 15), y + 4 * n)
            _paint_agaric(p, at, rng.uniform(8, 13), caps[k % len(caps)])


def _paint_clusters(p: QPainter, meadow: QRectF, caps: tuple[str, ...], rng: random.Random) -> None:
    """Families of toadstools near both sides, where no card lies."""
    for k in range(_CLUSTERS):
        side = rng.uniform(4, 34)
        x = side if k % 2 else meadow.right() - side
        y = meadow.y() + meadow.height() * (k + rng.random()) / _CLUSTERS
        cap, count = caps[k % len(caps)], rng.randint(2, 4)
        for n in sorted(range(count)):
            at = QPointF(x + rng.uniform(-13, 13), y + 5 * n)
            _paint_agaric(p, at, rng.uniform(6, 11), cap)


def _paint_agaric(p: QPainter, foot: QPointF, r: float, tint: str) -> None:
    """On a tall stem, with pale scales on a cap of this radius."""
    x, y = foot.x(), foot.y()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color("#020610", 0.4))
    p.drawEllipse(QPointF(x + 0.3 * r, y), 0.8 * r, 0.22 * r)
    stem = QPainterPath(QPointF(x - 0.26 * r, y))
    stem.quadTo(x - 0.14 * r, y - 0.8 * r, x - 0.16 * r, y - 1.5 * r)
    stem.lineTo(x + 0.16 * r, y - 1.5 * r)
    stem.quadTo(x + 0.18 * r, y - 0.8 * r, x + 0.3 * r, y)
    p.fillPath(stem, color("#CBBBA2"))
    cap = QPainterPath(QPointF(x - r, y - 1.3 * r))
    cap.cubicTo(x - r, y - 2.5 * r, x + r, y - 2.5 * r, x + r, y - 1.3 * r)
    cap.quadTo(x, y - 1.55 * r, x - r, y - 1.3 * r)
    skin, base = QRadialGradient(QPointF(x - 0.3 * r, y - 2.0 * r), 1.5 * r), QColor(tint)
    skin.setColorAt(0, base.lighter(150))
    skin.setColorAt(0.5, base)
    skin.setColorAt(1, base.darker(210))
    p.fillPath(cap, skin)
    p.setBrush(color("#FFF3DF", 0.85))
    for u, v, size in _SCALES:
        p.drawEllipse(QPointF(x + u * r, y + v * r), size * r, 0.75 * size * r)
