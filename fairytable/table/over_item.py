"""What is drawn above the cards that lie still: counts on piles, tokens, the front sheet."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.ground import MARGIN, emblem_print, painted_marks, qrect
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.stage.picture import Emblem, Mark, bounds
from fairytable.stage.skin import FELT, Skin
from fairytable.stage.staging import Person
from fairytable.table.bounded_item import BoundedItem


class OverItem(BoundedItem):
    """A layer of marks; each of them is painted once and then only blitted."""

    def __init__(self, z: float, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._marks: tuple[Mark, ...] = ()
        self._people: tuple[Person, ...] = ()
        self._dpr = 1.0
        self._skin = FELT
        self._pictures: list[tuple[QRectF, QPixmap]] = []
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_marks(
        self, marks: tuple[Mark, ...], dpr: float, people: Sequence[Person], skin: Skin = FELT
    ) -> None:
        wanted = marks, tuple(people), dpr, skin
        if wanted != (self._marks, self._people, self._dpr, self._skin):
            self._marks, self._people, self._dpr, self._skin = wanted
            if marks:
                self.reach_over(qrect(bounds(mark.rect for mark in marks).inset(-MARGIN)))
            self.setVisible(bool(marks))
            self.fetch()

    def fetch(self) -> None:
        """Take the pictures; those of emblems come later than others."""
        self._pictures = painted_marks(
            self._marks, self._dpr, self._people, self._pixmaps, self._skin
        )
        self.update()

    def prints(self) -> list[Print]:
        """The pictures that it may have to wait for."""
        return [emblem_print(m, self._dpr) for m in self._marks if isinstance(m, Emblem)]

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        exposed: QRectF = option.exposedRect
        for rect, picture in self._pictures:
            if rect.intersects(exposed):
                p.drawPixmap(rect.topLeft(), picture)
