"""The newcomer and the two who do harm: a pixie at his door, a thief, a ripper of sacks."""

from collections.abc import Callable

from curves import Point, at, n, toward
from figures import arm, gown, leg, sleeve
from figures import belt as girdle
from gaze import gaze, locks
from kit import Art
from light import contact, lamplight
from moods import SLY
from plants import leaf
from tones import AMBER_EYES, DUSK, PALE, PLUM, SILVER, Cloth, dye
from visage import Head
from wings import Wing, wing

from challenge.burlap import BURLAP, body, bulge, folds, patch, tie
from challenge.folk import RUDDY, STRAW, WOOL, Kind, belt, boot, coat, fist, head, limb, neck
from challenge.gems import pebble

JACKET = Cloth("#FFFFFF", "#C4DCFA", "#6E90CC", "#2A3A78")
RED = Cloth("#FFB69A", "#D8503F", "#8E2234", "#4A1028")
NIGHTSHADE = Cloth("#D9C6F6", "#6A4C9E", "#35235F", "#150D30")
WINE = Cloth("#FFCFC4", "#B8485E", "#6C1E40", "#300E28")
MOTH = Wing("swallow", "#8C9AE0", "#E9EEFF", spots="#FFE9A8", body=0.62)
MOTH_HIND = Wing("hind", "#6A6CC0", "#DDE2FF")
SMOKE = Wing("swallow", "#A79AAC", "#F1E8EE", veins=3, body=0.7)


def extra_pixie() -> Art:
    """Out of his door he comes, the empty sack over his shoulder, and waves: here I am."""
    a = Art("One more pixie")
    a.shadow(58, 95, 36, 4.4, 0.6)
    with a.moved(-2, 22, 0.77):
        _home(a)
    limb(a, [(54, 68), (46, 75), (44, 83), (37, 88)], [8, 6.4, 5, 4], STRAW, far=True)
    boot(a, 36.6, 89.6, 1.08, 20, far=True)
    # the sack hangs limp from his fist
    body(
        a,
        [
            (49, 41), (45, 47), (40, 55), (36, 64), (31, 75), (36, 79.6), (41, 77), (46, 80.4),
            (51, 75), (52, 62), (54, 48),
        ],
    )  # fmt: skip
    folds(
        a,
        [
            [(47, 46), (41, 58), (36, 75)],
            [(49, 48), (46, 60), (41.6, 75)],
            [(51, 50), (50, 62), (47, 77)],
        ],
        width=1.5,
    )
    patch(a, 43.4, 68, 0.72, 14, "#8E9A6A")
    coat(
        a,
        [(54, 42), (63, 42), (69, 50), (71, 61), (69, 71), (59, 75), (48, 72), (47, 60), (49, 49)],
        JACKET,
        [(63, 43), (69, 50), (71, 61), (69, 71), (61, 74.6), (65, 62), (64, 52)],
    )
    skirt: list[Point] = [
        (48, 64), (46, 72), (50, 76.6), (58, 75.4), (66, 77.4), (72.6, 73), (71, 63), (59, 66),
    ]  # fmt: skip
    a.blob(skirt, dye(a, skirt, JACKET))
    a.limb([(59, 67), (58, 71), (58, 75.4)], [0.4, 1.6, 0.8], JACKET.dark, o=0.5)
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
        [(53, 42), (58, 45), (64, 45), (68.4, 41.6), (68, 46), (64, 49.6), (60, 49), (55, 48)],
        dye(a, [(53, 42), (70, 51)], RED),
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


def _home(a: Art) -> None:
    """A toadstool with a lit door, in the shade of the wood."""
    stem = a.linear(4, 60, 34, 64, (0, "#B9BDA6"), (0.5, "#7C8478"), (1, "#3C4A4C"))
    a.path("M7 96C9 80 9 66 8 52H32C31 66 32 80 35 96C27 98 14 98 7 96Z", stem)
    a.glow(20, 82, 26, "#FFD873", 0.8)
    a.path(
        "M12 96V80C12 72 16.6 69 20.6 69C24.8 69 29.4 72 29.4 80V96Z",
        a.linear(14, 72, 28, 96, (0, "#FFF6C8"), (1, "#F4AE48")),
        1,
        "#A8764A",
        1,
    )
    a.path(
        "M-8 52C-8 34 6 26 20 26C34 26 49 34 50 50C40 57 4 58 -8 52Z",
        a.radial(12, 36, 44, (0, "#A8707A"), (0.35, "#74465E"), (0.8, "#422A48"), (1, "#281A36")),
    )
    a.path(
        "M-8 52C4 58 40 57 50 50C44 59 36 60 20 60C6 60 -2 58 -8 52Z",
        a.linear(0, 52, 0, 60, (0, "#4A3848"), (1, "#A8A088")),
    )
    for x, y, r in ((12, 46, 3.2), (28, 37, 3.4), (38, 46, 2.6), (20, 50, 1.8)):
        a.ellipse(x, y, r * 1.2, r * 0.8, "#D9C4B4", 0.75)


def _open_hand(a: Art, x: float, y: float, turn: float) -> None:
    """Four short round fingers and a thumb, spread."""
    skin = RUDDY
    paint = a.radial(-1, 1, 9, (0, skin.light), (0.5, skin.mid), (1, skin.shade))
    with a.moved(x, y, 1, turn):
        for way, length, wide in (
            (-78, 4.6, 2.4), (-34, 6.4, 2), (-10, 7.2, 2), (14, 7, 2), (38, 6, 1.8),
        ):  # fmt: skip
            tip = toward((0.4, 0), way, length)
            a.limb([(0.4, 0), toward((0.4, 0), way, length * 0.6), tip], [wide, wide, wide], paint)
            a.circle(*tip, wide / 2, paint)
        a.ellipse(0.4, 0, 3.3, 2.9, paint)
        a.limb([(-1, -1.4), (0.6, -0.2), (-0.6, 1.6)], [0.1, 0.5, 0.1], skin.shade, o=0.7)


def steal() -> Art:
    """Up and away from another's sack, one stone in the hand and one in the arm."""
    a = Art("Steal")
    skin, hair = DUSK, SILVER
    _robbed_sack(a)
    for root, turn, length, kind, o in (
        ((52, 37), -146, 34, MOTH_HIND, 0.75),
        ((55, 35), -112, 38, MOTH, 0.8),
        ((54, 36), -136, 42, MOTH, 0.95),
        ((51, 40), 176, 29, MOTH_HIND, 0.95),
    ):
        wing(a, root, turn, length, kind, True, o)
    arm(a, (62, 37), (74, 35), (81, 25), skin, far=True, what="open")
    a.glow(86, 18, 15, "#FFC9B8", 0.7)
    pebble(a, "red", 86, 18, 1.75, 24)
    a.limb([(81.4, 24.6), (83.6, 23.6), (84.4, 21.6)], [1.6, 1.7, 0.8], skin.mid, skin.light)
    leg(a, (47, 52), (36, 63), (23, 66), (16, 63), skin, far=True)
    leg(a, (48, 53), (33, 57), (20, 56.6), (12.6, 52.6), skin)
    gown(
        a,
        [(61, 36), (57, 40.6), (53, 45), (48.4, 49.6), (39.6, 55.6), (30, 59.4)],
        [10.4, 10, 7.8, 12, 15.6, 21],
        NIGHTSHADE,
        (5, 8, 4, 7, 4),
        folds=6,
    )
    girdle(a, [(50.6, 41.6), (53.8, 44.8), (55.4, 48.2)], "#F4D27A")
    a.limb([(51.6, 43), (45, 45), (39, 43), (31, 46)], [1.2, 2.4, 2, 0.3], "#E9C877", "#FFF3C8", "")
    locks(
        a,
        hair,
        [
            [(64, 20), (57, 20), (50, 25), (42, 23)],
            [(64, 23), (57, 25), (52, 30), (45, 31)],
            [(65, 26), (59, 29), (56, 34), (50, 37)],
        ],
        5,
    )
    head = gaze(
        a, 68.6, 25.6, skin, hair, "swept", (61.6, 36.4), turn=4, size=1.34,
        to=(84, 22), mood=SLY._replace(lashes=0.6), eyes=AMBER_EYES,
    )  # fmt: skip
    _mask(a, head)
    a.glow(75, 48, 16, "#CFE6FF", 0.9)
    pebble(a, "blue", 75, 47.6, 2.05, 10)
    arm(a, (60.6, 38.6), (63.4, 51), (72.4, 53.4), skin, hand=-24, ring="#E9C877", what="open")
    sleeve(a, (60.6, 38.6), (63.4, 51), NIGHTSHADE, 0.5)
    a.spark(81, 41, 3.6)
    for points in ([(58, 66), (66, 64), (74, 66)], [(60, 72), (70, 70), (80, 73)]):
        a.wisp(points, 0.9, "#EEF2FF", 0.7)
    lamplight(a, 75, 45, 30, "#B4D8FF", 0.2)
    a.dust([(90, 38, 1.3), (93, 58, 0.7), (84, 66, 0.7), (76, 8, 0.7)], "#E4EEFF")
    return a


def _robbed_sack(a: Art) -> None:
    """What she leaves behind: wide open, and not as full as it was."""
    a.shadow(42, 96, 38, 4, 0.6)
    body(
        a,
        [
            (14, 78), (8, 87), (10, 96), (24, 99), (42, 99.6), (60, 99), (72, 95), (73, 87),
            (67, 78), (40, 80),
        ],
    )  # fmt: skip
    folds(a, [[(20, 86), (16, 91), (16, 96)], [(61, 86), (65, 90), (66, 95)]], width=1.8)
    mouth: list[Point] = [
        (11, 76), (24, 71), (40, 69.6), (57, 71), (70, 76), (57, 82), (40, 84), (24, 82),
    ]  # fmt: skip
    a.blob(
        [(x, y - 1.8) for x, y in mouth],
        a.linear(12, 68, 70, 76, (0, BURLAP.light), (1, BURLAP.deep)),
    )
    a.blob(mouth, "#241420")
    a.glow(40, 76, 22, "#FFE9A8", 0.5)
    pebble(a, "green", 30, 79.6, 1.25, -24)
    pebble(a, "yellow", 52, 79.4, 1.25, 14)
    a.blob(
        [
            (9, 75), (18, 79), (30, 83), (40, 81.6), (52, 83), (63, 79), (72, 75), (73, 81),
            (64, 86), (52, 89.6), (40, 88), (30, 89.6), (18, 86), (8, 81),
        ],
        a.linear(10, 75, 72, 89, (0, "#FFF0CC"), (0.5, "#DDB47A"), (1, BURLAP.deep)),
    )  # fmt: skip


def _mask(a: Art, head: Head) -> None:
    """A thief's band with holes for the eyes, tied behind."""
    with head.inside(a):
        a.path(
            "M-47 -12C-24 -17 14 -17 36 -11C38 -2 36 12 30 17C22 20 16 16 13 10"
            "C8 18 -12 22 -22 15C-30 10 -38 6 -48 6Z",
            "#1A1640",
        )
        a.path("M-46 -12C-24 -17 14 -17 36 -11", "none", 1, "#8E96DC", 2.6)
        head.draw_eyes(a)


def torn_sack() -> Art:
    """She sits on it as on a throne, a scrap of it on her thorn, and watches the stones go."""
    a = Art("Torn sack")
    skin, hair = PALE, PLUM
    a.shadow(54, 96, 42, 4.6, 0.6)
    wing(a, (47, 38), -74, 34, SMOKE, o=0.7)
    wing(a, (46, 38), -114, 37, SMOKE, flip=True)
    wing(a, (45, 41), 166, 27, SMOKE._replace(shape="hind"), flip=True, o=0.9)
    _ripped_sack(a)
    contact(a, 53, 61, 18, 0.8, "#3A1C10")
    for name, x, y, s, t in (
        ("green", 58, 82, 1.55, 30),
        ("red", 74.6, 91, 1.5, 70),
        ("purple", 89, 80, 1.5, 24),
    ):
        pebble(a, name, x, y, s, t)
    for points in (
        [(84, 62), (88, 66), (90, 71)],
        [(66, 78), (71, 80), (73, 84)],
        [(90, 60), (94, 66), (94.6, 72)],
    ):
        a.wisp(points, 1, "#FFF6E6", 0.85)
    leg(a, (51, 54), (60, 58.6), (57, 70), (61, 75.4), skin, far=True)
    leg(a, (52, 53), (65.6, 54.6), (67.4, 68), (73.4, 72), skin)
    gown(
        a,
        [(49.6, 35.4), (48.4, 41), (48, 46.6), (50, 52), (56, 55.6), (62, 57)],
        [9.8, 9, 6.8, 12, 13.4, 13],
        WINE,
        (4, 7, 3.4, 6),
        folds=6,
    )
    a.blob(
        [(45, 51), (52, 54), (57, 61), (50, 60), (47, 66), (43, 60), (37, 62), (41, 55)],
        dye(a, [(38, 50), (56, 66)], WINE),
    )
    girdle(a, [(44.8, 46.4), (48, 48), (51.4, 47)], "#E9C877")
    locks(
        a,
        hair,
        [
            [(49, 22), (42, 26), (41, 34), (36, 40)],
            [(50, 24), (44, 30), (43.6, 38), (40, 46)],
            [(48, 20), (40, 21), (36, 28), (30, 30)],
        ],
        4.6,
    )
    gaze(a, 53, 26, skin, hair, "swept", (49.4, 36.4), turn=16, size=1.24, to=(76, 44), mood=SLY)
    for foot, way, height in ((45.6, -118, 5), (49, -102, 7), (53, -86, 6.4), (57, -70, 4.6)):
        tip = toward((foot, 20.2), way, height)
        a.path(f"M{n(foot - 1.7)} 21.6L{at(tip)}L{n(foot + 1.7)} 21.4Z", "#2E1E34")
    arm(a, (52.4, 38), (58, 47), (64, 51.6), skin, far=True, hand=30)
    _thorn(a)
    arm(a, (47.6, 38.6), (58.6, 43.6), (69, 38), skin, hand=-50, what="grip")
    a.limb([(68.4, 37.4), (70.6, 36.6), (72, 37.8)], [1.7, 1.7, 0.7], skin.mid, skin.light)
    sleeve(a, (47.6, 38.6), (58.6, 43.6), WINE, 0.45)
    a.dust([(88, 46, 1.2), (92, 30, 0.7), (82, 52, 0.6), (64, 12, 0.6)], "#F0E2E8")
    return a


def _ripped_sack(a: Art) -> None:
    """Still tied above, but open from its shoulder to the ground."""
    body(
        a,
        [
            (34, 53), (48, 53), (62, 58), (72, 68), (76, 81), (70, 92), (56, 96.4), (38, 97),
            (20, 95), (10, 86), (11, 73), (19, 61), (26, 55),
        ],
    )  # fmt: skip
    folds(
        a,
        [
            [(29, 56), (21, 65), (17, 78)],
            [(34, 56), (30, 66), (29, 80)],
            [(38, 57), (41, 66), (39, 76)],
        ],
        width=2,
    )
    bulge(a, 28, 84, 7)
    a.blob(
        [(34, 54), (25, 51), (19, 44), (14, 42), (21, 40), (25, 36), (29, 41), (36, 38), (36, 46)],
        a.linear(16, 38, 36, 54, (0, BURLAP.light), (0.5, BURLAP.mid), (1, BURLAP.deep)),
    )
    tie(a, [(24.4, 55), (29, 51.4), (36.4, 50)], 3.4)
    rip = "M60 59L65 66L61 69L70 75L64 79L74 86L66 88L69 95L56 96.4L44 94L50 88L43 85L51 80L45 75"
    a.path(f"{rip}L54 71L51 66Z", "#1A101C")
    a.path(
        "M60 59L65 66L61 69L70 75L64 79L74 86C80 84 80 77 77 70C74 64 68 60 60 59Z",
        a.linear(60, 60, 78, 84, (0, "#FFE9C0"), (1, "#9A6A44")),
    )
    edge = "M60 59L51 66L54 71L45 75L51 80L43 85L50 88L44 94"
    a.path(edge, "none", 1, "#FFF3DC", 1, 0.95)
    a.path("M60 59L65 66L61 69L70 75L64 79L74 86", "none", 1, "#FFF8EA", 0.8, 0.95)


def _thorn(a: Art) -> None:
    """Long as a sword, leaves for its hilt, a scrap of burlap near its tip."""
    a.limb(
        [(66.6, 46), (70, 37), (75, 23), (84, 7)],
        [3, 4.4, 3.4, 0.2],
        a.linear(66, 24, 80, 30, (0, "#FFF6E6"), (0.5, "#D9BFA8"), (1, "#6A4A50")),
    )
    leaf(a, (68, 43), 20, 9, "#9CB0A0", "#4A5A5C")
    leaf(a, (67.6, 44), 150, 7, "#9CB0A0", "#4A5A5C")
    a.path(
        "M73 22L77 19L82.6 20.6L85 18.6L87 24L84 27.6L85.6 32L80.6 29.6L77 31.6L76 27L72 26Z",
        a.linear(73, 19, 86, 31, (0, BURLAP.light), (0.5, BURLAP.mid), (1, BURLAP.deep)),
        1,
        "#FFF3DC",
        0.5,
    )
    a.limb([(76.4, 19.6), (79, 15.4), (84, 7)], [2.4, 1.8, 0.2], "#F3E2CE")


EMBLEMS: dict[str, Callable[[], Art]] = {
    "extra-pixie": extra_pixie,
    "steal": steal,
    "torn-sack": torn_sack,
}
