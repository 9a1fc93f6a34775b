"""What makes the table of a game its own: trims, empty places, edges, what grows on the ground."""

from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from fairytable.games import ON_THE_TABLE, staging_of
from fairytable.paint.brushes import canvas
from fairytable.paint.card_size import WIDTH, card_size
from fairytable.paint.card_stock import blank
from fairytable.paint.edges import WIDTH as EDGE_WIDTH
from fairytable.paint.edges import painted_edge
from fairytable.paint.growth import paint_growth
from fairytable.paint.lamps import GEMS, paint_glow
from fairytable.paint.palette import STOCKS
from fairytable.paint.places import PlaceState, paint_place, set_caption
from fairytable.stage.picture import Light, Rect
from fairytable.stage.skin import Edge, Empty, Skin
from tests.games.staged import english
from tests.skins import SKINS

OWN = [name for name in SKINS if name != "felt"]


def empty(skin: Skin, glimmer: str = "") -> QImage:
    with canvas(120, 160) as (image, p):
        paint_place(p, QRectF(10, 10, 100, 140), PlaceState.GHOST, skin=skin, glimmer=glimmer)
    return image


def ground(skin: Skin) -> QImage:
    with canvas(400, 300) as (image, p):
        image.fill(QColor(skin.cloth.middle))
        paint_growth(p, 400, 300, skin.cloth)
    return image


def bright(image: QImage) -> float:
    """How bright an image is in the middle of it, from 0 to 255."""
    small = image.scaled(40, 30).convertToFormat(QImage.Format.Format_Grayscale8)
    return sum(small.pixelColor(x, y).value() for x in range(8, 32) for y in range(6, 24)) / 432


@pytest.mark.parametrize("style", get_args(Empty))
def test_an_empty_place_of_every_style_is_seen_and_the_same_each_time(style: Empty) -> None:
    for skin in SKINS.values():
        styled = skin._replace(empty=style)
        assert empty(styled) == empty(styled)
        nothing = QImage(empty(styled))
        nothing.fill(0)
        assert empty(styled) != nothing


def test_what_has_no_room_in_small_capitals_is_said_in_plain_letters(qapp: QApplication) -> None:
    room = QSizeF(53, 14)  # of the narrowest pile of fairies
    whole = set_caption("Raccolta", room)
    assert whole.lines == ("Raccolta",)
    assert not whole.type.caps
    assert set_caption("Ruba", room).type.caps


def test_no_two_styles_of_empty_places_look_alike() -> None:
    pictures = [empty(SKINS["felt"]._replace(empty=style)) for style in get_args(Empty)]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_niche_keeps_a_rest_of_the_light_of_its_gem() -> None:
    skin = SKINS["mossy"]
    lights = [empty(skin, tint) for tint in ("", *GEMS.values())]
    assert all(one != other for one, other in combinations(lights, 2))


@pytest.mark.parametrize("edge", get_args(Edge))
def test_an_edge_fills_its_height_and_no_more_than_its_width(edge: Edge) -> None:
    image = painted_edge(edge, 500, "#E9C877", 1)
    assert image.width() == EDGE_WIDTH
    for y in (4, 250, 495):
        assert any(image.pixelColor(x, y).alpha() for x in range(EDGE_WIDTH)), y


def test_every_game_has_an_edge_and_a_trim_of_its_own() -> None:
    stagings = [staging for game in ON_THE_TABLE if (staging := staging_of(game)) is not None]
    edges = [around.edge for s in stagings if (around := s.skin.dark) is not None]
    assert len(set(edges)) == len(stagings)
    trims = [STOCKS[s.look(0, english).stock].trim for s in stagings]
    assert len(set(trims)) == len(stagings)


@pytest.mark.parametrize("name", STOCKS)
def test_a_trim_leaves_the_middle_of_the_card_to_its_picture(name: str) -> None:
    size, stock = card_size(160, 1), STOCKS[name]
    plain, trimmed = blank(size, stock._replace(trim="")), blank(size, stock)
    unit, margin = size.across / WIDTH, size.margin
    inner = range(round(margin + 16 * unit), round(margin + 84 * unit), 3)
    for x in inner:
        for y in range(round(margin + 16 * unit), round(margin + 124 * unit), 3):
            assert plain.pixelColor(x, y) == trimmed.pixelColor(x, y)
    assert (plain == trimmed) == (not stock.trim)


@pytest.mark.parametrize("name", OWN)
def test_the_ground_is_the_same_each_time_and_brighter_where_light_lies_on_it(name: str) -> None:
    skin = SKINS[name]
    assert ground(skin) == ground(skin)
    if skin.cloth.shine:
        dark = skin._replace(cloth=skin.cloth._replace(shine="", growth=None))
        assert bright(ground(skin)) > bright(ground(dark)) + 5


@pytest.mark.parametrize("name", ["midnight", "mossy"])
def test_flowers_grow_in_a_meadow_and_nowhere_above_it(name: str) -> None:
    skin = SKINS[name]
    growth = skin.cloth.growth
    assert growth is not None
    bare = skin.cloth._replace(growth=growth._replace(blooms=(), caps=(), blades=("#00000000",)))
    blooming = bare._replace(growth=growth._replace(caps=(), blades=("#00000000",)))
    without, with_them = ground(skin._replace(cloth=bare)), ground(skin._replace(cloth=blooming))
    seen = [
        y
        for y in range(300)
        for x in range(400)
        if with_them.pixelColor(x, y) != without.pixelColor(x, y)
    ]
    assert len(seen) > 100
    assert min(seen) > 300 * growth.top


@pytest.mark.parametrize("gem", GEMS)
def test_the_light_of_a_gem_has_its_colour_and_ends_at_its_edge(gem: str) -> None:
    with canvas(120, 120) as (image, p):
        paint_glow(p, Light(Rect(10, 10, 100, 100), "gem", 1.0, gem))
    middle, tint = image.pixelColor(60, 60), QColor(GEMS[gem])
    apart = (middle.red() - tint.red(), middle.green() - tint.green(), middle.blue() - tint.blue())
    assert max(map(abs, apart)) < 6
    assert image.pixelColor(10, 10).alpha() == image.pixelColor(60, 8).alpha() == 0
