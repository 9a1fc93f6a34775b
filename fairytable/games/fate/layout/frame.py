"""The measures of the table of Fairy's Fate: plates, five glades along a road, and the desk.

The numbers are those of the look page; k is the scale of a window against one of 800 pixels.
"""

from functools import lru_cache
from math import floor
from typing import NamedTuple

from fairytable.games.fate.cards import PLACES
from fairytable.games.fate.rules.position import FULL, HAND_SIZE
from fairytable.stage.picture import CARD, Rect, clamp, grid

MENU = 26.0
"""Of the window, above the table."""
SIDE, GAP, TOP = 8.0, 8.0, 5.0
PLATE, STRIP, WAY = 103.0, 74.0, 47.0
"""The heights of plates, landscape and road at k = 1."""
LEAST_PLATE = 97.0
"""Pixels: below this the drawings on rivals' things could not be seen."""
PLACE_SHARE = 0.118
"""How wide a card of a place may be, of the window's height."""
SHELF_SHARE, DECKS_SHARE = 0.19, 0.268
HAND_SHARE = 0.6
"""Of the desk."""
THINGS = 0.72
"""How wide own things are at most, in cards of the hand."""
BETWEEN, IN_HAND = 4.0, 6.0
BETWEEN_PLATES = 6.0
ROOMY = 400.0
"""From this width on a plate shows hand and recipes as large as things."""
PENNANTS = 0.3
"""How much of a hand card shows above the page of a collection, in its widths."""


class Glade(NamedTuple):
    """A place: landscape, four slots, a signpost by the road."""

    whole: Rect
    bed: Rect
    slots: tuple[Rect, ...]
    sign: Rect
    lamp: Rect
    walker: Rect
    """Where the lantern of a traveller stands who has chosen it."""


class DeskPile(NamedTuple):
    """A pile on the desk, and the line below it."""

    card: Rect
    caption: Rect


class FateFrame(NamedTuple):
    """Where everything lies."""

    k: float
    u: float
    """The width of a card in hand."""
    plates: tuple[Rect, ...]
    """Of the rivals, in turn order."""
    glades: tuple[Glade, ...]
    road: Rect
    desk: Rect
    shelf: Rect
    things: Rect
    hand: Rect
    page: Rect
    """Of a collection, over the hand."""
    decks: Rect
    piles: tuple[DeskPile, ...]
    """Four decks, then recipes and what was removed."""


@lru_cache(maxsize=64)
def frame(width: float, height: float, rivals: int) -> FateFrame:
    """The whole table, from its size and the number of rivals alone."""
    k = (height + MENU) / 800
    column = (width - 2 * SIDE) / len(PLACES)
    card = floor(min((column - 20) / 2, PLACE_SHARE * (height + MENU)))
    way = WAY * k
    middle = width * (1 - SHELF_SHARE - DECKS_SHARE) - 2 * SIDE - 2 * GAP
    widest = floor((middle - (HAND_SIZE - 1) * IN_HAND) / HAND_SIZE)
    most = (1 + THINGS) * widest * CARD + 44
    spare = height - TOP - (PLATE + STRIP) * k - 5 - 2 * card * CARD - BETWEEN - way - most
    low = max(LEAST_PLATE, PLATE * k)
    plate = low + clamp(0, 0.3 * spare, 40)
    strip = STRIP * k - (low - PLATE * k) + clamp(0, 0.6 * spare, 90)
    top = TOP + plate + 5
    row = top + strip
    foot = row + 2 * card * CARD + BETWEEN
    desk = Rect(0, foot + way, width, height - foot - way)
    glades = tuple(
        _glade(Rect(SIDE + i * column, top, column, foot + way - top), row, card, foot, way, k)
        for i in range(len(PLACES))
    )
    inner = Rect(SIDE, desk.y + GAP, width - 2 * SIDE, desk.h - 2 * GAP)
    shelf = inner._replace(w=SHELF_SHARE * width)
    decks = Rect(inner.right - DECKS_SHARE * width, inner.y, DECKS_SHARE * width, inner.h)
    mid = Rect(shelf.right + GAP, inner.y, decks.x - shelf.right - 2 * GAP, inner.h)
    high = min(widest * CARD, HAND_SHARE * mid.h)
    u = high / CARD
    hand = Rect(mid.x, mid.bottom - high, mid.w, high)
    things = Rect(mid.x, mid.y, mid.w, hand.y - mid.y - 10)
    page = Rect(mid.x - 2, hand.y + PENNANTS * u, mid.w + 4, high - PENNANTS * u + 4)
    return FateFrame(
        k,
        u,
        _plates(Rect(SIDE, TOP, width - 2 * SIDE, plate), rivals),
        glades,
        Rect(0, foot, width, way),
        desk,
        shelf,
        things,
        hand,
        page,
        decks,
        _piles(decks, k),
    )


def _plates(room: Rect, rivals: int) -> tuple[Rect, ...]:
    wide = (room.w - BETWEEN_PLATES * (rivals - 1)) / rivals
    return tuple(
        Rect(room.x + i * (wide + BETWEEN_PLATES), room.y, wide, room.h) for i in range(rivals)
    )


def _glade(whole: Rect, row: float, card: float, foot: float, way: float, k: float) -> Glade:
    high = card * CARD
    left = whole.x + (whole.w - 2 * card - BETWEEN) / 2
    slots = tuple(
        Rect(
            left + i % 2 * (card + BETWEEN),
            row + i // 2 * (high + BETWEEN),
            card,
            high,
        )
        for i in range(FULL)
    )
    bed = Rect(left - 5, row - 5, 2 * card + BETWEEN + 10, 2 * high + BETWEEN + 9)
    tall = max(22.0, 27 * k)
    sign = Rect(whole.x + 4, foot + (way - tall) / 2 + 3, min(0.63 * whole.w, 190 * k), tall)
    side = way + 5 * k
    post = way + 8 * k
    lamp = Rect(whole.right - 0.86 * post, foot + way - post, post, post)
    walker = Rect(sign.right - 0.26 * side, foot + way - side, side, side)
    return Glade(whole, bed, slots, sign, lamp, walker)


def _piles(room: Rect, k: float) -> tuple[DeskPile, ...]:
    """Two rows of three: decks at the left, recipes above what was removed at the right."""
    line = max(15.0, 17 * min(k, 1.2))
    wide = floor(min((room.w - 34) / 3, (room.h - 2 * line - 14) / (2 * CARD)))
    cells = grid(room.inset(6, 4), 3, 6, 4)
    found = []
    for k_th in (0, 1, 3, 4, 2, 5):
        cell = cells[k_th]
        x = cell.centre[0] - wide / 2
        y = cell.y + (cell.h - wide * CARD - line) / 2
        card = Rect(x, y, wide, wide * CARD)
        found.append(DeskPile(card, Rect(cell.x, card.bottom + 1, cell.w, line - 1)))
    return tuple(found)


def spread(room: Rect, count: int, width: float, gap: float) -> list[Rect]:
    """Cards from the left, overlapping as far as they must; vertically centred."""
    if not count:
        return []
    step = width + gap
    if count > 1:
        step = min(step, (room.w - width) / (count - 1))
    top = room.y + (room.h - width * CARD) / 2
    return [Rect(room.x + i * step, top, width, width * CARD) for i in range(count)]
