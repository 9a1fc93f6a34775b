"""All that is painted ahead and then only blitted, and how each kind of it is painted.

A kind has a painter, a size, and something plain that stands for it until it is painted.
"""

from abc import ABC, abstractmethod
from typing import NamedTuple, TypeAlias

from PySide6.QtGui import QImage

from fairytable.paint.art import Art
from fairytable.paint.card_painter import paint_card, paint_plain
from fairytable.paint.card_size import card_size
from fairytable.paint.disc_painter import Disc, paint_disc, paint_plain_disc
from fairytable.paint.figure import Figure, figure_size, paint_figure
from fairytable.paint.marks import CardMark, MovedBy, ShapedMark, paint_mark, paint_moved_by
from fairytable.paint.pins import Pins, paint_pins
from fairytable.paint.scenery import Vista, paint_vista
from fairytable.paint.tile_painter import Tile, paint_plain_tile, paint_tile
from fairytable.stage.look import Printed

Layer: TypeAlias = CardMark | ShapedMark | MovedBy | Pins
"""What lies over the picture of a card, a disc or a tile."""


class Mural(ABC):
    """A large picture that is painted by itself. Of one wall only the newest are kept."""

    wall: str

    @abstractmethod
    def pixels(self, width: float, dpr: float) -> tuple[int, int]:
        """How large it is on the device."""

    @abstractmethod
    def paint(self, width: float, dpr: float, art: Art) -> QImage:
        """The picture; any thread may paint it."""


Subject: TypeAlias = Printed | Disc | Tile | Figure | Vista | Mural | Layer
_OF_ANY_SIZE = (Figure, Mural)


class Print(NamedTuple):
    """One picture of a subject, at a width on a device."""

    subject: Subject
    width: float
    dpr: float = 1.0

    @property
    def pixels(self) -> tuple[int, int]:
        """How large it is on the device."""
        if isinstance(self.subject, Figure):
            return figure_size(self.subject, self.width, self.dpr)
        if isinstance(self.subject, Vista):
            return round(self.width * self.dpr), round(self.subject.height * self.dpr)
        if isinstance(self.subject, Mural):
            return self.subject.pixels(self.width, self.dpr)
        return card_size(self.width, self.dpr).image

    def resembles(self, other: "Print") -> bool:
        """Whether it shows the same, perhaps at another size."""
        one, two = self.subject, other.subject
        if isinstance(one, Vista) and isinstance(two, Vista):
            return one.name == two.name
        if isinstance(one, Mural) and isinstance(two, Mural):
            return one.wall == two.wall
        if isinstance(one, Figure) and isinstance(two, Figure):
            return one._replace(height=two.height) == two
        return type(one) is type(two) and one == two


def exact(wanted: Print) -> Print:
    """The print as it is kept: widths that come to the same device pixels share one picture."""
    subject, width, dpr = wanted
    if isinstance(subject, _OF_ANY_SIZE):
        return wanted
    return Print(subject, card_size(width, dpr).across / dpr, dpr)


def paint_print(wanted: Print, art: Art, *, patterned: bool = False) -> QImage:
    """The true picture; any thread may paint it."""
    subject, width, dpr = wanted
    match subject:
        case CardMark():
            return paint_mark(subject, width, dpr, patterned=patterned)
        case ShapedMark():
            mark, shape = subject
            return paint_mark(mark, width, dpr, patterned=patterned, shape=shape)
        case MovedBy():
            return paint_moved_by(subject, width, dpr, patterned=patterned)
        case Pins():
            return paint_pins(subject, width, dpr)
        case Disc():
            return paint_disc(subject, width, dpr, art)
        case Tile():
            return paint_tile(subject, width, dpr, art)
        case Figure():
            return paint_figure(subject, width, dpr, art)
        case Vista():
            return paint_vista(subject, width, dpr, art)
        case Mural():
            return subject.paint(width, dpr, art)
        case _:
            return paint_card(subject, width, dpr, art)


def paint_stand_in(wanted: Print) -> QImage:
    """What resembles nothing in particular, in an instant: paper, a shape, or nothing at all."""
    subject, width, dpr = wanted
    match subject:
        case Figure() | Vista() | Mural() | CardMark() | ShapedMark() | MovedBy() | Pins():
            return QImage()
        case Disc():
            return paint_plain_disc(subject, width, dpr)
        case Tile():
            return paint_plain_tile(subject, width, dpr)
        case _:
            return paint_plain(subject, width, dpr)
