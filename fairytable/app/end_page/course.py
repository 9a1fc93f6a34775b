"""The course of a match, turn by turn: who had how many points, and where it turned. No Qt."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from fairytable.games import staging_of
from fairytable.match import Match, Seat
from fairytable.stage.reckoning import leaders
from fairytable.storage.statistics import Marks

if TYPE_CHECKING:
    from fairytable.stage.staging import Staging

MOST_TURNINGS = 5
"""How many turning points are marked: the latest changes of the lead, and the greatest gain."""
_NOTABLE = 0.2
"""Who was behind by less than this share of all points that were between best and worst was not
really behind."""


class TurningPoint(NamedTuple):
    """A turn that changed the course of a match."""

    turn: int
    position: int
    """Where the replay shows it: the step that brought most."""
    player: int
    gain: int
    """What the player got in this turn."""
    lead: bool
    """Whether the player took the lead by it."""


class Way(NamedTuple):
    """How one player came to the end."""

    behind: int
    """By how many points the player was behind at most; 0 if it was never worth telling."""
    leap: int
    """The most points gained in one turn."""
    last_ahead: int | None
    """The last turn before the end at which nobody had more; None: never ahead."""
    always_ahead: bool


class Course(NamedTuple):
    """The scores of everybody after every turn of a match."""

    seats: tuple[Seat, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    """Per player, one number for the beginning and for the end of each turn."""
    ranking: tuple[int, ...] = ()
    """The players, the best first."""
    winners: tuple[int, ...] = ()
    signed: bool = True
    """Whether points are written with their sign."""
    ends: tuple[int, ...] = ()
    """The turns at which the games of a match ended, if there were several."""
    goal: int | None = None
    """The points that end a match."""
    turnings: tuple[TurningPoint, ...] = ()

    def final(self, player: int) -> str:
        """What a player has in the end, as the sheets write it."""
        return self.written(self.points[player][-1])

    def written(self, points: int) -> str:
        return f"{points:+d}".replace("-", "−") if self.signed and points else str(points)

    @property
    def turns(self) -> int:
        return len(self.points[0]) - 1 if self.points else 0

    def way(self, player: int) -> Way:
        """How a player came to the end."""
        own, all_points = self.points[player], list(zip(*self.points, strict=True))
        lacking = [max(now) - mine for now, mine in zip(all_points, own, strict=True)]
        spread = max(map(max, all_points)) - min(map(min, all_points))
        behind = max(lacking)
        scored = [now for now in all_points if len(set(now)) > 1]
        ahead = [t for t, now in enumerate(all_points) if now[player] == max(now) > min(now)]
        return Way(
            behind if behind >= max(2, spread * _NOTABLE) else 0,
            max((after - before for before, after in pairwise(own)), default=0),
            ahead[-1] if ahead else None,
            bool(scored) and all(now[player] == max(now) for now in scored),
        )


def ends_between(match: Match, staging: "Staging") -> list[int]:
    """The positions at which earlier games of the match ended."""
    decisions = [match.position(i).decision for i in range(match.cursor)]
    return [i for i, one in enumerate(decisions) if one is not None and staging.ends_game(one)]


def course_of(match: Match, winners: Sequence[int] = ()) -> Course:
    """Read the scores off every turn up to the present position."""
    staging = staging_of(match.game.id)
    states = [match.position(i) for i in range(match.cursor + 1)]
    standings = [tuple(state.standing()) for state in states]
    between = [] if staging is None else ends_between(match, staging)
    signs = [i if staging is None else staging.turn(s.facts(None)) for i, s in enumerate(states)]
    new = [i for i in range(1, len(signs)) if signs[i] != signs[i - 1]]
    moments = sorted({0, *new, *between, match.cursor})
    players, last = range(len(match.seats)), match.state.scores()
    points = tuple(tuple(standings[i][p] for i in moments) for p in players)
    return Course(
        seats=match.seats,
        points=points,
        ranking=tuple(sorted(players, key=lambda p: last[p], reverse=True)),
        winners=tuple(winners),
        signed=staging is None or staging.signed,
        ends=tuple(map(moments.index, [*between, match.cursor])) if between else (),
        turnings=_turnings(standings, moments),
    )


def _turnings(
    standings: Sequence[tuple[int, ...]], moments: Sequence[int]
) -> tuple[TurningPoint, ...]:
    """The latest changes of the lead and the greatest gain, in their order."""
    found: list[TurningPoint] = []
    leader: int | None = None
    for turn, (start, end) in enumerate(pairwise(moments), 1):
        now = leaders(standings[end])
        if len(now) != 1:
            continue
        if leader is not None and now[0] != leader:
            found.append(_turning(standings, turn, start, end, now[0], lead=True))
        leader = now[0]
    kept = found[1 - MOST_TURNINGS :]
    gains = [
        _turning(standings, turn, start, end, p, lead=False)
        for turn, (start, end) in enumerate(pairwise(moments), 1)
        for p in range(len(standings[0]))
    ]
    most = max(gains, key=lambda gain: gain.gain, default=None)
    if most is not None and most.gain > 0 and all(most.turn != one.turn for one in kept):
        kept.append(most)
    return tuple(sorted(kept))


def _turning(
    standings: Sequence[tuple[int, ...]],
    turn: int,
    start: int,
    end: int,
    player: int,
    *,
    lead: bool,
) -> TurningPoint:
    def change(i: int) -> int:
        """How much nearer a step brought the player to the best of the others."""
        before, after = standings[i - 1], standings[i]
        return _margin(after, player) - _margin(before, player)

    best = max(range(start + 1, end + 1), key=change)
    return TurningPoint(turn, best, player, standings[end][player] - standings[start][player], lead)


def _margin(points: Sequence[int], player: int) -> int:
    return points[player] - max(p for q, p in enumerate(points) if q != player)


def marks_of(match: Match) -> Marks:
    """What the statistics remember of everybody in a match that is over."""
    course, staging = course_of(match), staging_of(match.game.id)
    players = range(len(match.seats))
    ways = [course.way(player) for player in players]
    return Marks(
        tuple(way.behind for way in ways),
        tuple(way.leap for way in ways),
        () if staging is None else tuple(_feat(match, staging, player) for player in players),
    )


def _feat(match: Match, staging: "Staging", player: int) -> int:
    """The best that a player did in any game of the match: the last position knows only the last
    one."""
    ends = [*ends_between(match, staging), match.cursor]
    return max(staging.feat(player, match.position(end).view(None)) for end in ends)
