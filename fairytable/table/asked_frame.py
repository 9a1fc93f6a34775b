"""A golden line round the card, place or pawn that is spoken of."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.area_shapes import outline
from fairytable.paint.brushes import round_pen
from fairytable.paint.palette import MARKS, TABLE
from fairytable.stage.gestures import PawnKey, Thing
from fairytable.table.table_top import TableTop
from fairytable.table.z_values import BUBBLE


class AskedFrame(QGraphicsItem):
    """Hidden until something is spoken of."""

    def __init__(self, top: TableTop) -> None:
        super().__init__()
        self._top = top
        self._line = QPainterPath()
        self.setZValue(BUBBLE - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        top.scene.addItem(self)

    def surround(self, thing: Thing | None) -> None:
        """Lie round this; round nothing if the picture does not have it."""
        if thing is None or not self._top.has(thing):
            self.setVisible(False)
            return
        self.prepareGeometryChange()
        self._line = QPainterPath()
        if isinstance(thing, PawnKey):
            self._line = outline("oval", self._top.place_of(thing), 4)
        else:
            self._line.addPolygon(self._top.outline_of(thing))
            self._line.closeSubpath()
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        return self._line.boundingRect().adjusted(-6, -6, 6, 6)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for tone, wide, strength in (
            (MARKS["playable"], 10.0, 0.28),
            (TABLE["shadow"], 5.0, 0.55),
            (MARKS["playable"], 2.6, 1.0),
        ):
            p.setPen(round_pen(tone, wide, strength))
            p.drawPath(self._line)
