"""The Fairies of river, forest and lake: each at home in her realm, with what she grants."""

from curves import Point, between, n, polygon, ribbon
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from kit import Art
from light import Light, lamplight
from moods import LAUGH, WONDER
from plants import flower, leaf
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

STREAM = Cloth("#FFFFFF", "#CBE4FB", "#5C9CDC", "#1A4084")
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
        10, 60, 90, 98, (0, "#CFE8FB"), (0.3, "#5FA4DE"), (0.7, "#2460AC"), (1, "#0E2E6A")
    )
    a.path(ribbon(curl, [1, 12, 18, 18, 13, 9, 6.4, 4, 0.6], steps=3), sea)
    a.path(ribbon(curl, [1, 12, 18, 18, 13, 9, 6.4, 4, 0.6], 0.55, 0.9, 3), "#FFFFFF", 0.75)
    a.path(ribbon(curl, [1, 12, 18, 18, 13, 9, 6.4, 4, 0.6], -0.9, -0.2, 3), "#0F2F6B", 0.35)
    arm(a, (45, 39), (36, 46), (27, 55), skin, hand=150, far=True, what="open")
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
    gaze(
        a,
        51.6,
        27.4,
        skin,
        hair,
        "swept",
        (48.4, 37.6),
        turn=-8,
        wears="flowers",
        to=(77, 27),
        mood=LAUGH,
        light=Light(-10, "#FFD0DC", 0.9, back=0),
    )
    heart(a, 77, 26, 1.2)
    arm(a, (48.6, 39), (60, 44), (69, 34), skin, hand=-38, thumb=-1, ring="#F2C96A", what="open")
    sleeve(a, (48.6, 39), (60, 44), ROSY, 0.5)
    for x, y, s in ((84, 40, 0.36), (66, 16, 0.3), (89, 14, 0.26)):
        heart(a, x, y, s)
    lily(a, 84, 90, 0.9)
    lily(a, 16, 94, 0.8)
    lamplight(a, 77, 27, 34, "#FFC4D4", 0.4)
    a.dust([(60, 12, 1.2), (92, 52, 0.9), (64, 60, 0.8), (14, 62, 1.1), (26, 72, 0.7)], "#FFE9F0")
    return a


BINDINGS = ("#B4443C", "#3F6FA8", "#D9A53C", "#5A8A4A", "#7A4A94", "#C9744A", "#2F7F7C")


def library(a: Art) -> None:
    """The old tree keeps the wood's books in its hollow, and a light burns among them."""
    bark = a.linear(60, 20, 98, 40, (0, "#C29A6C"), (0.4, "#7E583E"), (1, "#2E2026"))
    for root, widths in (
        ([(68, 84), (58, 92), (47, 97.6)], [12, 6, 0.4]),
        ([(74, 86), (70, 94), (66, 99)], [10, 6, 1]),
        ([(90, 84), (95, 93), (99, 98.6)], [9, 6, 1]),
    ):
        a.limb(root, widths, bark, lit="#D9B988")
    spine: list[Point] = [(80, 98), (80, 84), (80, 60), (79, 32), (80, 4), (80, -30)]
    girth = [40, 33, 32, 30, 30, 34]
    a.path(ribbon(spine, girth), bark)
    a.path(ribbon(spine, girth, -0.98, -0.84), "#F0D6A4", 0.7)
    a.path(ribbon(spine, girth, 0.6, 1), "#1E141C", 0.4)
    for line in (
        [(70, 12), (68, 22), (70, 31)],
        [(84, 8), (86, 18), (84, 27)],
        [(70, 78), (68, 86), (70, 94)],
        [(86, 80), (88, 88), (86, 96)],
    ):
        a.limb(line, [0.2, 1.1, 0.2], "#3A2622", o=0.7)
    hollow: list[Point] = [
        (68, 74), (67, 58), (68.6, 44), (74, 34.6), (80, 32.6), (86, 34.6), (91.4, 44), (93, 58),
        (92, 74), (80, 76),
    ]  # fmt: skip
    a.blob([(80 + (x - 80) * 1.1, 55 + (y - 55) * 1.06) for x, y in hollow], "#E3BE88")
    a.blob(hollow, a.radial(80, 46, 30, (0, "#8A5A2E"), (0.6, "#4A2A22"), (1, "#1E1218")))
    a.glow(80, 42, 14, "#FFE08A", 0.95)
    a.path("M80 36.6C81.6 39 82.6 40.6 81.4 42.4H78.6C77.4 40.6 78.4 39 80 36.6Z", "#FFF8D0")
    a.path("M78.8 42.4H81.2V46H78.8Z", "#F6E6C4")
    for shelf, (y, left, right) in enumerate(((59.4, 68.6, 91.6), (73, 69.4, 91))):
        x, k = left, 0
        while x < right - 2:
            wide, high = 2.2 + (k * 5 + shelf * 3) % 3 * 0.5, 7.6 + (k * 7 + shelf * 2) % 4
            tone = BINDINGS[(k * 3 + shelf * 2) % len(BINDINGS)]
            a.path(polygon([(x, y), (x, y - high), (x + wide, y - high), (x + wide, y)]), tone)
            a.path(
                polygon([(x, y), (x, y - high), (x + 0.7, y - high), (x + 0.7, y)]), "#FFF3D0", 0.4
            )
            a.path(f"M{n(x)} {n(y - high + 2)}H{n(x + wide)}", "none", 1, "#FFE9A8", 0.5, 0.8)
            x, k = x + wide + 0.3, k + 1
        a.limb([(left - 1, y + 0.7), (80, y + 1), (right + 1, y + 0.7)], [1.2, 1.8, 1.2], "#D9AE74")
    for x, y, way in (
        (60, 8, 200), (63, 5, 240), (67, 10, 160), (71, 4, 260), (77, 7, 230), (84, 3, 280),
        (89, 8, 320), (94, 4, 300), (97, 12, 10), (63, 13, 150), (57, 12, 190),
    ):  # fmt: skip
        leaf(a, (x, y), way, 9, "#CDE58A", "#4F8A4A")


def fairy_forest() -> Art:
    """She takes a book from the tree that keeps them all."""
    a = Art("Fairy of the forest")
    skin, hair = DUSK, INKY
    kind = Wing("leaf", "#7FA848", "#F3F6B8", veins=6, body=0.74)
    a.glow(50, 46, 46, "#F2FFB4", 0.35)
    wing(a, (35, 44), -112, 36, kind, flip=True, o=0.8)
    wing(a, (34, 46), -150, 37, kind._replace(spots="#F6E58A"), flip=True)
    wing(a, (33, 49), 172, 28, kind._replace(tint="#4F8A4A"), flip=True, o=0.95)
    a.shadow(46, 96.6, 38, 3.4, 0.5)
    library(a)
    arm(a, (41.6, 45), (51, 57.6), (60.6, 61), skin, hand=-20, far=True)
    leg(a, (42, 76), (46, 86), (41.6, 93.4), (47.6, 96), skin, far=True)
    leg(a, (36, 76), (31, 86), (22.6, 90), (17.6, 95), skin)
    gown(
        a,
        [(39.6, 42.4), (38, 49), (37.6, 56), (38.4, 63.6), (38, 75), (34, 86)],
        [9.8, 8.8, 6.8, 13, 19, 27],
        FERN,
        (4, 6, 3.4, 6.4, 4, 5),
        folds=8,
    )
    belt(a, [(34.2, 55.6), (37.8, 57.4), (41.2, 55.8)], "#C99A4A")
    gaze(
        a,
        44,
        33,
        skin,
        hair,
        "curls",
        (40, 43),
        turn=-8,
        wears="leaves",
        to=(63, 42),
        mood=WONDER,
        light=Light(0, "#FFE9A0", 0.9, back=0),
    )
    a.glow(62.6, 43, 15, "#FFF8B8", 0.95)
    with a.moved(62.6, 43.4, 1, 16):
        a.path("M-6 -6.6H5.4V6.8H-6Z", "#8A3A2E")
        a.path("M-4.8 5.4H5.4V6.8H-4.8Z", "#FFF6DC")
        a.path("M-6 -6.6H-4V6.8H-6Z", "#E9C877")
        a.spark(0.8, -0.6, 3.4, "#FFE9A8")
    arm(
        a,
        (38.6, 45.4),
        (46, 56),
        (56.6, 48.6),
        skin,
        hand=-24,
        thumb=-1,
        ring="#F0CD7C",
        what="grip",
    )
    sleeve(a, (38.6, 45.4), (46, 56), FERN, 0.5)
    for x, y, r in ((56, 33, 1.6), (52, 26, 1.1), (63, 30, 1.2)):
        a.spark(x, y, r * 1.7, "#FFF6B0")
    flower(a, 58, 96, 2.2, "#FFFFFF")
    flower(a, 27, 96.4, 2, "#FFE3EA")
    grass(
        a,
        [(8, 9, -3), (13, 12, 3), (52, 9, -2), (63, 8, 3), (96, 9, -3)],
        98,
        "#A9C866",
        "#4F8A4A",
        "#2F6440",
    )
    lamplight(a, 79, 42, 36, "#FFE9A0", 0.34)
    a.dust([(14, 70, 1.1), (24, 76, 0.8), (50, 14, 0.9), (58, 74, 0.8)], "#F6FFB8")
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
    gaze(
        a,
        48.4,
        45.4,
        skin,
        hair,
        "swept",
        (56, 53.6),
        turn=32,
        left=True,
        wears="pearls",
        to=(28, 82),
        light=Light(125, "#F0FFFA", 0.95, back=0),
    )
    # the moon in the water, and the hand that almost touches it
    a.glow(26, 82, 16, "#FFFFFF", 0.9)
    with a.group("translate(26 84) scale(1 .42)"):
        a.circle(0, 0, 10, a.radial(-3, -3, 13, (0, "#FFFFFF"), (0.7, "#F0FAF0"), (1, "#B4E0DA")))
    ripples(a, 26, 84, 15, 2, "#FFFFFF", 0.4, 0.9)
    arm(a, (54, 55.4), (42, 63), (31.6, 74), skin, hand=118, thumb=1, ring="#CFE6F0")
    sleeve(a, (54, 55.4), (42, 63), MIST, 0.5)
    lily(a, 76, 95, 1.1, ("#FFFFFF", "#FFE3F0", "#E0A0C4"))
    lily(a, 12, 93, 0.9, ("#FFFFFF", "#E3F4F4", "#9CCFD6"))
    lamplight(a, 26, 82, 40, "#F0FFFA", 0.34)
    a.dust([(30, 62, 1.3), (20, 70, 0.8), (86, 62, 1), (40, 30, 0.9), (92, 30, 1.2)], "#EFFFFA")
    return a


EMBLEMS = {
    "fairy-river": fairy_river,
    "fairy-forest": fairy_forest,
    "fairy-lake": fairy_lake,
}
