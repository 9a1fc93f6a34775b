"""One's own recipes in Fairy's Fate: bottles on a shelf that fill with what is found."""

from operator import attrgetter
from typing import NamedTuple

from fairytable.games.fate import faces
from fairytable.games.fate.cards import FIRST_RECIPE, OBJECTS
from fairytable.games.fate.layout.drawing import FateDrawing
from fairytable.games.fate.rules.collection import RECIPE_SIZE
from fairytable.games.fate.rules.zones import RECIPE_ROW
from fairytable.games.fate.seen import object_names
from fairytable.games.fate.texts import captions
from fairytable.stage.picture import (
    CARD,
    Emblem,
    Light,
    Panel,
    Rect,
    Sign,
    Spot,
    Tone,
    around,
)

HIGH, LOW = 0.47, 0.05
"""The shares of a bottle's drawing between which its brew rises."""
_UPRIGHT = 2
"""This many recipes stand upright side by side."""
_BROADER = 1.36
"""How much broader than its column the drawing of a bottle may be: its sides are air."""


def shelf(drawing: FateDrawing, rect: Rect) -> None:
    """The recipes side by side: bottle, card, four objects, how many are found."""
    me, zone = drawing.me, RECIPE_ROW[drawing.me]
    drawing.under.append(Panel(rect, "badge"))
    head = Rect(rect.x + 9, rect.y + 3, rect.w - 18, 1.6 * drawing.px(14))
    title = drawing.say(captions.RECIPES)
    drawing.write(drawing.under, head, title, drawing.px(14), "plain", "left", bold=True)
    drawing.place(zone, rect)
    room = Rect(rect.x + 6, head.bottom, rect.w - 12, rect.bottom - head.bottom - 3)
    for k, part in enumerate(_parts(room, len(drawing.zones[zone]), drawing.px(15))):
        _recipe(drawing, me, k, part)


class _Part(NamedTuple):
    """Where a recipe is shown."""

    bottle: Rect
    found: Rect
    """The four objects, and below them how many are found."""
    disc: float
    across: int
    """How wide an object is, and how many of them stand side by side."""


def _parts(room: Rect, count: int, size: float) -> list[_Part]:
    """One or two recipes stand side by side, more lie one below the other: so their objects stay
    large enough to be told apart."""
    if count > _UPRIGHT:
        high = room.h / count
        return [_lying(Rect(room.x, room.y + k * high, room.w, high), size) for k in range(count)]
    wide = room.w / max(1, count)
    across = RECIPE_SIZE if count < _UPRIGHT else 2
    columns = (Rect(room.x + k * wide, room.y, wide, room.h) for k in range(count))
    return [_standing(column, across, size) for column in columns]


def _standing(room: Rect, across: int, size: float) -> _Part:
    """The bottle above its objects."""
    air = 4 if across == RECIPE_SIZE else 12
    disc = min((room.w - air) / across - 3, 0.15 * room.h, 46.0)
    high = RECIPE_SIZE // across * (disc + 3) + 1.45 * size
    found = Rect(room.x, room.bottom - high, room.w, high)
    return _Part(Rect(room.x, room.y, room.w, found.y - 8 - room.y), found, disc, across)


def _lying(room: Rect, size: float) -> _Part:
    """The bottle beside its objects, in two rows or in one: as they are larger."""
    return max((_beside(room, size, across) for across in (2, RECIPE_SIZE)), key=attrgetter("disc"))


def _beside(room: Rect, size: float, across: int) -> _Part:
    left = Rect(room.x, room.y, (0.52 if across == 2 else 0.36) * room.w, room.h - 8)
    found = Rect(left.right, room.y, room.right - left.right, room.h - 2)
    rows = RECIPE_SIZE // across
    disc = min((found.w - 4) / across - 3, (found.h - 1.45 * size) / rows - 3)
    return _Part(left, found, disc, across)


def _recipe(drawing: FateDrawing, player: int, k: int, part: _Part) -> None:
    """One recipe; while it is hidden, only the back of its card."""
    card = drawing.zones[RECIPE_ROW[player]][k]
    mask = drawing.seen.recipes(player)[k]
    above, found, disc, across = part
    size = drawing.px(15)
    line = Rect(found.x, found.bottom - 1.45 * size, found.w, 1.4 * size)
    discs = RECIPE_SIZE // across * (disc + 3)
    board = Rect(above.x + 2, above.bottom, above.w - 4, 5)
    if mask is None or drawing.stage.curtain:
        wide = min(0.7 * above.w, above.h / CARD)
        hidden = around(*above.centre, wide, wide * CARD)
        drawing.lay([card], [hidden], shows=drawing.hidden(player))
        return
    owned = drawing.seen.owned(player)
    count = (mask & owned).bit_count()
    drawing.under.append(Panel(board, "gold", "none"))
    bottle = _bottle(drawing, (drawing.seen.kind(card.card) or 0) - FIRST_RECIPE, count, above)
    leaf = _leaf(above, bottle.y - above.y)
    drawing.spots.append(Spot(card.card, leaf, turn=-5, shows=drawing.hidden(player)))
    x = found.centre[0]
    for m, name in enumerate(object_names(mask)):
        at_x = x + (m % across - (across - 1) / 2) * (disc + 3)
        at_y = line.y - discs + (m // across + 0.5) * (disc + 3) - 1
        has = bool(owned >> OBJECTS.index(name) & 1)
        _object(drawing, name, around(at_x, at_y, disc, disc), found=has)
    tone: Tone = "good" if count == RECIPE_SIZE else "plain"
    text = drawing.say(captions.OF_FOUR, count=count)
    drawing.write(drawing.under, line, text, size, tone, bold=True)


def _leaf(room: Rect, spare: float) -> Rect:
    """Where the card itself hangs: over the bottle if there is room, else in the corner."""
    wide = min((spare - 8) / CARD, 0.7 * room.w)
    if wide > 0.3 * room.w:
        return Rect(room.centre[0] - wide / 2, room.y + 4, wide, wide * CARD)
    wide = 0.24 * room.w
    return Rect(room.x + 3, room.y + 4, wide, wide * CARD)


def _bottle(drawing: FateDrawing, recipe: int, count: int, room: Rect) -> Rect:
    """The brew rises by a quarter for each object; all four colour the spirit as well."""
    side = min(room.h - 2, _BROADER * room.w)
    rect = Rect(room.centre[0] - side / 2, room.bottom - 0.975 * side, side, side)
    filled = LOW + (HIGH - LOW) * count / RECIPE_SIZE if count else 0.0
    if count == RECIPE_SIZE:
        filled = 1.0
    shine = around(rect.centre[0], rect.y + 0.62 * side, 1.2 * side, 1.1 * side)
    drawing.under.append(Light(shine, "gem", 0.3 + 0.16 * count, "yellow"))
    drawing.under.append(Emblem(rect, faces.BOTTLES[recipe], filled=filled))
    return rect


def _object(drawing: FateDrawing, name: str, disc: Rect, *, found: bool) -> None:
    """An object of a recipe: ticked when it is found, grey while it is missing."""
    drawing.under.append(Panel(disc, "badge", "target" if found else "soft"))
    inner = disc.inset(0.1 * disc.w)
    drawing.under.append(Emblem(inner, f"fate/{name}", filled=float(found)))
    if found:
        side = max(12.0, 0.42 * disc.w)
        tick = Rect(disc.right - 0.8 * side, disc.bottom - 0.8 * side, side, side)
        drawing.under.append(Panel(tick, "bright", "none"))
        drawing.under.append(Sign(tick.inset(0.16 * side), "check"))
    elif drawing.asked("answer"):
        zone = f"want.{OBJECTS.index(name)}"
        if zone not in [area.zone for area in drawing.areas]:
            drawing.place(zone, disc, shape="oval")
