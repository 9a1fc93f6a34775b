"""The six thieves, each with a trick of his own for carrying his prize away."""

from curves import Point, ribbon
from kit import Art
from plants import leaf
from tones import Cloth, dye

from fate.caps import bell
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
SKY = Cloth("#D9ECFF", "#76A8DC", "#3A66A8", "#1B3468")
CREAM = Cloth("#FFFBEC", "#F2DCA8", "#C29A5E", "#6E4A2C")
LINEN = Cloth("#FFF3E2", "#F2D6B0", "#B48A5C", "#6B4A30")
ORANGE = Cloth("#FFE3B8", "#F09A48", "#B4541E", "#5E2616")
BARK = Cloth("#E9CDA0", "#A87B4C", "#66432F", "#301E1E")


def thief_walnut() -> Art:
    """On tiptoe, cloak flying, the nut in both arms."""
    a = Art("Walnut thief")
    a.shadow(50, 94, 34, 4.4, 0.6)
    a.path(
        "M54 37C64 38 74 44 80 54C84 61 90 64 96 63C91 69 86 69.6 82 68C84 74 88 78 93 79"
        "C86 83 77 80 72 74C68 79 62 78 58 74C52 66 50 50 54 37Z",
        dye(a, [(54, 38), (92, 78)], WINE_RED),
    )
    folds: tuple[list[Point], ...] = (
        [(58, 44), (68, 54), (76, 66), (84, 75)], [(56, 48), (62, 60), (69, 72)],
        [(62, 42), (74, 53), (84, 63)],
    )  # fmt: skip
    for fold in folds:
        a.wisp(fold, 1.4, WINE_RED.light, 0.6)
        a.wisp([(x + 2, y + 2) for x, y in fold], 1.2, WINE_RED.dark, 0.5)
    breech(a, (55, 70), (65, 77), (71.6, 88), OCHRE, far=True)
    boot(a, 72, 90, 0, far=True, tones=("#8A5A3C", "#3B2228"))
    breech(a, (49, 70), (38.6, 76), (37, 88), OCHRE)
    boot(a, 36.6, 90, 0)
    coat(
        a,
        "M46 38C52 35.6 59 38 61 44C63 52 62.6 62 60 70C56 75.6 46 76 42 71C39.6 64 40.4 46 46 38Z",
        [(42, 38), (62, 74)], SKY,
            "M57 38C60 46 60 62 54 74C58 73 59 72 60 70C62.6 62 63 52 61 44C60 40 59 39 57 38Z",
    )  # fmt: skip
    strap(a, [(41.4, 66), (50, 70), (61.4, 65.4)], 3)
    reach(a, (58, 46), (55, 58), (36, 60.4), SKY, TAN, far=True, hand=200)
    with a.group("translate(15 31) rotate(-8) scale(.43)"):
        whole_walnut(a)
    reach(a, (52, 45), (51, 59), (36, 65.6), SKY, TAN, hand=196, thumb=-1, size=1.1)
    a.limb([(51, 44), (50, 40), (49, 35)], [9, 7.4, 6.4], TAN.mid, shade=TAN.shade)
    head(a, 47, 29, 1.34, TAN, "bell", OCHRE, turn=-4, left=True)
    collar = (
        "M41.6 37.4C47 42 56 42 61.4 38C63 41 62 44 59 45.4C53 47.6 46.6 47 42.6 43.4"
        "C40.8 41.6 40.6 39 41.6 37.4Z"
    )
    a.path(collar, dye(a, [(42, 37), (62, 47)], WINE_RED))
    bell(a, 46.4, 44.6)
    a.dust([(84, 34, 0.8), (90, 46, 1.3), (76, 26, 0.6), (88, 90, 0.8), (16, 84, 0.7)])
    return a


def thief_orange() -> Art:
    """He balances on it and lets it roll."""
    a = Art("Orange thief")
    a.shadow(54, 95, 30, 4, 0.6)
    with a.group("translate(50 71) rotate(24) scale(.72) translate(-43 -50)"):
        whole_orange(a)
    for points, w in (
        ([(18, 62), (15, 74), (20, 86)], 1.6), ([(11, 66), (9, 76), (12, 84)], 1.1),
        ([(84, 88), (90, 82), (91, 74)], 1.3),
    ):  # fmt: skip
        a.wisp(points, w, "#FFF3D0", 0.75)
    # far limbs
    reach(a, (48, 29), (38, 27), (31.4, 33.6), MOSSY, RUDDY, far=True, hand=120)
    breech(a, (47, 40), (37, 42.6), (33, 50), CRIMSON, far=True, size=0.86)
    boot(a, 32, 51.6, -34, far=True, size=0.72)
    # round body
    coat(
        a,
        "M45 26C50 23.6 57 24.4 60 28C63.6 33 63.6 39 60 43C55.4 46.6 46.6 46 43 42"
        "C40 37 41 29 45 26Z",
        [(42, 24), (62, 46)], MOSSY,
            "M58 26C61 33 60 41 52 45.4C56 45.4 58.6 44.6 60 43C63.6 39 63.6 33 60 28Z",
    )  # fmt: skip
    for y in (30.6, 34.4):
        a.circle(56.6, y, 0.8, "#F4D27A")
    strap(a, [(42, 38.4), (52, 41.6), (61.8, 37.6)], 2.2)
    breech(a, (54, 41.6), (66.6, 41.6), (63, 49.6), CRIMSON, size=0.86)
    boot(a, 62.6, 50.4, 14, right=True, size=0.8)
    head(a, 55, 17.4, 1.1, RUDDY, "cone", CRIMSON, turn=-2, beard="curly", hair="#B4572A")
    ruff(a, 52.6, 26, 12, "#CDE08A", "#4F8236")
    reach(a, (57, 29), (68, 30), (76, 22), MOSSY, RUDDY, hand=-62, thumb=-1)
    a.dust([(86, 34, 1.3), (80, 12, 0.7), (90, 56, 0.8), (18, 50, 0.8), (72, 8, 0.6)])
    a.reframe(3, 8.4, 0.94)
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
    """He flies off on it, scarf and hair in the wind."""
    a = Art("Leaf thief")
    skin = UMBER
    for points, w in (
        ([(4, 58), (16, 54), (28, 57)], 1.3), ([(60, 84), (76, 80), (94, 84)], 1.4),
        ([(70, 70), (82, 67), (96, 70)], 1.1),
        ([(6, 90), (14, 87), (24, 89)], 1),
    ):  # fmt: skip
        a.wisp(points, w, "#FFFFFF", 0.7)
    reach(a, (60, 53), (71, 48), (76, 36), ORANGE, skin, far=True, hand=-80)
    breech(a, (46, 66), (36, 64), (24, 70), MOSSY, far=True, size=0.94)
    boot(a, 21.6, 71, 58, far=True, right=True, size=0.9)
    with a.group("translate(52 28) rotate(44) scale(.8 .76) translate(-50 -50)"):
        great_leaf(a)
    scarf: list[Point] = [(56, 50), (46, 46), (37, 51), (27, 47), (18, 50)]
    a.path(ribbon(scarf, [4, 4.6, 5, 4.4, 2.6]), dye(a, [(18, 46), (56, 52)], CRIMSON))
    a.wisp([(54, 49), (46, 45.4), (37, 50), (27, 46.4)], 0.9, CRIMSON.light, 0.8)
    coat(
        a,
        "M55 49C60 48 65 51 65 56C62 63 56 69 48 73C43 73.6 40 70 41 65.4C44 58.6 49 51.6 55 49Z",
        [(42, 49), (65, 73)], ORANGE,
            "M64.6 53C62 62 55 68 44.6 72.6C45.6 73.2 46.8 73.2 48 73C56 69 62 63 65 56Z",
    )  # fmt: skip
    strap(a, [(42.4, 62.4), (47, 67), (52.6, 70.4)], 2)
    breech(a, (46, 70), (42, 82), (29, 85), OCHRE)
    boot(a, 26.6, 86, 62, right=True)
    head(a, 64, 46.6, 1.2, skin, "flyer", BARK, turn=-8, snub=True, hair="#2A1A2C")
    reach(a, (57, 54), (48, 46), (51, 34.6), ORANGE, skin, hand=-84, thumb=1)
    a.dust(
        [(88, 54, 1.3), (82, 60, 0.7), (12, 78, 1.2), (50, 92, 0.8), (74, 92, 0.7), (90, 8, 0.8)]
    )
    return a


def thief_petals() -> Art:
    """He has them all, and bathes in them."""
    a = Art("Thief of rose petals")
    skin = ELM
    a.shadow(50, 95, 42, 4.4, 0.6)
    for x, y, s, t, tones in (
        (84, 46.0, 0.46, 60, BLUSH), (88, 64, 0.4, 110, WARM), (80, 20, 0.42, 150, WINE),
        (16, 60, 0.44, -60, BLUSH), (57, 10, 0.4, 20, WINE), (90, 30, 0.34, 200, WARM),
    ):  # fmt: skip
        petal(a, x, y, s, t, tones)
    # the heap behind him, then he, then the heap before him
    for x, y, s, t, tones in (
        (18, 84, 0.8, -70, WINE), (84, 84, 0.84, 66, WINE), (30, 78, 0.86, -34, WARM),
        (72, 77, 0.86, 30, WARM), (40, 74, 0.8, -14, WINE), (62, 74, 0.8, 12, BLUSH),
    ):  # fmt: skip
        petal(a, x, y, s, t, tones)
    reach(a, (56, 55), (70, 50), (69, 35), TEAL, skin, far=True, hand=-80, thumb=-1)
    coat(
        a,
        "M44 51C49 48.6 56 49.4 59 53C62 60 62.6 72 60 84C54 88 46 88 41 84"
        "C38.6 72 39.6 58 44 51Z",
        [(39, 49), (62, 86)], TEAL,
        "M57 51C60 60 58 74 52 87C56 87 58.6 86 60 84C62.6 72 62 60 59 53Z",
    )  # fmt: skip
    for y in (60.0, 66.0, 72.0):
        a.circle(51.6, y, 0.9, "#F4D27A")
    head(a, 50, 40, 1.46, skin, "tuft", TEAL, turn=-22, hair="#6A5A8A")
    ruff(a, 50, 51.6, 17, "#F7E3B4", "#C98A3C")
    with a.group("translate(44.4 29.6) rotate(-26) scale(.36 .3)"):
        rose(a, 0, 0, 1)
    reach(a, (45, 55), (34, 55.4), (32.6, 41), TEAL, skin, hand=-96, thumb=1)
    petal(a, 33, 33.6, 0.6, -12, BLUSH)
    paw(a, 32.8, 41, -96, skin, 1)
    petal(a, 69.6, 27.4, 0.62, 14, WARM)
    paw(a, 69, 34.6, -80, skin, -1)
    breech(a, (58, 82), (68, 77), (79, 83), OCHRE)
    boot(a, 81, 83, -58, right=True)
    breech(a, (44, 84), (34, 79), (24, 86), OCHRE)
    boot(a, 22, 86.4, 48)
    for x, y, s, t, tones in (
        (34, 90, 0.84, -40, BLUSH), (70, 91, 0.86, 40, BLUSH), (44, 88, 0.94, -14, WARM),
        (58, 89, 0.94, 16, WINE), (51, 91.6, 0.86, 176, BLUSH), (26, 93, 0.56, 230, WARM),
        (79, 94, 0.56, 120, WARM),
    ):  # fmt: skip
        petal(a, x, y, s, t, tones)
    a.reframe(3, 0.4, 0.94)
    a.dust([(46, 14, 0.7), (84, 8, 1.2), (12, 74, 0.8), (92, 76, 0.7), (62, 20, 0.8)])
    return a


EMBLEMS = {
    "thief-orange": thief_orange,
    "thief-walnut": thief_walnut,
    "thief-acorn": thief_acorn,
    "thief-mushroom": thief_mushroom,
    "thief-leaf": thief_leaf,
    "thief-petals": thief_petals,
}
