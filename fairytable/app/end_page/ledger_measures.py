"""How large a ledger is set: the type, the widths of its columns, the heights of its rows."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QSize

from fairytable.app.chrome import scaled, sized
from fairytable.app.end_page.ledger_model import ARROW, DOT, LedgerModel
from fairytable.app.widgets.small_cards import GAP, card_high
from fairytable.paint.fonts import BOLD, REGULAR, SEMIBOLD, Type, metrics
from fairytable.paint.text import sizes
from fairytable.stage.cells import Cell, Entry, as_cell, text_of
from fairytable.stage.sheets import Ledger

EQUALS = " = "
ROW, LOW_ROW = 25.0, 22.0
"""The least height of a row; and where otherwise rows would have to be scrolled."""
ROOMY_ROW = 40.0
LEAST_TYPE = 13
"""No text is smaller, in pixels."""
CELL = 9.0
"""Free at both sides of a cell."""
BESIDE_SIGN = 24.0
"""How far words stand from the left edge of a sign before them."""
BESIDE_CREST = 18.0
"""How far a name stands from the left edge of its player's shape."""
CARDS = (60.0, 44.0, 34.0)
"""How wide cards may be, the best first."""
SMALL_CARDS = (42.0, 36.0, 30.0, 26.0, 24.0)
"""How wide they may be where otherwise rows would have to be scrolled: their words stand beside."""
WORDS = 19
"""The height of the words below cards."""
BESIDE_CARDS = 6.0
"""Between the last card and words beside it."""
_AIRY = 14.0
"""What rows with cards have above and below them at most, where there is room."""
_AROUND_CARDS, _AROUND_SMALL = 8, 6
"""Above and below cards, together with their words."""
BAR = 96.0
"""How wide a bar is at least."""
_LEAST_STEP = 0.36
"""How much of a card shows at least beside the next one."""
_LONGEST = (150.0, 110.0, 80.0, 56.0)
"""Names that are longer are cut; the shorter measures are for narrow windows."""
_EMPTY = 3
"""A ledger without rows is as high as one of this many."""
_ROOMY = (760, 520)
"""In a ledger that is larger the type is larger too."""


class LedgerType(NamedTuple):
    """One way to set a ledger."""

    kind: Type
    longest: float = _LONGEST[0]
    """How wide a name may be before it is cut."""
    signs: int = 0
    """2: beside heads and rows; 1: only beside rows; 0: none."""
    card: float = CARDS[-1]
    """How wide a card is."""

    @property
    def beside(self) -> bool:
        """Whether the words of cards stand beside them, and not below."""
        return self.card in SMALL_CARDS

    @property
    def row(self) -> float:
        """The least height of a row."""
        return min(ROW, max(LOW_ROW, 1.4 * self.kind.px))

    def tall(self, pixels: float) -> int:
        """A length beside its words: those may have to be smaller than the person wishes."""
        return min(scaled(pixels), round(pixels * self.kind.px / LEAST_TYPE))

    @property
    def head(self) -> Type:
        return Type(self.kind.px + 1, SEMIBOLD, caps=True)

    @property
    def owner(self) -> Type:
        """Of a player's name above a column."""
        return self.kind._replace(weight=SEMIBOLD)

    @property
    def foot(self) -> Type:
        return self.kind._replace(weight=BOLD, px=self.kind.px + 2)


# Heights


def height_of(ledger: Ledger, row: float) -> int:
    """How high a ledger would like to be with rows of this height; those with cards are higher."""
    return _height(ledger, LedgerType(sized(Type(LEAST_TYPE))), row)


def least_height(ledger: Ledger) -> int:
    """How high it is at least if no row is to be scrolled away."""
    return _height(ledger, LedgerType(Type(LEAST_TYPE), card=SMALL_CARDS[-1]), LOW_ROW)


def _height(ledger: Ledger, way: LedgerType, row: float) -> int:
    rows = sum(max(row, _cards_height(cells, way.card)) for cells in ledger.rows) or row * _EMPTY
    return ceil(top_of(ledger, way) + bottom_of(ledger, way) + rows)


def _cards_height(row: Sequence[Entry], card: float) -> float:
    """What the cards of a row need at this width, and the words below them."""
    cells = [cell for cell in map(as_cell, row) if cell.cards]
    if not cells:
        return 0.0
    if card in SMALL_CARDS:
        return card_high(card) + _AROUND_SMALL
    words = scaled(WORDS) if any(cell.text for cell in cells) else 0
    return card_high(card) + words + _AROUND_CARDS


def short(text: str) -> str:
    """Of a sum only what it comes to: the cards beside it show the rest."""
    return text.rpartition(EQUALS)[2]


def top_of(ledger: Ledger, way: LedgerType) -> int:
    """The height of the heads: two lines if one of them has a part for a name."""
    return way.tall(50 if any(DOT in text_of(head) for head in ledger.heads) else 34)


def foot_of(ledger: Ledger, way: LedgerType) -> int:
    """The height of the foot alone."""
    return way.tall(32) if ledger.foot else 0


def bottom_of(ledger: Ledger, way: LedgerType) -> int:
    """The height of all that lies below the rows: the foot, the note, a margin."""
    return (way.tall(34) if ledger.foot else 4) + (scaled(24) if ledger.note else 0)


def row_heights(ledger: Ledger, room: float, way: LedgerType) -> list[int]:
    """Of all rows: they share this room, if there is neither too little nor too much of it."""
    needed = [_cards_height(cells, way.card) for cells in ledger.rows]
    most = max([ROOMY_ROW, *(height + _AIRY for height in needed)])
    level = _level(needed, room)
    high = min(most, level) if level >= way.row else ROW
    return _whole([max(high, height) for height in needed])


def _level(needed: Sequence[float], room: float) -> float:
    """The height that all rows can have which need no more."""
    free, low = room, sorted(needed, reverse=True)
    for k, height in enumerate(low):
        share = free / (len(low) - k)
        if share >= height:
            return share
        free -= height
    return 0.0


# Widths


def least_width(model: LedgerModel, smallest: Type) -> float:
    """So wide that nothing but a long name is cut, in this type."""
    return sum(_wanted(model, LedgerType(smallest, _LONGEST[1]))) + 4


def best_type(model: LedgerModel, room: QSize) -> LedgerType:
    """The best for which there is room: signs go before words get smaller, names last; and words
    get smaller before rows are scrolled away."""
    roomy = room.width() > _ROOMY[0] and room.height() > _ROOMY[1]
    own = sized(Type(16 if roomy else 14, REGULAR))
    kinds = sizes(own, own.px, LEAST_TYPE)
    small = kinds[-1]
    cards = _cards_for(model.ledger, room.height())
    ways = [
        LedgerType(kind, signs=signs, card=card)
        for card in cards
        for signs in (2, 1, 0)
        for kind in kinds
    ]
    ways += [LedgerType(small, _LONGEST[1], card=card) for card in cards]
    ways += [LedgerType(kind, signs=signs) for signs in (2, 1, 0) for kind in kinds]
    ways += [LedgerType(small, longest) for longest in _LONGEST[1:]]
    fitting = [way for way in ways if sum(_wanted(model, way)) <= room.width()] or ways[-1:]
    whole = (way for way in fitting if _height(model.ledger, way, way.row) <= room.height())
    return next(whole, fitting[0])


def _cards_for(ledger: Ledger, room: float) -> list[float]:
    """How wide cards may be so that no row need be scrolled away, the best first; or as few of them
    as can be."""
    least = LedgerType(Type(LEAST_TYPE))
    room -= top_of(ledger, least) + bottom_of(ledger, least)
    high = {
        card: sum(max(LOW_ROW, _cards_height(cells, card)) for cells in ledger.rows)
        for card in (*CARDS, *SMALL_CARDS)
    }
    if high[CARDS[-1]] == high[SMALL_CARDS[-1]]:  # there are none
        return [CARDS[-1]]
    fitting = [card for card in (*CARDS, *SMALL_CARDS) if high[card] <= room]
    return fitting or [SMALL_CARDS[-1]]


def column_widths(model: LedgerModel, way: LedgerType, room: int) -> list[int]:
    """Of all columns: what is left over is shared out; they may need more room than there is."""
    wanted = _wanted(model, way)
    spare = max(0.0, room - sum(wanted)) / max(1, len(wanted))
    return _whole([width + spare for width in wanted])


def _wanted(model: LedgerModel, way: LedgerType) -> list[float]:
    """How wide each column would like to be."""
    return [
        max(_head_width(model, way, column), *_cell_widths(model, way, column)) + 2 * CELL + 4
        for column in range(model.columnCount())
    ]


def _head_width(model: LedgerModel, way: LedgerType, column: int) -> float:
    first, _, name = model.head(column).text.partition(DOT)
    if model.seat_of(first):
        return _name_width(first, way.owner, way.longest)
    sign = BESIDE_SIGN if model.head(column).glyph and way.signs > 1 else 0.0
    upper = metrics(way.head).horizontalAdvance(first) + sign
    if model.seat_of(name):
        return max(upper, _name_width(name, way.owner, way.longest))
    return max(upper, min(metrics(way.owner).horizontalAdvance(name), way.longest))


def _cell_widths(model: LedgerModel, way: LedgerType, column: int) -> Iterable[float]:
    plain, ledger = metrics(way.kind), model.ledger
    signed = way.signs > 0 and any(as_cell(row[column]).glyph for row in ledger.rows)
    sign = BESIDE_SIGN if signed else 0.0
    for row in ledger.rows:
        cell = as_cell(row[column])
        if cell.player is not None or model.seat_of(cell.text):
            yield _name_width(cell.text, way.kind, way.longest)
        elif cell.cards:
            yield _with_words(cell, way)
        else:
            bar = BAR if cell.bar is not None else 0.0
            words = plain.horizontalAdvance(cell.text) + (5 if ARROW in cell.text else 0)
            yield words + sign + bar
    yield metrics(way.foot).horizontalAdvance(text_of(ledger.foot[column])) if ledger.foot else 0.0


def _with_words(cell: Cell, way: LedgerType) -> float:
    """Cards and the words below or beside them."""
    cards, ruler = _cards_width(len(cell.cards), way), metrics(way.kind)
    if way.beside:
        return cards + BESIDE_CARDS + ruler.horizontalAdvance(short(cell.text)) + 2
    return max(cards, ruler.horizontalAdvance(cell.text))


def _cards_width(count: int, way: LedgerType) -> float:
    """Side by side; in narrow windows they overlap."""
    share = max(_LEAST_STEP, way.longest / _LONGEST[0])
    return way.card + (count - 1) * (way.card + GAP) * share


def _name_width(name: str, kind: Type, longest: float) -> float:
    return min(metrics(kind).horizontalAdvance(name), longest) + BESIDE_CREST


def _whole(lengths: Sequence[float]) -> list[int]:
    """Lengths in whole pixels; each ends within half a pixel of where it would have ended."""
    ends = [round(end) for end in accumulate(lengths, initial=0.0)]
    return [end - start for start, end in pairwise(ends)]
