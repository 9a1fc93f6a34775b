"""The fairies who help: a seamstress, one in a drop of light, one who brings the harvest in."""

from collections.abc import Callable

from curves import Point, n
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from hands import Hand, reach
from kit import GOLD, Art
from light import Light, lamplight
from limbs import cuff
from tones import DEEP, INKY, PALE, WHEAT, Cloth, dye
from wings import Wing, wing

from challenge.burlap import BURLAP, body, folds
from challenge.folk import BROWN, FAIR, MOSS, SLATE, WOOL, Kind, head, limb
from challenge.gems import pebble

TEAL_SILK = Cloth("#DDF6EC", "#3F93A0", "#1C4C6C", "#101F44")
LEAF_SILK = Cloth("#F0F6B8", "#86A648", "#3F6A3E", "#183A34")
APRON = Cloth("#FFFDF2", "#EBD9B8", "#B08A6C", "#6B4A4A")
PINK = Wing("fore", "#F2C6DA", "#FFF9EC", spots="#FFE9A8")
PINK_HIND = Wing("hind", "#C79BD8", "#FFF1F6")
HARVEST = Wing("leaf", "#E08A4A", "#FFF0C0", veins=5, body=0.72)


def bigger_sack() -> Art:
    """She lets a band into the sack, with a needle as long as her arm and a thread of gold."""
    a = Art("Bigger sack")
    a.shadow(62, 94, 38, 5, 0.6)
    skin, hair = PALE, WHEAT
    wing(a, (36, 37), -118, 34, PINK, flip=True, o=0.6)
    wing(a, (37, 36), -72, 36, PINK)
    wing(a, (35, 40), -160, 26, PINK_HIND, flip=True, o=0.9)
    # the sack, grown out of its own mouth
    body(
        a,
        [
            (46, 52),
            (40, 62),
            (35, 76),
            (38, 90),
            (54, 95.4),
            (70, 96),
            (86, 94.6),
            (96, 86),
            (97, 72),
            (91, 60),
            (86, 51),
            (66, 56),
        ],
    )
    band = a.linear(
        36, 66, 96, 84, (0, "#E6F0F4"), (0.35, "#9FB4D8"), (0.75, "#5A62A0"), (1, "#2C2B5E")
    )
    a.path(
        "M36.4 71C52 77.6 80 77.6 97 70C97.6 75 97.4 80 96.4 84.6C80 91 52 91 36.6 85"
        "C35.4 80 35.4 75 36.4 71Z",
        band,
    )
    for x, y in ((48, 81.6), (62, 83.6), (76, 83.4), (89, 80.6)):
        a.spark(x, y, 2.6, "#FFF3C8", 0.95)
    for foot, rise in ((76.6, 6.4), (90, 5.6)):
        stitches = ""
        for k in range(14):
            across = 39.4 + k * 4.1
            down = foot - rise * ((across - 66) / 30) ** 2
            stitches += f"M{n(across)} {n(down - 1.5)}l.8 3"
        a.path(stitches, "none", 1, "#F8DC8C", 1)
    folds(
        a,
        [
            [(50, 60), (45, 66), (42, 71)],
            [(60, 62), (58, 68), (58, 73)],
            [(76, 62), (78, 68), (79, 73)],
            [(86, 58), (91, 64), (93, 69)],
        ],
        width=2,
    )
    a.blob(
        [(42, 50), (52, 44), (66, 42), (80, 43), (91, 48), (80, 54), (66, 56), (52, 55)], "#2A1820"
    )
    pebble(a, "purple", 77, 42.6, 1.3, 28)
    pebble(a, "yellow", 70, 47, 1.35, 12)
    pebble(a, "blue", 83.6, 46.6, 1.35, -14)
    lip: list[Point] = [
        (40, 49),
        (50, 53),
        (60, 56),
        (70, 54.4),
        (80, 55),
        (93, 47),
        (94, 54),
        (82, 61),
        (70, 61),
        (58, 63),
        (48, 60),
        (39, 55),
    ]
    a.blob(lip, a.linear(40, 48, 92, 62, (0, "#FFF0CC"), (0.5, "#DDB47A"), (1, BURLAP.deep)))
    # she leans over it from the left
    leg(a, (27, 70), (21, 79), (15, 86), (8.6, 88.6), skin, far=True)
    leg(a, (30, 70), (27, 80), (22, 89), (17, 94.4), skin)
    gown(
        a,
        [(41.6, 36), (38.8, 42.6), (36, 48.6), (33, 55.6), (27, 68), (19.6, 80)],
        [10.8, 10, 7.4, 13.4, 20, 28],
        TEAL_SILK,
        (5, 8, 4, 7, 4, 6),
        folds=8,
    )
    belt(a, [(32.4, 46.8), (35.8, 49.6), (39.8, 50)], "#F4DB92")
    arm(a, (44.6, 38), (46, 47.6), (51, 53.4), skin, far=True, hand=40)
    locks(
        a,
        hair,
        [
            [(44, 18), (36, 20), (32, 28), (25, 31)],
            [(44, 22), (37, 27), (35, 35), (29, 40)],
            [(45, 25), (39, 31), (38, 38), (34, 45)],
        ],
        4.8,
    )
    gaze(
        a,
        48,
        25.4,
        skin,
        hair,
        "swept",
        (42.6, 37),
        turn=16,
        wears="flowers",
        size=1.28,
        to=(64, 60),
    )
    # the needle and its thread, which runs down into the seam
    thread: list[Point] = [
        (59, 27.4),
        (67, 18),
        (79, 22),
        (80, 33),
        (90, 28),
        (96, 41),
        (92, 57),
        (93.4, 70),
    ]
    a.limb(thread, [0.7, 1.2, 1.3, 1.2, 1.3, 1.2, 1, 0.7], "#FFE9A0")
    a.limb(
        [(58, 26), (62.6, 39), (67.6, 54), (71, 66)],
        [2.6, 2.4, 1.9, 0.2],
        a.linear(58, 34, 67, 38, (0, "#FFFFFF"), (0.5, "#DCE4F2"), (1, "#6E7A9C")),
    )
    a.ellipse(59, 28.6, 0.6, 1.6, "#4A4468", 1, -20)
    arm(a, (41.6, 39), (50, 48.4), (60.4, 42), skin, hand=-30, ring=GOLD[1], what="grip")
    a.limb([(61, 41.4), (63.6, 40.2), (64.6, 41.6)], [1.7, 1.7, 0.6], skin.mid, skin.light)
    sleeve(a, (41.6, 39), (50, 48.4), TEAL_SILK, 0.5)
    a.glow(71, 66, 7, "#FFF3C8", 0.9)
    a.spark(71.4, 66, 3.4)
    lamplight(a, 74, 46, 28, "#FFF3C8", 0.3)
    a.dust([(88, 14, 1.4), (74, 12, 0.7), (95, 22, 0.6), (10, 62, 0.7)], "#FFF0D0")
    a.reframe(6, 3.4, 0.94)
    return a


def group_harvest() -> Art:
    """Her apron holds the harvest of all, and those who helped look on."""
    a = Art("Group harvest")
    skin, hair = DEEP, INKY
    gems = Light(90, "#FFF3C0", 0.85, back=0)
    a.shadow(50, 95, 40, 5, 0.55)
    a.glow(50, 60, 40, "#FFE9A8", 0.5)
    with a.twice("wings"):
        wing(a, (51.5, 37), -58, 38, HARVEST._replace(body=0.5))
        wing(a, (51.5, 40), -18, 41, HARVEST)
        wing(a, (51.5, 44), 24, 30, HARVEST._replace(tint="#C2603C"))
    gown(
        a,
        [(50, 37), (50, 44), (50, 50), (50, 58), (50, 74), (50, 91)],
        [11, 10, 7.6, 17, 34, 48],
        LEAF_SILK,
        (3.4, 4.4, 5, 4.4, 3.4),
        folds=5,
        round_hem=True,
    )
    # the apron, held up by its corners
    sling: list[Point] = [(31, 52), (34.6, 60), (41, 65), (50, 67), (59, 65), (65.4, 60), (69, 52)]
    a.blob([(36, 58), (43, 54), (57, 54), (64, 58), (58, 66), (42, 66)], APRON.dark)
    a.glow(50, 57, 22, "#FFF3C0", 0.85)
    pebble(a, "red", 43.6, 58.6, 1.35, -16)
    pebble(a, "blue", 56, 58.4, 1.45, 12)
    linen = dye(a, [(32, 54), (68, 88)], APRON)
    a.blob(
        [*sling, (70, 58), (66.6, 68), (60, 77), (50, 81), (40, 77), (33.4, 68), (30, 58)], linen
    )
    for points in (
        [(32, 56), (34, 66), (41, 75)],
        [(35.6, 62), (40, 70), (46, 78)],
        [(42, 67), (45, 72), (49, 79)],
        [(64.4, 62), (60, 70), (54, 78)],
        [(68, 56), (66, 66), (59, 75)],
    ):
        a.limb(points, [0.3, 1.7, 0.3], APRON.deep, o=0.55)
    a.limb([(31, 57), (33, 66), (39, 74.6)], [0.3, 1.6, 0.3], "#FFFFFF", o=0.8)
    a.line(sling, "#FFFFFF", 0.6)
    for k in range(7):
        x = 36.8 + k * 4.4
        y = 78.4 - ((x - 50) / 13.2) ** 2 * 5.4
        a.path(f"M{n(x)} {n(y - 1.3)}l.9 1.3l-.9 1.3l-.9 -1.3Z", "#C2603C", 0.85)
    for x in (31, 69):
        a.blob([(x - 2.2, 56), (x - 1.4, 52.4), (x, 50.4), (x + 1.6, 52.4), (x + 2.4, 56)], linen)
    # two of the pixies bring what they found
    for x, kind, left in (
        (14.6, Kind(FAIR, WOOL, "bell", "round"), False),
        (85.4, Kind(BROWN, SLATE, "acorn", "long"), True),
    ):
        side, cloth = (-1, SLATE) if left else (1, MOSS)
        a.blob(
            [(x - 8.6, 99), (x - 7, 92), (x - 3, 87), (x + 3, 87), (x + 7, 92), (x + 8.6, 99)],
            dye(a, [(x - 8, 86), (x + 8, 99)], cloth),
        )
        a.limb([(x - 7.4, 96), (x, 98), (x + 7.4, 96)], [1.6, 2.2, 1.6], "#3A2018")
        head(a, x, 79.4, 1.16, kind, -28, left=left)
        limb(
            a,
            [(x + side, 90), (x + side * 10, 89), (x + side * 15, 81), (x + side * 15.4, 72)],
            [5.4, 4.8, 4, 3],
            cloth,
        )
        pebble(a, "yellow" if left else "green", x + side * 15.6, 62.6, 1.3, side * 14)
        Hand((x + side * 15.4, 73), -90, kind.skin, size=8, flip=left, far=True, light=gems).fist(a)
    belt(a, [(46.2, 49.6), (50, 51.2), (53.8, 49.6)], "#F4DB92")
    gaze(
        a, 50, 26, skin, hair, "curls", (50, 37.6), front=True, wears="leaves", size=1.12,
        to=(50, 58), light=gems,
    )  # fmt: skip
    with a.twice("arm"):
        shoulder, elbow = (44.4, 40), (35.4, 44.6)
        reach(
            a, shoulder, elbow, (31.6, 51.4), skin, "grip", hand=96, size=1.12, flip=True,
            light=gems, ring=GOLD[1],
        )  # fmt: skip
        cuff(a, shoulder, elbow, LEAF_SILK, 0.5, 1.1, gems)
    a.dust([(50, 43, 0.8), (66, 46, 1.4), (35, 42, 0.7), (88, 30, 1.2), (80, 62, 0.7)], "#FFF0C2")
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    "bigger-sack": bigger_sack,
    "group-harvest": group_harvest,
}
