"""The shadow of a card that is lifted into the air, and a little light around the card."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.gleams import soft_glow, soft_shadow
from fairytable.table.motifs.apparition import Apparition, shine
from fairytable.table.motifs.easing import between, smooth
from fairytable.table.motion import Flight
from fairytable.table.z_values import FLYING


class ShadowItem(Apparition):
    """Its origin is where the card comes to lie."""

    def __init__(self, flight: Flight, length: int, dpr: float, delay: int) -> None:
        super().__init__(FLYING - 2, delay)
        self.length = length
        rect = flight.rect
        w, h = rect.w * 2.1, rect.h * 1.75
        self._box = QRectF(-w / 2, -h / 2 + rect.h * 0.1, w, h)
        self._shadow = soft_shadow(round(h), dpr)
        side = round(rect.h * 3.0)
        self._light = soft_glow(side, "gold", dpr)
        self._around = QRectF(-side / 2, -side / 2 - rect.h * 0.3, side, side)
        self.setPos(QPointF(*rect.centre))

    def boundingRect(self) -> QRectF:
        return self._box.united(self._around)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        up = smooth(between(self.share, 0, 0.34)) * (1 - smooth(between(self.share, 0.66, 0.98)))
        before = p.opacity()
        p.setOpacity(before * up)
        p.drawPixmap(self._box, self._shadow, QRectF(self._shadow.rect()))
        p.setOpacity(before)
        shine(p, [(self._around.topLeft(), self._light, 0.55 * up)])
