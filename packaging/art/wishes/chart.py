"""What adorns the sea chart of All You Wish For: a compass, a ship, a serpent."""

from collections.abc import Callable
from math import cos, pi, radians, sin

from curves import n
from kit import GOLD, Art

DARK = "#3A270A"


def compass() -> Art:
    """A rose of sixteen winds in two golds; the north has a lily of its own."""
    a = Art("A compass rose")
    for r, w, o in ((39, 1.1, 0.75), (36.2, 0.5, 0.7), (20.4, 0.5, 0.7), (18, 0.9, 0.75)):
        a.path(_ring(r), "none", 1, GOLD[1], w, o)
    for weight, first in ((1.0, 0), (0.45, 5)):
        ticks = "".join(f"M{_at(angle, 36.2)}L{_at(angle, 39)}" for angle in range(first, 360, 10))
        a.path(ticks, "none", 1, GOLD[1], weight, 0.65)
    for step, turned, far, waist in ((45, 22.5, 24, 5.4), (90, 45, 31, 7.8), (90, 0, 45, 8.6)):
        for angle in range(0, 360, step):
            _needle(a, angle + turned, far, waist, 22.5 if step == 45 else 45)
    for r, tint in ((5, DARK), (4.2, GOLD[1]), (2.4, "#1F66B8")):
        a.circle(50, 50, r, tint)
    a.circle(49.2, 49.2, 0.7, "#FFFFFF", 0.8)
    a.path("M50 .8q-2.6 2.8 0 5.2q2.6 -2.4 0 -5.2Z", GOLD[0], 1, DARK, 0.3)
    return a


def _needle(a: Art, angle: float, far: float, waist: float, wide: float) -> None:
    """A wind: one side in the light, the other in the dark."""
    for side, tint in ((1, "#F3DCA0"), (-1, "#7A5620")):
        half = f"M50 50L{_at(angle, far)}L{_at(angle + side * wide, waist)}Z"
        a.path(half, tint, 1, DARK, 0.35)


def _ring(r: float) -> str:
    return f"M{n(50 - r)} 50a{n(r)} {n(r)} 0 1 1 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 1 {n(-2 * r)} 0"


def _at(angle: float, far: float) -> str:
    """A point so far from the middle; north is up."""
    turn = radians(angle) - pi / 2
    return f"{n(50 + far * cos(turn))} {n(50 + far * sin(turn))}"


def ship() -> Art:
    """A small ship in gold ink, with two full sails."""
    a = Art("A ship")
    gold = a.linear(20, 20, 80, 80, (0, GOLD[0]), (0.5, GOLD[1]), (1, GOLD[2]))
    a.path("M14 64L24 72Q50 90 78 70L90 62L72 66L30 69Z", gold, 0.85)
    for x, top, foot, wide in ((36, 26, 62, 22), (58, 12, 62, 27)):
        a.path(f"M{x} {top - 6}V66", "none", 1, GOLD[1], 1.6, 0.9)
        y = (top + foot) / 2
        sail = f"M{x} {top}Q{x + wide} {y} {x} {foot}Q{x + 7} {y} {x} {top}Z"
        a.path(sail, "#F6E7BE", 0.8, GOLD[2], 0.7)
        a.path(f"M{x} {top - 6}l8 2.4l-8 2.4Z", GOLD[1], 0.9)
    for y, far in ((84, 30), (90, 20)):
        a.path(
            f"M{50 - far} {y}q5 -4 10 0" + "t10 0" * (far // 5 - 1), "none", 1, "#8FB2EA", 1, 0.55
        )
    return a


def serpent() -> Art:
    """Three humps and a head out of the water."""
    a = Art("A sea serpent")
    sea = a.linear(0, 20, 0, 80, (0, "#7FD8C4", 0.75), (1, "#3F8E88", 0.35))
    a.ellipse(49, 74, 46, 7, "#8FB2EA", 0.16)
    a.path("M20 70Q23 46 15 37Q9 31 2 35Q7 22 18 23Q35 27 33 70Z", sea)
    a.circle(14.5, 29.5, 1.4, "#0D1D47", 0.9)
    for x, rx, ry in ((46, 10.5, 29), (68, 9.5, 22), (86, 7.5, 15)):
        back = f"M{x - rx} 70a{rx} {ry} 0 0 1 {2 * rx} 0h-5.5"
        a.path(f"{back}a{rx - 5.5} {ry - 8} 0 0 0 {11 - 2 * rx} 0Z", sea)
    a.path("M4 73q5 -3 10 0" + "t10 0" * 8, "none", 1, "#8FB2EA", 0.9, 0.5)
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    "compass": compass,
    "ship": ship,
    "serpent": serpent,
}
