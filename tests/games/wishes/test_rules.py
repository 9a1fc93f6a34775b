"""The numbered decisions and worked examples of the rules page of All You Wish For."""

from typing import Literal

import pytest
from pydantic import ValidationError

from fairytable.engine import Action, Decision, IllegalAction, Said, Scored
from fairytable.games.wishes import Wishes
from fairytable.games.wishes.cards import (
    CARDS_PER_REALM,
    DECK,
    IS_WAND,
    POINTS,
    REALMS,
    WISHES,
    cards_of,
)
from fairytable.games.wishes.hexmap import NEIGHBOURS, free_cells, holds_without
from fairytable.games.wishes.position import WishesOptions
from fairytable.games.wishes.rules import WishesState
from fairytable.games.wishes.zones import HANDS, STACKS
from tests.games.wishes.invariants import check
from tests.games.wishes.positions import (
    LINE,
    asked,
    card,
    held,
    knowers,
    options,
    pile,
    play,
    position,
)

ROAD = {"-1,0": "forest.1", "0,0": "forest.2", "1,0": "forest.3", "2,0": "river.1"}
"""Four Kingdoms in a row, the Pixie's at its left end, player 0's at the right."""


def road(**changes: str) -> dict[str, str]:
    places = dict(zip(("pixie", "start", "middle", "end"), ROAD, strict=True))
    return ROAD | {places[name]: cards for name, cards in changes.items()}


def elsewhere(
    kingdoms: dict[str, str] | None = None,
    *,
    hands: tuple[str, ...] = (),
    wands: tuple[str, ...] = (),
    players: int = 2,
    teams: Literal["none", "2x2", "2x3", "3x2"] = "none",
    deck: int | None = None,
) -> WishesState:
    """Player 0 has led the Wanderer to a Kingdom that is not hers and may act."""
    state = position(
        kingdoms or ROAD,
        pixie="-1,0",
        hands=hands,
        wands=wands,
        players=players,
        teams=teams,
        deck=deck,
    )
    return play(state, "step 1,0", "stop")


def new(players: int, seed: int = 1, first: int | None = 0) -> WishesState:
    return WishesState(WishesOptions(players=players, first=first), seed)


def set_up(state: WishesState, until: str) -> WishesState:
    """Take the first option until a decision of this name."""
    while state.decision is not None and state.decision.name != until:
        state.apply(state.legal()[0])
    return state


def points(state: WishesState) -> list[int]:
    return [score[0] for score in state.scores()]


# Components


def test_d1_points_are_symmetric_under_rotation_of_the_ring() -> None:
    for number in range(CARDS_PER_REALM):
        for realm in range(1, 6):
            turned = POINTS[realm * CARDS_PER_REALM + number]
            assert (*turned[realm:], *turned[:realm]) == POINTS[number]
    sums = [sum(POINTS[face][wish] for face in cards_of(0)) for wish in range(6)]
    assert sums == [30, 4, 4, 4, 4, 4]


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("river.0", {"river": 1}),
        ("river.1", {"river": 2, "forest": 1}),
        ("mountain.5", {"mountain": 2, "valley": 1}),
        ("forest.9", {"forest": 3, "valley": 0, "mountain": 1, "river": 1}),
        ("mountain.10", {"mountain": 3, "valley": 1, "river": 1}),
        ("cave.11", dict.fromkeys(REALMS, 1) | {"cave": 4}),
        ("valley.12", {}),
    ],
)
def test_d1_printed_points(name: str, printed: dict[str, int]) -> None:
    assert POINTS[card(name)] == tuple(printed.get(realm, 0) for realm in REALMS)


def test_d1_either_pair_gives_the_four_points_of_the_rulebooks_example() -> None:
    for pair in (("river.1", "river.2"), ("river.0", "river.6")):
        both = [sum(column) for column in zip(*(POINTS[card(n)] for n in pair), strict=True)]
        assert both == [4, 1, 1, 0, 0, 0]


def test_d2_every_realm_has_its_wish_and_one_wand() -> None:
    assert dict(zip(REALMS, WISHES, strict=True))["river"] == "love"
    assert [face for face in range(78) if IS_WAND[face]] == [12, 25, 38, 51, 64, 77]
    assert {DECK.backs[c] for c in range(78)} == {"realm"}


# Setup


def test_d3_fairies_and_the_abandoned_realm_are_drawn_at_random() -> None:
    games = [set_up(new(2, seed), "setup_pixie") for seed in range(60)]
    assert {game.abandoned for game in games} == set(range(6))
    assert {game.realms[0] for game in games} == set(range(6))
    assert all(len({*game.realms, game.abandoned}) == 3 for game in games)


@pytest.mark.parametrize(
    ("players", "neutral", "deck", "kingdoms"),
    [(2, 3, 12, 7), (3, 2, 19, 8), (4, 1, 26, 9), (5, 0, 33, 10), (6, 0, 24, 12)],
)
def test_d4_a_neutral_pile_for_every_boxed_fairy(
    players: int, neutral: int, deck: int, kingdoms: int
) -> None:
    state = new(players)
    zones = state.table.zones
    assert len(zones["deck"]) == deck
    assert len(zones["neutral"]) == max(0, 3 * (neutral - 1))
    assert len(set_up(state, "setup_place").kingdoms) == neutral
    assert len(set_up(state, "setup_pixie").kingdoms) == kingdoms
    assert all(len(zones[HANDS[p]]) == 3 for p in range(players))
    assert all(len(zones[zone]) == 3 for zone in state.kingdoms)


@pytest.mark.parametrize("players", [5, 6])
def test_d5_without_neutral_piles_the_wanderer_stands_on_the_first_pile(players: int) -> None:
    state = set_up(new(players, first=2), "setup_place")
    assert asked(state) == (2, "setup_place")
    assert options(state) == ["place 0,0 0", "place 0,0 1"]
    play(state, "place 0,0 1")
    assert state.wanderer == "map.0,0"
    assert asked(state) == (3, "setup_place")


def test_d6_the_starter_places_neutral_piles_and_the_wanderer() -> None:
    state = new(2, first=1)
    assert state.kingdoms == ("map.0,0",)
    assert asked(state) == (1, "setup_neutral")
    assert options(state) == [
        "cell 1,0",
        "cell 1,-1",
        "cell 0,-1",
        "cell -1,0",
        "cell -1,1",
        "cell 0,1",
    ]
    play(state, "cell 1,0", "cell 2,0")
    assert asked(state) == (1, "setup_wanderer")
    assert options(state) == ["cell 0,0", "cell 1,0", "cell 2,0"]
    play(state, "cell 1,0")
    assert state.wanderer == "map.1,0"
    assert asked(state) == (1, "setup_card")


def test_d6_a_single_neutral_pile_takes_the_wanderer_by_itself() -> None:
    state = new(4)
    assert (state.kingdoms, state.wanderer) == (("map.0,0",), "map.0,0")
    assert asked(state) == (0, "setup_card")


def test_d7_both_piles_are_placed_in_two_circuits() -> None:
    state = set_up(new(3, first=1), "setup_place")
    order = []
    while state.decision is not None and state.decision.name == "setup_place":
        order.append(state.decision.player)
        state.apply(state.legal()[-1])
    assert order == [1, 2, 0, 1, 2, 0]
    assert asked(state) == (1, "setup_pixie")


def test_d8_a_player_orders_her_piles_herself_top_first() -> None:
    state = set_up(new(2), "setup_card")
    hand = state.table.zones[HANDS[0]]
    for k, chosen in enumerate(hand[:6]):
        assert state.decision == Decision(0, "setup_card", k)
        state.apply(Action("card", chosen))
    assert state.table.zones[STACKS[0][0]] == hand[2::-1]
    assert state.table.zones[STACKS[0][1]] == hand[5:2:-1]
    assert state.table.zones[HANDS[0]] == hand[6:]
    assert asked(state) == (1, "setup_card")


def test_fairies_and_tops_are_revealed_when_all_piles_lie() -> None:
    state = set_up(new(3), "setup_pixie")
    assert all(state.table.lies_up(state.table.zones[zone][-1]) for zone in state.kingdoms)
    assert not any(
        state.table.lies_up(c) for z in state.kingdoms for c in state.table.zones[z][:-1]
    )
    assert state.table.lies_up(state.table.zones["abandoned_fairy"][0])
    assert Action("cell", None, state.wanderer) not in state.legal()


def test_the_first_player_is_drawn_or_chosen() -> None:
    assert {new(4, seed, None).first for seed in range(40)} == {0, 1, 2, 3}
    assert {new(4, seed, 2).first for seed in range(10)} == {2}


# Rounds


def test_d9_the_pixies_player_takes_the_last_turn() -> None:
    hands = ("cave.1", "cave.2", "cave.3")
    state = position(road(), pixie="-1,0", players=3, moves="pixie", player=1, hands=hands)
    assert asked(state) == (1, "pixie_step")
    state.listen()
    while state.round == 1:
        state.apply(state.legal()[-1])
    told = [event for event in state.heard() if isinstance(event, Said)]
    assert [e.words["player"] for e in told if e.key.startswith("wanderer")] == [2, 0, 1]
    assert (state.round, asked(state)) == (2, (2, "pixie_step"))


def test_d10_the_starter_places_the_pixie_and_moves_it() -> None:
    state = set_up(new(3, first=2), "setup_pixie")
    assert asked(state) == (2, "setup_pixie")
    placed = state.legal()[0].zone
    state.apply(state.legal()[0])
    assert (state.pixie, asked(state)) == (placed, (2, "pixie_step"))
    assert "stop" not in options(state)


# The Pixie


def test_d11_leaving_an_abandoned_kingdom_is_no_step_for_the_pixie() -> None:
    kingdoms = {f"{q},0": f"lake.{q}" for q in range(1, 6)} | {"0,0": "river.1", "-1,0": "river.2"}
    state = position(kingdoms, moves="pixie", wanderer="-1,0", pixie="1,0")
    play(state, "step 2,0", "step 3,0", "step 4,0")
    assert state.walked == 0
    assert state.decision == Decision(0, "pixie_step", 3)
    play(state, "step 5,0")  # the end of the road: the move ends by itself
    assert (state.pixie, asked(state)) == ("map.5,0", (1, "wanderer_step"))


def test_d11_it_counts_for_the_wanderer() -> None:
    kingdoms = {f"{q},0": f"lake.{q}" for q in range(5)} | {"-1,0": "river.2"}
    state = position(kingdoms, pixie="-1,0", hands=("river.3",))
    play(state, "step 1,0", "step 2,0", "step 3,0")
    assert asked(state) == (0, "action")


def test_d12_the_pixie_enters_no_kingdom_twice() -> None:
    kingdoms = {
        "0,0": "lake.1",
        "1,0": "lake.2",
        "0,1": "lake.3",
        "0,2": "forest.2",
        "-1,0": "forest.1",
    }
    state = position(kingdoms, moves="pixie", wanderer="-1,0", pixie="0,0")
    play(state, "step 1,0")
    assert options(state) == ["step 0,1", "stop"]
    play(state, "step 0,1")
    assert options(state) == ["step 0,2", "stop"]


def test_the_pixie_makes_at_most_three_steps_and_at_least_one() -> None:
    kingdoms = {f"{q},0": f"river.{q}" for q in range(1, 7)} | {"0,0": "forest.1"}
    state = position(kingdoms, moves="pixie", wanderer="0,0", pixie="2,0")
    assert options(state) == ["step 3,0", "step 1,0"]
    play(state, "step 3,0", "step 4,0", "step 5,0")
    assert (state.pixie, asked(state)) == ("map.5,0", (1, "wanderer_step"))


def test_d13_the_pixie_pushes_at_every_step() -> None:
    state = position(road(), moves="pixie", wanderer="0,0", pixie="-1,0")
    play(state, "step 0,0")
    assert asked(state) == (0, "pixie_push")
    assert options(state) == ["push 1,0", "push -1,0"]
    play(state, "push 1,0", "step 1,0")
    assert asked(state) == (0, "pixie_push")
    assert options(state) == ["push 2,0", "push 0,0"]
    play(state, "push 0,0")
    assert (state.wanderer, state.pixie) == ("map.0,0", "map.1,0")
    assert options(state) == ["step 2,0", "stop"]


def test_d14_a_pushed_wanderer_collects_nothing() -> None:
    state = position(road(start="lake.1 lake.2"), moves="pixie", wanderer="0,0", pixie="-1,0")
    play(state, "step 0,0", "push 1,0", "stop", "up lake.2 -1,0")
    assert not any(held(state, f"gained.{p}") for p in (0, 1))
    assert pile(state, "0,0") == "lake.1"


def test_d15_the_pixies_player_looks_at_the_cards_and_chooses() -> None:
    state = position(
        road(start="forest.2 river.5 lake.5"), moves="pixie", wanderer="2,0", pixie="-1,0"
    )
    play(state, "step 0,0", "stop")
    assert asked(state) == (0, "pixie_deal")
    assert set(options(state)) == {
        f"up {name} {place}" for name in ("river.5", "lake.5") for place in ("-1,0", "1,0")
    }
    play(state, "up river.5 1,0", "up lake.5 -1,0")
    assert (pile(state, "1,0"), pile(state, "-1,0")) == ("river.5 forest.3", "lake.5 forest.1")
    assert asked(state) == (1, "wanderer_step")


def test_d16_cards_go_beneath_only_when_every_neighbour_has_one_on_top_and_all_must_go() -> None:
    kingdoms = road(start="forest.2 river.5 lake.5 lake.6 lake.7")
    state = position(kingdoms, moves="pixie", wanderer="2,0", pixie="-1,0")
    play(state, "step 0,0", "stop", "up river.5 1,0", "up lake.5 -1,0")
    assert set(options(state)) == {
        f"under {name} {place}" for name in ("lake.6", "lake.7") for place in ("-1,0", "1,0")
    }
    play(state, "under lake.6 1,0", "under lake.7 1,0")
    assert pile(state, "1,0") == "river.5 forest.3 lake.6 lake.7"
    assert asked(state) == (1, "wanderer_step")


def test_d17_cards_may_go_beneath_any_neighbour_even_the_wanderers() -> None:
    kingdoms = {"0,0": "river.1", "1,0": "forest.1 lake.1 lake.2"}
    state = position(kingdoms, moves="pixie", wanderer="1,0", pixie="0,0")
    play(state, "step 1,0", "push 0,0")
    assert options(state) == ["under lake.2 0,0", "under lake.1 0,0"]
    play(state, "under lake.2 0,0", "under lake.1 0,0")
    assert pile(state, "0,0") == "river.1 lake.2 lake.1"


def test_d18_no_card_on_top_of_the_wanderers_kingdom() -> None:
    state = position(
        road(start="forest.2 river.5 lake.5"), moves="pixie", wanderer="1,0", pixie="-1,0"
    )
    play(state, "step 0,0", "stop")
    assert set(options(state)) == {"up river.5 -1,0", "up lake.5 -1,0"}
    play(state, "up lake.5 -1,0")
    assert options(state) == ["under river.5 1,0", "under river.5 -1,0"]


def test_d18_nor_by_getting_rid_of_cards() -> None:
    state = elsewhere({**ROAD, "3,0": "forest.5"}, hands=("lake.4",))
    play(state, "rid")
    assert options(state) == ["up lake.4 3,0", "end"]


def test_a_pile_of_one_card_leaves_nothing_to_distribute() -> None:
    state = position(road(), moves="pixie", wanderer="2,0", pixie="-1,0")
    play(state, "step 0,0", "stop")
    assert asked(state) == (1, "wanderer_step")


# The Wanderer


def test_d19_a_walled_in_wanderer_stays_and_its_kingdom_decides() -> None:
    assert asked(position(LINE, hands=("lake.4",))) == (0, "action")
    state = position({**LINE, "0,0": "river.2 river.3"})
    assert held(state, "up.0") == {"river.3"}


def test_d19_the_wanderer_passes_its_start_but_does_not_end_there() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.4",))
    assert options(state) == ["step 1,0"]
    play(state, "step 1,0")
    assert options(state) == ["step 2,0", "step 0,0", "stop"]
    play(state, "step 0,0")
    assert options(state) == ["step 1,0"]  # neither stop on the start nor be barred
    play(state, "step 1,0")
    assert asked(state) == (0, "action")


def test_d19_the_last_step_does_not_lead_back_to_the_start() -> None:
    kingdoms = {"0,0": "forest.1", "1,0": "forest.2", "0,1": "forest.3", "-1,0": "forest.4"}
    state = position(kingdoms, pixie="-1,0", hands=("lake.4",))
    play(state, "step 1,0", "step 0,1")
    assert options(state) == ["step 1,0", "stop"]


def test_d20_the_wanderer_neither_passes_nor_joins_the_pixie() -> None:
    state = position(road(), wanderer="0,0", pixie="1,0")
    assert options(state) == ["step -1,0"]


def test_d21_every_leaving_of_an_abandoned_kingdom_collects() -> None:
    kingdoms = road(start="lake.1 lake.2 forest.4", middle="lake.3 forest.6")
    state = position(kingdoms, pixie="-1,0", hands=("lake.9",))
    play(state, "step 1,0")
    assert held(state, "gained.0") == {"lake.1"}
    play(state, "step 0,0")  # back to the start, which is still abandoned
    assert held(state, "gained.0") == {"lake.1", "lake.3"}
    assert (pile(state, "1,0"), pile(state, "0,0")) == ("forest.6", "lake.2 forest.4")
    play(state, "step 1,0")
    assert held(state, "gained.0") == {"lake.1", "lake.2", "lake.3"}
    assert pile(state, "0,0") == "forest.4"


def test_d21_the_last_card_of_an_abandoned_kingdom_stays() -> None:
    state = position(road(start="lake.1"), pixie="-1,0")
    play(state, "step 1,0")
    assert (held(state, "gained.0"), pile(state, "0,0")) == (set(), "lake.1")


def test_d22_a_triple_completed_on_the_way_counts_at_once() -> None:
    kingdoms = {"-1,0": "forest.1", "0,0": "lake.1 lake.2"} | {
        f"{q},0": f"forest.{q + 1}" for q in range(1, 6)
    }
    state = position(kingdoms, pixie="-1,0", gained=("lake.5 lake.6",), hands=("river.2",))
    assert state.decision == Decision(0, "wanderer_step", 3)
    play(state, "step 1,0")
    assert state.decision == Decision(0, "wanderer_step", 3)
    play(state, "step 2,0", "step 3,0", "step 4,0")
    assert asked(state) == (0, "action")


def test_d22_a_triple_made_by_leaving_opens_the_way_back_to_the_start() -> None:
    """With two collected cards, the third step away from an Abandoned Kingdom is not the last."""
    kingdoms = {
        "-1,0": "forest.4",
        "0,0": "forest.1",
        "1,0": "forest.2",
        "0,1": "lake.3 lake.4",
    }
    state = position(kingdoms, pixie="-1,0", gained=("lake.5 lake.6",), hands=("river.2",))
    play(state, "step 1,0", "step 0,1")
    assert "step 0,0" in options(state)
    play(state, "step 0,0")
    assert state.reach(0) == 4
    assert set(options(state)) == {"step 1,0", "step 0,1"}


def test_d23_the_abandoned_wand_is_an_abandoned_card_without_power() -> None:
    state = position(road(start="lake.12 lake.2"), pixie="-1,0", gained=("lake.5 lake.6",))
    play(state, "step 1,0")
    assert "lake.12" in held(state, "gained.0")
    assert state.reach(0) == 4
    assert not any(action.verb.startswith("wand") for action in state.legal())


# On her own Kingdom


def test_d24_the_top_is_not_conquered() -> None:
    state = position(road(end="river.1 river.2 forest.9"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert held(state, "up.0") == {"river.2"}
    assert pile(state, "2,0") == "river.1 forest.9"
    assert asked(state) == (1, "wanderer_step")


def test_d24_a_wand_on_top_counts_as_its_realm() -> None:
    state = position(road(end="river.12 river.2"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert (held(state, "up.0"), pile(state, "2,0")) == ({"river.2"}, "river.12")


def test_d25_the_other_cards_keep_their_order_face_down_and_known() -> None:
    state = position(road(end="river.1 forest.9 river.2 lake.9"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert pile(state, "2,0") == "river.1 forest.9 lake.9"
    assert not state.table.lies_up(card("forest.9"))
    assert knowers(state, "forest.9") == knowers(state, "lake.9") == {0, 1}


def test_d26_cards_are_conquered_one_by_one_in_pile_order() -> None:
    state = position(road(end="river.1 river.2 river.3 river.4 river.5"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert state.decision == Decision(0, "conquer_flip", card("river.4"))
    play(state, "flip river.2")
    assert state.decision == Decision(0, "conquer_flip", card("river.5"))
    play(state, "flip river.4")  # it came in the same visit
    assert held(state, "up.0") == {"river.3", "river.5"}
    assert held(state, "down.0") == {"river.2", "river.4"}


def test_d27_the_newcomer_is_not_turned_down() -> None:
    state = position(road(end="river.1 river.0"), pixie="-1,0", up=("river.2 river.3",))
    play(state, "step 1,0", "step 2,0", "stop")
    assert set(options(state)) == {"flip river.2", "flip river.3"}


def test_d28_only_conquered_wish_cards_count_for_the_limit() -> None:
    state = position(
        road(end="river.1 river.0"),
        pixie="-1,0",
        up=("river.2",),
        down=("river.4 river.5",),
        gained=("lake.1 lake.2", "lake.3"),
        wands=("up", "up"),
    )
    assert [state.limit(p) for p in (0, 1)] == [2, 3]
    play(state, "step 1,0", "step 2,0", "stop")
    assert held(state, "up.0") == {"river.2", "river.0"}


def test_a_conquered_wand_lies_face_up_and_is_no_face_up_card() -> None:
    state = position(road(end="river.1 river.12 river.0"), pixie="-1,0", up=("river.2",))
    play(state, "step 1,0", "step 2,0", "stop")
    assert state.wand_up(0)
    assert held(state, "up.0") == {"river.2", "river.0"}


def test_a_rivals_wand_stays_in_the_pile() -> None:
    state = position(road(end="river.1 forest.12 river.2"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert pile(state, "2,0") == "river.1 forest.12"
    assert not state.table.zones["wand.0"]


# On any other Kingdom


def test_d29_lift_then_create_then_get_rid_each_once() -> None:
    kingdoms = {**ROAD, "3,0": "river.2", "3,-1": "river.3"}
    state = elsewhere(kingdoms, hands=("river.4 river.5 lake.5 lake.6",))
    assert set(options(state)) == {"take 3,0", "take 3,-1", "create", "rid"}
    play(state, "take 3,0")
    assert set(options(state)) == {"take 3,-1", "create", "rid", "done"}
    play(state, "create", "card river.4", "card lake.5", "card lake.6", "cell 3,0")
    assert set(options(state)) == {"rid", "done"}
    play(state, "rid", "end")
    assert asked(state) == (1, "rid_pick")


def test_one_action_is_compulsory_while_one_is_possible() -> None:
    state = elsewhere(hands=("lake.4",))
    assert options(state) == ["take 2,0", "rid"]
    play(state, "take 2,0")
    assert options(state) == ["rid", "done"]


def test_d30_a_kingdom_is_not_lifted_if_the_map_would_fall_apart() -> None:
    kingdoms = {
        "-1,0": "forest.1",
        "0,0": "forest.2",
        "1,0": "forest.3",
        "2,0": "river.1",
        "3,0": "forest.4",
    }
    state = elsewhere(kingdoms, hands=("lake.4",))
    assert options(state) == ["rid"]


def test_d30_nor_if_the_pixie_stands_on_it() -> None:
    kingdoms = {"-1,0": "river.1", "0,0": "forest.2", "1,0": "forest.3"}
    assert options(elsewhere(kingdoms, hands=("lake.4",))) == ["rid"]


def test_d31_every_single_lifting_keeps_the_map_together() -> None:
    kingdoms = {**ROAD, "3,0": "river.2"}
    state = elsewhere(kingdoms)
    assert options(state) == ["take 3,0"]
    assert options(play(state, "take 3,0")) == ["take 2,0", "rid", "done"]


def test_d32_only_the_top_of_a_new_kingdom_has_to_be_her_own() -> None:
    state = elsewhere(hands=("river.4 lake.4 forest.4",))
    play(state, "create")
    assert options(state) == ["card river.4"]
    play(state, "card river.4")
    assert set(options(state)) == {"card lake.4", "card forest.4"}
    play(state, "card forest.4")
    assert options(state) == ["card lake.4"]
    play(state, "card lake.4", "cell 3,0")
    assert pile(state, "3,0") == "river.4 forest.4 lake.4"
    assert [state.table.lies_up(card(n)) for n in ("river.4", "forest.4", "lake.4")] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("hand", ["river.4 lake.4", "lake.4 lake.5 forest.4"])
def test_d32_no_kingdom_of_two_cards_or_without_an_own_one(hand: str) -> None:
    assert "create" not in options(elsewhere(hands=(hand,)))


def test_d33_a_new_kingdom_goes_to_any_free_cell() -> None:
    state = elsewhere(hands=("river.4 lake.4 forest.4",))
    play(state, "create", "card river.4", "card lake.4", "card forest.4")
    touching = {z for kingdom in state.kingdoms for z in NEIGHBOURS[kingdom]} - {*state.kingdoms}
    assert {action.zone for action in state.legal()} == touching
    assert len(touching) == 12


def test_d34_targets_are_all_kingdoms_next_to_own_ones_as_the_action_begins() -> None:
    kingdoms = {**ROAD, "3,0": "river.2", "4,0": "forest.5", "5,0": "forest.6"}
    state = elsewhere(kingdoms, hands=("river.4 lake.4",))
    play(state, "rid")
    assert state.targets == ("map.2,0", "map.3,0", "map.4,0")
    play(state, "up river.4 4,0")  # makes 5,0 the neighbour of an own Kingdom: too late
    assert set(options(state)) == {"up lake.4 2,0", "up lake.4 3,0", "end"}
    assert pile(state, "4,0") == "river.4 forest.5"


def test_d34_the_pixies_kingdom_may_be_covered() -> None:
    kingdoms = {"-1,0": "forest.1", "-1,1": "river.1", "0,0": "forest.2", "1,0": "forest.3"}
    state = elsewhere(kingdoms, hands=("lake.4",))
    play(state, "rid")
    assert "up lake.4 -1,0" in options(state)


def test_d35_placing_is_optional_card_by_card() -> None:
    state = elsewhere({**ROAD, "3,0": "forest.5"}, hands=("lake.4 lake.5",))
    play(state, "rid")
    assert set(options(state)) == {"up lake.4 3,0", "up lake.5 3,0", "end"}
    play(state, "end")
    assert held(state, "market") == {"lake.4", "lake.5"}


def test_d36_opponents_take_one_card_each_counter_clockwise_from_the_right() -> None:
    kingdoms = road(pixie="valley.1", start="valley.2", middle="valley.3")
    state = elsewhere(kingdoms, players=4, hands=("lake.4 lake.5 lake.6 lake.7",))
    play(state, "rid")
    for opponent, name in ((3, "lake.5"), (2, "lake.4"), (1, "lake.7")):
        assert state.decision == Decision(opponent, "rid_pick", 0)
        play(state, f"pick {name}")
    assert [held(state, HANDS[p]) for p in (1, 2, 3)] == [{"lake.7"}, {"lake.4"}, {"lake.5"}]
    assert asked(state) == (0, "rid_kingdom")


def test_d36_with_fewer_cards_than_opponents_the_last_go_without() -> None:
    state = elsewhere(
        road(pixie="valley.1", start="valley.2", middle="valley.3"), players=4, hands=("lake.4",)
    )
    play(state, "rid", "pick lake.4")
    assert asked(state) == (1, "wanderer_step")


def test_d37_the_rest_becomes_one_kingdom_or_stays_in_hand() -> None:
    state = elsewhere(hands=("lake.4 lake.5 lake.6 forest.7",))
    play(state, "rid", "pick lake.5")
    assert set(options(state)) == {"top lake.4", "top lake.6", "top forest.7", "keep"}
    kept = play(state.clone(), "keep")
    assert held(kept, "hand.0") == {"lake.4", "lake.6", "forest.7"}
    play(state, "top lake.4")
    assert asked(state) == (0, "rid_cell")
    play(state, "cell 3,0")
    top, *beneath = pile(state, "3,0").split()
    assert top == "lake.4"
    assert sorted(beneath) == ["forest.7", "lake.6"]
    assert state.table.lies_up(card("lake.4"))


def test_d37_the_others_lie_beneath_in_the_order_they_were_held() -> None:
    state = elsewhere(hands=("lake.7 lake.6 lake.5 lake.4",))
    assert state.table.named(state.table.zones["hand.0"]) == [
        "lake.4",
        "lake.5",
        "lake.6",
        "lake.7",
    ]
    play(state, "rid", "pick lake.5", "top lake.6", "cell 3,0")
    assert pile(state, "3,0") == "lake.6 lake.4 lake.7"


def test_no_own_kingdom_leaves_everything_to_the_market() -> None:
    state = elsewhere(road(end="lake.1"), hands=("lake.4",))
    play(state, "rid")
    assert asked(state) == (1, "rid_pick")


def test_without_any_possible_action_the_turn_goes_on() -> None:
    state = position(road(end="lake.1"), pixie="-1,0", deck=0)
    play(state, "step 1,0", "stop")
    assert asked(state) == (1, "wanderer_step")


def test_after_creating_with_the_last_cards_the_turn_goes_on() -> None:
    state = elsewhere(hands=("river.4 lake.4 forest.4",))
    play(state, "create", "card river.4", "card lake.4", "card forest.4", "cell 3,0")
    assert asked(state) == (1, "wanderer_step")


# The Wand


def test_d38_one_card_in_the_whole_game_in_any_own_turn() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.4 forest.12",), wands=("up",))
    assert options(state) == ["step 1,0", "wand_place forest.12", "wand_place lake.4"]
    play(state, "wand_place forest.12")
    assert held(state, "under.0") == {"forest.12"}
    assert options(state) == ["step 1,0"]
    play(state, "step 1,0", "stop")
    assert options(state) == ["take 2,0", "rid"]


def test_d38_not_between_two_steps() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.4",), wands=("up",))
    assert options(play(state, "step 1,0")) == ["step 2,0", "step 0,0", "stop"]


def test_d38_in_the_turn_of_its_conquest_and_after_the_deck_has_run_out() -> None:
    state = position(road(end="river.1 river.12"), pixie="-1,0", hands=("lake.4",), deck=0)
    play(state, "step 1,0", "step 2,0", "stop")
    assert asked(state) == (0, "turn_end")
    assert options(state) == ["wand_place lake.4", "end"]
    play(state, "wand_place lake.4")
    assert asked(state) == (1, "wanderer_step")


def test_d38_the_last_card_beneath_the_wand_may_leave_nothing_to_do() -> None:
    state = elsewhere(road(end="lake.1"), hands=("lake.4",), wands=("up",))
    play(state, "wand_place lake.4")
    assert asked(state) == (1, "wanderer_step")


def test_d39_only_a_wand_loaded_in_an_earlier_turn_is_turned() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.4 lake.5",), wands=("up",))
    play(state, "wand_place lake.4")
    assert "wand_turn" not in options(state)
    state = position(road(), pixie="-1,0", hands=("lake.5",), wands=("up lake.4",))
    assert "wand_turn" in options(state)


def test_d39_not_after_the_deck_has_run_out() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.5",), wands=("up lake.4",), deck=0)
    assert "wand_turn" not in options(state)


def test_d39_turning_takes_every_other_loaded_wand_along() -> None:
    state = position(
        road(pixie="valley.1", start="valley.2", middle="valley.3"),
        pixie="-1,0",
        players=4,
        hands=("lake.5",),
        wands=("up lake.4", "up river.4", "up", "down river.5"),
    )
    play(state, "wand_turn")
    assert [state.wand_up(p) for p in range(4)] == [False, False, True, False]
    assert not any(action.verb.startswith("wand") for action in state.legal())


def test_d40_all_points_of_any_card_beneath_count_twice() -> None:
    state = position(wands=("", "up river.6"))
    assert points(state) == [6, 2]


def test_d41_collected_cards_bring_no_points() -> None:
    assert points(position(gained=("lake.11 lake.10",))) == [0, 0]


def test_d42_points_for_wishes_without_a_player_are_lost() -> None:
    state = position(up=("river.2 river.3",))
    assert points(state) == [4, 0]


# End of the turn and of the game


def test_d47_hands_are_filled_up_to_three_and_never_cut() -> None:
    state = elsewhere(hands=("lake.4",))
    assert len(play(state, "take 2,0", "done").table.zones["hand.0"]) == 3
    full = elsewhere({**ROAD, "2,0": "river.1 lake.5 lake.6 lake.7"}, hands=("lake.4",))
    assert len(play(full, "take 2,0", "done").table.zones["hand.0"]) == 5


def test_a_short_deck_leaves_a_short_hand() -> None:
    state = position(road(end="river.1"), pixie="-1,0", deck=2)
    play(state, "step 1,0", "step 2,0", "stop")
    assert len(state.table.zones["hand.0"]) == 2
    assert not state.table.zones["deck"]


def last_turn(
    deck: int, *, idle: int = 0, end: str = "river.1", stirred: bool = False
) -> WishesState:
    """The last turn of a lap, player 1's on a river Kingdom, with nothing left to do."""
    kingdoms = {"-1,0": "river.2", "0,0": "lake.2", "1,0": end}
    hand = "forest.4 forest.5 forest.6"
    state = position(kingdoms, pixie="-1,0", player=1, hands=("", hand), deck=deck)
    state.idle = idle
    state.stirred = stirred
    return state


BUILD = ("create", "card forest.4", "card forest.5", "card forest.6", "cell 2,0")


def test_the_game_goes_on_until_the_lap_is_complete() -> None:
    state = position(road(end="river.1"), pixie="-1,0", deck=0)
    play(state, "step 1,0", "step 2,0", "stop")
    assert (state.ended, asked(state)) == ("", (1, "wanderer_step"))


def test_the_game_ends_with_the_lap_in_which_the_deck_ran_out() -> None:
    state = last_turn(0)
    play(state, "step 1,0", "stop", *BUILD)
    assert (state.ended, state.decision, state.legal()) == ("deck", None, [])
    with pytest.raises(IllegalAction):
        state.apply(Action("end"))


def test_the_last_card_drawn_in_the_last_turn_of_a_lap_ends_the_game() -> None:
    state = last_turn(3)
    play(state, "step 1,0", "stop", *BUILD)
    assert (len(state.table.zones["hand.1"]), state.ended) == (3, "deck")


@pytest.mark.parametrize(
    ("idle", "stirred", "ended"), [(0, False, ""), (1, False, "stall"), (1, True, "")]
)
def test_d44_two_idle_laps_in_a_row_end_the_game(idle: int, stirred: bool, ended: str) -> None:
    state = last_turn(5, idle=idle, end="forest.9", stirred=stirred)
    play(state, "step 1,0", "stop")
    assert (state.ended, state.stirred) == (ended, False)
    assert state.idle == (0 if stirred else idle + 1)


@pytest.mark.parametrize("end", ["forest.9 forest.8", "lake.9"])
def test_d44_a_conquest_or_a_draw_keeps_the_game_going(end: str) -> None:
    state = last_turn(5, idle=1, end=end)
    play(state, "step 1,0", "stop")
    while state.decision is not None and state.decision.name != "pixie_step":
        state.apply(state.legal()[-1])
    assert (state.ended, state.idle) == ("", 0)


def test_cards_beneath_wands_are_shown_at_the_end() -> None:
    state = position(
        {"-1,0": "river.2", "0,0": "lake.2", "1,0": "forest.9"},
        pixie="-1,0",
        player=1,
        hands=("", "forest.4"),
        wands=("up lake.4",),
        deck=0,
    )
    assert knowers(state, "lake.4") == {0}
    play(state, "step 1,0", "stop")
    assert state.ended == "deck"
    assert knowers(state, "lake.4") == {0, 1}


# Worked examples (section 8)


def example_1(wand: str) -> WishesState:
    return position(
        players=3,
        up=("river.1 river.2",),
        down=("river.3 river.4 river.5",),
        gained=("cave.1 cave.2 cave.3",),
        wands=(wand,),
    )


def test_example_1_the_fairy_of_the_river() -> None:
    state = example_1("")
    assert points(state) == [7, 1, 1]
    assert state.reach(0) == 4
    assert points(example_1("up river.6")) == [13, 3, 3]


def test_example_2_a_turned_wand_counts_nothing() -> None:
    assert points(example_1("down river.6")) == [7, 1, 1]


def test_example_3_the_limit_follows_the_opponent_with_the_fewest() -> None:
    kingdoms = road(pixie="cave.1", start="cave.2", middle="cave.3", end="river.5 river.0")
    state = position(kingdoms, players=3, pixie="-1,0", up=("river.1 river.2", "forest.1", ""))
    assert [state.limit(p) for p in range(3)] == [2, 2, 3]
    play(state, "step 1,0", "step 2,0", "stop")
    assert set(options(state)) == {"flip river.1", "flip river.2"}


def test_example_4_equal_points_go_to_who_gave_less_to_the_tied() -> None:
    """River and Forest have 9 each, Lake 7; River gave Forest 2, Forest gave River 1."""
    state = position(
        players=3,
        up=("river.1 river.6 river.3 river.0", "forest.5 forest.2 forest.3", "lake.1 lake.6"),
        down=("", "forest.4", "lake.2"),
    )
    sheet = state.open_gifts()
    assert (sheet[0][1], sheet[1][0]) == (2, 1)
    assert points(state) == [9, 9, 7]
    assert state.winners() == [1]


def test_example_5_a_foreign_card_beneath_the_wand() -> None:
    state = position(players=6, wands=("", "up river.10"), gained=())
    assert points(state) == [6, 2, 0, 0, 0, 2]
    rivals = position(players=6, wands=("", "up river.10"), up=("", "forest.3 forest.4"))
    assert points(rivals)[:2] == [6, 6]
    assert [score[1] for score in rivals.scores()[:2]] == [0, -6]
    assert rivals.winners() == [0]


# Ties


def test_tie_2_most_collected_cards() -> None:
    state = position(up=("river.2", "forest.2"), gained=("lake.1", "lake.2 lake.3"))
    assert state.winners() == [1]


def test_d43_tie_3_most_conquered_cards_the_wand_included() -> None:
    state = position(up=("river.2", "forest.2"), wands=("up",))
    assert state.winners() == [0]


def test_d43_tie_4_the_most_recent_gain() -> None:
    state = position(up=("river.2", "forest.2"))
    assert state.winners() == [0, 1]
    state.latest = (3, 5)
    assert state.winners() == [1]


def test_d43_conquests_and_collections_move_the_clock() -> None:
    state = position(road(start="lake.1 lake.2", end="river.1 river.2 river.12"), pixie="-1,0")
    play(state, "step 1,0")
    assert state.latest == (1, 0)
    play(state, "step 2,0", "stop")
    assert state.latest == (3, 0)


# Variants


def test_two_players_need_no_special_rule() -> None:
    state = elsewhere(hands=("lake.4 lake.5",))
    play(state, "rid", "pick lake.4")
    assert asked(state) == (0, "rid_kingdom")


def test_six_players_have_no_abandoned_realm_and_four_steps() -> None:
    state = set_up(new(6), "setup_pixie")
    assert state.abandoned == -1
    assert not state.table.zones["abandoned_fairy"]
    assert not state.table.zones["box"]
    assert [state.reach(p) for p in range(6)] == [4] * 6


def test_d46_six_fairies_are_secret_and_the_pixie_keeps_three_steps() -> None:
    state = new(6)
    assert state.realms == ()
    set_up(state, "setup_pixie")
    state.apply(state.legal()[0])
    assert state.decision == Decision(0, "pixie_step", 3)


def test_d45_opponents_are_players_of_other_teams() -> None:
    kingdoms = road(pixie="valley.1", start="valley.2", middle="valley.3")
    state = elsewhere(kingdoms, players=4, teams="2x2", hands=("lake.4 lake.5 lake.6",))
    play(state, "rid")
    assert asked(state) == (3, "rid_pick")
    play(state, "pick lake.4")
    assert asked(state) == (1, "rid_pick")
    play(state, "pick lake.5")
    assert asked(state) == (0, "rid_kingdom")


def test_d45_the_limit_looks_at_other_teams_only() -> None:
    up = ("river.1 river.2", "forest.1 forest.2", "", "cave.1")
    state = position(players=4, teams="2x2", up=up)
    assert [state.limit(p) for p in range(4)] == [3, 2, 3, 2]


def test_d45_a_teammates_kingdom_is_not_her_own() -> None:
    kingdoms = {"-1,0": "valley.1", "0,0": "valley.2", "1,0": "lake.1 river.3", "2,0": "valley.3"}
    state = position(kingdoms, players=4, teams="2x2", pixie="-1,0", hands=("lake.4",))
    play(state, "step 1,0", "stop")
    assert options(state) == ["rid"]


def test_d45_members_share_the_sum_and_win_together() -> None:
    state = position(players=4, teams="2x2", up=("river.3", "forest.5", "lake.0", "cave.1"))
    assert points(state) == [4, 5, 4, 5]
    assert state.winners() == [1, 3]


def test_d45_ties_count_the_gifts_of_all_members_to_the_other_team() -> None:
    """River gives Forest 1; Forest gives River 1 and Cave gives Lake 1."""
    up = ("river.1 river.0", "forest.5", "lake.4", "cave.5")
    state = position(players=4, teams="2x2", up=up)
    assert points(state) == [8, 5, 8, 5]
    level = position(players=4, teams="2x2", up=up, down=("", "forest.1 forest.2 forest.3"))
    assert points(level) == [8, 8, 8, 8]
    assert [score[1] for score in level.scores()] == [-1, -2, -1, -2]
    assert level.winners() == [0, 2]


@pytest.mark.parametrize(
    ("players", "teams"), [(4, "2x3"), (4, "3x2"), (6, "2x2"), (2, "2x2"), (5, "2x3")]
)
def test_d45_teams_need_their_number_of_players(
    players: int, teams: Literal["2x2", "2x3", "3x2"]
) -> None:
    with pytest.raises(ValidationError):
        WishesOptions(players=players, teams=teams)


def test_all_variants() -> None:
    assert [(o.players, o.teams) for o in WishesOptions.variants()] == [
        (2, "none"),
        (3, "none"),
        (4, "none"),
        (4, "2x2"),
        (5, "none"),
        (6, "none"),
        (6, "2x3"),
        (6, "3x2"),
    ]


# The map


def test_neighbours_touch_each_other_both_ways() -> None:
    for zone in NEIGHBOURS["map.2,-1"]:
        assert "map.2,-1" in NEIGHBOURS[zone]
    assert len(set(NEIGHBOURS["map.2,-1"])) == 6


def test_a_ring_holds_without_any_of_its_kingdoms() -> None:
    ring = NEIGHBOURS["map.0,0"]
    assert all(holds_without(zone, ring, 6) for zone in ring)
    broken = ring[:5]
    assert [holds_without(zone, broken, 5) for zone in broken] == [True, False, False, False, True]


def test_free_cells_lie_around_the_map_and_inside_its_holes() -> None:
    assert free_cells((), ()) == ["map.0,0"]
    ring = NEIGHBOURS["map.0,0"]
    free = free_cells(ring, ring)
    assert len(free) == 13
    assert "map.0,0" in free


# Log


def test_a_turn_is_told_to_those_who_may_know() -> None:
    state = position(
        road(start="lake.1 lake.2", end="river.1 river.6"),
        pixie="-1,0",
        hands=("lake.5",),
        wands=("up",),
    )
    state.listen()
    play(state, "wand_place lake.5", "step 1,0", "step 2,0", "stop")
    heard = state.heard()
    told = {event.key: event for event in heard if isinstance(event, Said)}
    assert told["wand.place"][1:4] == ({"player": 0}, {"card": "lake.5"}, 1)
    assert told["collect"].words == {"player": 0, "card": "lake.1", "k": 1, "s": 3}
    assert told["conquer"].words == {"player": 0, "k": 1, "cards": "river.6"}
    assert told["draw"].words == {"player": 0, "k": 3}
    assert [e for e in heard if isinstance(e, Scored)] == [
        Scored("love", 3, 3),
        Scored("wisdom", 1, 1),
    ]


def test_same_seed_same_game() -> None:
    game = Wishes()
    options = WishesOptions(players=3)
    assert game.new(options, 5).digest() == game.new(options, 5).digest()
    assert game.new(options, 5).digest() != game.new(options, 6).digest()


def test_positions_of_these_tests_obey_the_invariants() -> None:
    check(position(road(end="river.1 river.2"), pixie="-1,0", hands=("lake.4",), up=("river.3",)))
