"""The fairies of air: white wings, pale blue gowns, everything is carried by the wind."""

import math

from curves import Point, along, at, between, mirrored, mix, n, through, toward, whorl
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from hands import Hand, reach
from kit import Art
from light import SUN, contact
from limbs import arm as bare_arm
from limbs import bangle, cuff
from limbs import leg as bare_leg
from moods import LAUGH, STERN
from tones import (
    BLUE_EYES,
    COPPER,
    DEEP,
    DUSK,
    GREEN_EYES,
    INKY,
    OLIVE,
    PALE,
    PLUM,
    RAVEN,
    ROSE,
    SILVER,
    VIOLET_EYES,
    Cloth,
    Hair,
    dye,
)
from wings import Wing, pair, wing

from moons.light import radiance

SKY = Cloth("#F6FBFF", "#A9D2EE", "#4C86BD", "#234E8A")
MIST = Cloth("#FFFFFF", "#D3E1F4", "#8499CC", "#475A99")
COBALT = Cloth("#CFE4FF", "#4F86CC", "#27509A", "#142A66")
PANSY = Cloth("#EBDCFF", "#8F7FCC", "#544A9C", "#282460")
LAKE = Cloth("#DDF6FF", "#4C9CC8", "#22629A", "#103466")
IRIS = Cloth("#E9E6FF", "#7F86D6", "#454C9E", "#222664")
AUBURN = Hair("#E39A52", "#94491F", "#431F10", "#FFD09A")
IVORY = Cloth("#FFFFFF", "#F3E9D8", "#BFB2C8", "#6A6494")
FORE = Wing("fore", "#A9D4EE", "#FFFFFF")
HIND = Wing("hind", "#C9D8F5", "#FFFFFF")
MOTE = "#E8F6FF"


def breeze(a: Art, lines: list[list[Point]], width: float = 0.9) -> None:
    for points in lines:
        a.wisp(points, width, "#FFFFFF", 0.75)


def feather(a: Art, spine: list[Point], width: float) -> None:
    """A quill with barbs that part at the edge; the spine runs from the quill's foot to the tip."""
    line = [(x, y) for x, y, _ in along(spine, 8)]
    first, count = len(line) // 7, len(line)
    for side in (1, -1):
        tones = ("#FFFFFF", "#EAF3FC") if side > 0 else ("#B4CFEC", "#98BAE0")
        for i in range(first, count - 1):
            t = (i - first) / (count - 1 - first)
            reach = width * (0.35 + 0.4 * math.sin(math.pi * (0.06 + 0.84 * t)))
            reach *= 0.9 if i % 9 == 4 else 1
            (x0, y0), (x1, y1) = line[i], line[i + 1]
            way = math.degrees(math.atan2(y1 - y0, x1 - x0))
            end = line[min(i + 4, count - 1)]
            tip = toward((x1, y1), way + side * (42 - 30 * t), reach)
            out = toward((x0, y0), way + side * 66, reach * 0.6)
            back = between(end, tip, 0.5)
            a.path(f"M{at((x0, y0))}Q{at(out)} {at(tip)}Q{at(back)} {at(end)}Z", tones[i // 3 % 2])
    a.limb(spine, [width * 0.1, *[width * 0.07] * (len(spine) - 2), 0.3], "#4A78AC", lit="#FFFFFF")


def air_2() -> Art:
    """She rides a feather, side-saddle."""
    a = Art("Air fairy, two")
    skin, hair = ROSE, COPPER
    radiance(a, "air", "#EAF5FF", 2)
    wing(a, (45, 42), -112, 30, FORE, flip=True, o=0.6)
    wing(a, (44, 43), -146, 31, FORE, flip=True)
    wing(a, (44, 46), 172, 25, HIND, flip=True, o=0.9)
    arm(a, (48.6, 41.6), (57.4, 48), (65.6, 42), skin, thumb=-1, far=True, what="open")
    feather(a, [(3, 53), (13, 66), (30, 76), (52, 79), (74, 71), (87, 56), (90, 37)], 19)
    contact(a, 52, 76, 18, 0.7, "#14284E")
    leg(a, (49, 66), (62, 67), (68, 80), (73.6, 84), skin, far=True)
    leg(a, (47, 67), (60, 70.4), (63, 85), (68, 90), skin)
    gown(
        a,
        [(46.6, 39), (45.4, 45), (45.2, 52), (45.6, 61), (52, 68), (60, 71), (64, 77)],
        [9, 8, 5.8, 11, 13, 11.5, 13],
        COBALT,
        (2.4, 4, 3, 5, 2.4),
        folds=6,
    )
    belt(a, [(42.4, 52), (45.4, 53.6), (48.2, 52)], "#FFE9B0")
    locks(
        a,
        hair,
        [
            [(46, 24), (40, 27), (34, 25), (27, 29)],
            [(46, 27), (40, 31), (33, 31), (28, 36)],
            [(47, 29), (42, 34), (37, 36)],
        ],
        4,
    )
    gaze(a, 49.6, 30.5, skin, hair, "bob", (46.8, 40), turn=-6, to=(84, 40), eyes=GREEN_EYES)
    arm(a, (45, 41.6), (37.6, 52), (35.4, 64), skin, hand=84)
    sleeve(a, (45, 41.6), (37.6, 52), COBALT, 0.35)
    breeze(
        a,
        [
            [(58, 22), (70, 17), (82, 21)],
            [(68, 92), (80, 86), (94, 88)],
            [(8, 84), (22, 90), (40, 92)],
        ],
    )
    a.dust([(70, 34, 1.3), (80, 44, 0.7)], MOTE)
    return a


def down(a: Art, tip: Point, angle: float, r: float) -> None:
    """The parachute of one seed."""
    for d in (-58, -30, 0, 30, 58):
        u, v = toward(tip, angle + d, r)
        a.path(f"M{n(tip[0])} {n(tip[1])}L{n(u)} {n(v)}", "none", 1, "#FFFFFF", 0.3, 0.9)


def parachute(a: Art, hub: Point, r: float) -> None:
    """The down of one great seed: an umbrella of hairs on a shining veil."""
    x, y = hub
    ends = [toward(hub, -172 + 16.4 * i, r * (1 if i % 2 else 0.9)) for i in range(11)]
    veil = a.radial(x, y, r, (0, "#FFFFFF", 0.55), (0.75, "#FFFFFF", 0.3), (1, "#FFFFFF", 0.05))
    a.path(f"M{at(hub)}L{at(ends[0])}{through(ends)}Z", veil)
    for i, end in enumerate(ends):
        turn = -172 + 16.4 * i
        bend = toward(hub, turn + (4 if i < 5 else -4), r * 0.55)
        a.limb([hub, bend, end], [1.1, 0.7, 0.3], "#FFFFFF")
        down(a, end, turn, r * 0.2)
        down(a, between(hub, end, 0.72), turn, r * 0.15)


def air_4() -> Art:
    """She drifts across the sky under the seed of a dandelion."""
    a = Art("Air fairy, four")
    skin, hair = OLIVE, PLUM
    radiance(a, "air", "#EAF5FF", 4)
    wing(a, (42, 52), -122, 30, FORE, flip=True, o=0.6)
    wing(a, (41, 53), -154, 32, FORE, flip=True)
    wing(a, (41, 56), 168, 28, HIND, flip=True, o=0.92)
    parachute(a, (60, 29), 24)
    a.limb(
        [(60, 29), (60.6, 40), (59, 51), (56.6, 62)], [0.8, 0.9, 1, 1.2], "#E9DDB4", lit="#FFFFFF"
    )
    a.limb([(57.4, 59), (55.8, 64.6), (54, 70)], [0.8, 2.6, 0.4], "#8A5E3C", lit="#E3BC8A")
    arm(a, (46.6, 51), (54, 51), (59, 42.4), skin, hand=-74, far=True, what="grip")
    leg(a, (43, 72), (37, 82), (26, 86), (20.6, 90), skin, far=True)
    leg(a, (45, 72), (46.6, 84), (38, 92), (35, 97), skin)
    gown(
        a,
        [(45, 49.6), (43.6, 56), (43.4, 62), (44, 69), (41.6, 78), (35, 86)],
        [9, 8, 6, 11, 16, 22],
        PANSY,
        (4, 7, 3, 6, 4, 5),
        folds=7,
    )
    belt(a, [(40.4, 61.6), (43.6, 63.2), (46.6, 61.6)])
    locks(
        a,
        hair,
        [
            [(45, 37), (39, 41), (37, 49), (31, 56), (31, 63)],
            [(46, 40), (41, 45), (39.6, 52), (35, 60)],
        ],
        4.2,
    )
    gaze(
        a,
        48.6,
        41,
        skin,
        hair,
        "swept",
        (45.2, 50.6),
        turn=-14,
        wears="flowers",
        to=(64, 26),
        eyes=VIOLET_EYES,
    )
    arm(a, (44.8, 52), (53, 58.6), (58.6, 50), skin, hand=-70, thumb=-1, what="grip")
    sleeve(a, (44.8, 52), (53, 58.6), PANSY, 0.5)
    for x, y, t in ((84, 50, 10), (77, 66, 40), (88, 74, 20), (72, 84, 50)):
        foot = toward((x, y), t + 180, 5)
        a.limb([foot, (x, y)], [0.5, 0.4], "#FFFFFF")
        a.circle(*foot, 0.8, "#C9A66A")
        down(a, (x, y), t - 90, 4)
    breeze(a, [[(6, 70), (16, 66), (26, 69)], [(50, 92), (64, 88), (78, 92), (90, 88)]], 0.8)
    a.dust([(70, 58, 0.8), (90, 34, 1.2), (12, 58, 0.7)], MOTE)
    return a


def swallow(a: Art) -> None:
    """A swallow that climbs to the right, large enough to ride; its far wing comes first."""
    # tail, forked
    a.path(
        "M38 62C29 63 19 59 10 48C12 60 18 67.6 27 70.6C21 76.6 15 80.6 8 82.6C20 86 33 81 42 72Z",
        a.linear(2, 52, 38, 78, (0, "#A9C4EE"), (0.4, "#5E86C8"), (1, "#2A4686")),
    )
    # body: dark above, white below
    back = a.linear(56, 46, 62, 72, (0, "#6E96D6"), (0.4, "#2A4686"), (0.6, "#1E3268"))
    a.path(
        "M94 42C91 37 84 35.6 78 38.6C68 44 52 53 32 66.6C40 72.6 54 72.6 66 67.6"
        "C77 63 86 54 89 46.6Z",
        back,
    )
    a.path(
        "M89.6 45.4C86 48.6 78 52.4 70 56.6C60 62 46 67.6 35 68.4C42 72.4 54 72.4 66 67.6"
        "C77 63 86 54 89.6 45.4Z",
        a.linear(50, 56, 66, 72, (0, "#FFFFFF"), (0.6, "#DCE7F6"), (1, "#8FA6CE")),
    )
    a.path("M92 41.6C91.6 46 87 50.6 81.6 51.8C81 47.6 85 43 89.6 41Z", "#C9603C")
    a.path("M92.6 39.6L99 42.4L92 43.4Z", "#141C3C")
    a.circle(88, 40.4, 1.3, "#0A1026")
    a.circle(87.6, 40, 0.45, "#FFFFFF")


def pinion(a: Art, root: list[Point], tips: list[Point], light: str, dark: str) -> None:
    """A bird's wing: long feathers that fan out from a lit shoulder to the tips."""
    count, bent = len(tips), -90 if tips[0][1] < root[0][1] else 90
    for i, tip in reversed(list(enumerate(tips))):
        foot = between(root[0], root[1], i / (count - 1))
        bend = between(foot, tip, 0.5)
        turn = math.degrees(math.atan2(tip[1] - foot[1], tip[0] - foot[0]))
        bend = toward(bend, turn + bent, 3.4)
        paint = a.linear(*foot, *tip, (0, light), (0.55, mix(light, dark, 0.6)), (1, dark))
        a.limb([foot, bend, tip], [7, 8 - 0.3 * i, 0.4], paint)
        a.limb([foot, bend, between(bend, tip, 0.8)], [0.3, 0.7, 0.15], "#BCD2F2", o=0.5)
    # the shoulder: short feathers over the roots of the long ones
    for i, tip in reversed(list(enumerate(tips))):
        foot = between(root[0], root[1], i / (count - 1))
        end = between(foot, tip, 0.3)
        paint = a.linear(*foot, *end, (0, mix(light, "#FFFFFF", 0.35)), (1, light))
        a.limb(
            [between(end, foot, 1.12), foot, between(foot, end, 0.6), end], [1, 7, 6, 0.6], paint
        )


def air_6() -> Art:
    """A swallow carries her up; she points out the way."""
    a = Art("Air fairy, six")
    skin, hair = DEEP, INKY
    radiance(a, "air", "#EAF5FF", 6)
    with a.group("translate(-2.6 .6)"):
        pinion(
            a, [(68, 48), (55, 56)], [(33, 3), (34, 13), (36, 22), (39, 31)], "#6E96D6", "#1A2C60"
        )
        swallow(a)
        wing(a, (56, 42), -118, 27, FORE, flip=True, o=0.75)
        wing(a, (55, 43), -152, 30, FORE, flip=True)
        wing(a, (55, 46), 174, 24, HIND, flip=True, o=0.95)
        reach(
            a, (60.6, 41.6), (69.6, 39.4), (76.6, 31), skin, "point", hand=-40, size=1.06, far=True
        )
        gown(
            a,
            [(59, 39.6), (56.4, 45), (53.8, 50), (50, 56), (41, 59), (32, 57)],
            [9, 8, 6.2, 11.4, 13, 17],
            IVORY,
            (4, 6, 3, 7, 4),
            folds=6,
        )
        bare_leg(a, (53, 56), (65, 58.4), (60.4, 67), (65, 69), skin, front=-1)
        a.path(
            "M48 53C54 51.4 61 54 65.4 57.4C66 59.6 64.6 61.4 62.4 61.8C57 60.6 50 62 44 62Z",
            dye(a, [(44, 51), (66, 63)], IVORY),
        )
        a.limb([(49, 55), (56, 55), (63.4, 58.6)], [0.3, 1.3, 0.2], "#FFFFFF", o=0.8)
        belt(a, [(50.8, 48.2), (53.6, 50.8), (56.8, 51.4)])
        gaze(
            a,
            63.2,
            30.8,
            skin,
            hair,
            "curls",
            (59.6, 40.4),
            turn=-4,
            wears="band",
            to=(110, 40),
            mood=LAUGH,
        )
        # her other hand holds on to its feathers
        bare_arm(a, (58.8, 42.4), (64.4, 51), (72.6, 48.4), skin, size=1.08)
        with Hand((72.6, 48.4), 4, skin, size=7).holding(a):
            for tuft in ([(74, 44), (76.6, 47), (76, 52)], [(75, 43.4), (78.4, 46.4), (78, 51)]):
                a.limb(tuft, [0.3, 1.7, 0.3], "#4A72BC")
        bangle(a, (64.4, 51), (72.6, 48.4), "#FFE9B0", 1.08)
        cuff(a, (58.8, 42.4), (64.4, 51), IVORY, 0.5, 1.1, SUN)
        pinion(
            a, [(72, 57), (58, 66)], [(46, 99), (44, 92), (44, 85), (45, 78)], "#8FB2EA", "#3E62A8"
        )
    breeze(a, [[(96, 64), (84, 68), (74, 78), (64, 80)], [(8, 92), (16, 88), (24, 91)]])
    a.dust([(84, 78, 1.3), (10, 42, 0.7), (60, 10, 1.2), (86, 22, 0.7), (74, 90, 0.8)], MOTE)
    return a


def air_8() -> Art:
    """She hovers and lifts a feather to the light."""
    a = Art("Air fairy, eight")
    skin, hair = PALE, AUBURN
    radiance(a, "air", "#EAF5FF", 8)
    with a.group("translate(7 2)"):
        wing(a, (49, 33), -58, 31, FORE._replace(broad=0.9), o=0.55)
        wing(a, (48, 33), -124, 35, FORE, flip=True)
        wing(a, (47, 36), 178, 32, HIND, flip=True, o=0.9)
        veil = a.linear(48, 47, 6, 66, (0, "#3E86B8"), (0.5, "#9CCBE8"), (1, "#F4FBFF", 0.6))
        a.path(
            "M48 45C41 53 31 49 22 54C16 57.4 12 57 6 54.6C9 61 16 63 22 60.6C17 66 12.6 68.6 5 69"
            "C14 74 25 72 31 66C37 60 44 64 49 55Z",
            veil,
        )
        a.limb([(46, 50), (36, 56), (26, 58.6), (15, 59.6)], [0.4, 1.5, 1, 0.2], "#FFFFFF", o=0.7)
        a.limb([(47, 55), (36, 61), (28, 66), (17, 70)], [0.3, 1.4, 1, 0.2], "#3F7DB3", o=0.55)
        arm(a, (47.5, 32), (38.5, 37.6), (29, 34), skin, far=True, what="open")
        leg(a, (46, 56), (38, 70), (23, 87), (18, 92.5), skin, far=True)
        leg(a, (48, 57), (42, 71), (31, 89), (27, 95), skin)
        gown(
            a,
            [(49, 31), (48.8, 37), (48.6, 43), (47.4, 51), (43, 63), (35, 78)],
            [7.6, 7.4, 5.8, 11, 15, 19],
            LAKE,
            (5, 8, 4, 7, 4),
            folds=7,
        )
        belt(a, [(45.8, 42.4), (48.8, 43.8), (51.5, 42.4)])
        locks(
            a,
            hair,
            [
                [(51, 17), (44, 18), (38, 23), (30, 23), (22, 19)],
                [(50, 20), (44, 23), (37, 27), (28, 28), (19, 26)],
                [(51, 22), (45, 27), (38, 31), (30, 32)],
            ],
            4.6,
        )
        gaze(
            a,
            51.9,
            22.5,
            skin,
            hair,
            "swept",
            (49, 32),
            turn=-8,
            wears="pearls",
            to=(74, 14),
            eyes=BLUE_EYES,
        )
        feather(a, [(60, 37), (63.6, 27.4), (68.6, 19.6), (74, 13.4), (81.6, 7.4)], 11)
        arm(a, (50.8, 33), (57, 40), (62, 32.6), skin, thumb=-1, ring="#FFE9B0", what="grip")
        sleeve(a, (50.8, 33), (57, 40), LAKE, 0.6)
        breeze(
            a,
            [
                [(58, 66), (68, 61), (76, 59.4), *whorl((81, 65), 5.6, -80, 320)],
                [(54, 76), (66, 73), (78, 76), (88, 74)],
                [(64, 52), (76, 48.6), (84, 50.6), (88, 47)],
            ],
        )
        a.dust(
            [
                (72, 33, 1.6),
                (80, 26, 0.7),
                (82, 18, 1.2),
                (64, 10, 0.6),
                (20, 45, 0.7),
                (13, 38, 1.3),
                (58, 82, 0.7),
            ],
            MOTE,
        )
    return a


def air_10() -> Art:
    """The heart of the whirlwind: her gown is the storm itself."""
    a = Art("Air fairy, ten")
    skin, hair = DUSK, RAVEN
    radiance(a, "air", "#EAF5FF", 10)
    pair(a, 50, 37, -62, 37, FORE._replace(broad=0.85), 0.85)
    pair(a, 50, 38, -22, 43, FORE)
    pair(a, 50, 42, 22, 34, HIND, 0.92)
    # the storm: a funnel of loops, widest at the hip, each with a dark inside and a lit lip
    loops = ((59, 15.0, 0), (67, 20, -1.5), (75, 17, 1.5), (82, 13, -1), (88.5, 9, 1), (93.5, 5, 0))
    for i, (y, w, dx) in enumerate(loops):
        x, h = 50.0 + dx, w * 0.3
        lip = a.linear(x - w, y, x + w, y, (0, "#FFFFFF"), (0.45, "#B4D2EE"), (1, "#3D69A6"))
        a.ellipse(x, y, w, h, lip, 0.95, -4 if i % 2 else 4)
        a.ellipse(x + 0.6, y - h * 0.32, w * 0.84, h * 0.6, "#2C5692", 0.75, -4 if i % 2 else 4)
    gown(
        a,
        [(50, 35), (50, 41), (50, 47), (50, 53), (50, 60), (50, 66)],
        [9.6, 8.6, 6, 10, 19, 27],
        SKY,
        (4, 6, 5, 6, 4),
        folds=7,
        round_hem=True,
    )
    for y, w, dx in ((71, 17.6, -1.5), (79, 14.6, 1.5), (85.6, 10.6, -1), (91.4, 7, 1)):
        x = 50 + dx
        a.limb(
            [
                (x - w, y - 1),
                (x - w * 0.4, y + w * 0.18),
                (x + w * 0.45, y + w * 0.16),
                (x + w, y - 2),
            ],
            [0.4, 2.6, 2.2, 0.3],
            "#FFFFFF",
            o=0.8,
        )
    a.wisp([(34, 67), (26, 75), *whorl((18, 69), 7.4, 100, 300)], 1.3, "#FFFFFF", 0.9)
    a.wisp([(67, 74), (75, 80), *whorl((83, 73), 8, 80, -310)], 1.3, "#FFFFFF", 0.9)
    a.wisp([(40, 90), (30, 94), (22, 90)], 0.9, "#FFFFFF", 0.8)
    belt(a, [(47, 46.6), (50, 48.2), (53, 46.6)])
    # the wind stands in her hair: horns of cloud above the dark head
    for points in (
        [(46, 22), (39, 19), (36, 12), (30, 9), (30, 5)],
        [(47, 20), (42, 15), (42, 8), (38, 3)],
        [(49, 19), (48, 13), (50, 8), (49, 2)],
    ):
        locks(a, SILVER, [points, mirrored(points)], 4)
    gaze(
        a,
        50,
        26,
        skin,
        hair,
        "parted",
        (50, 36),
        front=True,
        wears="band",
        eyes=BLUE_EYES,
        mood=STERN,
    )
    for s in (1, -1):
        spine: list[Point] = [(50 + s * 1.4, 21.6), (50 + s * 3.4, 17), (50 + s * 5, 12)]
        a.limb(spine, [0.4, 2.6, 0.2], "#FFFFFF", shade="#9DBEDF")
    a.limb([(50, 21.4), (50, 15.4), (50, 9)], [0.4, 3.2, 0.2], "#FFFFFF", shade="#9DBEDF")
    a.circle(50, 22, 1.1, "#7FD0F5")
    a.circle(49.7, 21.7, 0.4, "#FFFFFF")
    arm(a, (54.6, 37), (64.6, 42.6), (72, 33), skin, thumb=-1, ring="#FFE9B0", what="open")
    arm(a, (45.4, 37), (35.4, 42.6), (28.6, 48), skin, thumb=1, ring="#FFE9B0")
    sleeve(a, (54.6, 37), (64.6, 42.6), SKY)
    sleeve(a, (45.4, 37), (35.4, 42.6), SKY)
    a.wisp([(74.6, 30), *whorl((77.6, 22), 5.6, 60, -330)], 1.2, "#FFFFFF", 0.95)
    a.wisp([(25.6, 50), *whorl((18, 50), 5, 40, 330)], 1.1, "#FFFFFF", 0.95)
    a.dust(
        [
            (86, 44, 1.5),
            (10, 56, 1.4),
            (84, 90, 1.2),
            (92, 58, 0.8),
            (66, 92, 0.7),
            (62, 8, 0.8),
            (34, 82, 0.7),
            (78, 56, 0.6),
            (18, 86, 1.2),
        ],
        MOTE,
    )
    return a


EMBLEMS = {"air-2": air_2, "air-4": air_4, "air-6": air_6, "air-8": air_8, "air-10": air_10}
