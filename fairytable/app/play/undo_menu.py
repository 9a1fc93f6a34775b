"""Undo and redo as the menus offer them: they say what they would do, and ask where it matters."""

from fairytable.app import menus, questions
from fairytable.app.menus import Menus
from fairytable.app.play.controller import Controller
from fairytable.app.questions import Questions
from fairytable.match import Match


class UndoMenu:
    """Joins the controller's ways back to menus and questions."""

    def __init__(self, controller: Controller, words: Menus, asks: Questions) -> None:
        self.controller, self.menus, self.questions = controller, words, asks

    def undo(self) -> None:
        """Go back to the last decision of a person; behind something newly seen, ask first."""
        way = self.controller.back.can_undo()
        if not self.controller.back.reveals(way):
            self.controller.back.undo()
            return
        question = questions.MARKED_UNDO if self._marks else questions.UNDO
        self.questions.ask(question, self.controller.back.undo)

    @property
    def _marks(self) -> bool:
        return self.controller.settings.undo == "mark"

    def tell(self, *, playing: bool) -> None:
        """Let the menus say what going back and forth would do now."""
        self._tell_undo(playing)
        self._tell_redo(playing)

    def _tell_undo(self, playing: bool) -> None:
        match, way = self.controller.match, self.controller.back.can_undo()
        self.menus.actions[menus.UNDO].setEnabled(playing and way is not None)
        if match is None or not playing:
            self.menus.say(menus.UNDO, menus.UNDO)
            return
        if way is None:
            refused = match.can_undo() is not None
            self.menus.say(menus.UNDO, menus.UNDO_REFUSED if refused else menus.UNDO)
            return
        told = self._marks and self.controller.back.reveals(way)
        text = menus.UNDO_AND_TELL if told else menus.UNDO_MOVE
        self.menus.say(menus.UNDO, text, name=_decider(match, way.index))

    def _tell_redo(self, playing: bool) -> None:
        match = self.controller.match
        possible = playing and match is not None and match.can_redo() is not None
        self.menus.actions[menus.REDO].setEnabled(possible)
        if match is None or not possible:
            self.menus.say(menus.REDO, menus.REDO)
        else:
            self.menus.say(menus.REDO, menus.REDO_MOVE, name=_decider(match, match.cursor))


def _decider(match: Match, step: int) -> str:
    """The name of the player who decides at a step."""
    decision = match.position(step).decision
    return "" if decision is None else match.seats[decision.player].name
