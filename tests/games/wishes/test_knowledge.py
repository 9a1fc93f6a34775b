"""Who knows what after each kind of event (rules page of All You Wish For, section 4)."""

from collections.abc import Callable

import pytest

from fairytable.engine import Rng
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import FAIRY, HANDS, STACKS
from tests.games.wishes.positions import card, give, knowers, pile, play, position

ALL = {0, 1, 2}
MAP = {
    "-1,0": "cave.1",
    "0,0": "cave.2",
    "1,0": "cave.3",
    "2,0": "river.1 lake.1 forest.1",
    "3,0": "forest.2",
    "2,1": "cave.4",
}
"""The Pixie and the Wanderer at the left, player 0's Kingdom at the right, next to player 1's."""
HAND = "river.4 lake.4 forest.4 forest.5"


def fairy_turn() -> WishesState:
    """Player 0 may act; player 1 knows two cards of her hand, and one beneath her Kingdom."""
    state = position(MAP, pixie="-1,0", players=3, hands=(HAND,))
    give(state, 1, names="lake.4 forest.4 lake.1")
    return play(state, "step 1,0", "stop")


def pixie_move() -> WishesState:
    """Player 2 is about to stop the Pixie on a pile of four; player 1 knows a card of it."""
    kingdoms = {**MAP, "0,0": "cave.2 lake.5 lake.6 lake.7"}
    state = position(kingdoms, pixie="-1,0", wanderer="1,0", players=3, moves="pixie", player=2)
    give(state, 1, names="lake.5")
    return play(state, "step 0,0", "stop")


def built() -> WishesState:
    steps = ("create", "card river.4", "card lake.4", "card forest.5", "cell 4,0")
    return play(fairy_turn(), *steps)


def lifted() -> WishesState:
    state = position({**MAP, "3,0": "river.2 lake.2 lake.3"}, pixie="-1,0", players=3)
    give(state, 1, names="lake.2")
    return play(state, "step 1,0", "stop", "take 3,0")


def shed() -> WishesState:
    return play(fairy_turn(), "rid", "up lake.4 3,0")


def offered() -> WishesState:
    return play(shed(), "end", "pick forest.4")


def kept() -> WishesState:
    return play(offered(), "pick forest.5", "keep")


def founded() -> WishesState:
    return play(offered(), "pick forest.5", "top river.4", "cell 4,0")


def dealt() -> WishesState:
    return play(pixie_move(), "up lake.6 -1,0")


def tucked() -> WishesState:
    return play(dealt(), "under lake.5 1,0")


def loaded() -> WishesState:
    state = position(MAP, pixie="-1,0", players=3, hands=(HAND,), wands=("up",))
    give(state, 1, names="lake.4 forest.4")
    return play(state, "wand_place lake.4")


def conquered() -> WishesState:
    kingdoms = {**MAP, "2,0": "river.1 lake.1 river.2 forest.1"}
    state = position(kingdoms, pixie="-1,0", players=3, up=("river.3 river.5",))
    return play(state, "step 1,0", "step 2,0", "stop", "flip river.3")


def collected() -> WishesState:
    kingdoms = {**MAP, "0,0": "cave.2 lake.5 lake.6"}
    return play(position(kingdoms, pixie="-1,0", players=3), "step 1,0")


@pytest.mark.parametrize(
    ("event", "name", "known_to"),
    [
        pytest.param(fairy_turn, "lake.1", {1}, id="beneath a Kingdom, looked at once"),
        pytest.param(fairy_turn, "forest.5", {0}, id="in a hand"),
        pytest.param(fairy_turn, "lake.4", {0, 1}, id="in a hand, seen before"),
        pytest.param(fairy_turn, "river.1", ALL, id="top of a Kingdom"),
        pytest.param(fairy_turn, "river.9", set[int](), id="in the deck"),
        pytest.param(built, "river.4", ALL, id="top of a new Kingdom"),
        pytest.param(built, "lake.4", {0}, id="lower card of a new Kingdom, seen before"),
        pytest.param(built, "forest.5", {0}, id="lower card of a new Kingdom"),
        pytest.param(built, "forest.4", {0}, id="still in the hand, seen before"),
        pytest.param(lifted, "river.2", ALL, id="top of a lifted Kingdom"),
        pytest.param(lifted, "lake.2", {0, 1}, id="beneath a lifted Kingdom, looked at once"),
        pytest.param(lifted, "lake.3", {0}, id="beneath a lifted Kingdom"),
        pytest.param(shed, "lake.4", ALL, id="laid face up"),
        pytest.param(shed, "forest.2", ALL, id="a former top"),
        pytest.param(shed, "forest.4", {0, 1}, id="in a hand when another card was laid face up"),
        pytest.param(offered, "river.4", ALL, id="in the market"),
        pytest.param(offered, "forest.4", ALL, id="picked from the market"),
        pytest.param(kept, "river.4", ALL, id="kept from the market"),
        pytest.param(founded, "river.4", ALL, id="Kingdom formed from the market"),
        pytest.param(pixie_move, "lake.5", {2}, id="in the Pixie's hands, known before"),
        pytest.param(pixie_move, "lake.6", {2}, id="in the Pixie's hands"),
        pytest.param(dealt, "lake.6", ALL, id="laid face up by the Pixie"),
        pytest.param(dealt, "cave.1", ALL, id="covered by the Pixie"),
        pytest.param(tucked, "lake.5", {2}, id="tucked beneath by the Pixie"),
        pytest.param(loaded, "lake.4", {0}, id="beneath the Wand, seen before"),
        pytest.param(loaded, "forest.4", {0}, id="still in the hand when a Wand was loaded"),
        pytest.param(conquered, "river.2", ALL, id="conquered"),
        pytest.param(conquered, "river.3", ALL, id="conquered and turned down"),
        pytest.param(conquered, "lake.1", ALL, id="shown on an own Kingdom"),
        pytest.param(conquered, "forest.1", ALL, id="shown at the bottom of an own Kingdom"),
        pytest.param(collected, "cave.2", ALL, id="collected"),
        pytest.param(collected, "lake.5", ALL, id="new top after a collection"),
        pytest.param(collected, "lake.6", set[int](), id="beneath the new top"),
    ],
)
def test_who_knows_a_card(event: Callable[[], WishesState], name: str, known_to: set[int]) -> None:
    assert knowers(event(), name) == known_to


def test_fairies_are_secret_until_the_reveal() -> None:
    state = WishesState(WishesOptions(players=3, first=0), seed=4)
    fairies = [state.table.zones[FAIRY[p]][0] for p in range(3)]
    abandoned = state.table.zones["abandoned_fairy"][0]
    assert [state.table.known[c] for c in (*fairies, abandoned)] == [1, 2, 4, 0]
    while state.decision is not None and state.decision.name != "setup_pixie":
        state.apply(state.legal()[0])
    assert [state.table.known[c] for c in (*fairies, abandoned)] == [7] * 4


def test_a_pile_formed_at_setup_is_known_to_its_player_alone() -> None:
    state = WishesState(WishesOptions(players=4, first=0), seed=4)
    for _ in range(6):
        state.apply(state.legal()[0])
    laid = [c for stack in STACKS[0] for c in state.table.zones[stack]]
    assert {state.table.known[c] for c in laid} == {1}
    assert all(state.table.known[c] == 0 for c in state.table.zones["map.0,0"])


def test_nobody_can_follow_a_card_that_leaves_a_hand_face_down() -> None:
    """The handle that left is, in about three games of four, not the one that others knew."""
    left = set()
    for seed in range(40):
        state = fairy_turn()
        state.rng = Rng(seed)
        play(state, "create", "card river.4", "card lake.4")
        left.add(state.table.zones["tray"][0])
    assert left == {card("lake.4"), card("forest.4"), card("forest.5")}


def test_nobody_can_follow_a_card_that_the_pixie_tucks_away() -> None:
    places = set()
    for seed in range(40):
        kingdoms = {**MAP, "0,0": "cave.2 lake.5 lake.6 lake.7"}
        state = position(kingdoms, pixie="-1,0", wanderer="1,0", players=3, moves="pixie", player=2)
        give(state, 1, names="lake.5")
        state.rng = Rng(seed)
        play(state, "step 0,0", "stop", "up lake.6 -1,0", "under lake.5 1,0")
        assert pile(state, "1,0") == "cave.3 lake.5"
        places.add(state.table.zones["map.1,0"][0])
    assert places == {card("lake.5"), card("lake.6"), card("lake.7")}


def test_hands_that_nobody_has_seen_need_no_mixing() -> None:
    state = position(MAP, pixie="-1,0", players=3, hands=(HAND,))
    before = state.rng.state
    play(state, "step 1,0", "stop", "create", "card river.4", "card lake.4", "card forest.4")
    assert state.rng.state == before


@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize("event", [fairy_turn, built, lifted, offered, pixie_move, tucked, loaded])
def test_a_guess_at_the_rest_looks_the_same_to_the_guesser(
    event: Callable[[], WishesState], viewer: int
) -> None:
    state = event()
    guess = state.determinize(viewer, Rng(7))
    assert guess.view(viewer) == state.view(viewer)
    assert guess.table.faces != state.table.faces
    if state.decision is not None and state.decision.player == viewer:
        assert guess.legal() == state.legal()


def test_facts_tell_nothing_of_the_cards_beneath_wands_before_the_end() -> None:
    state = loaded()
    assert state.facts(None).gifts == ((0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert state.scores()[2][0] == 4
    assert len(state.table.zones[HANDS[0]]) == 3
