"""The greedy planner of Moons keeps to section 12 of its rules page, and to what a player knows."""

from collections.abc import Iterator
from math import exp

import pytest

from fairytable.engine import Decision, Rng
from fairytable.games.moons.bot.evaluate import evaluate
from fairytable.games.moons.bot.outlook import Standing, belief
from fairytable.games.moons.bot.plan import plan
from fairytable.games.moons.cards import DECK, ELEMENTS
from fairytable.games.moons.facts import ClosedCircle
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.state import MoonsState
from tests.games.moons.positions import named, position

AIR, WATER, FIRE, EARTH = range(len(ELEMENTS))
BLANK = "earth 2, earth 4, earth 6, earth 8, earth 10"

variants = pytest.mark.parametrize("options", list(MoonsOptions.variants()), ids=str)


def planned(state: MoonsState) -> str:
    """What player 0 plans, as `play` of the positions calls it."""
    action = plan(state, 0)
    assert action in state.legal()
    if action.card is None:
        return action.verb
    return f"{named(state, action.card)} > {(action.zone or '')[-1]}"


def closed(player: int, element: int, points: int) -> ClosedCircle:
    moon = DECK.face("moon.full" if points > 0 else "moon.new")
    return ClosedCircle(player, element, (abs(points),), True, moon, points)


def positions(options: MoonsOptions, seed: int) -> Iterator[MoonsState]:
    """Every position of a game in which everybody chooses blindly, and its end."""
    state, rng = MoonsState(options, seed), Rng(seed)
    while legal := state.legal():
        yield state
        state._apply(rng.choice(legal))
    yield state


# Every position


@variants
def test_the_plan_is_legal_in_every_position(options: MoonsOptions) -> None:
    for seed in range(3):
        for state in positions(options, seed):
            if state.decision:
                assert plan(state, state.decision.player) in state.legal()


@variants
def test_looking_changes_nothing(options: MoonsOptions) -> None:
    for state in positions(options, 4):
        digest = state.digest()
        evaluate(state, 0)
        if state.decision:
            plan(state, state.decision.player)
        assert state.digest() == digest


@variants
def test_plan_and_evaluate_use_only_what_the_player_knows(options: MoonsOptions) -> None:
    rng = Rng(5)
    for state in positions(options, 5):
        for player in range(state.players):
            worlds = [state.determinize(player, rng) for _ in range(2)]
            assert {evaluate(world, player) for world in worlds} == {evaluate(state, player)}
            if state.decision and state.decision.player == player:
                assert {plan(world, player) for world in worlds} == {plan(state, player)}


def test_greedy_beats_a_blind_player() -> None:
    games = 100
    won = 0
    for seed in range(games):
        state, rng = MoonsState(MoonsOptions(players=2), seed), Rng(seed)
        while state.decision:
            if state.decision.player == seed % 2:
                state.apply(plan(state.determinize(seed % 2, rng), seed % 2))
            else:
                state.apply(rng.choice(state.distinct(state.legal())))
        won += state.winners() == [seed % 2]
    assert won >= 80


# 12.2: beliefs about the owners


@pytest.mark.parametrize(("players", "assignments"), [(2, 3), (3, 6), (4, 6)])
def test_without_closings_every_assignment_is_as_likely(players: int, assignments: int) -> None:
    beliefs = belief(position(*["air 2"] * players), 0)
    assert list(beliefs.values()) == pytest.approx([1 / assignments] * assignments)
    assert not any(AIR in assignment for assignment in beliefs), "air is mine"


@variants
def test_beliefs_add_up_to_certainty(options: MoonsOptions) -> None:
    for state in positions(options, 6):
        for player in range(state.players):
            assert sum(belief(state, player).values()) == pytest.approx(1)


def test_with_3_players_20_points_for_water_speak_for_water_by_e_to_the_4th() -> None:
    state = position(BLANK, "air 2", "air 4")
    state.closings = (closed(1, WATER, 20),)
    beliefs = belief(state, 0)
    assert beliefs[WATER, EARTH] / beliefs[FIRE, EARTH] == pytest.approx(exp(4))
    assert beliefs[FIRE, EARTH] == pytest.approx(beliefs[EARTH, FIRE])


def test_a_negative_closing_speaks_against_its_element() -> None:
    state = position(BLANK, "air 2")
    state.closings = (closed(1, WATER, -10),)
    beliefs = belief(state, 0)
    assert beliefs[WATER,] / beliefs[FIRE,] == pytest.approx(exp(-1))


def test_my_own_closings_tell_me_nothing() -> None:
    state = position(BLANK, "air 2")
    state.closings = (closed(0, WATER, 20),)
    assert len(set(belief(state, 0).values())) == 1


def test_at_the_end_the_symbols_are_known() -> None:
    *_, over = positions(MoonsOptions(players=3), 7)
    assert belief(over, 0) == {(over.element_of(1), over.element_of(2)): 1.0}


# 12.3: utility and interest


def test_a_point_for_the_best_rival_weighs_more_than_one_for_the_last() -> None:
    state = position(BLANK, "air 2", "air 4", "air 6", score=(0, 30, 0, -30))
    mine, best, middle, last = Standing(state, 0).interests
    assert mine == 1
    assert best == pytest.approx(-2 / 3)
    assert middle == last == pytest.approx(-1 / 6)


def test_an_element_that_is_probably_unowned_weighs_little() -> None:
    state = position(BLANK, "air 2")
    state.closings = (closed(1, WATER, 30),)
    interests = Standing(state, 0).interests
    assert interests[WATER] < -0.8
    assert interests[FIRE] > -0.1


def test_match_totals_count_only_when_the_target_or_the_last_game_is_near() -> None:
    def utility(totals: tuple[int, int], game: int = 2) -> float:
        state = position(BLANK, "air 2", mode="match", totals=totals, game=game)
        return Standing(state, 0).utility_now

    assert utility((20, 10)) == 0, "60 points are far away"
    assert utility((50, 10)) == pytest.approx(40)
    assert utility((10, 50)) == pytest.approx(-40)
    assert utility((20, 10), game=8) == pytest.approx(10)


# 12.4: the planner


def test_closes_ones_own_circle_under_a_full_moon() -> None:
    circles = ["air 6 10 8", "water 6", "fire 6", "earth 6"]
    state = position("sun, water 2, fire 2, earth 2, earth 4", BLANK, circles=circles)
    assert planned(state) == "sun > 0"


def test_feeds_ones_own_circle_before_closing_it() -> None:
    circles = ["air 6 10", "water 6", "fire 6", "earth 6"]
    state = position("air 10, sun, water 2", BLANK, circles=circles)
    assert planned(state) == "air 10 > 0"


def test_closes_a_circle_of_four_with_a_fairy_and_keeps_the_sun() -> None:
    circles = ["air 6 10 8 8", "water 6", "fire 6", "earth 6"]
    state = position("air 10, sun, water 2", BLANK, circles=circles)
    assert planned(state) == "air 10 > 0"


def test_closes_a_rivals_circle_under_a_new_moon() -> None:
    circles = ["air 6 10", "water 6 10 8", "fire 6", "earth 6"]
    state = position("sun, air 2, fire 2", "air 4", circles=circles, moon="new", score=(0, 9, 0, 0))
    state.closings = (closed(1, WATER, 20),)
    assert planned(state) == "sun > 1"


def test_a_probably_unowned_circle_is_no_target() -> None:
    circles = ["air 6", "water 6 10", "fire 6 10 8", "earth 6"]
    state = position("sun, air 2", "air 4", circles=circles, moon="new")
    state.closings = (closed(1, WATER, 20),)
    assert planned(state) == "sun > 1"


def test_turns_away_a_new_moon_that_threatens_ones_own_circle() -> None:
    circles = ["air 6 10 10 10", "water 6", "fire 2", "earth 6"]
    state = position("sun, air 2", BLANK, circles=circles, moon="new")
    assert planned(state).startswith("sun > ")
    assert planned(state) != "sun > 0"


def test_starts_a_circle_with_a_fairy_and_not_ones_own_high_one_under_a_new_moon() -> None:
    circles = ["", "water 6", "fire 6", "earth 6"]
    state = position("air 10, water 2, sun", BLANK, circles=circles, moon="new")
    assert planned(state) == "water 2 > 0"


def test_ends_the_turn_rather_than_feed_a_rival_under_a_full_moon() -> None:
    circles = ["air 6", "water 6 10 8", "fire 6", "earth 6"]
    state = position("water 10, water 8", BLANK, circles=circles, played=1)
    assert planned(state) == "end"


def test_in_the_natural_order_it_knows_that_a_new_moon_follows_a_waning_one() -> None:
    circles = ["air 6 10 10 10", "water 6", "fire 6", "earth 6"]
    state = position("sun", BLANK, circles=circles, moon="waning", played=1)
    assert planned(state).startswith("sun > "), "the next moon may be a good one"
    state.options = state.options.model_copy(update={"moons": "natural"})
    assert planned(state) == "end"


def test_of_the_places_to_end_the_turn_it_takes_the_one_where_it_stands_best() -> None:
    ended = 0
    for state in positions(MoonsOptions(players=3), 8):
        if state.decision and not state.played:
            player = state.decision.player
            stop = planned_stop(state, player)
            if stop:
                ended += 1
                assert evaluate(stop, player) == pytest.approx(max(stops(state, player)))
    assert ended >= 5


def planned_stop(state: MoonsState, player: int) -> MoonsState | None:
    """Where the player means to end the turn; None if a closing or the last card comes first."""
    after = state.clone()
    while (action := plan(after, player)).verb != "end":
        after.apply(action)
        if after.player != player or after.closings != state.closings:
            return None
    return after


def stops(state: MoonsState, player: int) -> Iterator[float]:
    """How well the player stands wherever the turn can be ended before a closing."""
    for action in state.distinct(state.legal()):
        after = state.clone()
        after.apply(action)
        if after.player == player and after.closings == state.closings:
            yield evaluate(after, player)
            yield from stops(after, player)


# 12.4: under the twelfth moon

HANDFUL = "sun, air 2, water 2, fire 2, earth 2"


def last_moon(*score: int, moon: str = "waxing", hand: str = HANDFUL) -> MoonsState:
    """Player 1 has shown a liking for water; I am air."""
    state = position(hand, BLANK, moon=moon, turned=12, score=score)
    state.closings = (closed(1, WATER, 20),)
    return state


def after_my_turn(state: MoonsState) -> MoonsState:
    while state.decision and state.player == 0:
        state.apply(plan(state, 0))
    return state


def test_ends_the_game_at_once_when_winning() -> None:
    assert after_my_turn(last_moon(30, 0, 0, 0)).winners() == [0]
    assert after_my_turn(last_moon(30, 0, 0, 0)).decision is None


@pytest.mark.parametrize("moon", ["new", "waxing", "full", "waning"])
def test_never_ends_the_game_while_losing(moon: str) -> None:
    assert after_my_turn(last_moon(-30, 30, 0, 0, moon=moon)).decision is not None


def test_ends_the_game_while_losing_only_if_forced() -> None:
    over = after_my_turn(last_moon(-30, 30, 0, 0, moon="full", hand="sun"))
    assert over.decision is None
    assert over.score == [-24, 30, 0, 0], "the least bad of the four ways to lose"


def test_ends_the_game_with_the_closing_that_puts_it_ahead() -> None:
    assert after_my_turn(last_moon(0, 5, 0, 0, moon="full")).score == [8, 5, 0, 0]
    assert after_my_turn(last_moon(0, 5, 0, 0, moon="new", hand="sun")).score == [0, -1, 0, 0]


def test_a_shared_victory_is_a_victory() -> None:
    over = after_my_turn(last_moon(0, 6, -30, -30, moon="full", hand="sun, fire 2"))
    assert over.winners() == [0, 1]


def match_of(totals: tuple[int, int], game: int = 2) -> MoonsState:
    """Under the twelfth moon of a game of a match that I lead by 30 to 0."""
    state = position(
        HANDFUL, BLANK, turned=12, score=(30, 0, 0, 0), mode="match", totals=totals, game=game
    )
    state.closings = (closed(1, WATER, 20),)
    return state


def test_does_not_end_a_match_that_is_lost_by_it() -> None:
    assert after_my_turn(match_of((-40, 70))).decision == Decision(1, "play")
    assert after_my_turn(match_of((-40, 10), game=8)).decision == Decision(1, "play")


def test_the_end_of_a_game_is_no_verdict_while_the_match_goes_on() -> None:
    assert Standing(match_of((-40, 30)), 0).verdict([30, 0, 0, 0]) == 0
    assert Standing(match_of((40, 30)), 0).verdict([30, 0, 0, 0]) > 0
    assert Standing(match_of((0, 30)), 0).verdict([30, 31, 0, 0]) < 0


# Standing


def test_a_finished_game_is_clearly_won_or_lost() -> None:
    for seed in range(5):
        *_, over = positions(MoonsOptions(players=3), seed)
        for player in range(3):
            won = player in over.winners()
            assert (evaluate(over, player) > 500) == won
            assert (evaluate(over, player) < -500) != won


def test_between_two_games_of_a_match_the_points_of_the_last_one_count() -> None:
    waiting = next(
        state
        for state in positions(MoonsOptions(players=2, mode="match"), 9)
        if state.decision and state.decision.name == "next_game"
    )
    mine, other = waiting.points()
    assert evaluate(waiting, 0) == mine - other


def test_suns_and_own_fairies_are_worth_keeping() -> None:
    def worth(hand: str) -> float:
        return evaluate(position(hand, BLANK), 0)

    assert worth("sun, fire 2") - worth("fire 2") == pytest.approx(3)
    assert worth("air 10, fire 2") - worth("fire 2") == pytest.approx(3)
    assert worth("fire 8, fire 2") == worth("fire 2")


def test_an_open_circle_of_mine_is_a_hope_under_a_full_and_a_fear_under_a_new_moon() -> None:
    def worth(moon: str, circle: str) -> float:
        circles = [circle, "water 6", "fire 6", "earth 6"]
        return evaluate(position("fire 2", BLANK, circles=circles, moon=moon), 0)

    assert worth("full", "air 6 10 10 8") - worth("full", "") == pytest.approx(34 * 0.84 * 0.15)
    assert worth("new", "air 6 10 10 8") - worth("new", "") == pytest.approx(-34 * 0.84 * 0.45)
