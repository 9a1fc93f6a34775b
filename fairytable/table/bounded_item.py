"""What lies in the scene and knows how far it reaches."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem


class BoundedItem(QGraphicsItem):
    """An item that sets its bounds itself, before anybody asks for them."""

    _bounds: QRectF

    def boundingRect(self) -> QRectF:
        return self._bounds
