"""Marks lie over a card, say something, and hide nothing that a player must read."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF

from fairytable.paint.card_size import card_size
from fairytable.paint.crests import crested
from fairytable.paint.marks import CardMark, paint_mark
from fairytable.paint.outlines import Shape, outline
from fairytable.stage.picture import Crest, Panel, Rect
from fairytable.stage.pins import Relief

from .looks import ink

AROUND = [
    CardMark.LIFTED,
    CardMark.PLAYABLE,
    CardMark.HINTED,
    CardMark.SELECTED,
    CardMark.LAST_MOVE,
    CardMark.FOCUS,
]


@pytest.mark.parametrize("dpr", [1, 1.25, 2])
@pytest.mark.parametrize("mark", CardMark)
def test_a_mark_is_as_large_as_the_picture_of_a_card(mark: CardMark, dpr: float) -> None:
    image = paint_mark(mark, 110, dpr)
    assert (image.width(), image.height()) == card_size(110, dpr).image
    assert not ink(image).isNull()


def test_no_two_marks_look_alike() -> None:
    pictures = [paint_mark(mark, 110, 1) for mark in CardMark]
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("mark", AROUND)
def test_a_mark_around_a_card_leaves_its_face_free(mark: CardMark) -> None:
    size = card_size(110, 1)
    image = paint_mark(mark, 110, 1)
    for x, y in ((10, 10), (55, 77), (100, 140)):
        assert image.pixelColor(x + size.margin, y + size.margin).alpha() == 0


def test_the_veil_leaves_the_card_visible() -> None:
    size = card_size(110, 1)
    veil = paint_mark(CardMark.NOT_NOW, 110, 1).pixelColor(size.margin + 55, size.margin + 77)
    assert 0.4 < veil.alphaF() < 0.5


@pytest.mark.parametrize("patterned", [False, True])
@pytest.mark.parametrize("mark", AROUND)
@pytest.mark.parametrize(
    "shape", [Shape("disc"), Shape("tile"), Shape("tile", Relief(5, tilt=0.8))]
)
def test_light_lies_close_around_every_form(shape: Shape, mark: CardMark, patterned: bool) -> None:
    size = card_size(100, 1)
    image = paint_mark(mark, 100, 1, patterned=patterned, shape=shape)
    at = outline(shape)
    inside, far = outline(shape, -6), outline(shape, 12)
    lit = 0
    for x in range(0, image.width(), 3):
        for y in range(0, image.height(), 3):
            place = QPointF(x - size.margin, y - size.margin)
            if image.pixelColor(x, y).alpha():
                assert not inside.contains(place)
                assert far.contains(place)
                lit += not at.contains(place)
    assert lit > 20


def test_no_two_marks_look_alike_on_a_tile() -> None:
    pictures = [paint_mark(mark, 90, 1, shape=Shape("tile")) for mark in CardMark]
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("mark", CardMark)
def test_patterns_tell_playable_hinted_and_last_move_apart(mark: CardMark) -> None:
    patterned = paint_mark(mark, 80, 1.0, patterned=True)
    told = mark in (CardMark.PLAYABLE, CardMark.HINTED, CardMark.LAST_MOVE)
    assert (patterned != paint_mark(mark, 80, 1.0)) is told


def test_a_rim_in_a_players_colour_carries_the_players_shape() -> None:
    mine = Panel(Rect(10, 20, 100, 50), rim="player", player=2)
    plain = Panel(Rect(0, 0, 5, 5), rim="soft")
    marks = crested([plain, mine])
    assert marks[:2] == (plain, mine)
    (crest,) = marks[2:]
    assert isinstance(crest, Crest)
    assert crest.player == 2
    assert crest.rect.y < mine.rect.y < crest.rect.bottom
