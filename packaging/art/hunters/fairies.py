"""The five fairies, from the common one of the meadow to the queen."""

import math

from curves import Point, n, toward
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from kit import Art
from light import Light, contact, lamplight
from moods import LAUGH, SLY, WONDER
from plants import flower, leaf
from tones import (
    CHESTNUT,
    COPPER,
    DEEP,
    OLIVE,
    PALE,
    RAVEN,
    ROSE,
    SILVER,
    Cloth,
)
from wings import Wing, wing

from hunters.ground import dew, fern, grass

PETAL = Cloth("#FFFFFF", "#FBF3D4", "#C9CF8E", "#5F8A4E")
OAK = Cloth("#F2E7A8", "#B9A04A", "#6B6A2C", "#2F3A1E")
TIDE = Cloth("#E6FDFF", "#6CC4DC", "#2A7FAE", "#123F70")
MOONLIT = Cloth("#B9C0FA", "#5C64BE", "#383C8E", "#1B1D52")


def daisy(a: Art, x: float, y: float, r: float, turn: float = 0, flat: float = 0.6) -> None:
    """An ox-eye daisy seen at a slant."""
    with a.group(f"translate({n(x)} {n(y)}) rotate({n(turn)}) scale(1 {n(flat)})"):
        for ring, (size, tone) in enumerate(((1, "#CFCBE2"), (0.95, "#FFFFFF"))):
            for i in range(15):
                t = 24 * i + 12 * ring
                p, q = (toward((0, 0), t + d, r * size * 0.8) for d in (-8.6, 8.6))
                tip = toward((0, 0), t, r * size * (1.03 + 0.04 * (i % 3)))
                a.path(
                    f"M0 0L{n(p[0])} {n(p[1])}Q{n(tip[0])} {n(tip[1])} {n(q[0])} {n(q[1])}Z", tone
                )
    with a.group(f"translate({n(x)} {n(y)}) rotate({n(turn)})"):
        k = r * 0.3
        gold = a.radial(
            -k * 0.4, -k * 0.7, k * 1.8, (0, "#FFF3A6"), (0.5, "#F0B93A"), (1, "#A8641C")
        )
        a.ellipse(0, -r * 0.06, k, k * (flat + 0.12), gold)
        for i in range(12):
            u, v = toward((0, 0), 137.5 * i, k * 0.24 * math.sqrt(i + 0.5))
            a.circle(u, v * flat - r * 0.08, 0.38, "#8A4E14", 0.55)


def meadow() -> Art:
    """She runs through the hay under a daisy."""
    a = Art("Meadow fairy")
    contact(a, 61, 95, 20, 0.6)
    skin, hair = ROSE, COPPER
    a.glow(50, 50, 44, "#FFF6C8", 0.5)
    fore = Wing("fore", "#F2A93E", "#FFF3CE", spots="#7A3414", body=0.75, broad=1.12)
    hind = Wing("hind", "#E2762E", "#FFE9B8", spots="#FFF6D0", body=0.75, broad=1.1)
    wing(a, (43, 47), -96, 31, fore, flip=True, o=0.7)
    wing(a, (42, 47), -138, 34, fore, flip=True)
    wing(a, (42, 50), 168, 29, hind, flip=True)
    arm(a, (44.6, 45), (36, 54), (26, 57), skin, far=True, what="open")
    leg(a, (42, 66), (32, 76), (19, 78), (12.6, 75), skin, far=True)
    leg(a, (45, 66), (58, 74), (57, 89), (63, 92.6), skin)
    a.limb([(59.6, 66), (60.6, 52), (62.6, 38), (67, 22)], [0.9, 1.3, 1.3, 1], "#6FA04A", "#C6E28A")
    gown(
        a,
        [(46.4, 42.6), (45.2, 49), (44.8, 55.4), (45.2, 62), (43, 70), (38.6, 78)],
        [8.8, 7.8, 5.8, 11, 19, 27],
        PETAL,
        (7, 10, 8, 11, 8, 9, 6),
        folds=7,
        round_hem=True,
    )
    a.path(
        "M41.9 42.8C44.6 41.2 49 41.6 50.6 43.4C51 47 49 51 47.8 55.4C45.8 56.6 43.6 56.4 42 55"
        "C42.2 51 41 46.6 41.9 42.8Z",
        a.linear(42, 42, 51, 56, (0, "#FFE58A"), (0.5, "#F0B93A"), (1, "#A8641C")),
    )
    for t in (200, 172, 140, 108, 76, 48):
        x, y = toward((45, 56), t, 2)
        leaf(a, (x, y), t, 7, "#B4D674", "#4F8A3C")
    belt(a, [(42, 55.2), (44.8, 56.6), (47.8, 55.4)])
    locks(
        a,
        hair,
        [
            [(46, 30), (40, 31), (34, 36), (28, 35), (21, 39)],
            [(46, 33), (40, 36), (34, 41), (27, 42)],
            [(46, 29), (40, 27), (35, 30), (29, 28)],
        ],
        4.4,
    )
    gaze(
        a,
        49.8,
        34.6,
        skin,
        hair,
        "bob",
        (47, 43.6),
        turn=-8,
        wears="flowers",
        to=(72, 20),
        mood=LAUGH,
    )
    daisy(a, 69, 18.6, 24, 14, 0.5)
    arm(a, (49, 45.6), (57.4, 52.6), (61.6, 44), skin, hand=-40, thumb=-1, what="grip")
    sleeve(a, (49, 45.6), (57.4, 52.6), PETAL, 0.5)
    grass(
        a,
        [(8, 13, -3), (14, 18, 4), (26, 9, -3), (36, 12, 3), (48, 9, -4), (70, 12, 4), (78, 20, -4),
         (84, 13, 3), (91, 18, 4)],
        97,
    )  # fmt: skip
    daisy(a, 20, 88, 4.6, -10, 0.6)
    daisy(a, 80, 79, 5, 8, 0.6)
    flower(a, 88, 85, 2.6, "#F07A86")
    a.dust([(84, 46, 1.4), (76, 58, 0.8), (14, 62, 0.8), (90, 64, 0.7), (30, 90, 0.7)])
    return a


def robin(a: Art, x: float, y: float, size: float) -> None:
    """A robin that looks to the right."""
    with a.moved(x, y, size):
        a.path("M-5 1C-9 1.6 -12 3.6 -14.6 6.4C-10.4 6 -7 5.4 -3.6 4.4Z", "#5A4230")
        a.path("M-.6 5.4L-1 9M2 5.4L2.2 9", "none", 1, "#4A2E22", 0.5)
        a.path(
            "M-7 2.4C-7.4 -3.4 -3 -6.6 .4 -7.2C1.6 -9.6 5.4 -10 7.2 -7.6L9.8 -6.6L7.6 -5.4"
            "C8 .4 5.4 5.8 .4 6.4C-3.4 6.6 -6.4 5.4 -7 2.4Z",
            a.linear(-6, -7, 6, 6, (0, "#B99468"), (0.5, "#7E5C40"), (1, "#4A3428")),
        )
        a.path(
            "M1.2 -6.8C3 -8.4 6.4 -7.6 7.6 -5.4C8 -1.6 6.6 2.8 3.4 4C.4 1.6 -.4 -4 1.2 -6.8Z",
            "#E8622C",
        )
        a.path("M.6 6.4C4 5.8 6 3.6 7 .8C5.4 2.8 3.4 4.2 1 4.6C-1.4 4.8 -3 5.4 -3.4 6Z", "#FFF3DC")
        a.path("M-6.6 1.6C-5.4 -2 -2.4 -4 .2 -3.6C1 .4 -2 4 -6.6 3.4Z", "#5F442F")
        a.circle(5, -6.8, 0.75, "#1A1020")
        a.circle(4.8, -7.1, 0.25, "#FFFFFF")
        a.path("M7.5 -7.3L10.4 -6.5L7.6 -5.8Z", "#3A2A22")


def wood() -> Art:
    """On an oak branch she talks with a robin."""
    a = Art("Wood fairy")
    skin, hair = DEEP, CHESTNUT
    a.glow(50, 48, 44, "#FFF0B0", 0.45)
    kind = Wing("leaf", "#9AAE3C", "#F4EFB0", spots="#FFE9A0", body=0.75, broad=1.25, veins=6)
    back = Wing("leaf", "#C9802E", "#FFE3A8", body=0.75, broad=1.2, veins=6)
    wing(a, (59, 48), -78, 33, back, o=0.8)
    wing(a, (60, 49), -42, 38, kind)
    wing(a, (60, 52), 2, 32, back)
    # the branch: bark, moss on its back, leaves at its end
    bough: list[Point] = [(2, 78), (20, 75), (44, 78), (70, 75.6), (98, 64)]
    bark = a.linear(0, 70, 20, 96, (0, "#A47B54"), (0.45, "#664430"), (1, "#2E1D1C"))
    a.limb([(66, 77), (78, 84), (92, 86)], [6, 4, 1], bark)
    a.limb(bough, [4, 8, 9.6, 9.6, 12], bark, shade="#1E1216")
    a.limb([(6, 75), (22, 72.6), (40, 74.6), (66, 73), (94, 62)], [0.4, 3, 3.4, 3, 1], "#7FA045")
    a.limb([(8, 74.4), (22, 71.8), (38, 73.6)], [0.3, 1.1, 0.3], "#D6E88A", o=0.8)
    for d in (
        [(12, 79), (30, 79), (46, 82)],
        [(40, 80), (60, 79.6), (80, 75)],
        [(70, 78), (84, 73), (96, 68)],
    ):
        a.limb(d, [0.2, 0.8, 0.2], "#22141A", o=0.6)
    for x, y, t, s in (
        (6.0, 76.0, 150.0, 11),
        (10, 79, 120, 10),
        (92, 86, 20, 11),
        (88, 86, 70, 9),
        (96, 66, -20, 9),
    ):
        leaf(a, (x, y), t, s, "#C6D66A", "#5F7F30")
    contact(a, 54, 77.6, 19, 0.8, "#120A10")
    leg(a, (60, 73), (45, 73), (45.6, 88), (41, 92.6), skin, far=True)
    gown(
        a,
        [(57.4, 45), (58.6, 52), (59, 58.6), (59.4, 65), (54, 71), (47, 74)],
        [8.8, 8, 6, 12, 15, 16],
        OAK,
        (4, 6, 3, 7, 5),
        folds=6,
    )
    leg(a, (58, 75), (40.6, 75.6), (39, 89), (34.6, 94), skin)
    a.path(
        "M62 63C65 69 64 76 60 80C53 83.4 45 82 39.6 80C38 78 37.8 75 39 72.6"
        "C46 70 52 67.6 56 63.6Z",
        a.linear(
            40, 64, 64, 82, (0, "#F2E7A8"), (0.35, "#B9A04A"), (0.75, "#6B6A2C"), (1, "#2F3A1E")
        ),
    )
    a.limb([(56.6, 65.6), (49, 70.6), (41, 74)], [0.3, 1.6, 0.3], "#FFF6CE", o=0.75)
    a.limb([(60.6, 66), (55, 74), (46, 80)], [0.3, 1.8, 0.4], "#2F3A1E", o=0.5)
    for x, y, t in ((40, 80, 110), (46, 81.6, 96), (52, 82, 84), (58, 80.6, 70)):
        leaf(a, (x, y), t, 6, "#CDBE62", "#6B6A2C")
    belt(a, [(56, 58.2), (59, 59.8), (62, 58.6)])
    arm(a, (60, 47.6), (66.4, 58), (66, 69), skin, hand=80, far=True)
    gaze(
        a,
        53.6,
        36.4,
        skin,
        hair,
        "curls",
        (57.4, 46),
        left=True,
        turn=2,
        wears="leaves",
        to=(34, 50),
        mood=WONDER,
    )
    arm(a, (55.6, 48), (47, 58), (37.6, 54.6), skin, hand=196, ring="#F0CD7C", what="open")
    sleeve(a, (55.6, 48), (47, 58), OAK, 0.5)
    robin(a, 33.4, 47.6, 0.78)
    fern(a, (78, 96), -62, 24, "#A8CC68", "#3F7040", curl=-50)
    fern(a, (86, 97), -96, 22, "#8FBC5C", "#2F5C38", curl=40)
    a.dust([(20, 56, 1.3), (28, 64, 0.7), (84, 28, 0.8), (14, 90, 0.7), (76, 50, 0.6)])
    return a


def trout(a: Art, x: float, y: float, size: float, turn: float) -> None:
    with a.moved(x, y, size, turn):
        a.path(
            "M-8 0C-11 -3 -13 -4.6 -15 -4.4C-13.6 -1.6 -13.6 1.6 -15 4.4C-13 4.6 -11 3 -8 0Z",
            "#5F8A94",
        )
        a.path("M-1 -3.4C0 -6 3 -6.4 4.6 -5.4L4 -3Z", "#5F8A94")
        fill = a.linear(
            0, -4.4, 0, 4.4, (0, "#54808C"), (0.42, "#A9CDC6"), (0.56, "#F2B9A0"), (1, "#FFFDF0")
        )
        a.path("M-9 0C-4 -4.8 5 -5.2 10 -.4C9.6 1 8.4 1.8 7 2.4C2 4.8 -5 4 -9 0Z", fill)
        a.circle(6.6, -1.2, 0.8, "#14202C")
        for u, v in ((-4, -1.6), (-1, -2.6), (1.6, -1.4), (-6, -0.4), (3.4, -2.8)):
            a.circle(u, v, 0.5, "#2C4A58", 0.8)


def brook() -> Art:
    """Her gown is the brook; she pours it from a shell."""
    a = Art("Brook fairy")
    skin, hair = OLIVE, RAVEN
    a.glow(52, 50, 46, "#BDF4F2", 0.45)
    glass = Wing("dragonfly", "#4FB0CC", "#E6FCFF", veins=7, broad=1.4, body=0.7)
    wing(a, (51, 42), -34, 40, glass, o=0.75)
    wing(a, (47, 42), -150, 40, glass, flip=True)
    wing(a, (50, 45), -4, 36, glass, o=0.75)
    wing(a, (47, 45), 172, 36, glass, flip=True)
    # the brook: stones behind, then the gown that becomes water
    stones = ((14.0, 84.0, 9, 5), (86, 82, 10, 6), (25, 90, 6, 3.4), (95, 90, 6, 4))
    for x, y, rx, ry in stones:
        grey = a.radial(
            x - rx * 0.4, y - ry * 0.7, rx * 1.7, (0, "#D6E0E4"), (0.5, "#748C9C"), (1, "#2C4258")
        )
        a.ellipse(x, y, rx, ry, grey)
    arm(a, (45.6, 42.4), (36.6, 51), (28.4, 58.6), skin, hand=120, far=True)
    gown(
        a,
        [(48.6, 40), (48.4, 46), (48.4, 52), (48.8, 59), (49.6, 70), (50, 84)],
        [9.4, 8.6, 6, 11.4, 25, 60],
        TIDE,
        (5, 7, 5, 8, 6, 7, 5),
        folds=9,
        round_hem=True,
    )
    for k, (dx, w) in enumerate(((-9, 1.5), (-4, 1), (2, 1.3), (8, 1), (14, 1.2))):
        line: list[Point] = [
            (48.6 + dx * 0.12, 56),
            (49 + dx * 0.4, 66),
            (49.4 + dx * 1.1, 78),
            (50 + dx * 1.9, 89),
        ]
        a.wisp(line, w, "#FFFFFF" if k % 2 == 0 else "#BFF2F4", 0.7)
    belt(a, [(45.2, 51.4), (48.4, 53), (51.5, 51.6)], "#F2F8E0")
    locks(
        a,
        hair,
        [
            [(46, 24), (40, 28), (39, 37), (34.6, 44), (35.4, 54)],
            [(46, 27), (41.6, 33), (41.4, 42), (38, 50)],
            [(47, 29), (43.6, 36), (43.4, 45), (41, 56)],
        ],
        4.6,
    )
    gaze(
        a,
        50.2,
        31.4,
        skin,
        hair,
        "swept",
        (48.8, 41),
        turn=-6,
        wears="pearls",
        to=(76, 24),
        mood=SLY,
    )
    # the shell, tipped, and its water
    fall: list[Point] = [(79, 25), (85, 33), (86.6, 50), (85, 68), (86, 88)]
    a.limb(
        fall,
        [3, 5.6, 6, 7, 10],
        a.linear(80, 25, 88, 88, (0, "#F4FFFF"), (0.4, "#8FD9EA"), (1, "#3E93BE")),
        o=0.92,
    )
    a.limb(
        [(80, 26.6), (84.6, 36), (85.4, 52), (83.6, 70), (84, 86)],
        [0.3, 1.2, 1, 1.2, 0.4],
        "#FFFFFF",
        o=0.85,
    )
    a.limb([(82, 28), (88, 40), (88.6, 56), (88, 80)], [0.3, 0.9, 0.9, 0.3], "#1F6A9C", o=0.5)
    with a.moved(74, 23.4, 1, 62):
        shell = a.radial(0, 6, 17, (0, "#E08A8E"), (0.5, "#FBD3C0"), (1, "#FFF9EC"))
        a.path(
            "M0 7C-7 5 -11 -1 -9.6 -5C-8 -5.4 -7.4 -7.4 -5.4 -7.4C-4 -9 -1.6 -9 0 -8"
            "C1.6 -9 4 -9 5.4 -7.4C7.4 -7.4 8 -5.4 9.6 -5C11 -1 7 5 0 7Z",
            shell,
            1,
            "#B4606E",
            0.4,
        )
        for x, y in ((-7.6, -5.4), (-4, -7.6), (0, -7.8), (4, -7.6), (7.6, -5.4)):
            a.limb([(0, 6.4), (x * 0.6, y * 0.3), (x, y)], [0.2, 0.7, 0.3], "#C9707A", o=0.7)
    arm(a, (52, 42.6), (62, 44), (69.4, 31), skin, hand=-58, thumb=-1, ring="#F6E3A8")
    sleeve(a, (52, 42.6), (62, 44), TIDE, 0.5)
    with a.group("translate(50 91) scale(1 .17)"):
        pool = a.radial(0, 0, 48, (0, "#8FD6EA"), (0.6, "#4FA4CC", 0.9), (1, "#1F5F94", 0))
        a.circle(0, 0, 48, pool)
    for y, w, x in (
        (88.4, 17, 30),
        (88, 16, 66),
        (91.6, 24, 44),
        (92.4, 12, 80),
        (95.4, 18, 58),
        (95, 10, 24),
    ):
        a.wisp(
            [(x - w, y), (x - w * 0.3, y - 1), (x + w * 0.3, y + 0.4), (x + w, y - 0.4)],
            1.3,
            "#FFFFFF",
            0.85,
        )
    for x, y, r in ((80, 88, 2.4), (85, 86, 3), (90, 88.4, 2.2), (76, 90, 1.6), (93, 90, 1.4)):
        a.circle(x, y, r, "#FFFFFF", 0.75)
    trout(a, 22, 72, 0.86, -48)
    for d in (
        [(13, 88), (12, 82), (9, 79)],
        [(16, 88), (17, 83), (16, 79)],
        [(20, 88), (24, 84), (28, 83)],
    ):
        a.wisp(d, 1.6, "#FFFFFF", 0.95)
    dew(a, [(12, 66, 1), (27, 64, 0.8), (92, 44, 1.1), (79, 44, 0.9), (93, 60, 0.8), (16, 60, 0.7)])
    a.dust([(62, 14, 1.3), (90, 18, 0.8), (64, 62, 0.7)], "#E6FCFF")
    return a


def moon() -> Art:
    """From the crescent she lets a star down on a thread, and looks after it."""
    a = Art("Moon fairy")
    skin, hair = PALE, SILVER
    a.glow(48, 52, 48, "#FFF3CF", 0.6)
    crescent = a.radial(
        40, 40, 62, (0, "#FFFEF2"), (0.45, "#F8E4AE"), (0.8, "#DFB05E"), (1, "#A8743A")
    )
    a.path("M62 9A41.6 41.6 0 1 0 91.4 62A34.6 34.6 0 1 1 62 9Z", crescent)
    a.path("M60 10.4A41 41 0 0 0 26 82A44 44 0 0 1 60 10.4Z", "#FFFFFF", 0.5)
    for x, y, r in (
        (22.0, 60.0, 3.0),
        (31, 75, 2.2),
        (46, 85, 2.6),
        (24, 46, 1.6),
        (63, 87, 1.6),
        (36, 85, 1.2),
    ):
        a.circle(x, y, r, "#C4934E", 0.45)
        a.path(
            f"M{n(x - r)} {n(y)}A{n(r)} {n(r)} 0 0 1 {n(x)} {n(y - r)}"
            f"A{n(r * 1.2)} {n(r * 1.2)} 0 0 0 {n(x - r)} {n(y)}Z",
            "#FFFDF0",
            0.85,
        )
    luna = Wing("swallow", "#9FD8C0", "#F2FFF2", spots="#B47AC0", body=0.8, broad=1.15, veins=6)
    wing(a, (47, 57), -66, 34, luna, o=0.8)
    wing(a, (46, 58), -102, 36, luna, flip=True)
    contact(a, 62, 79.6, 20, 0.7, "#6A4420")
    leg(a, (60, 73), (75, 62.4), (82, 73), (88.6, 70.6), skin, far=True)
    gown(
        a,
        [(47, 53.6), (48.6, 60), (51.6, 66), (57, 71.4), (66, 69), (74, 64)],
        [8.8, 8, 6.4, 12, 13.6, 13],
        MOONLIT,
        (3, 4, 3, 4),
        folds=5,
        round_hem=True,
    )
    leg(a, (62, 76), (73.6, 65), (78.6, 77), (85, 78), skin)
    a.path(
        "M53 65C60 66 67 62 73.6 60.4C77 61.6 78 65.4 76.6 68.6C73 72 69 79 62.6 80.4"
        "C56.6 80 52 75 51 69.6Z",
        a.linear(
            54, 61, 76, 80, (0, "#C4CAFC"), (0.35, "#666EC4"), (0.8, "#383C8E"), (1, "#1B1D52")
        ),
    )
    a.limb([(55, 67), (64, 66.6), (74, 62.4)], [0.3, 1.5, 0.3], "#E3E6FF", o=0.9)
    a.limb([(56, 73), (65, 73.6), (74.6, 67)], [0.3, 1.6, 0.3], "#14163E", o=0.5)
    a.limb([(60, 79), (68, 76), (75.6, 70)], [0.3, 1.4, 0.3], "#14163E", o=0.5)
    for x, y, r in ((58, 70, 0.6), (64, 69, 0.5), (68, 72, 0.6), (63, 75.6, 0.5), (71, 66, 0.5)):
        a.circle(x, y, r, "#FFF3B8")
    belt(a, [(50, 67.4), (52.4, 66.6), (54.4, 63.8)], "#FFF3B8")
    locks(
        a,
        hair,
        [
            [(47, 40), (40, 44), (36, 53), (36.6, 63), (32, 71), (34, 79)],
            [(46, 43), (41.6, 48), (39.6, 57), (40.6, 66), (37.6, 74)],
            [(47, 46), (43.4, 52), (43, 60), (43.6, 70)],
        ],
        4.8,
    )
    gaze(
        a,
        50.6,
        45.6,
        skin,
        hair,
        "swept",
        (47.4, 54.6),
        turn=24,
        wears="band",
        to=(90, 84),
        light=Light(190, "#FFF3C0", 0.95, back=0),
    )
    arm(a, (49.4, 57), (58.6, 61), (69.6, 55.4), skin, hand=30, far=True)
    arm(a, (46.6, 57), (44.4, 69.4), (54.6, 74.6), skin, hand=60, thumb=-1)
    sleeve(a, (46.6, 57), (44.4, 69.4), MOONLIT, 0.5)
    # the star on its thread hangs from the horn
    a.line([(88.6, 63), (89, 74), (88.4, 84)], "#FFFBE0", 0.45)
    a.glow(88.4, 88, 9, "#FFF3B0", 0.9)
    a.spark(88.4, 88, 6.4, "#FFFCEB")
    a.glow(72, 24, 10, "#FFF8D8", 0.7)
    a.spark(72, 24, 4.6, "#FFFCEB")
    lamplight(a, 22, 52, 46, "#FFF6D0", 0.26)
    a.dust(
        [
            (84, 38, 1.4),
            (60, 34, 0.7),
            (90, 50, 0.7),
            (78, 48, 0.6),
            (64, 22, 0.6),
            (12, 88, 1.2),
            (76, 92, 0.8),
        ],
        "#F4F2FF",
    )
    return a


EMBLEMS = {
    "fairy-meadow": meadow,
    "fairy-wood": wood,
    "fairy-brook": brook,
    "fairy-moon": moon,
}
