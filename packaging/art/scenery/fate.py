"""Fairy's Fate: a fairy lights the way over the meadow, and the serpent waits in the grass."""

from curves import Point, n, ribbon, strip, toward
from figures import arm, belt, gown, sleeve
from heads import bust, locks
from kit import Art
from tones import COPPER, ROSE, Cloth
from wings import Wing, wing

from scenery.cloth import beads, dusk, new_table, rings
from scenery.land import (
    Vista,
    clouds,
    crown,
    dots,
    firs,
    frame,
    grass,
    lantern,
    moon,
    motes,
    ridge,
    sky,
    stars,
    trunk,
)

GOWN = Cloth("#FFE6B0", "#E08A3C", "#A03A3A", "#4A1638")
FORE = Wing("leaf", "#FFE3A8", "#FFF6DC", "#FFFFFF", veins=7, body=0.62)
HIND = Wing("hind", "#F4B46A", "#FFE9BE", veins=6, body=0.6)
PATH: list[Point] = [(90, 66), (103, 69), (94, 72.4), (78, 75.6), (88, 82), (108, 90), (100, 106)]
TRAIL: list[Point] = [
    (-8, 82),
    (22, 76),
    (46, 80),
    (74, 68),
    (66, 52),
    (92, 38),
    (118, 40),
    (134, 24),
    (170, 14),
]
_STONES = (
    (125.2, 73.2, 2, 8),
    (125.4, 69.6, 1.7, -30),
    (127.2, 66, 1.8, -50),
    (130.2, 63.6, 1.7, -20),
    (134, 63.4, 1.8, 16),
    (137, 66, 1.7, 48),
    (138.6, 69.6, 1.8, 30),
    (139.2, 73.2, 2.1, -6),
)
"""Round the mouth of the cave: place, size, turn."""
SCALES = ("#BFF0B4", "#2F9A6C", "#0E4A48")


def cover() -> Vista:
    """She stands on the hill and lifts her lamp; small lights come along the path from far off."""
    a = Vista("Fairy's Fate", 160, 100)
    sky(a, (0, "#2A1B3E"), (0.34, "#6E3550"), (0.58, "#D9804E"), (0.72, "#FFC978"), (1, "#5A3A3A"))
    stars(a, 31, 70, (0, 0, 160, 34), o=0.65)
    moon(a, 73, 42, 28, ("#FFFDEA", "#FFE9A6", "#F4B25A"), "#D98A3C")
    clouds(a, [(26, 50, 30, 2.4), (132, 44, 34, 2.6), (118, 54, 36, 1.8)], "#FFE0B0", 0.42)
    ridge(a, [(0, 62), (28, 58), (60, 63), (100, 60), (130, 56), (160, 61)], "#B4684E", "#6A3A44")
    firs(
        a,
        [(x, 65 + (x * 5 % 4), 7 + (x * 7 % 6)) for x in (*range(-2, 30, 5), *range(118, 164, 5))],
        "#6A3C44",
    )
    ridge(a, [(0, 69), (40, 66), (90, 66), (124, 65), (160, 69)], "#8A6A3A", "#3E3A30")
    _places(a)
    a.path(
        ribbon(PATH, [0.7, 1.4, 2, 3.2, 5.4, 9, 15]),
        a.linear(90, 66, 100, 100, (0, "#FFE9B0"), (0.5, "#D9A25A"), (1, "#6E4A36")),
    )
    for i, (x, y, s) in enumerate(
        ((101, 69, 0.42), (95.6, 71.8, 0.48), (80.6, 76, 0.62), (92.4, 83.6, 0.88))
    ):
        _traveller(a, x, y, s, ("#7FB4F0", "#EE7E8C", "#4FA06A", "#DCC8FF")[i])
    _hill(a)
    with a.moved(63, 46, 0.62), a.moved(-50, -50):
        _fairy(a)
    _serpent(a)
    trunk(a, (152, 98), (148, 4), 6.4, "#1C1020", "#8A4A3A", 3, 7)
    for x, y, rx, ry, seed in ((158, 2, 22, 13, 2), (140, -2, 20, 9, 5), (162, 20, 12, 10, 8)):
        crown(a, x, y, rx, ry, "#24142A", seed)
    grass(a, 2, 130, (-2, 162), 101, (3, 9), "#170E1C")
    motes(
        a,
        [
            (38, 34, 1.2),
            (108, 30, 1.3),
            (120, 62, 0.8),
            (30, 66, 0.9),
            (96, 50, 0.8),
            (132, 80, 1),
            (26, 22, 0.6),
        ],
    )
    frame(a, "#10061A", 0.7)
    return a


def _hill(a: Vista) -> None:
    a.path(
        "M-6 106V81C12 75.4 40 73.4 62 75C78 76.4 90 88 96 106Z",
        a.linear(10, 72, 60, 104, (0, "#B4943E"), (0.35, "#6A6A34"), (1, "#20281E")),
    )
    a.path(
        "M-6 81C12 75.4 40 73.4 62 75C73 76 82 82 88 90C81 83.4 72 78.6 61 77.6"
        "C40 76.2 12 78.4 -6 84Z",
        "#FFE29A",
        0.6,
    )


def _fairy(a: Art) -> None:
    """In profile to the right: the lamp is high, the other hand gathers her gown."""
    skin, hair = ROSE, COPPER
    wing(a, (44, 40), -118, 44, FORE, flip=True, o=0.75)
    wing(a, (43, 41), -152, 47, FORE, flip=True)
    wing(a, (43, 45), 160, 36, HIND, flip=True, o=0.95)
    for foot in ([(46, 90), (52, 97), (55, 101), (59, 103.4)], [(40, 92), (44, 99), (46, 103.4)]):
        points = [(float(x), float(y)) for x, y in foot]
        a.limb(points, [3.4, 2.4, *[1.5] * (len(points) - 3), 0.4], skin.mid, skin.light)
    gown(
        a,
        [(47.6, 37.2), (47.4, 40.4), (48, 46), (48, 51.4), (47.6, 60), (46, 76), (41, 95)],
        [4.6, 10.6, 8.6, 6, 11.6, 19, 31],
        GOWN,
        (5, 8, 5, 9, 5, 7),
        waist=3,
        folds=8,
    )
    belt(a, [(45, 50.8), (48, 52.4), (51, 51)])
    locks(
        a,
        hair,
        [
            [(46, 23), (38, 26), (33, 33), (26, 34), (20, 40)],
            [(46, 26), (39, 31), (36, 39), (29, 42)],
            [(47, 29), (42, 36), (40, 45), (35, 50)],
        ],
        4.8,
    )
    bust(a, 50, 28, skin, hair, "swept", (47.6, 38.6), turn=-8, wears="leaves")
    arm(a, (44.6, 41.2), (37.4, 50.6), (41.6, 61), skin, hand=36, thumb=-1, ring="#FFE08A")
    sleeve(a, (44.6, 41.2), (37.4, 50.6), GOWN, 0.5)
    a.limb([(41, 61.6), (43.4, 66), (42.4, 76)], [0.8, 1.6, 0.3], GOWN.light, o=0.8)
    a.glow(71.6, 22, 26, "#FFE39A", 0.9)
    arm(a, (50.6, 40.6), (61, 38), (70.4, 14.4), skin, hand=-60, thumb=-1, ring="#FFE08A")
    sleeve(a, (50.6, 40.6), (61, 38), GOWN, 0.5)
    lantern(a, 71.8, 11.8, 1.9, 13)


def _traveller(a: Art, x: float, y: float, s: float, cap: str) -> None:
    """A pixie far off: a cloak, a pointed cap, a light on a stick."""
    with a.moved(x, y, s):
        a.shadow(0, 0, 6, 1, 0.5)
        a.path("M-3 0C-2.6 -4 -1.6 -7 0 -7.6C1.8 -7 2.8 -4 3 0C1 .5 -1 .5 -3 0Z", "#3A2436")
        a.circle(0.2, -8.4, 1.5, "#E9B884")
        a.path(
            "M-1.7 -8.6C-1.4 -10.8 0 -12 1.4 -12.4C2.4 -12.8 3.6 -12.4 4 -11.4"
            "C2.8 -11.6 2 -11 1.9 -8.6C.8 -9.4 -.6 -9.4 -1.7 -8.6Z",
            cap,
        )
        a.path("M-2.6 .2L-3.6 -11", "none", 1, "#2A1626", 0.5)
        a.glow(-3.7, -11.6, 9, "#FFD873", 0.95)
        a.circle(-3.7, -11.4, 1.2, "#FFF6D0")


def _places(a: Art) -> None:
    """A cave on the right, a river on the left: two ends of the journey."""
    a.path(
        "M104 73C112 70 116 61 123 57.4C129 54.6 138 55 143 59C148 63 152 69 164 71.4V76"
        "C146 76.4 122 76 104 73Z",
        a.linear(112, 56, 150, 76, (0, "#8E6C44"), (0.4, "#55483A"), (1, "#332E2C")),
    )
    a.path("M123 57.4C129 54.6 138 55 143 59C137 57.4 129 58 124 60.6C119 63.4 116 69 110 72"
        "C116 67.4 117.6 60.4 123 57.4Z", "#D99C62", 0.5)  # fmt: skip
    a.path("M125.4 74.4C125 67 128.2 63 132 62.8C136 62.6 139 67 138.8 74.4"
        "C134 75 130 75 125.4 74.4Z", "#1E0E18")  # fmt: skip
    a.glow(132.4, 72, 7, "#FFC978", 0.85)
    for x, y, r, turn in _STONES:
        a.ellipse(x, y, r, r * 0.74, "#4A3C40", 1, turn)
        a.ellipse(x - r * 0.2, y - r * 0.2, r * 0.62, r * 0.4, "#A8806A", 0.8, turn)
    grass(a, 9, 30, (108, 158), 75.6, (0.8, 2.4), "#2C261F", 0.9)
    bends: list[Point] = [(20, 67), (10, 68.6), (14, 70.6), (-4, 73)]
    a.path(ribbon(bends, [0.4, 1, 1.8, 3]), "#FFD9A0", 0.85)


def _serpent(a: Art) -> None:
    """Two loops of a scaled back over the grass; the tip of the tail points at the path."""
    loops: list[list[Point]] = [
        [(112, 106), (114, 92), (123, 85), (132, 92), (134, 106)],
        [(128, 108), (132, 96), (139, 91.6), (146, 97), (149, 108)],
    ]
    widths = [[8.4, 8.8, 8.4, 7.6, 6.6], [6.4, 6, 5.4, 4.4, 3.4]]
    for points, size in zip(loops, widths, strict=True):
        xs = [x for x, _ in points]
        paint = a.linear(
            min(xs), 84, max(xs), 104, (0, SCALES[0]), (0.4, SCALES[1]), (1, SCALES[2])
        )
        a.path(ribbon(points, size, steps=4), paint)
        a.path(ribbon(points, size, -1, -0.5, steps=4), SCALES[2], 0.6)
        a.path(ribbon(points, size, 0.45, 0.85, steps=4), "#E9FFD0", 0.5)
        arcs = []
        for row in range(5):
            lane = strip(points, size, -0.72 + row * 0.32, 6)
            r = size[2] * 0.12
            for u, v in lane[row % 2 :: 2]:
                arcs.append(f"M{n(u - r)} {n(v)}Q{n(u)} {n(v + r * 1.7)} {n(u + r)} {n(v)}")
        a.path("".join(arcs), "none", 1, "#0E4A48", 0.26, 0.75)
    _serpent_head(a)


def _serpent_head(a: Art) -> None:
    """It has raised its neck out of the grass and watches the path from under its lid."""
    neck: list[Point] = [(115, 107), (114.6, 99), (109.4, 93.4), (110.6, 87), (108, 84.6)]
    paint = a.linear(104, 84, 116, 104, (0, SCALES[0]), (0.4, SCALES[1]), (1, SCALES[2]))
    widths = [5.6, 4.8, 4, 3.4, 3.4]
    a.path(ribbon(neck, widths, steps=4), paint)
    a.path(ribbon(neck, widths, -1, -0.4, steps=4), SCALES[2], 0.5)
    a.path(ribbon(neck, widths, 0.4, 0.85, steps=4), "#E9FFD0", 0.5)
    with a.moved(107, 84.4, 0.8, -16):
        a.path("M-7.6 .8L-10.6 1L-11.8 .2M-10.6 1L-11.8 1.9", "none", 1, "#C8323C", 0.35)
        a.path(
            "M-8 .2C-7 -1 -4.6 -1.5 -2.6 -2.5C-.2 -3.4 3 -3 4 -.6C4.6 1.2 3 2.6 .4 2.4"
            "C-2.6 2.2 -6.6 2 -8 .8Z",
            a.linear(-6, -3, 3, 3, (0, SCALES[0]), (0.5, SCALES[1]), (1, SCALES[2])),
        )
        a.path("M-8 .6C-5 .9 -2.4 .8 -.6 1.3C-3 2.3 -6.4 1.9 -8 .8Z", SCALES[2], 0.6)
        a.path("M-3.6 -.7C-2.8 -1.3 -1.4 -1.4 -.8 -.9C-1.4 -.2 -2.8 -.1 -3.6 -.7Z", "#FFE9A0")
        a.path("M-4 -.8C-3 -1.9 -1.2 -2 -.2 -1C-1.4 -1.5 -2.8 -1.4 -4 -.8Z", SCALES[2])
        a.circle(-2.1, -0.8, 0.34, "#1E0E18")


def table() -> Vista:
    """A meadow by lamplight: the pixies' path winds through it, lamps stand at the rim."""
    a = new_table("A meadow by lamplight")
    with a.part("ground"):
        dusk(a, "#463D34", "#302733", "#150C1E")
        clouds(a, [(36, 14, 44, 3), (124, 10, 44, 3)], "#8A6A5A", 0.14)
        ridge(a, [(0, 26), (34, 20), (70, 25), (112, 19), (160, 24)], "#4A3C3C", "#2A2230", 0.4)
        ridge(a, [(0, 48), (44, 40), (96, 46), (160, 38)], "#4A4234", "#2A2430", 0.35)
        ridge(a, [(0, 72), (50, 66), (100, 72), (160, 64)], "#443E30", "#1E1824", 0.35)
        a.path(ribbon(TRAIL, [9, 8, 7, 6, 5, 4, 3.2, 2.4, 1.4]), "#A8854E", 0.09)
        a.path(ribbon(TRAIL, [5, 4.4, 3.8, 3.2, 2.6, 2, 1.6, 1.2, 0.6]), "#C9A263", 0.06)
        a.path(dots(_blooms()), "#C9A27A", 0.14)
        grass(a, 23, 170, (-2, 162), 92, (2, 7), "#160E1C", 0.9)
        grass(a, 24, 60, (-2, 162), 92, (5, 10), "#1C1422", 0.7)
    with a.part("middle"):
        rings(a, 80, 45, ((33, 0.3), (32, 0.14), (12, 0.14)), 0.15)
        beads(a, 80, 45, 28.6, 40, 0.2, 0.16)
        for i in range(5):
            x, y = toward((80, 45), i * 72 - 90, 28.6)
            a.glow(x, y, 6, "#D9A24E", 0.1)
            a.circle(x, y, 1.3, "#5E4A2C", 0.9)
            a.circle(x, y, 2.3, "none", 1, "#5E4C30", 0.16)
    with a.part("left"):
        _lamp(a, 14, 88, 46, 1)
        _coil(a, 30, 91)
    with a.part("right"):
        trunk(a, (156, 92), (153, -4), 5.4, "#150B1A", "", 3, 7)
        for x, y, rx, ry, seed in ((160, -2, 16, 9, 2), (148, -3, 14, 6, 5), (163, 12, 8, 8, 8)):
            crown(a, x, y, rx, ry, "#1A0F20", seed)
        _lamp(a, 139, 88, 34, -1)
    return a


def _blooms() -> list[tuple[float, float, float]]:
    """Small flowers, strewn unevenly."""
    return [((i * 37.7) % 160, 30 + (i * 23.3) % 54, 0.16 + (i % 5) * 0.05) for i in range(110)]


def _lamp(a: Art, x: float, foot: float, h: float, way: int) -> None:
    """A lamp on a crooked stick, as pixies plant them; its light is mild."""
    top = foot - h
    a.glow(x + way * 6, top + 9, 30, "#D99A3C", 0.17)
    a.limb(
        [
            (x, foot),
            (x - way * 1.4, foot - h * 0.5),
            (x, top + 2),
            (x + way * 3, top - 1.4),
            (x + way * 6, top + 1.6),
        ],
        [1.5, 1.1, 0.9, 0.7, 0.3],
        "#1A0F1C",
    )
    with a.moved(x + way * 6, top + 1.6, 1.1):
        a.path("M-2 3L0 1.4L2 3L1.7 3.6H-1.7Z", "#1A0F1C")
        a.path(
            "M-1.9 3.6H1.9L1.5 8.4H-1.5Z",
            a.linear(0, 3.6, 0, 8.4, (0, "#685026"), (1, "#4E341A")),
            1,
            "#1A0F1C",
            0.4,
        )
        a.path("M-2 8.4H2L1.5 9.4H-1.5Z", "#1A0F1C")


def _coil(a: Art, x: float, y: float) -> None:
    """The serpent sleeps in the grass."""
    for dx, r, w in ((0, 7, 3), (9, 5, 2.2), (16, 3.4, 1.5)):
        loop: list[Point] = [
            (x + dx - r, y + 3),
            (x + dx - r * 0.8, y - r * 0.7),
            (x + dx, y - r * 1.2),
            (x + dx + r * 0.8, y - r * 0.7),
            (x + dx + r, y + 3),
        ]
        a.path(ribbon(loop, [w, w, w, w, w * 0.8]), "#2C4A3E", 0.9)
        a.path(ribbon(loop, [w, w, w, w, w * 0.8], 0.3, 0.8), "#3C5A48", 0.6)
