"""What comes of actions in the same guessed worlds, measured so that every game can be asked: the
chance to win, and everybody's points, both where the look ahead of the game stops."""

from collections.abc import Sequence
from math import sqrt
from time import monotonic
from typing import NamedTuple

from fairytable.bots.guessing import guess
from fairytable.bots.search import play_on
from fairytable.engine import Action, Game, Rng, State


class Outcome(NamedTuple):
    """What an action came to in one world."""

    chance: float
    """Of the player to win."""
    points: tuple[int, ...]
    """Of each player, if all were over there."""
    at_once: tuple[int, ...] = ()
    """Of each player, right after the action."""
    chances: tuple[float, ...] = ()
    """Of each player to win."""


class Attempt(NamedTuple):
    """An action, and what the player surely does after it."""

    action: Action
    then: tuple[Action, ...] = ()


class Gap(NamedTuple):
    """How much one series of numbers lies above another, world by world."""

    mean: float
    error: float
    """The standard error of the mean."""

    def exceeds(self, bound: float, errors: float) -> bool:
        """Whether it is larger than this, by this many standard errors."""
        return self.mean - errors * self.error > bound


def gap(one: Sequence[float], other: Sequence[float]) -> Gap:
    """The paired difference of two series that met the same worlds."""
    gains = [a - b for a, b in zip(one, other, strict=True)]
    n = len(gains)
    if not n:
        return Gap(0.0, 1.0)
    mean = sum(gains) / n
    spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, n - 1)
    return Gap(mean, sqrt(spread / n))


def try_all(
    game: Game,
    world: State,
    attempts: Sequence[Attempt],
    worlds: int,
    rng: Rng,
    seconds: float | None = None,
) -> list[list[Outcome]]:
    """What each attempt comes to in as many worlds as the player who decides may believe in; fewer
    where the time is over before. Every attempt meets the same ones."""
    player, ahead = world.pending[-1].player, game.ahead(world.players)
    found: list[list[Outcome]] = [[] for _ in attempts]
    end = None if seconds is None else monotonic() + seconds
    for _ in range(worlds):
        if end is not None and monotonic() > end:
            break
        guessed = guess(game, world, player, rng)
        for attempt, outcomes in zip(attempts, found, strict=True):
            after = guessed.clone()
            _follow(after, attempt, player)
            at_once = tuple(after.standing())
            play_on(game, after, ahead)
            chances = tuple([game.value(after, p) for p in range(after.players)])
            points = tuple(after.standing())
            outcomes.append(Outcome(chances[player], points, at_once, chances))
    return found


def _follow(world: State, attempt: Attempt, player: int) -> None:
    """Play an attempt, as far as this world allows what comes after its first action."""
    world._apply(attempt.action)
    for action in attempt.then:
        if not world.pending or world.pending[-1].player != player:
            return
        if action not in world.legal():
            return
        world._apply(action)
