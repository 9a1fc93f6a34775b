"""Bots choose legally, reproducibly, and never see more than their player."""

from collections import Counter

import pytest

from fairytable.bots import LEVELS, choose
from fairytable.bots.greedy import choose_greedily
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES
from tests.games.playing import CASES, Case, random_game


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_plays_whole_games_legally(case: Case, level: str) -> None:
    state, rng = case.new(5), Rng(5)
    for _ in range(150):
        if state.decision is None:
            return
        state.apply(choose(level, case.game, state, rng))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_given_a_world_and_never_the_truth(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["moons"]
    state = game.new(game.options(players=3), seed=4)
    given: list[State] = []

    def spy(game: Game, world: State, rng: Rng) -> Action:
        given.append(world)
        return world.legal()[0]

    monkeypatch.setitem(LEVELS, level, spy)
    for seed in range(20):
        choose(level, game, state, Rng(seed))
    player = state.pending[-1].player
    assert all(world.view(player) == state.view(player) for world in given)
    assert len({bytes(world.table.faces) for world in given}) == 20


def test_the_random_bot_gives_equal_cards_together_one_chance() -> None:
    game = GAMES["moons"]
    state = game.new(game.options(players=2, first=0), seed=0)
    table = state.table
    suns = [card for card in range(90) if table.named([card]) == ["sun"]]
    table.lay(table.zones["hand.0"], "deck.blue")
    fairy = next(c for c in table.zones["deck.blue"] if table.named([c]) == ["fairy.air.2"])
    table.lay([*suns[:4], fairy], "hand.0")
    rng = Rng(1)
    counts = Counter(choose("random", game, state, rng).verb for _ in range(5000))
    assert abs(counts["fairy"] - 1000) < 200, "one of five distinct actions, not one of 17"


def test_a_bot_is_not_asked_when_the_game_is_over() -> None:
    *_, last = random_game(CASES[0], 3)
    with pytest.raises(ValueError, match="the game is over"):
        choose("random", CASES[0].game, last.after, Rng(1))


class _Taste:
    """A game that likes the last legal action best and has no plan of its own."""

    def plan(self, state: State, player: int) -> None:
        return None

    def evaluate(self, state: State, player: int) -> float:
        return len(state.table.zones["removed"])


def test_without_a_plan_the_greedy_bot_takes_what_looks_best_one_step_ahead() -> None:
    game = GAMES["moons"]
    state = game.new(game.options(players=2, first=0), seed=0)
    table = state.table
    sun = next(card for card in range(90) if table.named([card]) == ["sun"])
    table.lay([sun], "hand.0")
    action = choose_greedily(_Taste(), state, Rng(1))  # type: ignore[arg-type]
    assert action.verb == "sun"
