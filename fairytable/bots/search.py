"""The search: every candidate is tried in the same guessed worlds, and the better half goes on.

A world is the position as the player may believe it. In each the candidates are played, then the
plans of all players up to the horizon of the game, where the chance to win is the result. Because
all candidates meet the same worlds, the luck of a world drops out of their differences. After each
round the worse half is left (sequential halving). The game's own plan stays to the end, and is only
given up for a gain that is no accident.
"""

from collections.abc import Sequence
from math import ceil, log2, sqrt
from time import monotonic
from typing import NamedTuple

from fairytable.bots.greedy import choose_greedily, plan_on
from fairytable.bots.guessing import guess
from fairytable.bots.victory import open_victory
from fairytable.engine import Action, Game, Rng, State

DOUBT = 1.0
"""How many standard errors a gain over the plan must have."""
LEAST = 4
"""Worlds in which every candidate is tried at least."""
EACH = 6
"""Simulations that a candidate should be worth."""


class Budget(NamedTuple):
    """What a search may spend."""

    simulations: int | None
    """None: as many as fit into the time."""
    seconds: float | None = None
    """After which it stops, whatever is left of the simulations."""


class Tried(NamedTuple):
    """A candidate, and what came of it in each world."""

    action: Action
    results: list[float]
    way: Sequence[Action] = ()
    """How the player goes on with it, the action first; empty: with the action, then by plan."""

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


class Comparison(NamedTuple):
    """What a search found: the choice, and all candidates, the plan first."""

    choice: Tried
    plan: Tried
    tried: list[Tried]
    simulations: int


def search(game: Game, world: State, rng: Rng, budget: Budget) -> Comparison:
    """Compare the actions of the player who decides, in a world that this player may believe in."""
    tried = candidates(game, world, rng, budget)
    if len(tried) == 1:
        return Comparison(tried[0], tried[0], tried, 0)
    victory = open_victory(game, world, world.distinct(world.legal()), rng)
    if victory is not None:
        return Comparison(Tried(victory, []), tried[0], tried, 0)
    contest = _Contest(game, world, rng, budget)
    alive = tried
    rounds = ceil(log2(len(tried)))
    for k in range(rounds):
        contest.play(alive, (k + 1) / rounds)
        ranked = sorted(alive[1:], key=_mean, reverse=True)
        alive = [tried[0], *ranked[: max(1, len(alive) // 2)]]
    best = max(alive, key=_mean)
    choice = best if beats(best, tried[0]) else tried[0]
    return Comparison(choice, tried[0], tried, contest.simulations)


def candidates(game: Game, world: State, rng: Rng, budget: Budget) -> list[Tried]:
    """What there is to compare, the plan first; of ranked ways what the budget is good for."""
    ways = game.ways(world, world.pending[-1].player)
    if ways:
        most = len(ways) if budget.simulations is None else max(2, budget.simulations // EACH)
        return [Tried(way[0], [], way) for way in ways[:most]]
    plan = choose_greedily(game, world, rng)
    actions = [action for action in world.distinct(world.legal()) if action != plan]
    return [Tried(action, [], (action,)) for action in (plan, *actions)]


def _mean(tried: Tried) -> float:
    return tried.mean


def beats(best: Tried, other: Tried) -> bool:
    """Whether the one is better than the other by more than chance would have it."""
    gains = [a - b for a, b in zip(best.results, other.results, strict=False)]
    n = len(gains)
    if n < 2 or best is other:
        return False
    mean = sum(gains) / n
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (n - 1)
    return mean > DOUBT * sqrt(spread / n)


class _Contest:
    """Worlds in which candidates are tried, one after the other."""

    def __init__(self, game: Game, world: State, rng: Rng, budget: Budget) -> None:
        self._game = game
        self._world = world
        self._rng = rng
        self._player = world.pending[-1].player
        self._ahead = game.ahead(world.players)
        self._budget = budget
        self._began = monotonic()
        self.simulations = 0

    def play(self, alive: list[Tried], share: float) -> None:
        """Try all of these in more and more worlds until this share of the budget is spent."""
        while not self._spent(1.0) and (len(alive[0].results) < LEAST or not self._spent(share)):
            found = self._try(alive)
            if found is None:
                return
            for tried, result in zip(alive, found, strict=True):
                tried.results.append(result)
            self.simulations += len(alive)

    def _try(self, alive: list[Tried]) -> list[float] | None:
        """What comes of each in one more world; None if the time is over before all were tried."""
        game, player = self._game, self._player
        world = guess(game, self._world, player, self._rng)
        found = []
        for candidate in alive:
            if self._late(1.0):
                return None
            after = world.clone()
            play_on(game, after, self._ahead, candidate.way)
            found.append(game.value(after, player))
        return found

    def _spent(self, share: float) -> bool:
        simulations = self._budget.simulations
        if simulations is not None and self.simulations >= share * simulations:
            return True
        return self._late(share)

    def _late(self, share: float) -> bool:
        seconds = self._budget.seconds
        return seconds is not None and monotonic() - self._began >= share * seconds


def play_on(game: Game, world: State, ahead: int, way: Sequence[Action] = ()) -> None:
    """Have everybody play until the horizon or the end of the game, beginning in this way."""
    if not world.pending:
        return
    mark = game.mark(world)
    steps = way or plan_on(game, world)
    while True:
        for action in steps:
            world._apply(action)
            if not world.pending:
                return
            now = game.mark(world)
            if now != mark:
                mark = now
                ahead -= 1
                if ahead <= 0:
                    return
                break
        steps = plan_on(game, world)
