"""The desk of Fairy's Fate: one's own recipes, things and hand, the decks."""

from fairytable.games.fate.layout.drawing import FateDrawing, by_back, things_of
from fairytable.games.fate.layout.frame import IN_HAND, DeskPile
from fairytable.games.fate.layout.shelf import shelf
from fairytable.games.fate.rules.position import HAND_SIZE
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND
from fairytable.games.fate.texts import captions
from fairytable.games.fate.texts.names import BACK_NAMES
from fairytable.stage.picture import (
    CARD,
    Badge,
    Ghost,
    Panel,
    Rect,
    around,
    held,
    pile,
)
from fairytable.stage.sketch import SMALLEST_TEXT

LEAST_OWN = 0.8
"""How much smaller own things may be before they overlap."""


def desk(drawing: FateDrawing) -> None:
    area = drawing.frame.desk
    drawing.under.append(Panel(area, "tray", "none"))
    shelf(drawing, drawing.frame.shelf)
    _things(drawing, drawing.frame.things)
    _hand(drawing, drawing.frame.hand)
    _decks(drawing)


# Things and hand


def _things(drawing: FateDrawing, rect: Rect) -> None:
    """What was found, after the lantern, the name and the serpents."""
    me, k, seen = drawing.me, drawing.k, drawing.seen
    drawing.under.append(_own_plate(drawing, rect))
    drawing.place(FRONT[me], rect)
    size = drawing.px(15)
    left = Rect(rect.x + 6, rect.y + 3, max(58.0, 74 * k), rect.h - 6)
    side = min(0.46 * left.h, 46 * k)
    if seen.dest[me] is None:
        drawing.lantern(me, Rect(left.x, left.y, side, side))
    name = drawing.stage.people[me].name
    drawing.write(
        drawing.under,
        Rect(left.x, left.y + side, left.w, 1.35 * size),
        name,
        size,
        "strong",
        "left",
        bold=True,
    )
    tall = min(left.bottom - left.y - side - 1.35 * size - 2, 30 * k)
    if tall > 18:
        coil = Rect(left.x, left.bottom - tall - 1, left.w, tall)
    else:
        coil = Rect(left.x + side + 1, left.y + 4, left.w - side - 1, 17.0)
    drawing.serpents(me, coil, drawing.ground, size)
    room = Rect(left.right + 4, rect.y + 5, rect.right - left.right - 10, rect.h - 10)
    drawing.under.append(Panel(room.inset(-2), "velvet", "none"))
    stacks = things_of(seen, me)
    wide = min(room.h / CARD, 0.72 * drawing.u)
    if stacks:
        wide = max(LEAST_OWN * wide, min(wide, room.w / len(stacks) - 3))
        drawing.stacks(stacks, room, wide, drawing.ground)
    else:
        text = drawing.say(captions.WHAT_YOU_FIND)
        drawing.write(drawing.under, room, text, drawing.px(14), "soft", lines=2)


def _own_plate(drawing: FateDrawing, rect: Rect) -> Panel:
    """A rim in one's own colour on one's own turn; a golden one for the winner."""
    if drawing.me in drawing.stage.winners:
        return Panel(rect, "plate", "active")
    if drawing.seen.decider == drawing.me:
        return Panel(rect, "plate", "player", drawing.me)
    return Panel(rect, "plate")


def _hand(drawing: FateDrawing, rect: Rect) -> None:
    """Large cards side by side; more than four are smaller, so that none hides another's name."""
    me = drawing.me
    cards = by_back(drawing.zones[HAND[me]])
    count = max(HAND_SIZE, len(cards))
    wide = min(drawing.u, (rect.w - (count - 1) * IN_HAND) / count)
    rects = held(rect, len(cards), HAND_SIZE, wide, wide + IN_HAND)
    drawing.lay(cards, rects, z=2, shows=drawing.hidden(me))
    drawing.place(HAND[me], rect)


# Decks


def _decks(drawing: FateDrawing) -> None:
    """Four decks, the recipes that are left, and what was removed."""
    frame, say = drawing.frame, drawing.say
    drawing.under.append(Panel(frame.decks, "badge"))
    drawing_now = drawing.asked("draw", "wealth_draw")
    for d, zone in enumerate(DECKS):
        cards = drawing.zones[zone]
        text = say(BACK_NAMES[cards[-1].back]) if cards else ""
        _pile(drawing, zone, frame.piles[d], text, str(d + 1) if drawing_now else "")
    _pile(drawing, "recipe_pile", frame.piles[4], say(captions.RECIPES_LEFT), "")
    _removed(drawing, frame.piles[5])


def _pile(drawing: FateDrawing, zone: str, place: DeskPile, text: str, key: str) -> None:
    cards, rect = drawing.zones[zone], place.card
    drawing.under.append(Ghost(rect))
    drawing.lay(cards, pile(rect, len(cards), rect.w, step=0.02), z=1, shows="back")
    _label(drawing, place, len(cards), text)
    drawing.place(zone, _around_pile(rect), key)


def _removed(drawing: FateDrawing, place: DeskPile) -> None:
    """Face up, the last card on top, its name free of their number; a click shows all of them,
    which then lie there."""
    cards, rect = drawing.zones["discard"], place.card
    drawing.under.append(Ghost(rect))
    if drawing.stage.unfolded != "discard":
        drawing.lay(cards, pile(rect, len(cards), rect.w, step=0.012), z=1)
    gone, short = (drawing.say(t, count=len(cards)) for t in (captions.GONE, captions.GONE_SHORT))
    _label(drawing, place, 0, gone, short)
    unfolds = "discard" if cards else None
    drawing.place("discard", _around_pile(rect), unfolds=unfolds)


def _label(drawing: FateDrawing, place: DeskPile, count: int, text: str, short: str = "") -> None:
    """How many cards there are, and what they are."""
    rect = place.card
    high = max(20.0, 0.24 * rect.w)
    badge = around(rect.right - 0.6 * high, rect.bottom - 0.5 * high, 1.5 * high, high)
    if count:
        drawing.over.append(Badge(badge, str(count)))
    if text:
        size = max(SMALLEST_TEXT, drawing.px(13))
        drawing.write(drawing.under, place.caption, text, size, "soft", short=short)


def _around_pile(rect: Rect) -> Rect:
    return Rect(rect.x - 2, rect.y - 3, rect.w + 6, rect.h + 5)
