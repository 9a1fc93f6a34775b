"""The games in progress: each has a file of its own, and what cannot be read is put aside."""

import re
import shutil
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from fairytable.storage import atomic, places, saves
from fairytable.storage.errors import SaveError, Unreadable
from fairytable.storage.recent import Recent
from fairytable.storage.saves import SUFFIX, SaveFile

_STRANGE = re.compile(r'[\x00-\x1f<>:"/\\|?*\x7f]')
"""What some system does not take in the name of a file."""
_NAMELESS = re.compile(r"[a-z0-9_-]+ \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d( \d+)?")
"""What a game is called to which nobody has given a name."""
_LONGEST = 80


class PutAside(NamedTuple):
    """A game that cannot be continued; its file is kept for a program that can."""

    trouble: SaveError
    path: Path
    """Where it is now."""


def folder() -> Path:
    return places.data() / "unfinished"


def aside() -> Path:
    """Where the games are that could not be read."""
    return places.data() / "put aside"


def deleted() -> Path:
    """Where a game is between its deletion and the next start."""
    return places.data() / "deleted"


# Names


def plain_name(words: str) -> str:
    """Words as any system takes them for the name of a file."""
    name = " ".join(_STRANGE.sub(" ", words).split()).strip(". ")
    return name[:_LONGEST].strip(". ") or "Fairytable"


def free_place(name: str, room: Path) -> Path:
    """Where a game of this name can be kept without touching another one."""
    stem, number = plain_name(name), 1
    path = room / f"{stem}{SUFFIX}"
    while path.exists() or atomic.backup(path).exists():
        number += 1
        path = room / f"{stem} {number}{SUFFIX}"
    return path


def new_place(game: str) -> Path:
    """Where a game that begins now is kept."""
    return free_place(f"{game} {datetime.now():%Y-%m-%d %H.%M.%S}", folder())


def given_name(path: Path) -> str:
    """What the person has called a game; empty if it has no name yet."""
    return "" if _NAMELESS.fullmatch(path.stem) else path.stem


# The list


def listed() -> tuple[list[Recent], list[PutAside]]:
    """All games in progress, the latest first, and those that had to be put aside."""
    _adopt(places.autosave())
    games: list[Recent] = []
    gone: list[PutAside] = []
    for path in _files(folder()):
        try:
            games.append(_described(path))
        except (Unreadable, OSError):
            continue  # another window has just finished it, or nobody may read it
        except SaveError as trouble:
            if restore(path):
                games.append(_described(path))
            else:
                gone.append(put_aside(path, trouble))
    return sorted(games, key=lambda game: game.when, reverse=True), gone


def restore(path: Path) -> bool:
    """Put the version before in the place of a game that is damaged; whether there is one."""
    try:
        saves.load(atomic.backup(path))
        atomic.backup(path).replace(path)
    except (SaveError, OSError):
        return False
    return True


def put_aside(path: Path, trouble: SaveError) -> PutAside:
    """Keep a file that cannot be used where it bothers nobody, under the date of today."""
    try:
        return PutAside(trouble, _moved(path, f"{path.stem} {datetime.now():%Y-%m-%d}", aside()))
    except OSError:
        return PutAside(trouble, path)


def with_file(file: Path) -> list[tuple[Path, SaveFile]]:
    """The games in progress that the person has saved to this file."""
    found = []
    for path in _files(folder()):
        with suppress(SaveError):
            kept = saves.read(path)
            if kept.file == str(file):
                found.append((path, kept))
    return found


def _files(room: Path) -> list[Path]:
    try:
        return sorted(path for path in room.glob(f"*{SUFFIX}") if not path.name.startswith("."))
    except OSError:
        return []


def _described(path: Path) -> Recent:
    file = saves.read(path)
    return Recent(
        path=path,
        game=file.game,
        title=", ".join(seat.name for seat in file.seats),
        when=datetime.fromtimestamp(path.stat().st_mtime).isoformat(),
        steps=max(0, file.cursor),
        waits=True,
        file=None if file.file is None else Path(file.file),
    )


def _adopt(old: Path) -> None:
    """Take over the one game that older programs kept."""
    if not old.is_file():
        return
    try:
        game = saves.read(old).game
    except SaveError:
        game = "game"  # it is put aside, or its version before is found
    with suppress(OSError):
        _moved(old, f"{game} {datetime.now():%Y-%m-%d %H.%M.%S}", folder())


# Changes


def rename(path: Path, name: str) -> Path:
    """Give a game another name; returns its new file, or raises OSError."""
    return path if plain_name(name) == path.stem else _moved(path, name, path.parent)


def delete(path: Path) -> Path:
    """Delete a game, but so that it can be brought back for a while: gives where it is."""
    return _moved(path, path.stem, deleted())


def bring_back(path: Path, old: Path) -> Path:
    """Undo a deletion."""
    return _moved(path, old.stem, old.parent)


def empty_deleted() -> None:
    """What was deleted in an earlier run is gone for good."""
    shutil.rmtree(deleted(), ignore_errors=True)


def _moved(path: Path, name: str, room: Path) -> Path:
    """Move a game and its version before."""
    target, before = free_place(name, room), atomic.backup(path)
    room.mkdir(parents=True, exist_ok=True)
    path.replace(target)
    with suppress(OSError):
        before.replace(atomic.backup(target))
    return target
