"""Where the toadstools of a fairy ring stand, for those who paint and who light them. No Qt."""

from math import cos, pi, sin

from fairytable.stage.rect import Rect

COUNT = 40
_CROOKED = 0.018
"""How far a ring is off its ellipse, in its widths."""


def toadstools(rect: Rect) -> list[tuple[float, float]]:
    """On the ellipse in this rectangle, clockwise from the top, not quite evenly."""
    x, y = rect.centre
    places = []
    for k in range(COUNT):
        turn = 2 * pi * (k + 0.5) / COUNT
        wide = 0.5 * (1 + _CROOKED * sin(5 * turn + 1))
        places.append((x + sin(turn) * rect.w * wide, y - cos(turn) * rect.h * wide))
    return places
