"""The games of the start page: in progress, saved, finished; each with a public picture."""

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QPixmap

from fairytable.match import Match
from fairytable.storage import atomic, finished, places, recent, unfinished
from fairytable.storage.locks import sweep_claims
from fairytable.storage.recent import Recent
from fairytable.storage.unfinished import PutAside

THUMBNAIL = 320
"""How wide the small picture of a game is."""


def games() -> tuple[tuple[Recent, ...], list[PutAside]]:
    """All of them, those in progress first, then saved ones, then those that were finished lately;
    and those that had to be put aside. A saved game that goes on stands there once."""
    waiting, gone = unfinished.listed()
    files = {game.file for game in waiting}
    saved = [game for game in recent.load(recent.list_file()) if game.path not in files]
    return (*waiting, *saved, *finished.listed()), gone


def waiting(match: Match, path: Path, file: Path | None) -> Recent:
    """A game that is only in the memory of the program: the disk has refused it."""
    return _entry(match, path).model_copy(update={"waits": True, "file": file})


def put(match: Match, path: Path) -> None:
    """Put a game that was saved or opened at the front; OSError if the disk does not take it."""
    recent.add(_entry(match, path), recent.list_file())


def _entry(match: Match, path: Path) -> Recent:
    return Recent(
        path=path,
        game=match.game.id,
        title=", ".join(seat.name for seat in match.seats),
        when=datetime.now().isoformat(timespec="seconds"),
        steps=match.cursor,
        over=match.decision is None,
    )


def take_away(path: Path) -> None:
    """A game is not there any more; OSError if the disk does not take it."""
    recent.forget(path, recent.list_file())


def put_back(entry: Recent, place: int) -> None:
    """A game that was taken away stands there again; OSError if the disk does not take it."""
    recent.put_back(entry, place, recent.list_file())


def rename(game: Recent, name: str) -> Path:
    """Give a game another name; returns its new file, or raises OSError."""
    new = unfinished.rename(game.path, name)
    if game.kept:
        recent.renamed(game.path, new, places.finished(), finished.MOST)
    elif not game.waits:
        recent.renamed(game.path, new, recent.list_file())
    old_picture, new_picture = _picture(game.path), _picture(new)
    if old_picture.is_file():
        old_picture.replace(new_picture)
    return new


def illustrate(paths: Iterable[Path], table: QPixmap) -> None:
    """Keep a small picture of the table of a game for each of its files; OSError if the disk does
    not take it."""
    picture = _png(table)
    for path in paths:
        recent.keep_thumbnail(picture, path, recent.thumbnails())


def is_illustrated(path: Path) -> bool:
    return _picture(path).is_file()


def sweep() -> None:
    """Clear away what earlier runs have left: pictures of games that are no more, what was deleted,
    and temporary files of programs that died."""
    shown, _ = games()
    recent.tidy(shown, recent.thumbnails())
    unfinished.empty_deleted()
    sweep_claims(unfinished.folder())
    rooms = (places.data(), places.config(), unfinished.folder(), finished.folder())
    atomic.sweep((*rooms, recent.thumbnails()))


def _picture(path: Path) -> Path:
    return recent.thumbnail(path, recent.thumbnails())


def _png(table: QPixmap) -> bytes:
    small = table.scaledToWidth(THUMBNAIL, Qt.TransformationMode.SmoothTransformation)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    small.save(buffer, "PNG")
    return bytes(buffer.data().data())
