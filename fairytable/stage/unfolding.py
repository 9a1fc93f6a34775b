"""What is shown large over the table: a plate on the front sheet, cards in rows on it. No Qt."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from fairytable.engine.table import CardView
from fairytable.stage.picture import CARD, FRONT, Area, Panel, Rect, Shows, Spot, Words
from fairytable.stage.pins import Pin
from fairytable.stage.sketch import SMALLEST_TEXT, Sketch

SHARE = 0.8
"""The widest card of a sheet, in widths of a card in hand."""
LEAST = 28.0
"""The narrowest one, in pixels."""
_STEP = 0.26
"""How much of a card shows under the next one of its kind, in its width."""
_GAP, _TIGHT_GAP = 10.0, 5.0
"""Between heaps; cards that are narrower than TIGHT lie closer together."""
TIGHT = 44.0
_PAD, _HEAD, _FOOT = 14.0, 30.0, 18.0
_TEXT = 13.0
_NOTE, _LETTER = 19.0, 6.6
"""The height of a note, and about how wide one of its letters is."""


def of_player(player: int) -> str:
    """What unfolds the area of a player."""
    return f"player.{player}"


class Heap(NamedTuple):
    """Cards of one kind, which lie on each other."""

    cards: tuple[CardView, ...]
    title: str = ""
    """Below them, where there is room."""
    short: str = ""
    """In its place where the title finds no room."""


def each(cards: Iterable[CardView]) -> list[Heap]:
    """Cards side by side: a hand."""
    return [Heap((card,)) for card in cards]


def by_kind(cards: Iterable[CardView]) -> list[Heap]:
    """Equal cards on each other, in the order of their faces; hidden ones last, by their backs."""

    def kind(card: CardView) -> tuple[bool, int, str]:
        hidden = card.face is None
        return hidden, -1 if card.face is None else card.face, card.back if hidden else ""

    return [Heap(tuple(same)) for _, same in groupby(sorted(cards, key=kind), key=kind)]


def lay_plate(sketch: Sketch, zone: str, unfolds: str, panel: Panel, name: str) -> None:
    """The ground of what is shown large, as a place of its own: a click on it folds it again."""
    sketch.front.append(panel)
    sketch.areas.append(Area(zone, panel.rect, name, quiet=True, unfolds=unfolds, z=FRONT))


def unfold_cards(
    sketch: Sketch,
    unfolds: str,
    title: str,
    heaps: Sequence[Heap],
    within: Rect,
    shows: Shows = "as it lies",
    tally: str = "",
    notes: Sequence[str] = (),
) -> Rect:
    """Lay cards out on a plate in the middle of a rectangle, as large as they can be there. The
    tally stands beside the title; without one, how many cards there are. The notes are lines below
    the cards.

    The pile or the hand itself has to stay empty meanwhile: a card lies in one place. Gives where
    the plate is.
    """
    lines = _NOTE * len(notes)
    width, rows = _fitting(heaps, within._replace(h=within.h - lines), SHARE * sketch.u)
    foot, gap = _foot(heaps), _gap(width)
    high = _HEAD + 2 * _PAD + len(rows) * (width * CARD + foot) + gap * max(0, len(rows) - 1)
    high += lines
    wide = max([_across(row, width) for row in rows], default=0.0) + 2 * _PAD
    longest = max([9.0 * len(title + tally), *(_LETTER * len(note) for note in notes)])
    wide = min(within.w, max(wide, 24.0 + longest))
    x, y = within.centre
    plate = Rect(x - wide / 2, y - high / 2, wide, high)
    lay_plate(sketch, f"sheet.{unfolds}", unfolds, Panel(plate, "sky", "active"), title)
    head = Rect(plate.x + _PAD, plate.y + 8, plate.w - 2 * _PAD, _HEAD - 6)
    sketch.write(sketch.front, head, title, 16, align="left", bold=True)
    tally = tally or str(sum(len(heap.cards) for heap in heaps))
    sketch.write(sketch.front, head, tally, 16, "gold", "right", bold=True)
    top = plate.y + _HEAD + _PAD
    for row in rows:
        left = plate.x + (plate.w - _across(row, width)) / 2
        for heap in row:
            place = Rect(left, top, width, width * CARD)
            _lay_heap(sketch, heap, place, shows)
            left += _heap_width(heap, width) + gap
        top += width * CARD + foot + gap
    for k, note in enumerate(notes):
        line = Rect(head.x, plate.bottom - _PAD / 2 - lines + k * _NOTE, head.w, _NOTE)
        sketch.write(sketch.front, line, note, _TEXT, "soft")
    return plate


def _lay_heap(sketch: Sketch, heap: Heap, first: Rect, shows: Shows) -> None:
    """Cards of a kind, each a little to the right; the last one tells how many they are."""
    count, step = len(heap.cards), _step(heap, first.w)
    for k, card in enumerate(heap.cards):
        last = k == count - 1
        many = (Pin("count", "right", f"×{count}"),) if last and count > 1 else ()
        place = first.moved(k * step, 0)
        sketch.spots.append(Spot(card.card, place, z=FRONT, shows=shows, badges=many))
    if heap.title:
        below = Rect(first.x - _GAP / 2, first.bottom, _heap_width(heap, first.w) + _GAP, _FOOT)
        size = max(SMALLEST_TEXT, _TEXT)
        words = Words(below, heap.title, size, "soft", "centre", short=heap.short)
        sketch.front.append(words)


def _foot(heaps: Sequence[Heap]) -> float:
    return _FOOT if any(heap.title for heap in heaps) else 0.0


def _step(heap: Heap, width: float) -> float:
    """Many cards of a kind lie closer together: a heap is never wider than two cards."""
    return min(_STEP * width, width / max(1, len(heap.cards) - 1))


def _heap_width(heap: Heap, width: float) -> float:
    return width + _step(heap, width) * (len(heap.cards) - 1)


def _across(row: Sequence[Heap], width: float) -> float:
    return sum(_heap_width(heap, width) for heap in row) + _gap(width) * (len(row) - 1)


def _gap(width: float) -> float:
    return _GAP if width >= TIGHT else _TIGHT_GAP


def _fitting(heaps: Sequence[Heap], within: Rect, most: float) -> tuple[float, list[list[Heap]]]:
    """The widest cards with which all heaps find room, and their rows."""
    room, foot = within.h - _HEAD - 2 * _PAD, _foot(heaps)
    width = max(LEAST, most)
    while True:
        rows = _rows(heaps, width, within.w - 2 * _PAD)
        high = len(rows) * (width * CARD + foot + _gap(width)) - _gap(width)
        if width <= LEAST or high <= room:
            return width, rows
        width = max(LEAST, width - 2)


def _rows(heaps: Sequence[Heap], width: float, room: float) -> list[list[Heap]]:
    rows: list[list[Heap]] = []
    for heap in heaps:
        if rows and _across([*rows[-1], heap], width) <= room:
            rows[-1].append(heap)
        else:
            rows.append([heap])
    return rows
