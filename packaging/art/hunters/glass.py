"""The glass of the dial: its middle, the land in it, and the moon's light on what is dark."""

import math
from collections.abc import Callable, Sequence

from curves import Point, along, n, toward
from kit import Art

MIDDLE: Point = (50.0, 49.0)
"""Of the dial."""
HIDDEN = 40
"""What lies farther from the middle than 35 is under the ring, which ends at 45."""
NIGHT = "#0E1230"
Creature = Callable[[Art], None]


def rim(a: Art, points: list[Point], w: float = 1) -> None:
    """The edge of a dark shape that the moon catches."""
    a.limb(points, [0.2, *[w] * (len(points) - 2), 0.2], "#E6E4FF", o=0.7)


def land(a: Art, tops: list[Point], tone: str) -> None:
    """A hill from edge to edge of the glass; the ring hides its ends."""
    top = [(x, y) for x, y, _ in along(tops, 6) if math.dist((x, y), MIDDLE) < HIDDEN]
    (x0, y0), (x1, y1) = (
        toward(MIDDLE, math.degrees(math.atan2(y - MIDDLE[1], x - MIDDLE[0])), HIDDEN)
        for x, y in (top[0], top[-1])
    )
    line = "L".join(f"{n(x)} {n(y)}" for x, y in [(x0, y0), *top, (x1, y1)])
    a.path(f"M{line}A{HIDDEN} {HIDDEN} 0 0 1 {n(x0)} {n(y0)}Z", tone)


def fir(a: Art, trees: Sequence[tuple[float, float, float]], tone: str) -> None:
    """Firs of three tiers; each has its foot at x, y and its height."""
    for x, y, tall in trees:
        wide, d = tall * 0.3, f"M{n(x)} {n(y - tall)}"
        for k in (1, 2, 3):
            d += f"L{n(x + wide * k / 3)} {n(y - tall * (1 - k / 3))}"
            d += f"L{n(x + wide * k / 5)} {n(y - tall * (1 - k / 3.1))}" if k < 3 else ""
        for k in (3, 2, 1):
            d += f"L{n(x - wide * k / 5)} {n(y - tall * (1 - k / 3.1))}" if k < 3 else ""
            d += f"L{n(x - wide * k / 3)} {n(y - tall * (1 - k / 3))}"
        a.path(d + "Z", tone)


def level(a: Art, y: float, tone: str) -> None:
    """Water, or the foot of a wall: everything below y."""
    land(a, [(10, y), (36, y), (64, y), (90, y)], tone)
