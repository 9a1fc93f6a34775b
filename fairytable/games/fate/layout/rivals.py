"""The rivals on the table of Fairy's Fate: their plates and what lies there."""

from typing import Literal

from fairytable.games.fate.layout.drawing import FateDrawing, FateLayer, by_back, things_of
from fairytable.games.fate.layout.frame import ROOMY
from fairytable.games.fate.rules.zones import FRONT, HAND, RECIPE_ROW
from fairytable.stage.picture import CARD, Panel, Rect, Words
from fairytable.stage.unfolding import of_player

NARROW = 220.0
"""Below this width a plate is short of room in its first line."""
LEAST_THING = 45.0
"""Pixels: things that find less room overlap."""


def rival(drawing: FateDrawing, player: int, rect: Rect, *, away: bool) -> None:
    """A rival: lantern, name, hand, recipes and serpents; below them what was found."""
    seen, k, ground = drawing.seen, drawing.k, drawing.ground
    drawing.under.append(plate(drawing, player, rect, "plate"))
    drawing.place(FRONT[player], rect, unfolds=of_player(player))
    head = Rect(rect.x + 5, rect.y + 3, rect.w - 11, max(22.0, 26 * k))
    row = Rect(rect.x + 6, head.bottom + 2, rect.w - 12, rect.bottom - head.bottom - 7)
    roomy = rect.w > ROOMY
    if seen.dest[player] is None:
        drawing.lantern(player, Rect(head.x - 1, rect.y + 1, head.h + 4, head.h + 4))
    if away:
        _name(drawing, player, Rect(head.x + head.h + 6, head.y, head.w - head.h - 6, head.h))
        return
    wide = (1.75 if rect.w > NARROW else 1.45) * head.h
    coil = Rect(head.right - wide, head.y + 1, wide, head.h - 2)
    drawing.serpents(player, coil, ground, drawing.px(14))
    room = Rect(head.x + head.h + 4, head.y, coil.x - head.x - head.h - 8, head.h)
    if rect.w > NARROW and drawing.stage.people[player].portrait:
        middle = head.y + 0.5 * head.h
        left = drawing.who(drawing.under, room.x, middle, 0.0, head.h, player) + 4
        room = Rect(left, room.y, room.right - left, room.h)
    if roomy:
        row = _large_backs(drawing, player, row)
    else:
        room = _small_backs(drawing, player, room)
    _name(drawing, player, room)
    drawing.under.append(Panel(row.inset(-3, -2), "patch", "none"))
    _things(drawing, player, row, ground)


def plate(drawing: FateDrawing, player: int, rect: Rect, kind: Literal["plate", "sky"]) -> Panel:
    """A rival's ground; its rim tells whose turn it is, and who has won."""
    if player in drawing.stage.winners:
        return Panel(rect, kind, "active")
    if drawing.seen.decider == player:
        return Panel(rect, kind, "player", player)
    return Panel(rect, kind)


def _name(drawing: FateDrawing, player: int, room: Rect) -> None:
    name = drawing.stage.people[player].name
    size = drawing.px(15)
    drawing.under.append(Words(room, name, max(13.0, size), "strong", "left", bold=True))


def _small_backs(drawing: FateDrawing, player: int, room: Rect) -> Rect:
    """Hand and recipes as tiny cards at the right end of the first line; gives what is left."""
    high = min(0.86 * room.h, 24.0)
    name = min(7.6 * len(drawing.stage.people[player].name), 0.5 * room.w)
    wide = high / CARD
    y = room.y + (room.h - high) / 2
    right = room.right
    for zone, gap in ((RECIPE_ROW[player], 0.3 * wide), (HAND[player], wide + 1.5)):
        cards = drawing.zones[zone] if zone == RECIPE_ROW[player] else by_back(drawing.zones[zone])
        most = (0.56 if zone == HAND[player] else 0.22) * (room.w - name)
        step = max(2.0, min(gap, (most - wide) / max(1, len(cards) - 1)))
        total = wide + step * max(0, len(cards) - 1)
        rects = [Rect(right - total + i * step, y, wide, high) for i in range(len(cards))]
        drawing.backs(cards, rects, player, drawing.ground)
        drawing.place(zone, Rect(right - total - 1, room.y, total + 2, room.h))
        right -= total + 6
    return room._replace(w=right - room.x)


def _large_backs(drawing: FateDrawing, player: int, row: Rect) -> Rect:
    """Hand and recipes as cards at the right end of the row; gives what is left of it."""
    wide = row.h / CARD
    right = row.right
    for zone, gap in ((RECIPE_ROW[player], 0.42 * wide), (HAND[player], 0.46 * wide)):
        cards = drawing.zones[zone] if zone == RECIPE_ROW[player] else by_back(drawing.zones[zone])
        step = min(gap, (0.3 * row.w - wide) / max(1, len(cards) - 1))
        total = wide + step * max(0, len(cards) - 1)
        rects = [Rect(right - total + i * step, row.y, wide, row.h) for i in range(len(cards))]
        drawing.backs(cards, rects, player, drawing.ground)
        drawing.place(zone, Rect(right - total, row.y, total, row.h))
        right -= total + 10
    return row._replace(w=right - row.x)


def _things(drawing: FateDrawing, player: int, row: Rect, layer: FateLayer) -> None:
    """What a rival has found, as large as fits."""
    stacks = things_of(drawing.seen, player)
    wide = row.h / CARD
    if stacks:
        wide = min(wide, max(LEAST_THING, row.w / len(stacks) - 3))
    wide = min(wide, row.h / CARD)
    drawing.stacks(stacks, row, wide, layer)
