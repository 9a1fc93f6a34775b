"""The menus of the window: which entry does what, and which of them can be used now."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from fairytable.app import menus
from fairytable.app.menus import MenuEntry, Menus
from fairytable.engine.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from fairytable.app.window import Window

_AT_TABLE = (menus.SAVE, menus.SAVE_AS, menus.FOLD)
_WHILE_PLAYING = (menus.AGAIN, menus.SKIP, menus.HINT, menus.UNDO, menus.REDO, menus.QUEST)
_TOLD_MS = 2500
PACES = {
    "slow": QT_TRANSLATE_NOOP("app", "slow"),
    "normal": QT_TRANSLATE_NOOP("app", "normal"),
    "fast": QT_TRANSLATE_NOOP("app", "fast"),
    "instant": QT_TRANSLATE_NOOP("app", "instant"),
}
"""What each pace of the bots is called, in the order in which they are chosen."""


class TableCommands(QObject):
    """What the menus do with the table, which is loaded when the first of them is used."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window

    def undo(self) -> None:
        self._window.undo_menu.undo()

    def redo(self) -> None:
        self._window.controller.back.redo()

    def show_last_turn(self) -> None:
        self._window.controller.last_turn.show()

    def skip(self) -> None:
        self._window.controller.skip_to_turn()

    def change_pace(self) -> None:
        """The next pace, or from the fastest to the slowest again."""
        window, paces = self._window, list(PACES)
        pace = paces[(paces.index(window.settings.bot_pace) + 1) % len(paces)]
        window.use(window.settings.changed(bot_pace=pace))
        window.foot.tell(window.menus.actions[menus.PACE].text().replace("&", ""), _TOLD_MS)

    def hint(self) -> None:
        self._window.page.adviser.ask()

    def show_quest(self) -> None:
        self._window.page.show_quest()

    def fold(self) -> None:
        self._window.page.fold()


def menus_of(window: "Window") -> Menus:
    """All that can be done in the window, with its keys."""
    table = TableCommands(window)
    keys, standard = QKeySequence, QKeySequence.StandardKey
    entries = [
        MenuEntry(menus.GAME, menus.NEW, keys(standard.New), window.ask_new_game),
        MenuEntry(menus.GAME, menus.OPEN, keys(standard.Open), window.files.ask_open),
        MenuEntry(menus.GAME, menus.SAVE, keys(standard.Save), window.files.save),
        MenuEntry(menus.GAME, menus.SAVE_AS, keys("Ctrl+Shift+S"), window.files.ask_save),
        MenuEntry(menus.GAME, menus.UNDO, keys(standard.Undo), table.undo),
        MenuEntry(menus.GAME, menus.REDO, keys(standard.Redo), table.redo, menus.REDO_KEYS),
        MenuEntry(menus.GAME, menus.AGAIN, keys("Ctrl+R"), table.show_last_turn),
        MenuEntry(menus.GAME, menus.SKIP, keys("Ctrl+Right"), table.skip),
        MenuEntry(menus.GAME, menus.PACE, keys("Ctrl+P"), table.change_pace),
        MenuEntry(menus.GAME, menus.HINT, keys("H"), table.hint),
        MenuEntry(menus.GAME, menus.HOME, keys("Ctrl+Home"), window.go_home),
        MenuEntry(menus.GAME, menus.QUIT, keys(standard.Quit), window.close),
        MenuEntry(menus.VIEW, menus.FOLD, keys("F8"), table.fold),
        MenuEntry(menus.VIEW, menus.FULL, keys("F11"), window.turn_full_screen),
        MenuEntry(menus.VIEW, menus.SETTINGS, keys("Ctrl+,"), window.show_settings),
        MenuEntry(menus.HELP, menus.QUEST, keys("F2"), table.show_quest),
        MenuEntry(menus.HELP, menus.RULES, keys("F1"), window.show_rules),
        MenuEntry(menus.HELP, menus.KEYS, keys("Shift+F1"), window.show_keys),
        MenuEntry(menus.HELP, menus.STATISTICS, None, window.show_statistics),
        MenuEntry(menus.HELP, menus.ABOUT, None, window.show_about),
    ]
    return Menus(window.menuBar(), entries, window.language)


def offer(shown: Menus, *, at_table: bool, playing: bool) -> None:
    """Let be used what can be done here and now."""
    for name in _AT_TABLE:
        shown.actions[name].setEnabled(at_table)
    for name in _WHILE_PLAYING:
        shown.actions[name].setEnabled(playing)


def tell_pace(window: "Window") -> None:
    """Let the menu say how fast the bots play."""
    pace = window.language.say(PACES[window.settings.bot_pace])
    window.menus.say(menus.PACE, menus.PACE_NOW, pace=pace)
