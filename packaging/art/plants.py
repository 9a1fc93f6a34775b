"""Leaves and flowers, as they are worn, worked in gold, or grow."""

import math

from curves import Point, at, toward
from kit import Art


def leaf(a: Art, root: Point, angle: float, length: float, light: str, dark: str) -> None:
    """A leaf in two halves, the upper one toward the light."""
    tip = toward(root, angle, length)
    left, right = (toward(root, angle + turn, length * 0.72) for turn in (-43, 43))
    upper = left if math.cos(math.radians(angle)) > 0 else right
    a.path(f"M{at(root)}Q{at(left)} {at(tip)}Q{at(right)} {at(root)}Z", dark)
    a.path(f"M{at(root)}Q{at(upper)} {at(tip)}Z", light)


def flower(a: Art, x: float, y: float, r: float, petals: str, heart: str = "#F4C95C") -> None:
    for k in range(5):
        u, v = toward((x, y), k * 72 - 90, r * 0.66)
        a.circle(u, v, r * 0.52, petals)
    a.circle(x, y, r * 0.4, heart)
