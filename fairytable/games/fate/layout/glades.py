"""The five places of Fairy's Fate: landscape, slots, signposts and the lanterns along the road."""

from fairytable.games.fate import faces
from fairytable.games.fate.cards import BACKS, PAIRS, PLACES
from fairytable.games.fate.layout.drawing import FateDrawing
from fairytable.games.fate.layout.frame import Glade
from fairytable.games.fate.rules.position import FULL, READY
from fairytable.games.fate.rules.zones import HAND, PLACE
from fairytable.games.fate.seen import FateSeen
from fairytable.games.fate.texts import captions
from fairytable.games.fate.texts.names import PLACE_NAMES
from fairytable.games.fate.texts.prompts import ward_against
from fairytable.stage.picture import (
    Emblem,
    Ghost,
    Light,
    Loop,
    Panel,
    Prospect,
    Rect,
    Spot,
    Words,
    around,
)
from fairytable.stage.strokes import Band

TOPS = (0.16, 0.4, 0.24, 0.3, 0.14)
"""Where the part of each drawing begins that is seen above the cards."""
_ROOM_FOR_CHIPS = 108.0
"""From this width on a signpost has chips: what an empty slot wants is said there as well."""
_OVER = 0.08
"""How far a landscape reaches into its neighbours."""
_PLAYING = ("turn", "journey_play", "move_card", "move_to")
_PICKING = ("swap_second", "move_to")


def road(drawing: FateDrawing) -> None:
    """The ground between landscape and desk: a road on which travellers walk."""
    area = drawing.frame.road
    y = area.y + 0.62 * area.h
    steps = [(area.w * t / 5, y + (2 if t % 2 else -2)) for t in range(-1, 7)]
    for glade, place in zip(drawing.frame.glades, range(len(PLACES)), strict=True):
        if drawing.seen.is_ready(place):
            pool = 0.95 * glade.whole.w
            x, middle = glade.lamp.centre
            drawing.under.append(Light(around(x, middle, pool, 0.7 * pool), "warm", 0.9))
    drawing.under.append(Band(tuple(steps), 0.5 * area.h, "road", curved=True))


def glades(drawing: FateDrawing) -> None:
    road(drawing)
    for place, glade in enumerate(drawing.frame.glades):
        _landscape(drawing, place, glade)
        _bed(drawing, place, glade)
        _cards(drawing, place, glade)
        _sign(drawing, place, glade)
        _areas(drawing, place, glade)


def told(seen: FateSeen) -> int | None:
    """The place that is being collected now."""
    return None if seen.collector is None else seen.dest[seen.collector]


def _landscape(drawing: FateDrawing, place: int, glade: Glade) -> None:
    """Its drawing behind the cards, brighter when it is ready or just told."""
    ready = drawing.seen.is_ready(place) or told(drawing.seen) == place
    over = _OVER * glade.whole.w
    high = glade.sign.y - glade.whole.y
    rect = Rect(glade.whole.x - over, glade.whole.y, glade.whole.w + 2 * over, high)
    sinks = (glade.bed.y - glade.whole.y) / high + 0.3
    prospect = Prospect(TOPS[place], sinks, lit=ready)
    drawing.under.append(Emblem(rect, f"fate/{PLACES[place]}", prospect=prospect))


def _bed(drawing: FateDrawing, place: int, glade: Glade) -> None:
    seen = drawing.seen
    if told(seen) == place and not seen.place(place):
        drawing.under.append(Panel(glade.bed, "frame", "active"))
        _voice(drawing, place, glade)
        return
    drawing.under.append(Panel(glade.bed, "glade", "active" if seen.is_ready(place) else "soft"))


def _voice(drawing: FateDrawing, place: int, glade: Glade) -> None:
    """Whoever offers help in an emptied glade hovers there, over her words."""
    if not drawing.asked("ward", "collect"):
        return
    room = Rect(glade.whole.x, glade.whole.y, glade.whole.w, glade.sign.y - glade.whole.y)
    drawing.place(f"voice.{place}", room, quiet=True)
    about = drawing.seen.about
    kind = None if about is None else drawing.seen.kind(about)
    if drawing.seen.decision == "ward" and kind is not None:
        side = min(0.7 * room.w, 0.42 * room.h)
        fairy = Rect(room.centre[0] - side / 2, room.y + 2, side, side)
        drawing.under.append(Emblem(fairy, f"fate/{ward_against(kind)}"))


def _cards(drawing: FateDrawing, place: int, glade: Glade) -> None:
    seen = drawing.seen
    cards = seen.place(place)
    raised = seen.about if drawing.asked(*_PICKING) else None
    for card, rect in zip(cards, glade.slots, strict=False):
        drawing.spots.append(Spot(card.card, rect, z=1, raised=card.card == raised))
    if told(seen) == place and not cards:
        return
    for slot in range(len(cards), FULL):
        _slot(drawing, place, slot, glade.slots[slot])


def _slot(drawing: FateDrawing, place: int, slot: int, rect: Rect) -> None:
    """A free slot: its number, the backs it wants, how a card will lie."""
    seen, size = drawing.seen, drawing.px(13)
    drawing.under.append(Ghost(rect))
    number = Rect(rect.x + 6, rect.y + 4, 16, size + 4)
    drawing.write(drawing.under, number, str(slot + 1), size, "plain", "left", bold=True)
    coming = _coming(drawing, place) if slot == len(seen.place(place)) else None
    if coming is not None:
        _preview(drawing, slot, rect, coming)
    _side_up(drawing, place, slot, rect, lit=coming is not None)
    if coming is not None:
        return
    x, y = rect.centre
    wants = wanted_in(seen, place, slot)
    if wants == BACKS:
        middle = Rect(rect.x + 4, y - 1.3 * size, rect.w - 8, 2.6 * size)
        text = drawing.say(captions.ANY_BACK)
        drawing.write(drawing.under, middle, text, size, "soft", lines=2)
        return
    chip = max(20.0, 0.3 * rect.w)
    for k, back in enumerate(wants):
        at = x + (k - (len(wants) - 1) / 2) * (chip + 3)
        drawing.chip(drawing.under, at, y, chip, back)


def _side_up(drawing: FateDrawing, place: int, slot: int, rect: Rect, *, lit: bool) -> None:
    """Which side of a card will be up: on a pill where one may be laid, brighter where one is held
    above."""
    size = drawing.px(13)
    words = Rect(rect.x + 3, rect.bottom - 1.9 * size, rect.w - 6, 1.6 * size)
    text = drawing.say(captions.side_of(slot))
    if _aimed(drawing, place) and slot == len(drawing.seen.place(place)):
        drawing.over.append(Panel(words, "bright", "none"))
        drawing.over.append(Words(words, text, size, "strong", "centre", bold=True))
    elif lit:
        drawing.under.append(Panel(words, "pill", "none"))
        drawing.write(drawing.under, words, text, size, "strong", bold=True)
    else:
        drawing.write(drawing.under, words, text, size, "soft")


def _coming(drawing: FateDrawing, place: int) -> int | None:
    """The card that is held, if it may be laid down here."""
    seen, card = drawing.seen, drawing.stage.lifted
    if card is None or drawing.stage.curtain or seen.is_full(place):
        return None
    zone = seen.where(card)
    if zone == HAND[drawing.me] and drawing.asked("turn", "journey_play"):
        fits = seen.card(card).back in seen.wanted(place) and not _only_travels(seen)
        return card if fits else None
    moving = drawing.asked("move_card", "move_to") and zone in PLACE
    return card if moving and zone != PLACE[place] else None


def _only_travels(seen: FateSeen) -> bool:
    return seen.decision == "turn" and seen.must_travel


def _preview(drawing: FateDrawing, slot: int, rect: Rect, card: int) -> None:
    """How a card will lie: faintly its back, or what is on it."""
    face, down = drawing.seen.face(card), not slot % 2
    if down or face is None:
        back = faces.back(drawing.seen.card(card).back).emblem
        drawing.under.append(Emblem(rect.inset(2), back, faded=True))
        return
    x, y = rect.centre
    side = rect.w - 8
    emblem = faces.look(face, drawing.say).emblem
    drawing.under.append(Emblem(around(x, y - 0.08 * rect.h, side, side), emblem, faded=True))


def wanted_in(seen: FateSeen, place: int, slot: int) -> tuple[str, ...]:
    """The backs that a free slot may take, as far as that can be said now."""
    if slot == len(seen.place(place)):
        return seen.wanted(place)
    return tuple(dict.fromkeys(PAIRS[place])) if slot < 2 else BACKS


def _aimed(drawing: FateDrawing, place: int) -> bool:
    """Whether the action that is aimed at would put a card here."""
    action = drawing.stage.preview
    return action is not None and action.verb in ("play", "to") and action.zone == PLACE[place]


def _sign(drawing: FateDrawing, place: int, glade: Glade) -> None:
    """The signpost: digit, name, and the two backs with which the place begins."""
    say, sign, size = drawing.say, glade.sign, drawing.px(14)
    going = drawing.seen.chosen_by(place)
    rim = Panel(sign, "banner") if going is None else Panel(sign, "banner", "player", going)
    for x in (sign.x + 12, sign.right - 16):
        post = Rect(x, sign.y + 4, 4, glade.whole.bottom - sign.y - 6)
        drawing.under.append(Panel(post, "pill", "none"))
    drawing.under.append(rim)
    digit = Rect(sign.x + 7, sign.y, 14, sign.h)
    drawing.write(drawing.under, digit, str(place + 1), drawing.px(13), "gold", "left", bold=True)
    chip = min(0.66 * sign.h, 19.0)
    chips = 2 * chip + 8 if sign.w >= _ROOM_FOR_CHIPS else 4.0
    name = Rect(digit.right + 2, sign.y, sign.right - digit.right - 2 - chips, sign.h)
    text = say(PLACE_NAMES[PLACES[place]])
    drawing.write(drawing.under, name, text, size, "strong", "left", bold=True)
    for k, back in enumerate(PAIRS[place] if chips > chip else ()):
        at = sign.right - chips + chip / 2 + 1 + k * (chip + 3)
        drawing.chip(drawing.under, at, sign.centre[1], chip, back)
    lamp = faces.LAMPS[drawing.seen.is_ready(place)]
    drawing.under.append(Emblem(glade.lamp, lamp))
    one_more = len(drawing.seen.place(place)) == READY - 1
    if one_more and _coming(drawing, place) is not None:
        ring = glade.lamp.inset(0.1 * glade.lamp.w).moved(-0.1 * glade.lamp.w, 0)
        drawing.under.append(Loop(ring, "target", 1.0))
    if going is not None:
        drawing.lantern(going, glade.walker)


def _areas(drawing: FateDrawing, place: int, glade: Glade) -> None:
    """The whole glade takes what is dropped; its next free slot shows it; the signpost is for
    travelling. Digits choose a slot for what is held, or where to go when nothing else can be."""
    seen, key = drawing.seen, str(place + 1)
    cards = seen.place(place)
    travels = drawing.asked("choose") or (drawing.asked("turn") and seen.must_travel)
    slot_key = key if drawing.asked(*_PLAYING) and not travels else ""
    full = len(cards) >= FULL
    drawing.place(PLACE[place], glade.whole, slot_key if full else "")
    if not full:
        drawing.place(f"slot.{place}", glade.slots[len(cards)], slot_key)
    drawing.place(f"sign.{place}", glade.sign, key if travels else "")
