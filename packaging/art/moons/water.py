"""The fairies of water: dragonfly wings, gowns like fish-tails, light from below."""

import math

from curves import Point, at, between, strip, toward
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from hands import reach
from kit import Art
from light import Light, contact, lamplight, rim
from moods import LAUGH, LOOK
from plants import flower
from tones import COPPER, DEEP, DUSK, NIGHT, OLIVE, PALE, PLUM, RAVEN, ROSE, Cloth, dye, gold
from visage import Head
from wings import Wing, pair, wing

from moons.light import radiance
from moons.pond import bubbles, fish, lily, pad, ripples, shell

TIDE = Cloth("#DDFBFF", "#5FB9DC", "#1F6FA8", "#10386C")
MARINE = Cloth("#C9F0FA", "#2F8ABF", "#15528C", "#0A2858")
LAGOON = Cloth("#E9FFF4", "#74D2C0", "#23808C", "#0F4058")
REED = Cloth("#F3FFE0", "#A8D9A0", "#3C8C7C", "#14484F")
DEPTH = Cloth("#D9E6FF", "#6E8FE0", "#344FA8", "#182463")
GLASS = Wing("dragonfly", "#5FB6D2", "#E6FCFF", veins=7, broad=1.35)
MOTE = "#CFF8FF"


def water_2() -> Art:
    """She sits on a lily pad, her arms around her knees."""
    a = Art("Water fairy, two")
    skin, hair = OLIVE, RAVEN
    radiance(a, "water", "#BDF2FF", 2)
    wing(a, (43, 52), -106, 34, GLASS, flip=True, o=0.65)
    wing(a, (42, 53), -140, 36, GLASS, flip=True)
    wing(a, (42, 55), -168, 30, GLASS, flip=True, o=0.9)
    pad(a, 50, 84, 40, 9.6, 150)
    contact(a, 50, 84, 24, 0.7, "#06302C")
    lily(a, 83, 84, 1.05)
    gown(
        a,
        [(45, 49), (43.4, 56), (43, 63), (42.6, 70), (45, 77), (52, 81)],
        [8.6, 7.8, 6.4, 12, 14, 12],
        LAGOON,
        (2, 3, 4, 3),
        folds=5,
        round_hem=True,
    )
    leg(a, (46, 79), (61, 64), (64, 81), (70, 83.6), skin, far=True)
    leg(a, (44, 80), (58.6, 63.4), (60, 82), (66, 85), skin)
    a.path(
        "M41 70C46 66 53 63 59.6 61C62 62.4 62.6 65 61.6 67.6C56 70 53 76 51 82"
        "C46 83.6 41 82 39.6 77Z",
        a.linear(
            42, 62, 60, 82, (0, "#E9FFF4"), (0.35, "#74D2C0"), (0.8, "#23808C"), (1, "#0F4058")
        ),
    )
    a.limb([(45, 71), (52, 66.6), (59.6, 62.4)], [0.3, 1.4, 0.3], "#FFFFFF", o=0.75)
    a.limb([(46, 80), (50, 73), (57, 67.6)], [0.3, 1.8, 0.3], "#0F4058", o=0.5)
    locks(
        a,
        hair,
        [
            [(46, 34), (40, 39), (39, 48), (35.6, 57), (37, 66)],
            [(47, 37), (42.6, 43), (42.6, 51), (39.6, 60)],
        ],
        4.6,
    )
    gaze(a, 49.7, 41, skin, hair, "swept", (45.6, 50), turn=12, to=(82, 80))
    flower(a, 44.4, 38.4, 1.9, "#FFE3EA")
    arm(a, (46.4, 52), (51, 66), (63, 69.6), skin, hand=30)
    sleeve(a, (46.4, 52), (51, 66), LAGOON, 0.5)
    ripples(a, 50, 93, (30, 18))
    bubbles(a, [(74, 52, 2.6), (79, 44, 1.6)])
    a.dust([(68, 40, 1.3), (24, 74, 0.7)], MOTE)
    return a


def water_4() -> Art:
    """She lies on a leaf and watches the fish below."""
    a = Art("Water fairy, four")
    skin, hair = ROSE, COPPER
    radiance(a, "water", "#BDF2FF", 4)
    wing(a, (49, 59), -74, 38, GLASS, flip=True, o=0.65)
    wing(a, (48, 59), -100, 41, GLASS, flip=True)
    wing(a, (46, 60), -128, 33, GLASS, flip=True, o=0.9)
    pad(a, 47, 77, 40, 8.6, -16)
    contact(a, 42, 77.4, 30, 0.7, "#06302C")
    leg(a, (33, 70), (19, 71), (16.6, 55), (11, 50), skin, far=True)
    leg(a, (34, 72), (21, 74.6), (24.4, 58), (20, 52), skin)
    gown(
        a,
        [(55, 62), (50, 66), (45, 68.6), (37, 70.4), (28, 72.4), (20, 73.4)],
        [9, 8, 6.4, 10.4, 11, 12.6],
        MARINE,
        (3, 4, 3, 4, 2),
        folds=6,
    )
    belt(a, [(44.2, 65.4), (45.4, 68.6), (46.6, 71.4)])
    arm(a, (57, 63.6), (63, 73), (68.4, 63.4), skin, hand=-84, far=True)
    locks(
        a,
        hair,
        [
            [(63, 46), (56, 47), (53, 54), (47, 57), (43, 63)],
            [(64, 49), (58, 53), (56.4, 60), (51, 64)],
        ],
        4.6,
    )
    gaze(
        a,
        63.5,
        54.9,
        skin,
        hair,
        "swept",
        (56.6, 62),
        turn=16,
        wears="flowers",
        to=(76, 90),
        mood=LAUGH,
    )
    arm(a, (55, 64.6), (62.6, 77), (66, 64.4), skin, hand=-84, thumb=-1)
    sleeve(a, (55, 64.6), (62.6, 77), MARINE, 0.45)
    fish(a, 74, 88, 0.62, -14)
    fish(a, 58, 92, 0.5, 4)
    ripples(a, 62, 86, (26, 16, 22))
    lily(a, 86, 78, 0.8)
    bubbles(a, [(80, 60, 2.2), (76, 52, 1.3)])
    a.dust([(78, 32, 1.3), (34, 44, 0.7), (88, 34, 0.7)], MOTE)
    return a


def tail_fin(a: Art, x: float, y: float, s: float, turn: float, cloth: Cloth) -> None:
    """The veil of a fish-tail gown: two lobes with rays."""
    with a.moved(x, y, s, turn):
        paint = a.linear(
            -12, 0, 12, 22, (0, cloth.light), (0.35, cloth.mid), (0.8, cloth.deep), (1, cloth.dark)
        )
        a.path(
            "M-2.4 0C-4 6 -12 9 -18 18C-13 17 -11 19 -9 22C-7 18 -4 17 -1.4 19C.4 21 2 24 1.6 28"
            "C5 24 6 20 8 19C11 17 15 19 19 17C14 10 5 7 2.4 0Z",
            paint,
        )
        for x1, y1 in ((-14, 17), (-9, 19), (-4, 17), (1, 22), (6, 18), (11, 16), (16, 16)):
            a.limb(
                [(x1 * 0.1, 2), (x1 * 0.42, y1 * 0.5), (x1, y1)],
                [0.3, 0.8, 0.15],
                cloth.light if x1 < 2 else cloth.dark,
                o=0.6,
            )


def scales(a: Art, spine: list[Point], widths: list[float], cloth: Cloth) -> None:
    """Rows of little arcs across a fish-tail gown, light on the left and dark on the right."""
    rows: dict[str, list[str]] = {cloth.light: [], cloth.dark: []}
    for i in range(len(spine) - 1):
        (x0, y0), (x1, y1) = spine[i], spine[i + 1]
        way = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for k in range(4):
            here = between(spine[i], spine[i + 1], k / 4)
            w = widths[i] + (widths[i + 1] - widths[i]) * k / 4
            count = 3 if k % 2 else 2
            for j in range(count):
                side = (j - (count - 1) / 2) * w * 0.27
                middle = toward(here, way + 90, side)
                p, tip, q = (toward(middle, way + d, w * 0.12) for d in (90, 0, -90))
                tone = cloth.light if side > 0 else cloth.dark
                rows[tone].append(f"M{at(p)}Q{at(tip)} {at(q)}")
    for tone, arcs in rows.items():
        a.path("".join(arcs), "none", 1, tone, 0.4, 0.6)


def water_6() -> Art:
    """She swims up after the bubble she let go."""
    a = Art("Water fairy, six")
    skin, hair = DUSK, NIGHT
    light = Light(-50, "#E6FCFF", 0.9, "#4FC0E8", 0.5, below=120)
    radiance(a, "water", "#BDF2FF", 6)
    with a.group("translate(6 -2)"):
        wing(a, (52, 47), -150, 41, GLASS, flip=True, o=0.65)
        wing(a, (51, 49), 178, 38, GLASS, flip=True)
        wing(a, (56, 50), 26, 31, GLASS, o=0.75)
        head = Head(
            61,
            34.6,
            15.2,
            skin,
            hair,
            "flow",
            LOOK._replace(smile=3.4, gape=0),
            to=(80, 20),
            turn=-16,
            light=light,
            eyes="#2C9CC4",
            wind=1.7,
        )
        head.back(a)
        tail_fin(a, 24, 79, 0.95, 56, MARINE)
        spine: list[Point] = [(57, 45.6), (54, 51), (51, 56.4), (47, 63), (37.6, 71), (24, 79)]
        widths = [10.2, 9.2, 7.2, 11.4, 9.4, 4.4]
        reach(
            a,
            (54.4, 48),
            (48.4, 56.6),
            (39, 56.4),
            skin,
            "rest",
            size=0.98,
            far=True,
            light=light,
            flip=True,
        )
        gown(a, spine, widths, MARINE, (1, 1.4, 1), folds=4, round_hem=True)
        scales(a, spine[3:], widths[3:], MARINE)
        rim(a, strip(spine, widths, -1) + strip(spine, widths, 1)[::-1], light, 1, 0.8)
        a.limb([(48.4, 54.4), (51, 57.4), (54.6, 57.8)], [0.9, 1.5, 0.9], "#F0CD7C")
        head.neck(a, (58, 45.8), width=0.38, wide=0.74)
        head.front(a)
        head.wear(a, "beads", "#FFFFFF")
        bubbles(a, [(80.6, 20.4, 4.6), (71, 20, 1.5), (68, 66, 1.8), (62, 72, 1.2)])
        reach(
            a,
            (60, 47.6),
            (70.4, 42.6),
            (75.6, 31.8),
            skin,
            "pinch",
            hand=-62,
            size=1.06,
            light=light,
            ring="#FFE9B0",
        )
        for points in (
            [(60, 86), (72, 82), (84, 86), (94, 82)],
            [(8, 93), (22, 96), (40, 93)],
            [(72, 54), (82, 51), (92, 54)],
        ):
            a.wisp(points, 1.1, "#DDFBFF", 0.7)
        a.dust([(90, 58, 1.3), (46, 86, 1.2), (60, 12, 0.7), (14, 64, 0.8), (84, 92, 0.7)], MOTE)
    return a


def foam(a: Art) -> None:
    """The wave breaks: beads of foam along its lip, and claws that reach down from them."""
    claws: tuple[list[Point], ...] = (
        [(47, 18), (41.6, 19.6), (39.6, 24.4)],
        [(49, 18.4), (45.6, 22), (45.8, 26)],
        [(53.6, 16), (51, 20), (52.4, 24)],
        [(58.6, 14.6), (57.2, 18.6), (59.4, 22)],
        [(63.6, 15), (63.4, 18.8), (66, 21.4)],
    )
    for claw in claws:
        a.limb(claw, [4.6, 2.8, 0.3], "#F3FDFF", shade="#8FCBE6")
    beads = (
        (46, 18.4, 2.7), (48.6, 14.6, 3.1), (52.4, 11.6, 3.3), (57, 9.4, 3.5), (62, 8.2, 3.4),
        (67, 8, 3), (71.6, 8.8, 2.6), (75.8, 10.6, 2.1), (79.4, 13, 1.6), (51, 16, 2.6),
        (55.6, 13.8, 2.8), (60.6, 12.6, 2.7), (65.6, 12.4, 2.3), (70, 13, 1.8),
    )  # fmt: skip
    for x, y, r in beads:
        a.circle(x + 0.6, y + 1.1, r, "#8FCBE6", 0.9)
    for x, y, r in beads:
        a.circle(x, y, r, "#F9FEFF")
    for x, y, r in (
        (37.6, 27.6, 1), (42.6, 29.4, 0.8), (48.6, 27.6, 0.9), (41, 13.6, 1.2), (36.6, 19, 0.9),
        (45, 8.6, 1), (54.4, 26, 0.7), (39, 9.6, 0.6),
    ):  # fmt: skip
        a.circle(x, y, r, "#FFFFFF", 0.95)


def water_8() -> Art:
    """She rides the great wave, arms spread."""
    a = Art("Water fairy, eight")
    skin, hair = DEEP, RAVEN
    # the wave: it rises on the right and curls over to the left
    a.path(
        "M2 92C16 93 30 90 42 83C56 75 66 63 70 49C73 38 72 27 65 20C60 15 53 14 47 17"
        "C56 6 74 5 84 17"
        "C94 30 97 52 93 72C91.4 80 91 86 93 90.6C78 97.6 26 99 2 92Z",
        a.linear(
            40, 16, 90, 98, (0, "#E6FCFF"), (0.25, "#7CCBE4"), (0.6, "#2573AE"), (1, "#0E2F63")
        ),
    )
    for points, w, c, o in (
        ([(84, 20), (88, 40), (82, 62), (64, 80), (34, 91)], 2.6, "#BFF0FA", 0.7),
        ([(78, 16), (82, 34), (77, 56), (62, 74), (40, 86)], 2, "#0F3C74", 0.5),
        ([(90, 34), (91, 58), (84, 78), (66, 90)], 2.2, "#0B2A5C", 0.55),
        ([(92, 54), (90, 74), (82, 90)], 1.6, "#8FD8EC", 0.6),
        ([(72, 13), (77, 28), (74, 46)], 1.4, "#FFFFFF", 0.6),
    ):
        a.wisp(points, w, c, o)
    radiance(a, "water", "#BDF2FF", 8)
    foam(a)
    kind = GLASS._replace(tint="#7FD0E8")
    wing(a, (45, 46), -150, 36, kind, flip=True, o=0.8)
    wing(a, (45, 48), -178, 36, kind, flip=True)
    wing(a, (48, 45), -72, 30, kind, o=0.75)
    leg(a, (48, 66), (56, 72), (55, 82), (60, 84.6), skin, far=True)
    leg(a, (44, 66), (42, 77), (33, 85), (36, 89), skin)
    gown(
        a,
        [(46.6, 42.6), (45.6, 49), (45.6, 55), (45.6, 62), (42, 70), (34, 77)],
        [9, 8, 6, 10.6, 15, 20],
        LAGOON,
        (4, 7, 4, 8, 4),
        folds=7,
    )
    belt(a, [(42.6, 54.6), (45.6, 56.2), (48.6, 54.8)])
    arm(a, (44.6, 44), (37, 51.6), (28, 49), skin, far=True, what="open")
    locks(
        a,
        hair,
        [
            [(47, 29), (40, 31), (35, 37), (28, 38), (21, 44)],
            [(47, 32), (42, 36), (38, 43), (31, 46), (27, 53)],
            [(48, 27), (41, 26), (36, 30), (30, 31)],
        ],
        4.6,
    )
    gaze(
        a,
        50,
        34.2,
        skin,
        hair,
        "swept",
        (46.8, 43.6),
        turn=-4,
        wears="pearls",
        to=(76, 30),
        mood=LAUGH,
    )
    arm(a, (48.8, 44.6), (57.6, 46.6), (63, 37.4), skin, thumb=-1, ring="#FFE9B0", what="open")
    sleeve(a, (48.8, 44.6), (57.6, 46.6), LAGOON)
    surf: tuple[tuple[list[Point], float, float], ...] = (
        ([(2, 92), (18, 90), (36, 94), (56, 91), (78, 95), (97, 91)], 2.6, 0.95),
        ([(10, 96), (30, 97), (52, 95.6), (74, 98), (90, 95)], 1.6, 0.8),
    )
    for crest, w, o in surf:
        a.wisp(crest, w, "#F3FDFF", o)
    for x, y, r in (
        (30, 84, 1.4),
        (27, 80, 0.9),
        (40, 82, 1),
        (34, 79, 0.7),
        (62, 84, 0.9),
        (24, 87, 1),
    ):
        a.circle(x, y, r, "#FFFFFF", 0.95)
    bubbles(a, [(34, 60, 1.4), (24, 66, 2), (64, 60, 1.6)])
    a.dust(
        [
            (66, 32, 1.5),
            (30, 22, 0.8),
            (18, 62, 1.3),
            (12, 78, 0.8),
            (40, 8, 0.7),
            (94, 12, 1.2),
            (22, 56, 0.6),
        ],
        MOTE,
    )
    return a


def water_10() -> Art:
    """Before her shell she keeps the pearl of the sea."""
    a = Art("Water fairy, ten")
    skin, hair = PALE, PLUM
    radiance(a, "water", "#BDF2FF", 10)
    shell(a, 50, 82, 64)
    kind = GLASS._replace(tint="#6CC4DE", veins=6)
    pair(a, 50, 40, -32, 41, kind)
    pair(a, 50, 43, 0, 40, kind)
    tail: list[Point] = [(50, 60), (44, 75), (48, 88), (64, 93), (79, 88), (84, 77)]
    thick = [13, 14, 12, 9, 5.6, 2.6]
    tail_fin(a, 84.4, 75, 0.86, 176, DEPTH)
    a.limb(tail, thick, dye(a, [(38, 60), (86, 96)], DEPTH), lit=DEPTH.light, shade=DEPTH.dark)
    scales(a, tail[1:5], thick[1:5], DEPTH)
    spine: list[Point] = [(50, 38), (50, 44), (50, 50), (50, 57), (50, 61), (50, 65)]
    widths = [10.4, 9.2, 6.4, 12, 15, 18]
    gown(a, spine, widths, DEPTH, (4, 6, 5, 6, 4), folds=5, round_hem=True)
    for x in (43, 46.5, 50, 53.5, 57):
        a.circle(x, 69.4 - abs(x - 50) * 0.14, 0.75, "#FFFFFF")
    a.limb([(46, 50), (50, 52.2), (54, 50)], [1, 1.7, 1], gold(a, 50, 51, 5))
    for i in range(5):
        a.circle(46.8 + i * 1.6, 54 + (1.4 - abs(i - 2) * 0.5), 0.6, "#FFFFFF")
    for side in (1, -1):
        fall: list[Point] = [
            (50 - side * 3, 23),
            (50 - side * 7.6, 30),
            (50 - side * 8, 40),
            (50 - side * 13, 50),
            (50 - side * 12, 61),
        ]
        locks(a, hair, [fall, [(x + side * 2.2, y - 1) for x, y in fall[:-1]]], 4.4)
    a.line([(46.6, 38.6), (50, 41.4), (53.4, 38.6)], "#FFFFFF", 0.6)
    gaze(
        a,
        50,
        28.6,
        skin,
        hair,
        "parted",
        (50, 39.6),
        front=True,
        light=Light(90, "#F4FCFF", 0.95, back=0),
    )
    # a crown of coral and pearls
    for i, (x, h) in enumerate(((45.6, 5), (47.6, 7), (50, 9), (52.4, 7), (54.4, 5))):
        lean = (x - 50) * 0.5
        foot: Point = (x, 23.4 - (i % 2) * 0.2 - (1.4 - abs(x - 50) * 0.3))
        tip = (x + lean, foot[1] - h)
        a.limb([foot, between(foot, tip, 0.5), tip], [1.4, 1.1, 0.4], "#FF8F86", lit="#FFD9CE")
        side = -1 if x < 50 else 1
        a.limb(
            [between(foot, tip, 0.45), (tip[0] + side * 1.6, tip[1] + h * 0.34)],
            [0.9, 0.4],
            "#FF8F86",
        )
        a.circle(*tip, 0.95, "#FFFFFF")
    a.glow(50, 57.4, 13, "#FFFFFF", 0.95)
    for s, lit in ((1, False), (-1, True)):
        arm(
            a,
            (50 + s * 4.8, 40.6),
            (50 + s * 13, 51.6),
            (50 + s * 4.2, 59),
            skin,
            hand=-90 - s * 64,
            thumb=s,
            ring="#FFE9B0",
        )
        sleeve(
            a,
            (50 + s * 4.8, 40.6),
            (50 + s * 13, 51.6),
            DEPTH if lit else DEPTH._replace(light=DEPTH.mid),
        )
    a.circle(
        50, 57, 3.6, a.radial(48.8, 55.6, 4.8, (0, "#FFFFFF"), (0.55, "#EAF4FF"), (1, "#9FB4E6"))
    )
    ripples(a, 50, 92, (36, 24))
    lamplight(a, 50, 60, 26, "#F0FCFF", 0.4)
    a.dust(
        [
            (50, 7, 1.5),
            (80, 12, 1.2),
            (90, 36, 0.8),
            (8, 50, 1.2),
            (34, 8, 0.7),
            (66, 8, 0.7),
            (92, 82, 1.2),
            (10, 86, 0.9),
            (76, 80, 0.7),
        ],
        MOTE,
    )
    return a


EMBLEMS = {
    "water-2": water_2,
    "water-4": water_4,
    "water-6": water_6,
    "water-8": water_8,
    "water-10": water_10,
}
