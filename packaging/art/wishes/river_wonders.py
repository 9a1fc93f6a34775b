"""River, its greater wishes: the bridge that is a ring, the heart of water."""

import math

from curves import Point, lit_edge, mirrored, mix, n, polygon, ribbon, strip, toward
from kit import Art

from wishes.land import (
    firs,
    gleam,
    glints,
    glory,
    grass,
    hills,
    lily,
    reeds,
    ripples,
    sky,
    stars,
)
from wishes.lowland_fairies import heart
from wishes.river import evening, water

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
        a.line(line, "#4A3C68", 0.5, 0.6)
    # the stones of the ring: bright where the light comes from
    for k in range(15):
        start, end = 180 + k * 12, 192 + k * 12
        corners = [(24.4, start), (31, start), (31, end), (24.4, end)]
        stone = mix("#FFF0D6", "#5A4C80", (k + (0.9 if k % 2 else 0)) / 16)
        shape = polygon([toward((52, SHORE), turn, r) for r, turn in corners])
        a.path(shape, stone, 1, "#4A3C68", 0.5)
    a.path("M26.6 61A25.4 25.4 0 0 1 77.4 61H72.6A22.6 23.4 0 0 0 28 61Z", "#332C58")
    deck: list[Point] = [(-20, 55), (4, 51.4), (22, 38), (38, 29.4), (52, 27)]
    deck += [(104 - x, y) for x, y in deck[-2::-1]]
    a.limb(deck, [1.6, 2.6, 3, 3, 3, 3, 3, 2.6, 1.6], "#4A3C68")
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
            "#4A3220",
            0.7,
        )
        a.path("M-5 -12.2L0 -17.4L5 -12.2Z", "#4A3220")


def oath() -> Art:
    """A bridge of stone: with its image in the water it is a ring. Lamps burn on it."""
    a = Art("River: an oath")
    evening(a, (52, 47), 13, -8)
    glory(a, 52, 56, 60, 3, "#FFF6D8")
    water(a, SHORE)
    gleam(a, 52, SHORE, 13, 34, "#FFF6D8")
    with a.group(f"translate(0 {n(2 * SHORE)}) scale(1 -1)", 0.4):
        bridge(a)
    a.path(
        f"M-30 {SHORE}H130V140H-30Z",
        a.linear(50, SHORE, 50, 110, (0, "#3F78B0", 0), (1, "#12306A", 0.75)),
    )
    glints(a, [(52, 65, 15), (47, 71, 10), (57, 77, 12), (52, 84, 9)], "#FFF6D8", 0.7)
    glints(
        a, [(16, 70, 12), (90, 72, 12), (22, 84, 15), (86, 88, 14), (52, 99, 20)], "#BFE0F4", 0.55
    )
    bridge(a)
    lamp(a, 52, 27.6, 1.05)
    lamp(a, 29, 36, 0.7)
    lamp(a, 75, 36, 0.7)
    for side in (0, 1):
        with a.moved(104 * side, 0, flip=bool(side)):
            a.path(
                "M-30 57C-14 55 0 57.6 9 60.4C15 62 21 62.6 24 64C14 66.4 2 67 -30 68Z",
                a.linear(-10, 56, 14, 68, (0, "#B4D888"), (0.45, "#4A8660"), (1, "#123A46")),
            )
            grass(
                a,
                [(2, 8, -2), (6, 6, 2), (11, 7, -2), (15, 5, 2), (19, 4, 2)],
                63,
                "#6FA86A",
                "#C6E08A",
                "#2F6A55",
            )
    reeds(a, [(8, 28, -3), (13, 36, 3), (18, 24, 4)], 106, "#0E2E48")
    lily(a, 34, 91, 1.1)
    lily(a, 82, 93, 0.9)
    a.dust([(62, 16, 1), (40, 14, 0.8), (60, 50, 0.8), (42, 52, 0.7)])
    return a


JET: list[Point] = [
    (56, 86), (46, 80.6), (31, 69), (23, 56), (25, 42), (35, 33), (46, 35.4), (52.6, 44), (50, 50),
]  # fmt: skip
"""One half of the heart, from the foot to the curl of its crest."""
GIRTH = [13, 12, 10.4, 9.4, 8.8, 8, 6.4, 3.8, 0.6]


def jet(a: Art, points: list[Point]) -> None:
    """A stream that leaves the river: three tones, foam on its back."""
    lit = lit_edge(points)
    a.path(ribbon(points, [w + 1.6 for w in GIRTH], steps=3), "#1C2F72", 0.75)
    tones = ((0, "#FFFFFF"), (0.3, "#BFE2FA"), (0.65, "#5C9EDC"), (1, "#2456A4"))
    a.path(ribbon(points, GIRTH, steps=3), a.linear(20, 34, 88, 96, *tones))
    a.path(ribbon(points, GIRTH, -0.25 * lit, -0.95 * lit, 3), "#1C3F8E", 0.5)
    a.path(ribbon(points, GIRTH, 0.42 * lit, 0.9 * lit, 3), "#FFFFFF", 0.9)
    for lo, hi, first, last in ((0.02, 0.14, 0, 8), (-0.3, -0.2, 1, 5), (-0.62, -0.54, 2, 7)):
        part = slice(first, last)
        a.path(ribbon(points[part], GIRTH[part], lo * lit, hi * lit, 3), "#FFFFFF", 0.55)


def spray(a: Art, points: list[Point], side: int) -> None:
    """Tongues of foam that the stream throws off along its outer edge."""
    edge = strip(points, [w * 1.05 for w in GIRTH], side, 2)
    for k, length in ((5, 5), (7, 8), (9, 6), (11, 9), (13, 6)):
        (x, y), (u, v) = edge[k], edge[k + 1]
        way = math.degrees(math.atan2(v - y, u - x))
        out = -1 if side < 0 else 1
        tip = toward((x, y), way + out * 34, length)
        a.limb(
            [(x, y), toward((x, y), way + out * 12, length * 0.6), tip], [2.4, 2, 0.2], "#DCEFFF"
        )


def enchantment() -> Art:
    """Two streams rise from the river and lean together: they are one heart, and it shines."""
    a = Art("River: an enchantment")
    sky(a, (0, "#10163E"), (0.5, "#353F86"), (0.8, "#8A66A4"), (1, "#F0A8A4"), foot=84)
    stars(a, [(36, 8, 0.6), (92, 12, 0.7), (12, 48, 0.6), (95, 50, 0.5), (74, 6, 0.5)])
    a.glow(54, 56, 60, "#FF9AB8", 0.6)
    glory(a, 54, 54, 62, 4, "#FFE6EC")
    hills(a, [(0, 72), (22, 66), (44, 74), (70, 68), (100, 74)], "#5F5698", "#3A3C7C")
    firs(a, ((2, 13), (9, 10), (16, 12), (84, 10), (91, 14), (98, 11)), 79, "#26306A")
    water(a, 79)
    a.glow(54, 94, 36, "#FFC4D0", 0.6)
    ripples(a, 54, 91, 46, 4, "#FFFFFF", 0.16, 0.8)
    glints(a, [(18, 84, 11), (88, 85, 11), (22, 103, 14), (86, 103, 14)], o=0.5)
    far = mirrored(JET, 54)
    spray(a, far, 1)
    spray(a, JET, -1)
    jet(a, far)
    jet(a, JET)
    heart(a, 54, 58, 1.75)
    # spray along the crests, foam at the foot
    for x, y, r in (
        (19, 50, 1.5), (17, 60, 1), (21, 39, 1.2), (29, 29, 1.3), (38, 26, 1), (89, 50, 1.4),
        (92, 60, 0.9), (87, 39, 1.3), (79, 29, 1.1), (70, 26, 1.3), (54, 38, 1.2), (54, 31, 0.8),
    ):  # fmt: skip
        a.ellipse(x, y, r * 0.8, r * 1.3, "#EAF7FF", 0.95)
    # where they leave the river it boils: foam, its shade, and what runs off
    foam: list[Point] = [
        (32, 88), (36, 83.6), (41, 85), (45, 80.6), (50, 83), (55, 79.6), (60, 83), (65, 80.6),
        (69, 85), (73, 83.6), (77, 88), (70, 92), (60, 93.4), (48, 93.4), (38, 92),
    ]  # fmt: skip
    a.blob([(x, y + 1.4) for x, y in foam], "#3A66B4", 0.7)
    a.blob(foam, a.linear(36, 80, 74, 94, (0, "#FFFFFF"), (0.6, "#EAF4FF"), (1, "#9CC0EA")))
    glints(a, [(43, 88, 5), (55, 86.6, 6), (66, 88.4, 5)], "#6FA0DC")
    rose = ("#FFFFFF", "#FFC4D4", "#E5709C")
    lily(a, 22, 89, 1.2, rose)
    lily(a, 86, 90, 1.2, rose)
    a.dust([(54, 17, 2), (72, 17, 1.3), (90, 74, 1.3), (16, 76, 1.2), (40, 18, 0.9)], "#FFF0F4")
    return a


EMBLEMS = {"river-oath": oath, "river-enchantment": enchantment}
