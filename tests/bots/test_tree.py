"""The search that grows a tree: it keeps its budget, widens slowly and is honest."""

import pytest

from fairytable.bots.greedy import choose_greedily
from fairytable.bots.search import Budget
from fairytable.bots.tree import WIDTH, Tree, grow
from fairytable.engine import Game, Rng, State
from fairytable.games import GAMES
from tests.games.playing import CASES, Case, random_game


def wishes(seed: int = 4) -> tuple[Game, State]:
    game = GAMES["wishes"]
    state = game.new(game.options(players=2), seed)
    while state.pending[-1].name.startswith("setup") or len(state.distinct(state.legal())) < 5:
        state._apply(choose_greedily(game, state, Rng(1)))
    return game, state


def test_every_simulation_is_counted_at_one_branch() -> None:
    game, state = wishes()
    found = grow(game, state, Rng(1), Budget(90))
    assert found.simulations == 90 == sum(len(tried.results) for tried in found.tried)


def test_the_tree_widens_with_its_visits_and_begins_with_the_plan() -> None:
    game, state = wishes()
    plan = choose_greedily(game, state, Rng(1))
    few, many = (grow(game, state, Rng(1), Budget(n)).tried for n in (1, 60))
    assert [tried.action for tried in few] == [plan]
    assert many[0].action == plan
    assert 1 < len(many) <= WIDTH * 61**0.5 + 1


def test_the_choice_is_what_was_met_most_often() -> None:
    game, state = wishes()
    found = grow(game, state, Rng(2), Budget(120))
    assert len(found.choice.results) == max(len(tried.results) for tried in found.tried)


def two_decisions_of_a_turn() -> tuple[Game, State, Tree]:
    """A position that the tree's own player has led to, with another decision in the same turn."""
    game, state = wishes()
    while True:
        tree, player, mark = Tree(game), state.pending[-1].player, game.mark(state)
        action = tree.look(state, Rng(1), Budget(80)).choice.action
        state._apply(action)
        tree.follow(player, action)
        same = state.pending[-1].player == player and game.mark(state) == mark
        if same and len(state.distinct(state.legal())) > 1:
            return game, state, tree


def test_what_has_grown_is_kept_over_the_decisions_of_a_turn() -> None:
    _, state, tree = two_decisions_of_a_turn()
    kept = tree.look(state, Rng(2), Budget(10))
    assert kept.simulations == 10 < sum(len(tried.results) for tried in kept.tried)
    assert {tried.action for tried in kept.tried} <= set(state.distinct(state.legal()))


def test_nothing_is_kept_when_somebody_else_has_played() -> None:
    game, state, tree = two_decisions_of_a_turn()
    tree.follow(1 - state.pending[-1].player, state.legal()[0])
    new = tree.look(state, Rng(2), Budget(10))
    assert new == grow(game, state, Rng(2), Budget(10))


def test_nothing_is_kept_when_the_turn_has_passed() -> None:
    game, state, tree = two_decisions_of_a_turn()
    player = state.pending[-1].player
    while state.pending[-1].player == player:
        action = choose_greedily(game, state, Rng(1))
        state._apply(action)
        tree.follow(player, action)
    assert tree.look(state, Rng(2), Budget(10)) == grow(game, state, Rng(2), Budget(10))


def test_no_time_is_enough_for_the_plan() -> None:
    game, state = wishes()
    found = grow(game, state, Rng(1), Budget(None, 0.0))
    assert found.simulations == 0
    assert found.choice.action == choose_greedily(game, state, Rng(1))


def test_a_position_is_not_changed_by_thinking_about_it() -> None:
    game, state = wishes()
    digest = state.digest()
    grow(game, state, Rng(1), Budget(40))
    assert state.digest() == digest


@pytest.mark.parametrize("case", CASES[::4], ids=str)
def test_the_tree_is_the_same_in_worlds_that_look_the_same(case: Case) -> None:
    for step, (before, _, _) in enumerate(random_game(case, 9)):
        if step % 60 == 30:
            player = before.pending[-1].player
            other = before.determinize(player, Rng(~step))
            found = [
                grow(case.game, s.determinize(player, Rng(1)), Rng(2), Budget(12))
                for s in (before, other)
            ]
            assert found[0] == found[1]
            assert found[0].choice.action in before.legal()
