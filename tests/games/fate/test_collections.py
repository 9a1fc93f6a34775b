"""Fairy's Fate: what a collection brings (rules page, 6.4 and 7.2-7.5)."""

import pytest

from tests.games.fate.positions import (
    asked,
    collecting,
    do,
    hand_size,
    lying,
    options,
    position,
)

# Collections


def test_figure_4_an_object_found_a_moment_before_can_be_lost() -> None:
    state = collecting("orange truth thief.orange")
    do(state, "next thief.orange", "next")
    assert lying(state, "front.0") == "truth"
    assert lying(state, "discard") == "orange thief.orange"


def test_a_thief_is_harmless_to_who_does_not_own_the_object() -> None:
    state = collecting("thief.orange leaf", front="walnut protection")
    assert lying(state, "front.0") == "walnut protection leaf"


def test_a_thief_takes_one_of_several() -> None:
    assert lying(collecting("thief.leaf acorn", front="leaf leaf"), "front.0") == "leaf acorn"


def test_protection_wards_off_a_thief() -> None:
    state = collecting("thief.leaf acorn", front="leaf protection")
    assert options(state) == ["cancel protection", "accept"]
    taken = state.clone()
    do(state, "cancel protection")
    assert lying(state, "front.0") == "leaf acorn"
    assert lying(state, "discard") == "protection thief.leaf"
    do(taken, "accept")
    assert lying(taken, "front.0") == "protection acorn"


def test_protection_is_no_help_against_bad_fairies_nor_liberation_against_thieves() -> None:
    state = collecting("petrify thief.leaf", front="leaf protection")
    assert state.stone == (1, 0)
    assert asked(state) == "0 ward"
    state = collecting("thief.leaf petrify", front="leaf liberation")
    assert lying(state, "front.0") == "liberation"
    assert asked(state) == "0 ward"


@pytest.mark.parametrize(
    ("cards", "wards"),
    [("liberation petrify", True), ("petrify liberation", False)],
)
def test_d11_a_reacting_fairy_counts_from_the_position_where_it_is_found(
    cards: str, wards: bool
) -> None:
    state = collecting(cards)
    assert (asked(state) == "0 ward") == wards


@pytest.mark.parametrize(
    ("cards", "wards"),
    [("protection leaf thief.leaf", True), ("leaf thief.leaf protection", False)],
)
def test_d11_the_same_holds_for_protection(cards: str, wards: bool) -> None:
    assert (asked(collecting(cards)) == "0 ward") == wards


def test_a_ward_is_not_asked_for_harm_that_would_do_nothing() -> None:
    state = collecting("poverty adversity thief.leaf", front="liberation protection")
    assert lying(state, "discard") == "poverty adversity thief.leaf"
    assert lying(state, "front.0") == "liberation protection"


def test_poverty_takes_a_hand_card_for_good() -> None:
    state = collecting("poverty leaf", hand="serpent truth")
    assert options(state) == ["discard serpent", "discard truth"]
    do(state, "discard truth")
    assert lying(state, "hand.0") == "serpent"
    assert sorted(lying(state, "discard").split()) == ["poverty", "truth"]
    do(state, "play serpent hill", "draw deck.0")
    assert hand_size(state, 0) == 1  # D38


def test_adversity_takes_an_object_of_ones_choice() -> None:
    state = collecting("adversity leaf", front="walnut walnut.nature acorn serpent")
    assert options(state) == ["lose walnut", "lose acorn"]
    do(state, "lose walnut")
    assert lying(state, "front.0") == "walnut acorn serpent leaf"


def test_liberation_wards_off_adversity() -> None:
    state = collecting("adversity leaf", front="walnut liberation")
    do(state, "cancel liberation")
    assert lying(state, "front.0") == "walnut leaf"


def test_d22_petrification_costs_the_next_turn_wholly_and_adds_up() -> None:
    state = collecting("petrify petrify", front="truth", hand="serpent")
    do(state, "next petrify", "next petrify", "next")
    assert asked(state) == "1 turn"
    assert state.stone == (1, 0)
    do(state, "pass")
    assert asked(state) == "1 turn"
    assert state.stone == (0, 0)
    do(state, "pass")
    assert asked(state) == "0 turn"
    assert hand_size(state, 0) == 1


def test_d22_a_petrified_traveller_stays_at_home() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(places=places, hands={1: "truth"})
    state.stone = (0, 1)
    do(state, "travel cave")
    assert asked(state) == "0 turn"
    assert state.stone == (0, 0)
    assert lying(state, "front.1") == ""
    assert hand_size(state, 1) == 1


@pytest.mark.parametrize(
    "cards", ["darkness leaf serpent", "leaf darkness", "leaf acorn walnut darkness"]
)
def test_darkness_swallows_everything_wherever_it_lies(cards: str) -> None:
    state = collecting(cards)
    assert lying(state, "front.0") == ""
    assert lying(state, "discard") == cards


def test_d12_liberation_from_before_wards_off_darkness() -> None:
    state = collecting("leaf darkness", front="liberation")
    assert asked(state) == "0 ward"
    accepted = state.clone()
    do(state, "cancel liberation")
    assert lying(state, "front.0") == "leaf"
    do(accepted, "accept")
    assert lying(accepted, "front.0") == "liberation"
    assert lying(accepted, "discard") == "leaf darkness"


def test_d12_liberation_in_the_same_place_is_swallowed() -> None:
    assert lying(collecting("liberation darkness"), "front.0") == ""


def test_d13_each_darkness_needs_its_own_liberation() -> None:
    state = collecting("darkness leaf darkness", front="liberation")
    do(state, "cancel liberation")
    assert lying(state, "front.0") == ""
    state = collecting("darkness leaf darkness", front="liberation liberation")
    do(state, "cancel liberation", "cancel liberation")
    assert lying(state, "front.0") == "leaf"


def test_d28_darkness_gives_no_further_turn() -> None:
    state = position(
        places={"cave": "leaf acorn", "wood": "leaf.pixie darkness"},
        hands={0: "serpent", 1: ""},
    )
    do(state, "travel cave", "pass", "go wood")
    assert asked(state) == "0 turn"
    assert lying(state, "front.1") == ""


def test_after_darkness_there_is_one_last_window() -> None:
    state = collecting("leaf darkness", front="wisdom")
    assert options(state) == ["next", "use wisdom"]


def test_windows_open_before_each_card_and_after_the_last() -> None:
    state = collecting("leaf acorn", front="truth")
    assert options(state) == ["next leaf", "use truth"]
    do(state, "next leaf")
    assert options(state) == ["next acorn", "use truth"]
    do(state, "next acorn")
    assert options(state) == ["next", "use truth"]
    do(state, "next")
    assert state.starter is None


# Serpents


def test_a_serpent_frees_the_fairy_if_a_recipe_is_complete() -> None:
    state = collecting("serpent leaf", front="walnut acorn leaf petals", recipes=(1,))
    assert (state.ended, state.freed, state.winners()) == ("freed", 0, [0])
    assert state.decision is None


def test_d31_freed_ends_the_game_before_later_cards_and_collections() -> None:
    state = collecting("serpent leaf", front="walnut acorn leaf petals", recipes=(1,))
    assert lying(state, "collect") == "leaf"
    assert lying(state, "front.1") == ""
    assert lying(state, "wood") == "leaf leaf"


def test_the_order_of_positions_decides_object_then_serpent() -> None:
    assert collecting("petals serpent", front="walnut acorn leaf", recipes=(1,)).ended == "freed"
    assert collecting("serpent petals", front="walnut acorn leaf", recipes=(1,)).ended == ""


def test_an_old_serpent_frees_nobody_later() -> None:
    state = collecting("petals orange", front="serpent walnut acorn leaf", recipes=(1,))
    assert state.matched(0) == 4
    assert state.ended == ""


def test_wisdom_may_be_used_in_the_window_before_the_serpent() -> None:
    state = position(
        places={"cave": "wisdom serpent", "wood": "leaf.pixie leaf.pixie"},
        fronts={0: "orange acorn mushroom petals"},
        recipes={0: (1,)},
    )
    pile = state.table.zones["recipe_pile"]
    fifth = next(card for card in pile if state.table.named([card]) == ["recipe.5"])
    state.table.move(fifth, "recipe_pile")
    do(state, "travel cave", "pass", "go wood")
    unused = state.clone()
    do(state, "use wisdom")
    assert (state.ended, state.freed) == ("freed", 0)
    do(unused, "next serpent")
    assert unused.ended == ""


def test_d29_every_fourth_serpent_bites_and_serpents_stay() -> None:
    state = collecting("serpent truth", front="serpent serpent serpent leaf walnut")
    assert options(state) == ["lose walnut", "lose leaf"]
    do(state, "lose leaf")
    assert state.serpents(0) == 4
    eighth = collecting("serpent truth", front="serpent " * 7 + "leaf")
    assert asked(eighth) == "0 bite"
    fifth = collecting("serpent truth", front="serpent " * 4 + "leaf")
    assert asked(fifth) == "0 collect"


def test_a_bite_without_objects_does_nothing() -> None:
    state = collecting("serpent leaf", front="serpent serpent serpent")
    assert lying(state, "front.0") == "serpent serpent serpent serpent leaf"


def test_d30_no_fairy_wards_off_the_bite() -> None:
    state = collecting("serpent truth", front="serpent serpent serpent leaf liberation protection")
    assert asked(state) == "0 bite"
    assert options(state) == ["lose leaf"]
