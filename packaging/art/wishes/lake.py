"""Lake, the realm of beauty: silver light, still water, everything doubled."""

from curves import Point, at, n, ribbon, toward
from kit import Art
from plants import leaf

from wishes.blessings import burst, gifts
from wishes.land import (
    clouds,
    firs,
    gleam,
    glints,
    grass,
    hills,
    lily,
    orb,
    reeds,
    ripples,
    sky,
    stars,
    swan,
)

SILVER = ("#FFFFFF", "#DDEBF0", "#8FB0C0")
PEARL = ("#FFFFFF", "#E3F4F4", "#9CCFD6")


def night(a: Art, moon: Point, r: float, shore: float) -> None:
    """Sky, moon, the far shore and its image; below `shore` lies the lake."""
    sky(a, (0, "#0E2F4A"), (0.45, "#21677F"), (0.8, "#7FC4C2"), (1, "#E3F6E4"), foot=shore + 8)
    orb(a, *moon, r, "#F4FBF2", "#CFE9E2", "#DDF8EE")
    clouds(a, [(2, 14, 40, 2.2), (62, 24, 44, 2.4), (20, 30, 30, 1.6)], "#E6F8F4", 0.4)
    y = shore
    hills(
        a,
        [(0, y - 9), (18, y - 16), (36, y - 8), (58, y - 13), (80, y - 19), (100, y - 9)],
        "#5FA6B4",
        "#3A7F98",
        y + 1,
    )
    hills(
        a,
        [(0, y - 4), (20, y - 8), (48, y - 3), (74, y - 7), (100, y - 4)],
        "#2F7488",
        "#1D566E",
        y + 1,
    )
    firs(
        a,
        ((2, 9), (8, 12), (14, 8), (20, 10), (80, 9), (86, 13), (92, 9), (98, 12)),
        y + 0.4,
        "#174A62",
    )
    stops = ((0, "#F0FBEE"), (0.1, "#A9DCD8"), (0.32, "#4FA0AE"), (0.66, "#1F6480"), (1, "#0C2F4C"))
    a.path(f"M-30 {n(y)}H130V140H-30Z", a.linear(50, y, 50, 122, *stops))
    a.path(
        f"M-30 {n(y)}H130V{n(y + 4)}C104 {n(y + 7)} 92 {n(y + 14)} 82 {n(y + 11)}C70 {n(y + 5)} 58"
        f" {n(y + 3)} 44 {n(y + 3)}C30 {n(y + 4)} 18 {n(y + 10)} 6 {n(y + 8)}C-8 {n(y + 4)} -20"
        f" {n(y + 6)} -30 {n(y + 5)}Z",
        "#1D566E",
        0.6,
    )
    x = moon[0]
    gleam(a, x, y, r * 0.6, 44, "#F8FFF4")


def birches(a: Art) -> None:
    """Two birches on the left bank, white in the moonlight; their twigs hang over the water."""
    a.shadow(18, 91, 20, 3, 0.6)
    for points, widths, twigs in (
        (
            [(20, 91), (19.4, 84), (21, 66), (25, 44), (22, 10), (20, -34)],
            [6.4, 4, 3.2, 2.8, 2.4, 2],
            (((23, 30), (32, 22), (38, 34)), ((24, 44), (30, 40), (33, 50))),
        ),
        (
            [(7, 93), (7.6, 84), (9, 64), (7, 38), (12, 4), (12, -34)],
            [8, 5, 4, 3.4, 2.8, 2.4],
            (
                ((8, 34), (17, 24), (20, 40)),
                ((10, 18), (24, 6), (32, 18)),
                ((11, 4), (26, -4), (44, 10)),
            ),
        ),
    ):
        for twig in twigs:
            a.limb(twig, [1.5, 1.1, 0.3], "#5F7F88")
            for k in range(7):
                t = (k + 1) / 7
                u = (1 - t) ** 2 * twig[0][0] + 2 * t * (1 - t) * twig[1][0] + t * t * twig[2][0]
                v = (1 - t) ** 2 * twig[0][1] + 2 * t * (1 - t) * twig[1][1] + t * t * twig[2][1]
                light, dark = (("#CFF0C0", "#4FA08A"), ("#8FD0A0", "#2A7A78"))[k % 2]
                leaf(a, (u, v), 100 + (k % 3 - 1) * 38, 6.4, light, dark)
        a.limb(points, widths, "#F4FAF4", shade="#5F8C98")
        for k in range(9):
            x, y = points[1][0] + (k % 3 - 1) * 1.2 + (1.6 if k > 3 else 0.8), 80 - k * 10
            a.limb([(x - 1.8, y), (x, y + 0.7), (x + 1.6, y)], [0.1, 1, 0.1], "#274A5A")
    grass(
        a,
        [(1, 9, -3), (6, 7, 2), (11, 9, 3), (16, 7, -2), (21, 9, 2), (26, 7, 3)],
        95,
        "#2A7A68",
        "#8FD0A0",
        "#17525C",
    )


def lake() -> Art:
    """The round lake under the moon: rings run over it from the middle."""
    a = Art("Lake")
    night(a, (58, 27), 9.4, 50)
    glints(a, [(58, 53, 10), (56, 57, 14), (61, 61.6, 12), (26, 56, 9), (86, 58, 9)], o=0.7)
    ripples(a, 55, 74, 44, 5, "#E9FFF6", 0.3, 0.85)
    a.glow(55, 74, 16, "#E9FFF6", 0.5)
    # near shore: a bay of grass left and right
    bank = a.linear(
        0, 70, 40, 116, (0, "#9CCB9A"), (0.3, "#3F8A78"), (0.7, "#17525C"), (1, "#0A2E3E")
    )
    a.path("M-30 72C-4 70 12 76 18 84C24 92 40 97 50 100C62 103 66 118 66 130H-30Z", bank)
    a.path(
        "M130 78C112 78 100 82 94 90C88 97 74 98 70 104C66 112 70 122 74 130H130Z",
        a.linear(70, 78, 110, 120, (0, "#5FA68E"), (0.5, "#1F6266"), (1, "#0A2E3E")),
    )
    a.limb(
        [(-4, 71), (12, 76.6), (20, 86), (40, 96.6), (54, 101)],
        [0.4, 1.2, 1.3, 1, 0.3],
        "#E3F8C4",
        o=0.6,
    )
    birches(a)
    lily(a, 52, 83, 1, PEARL)
    lily(a, 72, 80, 0.8, PEARL)
    swan(a, 74, 66, 0.62, flip=True)
    reeds(a, [(86, 24, 3), (90, 30, -3), (94, 22, 4)], 104, "#0C3A44")
    grass(a, [(30, 10, -3), (35, 13, 2), (40, 9, 3), (26, 12, 3)], 104, "#2A7A68", "#6FB88A")
    a.dust([(38, 40, 0.7), (84, 40, 1), (44, 66, 0.8), (70, 12, 0.7), (34, 16, 0.6)], "#E9FFF6")
    return a


def koi(a: Art, light: str, mid: str, deep: str, spot: str) -> None:
    """A carp seen from above that swims round the origin, clockwise from the left to the top."""
    ways = [330 - k * 21 for k in range(7)]
    spine: list[Point] = [
        toward((0, 0), way, 21.5 - abs(k - 2.5) * 0.3) for k, way in enumerate(ways)
    ]
    widths = [9, 12.4, 13.2, 11.6, 8.4, 5, 2.6]
    veil = a.linear(-26, -20, 16, 16, (0, light, 0.95), (1, mid, 0.7))
    for k, side, length in ((1, 1, 14), (1, -1, 14), (4, 1, 9), (4, -1, 9)):
        root, swim = spine[k], ways[k] + 90
        tip = toward(root, swim + side * 122, length)
        bend, back = (
            toward(root, swim + side * 84, length * 0.9),
            toward(root, swim + side * 158, length * 0.7),
        )
        a.path(f"M{at(root)}Q{at(bend)} {at(tip)}Q{at(back)} {at(root)}Z", veil)
    nose = toward(spine[0], ways[0] + 90, 4.4)
    for seat, paint, o in (
        (1.0, "#06283C", 0.6),
        (0.0, a.radial(-6, -26, 44, (0, light), (0.55, mid), (1, deep)), 1.0),
    ):
        a.path(ribbon(spine, [w + seat for w in widths]), paint, o)
        a.ellipse(*spine[0], 4.5 + seat / 2, 5.6 + seat / 2, paint, o, ways[0])
    tail, root = spine[-1], spine[-2]
    tips = (toward(tail, 152, 15), toward(tail, 116, 11), toward(tail, 80, 15))
    a.path(
        f"M{at(root)}Q{at(toward(tail, 178, 9))} {at(tips[0])}Q{at(toward(tail, 134, 7))}"
        f" {at(tips[1])}Q{at(toward(tail, 98, 7))} {at(tips[2])}Q{at(toward(tail, 60, 9))}"
        f" {at(root)}Z",
        veil,
    )
    a.path(ribbon(spine[1:], widths[1:], 0.45, 1), deep, 0.5)
    for k, off, rx, ry in ((1, -1.4, 3.4, 3.6), (2, 2.4, 3, 3.8), (4, -0.6, 2.4, 4)):
        a.ellipse(*toward(spine[k], ways[k], off), rx, ry, spot, 1, ways[k])
    a.ellipse(*toward(nose, ways[0] - 90, 2.6), 2.4, 1.9, spot, 1, ways[0])
    a.limb(spine[1:], [0.4, 1, 1, 0.8, 0.5, 0.2], light, o=0.85)
    for side in (-1, 1):
        a.circle(
            *toward(toward(spine[0], ways[0] + 90, 1.6), ways[0] + (0 if side > 0 else 180), 3.2),
            1.2,
            "#101A30",
        )
        feeler = [
            toward(nose, ways[0] + 90 + side * s, r) for s, r in ((20, 0.6), (30, 3), (44, 5))
        ]
        a.limb(feeler, [0.6, 0.5, 0.1], light)


def temple(a: Art, tones: tuple[str, str, str], lamp: bool) -> None:
    """A round temple of six pillars, its foot at 0, 0."""
    light, mid, dark = tones
    a.path("M-24 0H24L21 -3H-21Z", mid)
    a.path("M-20 -3H20L18 -5.6H-18Z", light)
    a.path("M-16 -5.6H16V-28H-16Z", dark, 0.5)
    if lamp:
        a.glow(0, -14, 18, "#FFF3B0", 1)
        a.path("M-5 -11.6H5L2 -8.6V-5.6H-2V-8.6Z", "#D9A84A")
        a.path("M0 -26C4.8 -20 5.4 -15 0 -11.4C-5.4 -15 -4.8 -20 0 -26Z", "#FFFBE0")
    for x, w in ((-15.4, 3), (-9.4, 2.6), (9.4, 2.6), (15.4, 3)):
        a.path(
            f"M{n(x - w / 2)} -5.6V-28H{n(x + w / 2)}V-5.6Z",
            a.linear(x - 2, 0, x + 2, 0, (0, light), (0.5, mid), (1, dark)),
        )
        a.path(
            f"M{n(x - w * 0.8)} -28V-29.6H{n(x + w * 0.8)}V-28ZM{n(x - w * 0.8)} -5.4V-6.8"
            f"H{n(x + w * 0.8)}V-5.4Z",
            light,
        )
    a.path("M-20 -29.4H20L19 -33.4H-19Z", a.linear(-20, -33, 20, -29, (0, light), (1, dark)))
    a.path(
        "M-18 -33.4C-17 -44 -8 -50 0 -51C8 -50 17 -44 18 -33.4Z",
        a.linear(-18, -50, 18, -34, (0, light), (0.45, mid), (1, dark)),
    )
    for x, w in ((-9, 0.8), (0, 0.8), (9, 0.8)):
        a.limb([(x * 0.2, -50.6), (x * 0.8, -45), (x * 1.1, -33.6)], [0.2, w, w], dark, o=0.5)
    a.path("M-1 -50.6L0 -57L1 -50.6Z", "#F2D27A")
    a.circle(0, -57, 1.3, "#FFF3C8")


def lotus(a: Art, rings: int = 3) -> None:
    """A great open lotus, its foot at 0, 0."""
    petal = "M0 0C-9 -7 -11 -22 0 -38C11 -22 9 -7 0 0Z"
    layers = (
        ((-80, 80, -62, 62), 0.98, ("#BFE6EE", "#5FA0C4")),
        ((-44, 44, -24, 24, 0), 1.06, ("#E9FBFF", "#8FC6DC")),
        ((-70, 70, -40, 40), 0.74, ("#FFFFFF", "#B4DCE6")),
        ((-20, 20), 0.78, ("#FFFFFF", "#C9E9EE")),
    )
    for turns, s, (light, dark) in layers[: rings + 1]:
        paint = a.linear(0, -38, 0, 0, (0, "#FFD9EC"), (0.3, light), (1, dark))
        for turn in turns:
            with a.group(f"rotate({turn}) scale({s})"):
                a.path(petal, paint, 1, "#3F86A4", 0.4)
                a.limb([(0, -33), (-1.4, -20), (-0.6, -5)], [0.1, 0.9, 0.2], "#FFFFFF", o=0.7)


def enchantment() -> Art:
    """The lotus that opens once in a hundred years; the moon has been sleeping in it."""
    a = Art("Lake: an enchantment")
    sky(a, (0, "#0A2344"), (0.5, "#1D5A80"), (0.85, "#6FBEC4"), (1, "#DDF6EA"), foot=66)
    stars(a, [(38, 8, 0.6), (86, 14, 0.7), (92, 34, 0.5), (10, 46, 0.6), (70, 6, 0.5)])
    hills(a, [(0, 56), (20, 48), (42, 57), (66, 51), (86, 46), (100, 56)], "#3F8AA4", "#2A6A88", 64)
    firs(a, ((2, 10), (9, 13), (16, 9), (84, 10), (91, 14), (98, 10)), 63, "#13435E")
    stops = ((0, "#DDF6EA"), (0.12, "#8FD0D2"), (0.4, "#3A8CA4"), (0.75, "#175474"), (1, "#0A2A48"))
    a.path("M-30 63H130V140H-30Z", a.linear(50, 63, 50, 122, *stops))
    a.path("M-30 -40H130V63H-30Z", "#061C38", 0.4)
    a.glow(50, 44, 48, "#E6FFF2", 0.6)
    burst(a, "lake", 50, 40, 64)
    ripples(a, 50, 84, 52, 4, "#F4FFFA", 0.26, 0.9)
    glints(
        a, [(22, 72, 11), (80, 73, 11), (50, 98, 18), (20, 102, 12), (82, 100, 12)], "#DDF8F4", 0.55
    )
    with a.group("translate(50 86) scale(1 -.3)"):
        lotus(a, 1)
    with a.moved(50, 85, 1.08):
        a.ellipse(0, 1, 30, 5, "#0C3A50", 0.5)
        lotus(a, 1)
    # the moon rises out of its heart
    a.glow(50, 40, 30, "#FFFFFF", 0.9)
    a.circle(50, 39, 14.6, a.radial(45, 33, 19, (0, "#FFFFFF"), (0.6, "#F2F8EC"), (1, "#BFDCD8")))
    for x, y, rx, ry in (
        (45, 36, 3, 2.2),
        (54, 42, 3.6, 2.6),
        (55, 32, 1.8, 1.3),
        (46, 45, 2, 1.4),
    ):
        a.ellipse(x, y, rx, ry, "#A9CCCC", 0.55)
    with a.moved(50, 85, 1.08):
        petal = "M0 0C-9 -7 -11 -22 0 -38C11 -22 9 -7 0 0Z"
        for turns, s, (light, dark) in (
            ((-74, 74), 0.8, ("#F0FDFF", "#8FC6DC")),
            ((-48, 48), 0.8, ("#FFFFFF", "#A9D6E4")),
            ((-22, 22), 0.76, ("#FFFFFF", "#B9E0EA")),
            ((0,), 0.68, ("#FFFFFF", "#CFEBF0")),
        ):
            paint = a.linear(0, -38, 0, 0, (0, "#FFC4DE"), (0.34, light), (1, dark))
            for turn in turns:
                with a.group(f"rotate({turn}) scale({s})"):
                    a.path(petal, paint, 1, "#3F86A4", 0.5)
                    a.limb([(0, -33), (-1.4, -20), (-0.6, -5)], [0.1, 0.9, 0.2], "#FFFFFF", o=0.8)
    gifts(a, "lake")
    a.dust(
        [(50, 14, 1.8), (74, 24, 1.3), (28, 48, 1), (84, 52, 1.2), (16, 62, 0.9), (66, 12, 0.8)],
        "#F8FFF4",
    )
    return a


EMBLEMS = {
    "lake": lake,
    "lake-enchantment": enchantment,
}
