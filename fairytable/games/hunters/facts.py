"""What everybody knows of Hunters besides the cards."""

from typing import NamedTuple


class HuntersFacts(NamedTuple):
    """Researchers, tools and the counters of the game."""

    first: int
    pairs: bool
    """Whether those who sit opposite pool their evidence."""
    turn: int
    active: int
    swaps_left: int
    pos: tuple[int, ...]
    tool: tuple[str | None, ...]
    noted: tuple[int | None, ...]
    dizzy: tuple[bool, ...]
    no_camera: tuple[int, ...]
    quiet: bool
    quiet_run: int
    points: tuple[int, ...]
    knowers: tuple[int, ...]
    """By place the mask of those who know its card: that is open, the card is not (section 4)."""
    ended: str
