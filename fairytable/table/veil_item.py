"""Dims the table a little while a card is picked up: only what can receive it stays bright."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPixmap, QPolygonF, QRegion
from PySide6.QtWidgets import QGraphicsPixmapItem

from fairytable.paint.brushes import canvas, color
from fairytable.paint.palette import TABLE
from fairytable.table.z_values import VEIL

STRENGTH = 0.15


class VeilItem(QGraphicsPixmapItem):
    """One sheet with holes. It lies over every frame of a drag, so it is a picture that Qt lays on
    by itself, made once when something is picked up."""

    def __init__(self) -> None:
        super().__init__()
        self._region, self._dpr = QRegion(), 0.0
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setZValue(VEIL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def cover(self, within: QRectF, bright: Sequence[QPolygonF], dpr: float) -> None:
        """Dim all of the table but these places."""
        holes = QRegion()
        for place in bright:
            holes += QRegion(place.toPolygon())
        region = QRegion(within.toAlignedRect()) - holes
        if (region, dpr) != (self._region, self._dpr):
            self._region, self._dpr = region, dpr
            self._weave()
        self.setVisible(True)

    def _weave(self) -> None:
        """Make the sheet."""
        sheet, dpr = self._region.boundingRect(), self._dpr
        with canvas(ceil(sheet.width() * dpr), ceil(sheet.height() * dpr), dpr) as (image, p):
            p.scale(dpr, dpr)
            p.translate(-sheet.topLeft())
            p.setClipRegion(self._region)
            p.fillRect(sheet, color(TABLE["shadow"], STRENGTH))
        self.setPixmap(QPixmap.fromImage(image))
        self.setOffset(sheet.topLeft())

    def dims(self, x: float, y: float) -> bool:
        """Whether it lies over this point."""
        return self.isVisible() and self._region.contains(QRect(int(x), int(y), 1, 1))
