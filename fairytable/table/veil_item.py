"""Dims the table a little while a card is picked up: only what can receive it stays bright."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import color
from fairytable.paint.palette import TABLE
from fairytable.table.z_values import VEIL

STRENGTH = 0.15


class VeilItem(QGraphicsItem):
    """One sheet with holes. It lies over every frame of a drag, so it is no path: one with the
    holes of a whole map would take longer than a frame to make."""

    def __init__(self) -> None:
        super().__init__()
        self._region = QRegion()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(VEIL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def cover(self, within: QRectF, bright: Sequence[QPolygonF]) -> None:
        """Dim all of the table but these places."""
        holes = QRegion()
        for place in bright:
            holes += QRegion(place.toPolygon())
        region = QRegion(within.toAlignedRect()) - holes
        if region != self._region:
            self.prepareGeometryChange()
            self._region = region
            self.update()
        self.setVisible(True)

    def dims(self, x: float, y: float) -> bool:
        """Whether it lies over this point."""
        return self.isVisible() and self._region.contains(QRect(int(x), int(y), 1, 1))

    def boundingRect(self) -> QRectF:
        return QRectF(self._region.boundingRect())

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        exposed: QRectF = option.exposedRect
        part = exposed.toAlignedRect()
        p.save()
        p.setClipRegion(self._region & QRegion(part), Qt.ClipOperation.IntersectClip)
        p.fillRect(part, color(TABLE["shadow"], STRENGTH))
        p.restore()
