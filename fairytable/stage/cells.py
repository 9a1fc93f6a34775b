"""What may stand in a cell of a page, a score sheet or a ledger, as plain data. No Qt.

Where a cell is nothing but words, the words alone will do.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

Lit: TypeAlias = Literal["", "soft", "gold", "enamel"]
"""The tile under a cell: none, a pale one, a golden one with a rim, one in the cell's colour."""
Ink: TypeAlias = Literal["", "soft", "gold", "good", "bad"]
"""What words are written with: plainly, quietly, or so that they are noticed."""


class SmallCard(NamedTuple):
    """A card as large as a thumb; pointed at, it is shown large."""

    face: int | None = None
    """None for one that lies face down."""
    back: str = ""
    """The back that is up; with a face as well, the face shines through it."""
    badge: str = ""
    """A few signs at its foot: "×2"."""
    name: str = ""
    """What a screen reader says, where the title is not enough."""
    lit: bool = False
    struck: bool = False
    faded: bool = False


class BarPart(NamedTuple):
    """A piece of a bar."""

    share: float
    """Of the whole bar; below zero it goes to the left."""
    colour: str = ""
    """Of a family; empty for gold."""
    player: int | None = None
    """Whose colour it has, where it is a player's."""


class Bar(NamedTuple):
    """How much there is of something, in one piece or in several."""

    parts: tuple[BarPart, ...]
    goal: float | None = None
    """Where a mark stands: how much is wanted, as a share."""
    zero: float = 0.0
    """Where the parts begin, as a share."""


def share_bar(share: float, colour: str = "", goal: float | None = None) -> Bar:
    """A bar in one piece, from nothing to all."""
    return Bar((BarPart(share, colour),), goal)


def balance_bar(share: float, colour: str = "") -> Bar:
    """From -1 to 1, drawn around zero in the middle."""
    return Bar((BarPart(max(-1.0, min(1.0, share)) / 2, colour),), zero=0.5)


class Cell(NamedTuple):
    """One cell. What it has stands side by side: sign, words, bar, cards."""

    text: str = ""
    glyph: str = ""
    colour: str = ""
    """The family of the glyph, and of an enamelled tile."""
    player: int | None = None
    """Whose shape stands before the words."""
    emblem: str = ""
    """A drawing of the game's art in a disc, in place of a glyph: "wishes/love". With a glyph as
    well, the glyph is a small mark at its rim."""
    cards: tuple[SmallCard, ...] = ()
    """Side by side; they go on in the next line where they find no room."""
    bar: Bar | None = None
    ink: Ink = ""
    lit: Lit = ""
    strong: bool = False
    struck: bool = False
    """Drawn through: it holds no more."""
    faded: bool = False
    """Not yet, or not any more."""
    was: str | None = None
    """What stood here: a preview shows both."""
    spoken: str = ""
    """What a screen reader says, where the words are not enough."""


Entry: TypeAlias = str | Cell


def as_cell(entry: Entry) -> Cell:
    return Cell(entry) if isinstance(entry, str) else entry


def text_of(entry: Entry) -> str:
    """The words of a cell alone."""
    return entry if isinstance(entry, str) else entry.text


def words_of(entry: Entry) -> str:
    """A cell as it is read aloud, without its cards."""
    cell = as_cell(entry)
    return cell.spoken or cell.text


def texts_of(entries: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(text_of(entry) for entry in entries)
