"""The six thieves, each with a trick of his own for carrying his prize away."""

from curves import Point, ribbon
from kit import Art
from plants import leaf
from tones import Cloth, dye

from fate.fruits import one_acorn, whole_orange, whole_walnut
from fate.objects import BIG_SPOTS, BLUSH, WARM, WINE, great_leaf, petal, rose, toadstool
from fate.pixies import (
    BROWN,
    ELM,
    RUDDY,
    TAN,
    UMBER,
    boot,
    breech,
    coat,
    head,
    paw,
    reach,
    ruff,
    strap,
)

WINE_RED = Cloth("#F7A8A0", "#B83E50", "#701E38", "#360C22")
CRIMSON = Cloth("#FFB09A", "#CE4A44", "#86202F", "#440E20")
MOSSY = Cloth("#D3EAA0", "#7AA552", "#3A6E40", "#193D30")
OCHRE = Cloth("#FFE9B0", "#DDA746", "#94631F", "#4A2D14")
TEAL = Cloth("#B9EFE6", "#4FA5A6", "#226674", "#0E3444")
NAVY = Cloth("#BCD2F6", "#4A72BC", "#274488", "#12224E")
CREAM = Cloth("#FFFBEC", "#F2DCA8", "#C29A5E", "#6E4A2C")
LINEN = Cloth("#FFF3E2", "#F2D6B0", "#B48A5C", "#6B4A30")
RUST = Cloth("#FFC48A", "#C4602A", "#7E3018", "#3E140E")
BARK = Cloth("#E9CDA0", "#A87B4C", "#66432F", "#301E1E")


def shell_boat(a: Art) -> None:
    """Half a shell afloat, seen from the side: the hollow first, then the hull before it."""
    hull = a.linear(
        14, 62, 84, 92, (0, "#FBE0AC"), (0.3, "#CE9758"), (0.7, "#85522E"), (1, "#3F2218")
    )
    a.path(
        "M10 64C22 66.4 78 66.4 90 62C91 76 78 90 52 91C28 91.6 11 78 10 64Z",
        hull,
    )
    a.path("M90 62C91 76 78 90 52 91C46 91.2 41 90.6 36 89C58 88 78 80 82 64.4Z", "#2E1414", 0.4)
    wrinkles: tuple[list[Point], ...] = (
        [(20, 69), (25, 73), (23, 78), (29, 82)],
        [(33, 69), (31, 74), (37, 78), (36, 85)],
        [(45, 69.6), (49, 74), (46, 79), (50, 86)],
        [(58, 69), (56, 75), (61, 79), (59, 85)],
        [(70, 68.4), (72, 73), (68, 77), (70, 82)],
        [(81, 67.6), (79, 72), (80, 76)],
    )
    for line in wrinkles:
        a.wisp([(x + 1, y + 1) for x, y in line], 1.4, "#FFE9BE", 0.55)
        a.wisp(line, 1.7, "#54301C", 0.85)
    a.limb([(9.4, 63), (30, 66.4), (52, 67), (74, 66), (91, 61)], [1.6, 3, 3.2, 3, 1.6], "#B98248",
           lit="#FFEFC8", shade="#5A351E")  # fmt: skip


def thief_walnut() -> Art:
    """A freebooter: he punts away in one half of a shell, the prize in the bow."""
    a = Art("Walnut thief")
    water = a.linear(
        50, 84, 50, 98, (0, "#8FC8E6", 0.9), (0.5, "#3E78B0", 0.85), (1, "#1B2E66", 0.1)
    )
    a.ellipse(50, 91, 47, 7.4, water)
    # the hollow of the boat, and what sits in it
    a.path("M10 63C20 58.6 80 57.6 90 62C78 67 22 68 10 63Z", "#4A2A1C")
    reach(a, (53, 47), (66, 49), (77, 38), NAVY, TAN, far=True, hand=-30, thumb=-1)
    coat(
        a,
        "M45 43C50 40 57 41 60 45C62.6 51 64 60 64.6 68C58 71 50 71 44 68.6C41.6 60 41.4 49 45 43Z",
        [(42, 41), (65, 70)], NAVY,
        "M57.6 43C61 51 61 61 57 70C60 69.6 62.6 69 64.6 68C64 60 62.6 51 60 45Z",
    )  # fmt: skip
    for y in (48.6, 54.2, 59.8, 65.4):
        a.limb(
            [(43.4, y - 0.6), (52, y + 1.6), (62.4 + (y - 48) * 0.1, y - 0.4)],
            [1.6, 2.2, 1.6],
            "#FBF0D6",
        )
    strap(a, [(43.6, 64), (54, 67), (64.4, 63)], 2.6)
    with a.group("translate(10 35.4) rotate(-10 18 20) scale(.42)"):
        whole_walnut(a)
    shell_boat(a)
    pole: list[Point] = [(83, 5), (81.6, 24), (79.6, 44), (78.6, 66), (77, 95)]
    a.limb(pole, [1.8, 2.4, 2.6, 2.6, 2], "#8A5E38", lit="#EBC588", shade="#3E2418")
    leaf(a, (82.8, 9), -28, 11, "#CDE08A", "#4F8236")
    leaf(a, (82.2, 14), -150, 8, "#B4D072", "#3F6E34")
    paw(a, 77, 38, -20, TAN, -1, 1.05)
    a.limb([(51, 45), (52, 41), (53, 36)], [9, 7.4, 6.4], TAN.mid, shade=TAN.shade)
    head(a, 54.4, 31, 1.36, TAN, "kerchief", WINE_RED, turn=-6)
    a.circle(47.2, 36.8, 1.5, "none", 1, "#F4D27A", 0.8)
    a.path("M44 43C49 46.6 57 46.4 61 43C62.6 45 61 47.6 58.6 48.4C53 50 47.6 49.4 44.6 47Z",
           dye(a, [(44, 42), (62, 50)], WINE_RED))  # fmt: skip
    reach(a, (48, 49), (57, 61), (75.6, 57), NAVY, TAN, hand=-6, thumb=-1, size=1.08)
    # wake and rings on the water
    wakes: tuple[tuple[list[Point], float], ...] = (
        ([(2, 88), (12, 84.6), (22, 88)], 1.6), ([(8, 95), (26, 92), (44, 96)], 1.3),
        ([(68, 92), (78, 89.6), (88, 93)], 1.4), ([(60, 97), (74, 94.6), (92, 96)], 1),
    )  # fmt: skip
    for points, w in wakes:
        a.wisp(points, w, "#F4FBFF", 0.85)
    a.dust([(92, 34, 1.3), (90, 48, 0.7), (66, 14, 0.7), (40, 20, 0.8), (7, 76, 0.7)])
    return a


def thief_orange() -> Art:
    """He rides it, and it bounces."""
    a = Art("Orange thief")
    a.shadow(48, 96, 20, 2.6, 0.6)
    with a.group("translate(47 71) rotate(46) scale(.68) translate(-43 -50)"):
        whole_orange(a)
    hops: tuple[tuple[list[Point], float], ...] = (
        ([(16, 78), (20, 88), (29, 94)], 1.7), ([(9, 80), (13, 90), (20, 96)], 1.1),
        ([(66, 94), (76, 88), (79, 79)], 1.6), ([(76, 95), (83, 89), (86, 82)], 1),
    )  # fmt: skip
    for points, w in hops:
        a.wisp(points, w, "#FFF3D0", 0.8)
    with a.group("translate(0 6.4)"):
        # far arm thrown up
        reach(a, (51, 28), (63, 26), (69, 15), MOSSY, RUDDY, far=True, hand=-64, thumb=-1)
        coat(
            a,
            "M43 26C47 23 54 23.6 56.6 27C58.6 32 57.4 40 55.6 46.6C49 50 39 49.4 34.6 45.6"
            "C34 38 37.6 30 43 26Z",
            [(35, 24), (58, 48)], MOSSY,
            "M53.6 25C56 33 53 42 45.4 48.6C49.6 48.8 53 48 55.6 46.6C57.4 40 58.6 32 56.6 27Z",
        )  # fmt: skip
        for x, y in ((53.6, 31), (53.4, 35), (52.4, 39)):
            a.circle(x, y, 0.8, "#F4D27A")
        strap(a, [(35.4, 41), (45, 44.6), (56.4, 42)], 2.4)
        breech(a, (44, 46.6), (60, 50.6), (55, 66), CRIMSON)
        boot(a, 54.6, 68.6, -6, right=True, size=0.94)
        head(a, 51, 15.6, 1.16, RUDDY, "cone", CRIMSON, turn=6, beard="curly", hair="#B4572A")
        ruff(a, 48.6, 25.4, 12, "#CDE08A", "#4F8236")
        # he holds on to the stalk
        rein: list[Point] = [(69, 49), (73, 44), (71, 39), (66, 40)]
        a.limb(rein, [2, 1.6, 1.4, 0.8], "#5E7A34", lit="#C2D684")
        reach(a, (47, 30), (54, 40), (66, 41), MOSSY, RUDDY, hand=-4, thumb=-1)
    a.dust([(86, 40, 1.3), (80, 26, 0.7), (90, 62, 0.8), (84, 8, 0.6), (12, 62, 0.8)])
    a.reframe(1.6, 4, 0.965)
    return a


def thief_acorn() -> Art:
    """She swings from a twig, the acorn under her arm."""
    a = Art("Acorn thief")
    skin = BROWN
    a.limb(
        [(99, 15), (82, 12), (66, 15), (48, 11), (30, 13)],
        [4, 3.4, 3, 2, 0.6],
        "#6B4A30",
        lit="#C09A68",
        shade="#2E1C1C",
    )
    for x, y, t, k in (
        (84, 12, -60, 11),
        (92, 15, 60, 13),
        (50, 11, -70, 9),
        (36, 12.4, 120, 9),
        (76, 13, 70, 8),
    ):
        leaf(a, (x, y), t, k, "#E9C766", "#96662A")
    # far arm up to the twig, far leg
    breech(a, (60, 66), (69, 75), (64, 85.6), MOSSY, far=True, size=0.92)
    boot(a, 63.4, 87.6, 16, far=True, size=0.86)
    # plaits fly up behind
    hair = "#3A2030"
    plaits: tuple[list[Point], ...] = (
        [(62, 34), (70, 36), (77, 32), (84, 35)], [(62, 37), (69, 42), (76, 42), (82, 47)],
    )  # fmt: skip
    for plait in plaits:
        a.limb(plait, [4, 3.4, 2.8, 1.6], hair)
        for knot in plait[1:3]:
            a.circle(*knot, 1.5, "#6A4460")
        a.circle(*plait[-1], 1.5, "#E0503E")
    breech(a, (55, 66), (43, 69), (37.6, 80), MOSSY)
    boot(a, 36.6, 82, -8)
    coat(
        a,
        "M54 43C58 40.6 64 41.6 66 45C68 52 67.6 60 66 67C60 72 52 71.6 48.6 68C49 60 50 48 54 43Z",
        [(48, 42), (68, 72)], CREAM,
            "M63 42C66 52 64 64 58 71.4C62 71 64.6 69.4 66 67C67.6 60 68 52 66 45Z",
    )  # fmt: skip
    for i in range(5):
        leaf(
            a,
            (50 + i * 3.7, 64.6 - abs(i - 2) * 0.4),
            104 - i * 8,
            9.6,
            ("#F0C24E", "#E8823C")[i % 2],
            ("#A8641E", "#9A3A20")[i % 2],
        )
    strap(a, [(49.4, 61.6), (57, 65), (66.8, 61)], 2.2)
    head(a, 57, 33.4, 1.26, skin, "acorn", BARK, turn=-8, left=True, snub=True, hair=hair)
    # the arm that holds the twig goes up behind her ear
    reach(a, (63, 45.6), (74, 36), (70, 19), CREAM, skin, hand=-108, thumb=1)
    paw(a, 69.4, 16.6, -150, skin, 1, 1.1)
    # the prize
    one_acorn(a, 36, 49, 0.6, 24)
    reach(a, (54, 47), (47, 59), (33, 58), CREAM, skin, hand=200, thumb=-1)
    a.dust(
        [(20, 62, 1.3), (14, 74, 0.7), (84, 64, 1.2), (88, 78, 0.7), (48, 92, 0.8), (24, 90, 0.6)]
    )
    return a


def thief_mushroom() -> Art:
    """An old gentleman in the rain: it makes a fine umbrella."""
    a = Art("Mushroom thief")
    skin = UMBER
    for x, y in ((14, 48), (20, 66), (88, 46), (92, 64), (82, 74), (9, 82), (26, 54), (95, 28)):
        a.path(
            f"M{x} {y}c-1.6 3.4 -1.6 5.6 -.4 5.8c1.4 -.2 1.2 -2.8 .4 -5.8Z",
            "#CFE4FF",
            0.8,
        )
    a.shadow(48, 95, 32, 4, 0.6)
    breech(a, (41, 74), (33, 81), (24, 86), LINEN, far=True)
    boot(a, 22.6, 87.6, 40, right=True, far=True)
    reach(a, (50, 56), (58, 66), (68, 58), TEAL, skin, far=True, hand=-60)
    toadstool(a, 70, 77, 1.04, BIG_SPOTS, -8)
    # tail-coat
    coat(
        a,
        "M40 51C46 48 54 49.6 56 55C58 62 56.6 70 54 77C50 79 45 78.6 42 77"
        "C38 82 33 86 27 87.6C31 76 33 60 40 51Z",
        [(30, 49), (57, 86)], TEAL,
            "M52 51C55 60 53 70 47 78.6C50 78.8 52.6 78 54 77C56.6 70 58 62 56 55Z",
    )  # fmt: skip
    a.path(
        "M50 52C54 55 56.4 62 54.6 73C53 75 50.6 75 49.6 74C51.6 66 51.6 58 50 52Z",
        dye(a, [(48, 52), (57, 75)], OCHRE),
    )
    for button in (58.6, 63, 67.4):
        a.circle(54.4, button, 0.8, "#FFF3C8")
    for tail in ([(38, 60), (35, 72), (30, 84)], [(42, 62), (40, 72), (36, 80)]):
        a.wisp(tail, 1.4, TEAL.light, 0.6)
    breech(a, (48, 75), (60, 79), (58, 89), LINEN)
    boot(a, 58.4, 91, 0, right=True)
    head(a, 48.6, 42, 1.28, skin, "feather", MOSSY, turn=2, beard="long", hair="#E9E4F0")
    reach(a, (45, 55), (50, 67.4), (63.4, 65.4), TEAL, skin, hand=-40, thumb=-1, size=1.04)
    a.dust([(30, 40, 0.7), (84, 88, 1.2), (76, 84, 0.6)])
    return a


def thief_leaf() -> Art:
    """He hangs under it and flies, scarf and hair in the wind."""
    a = Art("Leaf thief")
    skin = UMBER
    for points, w in (
        ([(4, 60), (16, 56), (28, 59)], 1.3), ([(60, 88), (76, 84), (94, 88)], 1.4),
        ([(74, 76), (85, 73), (97, 76)], 1.1),
        ([(6, 93), (14, 90), (24, 92)], 1),
    ):  # fmt: skip
        a.wisp(points, w, "#FFFFFF", 0.7)
    breech(a, (46, 70), (36, 67), (24, 73), MOSSY, far=True, size=0.94)
    boot(a, 21.6, 74, 58, far=True, right=True, size=0.9)
    with a.group("translate(53 24) rotate(46) scale(.82 .74) translate(-50 -50)"):
        great_leaf(a)
    # the far arm, its fingers over the leaf's edge
    reach(a, (63, 57), (76, 54), (79.6, 40), RUST, skin, far=True, hand=-82)
    paw(a, 79.4, 39.4, -84, skin, -1, 0.98)
    scarf: list[Point] = [(57, 56), (47, 52), (38, 57), (28, 53), (18, 57)]
    a.path(ribbon(scarf, [4, 4.6, 5, 4.4, 2.6]), dye(a, [(18, 52), (57, 58)], CRIMSON))
    a.wisp([(55, 55), (47, 51.4), (38, 56), (28, 52.4)], 0.9, CRIMSON.light, 0.8)
    coat(
        a,
        "M56 54C61 52.6 66.4 55 66.4 60C63.6 67 57 73 48.6 77C43.6 77.6 40.4 74 41.4 69.4"
        "C44.6 62.6 50 56.6 56 54Z",
        [(42, 53), (66, 77)], RUST,
        "M66 57C63.4 66 56 72 45 76.6C46 77.2 47.4 77.2 48.6 77C57 73 63.6 67 66.4 60Z",
    )  # fmt: skip
    strap(a, [(42.4, 66.4), (47.4, 71), (53, 74.4)], 2)
    breech(a, (46.4, 74), (43.6, 86), (30, 88), OCHRE)
    boot(a, 27.6, 89, 62, right=True)
    head(a, 66.4, 51.4, 1.24, skin, "flyer", BARK, turn=-10, snub=True, hair="#2A1A2C")
    reach(a, (57, 59), (45, 52), (47, 38), RUST, skin, hand=-84, thumb=1, size=1.02)
    a.dust([(92, 60, 1.3), (86, 66, 0.7), (10, 82, 1.2), (52, 94, 0.8), (74, 94, 0.7)])
    a.reframe(3.6, 4, 0.92)
    return a


def thief_petals() -> Art:
    """He has them all, and takes his ease in them."""
    a = Art("Thief of rose petals")
    skin = ELM
    a.shadow(52, 95, 42, 4.4, 0.6)
    for x, y, s, t, tones in (
        (94.0, 44.0, 0.46, 60, BLUSH), (82, 16, 0.46, 150, WINE), (14, 60, 0.46, -60, BLUSH),
        (64, 8, 0.46, 20, WARM), (93, 28, 0.42, 200, WARM), (15, 30, 0.42, -30, WINE),
    ):  # fmt: skip
        petal(a, x, y, s, t, tones)
    # the far side of the tub
    for x, y, s, t, tones in (
        (21, 74, 1.06, -58, WINE), (84, 74, 1.06, 56, WINE), (33, 67, 1.1, -28, WARM),
        (72, 68, 1.1, 26, WARM), (52, 66, 1.1, 2, WINE),
    ):  # fmt: skip
        petal(a, x, y, s, t, tones)
    # one arm behind his head
    reach(a, (44, 60), (28, 58), (32, 45), TEAL, skin, far=True, hand=-34, what="rest")
    breech(a, (60, 74), (73, 56), (83, 62), OCHRE, far=True)
    boot(a, 85, 61.6, -64, right=True, far=True, size=0.9)
    coat(
        a,
        "M42 56C46 52 53 52 56 55.6C61 61 66 70 67 80C60 86 48 86 42 80C39.4 72 39 62 42 56Z",
        [(40, 53), (67, 84)], TEAL,
        "M55 54.6C58 62 59 74 54 84.4C60 84 64 82.6 67 80C66 70 61 61 56 55.6Z",
    )  # fmt: skip
    for x, y in ((50.6, 60.0), (53.4, 65), (55.6, 70)):
        a.circle(x, y, 1, "#F4D27A")
    head(a, 45, 40.2, 1.84, skin, "tuft", TEAL, turn=-12, hair="#6A5A8A")
    ruff(a, 47.4, 55.6, 17, "#F7E3B4", "#C98A3C", -8)
    with a.group("translate(39 25.6) rotate(-24) scale(.42 .36)"):
        rose(a, 0, 0, 1)
    breech(a, (60, 78), (69, 61), (80, 69), OCHRE)
    boot(a, 82, 69.6, -58, right=True)
    # the other hand holds one to his nose
    petal(a, 76, 38, 0.66, 24, WARM)
    reach(a, (46, 62), (58, 69), (70.6, 51), TEAL, skin, hand=-72, thumb=-1, what="pinch")
    # the near side
    for x, y, s, t, tones in (
        (23, 84, 1.1, -66, WARM), (82, 85, 1.1, 64, WARM), (38, 88.4, 1.2, -24, BLUSH),
        (67, 88.6, 1.2, 26, WINE), (52.6, 88.4, 1.16, 2, WARM), (30, 92.6, 0.8, -50, WINE),
        (76, 93, 0.8, 46, BLUSH), (45, 94, 0.7, 160, BLUSH), (61, 94.6, 0.66, 200, WARM),
    ):  # fmt: skip
        petal(a, x, y, s, t, tones)
    a.dust([(62, 18, 0.8), (84, 8, 1.2), (9, 74, 0.8), (93, 56, 0.7), (74, 24, 0.7)])
    a.reframe(3, 1.4, 0.94)
    return a


EMBLEMS = {
    "thief-orange": thief_orange,
    "thief-walnut": thief_walnut,
    "thief-acorn": thief_acorn,
    "thief-mushroom": thief_mushroom,
    "thief-leaf": thief_leaf,
    "thief-petals": thief_petals,
}
