"""A place on the table that lights up: it accepts what is lifted, is aimed at, or is focused."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.area_shapes import holds
from fairytable.stage.picture import Area
from fairytable.table.light import MARGIN, Glow, ItemLight
from fairytable.table.z_values import of_area


class AreaItem(QGraphicsItem):
    """It is nothing but its light."""

    def __init__(self, area: Area, dpr: float) -> None:
        super().__init__()
        self.area = area
        self.rect = QRectF()
        """The place in the item's own coordinates."""
        self.light = ItemLight(self, area.shape, dpr)
        self.set_area(area, dpr)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def set_light(self, glow: Glow, *, focused: bool = False) -> None:
        self.light.set(glow, focused=focused)
        self.setVisible(self.light.on)

    def set_area(self, area: Area, dpr: float) -> None:
        """It is this place from now on: seen from elsewhere, it is larger or smaller."""
        self.prepareGeometryChange()
        self.area = area
        self.rect = QRectF(0, 0, area.rect.w, area.rect.h)
        self.set_dpr(dpr)
        self.setZValue(of_area(area.z))
        self.setPos(area.rect.x, area.rect.y)

    def set_dpr(self, dpr: float) -> None:
        """The window is on a screen with this ratio of pixels."""
        self.light.fit(self.area.rect.w, self.area.rect.h, dpr)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.light.paint(p, QPointF())

    def contains_point(self, at: QPointF) -> bool:
        """Whether a point of the scene lies on the place."""
        return holds(self.area.shape, self.rect, self.mapFromScene(at))
