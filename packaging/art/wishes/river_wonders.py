"""River, its greater wishes: the bridge that is a ring, the heart of water."""

import math

from curves import Point, mirrored, mix, polygon, ribbon, strip, toward
from kit import Art

from wishes.blessings import burst, gifts
from wishes.land import (
    firs,
    glints,
    hills,
    lily,
    ripples,
    sky,
    stars,
)
from wishes.lowland_fairies import heart
from wishes.river import water

SHORE = 61
"""Where the bridge meets its image."""


def bridge(a: Art) -> None:
    """One high arch of stone; its foot stands at the height of the shore."""
    a.path(
        "M-30 61V55C2 54 22 28 52 27C82 28 102 54 134 55V61H78A26 26 0 0 0 26 61Z",
        a.linear(
            8, 30, 98, 62, (0, "#F6DCC0"), (0.35, "#C09AA0"), (0.7, "#75648C"), (1, "#3E3866")
        ),
    )
    for line in (
        [(-4, 57.4), (10, 55), (20, 48)],
        [(2, 60), (14, 59), (21, 55.4)],
        [(108, 57.4), (94, 55), (84, 48)],
        [(102, 60), (90, 59), (83, 55.4)],
    ):
        a.line(line, "#9A84A4", 0.5, 0.8)
    # the stones of the ring: bright where the light comes from
    for k in range(15):
        start, end = 180 + k * 12, 192 + k * 12
        corners = [(24.4, start), (31, start), (31, end), (24.4, end)]
        stone = mix("#FFF0D6", "#5A4C80", (k + (0.9 if k % 2 else 0)) / 16)
        shape = polygon([toward((52, SHORE), turn, r) for r, turn in corners])
        a.path(shape, stone, 1, mix(stone, "#FFF0D6", 0.35), 0.4)
    a.path("M26.6 61A25.4 25.4 0 0 1 77.4 61H72.6A22.6 23.4 0 0 0 28 61Z", "#4A4078")
    deck: list[Point] = [(-20, 55), (4, 51.4), (22, 38), (38, 29.4), (52, 27)]
    deck += [(104 - x, y) for x, y in deck[-2::-1]]
    a.limb(deck, [1.6, 2.6, 3, 3, 3, 3, 3, 2.6, 1.6], "#8A7498")
    a.limb([(x, y - 1) for x, y in deck], [1, 1.8, 2.2, 2.2, 2.2, 2.2, 2, 1.6, 1], "#FFEBCE")


def lamp(a: Art, x: float, y: float, s: float) -> None:
    """A lit lamp on its post, the foot at x, y."""
    a.glow(x, y - 10 * s, 15 * s, "#FFD873", 0.95)
    with a.moved(x, y, s):
        a.path("M-1 0V-6H1V0Z", "#3A2F58")
        a.path(
            "M-3.4 -5.4L-4 -12.4L0 -16L4 -12.4L3.4 -5.4Z",
            a.linear(0, -16, 0, -5, (0, "#FFC24F"), (0.6, "#FFFBE0"), (1, "#FFE9A0")),
            1,
            "#C8963E",
            0.5,
        )
        a.path("M-5 -12.2L0 -17.4L5 -12.2Z", "#4A3220")


JET: list[Point] = [
    (53.4, 90), (44, 81), (30, 69), (22, 55), (24, 41), (34, 32), (45, 34), (51.6, 43), (53, 55),
]  # fmt: skip
"""One half of the heart: it rises from the foot, turns over at the crest and falls inward."""
GIRTH = [3, 7.6, 9.4, 10, 10.6, 11.6, 10, 6.6, 1.4]
THREADS = (
    (-0.7, 0, 7, 2.6, "#2C62B8", 0.75), (-0.42, 0, 8, 3, "#5C9CE4", 0.7),
    (0.6, 1, 7, 2.6, "#3A74C8", 0.6), (-0.1, 0, 6, 2.2, "#A8D4FA", 0.85),
    (0.3, 0, 8, 2.4, "#D6ECFF", 0.85), (-0.62, 2, 8, 1.5, "#CFE8FF", 0.9),
    (0.1, 3, 9, 1.5, "#FFFFFF", 0.9), (0.78, 1, 6, 2, "#FFFFFF", 0.95),
    (-0.85, 3, 7, 1, "#9CCBF5", 0.8),
)  # fmt: skip
"""Where a thread of water runs across the jet, its first and last joint, width, tone, opacity."""


def jet(a: Art, points: list[Point], side: int) -> None:
    """A stream that leaves the river: a clear body, and threads of water that part at its end."""
    clear = a.linear(
        50, 28, 50, 92, (0, "#DDF0FF", 0.7), (0.4, "#5C9CE4", 0.55), (1, "#2450A8", 0.85)
    )
    a.path(ribbon(points, [w * 1.12 for w in GIRTH], steps=3), clear)
    lanes = [strip(points, GIRTH, 0.1 * k, 1) for k in range(-12, 13)]
    for across, first, last, width, tone, o in THREADS:
        drift = [across + 0.34 * math.sin(1.5 * k + 9 * across) for k in range(len(points))]
        lane = [lanes[round(10 * drift[k] * side) + 12][k] for k in range(first, last)]
        middle = [width * (0.6 + 0.7 * ((k * 3 + first) % 4) / 3) for k in range(len(lane) - 2)]
        a.limb(lane, [0.2, *middle, 0.2], tone, o=o)


def spray(a: Art, points: list[Point], side: int) -> None:
    """Foam on the outside of the crest: tongues torn off by the wind, and the drops they become."""
    edge = strip(points, [w * 0.96 for w in GIRTH], side, 3)
    for k, length in (
        (6, 5),
        (8, 8),
        (10, 6),
        (11, 11),
        (13, 8),
        (15, 13),
        (16, 7),
        (18, 9),
        (20, 5),
    ):
        (x, y), (u, v) = edge[k], edge[k + 1]
        way = math.degrees(math.atan2(v - y, u - x))
        tip = toward((x, y), way - side * 30, length)
        middle = toward((x, y), way - side * 5, length * 0.6)
        a.limb([edge[k - 1], middle, tip], [0.6, 3.2, 0.1], "#F2FAFF", o=0.92)
        drop = toward(tip, way - side * 40, 2.6 + k % 3)
        a.ellipse(*drop, 0.55 + 0.3 * (k % 2), 0.8 + 0.4 * (k % 2), "#FFFFFF", 0.9, way - 90)


def enchantment() -> Art:
    """Two streams rise from the river and lean together: they are one heart, and it shines."""
    a = Art("River: an enchantment")
    sky(a, (0, "#10163E"), (0.5, "#353F86"), (0.8, "#8A66A4"), (1, "#F0A8A4"), foot=84)
    stars(a, [(36, 8, 0.6), (92, 12, 0.7), (12, 48, 0.6), (95, 50, 0.5), (74, 6, 0.5)])
    a.glow(54, 56, 60, "#FF9AB8", 0.6)
    burst(a, "river", 54, 54, 62)
    hills(a, [(0, 72), (22, 66), (44, 74), (70, 68), (100, 74)], "#5F5698", "#3A3C7C")
    firs(a, ((2, 13), (9, 10), (16, 12), (84, 10), (91, 14), (98, 11)), 79, "#26306A")
    water(a, 79)
    a.glow(54, 92, 40, "#FFC4D0", 0.7)
    ripples(a, 54, 92, 46, 4, "#FFFFFF", 0.16, 0.8)
    glints(a, [(18, 84, 11), (88, 85, 11), (22, 103, 14), (86, 103, 14)], o=0.5)
    # within the heart it is night, and in the night there is a light
    a.path(
        "M54 86C42 78 27 66 27 52C27 42 34 36 42 37C48 38 52 43 54 50C56 43 60 38 66 37"
        "C74 36 81 42 81 52C81 66 66 78 54 86Z",
        a.radial(54, 60, 30, (0, "#C25C9A", 0.9), (0.5, "#5A2E86", 0.75), (1, "#2A2466", 0.35)),
    )
    heart(a, 54, 61, 1.3)
    far = mirrored(JET, 54)
    jet(a, far, 1)
    jet(a, JET, -1)
    spray(a, far, 1)
    spray(a, JET, -1)
    # where the crests meet they leap, and fall as a veil
    for tip, bend in (((49, 24), 1), ((54, 19), -0.6), ((59.6, 25), -1)):
        a.limb([(54, 44), ((54 + tip[0]) / 2 + bend, 34), tip], [3, 2.4, 0.1], "#FFFFFF", o=0.9)
    for x, y, r in (
        (50, 20, 0.8), (57, 16, 0.7), (61.4, 21, 0.6), (46, 24, 0.6), (54, 13.4, 0.6),
        (16, 62, 0.8), (14.6, 48, 0.6), (92.6, 60, 0.8), (94, 46, 0.6),
    ):  # fmt: skip
        a.ellipse(x, y, r * 0.8, r * 1.3, "#EAF7FF", 0.95)
    # at the foot it boils: mist, leaping drops, foam that runs off
    a.glow(54, 88, 24, "#FFFFFF", 0.8)
    surf: list[Point] = [
        (26, 92), (31, 88.6), (35, 89.6), (38.6, 84.6), (42, 87), (46, 81), (49.4, 85), (54, 79.4),
        (58, 84.6), (62.6, 80.6), (65.6, 86.6), (70, 84), (73, 89), (78, 88.4), (83, 92),
        (70, 94.6), (54, 95.4), (38, 94.6),
    ]  # fmt: skip
    froth = ((0, "#FFFFFF", 0.95), (0.6, "#E2F0FF", 0.8), (1, "#8CBCF0", 0.1))
    a.blob(surf, a.linear(50, 79, 50, 95, *froth))
    for hop in (
        [(37, 90), (31, 81), (26, 80), (23, 84)],
        [(71, 90), (77, 80.6), (83, 80), (86, 85)],
        [(44, 86), (39, 77.4), (35, 76), (32, 78)],
        [(64, 86), (70, 77), (74, 76), (76, 78)],
    ):
        a.limb(hop, [2.6, 2, 1.3, 0.1], "#F2FAFF", o=0.9)
    glints(
        a,
        [(54, 91.6, 22), (42, 94, 13), (67, 94.4, 12), (54, 97, 14), (30, 91, 8), (78, 91.4, 8)],
        "#FFFFFF",
        0.9,
    )
    rose = ("#FFFFFF", "#FFC4D4", "#E5709C")
    lily(a, 20, 92, 1.1, rose)
    lily(a, 89, 93, 1, rose)
    gifts(a, "river")
    a.dust([(72, 14, 1.3), (92, 74, 1.3), (14, 76, 1.2), (38, 16, 0.9)], "#FFF0F4")
    return a


EMBLEMS = {"river-enchantment": enchantment}
