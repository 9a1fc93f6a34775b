"""What the person at the machine has chosen, kept field by field through damage and updates."""

import json
from pathlib import Path
from typing import Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    ValidationError,
    field_validator,
    model_validator,
)

from fairytable.storage.atomic import backup, write_text
from fairytable.storage.locks import alone_with
from fairytable.storage.text import TooLarge, parse_gently, read_bytes

VERSION = 1
RETIRED = frozenset({"card_size", "sounds", "confirmations", "confirm_leave"})
"""Fields of older files that nothing follows any more."""


class Settings(BaseModel):
    """Every setting with its default; change one with `changed`.

    Fields that only a newer program knows are carried along and written again.
    """

    model_config = ConfigDict(frozen=True, extra="allow", strict=True)

    version: int = Field(default=VERSION, ge=1)
    """Of the program that wrote the file; a newer one stays as it is."""

    player_name: str = Field(default="", max_length=40)
    """Offered for the first seat; the interface says “Player” in its language if it is empty."""
    language: Literal["system", "en", "it"] = "system"

    table: Literal["dark", "light"] = "dark"
    text_size: Literal["normal", "large", "larger"] = "normal"
    """Of panels and dialogs; what lies on the table grows with the window."""
    enlarged: Literal["never", "normal", "large", "larger"] = "normal"
    """The size of the card that is shown large beside itself; never: only while Space is held."""
    enlarged_after: Literal["short", "normal", "long"] = "normal"
    """How long one rests on a card before it is shown large."""
    animation: Literal["slow", "normal", "fast", "off"] = "normal"
    colour_blind_aids: bool = False
    """Marks on the table have patterns of their own, and players' shapes stand wherever their
    colours do."""

    bot_pace: Literal["slow", "normal", "fast", "instant"] = "normal"
    """How long a bot's decision stays on the table before the next one."""
    play_forced: bool = True
    """Decisions with one answer are played by themselves, where the game allows it."""
    undo: Literal["free", "mark", "forbid"] = "mark"
    """Steps back over something newly seen: allowed, allowed but told to all, or refused."""
    full_curtain: bool = False
    """Several people at one machine: cover the whole table and the panel between two of them."""
    cards_left: bool = True
    """The counting aid: pages of the panel that tell what has not been seen yet."""

    advice: bool = True
    """Tell newcomers who they are and what wins before a game, and now and then what helps."""
    confirm_overwrite: bool = True
    """Ask before a file is written over."""
    confirm_undo: bool = True
    """Ask before a step back over something newly seen."""

    @model_validator(mode="before")
    @classmethod
    def _retire(cls, fields: object) -> object:
        """Take over what an older program meant by fields that are no more."""
        if not isinstance(fields, dict) or not RETIRED & fields.keys():
            return fields
        kept = {name: value for name, value in fields.items() if name not in RETIRED}
        if fields.get("confirmations") is False:
            quiet = dict.fromkeys(("confirm_overwrite", "confirm_undo"), False)
            kept = quiet | kept
        return kept

    @field_validator("player_name")
    @classmethod
    def _name_can_be_read(cls, name: str) -> str:
        if not name.isprintable() or name != name.strip():
            raise ValueError("a name has no line breaks, and no spaces around it")
        return name

    def changed(self, **values: bool | str) -> "Settings":
        """A copy with other values; ValidationError if one is not to be had."""
        return Settings.model_validate({**self.model_dump(), **values})


def load(path: Path) -> Settings:
    """The settings in a file; what is missing or wrong there has its default."""
    for place in (path, backup(path)):
        fields = _fields(place)
        if fields is not None:
            return _sound(fields)
    return Settings()


def save(settings: Settings, path: Path) -> None:
    """Write the settings; OSError if the disk does not take them."""
    with alone_with(path):
        _write(settings, path)


def change(before: Settings, after: Settings, path: Path) -> Settings:
    """Write what has changed, and nothing else: another window may have changed the rest since.

    Gives the settings as they are now on the disk; OSError if it does not take them.
    """
    old, new = before.model_dump(), after.model_dump()
    with alone_with(path):
        kept = load(path) if path.exists() else before
        changed = {name: value for name, value in new.items() if old.get(name) != value}
        settings = Settings.model_validate({**kept.model_dump(), **changed})
        _write(settings, path)
        return settings


def _write(settings: Settings, path: Path) -> None:
    write_text(path, json.dumps(settings.model_dump(mode="json"), indent=1) + "\n")


def _fields(path: Path) -> dict[str, JsonValue] | None:
    """The fields that a file gives; None if it is missing or no JSON."""
    try:
        fields = parse_gently(read_bytes(path).decode("utf-8-sig"))
    except (OSError, TooLarge, ValueError):
        return None
    return fields if isinstance(fields, dict) else None


def _sound(fields: dict[str, JsonValue]) -> Settings:
    """Settings from those fields that are right."""
    try:
        return Settings.model_validate(fields)
    except ValidationError as trouble:
        wrong = {error["loc"][0] for error in trouble.errors()}
        return Settings.model_validate({k: v for k, v in fields.items() if k not in wrong})
