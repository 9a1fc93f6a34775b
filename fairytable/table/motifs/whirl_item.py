"""The light in whose middle cards are mixed."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.gleams import light_spark, soft_glow
from fairytable.table.motifs.apparition import Apparition, shine
from fairytable.table.motifs.easing import between, smooth, swell
from fairytable.table.motifs.moving_cards import Whirling
from fairytable.table.z_values import FLYING

_MOTES = 12


class WhirlItem(Apparition):
    """Its origin is the middle; motes of light circle with the cards, outside of them."""

    length = Whirling.length

    def __init__(self, at: QPointF, radius: float, dpr: float, delay: int) -> None:
        super().__init__(FLYING - 2, delay)
        side = round(radius * 2)
        self._half = side / 2
        self._glow = soft_glow(side, "gold", dpr)
        self._mote = light_spark(round(radius * 0.14), "gold", dpr)
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._half, -self._half, 2 * self._half, 2 * self._half)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        seen = smooth(between(self.share, 0.08, 0.35)) * (1 - smooth(between(self.share, 0.6, 0.9)))
        lights = [(QPointF(-self._half, -self._half), self._glow, 0.6 * seen)]
        far = self._half * (0.86 - 0.16 * swell(self.share))
        half = self._mote.deviceIndependentSize() / 2
        for k in range(_MOTES):
            angle = 2 * pi * (k / _MOTES + 1.6 * smooth(self.share))
            near = far * (1 - 0.12 * (k % 3))
            x, y = near * cos(angle), 0.62 * near * sin(angle)
            bright = seen * (0.5 + 0.5 * cos(2 * pi * (3 * self.share + k / 5)))
            lights.append((QPointF(x - half.width(), y - half.height()), self._mote, bright))
        shine(p, lights)
