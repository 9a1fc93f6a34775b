"""The desk of Fairy's Fate: the own recipes, things and hand, the decks."""

from fairytable.games.fate.cards import OBJECTS
from fairytable.games.fate.layout.drawing import FateDrawing, by_back, things_of
from fairytable.games.fate.layout.frame import IN_HAND, DeskPile
from fairytable.games.fate.rules.collection import RECIPE_SIZE
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, RECIPE_ROW
from fairytable.games.fate.seen import object_names
from fairytable.games.fate.texts import captions
from fairytable.games.fate.texts.names import BACK_NAMES
from fairytable.stage.picture import (
    CARD,
    Badge,
    Emblem,
    Ghost,
    Panel,
    Rect,
    Sign,
    Tone,
    Words,
    around,
    pile,
    row,
)
from fairytable.stage.sketch import SMALLEST_TEXT

LEAST_OWN = 0.8
"""How much smaller own things may be before they overlap."""


def desk(drawing: FateDrawing) -> None:
    area = drawing.frame.desk
    drawing.under.append(Panel(area, "tray", "none"))
    _shelf(drawing, drawing.frame.shelf)
    _things(drawing, drawing.frame.things)
    _hand(drawing, drawing.frame.hand)
    _decks(drawing)


# Recipes


def _shelf(drawing: FateDrawing, rect: Rect) -> None:
    """The own recipes side by side: the card, its four objects, how many are found."""
    me, zone = drawing.me, RECIPE_ROW[drawing.me]
    drawing.under.append(Panel(rect, "badge"))
    head = Rect(rect.x + 9, rect.y + 3, rect.w - 18, 1.6 * drawing.px(14))
    title = drawing.say(captions.RECIPES)
    drawing.write(drawing.under, head, title, drawing.px(14), "plain", "left", bold=True)
    cards = drawing.zones[zone]
    wide = (rect.w - 12) / max(1, len(cards))
    drawing.place(zone, rect)
    for k in range(len(cards)):
        column = Rect(rect.x + 6 + k * wide, head.bottom, wide, rect.bottom - head.bottom - 3)
        _recipe(drawing, me, k, column, several=len(cards) > 1)


def _recipe(drawing: FateDrawing, player: int, k: int, room: Rect, *, several: bool) -> None:
    card = drawing.zones[RECIPE_ROW[player]][k]
    mask = drawing.seen.recipes(player)[k]
    across = 2 if several else RECIPE_SIZE
    size = drawing.px(15)
    line = Rect(room.x, room.bottom - 1.45 * size, room.w, 1.4 * size)
    disc = min((room.w - 4) / across - 3, 0.15 * room.h, 46.0)
    rows = RECIPE_SIZE // across
    discs = rows * (disc + 3)
    high = line.y - room.y - discs - 8
    wide = min(room.w - 6, high / CARD)
    x = room.centre[0]
    rect = Rect(x - wide / 2, room.y + 2 + (high - wide * CARD) / 2, wide, wide * CARD)
    drawing.lay([card], [rect], shows=drawing.hidden(player))
    if mask is None or drawing.stage.curtain:
        return
    owned = drawing.seen.owned(player)
    for m, name in enumerate(object_names(mask)):
        at_x = x + (m % across - (across - 1) / 2) * (disc + 3)
        at_y = line.y - discs + (m // across + 0.5) * (disc + 3) - 2
        found = bool(owned >> OBJECTS.index(name) & 1)
        _object(drawing, name, around(at_x, at_y, disc, disc), found=found)
    count = (mask & owned).bit_count()
    tone: Tone = "good" if count == RECIPE_SIZE else "plain"
    text = drawing.say(captions.OF_FOUR, count=count)
    drawing.write(drawing.under, line, text, size, tone, bold=True)


def _object(drawing: FateDrawing, name: str, disc: Rect, *, found: bool) -> None:
    """An object of a recipe: ticked when it is found, faint while it is missing."""
    drawing.under.append(Panel(disc, "badge", "target" if found else "soft"))
    inner = disc.inset(0.1 * disc.w)
    drawing.under.append(Emblem(inner, f"fate/{name}", faded=not found))
    if found:
        side = max(12.0, 0.42 * disc.w)
        tick = Rect(disc.right - 0.8 * side, disc.bottom - 0.8 * side, side, side)
        drawing.under.append(Panel(tick, "bright", "none"))
        drawing.under.append(Sign(tick.inset(0.16 * side), "check"))
    elif drawing.asked("answer"):
        zone = f"want.{OBJECTS.index(name)}"
        if zone not in [area.zone for area in drawing.areas]:
            drawing.place(zone, disc)


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
    stacks = things_of(seen, me)
    wide = min(room.h / CARD, 0.72 * drawing.u)
    if stacks:
        wide = max(LEAST_OWN * wide, min(wide, room.w / len(stacks) - 3))
        drawing.stacks(stacks, room, wide, drawing.ground)
    else:
        text = drawing.say(captions.WHAT_YOU_FIND)
        drawing.write(drawing.under, room, text, drawing.px(14), "soft", lines=2)


def _own_plate(drawing: FateDrawing, rect: Rect) -> Panel:
    """A rim in the own colour on the own turn; a golden one for the winner."""
    if drawing.me in drawing.stage.winners:
        return Panel(rect, "plate", "active")
    if drawing.seen.decider == drawing.me:
        return Panel(rect, "plate", "player", drawing.me)
    return Panel(rect, "plate")


def _hand(drawing: FateDrawing, rect: Rect) -> None:
    me, u = drawing.me, drawing.u
    cards = by_back(drawing.zones[HAND[me]])
    rects = row(rect, len(cards), u, u + IN_HAND)
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
    """Face up, the last card on top; a click shows all of them, which then lie there."""
    cards, rect = drawing.zones["discard"], place.card
    drawing.under.append(Ghost(rect))
    if drawing.stage.unfolded != "discard":
        drawing.lay(cards, pile(rect, len(cards), rect.w, step=0.012), z=1)
    _label(drawing, place, len(cards), drawing.say(captions.GONE))
    unfolds = "discard" if cards else None
    drawing.place("discard", _around_pile(rect), unfolds=unfolds)


def _label(drawing: FateDrawing, place: DeskPile, count: int, text: str) -> None:
    """How many cards there are, and what they are."""
    rect = place.card
    high = max(20.0, 0.24 * rect.w)
    badge = around(rect.right - 0.6 * high, rect.bottom - 0.5 * high, 1.5 * high, high)
    if count:
        drawing.over.append(Badge(badge, str(count)))
    if text:
        size = max(SMALLEST_TEXT, drawing.px(13))
        drawing.under.append(Words(place.caption, text, size, "soft", "centre"))


def _around_pile(rect: Rect) -> Rect:
    return Rect(rect.x - 2, rect.y - 3, rect.w + 6, rect.h + 5)
