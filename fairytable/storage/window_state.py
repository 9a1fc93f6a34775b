"""Where the window stood when it was closed, and how: kept beside the settings."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from fairytable.storage.atomic import backup, write_text
from fairytable.storage.text import TooLarge, parse_gently, read_bytes

VERSION = 1
GRIP = 80
"""How many pixels of the window's head must lie on a screen, so that it can be dragged."""
_FARTHEST = 100_000


class Place(NamedTuple):
    """A rectangle on the desktop, in its pixels."""

    x: int
    y: int
    width: int
    height: int


class WindowState(BaseModel):
    """The window as it was left."""

    model_config = ConfigDict(frozen=True, strict=True, defer_build=True)

    version: int = Field(default=VERSION, ge=1)
    x: int = Field(ge=-_FARTHEST, le=_FARTHEST)
    y: int = Field(ge=-_FARTHEST, le=_FARTHEST)
    width: int = Field(gt=0, le=_FARTHEST)
    height: int = Field(gt=0, le=_FARTHEST)
    """Of the window when it is neither maximised nor on the full screen."""
    state: Literal["normal", "maximised", "full screen"] = "normal"
    folded: bool = False
    """Whether the side panel was folded."""

    @property
    def place(self) -> Place:
        return Place(self.x, self.y, self.width, self.height)


def load(path: Path) -> WindowState | None:
    """What a file tells; None if it is missing or tells nothing sound."""
    for file in (path, backup(path)):
        try:
            return WindowState.model_validate(parse_gently(read_bytes(file).decode("utf-8-sig")))
        except (OSError, TooLarge, ValueError, ValidationError):
            continue
    return None


def save(state: WindowState, path: Path) -> None:
    """Write it; OSError if the disk does not take it."""
    write_text(path, json.dumps(state.model_dump(mode="json"), indent=1) + "\n")


def reachable(place: Place, screens: Iterable[Place]) -> bool:
    """Whether the head of a window at this place can be grasped on one of these screens."""
    return any(_can_grasp(place, screen) for screen in screens)


def _can_grasp(place: Place, screen: Place) -> bool:
    left, right = max(place.x, screen.x), min(place.x + place.width, screen.x + screen.width)
    inside = screen.y <= place.y <= screen.y + screen.height - GRIP
    return right - left >= GRIP and inside
