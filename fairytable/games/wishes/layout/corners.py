"""What lies in free corners of the chart: the deck and others, the lap, what lives on the sea."""

from collections.abc import Iterable, Sequence

from fairytable.games.wishes.cards import FAIRIES
from fairytable.games.wishes.layout.drawing import Drawing
from fairytable.games.wishes.layout.plates import Plane
from fairytable.games.wishes.rules.position import NOBODY
from fairytable.games.wishes.texts import captions
from fairytable.stage.picture import CARD, Emblem, Ghost, Panel, Rect, pile

PILE = 0.78
"""The width of deck and Abandoned Fairy, in cards of the hand."""
CAPTION = 17.0
BETWEEN, APART = 14.0, 26.0
"""From one pile to the next, and before a narrow one: the words below them stay apart."""
BUTTONS = (46.0, 146.0)
"""In the lower right corner stand those of the camera."""
EDGE = 10.0
"""What stays free between the edge of the chart and what lives on the sea."""
SHORE = 0.25
"""How far land reaches beyond its Kingdoms, in cards of the hand."""
ON_WATER = (
    ("compass", 1.45),
    ("ship", 0.9),
    ("serpent", 0.9),
    ("lighthouse", 1.0),
    ("whale", 0.85),
    ("winds", 0.8),
)
"""What a chart shows, and how large, in cards of the hand: what comes last gives way first."""


def corners(drawing: Drawing, taken: Sequence[Rect], plane: Plane) -> None:
    """Each takes a corner where no Kingdom is seen, as long as the whole map is."""
    window = drawing.frame.window
    buttons = Rect(window.right - BUTTONS[0], window.bottom - BUTTONS[1], *BUTTONS)
    shore = SHORE * drawing.u
    full = [*(tile.inset(-shore) for tile in taken), buttons]
    full.append(_decks(drawing, plane, _free(window, _size(drawing), full)))
    full.append(_cartouche(drawing, full, plane))
    _adorn(drawing, full, plane)


def _size(drawing: Drawing) -> tuple[float, float]:
    """Of deck, Abandoned Fairy and what is out of play, side by side."""
    width = PILE * drawing.u
    wide = width
    if drawing.seen.cards("abandoned_fairy"):
        wide += width + BETWEEN
    if drawing.seen.cards("box"):
        wide += 0.62 * width + APART
    return wide + BETWEEN, CARD * width + CAPTION + 8


def _free(window: Rect, size: tuple[float, float], taken: Sequence[Rect]) -> Rect:
    """The first corner that is free; the one that hides least if none is."""
    places = list(_corners(window, size))
    return min(places, key=lambda place: sum(_common(place, other) for other in taken))


def _corners(window: Rect, size: tuple[float, float]) -> Iterable[Rect]:
    w, h = size
    yield Rect(window.x, window.y, w, h)
    yield Rect(window.x, window.bottom - h, w, h)
    yield Rect(window.right - w, window.y, w, h)
    yield Rect(window.right - w, window.bottom - h, w, h)


def _common(a: Rect, b: Rect) -> float:
    """The area that two rectangles share, in whole pixels."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return round(wide * high) if wide > 0 and high > 0 else 0.0


def _decks(drawing: Drawing, plane: Plane, block: Rect) -> Rect:
    seen, width = drawing.seen, PILE * drawing.u
    x, y = block.x + 6, block.y + 4
    deck = Rect(x, y, width, CARD * width)
    cards = seen.cards("deck")
    plane.under.append(Ghost(deck))
    drawing.lay(cards, pile(deck, len(cards), width, step=0.014), z=plane.z, shows="back")
    drawing.count(plane.over, *deck.centre, str(len(cards)), max(26.0, 0.34 * drawing.u))
    _caption(drawing, deck, captions.DECK, plane)
    drawing.place("deck", deck.inset(-2))
    x += width + BETWEEN
    if cards := seen.cards("abandoned_fairy"):
        rect = Rect(x, y, width, CARD * width)
        drawing.lay(cards, [rect] * len(cards), z=plane.z, faded=seen.facts.abandoned != NOBODY)
        text = captions.ASIDE if seen.setting_up else captions.ABANDONED
        _caption(drawing, rect, text, plane)
        drawing.place("abandoned_fairy", rect.inset(-2))
        x += width + APART
    if cards := seen.cards("box"):
        _box(drawing, Rect(x, y, 0.62 * width, CARD * width), plane)
    return block


def _box(drawing: Drawing, rect: Rect, plane: Plane) -> None:
    """The Fairies of the Realms that are not in play, the cards hidden beneath them."""
    cards = drawing.seen.cards("box")
    width = rect.w
    fairies = [card for card in cards if card.face in FAIRIES]
    others = [card for card in cards if card.face not in FAIRIES]
    first = Rect(rect.x, rect.y, width, CARD * width)
    step = (rect.h - first.h) / max(1, len(fairies) - 1)
    drawing.lay(others, [first] * len(others), z=plane.z, faded=True)
    places = [first.moved(0, k * step) for k in range(len(fairies))]
    drawing.lay(fairies, places, z=plane.z, faded=True)
    _caption(drawing, rect, captions.NOT_IN_PLAY, plane)
    drawing.place("box", rect)


def _caption(drawing: Drawing, rect: Rect, text: str, plane: Plane) -> None:
    line = Rect(rect.x - BETWEEN, rect.bottom + 1, rect.w + 2 * BETWEEN, CAPTION)
    drawing.write(plane.under, line, drawing.say(text), 13)


def _cartouche(drawing: Drawing, taken: Sequence[Rect], plane: Plane) -> Rect:
    """Lap and round, and whose turn it is: on a scroll."""
    first, second = captions.heading(drawing.stage, drawing.seen)
    window = drawing.frame.window
    wide = min(window.w, 8.2 * max(len(first), len(second)) + 36)
    high = 46.0 if second else 30.0
    middle = window.centre[0] - wide / 2
    places = [
        Rect(middle, window.y, wide, high),
        *_corners(window, (wide, high)),
        Rect(middle, window.bottom - high, wide, high),
    ]
    rect = min(places, key=lambda place: sum(_common(place, other) for other in taken))
    plane.under.append(Panel(rect, "banner", "soft"))
    upper = Rect(rect.x + 6, rect.y + 5, rect.w - 12, 18)
    drawing.write(plane.under, upper, first, 14, "dark", bold=True)
    if second:
        drawing.write(plane.under, upper.moved(0, 18), second, 13, "dark")
    return rect


def _adorn(drawing: Drawing, taken: list[Rect], plane: Plane) -> None:
    """What a chart shows on open water, where nothing else is; the compass turns with the map."""
    for name, share in ON_WATER:
        side = share * drawing.u
        room = _open_water(drawing.frame.window.inset(EDGE), side, taken)
        if room is None:
            continue
        turn = 60.0 * drawing.stage.turned if name == "compass" else 0.0
        plane.under.append(Emblem(room, f"wishes/{name}", turn=turn))
        taken.append(room.inset(-0.3 * drawing.u))


def _open_water(window: Rect, side: float, taken: Sequence[Rect]) -> Rect | None:
    """A free place near the edge, the lower ones first."""
    rest = window.w - side
    across = [window.x + share * rest for share in (1.0, 0.0, 0.5, 0.84, 0.16, 0.7, 0.3)]
    down = [window.y + share * (window.h - side) for share in (1.0, 0.0, 0.5, 0.76, 0.25)]
    places = [Rect(x, y, side, side) for y in down for x in across]
    found = (p for p in places if window.contains(p) and not any(p.overlaps(t) for t in taken))
    return next(found, None)
