"""Every legal action in words: a way to play with arrow keys and Enter, and for screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidgetItem, QWidget

from fairytable.app.chrome import BODY, face
from fairytable.app.theme import Theme
from fairytable.app.widgets.rows import Index, RowContent, Rows, leading
from fairytable.app.widgets.wrapping import paint_lines, wrapped
from fairytable.engine import Action
from fairytable.paint.brushes import color
from fairytable.stage.staging import Stage, Staging

_SIDE, _PAD = 10.0, 4.5


class ActionList(Rows):
    """Enter or a double click does what the row says."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.fill_with(_ActionRows(self))
        self._actions: tuple[Action, ...] = ()
        self.awake = True
        """Whether a row can be chosen now."""
        self.activated.connect(self._choose)

    def _choose(self, index: Index) -> None:
        if self.awake:
            self.chosen.emit(self._actions[index.row()])

    def rest(self) -> None:
        """What the rows say is past, or cannot be chosen yet."""
        self.awake = False
        self.viewport().update()

    def wake(self) -> None:
        """What the rows say can be chosen from now on."""
        self.awake = True
        self.viewport().update()

    def at(self, row: int) -> Action | None:
        """What a row would do; None if there is no such row, or if it can do nothing now."""
        return self._actions[row] if self.awake and 0 <= row < len(self._actions) else None

    def present(self, staging: Staging, stage: Stage, legal: Sequence[Action]) -> None:
        self.clear()
        self.wake()
        chosen: dict[str, Action] = {}
        for action in legal:  # equal cards of one hand are one choice
            chosen.setdefault(staging.describe(action, stage), action)
        self._actions = tuple(chosen.values())
        for words in chosen:
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            self.addItem(item)
        if self.hasFocus() and self.count():
            self.setCurrentRow(0)


class _ActionRows(RowContent[ActionList]):
    def height(self, index: Index) -> float:
        return len(self._words(index)) * leading() + 2 * _PAD

    def _words(self, index: Index) -> list[str]:
        return wrapped(str(index.data()), BODY, self.width() - 2 * _SIDE)

    def paint_row(self, p: QPainter, rect: QRectF, index: Index) -> None:
        p.setFont(face(BODY))
        chrome = self.view.theme.chrome
        p.setPen(color(chrome.text if self.view.awake else chrome.soft))
        where = QRectF(rect.x() + _SIDE, rect.y() + _PAD, rect.width(), rect.height())
        paint_lines(p, self._words(index), where, leading())
