"""What becomes of games that come to the table and leave it: nothing is lost unasked."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from fairytable.app import archive as archives
from fairytable.app import questions, recent_games
from fairytable.app.archive import Archive
from fairytable.app.files import Files
from fairytable.app.questions import Questions
from fairytable.engine import Action
from fairytable.match import Match
from fairytable.storage import finished, unfinished
from fairytable.storage.recent import Recent
from fairytable.storage.unfinished import PutAside


class Deleted(NamedTuple):
    """A game that was deleted, and can be brought back."""

    game: Recent
    place: int
    """Where it stood among the saved games."""
    now: Path
    """Where its file is now."""


class Keeping(QObject):
    """Joins the files of the match on the table with the list of games."""

    begin_wanted = Signal(object, object)
    """A Match that may come to the table now, and the Path of its file, or None."""
    games_changed = Signal()
    deleted = Signal(object)
    """The Deleted game that can be brought back."""

    def __init__(
        self,
        files: Files,
        archive: Archive,
        asking: Questions,
        picture: Callable[[Match], QPixmap],
    ) -> None:
        """`picture` gives what the table of a match looks like to everybody."""
        super().__init__(files)
        self._files, self._archive, self._questions = files, archive, asking
        self._picture = picture
        self._ended: tuple[Match, tuple[Action, ...], Path] | None = None
        """The match that has ended on this table, by which actions, and where it is kept."""
        self._came_with: tuple[Action, ...] = ()
        """What was played of the match when it came to the table."""
        self._given_up = False
        """Whether the person closes the window although a game is kept nowhere."""
        files.opened.connect(self.give_way_to)
        files.resumed.connect(self.give_way_to)
        files.missing.connect(self._missing)

    def give_way_to(self, match: Match, path: Path | None = None) -> None:
        """Let a match begin; only if the disk has refused the one on the table, ask first."""
        begin = partial(self.begin_wanted.emit, match, path)
        lost = self._files.at_risk()
        if lost is None or lost is match:
            begin()
        else:
            self._questions.ask(questions.LEAVE, begin, names=names(lost))

    def begin(self, match: Match, path: Path | None = None) -> None:
        """A match comes to the table, and another one may leave it."""
        self.illustrate()
        saved = None if path is None or finished.holds(path) else path
        self._files.begin(match, saved)
        self._came_with = match.actions
        if saved is not None:
            self._archive.shelve(match, saved)
        if path is not None and match.decision is None:
            self._ended = match, match.actions, path

    def finish(self, match: Match) -> None:
        """The match on the table is over: it is written down, and kept with all its moves, once."""
        if self._archive.record(match):
            self._files.finished()
        if self._ended is not None and self._ended[:2] == (match, match.actions):
            return
        path = finished.new_place(match.game.id)
        if self._archive.tries(archives.NOT_KEPT, lambda: finished.keep(match, path)):
            self._ended = match, match.actions, path

    def leave(self, close: Callable[[], object]) -> bool:
        """Whether the window may be closed now. If the disk has refused the game on the table, it
        is asked first what to do, and the answer closes the window."""
        lost = None if self._given_up else self._files.at_risk()
        if lost is None:
            self.illustrate()
            self._files.end()
            return True

        def give_up() -> None:
            self.give_up()
            close()

        self._questions.ask(questions.LEAVE, give_up, names=names(lost))
        return False

    def give_up(self) -> None:
        """Ask nothing any more before the window is closed."""
        self._given_up = True

    def illustrate(self) -> None:
        """The game leaves the table: keep a picture of it."""
        files = self._files
        if files.match is None or files.autosave is None:
            return
        if files.path is None and not files.match.actions:
            return  # nobody has played it
        ended = self._ended[2] if self._ended and self._ended[0] is files.match else None
        waiting = None if files.match.decision is None else files.autosave.path
        wanted = [path for path in (waiting, files.path, ended) if path is not None]
        if files.match.actions == self._came_with:
            wanted = [
                path for path in wanted if path.exists() and not recent_games.is_illustrated(path)
            ]
        if wanted:
            self._archive.illustrate(wanted, self._picture(files.match))

    def shelve(self, path: Path) -> None:
        """The match on the table was saved: put it into the recent games, with a picture."""
        if self._files.match is not None:
            self._archive.shelve(self._files.match, path)
            self._archive.illustrate([path], self._picture(self._files.match))

    # The list

    def games(self) -> tuple[tuple[Recent, ...], list[PutAside]]:
        """All games of the start page, and those that had to be put aside just now."""
        files = self._files
        safe = files.keep()
        games, gone = recent_games.games()
        if not safe and files.match is not None and files.autosave is not None:
            here = recent_games.waiting(files.match, files.autosave.path, files.path)
            games = (here, *(game for game in games if game.path != here.path))
        return games, gone

    def open(self, game: Recent) -> None:
        """Continue a game, or open a saved one."""
        if game.waits:
            self._files.resume(game.path)
        else:
            self._files.open(game.path)

    def rename(self, game: Recent, name: str) -> None:
        """Give a game another name."""
        if self._holds(game):
            self._files.end()
        self._archive.tries(archives.NOT_RENAMED, lambda: recent_games.rename(game, name))
        self.games_changed.emit()

    def delete(self, game: Recent) -> None:
        """Delete a game in progress, or take a saved one off the list; both can be undone."""
        if self._holds(game):
            self._files.end()
        listed = recent_games.games()[0]
        others = [one for one in listed if not one.waits and one.kept == game.kept]
        place = others.index(game) if game in others else 0
        moved: list[Path] = []

        def away() -> None:
            if game.waits:
                moved.append(unfinished.delete(game.path))
            elif game.kept:
                moved.append(finished.delete(game.path))
            else:
                recent_games.take_away(game.path)

        if self._archive.tries(archives.NOT_DELETED, away):
            self.deleted.emit(Deleted(game, place, moved[0] if moved else game.path))
        self.games_changed.emit()

    def bring_back(self, gone: Deleted) -> None:
        """Undo a deletion."""
        if gone.game.waits:
            waiting = partial(unfinished.bring_back, gone.now, gone.game.path)
            self._archive.tries(archives.NO_LIST, waiting)
        elif gone.game.kept:
            kept = partial(finished.bring_back, gone.now, gone.game, gone.place)
            self._archive.tries(archives.NO_LIST, kept)
        else:
            self._archive.put_back(gone.game, gone.place)
        self.games_changed.emit()

    def _holds(self, game: Recent) -> bool:
        """Whether a game lies on the table behind the start page."""
        autosave = self._files.autosave
        return autosave is not None and autosave.path == game.path

    def _missing(self, path: Path) -> None:
        self._archive.forget(path)
        self.games_changed.emit()


def names(match: Match) -> str:
    """Who plays, in one line."""
    return ", ".join(seat.name for seat in match.seats)
