"""A flash of light: bright at once over a card, a place or a pawn, then it fades around it."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.gleams import FEATHER, soft_glow, soft_light
from fairytable.stage.motifs import LightTone
from fairytable.stage.picture import AreaShape
from fairytable.table.motifs.apparition import LightAround, shine
from fairytable.table.motifs.easing import between, smooth
from fairytable.table.z_values import FLYING

_RISE = 0.14
"""The share of its time in which it grows bright."""
_AROUND = 2.6
"""How far its light falls, in sizes of what it lights."""


class FlashItem(LightAround):
    """Its origin is the middle of what it lights."""

    length = 520

    def __init__(
        self,
        at: QPointF,
        size: tuple[float, float],
        shape: AreaShape,
        tone: LightTone,
        dpr: float,
        delay: int,
    ) -> None:
        w, h = size
        side = round(max(w, h) * _AROUND)
        super().__init__(at, side, FLYING - 2, delay)
        self._veil = soft_light(w, h, shape, tone, dpr)
        self._corner = QPointF(-w / 2 - FEATHER, -h / 2 - FEATHER)
        self._glow = soft_glow(side, tone, dpr)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rise, fall = between(self.share, 0, _RISE), between(self.share, _RISE, 1)
        before = p.opacity()
        p.setOpacity(before * rise * (1 - fall) ** 2.4)
        p.drawPixmap(self._corner, self._veil)
        p.setOpacity(before)
        shine(p, [(self._bounds.topLeft(), self._glow, 0.7 * rise * (1 - smooth(fall)))])
