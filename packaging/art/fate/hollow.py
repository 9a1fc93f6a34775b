"""The cave: the first of the places."""

from curves import Point, at, polygon, spline
from kit import Art

from fate.scenery import fir, sky

MOUTH: list[Point] = [
    (20, 98), (23, 84), (22, 68), (27, 52), (31, 39), (41, 29), (52, 23), (63, 25), (73, 31),
    (80, 43), (83, 57), (88, 70), (86, 84), (90, 98),
]  # fmt: skip
"""The edge of the rock, from the left foot over the top to the right."""


FAR = 0.78
"""How much smaller the mouth is in the picture: above it there must be room for the evening."""
SKYLINE: list[Point] = [
    (-30, 34), (-8, 26), (6, 18), (18, 20), (32, 9), (46, 13), (60, 11), (70, 22), (80, 27),
    (88, 40), (100, 48), (112, 60), (130, 64),
]  # fmt: skip
PLANES: tuple[tuple[list[Point], str, float], ...] = (
    ([*SKYLINE[1:4], (20, 38), (6, 50), (-10, 44)], "#A49CDC", 0.5),
    ([*SKYLINE[3:5], (40, 22), (36, 36), (26, 46), (20, 38)], "#8E86CC", 0.5),
    ([*SKYLINE[4:7], (58, 26), (50, 34), (40, 22)], "#B48CC4", 0.45),
    ([*SKYLINE[6:8], (72, 38), (62, 36), (58, 26)], "#E8A0A4", 0.6),
    ([*SKYLINE[7:10], (84, 54), (76, 50), (72, 38)], "#E08A92", 0.5),
    ([*SKYLINE[9:12], (104, 76), (90, 70), (84, 54)], "#A0608C", 0.5),
    ([(-10, 44), (6, 50), (20, 38), (26, 46), (28, 64), (12, 76), (-6, 70)], "#5E58A8", 0.6),
    ([(12, 76), (28, 64), (28, 90), (18, 100), (-4, 98), (-6, 70)], "#332E74", 0.7),
    ([(104, 76), (90, 70), (84, 84), (86, 100), (112, 102)], "#3A2A62", 0.7),
)
"""Facets of the rock, their tone and strength."""
CRACKS: tuple[list[Point], ...] = (
    [(20, 38), (23, 50), (20, 60), (22, 70)],
    [(40, 22), (38, 30), (42, 38)],
    [(72, 38), (68, 30), (70, 22)],
    [(90, 70), (96, 72), (100, 68)],
)


def _inwards(share: float) -> list[Point]:
    """The same edge, deeper in the cave: smaller, round the point where it vanishes."""
    return [(56 + (x - 56) * share, 70 + (y - 70) * share) for x, y in MOUTH]


def _outside(point: Point) -> Point:
    """Where a point of the inside lies in the picture."""
    return 56 + (point[0] - 56) * FAR, 100 + (point[1] - 100) * FAR


def opening(points: list[Point]) -> str:
    return spline(points) + "Z"


def lamp(a: Art, x: float, y: float, s: float, left: bool) -> None:
    """A little oil lamp, as it stands on the back of the cards that this place asks for."""
    a.glow(x, y - 3 * s, 9 * s, "#FFD98A", 0.85)
    with a.moved(x, y, s, flip=left):
        a.path(
            "M-3.6 -1.2C-4.8 -1.6 -5.6 -2.4 -5.8 -3.2C-4.4 -3 -3.2 -2.8 0 -2.8"
            "C2.2 -2.8 3.6 -2 3.4 -.9"
            "C3 .6 1.6 1.2 0 1.2C-1.6 1.2 -3 .4 -3.6 -1.2Z",
            a.linear(-5, -3, 3, 2, (0, "#FFE7A8"), (0.5, "#C98A3C"), (1, "#6A3A22")),
        )
        a.path("M3 -2C5 -2.6 5.2 .2 3 .2", "none", 1, "#B9803A", 0.7)
        a.path("M-2 1.1H2L2.6 2.2H-2.6Z", "#7A4826")
        a.path("M-5.6 -3.2C-7 -5.2 -5.6 -6.4 -5.2 -8.6C-3.8 -6.8 -3.4 -4.6 -5 -3.1Z", "#FFE27A")
        a.circle(-5.3, -4.6, 0.9, "#FFFBE4")


def steps(a: Art) -> None:
    """Worn stairs that lead in, wider the nearer they are."""
    count = 6
    for i in range(count):
        t = i / (count - 1)
        y, half = 70 + 34 * t**1.25, 8 + 17 * t
        x, high = 56 - 4 * t**2, 1.8 + 4.6 * t
        top, bottom = half, half + 1.6
        a.path(
            polygon([(x - top, y), (x + top, y), (x + bottom, y + high), (x - bottom, y + high)]),
            a.linear(
                x - half, y, x + half, y + high, (0, "#A4685C"), (0.6, "#6A4058"), (1, "#33264A")
            ),
        )
        a.limb(
            [(x - top, y), (x, y - 0.3), (x + top, y)], [0.4, 1 + 0.8 * t, 0.4], "#FFE2A8", o=0.9
        )


def crag(a: Art) -> None:
    """The rock face, in flat planes: violet toward the night, rosy where the evening still falls
    on it; the light from within gilds its edge."""
    mouth = [_outside(point) for point in MOUTH]
    tones = ((0, "#7C76B8"), (0.35, "#544E96"), (0.75, "#2E2A64"), (1, "#171440"))
    around = polygon([*SKYLINE, (130, 140), (-30, 140)])
    a.path(around + opening(mouth), a.linear(6, 0, 90, 110, *tones), evenodd=True)
    for plane, tone, o in PLANES:
        a.path(polygon(plane), tone, o)
    for ends, tone, width in ((slice(1, 6), "#B4A8E6", 0.7), (slice(5, 12), "#FFC4A0", 1.1)):
        a.path("M" + "L".join(at(p) for p in SKYLINE[ends]), "none", 1, tone, width, 0.9)
    for line in CRACKS:
        a.limb(line, [0.2, *[1.1] * (len(line) - 2), 0.2], "#15123C", o=0.6)
    for width, o in ((6.4, 0.16), (3.6, 0.26)):
        a.path(spline(mouth), "none", 1, "#FF9A5A", width, o)
    a.path(spline(mouth), "none", 1, "#FFDC9A", 1.1, 0.95)


def ivy(a: Art, x: float, y: float, long: float) -> None:
    """A shoot that hangs; its leaves stand off in turn, and are smaller toward the tip."""
    count = round(long / 4)
    nodes: list[Point] = [
        (x + 1.3 * (-1) ** k * (1 - k / count), y + long * k / count) for k in range(count + 1)
    ]
    a.limb(nodes, [0.9 - 0.6 * k / count for k in range(count + 1)], "#1F4234")
    for k, node in enumerate(nodes[1:]):
        with a.moved(*node, 1.25 - 0.5 * k / count, 40 if k % 2 else -40):
            a.path(
                "M0 0C-1 -.6 -2.6 .2 -2.6 1.8C-2.6 3.6 -.8 4 0 6"
                "C.8 4 2.6 3.6 2.6 1.8C2.6 .2 1 -.6 0 0Z",
                "#3C7F56" if k % 3 else "#5FA268",
            )
            a.path("M0 0C-1 -.6 -2.6 .2 -2.6 1.8C-2.6 3.6 -.8 4 0 6Z", "#A5D27C", 0.75)


def cave() -> Art:
    """Dusk outside, and the rock is lit from within: lamps stand on the stairs that lead there."""
    a = Art("Cave")
    sky(a, "#141A4C", "#37307C", "#8A4C92", "#EE8272", "#FFD9A0", foot=72)
    for i in range(16):
        a.circle((i * 43) % 104, (i * 17) % 32 - 22, 0.3 + i % 3 * 0.2, "#FFF6DC", 0.9)
    a.glow(97, 46, 40, "#FFE0A0", 1)
    for line, w, tone in (
        ([(52, 4), (68, 0), (84, 4), (104, 0)], 2, "#B0609E"),
        ([(70, 14), (82, 11), (94, 15), (112, 11)], 2.2, "#F09A8A"),
        ([(80, 27), (90, 24), (102, 28), (116, 25)], 1.8, "#FFD0A0"),
    ):
        a.wisp([(x, y) for x, y in line], w, tone, 0.75)
    for x, y, h in ((91.0, 43.0, 15.0), (97, 47, 19), (104, 53, 18), (-6, 28, 26), (8, 20, 15)):
        fir(a, x, y, h, "#2C2060")
    with a.group(f"translate(56 100) scale({FAR}) translate(-56 -100)"):
        _inside(a)
    crag(a)
    # the ground before it, and the light that falls out on it
    a.path("M-30 96C-6 91 16 93 30 97C36 104 32 112 26 140H-30Z", "#1A1644")
    a.path("M130 94C110 90 94 92 80 97C76 104 78 112 84 140H130Z", "#120F34")
    with a.group("translate(56 103) scale(1 .3)"):
        a.glow(0, 0, 46, "#FFC06A", 0.8)
    for x, y, s in LAMPS:
        lamp(a, *_outside((x, y)), s * FAR, x < 56)
    for x, y, long in (
        (36.0, 36.0, 18.0),
        (42, 30, 14),
        (47.6, 27, 20),
        (66, 30, 16),
        (72, 36, 22),
    ):
        ivy(a, x, y, long)
    for x, y, s, turn in ((84, 18, 0.9, -16), (92, 9, 0.7, 10), (75, 8, 0.6, -4)):
        _bat(a, x, y, s, turn)
    a.dust([(56, 60, 1.3), (50, 66, 0.7), (62, 64, 0.8), (60, 54, 0.6), (44, 72, 0.6)])
    a.dust([(20, 84, 1.2), (90, 80, 1.2), (14, 70, 0.8), (96, 68, 0.7)], "#C8FFB0")
    return a


LAMPS = (
    (30, 96, 1.5),
    (80, 96, 1.45),
    (38.6, 82.6, 1),
    (74, 82.6, 1),
    (45, 72.6, 0.66),
    (67, 72.6, 0.66),
)
"""Place and size of those on the stairs."""


def _inside(a: Art) -> None:
    """Ring behind ring of warm rock, and the stairs."""
    glow = ((0, "#FFF8D8"), (0.26, "#FFD07A"), (0.6, "#D0703E"), (1, "#54244A"))
    a.path("M10 10H100V110H10Z", a.radial(56, 66, 54, *glow))
    for share, tone, o in ((0.88, "#7A3048", 0.6), (0.72, "#A84E3C", 0.5), (0.56, "#D98A4A", 0.45)):
        a.path("M10 10H100V110H10Z" + opening(_inwards(share)), tone, o, evenodd=True)
        a.path(spline(_inwards(share)), "none", 1, "#FFE0A0", 0.5, 0.6)
    a.glow(56, 62, 26, "#FFF6D0", 0.95)
    a.path(
        "M10 92C30 84 40 88 56 87C72 88 84 84 100 92V130H10Z",
        a.linear(20, 84, 80, 112, (0, "#8A5058"), (1, "#2C1F42")),
    )
    steps(a)


def _bat(a: Art, x: float, y: float, size: float, turn: float) -> None:
    with a.moved(x, y, size, turn):
        a.path(
            "M0 -1C.6 -2.4 1 -2.6 1.2 -1.4C3 -3.4 6 -4.2 9 -3.4C7.4 -2.4 6.8 -1 7 .6"
            "C5.6 -.4 4.2 -.2 3.4 1.4C2.4 .6 1 .8 0 2.6C-1 .8 -2.4 .6 -3.4 1.4"
            "C-4.2 -.2 -5.6 -.4 -7 .6"
            "C-6.8 -1 -7.4 -2.4 -9 -3.4C-6 -4.2 -3 -3.4 -1.2 -1.4C-1 -2.6 -.6 -2.4 0 -1Z",
            "#1A1240",
        )


EMBLEMS = {"cave": cave}
