"""Badges travel with their card: read at any size, told apart, inside their picture."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

from fairytable.paint.art import Art
from fairytable.paint.card_size import card_size
from fairytable.paint.ground import painted_marks
from fairytable.paint.outlines import CARD, Shape, outline
from fairytable.paint.pins import Pins, paint_pins
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.picture import Crest, Form, Rect
from fairytable.stage.pins import Pin, PinPlace, Relief
from fairytable.stage.staging import Person

from .looks import ink

SEATS = (0, 1, 2, 3, 4, 5)
PLACES: list[PinPlace] = [
    "upper left",
    "upper",
    "upper right",
    "left",
    "middle",
    "right",
    "lower left",
    "lower",
    "lower right",
]
KINDS = [
    Pin("count", "lower", "2"),
    Pin("coin", "lower", "2"),
    Pin("label", "lower", "2"),
    Pin("seal", "lower", "2", player=1),
    Pin("flag", "lower", player=1, tone="cave"),
    Pin("eye", "lower"),
    Pin("token", "lower", glyph="tree", tone="forest"),
]


def layer(*badges: Pin, width: float = 90, shape: Shape = CARD, dpr: float = 1) -> QImage:
    return paint_pins(Pins(badges, shape, SEATS), width, dpr)


def test_no_two_kinds_look_alike() -> None:
    assert all(layer(one) != layer(other) for one, other in combinations(KINDS, 2))


@pytest.mark.parametrize("width", [30, 44, 64, 110])
@pytest.mark.parametrize("pin", KINDS, ids=lambda pin: pin.kind)
def test_a_badge_is_never_too_small_to_be_read(pin: Pin, width: float) -> None:
    assert ink(layer(pin, width=width)).height() >= 19


@pytest.mark.parametrize("form", ["card", "disc", "tile"])
@pytest.mark.parametrize("place", PLACES)
def test_a_badge_lies_at_its_place(place: PinPlace, form: Form) -> None:
    shape = Shape(form, Relief(3, tilt=0.8))
    found = ink(layer(Pin("eye", place), shape=shape)).center()
    size = card_size(90, 1)
    middle = QPoint(size.margin, size.margin) + (shape.top * size.unit).toPoint()
    way = found - middle
    assert (way.x() > 8) == ("right" in place)
    assert (way.x() < -8) == ("left" in place)
    assert (way.y() > 8) == ("lower" in place)
    assert (way.y() < -8) == ("upper" in place)
    at = (found - QPoint(size.margin, size.margin)).toPointF() / size.unit
    assert outline(shape, 2).contains(at)


@pytest.mark.parametrize("width", [30, 48, 70])
@pytest.mark.parametrize("place", PLACES)
def test_no_badge_is_cut_off(place: PinPlace, width: float) -> None:
    image = layer(Pin("count", place, "×12"), width=width)
    drawn, whole = ink(image), ink(layer(Pin("count", "middle", "×12"), width=90))
    assert abs(drawn.width() - whole.width()) <= 1, "but for where its edges fall between pixels"
    assert abs(drawn.height() - whole.height()) <= 1


def test_several_at_one_place_do_not_cover_each_other() -> None:
    three = [Pin("seal", "lower left", str(k + 1), player=k) for k in (3, 0, 5)]
    one = ink(layer(three[0]))
    all_three = ink(layer(*three))
    assert all_three.bottom() == one.bottom(), "the first lies at the edge"
    assert all_three.height() >= 3 * one.height()


def test_a_seal_has_the_colour_that_the_player_chose() -> None:
    seal = Pin("seal", "lower", "1", player=0)
    chosen = paint_pins(Pins((seal,), CARD, (4,)), 90, 1)
    assert chosen != layer(seal)
    assert chosen == layer(seal._replace(player=4))


@pytest.mark.parametrize("seat", SEATS)
def test_a_seal_on_the_ground_is_larger_than_a_plain_shape_and_never_cut(
    seat: int, art: Art
) -> None:
    people = [Person(str(colour), colour) for colour in SEATS]
    pixmaps = Pixmaps(art, background=False)

    def drawn(text: str) -> tuple[QRect, QRect]:
        mark = Crest(Rect(20, 20, 22, 22), seat, text)
        [(_, picture)] = painted_marks([mark], 1, people, pixmaps)
        return ink(picture.toImage()), picture.rect()

    (plain, _), (seal, room) = drawn(""), drawn("4")
    assert seal.height() >= plain.height()
    assert room.adjusted(1, 1, -1, -1).contains(seal)
