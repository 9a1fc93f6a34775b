"""Wands of the cave, the valley and the mountain."""

from curves import Point, n, polygon, ribbon, toward
from kit import Art

from wishes.wand_parts import METAL, collar, shaft, trail, upright


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
    a.path(polygon([(12, 96), (17, 90.6), (22, 95.4), (16, 99)]), gold, 1, "#B08038", 0.4)
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
                    "#9A6AE0",
                    0.4,
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
                "#B08038",
                0.4,
            )
        a.path(ribbon([(0, 9), (-0.4, 2), (0, -9)], [5, 4.6, 0.6]), claw, 1, "#B08038", 0.4)
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
        "#8A1A34",
        0.4,
    )
    a.path(
        "M53 50C60 56 66 60 74 62L72.8 64.4C65 62.6 58 58.6 51.4 52ZM36 71C44 74 52 78 58 84L59.4"
        " 82.4C54 77 46 72 37.6 69Z",
        "#F2C96A",
    )
    star = [toward((56, 66), k * 36 - 60, 7 if k % 2 == 0 else 3) for k in range(10)]
    a.path(polygon(star), "#FFE9A0", 1, "#C89A4A", 0.4)
    a.limb([(48, 58), (55, 64), (60, 76)], [0.4, 1.8, 0.3], "#3A0A1C", o=0.35)
    a.path(ribbon(spine, [4, 3.6, 4, 5.6]), "#8A5A20", 0.7)
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
            "#B08038",
            0.4,
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
        "#B08038",
        0.4,
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
        "#B8803A",
        0.4,
    )
    with a.moved(56, 47, 1, 38):
        gold = a.linear(-20, -30, 20, 6, *METAL)
        # eagle's wings
        for s in (-1, 1):
            for k, (angle, length) in enumerate(((-4, 15), (-22, 20), (-40, 24), (-57, 26))):
                root = (s * 3, -3 - k * 1.6)
                tip = toward(root, angle if s > 0 else 180 - angle, length)
                bend = toward(root, (angle + 12) if s > 0 else 168 - angle, length * 0.55)
                a.path(ribbon([root, bend, tip], [3.4, 5.6, 0.4]), gold, 1, "#B8803A", 0.4)
                a.limb(
                    [root, bend, toward(root, angle if s > 0 else 180 - angle, length * 0.9)],
                    [0.3, 0.8, 0.2],
                    "#FFFBE0",
                    o=0.8,
                )
        collar(a, 0, 3, 0, 5)
        a.path("M-6 2C-9 -6 -8 -13 0 -17C8 -13 9 -6 6 2Z", gold, 1, "#B8803A", 0.4)
        # the stone
        a.glow(0, -18, 15, "#FF6A4A", 0.9)
        a.path(
            polygon([(-8.4, -14), (-6, -22), (0, -26), (6, -22), (8.4, -14), (0, -5)]),
            "#E0304A",
            1,
            "#B8203C",
            0.4,
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
            "#B8803A",
            0.4,
        )
        a.path("M-9 -27C-3 -25.4 3 -25.4 9 -27L9.6 -29.6C3 -28 -3 -28 -9.6 -29.6Z", "#8A1F30")
        for x, y in ((-12, -39), (0, -43), (12, -39)):
            a.circle(x, y, 1.7, "#FFF6CF", 1, "#C89A4A", 0.4)
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
