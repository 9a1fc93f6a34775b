"""Who somebody is in a game, and what wins it: said before anybody plays. No Qt."""

from typing import NamedTuple


class Quest(NamedTuple):
    """A few plain sentences for the person at the bottom."""

    who: str
    """Who that person is."""
    wins: str
    """What wins."""
    ways: tuple[str, ...] = ()
    """How one comes to that."""
    face: int | None = None
    """The card that says so, by its face."""
