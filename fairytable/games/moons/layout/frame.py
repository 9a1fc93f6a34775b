"""The measures of the table of Moons, computed from its size alone."""

from typing import NamedTuple

from fairytable.stage.picture import Rect, around, clamp

MARGIN = 8.0
OWN_ROW = 1.66
RING_BOX = (2.89, 3.02)
RING_CARD = 0.8
NUMBER = 27.0
"""Room for a sign and two digits in the smallest text."""


class Frame(NamedTuple):
    """The large divisions of the table."""

    u: float
    sky: Rect
    boxes: tuple[Rect, ...]
    """Of the four rings."""
    moon: Rect
    plates: tuple[Rect, ...]
    """Left upper, left lower, right upper, right lower."""
    own: Rect
    width: float


def frame(width: float, height: float) -> Frame:
    """Section 2 of the layout page: everything follows from the size of the table."""
    m = MARGIN
    s = clamp(52, round(0.078 * (height + 26)), 84)
    u = min((width - 2 * m) / 10.9, (height - s - 3 * m) / 7.9, 150)
    sky = Rect(m, m, width - 2 * m, s)
    own = Rect(m, height - m - OWN_ROW * u, width - 2 * m, OWN_ROW * u)
    w, h = RING_BOX[0] * u, RING_BOX[1] * u
    free = own.y - sky.bottom - m
    gap = clamp(0.06 * u, (free - 2 * h) / 3, 0.5 * u)
    top = sky.bottom + m + (free - 2 * h - gap) / 2
    spread = clamp(0, (width - 2 * m - 10.9 * u) / 4, 1.1 * u)
    centre, reach = width / 2, 0.65 * u + spread / 2
    boxes = tuple(
        Rect(x, y, w, h) for y in (top, top + h + gap) for x in (centre - reach - w, centre + reach)
    )
    upper, lower = top + 0.35 * u, top + 3.65 * u + gap
    plates = tuple(
        Rect(x, y, 1.8 * u, 2.05 * u) for x in (m, width - m - 1.8 * u) for y in (upper, lower)
    )
    moon = around(centre, top + h + gap / 2, 1.16 * u, 1.62 * u)
    return Frame(u, sky, boxes, moon, plates, own, width)
