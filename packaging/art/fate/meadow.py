"""The meadow, one of the places: the sun is going, the fireflies come."""

import math

from curves import Point, n, toward
from kit import Art

from fate.scenery import blades, bloom, ridge, sky, tuft

SUN = (64.0, 55.0)
DUSK = "#171242"
HARE = (
    "M-14 4C-17 -5 -10 -13 -2 -13C2 -13 4 -15 4.6 -18C3 -24 3 -31 5.4 -34C8 -31 8.4 -26 8 -21"
    "C9.6 -27 12.6 -32 15.4 -33C16 -28 14 -22 10.6 -18.6C14 -17 17 -14 17.4 -11.6"
    "C17.4 -9.6 14.6 -9 12 -9C10.6 -4 11 0 11.6 4Z"
)
STEMS = (
    (8, 80, 5.6, 0), (20, 92, 4.6, 1), (31, 99, 4.4, 2), (13, 101, 4.8, 3), (86, 80, 5.8, 0),
    (95, 92, 4.6, 2), (76, 96, 4.6, 1), (42, 104, 5, 0), (62, 104, 4.2, 3), (89, 104, 4.8, 1),
    (2, 93, 4.4, 2), (52, 100, 3.4, 1),
)  # fmt: skip
"""Place, size and kind of the flowers near by."""


def meadow() -> Art:
    """A hare looks into the last light, and a clock of dandelion lets go of the hours."""
    a = Art("Meadow")
    _evening(a)
    _land(a)
    _hare(a)
    blades(a, tuft(36, 15, 2.5, 11), 93, ("#7A9A4C", "#3F7048", "#C9B85A"))
    blades(a, tuft(-8, 40, 2.9, 26), 112, ("#4A7A44", "#1F5044", "#8AA04C", "#143A3E"))
    a.path("M-30 108H130V140H-30Z", "#10303A")
    for x, y, r, kind in STEMS:
        a.limb([(x, y), (x + 0.8, y + 12), (x - 0.6, 124)], [0.6, 0.9, 1.1], "#1F5044")
        bloom(a, x, y, r, kind)
    blades(a, tuft(-10, 26, 4.7, 17), 122, ("#3F7048", "#1A4A44"))
    shade = ((0, DUSK, 0), (0.4, DUSK, 0.3), (1, DUSK, 0.85))
    a.path("M-30 66H130V140H-30Z", a.linear(50, 66, 50, 124, *shade))
    for x, y, r, kind in STEMS:  # their upper edge keeps the light
        if kind == 0:
            rim: list[Point] = [(x - r * 0.8, y - r * 0.6), (x, y - r), (x + r * 0.9, y - r * 0.5)]
            a.limb(rim, [0.2, 1, 0.3], "#FFC48A", o=0.9)
    _dandelion(a, 30, 66, 9.4)
    for x, y, r in (
        (74, 76, 1.3), (84, 68, 0.9), (92, 60, 1.1), (44, 80, 1), (18, 82, 1.1), (68, 90, 1.2),
        (38, 94, 0.9), (90, 88, 1.1), (8, 70, 0.8),
    ):  # fmt: skip
        a.glow(x, y, r * 5, "#FFF08A", 0.9)
        a.circle(x, y, r * 0.7, "#FFFFE0")
    return a


def _evening(a: Art) -> None:
    """Stars above, fire below, a thin moon."""
    sky(a, "#141A4C", "#37307C", "#8A4C92", "#EE8272", "#FFD08A", foot=62)
    for i in range(20):
        a.circle((i * 43) % 104, (i * 19) % 40 - 22, 0.3 + i % 3 * 0.2, "#FFF6DC", 0.9)
    a.path("M82 6A7 7 0 1 0 88.4 16.4A5.8 5.8 0 1 1 82 6Z", "#FFF8E0")
    a.glow(*SUN, 58, "#FFD98A", 0.95)
    a.circle(*SUN, 12, a.radial(*SUN, 13, (0, "#FFFFF0"), (0.7, "#FFF0B0"), (1, "#FFD27A")))
    for x, y, length, w, tone in (
        (30.0, 30.0, 40, 2.6, "#C86A9A"),
        (62, 24, 46, 2.2, "#B0609E"), (-8, 40, 44, 2.8, "#F09A8A"),
        (66, 37, 40, 2.4, "#FFB48A"), (36, 44, 26, 1.6, "#FFD0A0"),
    ):  # fmt: skip
        bar: list[Point] = [(x, y), (x + length * 0.3, y - w * 0.4)]
        a.wisp([*bar, (x + length * 0.7, y + w * 0.3), (x + length, y)], w, tone, 0.75)
    for u, v, s in ((50.0, 20.0, 1), (56, 24, 0.7), (46, 25, 0.6)):
        a.path(
            f"M{n(u - 3.4 * s)} {n(v - 0.8 * s)}Q{n(u - 1.6 * s)} {n(v - 1.6 * s)} {n(u)} {n(v)}"
            f"Q{n(u + 1.6 * s)} {n(v - 1.6 * s)} {n(u + 3.4 * s)} {n(v - 0.8 * s)}",
            "none",
            1,
            "#2A1A50",
            0.6,
        )


def _land(a: Art) -> None:
    """Hills behind mist, and the field with the light on it."""
    ridge(a, [(0, 50), (22, 45), (44, 53), (64, 57), (82, 48), (100, 51)], "#9A6498", "#5A4488")
    ridge(a, [(0, 57), (30, 54), (56, 60), (84, 55), (100, 57)], "#7A5A8A", "#3F4478")
    for x, y, r in ((8.0, 54.0, 4), (13, 55, 3), (90, 53, 3.6), (95, 54.4, 2.8), (85, 55, 2.4)):
        a.circle(x, y, r, "#3A3468")
        a.circle(x + r * (0.3 if x < 50 else -0.3), y - r * 0.2, r * 0.6, "#B0707E", 0.35)
    mist = a.linear(0, 52, 0, 66, (0, "#FFD9B0", 0), (0.6, "#FFD0A8", 0.6), (1, "#FFD0A8", 0))
    a.path("M-30 52H130V66H-30Z", mist)
    ridge(a, [(0, 61), (26, 63), (54, 60.6), (80, 63), (100, 61)], "#C9B45A", "#3F7050")
    with a.group(f"translate({n(SUN[0])} 64) scale(1 .36)"):
        a.glow(0, 0, 62, "#FFE9A0", 0.95)
    for d, o in (
        ("M60 61C54 74 40 92 20 116L44 122C54 98 64 78 65 61Z", 0.4),
        ("M70 61C76 76 88 96 106 118L86 124C78 100 70 78 68 61Z", 0.3),
    ):
        a.path(d, "#FFF0A8", o)
    for i in range(64):
        u = (i * 61.8) % 108 - 4
        v = 65 + 17 * ((i * 0.754) % 1) ** 1.4
        if 36 < u < 72 and v > 73:
            continue
        tone = ("#FF6A4A", "#FFF3E0", "#FFD84A", "#A89CFF", "#FFE3F0")[(i * 7 // 3) % 5]
        a.ellipse(u, v, 0.5 + (v - 63) * 0.045, 0.4 + (v - 63) * 0.03, tone)
    ridge(a, [(0, 79), (30, 84), (60, 80), (100, 85)], "#6A8A4C", "#173F44")


def _hare(a: Art) -> None:
    """Dark against the sun, with a seam of light from ear to paw."""
    with a.moved(52, 86, 0.96):
        a.shadow(-8, 4, 20, 3, 0.5)
        coat = a.linear(-12, -20, 14, 2, (0, "#4A2C48"), (0.5, "#7A4A4A"), (1, "#B0704A"))
        a.path(HARE, coat)
        a.path(
            "M5.6 -31C6.8 -28 7 -24 6.6 -21L5.6 -20C4.6 -24 4.6 -28 5.6 -31ZM14 -30"
            "C13.6 -26 12 -22.6 10 -20L9.6 -21C10.6 -25 12 -28 14 -30Z",
            "#FF9A7A",
        )
        for line, w in (
            ([(15.4, -32.6), (15.2, -27), (12.6, -21.4), (11, -18.8)], 0.9),
            ([(5.6, -33.6), (7.6, -30), (8, -25), (7.8, -21.6)], 0.8),
            ([(11, -18.4), (14.6, -16), (17, -12.4), (16.6, -10)], 1.1),
            ([(12, -9), (10.8, -4), (11.2, 0), (11.6, 4)], 1.1),
            ([(3.6, -15), (-2, -12.8), (-9, -10.4), (-13.6, -5)], 0.7),
        ):
            a.limb([(x, y) for x, y in line], [0.2, w, w, 0.3], "#FFE3A0")
        a.circle(12.4, -14, 1.1, "#1A1030")
        a.circle(12.9, -14.4, 0.4, "#FFFBE0")
        a.circle(-14.6, 0.4, 3, "#E0B4B0")


def _dandelion(a: Art, x: float, y: float, r: float) -> None:
    """A ball of seeds on its stem; a third has flown."""
    a.limb([(x, y), (x - 1.6, y + 22), (x + 1, 124)], [1, 1.3, 1.6], "#3F7048", "#C9B85A")
    a.glow(x, y, r * 1.9, "#FFE9C0", 0.8)
    for k in range(26):
        way = k * 137.5
        if -70 < (way + 180) % 360 - 180 < 10 and k % 3:
            continue
        far = r * (0.74 + 0.26 * (k % 4) / 3)
        _seed(a, (x, y), way, far, 0.9)
    a.circle(x, y, 1.7, "#8A6A4A")
    for u, v, way in ((44, 56, -30), (50, 47, -52), (59, 40, -20), (45, 42, -64), (70, 31, -34)):
        _seed(a, (u, v), way, 4.4, 1)


def _seed(a: Art, root: Point, way: float, far: float, o: float) -> None:
    """A stalk with its parachute of hairs."""
    tip = toward(root, way, far)
    hairs = [toward(tip, way + side, 2.2) for side in (-62, -20, 20, 62)]
    d = f"M{n(root[0])} {n(root[1])}L{n(tip[0])} {n(tip[1])}"
    d += "".join(f"M{n(tip[0])} {n(tip[1])}L{n(u)} {n(v)}" for u, v in hairs)
    light = "#FFFFFF" if math.cos(math.radians(way)) > -0.3 else "#E9D0E0"
    a.path(d, "none", 1, light, 0.35, o)


EMBLEMS = {"meadow": meadow}
