"""The five backs; each has a ground, a tile and a medallion of its own."""

from backs import back, border, lay, medallion
from curves import Point, along, n, ribbon, spline, toward, whorl
from kit import GOLD, Art
from plants import leaf
from wings import Wing, pair

from fate.lights import BRASS, flame


def back_lume() -> Art:
    """Lume: rays from a lamp's flame."""
    a = back("Lume back", "#F2C65A", "#BC8224", "#6B4212")
    for i in range(48):
        p, q = (toward((50, 70), (i + d) * 7.5, 110) for d in (-0.25, 0.25))
        a.path(
            f"M50 70L{n(p[0])} {n(p[1])}L{n(q[0])} {n(q[1])}Z",
            "#FFE9A6" if i % 2 else "#7A4A12",
            0.5,
        )
    for k, r in enumerate((38, 50, 62, 76)):
        for i in range(24):
            x, y = toward((50, 70), (i + k % 2 * 0.5) * 15, r)
            if k % 2:
                a.spark(x, y, 1.6 + r / 40, "#FFF6CE", 0.9)
            else:
                a.circle(x, y, 0.6 + r / 90, "#FFF3C4", 0.85)
    border(a, "#7A4E14")
    medallion(a, "#4E2A0A", "#C98A26")
    a.glow(50, 64, 23, "#FFF3B0", 0.95)
    bowl = a.radial(42, 74, 26, (0, BRASS[0]), (0.35, BRASS[1]), (0.75, BRASS[2]), (1, BRASS[3]))
    a.path("M43 87.4H57C58 89 60.6 90 62.6 91C58 93.2 42 93.2 37.4 91C39.4 90 42 89 43 87.4Z", bowl)
    a.path("M32 76.4C34.6 84 41 89 50 89C59 89 65.4 84 68 76.4Z", bowl)
    a.path("M60 77.4C59 82 56 86.4 50 89C59 89 65.4 84 68 76.4Z", "#3A1E08", 0.4)
    a.wisp([(36.4, 79.6), (40.6, 84), (47, 86)], 1.4, "#FFFDEA", 0.85)
    rim = a.linear(32, 74, 68, 79, (0, "#FFF6CF"), (0.5, "#E3B95F"), (1, "#7A5218"))
    a.ellipse(50, 76.2, 18, 4.2, rim)
    oil = a.radial(50, 75.6, 15, (0, "#FFE9A0"), (0.5, "#C07A22"), (1, "#4E2A0A"))
    a.ellipse(50, 76.6, 15.4, 2.9, oil)
    flame(a, 50, 75.4, 0.72)
    return a


def _cap(a: Art, gold: str) -> None:
    """A tall cap with a leather cuff; its tip nods to the right and carries the bell."""
    felt = a.linear(36, 50, 66, 84, (0, "#EAF8C4"), (0.35, "#8ABC5A"), (1, "#1C5440"))
    a.path(
        "M33 81C35 68.6 41.6 56 50 49.4C56.4 45.4 65 47.6 70.6 55.6C67 54.4 63 55 61 57.4"
        "C61 65 63.8 73 67.6 80C57 85.6 44 85.6 33 81Z",
        felt,
    )
    a.path(
        "M70.6 55.6C67 54.4 63 55 61 57.4C61 65 63.8 73 67.6 80C64 82 60.4 83.2 56.6 83.8"
        "C57.6 73.6 54.4 63 56.8 56C60 51.2 66 51.4 70.6 55.6Z",
        "#0E3A34",
        0.45,
    )
    a.path(
        "M38 77C39.6 68 44.4 59.6 50.4 54.4C47 60.6 43.6 69 42.6 77.4C42.2 79.6 37.6 79.2 38 77Z",
        "#FFFFFF",
        0.6,
    )
    a.wisp([(52, 50.6), (59, 48.8), (66, 52.6)], 1.2, "#FBFFE4", 0.8)
    for crease in ([(57, 60), (53, 63), (49, 63.4)], [(57.4, 67), (54, 69.6), (50.6, 69.6)]):
        a.wisp(crease, 0.9, "#0E3A34", 0.5)
    cuff: list[Point] = [(31.4, 82), (40, 85.4), (50, 86.6), (60, 85.4), (69, 81)]
    a.limb(cuff, [6, 7.6, 8, 7.6, 6], "#C0703A", lit="#FFD9A0", shade="#5E2E1C")
    for x, y in ((35, 84), (41, 86.6), (47.4, 87.6), (54, 87.4), (60.4, 86), (66, 83.4)):
        a.path(
            f"M{n(x - 2)} {n(y)}Q{n(x)} {n(y + 2.4)} {n(x + 2)} {n(y)}", "none", 1, "#FFE3AC", 0.5
        )
    leaf(a, (47, 82.6), -160, 9, "#CDEB92", "#3F7A4C")
    leaf(a, (48, 82.4), -28, 9, "#CDEB92", "#3F7A4C")
    a.circle(47.6, 83, 1.7, "#F4D27A")
    a.circle(47, 82.4, 0.6, "#FFFFFF")
    a.circle(71, 58.8, 3.2, gold, 1, "#4A2A0C", 0.3)
    a.circle(69.9, 57.7, 1, "#FFFFFF", 0.9)
    a.path("M68.6 60H73.4M71 60V61.8", "none", 1, "#5A360C", 0.6)


def back_pixie() -> Art:
    """Pixie: spirals of wind; a cap that has been left behind."""
    a = back("Pixie back", "#8FC4E4", "#5192BE", "#1E4F7C")
    with a.define("whirl"):
        a.path(
            ribbon(whorl((0, 0), 7.4, 0, 560, 0.1), [0.4, *[1.5] * 12, 0.4, 0.2], steps=2),
            "#D9F0FC",
            0.75,
        )
        a.path(ribbon([(7.4, 0), (10.4, 3), (14, 3)], [0.4, 1, 0.1]), "#D9F0FC", 0.75)
        a.circle(10.6, -6.6, 1, "#2E6A9C")
        a.circle(-1.6, 10, 0.7, "#EAF8FF")
    for row in range(-1, 9):
        for col in range(-1, 7):
            a.use(
                "whirl",
                col * 20 + (10 if row % 2 else 0),
                row * 17 + 4,
                180 if (row + col) % 2 else 0,
            )
    border(a, "#163E66")
    gold = medallion(a, "#0F2C4E", "#3E7EB0")
    a.glow(48, 66, 24, "#BFE6FF", 0.45)
    with a.group("translate(49.4 70.4) scale(.92) translate(-51 -69)"):
        _cap(a, gold)
    return a


def back_nature() -> Art:
    """Nature: sprigs in a lattice; a wreath, and wings in it."""
    a = back("Nature back", "#67AE7E", "#35785C", "#123E38")
    with a.define("sprig"):
        for t in (45, 135, 225, 315):
            leaf(a, (0, 0), t, 10.6, "#7DBE8C", "#3F8A68")
        a.path("M-5 -5L5 5M5 -5L-5 5", "none", 1, "#DFF0B8", 0.3, 0.7)
        a.circle(0, 0, 1.5, "#E3B95F")
        a.circle(-0.4, -0.4, 0.5, "#FFF6D0")
    for row in range(-1, 9):
        for col in range(-1, 7):
            a.use("sprig", col * 17 + (8.5 if row % 2 else 0), row * 17 + 6)
    border(a, "#12342F")
    medallion(a, "#0D2A2A", "#2F7360")
    for i in range(18):
        t = i * 20
        p = toward((50, 70), t, 20)
        leaf(a, p, t + 66, 8.6, "#CDEB92", "#5B9A5C")
        leaf(a, p, t + 128, 7, "#9CCB7A", "#3F7A4C")
        if i % 3 == 0:
            a.circle(*toward((50, 70), t + 8, 20), 1.2, "#E0503E")
    kind = Wing("fore", "#DFF3C8", "#FFFDF0", spots="#F4D98A", broad=1.1)
    pair(a, 50, 69, -42, 17, kind)
    pair(a, 50, 71, 32, 13, kind._replace(shape="hind", spots=""))
    a.limb([(50, 61), (50, 70), (50, 81)], [1.2, 2.4, 0.4], GOLD[1], lit=GOLD[0])
    a.circle(50, 60, 1.9, GOLD[0])
    for s in (-1, 1):
        a.line([(50, 59), (50 + s * 2, 55.6), (50 + s * 4, 54.6)], GOLD[1], 0.5)
    return a


def cauldron(a: Art, x: float, y: float, s: float) -> None:
    """A round pot on three feet over its fire; x, y is the middle of its rim."""
    with a.moved(x, y, s):
        a.glow(0, 24, 24, "#FF9A3C", 0.9)
        tongues = (
            (-15, 17, -3), (15.6, 19, 3.4), (-9.6, 11, -2), (9.4, 12, 2), (-4, 9, 1), (3.6, 8, -1),
        )  # fmt: skip
        for u, h, lean in tongues:
            a.path(
                f"M{n(u - 4)} 31C{n(u - 5.4)} {n(31 - h * 0.45)} {n(u + lean - 1.6)} "
                f"{n(31 - h * 0.6)} {n(u + lean)} {n(31 - h)}"
                f"C{n(u + lean + 2)} {n(31 - h * 0.6)} {n(u + 5)} {n(31 - h * 0.5)} "
                f"{n(u + 4)} 31Z",
                a.linear(u, 31 - h, u, 31, (0, "#F4681E"), (0.5, "#FFB43C"), (1, "#FFF3B8")),
            )
        iron = a.radial(
            -7, 4, 26, (0, "#A9AEC6"), (0.35, "#5A5F7C"), (0.8, "#2A2C44"), (1, "#14142A")
        )
        for u, way in ((-10, 14), (10, -14), (0, 0)):
            a.limb([(u, 16), (u - way * 0.1, 24), (u - way * 0.24, 29)], [4, 3, 2], "#1C1D33")
        for log in ([(-19, 33.4), (-4, 31), (15, 29.4)], [(19, 33.6), (4, 31.6), (-14, 29)]):
            a.limb(log, [4.4, 4, 3.6], "#5A3322", lit="#C98A4C", shade="#26121A")
            a.ellipse(log[0][0], log[0][1], 1.4, 2.2, "#E0B070", 1, 12)
        a.path("M-14 2C-19 9 -17 20 -9 24C-3 26.6 3 26.6 9 24C17 20 19 9 14 2Z", iron)
        a.path(
            "M-15 8C-15.4 13 -13 18 -8.6 20.6C-11.6 16 -12 11 -11.4 6C-12.6 6.4 -14 7 -15 8Z",
            "#FFFFFF",
            0.4,
        )
        a.path("M4 24.6C11 23 15 18 15.6 11C17.4 18 12 25 4 24.6Z", "#FFB066", 0.55)
        for side in (-1, 1):
            a.path(
                f"M{n(side * 15.6)} 6C{n(side * 20)} 6 {n(side * 20)} 12 {n(side * 16.4)} 12",
                "none",
                1,
                "#2A2C44",
                1.6,
            )
        a.ellipse(
            0,
            0,
            17,
            5.4,
            a.linear(-16, -4, 16, 4, (0, "#C9CEE0"), (0.5, "#5A5F7C"), (1, "#1C1D33")),
        )
        a.ellipse(
            0,
            0.2,
            14.4,
            4,
            a.linear(-14, -3, 14, 4, (0, "#D6FFB0"), (0.5, "#6FCB8A"), (1, "#1F7A6C")),
        )
        for u, v, r in ((-6, -0.6, 2.2), (2, 0.4, 1.7), (7.4, -0.8, 1.3), (-1, -2.2, 1.2)):
            a.circle(
                u,
                v,
                r,
                a.radial(
                    u - r * 0.3,
                    v - r * 0.4,
                    r * 1.4,
                    (0, "#FFFFFF", 0.95),
                    (0.5, "#C9F7B0", 0.7),
                    (1, "#F4FFE0", 0.9),
                ),
            )


def back_recipe() -> Art:
    """Recipes: lozenges with sparks; the cauldron."""
    a = back("Recipe back", "#C24A54", "#8A2436", "#45101F")
    with a.define("tile"):
        a.path("M0 -10.34L7.24 0L0 10.34L-7.24 0Z", "#D9808A")
        a.path("M0 -9.66L6.76 0L0 9.66L-6.76 0Z", "#701A2C")
        a.path("M0 -6.4Q.6 -.6 4.4 0Q.6 .6 0 6.4Q-.6 .6 -4.4 0Q-.6 -.6 0 -6.4Z", "#E9A05E", 0.9)
        a.circle(0, 0, 0.9, "#FFF3C4")
    for row in range(-1, 16):
        for col in range(-1, 9):
            lay(a, "tile", 50 + (col - 4) * 14 + (7 if row % 2 else 0), row * 10, 11)
    border(a, "#4A1020")
    medallion(a, "#3A0C1C", "#A8344A")
    for points, w in (
        ([(44, 64), (41, 58), (46, 53), (43, 48)], 1.8),
        ([(51, 62), (54, 56), (50, 51), (53, 46.6)], 2),
        ([(57, 64), (61, 59), (58, 54)], 1.5),
    ):
        a.wisp(points, w, "#EAFFD8", 0.75)
    cauldron(a, 50, 65, 0.78)
    a.dust([(39, 58, 1.4), (62, 54, 0.8), (58, 49, 1.3), (46, 50, 0.7)], "#FFF3C4")
    return a


def back_place() -> Art:
    """Places: the lines of a map; a standing stone under the moon."""
    a = back("Place back", "#8C94A6", "#5A6172", "#2A2F3E")
    summits = ((20, 26, 5), (78, 46, 6), (26, 104, 6), (80, 118, 5), (58, 8, 3), (4, 66, 4))
    for x, y, rings in summits:
        for k in range(rings):
            r = 4 + k * 5.2
            edge: list[Point] = [
                toward((x, y), t, r * (1 + 0.16 * ((t // 40 * 7 + k * 3 + x) % 5 - 2) / 2))
                for t in range(0, 360, 40)
            ]
            a.path(
                spline(edge, closed=True),
                "none",
                1,
                "#C3CAD8",
                0.5 if k % 3 else 0.9,
                0.75 - k * 0.07,
            )
        a.path(f"M{x} {n(y - 2)}L{n(x + 2)} {n(y + 1.6)}H{n(x - 2)}Z", "#E9C877", 0.9)
    routes: tuple[list[Point], ...] = (
        [(-4, 40), (24, 52), (40, 36), (66, 30), (104, 12)],
        [(-4, 126), (30, 122), (52, 108), (74, 96), (104, 92)],
    )
    for route in routes:
        for u, v, _ in along(route, 8):
            a.circle(u, v, 0.6, "#E9C877", 0.9)
    border(a, "#262B3A")
    gold = medallion(a, "#1A1F2E", "#5F6A84")
    a.circle(60, 57, 6.4, a.radial(58, 55, 8, (0, "#FFFEF4"), (0.7, "#F6E6BC"), (1, "#D9B67A")))
    a.path(
        "M30 84C36 78 44 76 50 76C57 76 65 78 70 84.6C64.6 90.6 57.6 94.4 50 94.4"
        "C42 94.4 35 90.6 30 84Z",
        a.linear(32, 76, 66, 94, (0, "#A9C07A"), (0.5, "#5A7E58"), (1, "#223F40")),
    )
    stone = a.linear(40, 54, 58, 88, (0, "#FBF6EA"), (0.4, "#B4B4BC"), (1, "#4A4C5E"))
    a.path(
        "M41.6 85C39.6 74 40 60 44 53.4C46.6 49.4 52.6 50 54.6 54.4C58.4 63 58 76 57 85"
        "C52 87.6 46 87.6 41.6 85Z",
        stone,
        1,
        "#1A1F2E",
        0.4,
    )
    a.path(
        "M53 52.6C58.6 62 58 76 57 85C55 86 53 86.6 51 86.8C54.6 76 55 62 53 52.6Z", "#1F2233", 0.4
    )
    a.path(ribbon(whorl((48.6, 66), 4.6, 40, 520, 0.12), [0.4, *[1] * 11, 0.4, 0.2], steps=2), gold)
    for u, h in ((35, 13), (64.6, 11)):
        a.path(
            f"M{n(u - 3)} 85C{n(u - 3.6)} {n(85 - h * 0.6)} {n(u - 1.6)} {n(85 - h)} {n(u)} "
            f"{n(85 - h)}C{n(u + 2)} {n(85 - h)} {n(u + 3.4)} {n(85 - h * 0.5)} {n(u + 3)} 85Z",
            stone,
        )
    return a


EMBLEMS = {
    "back-lume": back_lume,
    "back-pixie": back_pixie,
    "back-nature": back_nature,
    "back-recipe": back_recipe,
    "back-place": back_place,
}
