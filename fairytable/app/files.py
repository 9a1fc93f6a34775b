"""Saving and opening: dialogs, the present file, autosave. Bad files change nothing."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from fairytable.app.questions import OVERWRITE, Questions
from fairytable.app.translation import Language
from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.storage import places, saves
from fairytable.storage.autosave import Autosave
from fairytable.storage.errors import Missing, SaveError

OPEN_TITLE = QT_TRANSLATE_NOOP("app", "Open a saved game")
SAVE_TITLE = QT_TRANSLATE_NOOP("app", "Save the game")
KIND = QT_TRANSLATE_NOOP("app", "Games of Fairytable (*{suffix})")
CANNOT = QT_TRANSLATE_NOOP("app", "This file cannot be used")
SAVED = QT_TRANSLATE_NOOP("app", "Saved as “{name}”.")


class Files(QObject):
    """The files of the match on the table."""

    opened = Signal(object, object)
    """A Match that was read from a file, and the Path of the file."""
    missing = Signal(object)
    """The Path of a file that is not there any more."""
    saved = Signal(object, str)
    """The Path that the match was saved to, and a sentence about it."""

    def __init__(self, window: QWidget, language: Language, questions: Questions) -> None:
        super().__init__(window)
        self._window = window
        self._language = language
        self._questions = questions
        self.path: Path | None = None
        """Where the match on the table was saved or opened."""
        self.match: Match | None = None
        self.autosave = Autosave(places.autosave())
        self._kept: tuple[Action, ...] | None = None
        """The actions that are safe in the file of the match on the table."""

    def begin(self, match: Match, path: Path | None = None) -> None:
        """A match comes to the table: keep it from now on."""
        self.end()
        self.match, self.path = match, path
        self._kept = None if path is None else match.actions
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

    def at_risk(self) -> Match | None:
        """The unfinished game that nobody would find again if another one began now."""
        match = self.match or self.interrupted()
        if match is None or match.decision is None or not match.actions:
            return None
        return None if match is self.match and match.actions == self._kept else match

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
            if isinstance(trouble, Missing):
                self.missing.emit(path)
            return
        self.opened.emit(match, path)

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
        ask_ourselves = QFileDialog.Option.DontConfirmOverwrite  # the suffix is not yet there
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, say(SAVE_TITLE), str(proposed), kind, options=ask_ourselves
        )
        if chosen:
            self.save_as(Path(chosen).with_suffix(saves.SUFFIX))

    def save_as(self, path: Path) -> None:
        """Save under this name; before another file is written over, ask."""
        if path == self.path or not path.exists():
            self.save_to(path)
        else:
            self._questions.ask(OVERWRITE, lambda: self.save_to(path), name=path.name)

    def save_to(self, path: Path) -> None:
        if self.match is None:
            return
        try:
            saves.save(self.match, path)
        except SaveError as trouble:
            self.explain(trouble)
            return
        self.path, self._kept = path, self.match.actions
        self.saved.emit(path, self._language.say(SAVED, name=path.name))

    def explain(self, trouble: SaveError) -> None:
        """Say what is wrong with a file."""
        say = self._language.say
        text = say(trouble.sentence, name=trouble.path.name, **trouble.details)
        box = QMessageBox(QMessageBox.Icon.Warning, say(CANNOT), text, parent=self._window)
        box.exec()

    def _folder(self) -> Path:
        return self.path.parent if self.path is not None else Path.home()
