"""The chance to win, from what can be counted of a position and weights that were fitted to games.

A side's strength is the weighed sum of what it has; the chances of all sides are in proportion to
the exponentials of their strengths. The weights change with the phase of a game, from 0 to 1: they
are given at some moments of equal distance, and in between they are mixed.
"""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from fairytable.engine.game import State

Weights = Sequence[Sequence[float]]
"""At each of the moments, one for each thing that is counted."""


class Strengths(NamedTuple):
    """What can be counted of a position in which everything lies open."""

    sides: list[list[float]]
    """Of each side the same things."""
    phase: float


def share_of_moments(phase: float, moments: int) -> tuple[tuple[int, float], tuple[int, float]]:
    """The two moments that a phase lies between, each with its share."""
    at = min(max(phase, 0.0), 1.0) * (moments - 1)
    k = min(int(at), moments - 2)
    return (k, k + 1 - at), (k + 1, at - k)


def chances(counted: Strengths, weights: Weights) -> list[float]:
    """The chance of each side to win."""
    (k, share), (m, rest) = share_of_moments(counted.phase, len(weights))
    now = [share * a + rest * b for a, b in zip(weights[k], weights[m], strict=True)]
    strengths = [sum(map(mul, row, now)) for row in counted.sides]
    most = max(strengths)
    odds = [exp(strength - most) for strength in strengths]
    total = sum(odds)
    return [each / total for each in odds]


def won(state: State, player: int, members: int = 1) -> float:
    """The share of the victory that a player's side has when a game is over."""
    winners = state.winners()
    return members / len(winners) if player in winners else 0.0


def pooled(rows: Sequence[list[float]], sides: int) -> list[list[float]]:
    """What the sides have together whose members sit in turn around the table."""
    return [[sum(column) for column in zip(*rows[s::sides], strict=True)] for s in range(sides)]
