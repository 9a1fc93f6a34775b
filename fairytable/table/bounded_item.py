"""What lies in the scene and knows how far it reaches."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem


class BoundedItem(QGraphicsPathItem):
    """Qt keeps its bounds as a path: it asks for those of every item at every frame, and a
    `boundingRect` in Python would answer more slowly."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setPen(QPen(Qt.PenStyle.NoPen))

    def reach_over(self, bounds: QRectF) -> None:
        """Paint nowhere but there, in the item's own coordinates."""
        path = QPainterPath()
        path.addRect(bounds)
        self.setPath(path)
