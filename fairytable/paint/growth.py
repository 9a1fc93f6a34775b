"""What grows on the ground of a table, and the light that lies on it: painted once for each size.

The scenery is a drawing that has to be stretched; grass, moss and toadstools are strewn here, as
large on every screen and nowhere twice the same.
"""

import random
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import color, round_pen
from fairytable.paint.fairy_ring import paint_toadstool
from fairytable.paint.ornaments import paint_cushion
from fairytable.stage.skin import Cloth, Growth

_ROOM = 1500.0
"""Square pixels for a tuft."""
_CUSHIONS = 26000.0
"""Square pixels for a cushion of moss."""
_CLUSTERS = 9
_SHINE = 0.34


def paint_growth(p: QPainter, width: float, height: float, cloth: Cloth) -> None:
    """All of it over the scenery of a table of this size."""
    if cloth.shine:
        _paint_shine(p, QRectF(0, 0, width, height), cloth.shine)
    if cloth.growth is None:
        return
    rng = random.Random(f"{width}x{height}")
    meadow = QRectF(0, height * cloth.growth.top, width, height * (1 - cloth.growth.top))
    _paint_meadow(p, meadow, cloth.growth, rng)
    if cloth.growth.caps:
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
        foot = QPointF(rng.random() * meadow.width(), meadow.y() + down * meadow.height())
        _paint_tuft(p, foot, 4 + 7 * down, rng.choice(growth.blades), rng)
    for down in cushions:
        at = QPointF(rng.random() * meadow.width(), meadow.y() + down * meadow.height())
        wide = rng.uniform(22, 52) * (0.6 + 0.4 * down)
        paint_cushion(p, at, wide, wide * 0.2, 26, rng)


def _paint_tuft(p: QPainter, foot: QPointF, high: float, tint: str, rng: random.Random) -> None:
    p.setPen(round_pen(tint, rng.uniform(0.8, 1.4), rng.uniform(0.35, 0.75)))
    blades = QPainterPath()
    for _ in range(rng.randint(2, 4)):
        root = foot + QPointF(rng.uniform(-3, 3), rng.uniform(-1, 1))
        tip = root + QPointF(rng.uniform(-0.5, 0.5) * high, -high * rng.uniform(0.6, 1.2))
        blades.moveTo(root)
        blades.quadTo(root + QPointF(0, -high * 0.6), tip)
    p.drawPath(blades)


def _paint_clusters(p: QPainter, meadow: QRectF, caps: tuple[str, ...], rng: random.Random) -> None:
    """Families of toadstools near both sides, where no card lies."""
    for k in range(_CLUSTERS):
        side = rng.uniform(4, 34)
        x = side if k % 2 else meadow.right() - side
        y = meadow.y() + meadow.height() * (k + rng.random()) / _CLUSTERS
        cap, count = caps[k % len(caps)], rng.randint(2, 4)
        for n in sorted(range(count)):
            at = QPointF(x + rng.uniform(-13, 13), y + 5 * n)
            paint_toadstool(p, at, rng.uniform(4, 8), cap, 0.0)
