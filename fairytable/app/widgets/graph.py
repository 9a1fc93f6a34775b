"""What a chart of scores shows, and the numbers that it needs: plain data, no Qt."""

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

MOST_TICKS = 6
_APART = 15.0
"""The least distance of two such shapes."""


class Track(NamedTuple):
    """The score of one player at every place, drawn as a line in the player's colour."""

    colour: int
    values: tuple[int, ...]


class ScoreMark(NamedTuple):
    """One score of one person."""

    place: int
    """Which game it was, from 0; people at one table share a place."""
    score: int
    won: bool
    words: str
    """What is said when somebody points at it."""


class TurningMark(NamedTuple):
    """A place on the lines at which the course turned; it leads somewhere."""

    place: int
    score: int
    colour: int
    """Whose line it lies on."""
    words: str


class Captions(NamedTuple):
    """The words around marks."""

    first: str
    """Below the oldest game."""
    last: str
    """Below the newest one; empty if it is the same."""
    won: str
    other: str
    mean: str


class Graph(NamedTuple):
    """All that a chart shows: tracks or marks."""

    tracks: tuple[Track, ...] = ()
    """The last one lies on top."""
    unit: str = ""
    """What the places of tracks are called, below the axis."""
    marks: tuple[ScoreMark, ...] = ()
    captions: Captions | None = None
    """Of the marks."""
    empty: str = ""
    """What is said of tracks that have only one place."""
    ends: tuple[int, ...] = ()
    """The places at which one of several games ended: the axis counts games then."""
    goal: int | None = None
    """A score that somebody has to reach."""
    turnings: tuple[TurningMark, ...] = ()
    hint: str = ""
    """What stands below them while nobody points at one."""

    def values(self) -> list[int]:
        found = [value for track in self.tracks for value in track.values]
        goals = [] if self.goal is None else [self.goal]
        return [*found, *goals, *(mark.score for mark in self.marks)] or [0]

    def last(self) -> int:
        """The number of the last place."""
        places = [len(track.values) - 1 for track in self.tracks]
        return max([*places, *(mark.place for mark in self.marks)], default=0)


def true_minus(points: float | str) -> str:
    """A number with a true minus sign."""
    return str(points).replace("-", "−")


def ticks(low: int, high: int, most: int = MOST_TICKS) -> list[int]:
    """Round numbers at equal distances that reach around a range; zero is among them."""
    low, high = min(low, 0), max(high, 0 if low < 0 else 1)
    for step in _round_steps():
        first, last = low // step, -(-high // step)
        if last - first <= most:
            break
    return [k * step for k in range(first, last + 1)]


def _round_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    for power in count():
        yield from (factor * 10**power for factor in (1, 2, 5))


def spread(wanted: dict[int, float], top: float, bottom: float) -> dict[int, float]:
    """Near these heights, but far enough apart that no shape hides another."""
    order = sorted(wanted, key=lambda player: wanted[player])
    gap = min(_APART, (bottom - top) / max(1, len(order) - 1))
    placed: dict[int, float] = {}
    least = top
    for player in order:
        placed[player] = max(wanted[player], least)
        least = placed[player] + gap
    most = bottom
    for player in reversed(order):
        placed[player] = min(placed[player], most)
        most = placed[player] - gap
    return placed
