"""A light that runs along a way, with a tail of glitter that stays a little behind."""

from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.gleams import light_spark, soft_glow
from fairytable.stage.motifs import LightTone
from fairytable.stage.ways import MeasuredWay
from fairytable.table.motifs.apparition import Apparition, shine
from fairytable.table.motifs.easing import between, smooth
from fairytable.table.z_values import FLYING

_RUN = 0.7
"""The share of its time in which it runs; then its tail fades."""
_TAIL = 0.34
"""How long the tail is, in lengths of the way."""
_GRAINS = 48


class _Grain(NamedTuple):
    old: float
    """How far behind the head it is: 0 at the head, 1 at the end of the tail."""
    aside: QPointF
    """From the way to the corner of its picture."""
    picture: QPixmap
    strength: float


class TrailItem(Apparition):
    """In the coordinates of the scene; it covers no more than its tail does just now."""

    def __init__(
        self, way: MeasuredWay, size: float, tone: LightTone, dpr: float, delay: int, length: int
    ) -> None:
        super().__init__(FLYING - 2, delay)
        self.length = round(length / _RUN)
        self._way = way
        self._size = size
        self._bounds = QRectF()
        soft = [soft_glow(round(size * part), tone, dpr) for part in (0.46, 0.34)]
        spark = light_spark(round(size * 0.3), tone, dpr)
        rng = Random(3)
        self._grains = []
        for k in range(_GRAINS):
            old, glitters = k / _GRAINS, k % 5 == 4
            picture = spark if glitters else soft[k % 2]
            loose = size * 0.16 * (old if glitters else 0.25 * old)
            aside = QPointF(rng.uniform(-1, 1) * loose, rng.uniform(-1, 1) * loose)
            strength = (1 - old) ** 1.6 * (0.95 if glitters else 0.3)
            self._grains.append(_Grain(old, aside - _middle(picture), picture, strength))
        head = soft_glow(round(size), tone, dpr)
        self._grains.append(_Grain(0.0, -_middle(head), head, 1.0))
        self._corners: list[QPointF] = []

    def change(self) -> None:
        self.prepareGeometryChange()
        run = smooth(between(self.share, 0, _RUN))
        sunk = self._size * 0.1 * between(self.share, _RUN * 0.8, 1)
        points = [self._way.at(max(0.0, run - _TAIL * grain.old)) for grain in self._grains]
        self._corners = [
            QPointF(x, y + sunk * grain.old) + grain.aside
            for (x, y), grain in zip(points, self._grains, strict=True)
        ]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        self._bounds = box.adjusted(-self._size, -self._size, self._size, self._size)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        seen = smooth(between(self.share, 0, 0.08)) * (1 - smooth(between(self.share, _RUN, 1)))
        shine(
            p,
            [
                (corner, grain.picture, seen * grain.strength)
                for corner, grain in zip(self._corners, self._grains, strict=True)
            ],
        )


def _middle(picture: QPixmap) -> QPointF:
    size = picture.deviceIndependentSize()
    return QPointF(size.width() / 2, size.height() / 2)
