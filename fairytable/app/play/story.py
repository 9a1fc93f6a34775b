"""The story of a match as one player may read it."""

from collections.abc import Hashable

from fairytable.engine import Action, Event
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.stage.staging import Line, Stage, Staging, lines_of, seen_on

TAKEN_BACK = QT_TRANSLATE_NOOP("app", "{name} undid a move after seeing new cards.")


class Story:
    """Remembers what happened in each step, and what was said of it to whom.

    Steps that were played before this story began, or that are played again, are told by the match.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._events: dict[int, list[Event]] = {}
        self._lines: dict[Hashable, dict[int, list[Line]]] = {}
        """By reader, then by step."""

    def play(self, action: Action) -> list[Event]:
        """Play an action in the match and keep what happens."""
        step = self._match.cursor
        self._forget_from(step)
        self._events[step] = self._match.play(action)
        return self._events[step]

    def events(self, step: int) -> list[Event]:
        """What happened in a step of the history."""
        if step not in self._events:
            self._events[step] = self._match.events_of(step)
        return self._events[step]

    def _forget_from(self, step: int) -> None:
        """Other actions are played from this step on."""
        for old in range(step, len(self._match.history)):
            self._events.pop(old, None)
            for said in self._lines.values():
                said.pop(old, None)

    def forget_words(self) -> None:
        """Another language is spoken."""
        self._lines.clear()

    def lines(self, staging: Staging, stage: Stage, upto: int | None = None) -> list[Line]:
        """All that the viewer of this stage may read, oldest first, up to a step of the history."""
        end = self._match.cursor if upto is None else upto
        reader = (stage.view.viewer, stage.curtain, stage.bottom, tuple(stage.people))
        said = self._lines.setdefault(reader, {})
        found = []
        for step in range(end):
            found += self._taken_back(stage, step, step)
            if step not in said:
                said[step] = lines_of(staging, seen_on(stage, self.events(step)), stage)
            found += said[step]
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
