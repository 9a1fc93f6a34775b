"""How strong the levels are: what the arena measured, and nothing else.

A level is measured against the one below it, the lowest against moves at random, by

    python -m fairytable arena GAME --players N --bots 3,2 --deals D --seed 97000 --json

the second with `--seed 96000`, with 2 players (Hunters 3): the level sits once on every seat of
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
        "level-2": Measured(321, 400, "level-1"),
        "level-3": Measured(91.5, 100, "level-2"),
        "level-4": Measured(91, 100, "level-3"),
        "level-5": Measured(75, 100, "level-4"),
    },
    "fate": {
        "level-2": Measured(331, 400, "level-1"),
        "level-3": Measured(88, 100, "level-2"),
        "level-4": Measured(48, 60, "level-3"),
        "level-5": Measured(20, 30, "level-4"),
    },
    "wishes": {
        "level-2": Measured(293, 400, "level-1"),
        "level-3": Measured(96.5, 100, "level-2"),
        "level-4": Measured(67, 100, "level-3"),
        "level-5": Measured(23, 32, "level-4"),
    },
    "moons": {
        "level-2": Measured(264.5, 400, "level-1"),
        "level-3": Measured(207.5, 300, "level-2"),
        "level-4": Measured(95, 152, "level-3"),
        "level-5": Measured(67, 100, "level-4"),
    },
    "hunters": {
        "level-2": Measured(293, 399, "level-1", players=3),
        "level-3": Measured(79, 102, "level-2", players=3),
        "level-4": Measured(67.5, 102, "level-3", players=3),
        "level-5": Measured(26, 57, "level-4", players=3),
    },
}
"""By game and level; a level that was not measured since it last changed is not here."""
