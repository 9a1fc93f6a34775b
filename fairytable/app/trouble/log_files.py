"""The log, and what is left of a crash: files in the user's log folder."""

import faulthandler
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO

from fairytable.storage import places

log = logging.getLogger(__name__)

LARGEST = 200_000
"""Bytes; then the log begins anew, and one older one is kept."""


def keep_a_log() -> None:
    """Write what goes wrong into a file that cannot grow for ever; without a disk, nowhere."""
    if not places.is_ordinary(places.log()):
        return
    try:
        places.logs().mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            places.log(),
            maxBytes=LARGEST,
            backupCount=1,
            encoding="utf-8",
            errors="backslashreplace",
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


def last_crash() -> Path | None:
    """What the run before left when it crashed; it is put aside, so that it is told only once."""
    try:
        if not places.crash().stat().st_size:
            return None
        return places.crash().replace(places.previous_crash())
    except OSError:  # there is none, or it is in use by a window that is open
        return None


class CrashFile:
    """Where Python writes its last words; the file stays open, for then it is too late."""

    def __init__(self) -> None:
        self._file: IO[bytes] | None = None

    def open(self) -> None:
        if not places.is_ordinary(places.crash()):
            return
        try:
            places.logs().mkdir(parents=True, exist_ok=True)
            self._file = places.crash().open("ab")
        except OSError as trouble:
            log.warning("a crash could not be written down: %s", trouble)
            return
        faulthandler.enable(self._file)

    def clear(self) -> None:
        """The program has come to its end: what is there was survived, as often on Windows."""
        if self._file is not None:
            self._file.truncate(0)
