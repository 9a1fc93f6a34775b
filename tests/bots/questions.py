"""Questions of an exam: positions, told by the way that leads to them, with the right answers.

The way is a row of choices, so that a question stays the same whatever becomes of the bots."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fairytable.engine import Action, Game, State
from fairytable.games import GAMES

WANTED = 20
"""Questions of each game."""


class Question(NamedTuple):
    """A position, and the answers that are right."""

    game: str
    players: int
    seed: int
    choices: list[int]
    """Which of the legal actions was taken, one decision after the other."""
    best: list[Action]

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.seed}-{len(self.choices)}"

    def position(self) -> State:
        game = GAMES[self.game]
        state = game.new(game.options(players=self.players), self.seed)
        for choice in self.choices:
            state._apply(state.legal()[choice])
        return state


def written(file: Path) -> list[Question]:
    """The questions as they were written down."""
    return [
        Question(game, players, seed, choices, [Action(*action) for action in best])
        for game, players, seed, choices, best in json.loads(file.read_text(encoding="utf-8"))
    ]


def write(file: Path, asked: Iterable[Question]) -> None:
    rows = [json.dumps(question, separators=(",", ":")) for question in asked]
    file.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")


def tables(name: str, first: int = 0) -> Iterator[tuple[Game, int, int]]:
    """Games to look for questions in, with every number of players in turn: game, players, seed."""
    game = GAMES[name]
    counts = sorted({options.players for options in game.options.variants()})
    for seed in range(first, 100_000):
        yield game, counts[seed % len(counts)], seed
