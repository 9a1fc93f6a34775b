"""A small light that flares up where it is and sinks again."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.gleams import light_spark, soft_glow
from fairytable.stage.motifs import LightTone
from fairytable.table.motifs.apparition import LightAround, shine
from fairytable.table.motifs.easing import between, smooth
from fairytable.table.z_values import FLYING

_RISES = 0.2
"""The share of its time in which it comes."""


class FlareItem(LightAround):
    """No larger than its glow: many of them cost little."""

    length = 320

    def __init__(self, at: QPointF, size: float, tone: LightTone, dpr: float, delay: int) -> None:
        side = round(size)
        super().__init__(at, side, FLYING - 3, delay)
        self._glow, self._spark = soft_glow(side, tone, dpr), light_spark(side, tone, dpr)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        comes, goes = between(self.share, 0, _RISES), between(self.share, _RISES, 1)
        seen = 0.9 * smooth(comes) * (1 - smooth(goes))
        corner = self._bounds.topLeft()
        shine(p, ((corner, self._glow, seen), (corner, self._spark, seen)))
