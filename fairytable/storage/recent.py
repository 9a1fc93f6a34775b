"""The saved games that were opened or written lately, and a small picture of each."""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError, field_validator

from fairytable.storage import places
from fairytable.storage.atomic import backup, write_bytes, write_text
from fairytable.storage.locks import alone_with
from fairytable.storage.text import TooLarge, parse_gently, read_bytes

VERSION = 1
MOST = 8
"""How many saved games are remembered; other lists may be longer."""


class Recent(BaseModel):
    """A saved game as the start page shows it."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    path: Path
    game: str = Field(min_length=1, max_length=40)
    title: str = Field(max_length=300)
    """Who plays, in one line."""
    when: str
    """When it was last played: date and time as ISO 8601 has them."""
    steps: int | None = Field(default=None, ge=0)
    """How far it was; None in lists of older programs."""
    over: bool = False
    """Whether it was finished."""
    waits: bool = False
    """Whether it is a game in progress that the program keeps by itself."""
    file: Path | None = None
    """Where the person has saved such a game."""
    kept: bool = False
    """Whether it is a finished game that the program keeps by itself."""
    won: str = Field(default="", max_length=300)
    """Who has won it, in one line; empty if nobody has written it down."""

    @field_validator("path")
    @classmethod
    def _path_names_a_file(cls, path: Path) -> Path:
        if not path.name or "\0" in str(path):
            raise ValueError("a saved game is a file")
        return path

    @field_validator("title", "won")
    @classmethod
    def _names_are_one_line(cls, names: str) -> str:
        if not names.isprintable():
            raise ValueError("names have no line breaks")
        return names

    @field_validator("when")
    @classmethod
    def _when_is_a_date(cls, when: str) -> str:
        datetime.fromisoformat(when)
        return when


def list_file() -> Path:
    """Where the list is kept, beside the settings."""
    return places.recent()


def thumbnails() -> Path:
    """The folder of the small pictures."""
    return places.data() / "thumbnails"


# The list


def load(file: Path, most: int = MOST) -> tuple[Recent, ...]:
    """The games in a list, the latest first; what is missing or damaged there is left out."""
    for place in (file, backup(file)):
        lines = _lines(place)
        if lines is not None:
            return _newest_of_each(_sound(lines), most)
    return ()


def add(entry: Recent, file: Path, most: int = MOST) -> tuple[Recent, ...]:
    """Put a game at the head of a list; OSError if the disk does not take it."""
    with alone_with(file):
        return _save([entry, *load(file, most)], file, most)


def forget(path: Path, file: Path, most: int = MOST) -> tuple[Recent, ...]:
    """Take a game off a list: its file is gone or cannot be opened."""
    with alone_with(file):
        kept = [entry for entry in load(file, most) if entry.path != path]
        return _save(kept, file, most)


def put_back(entry: Recent, place: int, file: Path, most: int = MOST) -> tuple[Recent, ...]:
    """Put a game that was forgotten where it was."""
    with alone_with(file):
        games = [kept for kept in load(file, most) if kept.path != entry.path]
        return _save([*games[:place], entry, *games[place:]], file, most)


def renamed(old: Path, new: Path, file: Path, most: int = MOST) -> tuple[Recent, ...]:
    """A saved game has another name now."""
    with alone_with(file):
        moved = {"path": new}
        games = [g.model_copy(update=moved) if g.path == old else g for g in load(file, most)]
        return _save(games, file, most)


def _save(entries: Iterable[Recent], file: Path, most: int) -> tuple[Recent, ...]:
    kept = _newest_of_each(entries, most)
    games = [entry.model_dump(mode="json") for entry in kept]
    write_text(file, json.dumps({"version": VERSION, "games": games}, indent=1) + "\n")
    return kept


def _newest_of_each(entries: Iterable[Recent], most: int) -> tuple[Recent, ...]:
    """Every file once, at its first place in the list."""
    found: dict[Path, Recent] = {}
    for entry in entries:
        found.setdefault(entry.path, entry)
    return tuple(found.values())[:most]


def _lines(file: Path) -> list[JsonValue] | None:
    """What a file lists; None if it is missing or no list of games."""
    try:
        fields = parse_gently(read_bytes(file).decode("utf-8-sig"))
    except (OSError, TooLarge, ValueError):
        return None
    games = fields.get("games") if isinstance(fields, dict) else None
    return games if isinstance(games, list) else None


def _sound(lines: Iterable[JsonValue]) -> Iterator[Recent]:
    for line in lines:
        try:
            yield Recent.model_validate(line)
        except ValidationError:
            continue


# The pictures


def thumbnail(path: Path, folder: Path) -> Path:
    """Where the picture of a saved game is, if it has one."""
    name = sha256(str(path).encode(errors="surrogatepass")).hexdigest()[:24]
    return folder / f"{name}.png"


def keep_thumbnail(png: bytes, path: Path, folder: Path) -> Path:
    """Write the picture of a saved game; OSError if the disk does not take it."""
    target = thumbnail(path, folder)
    write_bytes(target, png, keep=False)
    return target


def tidy(entries: Iterable[Recent], folder: Path) -> None:
    """Delete the pictures of games that are no longer listed."""
    wanted = {thumbnail(entry.path, folder) for entry in entries}
    with suppress(OSError):  # a picture too many harms nobody
        for picture in folder.glob("*.png"):
            if picture not in wanted:
                picture.unlink(missing_ok=True)
