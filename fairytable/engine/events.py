"""What happened, told while a step is carried out: for the log, the table and screen readers.

Events are complete: whoever applies those of an action to the view before it has the view after it
(`engine/onlooker.py` does). `seen_by` gives an event as one player may see it, None if the player
is not told of it at all.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

EVERYBODY = -1
"""The mask of all players, however many there are."""


def _faces_seen(
    faces: tuple[int | None, ...], known: tuple[int, ...], player: int
) -> tuple[int | None, ...]:
    """Those faces that a player knows; None for the others."""
    return tuple([f if k >> player & 1 else None for f, k in zip(faces, known, strict=True)])


class Moved(NamedTuple):
    """A card went from one zone to another, or to another place in its zone."""

    card: int
    source: str
    target: str
    face: int | None
    """None for those who do not know it."""
    known: int
    """The mask of those who do."""
    at: int = -1
    """Its index in the target, from the bottom; -1: on top."""
    up: bool = False
    """Whether it lies face up there."""
    told: int = EVERYBODY
    """The mask of those who are told: the others see nothing of it."""

    def seen_by(self, player: int) -> "Moved | None":
        if not self.told >> player & 1:
            return None
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
    faces: tuple[int | None, ...] = ()
    """The faces that they have now; None for those who do not see them."""
    known: tuple[int, ...] = ()
    """The masks of those who do."""

    def seen_by(self, player: int) -> "Shuffled":
        return self._replace(faces=_faces_seen(self.faces, self.known, player))


class LaidOut(NamedTuple):
    """Cards were put into a zone from wherever they lay, and all that was known of them is
    forgotten: a new game on the same table."""

    cards: tuple[int, ...]
    zone: str
    faces: tuple[int | None, ...]
    known: tuple[int, ...]
    up: bool

    def seen_by(self, player: int) -> "LaidOut":
        return self._replace(faces=_faces_seen(self.faces, self.known, player))


class Scored(NamedTuple):
    """A line of the score sheet changed."""

    line: str
    points: int
    total: int

    def seen_by(self, player: int) -> "Scored":
        return self


SaidWords: TypeAlias = Mapping[str, int | str]
"""The parameters of a sentence."""


def number_in(words: SaidWords, key: str) -> int | None:
    """A parameter that is a number; None if the sentence has no such one."""
    value = words.get(key)
    return value if isinstance(value, int) else None


class Said(NamedTuple):
    """A sentence of the log, as a key with parameters."""

    key: str
    words: SaidWords
    secret: SaidWords = MappingProxyType({})
    """More parameters, for those who may know them."""
    known: int = EVERYBODY
    """The mask of those."""
    told: int = EVERYBODY
    """The mask of those who are told at all: the others read nothing of it."""

    def seen_by(self, player: int) -> "Said | None":
        """With all words that this player may know among the open ones."""
        if not self.told >> player & 1:
            return None
        return self.openly() if self.known >> player & 1 else self._replace(secret={})

    def openly(self) -> "Said":
        """With all words, for those who see everything."""
        return self._replace(words={**self.words, **self.secret}, secret={})

    def publicly(self) -> "Said | None":
        """As anybody may read it; None if it is not for everybody."""
        return self._replace(secret={}) if self.told == EVERYBODY else None


Event: TypeAlias = Moved | Revealed | Turned | Shuffled | LaidOut | Scored | Said
