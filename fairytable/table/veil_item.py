"""Dims the table a little while a card is picked up: only what can receive it stays bright."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QGraphicsPathItem

from fairytable.paint.brushes import color
from fairytable.paint.palette import TABLE
from fairytable.table.z_values import VEIL

STRENGTH = 0.15


class VeilItem(QGraphicsPathItem):
    """One sheet with holes, drawn by Qt itself: it lies over every frame of a drag."""

    def __init__(self) -> None:
        super().__init__()
        self._region = QRegion()
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setBrush(color(TABLE["shadow"], STRENGTH))
        self.setZValue(VEIL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def cover(self, within: QRectF, bright: Sequence[QPolygonF]) -> None:
        """Dim all of the table but these places."""
        region = QRegion(within.toAlignedRect())
        for place in bright:
            region -= QRegion(place.toPolygon())
        if region != self._region:
            self._region = region
            path = QPainterPath()
            path.addRegion(region)
            self.setPath(path.simplified())
        self.setVisible(True)

    def dims(self, x: float, y: float) -> bool:
        """Whether it lies over this point."""
        return self.isVisible() and self._region.contains(QRect(int(x), int(y), 1, 1))
