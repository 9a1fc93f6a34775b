"""The newcomer and the two who do harm: a pixie at his door, a thief, a ripper of sacks."""

from collections.abc import Callable

from curves import Point, at, n, toward
from figures import arm, gown, leg, sleeve
from figures import belt as girdle
from heads import bust, locks
from kit import Art
from plants import leaf
from tones import DUSK, PALE, PLUM, SILVER, Cloth, dye
from wings import Wing, wing

from challenge.burlap import BURLAP, body, bulge, folds, tie
from challenge.folk import RUDDY, STRAW, WOOL, Kind, belt, boot, coat, fist, head, limb, neck
from challenge.gems import pebble

JACKET = Cloth("#DCEAFB", "#7A9CCB", "#405A94", "#1E2B58")
RED = Cloth("#FFB69A", "#D8503F", "#8E2234", "#4A1028")
EMERALD = Cloth("#DCF7D6", "#57B48A", "#22705F", "#0E3640")
WINE = Cloth("#FFCFC4", "#B8485E", "#6C1E40", "#300E28")
MOTH = Wing("swallow", "#8C9AE0", "#E9EEFF", spots="#FFE9A8", body=0.62)
MOTH_HIND = Wing("hind", "#6A6CC0", "#DDE2FF")
SMOKE = Wing("swallow", "#A79AAC", "#F1E8EE", veins=3, body=0.7)


def extra_pixie() -> Art:
    """Out of his door he comes, the empty sack over his shoulder, and waves: here I am."""
    a = Art("One more pixie")
    a.shadow(56, 95, 36, 4.4, 0.6)
    # a toadstool with a lit door
    stem = a.linear(4, 60, 34, 64, (0, "#D9CBA8"), (0.5, "#A8926E"), (1, "#5A4A44"))
    a.path("M7 96C9 80 9 66 8 52H32C31 66 32 80 35 96C27 98 14 98 7 96Z", stem)
    a.glow(20, 80, 22, "#FFD873", 0.7)
    a.path(
        "M13 96V80C13 73 17 70 20.6 70C24.4 70 28.4 73 28.4 80V96Z",
        a.linear(14, 72, 28, 96, (0, "#FFF6C8"), (1, "#F4AE48")),
        1,
        "#6B4630",
        1.2,
    )
    a.path(
        "M28.4 80C28.4 77 27.6 74.6 26.4 73L32 76.6L32.6 96.6L28.4 96Z",
        a.linear(26, 74, 33, 96, (0, "#A9714A"), (1, "#5A3322")),
    )
    a.path(
        "M-8 52C-8 34 6 26 20 26C34 26 49 34 50 50C40 57 4 58 -8 52Z",
        a.radial(12, 36, 44, (0, "#D98A66"), (0.35, "#A0523F"), (0.8, "#5E2A34"), (1, "#381A2C")),
    )
    a.path(
        "M-8 52C4 58 40 57 50 50C44 59 36 60 20 60C6 60 -2 58 -8 52Z",
        a.linear(0, 52, 0, 60, (0, "#7A4A3A"), (1, "#E9CFA6")),
    )
    for x, y, r in ((12, 46, 3.2), (28, 37, 3.4), (38, 46, 2.6), (20, 50, 1.8)):
        a.ellipse(x, y, r * 1.2, r * 0.8, "#E9C9A8", 0.8)
    # far leg, far arm with the neck of the sack
    limb(a, [(54, 68), (46, 75), (44, 83), (37, 88)], [8, 6.4, 5, 4], STRAW, far=True)
    boot(a, 36.6, 89.6, 1.08, 20, far=True)
    body(
        a,
        [(47, 41), (42, 46), (35, 55), (31, 66), (33, 76), (40, 79), (46, 72), (50, 60), (53, 48)],
    )
    folds(a, [[(46, 46), (40, 56), (37, 70)], [(49, 48), (46, 58), (42, 71)]], width=1.6)
    coat(
        a,
        [(54, 42), (63, 42), (69, 50), (71, 61), (69, 71), (59, 75), (48, 72), (47, 60), (49, 49)],
        JACKET,
        [(63, 43), (69, 50), (71, 61), (69, 71), (61, 74.6), (65, 62), (64, 52)],
    )
    for points in ([(49, 70), (53, 78), (57, 74), (61, 79.4), (65, 74), (69, 76), (70, 68)],):
        a.blob([*points, (59, 67)], dye(a, [(48, 66), (70, 80)], JACKET))
    a.limb([(52, 48), (50, 58), (50, 68)], [0.4, 2.2, 0.4], JACKET.light, o=0.6)
    limb(a, [(61, 72), (70, 75), (75, 81), (75, 87)], [8.6, 7.2, 5.6, 4.6], STRAW)
    boot(a, 76, 89.4, 1.2, -6)
    belt(a, [(47.6, 63), (59, 66.6), (70.6, 62.4)], 3.2)
    a.blob(
        [(48, 43), (44, 38), (40, 32), (45, 34), (48, 30), (51, 34), (57, 33), (54, 41)],
        a.linear(40, 30, 56, 44, (0, BURLAP.light), (1, BURLAP.deep)),
    )
    limb(a, [(55, 48), (51.6, 52.6), (49.4, 57)], [7, 6.2, 5.4], JACKET)
    limb(a, [(49.4, 56.6), (47.4, 50.6), (48, 44)], [5.4, 4.8, 3.8], JACKET)
    fist(a, 48.6, 41.6, RUDDY, 3.2, -60)
    neck(a, (61, 45), (62, 36), RUDDY)
    head(a, 64, 29.6, 1.56, Kind(RUDDY, RED, "bell", "long", "", WOOL), -8)
    a.blob(
        [(53, 42), (58, 46), (66, 46.6), (72, 42.4), (71, 48.6), (66, 51), (61, 50.4), (56, 49)],
        dye(a, [(53, 42), (72, 51)], RED),
    )
    # the near arm waves
    limb(a, [(66, 49), (76, 50), (83, 42), (86, 31)], [7.4, 6.2, 5, 3.8], JACKET)
    _open_hand(a, 87, 28.6, -74)
    a.dust([(92, 16, 1.4), (79, 20, 0.7), (95, 44, 0.6), (88, 58, 1.2), (93, 70, 0.6)])
    for x, h, lean in ((3, 9, -2), (40, 7, 3), (90, 12, 4), (95, 8, -2), (84, 6, 2)):
        a.path(
            f"M{n(x - 1.2)} 97Q{n(x)} {n(97 - h * 0.6)} {n(x + lean)} {n(97 - h)}"
            f"Q{n(x + 1)} {n(97 - h * 0.5)} {n(x + 1.3)} 97Z",
            "#7FA85A",
        )
    return a


def _open_hand(a: Art, x: float, y: float, turn: float) -> None:
    """Four short fingers and a thumb, spread."""
    skin = RUDDY
    with a.moved(x, y, 1, turn):
        for way, length in ((-64, 5), (-26, 6.6), (0, 7), (26, 6.4), (74, 5)):
            tip = toward((0, 0), way, length)
            a.limb(
                [(0, 0), toward((0, 0), way, length * 0.6), tip],
                [2.8, 2.6, 1.8],
                skin.mid,
                skin.light,
            )
        a.circle(
            0.2, 0, 3.1, a.radial(-1, -1, 4, (0, skin.light), (0.6, skin.mid), (1, skin.shade))
        )


def steal() -> Art:
    """Head down from a bough, and into another's sack with both hands."""
    a = Art("Steal")
    skin, hair = DUSK, SILVER
    a.shadow(52, 96, 34, 4, 0.6)
    for root, turn, length, kind, flip, o in (
        ((61, 46), -22, 36, MOTH, False, 0.8),
        ((57, 46), 200, 36, MOTH, True, 0.8),
        ((61, 42), 20, 27, MOTH_HIND, False, 0.75),
        ((57, 42), 160, 27, MOTH_HIND, True, 0.75),
    ):
        wing(a, root, turn, length, kind, flip, o)
    leg(a, (63, 31), (76, 23), (86, 25), (92.6, 21), skin, far=True)
    _bough(a)
    leg(a, (58, 31), (53, 8.6), (43, 20), (39, 27), skin)
    # breeches, tunic and sash: the gown of one who climbs
    a.limb([(61.4, 34), (67, 28.4), (74, 24)], [7.4, 6.4, 5], EMERALD.deep)
    a.limb(
        [(58, 34), (56, 26), (54, 17)],
        [8, 7, 5.4],
        dye(a, [(52, 16), (64, 36)], EMERALD),
        EMERALD.light,
    )
    gown(
        a,
        [(57, 54), (57.6, 49), (58.6, 44), (59.6, 38), (60, 32)],
        [11.6, 10.6, 8.6, 12, 13],
        EMERALD,
        (2.4, 3.4, 2.2, 3),
        folds=5,
    )
    girdle(a, [(55, 42), (59, 43.8), (63, 42)], "#E9C877")
    a.limb(
        [(62, 42.6), (66, 48), (65, 55), (69, 60)],
        [1.4, 2.4, 2, 0.4],
        "#E9C877",
        "#FFF3C8",
        "#8F6424",
    )
    # the sack below
    body(
        a,
        [
            (22, 80),
            (17, 88),
            (18, 97),
            (36, 99.6),
            (54, 100),
            (72, 99.6),
            (88, 97),
            (89, 88),
            (84, 80),
            (54, 84),
        ],
    )
    folds(
        a,
        [
            [(30, 88), (27, 92), (27, 97)],
            [(48, 90), (47, 94), (48, 98)],
            [(70, 89), (73, 93), (74, 98)],
        ],
        width=1.7,
    )
    a.blob(
        [(19, 79), (34, 74), (53, 72.4), (72, 74), (87, 79), (72, 85), (53, 87), (34, 85)],
        "#241420",
    )
    a.glow(52, 78, 24, "#FFE9A8", 0.5)
    for name, x, y, s, t in (
        ("green", 27, 81.6, 1, -28),
        ("purple", 79, 81, 1.05, 30),
        ("yellow", 43, 84, 1, 12),
    ):
        pebble(a, name, x, y, s, t)
    a.blob(
        [
            (17, 78),
            (28, 82.6),
            (40, 86.6),
            (53, 85),
            (66, 86.6),
            (78, 82.6),
            (89, 78),
            (90, 84),
            (78, 90),
            (66, 93),
            (53, 91),
            (40, 93),
            (28, 90),
            (16, 84),
        ],
        a.linear(18, 78, 88, 92, (0, "#FFF0CC"), (0.5, "#DDB47A"), (1, BURLAP.deep)),
    )
    # far arm, head with its hair falling, near arm
    arm(a, (60, 53), (70, 59), (71, 68), skin, hand=96)
    pebble(a, "red", 72, 73, 1.4, 172)
    a.limb([(70.6, 67), (73, 68.6), (74.4, 71)], [1.5, 1.5, 0.5], skin.mid, skin.light)
    falling: list[list[Point]] = [
        [(56, 67), (60, 73), (58, 79), (62, 85)],
        [(52, 69), (54, 75), (51.4, 80), (53, 86)],
        [(54, 69), (57, 75), (55, 81), (57.4, 86)],
    ]
    locks(a, hair, falling, 4.4)
    bust(a, 50.4, 65, skin, hair, "swept", (56.8, 52.6), turn=172, size=1.56)
    _mask(a, 50.4, 65)
    a.glow(36, 72, 15, "#BFE0FF", 0.9)
    pebble(a, "blue", 33, 73, 1.6, 8)
    arm(a, (54, 54), (43, 57), (35.6, 65), skin, hand=108)
    sleeve(a, (54, 54), (43, 57), EMERALD, 0.55)
    a.spark(27, 67, 3.6)
    a.dust([(84, 60, 1.3), (76, 66, 0.7), (24, 62, 0.7), (88, 70, 0.6)], "#E4EEFF")
    return a


def _mask(a: Art, x: float, y: float) -> None:
    """A thief's band over the eyes, tied behind; it lies on a head that hangs down."""
    with a.group(f"translate({n(x)} {n(y)}) scale(1.56) rotate(172)"):
        a.path(
            "M-4.4 -1.9C-1 -2.8 2 -2.8 3.5 -2.1C3.9 -1.2 3.7 -.1 3.3 .8C2.3 1.1 1.3 .9 .7 .3"
            "C-.9 -.4 -2.8 -.4 -4.4 -.2Z",
            "#1A1640",
        )
        a.path("M-4.2 -1.9C-1 -2.8 2 -2.8 3.5 -2.1", "none", 1, "#8E96DC", 0.35)
        a.path("M1.5 -.7Q2.3 0 3 -.5", "none", 1, "#F6E6C8", 0.5)


def _bough(a: Art) -> None:
    """The branch she hangs from, leafy at its end."""
    way: list[Point] = [(104, 20), (88, 13), (68, 10.6), (48, 12), (32, 9)]
    a.limb(
        way,
        [8, 6.6, 5.4, 4, 1],
        a.linear(60, 6, 64, 17, (0, "#8A7AA8"), (0.5, "#4E3F62"), (1, "#261C38")),
    )
    a.limb([(86, 13), (80, 5), (72, 1)], [2.6, 1.8, 0.5], "#3E3152", "#8A7AA8")
    for x, y, t, size in (
        (34, 9, 150, 10),
        (38, 10, 80, 9),
        (33, 9, -140, 9),
        (74, 2, -170, 9),
        (78, 4, 60, 7),
        (90, 14, 70, 9),
        (92, 14, -60, 9),
    ):
        leaf(a, (x, y), t, size, "#9FC4B8", "#3A6A72")


def torn_sack() -> Art:
    """She sits on it, and has just drawn the thorn down its side."""
    a = Art("Torn sack")
    skin, hair = PALE, PLUM
    a.shadow(48, 95, 38, 5, 0.6)
    wing(a, (52, 37), -66, 36, SMOKE, o=0.65)
    wing(a, (54, 38), -28, 40, SMOKE)
    wing(a, (54, 41), 14, 29, SMOKE._replace(shape="hind"), o=0.9)
    body(
        a,
        [
            (34, 60),
            (46, 56),
            (60, 57),
            (72, 64),
            (79, 76),
            (77, 88),
            (64, 95),
            (46, 96),
            (28, 94),
            (15, 86),
            (15, 74),
            (22, 65),
        ],
    )
    folds(a, [[(30, 66), (23, 74), (21, 84)], [(40, 66), (37, 76), (36, 88)]], width=2)
    bulge(a, 29, 80, 7)
    a.blob(
        [(22, 66), (14, 62), (6, 62), (11, 66), (4, 70), (12, 72), (10, 78), (18, 75)],
        a.linear(6, 62, 22, 76, (0, BURLAP.light), (1, BURLAP.deep)),
    )
    tie(a, [(22, 62), (19, 68), (20, 75)], 3.2)
    a.path(
        "M56 62L61 68L58 70L66 75L62 78L74 84L67 86L72 92L62 90L54 95L56 88L47 88L53 82L45 79"
        "L53 74L48 70L55 67Z",
        "#1A101C",
    )
    a.path(
        "M56 62L61 68L58 70L66 75L62 78L74 84L79 79L75 69L66 60.6Z",
        a.linear(58, 62, 78, 82, (0, "#FFE9C0"), (1, "#9A6A44")),
    )
    a.path("M56 62L55 67L48 70L53 74L45 79L53 82L47 88L56 88L54 95", "none", 1, "#F6EBD6", 0.8, 0.9)
    a.path("M56 62L61 68L58 70L66 75L62 78L74 84", "none", 1, "#FFF8EA", 0.8, 0.95)
    # three stones leave it
    for name, x, y, s, t in (
        ("green", 60, 83, 1.25, 30),
        ("red", 76, 91, 1.2, 70),
        ("purple", 89, 80, 1.15, 24),
    ):
        pebble(a, name, x, y, s, t)
    for points in (
        [(88, 62), (90, 68), (90, 73)],
        [(82, 74), (82, 80), (80, 84)],
        [(93, 66), (94, 71), (93.4, 74)],
    ):
        a.wisp(points, 0.9, "#FFF6E6", 0.8)
    leg(a, (50, 58), (37, 58), (33, 71), (28, 76), skin, far=True)
    leg(a, (52, 59), (41, 61), (39.6, 75), (35, 80.6), skin)
    gown(
        a,
        [(50.4, 36), (51.4, 42), (52.4, 48), (53, 54.6), (46, 59), (40, 62)],
        [9.4, 8.6, 6.6, 11, 14, 15],
        WINE,
        (5, 3, 6, 3.6, 5),
        folds=6,
    )
    a.blob(
        [(49, 53), (57, 52), (62, 56), (67, 63), (61, 62), (57, 65), (53, 61), (47, 62)],
        dye(a, [(47, 50), (66, 66)], WINE),
    )
    girdle(a, [(49, 47.4), (52.2, 49), (55.6, 48)], "#E9C877")
    locks(
        a,
        hair,
        [
            [(52, 23), (58, 28), (58, 36), (62, 44), (60, 51)],
            [(51, 25), (56, 32), (56.6, 40), (58, 47)],
            [(53, 21), (61, 24), (63, 32), (68, 38)],
        ],
        4.2,
    )
    bust(a, 47.6, 27.4, skin, hair, "swept", (51.4, 37.6), turn=8, left=True, size=1.1)
    for foot, way, height in ((45.6, -100, 5), (49, -86, 6.4), (52.6, -70, 5.4)):
        tip = toward((foot, 22.4), way, height + 1.4)
        a.path(f"M{n(foot - 1.3)} 22.6L{at(tip)}L{n(foot + 1.4)} 22.4Z", "#3A2A40")
    arm(a, (48.6, 38.6), (40, 45.6), (33, 40), skin, far=True)
    # the thorn, long as a sword
    a.limb(
        [(72, 36), (66, 48), (61, 58), (57.4, 68)],
        [0.6, 4, 3, 0.2],
        a.linear(60, 44, 70, 54, (0, "#FFF6E6"), (0.5, "#D9BFA8"), (1, "#7A5A5A")),
    )
    leaf(a, (70, 40), -20, 8, "#9CB0A0", "#4A5A5C")
    arm(a, (53.6, 39), (62, 42.6), (66.4, 47.4), skin, hand=120, thumb=-1)
    a.limb([(66.6, 46.8), (68.4, 48.2), (67.8, 50)], [1.6, 1.5, 0.6], skin.mid, skin.light)
    sleeve(a, (53.6, 39), (62, 42.6), WINE, 0.55)
    a.dust([(84, 56, 1.2), (78, 50, 0.6), (30, 50, 0.7), (90, 30, 0.7)], "#F0E2E8")
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    "extra-pixie": extra_pixie,
    "steal": steal,
    "torn-sack": torn_sack,
}
