"""The dialogs that ask for a file: the system's own, or Qt's in our language and look."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFileDialog, QWidget

from fairytable.app.chrome import scaled
from fairytable.app.theme import Theme
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.storage import saves
from fairytable.storage.unfinished import plain_name

if TYPE_CHECKING:
    from fairytable.app.file_signs import FileSigns

OPEN_TITLE = QT_TRANSLATE_NOOP("app", "Open a saved game")
SAVE_TITLE = QT_TRANSLATE_NOOP("app", "Save the game")
OPEN_KEY = QT_TRANSLATE_NOOP("app", "Open")
SAVE_KEY = QT_TRANSLATE_NOOP("app", "Save")
CANCEL = QT_TRANSLATE_NOOP("app", "Cancel")
LOOK_IN = QT_TRANSLATE_NOOP("app", "Folder:")
FILE_NAME = QT_TRANSLATE_NOOP("app", "File name:")
FILE_TYPE = QT_TRANSLATE_NOOP("app", "File type:")
KIND = QT_TRANSLATE_NOOP("app", "Fairytable games (*{suffix})")
_WORDS = 66
"""How long a proposed name is, without the date."""


class FileDialogs:
    """Asks without waiting: the answer calls what is to be done with the file."""

    def __init__(self, window: QWidget, language: Language, theme: Theme) -> None:
        self._window, self._language = window, language
        self._theme = theme
        self._signs: FileSigns | None = None
        """Those of the dialog that is open: Qt does not keep them."""

    def ask_open(self, folder: Path, then: Callable[[Path], object]) -> None:
        """Let the person choose a saved game."""
        dialog = self._dialog(OPEN_TITLE, OPEN_KEY, folder)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
        self._open(dialog)

    def ask_save(self, match: Match, folder: Path, then: Callable[[Path], object]) -> None:
        """Let the person choose where to save; a telling name is proposed."""
        dialog = self._dialog(SAVE_TITLE, SAVE_KEY, folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)  # the suffix is not yet there
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, self._language.say(SAVE_KEY))
        dialog.selectFile(telling_name(match, self._language) + saves.SUFFIX)
        dialog.fileSelected.connect(lambda chosen: then(with_suffix(Path(chosen))))
        self._open(dialog)

    def _dialog(self, heading: str, accept: str, folder: Path) -> QFileDialog:
        say, label = self._language.say, QFileDialog.DialogLabel
        dialog = QFileDialog(self._window, say(heading), str(folder))
        dialog.setNameFilter(say(KIND, suffix=saves.SUFFIX))
        for part, text in (
            (label.Accept, accept),
            (label.Reject, CANCEL),
            (label.LookIn, LOOK_IN),
            (label.FileName, FILE_NAME),
            (label.FileType, FILE_TYPE),
        ):
            dialog.setLabelText(part, say(text))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _open(self, dialog: QFileDialog) -> None:
        """Show it in our look, no larger than the window; it has all its buttons by now."""
        from fairytable.app.file_signs import FileSigns, dress  # seldom needed, so not at start

        self._signs = FileSigns(self._theme.chrome, self._language.say)
        dress(dialog, self._signs, self._theme.chrome)
        dialog.resize(QSize(scaled(820), 520).boundedTo(self._window.size()))
        dialog.open()


def telling_name(match: Match, language: Language) -> str:
    """The game, the players, the date."""
    names = ", ".join(seat.name for seat in match.seats)
    game = title(match.game.id, language).replace(": ", " – ")  # no file name may have a colon
    words = plain_name(f"{game}, {names}")
    return f"{words[:_WORDS].strip('., ')}, {datetime.now():%Y-%m-%d}"


def with_suffix(path: Path) -> Path:
    """A name has our suffix; what else looks like one, as in “2026.11”, stays part of it."""
    return path if path.suffix == saves.SUFFIX else path.with_name(path.name + saves.SUFFIX)
