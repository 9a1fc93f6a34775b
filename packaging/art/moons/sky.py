"""The sun and the four moons: told apart by where their light is."""

from collections.abc import Sequence

from curves import Point, n, toward
from kit import Art
from plants import leaf

CENTRE: Point = (50, 48)
RADIUS = 33.5
SEAS: tuple[list[Point], ...] = (
    [
        (31, 31), (36, 25), (43, 27), (47, 24), (52, 28), (51, 34), (55, 38), (50, 43),
        (44, 41), (40, 46), (34, 44), (33, 38), (29, 36),
    ],
    [
        (57, 37), (62, 34), (67, 37), (72, 40), (73, 47), (69, 50), (68, 56), (62, 54),
        (60, 49), (55, 47), (57, 42),
    ],
    [
        (34, 54), (39, 51), (44, 54), (49, 53), (53, 58), (50, 63), (51, 68), (45, 70),
        (41, 66), (36, 67), (35, 61),
    ],
    [(58, 62), (63, 59), (68, 61), (71, 65), (66, 68), (64, 73), (59, 70), (56, 66)],
    [(57, 23), (62, 22), (66, 27), (65, 32), (60, 31), (59, 27)],
)  # fmt: skip
CRATERS = (
    (28, 50, 2.6), (44, 75, 3), (75, 52, 2.2), (52, 20, 2), (30, 62, 1.6), (64, 76, 1.8),
    (48, 48, 1.6), (70, 30, 1.7), (40, 35, 1.3),
)  # fmt: skip


def smoothed(points: list[Point]) -> list[Point]:
    """The same coast with its capes worn down."""
    around = zip(points[-1:] + points[:-1], points, points[1:] + points[:1], strict=True)
    return [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in around]


def seas(
    a: Art, light: str, dark: str, strength: float, coasts: Sequence[list[Point]] = SEAS
) -> None:
    """Dark plains without a hard shore: each is laid in veils, one within the other."""
    for coast, o in zip(coasts, (0.5, 0.45, 0.42, 0.36, 0.34), strict=False):
        x, y = (sum(p[k] for p in coast) / len(coast) for k in (0, 1))
        worn = smoothed(coast)
        for points, k, tone, share in (
            (worn, 1.1, light, 0.26), (coast, 1.0, light, 0.34), (worn, 0.98, light, 0.34),
            (worn, 0.84, dark, 0.3), (smoothed(worn), 0.72, dark, 0.28),
        ):  # fmt: skip
            veil = [(x + (u - x) * k, y + (v - y) * k) for u, v in points]
            a.blob(veil, tone, o * share * strength)


def craters(a: Art, tone: str, rim: str, o: float) -> None:
    for x, y, r in CRATERS:
        a.circle(x, y, r, tone, 0.5 * o)
        a.path(
            f"M{n(x - r)} {n(y)}A{n(r)} {n(r)} 0 0 1 {n(x)} {n(y - r)}"
            f"A{n(r * 1.2)} {n(r * 1.2)} 0 0 0 {n(x - r)} {n(y)}Z",
            rim,
            0.8 * o,
        )


def clouds(a: Art, bars: list[tuple[list[Point], float, float]]) -> None:
    paint = a.linear(0, 70, 100, 86, (0, "#C9C6EA"), (0.5, "#8E8CC4"), (1, "#56548F"))
    for points, w, o in bars:
        a.wisp(points, w, paint, o)


def blossom(a: Art, x: float, y: float, r: float) -> None:
    for k in range(5):
        u, v = toward((x, y), k * 72 - 90, r * 0.62)
        a.circle(u, v, r * 0.52, "#F3C9DA" if k % 2 else "#FFE9F1")
    a.circle(x, y, r * 0.3, "#C9628A")


def twig(a: Art, boughs: list[tuple[list[Point], float]], light: str = "#5A4A86") -> None:
    for points, w in boughs:
        widths = [w * (1 - 0.85 * i / (len(points) - 1)) for i in range(len(points))]
        a.limb(points, widths, "#1A1430", lit=light)


def half(side: int, bulge: float, r: float = RADIUS) -> str:
    """The lit part: the limb on the right (side 1) or left (-1), and the terminator back.

    A positive bulge leaves a crescent, a negative one fills past the middle.
    """
    x, y = CENTRE
    limb, back = (1, 0) if side > 0 else (0, 1)
    if bulge < 0:
        back = limb
    return (
        f"M{n(x)} {n(y - r)}A{n(r)} {n(r)} 0 0 {limb} {n(x)} {n(y + r)}"
        f"A{n(abs(bulge))} {n(r)} 0 0 {back} {n(x)} {n(y - r)}Z"
    )


def night_side(a: Art) -> None:
    """The disc that the sun does not reach, seen by the light of the earth."""
    x, y = CENTRE
    fill = ((0, "#4A4F86"), (0.55, "#2A2C5C"), (1, "#14143A"))
    a.circle(x, y, RADIUS, a.radial(x - 8, y - 10, RADIUS * 1.35, *fill))
    seas(a, "#191A44", "#10102E", 0.9)


def lit_part(a: Art, side: int) -> None:
    x, y = CENTRE
    a.glow(x + side * 18, y, 44, "#FFF3CF", 0.55)
    night_side(a)
    bulge = 13.0
    glow = ((0, "#FFFEF4"), (0.5, "#F6E7BE"), (0.85, "#D9B983"), (1, "#B08E6A"))
    a.path(half(side, bulge), a.radial(x + side * 30, y - 8, 46, *glow))
    # the terminator is soft: many thin veils, each wider than the last
    there, back = (1, 0) if side > 0 else (0, 1)
    top, foot = y - RADIUS, y + RADIUS
    for i in range(9):
        wide = bulge + 0.5 + i * 0.95
        outer = f"A{n(wide)} {n(RADIUS)} 0 0 {there} {n(x)} {n(foot)}"
        inner = f"A{n(bulge)} {n(RADIUS)} 0 0 {back} {n(x)} {n(top)}"
        a.path(f"M{n(x)} {n(top)}{outer}{inner}Z", "#4A3560", 0.085)
    for u, v, r in (
        (22, -14, 2.4),
        (27, 2, 1.8),
        (21, 14, 2.8),
        (16.6, -22.6, 1.5),
        (25, 11, 1.1),
        (15.6, 24, 1.6),
        (29.6, -7, 1),
    ):
        cx, cy = x + side * u, y + v
        a.circle(cx, cy, r, "#B3916F", 0.55)
        a.path(
            f"M{n(cx - r)} {n(cy)}A{n(r)} {n(r)} 0 0 1 {n(cx)} {n(cy - r)}"
            f"A{n(r * 1.2)} {n(r * 1.2)} 0 0 0 {n(cx - r)} {n(cy)}Z",
            "#FFFDF0",
            0.85,
        )
    a.blob(
        [
            (x + side * p, y + q)
            for p, q in ((22, -4), (26, -8), (30, -3), (28, 4), (24, 7), (20, 3))
        ],
        "#B3916F",
        0.35,
    )
    a.circle(x, y, RADIUS, "none", 1, "#8E90C8", 0.5)
    arc = f"A{n(RADIUS)} {n(RADIUS)} 0 0 {1 if side > 0 else 0} {n(x)} {n(y + RADIUS)}"
    rim = f"M{n(x)} {n(y - RADIUS)}{arc}"
    a.path(rim, "none", 1, "#FFFDF0", 0.8)


def moon_new() -> Art:
    """A dark disc with a thread of light all round; an owl keeps watch before it."""
    a = Art("New moon")
    x, y = CENTRE
    for r, o in ((50, 0.5), (41, 0.6)):
        stops = ((0, 0), (0.6, 0), (0.72, o), (0.86, o * 0.3), (1, 0))
        a.circle(x, y, r, a.radial(x, y, r, *((t, "#C3CCFF", k) for t, k in stops)))
    dark = ((0, "#2A2A58"), (0.6, "#191938"), (1, "#0B0B20"))
    a.circle(x, y, RADIUS, a.radial(x - 9, y - 12, RADIUS * 1.4, *dark))
    seas(a, "#0E0E28", "#08081A", 1)
    a.circle(x, y, RADIUS, "none", 1, "#7F8ADC", 1.6)
    a.circle(x, y, RADIUS, "none", 1, "#F4F3FF", 0.7)
    a.glow(74, 24.6, 9, "#FFFFFF", 0.8)
    a.spark(74, 24.6, 5.6, "#FFFFFF")
    twig(
        a,
        [
            ([(100, 76), (82, 76), (66, 79), (46, 78), (30, 83)], 4),
            ([(60, 78.6), (50, 84), (42, 92)], 2),
            ([(82, 76), (74, 70), (72, 64)], 1.6),
        ],
        "#8C86C4",
    )
    for u, v, t in ((36, 81, 130), (44, 90, 100), (72, 65, -110), (54, 82, 80), (90, 76, 70)):
        leaf(a, (u, v), t, 6, "#5E5A94", "#2A2750")
    with a.moved(57, 63, 1.12):
        body = a.linear(-8, -12, 8, 14, (0, "#A9A4D0"), (0.35, "#6A648F"), (1, "#2A2646"))
        a.path(
            "M-6.4 -10.6L-7.6 -15C-5 -14.4 -3.6 -13 -2.6 -12.4C-1 -13 1 -13 2.6 -12.4"
            "C3.6 -13 5 -14.4 7.6 -15L6.4 -10.6C9 -6 9 2 7 8C5.4 12.4 2.6 14.4 0 14.4"
            "C-2.6 14.4 -5.4 12.4 -7 8C-9 2 -9 -6 -6.4 -10.6Z",
            body,
            1,
            "#C9C6EE",
            0.4,
        )
        a.path("M6.4 -8C9 -4 9 3 7 8C5.6 11.6 4 13 2.4 13.8C5 7 5 -1 6.4 -8Z", "#171430", 0.6)
        for row in range(3):
            for k in range(4 - row % 2):
                left, top = -4.3 + k * 2.2 + row % 2 * 1.1, -1 + row * 3.2
                a.path(
                    f"M{n(left)} {n(top)}Q{n(left + 0.9)} {n(top + 2.6)} {n(left + 1.8)} {n(top)}",
                    "none",
                    1,
                    "#D6D2F2",
                    0.42,
                    0.6,
                )
        for s in (-1, 1):
            a.circle(s * 3, -7.6, 2.7, "#D6D2F2", 0.9)
            a.circle(s * 3, -7.6, 1.9, "#FFC94A")
            a.circle(s * 3, -7.5, 1.1, "#14112A")
            a.circle(s * 3 - 0.5, -8.1, 0.4, "#FFFFFF")
            a.path(
                f"M{n(s * 1.2)} 14.2q{n(s * 0.4)} 2.6 {n(s * 1.6)} 2.4"
                f"q{n(s * 0.8)} -.2 {n(s * 0.8)} -2.4",
                "#C99A44",
            )
        a.path("M-1 -6.4L0 -3.6L1 -6.4Q0 -7.2 -1 -6.4Z", "#E0A84A")
    a.dust(
        [
            (12, 50, 1.2),
            (92, 40, 1.4),
            (88, 12, 0.8),
            (40, 6, 0.7),
            (14, 78, 0.8),
            (60, 8, 0.6),
            (6, 64, 0.6),
            (94, 56, 0.6),
        ],
        "#E9ECFF",
    )
    return a


def moon_waxing() -> Art:
    """Lit on the right; buds open on a rising twig."""
    a = Art("Waxing moon")
    lit_part(a, 1)
    twig(
        a,
        [
            ([(8, 98), (18, 84), (27, 74), (33, 62), (35, 50)], 3),
            ([(22, 80), (36, 76), (47, 71)], 1.8),
            ([(30, 68), (25, 60), (24, 53)], 1.5),
        ],
        "#8C86C4",
    )
    for u, v, t in (
        (34, 57, -40),
        (35, 50, -90),
        (47, 71, -24),
        (40, 74.6, -80),
        (24, 53, -110),
        (27.6, 64, -160),
        (17, 86, -20),
    ):
        leaf(a, (u, v), t, 6.6, "#A9CE92", "#3E6F5C")
    for u, v, r in ((31, 66, 2.6), (44, 72.4, 2.3), (23.6, 55, 2)):
        blossom(a, u, v, r)
    clouds(
        a,
        [
            ([(34, 86), (56, 82), (76, 86), (98, 83)], 4.4, 0.7),
            ([(46, 92), (64, 90), (86, 93)], 3, 0.5),
            ([(70, 12), (84, 9), (98, 12)], 2.2, 0.4),
        ],
    )
    a.dust(
        [(90, 26, 1.4), (94, 62, 0.8), (40, 30, 0.6), (12, 52, 0.7), (10, 70, 1.2), (60, 6, 0.8)],
        "#FFF8E0",
    )
    return a


def moon_full() -> Art:
    """Lit whole; a bough in blossom crosses it."""
    a = Art("Full moon")
    x, y = CENTRE
    a.glow(x, y, 50, "#FFF3CF", 0.75)
    fill = ((0, "#FFFEF4"), (0.45, "#F3E4BB"), (0.8, "#CFAF7E"), (1, "#9A7A66"))
    a.circle(x, y, RADIUS, a.radial(40, 36, 52, *fill))
    seas(a, "#B3916F", "#8E6E62", 1)
    craters(a, "#B3916F", "#FFFDF0", 1)
    a.path(
        "M72 20C84 33 87 54 76 70C70 78 62 82 50 81.5C66 76 76 62 76 46C76 36 75 28 72 20Z",
        "#5D4560",
        0.3,
    )
    a.circle(x, y, RADIUS, "none", 1, "#FFFDF0", 0.6)
    clouds(
        a,
        [
            ([(2, 80), (22, 76), (44, 81), (66, 77), (98, 81)], 5, 0.8),
            ([(10, 88), (36, 85), (62, 89), (92, 86)], 4, 0.6),
            ([(0, 66), (14, 64), (28, 67)], 2.6, 0.45),
            ([(74, 66), (86, 63), (100, 66)], 2.6, 0.45),
        ],
    )
    twig(
        a,
        [
            ([(100, 6), (86, 13), (72, 13), (58, 20), (48, 20)], 3.4),
            ([(74, 13), (70, 22), (63, 28)], 1.6),
            ([(86, 13), (90, 22), (88, 30)], 1.6),
        ],
    )
    for u, v, t in (
        (92, 10, 60),
        (80, 13, -60),
        (66, 16, -70),
        (88, 30, 80),
        (54, 20, 60),
        (63, 28, 130),
    ):
        leaf(a, (u, v), t, 6, "#4A3F74", "#241B42")
    for x0, y0, size in (
        (72, 13, 3),
        (63, 27.4, 2.6),
        (49, 20, 2.6),
        (89, 23, 2.8),
        (82, 11.4, 2.4),
        (59, 18.6, 2),
    ):
        blossom(a, x0, y0, size)
    a.dust(
        [(10, 50, 1.2), (94, 44, 1.3), (34, 6, 0.7), (94, 56, 0.6), (8, 58, 0.5), (50, 8, 0.6)],
        "#FFF8E0",
    )
    return a


def moon_waning() -> Art:
    """Lit on the left; the last leaves fall from a bare bough."""
    a = Art("Waning moon")
    lit_part(a, -1)
    twig(
        a,
        [
            ([(100, 20), (86, 26), (74, 36), (62, 40), (54, 47)], 3.2),
            ([(78, 33), (76, 44), (70, 52)], 1.8),
            ([(86, 26), (82, 17), (84, 10)], 1.6),
            ([(66, 39), (60, 33), (54, 32)], 1.4),
            ([(90, 24), (94, 33), (93, 42)], 1.6),
        ],
        "#8C86C4",
    )
    autumn = (("#E9A04A", "#8E4A26"), ("#D9803C", "#7A3A24"), ("#E9B85A", "#9A5E2A"))
    fallen = (
        (70, 52, 70), (54, 32, -170), (84, 10, -100), (62, 66, 30),
        (76, 74, -20), (56, 84, 60), (86, 60, 110),
    )  # fmt: skip
    for i, (u, v, t) in enumerate(fallen):
        leaf(a, (u, v), t, 6.8, *autumn[i % 3])
    a.wisp([(88, 50), (74, 60), (66, 72), (50, 78)], 0.8, "#C9C6EA", 0.6)
    clouds(
        a,
        [
            ([(2, 84), (20, 80), (40, 85), (60, 82)], 4.6, 0.75),
            ([(24, 92), (48, 89), (70, 93), (90, 90)], 3.4, 0.55),
            ([(0, 72), (10, 70), (20, 73)], 2.2, 0.45),
        ],
    )
    a.dust(
        [(92, 74, 1.4), (94, 52, 0.7), (56, 22, 0.6), (40, 6, 0.8), (8, 52, 1.2), (90, 86, 0.7)],
        "#FFF8E0",
    )
    return a


def sun() -> Art:
    """No smiling face: a rose window of rays and petals."""
    a = Art("Sun")
    a.glow(50, 50, 54, "#FFD067", 0.8)
    for i in range(32):
        t = i * 11.25 + 5.6
        tip, p, q = (
            toward((50, 50), t, 43 if i % 2 else 39),
            toward((50, 50), t - 2.6, 27),
            toward((50, 50), t + 2.6, 27),
        )
        a.path(
            f"M{n(p[0])} {n(p[1])}L{n(tip[0])} {n(tip[1])}L{n(q[0])} {n(q[1])}Z", "#FFE9A8", 0.75
        )
    for i in range(16):
        with a.group(f"rotate({n(i * 22.5)} 50 50)"):
            if i % 2 == 0:
                a.path("M45.4 24C46.6 16 48 10 50 2.6C52 10 53.4 16 54.6 24Z", "#FFE79A")
                a.path("M50 24V2.6C52 10 53.4 16 54.6 24Z", "#D98A26")
            else:
                a.path("M46.4 24C45 18 49.4 16 48.4 8.6C53 14 51.4 18 53.6 24Z", "#F4B23F")
                a.path("M50.2 24C50.6 19 51.6 16 48.4 8.6C53 14 51.4 18 53.6 24Z", "#B8601F", 0.75)
    a.circle(
        50, 50, 27.4, a.linear(28, 28, 72, 72, (0, "#FFF6CF"), (0.5, "#E0A638"), (1, "#8A4A18"))
    )
    a.circle(50, 50, 25.4, "#7A3414")
    disc = ((0, "#FFFDE8"), (0.4, "#FFD968"), (0.85, "#F09A2C"), (1, "#C4611E"))
    a.circle(50, 50, 24.8, a.radial(42, 40, 36, *disc))
    petal = a.linear(46, 28, 54, 48, (0, "#FFF9D6"), (0.6, "#F7B944"), (1, "#C8691F"))
    for i in range(12):
        with a.group(f"rotate({i * 30} 50 50)"):
            a.path(
                "M50 49C44.6 43 44.8 33.4 50 27.4C55.2 33.4 55.4 43 50 49Z",
                petal,
                0.72,
                "#A5521A",
                0.4,
                0.6,
            )
            a.path("M50 46V31", "none", 1, "#A5521A", 0.35, 0.7)
            a.circle(50, 25.2, 0.9, "#FFF6CF")
    for i in range(12):
        with a.group(f"rotate({i * 30 + 15} 50 50)"):
            a.path(
                "M50 46C47.4 43 47.6 39.6 50 37C52.4 39.6 52.6 43 50 46Z",
                "#FFF3C4",
                0.85,
                "#B8641E",
                0.35,
                0.7,
            )
            a.path("M48.6 26.4A1.4 1.4 0 1 0 51.4 26.4Z", "#C8691F", 0.8)
    core = ((0, "#FFFFFF"), (0.5, "#FFEFA8"), (1, "#E39A2C"))
    a.circle(50, 50, 7, a.radial(48, 48, 8, *core), 1, "#A5521A", 0.5)
    a.path(
        "M33 40C36 33 43 28.6 50 28C43 31 38 35.6 35.6 41.4C34.6 43.4 32.2 42.4 33 40Z",
        "#FFFFFF",
        0.6,
    )
    a.dust(
        [(88, 14, 1.2), (91, 84, 1.4), (10, 86, 1.2), (50, 98, 0.7), (94, 62, 0.7), (8, 60, 0.8)]
    )
    return a


EMBLEMS = {
    "moon-new": moon_new,
    "moon-waxing": moon_waxing,
    "moon-full": moon_full,
    "moon-waning": moon_waning,
    "sun": sun,
}
