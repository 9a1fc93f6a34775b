"""Saving and opening: the present file, the autosave, what is wrong. Bad files change nothing."""

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from fairytable.app.file_dialogs import FileDialogs
from fairytable.app.questions import OVERWRITE, Questions
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES, staging_of
from fairytable.match import Match
from fairytable.storage import notation, saves, unfinished
from fairytable.storage.atomic import backup
from fairytable.storage.autosave import Autosave
from fairytable.storage.errors import (
    Elsewhere,
    Missing,
    NoTable,
    SaveError,
    UnknownCharacter,
    UnknownLevel,
)
from fairytable.storage.saves import SaveFile

log = logging.getLogger(__name__)

CANNOT = QT_TRANSLATE_NOOP("app", "This file can’t be opened")
SAVED = QT_TRANSLATE_NOOP("app", "Saved as “{name}”.")
BEFORE = QT_TRANSLATE_NOOP("app", "&Open the previous version")
CLOSE = QT_TRANSLATE_NOOP("app", "Close")
AGAIN_MS = 5_000
"""How long after a change could not be saved it is tried again."""


class Files(QObject):
    """The files of the match on the table."""

    opened = Signal(object, object)
    """A Match that was read from a file, and the Path of the file."""
    resumed = Signal(object)
    """A Match in progress that is continued."""
    missing = Signal(object)
    """The Path of a file that is not there any more."""
    saved = Signal(object, str)
    """The Path that the match was saved to, and a sentence about it."""
    unsafe = Signal(object)
    """The SaveError for which the match on the table is not kept; None as soon as it is."""
    put_aside = Signal(object)
    """The PutAside of a game that cannot be continued."""
    _tried = Signal()
    """Leads from the writing thread to the main thread."""

    def __init__(self, window: QWidget, language: Language, questions: Questions) -> None:
        super().__init__(window)
        self._window = window
        self._language = language
        self._questions = questions
        self._dialogs = FileDialogs(window, language, questions.theme)
        self.path: Path | None = None
        """Where the match on the table was saved or opened."""
        self.match: Match | None = None
        self.autosave: Autosave | None = None
        """Keeps the match on the table."""
        self._next: Autosave | None = None
        """Keeps the match that is about to be continued."""
        self._saved: tuple[Action, ...] | None = None
        """The actions that are safe in the file of the match on the table."""
        self._troubled = False
        self._again = QTimer(self)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self.try_again)
        self._tried.connect(self._look, Qt.ConnectionType.QueuedConnection)

    # The match on the table

    def begin(self, match: Match, path: Path | None = None) -> None:
        """A match comes to the table: keep it from now on."""
        if match is self.match:
            return
        self.end()
        self.autosave, self._next = self._next or self._new_autosave(match, path), None
        self.match, self.path = match, path or self.autosave.file
        self.autosave.file = self.path
        self._saved = None if path is None else match.actions
        match.on_change.append(self.autosave)
        if match.actions:  # where nobody has played nothing can be lost
            self.autosave(match)

    def _new_autosave(self, match: Match, path: Path | None) -> Autosave:
        """A file of its own; the one it has already, if the same game was opened before."""
        played = [notation.write(action) for action in match.history]
        for kept, file in unfinished.with_file(path) if path is not None else ():
            if (file.seed, file.actions) == (match.seed, played):
                autosave = Autosave(kept, self._tried.emit)
                if autosave.take():
                    return autosave
        return Autosave(unfinished.new_place(match.game.id), self._tried.emit)

    def end(self) -> None:
        """The match leaves the table; it is kept, unless nobody has played it."""
        match, autosave = self.match, self.autosave
        if match is not None and autosave is not None:
            if autosave in match.on_change:
                match.on_change.remove(autosave)
            if match.actions:
                autosave.leave()
            else:
                autosave.clear()
        self.match = self.path = self.autosave = None
        self._look()

    def finished(self) -> None:
        """The match is over and written down: it need not be kept by itself any more."""
        if self.autosave is not None:
            self.autosave.clear()
            self._look()

    def at_risk(self) -> Match | None:
        """The match on the table if it is kept nowhere: it would be lost if it left."""
        match, autosave = self.match, self.autosave
        if match is None or autosave is None or not match.actions or autosave.finish():
            return None
        return None if match.actions == self._saved else match

    def try_again(self) -> None:
        """Try once more to keep what could not be kept."""
        if self.autosave is not None:
            self.autosave.again()

    def _look(self) -> None:
        """The disk has taken the last change, or not."""
        trouble = None if self.autosave is None else self.autosave.trouble
        if trouble is None:
            self._again.stop()
        elif not self._again.isActive():
            log.warning("autosave: %s", trouble)
            self._again.start()
        if trouble is not None or self._troubled:
            self._troubled = trouble is not None
            self.unsafe.emit(trouble)

    # Opening

    def ask_open(self) -> None:
        """Let the person choose a saved game."""
        self._dialogs.ask_open(self._folder(), self.open)

    def open(self, path: Path) -> None:
        """Open a saved game; a bad file is explained and the present game stays."""
        try:
            match = _checked(path)
        except SaveError as trouble:
            self.explain(trouble)
            if isinstance(trouble, Missing):
                self.missing.emit(path)
            return
        self.opened.emit(match, path)

    def _open_before(self, path: Path) -> None:
        """Open the version before a file; it has no file of its own that could be written over."""
        self.opened.emit(_checked(backup(path)), None)

    def resume(self, path: Path) -> None:
        """Go on with a game in progress; one that cannot be read is put aside and explained."""
        if self.match is not None and self.autosave is not None and self.autosave.path == path:
            self.resumed.emit(self.match)
            return
        autosave = Autosave(path, self._tried.emit)
        try:
            if not autosave.take():
                raise Elsewhere(path)
            match = self._read_again(path)
            file = saves.read(path).file
        except (Elsewhere, Missing) as trouble:
            self.explain(trouble)
            self.missing.emit(path)
            return
        except SaveError as trouble:
            autosave.leave()
            self.put_aside.emit(unfinished.put_aside(path, trouble))
            return
        autosave.file = None if file is None else Path(file)
        self._next = autosave
        self.resumed.emit(match)

    def _read_again(self, path: Path) -> Match:
        """A game in progress, or its version before."""
        try:
            return _checked(path)
        except Missing:
            raise
        except SaveError:
            if unfinished.restore(path):
                return _checked(path)
            raise

    def forget_next(self) -> None:
        """The game that was to be continued is not."""
        if self._next is not None:
            self._next.leave()
            self._next = None

    # Saving

    def save(self) -> None:
        """Save to the present file, or ask for one."""
        if self.path is None:
            self.ask_save()
        else:
            self.save_to(self.path)

    def ask_save(self) -> None:
        """Let the person choose where to save."""
        if self.match is not None:
            self._dialogs.ask_save(self.match, self._folder(), self.save_as)

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
        self.path, self._saved = path, self.match.actions
        if self.autosave is not None:
            self.autosave.file = path
            if self.match.decision is not None:
                self.autosave(self.match)
        self.saved.emit(path, self._language.say(SAVED, name=path.name))

    # Trouble

    def sentence(self, trouble: SaveError) -> str:
        """What is wrong, in the language of the moment."""
        say = self._language.say
        details = dict(trouble.details)
        if "reason" in details:
            details["reason"] = say(str(details["reason"]))
        if "game" in details:
            details["game"] = title(str(details["game"]), self._language)
        return say(trouble.sentence, name=trouble.path.name, **details)

    def explain(self, trouble: SaveError) -> None:
        """Say what is wrong with a file; where there is a version before it, offer that."""
        log.warning("%s %s", trouble, trouble.details)
        say = self._language.say
        box = self._questions.box("torn")
        box.setWindowTitle(say(CANNOT))
        box.setText(self.sentence(trouble))
        if _readable(backup(trouble.path)):
            before = box.addButton(say(BEFORE), QMessageBox.ButtonRole.ActionRole)
            before.clicked.connect(lambda: self._open_before(trouble.path))
        close = box.addButton(say(CLOSE), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(close)
        box.setEscapeButton(close)
        box.finished.connect(box.deleteLater)
        box.open()

    def _folder(self) -> Path:
        return self.path.parent if self.path is not None else Path.home()


def _checked(path: Path) -> Match:
    """The match in a file, if it can be played here; a SaveError says why not."""
    file = saves.read(path)
    _check(path, file)
    return saves.replayed(path, file)


def _check(path: Path, file: SaveFile) -> None:
    """What the rules do not ask for, but the table needs."""
    from fairytable.bots import LEVELS  # not at the start, which opens nothing
    from fairytable.bots.characters import CHARACTERS

    if file.game in GAMES and staging_of(file.game) is None:
        raise NoTable(path, game=file.game)
    for seat in file.seats:
        if seat.level is not None and seat.level not in LEVELS:
            raise UnknownLevel(path, level=seat.level, program=file.program)
        if seat.character is not None and seat.character not in CHARACTERS:
            raise UnknownCharacter(path, character=seat.character, program=file.program)


def _readable(path: Path) -> bool:
    """Whether a file is a saved game that can be opened here."""
    try:
        _checked(path)
    except (SaveError, OSError):
        return False
    return True
