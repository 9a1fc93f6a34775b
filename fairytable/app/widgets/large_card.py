"""A card shown large over everything around it, while one points at the small one."""

from math import ceil

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from fairytable.paint.card_size import ASPECT, card_size
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.stage.look import Printed

LARGE = 190.0
"""How wide a card is shown while one points at it."""


class LargeCard(QWidget):
    """Hidden until it has a card to show."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._pixmaps = pixmaps
        self.look: Printed | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        pixmaps.ready.connect(self._painted)

    def _painted(self) -> None:
        """A picture is ready: perhaps of the card here."""
        self.update()

    def show_beside(self, look: Printed, small: QRectF) -> None:
        """Above the small card if there is room, else below it; never outside."""
        wide, high = self._extent()
        x = max(0, min(self._over.width() - wide, round(small.center().x() - wide / 2)))
        above = round(small.top()) - high - 2
        y = above if above >= 0 else min(self._over.height() - high, round(small.bottom()) + 2)
        self._show_at(look, QPoint(x, y))

    def show_left_of(self, look: Printed, small: QRectF, edge: float) -> None:
        """At the left of an edge, as high as the small card; never outside."""
        wide, high = self._extent()
        y = max(0, min(self._over.height() - high, round(small.center().y() - high / 2)))
        self._show_at(look, QPoint(max(0, round(edge) - wide), y))

    def _extent(self) -> tuple[int, int]:
        inset = card_size(LARGE, self.devicePixelRatioF()).inset
        return ceil(LARGE + 2 * inset), ceil(LARGE * ASPECT + 2 * inset)

    def _show_at(self, look: Printed, at: QPoint) -> None:
        self.look = look
        self.setGeometry(at.x(), at.y(), *self._extent())
        self.show()
        self.raise_()
        self.update()

    def put_away(self) -> None:
        self.look = None
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is None:
            return
        with QPainter(self) as p:
            p.drawPixmap(
                QPoint(0, 0),
                self._pixmaps.get(Print(self.look, LARGE, p.device().devicePixelRatioF())),
            )
