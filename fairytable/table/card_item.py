"""A card on the table: a picture that is only blitted, with the marks that lie over it."""

from typing import NamedTuple, Self

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.card_size import WIDTH, card_size
from fairytable.paint.disc_painter import Disc
from fairytable.paint.marks import CardMark, MovedBy, ShapedMark
from fairytable.paint.outlines import Shape, outline
from fairytable.paint.palette import PLAYERS
from fairytable.paint.pins import Pins
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print, Subject, exact
from fairytable.paint.tile_painter import Tile
from fairytable.stage.look import Printed
from fairytable.stage.picture import Rect, Spot
from fairytable.table.bounded_item import BoundedItem

FADED = 0.55
"""How strongly a card is drawn that is only to come."""


class _Shown(NamedTuple):
    """A picture, and what it was made as: on a map it may have another size than the card."""

    made: Print
    pixmap: QPixmap
    place: QRectF
    """Around the middle of the card, as large as it was painted."""
    corner: QPointF

    @classmethod
    def of(cls, made: Print, pixmap: QPixmap) -> Self:
        ratio = pixmap.devicePixelRatio()
        w, h = pixmap.width() / ratio, pixmap.height() / ratio
        place = QRectF(-w / 2, -h / 2, w, h)
        return cls(made, pixmap, place, place.topLeft())


class CardItem(BoundedItem):
    """One card. Its origin is its middle, so that it turns and flips in place."""

    def __init__(self, card: int, pixmaps: Pixmaps) -> None:
        super().__init__()
        self.card = card
        self._spot: Spot | None = None
        self.side: Printed | None = None
        """What it shows."""
        self.marks: tuple[CardMark | MovedBy, ...] = ()
        self.colours: tuple[int, ...] = tuple(range(len(PLAYERS)))
        """The colour that each player has chosen, for badges."""
        self._pixmaps = pixmaps
        self._width = 100.0
        self._dpr = 1.0
        self._flip = 1.0
        self._prints: tuple[Print, ...] | None = ()
        """The pictures it is drawn with; None until somebody asks after a change."""
        self._shown: list[_Shown] = []
        self.seen = True
        """Whether it is shown at all: known here, because Qt answers too slowly for every frame."""
        self.stale = False
        """Whether these have to be fetched by `take` first: most cards lie hidden in piles."""
        self._outlined: tuple[tuple[Shape, float], QPainterPath] | None = None
        """The outline as it was asked for last: the pointer asks at every step."""
        self._measure()

    @property
    def spot(self) -> Spot | None:
        """Where it belongs; while it moves it is elsewhere."""
        return self._spot

    @spot.setter
    def spot(self, spot: Spot | None) -> None:
        drawn, self._spot = _drawn(self._spot), spot
        if _drawn(spot) != drawn:
            self.refresh()

    @property
    def piece(self) -> int:
        return self.card

    @property
    def where(self) -> Rect | None:
        """Where it belongs."""
        return None if self.spot is None else self.spot.rect

    @property
    def on_map(self) -> bool:
        """Whether it belongs on the map."""
        return self.spot is not None and self.spot.on_map

    @property
    def lying(self) -> Shape:
        """Its form, and how it lies."""
        return Shape() if self.spot is None else Shape(self.spot.form, self.spot.relief)

    @property
    def outline(self) -> QPainterPath:
        """All that it covers, in its own coordinates."""
        wanted = self.lying, self._width
        if self._outlined is None or self._outlined[0] != wanted:
            scale = self.rect.width() / WIDTH
            units = QTransform.fromTranslate(self.rect.x(), self.rect.y()).scale(scale, scale)
            self._outlined = wanted, units.map(outline(self.lying))
        return self._outlined[1]

    # What it shows

    def setVisible(self, visible: bool) -> None:
        if visible != self.seen:
            self.seen = visible
            super().setVisible(visible)

    def show_side(self, side: Printed) -> None:
        if side != self.side:
            self.side = side
            self.refresh()

    def set_size(self, width: float, dpr: float) -> None:
        """Take the pictures of this width; the item is not scaled afterwards."""
        if (width, dpr) != (self._width, self._dpr):
            self._width, self._dpr = width, dpr
            self._outlined = None
            self._measure()
            self.refresh()

    def turn_over(self, side: Printed, width: float) -> None:
        """Show this side in pictures of this width."""
        self.set_size(width, self._dpr)
        self.show_side(side)

    def set_marks(self, *marks: CardMark | MovedBy) -> None:
        """In the order in which they are drawn."""
        if marks != self.marks:
            self.marks = marks
            self.refresh()

    def refresh(self) -> None:
        """Something about it has changed: it is drawn anew."""
        self._prints = None
        self.fetch()

    def fetch(self) -> None:
        """One of its pictures has been painted: take it."""
        self.stale = True
        self.update()

    def take(self) -> None:
        """Have the pictures at hand: painting one while the scene is being painted would crash."""
        self._shown = [self._picture(wanted) for wanted in self.prints()]
        self.stale = False

    def _picture(self, wanted: Print) -> _Shown:
        """On a map, what it shows already is stretched until the sharp picture is painted."""
        if self.spot is not None and self.spot.on_map:
            old = next((one for one in self._shown if one.made.subject == wanted.subject), None)
            sharp = None if old is None else self._pixmaps.at_hand(wanted)
            if old is not None:
                return old if sharp is None else _Shown.of(wanted, sharp)
        return _Shown.of(wanted, self._pixmaps.get(wanted))

    def prints(self) -> tuple[Print, ...]:
        """The pictures it is drawn with."""
        if self._prints is None:
            self._prints = tuple(exact(Print(s, self._width, self._dpr)) for s in self._subjects())
        return self._prints

    def _subjects(self) -> list[Subject]:
        if self.side is None:
            return []
        badges = () if self.spot is None else self.spot.badges
        shape = self.lying
        layers: list[Subject] = [Pins(badges, shape, self.colours)] if badges else []
        if shape.form == "card":
            return [self.side, *layers, *self.marks]
        body = Disc(self.side) if shape.form == "disc" else Tile(self.side, shape.relief)
        return [body, *layers, *(_shaped(mark, shape) for mark in self.marks)]

    # Where it lies

    def place(self, rect: Rect, turn: float = 0.0) -> None:
        """Put it there at once."""
        self.setPos(self.home(rect))
        self.setRotation(turn)
        self.setScale(1.0)
        self.set_flip(1.0)

    def home(self, rect: Rect) -> QPointF:
        """Where its middle comes to lie there, so that its pixels fall on those of the screen."""
        x, y = rect.centre
        left, top = self._bounds.left(), self._bounds.top()
        snapped_x = round((x + left) * self._dpr) / self._dpr - left
        snapped_y = round((y + top) * self._dpr) / self._dpr - top
        return QPointF(snapped_x, snapped_y)

    def stretch(self, width: float) -> None:
        """Look as wide as this while it moves between two sizes."""
        self.setScale(width / self._width)

    def set_flip(self, share: float) -> None:
        """How much of its width shows: 1 face on, 0 edge on."""
        if share != self._flip:
            self._flip = share
            self.setTransform(QTransform.fromScale(max(share, 0.02), 1.0))

    def _measure(self) -> None:
        size = card_size(self._width, self._dpr)
        width, height, inset = size.across / self._dpr, size.down / self._dpr, size.inset
        self._made_for = width
        """How wide the pictures are that need not be stretched."""
        self.rect = QRectF(-width / 2, -height / 2, width, height)
        """The card without its shadow, in the item's own coordinates."""
        self._bounds = self.rect.adjusted(-inset, -inset, inset, inset)
        self.reach_over(self._bounds)

    # Qt

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._spot is not None and self._spot.faded:
            p.setOpacity(p.opacity() * FADED)
        if self._flip != 1.0 or self.rotation() or self.scale() != 1.0:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for made, pixmap, place, corner in self._shown:
            if made.width == self._made_for:
                p.drawPixmap(corner, pixmap)
            else:
                by = self._width / made.width
                there = QRectF(corner * by, place.size() * by)
                p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                p.drawPixmap(there, pixmap, QRectF(pixmap.rect()))

    def holds(self, at: QPointF) -> bool:
        """Whether a point of the scene lies on the card itself."""
        inside = self.mapFromScene(at)
        if not self._bounds.contains(inside):  # most cards lie elsewhere
            return False
        if self.lying.form == "card":
            return self.rect.contains(inside)
        return self.outline.contains(inside)


def _shaped(mark: CardMark | MovedBy, shape: Shape) -> ShapedMark | MovedBy:
    """A mark as it lies on something that is no card."""
    return mark._replace(shape=shape) if isinstance(mark, MovedBy) else ShapedMark(mark, shape)


def _drawn(spot: Spot | None) -> tuple[object, ...]:
    """What of a spot is seen on the card itself."""
    return () if spot is None else (spot.form, spot.relief, spot.badges, spot.faded)
