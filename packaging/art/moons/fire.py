"""The fairies of fire: swallow-tailed wings, gowns of flame, light from what they carry."""

from curves import Point, mirrored, n
from figures import arm, belt, gown, leg, radiance, sleeve
from heads import bust, locks
from kit import Art
from tones import CHESTNUT, DEEP, DUSK, EMBER, INKY, OLIVE, PALE, ROSE, Cloth, dye, gold
from wings import Wing, pair, wing

BLAZE = Cloth("#FFF0B8", "#F8A03C", "#C63A26", "#6B1426")
PEACH = Cloth("#FFF6DE", "#FFC58E", "#D9694E", "#86283C")
AMBER = Cloth("#FFFBE0", "#FFD067", "#DB7A26", "#7E2C1C")
SCARLET = Cloth("#FFD9C4", "#EE5A45", "#A31D33", "#4E0C24")
TAIL = Wing("swallow", "#FF9A4A", "#FFE9B0")
HIND = Wing("hind", "#E8532E", "#FFD68A")
MOTE = "#FFCF6E"


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
    radiance(a, 54, 56, 40, "#FFC46A", 2)
    wing(a, (41, 46), -104, 32, TAIL, flip=True, o=0.65)
    wing(a, (40, 47), -140, 34, TAIL, flip=True)
    wing(a, (40, 50), 174, 26, HIND, flip=True, o=0.92)
    a.shadow(50, 93, 34, 4.6, 0.55)
    leg(a, (42, 78), (56, 88), (34, 91), (27, 93.4), skin, far=True)
    gown(
        a,
        [(43, 43), (41.4, 50), (41.6, 57), (42, 65), (47, 76), (54, 86)],
        [9, 8, 6.4, 12, 17, 15],
        PEACH,
        (3, 4, 2, 3, 2),
        folds=6,
    )
    a.path(
        "M36 72C33 79 27 85 20 89C27 92.6 36 93.6 46 93C52 92.8 58 92.4 62 90C60 84 56 79 50 75Z",
        dye(a, [(24, 72), (62, 94)], PEACH),
    )
    for points, c, o in (
        ([(40, 76), (34, 84), (25, 90)], PEACH.light, 0.6),
        ([(45, 77), (42, 86), (36, 92)], PEACH.dark, 0.55),
        ([(49, 78), (50, 86), (49, 92)], PEACH.light, 0.35),
        ([(53, 80), (57, 86), (59, 90)], PEACH.dark, 0.5),
    ):
        a.limb(points, [0.4, 1.7, 0.3], c, o=o)
    belt(a, [(38.6, 56.8), (41.8, 58.4), (45, 57)])
    locks(
        a,
        hair,
        [
            [(43, 30), (37, 34), (37, 42), (32, 49), (33, 57)],
            [(44, 33), (39.6, 38), (40, 46), (36, 54)],
        ],
        4.2,
    )
    bust(a, 48.5, 35.3, skin, hair, "bun", (43.8, 44), turn=14)
    arm(a, (46, 46), (56, 56), (66.4, 53.4), skin, hand=-62, far=True)
    flame(a, 65.4, 57.4, 15, 3)
    arm(a, (43, 46.6), (48.4, 60.6), (60.4, 60.4), skin, hand=-24)
    sleeve(a, (43, 46.6), (49.6, 60), PEACH, 0.5)
    a.dust([(74, 40, 1.3), (60, 36, 0.7)], MOTE)
    a.reframe(-2, -6.6, 1.07)
    return a


def fire_4() -> Art:
    """She leaps, and her skirt becomes a ring of fire."""
    a = Art("Fire fairy, four")
    skin, hair = OLIVE, INKY
    radiance(a, 52, 50, 42, "#FFC46A", 4)
    wing(a, (50, 37), -58, 32, TAIL, o=0.65)
    wing(a, (48, 38), -128, 36, TAIL, flip=True)
    wing(a, (48, 41), 172, 30, HIND, flip=True, o=0.9)
    arm(a, (48, 38), (38, 42), (30, 48.6), skin, far=True)
    leg(a, (47, 58), (33, 64), (19, 74), (12, 78), skin, far=True)
    leg(a, (52, 58), (65, 66), (60, 79), (63, 85), skin)
    gown(
        a,
        [(50.6, 36), (49.6, 42.4), (49.4, 48), (49.4, 54), (47, 62), (43, 70)],
        [8.8, 8, 6, 13, 27, 39],
        BLAZE,
        (6, 9, 5, 10, 6, 8, 5),
        folds=9,
    )
    inner = BLAZE._replace(light="#FFFDE8", mid="#FFD873", deep="#F59A3C", dark="#D9602A")
    gown(
        a,
        [(49.4, 48), (49.2, 54), (47.6, 61)],
        [6.4, 12, 25],
        inner,
        (5, 8, 4, 8, 5),
        waist=0,
        folds=6,
    )
    belt(a, [(46.6, 47.4), (49.6, 49), (52.4, 47.4)])
    bust(a, 53.7, 27.5, skin, hair, "curls", (50.8, 37), turn=-10, wears="")
    a.limb([(48.4, 23), (53, 21.2), (58, 23.4)], [0.6, 1.3, 0.6], "#FFB84A")
    arm(a, (53, 38.4), (62.6, 40), (70, 30.6), skin, thumb=-1, ring="#FFD98A")
    sleeve(a, (53, 38.4), (62.6, 40), BLAZE)
    scarf: list[Point] = [(73, 29), (82, 30), (87, 39), (79, 50), (81, 61), (91, 68)]
    paint = a.linear(73, 28, 90, 68, (0, "#FFFBE0"), (0.4, "#FFB23E"), (1, "#D9402A", 0.4))
    a.limb(scarf, [0.6, 3, 4.4, 4, 3.4, 0.2], paint, lit="#FFFDF0")
    flame(a, 73.6, 28, 8, 12)
    a.dust([(84, 58, 1.3), (24, 56, 0.8), (80, 14, 0.7)], MOTE)
    a.reframe(-5, -6, 1.1)
    return a


def fire_6() -> Art:
    """She dances, and from hand to hand a ribbon of fire follows her turn."""
    a = Art("Fire fairy, six")
    skin, hair = DEEP, INKY
    radiance(a, 50, 46, 44, "#FFD68A", 6)
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
    arm(a, (45, 40.4), (35.6, 48.6), (27.6, 57), skin, hand=118, far=True, ring="#FFD98A")
    leg(a, (54, 68), (58, 78), (56, 89), (59.6, 95), skin, far=True)
    leg(a, (48.6, 64), (41.6, 75), (45, 87), (40.4, 92.6), skin)
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
    bust(a, 51, 28, skin, hair, "swept", (50.4, 38.6), front=True, turn=9, look=0.6, wears="rubies")
    flame(a, 25.6, 60.6, 9, -14)
    arm(a, (55, 40), (66.4, 38.6), (74.4, 28), skin, hand=-64, thumb=-1, ring="#FFD98A")
    flame(a, 76.4, 25.4, 13, 10)
    sleeve(a, (45, 40.4), (35.6, 48.6), SCARLET, 0.5)
    sleeve(a, (55, 40), (66.4, 38.6), SCARLET._replace(light=SCARLET.mid), 0.55)
    a.dust([(16, 52, 1.2), (90, 30, 1.3), (30, 76, 0.7), (72, 62, 0.8), (60, 12, 0.8)], MOTE)
    return a


def fire_8() -> Art:
    """A comet: she flies up with the torch, and her gown is the trail."""
    a = Art("Fire fairy, eight")
    skin, hair = DUSK, CHESTNUT
    radiance(a, 54, 44, 48, "#FFD68A", 8)
    for points, w, o in (
        ([(48, 58), (34, 68), (22, 80), (6, 88)], 12, 0.5),
        ([(52, 62), (42, 76), (32, 88), (18, 97)], 10, 0.5),
    ):
        (x0, y0), (x1, y1) = points[0], points[-1]
        a.limb(
            points,
            [4, w, w * 0.7, 0.2],
            a.linear(x0, y0, x1, y1, (0, "#FFE08A"), (0.4, "#F4822E"), (1, "#A3202A", 0)),
            o=o + 0.3,
        )
    wing(a, (53, 42), -152, 36, TAIL, flip=True, o=0.7)
    wing(a, (55, 44), -6, 34, TAIL, o=0.9)
    wing(a, (53, 45), 176, 36, TAIL, flip=True)
    wing(a, (55, 48), 38, 29, HIND, o=0.9)
    arm(a, (53, 41), (46, 50), (36, 50.4), skin, far=True)
    leg(a, (46, 63), (36, 74), (24, 82), (17.6, 84), skin, far=True)
    leg(a, (49, 64), (42, 77), (32, 87), (27, 91), skin)
    gown(
        a,
        [(56, 38.6), (53.6, 45), (51.6, 51), (48.6, 58), (41, 68), (30, 78)],
        [9, 8.2, 6.2, 11, 16, 20],
        AMBER,
        (5, 8, 5, 9, 5),
        folds=7,
    )
    belt(a, [(48.8, 50), (51.6, 52.4), (54.6, 52)], "#8E1F30")
    locks(
        a,
        hair,
        [
            [(56, 24), (48, 26), (44, 33), (36, 34), (29, 40)],
            [(57, 27), (50, 31), (47, 38), (39, 42)],
            [(57, 22), (49, 21), (44, 25), (37, 25)],
        ],
        4.6,
    )
    bust(a, 60.3, 30.2, skin, hair, "swept", (56.6, 39.4), turn=-14, wears="rubies")
    # the torch
    a.limb(
        [(70, 41), (74, 30), (78, 20)],
        [1.8, 2.6, 3.6],
        a.linear(70, 40, 80, 20, (0, "#7A4A30"), (0.5, "#C98A4A"), (1, "#5A2E1E")),
        lit="#F7DDB0",
    )
    a.limb([(76.4, 23.6), (78, 20.4), (79, 17.6)], [3.6, 5.6, 6], gold(a, 78, 20, 4))
    flame(a, 79, 19, 15, 10)
    arm(a, (58, 40), (67, 42.6), (72, 34.6), skin, thumb=-1, ring="#FFD98A")
    sleeve(a, (58, 40), (67, 42.6), AMBER)
    a.dust(
        [
            (88, 34, 1.4),
            (90, 20, 0.8),
            (66, 10, 1.2),
            (66, 70, 0.8),
            (76, 62, 1.2),
            (56, 84, 0.8),
            (84, 52, 0.6),
        ],
        MOTE,
    )
    return a


def fire_10() -> Art:
    """The queen of flames: her arms make a lyre, and between her hands burns the oldest fire."""
    a = Art("Fire fairy, ten")
    skin, hair = ROSE, EMBER
    radiance(a, 50, 46, 50, "#FFE0A0", 10)
    a.glow(52, 62, 40, "#FF9A3C", 0.5)
    eyed = TAIL._replace(broad=1.08)
    pair(a, 50, 37, -38, 42, eyed)
    pair(a, 50, 40, 0, 34, TAIL._replace(tint="#F4733A"), 0.95)
    pair(a, 50, 43, 34, 30, HIND, 0.95)
    layers = (
        (
            "M45.5 46C40 55 30 60 27.5 73C25.5 82 30 90 34 95C33.6 89 35 86 38 83"
            "C38 89 41 94 45.4 97.4"
            "C45 92 47 88.6 50 86C51.6 90.6 52.6 94 51.6 98.4C58 94 60.6 88.6 60 83"
            "C63.4 86 65 90 64.6 94.6"
            "C70.6 88.6 74 80 71.4 70C68.6 60 59.6 55 54.5 46Z",
            ((0, "#FFD67A"), (0.3, "#F4822E"), (0.7, "#B92B22"), (1, "#6B1426")),
        ),
        (
            "M46.5 47C43 56 35.4 61 34 71C33 78 35 83 37.6 87C38 81.6 40 78.6 43 76.6"
            "C42.8 83 44.4 88 47.6 91.6"
            "C47.6 86.4 49 82.6 51.4 80C53.6 84 54.6 87 54.4 91C58.4 86.6 59.4 81.6 58.6 76.4"
            "C61.4 78.4 63.4 81.6 63.8 86C66.6 80.6 67 74.6 65 69C62 60.6 56.6 56 53.5 47Z",
            ((0, "#FFF0B8"), (0.4, "#FFAE42"), (1, "#E0502A")),
        ),
        (
            "M47.6 48C46 57 41 62.6 40.6 70C40.4 74 41.4 77 43 79.6C43.6 75 45.4 72.4 47.6 70.6"
            "C47.6 76 49 80.4 51.2 83.4C51.6 78.6 53 75 55 73C56.6 75.6 57.2 78 57 81"
            "C59.6 76 59.8 70.6 58 66C56 60.6 53.6 55 52.4 48Z",
            ((0, "#FFFDE8"), (0.6, "#FFE08A"), (1, "#FFC24F")),
        ),
    )
    for d, stops in layers:
        a.path(d, a.linear(50, 46, 50, 98, *stops))
    a.path(
        "M44.6 33.6C46.6 31.8 53.4 31.8 55.4 33.6C55.8 37 54 40 53.2 43C53 45 54 47 54.8 48.6"
        "C52 50.6 48 50.6 45.2 48.6C46 47 47 45 46.8 43C46 40 44.2 37 44.6 33.6Z",
        a.linear(44, 32, 56, 48, (0, "#FFC766"), (0.45, "#D5472B"), (1, "#7C1A2A")),
    )
    a.limb([(46, 34.6), (47.2, 39), (47.8, 43)], [0.3, 1.2, 0.3], "#FFE6A6", o=0.85)
    a.limb([(46.6, 44), (50, 46), (53.4, 44)], [0.8, 1.5, 0.8], gold(a, 50, 45, 4))
    for y in (36.6, 39.2, 41.6):
        a.circle(50, y, 0.6, "#FFF3C8")
    a.path("M46.4 33.2Q50 37.4 53.6 33.2Q50 31.4 46.4 33.2Z", skin.mid)
    # hair, a rising flame
    for points in (
        [(46.4, 24), (42.6, 19), (44, 13), (41, 8)],
        [(48, 21), (46, 15), (47.6, 10), (46, 4)],
    ):
        locks(a, hair, [points, mirrored(points)], 4.4)
    locks(a, hair, [[(50, 20), (49.6, 14), (50.6, 8), (50, 2)]], 4.4)
    bust(a, 50, 25, skin, hair, "parted", (50, 35), front=True, size=0.94)
    crown: list[Point] = [
        (45.4, 20.8),
        (47.6, 16.8),
        (48.4, 19.4),
        (50, 14.6),
        (51.6, 19.4),
        (52.4, 16.8),
        (54.6, 20.8),
        (50, 22.4),
    ]
    a.path(
        "M" + "L".join(f"{n(x)} {n(y)}" for x, y in crown) + "Z",
        gold(a, 50, 18, 5),
        1,
        "#8F4A1C",
        0.3,
    )
    a.circle(50, 19.8, 0.9, "#E5304B")
    for s in (-1, 1):
        arm(
            a,
            (50 + s * 4.8, 34.4),
            (50 + s * 16, 28.6),
            (50 + s * 10.6, 15),
            skin,
            hand=-90 - s * 38,
            thumb=-s,
            ring="#FFD98A",
        )
        sleeve(a, (50 + s * 4.8, 34.4), (50 + s * 16, 28.6), SCARLET, 0.5)
    flame(a, 50, 11.6, 12.6)
    a.dust(
        [
            (30, 14, 1.2),
            (72, 10, 0.8),
            (76, 20, 1.5),
            (16, 58, 0.8),
            (84, 60, 1.2),
            (17, 76, 1.4),
            (84, 78, 1.2),
            (24, 90, 0.8),
            (78, 92, 0.8),
        ],
        MOTE,
    )
    return a


def starter_fire() -> Art:
    """The first fairy of fire walks ahead with a golden lantern."""
    a = Art("First fire fairy")
    skin, hair = DEEP, INKY
    a.glow(52, 46, 46, "#FFD68A", 0.45)
    kind = TAIL._replace(spots="#FFF3C4", broad=1.05)
    wing(a, (56, 41), -86, 34, kind, o=0.75)
    wing(a, (57, 42), -44, 39, kind)
    wing(a, (57, 46), 4, 32, HIND._replace(spots="#FFF3C4"))
    wing(a, (57, 49), 38, 25, HIND, o=0.9)
    a.shadow(56, 94, 34, 4.6, 0.55)
    # the train of embers behind her
    burning(a, [(58, 60), (66, 74), (78, 86)], [8, 14, 17], (7, 5, 9, 6, 8))
    gown(a, [(58, 58), (65, 73), (76, 84)], [8, 13, 14], SCARLET, (4, 7, 4, 8), waist=0, folds=5)
    leg(a, (53, 80), (49.6, 86), (47.6, 91.8), (41, 95), skin)
    gown(
        a,
        [(54, 40), (55, 47), (55, 54), (54.4, 61), (55, 75), (58, 91)],
        [10, 9, 6.6, 12, 17, 25],
        AMBER,
        (3, 4.4, 3, 5, 3, 4),
        folds=8,
        round_hem=True,
    )
    belt(a, [(51.6, 54), (55, 55.6), (58.4, 54)], "#F2C14E")
    a.limb(
        [(54, 56), (52, 66), (53, 78), (51, 88)],
        [1.4, 2.2, 2.4, 1.6],
        a.linear(52, 56, 53, 88, (0, "#C63A26"), (1, "#6B1426")),
        lit="#FFB08A",
    )
    for y in (62, 69, 76, 83):
        a.circle(52.6, y, 0.7, "#FFE08A")
    arm(a, (56.6, 42), (63, 51), (58.6, 60), skin, hand=120, far=True)
    bust(a, 50.4, 31.8, skin, hair, "curls", (54, 41), turn=6, left=True, wears="circlet")
    # lantern on its ring, held out before her
    a.glow(26, 56, 24, "#FFD873", 0.85)
    a.line([(28.6, 44.6), (26.6, 45.6), (26, 48)], "#F2C14E", 0.7)
    brass = gold(a, 26, 56, 9)
    a.path("M20.4 52.4C21 49 24 47.4 26 47.4C28 47.4 31 49 31.6 52.4Z", brass)
    a.path(
        "M20.8 52.4H31.2L30 65H22Z",
        a.linear(26, 52, 26, 66, (0, "#FFFBE0"), (1, "#FFB84A")),
        0.85,
        "#8F6424",
        0.6,
    )
    flame(a, 26, 64, 9)
    a.path("M24 52.4V65M28 52.4V65", "none", 1, "#8F6424", 0.5)
    a.path("M20.6 65H31.4L30.4 67.8H21.6Z", brass)
    arm(a, (51.6, 42), (43, 50), (31.4, 44.8), skin, hand=-176, thumb=1, ring="#F2C14E")
    sleeve(a, (51.6, 42), (43, 50), AMBER)
    a.dust(
        [(34, 72, 1.3), (18, 74, 0.8), (82, 64, 1.2), (90, 78, 0.8), (70, 12, 0.8), (38, 88, 0.7)],
        "#FFE9B0",
    )
    return a


EMBLEMS = {
    "fire-2": fire_2,
    "fire-4": fire_4,
    "fire-6": fire_6,
    "fire-8": fire_8,
    "fire-10": fire_10,
    "starter-fire": starter_fire,
}
