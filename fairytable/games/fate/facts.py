"""What everybody knows of Fairy's Fate besides the cards."""

from typing import NamedTuple


class FateFacts(NamedTuple):
    """The journey and the counters of the game."""

    player: int
    first: int
    starter: int | None
    dest: tuple[int | None, ...]
    final: bool
    collector: int | None
    ready: int
    needed: int
    passed: tuple[bool, ...]
    stone: tuple[int, ...]
    answers: tuple[tuple[int, int, int, int, str], ...]
    turns: int
    journeys: int
    ended: str
    freed: int | None
