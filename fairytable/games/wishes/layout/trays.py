"""What comes only while it is needed: the tray for piles in the making, and the market's shelf."""

from fairytable.games.wishes.layout.drawing import BADGE, Drawing
from fairytable.games.wishes.layout.frame import GAP
from fairytable.games.wishes.layout.plates import Plane, wish_seal
from fairytable.games.wishes.rules.position import PILE_SIZE
from fairytable.games.wishes.rules.zones import STACKS
from fairytable.games.wishes.texts import captions, names
from fairytable.stage.picture import (
    CARD,
    Badge,
    Crest,
    Ghost,
    Light,
    Panel,
    Pawn,
    Rect,
    Shows,
    Sign,
    Tone,
    around,
    row,
)

HEAD = 38.0
"""Over the slots: what the piles are."""
TAKER = 72.0
"""How wide the name of somebody who takes from the market may be, where there is room."""
NARROW, LINE = 46.0, 14.0
"""Where less is left for each, names take turns on two lines of this height."""
LOW_ORDER = 56.0
"""Where less height is left for who takes, the line that explains it gives way: the prompt says it
too."""
SLOTS = (captions.TOP, captions.MIDDLE, captions.BOTTOM)


def tray(drawing: Drawing, rect: Rect, plane: Plane) -> None:
    """Piles in the making, or a pawn that waits to be placed."""
    seen, say, me = drawing.seen, drawing.say, drawing.me
    plane.under.append(Panel(rect, "tray", "active" if drawing.mine else "soft"))
    head = Rect(rect.x + 2, rect.y + 3, rect.w - 4, HEAD - 4)
    match seen.decision:
        case "setup_card" | "setup_place" as decision:
            wide = rect.w / 2
            for number, zone in enumerate(STACKS[me]):
                column = Rect(rect.x + number * wide, rect.y, wide, rect.h)
                title = column._replace(y=head.y, h=head.h)
                drawing.write(plane.under, title, say(captions.PILE, number=number + 1), 12)
                # while piles are formed numbers count the cards in hand
                key = str(number + 1) if decision == "setup_place" else ""
                _pile(drawing, zone, column, drawing.hidden(me), key, plane)
        case "setup_neutral":
            drawing.write(plane.under, head, say(captions.NEUTRAL), 12)
            _neutral(drawing, rect, plane)
        case "setup_wanderer" | "setup_pixie" as decision:
            key = decision.removeprefix("setup_")
            drawing.write(plane.under, head, say(names.TRAVELLERS[key]), 12)
            side = min(rect.w - 8, 1.1 * drawing.u)
            figure = around(rect.centre[0], rect.y + 30 + side / 2, side, side)
            drawing.pawns.append(
                Pawn(key, figure, f"wishes/{key}", plane.z, say(names.TRAVELLERS[key]))
            )
        case _:
            short = say(captions.NEW)
            drawing.write(plane.under, head, say(captions.NEW_KINGDOM), 12, lines=2, short=short)
            _pile(drawing, "tray", rect, drawing.hidden(seen.facts.player), "", plane)


def _slots(rect: Rect, count: int) -> list[Rect]:
    """Places for the cards of a pile, its top uppermost."""
    room = rect.h - HEAD - 6
    width = min(rect.w - GAP, room / (count * CARD + 0.04 * count))
    step = min(CARD * width + 3, (room - CARD * width) / max(1, count - 1))
    left = rect.x + (rect.w - width) / 2
    return [Rect(left, rect.y + HEAD + k * step, width, CARD * width) for k in range(count)]


def _pile(drawing: Drawing, zone: str, rect: Rect, shows: Shows, key: str, plane: Plane) -> None:
    """Three slots from the top down; a larger pile overlaps."""
    cards = drawing.seen.cards(zone)[::-1]
    slots = _slots(rect, PILE_SIZE)
    if len(cards) > PILE_SIZE:
        low = slots[-1]
        step = (low.y - slots[0].y) / (len(cards) - 1)
        slots = [slots[0].moved(0, k * step) for k in range(len(cards))]
    for slot, text in zip(slots, SLOTS, strict=False):
        plane.under.append(Ghost(slot, drawing.say(text)))
    places = slots[: len(cards)]
    # the bottom is laid first: where cards overlap, the top lies above
    drawing.lay(cards[::-1], places[::-1], z=plane.z, shows=shows)
    area = Rect(rect.x + 2, rect.y + HEAD - 2, rect.w - 4, rect.h - HEAD)
    drawing.place(zone, area, key, lifts=bool(key))


def _neutral(drawing: Drawing, rect: Rect, plane: Plane) -> None:
    """The neutral piles that are still to be placed, the next one on top."""
    cards = drawing.seen.cards("neutral")
    slot = _slots(rect, PILE_SIZE)[0]
    drawing.lay(cards, [slot] * len(cards), z=plane.z, shows="back")
    if cards:
        text = f"×{len(cards) // PILE_SIZE}"
        plane.over.append(Badge(around(*slot.centre, 1.6 * BADGE, BADGE), text))
    drawing.place("neutral", slot.inset(-2), "1", lifts=True)


# The market


def market(drawing: Drawing, shelf: Rect, plane: Plane) -> None:
    """What somebody got rid of, for all to see; at the left who takes, in order."""
    seen, say, u = drawing.seen, drawing.say, drawing.u
    plane.under.append(Panel(shelf, "velvet", "active" if drawing.mine else "soft"))
    seller = seen.facts.player
    cards, width = drawing.sorted_hand(seen.cards("market")), drawing.frame.market_card
    spare = shelf.w - len(cards) * (width + 8) - 0.16 * u - 24
    wide = max(min(2.6 * u, 0.24 * shelf.w), min(TAKER * (len(drawing.stage.people) - 1), spare))
    left = Rect(shelf.x + 0.16 * u, shelf.y + 0.1 * u, wide, 24)
    title = say(captions.MARKET_OF, name=drawing.stage.people[seller].name)
    drawing.write(plane.under, left, title, min(18.0, 0.19 * u), align="left", bold=True)
    head, line = left, left.moved(0, 24)._replace(h=18)
    crowded = wide / (len(drawing.stage.people) - 1) < NARROW
    if not crowded and shelf.bottom - line.bottom >= LOW_ORDER:
        drawing.write(plane.under, line, say(captions.EACH_TAKES), 13, "soft", "left")
        head = line
    _order(drawing, Rect(left.x, head.bottom + 6, wide, shelf.bottom - head.bottom - 12), plane)
    room = Rect(left.right + 8, shelf.y + 8, shelf.right - 8 - left.right - 8, shelf.h - 16)
    drawing.lay(cards, row(room, len(cards), width, width + 8), z=plane.z)
    drawing.place("market", shelf)


def _order(drawing: Drawing, rect: Rect, plane: Plane) -> None:
    """Who takes a card, one after the other; those who have are ticked off. Where they stand close
    their names take turns on two lines."""
    seen = drawing.seen
    takers = seen.opponents(seen.facts.player)
    now = takers.index(seen.decider) if seen.decider in takers else len(takers)
    step = min(1.1 * drawing.u, rect.w / max(1, len(takers)))
    lines = 1 if step >= NARROW else 2
    side = min(0.4 * drawing.u, 0.78 * step, rect.h - 8 - LINE * lines)
    for k, player in enumerate(takers):
        x, y = rect.x + (k + 0.5) * step, rect.y + 4 + side / 2
        seal = around(x, y, side, side)
        if k == now:
            plane.under.append(Light(seal.inset(-0.45 * side), "warm"))
        wish_seal(drawing, player, seal, plane.under)
        small = max(11.0, 0.36 * side)
        corner = around(seal.right - 0.2 * small, seal.bottom - 0.2 * small, small, small)
        plane.under.append(Sign(corner, "check", "good") if k < now else Crest(corner, player))
        tone: Tone = "gold" if k == now else "soft" if k < now else "plain"
        name = drawing.stage.people[player].name
        if player == drawing.me and not drawing.stage.curtain:
            name = drawing.say(captions.YOU)
        half = min(lines * step / 2, x - rect.x + 11, rect.right + 9 - x) - 1
        words = Rect(x - half, seal.bottom + 4 + LINE * (k % lines), 2 * half, 16)
        drawing.write(plane.under, words, name, 12, tone, bold=k == now, short=f"{name[:4]}…")
