"""Fairy's Fate: who knows which face after each kind of event (rules page, section 4)."""

from typing import Any, NamedTuple

import pytest

from fairytable.engine import Rng
from fairytable.games.fate.rulebook import GAME
from fairytable.games.fate.rules.options import FateOptions
from tests.games.fate.positions import do, position

ALL = {0, 1, 2}
LEAVES = "leaf.pixie leaf.pixie"


class Case(NamedTuple):
    event: str
    start: dict[str, Any]
    actions: tuple[str, ...]
    zone: str
    at: int
    knowers: set[int]


TRAVEL = ("travel wood", "pass", "go cave", "pass", "go hill")
FOUND = {"wood": LEAVES, "cave": "serpent serpent", "hill": "serpent orange.nature"}

CASES = [
    Case("in a deck", {}, (), "deck.0", -1, set()),
    Case("in a hand", {"hands": {1: "leaf"}}, (), "hand.1", 0, {1}),
    Case(
        "drawn",
        {"hands": {0: "serpent.lume"}},
        ("play serpent cave", "draw deck.0"),
        "hand.0",
        0,
        {0},
    ),
    Case(
        "drawn by wealth",
        {"fronts": {0: "wealth"}},
        ("use wealth", "draw deck.0"),
        "hand.0",
        0,
        {0},
    ),
    Case(
        "played to the first position",
        {"hands": {0: "serpent.lume"}},
        ("play serpent cave",),
        "place.0",
        0,
        {0},
    ),
    Case(
        "played to the second position",
        {"hands": {0: "serpent.lume"}, "places": {"cave": "truth"}},
        ("play serpent cave",),
        "place.0",
        1,
        ALL,
    ),
    Case(
        "played to the third position",
        {"hands": {0: "serpent.lume"}, "places": {"cave": "truth truth"}},
        ("play serpent cave",),
        "place.0",
        2,
        {0},
    ),
    Case(
        "played to the fourth position",
        {"hands": {0: "serpent.lume"}, "places": {"cave": "truth truth sight"}},
        ("play serpent cave",),
        "place.0",
        3,
        ALL,
    ),
    Case(
        "peeked at: the peeker too",
        {"places": {"cave": "serpent"}, "fronts": {0: "sight"}},
        ("use sight", "peek serpent"),
        "place.0",
        0,
        {0, 1},
    ),
    Case("collected", {"places": FOUND}, TRAVEL, "front.0", 0, ALL),
    Case(
        "being collected",
        {"places": FOUND, "fronts": {0: "truth"}},
        (TRAVEL[0], "done", *TRAVEL[1:]),
        "collect",
        0,
        ALL,
    ),
    Case(
        "swallowed by Darkness",
        {"places": {**FOUND, "wood": "leaf darkness"}},
        TRAVEL,
        "discard",
        0,
        ALL,
    ),
    Case(
        "cleared from a place nobody visited",
        {"places": {**FOUND, "meadow": "acorn acorn acorn acorn"}},
        TRAVEL,
        "discard",
        2,
        ALL,
    ),
    Case(
        "lost from the hand to Poverty",
        {"places": {**FOUND, "wood": "poverty leaf"}, "hands": {0: "truth"}},
        (*TRAVEL, "discard truth"),
        "discard",
        0,
        ALL,
    ),
    Case(
        "swapped to an even position",
        {"places": {"cave": "serpent truth"}, "fronts": {0: "mutation"}},
        ("use mutation", "card serpent", "card truth"),
        "place.0",
        1,
        ALL,
    ),
    Case(
        "swapped face down again: nobody forgets",
        {"places": {"cave": "serpent truth"}, "fronts": {0: "mutation"}},
        ("use mutation", "card serpent", "card truth"),
        "place.0",
        0,
        ALL,
    ),
    Case(
        "moved face down: nobody learns it",
        {"places": {"cave": "serpent truth"}, "fronts": {0: "transport"}},
        ("use transport", "card serpent", "to hill"),
        "place.4",
        0,
        {1},
    ),
    Case(
        "moved to an even position",
        {"places": {"cave": "serpent truth", "hill": "sight"}, "fronts": {0: "transport"}},
        ("use transport", "card serpent", "to hill"),
        "place.4",
        1,
        ALL,
    ),
    Case(
        "turned up because the others closed ranks",
        {"places": {"cave": "serpent truth sight"}, "fronts": {0: "transport"}},
        ("use transport", "card serpent", "to hill"),
        "place.0",
        1,
        ALL,
    ),
    Case("D20: a recipe", {}, (), "recipes.1", 0, {1}),
    Case(
        "D20: a recipe brought by wisdom",
        {"fronts": {0: "wisdom"}},
        ("use wisdom",),
        "recipes.0",
        1,
        {0},
    ),
    Case(
        "D20: a recipe that was asked for",
        {"fronts": {0: "truth", 1: "walnut acorn leaf"}, "recipes": {1: (1,)}},
        ("use truth", "ask front.1"),
        "recipes.1",
        0,
        {1},
    ),
    Case("a recipe left over", {}, (), "recipe_pile", 0, set()),
    Case("a recipe when all is over", {"decks": {}}, ("pass", "pass", "pass"), "recipes.1", 0, ALL),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.event)
def test_who_knows_a_card(case: Case) -> None:
    state = position(3, **case.start)
    do(state, *case.actions)
    card = state.table.zones[case.zone][case.at]
    assert {p for p in range(3) if state.table.known[card] >> p & 1} == case.knowers


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.event)
def test_a_guessed_world_looks_the_same(case: Case) -> None:
    state = position(3, **case.start)
    do(state, *case.actions)
    for player in range(3):
        guess = state.determinize(player, Rng(player))
        assert guess.view(player) == state.view(player)
        if state.decision is not None and state.decision.player == player:
            assert guess.legal() == state.legal()


def test_only_those_who_know_a_face_see_it() -> None:
    state = position(3, places={"cave": "serpent truth"}, hands={0: "leaf"})
    for player in range(3):
        view = state.view(player)
        assert [card.face is not None for card in view.zones["place.0"]] == [player == 1, True]
        assert (view.zones["hand.0"][0].face is not None) == (player == 0)


def test_a_guess_deals_hidden_faces_among_equal_backs_only() -> None:
    state = GAME.new(FateOptions(players=3, first=0), 8)
    guess = state.determinize(0, Rng(1))
    backs = state.deck.backs
    assert guess.table.faces != state.table.faces
    for mine, guessed in zip(state.table.faces, guess.table.faces, strict=True):
        assert backs[mine] == backs[guessed]
