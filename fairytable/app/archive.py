"""What the window keeps on the disk besides the games: the game goes on if the disk refuses."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from fairytable.app import recent_games
from fairytable.match import Match
from fairytable.storage import places, statistics, window_state
from fairytable.storage import settings as stored
from fairytable.storage.settings import Settings
from fairytable.storage.window_state import WindowState


class Archive(QObject):
    """Writes down; what could not be written is told in a sentence."""

    troubled = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._recorded: Match | None = None
        """The match that the statistics know already."""

    def record(self, match: Match) -> None:
        """Add a finished match to the statistics, once."""
        if self._recorded is match:
            return
        self._recorded = match
        now = datetime.now().isoformat(timespec="seconds")
        self._try(lambda: statistics.record(statistics.played(match, now), places.statistics()))

    def shelve(self, match: Match, path: Path) -> None:
        """Put a game that was saved or opened at the front of the recent_games."""
        self._try(lambda: recent_games.put(match, path))

    def illustrate(self, path: Path, table: QPixmap) -> None:
        """Keep a small picture of the table of a saved game."""
        self._try(lambda: recent_games.illustrate(path, table))

    def forget(self, path: Path) -> None:
        """A file is not there any more: nobody should be offered it again."""
        self._try(lambda: recent_games.take_away(path))

    def remember(self, settings: Settings) -> None:
        self._try(lambda: stored.save(settings, places.settings()))

    def remember_place(self, state: WindowState) -> None:
        self._try(lambda: window_state.save(state, places.window()))

    def _try(self, keep: Callable[[], object]) -> None:
        try:
            keep()
        except OSError as trouble:
            self.troubled.emit(str(trouble))
