"""A card shown large beside itself, while one rests on it."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.card_size import card_size
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.stage.look import BackLook, Printed
from fairytable.stage.picture import CARD
from fairytable.table.beside import clear_beside, covered, free_beside
from fairytable.table.card_item import CardItem
from fairytable.table.z_values import ENLARGED

REST_MS = {"short": 150, "normal": 350, "long": 1000}
"""How long one rests on a card before it is shown large, by the person's wish."""
SCALE = 2.6
"""How wide it is, in widths of a card in hand."""
LEAST = 220.0
SIZES = {"normal": (1.0, 0.42), "large": (1.25, 0.5), "larger": (1.5, 0.6)}
"""How many times as large a card is shown by the person's wish, and how much of the table's height
its width may be at most."""


SMALLER, SMALLEST = 0.9, 110.0
"""How much smaller it is tried, and how narrow it may become, where it would else cover a choice or
what it is about."""


class Enlarged(QGraphicsItem):
    """Hidden until a card is shown."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self.side: Printed | None = None
        self.size = "normal"
        """One of SIZES."""
        self.by_itself = True
        """Whether a card is shown large as soon as one rests on it, and not only by a key."""
        self._pixmaps = pixmaps
        self._picture: QPixmap | None = None
        self._width = LEAST
        self._dpr = 1.0
        self.setZValue(ENLARGED)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_card(
        self,
        item: CardItem,
        unit: float,
        dpr: float,
        within: QRectF,
        keep_clear: Sequence[QRectF],
        about: Sequence[QRectF],
        seen: Sequence[QRectF],
    ) -> None:
        """Show what a card shows, or what the viewer remembers of it, beside it, inside the table,
        over nothing that can be chosen or that it is about, and over as little as possible of what
        else is seen. A back has nothing to show."""
        side = item.side.memory if isinstance(item.side, BackLook) else item.side
        if side is None:
            return
        self.prepareGeometryChange()
        times, most = SIZES[self.size]
        widest = min(times * max(LEAST, SCALE * unit), most * within.height())
        card = item.mapRectToScene(item.rect)
        sizes = _sizes(widest)
        for size in sizes:
            at = free_beside(size, card, within, [*keep_clear, *about], seen)
            if at is not None:
                break
        else:
            at, size = _least_hidden(sizes, card, within, keep_clear, about, seen)
        self.side, self._width, self._dpr = side, size.width(), dpr
        self.setPos(at)
        self.setVisible(True)
        self.update()

    def show_alone(self, side: Printed, unit: float, dpr: float, within: QRectF) -> QRectF:
        """Show a side in the middle of the table; gives where it is."""
        self.prepareGeometryChange()
        times, most = SIZES[self.size]
        width = min(times * max(LEAST, SCALE * unit), most * within.height())
        self.side, self._width, self._dpr = side, width, dpr
        place = QRectF(0, 0, width, width * CARD)
        place.moveCenter(within.center())
        self.setPos(place.topLeft())
        self.setVisible(True)
        self.update()
        return place

    def take(self) -> None:
        """Have the picture at hand: painting it while the scene is being painted might crash."""
        if self.side is not None:
            self._picture = self._pixmaps.get(Print(self.side, self._width, self._dpr))

    def boundingRect(self) -> QRectF:
        inset = card_size(self._width, self._dpr).inset
        rect = QRectF(0, 0, self._width, self._width * CARD)
        return rect.adjusted(-inset, -inset, inset, inset)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._picture is not None:
            inset = card_size(self._width, self._dpr).inset
            p.drawPixmap(QPointF(-inset, -inset), self._picture)


def _sizes(width: float) -> list[QSizeF]:
    """From this width on down to the smallest."""
    steps = max(0, math.ceil(math.log(SMALLEST / width, SMALLER)))
    widths = (max(SMALLEST, width * SMALLER**k) for k in range(steps + 1))
    return [QSizeF(one, one * CARD) for one in widths]


def _least_hidden(
    sizes: Sequence[QSizeF],
    card: QRectF,
    within: QRectF,
    keep_clear: Sequence[QRectF],
    about: Sequence[QRectF],
    seen: Sequence[QRectF],
) -> tuple[QPointF, QSizeF]:
    """Where a card that finds no free place hides no choice, if any size of it allows that."""
    for size in sizes:
        at = clear_beside(size, card, within, keep_clear, about, seen)
        if not covered(QRectF(at, size), keep_clear):
            break
    return at, size
