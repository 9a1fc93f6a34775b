"""The clock of Hunters: twelve places with their cards and hours, researchers, and the middle."""

from fairytable.games.hunters.cards import HOURS, PLACES
from fairytable.games.hunters.layout.drawing import Drawing
from fairytable.games.hunters.layout.frame import Stand
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, STANDS, hour_of
from fairytable.games.hunters.texts import captions
from fairytable.games.hunters.texts.reasons import partners
from fairytable.stage.picture import (
    Emblem,
    Ghost,
    Light,
    Panel,
    Rect,
    Spot,
    around,
    card_at,
    pile,
)
from fairytable.stage.pins import Pin
from fairytable.stage.sketch import SMALLEST_TEXT
from fairytable.stage.strokes import Trace

_FIREFLIES = {
    1: ((0.0, 0.08),),
    2: ((-0.1, -0.06), (0.1, 0.16)),
    3: ((-0.12, -0.1), (0.11, 0.02), (-0.08, 0.2)),
}
"""Where the swaps that are left fly in the lantern, in U."""


def clock(drawing: Drawing) -> None:
    """All of it; the box lies hidden under the stone of twelve."""
    box = drawing.zones.get("box", ())
    x, y = drawing.frame.stone(0).centre
    drawing.lay(box, [card_at(x, y, 0.16 * drawing.u)] * len(box))
    for place in range(PLACES):
        _place(drawing, place)
    for place in range(PLACES):
        _stone(drawing, place)
    middle(drawing)
    for player, place in enumerate(drawing.seen.pos):
        where = drawing.frame.trapped() if place == CENTRE else drawing.frame.stand(place)
        _researcher(drawing, player, where)
    _asked_about(drawing)
    _threads(drawing)
    _thread_aimed_at(drawing)


def _place(drawing: Drawing, place: int) -> None:
    """A card of the circle with the seals of those who know it, or the outline of a gap."""
    seen, rect = drawing.seen, drawing.frame.card(place)
    card = seen.at(place)
    if card is None:
        drawing.under.append(Ghost(rect, drawing.say(captions.EMPTY)))
    else:
        seals = tuple(
            Pin("seal", "lower left", str(seen.number(p)), player=p)
            for p in seen.knowers(place, drawing.stage.view.viewer)
        )
        drawing.spots.append(Spot(card.card, rect, z=1, badges=seals))
    drawing.place(CIRCLE[place], rect)
    drawing.place(STANDS[place], drawing.frame.stand(place).area)


def _stone(drawing: Drawing, place: int) -> None:
    """The hour: its card shown as a disc, with the number on a stone over it."""
    rect = drawing.frame.stone(place)
    drawing.spots.append(Spot(HOURS[place], rect, z=2, form="disc"))
    drawing.over.append(Emblem(rect, "hunters/hour-stone"))
    size = 0.44 * rect.w
    drawing.write(drawing.over, rect, str(hour_of(place)), size, "strong", bold=True)


def _researcher(drawing: Drawing, player: int, stand: Stand) -> None:
    """A portrait with its seal, and the prepared tool on a strap beside it."""
    seen = drawing.seen
    if stand.strap.w:
        turn = player == seen.active and not seen.over and seen.facts.turn > 0
        drawing.under.append(Panel(stand.strap, "pill", "player" if turn else "soft", player))
    badges = (Pin("seal", "lower left", str(seen.number(player)), player=player),)
    card = seen.researcher(player)
    drawing.spots.append(Spot(card, stand.cameo, z=3, form="disc", badges=badges))
    drawing.tool(drawing.over, stand.badge, seen.tool[player])
    x, _ = stand.badge.centre
    if player == drawing.me and not drawing.stage.curtain and stand.strap.w:
        drawing.tag(drawing.over, x, stand.badge.bottom, drawing.say(captions.YOU))
    if not stand.strap.w:
        x, y = drawing.frame.cx, drawing.frame.centre().bottom - 0.06 * drawing.u
        drawing.tag(drawing.over, x, y, drawing.say(captions.TRAPPED), "strong")


# The middle


def middle(drawing: Drawing) -> None:
    """Deck, photos and discards; the ring in which one is trapped; the lantern."""
    frame = drawing.frame
    ring = frame.centre()
    if drawing.seen.trapped() is not None:
        drawing.under.append(Light(ring.inset(-0.5 * drawing.u), "cold", 0.9))
    drawing.under.append(Emblem(ring, "hunters/fairy-ring"))
    drawing.place("centre", ring, shape="oval")
    _pile(
        drawing,
        "deck",
        frame.pile(-1.74),
        drawing.say(captions.DECK_LEFT, k=_count(drawing, "deck")),
    )
    photos = drawing.say(captions.PHOTOS_LEFT, k=_count(drawing, "photos.deck"))
    _pile(drawing, "photos.deck", frame.pile(-0.9), photos)
    discards = drawing.say(captions.DISCARDED, k=_count(drawing, "discard"))
    _pile(drawing, "discard", frame.pile(0.9), discards)
    _lantern(drawing, frame.lantern())


def _count(drawing: Drawing, zone: str) -> int:
    return len(drawing.zones[zone])


def _pile(drawing: Drawing, zone: str, rect: Rect, text: str) -> None:
    cards = drawing.zones[zone]
    drawing.under.append(Ghost(rect))
    if drawing.stage.unfolded != zone:
        drawing.lay(cards, pile(rect, len(cards), rect.w, step=0.016), z=1)
    label = Rect(rect.x + 1, rect.bottom - 20, rect.w - 2, 19)
    drawing.over.append(Panel(label, "pill", "none"))
    count = str(len(cards))
    words = label.inset(2, 0)
    drawing.write(drawing.over, words, text, SMALLEST_TEXT, "strong", bold=True, short=count)
    drawing.place(zone, rect, unfolds=zone if zone == "discard" else None)


def _lantern(drawing: Drawing, rect: Rect) -> None:
    """A firefly in it for every swap that is left; it is the only warm light."""
    seen, u = drawing.seen, drawing.u
    swapping = seen.decision == "swap"
    left = seen.swaps_left if swapping else 0
    glow = rect.inset(-0.7 * u, -0.5 * u)
    drawing.under.append(Light(glow, "warm", 1.0 if left else 0.45))
    drawing.under.append(Emblem(rect, "hunters/lantern"))
    x, y = rect.centre
    for dx, dy in _FIREFLIES.get(left, ()):
        side = 0.26 * u
        drawing.over.append(Emblem(around(x + dx * u, y + dy * u, side, side), "hunters/firefly"))
    if left:
        drawing.tag(drawing.over, x, rect.bottom + 2, drawing.say(captions.SWAPS, left))


# What the question is about


def _asked_about(drawing: Drawing) -> None:
    """A frame round the place of which a decision speaks, where nothing else shows it."""
    seen = drawing.seen
    if seen.decision in ("react", "refill"):
        zone = CIRCLE[seen.about]
    elif seen.decision in ("shield", "drop_trinket"):
        zone = seen.where(seen.about)
    else:
        return
    if zone in CIRCLE:
        rect = drawing.frame.card(CIRCLE.index(zone))
        drawing.under.append(Panel(rect.inset(-5), "frame", "active"))


def _threads(drawing: Drawing) -> None:
    """From the card that is picked up to all that it may be swapped with."""
    card, seen = drawing.stage.lifted, drawing.seen
    if card is None or not drawing.asked("swap", "thread_swap") or seen.where(card) not in CIRCLE:
        return
    here, aimed = CIRCLE.index(seen.where(card)), _aimed(drawing)
    for there in partners(here):
        if seen.at(there) is None:
            continue
        drawing.under.append(Panel(drawing.frame.card(there).inset(-4), "frame", "target"))
        if there not in aimed:
            _thread(drawing, here, there, 1.3)


def _aimed(drawing: Drawing) -> tuple[int, ...]:
    """The two places whose cards are about to be swapped, if any are."""
    action, seen = drawing.stage.preview, drawing.seen
    if action is None or action.verb != "swap" or action.card is None or action.zone is None:
        return ()
    return CIRCLE.index(seen.where(action.card)), CIRCLE.index(action.zone)


def _thread_aimed_at(drawing: Drawing) -> None:
    """The thread between two cards that are about to be swapped, and their hours."""
    if not (aimed := _aimed(drawing)):
        return
    here, there = aimed
    _thread(drawing, here, there, 2.6)
    (x1, y1), (x2, y2) = drawing.frame.centre_of(here), drawing.frame.centre_of(there)
    text = captions.SWAPPING.format(h=hour_of(here), i=hour_of(there))
    drawing.tag(drawing.front, (x1 + x2) / 2, (y1 + y2) / 2, text, "good")


def _thread(drawing: Drawing, here: int, there: int, width: float) -> None:
    """A thread of light between the edges of two cards, above all that lies in the middle."""
    one, two = drawing.frame.card(here), drawing.frame.card(there)
    ends = _edge(one, two.centre), _edge(two, one.centre)
    drawing.over.append(Trace(ends, "good", width, "light"))


def _edge(card: Rect, towards: tuple[float, float]) -> tuple[float, float]:
    """Where the straight way from the middle of a card to a point leaves it."""
    (x, y), (far_x, far_y) = card.centre, towards
    dx, dy = far_x - x, far_y - y
    share = min(card.w / 2 / abs(dx) if dx else 1.0, card.h / 2 / abs(dy) if dy else 1.0, 1.0)
    return x + share * dx, y + share * dy
