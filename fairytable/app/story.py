"""The story of a match as one player may read it."""

from fairytable.engine import Event
from fairytable.engine.staging import Line, Stage, Staging
from fairytable.match import Match


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
        found = []
        for step in range(self._match.cursor if upto is None else upto):
            for event in self.events(step):
                seen = event if stage.view.viewer is None else event.seen_by(stage.view.viewer)
                line = None if seen is None else staging.line(seen, stage)
                if line is not None:
                    found.append(line)
        return found
