"""What everybody knows of All You Wish For besides the cards."""

from typing import NamedTuple


class WishesFacts(NamedTuple):
    """The map and the counters of the game."""

    first: int
    round: int
    lap: int
    pixie_player: int
    player: int
    realms: tuple[int, ...]
    abandoned: int
    teams: int
    kingdoms: tuple[str, ...]
    wanderer: str
    pixie: str
    walked: int
    start: str
    visited: tuple[str, ...]
    covered: tuple[str, ...]
    targets: tuple[str, ...]
    reach: tuple[int, ...]
    limits: tuple[int, ...]
    lifted: int
    built: bool
    fresh: bool
    gifts: tuple[tuple[int, ...], ...]
    latest: tuple[int, ...]
    stirred: bool
    idle: int
    ended: str
