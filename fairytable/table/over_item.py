"""What is drawn above the cards that lie still: counts on piles, tokens."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.engine.picture import Mark, Picture, bounds
from fairytable.engine.staging import Person
from fairytable.table.ground import MARGIN, paint_over, qrect
from fairytable.table.z_values import OVER


class OverItem(QGraphicsItem):
    """All marks above the cards; each of them is painted once and then only blitted."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: tuple[Mark, ...] = ()
        self._people: tuple[Person, ...] = ()
        self._dpr = 1.0
        self.setZValue(OVER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_marks(self, picture: Picture, dpr: float, people: Sequence[Person]) -> None:
        if (picture.over, tuple(people), dpr) != (self._marks, self._people, self._dpr):
            self.prepareGeometryChange()
            self._marks, self._people, self._dpr = picture.over, tuple(people), dpr
            self.setVisible(bool(self._marks))
            self.update()

    def boundingRect(self) -> QRectF:
        if not self._marks:
            return QRectF()
        return qrect(bounds(mark.rect for mark in self._marks).inset(-MARGIN))

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_over(p, self._marks, self._dpr, self._people)
