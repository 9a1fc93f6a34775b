"""The numbered decisions and worked examples of the rules page of Moons."""

from collections import Counter

import pytest
from pydantic import ValidationError

from fairytable.engine import Action, Decision, IllegalAction, Said
from fairytable.games.moons.cards import DECK, ELEMENT, ELEMENTS, PHASES, VALUE
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.rules.zones import HANDS
from tests.games.moons.positions import options, play, position

BLANK = "earth 2, earth 4, earth 6, earth 8, earth 10"

NO_ENTRY = ["air 6", "air 8", "air 10", "air 4"]
"""Circles that take no fairy but air."""


def points(state: MoonsState) -> dict[str, int]:
    return {name: n for name, n in zip(ELEMENTS, state.score, strict=True) if n}


def current_moon(state: MoonsState) -> str:
    return state.table.named(state.table.zones["moon.up"])[-1].removeprefix("moon.")


# Worked examples (8.3)


def test_example_1_a_fifth_fairy_closes_under_a_full_moon() -> None:
    state = position(
        "air 2, fire 2", BLANK, circles=["air 6 10 4 8", "water 6", "fire 6", "earth 6"]
    )
    assert points(play(state, "air 2 > 0")) == {"air": 30}


def test_example_2_a_waxing_moon_brings_half() -> None:
    state = position(
        "sun", BLANK, moon="waxing", circles=["air 6", "water 6", "fire 6 8", "earth 6"]
    )
    assert points(play(state, "sun > 2")) == {"fire": 7}


def test_example_3_a_new_moon_takes_the_sum_away() -> None:
    state = position(
        "sun", BLANK, moon="new", circles=["air 6", "water 10 10 8", "fire 6", "earth 6"]
    )
    assert points(play(state, "sun > 1")) == {"water": -28}


def test_example_4_a_waning_moon_takes_half_away() -> None:
    circles = ["air 6", "water 6", "fire 6", "earth 2 4 6 4"]
    state = position("earth 6", BLANK, moon="waning", circles=circles)
    assert points(play(state, "earth 6 > 3")) == {"earth": -11}


def test_example_5_a_sun_on_a_lone_starter() -> None:
    state = position("sun, air 4", BLANK, moon="waning")
    assert points(play(state, "sun > 0")) == {"air": -3}


def test_example_6_only_the_closed_circle_of_two_equal_ones_scores() -> None:
    state = position("sun, air 4", BLANK, circles=["earth 10 8", "water 6", "fire 6", "earth 2 4"])
    play(state, "sun > 3")
    assert points(state) == {"earth": 6}
    assert [VALUE[state.table.faces[c]] for c in state.table.zones["circle.0"]] == [10, 8]


def test_example_7_a_closer_without_cards_draws_and_the_next_player_starts() -> None:
    state = position("air 4, sun", BLANK, circles=["air 6 8", "water 6", "fire 6", "earth 6"])
    play(state, "air 4 > 0", "sun > 0")
    assert points(state) == {"air": 18}
    assert len(state.table.zones["hand.0"]) == 5
    assert state.decision == Decision(1, "start_circle")


def test_example_8_a_closer_with_only_suns_may_not_use_the_second_one() -> None:
    state = position("sun, sun, sun", BLANK)
    play(state, "sun > 0")
    assert state.decision == Decision(1, "start_circle")
    assert len(state.table.zones["hand.0"]) == 5


def last_closing(*, score: tuple[int, int, int, int], symbols: tuple[str, ...]) -> MoonsState:
    """The game just before its last closing, which brings earth 3."""
    hands = ["sun"] + [BLANK] * (len(symbols) - 1)
    state = position(*hands, moon="waxing", turned=12, score=score, symbols=symbols)
    return play(state, "sun > 3")


def test_example_9_and_d12_equal_points_share_the_victory() -> None:
    state = last_closing(score=(12, -20, 31, 9), symbols=("air", "water", "earth"))
    assert state.decision is None
    assert state.scores() == [(12,), (-20,), (12,)]
    assert state.winners() == [0, 2]


def test_example_10_the_smaller_loss_wins() -> None:
    state = last_closing(score=(30, -8, 20, -18), symbols=("water", "earth"))
    assert state.scores() == [(-8,), (-15,)]
    assert state.winners() == [0]


def test_the_largest_closing_is_48() -> None:
    circles = ["air 10 10 10 10", "water 6", "fire 6", "earth 6"]
    assert points(play(position("air 8, air 2", BLANK, circles=circles), "air 8 > 0")) == {
        "air": 48
    }


# Decisions (section 10)


def test_d1_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert MoonsState(MoonsOptions(players=players), 1).players == players
    for players in (1, 5):
        with pytest.raises(ValidationError):
            MoonsOptions(players=players)


def test_d2_the_ninety_blue_cards() -> None:
    blue = [DECK.faces[face].name for face in DECK.cards if DECK.backs[face] == "blue"]
    expected = {f"fairy.{e}.{v}": 4 for e in ELEMENTS for v in (2, 4, 6, 8, 10)} | {"sun": 10}
    assert Counter(blue) == expected
    assert Counter(DECK.backs[face] for face in DECK.cards) == {
        "blue": 90,
        "red": 4,
        "yellow": 12,
        "green": 4,
    }


def test_d3_starters_are_worth_six() -> None:
    assert [VALUE[DECK.face(f"starter.{element}")] for element in ELEMENTS] == [6, 6, 6, 6]


def test_d4_all_values_are_even_so_that_halves_stay_whole() -> None:
    assert all(value % 2 == 0 for value in VALUE)
    each = [
        sum(VALUE[face] for face in DECK.cards if ELEMENT[face] == e and VALUE[face])
        for e in range(4)
    ]
    assert each == [126] * 4


def test_d5_a_sun_counts_nothing() -> None:
    circles = ["air 6 8 4 2", "water 6", "fire 6", "earth 6"]
    assert points(play(position("sun, air 4", BLANK, circles=circles), "sun > 0")) == {"air": 20}


def test_d6_three_moons_of_each_phase() -> None:
    names = Counter(DECK.faces[face].name for face in DECK.cards)
    assert [names[f"moon.{phase}"] for phase in PHASES] == [3, 3, 3, 3]


def _moons_to_come(state: MoonsState) -> list[str]:
    zones = state.table.zones
    names = state.table.named([*zones["moon.up"], *reversed(zones["deck.moon"])])
    return [name.removeprefix("moon.") for name in names]


def test_d7_moons_are_shuffled_unless_asked_to_be_natural() -> None:
    orders = {tuple(_moons_to_come(MoonsState(MoonsOptions(), seed))) for seed in range(20)}
    assert len(orders) == 20
    assert all(Counter(order) == dict.fromkeys(PHASES, 3) for order in orders)


def test_natural_moons_follow_the_sky_from_a_random_phase_and_everybody_knows_it() -> None:
    begins = set()
    for seed in range(40):
        state = MoonsState(MoonsOptions(players=3, moons="natural"), seed)
        order = _moons_to_come(state)
        first = PHASES.index(order[0])
        assert order == [PHASES[(first + k) % 4] for k in range(12)]
        assert all(state.table.known[card] == 0b111 for card in state.table.zones["deck.moon"])
        begins.add(order[0])
    assert begins == set(PHASES)


def test_d8_a_player_with_only_suns_cannot_start_and_passes() -> None:
    state = position("sun", "sun, sun", "air 2, sun")
    play(state, "sun > 0")
    assert state.decision == Decision(2, "start_circle")
    assert state.empty_place == 0
    assert options(state) == {"air 2 > 0"}


def test_d9_a_player_who_cannot_move_passes() -> None:
    state = position("air 2, air 10", "fire 2, fire 4", circles=NO_ENTRY, deck=8)
    play(state, "air 2 > 0", "end")
    assert state.decision == Decision(0, "play")
    assert len(state.table.zones["hand.1"]) == 5, "a forced pass refills the hand"


def stack_deck(state: MoonsState, drawn_first: int) -> None:
    """Put suns on the deck, and above them enough cards that nobody can play on NO_ENTRY."""
    table = state.table
    deck = table.zones["deck.blue"]
    water = [card for card in deck if "water" in table.named([card])[0]]
    suns = [card for card in deck if table.named([card]) == ["sun"]]
    table.lay([*suns, *water[:drawn_first]], "deck.blue")


def said(state: MoonsState) -> list[str]:
    return [event.key for event in state.heard() if isinstance(event, Said)]


def test_d9_dawn_comes_when_everybody_has_to_pass() -> None:
    hands = ["air 2, fire 2, fire 2, fire 2, fire 2", "fire 4, fire 6, fire 8, fire 10, fire 10"]
    state = position(*hands, circles=NO_ENTRY)
    stack_deck(state, drawn_first=1)
    table = state.table
    old = {*table.zones["hand.0"], *table.zones["hand.1"]}
    state.listen()
    play(state, "air 2 > 0", "end")
    thrown = set(table.zones["removed"])
    assert len(old & thrown) == 9, "all hands but the fairy that was placed"
    assert all(table.known[card] == 0b11 for card in thrown)
    assert [len(table.zones[hand]) for hand in HANDS[:2]] == [5, 5]
    assert state.decision == Decision(1, "play"), "it goes on with the player whose turn is next"
    assert said(state) == ["fairy", "end", "pass", "pass", "dawn"]
    assert len(state.closings) == 0
    assert len(table.zones["moon.up"]) == 1


def test_d9_a_forced_pass_that_draws_starts_the_count_anew() -> None:
    state = position("air 2, fire 2, fire 2, fire 2, fire 2", "fire 4", circles=NO_ENTRY)
    stack_deck(state, drawn_first=5)
    state.listen()
    play(state, "air 2 > 0", "end")
    assert said(state) == ["fairy", "end", "pass", "pass", "pass", "dawn"]
    assert state.decision == Decision(0, "play")


def test_dawn_deals_one_at_a_time_as_far_as_the_deck_goes() -> None:
    hands = ["air 2, fire 2, fire 2, fire 2, fire 2", "fire 4, fire 6, fire 8, fire 10, fire 10"]
    state = position(*hands, circles=NO_ENTRY)
    stack_deck(state, drawn_first=1)
    table = state.table
    table.lay(table.zones["deck.blue"][:-8], "symbol.out")  # out of the way
    play(state, "air 2 > 0", "end")
    assert [len(table.zones[hand]) for hand in HANDS[:2]] == [3, 4], "player 1 gets the first card"


def test_d9_a_dawn_without_a_deck_ends_the_game_with_the_scores_as_they_are() -> None:
    state = position("air 2, fire 2", "fire 4", circles=NO_ENTRY, deck=0, score=(5, 7, 0, 0))
    play(state, "air 2 > 0", "end")
    assert state.decision is None
    assert state.scores() == [(5,), (7,)]


def test_d10_the_mandatory_start_is_a_card_played() -> None:
    state = position("air 2, water 4, fire 2", BLANK, circles=["", "water 6", "fire 6", "earth 6"])
    assert options(state) == {"air 2 > 0", "water 4 > 0", "fire 2 > 0"}
    play(state, "air 2 > 0")
    assert options(state) == {"water 4 > 1", "fire 2 > 2", "end"}


def test_d11_the_closing_under_the_twelfth_moon_is_scored_and_ends_the_game_at_once() -> None:
    state = position("sun, air 4", BLANK, turned=12)
    play(state, "sun > 1")
    assert points(state) == {"water": 6}
    assert state.decision is None
    assert state.legal() == []
    assert len(state.table.zones["hand.0"]) == 1, "nobody draws"
    assert state.table.zones["circle.1"] == (), "no new circle"


def test_d11_turning_the_twelfth_moon_ends_nothing() -> None:
    state = position("sun, air 4", BLANK, turned=11)
    play(state, "sun > 1")
    assert len(state.table.zones["moon.up"]) == 12
    assert state.decision == Decision(0, "start_circle")


def test_d13_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    firsts = {MoonsState(MoonsOptions(players=4), seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    state = position("air 2", "water 2", "fire 2")
    for p in (0, 1, 2):
        assert state.player == p
        state.apply(state.legal()[0])
    assert state.player == 0


def test_d13_the_first_player_may_be_chosen() -> None:
    assert {MoonsState(MoonsOptions(players=3, first=2), seed).player for seed in range(9)} == {2}
    with pytest.raises(ValidationError, match="first player"):
        MoonsOptions(players=3, first=3)


def test_d14_a_sun_closes_every_open_circle_whatever_its_size() -> None:
    circles = ["air 6", "water 6 2", "fire 6 2 4", "earth 6 2 4 8"]
    state = position("sun", BLANK, circles=circles)
    assert options(state) == {"sun > 0", "sun > 1", "sun > 2", "sun > 3"}


def test_d15_the_player_chooses_among_circles_of_one_element() -> None:
    state = position("fire 2", BLANK, circles=["fire 8", "water 6", "fire 6", "fire 10"])
    assert options(state) == {"fire 2 > 0", "fire 2 > 2", "fire 2 > 3"}


def test_d15_any_fairy_may_start_a_circle_of_an_element_that_is_open_already() -> None:
    state = position("fire 2, sun", BLANK, circles=["", "water 6", "fire 6", "earth 6"])
    play(state, "fire 2 > 0")
    assert state.table.named(state.table.zones["circle.0"]) == ["fairy.fire.2"]


def test_d16_the_closer_goes_on_after_the_start_without_drawing() -> None:
    state = position("sun, air 2, air 4, water 8", BLANK)
    play(state, "sun > 0", "air 2 > 0")
    assert len(state.table.zones["hand.0"]) == 2
    assert options(state) == {"air 4 > 0", "water 8 > 1", "end"}


def test_d17_the_new_moon_is_up_before_the_new_circle_is_started() -> None:
    state = position("sun, air 2", BLANK)
    coming = state.table.named(state.table.zones["deck.moon"])[-1].removeprefix("moon.")
    play(state, "sun > 0")
    assert state.decision == Decision(0, "start_circle")
    assert current_moon(state) == coming


def test_d18_closed_circles_lie_open() -> None:
    state = position("sun, air 2", BLANK, circles=["air 6 8", "water 6", "fire 6", "earth 6"])
    play(state, "sun > 0")
    removed = state.view(1).zones["removed"]
    names = [DECK.faces[card.face].name for card in removed[-3:] if card.face is not None]
    assert names == ["starter.air", "fairy.air.8", "sun"]


def match_after(*totals: int, game: int = 1, mode_score: tuple[int, int]) -> MoonsState:
    """A match of two whose game just ended with these points for players 0 and 1."""
    state = position(
        "sun",
        BLANK,
        moon="waxing",
        turned=12,
        symbols=("air", "water"),
        score=(*mode_score, 0, 0),
        mode="match",
        totals=totals,
        game=game,
    )
    return play(state, "sun > 3")


def test_d19_a_match_goes_on_until_a_total_reaches_the_target() -> None:
    state = match_after(30, 10, mode_score=(29, -5))
    assert state.decision == Decision(1, "next_game")
    assert state.scores() == [(59,), (5,)]
    assert match_after(30, 10, mode_score=(30, -5)).decision is None


def test_d19_the_highest_total_wins_when_several_reach_the_target() -> None:
    state = match_after(50, 55, mode_score=(20, 20))
    assert state.decision is None
    assert state.winners() == [1]


def test_d19_a_match_ends_after_its_last_game_even_below_the_target() -> None:
    state = match_after(5, -10, game=8, mode_score=(-20, -5))
    assert state.decision is None
    assert state.scores() == [(-15,), (-15,)]
    assert state.winners() == [0, 1]


def test_the_default_targets_are_60_40_and_30() -> None:
    assert [MoonsOptions(players=n).target_score() for n in (2, 3, 4)] == [60, 40, 30]
    assert MoonsOptions(players=3, target=100).target_score() == 100
    for target in (19, 201):
        with pytest.raises(ValidationError):
            MoonsOptions(target=target)


def test_the_next_game_of_a_match_is_a_full_new_setup_with_the_next_first_player() -> None:
    state = match_after(30, 10, mode_score=(3, 4))
    state.apply(Action("next"))
    assert (state.game, state.first) == (2, 1)
    assert state.player == 1
    assert state.score == [0, 0, 0, 0]
    assert state.closings == ()
    assert state.totals == [33, 14]
    assert len(state.table.zones["deck.blue"]) == 80
    assert state.table.zones["removed"] == ()
    assert state.table.up == 0, "the symbols are secret again"
    symbols = [state.table.zones[f"symbol.{p}"][0] for p in (0, 1)]
    assert [state.table.known[card] for card in symbols] == [0b01, 0b10]


def test_running_points_do_not_count_for_the_match() -> None:
    state = position("sun, air 2", BLANK, mode="match", totals=(50, 0))
    play(state, "sun > 0")
    assert state.scores() == [(50,), (0,)]


def test_d20_symbols_are_turned_up_only_at_the_end_and_the_unused_ones_never() -> None:
    state = position("sun, air 4", BLANK, "water 2", turned=11)
    play(state, "sun > 0")
    assert all(card.face is None for card in state.view(1).zones["symbol.0"])
    state = position("sun, air 4", BLANK, "water 2", turned=12)
    play(state, "sun > 0")
    seen = state.view(1)
    assert all(card.up and card.face is not None for card in seen.zones["symbol.0"])
    assert all(card.face is None for card in seen.zones["symbol.out"])


# The rest of sections 5 to 8


def test_setup() -> None:
    for players, left in ((2, 80), (3, 75), (4, 70)):
        state = MoonsState(MoonsOptions(players=players), seed=3)
        zones = state.table.zones
        assert len(zones["deck.blue"]) == left
        assert len(zones["deck.moon"]) == 11
        assert [len(zones[f"hand.{p}"]) for p in range(players)] == [5] * players
        starters = [state.table.named(zones[f"circle.{i}"]) for i in range(4)]
        assert starters == [[f"starter.{element}"] for element in ELEMENTS]
        assert len(zones["symbol.out"]) == 4 - players


def test_a_card_must_be_placed_before_the_turn_can_end() -> None:
    state = position("air 2, water 2", BLANK)
    assert options(state) == {"air 2 > 0", "water 2 > 1"}
    with pytest.raises(IllegalAction, match="end is not possible while player 0 decides 'play'"):
        state.apply(Action("end"))
    play(state, "air 2 > 0")
    assert options(state) == {"water 2 > 1", "end"}


def test_end_must_be_chosen_even_when_nothing_else_is_left() -> None:
    state = position("air 2, fire 2", BLANK, circles=["air 6", "water 6", "air 8", "earth 6"])
    play(state, "air 2 > 0")
    assert options(state) == {"end"}
    assert state.decision == Decision(0, "play")


def test_the_turn_ends_by_itself_when_the_hand_is_empty() -> None:
    state = position("air 2", BLANK)
    play(state, "air 2 > 0")
    assert state.decision == Decision(1, "play")
    assert len(state.table.zones["hand.0"]) == 5


def test_an_empty_hand_passes_when_the_deck_is_gone() -> None:
    state = position("air 2", "water 2, water 4", deck=0)
    play(state, "air 2 > 0", "water 2 > 1", "end")
    assert state.decision == Decision(1, "play"), "player 0 has no card and passes"


def test_the_points_do_not_depend_on_who_closes() -> None:
    circles = ["air 6 8", "water 6", "fire 6", "earth 6"]
    mine = play(position("sun, air 2", BLANK, circles=circles), "sun > 0")
    theirs = play(
        position("sun, air 2", BLANK, circles=circles, symbols=("water", "air")), "sun > 0"
    )
    assert mine.score == theirs.score


def test_what_happens_is_told() -> None:
    state = position("sun, air 2, fire 4", BLANK, moon="new")
    state.listen()
    play(state, "fire 4 > 2", "sun > 2", "air 2 > 2")
    told = [(e.key, dict(e.words)) for e in state.heard() if isinstance(e, Said)]
    risen = state.table.named(state.table.zones["moon.up"])[-1]
    assert told == [
        ("fairy", {"player": 0, "circle": 2, "element": "fire", "value": 4}),
        ("sun", {"player": 0, "circle": 2}),
        (
            "closed",
            {
                "player": 0,
                "circle": 2,
                "element": "fire",
                "sum": 10,
                "moon": "moon.new",
                "points": -10,
            },
        ),
        ("moon", {"moon": risen, "k": 2}),
        ("start", {"player": 0, "circle": 2, "element": "air", "value": 2}),
        ("end", {"player": 0, "k": 5}),
    ]
