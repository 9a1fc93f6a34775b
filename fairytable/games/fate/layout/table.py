"""Where everything lies on the table of Fairy's Fate (layout page, with the placement of its look).

Rivals at the top, five glades along a road, the desk with recipes, things, hand and decks below;
the page of a collection lies over the hand.
"""

from fairytable.games.fate.cards import OBJECTS, PLACES
from fairytable.games.fate.layout.desk import desk
from fairytable.games.fate.layout.drawing import FateDrawing
from fairytable.games.fate.layout.freeing import freeing
from fairytable.games.fate.layout.glades import glades
from fairytable.games.fate.layout.page import page
from fairytable.games.fate.layout.rivals import rival
from fairytable.games.fate.layout.unfolded import REMOVED, removed, unfolded
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, PLACE, RECIPE_ROW
from fairytable.stage.picture import Picture, Walk
from fairytable.stage.staging import Stage
from fairytable.stage.unfolding import of_player

SIGNS = tuple(f"sign.{i}" for i in range(len(PLACES)))
SLOTS = tuple(f"slot.{i}" for i in range(len(PLACES)))


def arrange(stage: Stage) -> Picture:
    """The whole table."""
    drawing = FateDrawing(stage)
    wanted = stage.unfolded
    shown = next((player for player in drawing.rivals if of_player(player) == wanted), None)
    for player, rect in zip(drawing.rivals, drawing.frame.plates, strict=True):
        rival(drawing, player, rect, away=player == shown)
    glades(drawing)
    desk(drawing)
    page(drawing)
    if shown is not None:
        unfolded(drawing, shown)
    elif wanted == REMOVED and drawing.zones["discard"]:
        removed(drawing)
    freeing(drawing)
    picture = drawing.picture(_groups(drawing))
    return picture._replace(walks=(Walk(SIGNS), Walk(SLOTS), Walk(DECKS)))


def _groups(drawing: FateDrawing) -> tuple[tuple[str, ...], ...]:
    """What Tab walks between."""
    me = drawing.me
    wants = tuple(f"want.{k}" for k in range(len(OBJECTS)))
    return (
        ("collect",),
        (HAND[me],),
        (*PLACE, *SLOTS),
        SIGNS,
        (FRONT[me],),
        DECKS,
        (RECIPE_ROW[me], *wants),
        ("recipe_pile", "discard"),
        tuple(FRONT[player] for player in drawing.rivals),
    )
