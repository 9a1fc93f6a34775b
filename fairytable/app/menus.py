"""The menus: every action of the window with its words and its keys."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from fairytable.app.chrome import wear
from fairytable.app.translation import Language
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.fonts import SANS, Type

GAME = QT_TRANSLATE_NOOP("app", "&Game")
VIEW = QT_TRANSLATE_NOOP("app", "&View")
HELP = QT_TRANSLATE_NOOP("app", "&Help")
NEW = QT_TRANSLATE_NOOP("app", "&New game…")
OPEN = QT_TRANSLATE_NOOP("app", "&Open…")
SAVE = QT_TRANSLATE_NOOP("app", "&Save")
SAVE_AS = QT_TRANSLATE_NOOP("app", "Save &as…")
UNDO = QT_TRANSLATE_NOOP("app", "&Undo")
REDO = QT_TRANSLATE_NOOP("app", "&Redo")
AGAIN = QT_TRANSLATE_NOOP("app", "Replay last &turn")
SKIP = QT_TRANSLATE_NOOP("app", "S&kip to my turn")
PACE = QT_TRANSLATE_NOOP("app", "Speed of &computer players")
HINT = QT_TRANSLATE_NOOP("app", "&Hint")
HOME = QT_TRANSLATE_NOOP("app", "Back to start &page")
QUIT = QT_TRANSLATE_NOOP("app", "&Quit")
FOLD = QT_TRANSLATE_NOOP("app", "&Hide side panel")
FULL = QT_TRANSLATE_NOOP("app", "Full &screen")
SETTINGS = QT_TRANSLATE_NOOP("app", "&Settings…")
QUEST = QT_TRANSLATE_NOOP("app", "&Who you are and how to win")
RULES = QT_TRANSLATE_NOOP("app", "&Rules")
KEYS = QT_TRANSLATE_NOOP("app", "&Keys and gestures")
STATISTICS = QT_TRANSLATE_NOOP("app", "S&tatistics")
ABOUT = QT_TRANSLATE_NOOP("app", "&About Fairytable")

PACE_NOW = QT_TRANSLATE_NOOP("app", "Speed of &computer players: {pace}")
UNDO_MOVE = QT_TRANSLATE_NOOP("app", "&Undo {name}’s move")
UNDO_AND_TELL = QT_TRANSLATE_NOOP("app", "&Undo {name}’s move (noted in the log)")
UNDO_REFUSED = QT_TRANSLATE_NOOP("app", "&Undo (not possible after seeing new cards)")
REDO_MOVE = QT_TRANSLATE_NOOP("app", "&Redo {name}’s move")
UNFOLD = QT_TRANSLATE_NOOP("app", "S&how side panel")

REDO_KEYS = ("Ctrl+Y", "Ctrl+Shift+Z")
"""Every system has one of these; whoever is used to the other finds it too."""
_KIND = Type(14, family=SANS)


class MenuEntry(NamedTuple):
    """An action in a menu."""

    menu: str
    text: str
    """Its usual words, by which it is found too."""
    keys: QKeySequence | None
    do: Callable[[], object]
    also: tuple[str, ...] = ()
    """Keys of other systems that do the same; they are shown nowhere."""


class Menus(QObject):
    """Speaks the language of the moment; tooltips name the keys."""

    def __init__(self, bar: QMenuBar, entries: list[MenuEntry], language: Language) -> None:
        super().__init__(bar)
        self.language = language
        self.actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._other: dict[str, tuple[str, dict[str, str]]] = {}
        wear(bar, _KIND)
        for entry in entries:
            if entry.menu not in self._menus:
                self._menus[entry.menu] = bar.addMenu("")
            action = QAction(bar)
            if entry.keys is not None:
                others = [keys for keys in map(QKeySequence, entry.also) if keys != entry.keys]
                action.setShortcuts([entry.keys, *others])
            action.triggered.connect(entry.do)
            self._menus[entry.menu].addAction(action)
            self.actions[entry.text] = action
        language.changed.connect(self.speak)
        self.speak()

    def say(self, action: str, text: str, **fields: str) -> None:
        """Let an action say what it would do now."""
        self._other[action] = text, fields
        self._speak_action(action)

    def speak(self) -> None:
        """Say everything in the language of the moment."""
        for source, menu in self._menus.items():
            menu.setTitle(self.language.say(source))
        for source in self.actions:
            self._speak_action(source)

    def _speak_action(self, source: str) -> None:
        action = self.actions[source]
        text, fields = self._other.get(source, (source, {}))
        escaped = {name: value.replace("&", "&&") for name, value in fields.items()}
        words = self.language.say(text, **escaped)
        plain = self.language.say(text, **fields).replace("&", "", 1).rstrip("…")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setText(words)
        action.setToolTip(plain_tip(f"{plain} ({keys})" if keys else plain))
