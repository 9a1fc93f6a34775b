"""The pages in the corners of Hunters: the rivals', one's own with its tools, the album."""

from typing import Literal

from fairytable.games.hunters.layout.drawing import SEAL, Drawing, in_order
from fairytable.games.hunters.layout.frame import HAND, LOW, TALL
from fairytable.games.hunters.rules.actions import TOOLS
from fairytable.games.hunters.rules.position import HAND_SIZE, MOST_PHOTOS
from fairytable.games.hunters.rules.zones import EVIDENCE, HANDS, PHOTOS
from fairytable.games.hunters.texts import captions
from fairytable.games.hunters.texts.names import RESEARCHERS, SHORT_TOOLS
from fairytable.games.hunters.texts.names import TOOLS as TOOL_NAMES
from fairytable.stage.gestures import PawnKey
from fairytable.stage.picture import (
    CARD,
    Crest,
    Emblem,
    Ghost,
    Light,
    Panel,
    Pawn,
    Rect,
    Tone,
    around,
    clamp,
    held,
)
from fairytable.stage.unfolding import of_player

FLAG = 19.0
WIDE = 114.0
"""What tool, hand and the flag beside them need."""
FACE = 26.0
"""How large the face of a character is, at the foot of a researcher."""
HAND_LETTER = 7.6
"""How wide a letter of the hand's count is, about."""
BIG_PAGE = 128.0
"""From this height on one's own page has a portrait."""


def token_key(player: int) -> str:
    """How a player's token is known through all pictures."""
    return f"token.{player}"


def token(player: int) -> PawnKey:
    return PawnKey(token_key(player))


# Rivals


def rival(drawing: Drawing, player: int, rect: Rect, *, away: bool) -> None:
    """A rival's page: name and points, the prepared tool, hand, flags, evidence and photos; empty
    while all of it is shown large elsewhere."""
    drawing.under.append(plate(drawing, player, rect, "plate"))
    drawing.place(f"seat.{player}", rect, quiet=True, unfolds=of_player(player))
    if rect.h >= TALL:
        _tall_page(drawing, player, rect, away=away)
    elif rect.h >= LOW:
        _middle_page(drawing, player, rect, away=away)
    else:
        _low_page(drawing, player, rect, away=away)


def plate(drawing: Drawing, player: int, rect: Rect, kind: Literal["plate", "sky"]) -> Panel:
    """A page; its rim tells whose turn it is, and who has won."""
    if player in drawing.stage.winners:
        return Panel(rect, kind, "active")
    on_turn = not drawing.seen.over and drawing.seen.player == player
    return Panel(rect, kind, "player" if on_turn else "soft", player)


def _tall_page(drawing: Drawing, player: int, rect: Rect, *, away: bool) -> None:
    """Portrait and two rows of cards."""
    side = min(64.0, 0.34 * rect.w)
    cameo = Rect(rect.x + 7, rect.y + 7, side, side)
    drawing.portrait(drawing.under, cameo, player)
    _character(drawing, player, cameo)
    _dizzy(drawing, player, cameo)
    _seals(drawing, player, cameo.x + 9, cameo.bottom - 8)
    head = Rect(cameo.right + 4, rect.y + 8, rect.right - cameo.right - 16, 24)
    _name(drawing, player, head, 18, 24)
    _state(drawing, player, Rect(head.x, head.bottom + 4, head.w, side - 28), away=away)
    inner = Rect(rect.x + 9, cameo.bottom + 8, rect.w - 18, rect.bottom - cameo.bottom - 17)
    drawing.under.append(Panel(inner.inset(-3), "badge", "none"))
    width = min((inner.h - 4) / 2 / CARD, inner.w / 3.1)
    for k, zone in enumerate((EVIDENCE[player], PHOTOS[player])):
        part = Rect(inner.x, inner.y + k * (inner.h / 2), inner.w, inner.h / 2)
        if not away:
            drawing.minis(zone, part, width)
        drawing.place(zone, part)


def _character(drawing: Drawing, player: int, cameo: Rect) -> None:
    """Whose face is behind a researcher, at the foot of the portrait."""
    if drawing.stage.people[player].portrait:
        x, y = cameo.right - 0.42 * FACE, cameo.bottom - 0.4 * FACE
        drawing.face(drawing.under, around(x, y, FACE, FACE), player)


def _middle_page(drawing: Drawing, player: int, rect: Rect, *, away: bool) -> None:
    """Portrait and one row of cards: evidence from the left, photos from the right."""
    side = clamp(45.0, 0.44 * rect.h, 60.0)
    cameo = Rect(rect.x + 5, rect.y + 4, side, side)
    drawing.portrait(drawing.under, cameo, player)
    _dizzy(drawing, player, cameo)
    _seals(drawing, player, cameo.x + 8, cameo.bottom - 7)
    head = Rect(cameo.right + 3, rect.y + 5, rect.right - cameo.right - 13, 0.4 * side)
    _name(drawing, player, head, 0.34 * side, 0.45 * side)
    state = Rect(head.x, head.bottom + 1, head.w, 0.54 * side)
    _state(drawing, player, state, away=away)
    inner = Rect(rect.x + 8, cameo.bottom + 3, rect.w - 16, rect.bottom - cameo.bottom - 10)
    _one_row(drawing, player, inner, away=away)


def _low_page(drawing: Drawing, player: int, rect: Rect, *, away: bool) -> None:
    """No portrait: a line of words, and one of tool, hand and cards."""
    _seals(drawing, player, rect.x + 15, rect.y + 14)
    left = rect.x + (28 if drawing.seen.partner(player) is None else 42)
    head = Rect(left, rect.y + 5, rect.right - 9 - left, 18)
    facts = drawing.seen.facts
    flags = (FLAG + 3) * facts.dizzy[player] + (FLAG + 14) * bool(facts.no_camera[player])
    _name(drawing, player, head, 14, 18, flags)
    if facts.dizzy[player]:
        x, y = head.right - 24 - flags, head.centre[1]
        drawing.under.append(Emblem(Rect(x, y - FLAG / 2, FLAG, FLAG), "hunters/dizzy"))
    below = Rect(rect.x + 6, head.bottom + 1, rect.w - 12, rect.bottom - head.bottom - 6)
    end = _ready(drawing, player, below, away=away, tight=True)
    _no_camera(drawing, player, head.right - 24 - FLAG - 14, head.centre[1])
    inner = Rect(end + 3, below.y, below.right - end - 3, below.h)
    _one_row(drawing, player, inner, away=away)


def _one_row(drawing: Drawing, player: int, inner: Rect, *, away: bool) -> None:
    drawing.under.append(Panel(inner.inset(-2), "badge", "none"))
    width = inner.h / CARD
    cards, photos = (len(drawing.zones[zone[player]]) for zone in (EVIDENCE, PHOTOS))
    share = clamp(0.24, photos / max(1, cards + photos), 0.6)
    left = inner._replace(w=(1 - share) * inner.w - 2)
    right = Rect(left.right + 4, inner.y, inner.right - left.right - 4, inner.h)
    if not away:
        drawing.minis(EVIDENCE[player], left, width, low=True)
        drawing.minis(PHOTOS[player], right, width, "right", low=True)
    drawing.place(EVIDENCE[player], left)
    drawing.place(PHOTOS[player], right)


def _name(
    drawing: Drawing, player: int, rect: Rect, size: float, large: float, spare: float = 0.0
) -> None:
    """Name and points; this much room between them is left to something else."""
    points = str(drawing.seen.points(player))
    room = 0.62 * large * len(points) + 4
    name = drawing.stage.people[player].name
    left = rect._replace(w=rect.w - room - spare)
    drawing.write(drawing.under, left, name, size, align="left", bold=True)
    right = Rect(rect.right - room, rect.y - 2, room, rect.h + 4)
    drawing.write(drawing.under, right, points, large, "gold", "right", bold=True)


def _seals(drawing: Drawing, player: int, x: float, y: float, side: float = SEAL) -> None:
    """One's own seal, and in pairs the shape of the partner beside it."""
    partner = drawing.seen.partner(player)
    if partner is not None:
        small = 0.62 * side
        drawing.under.append(Crest(around(x + 1.05 * side, y + 2, small, small), partner))
    drawing.seal(drawing.under, x, y, player, side)


def _state(drawing: Drawing, player: int, rect: Rect, *, away: bool) -> None:
    """The prepared tool, the hand with its number, the choices still without a
    camera; closer together where there is no room for all of that."""
    flagged = drawing.seen.facts.no_camera[player] > 0
    tight = flagged and rect.w < WIDE
    end = _ready(drawing, player, rect, away=away, tight=tight)
    _no_camera(drawing, player, end + (0 if tight else 2), rect.y + rect.h / 2)


def _ready(drawing: Drawing, player: int, rect: Rect, *, away: bool, tight: bool = False) -> float:
    """The prepared tool, and the hand with its number; gives where they end."""
    seen, side = drawing.seen, min(rect.h, 22.0 if tight else 36.0)
    middle = rect.y + rect.h / 2
    badge = Rect(rect.x, middle - side / 2, side, side)
    drawing.tool(drawing.under, badge, seen.tool[player])
    wide, gap = (15, 3) if tight else (20, 5)
    hand = Rect(badge.right + gap, middle - min(11.0, side / 2), wide, min(22.0, side))
    count = len(drawing.zones[HANDS[player]])
    number = Rect(hand.right, rect.y, 13 if tight else 18, rect.h)
    if not away:
        drawing.fan_of_backs(HANDS[player], hand)
    tone: Tone = "bad" if seen.breaks_soon(player) else "plain"
    drawing.write(drawing.under, number, str(count), 15, tone, bold=True)
    drawing.place(HANDS[player], Rect(hand.x - 1, rect.y, number.right - hand.x, rect.h))
    return number.right


def _dizzy(drawing: Drawing, player: int, cameo: Rect) -> None:
    """Whose head still turns has a spiral beside it."""
    if drawing.seen.facts.dizzy[player]:
        spiral = around(cameo.right - 0.4 * FLAG, cameo.y + 0.4 * FLAG, FLAG, FLAG)
        drawing.under.append(Emblem(spiral, "hunters/dizzy"))


def _no_camera(drawing: Drawing, player: int, x: float, y: float) -> None:
    """How many choices of tool are still without a camera."""
    left = drawing.seen.facts.no_camera[player]
    if left:
        drawing.under.append(Emblem(Rect(x, y - FLAG / 2, FLAG, FLAG), "hunters/no-camera"))
        text = Rect(x + FLAG, y - 9, 13, 18)
        drawing.write(drawing.under, text, str(left), 14, "bad", bold=True)


# The person at the bottom


def own(drawing: Drawing) -> None:
    """Who I am and my three tools; my hand; my album."""
    _own_page(drawing, drawing.frame.own())
    _hand(drawing, drawing.frame.hand())
    _album(drawing, drawing.frame.album())


def _own_page(drawing: Drawing, rect: Rect) -> None:
    me = drawing.me
    drawing.under.append(plate(drawing, me, rect, "plate"))
    bottom = _own_head(drawing, rect)
    label = 17.0
    room = rect.bottom - 8 - label - bottom - 2
    side = min((rect.w - 24) / 3 - 4, room)
    y = bottom + 2 + room / 2
    keys = drawing.asked("choose_tool", "dust_tool")
    for k, tool in enumerate(TOOLS):
        x = rect.centre[0] + (k - 1) * (rect.w - 16) / 3
        ready = drawing.seen.tool[me] == tool
        disc = around(x, y, side, side)
        if ready:
            drawing.under.append(Light(disc.inset(-0.35 * side), "warm", 0.9))
        drawing.under.append(Panel(disc, "badge", "active" if ready else "soft"))
        barred = tool == "camera" and not drawing.seen.camera_works(me)
        drawing.under.append(Emblem(disc.inset(0.1 * side), f"hunters/{tool}", faded=barred))
        name = Rect(x - (rect.w - 16) / 6, disc.bottom, (rect.w - 16) / 3, label)
        drawing.write(
            drawing.under,
            name,
            drawing.say(TOOL_NAMES[tool]),
            13,
            "gold" if ready else "soft",
            bold=ready,
            short=drawing.say(SHORT_TOOLS[tool]),
        )
        drawing.place(f"tool.{me}.{tool}", disc.inset(-2), str(k + 1) if keys else "")
        if ready:
            _token(drawing, disc)


def _token(drawing: Drawing, disc: Rect) -> None:
    """One's own token lies on the prepared tool; it can be dragged to another one."""
    side = max(16.0, 0.36 * disc.w)
    rect = around(disc.right - 0.3 * side, disc.y + 0.3 * side, side, side)
    me = drawing.me
    name = drawing.say(captions.TOKEN)
    drawing.pawns.append(Pawn(token_key(me), rect, "hunters/token", 2, name))


def _own_head(drawing: Drawing, rect: Rect) -> float:
    """Portrait, name, points, hand; gives where it ends."""
    me, seen = drawing.me, drawing.seen
    name, points = drawing.stage.people[me].name, str(seen.points(me))
    hand = drawing.say(captions.HAND, k=len(drawing.zones[HANDS[me]]))
    if rect.h < BIG_PAGE:
        _seals(drawing, me, rect.x + 18, rect.y + 18, 22)
        start = rect.x + (32 if seen.partner(me) is None else 47)
        line = Rect(start, rect.y + 7, rect.right - 14 - start, 22)
        dizzy, flagged = seen.facts.dizzy[me], seen.facts.no_camera[me] > 0
        end = line.x + 0.5 * line.w - (FLAG + 15 if flagged else 0)
        _no_camera(drawing, me, end, line.centre[1])
        if dizzy:
            end -= FLAG + 2
            spiral = Rect(end, line.centre[1] - FLAG / 2, FLAG, FLAG)
            drawing.under.append(Emblem(spiral, "hunters/dizzy"))
        left = line._replace(w=end - line.x)
        drawing.write(drawing.under, left, name, 16, align="left", bold=True)
        middle = Rect(line.x + 0.5 * line.w, line.y, 0.26 * line.w, line.h)
        count = str(len(drawing.zones[HANDS[me]]))
        drawing.write(drawing.under, middle, hand, 13, "soft", short=count)
        drawing.write(drawing.under, line, points, 22, "gold", "right", bold=True)
        return line.bottom
    who = RESEARCHERS[seen.number(me) - 1]
    roomy = drawing.frame.roomy and rect.h > 190
    side = min(1.0 * drawing.u, 0.5 * rect.w) if roomy else min(0.66 * drawing.u, rect.h - 82)
    cameo = Rect(rect.x + 8, rect.y + 8, side, side)
    drawing.portrait(drawing.under, cameo, me)
    _seals(drawing, me, cameo.x + 12, cameo.bottom - 10, 24)
    line = Rect(cameo.right + 5, rect.y + 8, rect.right - cameo.right - 17, 24)
    big = 34.0 if roomy else 26.0
    room = 0 if roomy else 0.62 * big * len(points) + 4
    drawing.write(drawing.under, line._replace(w=line.w - room), name, 19, align="left", bold=True)
    second = Rect(line.x, line.bottom + 1, line.w, 18)
    if roomy:
        tall = Rect(line.x, line.bottom + 1, line.w, 38)
        drawing.write(drawing.under, tall, points, big, "gold", "left", bold=True)
        second = Rect(line.x, tall.bottom, line.w, 18)
    else:
        drawing.write(drawing.under, line, points, big, "gold", "right", bold=True)
        if second.bottom + second.h > cameo.bottom + 2:
            return max(cameo.bottom, _low_words(drawing, second, cameo))
        first = who.partition(" ")[0]
        drawing.write(drawing.under, second, who, 13, "soft", "left", short=first)
        second = second.moved(0, 18)
    drawing.write(drawing.under, second, hand, 14, align="left", bold=True)
    _dizzy(drawing, me, cameo)
    if not roomy:
        _no_camera(drawing, me, second.x + 62, second.y + 9)
        return cameo.bottom
    below = Rect(rect.x + 12, cameo.bottom + 2, rect.w - 24, 20)
    flag = FLAG + 15 if seen.facts.no_camera[me] else 0
    first = who.partition(" ")[0]
    drawing.write(drawing.under, below._replace(w=below.w - flag), who, 15, "soft", short=first)
    _no_camera(drawing, me, below.right - flag + 2, below.centre[1])
    return below.bottom


def _low_words(drawing: Drawing, line: Rect, cameo: Rect) -> float:
    """Researcher and hand in one line, where a second one would reach into the tools; a flag may
    leave no room for a name beside the portrait. Gives where the line ends."""
    me, seen = drawing.me, drawing.seen
    hand = drawing.say(captions.HAND, k=len(drawing.zones[HANDS[me]]))
    flag = FLAG + 15 if seen.facts.no_camera[me] else 0
    end = line.right - HAND_LETTER * len(hand) - flag
    who = RESEARCHERS[seen.number(me) - 1]
    left = line._replace(w=end - line.x - 4)
    short = who.partition(" ")[0]
    if left.w >= HAND_LETTER * len(short):
        drawing.write(drawing.under, left, who, 13, "soft", "left", short=short)
    drawing.write(drawing.under, line, hand, 14, align="right", bold=True)
    _dizzy(drawing, me, cameo)
    _no_camera(drawing, me, end, line.centre[1])
    return line.bottom


def _hand(drawing: Drawing, rect: Rect) -> None:
    zone, width = HANDS[drawing.me], HAND * drawing.u
    cards = in_order(drawing.zones[zone])
    places = held(rect, len(cards), HAND_SIZE, width, width + 5)
    drawing.lay(cards, places, z=2, shows=drawing.hidden(drawing.me))
    drawing.place(zone, rect)


def _album(drawing: Drawing, rect: Rect) -> None:
    """Fairies and trinkets above, photos below; empty places of photos are seen."""
    me, say = drawing.me, drawing.say
    drawing.under.append(Panel(rect, "plate"))
    head = Rect(rect.x + 14, rect.y + 6, rect.w - 28, 20)
    title = captions.ALBUM if not drawing.stage.curtain else captions.ALBUM_OF
    text = say(title, name=drawing.stage.people[me].name)
    drawing.write(drawing.under, head._replace(w=head.w - 32), text, 15, align="left", bold=True)
    drawing.write(drawing.under, head, str(drawing.seen.points(me)), 17, "gold", "right", bold=True)
    inner = Rect(rect.x + 8, head.bottom + 4, rect.w - 16, rect.bottom - head.bottom - 12)
    drawing.under.append(Panel(inner.inset(-2), "badge", "none"))
    line = 20.0
    width = min((inner.w - 14) / 3, (inner.h - line - 16) / 4 / CARD)
    photos = Rect(inner.x, inner.bottom - 2 * width * CARD - 8, inner.w, 2 * width * CARD + 8)
    words = Rect(inner.x + 6, photos.y - line, inner.w - 12, line)
    upper = Rect(inner.x, inner.y, inner.w, words.y - inner.y - 2)
    _evidence(drawing, upper, width)
    drawing.write(drawing.under, words, say(captions.PHOTOS), 13, "soft", "left", bold=True)
    count = say(captions.PHOTO_COUNT, k=len(drawing.zones[PHOTOS[me]]))
    drawing.write(drawing.under, words, count, 13, "plain", "right", bold=True)
    places = _grid(photos, MOST_PHOTOS, width)
    cards = in_order(drawing.zones[PHOTOS[me]])
    drawing.lay(cards, places[: len(cards)], z=1)
    drawing.over += [Panel(place, "mount", "none") for place in places[: len(cards)]]
    drawing.under += [Ghost(place, glyph="photo") for place in places[len(cards) :]]
    drawing.place(EVIDENCE[me], upper)
    drawing.place(PHOTOS[me], photos)


def _evidence(drawing: Drawing, rect: Rect, width: float) -> None:
    """Rows of three; more cards make the rows closer."""
    cards = in_order(drawing.zones[EVIDENCE[drawing.me]])
    rows = max(1, int((rect.h + 3) / (width * CARD + 4)))
    columns = max(3, -(-len(cards) // rows))
    step_x = min(width + 4, (rect.w - width - 6) / max(1, columns - 1))
    left = (
        rect.x + (rect.w - width - 2 * min(step_x, width + 4)) / 2 if columns == 3 else rect.x + 3
    )
    places = [
        Rect(
            left + k % columns * step_x,
            rect.y + 3 + k // columns * (width * CARD + 4),
            width,
            width * CARD,
        )
        for k in range(max(len(cards), 3 * rows if columns == 3 else 0))
    ]
    drawing.lay(cards, places[: len(cards)], z=2)
    drawing.under += [Ghost(place) for place in places[len(cards) :]]
    if columns == 3:
        drawing.over += [Panel(place, "mount", "none") for place in places[: len(cards)]]


def _grid(rect: Rect, count: int, width: float) -> list[Rect]:
    left = rect.x + (rect.w - 3 * width - 8) / 2
    return [
        Rect(
            left + k % 3 * (width + 4),
            rect.y + 2 + k // 3 * (width * CARD + 4),
            width,
            width * CARD,
        )
        for k in range(count)
    ]
