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
        self._line = self._round(thing)
        self.setVisible(True)

    def _round(self, thing: Thing) -> QPainterPath:
        top = self._top
        if isinstance(thing, PawnKey):
            return outline("oval", top.place_of(thing), 4)
        if isinstance(thing, str):
            return outline(top.areas[thing].area.shape, top.place_of(thing), 1)
        path = QPainterPath()
        path.addPolygon(top.outline_of(thing))
        path.closeSubpath()
        return path

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
