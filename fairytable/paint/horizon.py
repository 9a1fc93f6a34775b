"""What stands far behind a figure: one quiet plane of silhouettes for each kind of sky."""

import math
import random
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from fairytable.paint.brushes import color
from fairytable.paint.palette import Horizon, Sky

_SHADE, _LIGHT = 0.6, 0.3
"""How much a plane takes of the sky's colour and of the moon's: it is darker than the moon before
which it stands, and lighter than the sky beside it."""


def paint_horizon(p: QPainter, rect: QRectF, sky: Sky, seed: int) -> None:
    """One tone between moon and sky, lost in mist toward its foot; the same for the same seed."""
    if not sky.horizon:
        return
    shape = _SHAPES[sky.horizon](rect, random.Random(seed))
    for tone, strength in ((sky.middle, _SHADE), (sky.rim, _LIGHT)):
        mist = QLinearGradient(0, rect.y() + rect.height() * 0.5, 0, rect.bottom())
        mist.setColorAt(0, color(tone, strength))
        mist.setColorAt(0.6, color(tone, 0.7 * strength))
        mist.setColorAt(1, color(tone, 0))
        p.fillPath(shape, mist)


def _ground(rect: QRectF, tops: Iterator[QPointF] | list[QPointF]) -> QPainterPath:
    """Everything below a line from edge to edge; its points are shares of the window."""
    shape = QPainterPath(rect.bottomLeft())
    for top in tops:
        shape.lineTo(rect.x() + top.x() * rect.width(), rect.y() + top.y() * rect.height())
    shape.lineTo(rect.bottomRight())
    shape.closeSubpath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    return shape


def _wave(rng: random.Random, level: float, swell: float) -> Callable[[float], float]:
    phase = rng.uniform(0, math.tau)
    return lambda x: (
        level - swell * (math.sin(5 * x + phase) + 0.5 * math.sin(11 * x - 1.7 * phase))
    )


def _hills(rect: QRectF, rng: random.Random) -> QPainterPath:
    line = _wave(rng, 0.72, 0.035)
    return _ground(rect, [QPointF(k / 24, line(k / 24)) for k in range(25)])


def _firs(rect: QRectF, rng: random.Random) -> QPainterPath:
    """A wood: no two trees alike, tall and low in turn."""

    def tops() -> Iterator[QPointF]:
        line, x = _wave(rng, 0.76, 0.02), 0.0
        while x < 1:
            wide, tall = rng.uniform(0.05, 0.1), rng.uniform(0.09, 0.26)
            foot = line(x)
            for k in range(1, 4):  # three tiers of boughs, then down the other side
                yield QPointF(x + wide * (0.5 - 0.5 * (1 - k / 3.4)), foot - tall * (k - 0.45) / 3)
                yield QPointF(x + wide * (0.5 - 0.38 * (1 - k / 3)), foot - tall * k / 3)
            for k in (2, 1):
                yield QPointF(x + wide * (0.5 + 0.5 * (1 - k / 3.4)), foot - tall * (k - 0.45) / 3)
                yield QPointF(x + wide * (0.5 + 0.24 * (1 - k / 3)), foot - tall * (k - 0.2) / 3)
            x += wide

    return _ground(rect, tops())


def _crags(rect: QRectF, rng: random.Random) -> QPainterPath:
    def tops() -> Iterator[QPointF]:
        x = -0.05
        while x < 1:
            wide, tall = rng.uniform(0.14, 0.3), rng.uniform(0.06, 0.2)
            yield QPointF(x, 0.76)
            yield QPointF(x + wide * 0.3, 0.76 - tall * 0.6)
            yield QPointF(x + wide * 0.42, 0.76 - tall)
            yield QPointF(x + wide * 0.55, 0.76 - tall * 0.72)
            x += wide * 0.9

    return _ground(rect, tops())


def _clouds(rect: QRectF, rng: random.Random) -> QPainterPath:
    """Banks of cloud, round on top and open below."""
    bank = QPainterPath()
    bank.setFillRule(Qt.FillRule.WindingFill)
    width = rect.width()
    for _ in range(9):
        x, y = (
            rect.x() + rng.uniform(0, 1) * width,
            rect.y() + rng.uniform(0.7, 0.92) * rect.height(),
        )
        for k in (-1.1, 0.0, 1.0):
            far = rng.uniform(0.07, 0.12) * width
            bank.addEllipse(QPointF(x + k * far, y + abs(k) * far * 0.4), far, far * 0.62)
    return bank


def _reeds(rect: QRectF, rng: random.Random) -> QPainterPath:
    """Blades that the water bends all one way."""
    weeds = QPainterPath()
    weeds.setFillRule(Qt.FillRule.WindingFill)
    width, foot = rect.width(), rect.bottom()
    for k in range(17):
        x = rect.x() + width * (k + rng.uniform(-0.4, 0.4)) / 16
        tall, lean = width * rng.uniform(0.16, 0.5), width * rng.uniform(0.02, 0.1)
        thick = width * rng.uniform(0.012, 0.024)
        weeds.moveTo(x - thick, foot)
        weeds.cubicTo(
            x - lean, foot - tall * 0.4, x + lean, foot - tall * 0.6, x + lean * 0.4, foot - tall
        )
        weeds.cubicTo(
            x + lean * 1.5, foot - tall * 0.55, x - lean * 0.4, foot - tall * 0.35, x + thick, foot
        )
        weeds.closeSubpath()
    return weeds


def _roofs(rect: QRectF, rng: random.Random) -> QPainterPath:
    """A small town: gables, here and there a chimney or a tower."""

    def tops() -> Iterator[QPointF]:
        x = -0.04
        while x < 1:
            wide, eaves = rng.uniform(0.09, 0.17), rng.uniform(0.72, 0.8)
            gable = eaves - rng.uniform(0.05, 0.09)
            if rng.random() < 0.22:
                wide, gable = 0.07, eaves - 0.24
                eaves -= 0.1
            yield QPointF(x, eaves)
            yield QPointF(x + wide * 0.5, gable)
            if rng.random() < 0.5:
                yield QPointF(x + wide * 0.64, gable + (eaves - gable) * 0.28)
                yield QPointF(x + wide * 0.64, gable - 0.02)
                yield QPointF(x + wide * 0.78, gable - 0.02)
                yield QPointF(x + wide * 0.78, gable + (eaves - gable) * 0.56)
            yield QPointF(x + wide, eaves)
            yield QPointF(x + wide, 0.82)
            x += wide + rng.uniform(0, 0.03)

    return _ground(rect, tops())


_SHAPES: dict[Horizon, Callable[[QRectF, random.Random], QPainterPath]] = {
    "hills": _hills,
    "firs": _firs,
    "crags": _crags,
    "clouds": _clouds,
    "reeds": _reeds,
    "roofs": _roofs,
}
