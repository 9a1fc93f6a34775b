"""The five trinkets of the fairies: each a made or found thing, and something alive with it."""

import math

from curves import Point, along, between, n, ribbon, spline, strip, toward
from kit import GOLD, Art
from plants import leaf

from hunters.ground import dew, ivy


def stone() -> Art:
    """A hag stone on a cord: who looks through it sees the hidden folk."""
    a = Art("Hag stone")
    a.shadow(60, 94, 28, 3.6, 0.5)
    outer: list[Point] = [
        (54, 20), (66, 19), (78, 27), (84, 41), (90, 56), (86, 73), (73, 86), (55, 90), (36, 89),
        (23, 79), (19, 62), (25, 46), (33, 35), (42, 25),
    ]  # fmt: skip
    hole: list[Point] = [
        (56, 36), (66, 38.6), (72, 47), (71, 58), (63.6, 66), (53, 67.4), (43.6, 62), (40, 52),
        (45, 40.6),
    ]  # fmt: skip
    # through the hole: the night as it is, and one in it whom nobody else sees
    a.glow(56, 51, 17, "#FFF6C8", 0.9)
    _dancer(a)
    # the stone: three tones, and the veins of quartz that the sea has polished
    rock = a.radial(38, 32, 70, (0, "#FFFBF0"), (0.3, "#D6D4D6"), (0.62, "#8C90A6"), (1, "#363A58"))
    a.path(spline(outer, True) + spline(hole[::-1], True), rock, evenodd=True)
    a.path(
        "M90 56C91 66 86 78 73 86C67 89 61 90 55 90C70 84 80 72 80 55C80 42 76 29 66 19"
        "C76 23 81 32 84 41C87 47 90 51 90 56Z",
        "#23284A",
        0.42,
    )
    # they run up to the right, and the hole breaks them
    for d, w in (
        ([(20, 68), (29, 66), (37, 61), (40, 58)], [0.6, 3.4, 3, 1.4]),
        ([(24, 80), (40, 80), (57, 75), (75, 63), (88, 49)], [0.6, 4.6, 4, 3.6, 0.6]),
        ([(36, 88.6), (53, 86), (71, 76), (89, 61)], [0.4, 2, 2.4, 0.4]),
        ([(34, 36), (44, 35), (52, 28)], [0.2, 1.6, 0.2]),
    ):
        a.limb([(x + 0.6, y + 1.2) for x, y in d], w, "#3E4262", o=0.45)
        a.limb(d, w, "#FFFDF6", o=0.92)
    for x, y, r in (
        (34, 50, 1.2),
        (30, 56, 0.8),
        (60, 29, 1),
        (76, 60, 1),
        (46, 87, 0.9),
        (66, 86, 0.8),
    ):
        a.circle(x, y, r, "#3E3F5C", 0.6)
        a.circle(x + r * 0.35, y + r * 0.4, r * 0.6, "#F6F2EA", 0.6)
    # the hole's wall: dark above left, lit below right
    a.path(spline(hole, True), "none", 1, "#2A2A44", 1.4, 0.9)
    a.limb(
        [(70.6, 49), (69.6, 58), (62.6, 65), (53, 66.2), (45, 61.6)],
        [0.3, 2.2, 2.8, 2.2, 0.3],
        "#FFFDF2",
    )
    a.limb([(42.4, 59), (41.8, 51), (46.4, 41.6), (56, 37.4)], [0.3, 3, 2.8, 0.3], "#1C1A30", o=0.8)
    a.limb([(23, 57), (29, 44), (37, 34), (46, 26.4)], [0.3, 2.6, 2.4, 0.3], "#FFFFFF", o=0.85)
    # the cord: up from the hole over the edge, knotted there, and hung from above
    cord = a.linear(50, 0, 66, 40, (0, "#FF8A84"), (0.5, "#C8303E"), (1, "#6A1226"))
    for strand in ([(54, 39), (53.6, 29), (55, 19)], [(58.6, 39.4), (59, 29), (57.6, 19)]):
        a.limb(strand, [2.4, 2.8, 2.4], cord, "#FFC2B4")
    a.limb([(55, 17), (53.6, 7), (51, -4)], [2.2, 2, 2], cord, "#FFC2B4")
    a.limb([(58, 17), (60.6, 7), (64, -4)], [2.2, 2, 2], cord)
    a.path("M51.6 17C52.6 13.4 60.4 13.4 61.4 17C61.6 21 52 21.4 51.6 17Z", cord, 1, "#F0706C", 0.3)
    a.limb([(60.6, 17.4), (67, 18), (72, 14)], [1.8, 1.5, 0.4], "#C8303E")
    a.limb([(60.6, 18.4), (67, 22), (74, 21)], [1.8, 1.5, 0.4], "#E0545A")
    leaf(a, (76, 92), -24, 14, "#B9D070", "#4F7F3A")
    leaf(a, (72, 93), -62, 10, "#C6DC84", "#5B8A40")
    a.dust([(90, 28, 1.3), (14, 78, 0.9), (92, 76, 0.8), (82, 16, 0.7)])
    return a


def _dancer(a: Art) -> None:
    """A small figure in the hole: wings, a blown gown, arms thrown up."""
    dark = "#12324E"
    with a.moved(56, 54, 0.86):
        for s in (1, -1):
            a.path(
                f"M0 -4C{s * 4} -14 {s * 11} -17 {n(s * 13.4)} -13.4"
                f"C{n(s * 13.4)} -7 {s * 7} -3 0 -2Z"
                f"M0 -2C{s * 6} -2 {s * 9} 2 {s * 8} 5.4C{s * 4} 5.4 {s} 2 0 -1Z",
                "#FFFDE6",
                0.95,
            )
        a.path(
            "M-1.6 -2C-1.6 2 -6.4 6 -8.6 10.6C-6 10.4 -5 12.4 -3 11.4C-1 13 1 11.4 2.6 12.4"
            "C4.4 12.4 5.6 10.6 7.4 10.6C5.6 6 1.8 2 1.6 -2Z",
            dark,
        )
        a.limb([(0, -1), (0.3, -4), (0, -6.4)], [2.8, 3.6, 2.6], dark)
        a.limb([(-1.2, -5.4), (-5, -7.4), (-5.6, -12.4), (-4, -15)], [1.7, 1.5, 1.1, 0.3], dark)
        a.limb([(1.2, -5.4), (5, -6), (7.6, -10), (9.6, -10.6)], [1.7, 1.5, 1.1, 0.3], dark)
        a.ellipse(0.4, -9.6, 2.1, 2.5, dark, 1, 10)
        a.limb([(0, -12), (-2.6, -10.4), (-3.6, -6.4), (-6.4, -5)], [1.8, 2.2, 1.5, 0.2], dark)


def thread() -> Art:
    """The spider's thread in a forked twig: a wheel of silk with the dew on it."""
    a = Art("Spider thread")
    a.glow(54, 44, 44, "#DDE2FF", 0.3)
    bark = a.linear(20, 20, 70, 96, (0, "#C49A6C"), (0.45, "#7A5238"), (1, "#34201F"))
    a.limb(
        [(48, 98), (48, 86), (52, 76), (72, 60), (86, 38), (90, 14)],
        [7, 6.4, 6, 4.4, 3.4, 1],
        bark,
        "#E6C08E",
        "#24141A",
    )
    a.limb(
        [(49, 84), (44, 74), (28, 62), (20, 46), (22, 26), (34, 8)],
        [5.6, 5.4, 4.4, 3.6, 2.8, 0.8],
        bark,
        "#E6C08E",
        "#24141A",
    )
    a.limb([(87, 36), (94, 30), (97, 22)], [2.4, 1.6, 0.4], bark)
    hub: Point = (55, 40)
    ends: list[Point] = [
        (35, 10), (48, 7), (64, 8), (78, 12), (89, 20), (87, 36), (80, 50), (70, 61), (59, 70),
        (50, 75),
        (40, 69), (29, 61), (22, 48), (22, 34), (27, 20),
    ]  # fmt: skip
    for end in ends:
        a.limb([hub, between(hub, end, 0.5), end], [0.45, 0.6, 0.5], "#FFFFFF", o=0.9)
    count = len(ends)
    for k in range(1, 8):
        t = 0.1 + k * 0.115
        lines = []
        for i in range(count):
            p, q = between(hub, ends[i], t), between(hub, ends[(i + 1) % count], t)
            sag = between(between(p, q, 0.5), hub, 0.13)
            lines.append(f"M{n(p[0])} {n(p[1])}Q{n(sag[0])} {n(sag[1])} {n(q[0])} {n(q[1])}")
        a.path("".join(lines), "none", 1, "#F2F4FF", 0.55, 0.9)
    for i, end in enumerate(ends):
        for k in (2, 4, 5, 7):
            if (i * 3 + k * 2) % 5 < 2:
                x, y = between(hub, end, 0.1 + k * 0.115)
                r = 0.7 + k * 0.09
                a.circle(x, y, r, "#FFFFFF", 0.9)
                a.circle(x + r * 0.2, y + r * 0.25, r * 0.55, "#8FB4E6", 0.8)
    # the long thread, drawn off the web, wound round a thorn bobbin, and its maker
    a.line([(70, 61), (71, 70), (70.6, 76)], "#FFFFFF", 0.6)
    a.glow(70.6, 83, 17, "#FFF3CC", 0.9)
    for side in (-1, 1):
        for k, (dx, up, out) in enumerate(
            ((2.2, -5, 8), (2.6, -1, 9.6), (2.6, 3.6, 9), (2, 7, 6.6))
        ):
            x = 70.6 + side * dx
            y = 82 + k * 0.8
            a.line(
                [
                    (x, y),
                    (x + side * out * 0.55, y + up * 0.9 - 1.4),
                    (x + side * out * 0.8, y + up + 3.4),
                ],
                "#2A1C30",
                0.6,
            )
    body = a.radial(69, 83, 8, (0, "#D9A86A"), (0.5, "#7E4A34"), (1, "#2E1822"))
    a.ellipse(70.6, 86, 4, 4.8, body)
    a.circle(70.6, 80.4, 2.5, body)
    a.path("M70.6 83L71.8 86L70.6 90L69.4 86ZM68 86H73.2", "#FFE9B8", 0.9)
    leaf(a, (21, 40), 196, 13, "#B9D87E", "#4F8A4A")
    leaf(a, (30, 62), 150, 14, "#A8CC70", "#3F7A44")
    leaf(a, (82, 48), 14, 13, "#A8CC70", "#3F7A44")
    leaf(a, (47, 90), 168, 12, "#B9D87E", "#4F8A4A")
    a.circle(*hub, 1.3, "#FFFFFF")
    a.dust([(60, 90, 0.7), (86, 70, 1.3), (14, 78, 1.2), (90, 82, 0.7)], "#F4F2FF")
    return a


def flute() -> Art:
    """A flute of elder wood, bound with brass; its tune is light."""
    a = Art("Flute")
    a.shadow(52, 90, 40, 4.6, 0.4)
    foot, head = (13.0, 83.0), (86.0, 20.0)
    spine = [foot, between(foot, head, 0.33), between(foot, head, 0.66), head]
    w = [9.6, 9.8, 10, 10.2]
    wood = a.linear(
        44, 44, 54, 58, (0, "#FBE6B8"), (0.3, "#D9A65E"), (0.65, "#8E5B30"), (1, "#4B2A1C")
    )
    a.path(ribbon(spine, w), wood)
    a.path(ribbon(spine, w, -0.72, -0.42), "#FFFDF0", 0.75)
    a.path(ribbon(spine, w, 0.5, 0.95), "#33190F", 0.4)
    for k in (-0.2, 0.12, 0.34):
        a.path(ribbon(spine, w, k, k + 0.04), "#6B4024", 0.5)
    turn = math.degrees(math.atan2(head[1] - foot[1], head[0] - foot[0]))
    end = a.radial(0, 0, 5.4, (0, "#140806"), (0.62, "#3A2014"), (0.75, "#E9BE58"), (1, "#80551B"))
    with a.moved(*foot, 1, turn):
        a.ellipse(-0.6, 0, 2.2, 4.9, end)
    brass = a.linear(0, -6, 0, 6, (0, "#FFF6CF"), (0.35, "#E9BE58"), (1, "#80551B"))
    for t in (0.05, 0.2, 0.72, 0.76, 0.95, 1):
        with a.moved(*between(foot, head, t), 1, turn):
            a.path("M-1.7 -5.7C-1 -3.4 -1 3.4 -1.7 5.7H1.7C2.4 3.4 2.4 -3.4 1.7 -5.7Z", brass)
    for t in (0.28, 0.36, 0.44, 0.53, 0.61):
        x, y = between(foot, head, t)
        a.ellipse(x - 0.9, y - 1.1, 2.3, 1.8, "#24110C", 1, turn)
        a.path(
            f"M{n(x - 2.6)} {n(y + 0.2)}Q{n(x - 0.2)} {n(y + 1.3)} {n(x + 1.1)} {n(y - 0.8)}",
            "none",
            1,
            "#FFE3AE",
            0.5,
            0.9,
        )
    x, y = between(foot, head, 0.86)
    a.ellipse(x - 0.9, y - 1.1, 3.2, 2, "#24110C", 1, turn)
    for t0 in (0.13, 0.66):
        x, y = between(foot, head, t0)
        a.limb(
            [(x - 7, y - 9), (x - 1, y - 2), (x + 5.6, y + 2), (x + 9, y + 10)],
            [0.4, 1.2, 1.2, 0.3],
            "#3F7A44",
        )
        for dx, dy, s, r in ((-8, -10, 1.2, -40), (9.4, 10.8, 1.1, 120), (6.4, 2.4, 0.8, 40)):
            ivy(a, x + dx, y + dy, s, r)
    # the tune: two streams of light with notes made of sparks
    for shift, width, o in ((0, 2, 0.95), (3.4, 1.3, 0.7), (6.4, 0.8, 0.5)):
        over = [(86 - 4.4 * k, 13 - shift - 0.4 * k + 4 * math.sin(k * 0.62)) for k in range(12)]
        a.limb(over, [0.2, *[width] * 10, 0.1], "#FFF1BE", o=o)
        down = [(92 + shift * 0.6 - 3.4 * math.sin(k * 0.7), 24 + 4 * k) for k in range(11)]
        a.limb(down, [0.2, *[width] * 9, 0.1], "#FFF1BE", o=o)
    for x, y, s in ((47, 24, 1), (76, 58, 0.9)):
        with a.moved(x, y, s):
            a.glow(2, -3, 10, "#FFE9A0", 0.6)
            a.ellipse(0, 0, 3, 2.2, "#FFF6D0", 1, -24)
            a.limb([(2.5, -1), (2.8, -6), (2.8, -11)], [0.8, 0.8, 0.8], "#FFF6D0")
            a.limb([(2.6, -11), (6, -8.6), (6.6, -4.6)], [1.2, 1.6, 0.3], "#FFF6D0")
    a.dust(
        [
            (58, 16, 0.9),
            (32, 34, 1.1),
            (93, 66, 1.5),
            (84, 48, 0.7),
            (26, 54, 0.8),
            (72, 74, 1),
            (66, 8, 0.7),
        ]
    )
    return a


def dust() -> Art:
    """A purse sewn from a petal; it cannot keep its dust in."""
    a = Art("Fairy dust")
    a.shadow(46, 93, 32, 4.6, 0.6)
    a.glow(54, 40, 42, "#FFE9A0", 0.5)
    # what flies out: a stream of light and grains
    path: list[Point] = [(47, 41), (50, 32), (60, 26), (72, 27), (80, 22), (82, 12), (92, 5)]
    a.limb(path, [6, 9, 11, 10, 8, 6, 0.6], "#FFC94A", o=0.3)
    a.limb(path, [3, 5, 6, 5.4, 4.4, 3, 0.4], "#FFE9A0", o=0.55)
    a.limb(path, [1, 1.6, 2, 1.8, 1.4, 1, 0.2], "#FFFDEA", o=0.9)
    for i, (x, y, _) in enumerate(along(path, 8)):
        for k in (0, 1):
            u, v = toward((x, y), i * 137.5 + k * 180, 1.4 + (i * 7 + k * 3) % 6 * 1.0)
            a.circle(u, v, 0.45 + (i * 3 + k) % 4 * 0.24, "#FFFDEA" if (i + k) % 3 else "#FFC94A")
    for x, y, r in ((60, 26, 3.4), (74, 26, 4.2), (82, 15, 3), (52, 33, 2.6)):
        a.spark(x, y, r, "#FFFFFF")
    cloth = a.radial(
        32, 58, 52, (0, "#FFD3E0"), (0.35, "#E2739E"), (0.7, "#9C2F6C"), (1, "#4E1446")
    )
    # neck: the frill behind, the gold within, then the body
    a.path(
        "M30 44C26 38 27 33 31 31C34 34 37 32 40 29C44 32 48 31 51 28C54 31 58 32 62 30"
        "C66 33 67 38 62 44Z",
        "#7A2258",
    )
    heap = a.radial(44, 36, 19, (0, "#FFFDEA"), (0.45, "#FFD667"), (1, "#B8761C"))
    a.path("M31 42C34 36 41 33.4 48 33.4C55 33.4 60 36 62.4 42C56 48 38 48 31 42Z", heap)
    a.path(
        "M32 47C22 54 13 66 14 78C15 88 28 93 46 93C64 93 77 88 78 78C79 66 70 54 60 47"
        "C52 51 40 51 32 47Z",
        cloth,
    )
    for d, tone, o in (
        ([(36, 50), (26, 64), (24, 82)], "#FFE3EC", 0.75),
        ([(41, 51), (36, 68), (38, 88)], "#6E1C58", 0.5),
        ([(47, 52), (47, 70), (50, 90)], "#FFC2D6", 0.5),
        ([(53, 51), (60, 66), (62, 86)], "#4E1446", 0.5),
        ([(58, 50), (69, 64), (71, 82)], "#4E1446", 0.45),
    ):
        a.limb(d, [0.4, 2.2, 0.5], tone, o=o)
    a.path(
        "M29 45C24 40 24 35 28 33.4C31 37 34 38.6 37.6 36.6C40 40.6 44 41.4 47 38.6"
        "C50 41.6 54 41 56.4 37.4"
        "C60 39 63 37 65.4 33.6C69 36 68 41 63 45.4C54 50.6 38 50.6 29 45Z",
        a.linear(26, 34, 66, 50, (0, "#FFE9F0"), (0.4, "#F09ABA"), (1, "#A83A76")),
    )
    for crease in (
        [(32, 45), (31, 41), (29, 37)],
        [(39, 48), (38, 43), (37.6, 39)],
        [(47, 49), (47, 45), (47, 41.4)],
        [(55, 48), (56, 43), (56.4, 40)],
        [(61, 46), (63, 41), (65, 37)],
    ):
        a.limb(crease, [0.9, 0.8, 0.2], "#8E2A66", o=0.6)
    gold = a.linear(28, 46, 66, 54, (0, GOLD[0]), (0.5, GOLD[1]), (1, GOLD[2]))
    a.limb(
        [(30, 46.6), (38, 50.4), (47, 51.4), (56, 50.2), (63, 46.4)], [2, 2.6, 2.8, 2.6, 2], gold
    )
    a.limb([(36, 51), (31, 58), (33, 66)], [1.4, 1.2, 0.9], gold)
    a.limb([(37, 51), (39, 59), (37, 68)], [1.4, 1.2, 0.9], gold)
    for x, y in ((33, 68), (36.6, 70.4)):
        a.path(f"M{n(x)} {n(y - 3)}L{n(x + 1.9)} {n(y + 3.4)}H{n(x - 1.9)}Z", gold)
    # a star embroidered in gold
    a.spark(54, 71, 10, "#8E2A66", 0.5)
    a.spark(53.4, 70.4, 9.6, "#FFE08A")
    a.spark(53, 70, 5, "#FFFBEA")
    # spilt over the lip, and on the ground
    spill: list[Point] = [(61, 36), (69, 37), (76, 50), (80, 70), (83, 88)]
    a.limb(spill, [1.4, 3.4, 2.6, 3, 7], "#FFE9A0", o=0.55)
    for i, (x, y, _) in enumerate(along(spill, 9)):
        u = x + math.sin(i * 2.4) * (1 + i * 0.06)
        a.circle(u, y, 0.5 + (i * 3) % 4 * 0.2, "#FFFBE0" if i % 3 else "#F0B93A")
        a.circle(x - math.sin(i * 1.7) * 1.6, y + 1, 0.45, "#FFE08A")
    a.path(
        "M72 93C76 87 80 84 83 84C87 85 91 89 95 93C88 95 79 95 72 93Z",
        a.linear(74, 84, 94, 95, (0, "#FFF3B0"), (0.5, "#F0B93A"), (1, "#9A5E16")),
    )
    for x, y, r in (
        (77, 89, 0.6),
        (82, 87, 0.7),
        (86, 90, 0.6),
        (90, 92, 0.5),
        (81, 91, 0.5),
        (68, 92, 0.7),
        (98, 92, 0.5),
    ):
        a.circle(x, y, r, "#FFFBE0")
    a.dust(
        [
            (90, 22, 1.8),
            (58, 14, 1.5),
            (84, 48, 1.4),
            (92, 62, 0.9),
            (44, 20, 0.9),
            (70, 8, 0.8),
            (36, 24, 0.7),
            (88, 74, 1.2),
        ]
    )
    return a


def horseshoe() -> Art:
    """Cold iron, worn bright, with rowan against enchantment."""
    a = Art("Horseshoe")
    a.shadow(56, 95, 28, 3.6, 0.55)
    with a.group("translate(12 9) rotate(11 44 44) scale(.87)"):
        _iron(a)
        _rowan(a)
    a.dust([(54, 24, 1.5), (93, 64, 1.2), (62, 34, 0.7), (92, 30, 0.7), (20, 86, 0.8)])
    return a


def _iron(a: Art) -> None:
    """The shoe: its fuller with the holes of six nails, clip, calkins, and one nail left."""
    spine: list[Point] = [
        (28, 12),
        (21, 28),
        (20, 48),
        (28, 68),
        (50, 79),
        (72, 68),
        (80, 48),
        (79, 28),
        (72, 12),
    ]
    w = [11, 13, 15, 17, 18.6, 17, 15, 13, 11]
    iron = a.linear(
        18,
        10,
        82,
        90,
        (0, "#FFFFFF"),
        (0.25, "#C2CAE0"),
        (0.55, "#98A0BE"),
        (0.8, "#646C90"),
        (1, "#AEB8D6"),
    )
    a.path(ribbon([(x + 1, y + 2) for x, y in spine], w, steps=3), "#14162A", 0.55)
    a.path(ribbon(spine, w, steps=3), iron, 1, "#7C86A8", 0.4)
    a.path(ribbon(spine, w, 0.05, 0.4, 3), "#23273F", 0.85)
    a.path(ribbon(spine, w, 0.05, 0.12, 3), "#0E1020", 0.8)
    for side, size, tone, o in ((-0.74, 2.6, "#FFFFFF", 0.9), (0.74, 2, "#F2F5FF", 0.75)):
        edge = strip(spine, w, side, 2)
        half = edge[:9] if side < 0 else edge[8:]
        a.wisp(half[::2], size, tone, o)
    a.wisp(strip(spine, w, 0.86, 2)[:8:2], 1.3, "#FFFFFF", 0.6)
    a.wisp(strip(spine, w, -0.7, 2)[9::2], 2, "#14162A", 0.4)
    a.wisp(strip(spine, w, -0.94, 2)[9::2], 1, "#F2F5FF", 0.9)
    # toe clip and calkins
    a.path(
        "M44 88C44 84 56 84 56 88L54.6 92.6H45.4Z",
        a.linear(44, 84, 56, 93, (0, "#C6CCDE"), (1, "#3A405C")),
    )
    for x, t in ((28.0, -22), (72, 22)):
        with a.moved(x, 11.4, 1, t):
            a.path(
                "M-6.4 -2.6H6.4L5.6 3.4H-5.6Z",
                a.linear(-6, -3, 6, 4, (0, "#F2F4FA"), (0.5, "#8890AE"), (1, "#3A405C")),
            )
    nails = along(spine, 6)
    for i in (10, 16, 20, 28, 32, 38):
        x, y, _ = nails[i]
        dx, dy = x - 50, y - 42
        r = math.hypot(dx, dy)
        x, y = x + dx / r * 1.6, y + dy / r * 1.6
        a.circle(x, y, 1.7, "#0B0C18")
        a.path(
            f"M{n(x - 1.4)} {n(y + 0.9)}A1.7 1.7 0 0 0 {n(x + 1.5)} {n(y + 0.8)}",
            "none",
            1,
            "#C9D2EA",
            0.5,
            0.9,
        )
    # one nail is left, bent
    a.limb([(70.4, 69), (76, 74), (79, 82)], [2.2, 1.6, 0.4], "#B08A6A", "#F0D2A8")
    a.circle(70, 68.6, 2.4, a.radial(69, 67.6, 3, (0, "#F0D2A8"), (1, "#6B442E")))
    for x, y, r in ((24, 58, 2.4), (36, 76, 1.8), (76, 58, 2.2), (60, 79, 1.6), (22, 34, 1.4)):
        a.circle(x, y, r, "#B4663A", 0.35)


def _rowan(a: Art) -> None:
    """A sprig tied into the bow with a red thread."""
    a.limb([(26, 50), (40, 46), (54, 48), (66, 44)], [0.8, 1.3, 1.2, 0.6], "#6B4630")
    for k in range(5):
        x, y = between((36, 47), (64, 44.6), k / 4)
        leaf(a, (x, y), -58 - k * 3, 13 - k * 0.8, "#C6DC7A", "#4F8A3E")
        leaf(a, (x - 1, y), 62 + k * 2, 12.4 - k, "#A4C862", "#3A7038")
    leaf(a, (65, 44.2), -8, 12, "#C6DC7A", "#4F8A3E")
    for x, y in (
        (33, 53),
        (38, 56.6),
        (29, 57),
        (34, 60),
        (40, 51.6),
        (43, 57),
        (38.4, 62.4),
        (27.6, 51.6),
    ):
        berry = a.radial(x - 0.8, y - 1, 3.6, (0, "#FFB08A"), (0.4, "#E2352E"), (1, "#7A0F24"))
        a.circle(x, y, 2.7, berry)
        a.circle(x - 0.8, y - 0.9, 0.6, "#FFFFFF", 0.9)
        a.circle(x + 0.6, y + 1.4, 0.5, "#3A0812", 0.7)
    thread = "#D6303C"
    for d in (
        [(20, 45), (26, 49), (31, 47)],
        [(19, 48), (25, 52), (31, 50)],
        [(20, 52), (25, 54.6), (30, 53)],
    ):
        a.limb(d, [0.8, 1.1, 0.8], thread)
    a.limb([(21, 52), (15, 60), (17, 70)], [1.1, 1.2, 0.4], thread)
    a.limb([(22, 53), (20, 62), (24, 72)], [1.1, 1.2, 0.4], thread)
    dew(a, [(50, 40, 1), (60, 52, 0.9)])


EMBLEMS = {
    "trinket-stone": stone,
    "trinket-thread": thread,
    "trinket-flute": flute,
    "trinket-dust": dust,
    "trinket-horseshoe": horseshoe,
}
