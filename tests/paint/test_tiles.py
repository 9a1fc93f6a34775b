"""A tile on a map tells what its card counts, its family and whom else it serves, however small."""

import pytest
from PySide6.QtGui import QImage

from fairytable.paint.art import Art
from fairytable.paint.card_size import card_size
from fairytable.paint.palette import CREAM
from fairytable.paint.tile_painter import Tile, paint_tile
from fairytable.stage.look import Look
from fairytable.stage.pins import Relief

from .looks import OATH, RED, ink

RELIEFS = [
    Relief(),
    Relief(layers=2),
    Relief(layers=6),
    Relief(rim="own"),
    Relief(rim="bare"),
    Relief(edges=("road",)),
    Relief(edges=("", "road")),
    Relief(edges=("water",)),
    Relief(edges=("wall",)),
    Relief(edges=("light",)),
    Relief(tilt=0.8),
]


def tile(look: Look, width: int, relief: Relief = RELIEFS[0]) -> QImage:
    return paint_tile(Tile(look, relief), width, 1, Art())


@pytest.mark.parametrize("width", [44, 60, 88, 146])
def test_number_and_family_are_seen(width: int) -> None:
    pictures = [
        tile(look, width)
        for look in (
            OATH,
            OATH._replace(pennant=OATH.pennant._replace(number="2")),
            OATH._replace(pennant=OATH.pennant._replace(glyph="peak")),
            OATH._replace(pennant=OATH.pennant._replace(tone="mountain")),
        )
    ]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


@pytest.mark.parametrize("width", [44, 60, 88, 146])
def test_the_number_is_large_enough_to_be_read(width: int) -> None:
    """Figures of a type of thirteen pixels are eight tall; the rim of their pill is no part of
    them."""
    image, margin = tile(OATH, width), card_size(width, 1).margin
    left, right = (round(share * width) + margin for share in (0.14, 0.36))
    rows = "".join(
        "#" if any(_cream(image, x, y) for x in range(left, right)) else " "
        for y in range(image.height() // 2)
    )
    assert max(len(run) for run in rows.split()) >= 8


def _cream(image: QImage, x: int, y: int) -> bool:
    shade = image.pixelColor(x, y)
    return min(shade.red(), shade.green(), shade.blue()) > 200


def test_a_covered_tile_shows_its_back() -> None:
    covered = paint_tile(Tile(RED), 88, 1, Art())
    middle = covered.pixelColor(covered.width() // 2, covered.height() // 2)
    assert middle.alpha() == 255
    assert covered != tile(OATH, 88)
    assert CREAM not in {covered.pixelColor(30, y).name() for y in range(covered.height())}


def test_piles_rims_and_edges_are_told_apart() -> None:
    pictures = [tile(OATH, 88, relief) for relief in RELIEFS]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


def test_a_thick_pile_is_a_hill() -> None:
    """Its foot stays where it is, its top rises with every card up to six."""
    drawn = [ink(tile(OATH, 100, Relief(layers=n))) for n in range(1, 9)]
    tops = [one.top() for one in drawn]
    assert tops[:6] == sorted(set(tops), reverse=True)
    assert tops[5:] == [tops[5]] * 3
    assert len({one.bottom() for one in drawn}) == 1


@pytest.mark.parametrize("layers", [1, 6])
@pytest.mark.parametrize("tilt", [0.8, 1.0])
def test_a_tile_stays_inside_its_picture(layers: int, tilt: float) -> None:
    image = tile(OATH, 88, Relief(layers, tilt=tilt))
    assert image.rect().adjusted(1, 1, -1, -1).contains(ink(image))
