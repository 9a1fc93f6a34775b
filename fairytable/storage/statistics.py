"""The games that were finished, one line each, and what they add up to.

Damage to one line never takes the others away. A line that cannot be read, because it is damaged or
newer than this program, counts nowhere and is kept as it is.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, NamedTuple, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    ValidationError,
    field_validator,
    model_validator,
)

from fairytable.match import Match, NotOver, Seat
from fairytable.storage.atomic import backup, write_text
from fairytable.storage.locks import alone_with
from fairytable.storage.text import read_bytes

VERSION = 2
"""1: without comebacks, gains and feats. Lines of any version are read."""
PEOPLE = "people"
"""Stands for the level of the opponents where no bot sat at the table."""

_MOST = 1_000_000
"""No score is greater: the mean of any scores can be formed."""


class _Header(BaseModel):
    """The first line of the file."""

    model_config = ConfigDict(strict=True, defer_build=True)

    statistics: int = Field(ge=1)
    """The version of the lines; a newer one stays as it is."""


class Played(BaseModel):
    """A finished game."""

    model_config = ConfigDict(frozen=True, strict=True, defer_build=True)

    game: str
    options: dict[str, JsonValue]
    """The number of players, and what was not as usual."""
    when: str
    """Date and time as ISO 8601 has them."""
    seats: tuple[Seat, ...]
    scores: tuple[Annotated[int, Field(ge=-_MOST, le=_MOST)], ...]
    """What the score sheet shows for each seat."""
    winners: tuple[int, ...] = Field(min_length=1)
    decisions: int = Field(ge=0)
    taken_back: int = Field(default=0, ge=0)
    """How often somebody went back after new cards were seen; such a game is not counted."""
    id: str = Field(default="", max_length=64)
    """The fingerprint of how it ended: a game is written down once, however often its end is
    seen. Empty in lines of older programs."""

    behind: tuple[int, ...] = ()
    """How far each seat once was behind the best, where that is worth telling; empty in lines of
    older programs, like the next two."""
    leaps: tuple[int, ...] = ()
    """The most that each seat gained in one turn."""
    feats: tuple[int, ...] = ()
    """What the game itself keeps a record of."""

    @field_validator("when")
    @classmethod
    def _when_is_a_date(cls, when: str) -> str:
        datetime.fromisoformat(when)
        return when

    @model_validator(mode="after")
    def _every_seat_has_a_score(self) -> Self:
        if len(self.scores) != len(self.seats):
            raise ValueError("there must be a score for each seat")
        for marks in (self.behind, self.leaps, self.feats):
            if marks and len(marks) != len(self.seats):
                raise ValueError("there must be a mark for each seat, or none")
        winners = set(self.winners)
        if len(winners) < len(self.winners) or not winners <= set(range(len(self.seats))):
            raise ValueError("a winner must sit at the table, and wins once")
        return self


class Statistics(NamedTuple):
    """All games of a file, in the order they were finished."""

    version: int = VERSION
    games: tuple[Played, ...] = ()
    lines: tuple[str, ...] = ()
    """As they stand in the file, readable or not."""


class Summary(NamedTuple):
    """How the people at this machine did in one game against one kind of opponent."""

    played: int
    won: float
    """A victory shared by three counts a third for each."""
    mean: float
    best: int
    scores: tuple[tuple[str, int], ...]
    """Every score with its date, as they came."""


class Marks(NamedTuple):
    """What is remembered of each player besides the score."""

    behind: tuple[int, ...] = ()
    leaps: tuple[int, ...] = ()
    feats: tuple[int, ...] = ()


NO_MARKS = Marks()


def played(match: Match, when: str, marks: Marks = NO_MARKS) -> Played:
    """The record of a match that has just ended; the caller knows the time, and what there is to
    remember."""
    if match.decision is not None:
        raise NotOver
    state = match.state
    usual = match.options.model_dump(mode="json", exclude_defaults=True)
    return Played(
        game=match.game.id,
        options={**usual, "players": match.options.players},
        when=when,
        seats=match.seats,
        scores=tuple(score[0] for score in state.scores()),
        winners=tuple(state.winners()),
        decisions=match.cursor,
        taken_back=len(match.taken_back),
        behind=marks.behind,
        leaps=marks.leaps,
        feats=marks.feats,
        id=sha256(f"{match.seed} {state.digest()}".encode()).hexdigest()[:32],
    )


# The file


def load(path: Path) -> Statistics:
    """The statistics in a file, none if it is missing; OSError if it cannot be read."""
    statistics, whole = _read(path)
    if whole:
        return statistics
    older, _ = _read(backup(path))
    return max(statistics, older, key=lambda found: len(found.games))


def record(game: Played, path: Path) -> Statistics:
    """Add a finished game to a file; OSError if the disk does not take it."""
    with alone_with(path):
        version, games, lines = known = load(path)
        if game.id and any(game.id == other.id for other in games):
            return known
        version = max(version, VERSION)
        statistics = Statistics(version, (*games, game), (*lines, game.model_dump_json()))
        header = json.dumps({"statistics": version})
        write_text(path, "\n".join([header, *statistics.lines]) + "\n")
        return statistics


def _read(path: Path) -> tuple[Statistics, bool]:
    """What is readable in a file, and whether it begins as it should; a missing one does."""
    try:
        text = read_bytes(path, None).decode("utf-8-sig", errors="replace")
    except FileNotFoundError:
        return Statistics(), True
    first, *rest = text.split("\n")
    try:
        version = _Header.model_validate_json(first).statistics
    except ValidationError:
        lines = _filled([first, *rest])
        return Statistics(VERSION, tuple(_readable(lines)), lines), False
    lines = _filled(rest)
    return Statistics(version, tuple(_readable(lines)), lines), True


def _filled(lines: Iterable[str]) -> tuple[str, ...]:
    return tuple(line for line in lines if line.strip())


def _readable(lines: Iterable[str]) -> Iterator[Played]:
    for line in lines:
        try:
            yield Played.model_validate_json(line)
        except ValidationError:
            continue


# What they add up to


def summaries(
    games: Iterable[Played], former: Mapping[str, str] = MappingProxyType({})
) -> dict[tuple[str, int, str], Summary]:
    """For each game, number of players and level of opponents, how the people did; `former` gives
    what a level of older programs is called now.

    A table with bots of two levels counts for both of them; every person at it counts. A game in
    which somebody went back after new cards were seen does not.
    """
    found: dict[tuple[str, int, str], list[tuple[str, int, float]]] = {}
    for game in games:
        if game.taken_back:
            continue
        levels = {seat.level for seat in game.seats if seat.level is not None}
        for level in sorted({former.get(level, level) for level in levels} or {PEOPLE}):
            key = game.game, len(game.seats), level
            found.setdefault(key, []).extend(_results(game))
    return {key: _summary(results) for key, results in found.items() if results}


def by_person(games: Iterable[Played]) -> dict[str, Summary]:
    """How each person did, by name, who played most first; games are counted as in `summaries`."""
    found: dict[str, list[tuple[str, int, float]]] = {}
    for game in games:
        people = (seat.name for seat in game.seats if seat.kind == "human")
        for name, result in zip(people, _results(game), strict=True):
            if not game.taken_back:
                found.setdefault(name, []).append(result)
    order = sorted(found.items(), key=lambda item: len(item[1]), reverse=True)
    return {name: _summary(results) for name, results in order}


def _results(game: Played) -> Iterator[tuple[str, int, float]]:
    """Date, score and share of the victory of each person."""
    for player, seat in enumerate(game.seats):
        if seat.kind == "human":
            share = 1 / len(game.winners) if player in game.winners else 0.0
            yield game.when, game.scores[player], share


def _summary(results: list[tuple[str, int, float]]) -> Summary:
    scores = [score for _, score, _ in results]
    return Summary(
        played=len(results),
        won=sum(share for _, _, share in results),
        mean=sum(scores) / len(scores),
        best=max(scores),
        scores=tuple((when, score) for when, score, _ in results),
    )
