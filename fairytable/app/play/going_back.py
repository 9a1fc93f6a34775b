"""Ways back: undo, redo, and what the game itself offers to take back."""

from typing import TYPE_CHECKING

from fairytable.match import Undo
from fairytable.stage.staging import Back

if TYPE_CHECKING:
    from fairytable.app.play.controller import Controller


class GoingBack:
    """Moves the match on the table along its history, and lets the controller go on from there."""

    def __init__(self, controller: "Controller") -> None:
        self._controller = controller

    def can_undo(self) -> Undo | None:
        """The way back to the last decision of a person, if it may be gone."""
        match = self._controller.match
        if match is None:
            return None
        undo = match.can_undo()
        forbidden = self._controller.settings.undo == "forbid"
        return None if forbidden and self.reveals(undo) else undo

    def reveals(self, undo: Undo | None) -> bool:
        """Whether this way back leads behind something that people have newly seen."""
        match = self._controller.match
        if match is None or undo is None:
            return False
        return match.reveals(undo) and not self._offers_back()

    def _offers_back(self) -> bool:
        """Whether the game itself offers to take the last step back: it has shown nothing."""
        played = self._controller.in_turn()
        stage = None if played is None else self._controller.stage(played.match.state)
        return played is not None and stage is not None and played.offers_back(stage)

    def undo(self) -> None:
        played = self._controller.played
        if played is None or self.can_undo() is None:
            return
        if self._offers_back():
            self.go_back(Back())
            return
        self._controller.stop()
        if self._controller.settings.undo == "mark":
            played.match.take_back()
        else:
            played.match.undo_to()
        played.undo_path.leave_passed(-1)
        self._controller.turn_to(played)

    def redo(self) -> None:
        played = self._controller.played
        if played is None or played.match.can_redo() is None:
            return
        self._controller.stop()
        played.match.redo_to()
        played.undo_path.leave_passed(1)
        self._controller.turn_to(played)

    def go_back(self, back: Back) -> None:
        """Take back what the player has just done, where the game offers it: nothing was seen."""
        played = self._controller.played
        index = None if played is None else played.undo_path.to(back.decision)
        if played is None or index is None:
            return
        self._controller.stop()
        played.match.go_to(index)
        self._controller.turn_to(played)
