"""The fairy of transport on her swallow."""

from figures import belt, gown
from hands import Hand
from kit import Art
from light import Light, outline, rim, sampled
from limbs import arm, bangle, cuff, leg
from moods import LAUGH
from pen import limb as stroke
from tones import AMBER_EYES, COPPER, DEEP, Cloth, dye
from visage import Head
from wings import Wing, wing

AQUA = Cloth("#FFFFF6", "#D2F4E6", "#7CC4BC", "#2F7C88")


def swallow(a: Art) -> None:
    """A great swallow in flight to the right; its back is at 48, 66."""
    night = a.linear(30, 50, 80, 80, (0, "#5E7CC8"), (0.4, "#263C86"), (1, "#0D153E"))
    # far wing
    a.path(
        "M58 62C60 50 68 38 84 27C88 24 94 22 98 22C92 29 88 35 86 41C83 50 76 58 68 64Z", "#1A2860"
    )
    for k in range(4):
        a.wisp(
            [(64 + k * 2, 60 - k), (74 + k * 3, 46 - k * 3), (86 + k * 3, 34 - k * 3.4)],
            0.8,
            "#7F9CE0",
            0.5,
        )
    # tail streamers
    a.path("M30 68C20 68 10 64 1 56C6 66 12 70 20 72C14 75 8 80 3 88C12 84 22 78 32 74Z", night)
    a.path("M30 69C20 69 10 65 1 56C10 62 20 65 30 66Z", "#B4C6F4", 0.6)
    # body and head
    a.path(
        "M24 68C34 60 52 57 66 58C72 55 80 54 85 58C87 59 88.6 60 93 61.4"
        "C88.6 62.6 87 63.4 86 65C80 72 64 78 48 77C38 76 30 73 24 68Z",
        night,
    )
    a.path(
        "M30 71C44 75 62 73 76 68C80 67 84 66 86 64.6C80 72 64 78 48 77C40 76.4 34 74 30 71Z",
        a.linear(40, 70, 60, 78, (0, "#FFFBEA"), (1, "#C9B8B4")),
    )
    a.path("M76 62C80 60.6 84 61 86.4 63.4C84 67.6 80 69.6 75 69.6C74 67 74.4 64 76 62Z", "#C2482E")
    a.path("M80 57.6C82 56.8 83.6 57 85 58C83.6 59 81.6 59.4 80 59Z", "#C2482E")
    a.circle(81.6, 60.4, 1.1, "#0C1024")
    a.circle(81.3, 60.1, 0.4, "#FFFFFF")
    a.path("M87.6 60.4L94 61.6L87.4 62.8Z", "#2A2036")
    a.wisp([(34, 66), (48, 60.6), (64, 60), (76, 57.4)], 1.8, "#D6E2FF", 0.6)


def beaten(a: Art) -> None:
    """The near wing, beaten down: it grows out of the shoulder, its long feathers in steps."""
    paint = a.linear(46, 60, 40, 98, (0, "#5A78C8"), (0.4, "#263E88"), (1, "#0B113A"))
    a.path(
        "M69 63C71 74 61 87 45 93.4C35 97.4 22 98.6 10 96C18 94.8 24 93 28 90.6C23 90.6 19 89.6 "
        "16 88"
        "C23 87.4 28.4 85.6 32 83C28.4 82.8 25.4 81.8 23 80C29 79.6 33.4 77.8 36.4 75.2"
        "C34 74.8 32 73.8 30.6 72.4C36 71.6 40 69 42 66C48 60 64 57 69 63Z",
        paint,
    )
    for line in (
        [(62, 76), (47, 88), (30, 93), (14, 96)], [(57, 75), (44, 84), (32, 88), (20, 88.6)],
        [(54, 72), (44, 78), (36, 81), (27, 80.8)], [(50, 69), (44, 73), (40, 74), (34, 73)],
    ):  # fmt: skip
        stroke(a, line, [0.1, 1, 1, 0.1], "#0C1238", 0.6, 2)
        stroke(a, [(x - 0.6, y - 1.1) for x, y in line], [0.1, 0.8, 0.8, 0.1], "#B9CAF6", 0.75, 2)
    # the coverts: two rows of short feathers like tiles
    a.path(
        "M69 63C69.6 72 65 80 57.6 85C58.4 82 57.4 80.6 55 80.4C56.4 77.6 55.2 76.2 52.6 76"
        "C53.6 73.4 52 71.8 49.2 71.6C50 69 48 67.6 45 67.4C49 61.6 64 57.6 69 63Z",
        a.linear(50, 60, 64, 84, (0, "#86A2E6"), (0.5, "#3A58A8"), (1, "#1B2E74")),
    )
    stroke(
        a,
        [(68.6, 64), (67, 75), (57, 87), (42, 94), (24, 97)],
        [0.1, 1.3, 1.2, 1, 0.1],
        "#E6EEFF",
        0.8,
        2,
    )


def transport() -> Art:
    """She rides the swallow south, and laughs into the wind."""
    a = Art("Rochel, fairy of transport")
    skin, hair = DEEP, COPPER
    light = Light(-35, "#FFE6B0", 0.9, "#FF9A5C", 0.5, below=100)
    a.glow(52, 44, 44, "#FFE6C0", 0.4)
    for points, w in (
        ([(2, 44), (14, 40), (28, 44)], 1.2), ([(60, 88), (76, 84), (96, 88)], 1.4),
        ([(52, 96), (66, 93), (82, 96)], 1),
    ):  # fmt: skip
        a.wisp(points, w, "#FFFFFF", 0.7)
    kind = Wing("fore", "#F4B860", "#FFF8E2", spots="#FFFFFF", broad=1.05, veins=5)
    wing(a, (43, 45), -88, 36, kind._replace(spots=""), o=0.7)
    wing(a, (42, 46), -128, 37, kind, flip=True)
    wing(
        a,
        (41, 49),
        -172,
        32,
        kind._replace(shape="hind", tint="#E8924A", spots=""),
        flip=True,
        o=0.95,
    )
    swallow(a)
    head = Head(
        51.4,
        33.4,
        15.4,
        skin,
        hair,
        "flow",
        LAUGH,
        to=(120, 24),
        turn=-6,
        light=light,
        eyes=AMBER_EYES,
        wind=1.6,
    )
    head.back(a)
    # her far hand holds the rein too
    arm(a, (50.6, 48), (60, 52.4), (68, 50), skin, size=1, light=light, far=True)
    beaten(a)
    gown(
        a,
        [(47.8, 44.4), (46.6, 50), (45.6, 55.6), (46.6, 61), (53, 65.4), (60.4, 68.6)],
        [10.8, 9.6, 7.4, 12.4, 13, 14],
        AQUA,
        (3, 4.4, 3, 4),
        folds=6,
    )
    leg(a, (57, 67), (62, 70), (58.4, 80.4), (63.4, 85), skin, light=light, size=0.92)
    skirt = (
        "M46 60C52 58.6 60 62 65.6 67.4C66.4 70 65.6 72.6 64 74.6C62 73 60.4 73 58.6 74"
        "C57.4 72 55.6 71.4 53 72.4C51 70 48.6 68.6 45.6 68.4Z"
    )
    a.path(skirt, dye(a, [(46, 59), (66, 74)], AQUA))
    rim(a, outline(skirt), light, 1.1)
    a.wisp([(48, 62), (55, 64), (61, 69.6)], 1.3, AQUA.dark, 0.45)
    belt(a, [(42.2, 55), (45.8, 57), (49.4, 55)])
    # the pack on her back
    pack = [(33, 52), (36, 47.6), (41.4, 48), (43.6, 53), (42.4, 61), (37, 63.6), (33, 60.4)]
    a.blob(pack, a.linear(34, 48, 44, 64, (0, "#F0CE96"), (0.5, "#B07C48"), (1, "#5E3A24")))
    rim(a, sampled(pack, 3), light._replace(way=225), 0.8)
    a.limb([(34.4, 53), (38, 55), (43, 53.4)], [0.8, 1.2, 0.8], "#5A3322")
    a.circle(38, 55.6, 1, "#F4D27A")
    head.neck(a, (48.4, 45.2), width=0.38, wide=0.78)
    a.limb([(42.4, 50), (44.4, 46.6), (47.6, 51), (45, 56)], [1, 1.5, 1.4, 1], "#7A4E30")
    head.front(a)
    head.wear(a, "band", "#FFF6E0")
    # the rein: from the bit through both fists
    far = Hand((68, 50), -8, skin, size=6.2, light=light, far=True)
    with far.holding(a):
        x, y = far.place((46, 4))
        stroke(
            a,
            [(87, 61.6), ((x + 87) / 2 + 1, (y + 61.6) / 2 + 0.6), (x, y)],
            [0.7, 0.9, 0.9],
            "#8A5A24",
            1,
            2,
        )
    arm(a, (47.4, 48.6), (53.4, 57), (62.8, 55), skin, size=1.05, light=light)
    hand = Hand((62.8, 55), -10, skin, size=6.8, light=light)
    with hand.holding(a):
        x, y = hand.place((46, 0))
        stroke(
            a,
            [
                (87, 61.8),
                ((x + 87) / 2, (y + 61.8) / 2 + 1.6),
                (x, y),
                (x - 1.6, y + 4),
                (x - 4.6, y + 5.4),
            ],
            [0.8, 1, 1, 0.9, 0.3],
            "#F0CD7C",
            1,
            2,
        )
    a.circle(86.8, 61.6, 1, "#F0CD7C")
    bangle(a, (53.4, 57), (62.8, 55), "#F0CD7C")
    cuff(a, (47.4, 48.6), (53.4, 57), AQUA, 0.5, 1.05, light)
    a.dust(
        [(74, 22, 1.3), (64, 12, 0.7), (92, 44, 0.8), (12, 78, 0.8), (78, 80, 1.2), (76, 36, 0.6)]
    )
    return a


EMBLEMS = {"transport": transport}
