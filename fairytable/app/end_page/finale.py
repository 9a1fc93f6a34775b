"""The end of a match as the end page shows it: its games, each as it ended, and their course."""

from bisect import bisect_left
from collections import Counter
from typing import NamedTuple

from fairytable.app.end_page.course import Course, course_of, ends_between
from fairytable.app.end_page.held_view import Holding
from fairytable.engine import TableView
from fairytable.match import Match
from fairytable.stage.reckoning import Reckoning
from fairytable.stage.sheets import Tally
from fairytable.stage.staging import Stage, Staging


class EndedGame(NamedTuple):
    """One game of a match as it ended; most matches have only one."""

    stage: Stage
    bare: TableView
    """With all cards open."""
    steps: range
    """From its first position to its last."""


class Finale(NamedTuple):
    """All that is told of a match that is over, or of a game of it."""

    match: Match
    staging: Staging
    parts: tuple[EndedGame, ...]
    over: bool
    """Whether the whole match is."""
    between: bool
    """Whether another game of the match follows."""
    course: Course
    winners: tuple[int, ...]
    """Of the match, or of its last game if another one follows."""
    results: tuple[int, ...]
    """What everybody has in the end, or got in that game."""
    taken_back: dict[int, int]
    """How often each player went back after new cards were seen."""

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.staging.title(self.parts[-1].stage.say)

    def result(self, player: int) -> int:
        return self.results[player]

    @property
    def lost_by(self) -> int | None:
        """The one person at the table, if others have won."""
        people = [p for p, seat in enumerate(self.course.seats) if seat.kind == "human"]
        lost = len(people) == 1 and self.winners and people[0] not in self.winners
        return people[0] if lost else None

    def tally(self) -> Tally | None:
        """The games of a match side by side."""
        ended = self.over or self.between
        return self.staging.tally([part.stage for part in self.parts]) if ended else None

    def reckoning(self) -> Reckoning:
        """What is counted before everybody's eyes: the last game."""
        return reckoned(self.staging, self.parts[-1])

    def grew(self, part: EndedGame) -> bool:
        """Whether the ledger of a game was written row by row while it was played."""
        return self.moment(part, 0) not in (None, part.steps[-1])

    def moment(self, part: EndedGame, row: int) -> int | None:
        """The position at which a row of a game's ledger was written; None if it stood there from
        the beginning."""

        def is_written(index: int) -> bool:
            view = self.match.position(index).view(part.stage.view.viewer)
            return len(self.staging.ledger(part.stage._replace(view=view)).rows) > row

        found = bisect_left(part.steps, True, key=is_written)
        return part.steps[found] if 0 < found < len(part.steps) else None

    def holdings(self, part: EndedGame) -> list[Holding]:
        """What everybody held when this game was over."""
        bare = part.stage._replace(view=part.bare)
        return [
            Holding(
                seat,
                tuple(
                    (
                        self.staging.look(card.face, bare.say),
                        self.staging.card_name(card.card, bare),
                    )
                    for card in self.staging.held(player, part.bare)
                    if card.face is not None
                ),
            )
            for player, seat in enumerate(self.course.seats)
        ]

    def unveiled(self) -> list[tuple[int, ...]]:
        """The faces that everybody shows at the end: the secrets first, then what was held."""
        bare, reckoning = self.parts[-1].bare, self.reckoning()
        players = range(len(self.course.seats))
        held = [self.staging.held(p, bare) for p in players]
        secrets = reckoning.secrets or ((),) * len(players)
        return [
            (*secrets[p], *(card.face for card in held[p] if card.face is not None))
            for p in players
        ]


def reckoned(staging: Staging, part: EndedGame) -> Reckoning:
    return staging.reckoning(part.stage._replace(view=part.bare))


def finale_of(match: Match, staging: Staging, stage: Stage) -> Finale:
    """Read the end of a match, or of a game of it; the stage is that of the present position."""
    over = match.decision is None
    between = match.decision is not None and staging.ends_game(match.decision)
    winners = stage.winners or tuple(match.state.winners() if over else ())
    course = course_of(match, winners)
    parts, first = [], 0
    for index in ends_between(match, staging):
        state = match.position(index)
        seen = stage._replace(view=state.view(stage.view.viewer))
        parts.append(EndedGame(seen, state.view(None), range(first, index + 1)))
        first = index + 1
    parts.append(EndedGame(stage, match.state.view(None), range(first, match.cursor + 1)))
    results = tuple(points[-1] for points in course.points)
    if between:
        results, winners = _game(reckoned(staging, parts[-1]))
    taken_back = Counter(taken.player for taken in match.taken_back)
    finale = Finale(
        match, staging, tuple(parts), over, between, course, winners, results, taken_back
    )
    tally = finale.tally()
    return finale if tally is None else finale._replace(course=course._replace(goal=tally.goal))


def _game(reckoning: Reckoning) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What everybody got in one game of a match, and who got most."""
    totals = reckoning.totals()
    points = tuple(end - start for start, end in zip(totals[0], totals[-1], strict=True))
    return points, tuple(p for p, got in enumerate(points) if got == max(points))
