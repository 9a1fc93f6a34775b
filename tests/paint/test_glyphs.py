"""Silhouettes are inside their grid, and can be told apart when they are tiny."""

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from fairytable.paint.glyphs import GRID, NAMES, glyph_image, glyph_path
from fairytable.paint.palette import CREAM, PLAYERS

from .looks import ink

SETS = [
    ("air", "water", "fire", "earth"),
    ("moon_new", "moon_waxing", "moon_full", "moon_waning", "sun"),
    tuple(PLAYERS),
    ("round", "pear", "hexcut", "marquise", "shard", "step"),
    ("wave", "tree", "ripple", "arch", "bell", "peak"),
    ("plus", "minus", "times", "check", "question"),
]


@pytest.mark.parametrize("name", NAMES)
def test_a_glyph_stays_in_its_square(name: str) -> None:
    outline = glyph_path(name, QRectF(0, 0, GRID, GRID)).boundingRect()
    assert QRectF(-0.2, -0.2, GRID + 0.4, GRID + 0.4).contains(outline)
    assert max(outline.width(), outline.height()) > 0.7 * GRID


@pytest.mark.parametrize("dpr", [1, 1.5, 2])
def test_a_glyph_alone_is_as_large_as_asked(dpr: float) -> None:
    image = glyph_image("sun", 16, dpr, CREAM)
    assert image.width() == image.height() == 16 * dpr
    assert ink(image).width() > 14 * dpr


@pytest.mark.parametrize("family", SETS)
def test_glyphs_of_a_family_differ_at_eleven_pixels(family: tuple[str, ...]) -> None:
    for one, other in combinations(family, 2):
        assert difference(one, other) >= 8, (one, other)


def test_no_two_glyphs_look_alike_at_eleven_pixels() -> None:
    """Only a player's disc and the full moon do: one has the player's colour and a rim."""
    alike = {(a, b) for a, b in combinations(NAMES, 2) if difference(a, b) < 8}
    assert alike == {("circle", "moon_full")}


@pytest.mark.parametrize("name", NAMES)
def test_a_glyph_has_weight_at_eleven_pixels(name: str) -> None:
    covered = sum(alphas(name)) / 255
    assert covered >= 16
    assert sum(alpha >= 200 for alpha in alphas(name)) >= 8


@cache
def alphas(name: str) -> tuple[int, ...]:
    image = glyph_image(name, 11, 1, CREAM)
    return tuple(image.pixelColor(x, y).alpha() for y in range(11) for x in range(11))


def difference(one: str, other: str) -> int:
    """How many of 121 pixels are clearly darker in one of them."""
    return sum(abs(a - b) > 96 for a, b in zip(alphas(one), alphas(other), strict=True))


def test_an_arc_bends_to_the_side_its_sweep_says() -> None:
    waxing, waning = (glyph_image(f"moon_{phase}", 24, 1, CREAM) for phase in ("waxing", "waning"))
    assert waxing.pixelColor(17, 12).alpha() == waning.pixelColor(6, 12).alpha() == 255
    assert waxing.pixelColor(6, 12).alpha() == waning.pixelColor(17, 12).alpha() == 0
