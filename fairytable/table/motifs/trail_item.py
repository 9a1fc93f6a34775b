"""A light that runs along a way, with a tail of glitter that stays a little behind."""

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.gleams import light_spark, soft_glow
from fairytable.stage.motifs import LightTone
from fairytable.stage.ways import MeasuredWay
from fairytable.table.motifs.apparition import Apparition, as_light
from fairytable.table.motifs.easing import between, smooth
from fairytable.table.z_values import FLYING

_RUN = 0.7
"""The share of its time in which it runs; then its tail fades."""
_TAIL = 0.34
"""How long the tail is, in lengths of the way."""
_GRAINS = 48


class TrailItem(Apparition):
    """In the coordinates of the scene; it covers no more than its tail does just now."""

    def __init__(
        self, way: MeasuredWay, size: float, tone: LightTone, dpr: float, delay: int, length: int
    ) -> None:
        super().__init__(FLYING - 2, delay)
        self.length = round(length / _RUN)
        self._way = way
        self._head = soft_glow(round(size), tone, dpr)
        self._soft = [soft_glow(round(size * part), tone, dpr) for part in (0.46, 0.34)]
        self._spark = light_spark(round(size * 0.3), tone, dpr)
        self._bounds = QRectF()
        rng = Random(3)
        self._drift = [rng.uniform(-1, 1) * size * 0.16 for _ in range(2 * _GRAINS)]
        self._size = size

    def change(self) -> None:
        self.prepareGeometryChange()
        grains = [at for at, _ in self._grains()]
        xs, ys = [at.x() for at in grains], [at.y() for at in grains]
        box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        self._bounds = box.adjusted(-self._size, -self._size, self._size, self._size)

    def _grains(self) -> list[tuple[QPointF, float]]:
        """Where each grain of the tail is, the head first, and how old it is, from 0 to 1."""
        run = smooth(between(self.share, 0, _RUN))
        fallen = between(self.share, _RUN * 0.8, 1)
        found = []
        for k in range(_GRAINS):
            old = k / _GRAINS
            x, y = self._way.at(max(0.0, run - _TAIL * old))
            loose = old if k % 5 == 4 else 0.25 * old
            dx, dy = self._drift[2 * k] * loose, self._drift[2 * k + 1] * loose
            found.append((QPointF(x + dx, y + dy + self._size * 0.1 * fallen * old), old))
        return found

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        seen = smooth(between(self.share, 0, 0.08)) * (1 - smooth(between(self.share, _RUN, 1)))
        grains = self._grains()
        for k, (at, old) in enumerate(grains):
            glitters = k % 5 == 4
            with as_light(p, seen * (1 - old) ** 1.6 * (0.95 if glitters else 0.3)):
                _blit(p, at, self._spark if glitters else self._soft[k % 2])
        with as_light(p, seen):
            _blit(p, grains[0][0], self._head)


def _blit(p: QPainter, at: QPointF, picture: QPixmap) -> None:
    size = picture.deviceIndependentSize()
    p.drawPixmap(QPointF(at.x() - size.width() / 2, at.y() - size.height() / 2), picture)
