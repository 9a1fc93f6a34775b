"""Where the toadstools of a fairy ring stand, for those who paint and who light them. No Qt."""

from math import cos, pi, sin

from fairytable.stage.rect import Rect

COUNT = 40
ROOM = 0.035
"""Around a ring, in its widths: the light of its toadstools falls there."""
_CROOKED = 0.018
"""How far a ring is off its ellipse, in its widths."""


def toadstools(rect: Rect) -> list[tuple[float, float]]:
    """On an ellipse a little inside this rectangle, clockwise from the top, not quite evenly."""
    x, y = rect.centre
    across, down = rect.w - 2 * ROOM * rect.w, rect.h - 2 * ROOM * rect.w
    places = []
    for k in range(COUNT):
        turn = 2 * pi * (k + 0.5) / COUNT
        wide = 0.5 * (1 + _CROOKED * sin(5 * turn + 1))
        places.append((x + sin(turn) * across * wide, y - cos(turn) * down * wide))
    return places
