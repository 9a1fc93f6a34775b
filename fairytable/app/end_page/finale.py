"""The end of a match as the end page shows it: its games, each as it ended, and their course."""

from bisect import bisect_left
from collections import Counter
from typing import NamedTuple

from fairytable.app.end_page.held_view import Holding
from fairytable.app.end_page.score_history import Course, course_of
from fairytable.engine import TableView
from fairytable.match import Match
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
    """All that is told of a match that is over."""

    match: Match
    staging: Staging
    parts: tuple[EndedGame, ...]
    over: bool
    course: Course
    taken_back: dict[int, int]
    """How often each player went back after new cards were seen."""

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.staging.title(self.parts[-1].stage.say)

    def tally(self) -> Tally | None:
        """The games of a match side by side."""
        return self.staging.tally([part.stage for part in self.parts]) if self.over else None

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


def finale_of(match: Match, staging: Staging, stage: Stage) -> Finale:
    """Read the end of a match; the stage is that of its last position."""
    over = match.decision is None
    winners = stage.winners or tuple(match.state.winners() if over else ())
    course = course_of(match, winners)
    parts, first = [], 0
    for index in course.ends[:-1]:
        state = match.position(index)
        seen = stage._replace(view=state.view(stage.view.viewer))
        parts.append(EndedGame(seen, state.view(None), range(first, index + 1)))
        first = index + 1
    parts.append(EndedGame(stage, match.state.view(None), range(first, match.cursor + 1)))
    taken_back = Counter(taken.player for taken in match.taken_back)
    finale = Finale(match, staging, tuple(parts), over, course, taken_back)
    tally = finale.tally()
    return finale if tally is None else finale._replace(course=course._replace(goal=tally.goal))
