"""The dialogs of the window: loaded when they are asked for, gone when they are answered."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.paint.pixmaps import Pixmaps
from fairytable.storage import last_choice

if TYPE_CHECKING:
    from fairytable.app.window import Window


def ask_new_game(window: "Window", game: str, pixmaps: Pixmaps) -> None:
    """Ask how to play; if no game is named, first which: that on the table, or the last one."""
    from fairytable.app.dialogs.new_game import NewGameDialog

    name = window.settings.player_name
    wanted = GAMES[game or _likely(window)]
    dialog = NewGameDialog(wanted, window.language, window.theme, name, window, pixmaps=pixmaps)
    dialog.accepted.connect(lambda: window.keeping.give_way_to(dialog.result_match()))
    _open(dialog)
    if not game:
        dialog.ask_which()


def _likely(window: "Window") -> str:
    """The game that is most likely wanted where none is named."""
    match = window.files.match if window.at_table else None
    latest = last_choice.latest(last_choice.place()) if match is None else match.game.id
    return latest if latest in ON_THE_TABLE else ON_THE_TABLE[0]


def show_settings(window: "Window") -> None:
    from fairytable.app.dialogs.settings_dialog import SettingsDialog

    dialog = SettingsDialog(window.settings, window.language, window.theme, window)
    dialog.changed.connect(window.use)
    _open(dialog)


def show_keys(window: "Window") -> None:
    from fairytable.app.dialogs.keys_dialog import KeysDialog

    _open(KeysDialog(window.menus.actions, window.language, window.theme, window))


def show_about(window: "Window") -> None:
    from fairytable.app.dialogs.about_dialog import AboutDialog

    _open(AboutDialog(window.language, window.theme, window))


def _open(dialog: QDialog) -> None:
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
