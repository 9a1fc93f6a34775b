"""A pawn on the table: a small figure that walks from place to place."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.album import MB, painted_once
from fairytable.paint.art import Art
from fairytable.paint.outlines import holds
from fairytable.stage.gestures import Figure
from fairytable.stage.look import Printed
from fairytable.stage.picture import Pawn, Rect
from fairytable.table.light import MARGIN, Light


@painted_once(8 * MB)
def _picture(folder: Path, emblem: str, width: float, height: float, dpr: float) -> QPixmap:
    """Drawn once for all pawns of this kind and size."""
    return QPixmap.fromImage(Art(folder).image(emblem, width, height, dpr))


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
        self.light = Light(self, "oval", dpr)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.set_size(pawn.rect, dpr)

    @property
    def piece(self) -> Figure:
        return Figure(self.pawn.key)

    @property
    def where(self) -> Rect:
        """Where it stands, if it is not on its way."""
        return self.pawn.rect

    def set_size(self, rect: Rect, dpr: float) -> None:
        if (rect.w, rect.h, dpr) == (self.rect.width(), self.rect.height(), self._dpr):
            return
        self.prepareGeometryChange()
        self._dpr = dpr
        self.rect = QRectF(-rect.w / 2, -rect.h / 2, rect.w, rect.h)
        self.light.fit(rect.w, rect.h, dpr)
        self._picture = _picture(self._art.folder, self.pawn.emblem, rect.w, rect.h, dpr)

    def home(self, rect: Rect) -> QPointF:
        """Where its middle comes to lie there, so that its pixels fall on those of the screen."""
        x, y = rect.centre
        left, top = self.rect.left(), self.rect.top()
        snapped_x = round((x + left) * self._dpr) / self._dpr - left
        return QPointF(snapped_x, round((y + top) * self._dpr) / self._dpr - top)

    def place(self, rect: Rect, turn: float = 0.0) -> None:
        self.setPos(self.home(rect))
        self.setRotation(turn)
        self.setScale(1.0)

    def stretch(self, width: float) -> None:
        self.setScale(width / max(1.0, self.rect.width()))

    def set_flip(self, share: float) -> None:
        """A pawn has no back."""

    def turn_over(self, side: Printed, width: float) -> None:
        """A pawn has no sides."""

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def holds(self, at: QPointF) -> bool:
        """Whether a point of the scene lies on the figure."""
        return holds("oval", self.rect, self.mapFromScene(at))

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.light.paint(p, self.rect.topLeft())
        p.drawPixmap(self.rect.topLeft(), self._picture)
