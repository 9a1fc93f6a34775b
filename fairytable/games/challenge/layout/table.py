"""Where everything lies on the table of The Challenge: rivals, the wood, one's own pixies and hand.

The numbers are those of the layout page; see `frame` for the measures.
"""

from math import ceil

from fairytable.games.challenge import faces
from fairytable.games.challenge.cards import FAIRIES, STONE_CARDS, STONES, VICTORY_POINTS
from fairytable.games.challenge.layout.drawing import BADGE, Drawing
from fairytable.games.challenge.layout.frame import KEPT
from fairytable.games.challenge.layout.rivals import NARROW, rival
from fairytable.games.challenge.layout.trays import drawn, offering
from fairytable.games.challenge.layout.unfolded import REMOVED, removed, unfolded
from fairytable.games.challenge.rules.position import FAIRY_VALUE, HAND_LIMIT, HARVEST_PICKS
from fairytable.games.challenge.rules.zones import (
    FAIRY_PILES,
    HANDS,
    MARKS,
    SACKS,
    STONE_PILES,
    STORED,
)
from fairytable.games.challenge.texts import captions, names
from fairytable.stage.picture import (
    Ghost,
    Light,
    Panel,
    Picture,
    Rect,
    Sign,
    Token,
    Tone,
    Words,
    around,
    pile,
)
from fairytable.stage.sketch import SMALLEST_TEXT
from fairytable.stage.staging import Stage
from fairytable.stage.unfolding import of_player

_EYE = "#2C1F52"

GLOW_WORMS_FROM = 10
"""So many stones in the deck are nearly the end."""
GLOW_WORMS = ((0.013, 0.36), (0.987, 0.44), (0.012, 0.62))
"""Where they sit in the wood, as shares of the table."""
RIM = 3.0
"""How far the place of a pile reaches beyond its cards: its light has to be seen."""


def arrange(stage: Stage) -> Picture:
    """The whole table."""
    drawing = Drawing(stage)
    seen = drawing.seen
    dusk(drawing)
    paying = seen.decision == "offer"
    choosing = bool(drawing.zones["drawn"])
    wanted = _wanted(drawing)
    large = next((player for player in drawing.rivals if of_player(player) == wanted), None)
    for player, cell in zip(drawing.rivals, drawing.frame.cells, strict=True):
        rival(drawing, player, cell, away=player == large)
    wood(drawing)
    own(drawing)
    if paying:
        offering(drawing)
    if choosing:
        drawn(drawing)
    if large is not None:
        unfolded(drawing, large)
    if wanted in REMOVED:
        removed(drawing, wanted)
    if drawing.asked("exchange"):
        above = drawing.frame.own.y - 4
        drawing.front.append(Panel(Rect(0, 0, stage.width, above), "shade", "none"))
    return drawing.picture(_groups(drawing))


def _wanted(drawing: Drawing) -> str | None:
    """What is to be shown large: nothing while trays lie there."""
    busy = drawing.seen.decision == "offer" or drawing.zones["drawn"]
    return None if busy else drawing.stage.unfolded


def dusk(drawing: Drawing) -> None:
    """The stone deck is the light: it grows darker by quarters; glow-worms come out at the end."""
    left, whole = len(drawing.zones["deck.stones"]), len(STONE_CARDS) - drawing.seen.players
    gone = max(0, 4 - ceil(4 * left / whole))
    table = Rect(0, 0, drawing.stage.width, drawing.stage.height)
    if gone:
        drawing.under.append(Light(table, "night", gone / 4))
    if left <= GLOW_WORMS_FROM:
        side = 0.9 * drawing.u
        spots = [around(x * table.w, y * table.h, side, side) for x, y in GLOW_WORMS]
        drawing.under += [Light(spot, "spark") for spot in spots]


def _groups(drawing: Drawing) -> tuple[tuple[str, ...], ...]:
    """What Tab walks between."""
    me, seen = drawing.me, drawing.seen
    rivals: list[str] = []
    for player in drawing.rivals:
        rivals += [*seen.sacks(player), HANDS[player]]
    return (
        ("deck.stones", *STONE_PILES, "offering"),
        ("deck.fairies", *FAIRY_PILES, "drawn"),
        (*seen.sacks(me), *MARKS[me]),
        (STORED[me],),
        (HANDS[me],),
        tuple(rivals),
    )


# The wood


def wood(drawing: Drawing) -> None:
    """Decks, open piles and what left the game, each in its fixed place."""
    frame = drawing.frame
    ground = frame.wood.inset(-6, -3)
    drawing.under.append(Panel(ground, "glade", "none"))
    drawing.place("wood", ground, quiet=True)
    drawing.place("wood.stones", frame.row(1), quiet=True)
    for row, (piles, kind) in enumerate(((FAIRY_PILES, "fairies"), (STONE_PILES, "stones"))):
        _deck(drawing, f"deck.{kind}", frame.deck(row))
        for k, zone in enumerate(piles):
            _open_pile(drawing, zone, frame.pile(row, k), row * len(FAIRIES) + k)
        _gone(drawing, f"removed.{kind}", frame.gone(row))
    _under_deck(drawing, frame.line())
    if drawing.stage.counting and drawing.seen.decision != "offer":
        _majorities(drawing)


def _deck(drawing: Drawing, zone: str, rect: Rect) -> None:
    cards = drawing.zones[zone]
    drawing.under.append(Ghost(rect))
    drawing.lay(cards, pile(rect, len(cards), rect.w, step=0.016), z=1, shows="back")
    x, y = rect.centre[0], rect.bottom - 0.13 * drawing.u
    drawing.count(drawing.over, x, y, str(len(cards)), max(24.0, 0.26 * drawing.u))
    drawing.place(zone, rect.inset(-RIM))


def _open_pile(drawing: Drawing, zone: str, rect: Rect, order: int) -> None:
    """Face-up cards of one kind; an empty place says what may lie there."""
    cards, face = drawing.zones[zone], (order + len(STONES)) % (2 * len(STONES))
    if not cards and face < len(STONES):
        text = drawing.say(captions.POINTS, points=VICTORY_POINTS[face])
        glyph = faces.look(face, drawing.say).pennant.glyph
        drawing.under.append(Ghost(rect, text, glyph=glyph))
    elif not cards:
        short = names.short_name(face, drawing.say)
        drawing.under.append(Ghost(rect, short if rect.w < NARROW else drawing.names[face]))
    drawing.lay(cards, pile(rect, len(cards), rect.w, step=0.012), z=1)
    if len(cards) > 1:
        x, y = rect.right - 0.5 * BADGE - 2, rect.y + 0.44 * rect.w
        drawing.count(drawing.over, x, y, f"×{len(cards)}", max(BADGE, 0.22 * drawing.u))
    drawing.place(zone, rect.inset(-RIM))


def _gone(drawing: Drawing, zone: str, rect: Rect) -> None:
    """Only how many: what left the game is shown when one clicks."""
    cards = drawing.zones[zone]
    if _wanted(drawing) != zone:
        drawing.lay(cards, [rect] * len(cards), faded=True)
    drawing.over.append(Panel(rect, "sky"))
    upper = Rect(rect.x, rect.y + 0.08 * rect.h, rect.w, 0.5 * rect.h)
    size = 0.24 * drawing.u
    drawing.write(drawing.over, upper, str(len(cards)), size, bold=True)
    lower = Rect(rect.x + 1, rect.y + 0.56 * rect.h, rect.w - 2, 0.36 * rect.h)
    drawing.write(drawing.over, lower, drawing.say(captions.GONE), SMALLEST_TEXT, "soft")
    drawing.place(zone, rect, unfolds=zone if cards else None)


def _under_deck(drawing: Drawing, line: Rect) -> None:
    """The picks of a harvest as four leaves; else what the deck is."""
    if drawing.seen.decision != "harvest":
        text = drawing.say(captions.STONES)
        drawing.write(drawing.under, line, text, SMALLEST_TEXT, "soft")
        return
    side = line.h - 1
    left = line.centre[0] - HARVEST_PICKS * (side + 3) / 2
    for k in range(HARVEST_PICKS):
        leaf = Rect(left + k * (side + 3), line.y, side, side)
        drawing.under.append(Sign(leaf, "leaf", "gold", faded=k >= drawing.seen.picks))


def _majorities(drawing: Drawing) -> None:
    """Who leads each type, under its pile."""
    stage, seen = drawing.stage, drawing.seen
    for kind, now in enumerate(seen.leads()):
        line = drawing.frame.line(kind)
        text = captions.majority(stage, seen, kind, now, line.w)
        mine = stage.bottom in now.leaders and not stage.curtain
        drawing.turning.append(line)
        drawing.under.append(Panel(line, "bright" if mine else "pill", "none" if mine else "soft"))
        tone: Tone = "gold" if mine else "plain"
        drawing.write(drawing.under, line.inset(3, 0), text, SMALLEST_TEXT, tone, bold=mine)


# The person at the bottom


def own(drawing: Drawing) -> None:
    """The own pixies with their sacks, kept fairies over the hand."""
    frame, me = drawing.frame, drawing.me
    _own_ground(drawing, frame.own)
    about_pixies = drawing.asked("enlarge", "protect")
    for number, place in enumerate(frame.columns):
        drawing.pixie(me, number, place, drawing.felt, own=True)
        key = str(number + 1)
        whole = place.whole.inset(-3)
        if about_pixies:
            drawing.place(MARKS[me][number], whole, key)
            drawing.place(SACKS[me][number], place.fan, quiet=True)
        else:
            drawing.place(SACKS[me][number], whole, key, lifts=True)
            drawing.place(MARKS[me][number], place.head, quiet=True)
    _kept(drawing, frame.stored)
    _hand(drawing, frame.hand)


def _own_ground(drawing: Drawing, rect: Rect) -> None:
    """A rim in one's own colour on one's own turn; a raised tray while rearranging."""
    ground = rect.inset(-6, -4)
    if drawing.asked("exchange"):
        drawing.under.append(Panel(ground, "gold", "active"))
    elif drawing.me in drawing.stage.winners:
        drawing.under.append(Panel(ground, "frame", "active"))
    elif not drawing.seen.over and drawing.seen.player == drawing.me:
        drawing.under.append(Panel(ground, "frame", "player", drawing.me))


def _kept(drawing: Drawing, rect: Rect) -> None:
    zone, u, me = STORED[drawing.me], drawing.u, drawing.me
    drawing.under.append(Panel(rect, "sky"))
    cards = drawing.zones[zone]
    inner = rect.inset(4, 0)
    width = KEPT * u
    end = inner.x
    if drawing.asked("use_now", "enlarge", "protect"):
        end = _raised_row(drawing, zone, inner, width)
    elif cards:
        end = drawing.row(zone, inner, width, drawing.felt, z=2, shows=drawing.hidden(me))
    _eyes(drawing, width)
    if not cards:
        text, room = drawing.say(captions.KEPT_HERE), inner
    else:
        text = drawing.say(captions.KEPT_WORTH, points=FAIRY_VALUE * len(cards))
        room = Rect(end + 8, inner.y, inner.right - end - 8, inner.h)
    if room.w >= 60:
        drawing.write(drawing.under, room, text, max(13.0, 0.14 * u), "soft", lines=3)
    drawing.place(zone, rect)


def _eyes(drawing: Drawing, width: float) -> None:
    """An eye on each own kept fairy that all know, a closed one on those that not all do."""
    kept = {card.card: card.open for card in drawing.zones[STORED[drawing.me]]}
    side = max(15.0, 0.26 * width)
    for spot in drawing.spots:
        if spot.card in kept and spot.shows == "face":
            corner = Rect(spot.rect.x + 2, spot.rect.y + 0.74 * width, side, side)
            glyph = "eye" if kept[spot.card] else "eye_closed"
            drawing.over.append(Token(corner, glyph, _EYE))


def _raised_row(drawing: Drawing, zone: str, rect: Rect, width: float) -> float:
    """The kept fairies, with the one that is asked about raised above the others."""
    about = None if drawing.stage.view.decision is None else drawing.stage.view.decision.about
    before = len(drawing.spots)
    end = drawing.row(zone, rect, width, drawing.felt, z=2, shows=drawing.hidden(drawing.me))
    for k in range(before, len(drawing.spots)):
        spot = drawing.spots[k]
        if spot.card == about:
            drawing.spots[k] = spot._replace(raised=True, z=3)
    return end


def _hand(drawing: Drawing, rect: Rect) -> None:
    me, u = drawing.me, drawing.u
    zone = HANDS[me]
    drawing.under.append(Panel(rect.inset(-2), "tray"))
    drawing.row(zone, rect.inset(2, 0), u, drawing.felt, z=2, shows=drawing.hidden(me))
    drawing.place(zone, rect.inset(-2), "0", lifts=True)
    count = len(drawing.zones[zone])
    if count > HAND_LIMIT and drawing.mine:
        text = drawing.say(captions.TOO_MANY, count=count)
        wide = min(rect.w, 7.4 * len(text) + 18)
        tag = Rect(rect.right - wide, rect.y - 21, wide, 20)
        drawing.over.append(Panel(tag, "alarm", "danger"))
        drawing.over.append(Words(tag.inset(8, 0), text, 13, "strong", "centre", bold=True))
