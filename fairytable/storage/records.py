"""What people like to remember of their games: records, streaks, the favourite."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from fairytable.storage.statistics import Played

LATEST = 12
"""How many results of a person are shown one by one."""


class Mark(NamedTuple):
    """Something that somebody reached once."""

    value: int
    name: str
    when: str


class Records(NamedTuple):
    """The best of a game, or of several; None where nobody has reached it."""

    score: Mark | None = None
    margin: Mark | None = None
    """The largest victory: how far the next one was behind."""
    comeback: Mark | None = None
    """The largest distance that a winner had to make up for."""
    leap: Mark | None = None
    """The most points in one turn."""
    feat: Mark | None = None
    """The game's own."""


class Streak(NamedTuple):
    """How one person did, game after game; a shared victory is one too."""

    name: str
    played: int
    won: int
    now: int
    """Victories in a row up to the last game."""
    longest: int
    latest: tuple[bool, ...]
    """Whether each of the last games was won, the newest last."""


def records(games: Iterable[Played]) -> Records:
    """The records of the people at this machine; the first who reached one holds it."""
    found: list[list[Mark]] = [[] for _ in Records._fields]
    for game, player in _people(games):
        name = game.seats[player].name
        for marks, value in zip(found, _values(game, player), strict=True):
            if value is not None:
                marks.append(Mark(value, name, game.when))
    return Records(*(max(marks, key=lambda mark: mark.value, default=None) for marks in found))


def _values(game: Played, player: int) -> tuple[int | None, ...]:
    """What a player has reached in a game: in the order of Records."""
    won = player in game.winners
    others = [score for p, score in enumerate(game.scores) if p not in game.winners]
    margin = game.scores[player] - max(others) if won and others else None
    behind = game.behind[player] if won and game.behind else 0
    leap = game.leaps[player] if game.leaps else 0
    feat = game.feats[player] if game.feats else 0
    return game.scores[player], margin or None, behind or None, leap or None, feat or None


def _people(games: Iterable[Played]) -> Iterator[tuple[Played, int]]:
    """Every person in every game that counts."""
    for game in games:
        for player, seat in enumerate(game.seats):
            if seat.kind == "human" and not game.taken_back:
                yield game, player


def streaks(games: Iterable[Played]) -> list[Streak]:
    """Of everybody, who played most first."""
    results: dict[str, list[bool]] = {}
    for game, player in _people(games):
        results.setdefault(game.seats[player].name, []).append(player in game.winners)
    order = sorted(results.items(), key=lambda item: len(item[1]), reverse=True)
    return [_streak(name, won) for name, won in order]


def _streak(name: str, won: Sequence[bool]) -> Streak:
    longest = now = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return Streak(name, len(won), sum(won), now, longest, tuple(won[-LATEST:]))


def favourite(games: Iterable[Played]) -> tuple[str, int] | None:
    """The game that people played most, and how often; None before the first."""
    counts = Counter(
        game.game for game in games if any(seat.kind == "human" for seat in game.seats)
    )
    return counts.most_common(1)[0] if counts else None
