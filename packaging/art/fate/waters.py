"""The river: the fifth place, with the mill that it turns."""

import math

from curves import Point, n, polygon, spline, toward
from kit import Art

from fate.scenery import blades, ridge, sky, tuft

WHEEL = (47.0, 66.0)
"""The hub of the mill's wheel."""
PADDLES = 14


def poplar(a: Art, x: float, foot: float, h: float, tones: tuple[str, str]) -> None:
    """A tall flame of leaves on a short stem, lit on its left."""
    w = h * 0.13
    a.path(
        polygon([(x - 0.5, foot), (x - 0.3, foot - 6), (x + 0.4, foot - 6), (x + 0.7, foot)]),
        "#2A2A3A",
    )
    edge: list[Point] = [(x, foot - h)]
    for i in range(1, 7):
        t = i / 7
        edge.append(
            (x + w * math.sin(math.pi * t**0.7) * (1.12 if i % 2 else 0.88), foot - h + h * t)
        )
    edge.append((x, foot - 3))
    for i in range(6, 0, -1):
        t = i / 7
        edge.append(
            (x - w * math.sin(math.pi * t**0.7) * (0.9 if i % 2 else 1.1), foot - h + h * t)
        )
    a.path(spline(edge, closed=True), tones[1])
    a.limb(
        [
            (x - w * 0.1, foot - h * 0.95),
            (x - w * 0.55, foot - h * 0.5),
            (x - w * 0.3, foot - h * 0.14),
        ],
        [0.3, w * 0.8, 0.3],
        tones[0],
    )


def mill(a: Art) -> None:
    """Stone below, timber above, and a light in the window."""
    wall = a.linear(58, 40, 100, 84, (0, "#F3E2C4"), (0.45, "#C9AE94"), (1, "#6E5A6C"))
    a.path("M58 42H130V86H58Z", wall)
    a.path("M58 66H130V88H58Z", a.linear(58, 66, 90, 88, (0, "#A89CA6"), (1, "#4A4660")))
    for x, y, w in (
        (60, 70, 7),
        (69, 68.6, 6),
        (77, 71, 8),
        (88, 69, 7),
        (62, 76.4, 8),
        (73, 77, 7),
        (83, 76, 8),
        (93, 77, 7),
    ):
        a.ellipse(x + w / 2, y + 1.6, w / 2, 1.9, "#C2B6BC", 0.42)
    a.path(
        "M79 14L110 46H105L79 20.5L54 46H49Z",
        a.linear(52, 30, 104, 40, (0, "#D9825A"), (0.5, "#A84F3E"), (1, "#54283A")),
    )
    a.path("M79 20.5L104 45V46H54V45Z", wall)
    a.path("M79 20.5L104 45V46H84C86 38 84 28 79 20.5Z", "#5A4660", 0.28)
    beam = "#5A3A34"
    for line in (
        ((57, 46), (106, 46)),
        ((66, 34), (92, 34)),
        ((79, 20.5), (79, 46)),
        ((58, 66), (106, 66)),
        ((60, 47), (60, 66)),
        ((92, 46), (99, 66)),
        ((98, 46), (92, 66)),
    ):
        (x0, y0), (x1, y1) = line
        a.limb([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 0.2), (x1, y1)], [1.5, 1.2, 1.5], beam)
    a.glow(79, 55, 17, "#FFD98A", 0.75)
    a.path("M73 62V53Q79 46.5 85 53V62Z", "#4A2E2C")
    a.path(
        "M74.2 61V53.6Q79 48.4 83.8 53.6V61Z",
        a.linear(79, 48, 79, 62, (0, "#FFF6C8"), (1, "#F7AE4A")),
    )
    a.path("M79 50V61M74.2 56H83.8", "none", 1, "#6A4030", 0.8)
    a.path("M69 44V38H75.4V44Z", "#4A2E2C")
    a.path("M70.2 43V39H74.2V43Z", "#FFE39A")
    a.path("M72.2 39V43M70.2 41H74.2", "none", 1, "#6A4030", 0.5)


def wheel(a: Art) -> None:
    x, y = WHEEL
    for i in range(PADDLES):
        t = 360 * i / PADDLES + 6
        p, q = toward(WHEEL, t - 5.6, 20.6), toward(WHEEL, t + 5.6, 20.6)
        r, s = toward(WHEEL, t + 4.2, 15), toward(WHEEL, t - 4.2, 15)
        a.path(polygon([p, q, r, s]), "#8A5C3E" if 150 < t < 290 else "#553526")
    ring = f"M{n(x - 18)} {n(y)}a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z"
    ring += f"M{n(x - 15)} {n(y)}a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z"
    paint = a.linear(
        x - 14, y - 14, x + 14, y + 14, (0, "#D9A06A"), (0.5, "#8A5A3C"), (1, "#3E2528")
    )
    a.path(ring, paint, evenodd=True)
    for i in range(6):
        t = 60 * i + 18
        far = toward(WHEEL, t, 16)
        a.limb([WHEEL, toward(WHEEL, t, 8), far], [2.4, 1.7, 1.9], paint)
    a.circle(x, y, 3.6, a.radial(x - 1, y - 1, 5, (0, "#F0C08A"), (0.6, "#8A5A3C"), (1, "#3A2226")))
    a.circle(x, y, 1.2, "#2A1A20")


def kingfisher(a: Art, x: float, y: float) -> None:
    """On its post, ready for the next fish."""
    a.limb(
        [(x + 0.4, y + 30), (x, y + 14), (x - 0.4, y + 5)],
        [4.6, 4.2, 3.8],
        "#4A3434",
        lit="#A8826A",
    )
    a.ellipse(x - 0.3, y + 5.2, 2, 0.8, "#C9A284")
    with a.moved(x, y):
        a.path(
            "M-1 -7C2.4 -8.6 5.6 -6.6 5.6 -3C5.6 1 2.8 5 -.6 5.4C-3 5.4 -3.8 2 -3.4 -1Z",
            a.linear(-3, -6, 5, 5, (0, "#FFC27A"), (0.5, "#EE8A3C"), (1, "#A84A2C")),
        )
        a.path(
            "M1 -8C-3.6 -8.6 -5.4 -4.4 -4.8 0C-4.4 4 -5.4 8 -7 11.6C-3.6 9.6 -.6 5.6 .6 1.6"
            "C1.6 -1.4 3.8 -3 5.4 -3.6C5.2 -6.4 3.4 -7.8 1 -8Z",
            a.linear(-5, -8, 3, 10, (0, "#8FE6F0"), (0.4, "#1FA0C8"), (1, "#124A8C")),
        )
        a.path("M5 -5.6L12.4 -4.6L5.2 -3.2Z", "#1B2338")
        a.path("M2.8 -2.8C4 -3 5 -3.2 5.6 -3C5.4 -1.6 4.4 -.8 3 -1Z", "#FFF6E4")
        a.circle(3.3, -5.1, 0.75, "#10162A")
        a.circle(3.1, -5.35, 0.25, "#FFFFFF")


def stream(a: Art) -> None:
    """Water that carries the light of the sky and of the window."""
    water = a.linear(
        40, 74, 46, 128, (0, "#D6F0DC"), (0.14, "#8CCBCB"), (0.45, "#3E8FA8"), (1, "#123E62")
    )
    a.path("M-30 76C10 73 40 78 60 76C84 74 106 77 130 75V140H-30Z", water)
    for y, w in ((80.0, 5.4), (83.4, 7.2), (87, 4.8), (91, 6.4), (95.4, 4)):
        a.wisp([(79 - w, y), (79, y + 0.4), (79 + w, y)], 1.9, "#FFDFA0", 0.62)
    for crest, o in (
        ([(4, 84), (22, 82.6), (38, 84.6)], 0.7),
        ([(56, 88), (72, 86.6), (92, 88.6)], 0.75),
        ([(30, 93), (50, 91.6), (68, 94)], 0.6),
        ([(66, 99), (82, 97.6), (98, 99)], 0.5),
        ([(34, 104), (56, 102), (76, 105)], 0.4),
    ):
        a.wisp(crest, 1.1, "#F2FFF6", o)


def river() -> Art:
    """The mill at sunrise: the water turns the wheel, and somebody is awake."""
    a = Art("River")
    sky(a, "#14365C", "#2B678E", "#7FBCC4", "#F3E3B4", "#FFE9B4", foot=66)
    a.glow(34, 46, 44, "#FFF0BC", 0.85)
    a.circle(34, 45, 8.6, a.radial(32, 42, 11, (0, "#FFFEF2"), (0.7, "#FFF3C8"), (1, "#FFE2A0")))
    for d, w, o in (
        ([(30, 20), (46, 17), (62, 21)], 2.6, 0.5),
        ([(-4, 32), (14, 29), (34, 33), (48, 30)], 2.4, 0.55),
        ([(60, 9), (80, 6), (102, 10)], 2.4, 0.35),
    ):
        a.wisp(d, w, "#FFF3D8", o)
    ridge(a, [(0, 52), (20, 47), (40, 51), (60, 46), (82, 50), (100, 47)], "#A6CBC4", "#5E96A6")
    ridge(a, [(0, 60), (24, 56), (46, 60), (70, 57), (100, 60)], "#7DB08C", "#2F6A6E")
    for x, h in ((3.0, 30.0), (9.5, 38), (16, 33), (22, 24)):
        poplar(a, x, 66, h, ("#6FAE7C", "#1F5656"))
    ridge(a, [(0, 66), (24, 64), (48, 67), (100, 66)], "#9CCB78", "#2E6E58", 90)
    mill(a)
    stream(a)
    wheel(a)
    for x, y, rx, ry in ((47, 85, 17, 3.4), (38, 86.6, 9, 2.4), (57, 86, 8, 2.2)):
        a.ellipse(x, y, rx, ry, "#FFFFFF", 0.5)
    for x, y, r in (
        (32, 82, 1.1),
        (36, 79.6, 0.8),
        (60, 82, 1),
        (63, 79, 0.7),
        (28, 85, 0.7),
        (30, 77, 0.6),
    ):
        a.circle(x, y, r, "#FFFFFF", 0.9)
    a.wisp([(60, 47), (66, 46.6), (71, 48)], 1.2, "#EAFBFF", 0.9)
    bank = a.linear(0, 84, 30, 116, (0, "#8FC46C"), (0.4, "#3C7F56"), (1, "#0F3440"))
    a.path("M-30 82C-10 80 10 84 20 91C28 97 26 108 34 130H-30Z", bank)
    a.limb([(-6, 81.6), (10, 84.6), (20, 91), (25, 100)], [0.4, 1.2, 1.2, 0.3], "#E3F5A8", o=0.7)
    blades(a, tuft(-2, 8, 3, 10), 97, ("#2A6648", "#1B4E40"))
    kingfisher(a, 17, 73)
    for x, h, b in ((84.0, 24.0, -4.0), (89, 31, 3), (94, 22, 4), (98, 29, -3)):
        a.path(
            f"M{n(x - 0.9)} 112Q{n(x)} {n(108 - h * 0.6)} {n(x + b)} {n(108 - h)}"
            f"Q{n(x + 1.2)} {n(108 - h * 0.5)} {n(x + 1.2)} 112Z",
            "#123A3C",
        )
        a.ellipse(x + b * 0.84, 108 - h * 0.9, 1.1, 3.2, "#5A3A34", 1, b * 1.5)
    a.dust([(64, 92, 1.2), (12, 74, 0.7), (56, 34, 0.6), (50, 98, 0.7)])
    return a


EMBLEMS = {"river": river}
