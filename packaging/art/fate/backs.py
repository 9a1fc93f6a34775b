"""The five backs; each has a ground, a tile and a medallion of its own."""

from backs import back, border, lay, medallion
from curves import Point, along, n, ribbon, spline, toward, whorl
from kit import GOLD, Art
from plants import leaf
from wings import Wing, pair


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
    gold = medallion(a, "#4E2A0A", "#C98A26")
    a.glow(50, 64, 22, "#FFF3B0", 0.95)
    flame = a.linear(50, 47, 50, 74, (0, "#FF8A22"), (0.5, "#FFD667"), (1, "#FFFDE8"))
    a.path(
        "M51 46.4C52 53 58.4 57 58 65C57.8 71 54.4 74.6 50 74.6C45.6 74.6 42.2 71 42 65.6"
        "C41.8 60 46 58 47 53.6C48.4 55 48.8 56.4 48.8 58C50.6 55 51.4 51 51 46.4Z",
        flame,
    )
    a.path(
        "M50 59.6C52.6 63 53.6 66 52.6 69.4C51.8 72 48.2 72 47.4 69.4C46.4 66 48.6 63.6 50 59.6Z",
        "#FFFFFF",
    )
    lamp = a.linear(34, 74, 68, 90, (0, GOLD[0]), (0.5, GOLD[1]), (1, "#6B4212"))
    a.path(
        "M34 76.6C37.6 75 41 74.6 44 75.4H58C63 75 66.6 76.6 68 80C64 79 61.6 79.6 60 82"
        "C57.6 86.4 54.4 88.6 50 88.6C44.6 88.6 40.4 85.6 38.6 81C37.6 78.6 36 77.4 34 76.6Z",
        lamp,
        1,
        "#4A2A0C",
        0.4,
    )
    a.path("M43.4 91.4C45 88.6 55 88.6 56.6 91.4Z", gold)
    a.path("M66 78C70.6 77 72 81.6 68.6 84C66 85.6 62.6 84.4 61.4 82.4", "none", 1, gold, 1.5)
    a.wisp([(40, 78), (48, 79.4), (58, 77.6)], 1.2, "#FFFDEA", 0.85)
    return a


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
    gold = medallion(a, "#123458", "#4A8CBC")
    # a tall cap that has fallen over, a rim of leaves, a feather, its bell
    a.limb([(60, 82), (70, 70), (72, 54)], [0.6, 5, 0.3], "#F4E3B4", lit="#FFFFFF", shade="#B98A3A")
    a.line([(60, 82), (69.6, 70), (72, 56)], "#8A5A1E", 0.5)
    cap = a.linear(34, 52, 66, 84, (0, "#E6F7C0"), (0.4, "#7FB05A"), (1, "#1F5A44"))
    a.path(
        "M36 81C35 72 38 62 45 54C49 49.6 55 48 58.6 51C62.6 54.6 60 60 55 60.4"
        "C51 60.4 48.6 63 49.4 66.6"
        "C52 70 58 74 62 81C54 86 44 86 36 81Z",
        cap, 1, "#0E2E30", 0.45,
    )  # fmt: skip
    a.path(
        "M49.4 66.6C48.6 63 51 60.4 55 60.4C60 60 62.6 54.6 58.6 51C60 55 57 57.6 53 57.6"
        "C48 57.8 45.6 62 47 66.6C49 71 56 76 59 82.4C60 82 61 81.6 62 81"
        "C58 74 52 70 49.4 66.6Z",
        "#0E3A34",
        0.5,
    )
    a.path(
        "M39.6 76C39.4 69 42 62 46.6 57C45 62 43.4 69 43 76C42.8 78 39.8 78 39.6 76Z",
        "#FFFFFF",
        0.6,
    )
    for i in range(7):
        leaf(
            a,
            (35 + i * 4.7, 80.4 + 2.4 * (1 - abs(i - 3) / 3)),
            124 - i * 11,
            8,
            "#F0C24E",
            "#A8641E",
        )
    a.limb([(35, 80.6), (49, 84.6), (63, 80.6)], [1.6, 2.2, 1.6], "#7A3E24", lit="#C98A5A")
    a.circle(59.4, 62.6, 3.1, gold, 1, "#4A2A0C", 0.3)
    a.circle(58.4, 61.6, 1, "#FFFFFF", 0.9)
    a.path("M57.4 64H61.4M59.4 62.6V65.4", "none", 1, "#6B4212", 0.5)
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
        a.glow(0, 26, 20, "#FF9A3C", 0.8)
        for u, h, lean in ((-8, 10, -2), (-2.6, 14, 1), (3.4, 12, -1), (8.4, 9, 2)):
            a.path(
                f"M{n(u - 3)} 30C{n(u - 3.6)} {n(30 - h * 0.5)} {n(u + lean - 1)} "
                f"{n(30 - h * 0.6)} {n(u + lean)} {n(30 - h)}"
                f"C{n(u + lean + 1.6)} {n(30 - h * 0.6)} {n(u + 3.6)} {n(30 - h * 0.5)} "
                f"{n(u + 3)} 30Z",
                a.linear(u, 30 - h, u, 30, (0, "#FF8A2E"), (0.5, "#FFC24F"), (1, "#FFF6C8")),
            )
        iron = a.radial(
            -7, 4, 26, (0, "#A9AEC6"), (0.35, "#5A5F7C"), (0.8, "#2A2C44"), (1, "#14142A")
        )
        for u, way in ((-10, 14), (10, -14), (0, 0)):
            a.limb([(u, 16), (u - way * 0.1, 24), (u - way * 0.24, 29)], [4, 3, 2], "#1C1D33")
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
    cauldron(a, 50, 65.6, 0.94)
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
