"""What lies where on a table, as plain numbers: pictures are computed and tested without a window.

A game turns what a player sees into a Picture: a Spot for every card, an Area for every place that
can be clicked or dropped on, and Marks for all that is drawn besides cards. Lengths are pixels of
the table rectangle, whose origin is its upper left corner; a card is 1.4 times as high as wide.
"""

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import Literal, NamedTuple, TypeAlias

from fairytable.stage.pins import Pin, Relief
from fairytable.stage.rect import Rect as Rect
from fairytable.stage.skin import Tone as Tone
from fairytable.stage.strokes import Stroke

CARD = 1.4
"""Height of a card, in its widths."""


def around(x: float, y: float, w: float, h: float) -> Rect:
    """The rectangle with this centre."""
    return Rect(x - w / 2, y - h / 2, w, h)


def card_at(x: float, y: float, width: float) -> Rect:
    """The rectangle of a card with this centre."""
    return around(x, y, width, width * CARD)


FRONT = 10
"""From this z on a spot or an area lies on the front sheet, above `over`."""

Form: TypeAlias = Literal["card", "disc", "tile"]


Shows: TypeAlias = Literal["as it lies", "face", "back"]


class Spot(NamedTuple):
    """Where a card lies."""

    card: int
    rect: Rect
    turn: float = 0.0
    """Degrees, clockwise."""
    z: int = 0
    """Higher lies above lower, within the table; equal ones in the order of the picture. From FRONT
    on it lies on the front sheet."""
    form: Form = "card"
    """How it is drawn: as a card, as a disc that shows only the emblem, as a hexagonal tile."""
    shows: Shows = "as it lies"
    """The side that is up; or the face, because the viewer holds it in hand; or the back, although
    the viewer knows the face."""
    faded: bool = False
    """Drawn faintly: what is still to come, or a preview."""
    raised: bool = False
    """The question is about this card: it is shown as picked up, and is if it can go somewhere."""
    badges: tuple[Pin, ...] = ()
    """Small badges that travel with it; of several at one place the first lies at the edge."""
    relief: Relief = Relief()
    """How it lies, if it is a tile."""
    on_map: bool = False
    """Whether it is seen through the window of a map; `seen_through` says so, no game does."""


AreaShape: TypeAlias = Literal["box", "oval", "hex"]


class Area(NamedTuple):
    """A place that can be clicked, focused or dropped on. Its id is the zone's.

    Places may lie inside larger ones: the smallest under the pointer is asked first.
    """

    zone: str
    rect: Rect
    name: str = ""
    """What a screen reader says of it."""
    key: str = ""
    """The key that chooses it while something is lifted."""
    shape: AreaShape = "box"
    """Decides where it is hit and how it is lit."""
    lifts: bool = False
    """While nothing is lifted its key takes its uppermost card."""
    quiet: bool = False
    """It is dropped on and clicked, but never lights up nor is reached by the keyboard."""
    unfolds: str | None = None
    """A click that means nothing else unfolds this: a player's area, a pile, a hand, by a name that
    the game chooses."""
    z: int = 0
    """From FRONT on it lies on the front sheet."""
    signs: tuple[str, ...] = ()
    """Glyphs that clicks put here one after the other, for their own eyes only."""
    on_map: bool = False
    """As for a spot."""


PanelKind: TypeAlias = Literal[
    "plate",
    "sky",
    "medallion",
    "tray",
    "badge",
    "banner",
    "glade",
    "velvet",
    "gold",
    "pill",
    "bright",
    "lit",
    "alarm",
    "frame",
    "shade",
    "veil",
    "page",
    "patch",
    "mount",
]
"""What a plate is made of: "pill" is dark, "bright" green, "lit" golden, "alarm" red; "frame" is a
rim alone; "gold" a raised tray; "shade" and "veil" dim what lies under them a little or much; a
"page" is a light sheet, a "patch" is sewn on; a "mount" are the corners that hold a photograph."""


class Panel(NamedTuple):
    """A plate of dark glass under cards and words."""

    rect: Rect
    kind: PanelKind = "plate"
    rim: Literal["none", "soft", "active", "target", "player", "pale", "danger"] = "soft"
    player: int | None = None
    """Whose colour the rim has, for rim "player"."""


Align: TypeAlias = Literal["left", "centre", "right"]


class Words(NamedTuple):
    """A line of text, or a few, that never leaves its rectangle."""

    rect: Rect
    text: str
    size: float
    tone: Tone = "plain"
    align: Align = "left"
    bold: bool = False
    lines: int = 1
    short: str = ""
    """What is written where the whole text finds no room."""


class Sign(NamedTuple):
    """A glyph."""

    rect: Rect
    glyph: str
    colour: str = ""
    """A name of the palette; empty for the colour of plain words."""
    faded: bool = False
    turn: float = 0.0
    """Degrees, clockwise."""


class Crest(NamedTuple):
    """The shape of a player in the player's colour; with a text it is a seal."""

    rect: Rect
    player: int
    text: str = ""
    """A number on it; pointed shapes are drawn larger then, so that it can be read."""


class Loop(NamedTuple):
    """An ellipse drawn with dots, of which some are lit: a fairy ring."""

    rect: Rect
    rim: Literal["soft", "target", "active"] = "soft"
    lit: float = 0.0
    """The share that glows, clockwise from the top."""
    colour: str = ""
    """In which it glows, a name of the palette: it is a ring of toadstools then."""


class Ghost(NamedTuple):
    """The outline of a place where no card lies."""

    rect: Rect
    text: str = ""
    form: Form = "card"
    glyph: str = ""
    """The silhouette of what may lie there."""
    colour: str = ""
    """In which that glimmers, a name of the palette."""


class Light(NamedTuple):
    """A soft light that falls on the table."""

    rect: Rect
    mood: Literal["warm", "cold", "silver", "dark", "night", "spark", "rays", "gem"]
    """Night is no light: it covers its rectangle evenly. A spark has a bright heart; rays are a
    crown around a moon; a gem sends its own colour, and so does enamel."""
    strength: float = 1.0
    colour: str = ""
    """That of a gem, a name of the palette."""


class Token(NamedTuple):
    """A turned disc with a glyph: a counter, a mark that a rule puts somewhere."""

    rect: Rect
    glyph: str
    colour: str
    """As written in style sheets: #B85A1E."""


class Badge(NamedTuple):
    """A small pill with a count: 27, ×3."""

    rect: Rect
    text: str


class Prospect(NamedTuple):
    """A part of a drawn landscape, lost towards its edges, as one looks at it at dusk."""

    top: float = 0.0
    """Where the part begins, as a share of the drawing's height."""
    sinks: float = 1.0
    """From which share of the rectangle on it sinks into the ground."""
    lit: bool = False


class Emblem(NamedTuple):
    """A drawing of the game's art on the table: a pixie, a sack."""

    rect: Rect
    emblem: str
    """Like a file: "tales/owl" is drawn from `assets/art/tales/owl.svg`."""
    faded: bool = False
    turn: float = 0.0
    """Degrees, clockwise."""
    prospect: Prospect | None = None
    """How a landscape fills the rectangle; other drawings stand in it as they are."""
    filled: float = 1.0
    """Up to which share of its height it has its colours; above, it is grey: a bottle."""


Mark: TypeAlias = (
    Panel | Words | Sign | Crest | Loop | Ghost | Light | Token | Badge | Emblem | Stroke
)


class Pawn(NamedTuple):
    """A figure that stands on the table and walks."""

    key: str
    """Which one it is, through all pictures."""
    rect: Rect
    emblem: str
    z: int = 0
    """From FRONT on it stands on the front sheet."""
    name: str = ""
    """What a screen reader says of it."""
    on_map: bool = False
    """As for a spot."""


class Map(NamedTuple):
    """A part of the table with a ground of its own that is seen through a window, nearer or from
    farther away.

    Everything on it has the map's own coordinates: pixels as they are seen at a zoom of 1. A thing
    that stays where it is keeps them while the game is on, also when the map grows. All of it lies
    under what lies on the table itself; the front sheet is none of the map's.
    """

    window: Rect
    """Where it is seen, on the table."""
    spots: tuple[Spot, ...] = ()
    areas: tuple[Area, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    under: tuple[Mark, ...] = ()
    """Drawn below its cards, in this order."""
    over: tuple[Mark, ...] = ()
    """Drawn above its cards."""
    extent: Rect | None = None
    """How far one can look; None: around all spots, areas and pawns, with a margin."""
    closest: float = 2.0
    """The largest zoom."""
    margin: float = 16.0
    """What is left free around it, where no extent is given."""
    sides: int = 1
    """From how many sides it can be looked at; the stage says from which one it is."""


class Walk(NamedTuple):
    """Places one after the other, for the arrow keys: a road, or a ring."""

    zones: tuple[str, ...]
    closed: bool = False
    """Whether the last place is beside the first one; then up and down lead to the opposite."""

    def ahead(self, zone: str, by: int) -> list[str]:
        """The places that follow on one, in this direction."""
        k, zones = self.zones.index(zone), self.zones
        after, before = list(zones[k + 1 :]), list(zones[:k])
        if by > 0:
            return after + (before if self.closed else [])
        return before[::-1] + (after[::-1] if self.closed else [])

    def across(self, zone: str) -> list[str]:
        """The place opposite on a ring."""
        count = len(self.zones)
        if not self.closed or count % 2:
            return []
        return [self.zones[(self.zones.index(zone) + count // 2) % count]]


class Picture(NamedTuple):
    """A table as one player sees it, ready to be drawn."""

    size: tuple[float, float]
    unit: float
    """The width of a card in the player's hand."""
    spots: tuple[Spot, ...]
    areas: tuple[Area, ...]
    under: tuple[Mark, ...] = ()
    """Drawn below the cards, in this order."""
    over: tuple[Mark, ...] = ()
    """Drawn above the cards that lie still, below those that move."""
    pawns: tuple[Pawn, ...] = ()
    front: tuple[Mark, ...] = ()
    """A sheet over all that, where it is needed: a tray, an area shown large, a veil. Its plates
    cover what lies under them, also from the pointer; shades and veils only dim it."""
    front_over: tuple[Mark, ...] = ()
    """Drawn above the cards of the front sheet."""
    turning: tuple[Rect, ...] = ()
    """Parts of the ground that are turned over when what they show changes."""
    groups: tuple[tuple[str, ...], ...] = ()
    """The zones between which Tab walks, in its order; arrows walk inside. Without groups Tab walks
    over everything."""
    walks: tuple[Walk, ...] = ()
    """Where the arrows follow an order; elsewhere they go by where things lie."""
    map: Map | None = None
    """A part of it that is seen nearer or from farther away; see `maps`."""


# Arrangements


def row(rect: Rect, count: int, width: float, step: float, align: Align = "centre") -> list[Rect]:
    """Cards side by side in a rectangle, overlapping as far as they must; vertically centred."""
    if count == 0:
        return []
    if count > 1:
        step = min(step, (rect.w - width) / (count - 1))
    total = width + step * (count - 1)
    left = {"left": rect.x, "centre": rect.x + (rect.w - total) / 2, "right": rect.right - total}
    top = rect.y + (rect.h - width * CARD) / 2
    return [Rect(left[align] + i * step, top, width, width * CARD) for i in range(count)]


def held(rect: Rect, count: int, full: int, width: float, step: float) -> list[Rect]:
    """The cards of a hand: they begin where a full hand begins, so that those before a card that is
    played stay under the pointer, and the next one comes into its place."""
    return row(rect, max(count, full), width, step)[:count]


def fan(
    rect: Rect, count: int, width: float, step: float, spread: float = 3.0
) -> list[tuple[Rect, float]]:
    """Cards held in a hand: like a row, each turned a little, the outer ones lower. With turns."""
    middle = (count - 1) / 2
    found = []
    for i, place in enumerate(row(rect, count, width, step)):
        turn = (i - middle) * spread
        drop = width * 0.006 * (i - middle) ** 2 * spread
        found.append((place.moved(0, drop), turn))
    return found


def column(rect: Rect, offsets: Sequence[float], width: float) -> list[Rect]:
    """Cards below each other, each showing the edge of the one beneath: a pile that is read."""
    tops = [rect.y]
    for offset in offsets:
        tops.append(tops[-1] + offset)
    return [Rect(rect.x, top, width, width * CARD) for top in tops]


def pile(rect: Rect, count: int, width: float, edges: int = 3, step: float = 0.02) -> list[Rect]:
    """A squared pile: all cards in one place, the last few shifted so that edges show."""
    places = []
    for i in range(count):
        up = min(edges, count - 1) - (count - 1 - i)
        shift = max(0, up) * step * width
        places.append(Rect(rect.x + shift, rect.y - shift, width, width * CARD))
    return places


def ring(x: float, y: float, rx: float, ry: float, seats: int) -> list[tuple[float, float]]:
    """The centres of seats on an ellipse, clockwise from the top."""
    angles = [radians(-90 + 360 * k / seats) for k in range(seats)]
    return [(x + rx * cos(a), y + ry * sin(a)) for a in angles]


def grid(rect: Rect, columns: int, count: int, gap: float) -> list[Rect]:
    """Equal cells, row by row, that fill a rectangle."""
    rows = -(-count // columns)
    w, h = (rect.w - gap * (columns - 1)) / columns, (rect.h - gap * (rows - 1)) / rows
    return [
        Rect(rect.x + i % columns * (w + gap), rect.y + i // columns * (h + gap), w, h)
        for i in range(count)
    ]


def hex_centre(q: int, r: int, width: float) -> tuple[float, float]:
    """The centre of a pointy-top hexagonal cell of this width, in axial coordinates."""
    return width * (q + r / 2), width * 0.866 * r


def clamp(low: float, value: float, high: float) -> float:
    return max(low, min(value, high))


def bounds(rects: Iterable[Rect]) -> Rect:
    """The smallest rectangle round all of these."""
    found = list(rects)
    x, y = min(r.x for r in found), min(r.y for r in found)
    return Rect(x, y, max(r.right for r in found) - x, max(r.bottom for r in found) - y)


def overlap(one: Rect, two: Rect) -> Rect | None:
    """What lies in both of two rectangles."""
    if not one.overlaps(two):
        return None
    x, y = max(one.x, two.x), max(one.y, two.y)
    return Rect(x, y, min(one.right, two.right) - x, min(one.bottom, two.bottom) - y)
