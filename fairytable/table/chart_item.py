"""What fills the window of a map on the table, whatever is seen of it there."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem

from fairytable.paint.ground import qrect
from fairytable.stage.maps import Camera, Map
from fairytable.stage.picture import Rect


class ChartItem(QGraphicsItem):
    """Knows the map and the camera that looks at it; clicks go to what lies on the map."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._chart = Map(Rect(0, 0, 0, 0))
        self._camera = Camera(0, 0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return qrect(self._chart.window)
