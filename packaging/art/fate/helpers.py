"""Three of the good fairies: liberation, protection and mutation."""

import math

from curves import Point, n
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from kit import Art
from moods import LAUGH
from plants import flower, leaf
from tones import DUSK, GREEN_EYES, INKY, OLIVE, PALE, RAVEN, VIOLET_EYES, WHEAT, Cloth, dye, gold
from wings import Wing, pair, wing

DAWN = Cloth("#FFFFFF", "#FFE0CC", "#E39C8C", "#8A4A5C")
CLOAK = Cloth("#D9C4F4", "#8468BE", "#4A3488", "#221650")
HEART = Cloth("#FFF3D0", "#F2C484", "#C07A4A", "#6A3428")


def dove(a: Art, x: float, y: float, s: float, turn: float = 0, left: bool = False) -> None:
    """A white bird that rises, wings up; x, y is its breast."""
    with a.moved(x, y, s, turn, flip=left):
        a.path("M-2 -1C-6 -8 -12 -12 -17 -13C-15 -9 -14 -6 -9 -1C-7 1 -4 1.6 -1 1Z", "#C9D4EC")
        a.path("M-4 1C-9 2 -12 4 -15 7.4C-12 7 -10 7.4 -8.6 8.6C-6 7 -3 5 -1 3Z", "#DCE4F4")
        a.path(
            "M-5 2C-3 -2 3 -3 6 -4.6C7 -6.6 9.6 -6.6 10.4 -4.6L12.6 -3.8L10.2 -3"
            "C9.6 1 5 5 0 4.6C-2.6 4.4 -4.4 3.6 -5 2Z",
            "#FFFFFF",
        )
        a.path("M-4 2.6C0 4 5 2.6 9.6 -1.6C8 2.6 4 5 0 4.6C-2 4.4 -3.4 3.8 -4 2.6Z", "#B9C6E4", 0.8)
        a.path("M1 -1C0 -8 -3 -14 -8 -18C-1 -17 5 -11 5.4 -3C4.6 -1 2.4 0 1 -1Z", "#FFFFFF")
        a.path(
            "M2 -2C1.4 -8 -1 -13 -5 -16.4M3.4 -2.6C3 -7 1.6 -10.6 -.6 -13",
            "none",
            1,
            "#B9C6E4",
            0.5,
        )
        a.circle(9, -4.8, 0.5, "#2A2036")
        a.path("M10.4 -4.6L12.6 -3.8L10.2 -3.6Z", "#E8A03C")


def links(a: Art, points: list[Point], r: float = 1.9) -> None:
    """A chain, its rings seen from the side and from the front by turns."""
    for i, (x, y) in enumerate(points):
        u, v = points[i - 1] if i else (2 * x - points[1][0], 2 * y - points[1][1])
        way = math.degrees(math.atan2(y - v, x - u))
        a.ellipse(x, y, r * 1.15, r * (0.72 if i % 2 else 0.36), "none", 1, way, "#3A3F58", 1.15)
        a.ellipse(
            x - 0.15,
            y - 0.2,
            r * 1.15,
            r * (0.72 if i % 2 else 0.36),
            "none",
            1,
            way,
            "#C9D2E8",
            0.6,
        )


def liberation() -> Art:
    """She leaps up; the chain has sprung, and what was caged flies."""
    a = Art("Imamiah, fairy of liberation")
    skin, hair = DUSK, RAVEN
    a.glow(56, 40, 46, "#FFF3D6", 0.55)
    kind = Wing("fore", "#FFD9B8", "#FFFFFF", spots="#FFF6C8", broad=1.12)
    wing(a, (46, 42), -72, 37, kind._replace(spots=""), o=0.75)
    wing(a, (45, 43), -122, 38, kind, flip=True)
    wing(a, (44, 45), -166, 38, kind._replace(tint="#F6B8A8"), flip=True)
    wing(
        a,
        (44, 48),
        156,
        29,
        kind._replace(shape="hind", tint="#E8A0A8", spots=""),
        flip=True,
        o=0.95,
    )
    # far leg kicked back, near leg drawn up
    leg(a, (46, 66), (36, 74), (22, 73), (14, 71), skin, far=True)
    arm(a, (46.4, 44.6), (37, 52), (28, 47), skin, hand=200, far=True, what="open")
    leg(a, (48, 66), (60, 71), (54, 83), (57, 91), skin)
    gown(
        a,
        [(48.6, 42), (47.4, 48.6), (46.6, 55), (45, 62.4), (39.6, 72), (30, 82)],
        [9.6, 8.8, 6.8, 12.4, 19, 25],
        DAWN,
        (5, 7, 5, 8, 5.4, 6),
        folds=8,
    )
    # the skirt is drawn over the knee that comes forward
    a.path(
        "M44 58C50 58.6 57.4 62 62.6 68.6C63 70.6 62.4 72 61 72.8C59.4 75 58.6 77 55 77.6"
        "C54.6 75.8 53.4 75.6 51.6 78.6C50.6 80 48.6 80.6 46.6 80.2C46.4 78 45 77.6 43 79.4"
        "C40.6 74 40 64 44 58Z",
        dye(a, [(42, 57), (62, 80)], DAWN),
    )
    a.path("M55 77.6C58.6 77 59.4 75 61 72.8C62.4 72 63 70.6 62.6 68.6C60 72 54 74 47 72.4"
           "C50 75 53 76 55 77.6Z", DAWN.dark, 0.3)  # fmt: skip
    for points, tone, w, o in (
        ([(46, 59.6), (54, 62), (61, 68)], "#FFFFFF", 1.5, 0.9),
        ([(45, 62), (52, 68), (56, 75.6)], DAWN.deep, 1.4, 0.7),
        ([(44, 64), (47, 71), (50, 78)], DAWN.dark, 1.1, 0.45),
    ):
        a.wisp(points, w, tone, o)
    belt(a, [(43, 54.6), (46.8, 56.6), (50.2, 55)])
    # ring on the ankle, its chain broken
    a.ellipse(54.4, 82.4, 2.1, 1.1, "none", 1, 20, "#8A93B4", 1.3)
    links(a, [(52.4, 85), (49.6, 87.6), (46, 89)])
    locks(a, hair, [
        [(47, 27), (39, 27), (34, 33), (26, 33), (19, 38)],
        [(46.6, 30), (40, 32), (36, 38), (28, 40)], [(47, 33), (42, 37), (39, 43), (33, 46)],
    ], 5)  # fmt: skip
    gaze(
        a,
        52.6,
        32.2,
        skin,
        hair,
        "swept",
        (49, 43),
        turn=-20,
        wears="flowers",
        size=1.06,
        to=(80, 14),
        mood=LAUGH,
    )
    # near arm up, the other ring, the links that fly
    arm(a, (50, 44.4), (62, 43), (70, 31), skin, hand=-52, thumb=-1, what="open")
    sleeve(a, (50, 44.4), (62, 43), DAWN, 0.6)
    a.ellipse(68.6, 33.6, 1.1, 2, "none", 1, -36, "#8A93B4", 1.3)
    links(a, [(71, 36.4), (73, 39.6), (73.6, 43.6)])
    links(a, [(81, 52), (84.4, 55.4)], 1.8)
    links(a, [(76, 62), (79, 65)], 1.6)
    a.glow(78.6, 49, 7, "#FFFFFF", 0.9)
    a.spark(78.6, 48.6, 4, "#FFFFFF")
    dove(a, 79, 22, 0.98, -18)
    dove(a, 90, 40, 0.5, -8)
    dove(a, 62, 12, 0.46, -30)
    a.dust([(86, 76, 1.3), (68, 80, 0.7), (76, 88, 0.8), (92, 62, 0.7), (28, 60, 0.7)], "#FFF6DC")
    return a


def fawn(a: Art, x: float, y: float, s: float) -> None:
    """A fawn lying with folded legs; x, y is the middle of its foot."""
    with a.moved(x, y, s):
        coat = a.linear(-12, -14, 12, 0, (0, "#F6CE96"), (0.5, "#C2824A"), (1, "#744226"))
        a.path(
            "M-13 -1C-14 -7 -8 -10.6 -1 -10C3 -9.6 6 -9 8 -11C7 -15 8 -19 11 -20.6"
            "C14 -21.4 16.6 -19 18.6 -16.6C20 -15.4 19.6 -13.8 18 -13.6"
            "C16 -13.2 14.6 -12.6 14 -11C13.6 -6 12 -1.6 8 0C0 1.6 -9 1.6 -13 -1Z",
            coat,
        )
        a.path("M11 -20C8 -23 4.6 -23.6 2.6 -22.6C4 -19.6 7 -18 10.6 -18.4Z", "#A8683A")
        a.path(
            "M12.6 -20.4C12.6 -24 14.6 -26 16.8 -26.4C17.6 -23.4 16.4 -20.6 14 -19.4Z", "#C2824A"
        )
        a.path("M-6 0C-2 -3 3 -3 9 -1.6C11 -1 11 .6 9 1C3 2 -3 1.6 -6 0Z", "#8E5630")
        for u, v in ((-9, -6), (-5.4, -8), (-4, -5), (-0.6, -7.4), (2, -5), (-8, -3)):
            a.ellipse(u, v, 0.9, 0.7, "#FFF6DC")
        a.path("M13 -16.4Q14.2 -15.6 15.4 -16.4", "none", 1, "#241B33", 0.6)
        a.ellipse(18.8, -15, 0.9, 0.7, "#2A1B24")


def protection() -> Art:
    """Her cloak is a tent of night, and a fawn sleeps in its light."""
    a = Art("Haheuiah, fairy of protection")
    skin, hair = OLIVE, INKY
    a.glow(50, 50, 50, "#FFE9C4", 0.3)
    kind = Wing("fore", "#C3A6EE", "#FFF6E6", broad=1.1)
    pair(a, 50, 38, -62, 36, kind)
    pair(a, 50, 40, -26, 38, kind._replace(tint="#A88CE0", spots="#FFF3C8"))
    a.shadow(50, 95, 40, 4.4, 0.6)
    # inside of the cloak, warm with the small light
    inner = a.radial(50, 74, 42, (0, "#FFF6D0"), (0.4, "#F4BC74"), (0.8, "#8A4A5C"), (1, "#3A1E4C"))
    a.path(
        "M50 36C42 38 34 52 24 66C18 75 15 86 14 94C36 97.4 64 97.4 86 94C85 86 82 75 76 66"
        "C66 52 58 38 50 36Z",
        inner,
    )
    gown(
        a,
        [(50, 37.6), (50, 44), (50, 51), (50, 57), (50, 72), (50, 90)],
        [11, 9.6, 7, 12.4, 22, 34],
        HEART,
        (2.4, 3, 2.4, 3, 2.4),
        folds=8,
        round_hem=True,
    )
    belt(a, [(46.4, 51), (50, 53), (53.6, 51)], "#B4526A")
    a.glow(50, 82, 30, "#FFF3C0", 0.8)
    # arms go out and down to the cloak's edge
    for s in (-1, 1):
        arm(
            a,
            (50 + s * 5.2, 40),
            (50 + s * 11.6, 52.6),
            (50 + s * 22, 60),
            skin,
            hand=90 - s * 60,
            thumb=s,
        )
        sleeve(
            a,
            (50 + s * 5.2, 40),
            (50 + s * 11.6, 52.6),
            HEART if s < 0 else HEART._replace(light=HEART.mid),
            0.55,
        )
    # the cloak itself: two wide folds, gold on the edge, stars on it
    for s in (-1, 1):
        cloth = CLOAK if s < 0 else CLOAK._replace(light=CLOAK.mid, mid=CLOAK.deep)
        pts = [
            (50 + s * x, y)
            for x, y in (
                (3, 34.6),
                (12, 37),
                (22, 48),
                (32, 64),
                (40, 80),
                (44, 95),
                (33, 96.6),
                (27, 88),
                (26.4, 76),
                (25.4, 62),
                (16, 48),
                (7, 41),
            )
        ]
        a.blob(pts, dye(a, pts, cloth))
        edge: list[Point] = [
            (50 + s * x, y)
            for x, y in ((5, 39), (14, 46), (24.6, 60), (26, 76), (26.6, 88), (33, 96))
        ]
        a.limb(edge, [0.8, 1.5, 1.7, 1.6, 1.5, 0.8], "#F0CD7C")
        for fold in (
            [(14, 42), (26, 58), (33, 76), (36, 93)],
            [(10, 38), (26, 52), (37, 72), (41, 92)],
        ):
            a.wisp(
                [(50 + s * x, y) for x, y in fold], 1.5, CLOAK.light if s < 0 else CLOAK.dark, 0.5
            )
        for x, y, r in ((27, 66, 1.5), (33, 84, 1.7), (21, 52, 1), (37, 76, 0.7), (30, 90, 0.7)):
            if r >= 1:
                a.spark(50 + s * x, y, r * 1.3, "#FFF3D0", 0.95)
            else:
                a.circle(50 + s * x, y, r, "#FFF3D0", 0.9)
        with a.moved(50 + s * 24.6, 59.6, 1.25, 90 + s * 26, flip=False):
            a.path(
                "M-2 -1.4C-.4 -2 2.4 -2 3.6 -1.2C4.6 -.6 4.6 .6 3.8 1.2C2.4 2 -.4 1.8 -2 1.4Z",
                skin.mid,
            )
            a.path("M-1.6 -1.2C0 -1.8 2 -1.8 3.2 -1C2 -.6 0 -.4 -1.8 -.2Z", skin.light)
            a.path("M2 -.4L4.2 -.2M2 .6L4 .8", "none", 1, skin.shade, 0.3)
    for side in (1, -1):
        fall: list[Point] = [
            (50 - side * 3, 22),
            (50 - side * 7, 29),
            (50 - side * 7.4, 38),
            (50 - side * 9.4, 47),
        ]
        locks(a, hair, [fall, [(x + side * 2, y - 1) for x, y in fall]], 4.4)
    gaze(
        a,
        50,
        27,
        skin,
        hair,
        "parted",
        (50, 38.4),
        front=True,
        turn=5,
        look=0.2,
        size=1.06,
        eyes=VIOLET_EYES,
    )
    # hood, thrown back, and the clasp
    a.limb(
        [(40, 35.6), (44.6, 38), (50, 40.2), (55.4, 38), (60, 35.6)],
        [3, 3.4, 3, 3.4, 3],
        CLOAK.mid,
        lit=CLOAK.light,
    )
    a.circle(50, 40.4, 2, gold(a, 50, 40.4, 2), 1, "#6B4212", 0.3)
    a.circle(50, 40.4, 0.9, "#FFF8DC")
    a.limb([(45, 22.2), (50, 21), (55, 22.2)], [0.5, 1, 0.5], "#F0CD7C")
    a.path("M50 16.4L51.4 20L50 22.4L48.6 20Z", "#FFF3C0")
    fawn(a, 48, 91, 0.8)
    for u, v in ((37, 93.6), (62, 94), (66, 92)):
        flower(a, u, v, 1.7, "#FFFFFF")
    a.dust(
        [(50, 72, 1.2), (42, 66, 0.7), (59, 68, 0.7), (8, 60, 0.8), (92, 56, 1.2), (50, 7, 0.8)],
        "#FFF3D0",
    )
    return a


def butterfly(a: Art, x: float, y: float, s: float, turn: float, tint: str, dark: str) -> None:
    with a.moved(x, y, s, turn):
        for k in (-1, 1):
            a.path(
                f"M0 0C{n(k * 2)} -6 {n(k * 7)} -8 {n(k * 9)} -6C{n(k * 9)} -2 {n(k * 5)} 1 0 1Z",
                tint,
            )
            a.path(
                f"M0 .6C{n(k * 4)} 1 {n(k * 7)} 3 {n(k * 5.6)} 6.4"
                f"C{n(k * 3)} 7 {n(k * 1)} 4 0 1.6Z",
                tint,
            )
            a.circle(k * 6.4, -4.4, 1, "#FFF6DC")
        a.limb([(0, -3), (0, 1), (0, 5)], [0.8, 1.4, 0.4], dark)
        a.path("M0 -3Q-.6 -5 -2 -6M0 -3Q.6 -5 2 -6", "none", 1, dark, 0.35)


def mutation() -> Art:
    """Out of the chrysalis: she stretches, and her wings are not yet dry."""
    a = Art("Jabamiah, fairy of mutation")
    skin, hair = PALE, WHEAT
    a.glow(50, 34, 44, "#FFF3C4", 0.4)
    kind = Wing("swallow", "#E89AD6", "#FFF3FA", spots="#FFF6C8", veins=6, broad=1.2, body=0.66)
    pair(a, 50, 38, -48, 40, kind)
    pair(a, 50, 41, -14, 34, kind._replace(tint="#9A8CE6", spots=""))
    pair(a, 50, 45, 26, 25, kind._replace(shape="hind", tint="#7FB0E8", spots=""), 0.9)
    # the stalk it grew on, and the thread that still girds it
    stalk: list[Point] = [(68, 99), (70, 84), (68, 68), (72, 52), (78, 40)]
    a.limb(stalk, [4.4, 3.8, 3.2, 2.4, 0.8], "#4F7A3C", lit="#C2DC84", shade="#1F3F2C")
    for x, y, t, k in ((69.6, 88.0, 22, 19), (70, 76, -30, 13), (70, 60, 8, 15), (76, 44, -70, 11)):
        leaf(a, (x, y), t, k, "#CDE08A", "#4F8236")
    leaf(a, (67, 97), 196, 19, "#B4D072", "#3F6E34")
    # back wall of the open husk, then her, then its front
    husk = Cloth("#F6F3C0", "#B4C866", "#6A8C42", "#2C4A2E")
    a.path(
        "M34.6 55C36 46.6 43 42.6 50 42.6C57 42.6 64 46.6 65.4 55C65 64 61 71 50 72"
        "C39 71 35 64 34.6 55Z",
        a.linear(36, 46, 64, 70, (0, "#4F7440"), (1, "#1A3022")),
    )
    gown(
        a,
        [(50, 37.4), (50, 44), (50, 50.6), (50, 57), (50, 70)],
        [11, 9.6, 7, 12, 19],
        Cloth("#FFF0FA", "#EDA6DC", "#A45CB4", "#54286E"),
        (2, 3, 2),
        folds=5,
    )
    belt(a, [(46.4, 50.8), (50, 52.6), (53.6, 50.8)])
    # the front has split from top to belly, and its two halves curl away
    shell = (
        "M35 54C39 57 42.6 61 45 65.6C46.6 69 48.6 72.6 50.4 75C51.6 72 53.6 68.6 55.4 65"
        "C58 60.4 61 57 65 54C68.4 62 69 73 65 82C61.6 89.6 56 94.6 50 95.4"
        "C44 94.6 38.4 89.6 35 82C31 73 31.6 62 35 54Z"
    )
    a.path(shell, dye(a, [(32, 52), (68, 96)], husk))
    a.path("M65 54C68.4 62 69 73 65 82C61.6 89.6 56 94.6 50 95.4C58 84 63 70 60 58.6Z",
           husk.dark, 0.42)  # fmt: skip
    for s in (-1, 1):
        curl = [
            (50 + s * u, v)
            for u, v in ((15, 54), (17.6, 50.4), (22, 51), (23, 55), (20, 57.6), (17.4, 60.6))
        ]
        inner = a.linear(28, 50, 72, 60, (0, "#FBFBD0"), (0.5, "#9CB860"), (1, "#4F7440"))
        a.blob([*curl, (50 + s * 12, 62), (50 + s * 8.6, 60.6)], inner)
        edge: list[Point] = [
            (50 + s * u, v) for u, v in ((22.6, 53), (15, 54.6), (7, 63), (0.4, 75))
        ]
        a.limb(edge, [0.4, 1.5, 1.4, 0.4], "#FDFCE0", o=0.9)
    for k, (y, w) in enumerate(((74.6, 15.6), (81, 13.4), (86.8, 9.8), (91.4, 5.6))):
        a.path(
            f"M{n(50 - w)} {n(y)}Q50 {n(y + 5)} {n(50 + w)} {n(y)}"
            f"Q50 {n(y + 3)} {n(50 - w)} {n(y)}Z",
            husk.dark,
            0.65,
        )
        if k < 3:
            for s in (-1, 1):
                a.circle(50 + s * w * 0.6, y + 0.4, 1.1, "#F4CB5C")
                a.circle(50 + s * w * 0.6 - 0.3, y + 0.1, 0.4, "#FFFBE0")
    a.limb([(36.4, 64), (35.8, 74), (39.6, 84)], [0.4, 3, 0.4], "#FFFFFF", o=0.5)
    a.limb([(33.6, 69), (50, 77.4), (66.4, 70), (69, 67)], [0.5, 0.8, 0.8, 0.5], "#FFFDF0", o=0.9)
    # hair still wet, arms up behind the head
    for side in (1, -1):
        fall: list[Point] = [
            (50 - side * 3, 22),
            (50 - side * 6.6, 29),
            (50 - side * 6, 38),
            (50 - side * 8.6, 46),
        ]
        locks(a, hair, [fall, [(x + side * 2, y - 1) for x, y in fall]], 4)
    arm(a, (45, 39.4), (34, 33), (39.4, 20), skin, hand=-30, thumb=1, far=True, what="open")
    gaze(
        a,
        50,
        27.4,
        skin,
        hair,
        "swept",
        (50, 38.4),
        front=True,
        turn=-8,
        look=-0.3,
        size=1.04,
        eyes=GREEN_EYES,
        mood=LAUGH,
    )
    arm(a, (55, 39.4), (66.4, 34), (63, 18), skin, hand=-100, thumb=-1, what="open")
    a.limb([(46, 19.6), (44, 13), (40, 10), (38, 12)], [0.4, 0.7, 0.6, 0.3], "#A97A36")
    a.limb([(53, 19), (55, 12.6), (59, 9), (61, 10.6)], [0.4, 0.7, 0.6, 0.3], "#A97A36")
    # those who have been through it, and one who has it before her
    butterfly(a, 17, 66, 1, -20, "#F2A0D8", "#6A2A6C")
    butterfly(a, 88, 66, 0.62, 22, "#9AB4F0", "#2E3F84")
    a.limb([(1, 97), (14, 95), (30, 97.4), (52, 99)], [2, 2.8, 2.6, 2], "#6B4A30", lit="#C09A68")
    for i in range(6):
        a.circle(
            11 + i * 3.2,
            92 - (2.6 if i in (2, 3) else 1.4 if i in (1, 4) else 0),
            2.4,
            ("#E6EE9A", "#9CC45C")[i % 2],
            1,
            "#3F6B38",
            0.4,
        )
    a.circle(28.4, 90.4, 2.8, "#EFF3A8", 1, "#3F6B38", 0.4)
    a.circle(29.6, 89.8, 0.6, "#1A1220")
    a.path("M28.8 88Q29.8 85.6 31.4 85.2M27.6 87.8Q27.4 85.6 28.4 84.4", "none", 1, "#3F6B38", 0.4)
    a.dust(
        [(50, 5, 1.2), (24, 78, 0.8), (8, 54, 1.2), (90, 50, 0.7), (84, 76, 0.7)],
        "#FFF0FA",
    )
    return a


EMBLEMS = {
    "liberation": liberation,
    "protection": protection,
    "mutation": mutation,
}
