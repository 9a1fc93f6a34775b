"""The end of a match as the end page shows it: its games, each as it ended, and their course."""

from collections import Counter
from typing import NamedTuple

from fairytable.app.course import Course, course_of
from fairytable.app.held_view import Holding
from fairytable.engine import TableView
from fairytable.engine.staging import Stage, Staging, Tally
from fairytable.match import Match


class Part(NamedTuple):
    """One game of a match as it ended; most matches have only one."""

    stage: Stage
    bare: TableView
    """With all cards open."""


class Finale(NamedTuple):
    """All that is told of a match that is over."""

    staging: Staging
    parts: tuple[Part, ...]
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

    def holdings(self, part: Part) -> list[Holding]:
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
    parts = []
    for index in course.ends[:-1]:
        state = match.position(index)
        parts.append(Part(stage._replace(view=state.view(stage.view.viewer)), state.view(None)))
    parts.append(Part(stage, match.state.view(None)))
    taken_back = Counter(taken.player for taken in match.taken_back)
    finale = Finale(staging, tuple(parts), over, course, taken_back)
    tally = finale.tally()
    return finale if tally is None else finale._replace(course=course._replace(goal=tally.goal))
