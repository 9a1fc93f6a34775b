"""Saving and opening: dialogs, the present file, autosave. Bad files change nothing."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.storage import places, saves
from fairytable.storage.autosave import Autosave
from fairytable.storage.errors import SaveError

OPEN_TITLE = QT_TRANSLATE_NOOP("app", "Open a saved game")
SAVE_TITLE = QT_TRANSLATE_NOOP("app", "Save the game")
KIND = QT_TRANSLATE_NOOP("app", "Games of Fairytable (*{suffix})")
CANNOT = QT_TRANSLATE_NOOP("app", "This file cannot be used")
SAVED = QT_TRANSLATE_NOOP("app", "Saved as “{name}”.")


class Files(QObject):
    """The files of the match on the table."""

    opened = Signal(object)
    """A Match that was read from a file."""
    saved = Signal(object, str)
    """The Path that the match was saved to, and a sentence about it."""

    def __init__(self, window: QWidget, language: Language) -> None:
        super().__init__(window)
        self._window = window
        self._language = language
        self.path: Path | None = None
        """Where the match on the table was saved or opened."""
        self.match: Match | None = None
        self.autosave = Autosave(places.autosave())

    def begin(self, match: Match, path: Path | None = None) -> None:
        """A match comes to the table: keep it from now on."""
        self.end()
        self.match, self.path = match, path
        match.on_change.append(self.autosave)
        self.autosave(match)

    def end(self) -> None:
        """The match has left the table; what was saved of it stays."""
        if self.match is not None and self.autosave in self.match.on_change:
            self.match.on_change.remove(self.autosave)
        self.match = self.path = None

    def interrupted(self) -> Match | None:
        """The game that was on the table when the program ended; None if there is none."""
        try:
            return self.autosave.pending()
        except SaveError:
            return None

    def ask_open(self) -> None:
        """Let the person choose a saved game."""
        say = self._language.say
        kind = say(KIND, suffix=saves.SUFFIX)
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, say(OPEN_TITLE), str(self._folder()), kind
        )
        if chosen:
            self.open(Path(chosen))

    def open(self, path: Path) -> None:
        """Open a saved game; a bad file is explained and the present game stays."""
        try:
            match = saves.load(path)
        except SaveError as trouble:
            self.explain(trouble)
            return
        self.opened.emit(match)
        self.path = path

    def save(self) -> None:
        """Save to the present file, or ask for one."""
        if self.path is None:
            self.ask_save()
        else:
            self.save_to(self.path)

    def ask_save(self) -> None:
        """Let the person choose where to save."""
        if self.match is None:
            return
        say = self._language.say
        proposed = self._folder() / f"{self.match.game.id}{saves.SUFFIX}"
        kind = say(KIND, suffix=saves.SUFFIX)
        chosen, _ = QFileDialog.getSaveFileName(self._window, say(SAVE_TITLE), str(proposed), kind)
        if chosen:
            self.save_to(Path(chosen).with_suffix(saves.SUFFIX))

    def save_to(self, path: Path) -> None:
        if self.match is None:
            return
        try:
            saves.save(self.match, path)
        except SaveError as trouble:
            self.explain(trouble)
            return
        self.path = path
        self.saved.emit(path, self._language.say(SAVED, name=path.name))

    def explain(self, trouble: SaveError) -> None:
        """Say what is wrong with a file."""
        say = self._language.say
        text = say(trouble.sentence, name=trouble.path.name, **trouble.details)
        box = QMessageBox(QMessageBox.Icon.Warning, say(CANNOT), text, parent=self._window)
        box.exec()

    def _folder(self) -> Path:
        return self.path.parent if self.path is not None else Path.home()
