"""The last turn once more: what happened since somebody decided, step by step."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fairytable.app.play.on_table import MatchOnTable
from fairytable.app.play.phase import Playing, Replaying

if TYPE_CHECKING:
    from fairytable.app.play.controller import Controller

_MOST = 10
"""How many steps are shown to somebody who has not decided anything yet."""


class LastTurn:
    """Shows it, and lets the controller go on from there."""

    def __init__(self, controller: "Controller") -> None:
        self._controller = controller

    def show(self) -> None:
        """Show once more what happened since this person's last decision but one."""
        controller = self._controller
        played = controller.played
        if played is None or controller.curtain or controller.watching or not played.match.cursor:
            return
        controller.stop()
        now, undo = played.match.cursor, played.match.can_undo(controller.bottom)
        start = undo.index if undo is not None else max(0, now - _MOST)
        controller.phase = Replaying(tuple(range(start, now)))
        controller.show_past(played, start)

    def step(self, played: MatchOnTable, steps: Sequence[int]) -> None:
        """Show the first of these steps; the others follow when it has been told, and after the
        last one the game goes on."""
        if not steps:
            self._controller.phase = Playing()
            self._controller.show()
            return
        step, *left = steps
        self._controller.phase = Replaying(tuple(left))
        self._controller.show_past(played, step + 1, played.story.events(step))
