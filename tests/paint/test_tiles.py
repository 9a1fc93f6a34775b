"""A tile on a map tells what its card counts, its family and whom else it serves, however small."""

import pytest
from PySide6.QtGui import QImage

from fairytable.paint.art import Art
from fairytable.paint.card_size import card_size
from fairytable.paint.palette import CREAM
from fairytable.paint.tile_painter import Tile, paint_tile
from fairytable.stage.look import Look, Tab

from .looks import OATH, RED

SERVES = OATH._replace(tab=Tab("grey", "FL"))


def tile(look: Look, width: int) -> QImage:
    return paint_tile(Tile(look), width, 1, Art())


@pytest.mark.parametrize("width", [44, 60, 88, 146])
def test_number_family_and_letters_are_seen(width: int) -> None:
    pictures = [
        tile(look, width)
        for look in (
            SERVES,
            OATH,
            OATH._replace(pennant=OATH.pennant._replace(number="2")),
            OATH._replace(pennant=OATH.pennant._replace(glyph="peak")),
            OATH._replace(pennant=OATH.pennant._replace(tone="mountain")),
        )
    ]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


@pytest.mark.parametrize("width", [44, 60, 88, 146])
def test_the_number_is_large_enough_to_be_read(width: int) -> None:
    image, margin = tile(OATH, width), card_size(width, 1).margin
    left, right = (round(share * width) + margin for share in (0.14, 0.36))
    rows = [
        y
        for y in range(image.height() // 2)
        if any(_cream(image, x, y) for x in range(left, right))
    ]
    assert rows[-1] - rows[0] >= 11


def _cream(image: QImage, x: int, y: int) -> bool:
    shade = image.pixelColor(x, y)
    return min(shade.red(), shade.green(), shade.blue()) > 200


def test_a_covered_tile_shows_its_back() -> None:
    covered = paint_tile(Tile(RED), 88, 1, Art())
    middle = covered.pixelColor(covered.width() // 2, covered.height() // 2)
    assert middle.alpha() == 255
    assert covered != tile(OATH, 88)
    assert CREAM not in {covered.pixelColor(30, y).name() for y in range(covered.height())}
