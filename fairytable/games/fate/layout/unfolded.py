"""What is shown large on the table of Fairy's Fate: a rival's area, the removed cards."""

from fairytable.engine import CardView
from fairytable.engine.table import face_of
from fairytable.games.fate.cards import KIND
from fairytable.games.fate.layout.drawing import FateDrawing, by_back, things_of
from fairytable.games.fate.layout.frame import spread
from fairytable.games.fate.layout.rivals import plate
from fairytable.games.fate.rules.zones import HAND, RECIPE_ROW
from fairytable.games.fate.texts import captions
from fairytable.stage.picture import CARD, FRONT, Crest, Rect, Words, around
from fairytable.stage.unfolding import Heap, lay_plate, of_player, unfold_cards

_HEAD = 26.0
REMOVED = "discard"
"""What unfolds all removed cards."""


def unfolded(drawing: FateDrawing, player: int) -> None:
    """All that lies before a rival, large, over the glades."""
    glades, sheet = drawing.frame.glades, drawing.sheet
    top = glades[0].whole.y - 2
    band = Rect(8, top, drawing.stage.width - 16, glades[0].sign.y - top - 2)
    title = drawing.say(captions.AREA_OF, name=drawing.stage.people[player].name)
    ground = plate(drawing, player, band, "sky")
    lay_plate(drawing, f"sheet.{player}", of_player(player), ground, title)
    inner = band.inset(14, 8)
    crest = around(inner.x + 9, inner.y + _HEAD / 2, 16, 16)
    drawing.front.append(Crest(crest, player))
    name = Rect(inner.x + 24, inner.y, 0.5 * inner.w, _HEAD)
    who = drawing.stage.people[player].name
    drawing.front.append(Words(name, who, 18, "strong", "left", bold=True))
    coil = Rect(inner.right - 60, inner.y, 60, _HEAD)
    drawing.serpents(player, coil, sheet, 16)
    half = (inner.h - _HEAD) / 2
    upper = Rect(inner.x, inner.y + _HEAD, inner.w, half)
    lower = Rect(inner.x, upper.bottom, inner.w, half)
    things = _row(drawing, upper, captions.THINGS_HEAD)
    stacks = things_of(drawing.seen, player)
    if stacks:
        drawing.stacks(stacks, things, things.h / CARD, sheet)
    else:
        text = drawing.say(captions.NOTHING_YET)
        drawing.front.append(Words(things, text, 16, "soft", "left"))
    left = _row(drawing, lower._replace(w=0.62 * lower.w), captions.HAND_HEAD)
    hand = by_back(drawing.zones[HAND[player]])
    drawing.backs(hand, spread(left, len(hand), left.h / CARD, 5), player, sheet)
    right = Rect(lower.x + 0.66 * lower.w, lower.y, 0.34 * lower.w, lower.h)
    right = _row(drawing, right, captions.RECIPES)
    recipes = drawing.zones[RECIPE_ROW[player]]
    drawing.backs(recipes, spread(right, len(recipes), right.h / CARD, 5), player, sheet)
    drawing.place(HAND[player], left, z=FRONT)
    drawing.place(RECIPE_ROW[player], right, z=FRONT)


def removed(drawing: FateDrawing) -> None:
    """All cards that were removed, by what they do."""
    found: dict[int, list[CardView]] = {}
    for card in drawing.zones["discard"]:
        found.setdefault(KIND[face_of(card)], []).append(card)
    heaps = [Heap(tuple(found[kind])) for kind in sorted(found)]
    title = drawing.say(captions.REMOVED, len(drawing.zones["discard"]))
    within = Rect(8, 4, drawing.stage.width - 16, drawing.frame.desk.y - 8)
    unfold_cards(drawing, REMOVED, title, heaps, within)


def _row(drawing: FateDrawing, room: Rect, title: str) -> Rect:
    """A head, and the room for cards below it."""
    head = Rect(room.x, room.y, room.w, 18)
    drawing.front.append(Words(head, drawing.say(title), 13, "soft", "left"))
    return Rect(room.x, head.bottom + 1, room.w, room.h - 24)
