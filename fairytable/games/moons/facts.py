"""What everybody knows of Moons besides the cards."""

from typing import NamedTuple


class ClosedCircle(NamedTuple):
    """A closed circle: who closed it, what lay in it, what it brought to its element."""

    player: int
    element: int
    values: tuple[int, ...]
    sun: bool
    moon: int
    """The face of the moon that scored it."""
    points: int


class MoonsFacts(NamedTuple):
    """The sheet and the counters of the game."""

    player: int
    first: int
    played: int
    empty_place: int | None
    score: tuple[int, ...]
    closings: tuple[ClosedCircle, ...]
    stalled: bool
    game: int
    totals: tuple[int, ...]
    target: int | None
    """Of a match of several games."""
    limit: int
    counting: tuple[int, int] | None = None
    """While a closing is told: the ring that is counted, and how many of its cards are."""
    moon_set: bool = False
    """While it is told: no moon is in the middle."""
    dawn: bool = False
    night: bool = False
    """While a dawn, or the end, is told."""
