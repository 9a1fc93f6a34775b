"""A rival's plate of All You Wish For, shown large over the map."""

from fairytable.games.wishes.layout.drawing import Drawing
from fairytable.games.wishes.layout.plates import Plane
from fairytable.games.wishes.layout.rivals import rival
from fairytable.stage.picture import FRONT, Panel, Rect

WIDE = 520.0


def unfolded(drawing: Drawing, player: int, plane: Plane) -> None:
    """The same places, with larger cards, under the plate that was clicked."""
    field, u = drawing.frame.field, drawing.u
    wide = min(WIDE, field.w - 16)
    high = min(field.h, 2.1 * u)
    plate = drawing.frame.plates[drawing.rivals.index(player)]
    left = min(max(field.x, plate.centre[0] - wide / 2), field.right - wide)
    rect = Rect(left, field.y, wide, high)
    plane.under.append(Panel(rect, "sky", "active"))
    drawing.place(f"sheet.{player}", rect, quiet=True, unfolds=f"player.{player}", z=FRONT)
    rival(drawing, player, rect, plane)
