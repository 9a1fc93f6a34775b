"""Where everything lies on the table of The Challenge: rivals, the wood, one's own pixies and hand.

The numbers are those of the layout page; see `frame` for the measures.
"""

from math import ceil

from fairytable.games.challenge import faces
from fairytable.games.challenge.cards import FAIRIES, STONE_CARDS, STONES, VICTORY_POINTS
from fairytable.games.challenge.layout.drawing import BADGE, Drawing
from fairytable.games.challenge.layout.frame import KEPT, ROW_STEP
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
    CARD,
    Crest,
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
from fairytable.stage.strokes import Band, Point
from fairytable.stage.unfolding import of_player

_EYE = "#2C1F52"

GLOW_WORMS_FROM = 10
"""With this many stones in the deck the end is near."""
GLOW_WORMS = ((0.013, 0.36), (0.987, 0.44), (0.012, 0.62))
"""Where they sit in the wood, as shares of the table."""
NICHES = 2
"""How many places for kept fairies are seen in one's own tablet before there are any."""
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
    _roots(drawing)
    drawing.place("wood", frame.wood.inset(-6, -3), quiet=True)
    drawing.place("wood.stones", frame.row(1), quiet=True)
    for row, (piles, kind) in enumerate(((FAIRY_PILES, "fairies"), (STONE_PILES, "stones"))):
        _deck(drawing, f"deck.{kind}", frame.deck(row))
        for k, zone in enumerate(piles):
            _open_pile(drawing, zone, frame.pile(row, k), row * len(FAIRIES) + k)
        _gone(drawing, f"removed.{kind}", frame.gone(row))
    _under_deck(drawing, frame.line())
    if drawing.stage.counting and drawing.seen.decision != "offer":
        _majorities(drawing)


def _roots(drawing: Drawing) -> None:
    """Shelves of root: fairies stand on one, the other parts the wood from one's own meadow."""
    frame, width, thick = drawing.frame, drawing.stage.width, 0.17 * drawing.u
    shelf = frame.deck(0).bottom + 0.05 * drawing.u
    drawing.under.append(Band(_swinging(-10, shelf, width + 20, 0.03 * drawing.u), thick, "root"))
    edge = frame.own.y - 3
    drawing.under.append(Band(_swinging(width + 10, edge, -width - 20, 4), 0.8 * thick, "root"))
    left, foot = frame.columns[-1].pocket.right, drawing.stage.height + 8
    if frame.hand.x - left > 0.8 * thick:
        x = (left + frame.hand.x) / 2
        parting = ((x - 4, edge), (x + 4, edge + 70), (x, foot))
        drawing.under.append(Band(parting, 0.7 * thick, "root"))
    for x, way in ((-3.0, 1), (width + 3, -1)):
        side = ((x, edge), (x + 5 * way, edge + 90), (x, foot))
        drawing.under.append(Band(side, 1.3 * thick, "root"))


def _swinging(x: float, y: float, across: float, swing: float) -> tuple[Point, ...]:
    """A line to the side that rises and falls a little."""
    return tuple((x + across * k / 8, y + (swing if k % 2 else -swing)) for k in range(9))


def _deck(drawing: Drawing, zone: str, rect: Rect) -> None:
    cards = drawing.zones[zone]
    if not cards:
        _hollow(drawing, rect, Ghost(rect))
    drawing.lay(cards, pile(rect, len(cards), rect.w, step=0.016), z=1, shows="back")
    x, y = rect.centre[0], rect.bottom - 0.13 * drawing.u
    drawing.count(drawing.over, x, y, str(len(cards)), max(24.0, 0.26 * drawing.u))
    drawing.place(zone, rect.inset(-RIM))


def _open_pile(drawing: Drawing, zone: str, rect: Rect, order: int) -> None:
    """Face-up cards of one kind; an empty place says what may lie there."""
    cards, face = drawing.zones[zone], (order + len(STONES)) % (2 * len(STONES))
    glyph = faces.look(face, drawing.say).pennant.glyph
    if not cards and face < len(STONES):
        text = drawing.say(captions.POINTS, points=VICTORY_POINTS[face])
        _hollow(drawing, rect, Ghost(rect, text, glyph=glyph, colour=STONES[face]))
    elif not cards:
        short = names.short_name(face, drawing.say)
        text = short if rect.w < NARROW else drawing.names[face]
        _hollow(drawing, rect, Ghost(rect, text, glyph=glyph))
    elif face < len(STONES):
        glow = around(
            rect.centre[0], rect.centre[1] + 0.2 * drawing.u, 3.2 * drawing.u, 3 * drawing.u
        )
        drawing.gem_light(drawing.under, face, glow, 0.9)
    drawing.lay(cards, pile(rect, len(cards), rect.w, step=0.012), z=1)
    if len(cards) > 1:
        x, y = rect.right - 0.5 * BADGE - 2, rect.y + 0.44 * rect.w
        drawing.count(drawing.over, x, y, f"×{len(cards)}", max(BADGE, 0.22 * drawing.u))
    drawing.place(zone, rect.inset(-RIM))


def _hollow(drawing: Drawing, rect: Rect, ghost: Ghost) -> None:
    """A tablet of stone with a niche in it: what lies there one day leaves its light behind."""
    drawing.under.append(Panel(rect, "plate"))
    drawing.under.append(ghost._replace(rect=rect.inset(0.075 * drawing.u)))


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
    gone, short = drawing.say(captions.GONE), drawing.say(captions.GONE_SHORT)
    drawing.write(drawing.over, lower, gone, SMALLEST_TEXT, "soft", short=short)
    drawing.place(zone, rect, unfolds=zone if cards else None)


def _under_deck(drawing: Drawing, line: Rect) -> None:
    """The picks of a harvest as four leaves; else what the deck is."""
    if drawing.seen.decision != "harvest":
        text = drawing.say(captions.STONES)
        drawing.under.append(Panel(line, "pill"))
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
    """The person's own pixies with their sacks, fairies in reserve over the hand."""
    frame, me = drawing.frame, drawing.me
    if drawing.asked("exchange"):
        drawing.under.append(Panel(frame.own.inset(-6, -4), "gold", "active"))
    about_pixies = drawing.asked("enlarge", "protect")
    for number, place in enumerate(frame.columns):
        drawing.pixie(me, number, place, drawing.felt)
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


def _tablet(drawing: Drawing, rect: Rect) -> Panel:
    """One's own tablet; its rim tells that it is one's turn, or that one has won."""
    me, seen = drawing.me, drawing.seen
    if me in drawing.stage.winners:
        return Panel(rect, "banner", "active")
    return Panel(rect, "banner", "soft" if seen.over or seen.player != me else "player", me)


def _kept(drawing: Drawing, rect: Rect) -> None:
    """Kept fairies stand in the niches of one's own tablet, beside one's name and points."""
    zone, u, me = STORED[drawing.me], drawing.u, drawing.me
    drawing.under.append(_tablet(drawing, rect))
    cards, width = drawing.zones[zone], KEPT * u
    inner = rect.inset(6, 0)
    end = inner.x
    for k in range(NICHES):
        niche = Rect(inner.x + k * ROW_STEP * width, rect.y + 4, width, width * CARD)
        if k >= len(cards):
            drawing.under.append(Ghost(niche, glyph="wing", colour="fairy"))
        end = niche.right
    if drawing.asked("use_now", "enlarge", "protect"):
        end = max(end, _raised_row(drawing, zone, inner, width))
    elif cards:
        row = drawing.row(zone, inner, width, drawing.felt, z=2, shows=drawing.hidden(me))
        end = max(end, row)
    _eyes(drawing, width)
    room = Rect(end + 8, inner.y + 5, inner.right - end - 8, inner.h - 10)
    if room.w >= 60:
        _own_words(drawing, room, len(cards))
    drawing.place(zone, rect)


def _own_words(drawing: Drawing, room: Rect, kept: int) -> None:
    """Who sits here, with how many points, and what kept fairies are worth."""
    stage, me, u = drawing.stage, drawing.me, drawing.u
    side, line = max(15.0, 0.17 * u), room.h / 4
    drawing.under.append(Crest(Rect(room.x, room.y + (line - side) / 2, side, side), me))
    name = Rect(room.x + side + 5, room.y, room.w - side - 5, line)
    drawing.write(
        drawing.under, name, stage.people[me].name, max(15.0, 0.17 * u), align="left", bold=True
    )
    if stage.scores or stage.counting:
        points = drawing.say(captions.POINTS, points=drawing.points[me])
        below = Rect(room.x, room.y + line, room.w, line)
        drawing.write(drawing.under, below, points, max(14.0, 0.16 * u), "gold", "left", bold=True)
    if _too_many(drawing):  # a tag lies there
        return
    worth = Rect(room.x, room.y + 2 * line, room.w, 2 * line)
    text, short = drawing.say(captions.KEPT_HERE), drawing.say(captions.KEPT)
    if kept:
        text, short = drawing.say(captions.KEPT_WORTH, points=FAIRY_VALUE * kept), ""
    size = max(12.0, 0.13 * u)
    drawing.write(drawing.under, worth, text, size, "soft", "left", lines=3, short=short)


def _too_many(drawing: Drawing) -> bool:
    """Whether the person at the bottom has to give stones away."""
    return len(drawing.zones[HANDS[drawing.me]]) > HAND_LIMIT and drawing.mine


def _eyes(drawing: Drawing, width: float) -> None:
    """An eye on each fairy in one's reserve that all know, a closed one on the others."""
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
    zone, shows = HANDS[me], drawing.hidden(me)
    for kind in dict.fromkeys(drawing.seen.known(zone) if shows != "back" else ()):
        glow = around(*rect.centre, rect.w + 1.4 * u, 2.6 * u)
        drawing.gem_light(drawing.under, kind, glow, 0.4)
    drawing.row(zone, rect.inset(2, 0), u, drawing.felt, z=2, shows=shows)
    drawing.place(zone, rect.inset(-2), "0", lifts=True)
    if _too_many(drawing):
        text = drawing.say(captions.TOO_MANY, count=len(drawing.zones[zone]))
        wide = min(rect.w, 7.4 * len(text) + 18)
        tag = Rect(rect.right - wide, rect.y - 21, wide, 20)
        drawing.over.append(Panel(tag, "alarm", "danger"))
        drawing.over.append(Words(tag.inset(8, 0), text, 13, "strong", "centre", bold=True))
