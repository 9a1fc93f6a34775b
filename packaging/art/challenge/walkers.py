"""Six pixies under way with their sacks; no two walk alike. Undyed caps: they serve any player."""

from collections.abc import Callable

from kit import Art
from tones import Cloth

from challenge.burlap import BURLAP, GREYED, body, bulge, folds, patch, small_sack, tie
from challenge.folk import (
    BARK,
    BROWN,
    DARK,
    DUN,
    FAIR,
    MOSS,
    PLUM,
    RUDDY,
    SLATE,
    STRAW,
    WOOL,
    Kind,
    belt,
    boot,
    coat,
    fist,
    head,
    kerchief,
    limb,
    neck,
)
from challenge.gems import pebble

CHESTNUT = Cloth("#C08A5A", "#7E4E34", "#4A2A24", "#241418")
HAY = Cloth("#FFF0C0", "#E0B868", "#9A7038", "#54381E")


def strider() -> Art:
    """Off with long steps, his sack on a stick."""
    a = Art("Pixie with a sack on a stick")
    a.shadow(50, 94, 34, 4.4, 0.6)
    limb(a, [(48, 66), (38, 73), (33, 80), (24, 85)], [8, 6.6, 5, 4], PLUM, far=True)
    boot(a, 22, 87, 1.1, 34, far=True)
    limb(a, [(47, 47), (39, 54), (34, 62)], [6.6, 5.4, 4], MOSS, far=True)
    fist(a, 32.6, 63.6, FAIR, 3)
    small_sack(a, 19, 25, 0.98, -6)
    a.limb([(12, 22), (30, 29), (48, 38), (66, 49)], [1.6, 2, 2.2, 2], "#6B4630", "#C99C66", "")
    coat(
        a,
        [(46, 41), (54, 40), (60, 47), (62, 58), (61, 68), (52, 72), (42, 70), (40, 60), (42, 48)],
        MOSS,
        [(56, 42), (60, 47), (62, 58), (61, 68), (54, 71.6), (57, 60), (57, 50)],
    )
    a.limb([(45, 46), (43.6, 56), (44, 66)], [0.4, 2.2, 0.4], MOSS.light, o=0.6)
    limb(a, [(54, 68), (64, 71), (69, 78), (70, 86)], [9, 7.4, 5.6, 4.6], PLUM)
    boot(a, 71, 88.6, 1.2, -6)
    belt(a, [(41, 62), (51, 65), (61.6, 61)], 3.4)
    neck(a, (52, 43), (55, 35), FAIR)
    head(a, 57, 29.6, 1.56, Kind(FAIR, WOOL, "bell"), -4)
    kerchief(a, 53, 41.4, 0.92, DUN, 6)
    limb(a, [(52, 45), (57, 55), (64, 54), (66, 49)], [7.6, 6.4, 5.4, 4.2], MOSS)
    fist(a, 66.4, 47.6, FAIR, 3.4, -20)
    return a


def puller() -> Art:
    """Bent into the rope; the sack comes along on the ground whether it wants to or not."""
    a = Art("Pixie pulling a sack")
    a.shadow(56, 94, 42, 4.4, 0.6)
    body(
        a,
        [
            (58, 62),
            (66, 60),
            (78, 60),
            (90, 66),
            (96, 78),
            (94, 90),
            (80, 94.6),
            (64, 94),
            (53, 89),
            (51, 76),
        ],
    )
    bulge(a, 66, 76, 7)
    bulge(a, 80, 72, 7)
    bulge(a, 82, 86, 6)
    folds(a, [[(60, 66), (66, 70), (72, 72)], [(58, 70), (60, 78), (66, 84)]], width=1.8)
    patch(a, 73, 86, 1.05, 10, "#8A9270")
    a.blob(
        [(58, 66), (52, 62), (46, 56), (51, 57), (52, 52), (57, 55), (61, 51), (62, 58)],
        a.linear(48, 52, 62, 66, (0, BURLAP.light), (1, BURLAP.deep)),
    )
    tie(a, [(54.6, 68), (58, 65), (62.6, 61.6)], 3.2)
    limb(a, [(46, 66), (54, 74), (56, 82), (62, 87)], [8, 6.4, 5, 4], BARK, far=True)
    boot(a, 61, 89, 1, 12, left=True, far=True)
    coat(
        a,
        [(36, 42), (45, 42), (52, 50), (54, 62), (50, 71), (40, 71), (33, 64), (29, 54), (30, 46)],
        STRAW,
        [(46, 44), (52, 50), (54, 62), (50, 71), (43, 71), (47, 60), (46, 52)],
    )
    limb(a, [(42, 69), (32, 70), (27, 77), (30, 86)], [9, 7.6, 5.8, 4.6], BARK)
    boot(a, 29.6, 88.6, 1.18, -4, left=True)
    belt(a, [(32, 63), (42, 66), (53, 62)], 3.2)
    a.limb(
        [(59, 64), (54, 54), (46, 46), (38, 48), (31, 57), (28, 62), (26, 68)],
        [1.6, 2, 2.2, 2.2, 2, 1.8, 0.8],
        "#8F6424",
        "#F4DC9A",
        "",
    )
    neck(a, (37, 45), (32, 37), BROWN)
    head(a, 31, 34.4, 1.52, Kind(BROWN, SLATE, "cone", "round"), -2, left=True)
    kerchief(a, 35.6, 44, 0.86, PLUM, -22)
    limb(a, [(40, 48), (41, 57), (34, 62), (29, 60)], [7.4, 6.4, 5.2, 4], STRAW)
    fist(a, 27.4, 60, BROWN, 3.4, 20)
    return a


def hugger() -> Art:
    """He has filled it too well: he sees the way only past its side."""
    a = Art("Pixie hugging a sack")
    a.shadow(52, 94, 36, 4.4, 0.6)
    limb(a, [(44, 74), (52, 80), (56, 86)], [8.6, 7, 5], SLATE, far=True)
    boot(a, 57, 88.6, 1.05, -4, far=True)
    limb(a, [(36, 56), (50, 62), (62, 64)], [7, 6, 4.4], DUN, far=True)
    coat(
        a,
        [(34, 46), (44, 46), (50, 56), (52, 68), (48, 78), (36, 80), (25, 77), (22, 66), (25, 54)],
        DUN,
        [(44, 48), (50, 56), (52, 68), (48, 78), (40, 79.6), (44, 68), (43, 56)],
    )
    a.limb([(29, 54), (26, 64), (28, 74)], [0.4, 2.4, 0.4], DUN.light, o=0.6)
    limb(a, [(34, 77), (28, 82), (30, 87)], [9, 7.2, 5], SLATE)
    boot(a, 31, 88.6, 1.15, -4)
    belt(a, [(22.6, 68), (34, 72.6), (50, 70)], 3.4)
    neck(a, (38, 48), (39, 40), RUDDY)
    head(a, 40.4, 35, 1.6, Kind(RUDDY, DUN, "acorn", "round", "goatee", WOOL), -10)
    # the sack he carries before him, as wide as he is
    body(
        a,
        [
            (64, 34),
            (72, 37),
            (84, 45),
            (92, 58),
            (91, 72),
            (80, 82),
            (66, 83),
            (52, 76),
            (47, 64),
            (49, 50),
            (56, 39),
        ],
    )
    bulge(a, 62, 54, 7)
    bulge(a, 77, 58, 8)
    bulge(a, 68, 72, 7)
    folds(a, [[(62, 38), (56, 46), (52, 56)], [(67, 38), (74, 44), (80, 52)]], width=1.8)
    a.blob(
        [(64, 35), (59, 30), (55, 23), (61, 25), (64, 20), (68, 24), (75, 21), (71, 29)],
        a.linear(56, 20, 74, 36, (0, BURLAP.light), (1, BURLAP.deep)),
    )
    tie(a, [(58.6, 33.6), (64, 36), (70.6, 33.6)], 3.4)
    limb(a, [(37, 52), (42, 63), (54, 67), (66, 65)], [8, 7, 5.8, 4.4], DUN)
    fist(a, 68, 64.4, RUDDY, 3.6, -14)
    fist(a, 84, 69, RUDDY, 3.1, 40)
    return a


def balancer() -> Art:
    """She carries it on her head and does not even look up."""
    a = Art("Pixie with a sack on her head")
    a.shadow(50, 94, 32, 4.4, 0.6)
    limb(a, [(52, 68), (60, 74), (64, 80), (73, 83)], [7.4, 6, 4.8, 4], CHESTNUT, far=True)
    boot(a, 74, 85, 1, -40, left=True, far=True)
    # the tunic flares as she goes
    coat(
        a,
        [
            (45, 46),
            (54, 46),
            (58, 54),
            (63, 65),
            (67, 76),
            (55, 78),
            (44, 79),
            (34, 75),
            (38, 64),
            (42, 54),
        ],
        WOOL,
        [(54, 47), (58, 54), (63, 65), (67, 76), (57, 78), (56, 66), (54, 56)],
    )
    for points in ([(47, 58), (43, 68), (40, 76)], [(51, 58), (51, 68), (51, 77)]):
        a.limb(points, [0.4, 1.8, 0.6], WOOL.deep, o=0.5)
    a.limb([(34.4, 74), (44, 77.6), (55, 76.8), (66.6, 74.6)], [1.2, 1.8, 1.8, 1.2], "#8E6A58")
    limb(a, [(46, 76), (40, 80), (38, 87)], [7.4, 6, 4.6], CHESTNUT)
    boot(a, 37, 88.8, 1.12, -4, left=True)
    belt(a, [(41.4, 57.6), (49, 60), (58.6, 57.4)], 3)
    limb(a, [(54, 49), (64, 55), (66, 63), (58, 64)], [6.6, 5.6, 4.8, 3.8], WOOL, far=False)
    fist(a, 57, 63.6, DARK, 2.9)
    # the sack lies across her head, a little to each side
    body(
        a,
        [
            (29, 12),
            (40, 7),
            (56, 6),
            (70, 9),
            (77, 16),
            (74, 24),
            (62, 27),
            (48, 26.6),
            (34, 26),
            (26, 20),
        ],
    )
    bulge(a, 41, 15, 6)
    bulge(a, 57, 15, 6.4)
    folds(a, [[(70, 12), (64, 14), (60, 19)], [(71, 20), (66, 21), (60, 23)]], width=1.5)
    a.blob(
        [(74, 16), (80, 11), (88, 9), (86, 14), (91, 18), (86, 20), (88, 25), (80, 22)],
        a.linear(74, 10, 90, 24, (0, BURLAP.light), (1, BURLAP.deep)),
    )
    tie(a, [(75, 12), (77, 16.6), (75.6, 21.6)], 3)
    neck(a, (49, 50), (48, 42), DARK)
    head(a, 47, 37.6, 1.5, Kind(DARK, MOSS, "leaf", "snub", "braids", CHESTNUT), -2, left=True)
    limb(a, [(46, 49), (36, 46), (31, 37), (33, 28)], [6.8, 5.6, 4.8, 3.6], WOOL)
    fist(a, 33.4, 25.6, DARK, 3.1, 70)
    return a


def elder() -> Art:
    """The oldest of them: beard to the belt, staff in hand, the sack a part of his back."""
    a = Art("Old pixie with staff")
    a.shadow(52, 94, 36, 4.4, 0.6)
    limb(a, [(54, 74), (62, 80), (64, 87)], [8, 6.4, 4.6], PLUM, far=True)
    boot(a, 63.4, 89, 1, -2, left=True, far=True)
    body(
        a,
        [
            (58, 34),
            (68, 31),
            (80, 36),
            (90, 48),
            (92, 62),
            (84, 74),
            (70, 78),
            (58, 72),
            (53, 58),
            (53, 44),
        ],
        GREYED,
    )
    bulge(a, 68, 48, 7, GREYED)
    bulge(a, 80, 58, 7, GREYED)
    bulge(a, 68, 66, 6, GREYED)
    folds(a, [[(64, 35), (72, 40), (80, 44)], [(60, 38), (60, 48), (64, 56)]], GREYED, 1.7)
    a.blob(
        [(60, 35), (57, 28), (60, 20), (64, 24), (70, 19), (71, 25), (77, 24), (70, 32)],
        a.linear(58, 20, 76, 36, (0, GREYED.light), (1, GREYED.deep)),
    )
    tie(a, [(57.6, 34), (63, 35), (70, 31.6)], 3.2)
    pebble(a, "purple", 66, 19, 0.95, 20)
    coat(
        a,
        [
            (38, 46),
            (50, 44),
            (58, 52),
            (61, 66),
            (62, 80),
            (50, 84),
            (38, 83),
            (31, 79),
            (32, 64),
            (33, 52),
        ],
        PLUM,
        [(50, 46), (58, 52), (61, 66), (62, 80), (53, 83.6), (54, 68), (52, 56)],
    )
    a.limb([(36, 56), (34, 68), (35, 79)], [0.4, 2, 0.4], PLUM.light, o=0.6)
    belt(a, [(32, 66), (45, 69.6), (61, 66)], 3.2)
    limb(a, [(42, 82), (38, 86), (38, 89)], [6.8, 5.6, 4.6], BARK)
    boot(a, 37, 89, 1.12, -2, left=True)
    a.limb(
        [(20, 18), (18, 40), (18.6, 66), (17, 93)], [1.8, 2.4, 2.4, 1.8], "#5E3D2A", "#C99C66", ""
    )
    a.limb(
        [
            (19.4, 24),
            (16, 19),
            (13.4, 13),
            (16.4, 7.4),
            (22, 7),
            (25.4, 11),
            (24, 15.6),
            (20.4, 15),
        ],
        [2.2, 2.2, 2.2, 2, 1.9, 1.8, 1.4, 0.5],
        "#5E3D2A",
        "#C99C66",
        "",
    )
    head(a, 38, 35, 1.46, Kind(RUDDY, BARK, "brim", "round", "long", WOOL), 8, left=True)
    limb(a, [(48, 52), (44, 62), (32, 60), (22, 53)], [7.6, 6.6, 5.4, 4.2], PLUM)
    fist(a, 19.6, 51, RUDDY, 3.4, 60)
    return a


def skipper() -> Art:
    """The youngest: nothing in the sack yet to speak of, so he skips and swings it."""
    a = Art("Skipping pixie")
    a.shadow(46, 94, 26, 4, 0.55)
    small_sack(a, 25, 28, 0.66, 60, full=False)
    limb(a, [(45, 47), (37, 44), (31, 37), (27.6, 30)], [6.6, 5.4, 4.6, 3.6], SLATE, far=True)
    fist(a, 26.6, 28, FAIR, 2.9)
    limb(a, [(46, 66), (38, 72), (40, 80), (38, 85)], [8, 6.6, 5.2, 4.4], STRAW, far=True)
    boot(a, 39, 86.4, 1.1, 14, far=True)
    coat(
        a,
        [(44, 42), (54, 43), (59, 52), (61, 62), (58, 69), (48, 71), (39, 67), (40, 56), (41, 47)],
        SLATE,
        [(54, 44), (59, 52), (61, 62), (58, 69), (51, 70.6), (55, 60), (53, 51)],
    )
    a.limb([(44, 48), (42, 57), (42, 65)], [0.4, 2, 0.4], SLATE.light, o=0.6)
    # the knee comes up to the belt
    limb(a, [(54, 66), (67, 60), (72, 66), (70, 75)], [8.6, 7.4, 6, 4.6], STRAW)
    boot(a, 70.6, 77.6, 1.12, 16)
    belt(a, [(39.6, 61), (49, 64), (60.4, 60.6)], 3.1)
    # a scarf that flies behind him
    a.limb(
        [(50, 42), (38, 44), (30, 50), (18, 49)], [3, 4, 3.4, 0.6], MOSS.mid, MOSS.light, MOSS.dark
    )
    neck(a, (52, 44), (53, 36), FAIR)
    head(a, 54, 30, 1.52, Kind(FAIR, PLUM, "hood", "snub"), -12)
    a.limb([(46, 43), (53, 46), (61, 42.6)], [3, 4.6, 3], MOSS.mid, MOSS.light, MOSS.dark)
    limb(a, [(53, 47), (62, 52), (71, 47), (77, 39)], [7, 6, 5, 3.8], SLATE)
    fist(a, 78, 37, FAIR, 3, -50)
    for x, y, r in ((24, 92, 0.9), (30, 94, 0.6), (18, 94, 0.6)):
        a.circle(x, y, r, "#F3E6C8", 0.7)
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    "pixie-1": strider,
    "pixie-2": puller,
    "pixie-3": hugger,
    "pixie-4": balancer,
    "pixie-5": elder,
    "pixie-6": skipper,
}
