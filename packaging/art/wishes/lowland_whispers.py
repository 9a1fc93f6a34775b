"""Whispers of the river, the forest and the lake: one small thing in its own world."""

from curves import Point, n, ribbon, toward
from kit import Art
from plants import leaf

from wishes.forest import ferns, floor, trunk
from wishes.horizons import far, mirror
from wishes.lake import PEARL
from wishes.land import gleam, glints, lily, reeds, ripples
from wishes.vows.parts import LAKE_DEEP, RIVER_DEEP


def river() -> Art:
    """A boat folded from a letter carries one flame over the still water."""
    a = Art("River: a whisper")
    far(a, ["river"], 36, 64)
    mirror(a, ["river"], 41, *RIVER_DEEP)
    gleam(a, 72, 41, 6, 36, "#FFF6D8")
    glints(a, [(74, 44, 12), (80, 50, 9), (30, 46, 10), (72, 60, 13), (24, 56, 12)], o=0.6)
    glints(a, [(18, 72, 16), (84, 76, 14), (30, 102, 22), (80, 98, 16)], "#BFE0F4", 0.5)
    # the light falls on the water before the boat
    a.glow(51, 78, 42, "#FFC86A", 0.85)
    ripples(a, 51, 75, 37, 4, "#FFE9C0", 0.2, 0.75)
    a.path("M30 78L72 77L62 92L51 100L40 92Z", "#FFE3B0", 0.3)
    paper = a.linear(28, 54, 76, 78, (0, "#FFFFFF"), (0.5, "#FFF3E0"), (1, "#B4869A"))
    a.path("M51 34L66 63H36Z", a.linear(40, 36, 62, 62, (0, "#F2B49A"), (1, "#A8607E")))
    a.path("M51 34L66 63H51Z", "#5A3A70", 0.6)
    a.path("M20 56L51 64L82 55L68 78H34Z", paper, 1, "#A89AC8", 0.5)
    a.path("M51 64L82 55L68 78H56Z", "#5A4A86", 0.55)
    a.path("M20 56L51 64L56 78H34Z", "#FFFFFF", 0.35)
    a.path("M20 56L51 64L82 55", "none", 1, "#FFFFFF", 0.8, 0.95)
    # the flame stands in the fold
    a.glow(51, 50, 36, "#FFD873", 0.9)
    a.path("M49 63V56H53V63.4L51 64Z", "#FFF6E2")
    a.path(
        "M51 57C47.4 56 46.8 52 48.6 49C50 46.6 51 44.6 50.8 41C54.4 44.6 56 49 55 52.6"
        "C54.4 55.4 53 56.8 51 57Z",
        a.linear(51, 41, 51, 57, (0, "#FFB84A"), (0.5, "#FFE58A"), (1, "#FFFFFF")),
    )
    lily(a, 80, 88, 1)
    lily(a, 18, 92, 1.2)
    reeds(a, [(93, 34, -4), (97, 44, 3), (89, 24, 3), (4, 30, 3), (8, 22, -3)], 108, "#10304E")
    a.dust([(62, 40, 1.2), (40, 44, 0.7), (70, 48, 0.7), (58, 30, 0.6)])
    return a


def forest() -> Art:
    """A small owl on a bough: it knows, and says nothing."""
    a = Art("Forest: a whisper")
    far(a, ["forest"], 76, 57)
    floor(a, 80)
    dusk = a.linear(50, 0, 50, 110, (0, "#04203A", 0.7), (0.6, "#063038", 0.3), (1, "#04202A", 0.6))
    a.path("M-30 -40H130V140H-30Z", dusk)
    a.glow(57, 46, 52, "#E9F5A0", 0.85)
    a.circle(57, 46, 25, a.radial(49, 36, 36, (0, "#FFFFF2"), (0.6, "#F6F2B4"), (1, "#C2CE84")))
    for u, v, rx, ry in ((46, 34, 4, 3), (68, 30, 3, 2.2), (74, 42, 3.4, 2.6), (40, 52, 2.4, 1.8)):
        a.ellipse(u, v, rx, ry, "#B4C078", 0.5)
    a.limb([(98, 70), (80, 73), (58, 70), (36, 74), (20, 70)], [9, 6, 4.4, 3, 0.6], "#4E3B3A")
    a.path(
        ribbon([(98, 70), (80, 73), (58, 70), (36, 74), (20, 70)], [9, 6, 4.4, 3, 0.6], -0.3, -1),
        "#9C8062",
        0.75,
    )
    trunk(a, [(112, 120), (97, 96), (95, 60), (98, 20), (94, -34)], [44, 20, 16, 15, 14])
    for x, y, t in ((22, 70, -170), (26, 71, -120), (30, 73, 120), (38, 73.6, 70), (84, 73, 80)):
        leaf(a, (x, y), t, 8, "#A9CF74", "#3F7F4E")
    # the owl: a pear of feathers, two great eyes
    a.path(
        "M56 73C45 73 39.6 63 41 51C41.6 45 43 42 42.4 36C46 36.4 49 38 51 40C54 39 58 39 61 40"
        "C63 38 66 36.4 69.6 36C69 42 70.4 45 71 51C72.4 63 67 73 56 73Z",
        a.linear(
            42, 38, 70, 72, (0, "#E6C9A0"), (0.4, "#A27A5A"), (0.8, "#5C4440"), (1, "#33283A")
        ),
    )
    a.path("M71 51C72.4 63 67 73 56 73C63 69 66.6 60 64.6 48C67 46 70.4 46 71 51Z", "#241C33", 0.5)
    a.path(
        "M56 71C49.6 70 46.6 64 47.4 57C50 54.6 62 54.6 64.6 57C65.4 64 62.4 70 56 71Z", "#F2DFBA"
    )
    for y, xs in ((59, (50, 54, 58, 62)), (63, (52, 56, 60)), (67, (54, 58))):
        for x in xs:
            a.path(f"M{x - 1.6} {y}q1.6 2.6 3.2 0q-.4 3.6 -1.6 4q-1.2 -.4 -1.6 -4Z", "#8A6448", 0.8)
    for x in (50, 62):
        a.circle(x, 48, 6.2, "#F6E6C4")
        a.circle(
            x, 48, 4.6, a.radial(x - 1, 47, 5, (0, "#FFE78A"), (0.7, "#F2A93A"), (1, "#8A4E1A"))
        )
        a.circle(x, 48, 2.5, "#1C1426")
        a.circle(x - 1, 47, 0.9, "#FFFFFF")
    a.path("M56 50C57.6 51.4 57.6 53.6 56 56C54.4 53.6 54.4 51.4 56 50Z", "#4A3230")
    # heavy lids: it is half asleep, and has heard everything
    for x, tone in ((50, "#B48A66"), (62, "#8A6452")):
        a.path(
            f"M{x - 5.4} 47.6C{x - 5.4} 41.4 {x + 5.4} 41.4 {x + 5.4} 47.6"
            f"Q{x} 45.6 {x - 5.4} 47.6Z",
            tone,
        )
    a.limb([(42.8, 37), (46.4, 41), (53, 42.4)], [0.4, 1.5, 0.4], "#F0D9B0", o=0.9)
    a.limb([(69.2, 37), (65.6, 41), (59, 42.4)], [0.4, 1.5, 0.4], "#B48A66", o=0.9)
    a.limb([(41.6, 53), (42.6, 62), (48, 70)], [0.4, 2.6, 0.3], "#F0D9B0", o=0.7)
    for x in (52, 60):
        a.path(
            f"M{x - 2.4} 70.4q.4 4 1 4.4q.6 -1 .7 -2q.4 2.4 1 2.6q.7 -1 .7 -2.6q.5 1.6 1 1.6q.6"
            " -1.6 .2 -4Z",
            "#C9A06A",
        )
    ferns(a, 22, 108, 1)
    ferns(a, 62, 112, 0.9, flip=True)
    a.dust([(78, 30, 1.3), (34, 56, 0.9), (82, 52, 0.8), (30, 84, 0.9), (74, 84, 1.1)], "#FFF8C0")
    return a


def lake() -> Art:
    """One dragonfly has touched the water: three rings, and a lily that listens."""
    a = Art("Lake: a whisper")
    far(a, ["lake"], 36, 72)
    mirror(a, ["lake"], 40, *LAKE_DEEP)
    glints(a, [(74, 39, 8), (73, 43, 11), (30, 42, 10), (18, 52, 10), (84, 52, 10)], o=0.6)
    a.glow(52, 71, 44, "#DDFFF4", 0.8)
    ripples(a, 52, 71, 46, 3, "#F0FFF8", 0.34, 0.85)
    glints(a, [(26, 94, 14), (78, 96, 14), (50, 106, 20)], "#9CD6D8", 0.5)
    lily(a, 22, 84, 1.5, PEARL)
    lily(a, 84, 88, 1.2, PEARL)
    # the dragonfly, head down, tail touching the middle of the rings
    tail: list[Point] = [(55, 45), (53, 54), (51.6, 62), (52, 71)]
    for way, length, light in ((-24, 39, "#DDFFFA"), (6, 34, "#BFF6F2")):
        for side in (-1, 1):
            root = (56, 43)
            turn = way if side > 0 else 180 - way
            tip, up, down = (
                toward(root, turn, length),
                toward(root, turn - side * 14, length * 0.7),
                toward(root, turn + side * 11, length * 0.72),
            )
            a.path(
                f"M{n(root[0])} {n(root[1])}Q{n(up[0])} {n(up[1])} {n(tip[0])} {n(tip[1])}"
                f"Q{n(down[0])} {n(down[1])} {n(root[0])} {n(root[1])}Z",
                a.linear(*root, *tip, (0, "#FFFFFF"), (0.5, light, 0.85), (1, "#FFFFFF")),
                1,
                "#7FC4D0",
                0.5,
            )
            a.line([root, toward(root, turn - side * 3, length * 0.9)], "#2A7A8C", 0.4, 0.8)
    a.limb(tail, [4, 3.4, 2.8, 1.6], "#A8204A", "#FFB0A0")
    for k in range(4):
        a.ellipse(54.4 - k * 0.8, 50 + k * 5, 1.7, 0.6, "#FFE3B0", 0.95, -10)
    body = a.linear(52, 35, 61, 47, (0, "#FFC4A8"), (0.5, "#C8304E"), (1, "#5A0F34"))
    a.ellipse(56.4, 40.6, 4, 6, body, 1, 12)
    a.circle(
        55, 34, 2.9, a.radial(54.4, 33.2, 3.4, (0, "#FFFFFF"), (0.5, "#7FF0E0"), (1, "#0E5468"))
    )
    a.circle(
        59.6, 34.8, 2.7, a.radial(58.4, 34, 3, (0, "#E9FFFA"), (0.5, "#3FB4B4"), (1, "#0E5468"))
    )
    a.glow(52, 71, 9, "#FFFFFF", 0.9)
    reeds(a, [(4, 50, 3), (9, 62, -2)], 112, "#0C3A44")
    a.dust([(40, 62, 1), (66, 62, 0.9), (72, 76, 0.7), (34, 80, 0.7)], "#E9FFF6")
    return a


EMBLEMS = {"river-whisper": river, "forest-whisper": forest, "lake-whisper": lake}
