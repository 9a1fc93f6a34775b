"""What adorns the sea chart of All You Wish For: a compass, a ship, a serpent."""

from collections.abc import Callable
from math import cos, pi, radians, sin

from curves import Point, n, toward
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
    """A small ship under full sail, as an old chart has it: gold, ivory and a little red."""
    a = Art("A ship")
    sea = "#8FB2EA"
    a.shadow(52, 82, 40, 5, 0.4)
    wood = a.linear(16, 62, 84, 84, (0, GOLD[0]), (0.35, GOLD[1]), (1, "#6A4418"))
    a.path(
        "M10 58C14 60 18 63 24 64H76C82 63 86 58 92 52C91 66 84 80 72 83C56 86 36 85 26 80"
        "C17 75 12 68 10 58Z",
        wood,
    )
    for y, left, right in ((69, 16, 86), (75, 21, 81)):
        a.limb([(left, y - 3), (50, y + 1), (right, y - 4)], [0.3, 1, 0.3], "#6A4418", o=0.7)
    a.limb([(10, 58), (24, 64.4), (76, 64.4), (92, 52)], [0.6, 1.6, 1.6, 0.6], GOLD[0])
    for x in (34, 46, 58, 70):
        a.circle(x, 71.6, 1.4, "#4A2C10", 0.8)
    a.limb([(12, 59), (2, 50), (-2, 46)], [1.6, 1.2, 0.4], GOLD[1], GOLD[0])
    for x, top, high, wide in ((31, 24, 30, 19), (53, 10, 42, 24), (74, 24, 28, 15)):
        a.limb([(x, 64), (x, top + 10), (x, top - 7)], [2, 1.7, 1], GOLD[2], GOLD[0])
        foot = top + high
        belly = (top + foot) / 2
        sail = (
            f"M{x - wide * 0.5} {top}"
            f"C{x - wide * 0.9} {belly} {x - wide * 0.8} {belly} {x - wide * 0.6} {foot}"
            f"C{x - wide * 0.1} {foot + 4} {x + wide * 0.3} {foot + 3} {x + wide * 0.6} {foot - 1}"
            f"C{x + wide * 0.3} {belly} {x + wide * 0.36} {belly - 6} {x + wide * 0.5} {top}Z"
        )
        silk = ((0, "#FFFDF2"), (0.6, "#F0DDB4"), (1, "#A8865A"))
        a.path(sail, a.linear(x - wide * 0.8, top, x + wide * 0.5, foot, *silk))
        a.limb(
            [(x - wide * 0.6, foot), (x, foot + 2.6), (x + wide * 0.6, foot - 1)],
            [0.3, 1, 0.3],
            "#C8503A",
        )
        a.limb([(x - wide * 0.55, top), (x + wide * 0.55, top)], [1.2, 1.2], GOLD[1], GOLD[0])
        a.path(
            f"M{x} {top - 7}C{x - 4} {top - 9} {x - 7} {top - 5} {x - 11} {top - 7}"
            f"C{x - 8} {top - 4} {x - 4} {top - 2} {x} {top - 3.4}Z",
            "#C8503A",
        )
    a.spark(50, 33, 6, "#E0A848", 0.9)
    for k in range(5):
        x = 6 + k * 18
        a.wisp(
            [
                (x, 88 + k % 2 * 3),
                (x + 6, 84 + k % 2 * 3),
                (x + 12, 88 + k % 2 * 3),
                (x + 18, 86 + k % 2 * 3),
            ],
            1.8,
            sea,
            0.8,
        )
    return a


def serpent() -> Art:
    """The head and three humps of a serpent; it looks after the ship."""
    a = Art("A sea serpent")
    light, plain, deep = "#D8FFE4", "#4FB4A0", "#12504E"
    a.shadow(52, 78, 46, 6, 0.4)
    for x, wide, high in ((86, 8, 20), (68, 10, 30), (46, 11, 38)):
        back: list[Point] = [(x - wide, 78), (x - wide * 0.7, 78 - high * 0.7), (x, 78 - high)]
        back += [(x + wide * 0.7, 78 - high * 0.7), (x + wide, 78)]
        a.limb(back, [8, 9, 9.6, 9, 7], plain, light, deep)
        for k in range(3):
            u, v = toward((x, 78 - high * 0.3), -130 + k * 40, high * 0.72 + 4)
            a.path(f"M{u - 2.4} {v + 2}L{u} {v - 4}L{u + 2.6} {v + 2}Z", "#E0A848")
    neck: list[Point] = [(30, 80), (31, 62), (25, 47), (22, 34), (27, 24)]
    a.limb(neck, [14, 12.4, 10, 8.6, 9], plain, light, deep)
    for k in range(5):
        a.limb(
            [(22 + k * 1.1, 44 + k * 7), (26 + k * 1.2, 45.6 + k * 7)], [0.6, 1.8], "#FFF0C0", o=0.8
        )
    for k, (x, y) in enumerate(((30, 30), (33, 42), (38, 54))):
        a.path(f"M{x} {y - 4}L{x + 9 - k} {y - 1}L{x + 2} {y + 5}Z", "#E0A848")
    skull = (
        "M31 15C24 12 15 15 9 21C4 23 2 26 3 29C6 32 12 31 16 31C22 34 31 33 34 27"
        "C36 22 35 17 31 15Z"
    )
    a.path(skull, a.radial(17, 18, 22, (0, light), (0.45, plain), (1, deep)))
    a.path("M3 28C8 28.6 13 27 18 28.4", "none", 1, deep, 0.8)
    a.path("M29 15L37 7L35 18Z", "#E0A848")
    a.ellipse(19, 21.4, 3.4, 2.8, "#FFF6C8")
    a.circle(18, 21.8, 1.7, "#12282E")
    a.circle(17.4, 21, 0.6, "#FFFFFF")
    a.limb([(15, 17.6), (19, 16.6), (23, 18)], [0.4, 1.2, 0.4], deep)
    a.circle(6, 24.4, 0.7, deep)
    for x in (30, 46, 68, 86):
        for k in (0, 1):
            a.wisp(
                [
                    (x - 15 - k * 3, 80 + k * 4),
                    (x - 5, 77 + k * 4),
                    (x + 5, 80 + k * 4),
                    (x + 14, 78 + k * 4),
                ],
                1.8,
                "#B4D0F8",
                0.85,
            )
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    "compass": compass,
    "ship": ship,
    "serpent": serpent,
}
