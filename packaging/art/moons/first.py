"""The four first fairies: each stands in a ring of gold and does the oldest work of her element."""

from curves import Point, n, strip
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from hands import Hand, reach
from kit import Art
from light import Light, contact
from limbs import arm as bare_arm
from limbs import bangle, cuff
from limbs import leg as bare_leg
from plants import flower, leaf
from tones import AMBER_EYES, CHESTNUT, DEEP, DUSK, GREEN_EYES, INKY, ROSE, Cloth, gold
from wings import pair, wing

from moons import air, earth, fire, water
from moons.harvest import blades
from moons.light import first_ring
from moons.pond import ripples


def starter_air() -> Art:
    """The first fairy of air rises, and the wind fills the veil that she holds behind her."""
    a = Art("First air fairy")
    skin, hair = ROSE, CHESTNUT
    first_ring(a, "#DDEEFF")
    sail: list[Point] = [
        (25, 60), (12, 51), (12, 33), (26, 17), (47, 9), (67, 8), (80, 14), (79, 24),
    ]  # fmt: skip
    cloth = a.linear(
        16, 56, 84, 12, (0, "#6E9FD0"), (0.3, "#C3DCF3"), (0.6, "#FFFFFF"), (1, "#8DB4DE")
    )
    a.limb(sail, [1, 11, 15, 17, 16, 13, 8, 1], cloth, lit="#FFFFFF", shade="#2E5B9C")
    for k, tone, o in ((0.72, "#FFFFFF", 0.85), (0.2, "#5C8FC8", 0.55), (-0.5, "#3F75B4", 0.5)):
        fold = strip(sail, [1, 11, 15, 17, 16, 13, 8, 1], k, 2)[::2]
        a.limb(fold, [0.2, *[1.2] * (len(fold) - 2), 0.2], tone, o=o)
    first = air.FORE._replace(spots="#F2C14E")
    wing(a, (54, 42), -50, 34, first, o=0.8)
    wing(a, (54, 44), -10, 36, first)
    wing(a, (51, 43), -148, 35, first, flip=True)
    wing(a, (54, 47), 30, 26, air.HIND._replace(spots="#F2C14E"), o=0.92)
    wing(a, (50, 47), 176, 28, air.HIND, flip=True, o=0.92)
    arm(a, (47, 42), (37.6, 51), (28, 58), skin, hand=140, far=True, ring="#F2C14E")
    leg(a, (46, 67), (40, 80), (30, 90), (24, 96), skin, far=True)
    leg(a, (49, 67), (46, 81), (39, 92), (36, 98.4), skin)
    gown(
        a,
        [(52, 39.6), (51.4, 46), (50.8, 52.4), (50, 59), (46, 71), (39, 83)],
        [10.4, 9.4, 6.8, 12, 19, 26],
        air.IRIS,
        (5, 9, 5, 10, 6, 8),
        folds=9,
    )
    sash: list[Point] = [(53, 53.6), (60, 61), (66, 70), (76, 74), (84, 82)]
    a.limb(sash, [1.4, 3, 3.4, 2.6, 0.2], a.linear(53, 53, 84, 82, (0, "#FFE9A8"), (1, "#C9922E")),
           lit="#FFFBE4")  # fmt: skip
    belt(a, [(47.4, 51.8), (50.8, 53.8), (54.2, 52)])
    locks(
        a,
        hair,
        [
            [(50, 25), (44, 29), (43, 37), (37, 43), (36, 51)],
            [(49, 27), (45.4, 33), (45, 41), (41, 48)],
            [(57, 27), (60.4, 33), (60, 41), (63, 46)],
        ],
        4.4,
    )
    gaze(
        a, 53.4, 29.6, skin, hair, "parted", (52.2, 40.6),
        front=True, turn=8, look=0.5, wears="circlet",
    )  # fmt: skip
    arm(a, (57, 42), (67.6, 38.6), (76.4, 27), skin, hand=-66, thumb=-1, ring="#F2C14E")
    sleeve(a, (47, 42), (37.6, 51), air.IRIS)
    sleeve(a, (57, 42), (67.6, 38.6), air.IRIS._replace(light=air.IRIS.mid))
    a.wisp([(25.4, 59.4), (22, 68), (27, 75), (22, 84)], 3.4, "#DCEBFA", 0.95)
    a.wisp([(78.6, 25), (84, 32), (82, 40), (88, 46)], 3, "#DCEBFA", 0.95)
    air.breeze(a, [[(56, 90), (68, 85), (80, 90), (90, 85)], [(8, 78), (15, 74), (20, 77)]])
    a.dust(
        [(88, 62, 1.4), (12, 66, 1.2), (70, 56, 0.7), (64, 80, 0.7), (76, 92, 0.8), (18, 90, 0.8)],
        "#FFEFB8",
    )
    return a


def starter_water() -> Art:
    """The first fairy of water pours the spring from her jar."""
    a = Art("First water fairy")
    skin, hair = DUSK, CHESTNUT
    first_ring(a, "#CFF3FF")
    kind = water.GLASS._replace(spots="#F2C14E", tint="#6CC4DE")
    wing(a, (45, 42), -122, 38, kind, flip=True, o=0.8)
    wing(a, (44, 44), -152, 40, kind, flip=True)
    wing(a, (44, 47), 176, 36, kind, flip=True)
    wing(a, (44, 49), 146, 30, kind, flip=True, o=0.85)
    a.shadow(48, 93, 30, 4.5, 0.5)
    leg(a, (48, 76), (54, 84), (54, 92), (60.4, 95), skin)
    gown(
        a,
        [(46.4, 39.6), (45, 46.6), (45.4, 53.4), (46.8, 61), (47.6, 75), (45, 90)],
        [10, 9, 6.6, 12.6, 17, 25],
        water.TIDE,
        (3, 4.4, 3, 5, 3.4, 4),
        folds=8,
        round_hem=True,
    )
    a.limb(
        [(41.6, 54), (48, 63), (56, 66), (60, 74)],
        [0.8, 4, 3.4, 0.3],
        a.linear(42, 54, 60, 74, (0, "#FFFFFF"), (1, "#4A9AC8")),
        o=0.95,
    )
    belt(a, [(42, 53.4), (45.4, 55), (49, 53.4)])
    locks(
        a,
        hair,
        [
            [(46, 26), (40, 31), (40, 40), (35.6, 48), (37, 58)],
            [(47, 29), (42.6, 35), (42.6, 44), (39, 53)],
        ],
        4.8,
    )
    # the jar in her arms, its mouth to the right
    arm(a, (49, 41), (57.6, 38), (64.6, 39.6), skin, far=True)
    gaze(a, 49.8, 31.2, skin, hair, "swept", (46.6, 40.6), turn=10, wears="circlet")
    with a.moved(67, 50, 0.9, 26):
        clay = a.linear(
            -8, -9, 8, 9, (0, "#FFE9BE"), (0.3, "#E3A95A"), (0.7, "#A3602C"), (1, "#5A2E1E")
        )
        a.path(
            "M-13 0C-14 -6 -8 -10.4 0 -9.4C6 -8.6 8 -4.4 12 -4L15 -5.4C16.2 -2 16.2 2 15 5.4L12 4"
            "C8 4.4 6 8.6 0 9.4C-8 10.4 -14 6 -13 0Z",
            clay,
        )
        a.ellipse(15, 0, 1.4, 5.3, "#2B4E74")
        a.path(
            "M-9 -3C-8 -6.4 -4 -8 1 -7.6C-4 -6.4 -7 -4.4 -7.6 -1.6C-8 -.4 -9.4 -1.2 -9 -3Z",
            "#FFFFFF",
            0.7,
        )
        a.path("M-3 -9.6Q-1.4 0 -3 9.6L-.6 9.5Q1 0 -.6 -9.5Z", "#2E7FA8", 0.85)
        a.path("M3.4 -8.4Q4.8 0 3.4 8.4L4.6 7.8Q6 0 4.6 -7.8Z", "#F2C14E")
    stream: list[Point] = [(79.4, 56), (83.6, 62), (85, 72), (84.4, 82), (82, 92)]
    a.limb(
        stream,
        [5, 5.8, 5, 6, 9],
        a.linear(78, 54, 90, 92, (0, "#F6FEFF"), (0.4, "#8FD6EE"), (1, "#2E80BC")),
        lit="#FFFFFF",
        shade="#1C5A9A",
        o=0.95,
    )
    a.wisp([(80, 57.6), (84, 66), (85.4, 76), (84.6, 88)], 1.1, "#FFFFFF", 0.9)
    arm(a, (46, 42), (50.6, 55.6), (61, 58.4), skin, hand=-6, ring="#F2C14E")
    sleeve(a, (46, 42), (50.6, 55.6), water.TIDE)
    ripples(a, 78, 92, (19, 13))
    for x, y, r in ((76, 87, 1.2), (91, 86, 1.4), (92, 80, 0.8), (74, 83, 0.8), (89, 75, 0.7)):
        a.circle(x, y, r, "#F3FDFF", 0.95)
    a.dust(
        [(90, 30, 1.4), (72, 16, 1.2), (88, 56, 0.8), (68, 62, 0.7), (16, 70, 1.2), (26, 86, 0.8)],
        "#FFEFB8",
    )
    return a


def lantern(a: Art, x: float, y: float) -> None:
    """A lantern of dark bronze, bright within; x, y is the hook that the hand holds."""
    a.glow(x, y + 15, 27, "#FFE08A", 1)
    with a.moved(x, y):
        a.path("M-2.6 5C-2.6 1.4 2.6 1.4 2.6 5", "none", 1, "#5A3416", 0.9)
        bronze = a.linear(-8, 4, 8, 28, (0, "#E9B45A"), (0.35, "#7A4A20"), (1, "#2E160E"))
        a.path(
            "M-5.6 11H5.6L4.8 24H-4.8Z",
            a.radial(0, 18, 9, (0, "#FFFFFF"), (0.5, "#FFF0B0"), (1, "#FFC04A")),
        )
        fire.flame(a, 0, 23.4, 9.4)
        for points in (
            [(-6.2, 10.6), (-5.4, 24.4)],
            [(-2, 11), (-1.8, 24)],
            [(2, 11), (1.8, 24)],
            [(6.2, 10.6), (5.4, 24.4)],
        ):
            thick = 1.5 if abs(points[0][0]) > 4 else 0.8
            a.limb(points, [thick, thick], bronze)
        a.path("M-8.6 11.6C-7.4 7.4 -3.4 6.6 -1.6 4.2H1.6C3.4 6.6 7.4 7.4 8.6 11.6Z", bronze)
        a.path("M-6.8 10.4C-5.6 7.8 -3 7.2 -1.2 5.2C-2 7.6 -3.4 8.4 -4 10.4Z", "#FFE9B0", 0.8)
        a.path("M-7.2 23.6H7.2L5.4 28.4H-5.4Z", bronze)
        a.limb([(-6.2, 24.6), (-1, 25)], [0.9, 0.2], "#FFE9B0", o=0.8)


def starter_fire() -> Art:
    """The first fairy of fire walks ahead into the dark with her lantern."""
    a = Art("First fire fairy")
    skin, hair = DEEP, INKY
    first_ring(a, "#FFE9C0")
    kind = fire.TAIL._replace(spots="#FFF3C4", broad=1.05, veins=4)
    wing(a, (58, 42), -82, 34, kind, o=0.75)
    wing(a, (59, 43), -42, 38, kind)
    wing(a, (59, 47), 4, 31, fire.HIND._replace(spots="#FFF3C4", veins=4))
    a.shadow(56, 95, 36, 4.6, 0.6)
    # the train of embers behind her
    fire.burning(a, [(60, 60), (68, 75), (80, 86)], [8, 14, 17], (7, 5, 9, 6, 8))
    train = fire.GARNET
    gown(a, [(60, 58), (67, 73), (77, 84)], [8, 13, 14], train, (4, 7, 4, 8), waist=0, folds=5)
    lamp = Light(160, "#FFD98A", 0.95, back=0)
    bare_arm(a, (53, 43), (42.6, 49.4), (34.6, 43.6), skin, size=1.08, light=lamp)
    bangle(a, (42.6, 49.4), (34.6, 43.6), "#F2C14E", 1.08)
    contact(a, 42, 95, 12)
    bare_leg(a, (51, 72), (44, 82), (41.4, 91), (34.4, 94.6), skin, light=lamp)
    gown(
        a,
        [(56, 40), (57, 47), (56.6, 54), (55.4, 61), (54.6, 75), (57, 91)],
        [10.6, 9.4, 7, 12.6, 19, 28],
        train,
        (3, 4.4, 3, 5, 3, 4),
        folds=7,
        round_hem=True,
    )
    # the open edge of the gown, hemmed with gold
    edge: list[Point] = [(53, 56), (49.6, 66), (48, 77), (44.6, 90)]
    a.limb(edge, [0.8, 1.8, 2.2, 2.6], gold(a, 49, 74, 16), lit="#FFF6D2")
    for x, y in ((50.8, 62.6), (48.9, 70), (48, 77.4), (46.4, 84.6)):
        a.circle(x, y, 0.8, "#A31D33")
    belt(a, [(53, 54), (56.6, 56), (60.2, 54.4)], "#F2C14E")
    gaze(
        a,
        51.4,
        31.8,
        skin,
        hair,
        "curls",
        (55.6, 41.4),
        turn=2,
        left=True,
        wears="circlet",
        to=(30.6, 50),
        eyes=AMBER_EYES,
        light=Light(140, "#FFD98A", 0.9, "#FF8A4A", 0.4),
    )
    a.circle(52.6, 36.4, 0.9, "#F2C14E")
    with Hand((34.6, 43.6), 200, skin, size=7.2, flip=True, light=lamp).holding(a):
        lantern(a, 31.4, 42.6)
    # with the near hand she gathers her skirt
    reach(
        a, (58.8, 43.2), (65, 53.4), (57.6, 60.6), skin, "grip", hand=132, size=1.08,
        light=lamp, ring="#F2C14E",
    )  # fmt: skip
    cuff(a, (58.8, 43.2), (65, 53.4), train, 0.5, 1.1, lamp)
    cuff(a, (53, 43), (42.6, 49.4), train, 0.42, 1.05, lamp)
    a.limb([(54.6, 63.6), (58, 70), (58.4, 80)], [0.4, 2, 0.3], train.light, o=0.55)
    a.limb([(53.6, 64), (54, 73), (52.4, 84)], [0.4, 1.6, 0.3], train.dark, o=0.6)
    a.dust(
        [(40, 74, 1.3), (16, 80, 0.8), (84, 64, 1.2), (90, 78, 0.8), (70, 8, 0.8), (34, 86, 0.7)],
        "#FFE9B0",
    )
    return a


def basket(a: Art, x: float, y: float) -> None:
    """A wide basket heaped with the harvest; x, y is the middle of its foot."""
    with a.moved(x, y):
        for i, j, t, length in (
            (-11, -9, 168, 11), (-8, -12, -152, 10), (11, -9, 10, 11), (9, -12, -26, 11),
            (-3, -15, -108, 9), (5, -15, -64, 9),
        ):  # fmt: skip
            leaf(a, (i, j), t, length, "#CDE08A", "#4F7A34")
        for u, v, r, light, dark in (
            (-8.4, -11.6, 4.2, "#FFC07A", "#B8402A"), (8.6, -11.4, 4.2, "#FFE08A", "#C77A22"),
            (0.4, -14.6, 5.2, "#FF9A7A", "#8E1F30"), (-3.8, -10, 3.6, "#FFE9A0", "#D08A2A"),
            (4.4, -10, 3.4, "#E9F0A0", "#6B8E35"), (-12.2, -8.6, 2.6, "#C78AC0", "#5A2452"),
            (12.4, -8.4, 2.6, "#C78AC0", "#5A2452"),
        ):  # fmt: skip
            body = ((0, "#FFFFFF"), (0.25, light), (1, dark))
            a.circle(u, v, r, a.radial(u - r * 0.4, v - r * 0.5, r * 1.6, *body))
        a.limb([(0.4, -19), (0.8, -21), (2, -22)], [0.7, 0.6, 0.4], "#5A3A2A")
        a.path(
            "M-16 -9C-15 -3 -11 0 -7 0H7C11 0 15 -3 16 -9C9 -5.6 -9 -5.6 -16 -9Z",
            a.linear(-15, -9, 14, 2, (0, "#FFE2A4"), (0.4, "#C98F48"), (1, "#6A3C1E")),
        )
        weave = [f"M{n(k * 2.5)} {n(-7 + abs(k) * 0.3)}L{n(k * 1.5)} -.4" for k in range(-5, 6)]
        a.path("".join(weave), "none", 1, "#6A3C1E", 0.5, 0.75)
        a.limb([(-14.4, -6), (0, -2.6), (14.4, -6)], [0.4, 0.9, 0.4], "#6A3C1E", o=0.6)
        rim: list[Point] = [(-16.6, -9.6), (0, -6), (16.6, -9.6)]
        a.limb(rim, [1.8, 2.4, 1.8], gold(a, 0, -8, 12), lit="#FFF6D2")


def starter_earth() -> Art:
    """The first fairy of earth carries the whole harvest on her head."""
    a = Art("First earth fairy")
    skin, hair = DUSK, INKY
    first_ring(a, "#F6F3C0")
    pair(a, 50, 51, -30, 40, earth.AUTUMN._replace(spots="#FFF6C8"))
    pair(a, 50, 54, 2, 37, earth.LEAF._replace(spots="#FFF6C8"))
    pair(a, 50, 57, 34, 29, earth.LEAF._replace(tint="#6F8F3C"), 0.95)
    a.shadow(50, 96, 34, 3.6, 0.55)
    leg(a, (46, 80), (43.6, 88), (43, 93.6), (37.6, 96.4), skin)
    cloth = Cloth("#E6F7BE", "#7DB060", "#3C7A4A", "#1F4E3A")
    gown(
        a,
        [(50, 47.4), (49.6, 54), (49, 60.6), (50.6, 67), (51.6, 79), (48, 93)],
        [11.4, 10, 7.2, 14, 22, 36],
        cloth,
        (2.4, 3.6, 2.6, 4, 2.6, 3.4, 2.4),
        folds=9,
        round_hem=True,
    )
    # the fold of her mantle over the hip
    mantle = Cloth("#FFFBE0", "#EBCF86", "#B5873E", "#6A4420")
    gown(
        a,
        [(49, 60.6), (50.8, 67), (52.4, 76)],
        [8, 15, 22],
        mantle,
        (2, 3.4, 2.4, 3.6, 2),
        waist=0,
        folds=7,
        round_hem=True,
    )
    belt(a, [(44.6, 60), (49, 62.2), (53, 60.2)])
    # two plaits over her shoulders
    for side in (1, -1):
        plait: list[Point] = [
            (50 + side * 4, 36), (50 + side * 6.6, 43), (50 + side * 6, 51), (50 + side * 7, 59),
        ]  # fmt: skip
        locks(a, hair, [plait], 4)
        for x, y in plait[1:3]:
            flower(a, x, y + 2, 1.5, "#FFF3C8", "#D9862E")
    gaze(
        a,
        50,
        38.6,
        skin,
        hair,
        "parted",
        (50, 49),
        front=True,
        turn=-3,
        wears="circlet",
        eyes=GREEN_EYES,
    )
    a.ellipse(50, 31.4, 6.6, 1.8, "#C8392E")
    a.ellipse(49.4, 30.9, 5, 1, "#F0907A", 0.8)
    basket(a, 50, 31.4)
    arm(a, (44.8, 50), (33.6, 58), (43, 65), skin, hand=20, thumb=-1, ring="#F2C14E")
    sleeve(a, (44.8, 50), (33.6, 58), cloth, 0.5)
    arm(a, (55.2, 50), (68, 44), (63.6, 28.4), skin, hand=-116, thumb=1, ring="#F2C14E")
    sleeve(a, (55.2, 50), (68, 44), cloth._replace(light=cloth.mid), 0.5)
    blades(a, [(14, 9, -3), (20, 13, 3), (80, 13, -3), (87, 9, 3)], 98)
    a.dust(
        [(84, 66, 1.2), (14, 66, 1.2), (88, 20, 0.8), (30, 80, 0.7), (74, 8, 0.8), (72, 78, 0.7)],
        "#FFEFB8",
    )
    return a


EMBLEMS = {
    "starter-air": starter_air,
    "starter-water": starter_water,
    "starter-fire": starter_fire,
    "starter-earth": starter_earth,
}
