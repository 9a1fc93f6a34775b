"""The story of a match as one player may read it."""

from fairytable.engine import Event
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.stage.staging import Line, Stage, Staging, seen_on

TAKEN_BACK = QT_TRANSLATE_NOOP("app", "{name} took back a move after new cards were seen.")


class Story:
    """Remembers what happened in each step, so that it can be told again to anybody."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._told: list[list[Event]] = []

    def events(self, step: int) -> list[Event]:
        """What happened in a step of the history."""
        while len(self._told) <= step:
            self._told.append(self._match.events_of(len(self._told)))
        return self._told[step]

    def forget_from(self, step: int) -> None:
        """Other actions were played from this step on."""
        del self._told[step:]

    def lines(self, staging: Staging, stage: Stage, upto: int | None = None) -> list[Line]:
        """All that the viewer of this stage may read, oldest first, up to a step of the history."""
        end = self._match.cursor if upto is None else upto
        found = []
        for step in range(end):
            found += self._taken_back(stage, step, step)
            for event in self.events(step):
                seen = seen_on(stage, event)
                line = None if seen is None else staging.line(seen, stage)
                if line is not None:
                    found.append(line)
        return [*found, *self._taken_back(stage, end, end if upto is not None else None)]

    def _taken_back(self, stage: Stage, first: int, last: int | None) -> list[Line]:
        """Who went back to a position from this one on, up to a last one if it is named, after new
        cards were seen."""
        lines = []
        for player, step in self._match.taken_back:
            if first <= step and (last is None or step <= last):
                text = stage.say(TAKEN_BACK, name=stage.people[player].name)
                lines.append(Line(text, player, strong=True))
        return lines
