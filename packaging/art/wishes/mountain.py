"""Mountain, the realm of power: crimson evening on snow and rock."""

from collections.abc import Sequence

from curves import Point, n, polygon, ribbon, toward
from kit import Art

from wishes.blessings import burst, gifts
from wishes.land import clouds, firs, flock, hills, sky, stars

WINE = ((0, "#2A1440"), (0.4, "#7A2450"), (0.72, "#E0654E"), (1, "#FFD08A"))
METAL = ((0, "#FFFBE2"), (0.3, "#EDC566"), (0.55, "#B07E2C"), (0.75, "#F0CD78"), (1, "#7A4E1A"))
STEEL = ((0, "#FFFFFF"), (0.35, "#D6DCEC"), (0.6, "#8A90B4"), (0.85, "#E6E9F6"), (1, "#5A5E86"))


def heights(a: Art, foot: float = 74) -> None:
    """The evening sky and the far ranges."""
    sky(a, *WINE, foot=foot)
    clouds(
        a, [(0, 16, 50, 2.6), (54, 10, 50, 2.4), (62, 32, 44, 2), (-6, 36, 36, 2)], "#FFC4A0", 0.5
    )
    far = [(-30, 60), (0, 50), (9, 56), (20, 44), (33, 58), (47, 50), (62, 57), (78, 42), (88, 54)]
    a.path(
        polygon([*far, (100, 46), (130, 58), (130, 140), (-30, 140)]),
        a.linear(40, 42, 50, 84, (0, "#B45A6E"), (1, "#6B3362")),
    )


def peak(a: Art, x: float, y: float, s: float = 1) -> None:
    """The mountain, its summit at x, y: gold where the light comes from, wine behind the ridge."""
    with a.moved(x, y, s):
        a.path(
            polygon(
                [(0, 0), (6, 7), (9, 14), (17, 21), (21, 31), (33, 41), (40, 53), (62, 74),
                 (-66, 74), (-44, 55), (-36, 45), (-25, 37), (-20, 26), (-11, 18), (-7, 9)]
            ),
            a.linear(-40, 0, 40, 74, (0, "#D9707A"), (0.4, "#8A2C4E"), (1, "#3A1440")),
        )  # fmt: skip
        # the side away from the light
        a.path(
            polygon(
                [(0, 0), (6, 7), (9, 14), (17, 21), (21, 31), (33, 41), (40, 53), (62, 74), (4, 74),
                 (10, 60), (2, 50), (9, 40), (0, 30), (5, 20), (-1, 11)]
            ),
            "#2A0F38",
            0.55,
        )  # fmt: skip
        # snow, in the light and in the shade
        a.path(
            polygon(
                [(0, 0), (-7, 9), (-11, 18), (-20, 26), (-25, 37), (-19, 34), (-16, 39), (-11, 31),
                 (-6, 37), (-3, 28), (2, 34), (0, 30), (5, 20), (-1, 11)]
            ),
            a.linear(-14, 0, -4, 38, (0, "#FFFBEA"), (0.5, "#FFD9B4"), (1, "#F59A86")),
        )  # fmt: skip
        a.path(
            polygon(
                [(0, 0), (6, 7), (9, 14), (17, 21), (21, 31), (17, 29), (14, 35), (10, 27), (7, 33),
                 (3, 26), (5, 20), (-1, 11)]
            ),
            a.linear(0, 0, 16, 34, (0, "#F0B4B8"), (1, "#8A4A86")),
        )  # fmt: skip
        for line in (
            [(-26, 44), (-24, 54), (-32, 68)],
            [(-12, 42), (-10, 54), (-16, 70)],
            [(22, 46), (26, 56), (24, 70)],
        ):
            a.limb(line, [0.4, 2, 0.4], "#FFB48C" if line[0][0] < 0 else "#6B2A5E", o=0.5)


def foothills(a: Art, top: float) -> None:
    hills(
        a,
        [(0, top + 3), (22, top - 3), (44, top + 4), (70, top - 1), (100, top + 4)],
        "#7A3058",
        "#2A1034",
        140,
        26,
    )
    firs(
        a,
        ((1, 13), (7, 17), (13, 12), (19, 15), (25, 10), (78, 12), (84, 16), (90, 12), (97, 17)),
        top + 8,
        "#2E1238",
    )


def ledge(a: Art, d: str) -> None:
    """A near rock with snow on it, as one shape."""
    a.path(d, a.linear(10, 70, 80, 120, (0, "#8A4A6A"), (0.4, "#4A1F48"), (1, "#1C0A26")))


def mountain() -> Art:
    """The peak above all others, and the road that winds up to its castle."""
    a = Art("Mountain")
    heights(a)
    a.glow(54, 30, 46, "#FFD9A0", 0.75)
    peak(a, 56, 17)
    foothills(a, 76)
    # the castle on its spur, and the road to it
    a.path(
        "M62 130C74 112 40 108 46 98C50 90 70 92 68 84C66.6 79 58 80 57 75L61 74C63 77 73 77 74 83"
        "C76 93 56 93 55 98C54 104 84 110 84 130Z",
        a.linear(60, 74, 66, 122, (0, "#FFD9A0"), (0.4, "#C9766A"), (1, "#5A2A50")),
    )
    with a.moved(58, 75, 0.8):
        ledge(a, "M-16 3L-12 -3L-6 -2L0 -6L7 -3L12 -4L17 4Z")
        wall = a.linear(-8, -20, 8, 0, (0, "#FFE0B0"), (0.5, "#B06A6A"), (1, "#4A1F48"))
        a.path(
            "M-9 -2V-12H-7.4V-10.4H-5.8V-12H-4V-20H-2.6V-18.4H-1V-20H1V-18.4H2.6V-20H4V-12H6V-15"
            "H7.4V-13.6H9V-15H10.4V-2Z",
            wall,
        )
        a.path("M-5 -19.6L0 -29L5 -19.6Z", "#8A1F3C")
        a.path("M5.4 -14.6L8.2 -21L11 -14.6Z", "#6B1834")
        a.path("M-1.4 -2V-6Q0 -8.4 1.4 -6V-2Z", "#33122E")
        a.circle(0, -13, 1, "#FFE58A")
        a.path("M0 -29V-35L5 -33.4L0 -31.8", "#F2C14E", 1, "#F2C14E", 0.5)
    ledge(a, "M-30 96C-6 90 8 96 18 92C28 96 30 106 40 112C46 118 50 124 52 140H-30Z")
    a.limb(
        [(-10, 93), (10, 93.6), (18, 92), (28, 99), (40, 112)],
        [0.6, 1.8, 1.6, 1.2, 0.3],
        "#FFD0C0",
        o=0.8,
    )
    firs(a, ((6, 26), (15, 34), (92, 24), (99, 32), (84, 18)), 104, "#1F0C2A")
    flock(a, [(78, 30, 1.3), (85, 26, 0.9), (73, 36, 0.8)], "#3A1440")
    a.dust([(30, 66, 0.8), (84, 60, 0.9), (44, 20, 0.6), (70, 12, 0.7)], "#FFE3C0")
    return a


def tower(a: Art, s: float, tones: tuple[str, str, str]) -> None:
    """A watch-tower with its fire lit; foot at 0, 0."""
    light, mid, deep = tones
    with a.group(f"scale({n(s)})"):
        a.glow(0, -58, 30, "#FFB04A", 0.95)
        a.path(
            "M0 -54C-8 -55 -10.6 -62 -7 -68C-5.4 -70.4 -4.6 -73 -5 -76C-1.6 -74 -.4 -71 -.4 -68"
            "C2 -71 3 -76 1.4 -82C8 -77 10.6 -70 9.4 -64C8.6 -58 5 -54.4 0 -54Z",
            a.linear(0, -82, 0, -54, (0, "#F2503A"), (0.5, "#FF9A3A"), (1, "#FFE58A")),
        )
        a.path(
            "M.4 -54C-4 -55 -4.6 -60 -2.4 -63C-1 -65 0 -67 -.2 -70C3.6 -66.6 5 -62.6 4.4 -59.4C4"
            " -56.4 2.4 -54.4 .4 -54Z",
            "#FFFBD6",
        )
        wall = a.linear(-10, 0, 10, 0, (0, light), (0.45, mid), (1, deep))
        a.path("M-8 0L-6.6 -42H6.6L8 0Z", wall)
        a.path(
            "M-10 -42L-11 -53H-8V-50H-5V-53H-2V-50H2V-53H5V-50H8V-53H11L10 -42L6.6 -39H-6.6Z", wall
        )
        a.path("M-10.6 -45.6H10.4L10 -42L6.6 -39H-6.6L-10 -42Z", deep, 0.45)
        a.path("M-1.6 -26V-31Q0 -33.4 1.6 -31V-26ZM-2.4 0V-7Q0 -10.6 2.4 -7V0Z", "#33122E")
        for x, y in ((-5, -12), (2.4, -17), (-3.4, -21), (3.4, -34), (-4.4, -35)):
            a.path(f"M{x} {y}h3", "none", 1, deep, 0.6, 0.7)


def sword(a: Art) -> None:
    """A sword that stands on its point, about 54, 74."""
    a.path("M49.4 27H58.6L58 74H50Z", a.linear(48, 0, 60, 0, *STEEL))
    a.path("M54 27V74H58L58.6 27Z", "#4A3A6A", 0.45)
    a.limb([(53.4, 29), (53.2, 50), (53.4, 73)], [0.5, 1, 0.5], "#FFFFFF", o=0.9)
    gold = a.linear(36, 20, 72, 30, *METAL)
    a.path(
        "M35 22.6C40 23.4 46 22 54 22C62 22 68 23.4 73 22.6C75 24.4 74.6 28 72 28.6"
        "C66 28 60 28.6 54 28.6C48 28.6 42 28 36 28.6C33.4 28 33 24.4 35 22.6Z",
        gold,
        1,
        "#B08038",
        0.4,
    )
    a.limb([(37, 24), (54, 23.2), (71, 24)], [0.4, 1, 0.4], "#FFFBE0", o=0.9)
    a.path(
        "M51.4 22V6.6H56.6V22Z",
        a.linear(51, 6, 57, 6, (0, "#C8506A"), (0.5, "#7A1836"), (1, "#3A0C24")),
    )
    for k in range(5):
        a.path(f"M51.4 {9 + k * 2.8}L56.6 {7.6 + k * 2.8}", "none", 1, "#F2C88A", 0.6)
    a.circle(54, 3.4, 4.4, gold, 1, "#B08038", 0.4)
    a.circle(54, 3.4, 2.4, a.radial(53.2, 2.6, 3, (0, "#FFFFFF"), (0.4, "#F2506A"), (1, "#6B0F30")))
    a.circle(
        54, 25.4, 2, a.radial(53.4, 24.8, 2.6, (0, "#FFFFFF"), (0.4, "#F2506A"), (1, "#6B0F30"))
    )


def boulder(a: Art) -> None:
    """The stone that holds it."""
    a.path(
        "M20 100C22 90 26 82 34 77C40 72 46 70.4 53 70.6C62 70 70 73 76 79C83 84 86 92 88 100"
        "C70 106 38 106 20 100Z",
        a.linear(
            24, 72, 84, 102, (0, "#F2C0B0"), (0.35, "#9C6080"), (0.75, "#4E2850"), (1, "#260F30")
        ),
    )
    a.path(
        "M60 71C70 73 76 79 80 86C83 90 86 94 88 100C80 103 70 104.6 60 104.8C68 94 68 82 60 71Z",
        "#1C0A26",
        0.5,
    )
    a.path("M49 71.4C51 73.4 57 73.4 59.4 71.2L57 76L54 78.6L51 76Z", "#1C0A26", 0.8)
    for line in (
        [(50, 76), (44, 82), (45, 90), (40, 98)],
        [(58, 76), (64, 84), (61, 92)],
        [(34, 80), (32, 88), (35, 95)],
    ):
        a.limb(line, [0.3, *[1] * (len(line) - 2), 0.2], "#2A1034", o=0.8)
    a.limb([(27, 84), (35, 77.6), (46, 72.6)], [0.4, 2, 0.4], "#FFF0E0", o=0.8)
    a.path("M14 101C22 97 34 99 44 98C56 101 76 98 92 101C84 106 24 107 14 101Z", "#FFD9CC", 0.8)


def feathers(
    a: Art, root: Point, span: Sequence[tuple[float, float]], light: str, deep: str, width: float
) -> None:
    """A fan of long feathers out of one root: angle and length of each."""
    reach = max(length for _, length in span)
    paint = a.radial(*root, reach, (0, light), (1, deep))
    for angle, length in span:
        bend, tip = toward(root, angle - 7, length * 0.55), toward(root, angle, length)
        a.path(ribbon([root, bend, tip], [width * 0.4, width, 0.3]), paint, 1, "#8A1A30", 0.45)


def phoenix(a: Art) -> None:
    """Tail, wings, body: all of one light, and the head turned to the right."""
    for sway, length, tip in (
        (-26, 36, -22),
        (-12, 42, -10),
        (4, 47, 1),
        (14, 42, 11),
        (27, 36, 23),
    ):
        line = [
            (52, 40),
            (52 + sway * 0.3, 54),
            (52 + sway * 0.75, 42 + length * 0.7),
            (52 + tip, 42 + length),
        ]
        a.path(ribbon(line, [3, 6, 4.6, 0.8]), "#8A1A30", 0.6)
        tones = ((0, "#FFFBE0"), (0.45, "#FFC24F"), (0.8, "#F2703A"), (1, "#D92E34"))
        a.path(ribbon(line, [2.4, 5.2, 3.8, 0.5]), a.linear(52, 42, *line[3], *tones))
        x, y = line[3]
        a.ellipse(x, y, 2.6, 3.2, "#FFE58A")
        a.ellipse(x, y + 0.4, 1.5, 1.9, "#8A1A30")
        a.circle(x - 0.4, y, 0.5, "#FFFFFF")
    for side in (0, 1):
        with a.moved(52, 0, flip=bool(side)):
            feathers(
                a,
                (5, 37),
                [(64, 17), (46, 23), (30, 29), (16, 35), (3, 40), (-9, 44)],
                "#FF8A3A",
                "#D92E34",
                7.6,
            )
            feathers(
                a, (6, 35), [(-20, 46), (-31, 46), (-42, 44), (-53, 39)], "#FFB04A", "#F2503A", 7.4
            )
            feathers(
                a,
                (5, 35),
                [(40, 15), (20, 20), (0, 25), (-18, 28), (-34, 28), (-48, 26)],
                "#FFF6CC",
                "#FFC24F",
                6.4,
            )
            shoulder: list[Point] = [(0, 40), (10, 33), (19, 22), (25, 9), (33, -2)]
            a.limb(shoulder, [6, 6.4, 4.6, 2.8, 0.4], "#FFD873", "#FFFBE0", "#D9703A")
    # crest, then neck and breast as one line from the brow to the tail
    for x, y, bend in ((41, 6, (47, 9)), (46, 1.6, (50, 7)), (53, 0, (54, 6))):
        a.limb([(55.6, 14.6), bend, (x, y)], [1.2, 1.5, 0.4], "#FFE58A")
        a.circle(x, y, 1.5, "#FFF6CC")
    a.path(
        "M58 12.4C53 11.4 49.2 14.8 49.4 20C49.6 25 47 28 45.6 32.6C43.6 39 45.6 47 52 57"
        "C59 48 61 39.4 59 33C57.8 29 56 26.8 57.2 24C59 23.6 60.8 22.6 61.4 20.6"
        "C62 17 61.4 13.2 58 12.4Z",
        a.linear(
            46, 14, 60, 54, (0, "#FFFFFF"), (0.4, "#FFF0B0"), (0.75, "#FFB84A"), (1, "#E0602E")
        ),
    )
    a.path(
        "M57.2 24C56 26.8 57.8 29 59 33C61 39.4 59 48 52 57C55.6 46 56.4 38 54.6 33"
        "C53.6 29.4 54.4 26 57.2 24Z",
        "#D9552E",
        0.45,
    )
    for row in range(4):
        for k in range(2 + row % 2):
            x, y = 51.6 + (k - (1 + row % 2) / 2) * 4, 35 + row * 4
            a.path(f"M{n(x - 1.7)} {n(y)}q1.7 2.8 3.4 0", "none", 1, "#E0702E", 0.6, 0.75)
    a.path("M60.8 17C64 17.4 66.6 19 67.4 21.8C65 21.2 62.4 21.4 60.6 22Z", "#B4401E")
    a.path("M60.8 17C64 17.4 66.6 19 67.4 21.8C65 20 62.8 19.4 60.8 19.2Z", "#F2A05A")
    a.path("M55.6 18.2C57 16.8 59 17 60 18.4C58.6 19.6 56.8 19.6 55.6 18.2Z", "#4A0F20")
    a.circle(57.4, 17.9, 0.45, "#FFFFFF")


def enchantment() -> Art:
    """Over the summits rises the bird of fire: the mountains wear it as a crown."""
    a = Art("Mountain: an enchantment")
    sky(a, (0, "#1C0C34"), (0.4, "#521848"), (0.75, "#A8324A"), (1, "#F08A58"), foot=90)
    stars(a, [(40, 4, 0.6), (92, 10, 0.7), (8, 50, 0.6), (95, 60, 0.5)])
    a.glow(52, 38, 46, "#FFA04A", 0.6)
    burst(a, "mountain", 52, 45, 68)
    far = [
        (-30, 80),
        (4, 66),
        (16, 74),
        (28, 64),
        (40, 74),
        (66, 72),
        (80, 62),
        (92, 72),
        (130, 66),
    ]
    a.path(
        polygon([*far, (130, 140), (-30, 140)]),
        a.linear(40, 62, 50, 100, (0, "#C05A66"), (1, "#6B2A58")),
    )
    with a.group("translate(0 1)"):
        phoenix(a)
    foothills(a, 96)
    gifts(a, "mountain")
    a.dust(
        [
            (52, 70, 1.4),
            (20, 62, 1.1),
            (86, 64, 1.2),
            (38, 80, 0.8),
            (68, 82, 0.9),
            (84, 44, 0.9),
            (16, 48, 0.8),
        ],
        "#FFE9A0",
    )
    return a


EMBLEMS = {
    "mountain": mountain,
    "mountain-enchantment": enchantment,
}
