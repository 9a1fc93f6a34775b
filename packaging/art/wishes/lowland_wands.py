"""Wands of the river, the forest and the lake."""

from curves import Point, lit_edge, mix, n, ribbon, toward
from kit import Art
from plants import leaf

from wishes.land import ripples
from wishes.wand_parts import SILVER, collar, shaft, trail, upright


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
    a.path(ribbon(coil, [0.4, 2, *[2.9] * 10, 2.4, 1.8, 0.6]), water)
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
            a.path(ribbon(neck, [w + 0.7 for w in wide], steps=3), "#8496CC", 0.8)
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
    a.path(gem, a.linear(-8, -7, 8, 8, *pink), 1, "#B0305C", 0.4)
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
    a.path(ribbon(spine, [4.2, 4.4, 3.8, 3]), "#4E7A94", 0.6)
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
        "#8FB8C4",
        0.4,
    )
    # the crescent
    moon = (
        "M59 45C46 37 43 20 54 9C50 22 56 35 69 37.6C77 39 84.6 35.4 89 29C87.6 43 73 52.6 59 45Z"
    )
    a.path(moon, a.linear(44, 10, 84, 48, *SILVER), 1, "#8FB4C8", 0.4)
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
        "#8FC0C8",
        0.4,
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
