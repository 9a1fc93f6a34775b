"""The game that is being played, saved after every change: nothing is lost by a crash."""

from pathlib import Path

from fairytable.match import Match
from fairytable.storage import atomic, saves
from fairytable.storage.errors import Missing, SaveError


class Autosave:
    """A listener for `Match.on_change`. A finished or closed game leaves nothing behind."""

    path: Path
    trouble: OSError | SaveError | None
    """Why the last change could not be saved; the game goes on all the same."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = None

    def __call__(self, match: Match) -> None:
        """Save the match as it is now, or forget it if it has ended."""
        self.trouble = None
        try:
            if match.decision is None:
                self.clear()
            else:
                saves.save(match, self.path)
        except (OSError, SaveError) as trouble:
            self.trouble = trouble

    def pending(self) -> Match | None:
        """The game that was interrupted, from the backup if need be; None if there is none.

        If neither can be read, the SaveError says why; `clear` then makes an end of it.
        """
        try:
            return saves.load(self.path)
        except Missing:
            return None
        except SaveError as trouble:
            return self._from_backup(trouble)

    def _from_backup(self, trouble: SaveError) -> Match:
        try:
            return saves.load(atomic.backup(self.path))
        except SaveError:
            raise trouble from None

    def clear(self) -> None:
        """Forget the game: it was finished, closed or saved elsewhere."""
        atomic.remove(self.path)
