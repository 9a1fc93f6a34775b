"""The printed cards of a game: which faces exist, how many of each, and what their backs show."""

from collections.abc import Iterable
from typing import NamedTuple


class Face(NamedTuple):
    """One printed face; cards with the same face cannot be told apart."""

    name: str
    """Readable and unique within the deck: "fairy.air.8"."""
    back: str
    """All that shows when the card lies face down."""
    copies: int = 1
    """How many cards carry it."""


class Deck:
    """All cards of a game as static data: a state holds only numbers that point in here.

    Faces are small enough for a byte: a position keeps them in a bytearray.
    """

    faces: tuple[Face, ...]
    backs: tuple[str, ...]
    """The back of each face, by its number."""
    cards: tuple[int, ...]
    """The face of each card when the box is opened, in the order of `faces`."""

    handles: int
    """All cards as one row of bytes, read as a number."""
    other_backs: tuple[tuple[bytes, bytes], ...]
    """For `bytes.translate`, for each different back: a table that gives 0 for the faces that have
    it and 255 for all other bytes; and the faces that have another one, to be left out."""

    def __init__(self, faces: Iterable[Face]) -> None:
        self.faces = tuple(faces)
        self.backs = tuple(face.back for face in self.faces)
        self.cards = tuple(n for n, face in enumerate(self.faces) for _ in range(face.copies))
        self.handles = int.from_bytes(bytes(range(len(self.cards))))
        self.other_backs = tuple(
            (
                bytes(255 * (self.backs[f : f + 1] != (back,)) for f in range(256)),
                bytes(f for f, other in enumerate(self.backs) if other != back),
            )
            for back in dict.fromkeys(self.backs)
        )
        self._numbers = {face.name: n for n, face in enumerate(self.faces)}
        if len(self.faces) > 255:
            raise ValueError("a deck has at most 255 different faces")
        if len(self._numbers) != len(self.faces):
            raise ValueError("two faces of a deck share a name")

    def with_back(self, back: str) -> tuple[int, ...]:
        """The cards that show this back."""
        return tuple(card for card, face in enumerate(self.cards) if self.backs[face] == back)

    def face(self, name: str) -> int:
        """The number of the face with this name."""
        return self._numbers[name]
