"""Fairy's Fate: what the cards are, and how a game is set up."""

from collections import Counter
from itertools import combinations

import pytest
from pydantic import ValidationError

from fairytable.games.fate.cards import BAD, DECK, GAME_CARDS, GOOD, KIND, KINDS, OBJECTS, RECIPES
from fairytable.games.fate.rulebook import GAME
from fairytable.games.fate.rules.options import FateOptions


def copies(kind: str, back: str) -> int:
    faces = [DECK.cards[card] for card in GAME_CARDS]
    return sum(KINDS[KIND[f]] == kind and DECK.backs[f] == back for f in faces)


def test_the_backs_hide_36_30_and_30_game_cards() -> None:
    backs = Counter(DECK.backs[DECK.cards[card]] for card in GAME_CARDS)
    assert backs == {"lume": 36, "pixie": 30, "nature": 30}


@pytest.mark.parametrize("kind", GOOD + BAD)
def test_d1_each_fairy_lies_twice_on_lume_and_once_on_nature(kind: str) -> None:
    assert (copies(kind, "lume"), copies(kind, "pixie"), copies(kind, "nature")) == (2, 0, 1)


def test_d1_the_serpents_lie_twelve_to_six() -> None:
    assert (copies("serpent", "lume"), copies("serpent", "nature")) == (12, 6)


@pytest.mark.parametrize("name", OBJECTS)
def test_d2_two_thieves_of_each_object_all_on_pixie(name: str) -> None:
    assert (copies(f"thief.{name}", "pixie"), copies(f"thief.{name}", "nature")) == (2, 0)


@pytest.mark.parametrize("name", OBJECTS)
def test_d3_each_object_lies_three_times_on_pixie_and_twice_on_nature(name: str) -> None:
    assert (copies(name, "pixie"), copies(name, "nature")) == (3, 2)


def test_d4_each_object_stands_in_six_recipes_and_two_recipes_share_two_or_three() -> None:
    assert Counter(name for recipe in RECIPES for name in recipe) == dict.fromkeys(OBJECTS, 6)
    assert all(len(set(a) & set(b)) in (2, 3) for a, b in combinations(RECIPES, 2))
    assert RECIPES[0] == ("walnut", "acorn", "leaf", "petals")
    assert RECIPES[8] == ("orange", "walnut", "mushroom", "leaf")


@pytest.mark.parametrize(
    ("players", "deck", "pile"), [(2, 22, 7), (3, 21, 6), (4, 20, 5), (5, 19, 4)]
)
def test_d37_all_decks_are_equal_at_the_start(players: int, deck: int, pile: int) -> None:
    zones = GAME.new(FateOptions(players=players), 4).table.zones
    assert [len(zones[f"deck.{d}"]) for d in range(4)] == [deck] * 4
    assert len(zones["recipe_pile"]) == pile
    assert [len(zones[f"hand.{p}"]) for p in range(players)] == [4] * players
    assert [len(zones[f"recipes.{p}"]) for p in range(players)] == [1] * players


def test_d39_the_first_player_is_chosen_or_drawn() -> None:
    assert GAME.new(FateOptions(players=3, first=2), 1).player == 2
    assert {GAME.new(FateOptions(players=3), seed).player for seed in range(40)} == {0, 1, 2}


def test_one_or_six_players_cannot_play() -> None:
    for players in (1, 6):
        with pytest.raises(ValidationError):
            FateOptions(players=players)
