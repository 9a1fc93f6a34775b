"""How the end of a game is counted before everybody's eyes, as plain data. No Qt."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from fairytable.stage.cells import Cell


class Counted(NamedTuple):
    """One kind of points: what it brings to each player."""

    label: Cell
    """What is counted, in words; its sign stands beside the points wherever they lie."""
    points: tuple[int, ...]
    signs: tuple[Cell, ...] = ()
    """A sign for each player, where the label's own would say too little."""

    def sign(self, player: int) -> Cell:
        return self.signs[player] if self.signs else self.label


class Reckoning(NamedTuple):
    """All that is counted when a game is over, in the order in which it is told."""

    counted: tuple[Counted, ...] = ()
    before: tuple[int, ...] = ()
    """What everybody had from earlier games of a match; empty if there were none."""
    secrets: tuple[tuple[int, ...], ...] = ()
    """The faces of what each player had hidden besides the cards held."""
    figures: tuple[str, ...] = ()
    """For each player the emblem that is shown large in the player's hour of victory."""
    sides: tuple[tuple[int, ...], ...] = ()
    """Who counts together; empty if everybody is alone."""

    def totals(self) -> list[tuple[int, ...]]:
        """What each player's side has, before anything is counted and after each kind."""
        players = range(max((len(kind.points) for kind in self.counted), default=len(self.before)))
        start = self.before or (0,) * len(players)
        own = accumulate((kind.points for kind in self.counted), _sum, initial=start)
        return [tuple(sum(row[p] for p in self.side(q)) for q in players) for row in own]

    def side(self, player: int) -> tuple[int, ...]:
        """Those who count together with a player."""
        return next((side for side in self.sides if player in side), (player,))


def _sum(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def leaders(totals: Sequence[int]) -> tuple[int, ...]:
    """Who has the most; nobody while all have the same number."""
    best = max(totals, default=0)
    found = tuple(p for p, points in enumerate(totals) if points == best)
    return found if len(found) < len(totals) else ()
