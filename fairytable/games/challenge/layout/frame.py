"""The measures of the table of The Challenge: three bands, computed from its size alone.

The numbers are those of the layout page, section 1; u is the width of a card in hand, m that of a
rival's, both in pixels.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import floor
from typing import NamedTuple

from fairytable.games.challenge.rules.zones import pixies_at_start
from fairytable.stage.picture import CARD, Rect, clamp, grid

HEAD, FAN, WOOD = 0.36, 2.22, 2.90
OWN = HEAD + 0.02 + FAN
KEPT = 0.72
"""The width of a fairy in one's own reserve."""
SIDE = 8.0
TOP, GAP, BOTTOM = 6.0, 6.0, 8.0
NAME, LINE = 20.0, 18.0
LEAST_HEAD = 18.0
AIR = 2.0
FIXED = TOP + NAME + AIR + AIR + 6.0 + GAP + LINE + GAP + BOTTOM + AIR
LARGEST = 170
CELL_GAP = 6.0
LOW = 674.0
"""Below this height rivals are drawn at half size, however few they are."""
STRIP, STEP = 0.28, 0.18
"""How much of a stone shows where the type changes, and between equal ones."""
MOST_STRIPS = FAN - CARD
ROW_STEP, RUNS_BELOW = 1.06, 0.25
APART = 2.0
"""From one sack to the next, where there is room: then its pixie stands beside it."""
SMALL_FIGURE, LARGE_FIGURE = 0.82, 1.08
"""How large a pixie is, in widths of a card."""
SMALL_POCKET, LARGE_POCKET = 1.26, 1.46
"""How wide its sack is, in the same."""

ROOMY = 4.6
"""How much wider than it has to be the plate of one or two rivals may be, in widths of a card: all
sacks stand in one row then, large, and what is hidden lies above them."""
BACK, LABEL = 0.62, 14.0
"""How wide a rival's hidden cards are, in widths of a card, and how high the words above them."""
LONG_NAME = 250.0
SMALL_SACK = (1.78, 1.0)
"""How much room a rival's pixie takes with its sack, in sides of the sack's square."""
GEM = 0.48
"""How large a gem in its mouth is, in the same."""


class Column(NamedTuple):
    """A pixie: its head and, below it, its sack."""

    head: Rect
    fan: Rect
    """Room for the stones; its width is that of a card."""
    figure: Rect
    """Where the pixie stands: beside its sack, or before its foot where there is less room."""
    pocket: Rect
    """The square in which the sack is drawn."""

    @property
    def whole(self) -> Rect:
        return Rect(self.head.x, self.head.y, self.head.w, self.fan.bottom - self.head.y)


class SmallSack(NamedTuple):
    """A rival's pixie beside its sack, in whose mouth the stones stand as gems."""

    whole: Rect
    figure: Rect
    pocket: Rect
    """The square in which the sack is drawn."""
    marks: Rect
    """For the cards that were given to the pixie, one below the other."""

    @property
    def mouth(self) -> Rect:
        """Where gems stand."""
        side = self.pocket.w
        return Rect(self.pocket.x + 0.1 * side, self.pocket.y + 0.06 * side, 0.8 * side, GEM * side)


class RivalCell(NamedTuple):
    """A rival in the upper row."""

    rect: Rect
    name: Rect
    sacks: tuple[SmallSack, ...]
    hand: Rect
    stored: Rect


class Frame(NamedTuple):
    """Where everything lies."""

    u: float
    m: float
    cells: tuple[RivalCell, ...]
    """Of the rivals, in turn order."""
    wood: Rect
    gap: float
    """Between two piles, in u."""
    own: Rect
    """The whole band of the person at the bottom, as wide as what lies in it."""
    columns: tuple[Column, ...]
    stored: Rect
    hand: Rect

    def deck(self, row: int) -> Rect:
        """The deck of fairies (row 0) or stones (row 1)."""
        return self._card(0, 1.5 * row, 1.0)

    def pile(self, row: int, k: int) -> Rect:
        """An open pile."""
        return self._card(1.25 + k * (1 + self.gap), 1.5 * row, 1.0)

    def gone(self, row: int) -> Rect:
        """Where cards lie that left the game."""
        return self._card(self.wood.w / self.u - 0.6, 1.5 * row + 0.28, 0.6)

    def line(self, k: int | None = None) -> Rect:
        """The line under a stone pile, or under the stone deck."""
        above = self.deck(1) if k is None else self.pile(1, k)
        return Rect(above.x, above.bottom + 1, self.u, LINE - 1)

    def row(self, row: int) -> Rect:
        """All of the fairies, or all of the stones with the line below them."""
        top = self.wood.y + 1.5 * row * self.u
        bottom = self.wood.bottom if row else top + 1.45 * self.u
        return Rect(self.wood.x, top, self.wood.w, bottom - top)

    def _card(self, x: float, y: float, width: float) -> Rect:
        u = self.u
        return Rect(self.wood.x + x * u, self.wood.y + y * u, width * u, width * u * CARD)


def rival_scale(players: int, height: float) -> float:
    """How large a rival's cards are, in u."""
    if players >= 4 or height < LOW:
        return 0.5
    return 0.55 if players == 3 else 0.6


def unit(width: float, height: float, players: int) -> float:
    """The width of a card: height decides, width only where the wood would not fit."""
    s = rival_scale(players, height)
    free, room = height - FIXED, width - 2 * SIDE
    u = free / (OWN + s * (HEAD + FAN) + WOOD)
    if HEAD * s * u < LEAST_HEAD:
        u = (free - LEAST_HEAD) / (OWN + s * FAN + WOOD)
    start = pixies_at_start(players)
    return floor(min(u, room / 8.70, room / (start * 1.12 + 3.0), LARGEST))


@lru_cache(maxsize=64)
def frame(width: float, height: float, pixies: tuple[int, ...]) -> Frame:
    """The table for these pixies: those of the person at the bottom first, then clockwise."""
    players = len(pixies)
    u, s = unit(width, height, players), rival_scale(players, height)
    room = width - 2 * SIDE
    rivals = NAME + AIR + max(LEAST_HEAD, HEAD * s * u) + AIR + FAN * s * u + 6
    used = TOP + rivals + GAP + WOOD * u + LINE + GAP + OWN * u + BOTTOM
    spare = max(0.0, height - used) / 4
    top = TOP + spare
    m, cells = _cells(Rect(SIDE, top, room, rivals), s * u, pixies[1:], players)
    gap = clamp(0.12, (room / u - 8.70) / 7 + 0.12, 0.36)
    across = (8.1 + 5 * gap) * u
    wood = Rect((width - across) / 2, top + rivals + GAP + spare, across, WOOD * u + LINE)
    band = Rect(SIDE, wood.bottom + GAP + spare, room, OWN * u)
    own, columns, stored, hand = _own(band, u, pixies[0])
    return Frame(u, m, cells, wood, gap, own, columns, stored, hand)


def _cells(
    band: Rect, widest: float, pixies: Sequence[int], players: int
) -> tuple[float, tuple[RivalCell, ...]]:
    """The rivals' row, and how wide their cards are: smaller only until all fit."""
    gaps = CELL_GAP * (len(pixies) - 1)
    m = widest
    while sum(_cell_width(p, m) for p in pixies) + gaps > band.w:
        m -= 0.25
    widths = [_cell_width(p, m) for p in pixies]
    spare = (band.w - sum(widths) - gaps) / len(pixies)
    more = min(spare, (ROOMY if players <= 3 else 1.1) * m)
    x = band.x + (band.w - sum(widths) - gaps - more * len(pixies)) / 2
    cells = []
    made = _wide_cell if players <= 3 else _cell
    for count, least in zip(pixies, widths, strict=True):
        cells.append(made(Rect(x, band.y, least + more, band.h), count, m))
        x += least + more + CELL_GAP
    return m, tuple(cells)


def _cell_width(pixies: int, m: float) -> float:
    return max(104.0, (1.12 * pixies + 1.3) * m + 10)


def _cell(rect: Rect, pixies: int, m: float) -> RivalCell:
    top = rect.y + NAME + AIR
    half = (rect.bottom - 4 - top) / 2
    right = Rect(rect.right - 5 - 1.2 * m, top, 1.2 * m, half)
    name = Rect(rect.x, rect.y, rect.w, NAME)
    room = Rect(rect.x + 4, top, right.x - 3 - rect.x - 4, 2 * half)
    return RivalCell(rect, name, _small_sacks(room, pixies), right, right.moved(0, half))


def _wide_cell(rect: Rect, pixies: int, m: float) -> RivalCell:
    """Name, hand and fairies side by side above the sacks, which have all of its width."""
    high = BACK * m * CARD
    stored = Rect(rect.right - 5 - 1.2 * m, rect.y + 2, 1.2 * m, LABEL + high)
    hand = stored.moved(-1.2 * m - 3 * CELL_GAP, 0)
    name = Rect(rect.x, rect.y, min(LONG_NAME, hand.x - CELL_GAP - rect.x), LABEL + high)
    top = stored.bottom + AIR
    room = Rect(rect.x + 4, top, rect.w - 8, rect.bottom - 4 - top)
    return RivalCell(rect, name, _small_sacks(room, pixies), hand, stored)


def _small_sacks(room: Rect, pixies: int) -> tuple[SmallSack, ...]:
    """In as many rows as make them largest; the last one stands in the middle."""
    rows = max((1, 2, 3), key=lambda rows: _sack_side(room, pixies, rows))
    side, columns = _sack_side(room, pixies, rows), -(-pixies // rows)
    cells = grid(room, columns, pixies, 0)
    short = pixies % columns
    aside = (columns - short) * cells[0].w / 2 if short else 0.0
    last = [cell.moved(aside, 0) for cell in cells[len(cells) - short :]]
    return tuple(_small_sack(cell, side) for cell in (*cells[: len(cells) - short], *last))


def _sack_side(room: Rect, pixies: int, rows: int) -> float:
    columns = -(-pixies // rows)
    return min(room.w / columns / SMALL_SACK[0], room.h / rows / SMALL_SACK[1])


def _small_sack(cell: Rect, side: float) -> SmallSack:
    """At the foot of its cell: the pixie at the left, a strip for marks at the right."""
    left = cell.x + (cell.w - SMALL_SACK[0] * side) / 2
    foot = cell.bottom - 1
    figure = Rect(left, foot - 0.86 * side, 0.86 * side, 0.86 * side)
    pocket = Rect(left + 0.6 * side, foot - side, side, side)
    marks = Rect(pocket.right - 0.08 * side, pocket.y + 0.2 * side, 0.22 * side, 0.62 * side)
    return SmallSack(cell, figure, pocket, marks)


def column(x: float, y: float, width: float, head: float, air: float) -> Column:
    """A pixie with cards of this width under a head of this height, and air at its left."""
    fan = Rect(x, y + head + AIR, width, FAN * width)
    side = clamp(SMALL_FIGURE * width, air + 0.2 * width, LARGE_FIGURE * width)
    left = x + 0.2 * width - min(side, air + 0.2 * width)
    figure = Rect(left, fan.bottom - 0.95 * side, side, side)
    wide = clamp(SMALL_POCKET * width, width + 0.5 * air, LARGE_POCKET * width)
    pocket = Rect(fan.centre[0] - wide / 2, fan.bottom + 0.02 * width - wide, wide, wide)
    return Column(Rect(x, y, width, head), fan, figure, pocket)


def _own(band: Rect, u: float, pixies: int) -> tuple[Rect, tuple[Column, ...], Rect, Rect]:
    """One's own pixies and sacks at the left, fairies in reserve over the hand at the right."""
    across = band.w / u
    f = clamp(0.6, (across - 0.3 - 2.6) / (1.08 * pixies), 1.0)
    right = clamp(2.6, across - 0.3 - 1.12 * f * pixies, 3.3)
    pitch = min(APART * f, (across - 0.3 - right) / pixies)
    total = (pixies * pitch + 0.3 + right) * u
    x = band.x + (band.w - total) / 2
    top = band.bottom - OWN * f * u
    columns = tuple(
        column(x + (i * pitch + pitch - f) * u, top, f * u, HEAD * f * u, (pitch - f) * u)
        for i in range(pixies)
    )
    left = x + (pixies * pitch + 0.3) * u
    stored = Rect(left, band.y, right * u, KEPT * CARD * u + 8)
    hand = Rect(left, band.y + 1.2 * u, right * u, CARD * u)
    return Rect(x, band.y, total, band.h), columns, stored, hand


# Arrangements


def changes(faces: Sequence[int | None]) -> int:
    """How often the type changes from one card to the next."""
    return sum(a != b for a, b in pairwise(faces))


def strips(faces: Sequence[int]) -> list[float]:
    """How much of each stone of a sack shows above the next, in card widths: never more in all
    than the fan has room for, however many there are."""
    turns = changes(faces)
    equal = len(faces) - 1 - turns
    step = min(STEP, (MOST_STRIPS - STRIP * turns) / equal) if equal > 0 else STEP
    return [STRIP if a != b else step for a, b in pairwise(faces)]


def spread(rect: Rect, faces: Sequence[int | None], width: float) -> tuple[list[Rect], bool]:
    """Cards side by side from the left; and whether they are so many that runs are squeezed."""
    count = len(faces)
    step = ROW_STEP * width
    if count > 1:
        step = min(step, (rect.w - width) / (count - 1))
    squeezed = step < RUNS_BELOW * width
    steps = [step] * (count - 1)
    if squeezed:
        turns = changes(faces)
        equal = count - 1 - turns
        rest = rect.w - width - turns * STRIP * width
        small = min(RUNS_BELOW * width, rest / equal) if equal else 0.0
        steps = [STRIP * width if a != b else small for a, b in pairwise(faces)]
    places: list[Rect] = []
    x = rect.x
    top = rect.y + (rect.h - width * CARD) / 2
    for more in (*steps, 0.0):
        if len(places) < count:
            places.append(Rect(x, top, width, width * CARD))
        x += more
    return places, squeezed


def runs(faces: Sequence[int | None]) -> list[tuple[int, int]]:
    """Where each run of equal cards begins and ends (its last card), in order."""
    found: list[tuple[int, int]] = []
    for i, face in enumerate(faces):
        if found and faces[found[-1][0]] == face:
            found[-1] = found[-1][0], i
        else:
            found.append((i, i))
    return found
