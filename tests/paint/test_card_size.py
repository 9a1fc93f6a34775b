"""A card's size in device pixels, and what it tells at that size."""

import pytest

from fairytable.paint.card_size import MARGIN, Level, card_size, level_of


@pytest.mark.parametrize(
    ("width", "level"),
    [
        (20, Level.MINI),
        (43, Level.MINI),
        (44, Level.THUMB),
        (63, Level.THUMB),
        (64, Level.TABLE),
        (139, Level.TABLE),
        (140, Level.FULL),
        (280, Level.FULL),
    ],
)
def test_the_width_decides_how_much_a_card_tells(width: int, level: Level) -> None:
    assert level_of(width) == level


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2, 3])
@pytest.mark.parametrize("width", [43, 44, 63, 64, 70, 110, 139, 140, 160])
def test_a_finer_screen_does_not_change_what_a_card_tells(width: int, dpr: float) -> None:
    assert card_size(width, dpr).level == card_size(width, 1).level


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("width", [54, 69.6, 87, 110])
def test_a_card_lies_on_whole_device_pixels(width: float, dpr: float) -> None:
    size = card_size(width, dpr)
    assert abs(size.across - width * dpr) <= 0.5
    assert size.margin >= size.across * MARGIN / 100
    assert size.image == (size.across + 2 * size.margin, size.down + 2 * size.margin)
    assert size.inset * dpr == size.margin
