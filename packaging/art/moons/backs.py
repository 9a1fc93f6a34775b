"""The four backs of Moons; no two share a tile, and each medallion tells up from down."""

from backs import back, border, lay, medallion
from curves import Point, n, ribbon, toward
from kit import GOLD, Art
from plants import leaf


def back_blue() -> Art:
    """Fairies and suns: overlapping waves; a crescent with its star."""
    a = back("Blue back", "#3F74B0", "#1F4480", "#0F2352")
    with a.define("wave"):
        for r, tone in ((7.8, "#6E9FD2"), (7.4, "#1C3F7A"), (5.18, "#5688C0"), (4.82, "#1C3F7A")):
            a.circle(0, 0, r, tone)
        a.circle(0, 0, 2.4, "#4E78AC")
    for row in range(-1, 19):
        for col in range(-1, 10):
            lay(a, "wave", col * 12 + (6 if row % 2 else 0), 2 + row * 8, 8)
    border(a, "#12295C")
    gold = medallion(a, "#0E1F4C", "#2E5FA4")
    a.path("M56 50.6A20 20 0 1 0 69 78A16.4 16.4 0 1 1 56 50.6Z", gold)
    a.path("M52 52A19 19 0 0 0 40 86A17.6 17.6 0 0 1 52 52Z", "#FFFBE6", 0.7)
    a.spark(61, 66, 8.6, "#FFF6D0")
    for x, y, r in ((70, 60, 1), (66, 53, 0.7), (57, 80, 0.8), (71, 71, 0.6)):
        a.circle(x, y, r, "#FFF6D0")
    return a


def back_red() -> Art:
    """First fairies: lozenges with dots; a rose."""
    a = back("Red back", "#C24A54", "#8A2436", "#45101F")
    with a.define("lozenge"):
        a.path("M0 -9.4L6.27 0L0 9.4L-6.27 0Z", "#D9808A")
        a.path("M0 -8.6L5.73 0L0 8.6L-5.73 0Z", "#6E1A2C")
        a.path("M0 -5.6L3.7 0L0 5.6L-3.7 0Z", "#A8344A", 0.75)
        a.path("M0 -5.6L-3.7 0L0 0Z", "#E9929C", 0.4)
        a.circle(0, 0, 1.1, "#F0C67A")
    for row in range(-1, 17):
        for col in range(-1, 10):
            lay(a, "lozenge", 50 + (col - 4) * 12 + (6 if row % 2 else 0), 7 + row * 9, 9.4)
    border(a, "#4A1020")
    medallion(a, "#3A0C1C", "#A8344A")
    for t, side in ((118, -1), (62, 1)):
        x, y = toward((50, 70), t, 15)
        leaf(a, (x, y - 1), t - side * 8, 10, "#CDE08A", "#4F8236")
        leaf(a, (x + side * 2, y - 5), t - side * 52, 9, "#B9D070", "#3E6F35")
    brim = "-11.4 -7C-10.6 -12.6 -4 -14 0 -10.6C4 -14 10.6 -12.6 11.4 -7"
    petal = f"M0 12C-7 8 -12.4 0 {brim}C12.4 0 7 8 0 12Z"
    lip = f"M{brim}C8.6 -9.8 4 -9.6 .6 -6.8C-3 -9.4 -8 -9.6 -11.4 -7Z"
    rings = (
        (6, 10.4, 0.86, 12, "#F0708A", "#8E1F40"),
        (5, 6.2, 0.7, -20, "#FFA3AC", "#B4234E"),
        (3, 2.2, 0.5, 30, "#FFC9C9", "#C8385A"),
    )
    for count, reach, size, start, light, deep in rings:
        paint = a.radial(0, 7, 21, (0, deep), (1, light))
        edge = a.linear(-11, -13, 11, -7, (0, "#FFF3EE"), (1, light))
        for i in range(count):
            turn = start + 360 * i / count
            with a.moved(*toward((50, 68.6), turn - 90, reach), size, turn):
                a.path(petal, paint, 1, "#5C0C28", 0.35, 0.5)
                a.path(lip, edge)
    a.path(
        "M47.4 68.6C48 65.8 52 65.8 52.6 68.4C52.8 70.8 50.2 71.8 49.2 70.4",
        "none",
        1,
        "#FFF0E6",
        0.7,
    )
    return a


def back_yellow() -> Art:
    """Moons: rays; the ring of the moon's phases round a night sky."""
    a = back("Yellow back", "#EDC055", "#B97F22", "#6B4212")
    for i in range(48):
        p, q = (toward((50, 70), (i + d) * 7.5, 110) for d in (-0.25, 0.25))
        tone = "#FFE9A6" if i % 2 else "#7A4A12"
        a.path(f"M50 70L{n(p[0])} {n(p[1])}L{n(q[0])} {n(q[1])}Z", tone, 0.5)
    for k, r in enumerate((38, 50, 62, 76)):
        for i in range(24):
            a.circle(*toward((50, 70), (i + k % 2 * 0.5) * 15, r), 0.7 + r / 90, "#FFF3C4", 0.8)
    border(a, "#7A4E14")
    gold = medallion(a, "#3A2408", "#8E5E1E")
    a.circle(50, 70, 13.4, a.radial(46, 65, 18, (0, "#4A5AA4"), (1, "#141A44")), 1, gold, 0.8)
    a.path("M53 59A11.4 11.4 0 1 0 60.6 75A9.4 9.4 0 1 1 53 59Z", "#FFF3C8")
    a.spark(56, 67, 4, "#FFFBEA")
    for i in range(8):
        x, y = toward((50, 70), i * 45 - 90, 19)
        a.circle(x, y, 3.5, "#241806", 1, GOLD[1], 0.4)
        if i == 0:
            a.circle(x, y, 2.9, "#FFF6D8")
        elif i != 4:
            # from the full moon at the top the light leaves on the right, and comes back on it
            side = 1 if i > 4 else -1
            step = min(i, 8 - i)
            limb, back_ = (1, 0) if side > 0 else (0, 1)
            back_ = limb if step == 1 else back_
            rx = (1.4, 0.01, 1.4)[step - 1]
            a.path(
                f"M{n(x)} {n(y - 2.9)}A2.9 2.9 0 0 {limb} {n(x)} {n(y + 2.9)}"
                f"A{n(rx)} 2.9 0 0 {back_} {n(x)} {n(y - 2.9)}Z",
                "#FFF6D8",
            )
    return a


def back_green() -> Art:
    """Symbols: sprigs in a lattice; the goddess with a spiral for her heart."""
    a = back("Green back", "#5FA577", "#35785C", "#123E38")
    with a.define("sprig"):
        for t in (45, 135, 225, 315):
            with a.group(f"rotate({t}) scale(.74)"):
                a.path("M0 0C-4.4 -3 -4.6 -9 0 -14C4.6 -9 4.4 -3 0 0Z", "#3F8A68")
                a.path("M0 0C-4.4 -3 -4.6 -9 0 -14Z", "#7DBE8C")
                a.path(
                    "M0 0V-12M0 -3.4L-2.4 -5.6M0 -6.6L-2.2 -8.8M0 -3.4L2.4 -5.6M0 -6.6L2.2 -8.8",
                    "none",
                    1,
                    "#DFF0B8",
                    0.32,
                    0.7,
                )
        a.circle(0, 0, 1.5, "#E3B95F")
        a.circle(-0.4, -0.4, 0.5, "#FFF6D0")
    for row in range(-1, 9):
        for col in range(-1, 7):
            a.use("sprig", col * 17 + (8.5 if row % 2 else 0), row * 17 + 6)
    border(a, "#12342F")
    gold = medallion(a, "#0D2A2A", "#2F7360")
    # arms raised like a crescent, body a seed, gown to the foot of the disc
    horns: list[Point] = [
        (36.6, 52),
        (37.6, 59.6),
        (43.6, 65.4),
        (50, 66.6),
        (56.4, 65.4),
        (62.4, 59.6),
        (63.4, 52),
    ]
    a.path(ribbon(horns, [0.4, 3.4, 5, 5.6, 5, 3.4, 0.4]), gold, 1, "#08201F", 0.7, 0.8)
    a.path(
        "M50 64C56.6 66 60 71 60 76C60 82.6 56 89.6 50 92.6C44 89.6 40 82.6 40 76"
        "C40 71 43.4 66 50 64Z",
        gold,
        1,
        "#08201F",
        0.7,
        0.8,
    )
    a.circle(50, 57.4, 4.9, gold, 1, "#08201F", 0.7)
    a.path("M46.8 56.4A3.6 3.6 0 0 1 50.6 53.8A4.4 4.4 0 0 0 46.8 58Z", "#FFFFFF", 0.7)
    spiral: list[Point] = [toward((50, 76.4), 60 + k * 62, 6.8 - k * 0.56) for k in range(12)]
    a.path(ribbon(spiral, [0.5, *[1.5] * 10, 0.8], steps=2), "#0F3A36")
    a.path(
        "M42.6 75C42.6 71.6 44.6 68.6 48 67C45.4 70 44.4 73 44.4 76.4C44.2 78 42.6 77 42.6 75Z",
        "#FFFFFF",
        0.6,
    )
    for s in (-1, 1):
        leaf(a, (50 + s * 9.6, 84), -56 if s > 0 else -124, 9, "#D6EC92", "#5B9A5C")
        leaf(a, (50 + s * 10.6, 80), -16 if s > 0 else -164, 8, "#B9DE8A", "#3F8A58")
        a.circle(50 + s * 13.4, 51, 1.3, "#FFF6D0")
    a.spark(50, 48.6, 2.6, "#FFF6D0")
    return a


EMBLEMS = {
    "back-blue": back_blue,
    "back-red": back_red,
    "back-yellow": back_yellow,
    "back-green": back_green,
}
