"""How each game was set up last time, so that the next one begins with a single click."""

import json
from pathlib import Path
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError, model_validator

from fairytable.match import COLOURS, Seat
from fairytable.storage import places
from fairytable.storage.atomic import backup, write_text
from fairytable.storage.locks import alone_with
from fairytable.storage.text import TooLarge, parse_gently, read_bytes


class LastChoice(BaseModel):
    """The options and seats of a game; what of it still fits is for the reader to judge."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    options: dict[str, JsonValue] = Field(default_factory=dict)
    seats: tuple[Seat, ...] = Field(default=(), max_length=COLOURS)
    offered: str = ""
    """The name that was offered to the person; a seat that kept it follows the name's changes."""

    @model_validator(mode="after")
    def _seats_can_be_told_apart(self) -> Self:
        names = {seat.name.casefold() for seat in self.seats}
        colours = {seat.colour for seat in self.seats}
        if len(names) < len(self.seats) or len(colours) < len(self.seats):
            raise ValueError("two seats look the same")
        return self


def place() -> Path:
    """Where the choices are kept on this machine."""
    return places.last_choice()


def recall(game: str, path: Path) -> LastChoice:
    """What was chosen for a game; what is missing or wrong in the file is empty."""
    kept = _kept(path).get(game)
    fields = kept if isinstance(kept, dict) else {}
    try:
        return LastChoice.model_validate(fields)
    except ValidationError as trouble:
        wrong = {error["loc"][0] if error["loc"] else "seats" for error in trouble.errors()}
        return LastChoice.model_validate({k: v for k, v in fields.items() if k not in wrong})


def latest(path: Path) -> str | None:
    """The game that was set up last; None if none ever was."""
    return next(reversed(_kept(path)), None)


def remember(game: str, choice: LastChoice, path: Path) -> None:
    """Keep a choice beside those of other games; OSError if the disk does not take it."""
    with alone_with(path):
        others = {name: kept for name, kept in _kept(path).items() if name != game}
        kept = {**others, game: choice.model_dump(mode="json")}  # the latest stands last
        write_text(path, json.dumps(kept, indent=1) + "\n")


def _kept(path: Path) -> dict[str, JsonValue]:
    """All choices in the file, or in the one before if it is no JSON."""
    for file in (path, backup(path)):
        try:
            kept = parse_gently(read_bytes(file).decode("utf-8-sig"))
        except (OSError, TooLarge, ValueError):
            continue
        if isinstance(kept, dict):
            return kept
    return {}
