"""What the person at the machine has chosen, kept field by field through damage and updates."""

import json
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError, field_validator

from fairytable.storage.atomic import backup, write_text
from fairytable.storage.text import TooLarge, parse_gently, read_bytes

VERSION = 1


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
    card_size: Literal["small", "normal", "large"] = "normal"
    animation: Literal["slow", "normal", "fast", "off"] = "normal"
    sounds: bool = True
    colour_blind_aids: bool = False
    """Marks besides those that are always there, and colours further apart."""

    bot_pace: Literal["slow", "normal", "fast", "instant"] = "normal"
    """How long a bot's decision stays on the table before the next one."""
    play_forced: bool = True
    """Decisions with one answer are played by themselves, where the game allows it."""
    undo: Literal["free", "mark", "forbid"] = "mark"
    """Steps back over something newly seen: allowed, allowed but told to all, or refused."""
    confirmations: bool = True
    """Ask before a game is closed or a save is written over."""
    full_curtain: bool = False
    """Several people at one machine: cover the whole table at every change of seat."""
    cards_left: bool = True
    """Show what has not been seen yet."""

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
