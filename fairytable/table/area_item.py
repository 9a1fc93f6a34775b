"""A place on the table that lights up: it accepts what is lifted, is aimed at, or is focused."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.area_shapes import holds
from fairytable.paint.ground import qrect
from fairytable.stage.picture import Area, Rect
from fairytable.table.bounded_item import BoundedItem
from fairytable.table.light import MARGIN, Glow, ItemLight
from fairytable.table.z_values import of_area


class AreaItem(BoundedItem):
    """It is nothing but its light."""

    def __init__(self, area: Area, dpr: float) -> None:
        super().__init__()
        self.area = area
        self.rect = QRectF()
        """The place in the item's own coordinates."""
        self.light = ItemLight(self, area.shape, dpr)
        self.shown = area.rect
        """Where its light falls; on the way to another size that is elsewhere."""
        self.become(area, dpr)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def set_light(self, glow: Glow, *, focused: bool = False) -> None:
        self.light.set(glow, focused=focused)
        self.setVisible(self.light.on)

    def become(self, area: Area, dpr: float) -> None:
        """Be this place from now on, of the same shape; its light stays where it is."""
        self.area = area
        self.left, self.top, self.right, self.bottom = area.rect.edges
        self.rect = QRectF(0, 0, area.rect.w, area.rect.h)
        self.reach_over(self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.set_dpr(dpr)
        self.setZValue(of_area(area.z))
        self.cover(self.shown)

    def cover(self, rect: Rect) -> None:
        """Let the light fall there."""
        self.shown = rect
        self.setPos(rect.x, rect.y)
        across, down = rect.w / max(1.0, self.rect.width()), rect.h / max(1.0, self.rect.height())
        self.setTransform(QTransform.fromScale(across, down))

    def set_dpr(self, dpr: float) -> None:
        """The window is on a screen with this ratio of pixels."""
        self.light.fit(self.area.rect.w, self.area.rect.h, dpr)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.light.paint(p, QPointF())

    def contains_point(self, at: QPointF) -> bool:
        """Whether a point of the scene lies on the place, wherever its light is."""
        return holds(self.area.shape, qrect(self.area.rect), at)
