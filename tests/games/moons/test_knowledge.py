"""Who knows what after each kind of event (section 4 of the rules page)."""

import pytest

from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.state import MoonsState
from tests.games.moons.positions import play, position

BLANK = "earth 2, earth 4, earth 6, earth 8, earth 10"
ALL = 0b111


def knowers(state: MoonsState, zone: str) -> set[int]:
    """The different masks of who knows the cards of a zone."""
    return {state.table.known[card] for card in state.table.zones[zone]}


AT_THE_START = {
    "deck.blue": {0},
    "deck.moon": {0},
    "moon.up": {ALL},
    "circle.0": {ALL},
    "hand.0": {0b001},
    "hand.1": {0b010},
    "hand.2": {0b100},
    "symbol.0": {0b001},
    "symbol.1": {0b010},
    "symbol.2": {0b100},
    "symbol.out": {0},
}


@pytest.mark.parametrize("zone", AT_THE_START)
def test_at_the_start(zone: str) -> None:
    state = MoonsState(MoonsOptions(players=3), seed=1)
    assert knowers(state, zone) == AT_THE_START[zone]


AFTER = {
    "placing a fairy": (("air 4 > 0",), "circle.0", {ALL}),
    "the draws at the end of a turn": (("air 4 > 0", "end"), "hand.0", {0b001}),
    "a closing": (("sun > 0",), "removed", {ALL}),
    "the moon that a closing turns": (("sun > 0",), "moon.up", {ALL}),
    "the moons still to come": (("sun > 0",), "deck.moon", {0}),
    "starting a circle": (("sun > 0", "water 2 > 0"), "circle.0", {ALL}),
    "rivals' hands while I play": (("air 4 > 0",), "hand.1", {0b010}),
    "rivals' symbols while I play": (("sun > 0",), "symbol.1", {0b010}),
}


@pytest.mark.parametrize("event", AFTER)
def test_after(event: str) -> None:
    steps, zone, expected = AFTER[event]
    state = position("air 4, sun, water 2, fire 2", BLANK, BLANK.replace("earth", "fire"))
    assert knowers(play(state, *steps), zone) == expected


def test_at_the_end_all_see_the_symbols_but_not_the_unused_ones() -> None:
    state = play(position("sun", BLANK, "water 2", turned=12), "sun > 0")
    assert {frozenset(knowers(state, f"symbol.{p}")) for p in range(3)} == {frozenset({ALL})}
    assert knowers(state, "symbol.out") == {0}
    assert knowers(state, "hand.1") == {0b010}
