"""The six wands: each is made of its realm."""

from curves import Point, lit_edge, mix, n, polygon, ribbon, toward
from kit import Art
from plants import leaf

from wishes.land import ripples

METAL = ((0, "#FFFBE2"), (0.3, "#EDC566"), (0.55, "#B07E2C"), (0.75, "#F0CD78"), (1, "#7A4E1A"))
SILVER = ((0, "#FFFFFF"), (0.3, "#D3DEEC"), (0.55, "#8496B8"), (0.75, "#E9F0FA"), (1, "#4A5A80"))


def shaft(
    a: Art, points: list[Point], widths: list[float], light: str, mid: str, dark: str
) -> None:
    """A stick in three tones with a dark seat, so that it stands off any sky."""
    a.path(ribbon(points, [w + 1.1 for w in widths]), "#1A1026", 0.55)
    lit = lit_edge(points)
    a.limb(points, widths, mid)
    a.path(ribbon(points, widths, -lit, -0.2 * lit), dark, 0.7)
    a.path(ribbon(points, widths, 0.35 * lit, 0.85 * lit), light, 0.9)


def trail(a: Art, points: list[Point], tint: str, fade: str) -> None:
    """The light that a wand leaves behind."""
    paint = a.linear(*points[0], *points[-1], (0, tint), (1, fade, 0.1))
    widths = [0.3, *[2.2 - 0.3 * i for i in range(len(points) - 2)], 0.2]
    a.limb(points, widths, paint)


def collar(a: Art, x: float, y: float, turn: float, w: float, metal: str = "") -> None:
    """A ring of metal across the stick."""
    with a.moved(x, y, 1, turn):
        paint = metal or a.linear(-w, 0, w, 0, *METAL)
        a.path(f"M{n(-w)} -1.5Q0 .4 {n(w)} -1.5V1.2Q0 3.2 {n(-w)} 1.2Z", paint, 1, "#3A2008", 0.5)


def upright(a: Art, turn: float, scale: float) -> None:
    """Turn all that is drawn so far about the middle: no two wands lean alike."""
    t = f"translate(48 54) rotate({n(-turn)}) scale({n(scale)}) translate(-48 -54)"
    a.body = [f'<g transform="{t}">', *a.body, "</g>"]


def wand_river() -> Art:
    """A willow switch that still flows; two swans at its tip lean to one heart."""
    a = Art("Wand of the river")
    a.glow(69, 27, 34, "#FFC4D4", 0.75)
    spine: list[Point] = [(16, 93), (25, 81), (30, 69), (41, 63), (47, 55), (57, 51)]
    shaft(a, spine, [5.4, 5, 4.6, 4, 3.4, 2.4], "#E6D6B4", "#8A7A5C", "#3F3A3C")
    # water winds round it
    coil: list[Point] = [
        (18, 95), (26, 93), (30, 87), (25, 81), (21, 76), (28, 72), (35, 72), (36, 67), (33, 62),
        (39, 59), (46, 61), (48, 56), (47, 51), (52, 50), (57, 51),
    ]  # fmt: skip
    water = a.linear(20, 94, 58, 40, (0, "#3F8AD0"), (0.5, "#9CD6F5"), (1, "#FFFFFF"))
    a.path(ribbon(coil, [0.4, 2, *[2.9] * 10, 2.4, 1.8, 0.6]), water, 1, "#1C4076", 0.4)
    for x, y, t in ((27, 76, 200), (33, 67, -70), (43, 61, 200), (48, 54, -100), (24, 83, -30)):
        leaf(a, (x, y), t, 9, "#CDE8A0", "#5B9A5C")
    with a.moved(66, 35, 1.22, 28):
        _swans(a)
    trail(a, [(76, 50), (88, 56), (86, 68), (72, 76), (62, 86), (66, 95)], "#FFE3EA", "#8FC6EE")
    for x, y, r in ((91, 46, 1.6), (44, 24, 1.3), (80, 84, 1.5)):
        a.path(
            f"M{n(x)} {n(y - r * 2)}C{n(x + r * 0.4)} {n(y - r * 0.8)} {n(x + r)} {n(y - r * 0.4)}"
            f" {n(x + r)} {n(y + r * 0.2)}A{n(r)} {n(r)} 0 0 1 {n(x - r)} {n(y + r * 0.2)}"
            f"C{n(x - r)} {n(y - r * 0.4)} {n(x - r * 0.4)} {n(y - r * 0.8)} {n(x)} {n(y - r * 2)}"
            "Z",
            "#BFE6FF",
        )
    a.dust([(86, 62, 2), (72, 74, 1.5), (92, 16, 1.4), (48, 22, 0.9), (46, 80, 0.8)], "#FFE3EA")
    return a


def _swans(a: Art) -> None:
    """Two necks of silver that rise from 0, 14 and meet; between them a stone like a heart."""
    a.glow(0, -5, 17, "#FF9AB4", 0.9)
    for flip in (False, True):
        with a.moved(0, 0, flip=flip):
            neck: list[Point] = [
                (0, 15), (-7, 9), (-13, 0), (-15.4, -11), (-11.6, -19.6), (-5, -20), (-3, -15.6),
            ]  # fmt: skip
            wide = [4, 5.4, 5.2, 4.8, 4.6, 4.4, 3.6]
            a.path(ribbon(neck, [w + 1.3 for w in wide], steps=3), "#1C2F6B", 0.75)
            tones = ((0, "#FFFFFF"), (0.55, "#E9EEFC"), (1, "#8C9CCC"))
            light = (8, -18, -12, 14) if flip else (-16, -18, 2, 14)
            a.path(ribbon(neck, wide, steps=3), a.linear(*light, *tones))
            lit = lit_edge(neck) * (-1 if flip else 1)
            a.path(ribbon(neck, wide, -0.3 * lit, -0.95 * lit, 3), "#5A6CA8", 0.45)
            a.path(
                "M-4.8 -16.6C-3 -17.4 -1.4 -16.4 -1 -14.6L-.4 -10.4L-3.4 -12.6"
                "C-5 -13.4 -5.6 -15.6 -4.8 -16.6Z",
                "#E58A3C",
            )
            a.path("M-5 -17C-3.8 -18 -2 -17.4 -1.4 -16L-4.6 -14Z", "#2A2036")
            a.circle(-4.6, -18.2, 0.7, "#2A2036")
    gem = (
        "M0 9C-7.6 3.6 -9.6 -1 -7.6 -4.6C-5.6 -7.8 -1.6 -7.2 0 -3.6C1.6 -7.2 5.6 -7.8 7.6 -4.6"
        "C9.6 -1 7.6 3.6 0 9Z"
    )
    pink = ((0, "#FFF0F4"), (0.35, "#FF7A98"), (0.75, "#C8305E"), (1, "#6B1440"))
    a.path(gem, a.linear(-8, -7, 8, 8, *pink), 1, "#4A0F30", 0.7)
    a.path("M0 9L0 -3.6C1.6 -7.2 5.6 -7.8 7.6 -4.6C9.6 -1 7.6 3.6 0 9Z", "#6B1440", 0.3)
    a.path("M-6 -1.4C-6.2 -4.2 -4.4 -5.4 -2.6 -4.8C-4.4 -3.6 -5 -1.8 -4.6 .6Z", "#FFFFFF", 0.9)
    collar(a, 0, 15, 0, 4.4)


def wand_forest() -> Art:
    """A bough that was never cut; in its fork an acorn of amber, and in that a tree to come."""
    a = Art("Wand of the forest")
    a.glow(66, 28, 34, "#FFF3A0", 0.7)
    spine: list[Point] = [(20, 96), (24, 82), (34, 72), (37, 58), (48, 50), (54, 40)]
    shaft(a, spine, [6.6, 6, 5.6, 5, 4.8, 4.4], "#D9B488", "#7A5638", "#2E1E20")
    for x, y, t in ((27, 80, -150), (38, 60, 40)):
        a.limb(
            [(x, y), toward((x, y), t, 5), toward((x, y), t - 20, 9)],
            [2.8, 2, 0.4],
            "#7A5638",
            "#D9B488",
        )
    # the fork holds the amber
    claws: tuple[tuple[list[Point], list[float]], ...] = (
        ([(52, 44), (50, 32), (56, 18), (68, 12), (78, 15)], [5, 4.6, 3.6, 2.4, 0.5]),
        ([(54, 42), (66, 46), (78, 40), (83, 29), (80, 22)], [5, 4.4, 3.4, 2.2, 0.5]),
        ([(53, 34), (46, 26), (44, 16)], [3, 2, 0.4]),
        ([(74, 43), (84, 44), (91, 38)], [3, 2, 0.4]),
    )
    for points, widths in claws:
        shaft(a, points, widths, "#D9B488", "#7A5638", "#2E1E20")
    with a.moved(67, 27.4, 1.16, 20):
        _amber(a)
    for x, y, t, s in (
        (44, 16, -100, 12), (44, 18, -160, 10), (46, 24, 170, 9), (91, 38, -20, 12),
        (90, 40, 40, 10), (56, 18, -120, 9), (37, 58, -150, 12), (33, 72, 160, 11),
        (44, 55, 60, 10), (78, 15, -40, 9), (25, 82, 30, 9),
    ):  # fmt: skip
        leaf(a, (x, y), t, s, "#CDE87A", "#4F8A3A")
    for x, y, t, size in ((86, 56, 40, 9), (74, 68, 110, 8), (84, 80, 60, 7), (66, 86, 150, 6)):
        leaf(a, (x, y), t, size, "#F4F8A8", "#9CB84A")
    a.dust(
        [(88, 64, 2), (74, 76, 1.6), (92, 20, 1.4), (62, 88, 1.2), (56, 6, 1), (30, 46, 0.8)],
        "#F6FFB0",
    )
    return a


def _amber(a: Art) -> None:
    """An acorn about 0, 0: a cup of wood, a nut of amber, a seed of light in it."""
    a.glow(0, 3, 20, "#FFD873", 0.9)
    nut = (
        "M-8.6 -4.4C-9.6 3 -6.6 9.4 -1.6 12.4C-.8 13 -.4 14 0 15C.4 14 .8 13 1.6 12.4"
        "C6.6 9.4 9.6 3 8.6 -4.4Z"
    )
    glass = ((0, "#FFFCE0"), (0.3, "#FFD765"), (0.66, "#D98324"), (1, "#6E3010"))
    a.path(nut, a.radial(0, 2.6, 13, *glass, focus=(-1.4, 4)))
    a.path("M8.6 -4.4C9.6 3 6.6 9.4 1.6 12.4C.8 13 .4 14 0 15C3 8 5.6 2 5.4 -4.4Z", "#5A2210", 0.4)
    a.wisp([(7.6, -1), (7, 4), (4, 9)], 0.9, "#FFE08A", 0.8)
    # the seed of light
    a.glow(0.6, 4.4, 8, "#FFFFFF", 0.8)
    seed = "M.6 10.4C-3.2 7.6 -3 2.6 1.4 -1.6C1.6 1.4 4.6 3.4 4 7C3.6 9 2.4 10.2 .6 10.4Z"
    a.path(seed, a.linear(0, -2, 2, 11, (0, "#FFFFFF"), (0.6, "#FFF6B8"), (1, "#FFC24A")))
    a.wisp([(0.8, 9.6), (0.4, 5.4), (1.4, 0.6)], 0.7, "#D98324", 0.75)
    a.path("M-7 -3.6C-7.6 2 -5.6 7 -2.8 9.6C-4.6 5 -5 1 -4.2 -3.6Z", "#FFFFFF", 0.7)
    cup = "M-10.4 -4C-10.8 -9.6 -6 -13.4 0 -13.6C6 -13.4 10.8 -9.6 10.4 -4C6 -2 -6 -2 -10.4 -4Z"
    a.path(cup, a.linear(-9, -13, 9, -2, (0, "#E0BC88"), (0.45, "#8E6238"), (1, "#38201A")))
    for row, (y, wide) in enumerate(((-4.8, 9), (-7.6, 8.2), (-10.2, 6))):
        for k in range(5 - row % 2):
            x = wide * (2 * (k + 0.5) / (5 - row % 2) - 1)
            tone = mix("#FFE6B4", "#4E2E1E", (x + 10) / 20)
            a.path(
                f"M{n(x - 2)} {n(y - 0.6)}Q{n(x)} {n(y + 3)} {n(x + 2)} {n(y - 0.6)}"
                f"Q{n(x)} {n(y + 1.2)} {n(x - 2)} {n(y - 0.6)}Z",
                tone,
                0.85,
            )
    a.limb([(0, -13), (0.8, -16), (3.4, -19)], [2.6, 2, 1.2], "#6B4A2E", "#D9B488")


def wand_lake() -> Art:
    """A silver stem; the crescent at its head holds a pearl and its own image."""
    a = Art("Wand of the lake")
    a.glow(66, 28, 36, "#D6FFF2", 0.75)
    spine: list[Point] = [(18, 95), (32, 77), (45, 60), (57, 44)]
    silver = a.linear(34, 60, 42, 68, *SILVER)
    a.path(ribbon(spine, [4.2, 4.4, 3.8, 3]), "#0E2A40", 0.55)
    a.path(ribbon(spine, [3.2, 3.6, 3, 2.4]), silver)
    a.path(ribbon(spine, [3.2, 3.6, 3, 2.4], 0.3, 0.7), "#FFFFFF", 0.9)
    # lily buds up the stem
    for x, y, t in ((28, 82, 50), (37, 70, -160), (47, 57, 46)):
        a.limb([(x, y), toward((x, y), t, 5), toward((x, y), t - 24, 10)], [1.2, 1, 0.8], "#5FA89A")
        tip = toward((x, y), t - 24, 10)
        for turn in (-26, 26, 0):
            leaf(a, tip, t - 30 + turn, 8.6, "#FFFFFF", "#8FC6D6" if turn else "#C9EDF0")
    a.circle(
        18,
        95,
        3.6,
        a.radial(16.8, 93.8, 5, (0, "#FFFFFF"), (0.6, "#D6F0F0"), (1, "#5F93A4")),
        1,
        "#1C4A5A",
        0.5,
    )
    # the crescent
    moon = (
        "M59 45C46 37 43 20 54 9C50 22 56 35 69 37.6C77 39 84.6 35.4 89 29C87.6 43 73 52.6 59 45Z"
    )
    a.path(moon, a.linear(44, 10, 84, 48, *SILVER), 1, "#123A4C", 0.9)
    a.path(
        "M57 41C48.6 34 46.8 22 51.6 14.6C50.4 26 55.6 36.6 66 40.6C62.6 42.4 59.6 42.6 57 41Z",
        "#FFFFFF",
        0.75,
    )
    a.glow(70, 23, 17, "#FFFFFF", 0.8)
    a.circle(
        70,
        23,
        9,
        a.radial(66.4, 19, 13, (0, "#FFFFFF"), (0.45, "#F2FBF6"), (0.8, "#BFE0E0"), (1, "#7FB0BC")),
        1,
        "#2A6A7C",
        0.5,
    )
    a.ellipse(66.6, 19, 2.4, 1.5, "#FFFFFF", 1, -35)
    a.path(
        "M75 29.6C77.6 27.6 78.6 24.6 78.2 21.6C76.8 25 75 27.6 72 30C73 30.4 74.2 30.2 75 29.6Z",
        "#FFD9EC",
        0.8,
    )
    for r, o in ((13, 0.8), (18, 0.5)):
        line = [toward((70, 23), -70 + k * 22, r) for k in range(5)]
        a.limb(line, [0.2, 1, 1.2, 1, 0.2], "#E9FFF8", o=o)
    upright(a, 14, 0.88)
    ripples(a, 72, 84, 20, 3, "#E9FFF8", 0.32, 1)
    a.path(
        "M72 66C73 70 75.6 72 75.6 75A3.6 3.6 0 0 1 68.4 75C68.4 72 71 70 72 66Z",
        a.radial(71, 73, 6, (0, "#FFFFFF"), (0.6, "#BFF0EC"), (1, "#5FA8B4")),
    )
    a.dust(
        [(87, 64, 2), (76, 76, 1.6), (92, 12, 1.5), (60, 60, 0.8), (40, 40, 0.9), (66, 90, 1.2)],
        "#E9FFF8",
    )
    return a


def wand_cave() -> Art:
    """A rod of black iron; a crystal has grown through its golden claw."""
    a = Art("Wand of the cave")
    a.glow(68, 28, 38, "#D9A8FF", 0.8)
    spine: list[Point] = [(18, 94), (34, 75), (52, 53)]
    shaft(a, spine, [5.4, 5, 4.6], "#B4A4DC", "#4A3F72", "#15102E")
    gold = a.linear(20, 60, 60, 96, *METAL)
    for t in (0.1, 0.36, 0.62, 0.88):
        x, y = 18 + 34 * t, 94 - 41 * t
        collar(a, x, y, 39, 3.6, a.linear(-4, 0, 4, 0, *METAL))
    a.path(polygon([(12, 96), (17, 90.6), (22, 95.4), (16, 99)]), gold, 1, "#3A2008", 0.6)
    # crystals: the great one and its two daughters
    with a.moved(56, 48, 1, 39):
        for x, h, w, t, tones in (
            (-5, 26, 4.4, -24, ("#F2E3FF", "#C08CF0", "#5A2F9C")),
            (6, 23, 4, 26, ("#FFD9F2", "#E58FD0", "#7A2F8A")),
            (0, 46, 7.6, 0, ("#FFFFFF", "#C98CFA", "#4C2490")),
        ):
            with a.moved(x, 2, 1, t):
                light, mid, dark = tones
                a.path(
                    polygon(
                        [(-w, 0), (-w * 1.1, -h * 0.66), (0, -h), (w * 1.05, -h * 0.6), (w, 0)]
                    ),
                    mid,
                    1,
                    "#2A1250",
                    0.9,
                )
                a.path(
                    polygon(
                        [
                            (-w, 0),
                            (-w * 1.1, -h * 0.66),
                            (0, -h),
                            (-w * 0.24, -h * 0.62),
                            (-w * 0.3, 0),
                        ]
                    ),
                    light,
                    0.9,
                )
                a.path(
                    polygon(
                        [(w * 0.4, 0), (w * 0.36, -h * 0.56), (0, -h), (w * 1.05, -h * 0.6), (w, 0)]
                    ),
                    dark,
                    0.85,
                )
                a.path(
                    polygon(
                        [
                            (-w * 0.84, -h * 0.12),
                            (-w * 0.92, -h * 0.62),
                            (-w * 0.62, -h * 0.7),
                            (-w * 0.6, -h * 0.12),
                        ]
                    ),
                    "#FFFFFF",
                    0.7,
                )
        claw = a.linear(-12, -10, 12, 8, *METAL)
        for s in (-1, 1):
            a.path(
                ribbon([(s * 1, 8), (s * 8, 4), (s * 11, -6), (s * 7, -13)], [3, 4, 3, 0.5]),
                claw,
                1,
                "#3A2008",
                0.6,
            )
        a.path(ribbon([(0, 9), (-0.4, 2), (0, -9)], [5, 4.6, 0.6]), claw, 1, "#3A2008", 0.6)
    upright(a, -9, 0.98)
    trail(a, [(78, 56), (90, 62), (86, 76), (72, 82), (62, 92)], "#FFE9FF", "#8A5AD6")
    for x, y, size in ((88, 66, 2.6), (74, 80, 2.2), (62, 70, 1.8)):
        a.path(
            polygon([(x, y - size * 1.5), (x + size, y), (x, y + size * 1.5), (x - size, y)]),
            "#E9C4FF",
            0.95,
        )
        a.path(polygon([(x, y - size * 1.5), (x + size, y), (x, y + size * 1.5)]), "#7A45C0", 0.7)
    a.dust([(92, 14, 1.6), (52, 14, 1.2), (92, 40, 1), (44, 40, 0.8), (38, 88, 0.8)], "#F2DDFF")
    return a


def wand_valley() -> Art:
    """A herald's wand: the bell at its end is a trumpet's, and it carries a pennon."""
    a = Art("Wand of the valley")
    a.glow(70, 26, 36, "#FFE08A", 0.75)
    gold = a.linear(30, 40, 60, 70, *METAL)
    spine: list[Point] = [(16, 94), (34, 72), (52, 50), (60, 40)]
    # the pennon hangs from the tube
    a.path(
        "M36 71L53 50C60 56 66 60 74 62C70 68 70 73 72 80C66 78 62 79 58 84C52 78 44 74 36 71Z",
        a.linear(40, 52, 70, 84, (0, "#F2607A"), (0.4, "#B4243C"), (1, "#5A0F28")),
        1,
        "#3A0A1C",
        0.6,
    )
    a.path(
        "M53 50C60 56 66 60 74 62L72.8 64.4C65 62.6 58 58.6 51.4 52ZM36 71C44 74 52 78 58 84L59.4"
        " 82.4C54 77 46 72 37.6 69Z",
        "#F2C96A",
    )
    star = [toward((56, 66), k * 36 - 60, 7 if k % 2 == 0 else 3) for k in range(10)]
    a.path(polygon(star), "#FFE9A0", 1, "#6B4212", 0.5)
    a.limb([(48, 58), (55, 64), (60, 76)], [0.4, 1.8, 0.3], "#3A0A1C", o=0.35)
    a.path(ribbon(spine, [4.4, 4, 4.4, 6]), "#3A2008", 0.7)
    a.path(ribbon(spine, [3.4, 3, 3.6, 5]), gold)
    a.path(ribbon(spine, [3.4, 3, 3.6, 5], 0.2, 0.65), "#FFFFFF", 0.7)
    for t in (0.02, 0.36, 0.66, 0.94):
        collar(a, 16 + 44 * t, 94 - 54 * t, 39, 3.6)
    # the bell's mouth
    with a.moved(60, 40, 1, 39.5):
        a.path(
            "M-2.4 3C-3 -8 -5.6 -17 -16 -24C-8 -27.4 8 -27.4 16 -24C5.6 -17 3 -8 2.4 3Z",
            a.linear(-14, -22, 14, -10, *METAL),
            1,
            "#3A2008",
            0.8,
        )
        a.path(
            "M3.4 -2C4 -10 7 -18 16 -24C12 -25.6 8 -26.2 4 -26.4C3 -18 1.6 -8 1 2Z", "#4A2410", 0.45
        )
        a.ellipse(
            0,
            -24,
            16.4,
            4.6,
            a.linear(-16, -24, 16, -24, (0, "#7A4E1A"), (0.5, "#3A2008"), (1, "#8F6424")),
            1,
            0,
            "#FFF0B8",
            1.2,
        )
        a.ellipse(0, -23.4, 12, 2.8, "#1C0E06", 0.7)
        for k, r in enumerate((9, 16, 23)):
            line = [toward((0, -22), -142 + j * 13, r + 4) for j in range(9)]
            a.limb(line, [0.2, *[1.5 - 0.3 * k] * 7, 0.2], "#FFFBE0", o=0.95 - 0.2 * k)
    a.circle(
        16,
        94,
        4,
        a.radial(14.8, 92.8, 5, (0, "#FFF6CF"), (0.5, "#E0B04C"), (1, "#7B5118")),
        1,
        "#3A2008",
        0.5,
    )
    a.dust(
        [(92, 40, 1.8), (88, 58, 1.4), (48, 18, 1.4), (84, 80, 1.2), (44, 38, 0.8), (30, 92, 0.8)],
        "#FFF3B8",
    )
    return a


def wand_mountain() -> Art:
    """A sceptre of red gold: wings, a crown, and a stone like a coal."""
    a = Art("Wand of the mountain")
    a.glow(66, 30, 38, "#FF9A6A", 0.75)
    spine: list[Point] = [(18, 95), (34, 75), (52, 52)]
    shaft(a, spine, [5.6, 5.2, 4.8], "#FFB08A", "#8A2436", "#33081C")
    for k in range(9):
        t = 0.14 + k * 0.085
        x, y = 18 + 34 * t, 95 - 43 * t
        a.limb([(x - 2.4, y - 1), (x + 0.4, y + 0.2), (x + 2, y + 2.4)], [0.4, 1.1, 0.4], "#F2C96A")
    a.path(
        polygon([(11, 101), (14, 94.4), (20, 90.6), (23.6, 94), (18.6, 98.6)]),
        a.linear(10, 92, 22, 102, *METAL),
        1,
        "#3A1008",
        0.6,
    )
    with a.moved(56, 47, 1, 38):
        gold = a.linear(-20, -30, 20, 6, *METAL)
        # eagle's wings
        for s in (-1, 1):
            for k, (angle, length) in enumerate(((-4, 15), (-22, 20), (-40, 24), (-57, 26))):
                root = (s * 3, -3 - k * 1.6)
                tip = toward(root, angle if s > 0 else 180 - angle, length)
                bend = toward(root, (angle + 12) if s > 0 else 168 - angle, length * 0.55)
                a.path(ribbon([root, bend, tip], [3.4, 5.6, 0.4]), gold, 1, "#3A1008", 0.6)
                a.limb(
                    [root, bend, toward(root, angle if s > 0 else 180 - angle, length * 0.9)],
                    [0.3, 0.8, 0.2],
                    "#FFFBE0",
                    o=0.8,
                )
        collar(a, 0, 3, 0, 5)
        a.path("M-6 2C-9 -6 -8 -13 0 -17C8 -13 9 -6 6 2Z", gold, 1, "#3A1008", 0.7)
        # the stone
        a.glow(0, -18, 15, "#FF6A4A", 0.9)
        a.path(
            polygon([(-8.4, -14), (-6, -22), (0, -26), (6, -22), (8.4, -14), (0, -5)]),
            "#E0304A",
            1,
            "#4A0818",
            0.9,
        )
        for tri, tone, o in (
            (((-8.4, -14), (-6, -22), (-2.6, -15)), "#FFC4B4", 1),
            (((-6, -22), (0, -26), (0, -19), (-2.6, -15)), "#FF8A7A", 1),
            (((0, -26), (6, -22), (2.6, -15), (0, -19)), "#C81F3C", 1),
            (((6, -22), (8.4, -14), (2.6, -15)), "#7A0F2A", 1),
            (((-8.4, -14), (-2.6, -15), (0, -5)), "#F2506A", 1),
            (((8.4, -14), (2.6, -15), (0, -5)), "#5A0820", 1),
        ):
            a.path(polygon(list(tri)), tone, o)
        a.path(polygon([(-2.6, -15), (0, -19), (2.6, -15), (0, -5)]), "#FF7A6A", 0.9)
        # the crown above it
        a.path(
            "M-9 -27L-12 -39L-5.4 -33.4L0 -43L5.4 -33.4L12 -39L9 -27C3 -25.4 -3 -25.4 -9 -27Z",
            gold,
            1,
            "#3A1008",
            0.8,
        )
        a.path("M-9 -27C-3 -25.4 3 -25.4 9 -27L9.6 -29.6C3 -28 -3 -28 -9.6 -29.6Z", "#8A1F30")
        for x, y in ((-12, -39), (0, -43), (12, -39)):
            a.circle(x, y, 1.7, "#FFF6CF", 1, "#6B3A10", 0.5)
        for x in (-5, 0, 5):
            a.circle(x, -28, 0.9, "#FFE9A0")
    upright(a, 25, 0.8)
    for x, y, r in ((84, 54, 3), (90, 66, 2.2), (76, 66, 1.8), (82, 80, 2.6), (70, 84, 1.6)):
        a.glow(x, y, r * 2.4, "#FF8A4A", 0.7)
        a.path(
            f"M{n(x)} {n(y + r)}C{n(x - r)} {n(y + r * 0.6)} {n(x - r * 0.7)} {n(y - r * 0.4)}"
            f" {n(x + r * 0.3)} {n(y - r * 1.8)}C{n(x + r * 0.2)} {n(y - r * 0.6)} {n(x + r * 1.2)}"
            f" {n(y)} {n(x)} {n(y + r)}Z",
            "#FFD98A",
        )
    a.dust(
        [(88, 70, 2), (76, 83, 1.6), (44, 20, 1.4), (92, 44, 1.2), (38, 48, 0.8), (42, 90, 0.8)],
        "#FFD9A0",
    )
    return a


EMBLEMS = {
    "wand-river": wand_river,
    "wand-forest": wand_forest,
    "wand-lake": wand_lake,
    "wand-cave": wand_cave,
    "wand-valley": wand_valley,
    "wand-mountain": wand_mountain,
}
