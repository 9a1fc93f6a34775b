"""Keys and gestures: everything that can be done without the menus, on one leaf."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from fairytable.app.chrome import BODY, BODY_STRONG, wear
from fairytable.app.dialogs.framed_dialog import FramedDialog, plate
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage import letters

WIDTH, HEIGHT = 980, 636

TITLE = QT_TRANSLATE_NOOP("app", "Keys and gestures")
MOUSE = QT_TRANSLATE_NOOP("app", "With the mouse")
TABLE = QT_TRANSLATE_NOOP("app", "At the table")
WINDOW = QT_TRANSLATE_NOOP("app", "In the window")


class Row(NamedTuple):
    """A key or a gesture, and what it does."""

    key: str
    does: str


GESTURES = (
    Row(QT_TRANSLATE_NOOP("app", "Drag"), QT_TRANSLATE_NOOP("app", "move a card to its place")),
    Row(
        QT_TRANSLATE_NOOP("app", "Click, click"),
        QT_TRANSLATE_NOOP("app", "pick up a card, then click where it goes"),
    ),
    Row(
        QT_TRANSLATE_NOOP("app", "Double click"),
        QT_TRANSLATE_NOOP("app", "play a card that has only one place to go"),
    ),
    Row(
        QT_TRANSLATE_NOOP("app", "Hover"),
        QT_TRANSLATE_NOOP("app", "enlarge a card; on a log line, show what it refers to"),
    ),
    Row(
        QT_TRANSLATE_NOOP("app", "Press and hold"),
        QT_TRANSLATE_NOOP("app", "peek at a face-down card you know"),
    ),
    Row(
        QT_TRANSLATE_NOOP("app", "On a map"),
        QT_TRANSLATE_NOOP("app", "wheel: zoom; drag: move; double click: whole map"),
    ),
)
KEYS = (
    Row(
        QT_TRANSLATE_NOOP("app", "← ↑ → ↓"),
        QT_TRANSLATE_NOOP("app", "go to the next card or place you can choose"),
    ),
    Row(
        QT_TRANSLATE_NOOP("app", "Alt + arrow"),
        QT_TRANSLATE_NOOP("app", "enlarge any face-up card"),
    ),
    Row(QT_TRANSLATE_NOOP("app", "Tab"), QT_TRANSLATE_NOOP("app", "go to the next group")),
    Row(QT_TRANSLATE_NOOP("app", "Enter"), QT_TRANSLATE_NOOP("app", "pick up or put down a card")),
    Row(
        QT_TRANSLATE_NOOP("app", "Esc"),
        QT_TRANSLATE_NOOP("app", "put it back; close the open window"),
    ),
    Row(
        QT_TRANSLATE_NOOP("app", "1 … 9"),
        QT_TRANSLATE_NOOP("app", "choose the place or hand card with that number"),
    ),
    Row(
        QT_TRANSLATE_NOOP("app", "A letter"),
        QT_TRANSLATE_NOOP("app", "press the button with that letter"),
    ),
    Row(
        QT_TRANSLATE_NOOP("app", "Space"),
        QT_TRANSLATE_NOOP("app", "skip or pause the animation; hold to enlarge a card"),
    ),
    Row(
        letters.PEEK,
        QT_TRANSLATE_NOOP("app", "hold to see the face-down cards you know"),
    ),
    Row(
        letters.UNFOLD,
        QT_TRANSLATE_NOOP("app", "enlarge the next player’s cards"),
    ),
    Row(
        letters.SIGN,
        QT_TRANSLATE_NOOP("app", "go to your next guess; Enter changes it"),
    ),
    Row(
        QT_TRANSLATE_NOOP("app", "+ − 0"),
        QT_TRANSLATE_NOOP("app", "zoom a map in, out, or show all of it"),
    ),
    Row(letters.TURN, QT_TRANSLATE_NOOP("app", "turn a map that can be turned")),
    Row(
        QT_TRANSLATE_NOOP("app", "Shift + ←"),
        QT_TRANSLATE_NOOP("app", "move over a map, in any direction"),
    ),
)


class KeysDialog(FramedDialog):
    """What the mouse, the table and the menus listen to; not every game has use for all of it."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        language: Language,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Actions by their usual words: what they would do at the moment does not belong here."""
        super().__init__(language, theme, parent)
        with_keys = {
            source: action for source, action in actions.items() if not action.shortcut().isEmpty()
        }
        self._titles = {source: QLabel() for source in (MOUSE, TABLE, WINDOW)}
        self._said: list[tuple[QLabel, str]] = []
        self._named: list[tuple[QLabel, QLabel, str, QAction]] = []
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(plate(self._titles[TABLE], self._told(KEYS)), 1)
        left.addWidget(plate(self._titles[MOUSE], self._told(GESTURES)))
        columns = QHBoxLayout(self.body)
        columns.setContentsMargins(24, 2, 24, 2)
        columns.setSpacing(14)
        columns.addLayout(left, 5)
        columns.addWidget(plate(self._titles[WINDOW], self._told_by(with_keys)), 4)
        self.take_size(WIDTH, HEIGHT)
        self._colour()
        self.speak()
        self.close_button.setFocus()

    def _colour(self) -> None:
        super()._colour()
        chrome = self.theme.chrome
        self.setStyleSheet(
            self.styleSheet() + f"QLabel#key {{ border: 1px solid {chrome.line};"
            f" border-radius: 5px; background: {chrome.well}; padding: 1px 7px; }}"
        )

    def speak(self) -> None:
        super().speak()
        say = self.language.say
        self.setWindowTitle(say(TITLE))
        self.heading.setText(say(TITLE))
        for source, title in self._titles.items():
            title.setText(say(source))
        for label, source in self._said:
            label.setText(say(source))
        for cap, words, source, action in self._named:
            cap.setText(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
            words.setText(say(source).replace("&", "").rstrip("…"))

    def _told(self, rows: Sequence[Row]) -> QWidget:
        table, grid = _table()
        for key, does in rows:
            cap, words = _add(grid)
            cap.setText(key)
            self._said.append((words, does))
            if len(key) > 1:  # a letter is the same in every language
                self._said.append((cap, key))
        return table

    def _told_by(self, actions: Mapping[str, QAction]) -> QWidget:
        """Actions tell their keys themselves."""
        table, grid = _table()
        for source, action in actions.items():
            cap, words = _add(grid)
            self._named.append((cap, words, source, action))
        return table


def _table() -> tuple[QWidget, QGridLayout]:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(3)
    grid.setHorizontalSpacing(12)
    grid.setColumnStretch(1, 1)
    return table, grid


def _add(grid: QGridLayout) -> tuple[QLabel, QLabel]:
    """A new row: the cap of a key, and the words beside it."""
    cap, words, row = QLabel(), QLabel(), grid.rowCount()
    cap.setObjectName("key")
    wear(cap, BODY_STRONG)
    wear(words, BODY)
    words.setWordWrap(True)
    grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignTop)
    grid.addWidget(words, row, 1)
    return cap, words
