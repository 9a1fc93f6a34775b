"""The rivals on the table of Moons: their plates and what lies there."""

from collections.abc import Sequence

from fairytable.games.moons import faces
from fairytable.games.moons.cards import ELEMENTS
from fairytable.games.moons.facts import ClosedCircle
from fairytable.games.moons.layout.drawing import Drawing
from fairytable.games.moons.layout.frame import NUMBER
from fairytable.games.moons.rules.zones import HANDS, SYMBOLS
from fairytable.games.moons.seen import phase
from fairytable.games.moons.texts import captions
from fairytable.games.moons.texts.names import signed
from fairytable.stage.picture import (
    CARD,
    Area,
    Emblem,
    Panel,
    Rect,
    Sign,
    Tone,
    around,
    grid,
    row,
)
from fairytable.stage.sketch import SMALLEST_TEXT
from fairytable.stage.unfolding import of_player

LINE = 16.0
"""The height of a line in the smallest letters."""
PILL = 62.0, 20.0
"""The least width and the height of a closing on a rival's plate."""


def rival(drawing: Drawing, player: int, rect: Rect) -> None:
    """A rival: name, backs of the hand, secret symbol, what one's own closings brought."""
    u, person = drawing.u, drawing.stage.people[player]
    drawing.under.append(Panel(rect, "plate", "active" if drawing.on_turn(player) else "soft"))
    inner = rect.inset(0.09 * u, max(8.0, 0.09 * u))
    side = drawing.size(0.2, 16)
    middle = inner.y + side / 2
    left = drawing.who(drawing.under, inner.x, middle - 1, side, side + 9, player) + 6
    name = Rect(left, inner.y, inner.right - left, side)
    drawing.write(drawing.under, name, person.name, drawing.size(0.17, 14), align="left", bold=True)
    hand = drawing.zones[HANDS[player]]
    strip = Rect(inner.x, inner.y + side + 0.06 * u, inner.w, 0.66 * u)
    symbol = Rect(inner.right - 0.47 * u, strip.y, 0.47 * u, 0.47 * u * CARD)
    fanned = strip._replace(w=symbol.x - 0.1 * u - strip.x)
    drawing.lay(hand, row(fanned, len(hand), 0.4 * u, 0.3 * u, "left"))
    drawing.lay(drawing.zones[SYMBOLS[player]], [symbol])
    _closed(drawing, player, Rect(inner.x, symbol.bottom, inner.w, inner.bottom - symbol.bottom))
    drawing.areas.append(Area(HANDS[player], rect, person.name, unfolds=of_player(player)))
    _guess(drawing, player, symbol)


def _guess(drawing: Drawing, player: int, rect: Rect) -> None:
    """What the person at the bottom takes a rival's symbol for, if that is noted."""
    if drawing.zones[SYMBOLS[player]][0].up:
        return
    zone = SYMBOLS[player]
    sign = drawing.stage.notes.get(zone, "")
    name = captions.guess(drawing.stage.people[player].name, sign, drawing.say)
    drawing.areas.append(Area(zone, rect, name, signs=("question", *ELEMENTS)))
    if sign:
        side = 0.72 * rect.w
        disc = around(*rect.centre, side, side)
        drawing.over.append(Panel(disc, "badge", "soft"))
        drawing.over.append(Sign(disc.inset(0.18 * side), sign, sign if sign in ELEMENTS else ""))


def _closed(drawing: Drawing, player: int, room: Rect) -> None:
    """How many circles a player has closed, and each of them on a pill while there is room for
    that; else what they have brought to each element."""
    closings = [(k, c) for k, c in enumerate(drawing.seen.closings) if c.player == player]
    head = Rect(room.x + 3, room.y + 2, room.w - 3, LINE)
    below = room
    if room.h >= 3 * LINE + 3:  # the numbers come first
        below = Rect(room.x, head.bottom + 1, room.w, room.bottom - head.bottom - 1)
        text = drawing.say(captions.FROM_CLOSINGS, len(closings))
        if not closings:
            text = drawing.say(captions.NO_CLOSINGS)
        drawing.write(drawing.under, head, text, SMALLEST_TEXT, "soft", "left")
    rows = int((below.h + 3) / (PILL[1] + 3))
    if len(closings) <= 2 * rows and below.w >= 2 * PILL[0] + 4:
        for k, (moon, closing) in enumerate(closings):
            wide = (below.w - 4) / 2
            at = below.x + k % 2 * (wide + 4), below.y + k // 2 * (PILL[1] + 3)
            _pill(drawing, Rect(*at, wide, PILL[1]), moon, closing)
    else:
        _brought(drawing, closings, below)


def _pill(drawing: Drawing, rect: Rect, moon: int, closing: ClosedCircle) -> None:
    """One closing: under which moon, of which element, with how many points."""
    drawing.under.append(Panel(rect, "pill"))
    side, name = rect.h - 5, ELEMENTS[closing.element]
    disc = Rect(rect.x + 3, rect.y + 2.5, side, side)
    drawing.under.append(Emblem(disc, faces.disc(phase(drawing.seen.moons[moon]))))
    sign = Rect(disc.right + 2, disc.y + 1, side - 2, side - 2)
    drawing.under.append(Sign(sign, name, name))
    number = Rect(sign.right + 2, rect.y, rect.right - sign.right - 4, rect.h)
    text, tone = signed(closing.points), tone_of(closing.points)
    drawing.write(drawing.under, number, text, SMALLEST_TEXT, tone, "left", bold=True)


def _brought(drawing: Drawing, closings: Sequence[tuple[int, ClosedCircle]], rect: Rect) -> None:
    """What closings have brought to each element."""
    points: dict[int, int] = {}
    for _, closing in closings:
        points[closing.element] = points.get(closing.element, 0) + closing.points
    for e, cell in enumerate(grid(rect, 2, len(ELEMENTS), 0)):
        name, side = ELEMENTS[e], min(0.22 * drawing.u, cell.h, cell.w - NUMBER)
        sign = Rect(cell.x, cell.centre[1] - side / 2, side, side)
        drawing.under.append(Sign(sign, name, name, faded=e not in points))
        if e in points:
            number = Rect(sign.right + 2, cell.y, cell.right - sign.right - 2, cell.h)
            text, tone = signed(points[e]), tone_of(points[e])
            drawing.write(drawing.under, number, text, SMALLEST_TEXT, tone, "left", bold=True)


def tone_of(points: int) -> Tone:
    """Whether points were won or lost."""
    return "good" if points > 0 else "bad"
