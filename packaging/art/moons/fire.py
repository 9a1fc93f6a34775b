"""The fairies of fire: swallow-tailed wings, gowns of flame, light from what they carry."""

from curves import Point
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from hands import Hand, reach
from kit import Art
from light import Light, contact, lamplight
from limbs import arm as bare_arm
from limbs import bangle, cuff
from limbs import leg as bare_leg
from moods import LAUGH
from tones import AMBER_EYES, CHESTNUT, DEEP, DUSK, INKY, PALE, Cloth, dye, gold
from wings import Wing, pair, wing

from moons.light import radiance

BLAZE = Cloth("#FFF0B8", "#F8A03C", "#C63A26", "#6B1426")
PEACH = Cloth("#FFF6DE", "#FFC58E", "#D9694E", "#86283C")
AMBER = Cloth("#FFFBE0", "#FFD067", "#DB7A26", "#7E2C1C")
SCARLET = Cloth("#FFA68C", "#E84C3E", "#A31D33", "#4E0C24")
GARNET = Cloth("#FFB48A", "#C23A40", "#741530", "#380820")
VIOLET = Cloth("#F3B6D2", "#94407E", "#57225E", "#2A0E36")
TAIL = Wing("swallow", "#FF9A4A", "#FFE9B0")
HIND = Wing("hind", "#E8532E", "#FFD68A")
MOTE = "#FFCF6E"
GLEAM = "#FF9A42"


def flame(a: Art, x: float, y: float, h: float, lean: float = 0) -> None:
    """A flame of three tones, its foot at x, y."""
    a.glow(x, y - h * 0.4, h * 1.25, "#FFD36B", 0.8)
    paint = a.linear(0, -10, 0, 0, (0, "#FF7A2E"), (0.55, "#FFC24F"), (1, "#FFFBE0"))
    with a.moved(x, y, h / 10, lean):
        a.path(
            "M0 -10C.6 -7.4 3.4 -5.4 3.2 -2.6C3 -.6 1.4 .2 0 .2C-1.6 .2 -3 -.8 -3.2 -2.6"
            "C-3.4 -4.4 -2 -5.2 -1.6 -7C-.8 -6.4 -.6 -5.8 -.5 -5.2C.3 -6.6 .5 -8.2 0 -10Z",
            paint,
        )
        a.path(
            "M.1 -5.4C1.6 -3.6 1.8 -2.4 1.4 -1.2C1 -.2 -.8 -.2 -1.2 -1.2"
            "C-1.6 -2.6 -.2 -3.6 .1 -5.4Z",
            "#FFFDF0",
        )


def burning(a: Art, spine: list[Point], widths: list[float], hem: tuple[float, ...]) -> None:
    """The fire under a gown, seen below its hem."""
    x, y = spine[-1]
    a.glow(x, y, widths[-1] * 0.75, "#FF9A3C", 0.6)
    heat = Cloth("#FFF0B8", "#FFC24F", "#F5802C", "#D9442A")
    gown(a, spine, widths, heat, hem, waist=0, folds=4)


def fire_2() -> Art:
    """On her knees she shelters a first small flame."""
    a = Art("Fire fairy, two")
    skin, hair = PALE, INKY
    radiance(a, "fire", GLEAM, 2)
    wing(a, (40, 42), -112, 32, TAIL, flip=True, o=0.65)
    wing(a, (39, 43), -146, 35, TAIL, flip=True)
    wing(a, (38, 47), 170, 27, HIND, flip=True, o=0.92)
    a.shadow(48, 94, 40, 4.6, 0.6)
    leg(a, (30, 86), (24, 90), (15, 91.4), (8, 94), skin)
    arm(a, (46, 43.4), (56.6, 55.6), (67, 55.4), skin, hand=-54, far=True, what="open")
    # kneeling: one shape from the waist over lap and knee, back to the heel and the train
    cloth = GARNET
    skirt = (
        "M37.6 54C33 60 29 66 27.4 73C26 80 21 86 14 90.4C12 92 12.6 94.4 16 94.6"
        "C32 96.4 52 96 66 93.6C70 92.4 71.6 88 69.4 84.4C65 78 55 73.6 50 68C46.6 64 45 59 45 54Z"
    )
    a.path(skirt, dye(a, [(18, 52), (70, 96)], cloth))
    a.path(
        "M20 94.4C38 94 56 90.6 69.6 85C71 88.4 70 92 66 93.6C54 95.8 36 96 20 94.4Z",
        cloth.dark,
        0.5,
    )
    for points, w, tone, o in (
        ([(41, 60), (45, 70), (56, 78), (66, 85)], 2.4, cloth.light, 0.75),
        ([(39.6, 60), (40, 72), (48, 83), (58, 90)], 1.8, cloth.dark, 0.6),
        ([(37.6, 60), (34.6, 74), (38, 86), (45, 93)], 1.6, cloth.light, 0.5),
        ([(36.4, 61), (31, 74), (29, 85), (31, 93)], 2, cloth.dark, 0.55),
        ([(35, 62), (29.4, 74), (24.6, 84), (18, 91)], 1.5, cloth.light, 0.7),
    ):
        a.limb(points, [0.3, w, w * 0.8, 0.3], tone, o=o)
    bodice: list[Point] = [(44, 40.6), (42, 47.4), (41.2, 55)]
    gown(a, bodice, [9.6, 8.8, 7.2], cloth, (0.6, 1, 0.6), waist=1, folds=3)
    a.limb([(37.6, 54), (41.2, 56.2), (45, 54.4)], [1, 1.7, 1], gold(a, 41, 55, 5))
    locks(
        a,
        hair,
        [
            [(44, 27), (38, 31), (38, 39), (33, 46), (34, 54)],
            [(45, 30), (40.6, 35), (41, 43), (37, 51)],
        ],
        4.2,
    )
    gaze(
        a,
        50,
        32.6,
        skin,
        hair,
        "bun",
        (44.8, 41.6),
        turn=16,
        to=(68, 50),
        eyes=AMBER_EYES,
        light=Light(35, "#FFD98A", 0.9, "#FF8A4A", 0.4),
    )
    flame(a, 68, 58, 19, 3)
    arm(a, (43.6, 44), (49, 59), (63, 61.6), skin, hand=-22, what="open")
    sleeve(a, (43.6, 44), (49, 59), cloth, 0.5)
    lamplight(a, 68, 50, 42, "#FFC868", 0.42)
    a.dust([(80, 34, 1.3), (62, 28, 0.7)], MOTE)
    return a


def bonfire(a: Art, x: float, y: float) -> None:
    """Crossed logs, and a fire in three tones; x, y is the middle of its foot."""
    a.glow(x, y - 10, 34, "#FF9A3C", 0.85)
    a.shadow(x, y + 2.4, 34, 4, 0.5)
    with a.moved(x, y):
        for d, stops in (
            (
                "M-23 0C-27 -8 -21 -12 -22 -19C-17 -16 -15 -12 -15 -9C-12 -14 -13 -21 -9 -26"
                "C-7 -21 -4 -19 -3 -15C1 -20 2 -26 8 -29C7 -23 10 -19 10 -14C13 -16 15 -19 15 -23"
                "C21 -17 27 -9 22 0Z",
                ((0, "#A3202A"), (0.4, "#E2552E"), (1, "#F78A2E")),
            ),
            (
                "M-17 0C-19 -6 -15 -8 -15 -13C-11 -10 -10 -6 -10 -5C-7 -8 -7 -14 -4 -18"
                "C-3 -13 0 -11 0 -7C4 -10 4 -15 8 -18C8 -12 11 -10 11 -6C13 -7 15 -9 15 -12"
                "C19 -8 19 -4 17 0Z",
                ((0, "#F78A2E"), (0.5, "#FFC24F"), (1, "#FFE89A")),
            ),
            (
                "M-10 0C-11 -3 -8 -5 -8 -8C-5 -6 -4 -3 -4 -2C-1 -4 -1 -8 2 -10C2 -6 5 -4 4 -2"
                "C6 -3 8 -4 8 -7C11 -4 11 -2 10 0Z",
                ((0, "#FFE89A"), (1, "#FFFFFF")),
            ),
        ):
            a.path(d, a.linear(0, -28, 0, 0, *stops))
        wood = a.linear(-22, -4, 22, 4, (0, "#B9764A"), (0.4, "#6A3A26"), (1, "#2A1414"))
        logs: tuple[list[Point], ...] = (
            [(-25, 2.6), (-4, 0.4), (20, -4.6)],
            [(24, 3), (4, 1), (-19, -4)],
        )
        for log in logs:
            a.limb(log, [4.6, 5, 4.2], wood, lit="#FFC07A")
            end = log[-1]
            a.ellipse(*end, 1.4, 2.2, "#E9B078", 1, 10 if end[0] > 0 else -10)


def fire_6() -> Art:
    """She dances, and from hand to hand a ribbon of fire follows her turn."""
    a = Art("Fire fairy, six")
    skin, hair = DEEP, INKY
    radiance(a, "fire", GLEAM, 6)
    swirl: list[Point] = [
        (25, 59), (14, 65), (15, 79), (36, 87), (63, 81), (83, 66), (88, 45), (78, 25),
    ]  # fmt: skip
    for size, tones in (
        (1.0, ((0, "#8E1F30", 0.2), (0.4, "#D9402A"), (0.75, "#F78A2E"), (1, "#FFD873"))),
        (0.5, ((0, "#F5802C", 0.3), (0.5, "#FFB23E"), (1, "#FFFBE0"))),
    ):
        paint = a.linear(14, 84, 86, 26, *tones)
        a.limb(swirl, [w * size for w in (0.6, 5, 8.4, 9.4, 8.4, 7, 5, 0.6)], paint)
    for points in (
        [(70, 79), (82, 74), (92, 62), (94, 48)],
        [(20, 84), (36, 93), (56, 91), (72, 84)],
        [(17, 66), (9, 72), (9, 82), (16, 89)],
    ):
        a.wisp(points, 2.2, "#FFAE4A", 0.8)
    pair(a, 50, 40, -36, 34, TAIL, 0.95)
    pair(a, 50, 44, 2, 30, HIND, 0.95)
    low, high = (
        Light(130, "#FFD98A", 0.9, "#FF8A4A", 0.4),
        Light(-30, "#FFD98A", 0.9, "#FF8A4A", 0.4),
    )
    contact(a, 58, 97, 12)
    bare_leg(a, (49, 64), (40, 74), (29, 77), (22.4, 73.4), skin, light=low, far=True, front=1)
    bare_leg(a, (54, 66), (58, 79), (55.4, 91), (58, 97), skin, light=low, front=-1)
    gown(
        a,
        [(50, 37.6), (50.6, 44), (51, 50.4), (50.6, 57), (52.4, 67), (57, 78)],
        [10.6, 9.2, 6.8, 13, 20, 27],
        SCARLET,
        (5, 8, 4, 9, 5, 7),
        folds=8,
    )
    belt(a, [(47.6, 50), (51, 51.8), (54.4, 50)])
    locks(
        a,
        hair,
        [
            [(48, 24), (42, 28), (40, 36), (33, 39), (29, 46)],
            [(48, 26), (43, 32), (42, 40), (36, 45)],
        ],
        4.4,
    )
    gaze(
        a,
        51,
        28,
        skin,
        hair,
        "swept",
        (50.4, 38.6),
        front=True,
        turn=9,
        look=0.6,
        wears="rubies",
        to=(76.4, 20),
        eyes=AMBER_EYES,
        mood=LAUGH,
        light=Light(-20, "#FFD98A", 0.9, "#FF8A4A", 0.4),
    )
    reach(
        a, (45, 41), (35.4, 48.6), (27.6, 56), skin, "open", hand=128, size=1.08, flip=True,
        light=low, ring="#FFD98A",
    )  # fmt: skip
    flame(a, 23.2, 60.4, 9, -14)
    bare_arm(a, (55.4, 40.6), (66.4, 40), (74, 29.6), skin, size=1.08, light=high)
    hand = Hand((74, 29.6), -62, skin, size=7, light=high)
    hand.draw(a, "open")
    bangle(a, (66.4, 40), (74, 29.6), "#FFD98A", 1.08)
    flame(a, 76.6, 24.4, 13, 10)
    cuff(a, (45, 41), (35.4, 48.6), SCARLET, 0.45, 1.1, low)
    cuff(a, (55.4, 40.6), (66.4, 40), SCARLET, 0.5, 1.1, high)
    lamplight(a, 76, 20, 40, "#FFC868", 0.4)
    a.dust([(16, 52, 1.2), (90, 30, 1.3), (30, 76, 0.7), (72, 62, 0.8), (60, 12, 0.8)], MOTE)
    return a


def fire_8() -> Art:
    """A comet: she flies up with the torch, and her gown is the trail."""
    a = Art("Fire fairy, eight")
    skin, hair = DUSK, CHESTNUT
    radiance(a, "fire", GLEAM, 8)
    pale = TAIL._replace(tint="#FFC27A", edge="#FFF3D0")
    wing(a, (56, 46), 34, 30, pale, o=0.7)
    wing(a, (53, 41), -118, 35, pale, flip=True, o=0.8)
    wing(a, (52, 43), -152, 39, pale, flip=True)
    # the comet's tail: three flames behind the gown
    for points, w, tones in (
        ([(50, 54), (32, 66), (18, 80), (2, 96)], 22, ("#A3202A", "#E2552E")),
        ([(52, 58), (40, 72), (29, 84), (16, 98)], 17, ("#D9402A", "#F78A2E")),
        ([(47, 54), (32, 62), (18, 70), (3, 76)], 13, ("#F5802C", "#FFC24F")),
    ):
        (x0, y0), (x1, y1) = points[0], points[-1]
        trail = a.linear(x0, y0, x1, y1, (0, tones[1]), (0.55, tones[0], 0.9), (1, tones[0], 0.1))
        a.limb(points, [5, w, w * 0.6, 0.3], trail)
    arm(a, (54, 41), (45.6, 49), (35, 47), skin, hand=196, far=True, what="open")
    gown(
        a,
        [(57.4, 38.4), (54.4, 45), (52, 51), (48.6, 58), (40, 69), (28, 81)],
        [9.6, 8.6, 6.6, 12.4, 17, 21],
        GARNET,
        (6, 10, 5, 12, 6),
        folds=7,
    )
    belt(a, [(48.6, 49.8), (51.8, 52.4), (55.2, 52.4)])
    locks(
        a,
        hair,
        [
            [(57, 24), (49, 26), (45, 33), (37, 34), (30, 40)],
            [(58, 27), (51, 31), (48, 38), (40, 42)],
            [(58, 22), (50, 21), (45, 25), (38, 25)],
        ],
        4.6,
    )
    gaze(
        a,
        61.6,
        30,
        skin,
        hair,
        "swept",
        (57.8, 39.4),
        turn=-14,
        wears="rubies",
        to=(82, 12),
        eyes=AMBER_EYES,
        light=Light(-40, "#FFD98A", 0.9, "#FF8A4A", 0.4),
    )
    # the torch
    a.limb(
        [(70, 45), (75, 33), (79, 22)],
        [1.8, 2.8, 4],
        a.linear(70, 40, 80, 20, (0, "#5A2E1E"), (0.5, "#A3602C"), (1, "#3A1A12")),
        lit="#F7DDB0",
    )
    a.limb([(77.4, 26), (79, 22), (80, 19)], [3.8, 6.4, 7], gold(a, 79, 22, 5))
    flame(a, 80, 21, 19, 10)
    arm(a, (59.4, 40.4), (68.6, 45), (73.6, 36.6), skin, thumb=-1, ring="#FFD98A", what="grip")
    sleeve(a, (59.4, 40.4), (68.6, 45), GARNET)
    lamplight(a, 78, 15, 40, "#FFC868", 0.4)
    a.dust(
        [
            (90, 38, 1.4),
            (92, 20, 0.8),
            (62, 8, 1.2),
            (66, 72, 0.8),
            (78, 66, 1.2),
            (54, 86, 0.8),
            (86, 54, 0.6),
        ],
        MOTE,
    )
    return a


EMBLEMS = {
    "fire-2": fire_2,
    "fire-6": fire_6,
    "fire-8": fire_8,
}
