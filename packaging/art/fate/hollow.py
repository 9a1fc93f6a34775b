"""The cave: the first of the places."""

from curves import Point, polygon, spline
from kit import Art

from fate.scenery import fir, sky

MOUTH: list[Point] = [
    (20, 98), (23, 84), (22, 68), (27, 52), (31, 39), (41, 29), (52, 23), (63, 25), (73, 31),
    (80, 43), (83, 57), (88, 70), (86, 84), (90, 98),
]  # fmt: skip
"""The edge of the rock, from the left foot over the top to the right."""


def _inwards(share: float) -> list[Point]:
    """The same edge, deeper in the cave: smaller, round the point where it vanishes."""
    return [(56 + (x - 56) * share, 70 + (y - 70) * share) for x, y in MOUTH]


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
    """The rock face, in flat planes; the light from within gilds its edge."""
    face = a.linear(
        0, -20, 90, 110, (0, "#8C9CC4"), (0.35, "#55659A"), (0.75, "#2C3566"), (1, "#171B40")
    )
    around = "M-30 18C-16 10 -6 4 8 -2C22 -10 40 -13 58 -10C78 -8 92 0 108 8L130 16V140H-30Z"
    a.path(around + opening(MOUTH), face, evenodd=True)
    for plane, tone, o in (
        ([(8, -2), (22, 8), (16, 30), (2, 40), (-12, 20)], "#B4C2E0", 0.5),
        ([(22, 8), (44, 2), (46, 16), (32, 27), (16, 30)], "#A3B2D8", 0.42),
        ([(44, 2), (66, -6), (78, 8), (66, 22), (52, 17), (46, 16)], "#7F8EC0", 0.42),
        ([(78, 8), (98, 8), (104, 30), (86, 44), (76, 30), (66, 22)], "#232A58", 0.5),
        ([(104, 30), (112, 60), (96, 70), (88, 58), (86, 44)], "#1A2048", 0.55),
        ([(2, 40), (16, 30), (24, 44), (16, 62), (4, 66), (-10, 50)], "#6F80B4", 0.5),
        ([(4, 66), (16, 62), (20, 80), (10, 98), (-8, 92)], "#39447C", 0.6),
        ([(96, 70), (88, 76), (91, 98), (112, 100), (110, 78)], "#141838", 0.55),
    ):
        a.path(polygon([(x, y) for x, y in plane]), tone, o)
    a.path(spline(MOUTH), "none", 1, "#FFCF8A", 1.1, 0.9)


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
    """Out in the night one looks in: lamps stand on the stairs that lead into the warm rock."""
    a = Art("Cave")
    sky(a, "#0F1838", "#1C2C5A", "#34508A", "#5C7CB0", foot=60)
    a.dust([(88, 2, 0.6), (70, -14, 0.8), (30, -16, 0.6), (96, -8, 0.5)])
    for x, h in ((-4.0, 26.0), (92, 17), (101, 24), (4, 18)):
        fir(a, x, 12 if x > 50 else 8, h, "#1B2B56")
    a.path(
        "M10 10H100V110H10Z",
        a.radial(56, 66, 54, (0, "#FFF3C0"), (0.3, "#FFC870"), (0.62, "#C0663E"), (1, "#48254A")),
    )
    for share, tone, o in ((0.86, "#7A3A48", 0.55), (0.66, "#B4643E", 0.45)):
        a.path("M10 10H100V110H10Z" + opening(_inwards(share)), tone, o, evenodd=True)
        a.path(spline(_inwards(share)), "none", 1, "#FFE0A0", 0.5, 0.55)
    a.glow(56, 64, 22, "#FFF6D0", 0.9)
    a.path(
        "M10 92C30 84 40 88 56 87C72 88 84 84 100 92V130H10Z",
        a.linear(20, 84, 80, 112, (0, "#8A5058"), (1, "#2C1F42")),
    )
    steps(a)
    crag(a)
    a.path("M-30 98C-6 93 12 92 24 96C30 104 26 112 20 140H-30Z", "#141B3C")
    a.path("M130 96C110 92 96 92 86 96C82 104 84 112 90 140H130Z", "#0E1330")
    for x, y, s in (
        (30, 96, 1.5),
        (80, 96, 1.45),
        (38.6, 82.6, 1),
        (74, 82.6, 1),
        (45, 72.6, 0.66),
        (67, 72.6, 0.66),
    ):
        lamp(a, x, y, s, x < 56)
    for x, y, long in (
        (76.0, -2.0, 30.0),
        (82.6, -4, 44),
        (89, -2, 34),
        (95.6, -4, 58),
        (37, -6, 28),
    ):
        ivy(a, x, y, long)
    a.dust(
        [(56, 50, 1.4), (49, 58, 0.7), (64, 56, 0.8), (60, 44, 0.6), (40, 64, 0.6), (72, 66, 0.7)]
    )
    return a


EMBLEMS = {"cave": cave}
