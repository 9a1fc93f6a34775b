"""The emblems of Moons are told apart without colour."""

import re
from itertools import combinations, pairwise
from math import cos, sin, tau

import pytest

from fairytable.games.moons.cards import ELEMENTS, PHASES, VALUES
from tests.art.pictures import (
    ART,
    SIDE,
    grey_distance,
    greys,
    outline_distance,
    silhouette,
)

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
only their light tells them apart. When they were drawn, the closest pairs measured 34 (moons),
17 (symbols) and 16 (fairies) in grey, 0.33 (symbols) and 0.34 (fairies) in outline."""


@pytest.mark.parametrize("family", FAMILIES)
def test_neighbours_are_told_apart_without_colour(family: str) -> None:
    names, grey, outline = FAMILIES[family]
    for a, b in combinations([f"moons/{name}" for name in names], 2):
        assert grey_distance(a, b) >= grey, (a, b)
        assert outline_distance(a, b) >= outline, (a, b)


def rays(emblem: str) -> int:
    """How many rays stand around the moon behind a fairy."""
    return len(re.findall(r'<use href="#(?:long|short)"', (ART / f"{emblem}.svg").read_text()))


@pytest.mark.parametrize("element", ELEMENTS)
def test_the_light_around_a_fairy_grows_with_her_value(element: str) -> None:
    grown = [rays(f"moons/{element}-{value}") for value in VALUES]
    assert grown[0] == 0
    assert all(less < more for less, more in pairwise(grown))


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_first_fairy_stands_in_a_ring_of_gold_and_a_six_does_not(element: str) -> None:
    """The ring, which wings may cross, is drawn solid on most of its way; rays are not."""
    ring = [(50 + 39.6 * cos(tau * k / 72), 47.2 + 39.6 * sin(tau * k / 72)) for k in range(72)]
    covered = {
        name: sum(
            silhouette(f"moons/{name}")[round(y * 0.7) * SIDE + round(x * 0.7)] for x, y in ring
        )
        for name in (f"starter-{element}", f"{element}-6")
    }
    assert rays(f"moons/starter-{element}") == 0
    assert covered[f"starter-{element}"] == len(ring)
    assert covered[f"{element}-6"] < len(ring) / 2


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
