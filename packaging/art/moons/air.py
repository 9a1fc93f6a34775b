"""The fairies of air: white wings, pale blue gowns, everything is carried by the wind."""

import math

from curves import Point, between, mirrored, n, strip, toward, whorl
from figures import arm, belt, gown, leg, radiance, sleeve
from heads import bust, locks
from kit import Art
from tones import CHESTNUT, COPPER, DEEP, DUSK, OLIVE, PALE, RAVEN, ROSE, SILVER, WHEAT, Cloth, dye
from wings import Wing, pair, wing

SKY = Cloth("#F6FBFF", "#A9D2EE", "#4C86BD", "#234E8A")
MIST = Cloth("#FFFFFF", "#D3E1F4", "#8499CC", "#475A99")
DAWN = Cloth("#FFF6F2", "#E7C9DA", "#9A83BE", "#4F4A8C")
TEAL = Cloth("#F0FFFB", "#A6DDDC", "#4494AE", "#1F5280")
FORE = Wing("fore", "#A9D4EE", "#FFFFFF")
HIND = Wing("hind", "#C9D8F5", "#FFFFFF")
MOTE = "#E8F6FF"


def breeze(a: Art, lines: list[list[Point]], width: float = 0.9) -> None:
    for points in lines:
        a.wisp(points, width, "#FFFFFF", 0.75)


def feather(a: Art, spine: list[Point], width: float) -> None:
    """A quill with a cleft vane; the spine runs from the quill's foot to the tip."""
    foot, tip = spine[0], spine[-1]
    paint = a.linear(*foot, *tip, (0, "#FFFFFF"), (0.55, "#D6E8F8"), (1, "#8FB6DC"))
    vane = [between(spine[0], spine[1], 0.55), *spine[1:]]
    middle = [width * (0.85 + 0.25 * math.sin(i)) for i in range(len(vane) - 2)]
    a.limb(vane, [0.3, *middle, 0.3], paint, shade="#7FA3CE")
    a.limb(spine, [0.8, *[0.6] * (len(spine) - 2), 0.2], "#5A87B4")
    for i in range(1, 9):
        t = i / 10 * (len(vane) - 1)
        k = int(t)
        x, y = between(vane[k], vane[k + 1], t - k)
        way = math.degrees(math.atan2(vane[k + 1][1] - vane[k][1], vane[k + 1][0] - vane[k][0]))
        for side in (-1, 1):
            end = toward((x, y), way + side * 42, width * 0.52)
            a.line([(x, y), between((x, y), end, 0.55), end], "#7FA8CC", 0.32, 0.8)


def air_2() -> Art:
    """She rides a feather, side-saddle."""
    a = Art("Air fairy, two")
    skin, hair = ROSE, COPPER
    radiance(a, 50, 50, 40, "#E8F4FF", 2)
    wing(a, (45, 44), -112, 30, FORE, flip=True, o=0.6)
    wing(a, (44, 45), -146, 31, FORE, flip=True)
    wing(a, (44, 48), 172, 24, HIND, flip=True, o=0.9)
    feather(a, [(4, 60), (20, 72), (44, 80), (68, 77), (86, 66), (95, 54)], 17)
    leg(a, (48, 68), (61, 70), (66, 84), (71, 88), skin, far=True)
    leg(a, (46, 69), (58, 73), (60, 87), (64, 92), skin)
    gown(
        a,
        [(46.6, 41), (45.4, 47), (45.4, 54), (46, 63), (53, 69.5), (60, 73), (62, 79)],
        [8.4, 7.6, 5.6, 10, 12, 10.5, 11.5],
        SKY,
        (2, 3.4, 2.4, 4, 2),
        folds=5,
    )
    belt(a, [(42.8, 54), (45.6, 55.4), (48.4, 54)], "#E9F4FF")
    locks(
        a,
        hair,
        [
            [(46, 26), (40, 29), (34, 27), (27, 31)],
            [(46, 29), (40, 33), (33, 33), (28, 38)],
            [(47, 31), (42, 36), (37, 38)],
        ],
        4,
    )
    bust(a, 49.6, 32.5, skin, hair, "bob", (46.8, 42), turn=-6)
    arm(a, (49, 43.5), (58, 50), (66, 44), skin, thumb=-1)
    arm(a, (45, 43.5), (38.6, 54), (37, 65), skin, hand=80)
    breeze(
        a,
        [
            [(66, 40), (76, 35), (88, 38)],
            [(70, 90), (82, 84), (94, 86)],
            [(8, 84), (22, 90), (40, 92)],
        ],
    )
    a.dust([(72, 38, 1.3), (80, 48, 0.7)], MOTE)
    return a


def dandelion(a: Art, x: float, y: float, r: float, gone: int) -> None:
    """A clock of seeds; the last `gone` of them have flown."""
    a.glow(x, y, r * 1.5, "#FFFDE8", 0.6)
    for i in range(26 - gone):
        t = 360 * i / 26 + 150
        tip = toward((x, y), t, r * (0.86 if i % 2 else 1))
        a.line([(x, y), between((x, y), tip, 0.5), tip], "#FFFFFF", 0.28, 0.85)
        down(a, tip, t, r * 0.3)
    a.circle(x, y, r * 0.2, "#C9B27A")


def down(a: Art, tip: Point, angle: float, r: float) -> None:
    """The parachute of one seed."""
    for d in (-58, -30, 0, 30, 58):
        u, v = toward(tip, angle + d, r)
        a.path(f"M{n(tip[0])} {n(tip[1])}L{n(u)} {n(v)}", "none", 1, "#FFFFFF", 0.3, 0.9)


def air_4() -> Art:
    """On tiptoe in the air she blows a dandelion clock."""
    a = Art("Air fairy, four")
    skin, hair = OLIVE, CHESTNUT
    radiance(a, 48, 48, 42, "#E8F4FF", 4)
    wing(a, (39, 41), -98, 33, FORE, flip=True, o=0.6)
    wing(a, (38, 42), -134, 34, FORE, flip=True)
    wing(a, (38, 45), 176, 30, HIND, flip=True, o=0.92)
    leg(a, (40, 60), (39, 77), (27, 85), (21, 83), skin, far=True)
    leg(a, (42, 60), (46.6, 76), (45, 90), (48.6, 95.6), skin)
    gown(
        a,
        [(41, 38.6), (40.4, 46), (40.6, 52), (41.4, 59), (40, 69), (36.6, 79)],
        [8.6, 7.6, 5.6, 10, 15, 22],
        MIST,
        (4, 7, 3, 6, 4, 5),
        folds=7,
    )
    belt(a, [(38, 51.6), (40.8, 53), (43.5, 51.6)])
    locks(
        a,
        hair,
        [
            [(41, 26), (35, 30), (33, 38), (27, 46), (28, 53)],
            [(42, 29), (37, 34), (35.6, 42), (31, 50)],
        ],
        4.2,
    )
    bust(a, 45, 30.7, skin, hair, "swept", (41.6, 40), turn=2, wears="flowers")
    a.limb([(58, 72), (60, 60), (60.4, 48), (63, 37)], [0.7, 0.9, 0.9, 0.7], "#9DBE7A")
    dandelion(a, 63.4, 33.6, 11, 7)
    for x, y, t in (
        (80, 26, -40),
        (86, 36, 10),
        (91, 20, -30),
        (78, 14, -60),
        (92, 48, 20),
        (68, 12, -80),
    ):
        foot = toward((x, y), t + 180, 4)
        a.line([foot, between(foot, (x, y), 0.5), (x, y)], "#FFFFFF", 0.3, 0.9)
        a.circle(*foot, 0.45, "#C9A66A")
        down(a, (x, y), t, 3.2)
    arm(a, (43, 40.6), (50.6, 49), (58.6, 52), skin, far=True)
    arm(a, (41, 41), (45.6, 53.6), (58, 58), skin, hand=-8)
    sleeve(a, (41, 41), (45.6, 53.6), MIST, 0.5)
    breeze(
        a, [[(52, 26), (60, 20), (72, 20), (84, 8)], [(58, 84), (72, 78), (84, 80), (92, 74)]], 0.8
    )
    a.dust([(70, 62, 0.8), (84, 64, 1.2), (14, 62, 0.7)], MOTE)
    return a


def swallow(a: Art, x: float, y: float, size: float, turn: float) -> None:
    """A swallow that flies to the left, seen a little from above."""
    with a.moved(x, y, size, turn):
        a.path("M2 -1C6 -9 14 -15 25 -17C20 -10 14 -3 7 2Z", "#27406F")
        a.path("M8 0C14 -2 21 -4 28 -9C25 -3 20 1 24 2C20 3 15 4 9 3Z", "#1D3360")
        body = ((0, "#4468A8"), (0.5, "#2C4882"), (0.58, "#FFFFFF"), (1, "#C9D9EE"))
        a.path(
            "M-14 -1C-11 -5 -5 -5 2 -3C8 -1.6 11 0 12 2C6 4.6 -4 6 -9 3.4C-11 2.4 -13 1 -14 -1Z",
            a.linear(0, -5, 0, 6, *body),
        )
        a.path("M-2 0C0 7 7 14 17 18C14 10 10 3 4 -1Z", "#3D62A2")
        a.path("M-1 1C2 7 8 12 14 15C9 8 6 4 2 1Z", "#8FB2E0", 0.6)
        a.path(
            "M-14 -1L-17 .2L-12.6 1C-11 2.4 -9.4 2.6 -8.4 1.4C-9 -.4 -11.4 -2.4 -14 -1Z", "#C96A4A"
        )
        a.path("M-14 -1L-17.4 .2L-13.6 .6Z", "#1A2440")
        a.circle(-11, -1.6, 0.6, "#0E1830")


def air_6() -> Art:
    """She glides down to the left, and a swallow shows the way."""
    a = Art("Air fairy, six")
    skin, hair = DEEP, RAVEN
    radiance(a, 52, 46, 44, "#E8F4FF", 6)
    wing(a, (51, 47), -84, 36, FORE, o=0.6)
    wing(a, (52, 47), -48, 40, FORE)
    wing(a, (54, 48), -14, 33, HIND, o=0.92)
    leg(a, (63, 54), (75, 52), (88, 44), (93.6, 39), skin, far=True)
    leg(a, (62, 57), (75, 58), (88, 52), (94, 49), skin)
    a.limb(
        [(56, 56), (66, 68), (78, 66), (88, 76), (95, 74)],
        [1, 6, 5, 5, 0.3],
        dye(a, [(56, 54), (95, 78)], MIST),
        lit="#FFFFFF",
        o=0.85,
    )
    gown(
        a,
        [(43.4, 49), (48, 51.4), (53, 53.4), (60, 55.6), (70, 58.6), (80, 59)],
        [8.6, 7.6, 6, 10, 14, 19],
        TEAL,
        (4, 6, 3, 7, 4),
        folds=6,
    )
    belt(a, [(54.4, 50.6), (53, 53.6), (51.8, 56.4)])
    arm(a, (45, 51), (39, 62), (30, 68), skin, far=True)
    locks(
        a,
        hair,
        [
            [(40, 44), (46, 39), (53, 41), (60, 36), (68, 38)],
            [(40, 47), (47, 43), (54, 45), (62, 42)],
            [(41, 43), (46, 36), (52, 35), (57, 30)],
        ],
        4.4,
    )
    bust(a, 35.6, 51, skin, hair, "swept", (43.6, 49.4), turn=14, left=True, wears="band")
    arm(a, (44, 51), (36.6, 60), (26, 63.6), skin, thumb=-1, ring="#FFE9B0")
    swallow(a, 22, 76, 0.78, -14)
    breeze(
        a,
        [
            [(92, 26), (78, 22), (66, 26)],
            [(42, 86), (54, 82), (66, 86), (80, 84)],
            [(12, 56), (20, 53), (27, 55)],
        ],
    )
    a.dust([(46, 72, 1.3), (12, 64, 0.7), (60, 12, 1.2), (38, 24, 0.7), (84, 90, 0.8)], MOTE)
    return a


def air_8() -> Art:
    """She hovers and lifts a feather to the light."""
    a = Art("Air fairy, eight")
    skin, hair = PALE, WHEAT
    radiance(a, 52, 46, 47, "#E8F4FF", 8)
    with a.group("translate(7 2)"):
        wing(a, (49, 33), -58, 31, FORE._replace(broad=0.9), o=0.55)
        wing(a, (48, 33), -124, 35, FORE, flip=True)
        wing(a, (47, 36), 178, 32, HIND, flip=True, o=0.9)
        veil = a.linear(48, 47, 6, 66, (0, "#5E9CCB"), (0.5, "#BFDFF2"), (1, "#F4FBFF", 0.55))
        a.path(
            "M48 45C41 53 31 49 22 54C16 57.4 12 57 6 54.6C9 61 16 63 22 60.6C17 66 12.6 68.6 5 69"
            "C14 74 25 72 31 66C37 60 44 64 49 55Z",
            veil,
        )
        a.limb([(46, 50), (36, 56), (26, 58.6), (15, 59.6)], [0.4, 1.5, 1, 0.2], "#FFFFFF", o=0.7)
        a.limb([(47, 55), (36, 61), (28, 66), (17, 70)], [0.3, 1.4, 1, 0.2], "#3F7DB3", o=0.55)
        arm(a, (47.5, 32), (38.5, 37.6), (29, 34), skin, far=True)
        leg(a, (46, 56), (38, 70), (23, 87), (18, 92.5), skin, far=True)
        leg(a, (48, 57), (42, 71), (31, 89), (27, 95), skin)
        gown(
            a,
            [(49, 31), (48.8, 37), (48.6, 43), (47.4, 51), (43, 63), (35, 78)],
            [7.6, 7.4, 5.8, 11, 15, 19],
            SKY,
            (5, 8, 4, 7, 4),
            folds=7,
        )
        belt(a, [(45.8, 42.4), (48.8, 43.8), (51.5, 42.4)])
        locks(
            a,
            hair,
            [
                [(51, 17), (44, 18), (38, 23), (30, 23), (22, 19)],
                [(50, 20), (44, 23), (37, 27), (28, 28), (19, 26)],
                [(51, 22), (45, 27), (38, 31), (30, 32)],
            ],
            4.6,
        )
        bust(a, 51.9, 22.5, skin, hair, "swept", (49, 32), turn=-8, wears="pearls")
        feather(a, [(60.6, 34), (64.4, 26), (70, 18), (76, 11.6), (86, 5)], 7)
        arm(a, (50.8, 33), (57, 40), (62, 32.6), skin, thumb=-1, ring="#FFE9B0")
        sleeve(a, (50.8, 33), (57, 40), SKY, 0.6)
        breeze(
            a,
            [
                [(58, 66), (68, 61), (76, 59.4), *whorl((81, 65), 5.6, -80, 320)],
                [(54, 76), (66, 73), (78, 76), (88, 74)],
                [(64, 52), (76, 48.6), (84, 50.6), (88, 47)],
            ],
        )
        a.dust(
            [
                (72, 33, 1.6),
                (80, 26, 0.7),
                (82, 18, 1.2),
                (64, 10, 0.6),
                (20, 45, 0.7),
                (13, 38, 1.3),
                (58, 82, 0.7),
            ],
            MOTE,
        )
    return a


def air_10() -> Art:
    """The heart of the whirlwind: her gown is the storm itself."""
    a = Art("Air fairy, ten")
    skin, hair = DUSK, SILVER
    radiance(a, 50, 44, 50, "#F4FAFF", 10)
    pair(a, 50, 37, -62, 37, FORE._replace(broad=0.85), 0.85)
    pair(a, 50, 38, -22, 43, FORE)
    pair(a, 50, 42, 22, 34, HIND, 0.92)
    # the storm: a funnel of loops, widest at the hip, each with a dark inside and a lit lip
    loops = ((59, 15.0, 0), (67, 20, -1.5), (75, 17, 1.5), (82, 13, -1), (88.5, 9, 1), (93.5, 5, 0))
    for i, (y, w, dx) in enumerate(loops):
        x, h = 50.0 + dx, w * 0.3
        lip = a.linear(x - w, y, x + w, y, (0, "#FFFFFF"), (0.45, "#B4D2EE"), (1, "#3D69A6"))
        a.ellipse(x, y, w, h, lip, 0.95, -4 if i % 2 else 4)
        a.ellipse(x + 0.6, y - h * 0.32, w * 0.84, h * 0.6, "#2C5692", 0.75, -4 if i % 2 else 4)
    gown(
        a,
        [(50, 35), (50, 41), (50, 47), (50, 53), (50, 60), (50, 66)],
        [9.6, 8.6, 6, 10, 19, 27],
        SKY,
        (4, 6, 5, 6, 4),
        folds=7,
        round_hem=True,
    )
    for y, w, dx in ((71, 17.6, -1.5), (79, 14.6, 1.5), (85.6, 10.6, -1), (91.4, 7, 1)):
        x = 50 + dx
        a.limb(
            [
                (x - w, y - 1),
                (x - w * 0.4, y + w * 0.18),
                (x + w * 0.45, y + w * 0.16),
                (x + w, y - 2),
            ],
            [0.4, 2.6, 2.2, 0.3],
            "#FFFFFF",
            o=0.8,
        )
    a.wisp([(34, 67), (26, 75), *whorl((18, 69), 7.4, 100, 300)], 1.3, "#FFFFFF", 0.9)
    a.wisp([(67, 74), (75, 80), *whorl((83, 73), 8, 80, -310)], 1.3, "#FFFFFF", 0.9)
    a.wisp([(40, 90), (30, 94), (22, 90)], 0.9, "#FFFFFF", 0.8)
    belt(a, [(47, 46.6), (50, 48.2), (53, 46.6)])
    # hair, blown upward into two horns of cloud
    for points in (
        [(46, 22), (39, 19), (36, 12), (30, 9), (30, 5)],
        [(47, 20), (42, 15), (42, 8), (38, 3)],
        [(49, 19), (48, 13), (50, 8), (49, 2)],
    ):
        locks(a, hair, [points, mirrored(points)], 4)
    bust(a, 50, 26, skin, hair, "parted", (50, 36), front=True, wears="band")
    for s in (1, -1):
        spine: list[Point] = [(50 + s * 1.4, 21.6), (50 + s * 3.4, 17), (50 + s * 5, 12)]
        a.limb(spine, [0.4, 2.6, 0.2], "#FFFFFF", shade="#9DBEDF")
    a.limb([(50, 21.4), (50, 15.4), (50, 9)], [0.4, 3.2, 0.2], "#FFFFFF", shade="#9DBEDF")
    a.circle(50, 22, 1.1, "#7FD0F5")
    a.circle(49.7, 21.7, 0.4, "#FFFFFF")
    arm(a, (54.6, 37), (64.6, 42.6), (72, 33), skin, thumb=-1, ring="#FFE9B0")
    arm(a, (45.4, 37), (35.4, 42.6), (28.6, 48), skin, thumb=1, ring="#FFE9B0")
    sleeve(a, (54.6, 37), (64.6, 42.6), SKY)
    sleeve(a, (45.4, 37), (35.4, 42.6), SKY)
    a.wisp([(74.6, 30), *whorl((77.6, 22), 5.6, 60, -330)], 1.2, "#FFFFFF", 0.95)
    a.wisp([(25.6, 50), *whorl((18, 50), 5, 40, 330)], 1.1, "#FFFFFF", 0.95)
    a.dust(
        [
            (86, 44, 1.5),
            (10, 56, 1.4),
            (84, 90, 1.2),
            (92, 58, 0.8),
            (66, 92, 0.7),
            (62, 8, 0.8),
            (34, 82, 0.7),
            (78, 56, 0.6),
            (18, 86, 1.2),
        ],
        MOTE,
    )
    return a


def starter_air() -> Art:
    """The first fairy of air rises, and the wind fills the veil that she holds behind her."""
    a = Art("First air fairy")
    skin, hair = ROSE, WHEAT
    a.glow(50, 46, 46, "#F4FAFF", 0.5)
    sail: list[Point] = [
        (25, 60), (12, 51), (12, 33), (26, 17), (47, 9), (67, 8), (80, 14), (79, 24),
    ]  # fmt: skip
    cloth = a.linear(
        16, 56, 84, 12, (0, "#6E9FD0"), (0.3, "#C3DCF3"), (0.6, "#FFFFFF"), (1, "#8DB4DE")
    )
    a.limb(sail, [1, 11, 15, 17, 16, 13, 8, 1], cloth, lit="#FFFFFF", shade="#2E5B9C")
    for k, tone, o in ((0.72, "#FFFFFF", 0.85), (0.2, "#5C8FC8", 0.55), (-0.5, "#3F75B4", 0.5)):
        fold = strip(sail, [1, 11, 15, 17, 16, 13, 8, 1], k, 2)[::2]
        a.limb(fold, [0.2, *[1.2] * (len(fold) - 2), 0.2], tone, o=o)
    first = FORE._replace(spots="#F2C14E")
    wing(a, (54, 42), -50, 34, first, o=0.8)
    wing(a, (54, 44), -10, 36, first)
    wing(a, (51, 43), -148, 35, first, flip=True)
    wing(a, (54, 47), 30, 26, HIND._replace(spots="#F2C14E"), o=0.92)
    wing(a, (50, 47), 176, 28, HIND, flip=True, o=0.92)
    arm(a, (47, 42), (37.6, 51), (28, 58), skin, hand=140, far=True, ring="#F2C14E")
    leg(a, (46, 67), (40, 80), (30, 90), (24, 96), skin, far=True)
    leg(a, (49, 67), (46, 81), (39, 92), (36, 98.4), skin)
    gown(
        a,
        [(52, 39.6), (51.4, 46), (50.8, 52.4), (50, 59), (46, 71), (39, 83)],
        [10.4, 9.4, 6.8, 12, 19, 26],
        MIST,
        (5, 9, 5, 10, 6, 8),
        folds=9,
    )
    sash: list[Point] = [(53, 53.6), (60, 61), (66, 70), (76, 74), (84, 82)]
    a.limb(sash, [1.4, 3, 3.4, 2.6, 0.2], a.linear(53, 53, 84, 82, (0, "#FFE9A8"), (1, "#C9922E")),
           lit="#FFFBE4")  # fmt: skip
    belt(a, [(47.4, 51.8), (50.8, 53.8), (54.2, 52)])
    locks(
        a,
        hair,
        [
            [(50, 25), (44, 29), (43, 37), (37, 43), (36, 51)],
            [(49, 27), (45.4, 33), (45, 41), (41, 48)],
            [(57, 27), (60.4, 33), (60, 41), (63, 46)],
        ],
        4.4,
    )
    bust(
        a, 53.4, 29.6, skin, hair, "parted", (52.2, 40.6),
        front=True, turn=8, look=0.5, wears="circlet",
    )  # fmt: skip
    arm(a, (57, 42), (67.6, 38.6), (76.4, 27), skin, hand=-66, thumb=-1, ring="#F2C14E")
    sleeve(a, (47, 42), (37.6, 51), MIST)
    sleeve(a, (57, 42), (67.6, 38.6), MIST._replace(light=MIST.mid))
    a.wisp([(25.4, 59.4), (22, 68), (27, 75), (22, 84)], 3.4, "#DCEBFA", 0.95)
    a.wisp([(78.6, 25), (84, 32), (82, 40), (88, 46)], 3, "#DCEBFA", 0.95)
    breeze(a, [[(56, 90), (68, 85), (80, 90), (90, 85)], [(8, 78), (15, 74), (20, 77)]])
    a.dust(
        [(88, 62, 1.4), (12, 66, 1.2), (70, 56, 0.7), (64, 80, 0.7), (76, 92, 0.8), (18, 90, 0.8)],
        "#FFEFB8",
    )
    return a


EMBLEMS = {
    "air-2": air_2,
    "air-4": air_4,
    "air-6": air_6,
    "air-8": air_8,
    "air-10": air_10,
    "starter-air": starter_air,
}
