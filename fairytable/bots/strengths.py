"""How strong the levels are: what the arena measured, and nothing else.

A level is measured against the one below it, the lowest against moves at random, by

    python -m fairytable arena GAME --players N --bots 3,2 --deals D --seed 9000 --json

or the same with `--seed 62000`, with 2 players (Hunters 3): the level sits once on every seat of
each deal, the other one on all other seats. `wins` is `win_share` times `games`; a shared victory
counts by its share.
"""

from typing import NamedTuple


class Measured(NamedTuple):
    """What a level won."""

    wins: float
    games: int
    other: str
    """The level on all other seats."""
    players: int = 2


MEASURED: dict[str, dict[str, Measured]] = {
    "challenge": {
        "level-2": Measured(34, 40, "level-1"),
        "level-3": Measured(18, 20, "level-2"),
        "level-4": Measured(5, 6, "level-3"),
    },
    "fate": {
        "level-2": Measured(12, 20, "level-1"),
        "level-3": Measured(17, 20, "level-2"),
        "level-4": Measured(10, 11, "level-3"),
    },
    "wishes": {
        "level-2": Measured(29, 40, "level-1"),
        "level-3": Measured(19, 20, "level-2"),
        "level-4": Measured(5, 6, "level-3"),
    },
    "moons": {
        "level-2": Measured(16, 20, "level-1"),
        "level-3": Measured(14, 20, "level-2"),
        "level-4": Measured(20, 28, "level-3"),
        "level-5": Measured(3, 6, "level-4"),
    },
    "hunters": {
        "level-2": Measured(14, 21, "level-1", players=3),
        "level-3": Measured(17, 21, "level-2", players=3),
        "level-4": Measured(8, 10, "level-3", players=3),
    },
}
"""By game and level; a level that was not measured since it last changed is not here."""
