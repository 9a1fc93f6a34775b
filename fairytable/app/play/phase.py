"""What goes on at the table: exactly one of these at a time."""

from dataclasses import dataclass
from typing import TypeAlias

from fairytable.engine import State


@dataclass(frozen=True, slots=True)
class Playing:
    """Whoever has to decide is asked, or thinks."""


@dataclass(frozen=True, slots=True)
class Introducing:
    """Somebody reads who they are and what wins, before anybody else does anything."""


@dataclass(frozen=True, slots=True)
class Lingering:
    """The turn is over, but its player still sees their own cards for a moment."""


@dataclass(frozen=True, slots=True)
class Pretending:
    """A bot pretends to decide what it was not asked, so that nobody can tell the difference."""

    shown: State


@dataclass(frozen=True, slots=True)
class Replaying:
    """The last turn is shown once more."""

    steps: tuple[int, ...]
    """Those that are still to be shown."""


@dataclass(frozen=True, slots=True)
class LookingOn:
    """The match is only looked at."""

    index: int
    """Which position."""
    viewer: int | None
    """With whose eyes; None sees everything."""


Phase: TypeAlias = Playing | Introducing | Lingering | Pretending | Replaying | LookingOn
