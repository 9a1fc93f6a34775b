"""The fairies of earth: leaf wings, gowns of moss, bark and wheat; their feet know the ground."""

from curves import Point, between, n, whorl
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from kit import Art
from light import Light, contact, lamplight
from moods import LAUGH, LOOK, SLY, WONDER
from plants import flower, leaf
from tones import (
    CHESTNUT,
    COPPER,
    DEEP,
    DUSK,
    GREEN_EYES,
    INKY,
    MOSS,
    OLIVE,
    PALE,
    RAVEN,
    Cloth,
    dye,
)
from wings import Wing, pair, wing

from moons.harvest import acorn, blades, great_acorn, sheaf, sickle, sprout
from moons.light import radiance

MEADOW = Cloth("#F0F5B8", "#A3BC58", "#56772F", "#27401F")
BARK = Cloth("#E9CDA0", "#A87B4C", "#66432F", "#301E1E")
MADDER = Cloth("#F6C7A6", "#AC5442", "#6C2A36", "#341420")
RUSSET = Cloth("#FFD9AE", "#CE7A40", "#84402A", "#3E1C1E")
FERN = Cloth("#E0F3B4", "#73A356", "#2F6440", "#14372E")
LEAF = Wing("leaf", "#8FA84A", "#F3F2B8", veins=5, body=0.72)
AUTUMN = Wing("leaf", "#C98F3C", "#FFEBB4", veins=5, body=0.72)
MOTE = "#F6EFA8"


def earth_2() -> Art:
    """She rolls home an acorn that is taller than she is."""
    a = Art("Earth fairy, two")
    skin, hair = DUSK, INKY
    radiance(a, "earth", "#EDF0A0", 2)
    wing(a, (39, 49), -118, 33, LEAF, flip=True, o=0.75)
    wing(a, (38, 51), -154, 34, LEAF, flip=True)
    wing(a, (37, 54), 168, 25, LEAF._replace(tint="#6F8F3C"), flip=True, o=0.95)
    a.path(
        "M4 96C16 90 30 93 46 91C64 88 84 85 97 86C96 93 92 97 84 98C60 100 20 100 4 96Z",
        a.linear(10, 86, 90, 100, (0, "#A3BC58"), (0.4, "#5E7A3A"), (1, "#22331F")),
    )
    a.shadow(74, 89, 22, 3.6, 0.5)
    arm(a, (44, 47), (53, 55.6), (58.4, 61), skin, hand=10, far=True)
    leg(a, (35, 67), (30, 79), (18, 86), (14.6, 92), skin, far=True)
    great_acorn(a, 72, 64.6, 1.06, 24)
    leg(a, (38, 67), (49, 76), (43, 89), (50, 92.6), skin)
    gown(
        a,
        [(44, 45), (40.6, 51), (37.4, 57), (35.4, 63), (35.6, 70), (34.6, 76)],
        [9.4, 8.6, 6.6, 13, 20, 25],
        MEADOW,
        (3, 5, 3, 5.4, 3.4),
        folds=7,
    )
    belt(a, [(34.2, 55.6), (37.2, 58), (40.8, 58.2)], "#8A5A36")
    gaze(a, 49.6, 37, skin, hair, "curls", (45, 46), turn=14, to=(66, 60), mood=LAUGH)
    leaf(a, (44.6, 30.4), -120, 6.4, "#CDE08A", "#5B8A3C")
    leaf(a, (44, 30.8), -170, 5.6, "#CDE08A", "#5B8A3C")
    arm(a, (43, 47.6), (48, 59), (57, 53.6), skin, hand=-50, thumb=-1, ring="#E3BC62")
    sleeve(a, (43, 47.6), (48, 59), MEADOW, 0.5)
    a.limb([(78, 43.6), (84, 38), (88, 39)], [0.8, 0.8, 0.4], "#6B4A2E")
    leaf(a, (82, 40), -60, 11, "#D6E58A", "#6B8E35")
    leaf(a, (87, 39), 14, 9, "#C6D878", "#5E8236")
    blades(a, [(8, 9, -3), (12, 13, 3), (58, 8, -2), (90, 13, 3), (95, 9, -3)], 97.6)
    a.dust([(62, 24, 1.3), (22, 68, 0.7)], MOTE)
    return a


def earth_4() -> Art:
    """She kneels and gives a seedling her own light."""
    a = Art("Earth fairy, four")
    skin, hair = PALE, CHESTNUT
    radiance(a, "earth", "#EDF0A0", 4)
    with a.group("translate(-3 0)"):
        wing(a, (63, 52), -104, 36, LEAF, o=0.75)
        wing(a, (64, 53), -66, 38, LEAF)
        wing(a, (65, 56), -24, 28, LEAF._replace(tint="#6F8F3C"), o=0.95)
        a.path(
            "M6 95C14 87 26 86 38 88C54 86 76 88 94 94C80 99 22 99.6 6 95Z",
            a.linear(10, 86, 80, 99, (0, "#9A6E44"), (0.5, "#5E4030"), (1, "#2C1E22")),
        )
        gown(
            a,
            [(56, 56), (62, 59.6), (66.4, 64.6), (70, 72), (67, 81), (58, 86)],
            [9, 8.4, 7, 14, 19, 16],
            RUSSET,
            (3, 2.4, 3.4, 2),
            folds=6,
            round_hem=True,
        )
        a.path(
            "M52 92C54 84 62 79 72 79C81 80 87 86 90 92.6C78 96 62 95.6 52 92Z",
            dye(a, [(52, 76), (92, 95)], RUSSET),
        )
        for points, c, o in (
            ([(72, 80), (64, 85), (57, 91)], RUSSET.light, 0.6),
            ([(74, 80), (72, 87), (68, 93.6)], RUSSET.dark, 0.55),
            ([(77, 81), (81, 87), (83, 92.6)], RUSSET.light, 0.35),
        ):
            a.limb(points, [0.4, 1.7, 0.3], c, o=o)
        leg(a, (82, 90), (86, 92), (93, 93), (97, 94), skin)
        belt(a, [(63.6, 66.6), (67, 65.4), (69.6, 62.6)], "#E3BC62")
        arm(a, (57, 58), (50, 70), (37.6, 76), skin, hand=150, thumb=-1, far=True)
        locks(
            a,
            hair,
            [
                [(54, 43), (60, 41), (66, 45), (73, 45), (80, 52)],
                [(54, 46), (61, 46), (66, 52), (72, 56)],
            ],
            4.6,
        )
        gaze(
            a,
            49.5,
            50.5,
            skin,
            hair,
            "swept",
            (56.6, 57.4),
            turn=26,
            left=True,
            wears="leaves",
            to=(26, 74),
            mood=WONDER,
            light=Light(125, "#E4FFC0", 0.9, back=0),
        )
        a.glow(30, 72, 20, "#F6F3A0", 0.85)
        a.path(
            "M20 90C22 84 26 82 31 82C36 82 39 84.6 41 89.6Z",
            a.linear(20, 82, 40, 90, (0, "#8A5E3C"), (1, "#3A2622")),
        )
        sprout(a, 30.4, 84, 18)
        arm(a, (55, 59), (45, 69), (25.6, 80.4), skin, hand=128, thumb=1)
        sleeve(a, (55, 59), (45, 69), RUSSET, 0.6)
        blades(a, [(8, 10, -3), (12, 15, 3), (16, 8, -2), (88, 9, 3), (94, 13, -3)], 96)
        lamplight(a, 27, 74, 28, "#E4FFB8", 0.34)
    a.dust([(20, 58, 1.3), (38, 56, 0.7), (28, 50, 0.7)], MOTE)
    return a


def earth_6() -> Art:
    """Evening: she brings the sheaf home on her shoulder, the sickle in her hand."""
    a = Art("Earth fairy, six")
    skin, hair = DUSK, COPPER
    radiance(a, "earth", "#EDF0A0", 6)
    wing(a, (53, 46), -70, 33, AUTUMN, o=0.7)
    wing(a, (54, 48), 2, 34, AUTUMN)
    wing(a, (54, 51), 34, 29, AUTUMN._replace(tint="#B4722E"), o=0.95)
    a.shadow(50, 95, 32, 4, 0.5)
    leg(a, (52, 74), (57.6, 83), (66, 88), (66.6, 94.6), skin, far=True)
    leg(a, (47, 74), (40, 82), (37.6, 91.6), (30.6, 94.6), skin)
    arm(a, (46.6, 43.6), (38.6, 53.6), (31, 61), skin, far=True, what="grip")
    sickle(a, 30.2, 62.4)
    with a.group("translate(31 61) rotate(130)"):
        a.path("M-.8 -1C1 -1.6 2.8 -1 2.8 .2C2.6 1.4 .6 1.6 -.8 1Z", skin.mid)
        a.path("M-.4 .9C.8 1.4 2.4 1.2 2.8 .2C1.8 .6 .6 .6 -.4 .4Z", skin.shade, 0.7)
    gown(
        a,
        [(49.4, 41), (50, 48), (49.4, 54.6), (48.6, 61.6), (49.6, 72), (52, 83)],
        [10, 9, 6.8, 13, 19, 27],
        MADDER,
        (3, 5, 3, 5, 3.4, 4),
        folds=6,
    )
    apron = Cloth("#FFFBEA", "#E3D3AC", "#A38A62", "#5A4434")
    gown(
        a,
        [(47.6, 54.6), (46, 62), (45, 73)],
        [5, 9.4, 13],
        apron,
        (3, 4, 3),
        waist=0,
        folds=3,
        round_hem=True,
    )
    belt(a, [(46, 54.2), (49.2, 56.2), (52.8, 54.8)], "#E3BC62")
    # the sheaf: bound on her shoulder, ears behind her, the cut ends before her breast
    tips = ((65, 13), (71, 9), (77, 13), (82, 18), (86, 25), (69, 20), (75, 23), (81, 31), (65, 24))
    sheaf(
        a,
        [
            ((39.6 + k * 0.9, 55 + k * 1.2), (54.4 + k % 3 * 0.9, 42.6 + k % 4 * 0.8), tip)
            for k, tip in enumerate(tips)
        ],
    )
    a.limb([(52.4, 40.4), (55.6, 43.2), (57.4, 46.8)], [1.6, 2.8, 1.6], "#B5432E", lit="#F0907A")
    locks(a, hair, [[(47, 28), (52.6, 31), (53, 38), (57, 43)]], 4.4)
    gaze(
        a,
        44.6,
        32.6,
        skin,
        hair,
        "bob",
        (48.6, 42.2),
        turn=4,
        left=True,
        wears="leaves",
        to=(26, 80),
    )
    for x, y in ((42.8, 27), (46.6, 25.4), (50.4, 27)):
        a.circle(x, y, 0.9, "#D2452F")
    arm(a, (52.4, 44.4), (58, 55.4), (47.6, 53.6), skin, hand=-164, thumb=1, ring="#E3BC62")
    sleeve(a, (52.4, 44.4), (58, 55.4), MADDER, 0.5)
    blades(a, [(10, 10, 3), (16, 14, -3), (72, 11, 3), (78, 15, -3), (86, 10, 4), (92, 14, -2)], 98)
    a.dust([(86, 64, 1.3), (90, 74, 0.7), (14, 52, 1.2), (74, 76, 0.8), (30, 78, 0.6)], MOTE)
    return a


def snail(a: Art) -> None:
    """Her mount: a broad foot, a raised head, and a shell to sit on."""
    skin = a.linear(20, 66, 80, 98, (0, "#FFF0CC"), (0.45, "#D6B383"), (1, "#6E4C44"))
    a.shadow(50, 96, 42, 3.4, 0.5)
    a.path(
        "M4 96.6C14 92 26 90 40 90C56 90 66 88 71 80C75 73 76 66 81 62.6C86 59.6 92 62 92.6 67.4"
        "C93 72 90 75 88.6 79C86 88 80 95 70 96.6C48 98.6 18 98.6 4 96.6Z",
        skin,
    )
    a.limb(
        [(10, 95.6), (34, 93.4), (62, 92.6), (76, 83), (82, 69)],
        [0.3, 1, 1.4, 1.6, 0.4],
        "#FFFBE4",
        o=0.6,
    )
    a.limb([(70, 96), (82, 89), (88, 78), (90.6, 70)], [0.4, 2, 2, 0.4], "#5A3A40", o=0.45)
    for stalk in ([(88.4, 63), (91, 55), (93.6, 50)], [(83.6, 62.6), (83, 54), (85, 48)]):
        a.limb(stalk, [2.2, 1.4, 1.1], skin)
        x, y = stalk[-1]
        a.circle(x, y, 1.5, "#4A2E34")
        a.circle(x - 0.4, y - 0.4, 0.5, "#FFFFFF")
    a.limb([(88, 70.6), (90, 71.4), (91.6, 70.4)], [0.2, 0.5, 0.2], "#6E4038")
    x, y, r = 33.0, 77.0, 18.0
    a.circle(
        x,
        y,
        r,
        a.radial(
            x,
            y,
            r * 1.25,
            (0, "#FFE2A0"),
            (0.45, "#CF8A4A"),
            (0.8, "#8A4A34"),
            (1, "#43222C"),
            focus=(x - 6, y - 7),
        ),
    )
    coil = whorl((x, y), r * 0.96, 60, -830, 0.06)
    count = len(coil)
    a.limb(coil, [2.4 - 1.9 * i / (count - 1) for i in range(count)], "#5A2C2A", o=0.8)
    inner = [between(p, (x - 0.5, y - 0.6), 0.07) for p in coil]
    a.limb(inner, [1.2 - 0.8 * i / (count - 1) for i in range(count)], "#FFF3CC", o=0.7)


def earth_8() -> Art:
    """She rides a snail, side-saddle, with reins of ivy."""
    a = Art("Earth fairy, eight")
    skin, hair = DEEP, RAVEN
    radiance(a, "earth", "#EDF0A0", 8)
    wing(a, (43, 42), -126, 34, LEAF, flip=True, o=0.8)
    wing(a, (42, 44), -160, 37, LEAF._replace(spots="#F6E58A"), flip=True)
    wing(a, (42, 47), 160, 30, LEAF._replace(tint="#6F8F3C"), flip=True, o=0.95)
    snail(a)
    contact(a, 52, 77, 18, 0.7, "#1E140C")
    leg(a, (54, 72), (67, 73), (71.6, 85), (77, 88.6), skin, far=True)
    leg(a, (54, 73), (64, 75), (67, 88), (72.4, 91.6), skin)
    gown(
        a,
        [(46.6, 41), (45.4, 48), (45.6, 55), (46.4, 63), (54, 70), (63, 73.4), (67, 83)],
        [9.6, 8.6, 6.8, 12.6, 15, 13.4, 16],
        FERN,
        (3, 4.4, 3, 5, 3),
        folds=7,
    )
    a.path(
        "M41.6 60C39.4 64 39 69 40 74C44 78 50 79.6 56 78.6C57 74 54 70 50 67Z",
        dye(a, [(39, 60), (57, 80)], FERN._replace(light=FERN.mid)),
    )
    for points, c, o in (
        ([(43.4, 63), (42, 68), (42.6, 74)], FERN.light, 0.6),
        ([(47, 66), (47, 72), (48.6, 77.4)], FERN.dark, 0.6),
    ):
        a.limb(points, [0.4, 1.6, 0.4], c, o=o)
    belt(a, [(42.2, 54.6), (45.6, 56.4), (49.2, 54.6)])
    plait: list[Point] = [(44, 27), (39, 33), (39.6, 42), (36.6, 51), (38.4, 60), (36, 68)]
    locks(a, hair, [plait, [(x + 2.4, y - 0.6) for x, y in plait[:-1]]], 4.8)
    for i in range(3):
        flower(a, 38.8 + (i % 2) * 0.8, 38 + i * 8, 1.5, "#FFF3C8", "#D9862E")
    gaze(
        a,
        50.2,
        32.7,
        skin,
        hair,
        "swept",
        (46.8, 42),
        turn=-4,
        wears="leaves",
        to=(92, 60),
        mood=SLY,
    )
    arm(a, (46, 44), (43.4, 57), (52.6, 66), skin, hand=30, far=False)
    reins: list[Point] = [(69, 53), (75, 60), (80.6, 65.6), (87, 66)]
    a.limb(reins, [0.5, 0.8, 0.8, 0.6], "#5E8640")
    for k, way in ((1, 60), (2, 100)):
        leaf(a, reins[k], way, 5, "#CDE08A", "#4F8236")
    flower(a, 87, 64.6, 2, "#FFFFFF")
    arm(a, (49, 43.6), (58.6, 52.4), (67, 51), skin, hand=24, thumb=-1, ring="#F0CD7C")
    sleeve(a, (49, 43.6), (58.6, 52.4), FERN, 0.55)
    sleeve(a, (46, 44), (43.4, 57), FERN, 0.5)
    blades(a, [(8, 9, -3), (13, 13, 3), (88, 10, 3), (94, 14, -3)], 98)
    a.dust(
        [
            (84, 22, 1.4),
            (66, 24, 0.8),
            (90, 40, 0.8),
            (84, 58, 1.2),
            (76, 68, 0.7),
            (16, 70, 1.2),
            (60, 12, 0.8),
        ],
        MOTE,
    )
    return a


def bough(a: Art, points: list[Point], width: float) -> None:
    """A branch or a root; only a thick one has a shaded side."""
    count = len(points)
    widths = [width * (1 - 0.85 * i / (count - 1)) for i in range(count)]
    a.limb(
        points,
        widths,
        a.linear(*points[0], *points[-1], (0, "#8A6242"), (1, "#5A3E2E")),
        lit="#D6AE7C",
        shade="#2C1C1E" if width > 4 else "",
    )


def earth_10() -> Art:
    """The oldest tree: her arms are boughs, her gown is bark, her hem goes into the ground."""
    a = Art("Earth fairy, ten")
    skin, hair = OLIVE, MOSS
    radiance(a, "earth", "#EDF0A0", 10)
    pair(a, 50, 42, -24, 40, LEAF)
    pair(a, 50, 45, 8, 37, LEAF._replace(tint="#B5922F", veins=4))
    pair(a, 50, 48, 38, 29, LEAF._replace(tint="#6F8F3C", veins=4), 0.95)
    # roots, back to front
    roots: tuple[list[Point], ...] = (
        [(44, 76), (34, 84), (22, 87), (10, 94)],
        [(47, 80), (40, 90), (30, 93), (24, 98)],
        [(50, 82), (49, 91), (52, 98)],
    )
    for root in roots:
        bough(a, root, 8)
        bough(a, [(100 - x, y + (1 if i else 0)) for i, (x, y) in enumerate(root)], 8)
    gown(
        a,
        [(50, 37), (50, 44), (50, 51), (50, 58), (50, 70), (50, 83)],
        [11, 9.6, 7, 12, 14.6, 23],
        BARK._replace(light="#8F7048", mid="#7A5638"),
        (5, 8, 6, 9, 5),
        folds=6,
    )
    for x, y, h in ((47, 64, 3), (53.4, 71, 3.6), (48.6, 76, 2.6)):
        a.ellipse(x, y, 1.5, h, "#2C1C1E", 0.75, 8)
        a.path(
            f"M{n(x - 1.8)} {n(y - h)}Q{n(x - 3)} {n(y)} {n(x - 1.4)} {n(y + h)}",
            "none",
            1,
            "#F0D6A4",
            0.5,
            0.8,
        )
    for s in (-1, 1):
        for k in range(4):
            leaf(
                a,
                (50 + s * (0.6 + k * 0.5), 39 + k * 3.2),
                90 - s * (38 - k * 4),
                6,
                "#B9CF6A",
                "#4F7A34",
            )
    # ivy from the hip
    vine: list[Point] = [(45, 52), (49, 58), (55, 62), (54, 68), (46.6, 72), (45, 79)]
    a.limb(vine, [0.6, 1, 1, 1, 0.9, 0.3], "#4F8236")
    for knot, way in zip(vine[1:], (-40, 30, 150, -160, 60), strict=True):
        leaf(a, knot, way, 5, "#CDE08A", "#4F8236")
    belt(a, [(46.4, 51), (50, 53), (53.6, 51)])
    # hair: moss and leaves to the elbow
    for side in (1, -1):
        fall: list[Point] = [
            (50 - side * 3, 23),
            (50 - side * 7, 30),
            (50 - side * 7, 39),
            (50 - side * 10, 47),
            (50 - side * 9, 55),
        ]
        locks(a, hair, [fall, [(x + side * 2, y - 1) for x, y in fall[:-1]]], 4.4)
    # the crown of boughs
    crown: tuple[tuple[list[Point], float], ...] = (
        ([(48, 21), (44, 15), (36, 13), (32, 7)], 2.6),
        ([(44.6, 16), (43.6, 10), (46, 4)], 1.8),
        ([(38, 13.6), (33, 15), (29, 12)], 1.4),
    )
    with a.twice("crown"):
        for points, w in crown:
            bough(a, points, w)
    for x, y, t in (
        (32, 7, -120),
        (32, 7, -50),
        (46, 4, -130),
        (46, 4, -60),
        (29, 12, -170),
        (37, 12, -80),
        (43.6, 10, -170),
        (40, 14, 100),
        (34, 15, 120),
    ):
        leaf(a, (x, y), t, 6.4, "#DDEB8E", "#6B8E35")
        leaf(a, (100 - x, y), 180 - t, 6.4, "#B9CF6A", "#4A6F30")
    gaze(
        a,
        50,
        27.6,
        skin,
        hair,
        "parted",
        (50, 38.6),
        front=True,
        eyes=GREEN_EYES,
        mood=LOOK._replace(smile=3.2),
    )
    leaf(a, (50, 22.8), -90, 5, "#F6E58A", "#C9922E")
    arm(a, (45, 39.6), (35, 47.6), (25, 43), skin, hand=-150, ring="#7A5638", what="open")
    sleeve(a, (45, 39.6), (35, 47.6), BARK, 0.6)
    arm(a, (55, 39.6), (66, 44), (74, 33), skin, hand=-60, thumb=-1, ring="#7A5638", what="open")
    sleeve(a, (55, 39.6), (66, 44), BARK._replace(light=BARK.mid), 0.6)
    a.glow(76, 27, 9, "#FBF3B0", 0.9)
    acorn(a, 76, 26, 0.8, -10)
    blades(a, [(6, 9, -3), (16, 12, 3), (36, 8, 2), (62, 9, -3), (84, 12, -3), (94, 9, 3)], 98.4)
    a.dust(
        [
            (88, 20, 1.5),
            (92, 48, 1.2),
            (8, 50, 1.3),
            (14, 70, 0.8),
            (86, 72, 0.8),
            (70, 8, 0.8),
            (76, 84, 0.7),
            (24, 78, 0.7),
            (50, 4, 1.2),
        ],
        MOTE,
    )
    return a


EMBLEMS = {
    "earth-2": earth_2,
    "earth-4": earth_4,
    "earth-6": earth_6,
    "earth-8": earth_8,
    "earth-10": earth_10,
}
