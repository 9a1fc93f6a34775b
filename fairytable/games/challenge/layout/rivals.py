"""The rivals on the table of The Challenge: their plates and what lies there."""

from typing import Literal

from fairytable.games.challenge.layout.drawing import Drawing, Layer
from fairytable.games.challenge.layout.frame import BACK, LABEL, NAME, RivalCell
from fairytable.games.challenge.layout.small_sacks import small_sack
from fairytable.games.challenge.rules.zones import HANDS, SACKS, STORED, owner
from fairytable.games.challenge.texts import captions
from fairytable.stage.picture import CARD, Ghost, Panel, Rect, clamp
from fairytable.stage.sketch import SMALLEST_TEXT
from fairytable.stage.unfolding import of_player

FACE, LARGE_FACE = 24.0, 56.0
"""How large the face of a character is, by the room above its sacks."""
NARROW = 90.0
"""Below this width an empty place has its kind's short name."""


def rival(drawing: Drawing, player: int, cell: RivalCell, *, away: bool) -> None:
    """A rival: name and points, pixies with sacks, hand and kept fairies; empty while all of it is
    shown large elsewhere."""
    felt, seen = drawing.felt, drawing.seen
    drawing.under.append(plate(drawing, player, cell.rect, "plate"))
    free = cell.sacks[0].pocket.y - cell.rect.y - 2
    name_plate(drawing, player, cell.name, felt, clamp(FACE, free, LARGE_FACE))
    drawing.place(f"seat.{player}", cell.rect, quiet=True, unfolds=of_player(player))
    if away:
        drawing.under += [Ghost(sack.figure) for sack in cell.sacks]
        return
    for number, place in enumerate(cell.sacks):
        small_sack(drawing, player, number, place)
        drawing.place(SACKS[player][number], place.whole)
    m = drawing.frame.m
    for zone, room, label in (
        (HANDS[player], cell.hand, captions.HAND),
        (STORED[player], cell.stored, captions.FAIRIES),
    ):
        air = max(0.0, room.h - LABEL - BACK * m * CARD) / 2
        below = Rect(room.x, room.bottom - air - BACK * m * CARD, room.w, BACK * m * CARD)
        backs(drawing, zone, below, BACK * m, felt)
        drawing.place(zone, room)
        above = Rect(room.x, below.y - LABEL, room.w, LABEL)
        text = drawing.say(label)
        drawing.write(felt.under, above, text, SMALLEST_TEXT, "soft", "right")
    if drawing.asked("steal") and seen.victim not in (None, player):
        drawing.front.append(Panel(cell.rect, "shade", "none"))


def plate(drawing: Drawing, player: int, rect: Rect, kind: Literal["plate", "sky"]) -> Panel:
    """A rival's ground; its rim tells whose turn it is, and who has won."""
    if player in drawing.stage.winners:
        return Panel(rect, kind, "active")
    on_turn = not drawing.seen.over and drawing.seen.player == player
    return Panel(rect, kind, "player" if on_turn else "soft", player)


def name_plate(drawing: Drawing, player: int, rect: Rect, layer: Layer, face: float = FACE) -> None:
    """Face or crest, name and the points as they would be now: beside it, or below it where the
    plate is high."""
    stage = drawing.stage
    left = drawing.who(layer.under, rect.x + 5, rect.y + 3 + face / 2, 12, face, player) + 4
    points, name = "", stage.people[player].name
    if stage.scores or stage.counting:
        points = drawing.say(captions.POINTS, points=drawing.points[player])
    if rect.h > 2 * NAME:
        upper = Rect(left + 4, rect.y + 4, rect.right - 6 - left, 0.44 * rect.h)
        lower = upper.moved(0, upper.h)
        drawing.write(layer.under, upper, name, 18, align="left", bold=True)
        drawing.write(layer.under, lower, points, 16, "gold", "left", bold=True)
        return
    room = 8.4 * len(points)
    line = Rect(left, rect.y + 1, rect.right - 6 - room - left, rect.h - 1)
    drawing.write(layer.under, line, name, 14, align="left", bold=True)
    if points:
        right = Rect(line.right, line.y, rect.right - 5 - line.right, line.h)
        drawing.write(layer.under, right, points, 14, "gold", "right", bold=True)


def backs(drawing: Drawing, zone: str, room: Rect, width: float, layer: Layer) -> None:
    """A rival's hidden cards, fanned, with their number at the right."""
    cards = drawing.zones[zone]
    high = width * CARD
    first = Rect(room.x, room.y + (room.h - high) / 2, width, high)
    number = Rect(room.right - 15, room.y, 15, room.h)
    step = min(0.3 * width, max(0.0, number.x - 1 - first.right) / max(1, len(cards) - 1))
    shows = drawing.hidden(owner(zone))
    if cards:
        places = [first.moved(i * step, 0) for i in range(len(cards))]
        drawing.lay(cards, places, z=layer.z, shows=shows)
    else:
        layer.under.append(Ghost(first))
    drawing.write(layer.under, number, str(len(cards)), 14, align="right", bold=True)
