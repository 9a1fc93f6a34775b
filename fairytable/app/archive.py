"""What the window keeps on the disk besides the games: the game goes on if the disk refuses."""

import logging
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from fairytable.app import recent_games
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.storage import places, statistics, told, window_state
from fairytable.storage import settings as stored
from fairytable.storage.reasons import reason
from fairytable.storage.recent import Recent
from fairytable.storage.settings import Settings
from fairytable.storage.statistics import Statistics
from fairytable.storage.window_state import WindowState

log = logging.getLogger(__name__)

NO_STATISTICS = QT_TRANSLATE_NOOP(
    "app", "This game could not be added to the statistics: {reason}."
)
UNREAD_STATISTICS = QT_TRANSLATE_NOOP("app", "The statistics could not be read: {reason}.")
NO_LIST = QT_TRANSLATE_NOOP("app", "The list of your games could not be written: {reason}.")
NO_SETTINGS = QT_TRANSLATE_NOOP("app", "Your settings could not be saved: {reason}.")
NOT_KEPT = QT_TRANSLATE_NOOP("app", "This game could not be added to the finished ones: {reason}.")
NOT_RENAMED = QT_TRANSLATE_NOOP("app", "The game could not be renamed: {reason}.")
NOT_DELETED = QT_TRANSLATE_NOOP("app", "The game could not be deleted: {reason}.")


class Archive(QObject):
    """Writes down; what could not be written is told in a sentence."""

    troubled = Signal(str, str)
    """A sentence and the reason in it, both source texts."""

    def record(self, match: Match) -> bool:
        """Add a finished match to the statistics, once; whether they have it."""
        from fairytable.app.end_page.course import marks_of  # not at the start

        now = datetime.now().isoformat(timespec="seconds")
        played = statistics.played(match, now, marks_of(match))
        return self.tries(NO_STATISTICS, lambda: statistics.record(played, places.statistics()))

    def statistics(self) -> Statistics:
        """All games that were finished; none if they cannot be read."""
        found = Statistics()

        def read() -> None:
            nonlocal found
            found = statistics.load(places.statistics())

        self.tries(UNREAD_STATISTICS, read)
        return found

    def shelve(self, match: Match, path: Path) -> None:
        """Put a game that was saved or opened at the front of the recent games."""
        self.tries(NO_LIST, lambda: recent_games.put(match, path))

    def illustrate(self, paths: Iterable[Path], table: QPixmap) -> None:
        """Keep a small picture of the table of a game for each of its files; without one a game
        shows a night sky."""
        try:
            recent_games.illustrate(paths, table)
        except OSError as trouble:
            log.warning("no picture of a game: %s", trouble)

    def forget(self, path: Path) -> None:
        """A file is not there any more: nobody should be offered it again."""
        self.tries(NO_LIST, lambda: recent_games.take_away(path))

    def put_back(self, entry: Recent, place: int) -> None:
        """A game that was taken off the list stands there again."""
        self.tries(NO_LIST, lambda: recent_games.put_back(entry, place))

    def remember(self, before: Settings, after: Settings) -> None:
        """Write what has changed between these settings."""
        self.tries(NO_SETTINGS, lambda: stored.change(before, after, places.settings()))

    def remember_place(self, state: WindowState) -> None:
        try:
            window_state.save(state, places.window())
        except OSError as trouble:
            log.warning("the place of the window is not kept: %s", trouble)

    def has_told(self, name: str) -> bool:
        """Whether the person was told this once and for all."""
        return name in told.known(places.told())

    def tell_no_more(self, name: str) -> None:
        try:
            told.remember(name, places.told())
        except OSError as trouble:
            log.warning("it is not kept that %s was told: %s", name, trouble)

    def tell_anew(self) -> None:
        """All that was told once may be told again."""
        self.tries(NO_SETTINGS, lambda: told.forget(places.told()))

    def tries(self, sentence: str, keep: Callable[[], object]) -> bool:
        """Do something with the disk; whether it worked."""
        try:
            keep()
        except OSError as trouble:
            log.warning("%s %s", sentence, trouble)
            self.troubled.emit(sentence, reason(trouble))
            return False
        return True
