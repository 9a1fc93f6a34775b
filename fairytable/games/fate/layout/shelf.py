"""The own recipes on the desk of Fairy's Fate: bottles on a shelf that fill with what is found."""

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
_BROADER = 1.36
"""How much broader than its column the drawing of a bottle may be: its sides are air."""


def shelf(drawing: FateDrawing, rect: Rect) -> None:
    """The recipes side by side: bottle, card, four objects, how many are found."""
    me, zone = drawing.me, RECIPE_ROW[drawing.me]
    drawing.under.append(Panel(rect, "badge"))
    head = Rect(rect.x + 9, rect.y + 3, rect.w - 18, 1.6 * drawing.px(14))
    title = drawing.say(captions.RECIPES)
    drawing.write(drawing.under, head, title, drawing.px(14), "plain", "left", bold=True)
    cards = drawing.zones[zone]
    wide = (rect.w - 12) / max(1, len(cards))
    drawing.place(zone, rect)
    for k in range(len(cards)):
        column = Rect(rect.x + 6 + k * wide, head.bottom, wide, rect.bottom - head.bottom - 3)
        _recipe(drawing, me, k, column, several=len(cards) > 1)


def _recipe(drawing: FateDrawing, player: int, k: int, room: Rect, *, several: bool) -> None:
    """One recipe; while it is hidden, only the back of its card."""
    card = drawing.zones[RECIPE_ROW[player]][k]
    mask = drawing.seen.recipes(player)[k]
    across = 2 if several else RECIPE_SIZE
    size = drawing.px(15)
    line = Rect(room.x, room.bottom - 1.45 * size, room.w, 1.4 * size)
    disc = min((room.w - (12 if several else 4)) / across - 3, 0.15 * room.h, 46.0)
    discs = RECIPE_SIZE // across * (disc + 3)
    board = Rect(room.x + 2, line.y - discs - 8, room.w - 4, 5)
    above = Rect(room.x, room.y, room.w, board.y - room.y)
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
    x = room.centre[0]
    for m, name in enumerate(object_names(mask)):
        at_x = x + (m % across - (across - 1) / 2) * (disc + 3)
        at_y = line.y - discs + (m // across + 0.5) * (disc + 3) - 1
        found = bool(owned >> OBJECTS.index(name) & 1)
        _object(drawing, name, around(at_x, at_y, disc, disc), found=found)
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
        drawing.under.append(Light(rect.inset(-0.1 * side), "warm", 0.9))
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
