"""Random games for the tests that hold for every game."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import ModuleType
from typing import NamedTuple

from fairytable.engine import Action, Game, Options, State
from fairytable.games import GAMES


class Case(NamedTuple):
    """A game with a player count and a variant."""

    game: Game
    options: Options

    def __str__(self) -> str:
        chosen = self.options.model_dump(exclude_defaults=True, exclude={"players"})
        parts = [self.game.id, str(self.options.players), *(str(v) for v in chosen.values())]
        return "-".join(parts)

    def invariants(self) -> ModuleType:
        """The invariants of the game's rules page: `check(state)` and `check_step(...)`."""
        return import_module(f"tests.games.{self.game.id}.invariants")

    def new(self, seed: int) -> State:
        return self.game.new(self.options, seed)


CASES = [Case(game, options) for game in GAMES.values() for options in game.options.variants()]


class Step(NamedTuple):
    before: State
    action: Action
    after: State


def random_game(case: Case, seed: int) -> Iterator[Step]:
    """The steps of a game in which everybody chooses blindly."""
    state = case.new(seed)
    rng = Random(seed)
    while legal := state.legal():
        action = legal[int(rng.random() * len(legal))]
        before = state.clone()
        state._apply(action)
        yield Step(before, action, state)


def play_out(state: State, seed: int) -> State:
    """Play a position blindly to its end; at most as long as no real game lasts."""
    rng = Random(seed)
    for _ in range(20_000):
        legal = state.legal()
        if not legal:
            return state
        state._apply(legal[int(rng.random() * len(legal))])
    raise AssertionError("the game does not end")
