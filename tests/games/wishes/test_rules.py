"""The numbered decisions and worked examples of the rules page of All You Wish For."""

from typing import Literal

import pytest
from pydantic import ValidationError

from fairytable.engine import Action, Decision, IllegalAction, Said, Scored
from fairytable.games.wishes.cards import (
    CARDS_PER_REALM,
    DECK,
    IS_WAND,
    POINTS,
    REALMS,
    WISHES,
    cards_of,
)
from fairytable.games.wishes.rulebook import GAME
from fairytable.games.wishes.rules.hexmap import NEIGHBOURS, free_cells, holds_without
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import HANDS, STACKS
from tests.games.wishes.invariants import check
from tests.games.wishes.positions import (
    ROAD,
    asked,
    card,
    elsewhere,
    knowers,
    options,
    play,
    points,
    position,
    road,
)


def new(players: int, seed: int = 1, first: int | None = 0) -> WishesState:
    return WishesState(WishesOptions(players=players, first=first), seed)


def set_up(state: WishesState, until: str) -> WishesState:
    """Take the first option until a decision of this name."""
    while state.decision is not None and state.decision.name != until:
        state.apply(state.legal()[0])
    return state


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
    assert told["conquer"].words == {"player": 0, "k": 1, "cards": "river.6", "at": "map.2,0"}
    assert told["draw"].words == {"player": 0, "k": 3}
    assert [e for e in heard if isinstance(e, Scored)] == [
        Scored("love", 3, 3),
        Scored("wisdom", 1, 1),
    ]


def test_same_seed_same_game() -> None:
    options = WishesOptions(players=3)
    assert GAME.new(options, 5).digest() == GAME.new(options, 5).digest()
    assert GAME.new(options, 5).digest() != GAME.new(options, 6).digest()


def test_positions_of_these_tests_obey_the_invariants() -> None:
    check(position(road(end="river.1 river.2"), pixie="-1,0", hands=("lake.4",), up=("river.3",)))
