"""A pawn on the table: a small figure that walks from place to place."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.area_shapes import holds
from fairytable.paint.figure import Figure, figure_margin
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.stage.gestures import PawnKey
from fairytable.stage.look import Printed
from fairytable.stage.picture import Pawn, Rect
from fairytable.table.bounded_item import BoundedItem
from fairytable.table.light import MARGIN, ItemLight


class PawnItem(BoundedItem):
    """Its origin is its middle; it has one side and does not flip."""

    side: Printed | None = None

    def __init__(self, pawn: Pawn, pixmaps: Pixmaps, dpr: float) -> None:
        super().__init__()
        self.pawn = pawn
        self._pixmaps = pixmaps
        self._dpr = dpr
        self.rect = QRectF()
        self._picture = QPixmap()
        self._former = QPixmap()
        """What it looked like before, while it changes."""
        self._changed = 0.0
        self._breath = 1.0
        """How much higher it is just now: it breathes."""
        self.light = ItemLight(self, "oval", dpr)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.set_size(pawn.rect, dpr)

    @property
    def piece(self) -> PawnKey:
        return PawnKey(self.pawn.key)

    @property
    def where(self) -> Rect:
        """Where it stands, if it is not on its way."""
        return self.pawn.rect

    @property
    def on_map(self) -> bool:
        """Whether it belongs on the map."""
        return self.pawn.on_map

    @property
    def changes(self) -> bool:
        """Whether it still has to take on the look of its pawn."""
        return not self._former.isNull()

    def stand_for(self, pawn: Pawn, dpr: float) -> None:
        """Be this pawn from now on. It still is where it was, as large as it was, and looks so."""
        width = self.rect.width() * self.scale()
        former, self.pawn = self.pawn, pawn
        if pawn.emblem != former.emblem:
            self._former, self._changed = self._picture, 0.0
            self.fetch()
        self.set_size(pawn.rect, dpr)
        self.stretch(width)

    def change(self, share: float) -> None:
        """How far its new picture has taken the place of the former one."""
        self._changed = share
        if share == 1.0:
            self._former = QPixmap()
        self.update()

    def set_size(self, rect: Rect, dpr: float) -> None:
        if (rect.w, rect.h, dpr) == (self.rect.width(), self.rect.height(), self._dpr):
            return
        self._dpr = dpr
        self.rect = QRectF(-rect.w / 2, -rect.h / 2, rect.w, rect.h)
        self.reach_over(self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.light.fit(rect.w, rect.h, dpr)
        self.fetch()

    def prints(self) -> tuple[Print, ...]:
        """The picture it is drawn with, of whole pixels of the device."""
        width, height = (
            round(side * self._dpr) / self._dpr for side in (self.rect.width(), self.rect.height())
        )
        return (Print(Figure(self.pawn.emblem, height), width, self._dpr),)

    def fetch(self) -> None:
        """Take its picture, or what stands for it until that is painted."""
        self._picture = self._pixmaps.get(self.prints()[0])
        self.update()

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
        self.breathe(1.0)

    def breathe(self, high: float) -> None:
        """Be this much higher than one is, from the feet up."""
        if high != self._breath:
            self._breath = high
            foot = self.rect.bottom()
            self.setTransform(QTransform(1, 0, 0, high, 0, foot * (1 - high)))

    def stretch(self, width: float) -> None:
        self.setScale(width / max(1.0, self.rect.width()))

    def set_flip(self, share: float) -> None:
        """A pawn has no back."""

    def turn_over(self, side: Printed, width: float) -> None:
        """A pawn has no sides."""

    def holds(self, at: QPointF) -> bool:
        """Whether a point of the scene lies on the figure."""
        return holds("oval", self.rect, self.mapFromScene(at))

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.light.paint(p, self.rect.topLeft())
        edge = figure_margin(self._dpr)
        box = self.rect.adjusted(-edge, -edge, edge, edge)
        if self.rotation() or self.scale() != 1.0 or self._breath != 1.0:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self.changes:
            p.drawPixmap(box.topLeft(), self._picture)
            return
        before = p.opacity()
        p.setOpacity(before * (1 - self._changed))
        p.drawPixmap(box, self._former, QRectF(self._former.rect()))
        p.setOpacity(before * self._changed)
        p.drawPixmap(box.topLeft(), self._picture)
        p.setOpacity(before)
