"""The game on the table, saved after every change by a thread: nothing is lost by a crash, and
nobody waits for the disk."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from threading import Condition, Thread, current_thread

from fairytable.match import Match
from fairytable.storage import atomic, saves
from fairytable.storage.errors import SaveError
from fairytable.storage.locks import Claim

PATIENCE_S = 1.0
"""The longest that a window waits for a slow disk."""


class Autosave:
    """A listener for `Match.on_change`, with a file of its own, which nobody else removes."""

    path: Path
    file: Path | None
    """Where the person has saved the game."""
    trouble: SaveError | None
    """Why the last change could not be saved; the game goes on all the same."""

    def __init__(self, path: Path, told: Callable[[], None] = lambda: None) -> None:
        """`told` is called in the writing thread, after each try."""
        self.path, self.file, self.trouble = path, None, None
        self._told = told
        self._claim: Claim | None = None
        self._newest: Match | None = None
        """What is still to be written."""
        self._failed: Match | None = None
        self._writing = False
        self._writer: Thread | None = None
        self._news = Condition()

    def take(self) -> bool:
        """Whether the game is ours to play; another window may have it.

        A new game need not be asked for: nobody knows it before it is written for the first time.
        """
        self._claim = self._claim or Claim(self.path)
        return self._claim.take()

    def __call__(self, match: Match) -> None:
        """Save the match as it is now. Whoever plays faster than the disk writes waits a moment for
        the change before: so no more than one can be lost."""
        with self._news:
            self._news.wait_for(lambda: not self._busy, PATIENCE_S)
            self._newest = match.frozen()
            if self._writer is None:
                self._writer = Thread(target=self._write, name="autosave", daemon=True)
                self._writer.start()
            self._news.notify_all()

    @property
    def _busy(self) -> bool:
        return self._writing or self._newest is not None

    def again(self) -> None:
        """Try once more what could not be saved."""
        if self._failed is not None:
            self(self._failed)

    def finish(self) -> bool:
        """Wait until everything is written; whether it is."""
        with self._news:
            self._news.wait_for(lambda: not self._busy)
        return self.trouble is None

    def leave(self) -> None:
        """The game leaves the table and is kept."""
        self.finish()
        with self._news:
            self._writer = None  # who writes sees it and goes
            self._news.notify_all()
        if self._claim is not None:
            self._claim.give_back()

    def clear(self) -> None:
        """Forget the game: it was finished and written down, or nobody played it."""
        self.finish()
        self._failed = self.trouble = None
        atomic.remove(self.path)
        self.leave()

    def _write(self) -> None:
        """The writer's work, until the game leaves the table."""
        while True:
            with self._news:
                self._news.wait_for(lambda: self._newest is not None or not self._at_work)
                match, self._newest = self._newest, None
                if match is None:
                    return
                self._writing = True
            trouble = None
            if self._claim is None:
                self._take_a_free_place()
            try:
                saves.save(match, self.path, self.file)
            except SaveError as error:
                trouble = error
            self.trouble, self._failed = trouble, match if trouble else None
            with self._news:
                self._writing = False
                self._news.notify_all()
            self._told()

    def _take_a_free_place(self) -> None:
        """Another window may have begun a game in the same second."""
        first = self.path
        for number in count(2):
            if not self.path.exists() and self.take():
                return
            self._claim, self.path = None, first.with_stem(f"{first.stem} {number}")

    @property
    def _at_work(self) -> bool:
        """Whether the present thread is still the writer."""
        return self._writer is current_thread()
