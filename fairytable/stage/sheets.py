"""What stands beside the table and on the end page: sheets, pages, ledgers, as plain data. No Qt.

Their cells are words, or all that a Cell can be.
"""

from typing import NamedTuple, TypeAlias

from fairytable.stage.cells import Bar, Entry


class SheetRow(NamedTuple):
    """A line of the score sheet."""

    label: str
    value: Entry
    glyph: str = ""
    colour: str = ""
    bar: Bar | None = None
    framed: bool = False
    """The viewer's own."""
    player: int | None = None
    strong: bool = False
    line: str = ""
    """What `Scored` calls it: points that are scored fly here."""


class MatrixRow(NamedTuple):
    """A line of a table."""

    label: Entry
    """With a glyph, or with a player's shape: then it is strong while this player decides."""
    cells: tuple[Entry, ...]
    """One for each column."""
    strong: bool = False
    ruled: bool = False
    """Whether a line parts it from the row above."""
    framed: bool = False
    """The viewer's own."""


class Matrix(NamedTuple):
    """A table with heads: what each player has of each kind, or the other way round."""

    heads: tuple[Entry, ...]
    """From left to right; that of a player is underlined while this player decides."""
    rows: tuple[MatrixRow, ...]
    own: int | None = None
    """The column that is washed in gold, because it is the viewer's."""


class Meter(NamedTuple):
    """How much is left of something that ends the game."""

    text: str
    share: float
    """From 0 to 1."""
    low: bool = False
    """It is nearly over: shown in amber, with the note."""
    note: str = ""


class Sheet(NamedTuple):
    """The score sheet at the head of the side panel."""

    title: str
    rows: tuple[SheetRow, ...]
    """Where there is a matrix, only the folded panel shows them."""
    note: str = ""
    matrix: Matrix | None = None
    meter: Meter | None = None
    lines: tuple[tuple[Entry, ...], ...] = ()
    """Below rows or matrix, above the note: cells side by side."""
    brief: str = ""
    """What the folded panel says above its rows, in place of the title; nothing, if empty."""


class PageLine(NamedTuple):
    """A line of a page."""

    cells: tuple[Entry, ...]
    zones: tuple[str, ...] = ()
    """What glows when one points at the line."""
    heading: bool = False
    """Whether what follows belongs to it."""


PageRow: TypeAlias = PageLine | tuple[Entry, ...]
"""Cells alone are a line that speaks of no place."""


def as_line(row: PageRow) -> PageLine:
    return row if isinstance(row, PageLine) else PageLine(row)


class Page(NamedTuple):
    """A tab of the side panel that the game fills: a title and lines, each a row of columns.

    In lines that hold cards the words stand above them.
    """

    title: str
    lines: tuple[PageRow, ...]


class Ledger(NamedTuple):
    """How the scores of a finished game came about. A cell "4 → 8" tells what somebody had and what
    it brought; a head "Air · Anna" has two lines. Glyphs stand before heads and first cells."""

    heads: tuple[Entry, ...]
    rows: tuple[tuple[Entry, ...], ...]
    foot: tuple[Entry, ...] = ()
    note: str = ""


class Tally(NamedTuple):
    """A match of several games, side by side."""

    ledger: Ledger
    goal: int | None = None
    """The points that end the match."""
