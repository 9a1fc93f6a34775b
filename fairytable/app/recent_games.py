"""The recent games: a list of saved ones, each with a picture of its table."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QPixmap

from fairytable.match import Match
from fairytable.storage import recent
from fairytable.storage.recent import Recent

THUMBNAIL = 320
"""How wide the small picture of a saved game is."""


def games() -> tuple[Recent, ...]:
    """All of them, the latest first."""
    return recent.load(recent.list_file())


def put(match: Match, path: Path) -> None:
    """Put a game that was saved or opened at the front; OSError if the disk does not take it."""
    names = ", ".join(seat.name for seat in match.seats)
    now = datetime.now().isoformat(timespec="seconds")
    entry = Recent(path=path, game=match.game.id, title=names, when=now)
    kept = recent.add(entry, recent.list_file())
    recent.tidy(kept, recent.thumbnails())


def take_away(path: Path) -> None:
    """A game is not there any more; OSError if the disk does not take it."""
    kept = recent.forget(path, recent.list_file())
    recent.tidy(kept, recent.thumbnails())


def illustrate(path: Path, table: QPixmap) -> None:
    """Keep a small picture of the table of a game; OSError if the disk does not take it."""
    recent.keep_thumbnail(_png(table), path, recent.thumbnails())


def is_illustrated(path: Path) -> bool:
    return recent.thumbnail(path, recent.thumbnails()).is_file()


def _png(table: QPixmap) -> bytes:
    small = table.scaledToWidth(THUMBNAIL, Qt.TransformationMode.SmoothTransformation)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    small.save(buffer, "PNG")
    return bytes(buffer.data().data())
