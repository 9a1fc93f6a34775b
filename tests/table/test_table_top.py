"""The felt and everything on it that is no card."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from fairytable.paint.brushes import canvas
from fairytable.paint.felt import paint_felt
from fairytable.paint.palette import PENNANT
from fairytable.paint.pieces import (
    SHAPES,
    Plate,
    paint_badge,
    paint_knowers,
    paint_plate,
    paint_player,
    paint_token,
)
from fairytable.paint.places import PlaceState, paint_caption, paint_place
from fairytable.stage.picture import Form
from tests.paint.looks import ink


def painted(paint: Callable[[QPainter], None]) -> QImage:
    with canvas(320, 240) as (image, p):
        paint(p)
    return image


@pytest.mark.parametrize("dpr", [1, 1.25, 2])
@pytest.mark.parametrize(("width", "height"), [(1024, 640), (300, 700)])
def test_the_felt_fills_the_window(width: int, height: int, dpr: float) -> None:
    felt = paint_felt(width, height, dpr)
    assert (felt.width(), felt.height()) == (round(width * dpr), round(height * dpr))
    assert felt.devicePixelRatio() == dpr
    assert not felt.hasAlphaChannel()


def test_the_felt_is_lit_from_the_upper_left() -> None:
    felt = paint_felt(800, 600, 1)
    light, edge = felt.pixelColor(360, 220), felt.pixelColor(798, 598)
    assert light.lightness() > edge.lightness() + 15


def test_every_state_of_a_place_looks_different() -> None:
    rect = QRectF(40, 40, 100, 140)
    pictures = [painted(partial(paint_place, rect=rect, state=state)) for state in PlaceState]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_the_place_aimed_at_grows() -> None:
    rect = QRectF(60, 40, 100, 140)
    target, aimed = (
        ink(painted(partial(paint_place, rect=rect, state=state)))
        for state in (PlaceState.TARGET, PlaceState.AIMED)
    )
    assert aimed.width() > target.width()


def test_a_refusal_stands_alone_in_its_place() -> None:
    rect = QRectF(40, 40, 100, 140)
    refused = partial(paint_place, rect=rect, state=PlaceState.REFUSED)
    assert painted(refused) == painted(partial(refused, label="Green stone", glyph="leaf"))


@pytest.mark.parametrize(
    ("form", "corner", "side"), [("card", 1, 1), ("tile", 0, 1), ("disc", 0, 1)]
)
def test_a_ghost_has_the_shape_of_what_may_lie_there(form: Form, corner: int, side: int) -> None:
    rect = QRectF(40, 40, 100, 116)
    ghost = painted(lambda p: paint_place(p, rect, PlaceState.GHOST, form=form))
    assert ghost.pixelColor(46, 98).alpha() > 0
    assert (ghost.pixelColor(46, 46).alpha() > 0) == (form == "card")


@pytest.mark.parametrize("text", ["deck · 41", "Start a new circle", "Inizia un cerchio d’Acqua"])
def test_a_caption_stays_in_its_rectangle(text: str) -> None:
    rect = QRectF(40, 40, 90, 40)
    box = ink(painted(lambda p: paint_caption(p, rect, text, lines=2)))
    assert rect.toRect().contains(box)


@pytest.mark.parametrize("width", [120, 180, 236])
@pytest.mark.parametrize("name", ["Ada", "Cordelia della Valle Incantata"])
def test_a_name_stays_on_its_plate(name: str, width: int) -> None:
    rect = QRectF(20, 20, width, 52)
    box = ink(painted(lambda p: paint_plate(p, rect, Plate(name, "5 cards · 12 points", 0))))
    assert rect.adjusted(-6, -6, 6, 9).toRect().contains(box)


def test_the_plate_of_the_player_to_play_stands_out() -> None:
    plates = (Plate("Ada", "15", 0, to_play=playing) for playing in (False, True))
    rest, active = (
        painted(partial(paint_plate, rect=QRectF(20, 20, 236, 52), plate=plate)) for plate in plates
    )
    assert rest != active


def test_six_players_have_six_shapes() -> None:
    pictures = [
        painted(partial(paint_player, seat=seat, centre=QPointF(50, 50), radius=12))
        for seat in range(len(SHAPES))
    ]
    assert len(SHAPES) == 6
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("text", ["7", "27", "×10", "3/10"])
def test_a_badge_is_as_wide_as_its_count(text: str) -> None:
    box = ink(painted(lambda p: paint_badge(p, QPointF(100, 100), text)))
    assert box.width() >= 8 * len(text)
    assert abs(box.center().x() - 100) <= 2


def test_those_who_know_a_card_are_shown_at_its_foot() -> None:
    card = QRectF(40, 20, 100, 140)
    box = ink(painted(lambda p: paint_knowers(p, card, range(6))))
    assert card.left() <= box.left()
    assert box.right() <= card.right()
    assert box.top() > card.center().y()


def test_a_token_is_a_disc_of_its_radius() -> None:
    box = ink(painted(lambda p: paint_token(p, QPointF(100, 100), 24, PENNANT["air"], "air")))
    assert 48 <= box.width() <= 58
