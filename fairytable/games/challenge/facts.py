"""What everybody knows of The Challenge besides the cards."""

from typing import NamedTuple


class ChallengeFacts(NamedTuple):
    """The counters of the game; some are for one player alone."""

    player: int
    first: int
    turn: int
    pixies: tuple[int, ...]
    exchanges: int
    cancelled: bool
    """An exchange was taken back: for its player alone."""
    single: bool
    offered: int
    """Fairy points in the offering."""
    drags: int
    """Moves left in an exchange: for its player alone."""
    picks: int
    """Picks left in a harvest."""
    victim: int | None
    sheet: tuple[tuple[int, ...], ...]
    """The final points, line by line; empty until the game is over."""
    ended: str
    leads: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """While an action is told: who led before it."""
