"""Games of an arena that are kept in a file as soon as they are over, so that a measurement of many
hours can be interrupted and go on later."""

import json
from pathlib import Path
from typing import NamedTuple

from pydantic import TypeAdapter

from fairytable.bots.search import Budget


class Task(NamedTuple):
    """One game that is to be played."""

    game: str
    options: str
    """As JSON."""
    bots: tuple[str, str]
    budget: Budget
    seed: int
    seat: int
    """Of the first bot."""


class ArenaGame(NamedTuple):
    """One game that was played."""

    won: float
    """The first bot's share of the victory."""
    margin: int
    decisions: tuple[int, int]
    """With more than one action to choose from."""
    spent: tuple[float, float]
    slowest: tuple[float, float]
    simulations: int


class NotKept(Exception):
    """The file cannot be used, or holds something else."""


class KeptGames:
    """The games of a file, which need not exist yet; without a file none."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._games: dict[Task, ArenaGame] = {}
        if file is not None and file.exists():
            self._read(file)

    def find(self, task: Task) -> ArenaGame | None:
        return self._games.get(task)

    def keep(self, task: Task, game: ArenaGame) -> ArenaGame:
        """The same game, which is in the file from now on."""
        if self._file is not None:
            try:
                with self._file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps([task, game]) + "\n")
            except OSError as trouble:
                raise NotKept(f"{self._file} cannot be used: {trouble.strerror}") from None
        return game

    def _read(self, file: Path) -> None:
        kept = TypeAdapter(tuple[Task, ArenaGame])
        try:
            *lines, rest = file.read_text(encoding="utf-8").split("\n")
            self._games = dict(map(kept.validate_json, lines))
            if rest and not lines:
                raise ValueError("not one whole line")
            if rest:  # half a line: the computer went off while it was written
                file.write_text("".join([f"{line}\n" for line in lines]), encoding="utf-8")
        except OSError as trouble:
            raise NotKept(f"{file} cannot be used: {trouble.strerror}") from None
        except ValueError:
            raise NotKept(f"{file} holds something else than games of the arena") from None
