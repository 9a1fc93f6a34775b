"""Questions of an exam: positions, told by the way that leads to them, with the right answers."""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from fairytable.engine import Action, Game, State
from fairytable.games import GAMES

WANTED = 20
"""Questions of each game."""

Way = Callable[[Game, int, int], Iterator[State]]
"""Every position of the game that some bots play with so many players and this seed."""


class Question(NamedTuple):
    """A position, and the answers that are right."""

    game: str
    players: int
    seed: int
    step: int
    """So many decisions were made before."""
    best: list[Action]

    def position(self, way: Way) -> State:
        game = GAMES[self.game]
        return next(islice(way(game, self.players, self.seed), self.step, None))


def written(file: Path) -> list[Question]:
    """The questions as they were written down."""
    return [
        Question(game, players, seed, step, [Action(*action) for action in best])
        for game, players, seed, step, best in json.loads(file.read_text(encoding="utf-8"))
    ]


def write(file: Path, asked: Iterable[Question]) -> None:
    rows = [json.dumps(question) for question in asked]
    file.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")


def tables(name: str, first: int = 0) -> Iterator[tuple[Game, int, int]]:
    """Games to look for questions in, with every number of players in turn: game, players, seed."""
    game = GAMES[name]
    counts = sorted({options.players for options in game.options.variants()})
    for seed in range(first, 100_000):
        yield game, counts[seed % len(counts)], seed
