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

CHESTNUT = Cloth("#C08A5A", "#7E4E34", "#4A2A24", "#241418")
RUST = Cloth("#F4BE9C", "#B4644A", "#6E3434", "#3A1A20")


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
            (68, 66), (77, 63), (88, 67), (96, 77), (96, 88), (88, 94.4), (74, 94.6), (65, 90),
            (62, 80), (64, 71),
        ],
    )  # fmt: skip
    bulge(a, 76, 78, 6.6)
    bulge(a, 86, 84, 6)
    folds(a, [[(69, 70), (76, 71), (83, 74)], [(67, 72), (67, 80), (71, 87)]], width=1.7)
    patch(a, 77, 88, 0.95, 10, "#8A9270")
    a.blob(
        [(69, 67), (64, 66), (59, 61), (57, 55), (62, 58), (66, 54), (68, 59), (73, 57), (73, 64)],
        a.linear(57, 55, 72, 68, (0, BURLAP.light), (1, BURLAP.deep)),
    )
    tie(a, [(64, 70), (68, 66), (73, 63.6)], 3.2)
    limb(a, [(52, 66), (55, 75), (60, 81), (66, 85)], [8.4, 6.8, 5.2, 4], BARK, far=True)
    boot(a, 65.6, 87, 1.05, 14, left=True, far=True)
    limb(a, [(37, 48), (30, 57), (24, 60)], [6.6, 5.4, 4], STRAW, far=True)
    fist(a, 22.6, 60.6, BROWN, 3)
    coat(
        a,
        [(31, 44), (39, 40), (48, 45), (57, 56), (60, 66), (54, 72), (44, 71), (37, 62), (31, 53)],
        STRAW,
        [(46, 46), (57, 56), (60, 66), (54, 72), (48, 71.6), (51, 62), (47, 53)],
    )
    limb(a, [(47, 68), (35, 68), (29, 75), (31, 85)], [9.4, 7.8, 5.8, 4.6], BARK)
    boot(a, 30.4, 88.6, 1.18, -4, left=True)
    belt(a, [(39, 64), (49, 65), (58.4, 60)], 3.2)
    # the rope is taut from the sack to his shoulder, and goes over it into his hands
    a.limb(
        [(67, 65), (55, 53), (45, 42.6), (38, 44), (32, 53), (23, 61), (18, 69)],
        [2, 2.2, 2.4, 2.4, 2.2, 2, 0.8],
        "#8F6424",
        "#F4DC9A",
        "",
    )
    neck(a, (36, 45), (28, 40), BROWN)
    head(a, 26, 37, 1.5, Kind(BROWN, SLATE, "cone", "round"), 12, left=True)
    kerchief(a, 34.6, 45.4, 0.86, PLUM, -34)
    limb(a, [(42, 48), (43, 58), (36, 61), (30, 56)], [7.4, 6.4, 5.2, 4], STRAW)
    fist(a, 28.8, 55.6, BROWN, 3.4, 30)
    for x, y, r in ((88, 97, 0.9), (95, 96, 0.6), (53, 95, 0.7)):
        a.circle(x, y, r, "#F3E6C8", 0.6)
    return a


def hugger() -> Art:
    """He has filled it too well: he sees the way only past its side."""
    a = Art("Pixie hugging a sack")
    a.shadow(52, 94, 36, 4.4, 0.6)
    limb(a, [(44, 74), (52, 80), (56, 86)], [8.6, 7, 5], SLATE, far=True)
    boot(a, 57, 88.6, 1.05, -4, far=True)
    limb(a, [(36, 56), (50, 62), (62, 64)], [7, 6, 4.4], RUST, far=True)
    coat(
        a,
        [(34, 46), (44, 46), (50, 56), (52, 68), (48, 78), (36, 80), (25, 77), (22, 66), (25, 54)],
        RUST,
        [(44, 48), (50, 56), (52, 68), (48, 78), (40, 79.6), (44, 68), (43, 56)],
    )
    a.limb([(29, 54), (26, 64), (28, 74)], [0.4, 2.4, 0.4], RUST.light, o=0.6)
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
    limb(a, [(37, 52), (42, 63), (54, 67), (66, 65)], [8, 7, 5.8, 4.4], RUST)
    fist(a, 68, 64.4, RUDDY, 3.6, -14)
    fist(a, 69, 82.4, RUDDY, 3.2, 4)
    return a


def balancer() -> Art:
    """She carries it on her head and does not even look up."""
    a = Art("Pixie with a sack on her head")
    a.shadow(50, 94, 32, 4.4, 0.6)
    limb(a, [(52, 68), (60, 74), (64, 80), (73, 83)], [7.4, 6, 4.8, 4], CHESTNUT, far=True)
    boot(a, 73.4, 85, 1, 40, left=True, far=True)
    # the far arm swings with her step
    limb(a, [(54, 50), (63, 55), (70, 63)], [6.4, 5.2, 3.8], WOOL, far=True)
    fist(a, 71.4, 64.6, DARK, 2.9, 40)
    # the tunic flares as she goes
    coat(
        a,
        [
            (45, 46), (54, 46), (58, 54), (63, 65), (67, 76), (55, 78), (44, 79), (34, 75),
            (38, 64), (42, 54),
        ],
        WOOL,
        [(54, 47), (58, 54), (63, 65), (67, 76), (57, 78), (56, 66), (54, 56)],
    )  # fmt: skip
    for points in ([(46, 60), (42, 69), (39, 76)], [(50, 60), (50, 69), (50, 77)]):
        a.limb(points, [0.4, 1.8, 0.6], WOOL.deep, o=0.5)
    a.limb([(34.4, 74), (44, 77.6), (55, 76.8), (66.6, 74.6)], [1.4, 2.2, 2.2, 1.4], "#8E4A3E")
    limb(a, [(46, 76), (40, 80), (38, 87)], [7.4, 6, 4.6], CHESTNUT)
    boot(a, 37, 88.8, 1.12, -4, left=True)
    belt(a, [(41.4, 57.6), (49, 60), (58.6, 57.4)], 3)
    # the sack lies across her head and sags to each side
    body(
        a,
        [
            (24, 21), (28, 11), (40, 5.6), (56, 4.6), (70, 8), (78, 17), (77, 26), (69, 27.6),
            (60, 22), (47, 20.6), (37, 24), (30, 28),
        ],
    )  # fmt: skip
    bulge(a, 38, 13.6, 6)
    bulge(a, 56, 12, 6.4)
    folds(a, [[(72, 14), (66, 13), (60, 15)], [(72, 22), (67, 19), (61, 19)]], width=1.5)
    a.blob(
        [(75, 22), (82, 19), (89, 21), (86, 25), (89.6, 30), (84, 30), (84, 35), (76, 29)],
        a.linear(75, 18, 90, 34, (0, BURLAP.light), (1, BURLAP.deep)),
    )
    tie(a, [(77.6, 18), (77.4, 23), (73.6, 28)], 3)
    neck(a, (49, 50), (48, 42), DARK)
    head(a, 47, 37, 1.5, Kind(DARK, MOSS, "leaf", "snub", "braids", CHESTNUT), -2, left=True)
    limb(a, [(46, 50), (35, 47), (29.6, 38), (31.6, 28)], [6.8, 5.6, 4.8, 3.6], WOOL)
    fist(a, 32, 25.6, DARK, 3.2, 70)
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
    patch(a, 79, 66, 1.1, -12, "#7F8A72")
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
    a.limb([(20, 18), (18, 40), (18.6, 66), (17, 93)], [2.4, 3, 3, 2.2], "#7A5236", "#C99C66", "")
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
        [2.6, 2.7, 2.7, 2.6, 2.4, 2.2, 1.7, 0.6],
        "#7A5236",
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
