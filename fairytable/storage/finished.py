"""The games that were finished lately: each is kept by itself with all its moves, to be seen again.

A list beside them tells what they are, so that nobody has to read fifty files to show them.
"""

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from fairytable.match import Match
from fairytable.storage import places, recent, saves, unfinished
from fairytable.storage.atomic import backup, write_text
from fairytable.storage.errors import SaveError
from fairytable.storage.recent import Recent
from fairytable.storage.saves import SUFFIX

MOST = 50
"""How many are kept; the oldest goes first."""


def folder() -> Path:
    return places.data() / "finished"


def holds(path: Path) -> bool:
    """Whether a file is one of these."""
    return path.parent == folder()


def new_place(game: str) -> Path:
    """Where a game that ends now is kept."""
    return unfinished.free_place(f"{game} {datetime.now():%Y-%m-%d %H.%M.%S}", folder())


def keep(match: Match, path: Path) -> None:
    """Keep a match that has just ended; OSError if the disk does not take it."""
    write_text(path, saves.written(match))
    winners = match.state.winners()
    entry = _described(
        path,
        game=match.game.id,
        title=", ".join(seat.name for seat in match.seats),
        steps=match.cursor,
        won=", ".join(match.seats[p].name for p in winners),
    )
    before = recent.load(places.finished(), MOST)
    after = recent.add(entry, places.finished(), MOST)
    listed = {game.path for game in after}
    for gone in before:
        if gone.path not in listed:
            _remove(gone.path)


def listed() -> tuple[Recent, ...]:
    """All of them, the latest first; what the list has lost is found again. The list knows them by
    their names: the whole folder may have moved."""
    files = {path.name: path for path in _files()}
    known = [game for game in recent.load(places.finished(), MOST) if game.path.name in files]
    there = [game.model_copy(update={"path": files.pop(game.path.name)}) for game in known]
    return (*there, *(game for name in sorted(files) for game in _read(files[name])))


def delete(path: Path) -> Path:
    """Delete one, but so that it can be brought back for a while: gives where it is."""
    gone = unfinished.delete(path)
    recent.forget(path, places.finished(), MOST)
    return gone


def bring_back(gone: Path, entry: Recent, place: int) -> None:
    """Undo a deletion."""
    path = unfinished.bring_back(gone, entry.path)
    back = entry.model_copy(update={"path": path})
    recent.put_back(back, place, places.finished(), MOST)


def _described(path: Path, *, game: str, title: str, steps: int, won: str) -> Recent:
    when = datetime.now().isoformat(timespec="seconds")
    return Recent(
        path=path, game=game, title=title, when=when, steps=steps, over=True, kept=True, won=won
    )


def _files() -> list[Path]:
    try:
        return [path for path in folder().glob(f"*{SUFFIX}") if not path.name.startswith(".")]
    except OSError:
        return []


def _read(path: Path) -> list[Recent]:
    """A game of which the list does not know; nothing if it cannot be read."""
    try:
        file, when = saves.read(path), datetime.fromtimestamp(path.stat().st_mtime)
    except (SaveError, OSError):
        return []
    names = ", ".join(seat.name for seat in file.seats)
    found = _described(path, game=file.game, title=names, steps=max(0, file.cursor), won="")
    return [found.model_copy(update={"when": when.isoformat()})]


def _remove(path: Path) -> None:
    for file in (path, backup(path)):
        with suppress(OSError):
            file.unlink(missing_ok=True)
