"""The Fairies of river, forest and lake: each at home in her realm, with what she grants."""

from curves import Point, between, ribbon
from figures import arm, belt, gown, leg, sleeve
from heads import bust, locks
from kit import Art
from plants import flower
from tones import (
    CHESTNUT,
    DUSK,
    INKY,
    OLIVE,
    PALE,
    SEA,
    Cloth,
    dye,
)
from wings import Wing, wing

from wishes.land import grass, lily, ripples

STREAM = Cloth("#FFE3EA", "#8FBCE8", "#2E6FB4", "#14356E")
ROSY = Cloth("#FFF0F2", "#F29AB4", "#B4406E", "#5A1840")
FERN = Cloth("#EAF7B8", "#7FB45E", "#2F6E44", "#12382E")
MIST = Cloth("#FFFFFF", "#BFE6E6", "#4F9CAC", "#174A62")


def heart(a: Art, x: float, y: float, s: float) -> None:
    """A heart of light around x, y."""
    a.glow(x, y, 13 * s, "#FF9AB4", 0.9)
    with a.moved(x, y, s):
        a.path(
            "M0 7C-6.6 2.6 -8.4 -1 -6.8 -4.2C-5 -7 -1.6 -6.6 0 -3.4C1.6 -6.6 5 -7 6.8 -4.2"
            "C8.4 -1 6.6 2.6 0 7Z",
            a.linear(-6, -6, 6, 6, (0, "#FFFFFF"), (0.4, "#FF8AA2"), (1, "#C8305E")),
        )
        a.path("M-4.8 -1.6C-5 -3.8 -3.6 -4.8 -2 -4.2C-3.4 -3.4 -4 -1.8 -3.8 .2Z", "#FFFFFF", 0.9)


def fairy_river() -> Art:
    """She rises with the wave and lets a heart go on the wind."""
    a = Art("Fairy of the river")
    skin, hair = OLIVE, CHESTNUT
    kind = Wing("fore", "#8FC4F0", "#FFF0F4", spots="#FFE3EA")
    a.glow(52, 46, 46, "#FFC4D4", 0.35)
    wing(a, (46, 36), -122, 35, kind, flip=True, o=0.7)
    wing(a, (45, 38), -160, 38, kind, flip=True)
    wing(a, (45, 41), 158, 29, Wing("hind", "#F2A4BE", "#FFF0F4"), flip=True, o=0.95)
    # the wave behind her
    curl: list[Point] = [
        (4, 92), (24, 84), (46, 84), (70, 88), (88, 80), (92, 66), (83, 58), (75, 64), (80, 70),
    ]  # fmt: skip
    sea = a.linear(
        10, 60, 90, 98, (0, "#FFFFFF"), (0.3, "#8FC6F0"), (0.7, "#2E78C0"), (1, "#123A7A")
    )
    a.path(ribbon(curl, [1, 12, 18, 18, 13, 9, 6.4, 4, 0.6], steps=3), sea)
    a.path(ribbon(curl, [1, 12, 18, 18, 13, 9, 6.4, 4, 0.6], 0.55, 0.9, 3), "#FFFFFF", 0.75)
    a.path(ribbon(curl, [1, 12, 18, 18, 13, 9, 6.4, 4, 0.6], -0.9, -0.2, 3), "#0F2F6B", 0.35)
    arm(a, (45, 39), (36, 46), (27, 55), skin, hand=150, far=True)
    locks(
        a,
        hair,
        [
            [(48, 21), (40, 22), (34, 28), (25, 28), (17, 34)],
            [(48, 24), (40, 27), (35, 34), (26, 37), (20, 45)],
            [(49, 27), (43, 31), (38, 39), (31, 44)],
        ],
        5,
    )
    gown(
        a,
        [(48, 36.6), (46.4, 43), (46.8, 50), (48, 58), (53, 70), (50, 84)],
        [9.4, 8.8, 6.6, 12, 21, 40],
        STREAM,
        (7, 10, 6, 11, 7, 9),
        folds=9,
    )
    # foam where the hem is water
    crest: list[Point] = [(22, 92), (32, 96), (44, 93), (54, 97), (66, 93), (78, 90)]
    a.path(ribbon(crest, [0.4, 3.6, 3, 4, 3, 0.4], steps=3), "#FFFFFF", 0.9)
    a.path(ribbon([(x, y + 1.8) for x, y in crest], [0.2, 1.6, 1.2, 2, 1.2, 0.2]), "#8FC6F0", 0.9)
    for x, y, r in ((27, 90, 1.2), (48, 91, 0.9), (61, 92.6, 1.3), (73, 87, 1), (38, 91, 0.8)):
        a.circle(x, y, r, "#FFFFFF", 0.9)
    belt(a, [(43.2, 49.6), (46.8, 51.4), (50.4, 49.8)])
    bust(a, 51.6, 27.4, skin, hair, "swept", (48.4, 37.6), turn=-8, wears="flowers")
    heart(a, 77, 26, 1.2)
    arm(a, (48.6, 39), (60, 44), (69, 34), skin, hand=-38, thumb=-1, ring="#F2C96A")
    sleeve(a, (48.6, 39), (60, 44), ROSY, 0.5)
    for x, y, s in ((84, 40, 0.36), (66, 16, 0.3), (89, 14, 0.26)):
        heart(a, x, y, s)
    lily(a, 84, 90, 0.9)
    lily(a, 16, 94, 0.8)
    a.dust([(60, 12, 1.2), (92, 52, 0.9), (64, 60, 0.8), (14, 62, 1.1), (26, 72, 0.7)], "#FFE9F0")
    return a


def owl(a: Art, x: float, y: float, s: float) -> None:
    """A small owl, its feet at x, y."""
    with a.moved(x, y, s):
        a.path(
            "M0 0C-7 0 -10 -6 -9 -14C-8.6 -17 -8 -19 -8.4 -23C-6 -22.4 -4.4 -21.4 -3 -20.4"
            "C-1 -21 1 -21 3 -20.4C4.4 -21.4 6 -22.4 8.4 -23C8 -19 8.6 -17 9 -14C10 -6 7 0 0 0Z",
            a.linear(-9, -22, 9, 0, (0, "#E6C9A0"), (0.5, "#9C7456"), (1, "#43323A")),
        )
        a.path(
            "M0 -1.4C-4.4 -2 -6 -6 -5.4 -10.4C-3 -12 3 -12 5.4 -10.4C6 -6 4.4 -2 0 -1.4Z", "#F2DFBA"
        )
        for u in (-3.8, 3.8):
            a.circle(u, -15.4, 3.5, "#F6E6C4")
            a.circle(u, -15.4, 2.4, "#F2A93A")
            a.circle(u, -15.4, 1.3, "#1C1426")
            a.circle(u - 0.5, -15.9, 0.5, "#FFFFFF")
        a.path("M0 -14.6C1 -13.8 1 -12.4 0 -11C-1 -12.4 -1 -13.8 0 -14.6Z", "#4A3230")


def fairy_forest() -> Art:
    """She reads on her root; the owl beside her has read it already."""
    a = Art("Fairy of the forest")
    skin, hair = DUSK, INKY
    kind = Wing("leaf", "#7FA848", "#F3F6B8", veins=6, body=0.74)
    a.glow(46, 46, 46, "#F2FFB4", 0.35)
    wing(a, (60, 44), -96, 36, kind, o=0.8)
    wing(a, (61, 46), -56, 38, kind._replace(spots="#F6E58A"))
    wing(a, (62, 49), -14, 30, kind._replace(tint="#4F8A4A"), o=0.95)
    # the root: an arch out of the ground
    root: list[Point] = [(14, 97), (24, 86), (38, 82), (56, 81), (72, 79), (84, 86), (94, 97)]
    fat = [7, 10, 12, 14, 15, 12, 8]
    a.path(
        ribbon(root, fat),
        a.linear(20, 74, 86, 98, (0, "#B08A60"), (0.5, "#6E4C38"), (1, "#2E2026")),
    )
    a.path(ribbon(root, fat, -0.95, -0.5), "#D9E08A", 0.75)
    a.path(ribbon(root, fat, 0.2, 1), "#1E141C", 0.45)
    leg(a, (57, 70), (38, 73), (34, 87), (27, 91.6), skin, far=True)
    gown(
        a,
        [(55, 43), (57, 50), (57.4, 57), (57, 65), (49, 71.6), (39, 73.6), (34, 82)],
        [9.6, 8.8, 6.8, 13, 16, 14.4, 17],
        FERN,
        (4, 5, 3.4, 5.4, 4),
        folds=7,
    )
    a.path(
        "M62 60C68 66 72 75 75 84C68 89 60 89.6 52 88C50 80 51 73 54 68Z",
        dye(a, [(52, 60), (75, 89)], FERN._replace(light=FERN.mid)),
    )
    for points, c, o in (
        ([(61, 64), (65, 74), (68, 85)], FERN.light, 0.5),
        ([(57.6, 67), (59, 77), (60, 88)], FERN.dark, 0.6),
        ([(54, 70), (53.6, 79), (54.6, 87)], FERN.light, 0.4),
    ):
        a.limb(points, [0.4, 1.8, 0.4], c, o=o)
    leg(a, (38, 79), (35, 81), (38, 90), (32, 95), skin)
    belt(a, [(53.6, 56.6), (57.2, 58.4), (60.8, 56.8)], "#C99A4A")
    arm(a, (54, 46), (45, 55), (36, 62), skin, hand=170, far=True)
    bust(a, 51.4, 33.4, skin, hair, "curls", (55, 43.6), turn=16, left=True, wears="leaves")
    # the book, open toward her; its light on her face
    a.glow(35, 54, 20, "#FFF8B8", 0.95)
    with a.moved(34, 62, 1, -12):
        a.path(
            "M-15 -6C-10 -9 -4 -8 0 -4C4 -9 11 -10 16 -8L15 3C10 1.6 4 2.6 0 6C-4 2.6 -10 2 -14 4Z",
            "#7A3A2A",
        )
        a.path("M-13.6 -7.6C-9 -10 -4 -9 0 -5V3.6C-4 .4 -9 .2 -12.8 2Z", "#FFFDF0")
        a.path("M0 -5C4 -10 10 -11 14.6 -9.4L13.8 .6C9 -.6 4 .2 0 3.6Z", "#F0E0B8")
        for k in range(3):
            a.line(
                [(-11, -5 + k * 2.4), (-6, -6 + k * 2.4), (-2, -3.4 + k * 2.4)], "#A88A5C", 0.5, 0.8
            )
            a.line(
                [(3, -3.6 + k * 2.4), (7, -7 + k * 2.4), (12, -7 + k * 2.4)], "#A88A5C", 0.5, 0.8
            )
    arm(a, (56.6, 46.4), (52, 60), (41.6, 66), skin, hand=176, thumb=1, ring="#F0CD7C")
    sleeve(a, (56.6, 46.4), (52, 60), FERN, 0.5)
    owl(a, 82, 80, 0.96)
    for x, y, r in ((30, 46, 1.6), (38, 40, 1.2), (26, 54, 1.1), (34, 34, 0.9)):
        a.spark(x, y, r * 1.7, "#FFF6B0")
    flower(a, 66, 86, 2.2, "#FFFFFF")
    flower(a, 20, 90, 2, "#FFE3EA")
    grass(
        a,
        [(8, 12, -3), (14, 9, 3), (46, 8, -2), (90, 12, 3), (95, 9, -3)],
        98,
        "#A9C866",
        "#4F8A4A",
        "#2F6440",
    )
    a.dust([(84, 28, 1.3), (72, 12, 0.9), (12, 70, 1.1), (90, 52, 0.8)], "#F6FFB8")
    return a


def fairy_lake() -> Art:
    """On a leaf she leans over the water: it shows her the moon."""
    a = Art("Fairy of the lake")
    skin, hair = PALE, SEA
    kind = Wing("dragonfly", "#9FE0DE", "#FFFFFF", veins=6, broad=1.5)
    a.glow(50, 46, 46, "#DDFFF4", 0.35)
    wing(a, (63, 50), -112, 40, kind, o=0.7)
    wing(a, (64, 51), -76, 44, kind)
    wing(a, (65, 54), -38, 38, kind._replace(tint="#6FC3C6"), o=0.95)
    # water and leaf
    ripples(a, 46, 87, 46, 4, "#E9FFF8", 0.2, 0.95)
    a.path(
        "M10 85C20 78 44 76 64 77C82 78 95 82 94 87C92 94 66 97 46 96C28 95.6 8 92 10 85Z",
        a.linear(12, 78, 90, 96, (0, "#A9DC9A"), (0.4, "#3F9474"), (1, "#0F4650")),
    )
    a.path("M46 96C42 90 44 84 52 80C50 86 52 92 58 95.6Z", "#0F4650", 0.6)
    for tip in ((18, 84), (30, 80), (84, 83), (78, 92), (28, 92)):
        a.limb([(52, 84), between((52, 84), tip, 0.5), tip], [0.8, 0.6, 0.2], "#CFF3B8", o=0.6)
    # gown over the folded legs
    leg(a, (76, 80), (80, 84), (90, 85), (95, 84), skin)
    gown(
        a,
        [(56, 53), (61, 57.6), (65, 63), (69, 71), (70, 81)],
        [9, 8.4, 7, 15, 23],
        MIST,
        (2, 3, 2),
        folds=6,
        round_hem=True,
    )
    a.path(
        "M44 88.6C46 82 50 77 56 74C61 70 69 68 75 71C82 74 88 80 92 87C89 87.6 87 88 85 87.4"
        "C83 90 79 91 76 89.6C72 92 67 92.4 63 90.6C58 92 54 91.4 51 89.8C48.6 90 46 89.6 44 88.6Z",
        dye(a, [(46, 68), (92, 92)], MIST),
    )
    for points, c, o in (
        ([(66, 70), (56, 77), (49, 87)], MIST.light, 0.9),
        ([(68, 70), (61, 79), (57, 89.6)], MIST.dark, 0.5),
        ([(71, 70.6), (68, 79), (65, 89.6)], MIST.light, 0.6),
        ([(73, 71), (75, 80), (73, 89)], MIST.dark, 0.5),
        ([(75, 72), (81, 79), (83, 86.6)], MIST.light, 0.45),
        ([(77, 73), (85, 80), (89, 86)], MIST.dark, 0.45),
    ):
        a.limb(points, [0.4, 1.7, 0.4], c, o=o)
    belt(a, [(61.6, 64.6), (65, 64), (68, 61.4)], "#E9F6FA")
    arm(a, (57, 55), (56, 68), (44, 82), skin, hand=110, far=True)
    # hair: one long fall to the water
    locks(
        a,
        hair,
        [
            [(54, 38), (60, 40), (63, 48), (60, 57), (63, 66), (60, 76)],
            [(53, 42), (58, 46), (59, 54), (56, 62), (58, 71)],
            [(49, 40), (44, 48), (46, 57), (41, 66), (43, 74)],
        ],
        4.8,
    )
    bust(a, 48.4, 45.4, skin, hair, "swept", (56, 53.6), turn=32, left=True, wears="pearls")
    # the moon in the water, and the hand that almost touches it
    a.glow(26, 82, 16, "#FFFFFF", 0.9)
    with a.group("translate(26 84) scale(1 .42)"):
        a.circle(0, 0, 10, a.radial(-3, -3, 13, (0, "#FFFFFF"), (0.7, "#F0FAF0"), (1, "#B4E0DA")))
    ripples(a, 26, 84, 15, 2, "#FFFFFF", 0.4, 0.9)
    arm(a, (54, 55.4), (42, 63), (31.6, 74), skin, hand=118, thumb=1, ring="#CFE6F0")
    sleeve(a, (54, 55.4), (42, 63), MIST, 0.5)
    lily(a, 76, 95, 1.1, ("#FFFFFF", "#FFE3F0", "#E0A0C4"))
    lily(a, 12, 93, 0.9, ("#FFFFFF", "#E3F4F4", "#9CCFD6"))
    a.dust([(30, 62, 1.3), (20, 70, 0.8), (86, 62, 1), (40, 30, 0.9), (92, 30, 1.2)], "#EFFFFA")
    return a


EMBLEMS = {
    "fairy-river": fairy_river,
    "fairy-forest": fairy_forest,
    "fairy-lake": fairy_lake,
}
