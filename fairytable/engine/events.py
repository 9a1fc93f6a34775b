"""What happened, told while a step is carried out: for the log, the table and screen readers.

Each event carries the mask of the players that may know its secret part; `seen_by` gives the event
as one player may see it.
"""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias


class Moved(NamedTuple):
    """A card went from one zone to another; `face` is None for those who do not know it."""

    card: int
    source: str
    target: str
    face: int | None
    known: int

    def seen_by(self, player: int) -> "Moved":
        return self if self.known >> player & 1 else self._replace(face=None)


class Revealed(NamedTuple):
    """Players that did not know a face have learnt it: all of them, or one who peeked."""

    card: int
    face: int | None
    known: int

    def seen_by(self, player: int) -> "Revealed":
        return self if self.known >> player & 1 else self._replace(face=None)


class Turned(NamedTuple):
    """A card that stays where it lies was turned face up or face down."""

    card: int
    up: bool
    face: int | None = None
    """What everybody sees then; None when it was turned down."""

    def seen_by(self, player: int) -> "Turned":
        return self


class Shuffled(NamedTuple):
    """The faces of these cards were mixed; nobody can follow them."""

    cards: tuple[int, ...]

    def seen_by(self, player: int) -> "Shuffled":
        return self


class Scored(NamedTuple):
    """A line of the score sheet changed."""

    line: str
    points: int
    total: int

    def seen_by(self, player: int) -> "Scored":
        return self


class Said(NamedTuple):
    """A sentence of the log, as a key with parameters; only the players in `known` may read it."""

    key: str
    words: Mapping[str, int | str]
    known: int

    def seen_by(self, player: int) -> "Said | None":
        return self if self.known >> player & 1 else None


Event: TypeAlias = Moved | Revealed | Turned | Shuffled | Scored | Said
