"""The person at the bottom of the table of All You Wish For: court and hand."""

from fairytable.engine import CardView
from fairytable.games.wishes.cards import REALMS
from fairytable.games.wishes.faces import GLYPHS
from fairytable.games.wishes.layout.drawing import Drawing
from fairytable.games.wishes.layout.frame import BACK_ROW, MANY
from fairytable.games.wishes.layout.plates import (
    Plane,
    figures,
    ground,
    medallion,
    name_line,
    score,
    travellers,
)
from fairytable.games.wishes.rules.position import CARDS_PER_STEP, NOBODY
from fairytable.games.wishes.rules.zones import DOWN, GAINED, HANDS, UNDER, UP, WAND
from fairytable.games.wishes.texts import captions
from fairytable.games.wishes.texts.names import FAIRY_TITLES, wish_name
from fairytable.stage.picture import (
    CARD,
    Badge,
    Ghost,
    Light,
    Panel,
    Rect,
    Shows,
    Sign,
    around,
    row,
)

SLOT = 0.53
"""The width of a conquered card, in cards of the hand."""


def court(drawing: Drawing, plane: Plane) -> None:
    """One's own Fairy with her wish and points, and all that she has won."""
    rect, u, me = drawing.frame.court, drawing.u, drawing.me
    ground(drawing, me, rect, plane)
    drawing.place(f"seat.{me}", rect, quiet=True)
    radius = 0.33 * u
    disc = Rect(rect.x + 0.12 * u, rect.y + 0.1 * u, 2 * radius, 2 * radius)
    medallion(drawing, me, disc, plane)
    left = disc.right + 0.1 * u
    size = min(18.0, max(15.0, 0.18 * u))
    points = 0.55 * u
    name = Rect(left, rect.y + 0.1 * u, rect.right - 16 - points - left, 1.3 * size)
    keys, side = travellers(drawing, me), 1.4 * size
    end = name_line(drawing, me, name._replace(w=name.w - side * len(keys)), size, plane)
    figures(keys, end, name.centre[1], side, plane)
    box = Rect(rect.right - 16 - points, rect.y + 0.1 * u, points, 1.7 * size)
    score(drawing, me, box, 1.6 * size, plane)
    line = Rect(left, name.bottom + 1, rect.right - 30 - left, 17)
    drawing.write(plane.under, line, _fairy_and_wish(drawing), 13, "soft", "left")
    _pips(drawing, Rect(left, line.bottom + 1, rect.right - 12 - left, 16), plane)
    width = SLOT * u
    cards = Rect(
        rect.x + 0.12 * u, rect.bottom - 0.1 * u - CARD * width, rect.w - 0.24 * u, CARD * width
    )
    _won(drawing, cards, width, plane)


def _fairy_and_wish(drawing: Drawing) -> str:
    realm = drawing.seen.realm(drawing.me)
    if realm == NOBODY:
        return drawing.say(captions.SECRET_FAIRY)
    fairy = drawing.say(FAIRY_TITLES[REALMS[realm]])
    return drawing.say(captions.FAIRY_AND_WISH, fairy=fairy, wish=wish_name(realm, drawing.say))


def _pips(drawing: Drawing, rect: Rect, plane: Plane) -> None:
    """How many of the cards that may lie face up do."""
    seen, me = drawing.seen, drawing.me
    if seen.setting_up:
        return
    text = drawing.say(captions.FACE_UP)
    words = Rect(rect.x, rect.y, 6.6 * len(text) + 4, rect.h)
    drawing.write(plane.under, words, text, 12, "soft", "left")
    held, limit = len(seen.cards(UP[me])), seen.facts.limits[me]
    for k in range(limit):
        pip = Rect(words.right + 4 + 15 * k, rect.y + 2, 12, rect.h - 4)
        if pip.right > rect.right:
            break
        plane.under.append(Sign(pip, "square", "gold", faded=k >= held))


def _won(drawing: Drawing, rect: Rect, width: float, plane: Plane) -> None:
    """Cards face up with the free places, then what was collected, turned down, and the Wand."""
    seen, me = drawing.seen, drawing.me
    if seen.setting_up:
        return
    slots = [(DOWN[me], "eye_closed"), (WAND[me], "wand")]
    if seen.facts.abandoned != NOBODY:
        slots.insert(0, (GAINED[me], "prints"))
    step = width + 5
    start = rect.right - step * len(slots) + 5
    for k, (zone, glyph) in enumerate(slots):
        _slot(drawing, zone, Rect(start + k * step, rect.y, width, rect.h), glyph, plane)
    room = Rect(rect.x, rect.y, start - 12 - rect.x, rect.h)
    cards = drawing.sorted_hand(seen.cards(UP[me]))
    limit = seen.facts.limits[me]
    shown = max(len(cards), min(limit, int((room.w + 5) // step)))
    places = row(room, shown, width, step, "left")
    drawing.lay(cards, places[: len(cards)], z=plane.z)
    realm = GLYPHS[REALMS[seen.realm(me)]]
    plane.under += [Ghost(place, glyph=realm) for place in places[len(cards) : limit]]
    drawing.place(UP[me], room)


def _slot(drawing: Drawing, zone: str, rect: Rect, glyph: str, plane: Plane) -> None:
    seen, me = drawing.seen, drawing.me
    cards = seen.cards(zone)
    if not cards:
        plane.under.append(Ghost(rect, glyph=glyph))
    if zone == WAND[me]:
        beneath = seen.cards(UNDER[me])
        if beneath and seen.wand_up(me):
            drawing.under.append(Light(rect.inset(-0.35 * rect.w), "spark"))
        shows: Shows = "as it lies" if seen.facts.ended else drawing.hidden(me)
        aside = rect.moved(0.2 * rect.w, -0.08 * rect.h)
        drawing.lay(beneath, [aside] * len(beneath), z=plane.z, shows=shows)
    drawing.lay(cards, [rect] * len(cards), z=plane.z)
    if cards and zone != WAND[me]:
        told = f"{len(cards)}" if zone == DOWN[me] else f"{len(cards)}/{_next_step(len(cards))}"
        wide = 9.0 * len(told) + 10
        plane.over.append(Badge(around(rect.centre[0], rect.bottom - 10, wide, 19), told))
    drawing.place(zone, rect)


def _next_step(collected: int) -> int:
    """At how many collected cards the Wanderer goes one step farther."""
    return CARDS_PER_STEP * (collected // CARDS_PER_STEP + 1)


# The hand


def hand(drawing: Drawing, plane: Plane) -> None:
    """One's own cards, or the Pixie's while they are dealt out; then the hand is a small pile."""
    frame, seen, me = drawing.frame, drawing.seen, drawing.me
    cards = drawing.sorted_hand(seen.cards(HANDS[me]))
    if not drawing.dealing:
        if drawing.stage.curtain or drawing.stage.view.viewer is None:
            text = drawing.say(captions.HAND_OF, name=drawing.stage.people[me].name)
        else:
            text = drawing.say(captions.YOUR_HAND)
        _fan(drawing, frame.hand, cards, drawing.hidden(me), plane)
        _label(drawing, frame.label, text, len(cards), plane)
        drawing.place(HANDS[me], frame.hand.inset(-2))
        return
    deal = drawing.sorted_hand(seen.cards("deal"))
    plane.under.append(Panel(frame.hand.inset(-3), "velvet", "soft"))
    _fan(drawing, frame.hand, deal, drawing.hidden(me), plane)
    _label(drawing, frame.label, drawing.say(captions.PIXIES_CARDS), len(deal), plane)
    drawing.place("deal", frame.hand.inset(-2))
    tab = Rect(frame.label.right - 150, frame.label.y, 150, frame.label.h - 2)
    text = drawing.say(captions.YOUR_HAND)
    drawing.write(plane.under, tab._replace(w=106), text, 13, "soft", "right")
    small = Rect(tab.x + 112, tab.y, (tab.h) / CARD, tab.h)
    drawing.lay(cards, [small] * len(cards), z=plane.z, shows=drawing.hidden(me))
    number = Rect(small.right + 4, tab.y, 20, tab.h)
    drawing.write(plane.under, number, str(len(cards)), 14, align="left", bold=True)
    drawing.place(HANDS[me], Rect(small.x - 2, tab.y, 40, tab.h))


def _label(drawing: Drawing, line: Rect, text: str, count: int, plane: Plane) -> None:
    size = 15.0
    words = Rect(line.x + 4, line.y, 0.47 * size * len(text) + 4, line.h)
    drawing.write(plane.under, words, text, size, align="left", bold=True)
    drawing.count(plane.under, words.right + 14, line.centre[1], str(count), 19)


def _fan(drawing: Drawing, rect: Rect, cards: list[CardView], shows: Shows, plane: Plane) -> None:
    """One row; many cards in two, of which the back one shows its upper edge. They begin at the
    left, so that those before a card that is played stay where they are."""
    u = drawing.u
    front = cards
    low = Rect(rect.x, rect.bottom - CARD * u - 2, rect.w, CARD * u)
    if len(cards) > MANY:
        half = -(-len(cards) // 2)
        back, front = cards[:half], cards[half:]
        high = low.moved(0, -BACK_ROW * u)
        drawing.lay(back, row(high, len(back), u, 1.03 * u, "left"), z=plane.z, shows=shows)
    drawing.lay(front, row(low, len(front), u, 1.03 * u, "left"), z=plane.z + 1, shows=shows)
