"""A game as it is presented where nobody plays it yet."""

from typing import NamedTuple


class About(NamedTuple):
    """A game as it is presented where nobody plays it yet."""

    title: str
    author: str
    """Empty if the rulebook names nobody."""
    line: str
    """What it is about, in one sentence."""
    players: tuple[int, int]
    """How many may play it, from and to."""
    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    original: str = ""
    """What its rulebook calls it; empty if there is none."""
