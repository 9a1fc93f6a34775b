"""What is played by itself where nothing has to be chosen: it is shown, and can be held."""

from PySide6.QtCore import QObject, Signal

from fairytable.app.play.on_table import MatchOnTable
from fairytable.engine import Action
from fairytable.stage.staging import Stage
from fairytable.table.card_table import CardTable


class ByItself(QObject):
    """One action at most waits to be played. What somebody has held once stays held."""

    due = Signal(object)
    """The action whose time has come."""

    def __init__(self, table: CardTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._waiting: tuple[Action, int] | None = None
        """What is going to be played, and at which step of the match."""
        self._held: int | None = None
        """The step at which somebody wished to decide without haste."""
        table.countdown.passed.connect(self._play)
        table.countdown.held.connect(self._hold)

    def forget(self) -> None:
        """Another match is played."""
        self._held = None

    def begin(self, played: MatchOnTable, stage: Stage) -> None:
        """Show what is going to be played in this position, if anything is."""
        found = _found(played, stage)
        if found is None:
            return
        action, ms = found
        self._waiting = action, played.match.cursor
        self._table.waiting.count_down(action, ms)
        if self._held == played.match.cursor:
            self._table.countdown.hold()

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting = None
            self._table.countdown.stop()

    def _hold(self) -> None:
        if self._waiting is not None:
            self._held = self._waiting[1]

    def _play(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.due.emit(waiting[0])


def _found(played: MatchOnTable, stage: Stage) -> tuple[Action, int] | None:
    """What is played by itself, and after how long: an answer of the bubble, or what is forced."""
    staging, state = played.staging, played.match.state
    legal, bubble = state.legal(), staging.bubble(stage)
    if bubble is not None and bubble.by_itself:
        first = bubble.buttons[0].action
        return (first, bubble.by_itself) if isinstance(first, Action) and first in legal else None
    return (legal[0], staging.forced_ms) if staging.forced(state) else None
