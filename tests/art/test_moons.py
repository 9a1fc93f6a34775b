"""The emblems of Moons are told apart without colour."""

from itertools import combinations

import pytest

from fairytable.games.moons.cards import ELEMENTS, PHASES, VALUES
from tests.art.pictures import SIDE, grey_distance, greys, outline_distance

FAMILIES = {
    "moons": ([f"moon-{phase}" for phase in PHASES], 25, 0),
    "symbols": ([f"symbol-{element}" for element in ELEMENTS], 14, 0.25),
    "first fairies": ([f"starter-{element}" for element in ELEMENTS], 12, 0.3),
    **{
        f"fairies of value {value}": ([f"{element}-{value}" for element in ELEMENTS], 12, 0.3)
        for value in VALUES
    },
    **{
        f"fairies of {element}": (
            [f"{element}-{value}" for value in VALUES] + [f"starter-{element}"],
            12,
            0.3,
        )
        for element in ELEMENTS
    },
}
"""Emblems that lie side by side, and how far apart the closest two must be: in grey (of 255), in
outline (of 1). A recoloured twin has an outline distance of 0; the four moons are all discs, and
only their light tells them apart. When they were drawn, the closest pairs measured 35 (moons),
17 (symbols) and 14 (fairies) in grey, 0.33 (symbols) and 0.35 (fairies) in outline."""


@pytest.mark.parametrize("family", FAMILIES)
def test_neighbours_are_told_apart_without_colour(family: str) -> None:
    names, grey, outline = FAMILIES[family]
    for a, b in combinations([f"moons/{name}" for name in names], 2):
        assert grey_distance(a, b) >= grey, (a, b)
        assert outline_distance(a, b) >= outline, (a, b)


def lit(phase: str, left: float, right: float) -> float:
    """The mean lightness between two columns of the middle row of the moon's disc."""
    shades = greys(f"moons/moon-{phase}")
    columns = range(round(left * 0.7), round(right * 0.7))
    values = [shades[y * SIDE + x] for y in range(26, 42) for x in columns]
    return sum(values) / len(values)


def test_the_light_tells_the_phase_of_the_moon() -> None:
    west = {phase: lit(phase, 20, 32) for phase in PHASES}
    east = {phase: lit(phase, 68, 80) for phase in PHASES}
    bright, dark = 150, 105
    assert west["full"] > bright
    assert east["full"] > bright
    assert west["new"] < dark
    assert east["new"] < dark
    assert west["waxing"] < dark
    assert east["waxing"] > bright
    assert west["waning"] > bright
    assert east["waning"] < dark
