"""A pawn on the table: a small figure that walks from place to place."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.engine.look import Printed
from fairytable.engine.picture import Pawn, Rect
from fairytable.table.art import Art


class PawnItem(QGraphicsItem):
    """Its origin is its middle; it has one side and does not flip."""

    side: Printed | None = None

    def __init__(self, pawn: Pawn, art: Art, dpr: float) -> None:
        super().__init__()
        self.pawn = pawn
        self._art = art
        self._dpr = dpr
        self.rect = QRectF()
        self._picture = QPixmap()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.set_size(pawn.rect, dpr)

    def set_size(self, rect: Rect, dpr: float) -> None:
        if (rect.w, rect.h, dpr) == (self.rect.width(), self.rect.height(), self._dpr):
            return
        self.prepareGeometryChange()
        self._dpr = dpr
        self.rect = QRectF(-rect.w / 2, -rect.h / 2, rect.w, rect.h)
        image = self._art.image(self.pawn.emblem, rect.w, rect.h, dpr)
        self._picture = QPixmap.fromImage(image)

    def home(self, rect: Rect) -> QPointF:
        return QPointF(*rect.centre)

    def place(self, rect: Rect, turn: float = 0.0) -> None:
        self.setPos(self.home(rect))
        self.setRotation(turn)
        self.setScale(1.0)

    def stretch(self, width: float) -> None:
        self.setScale(width / max(1.0, self.rect.width()))

    def set_flip(self, share: float) -> None:
        """A pawn has no back."""

    def show_side(self, side: Printed) -> None:
        """A pawn has no sides."""

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.drawPixmap(self.rect.topLeft(), self._picture)
