"""What becomes of matches that come to the table and leave it: nothing is lost unasked."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from fairytable.app import questions, recent_games
from fairytable.app.archive import Archive
from fairytable.app.files import Files
from fairytable.app.questions import Questions
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import staging_of
from fairytable.match import Match

INTERRUPTED = QT_TRANSLATE_NOOP("app", "{game}: {names}")


class Keeping(QObject):
    """Joins the files of the match on the table with the list of recent games."""

    begin_wanted = Signal(object, object)
    """A Match that may come to the table now, and the Path of its file, or None."""
    recent_changed = Signal()

    def __init__(
        self,
        files: Files,
        archive: Archive,
        asking: Questions,
        picture: Callable[[], QPixmap],
    ) -> None:
        """`picture` gives what the table looks like now."""
        super().__init__(files)
        self._files, self._archive, self._questions = files, archive, asking
        self._picture = picture
        files.opened.connect(self.give_up_for)
        files.missing.connect(self._missing)

    def give_up_for(self, match: Match, path: Path | None = None) -> None:
        """Let a match begin; if another one would be lost by that, ask first."""
        begin = partial(self.begin_wanted.emit, match, path)
        lost = self._files.at_risk()
        if lost is None:
            begin()
        else:
            self._questions.ask(questions.LEAVE, begin, names=_names(lost))

    def begin(self, match: Match, path: Path | None = None) -> None:
        """A match comes to the table, and another one may leave it."""
        self.illustrate()
        self._files.begin(match, path)
        if path is not None:
            self._archive.shelve(match, path)

    def illustrate(self) -> None:
        """A saved game leaves the table: keep a picture of it, if there is none yet."""
        path = self._files.path
        if path is not None and not recent_games.is_illustrated(path):
            self._archive.illustrate(path, self._picture())

    def interrupted(self, language: Language) -> str | None:
        """Which game can be continued, in words; None if there is none."""
        match = self._files.interrupted()
        if match is None or staging_of(match.game.id) is None:
            return None
        return language.say(INTERRUPTED, game=title(match.game.id, language), names=_names(match))

    def shelve(self, path: Path) -> None:
        """The match on the table was saved: put it into the recent games, with a picture."""
        if self._files.match is not None:
            self._archive.shelve(self._files.match, path)
            self._archive.illustrate(path, self._picture())

    def _missing(self, path: Path) -> None:
        self._archive.forget(path)
        self.recent_changed.emit()


def _names(match: Match) -> str:
    return ", ".join(seat.name for seat in match.seats)
