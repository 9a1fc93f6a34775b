"""The search: it tries all in the same worlds, keeps its budget, and gives up the plan for a gain
only."""

from time import sleep

import pytest

from fairytable.bots.greedy import choose_greedily
from fairytable.bots.search import EACH, Budget, Tried, beats, candidates, play_on, search
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES
from tests.games.playing import CASES, Case, random_game

RANKED = ("moons", "hunters")
"""The games whose bots rank whole ways to go on."""


def moons(seed: int = 4) -> tuple[Game, State]:
    game = GAMES["moons"]
    return game, game.new(game.options(players=2), seed)


def test_all_that_go_on_are_tried_in_the_same_worlds() -> None:
    game = GAMES["fate"]
    state = game.new(game.options(players=2), 4)
    found = search(game, state, Rng(1), Budget(80))
    tried = [len(candidate.results) for candidate in found.tried]
    assert found.simulations == sum(tried)
    assert tried[0] == max(tried), "the plan stays to the end"
    assert min(tried) < max(tried), "the worse half is left"
    assert {c.action for c in found.tried} == set(state.distinct(state.legal()))


def test_of_ranked_ways_as_many_are_compared_as_the_budget_is_good_for() -> None:
    game, state = moons()
    ways = game.ways(state, state.pending[-1].player)
    for simulations in (30, 120, 10_000):
        tried = candidates(game, state, Rng(1), Budget(simulations))
        assert [c.way for c in tried] == list(ways[: simulations // EACH])


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in RANKED], ids=str)
def test_a_way_can_be_carried_out_and_the_first_is_the_plan(case: Case) -> None:
    game, compared = case.game, 0
    for step, (before, _, _) in enumerate(random_game(case, 6)):
        ways = game.ways(before, before.pending[-1].player) if step % 5 == 0 else ()
        compared += len(ways)
        for k, way in enumerate(ways):
            state, mark = before.clone(), game.mark(before)
            for action in way:
                state.apply(action)
                if not state.pending or game.mark(state) != mark:
                    break
            assert k or way[0] == choose_greedily(game, before, Rng(0))
    assert compared


def test_candidates_are_valued_after_equally_many_turns() -> None:
    """A way that ends the turn at once must not be looked at a turn further than the others."""
    game, state = moons()
    marks = set()
    for way in game.ways(state, state.pending[-1].player):
        world = state.clone()
        play_on(game, world, 1, way)
        marks.add(game.mark(world))
    assert len(marks) == 1


def test_the_budget_is_kept() -> None:
    game, state = moons()
    found = search(game, state, Rng(1), Budget(200))
    assert 200 <= found.simulations < 200 + len(found.tried)


def test_no_time_is_enough_for_the_plan() -> None:
    game, state = moons()
    found = search(game, state, Rng(1), Budget(None, 0.0))
    assert found.simulations == 0
    assert found.choice is found.plan


def test_where_there_is_no_choice_nothing_is_tried() -> None:
    for before, _, _ in random_game(CASES[0], 2):
        if len(before.distinct(before.legal())) == 1:
            found = search(CASES[0].game, before, Rng(1), Budget(50))
            assert found.simulations == 0
            return
    pytest.fail("there is always a choice")


def test_a_position_is_not_changed_by_thinking_about_it() -> None:
    game, state = moons()
    digest = state.digest()
    search(game, state, Rng(1), Budget(40))
    assert state.digest() == digest


def test_a_gain_that_may_be_luck_does_not_beat_the_plan() -> None:
    plan = Tried(Action("a"), [0.5, 0.5, 0.5, 0.5])
    assert beats(Tried(Action("b"), [0.6, 0.7, 0.6, 0.7]), plan)
    assert not beats(Tried(Action("c"), [1.0, 0.0, 1.0, 0.1]), plan)
    assert not beats(Tried(Action("d"), [0.4, 0.3, 0.4, 0.3]), plan)
    assert not beats(plan, plan)


def test_a_look_ahead_stops_at_the_horizon() -> None:
    game, state = moons()
    world = state.clone()
    play_on(game, world, 1)
    assert game.mark(world) != game.mark(state)
    play_on(game, world, 10_000)
    assert not world.pending


def test_the_time_runs_from_the_question_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(game: Game, world: State, actions: list[Action], rng: Rng) -> None:
        sleep(0.06)

    game, state = moons()
    monkeypatch.setattr("fairytable.bots.search.open_victory", slow)
    found = search(game, state, Rng(1), Budget(None, 0.05))
    assert found.simulations == 0, "the time was over before the first"
    assert found.choice == found.plan
