"""Valley of the echo, the realm of fame: golden evening, two steep walls, rings of sound."""

from curves import Point, at, mirrored, n, ribbon, toward
from kit import Art
from plants import leaf

from wishes.land import Tones, arcs, clouds, flock, grass, hills, orb, round_rays, sky

GLOW = ((0, "#6A4A7C"), (0.35, "#C8786A"), (0.7, "#F5B45E"), (1, "#FFF0B8"))
ROCK: Tones = ("#F2CF8E", "#A8744C", "#4E3346")
METAL = ((0, "#FFFBE2"), (0.3, "#EDC566"), (0.55, "#B07E2C"), (0.75, "#F0CD78"), (1, "#7A4E1A"))


def gorge(a: Art, sun: Point, r: float = 9, wide: float = 0) -> None:
    """Evening light between two walls of rock; `wide` moves them apart."""
    sky(a, *GLOW, foot=64)
    orb(a, *sun, r, "#FFF6CC", "#FFE08A", "#FFF0B0")
    clouds(a, [(30, 12, 50, 2.4), (0, 22, 44, 2.2), (56, 20, 46, 2)], "#FFE9C0", 0.55)
    hills(a, [(20, 50), (36, 44), (52, 49), (66, 43), (84, 50)], "#E0A070", "#A8706E", 90)
    hills(a, [(20, 57), (40, 52), (58, 57), (80, 53)], "#C58A5A", "#7E5A5C", 100)
    for side in (0, 1):
        with a.moved(100 * side + (wide if side else -wide), 0, flip=bool(side)):
            a.path(
                "M-50 -8C-20 -4 2 6 10 16C15 22 15 30 21 35C28 41 27 50 33 56C37 60 38 64 43 68L44"
                " 96"
                "L-50 110Z",
                a.linear(
                    0,
                    4,
                    36,
                    80,
                    (0, ROCK[0] if not side else "#D9A46C"),
                    (0.4, ROCK[1]),
                    (1, ROCK[2]),
                ),
            )
            for line in (
                [(-4, 6), (2, 24), (0, 44), (6, 66)],
                [(12, 22), (10, 38), (18, 54), (17, 72)],
                [(24, 42), (24, 56), (31, 68)],
            ):
                a.limb(line, [0.4, *[2.2] * (len(line) - 2), 0.4], ROCK[2], o=0.55)
            a.limb(
                [(-6, 0), (9, 15.6), (15, 27), (21, 35), (27, 44), (33, 56), (42, 67)],
                [0.4, 1.4, 1, 1.2, 1, 1.2, 0.3],
                "#FFEDB4",
                o=0.85 if not side else 0.5,
            )


def meadow(a: Art, top: float = 66) -> None:
    """Fields of the valley floor in bands, a stream of light between them."""
    a.path(
        f"M-30 {n(top + 2)}C20 {n(top - 2)} 76 {n(top - 2)} 130 {n(top + 2)}V140H-30Z",
        a.linear(
            30, top, 60, 124, (0, "#F5D672"), (0.25, "#C9A23E"), (0.6, "#7A6A2E"), (1, "#33301F")
        ),
    )
    for y, o in ((top + 5, 0.6), (top + 12, 0.5), (top + 22, 0.4)):
        k = y - top
        a.limb(
            [(10 - k, y + 3), (34, y - 1), (66, y - 1), (90 + k, y + 3)],
            [0.2, 1 + k * 0.06, 1 + k * 0.06, 0.2],
            "#FFF0AE",
            o=o,
        )
        a.limb(
            [(0 - k, y + 6), (30, y + 1.4), (70, y + 1.8), (100 + k, y + 6)],
            [0.2, 1 + k * 0.05, 1 + k * 0.05, 0.2],
            "#5E6A2E",
            o=o,
        )


def valley() -> Art:
    """A call goes out between the walls and comes back in rings."""
    a = Art("Valley of the echo")
    gorge(a, (52, 36), 10)
    arcs(a, 52, 60, (18, 27, 36, 45, 54), 215, 325, "#FFFBE0", 0.85)
    meadow(a)
    a.path(
        "M51 65C54 70 46 73 47 79C48 88 66 92 62 104C60 114 56 122 58 130H92C88 116 84 106 76 97"
        "C68 88 56 84 57 77C57.6 72 56 68 54.6 65Z",
        a.linear(
            54, 65, 66, 122, (0, "#FFFBE0"), (0.3, "#FFE0A0"), (0.7, "#B99A78"), (1, "#5F5A64")
        ),
    )
    # a village of three roofs, poplars
    for x, y, s in ((36, 74, 1), (41, 76, 0.8), (31.6, 77, 0.75)):
        with a.moved(x, y, s):
            a.path("M-3.4 0V-4.6H3.4V0Z", "#FFF3D6")
            a.path("M.6 0V-4.6H3.4V0Z", "#C99A80")
            a.path("M-4.4 -4.2L0 -9L4.4 -4.2Z", "#A8452E")
            a.path("M-1 0V-2.6H.4V0Z", "#5A3A34")
    for x, h in ((69, 15), (73, 19), (77, 13), (26, 12)):
        a.path(
            f"M{x} {80 - h}C{x + 3} {80 - h * 0.5:.1f} {x + 2.4} 79 {x} 80C{x - 2.4} 79 {x - 3}"
            f" {80 - h * 0.5:.1f} {x} {80 - h}Z",
            a.linear(x - 2, 0, x + 2, 0, (0, "#B9B04A"), (1, "#4A5628")),
        )
    flock(a, [(62, 22, 1), (70, 26, 0.8), (57, 28, 0.6)], "#7A4A50")
    grass(
        a,
        [
            (8, 18, 3),
            (14, 24, -3),
            (20, 16, 4),
            (27, 20, -2),
            (34, 14, 3),
            (88, 20, -4),
            (95, 24, 3),
        ],
        112,
        "#5E5A26",
        "#B99A3A",
        "#3E3C1E",
    )
    a.dust([(40, 62, 0.7), (64, 66, 0.9), (84, 84, 1.2), (30, 90, 0.9)], "#FFF6CC")
    return a


def whisper() -> Art:
    """A harebell rings, so softly that only the valley hears."""
    a = Art("Valley: a whisper")
    gorge(a, (63, 44), 19, 8)
    meadow(a, 74)
    a.glow(54, 52, 30, "#FFFBE0", 0.7)
    arcs(a, 61, 62, (25, 31, 37), -28, 44, "#FFFBE8", 1)
    arcs(a, 61, 62, (25, 31, 37), 136, 208, "#FFFBE8", 1)
    stem: list[Point] = [(44, 116), (42, 90), (44, 62), (50, 38), (58, 31), (61, 38)]
    a.limb(stem, [3, 2.4, 2, 1.8, 1.5, 1.2], "#4F7A3A", "#C6DC7A")
    leaf(a, (42.6, 88), -156, 20, "#A9C866", "#4F7A3A")
    leaf(a, (43, 78), -28, 18, "#C6DC7A", "#5E8640")
    leaf(a, (47, 50), -150, 9, "#A9C866", "#4F7A3A")
    # a small closed bell above, the great one in the middle
    a.limb([(46, 52), (38, 46), (35, 52)], [1.4, 1.1, 0.9], "#4F7A3A")
    a.path(
        "M35 51C38.6 54 38.4 60 35.4 64C31.8 60.6 31.4 54.6 35 51Z",
        a.linear(32, 52, 38, 63, (0, "#C4B4FF"), (1, "#5A3FA4")),
    )
    bell = a.linear(
        -16, -2, 14, 34, (0, "#E9E0FF"), (0.35, "#9C86F0"), (0.75, "#5A42B4"), (1, "#33226E")
    )
    with a.moved(61, 38, 1.12, 6):
        a.path(
            "M0 -2C-6 -2 -9.6 4 -11 12C-12.4 20 -14.6 25 -19 28.6C-14 28.4 -11.6 30 -10.4 33.6"
            "C-7.4 30 -3.6 30 -.4 34.6C3 30 6.8 30 10 33.6C11 30 13.6 28.4 18.6 28.6"
            "C14.4 25 12.2 20 11 12C9.6 4 6 -2 0 -2Z",
            bell,
        )
        a.path(
            "M5 -.6C8.6 2 10 6.6 11 12C12.2 20 14.4 25 18.6 28.6C13.6 28.4 11 30 10 33.6C8.6 31.8"
            " 7 30.8 5.4 30.6C7.6 20 7.4 9 5 -.6Z",
            "#24164E",
            0.45,
        )
        for line in ([(-4, 1), (-7, 14), (-10, 31)], [(0.6, 0), (0.4, 16), (-0.4, 33)]):
            a.limb(line, [0.3, 0.8, 0.2], "#EDE6FF", o=0.8)
        a.path(
            "M-9 8C-8 3 -5.6 .4 -3.4 -.4C-5.4 4 -6.6 10 -7.6 16C-8.4 20 -10.6 18 -9 8Z",
            "#FFFFFF",
            0.55,
        )
        a.path(
            "M-5 -1C-3.4 -4.6 3.4 -4.6 5 -1C7 -2 8 -1 8.6 .6C5 1 -5 1 -8.6 .6C-8 -1 -7 -2 -5 -1Z",
            "#6B9A3E",
        )
        a.limb([(0, 26), (0.4, 33), (0.2, 37)], [0.7, 0.9, 0.9], "#FFF3C0")
        a.circle(0.2, 38.4, 1.8, "#FFE58A")
    grass(
        a,
        [
            (12, 22, 4),
            (20, 30, -3),
            (28, 20, 3),
            (70, 18, -3),
            (78, 26, 4),
            (86, 20, -3),
            (93, 28, 2),
        ],
        114,
        "#6B6A2C",
        "#C9AE4A",
        "#43431F",
    )
    a.dust([(84, 60, 1.2), (30, 74, 0.9), (76, 44, 0.8), (48, 26, 0.7)], "#FFF6CC")
    return a


def bird(a: Art, blue: bool) -> None:
    """A bird that sings to the right, its feet at 0, 0."""
    back = ("#BFE0FF", "#3F7FC8", "#1C3A7A") if blue else ("#FFE3A8", "#E08A3A", "#8A3E1E")
    a.path("M-8 -4C-15 -3 -22 0 -29 6L-24 8C-17 5 -10 3 -6 1Z", back[2])
    a.path(
        "M-12 -4C-10 -12 -2 -15 3 -19C4 -25 10 -28 15 -25C18 -23 18.4 -18.6 16.4 -15"
        "C15 -8 11 -1 2 0C-5 .6 -11 0 -12 -4Z",
        a.linear(-10, -24, 14, 0, (0, back[0]), (0.45, back[1]), (1, back[2])),
        1,
        "#33203A",
        0.7,
    )
    a.path(
        "M16.6 -15C15 -8 11 -1 2 0C-2 .2 -4 0 -6 -.6C3 -3 7 -9 8.6 -17C11 -18 14 -18 16.6 -15Z",
        "#FFF6E2",
    )
    a.path(
        "M-16 -3C-9 -14 1 -15 6 -10C2 -4 -7 -1 -16 -3Z",
        a.linear(-12, -12, 4, -2, (0, back[1]), (1, back[2])),
        1,
        "#33203A",
        0.5,
    )
    for y in (-5, -7.6):
        a.limb([(-11, y + 2), (-3, y), (3, y - 1)], [0.2, 1, 0.2], back[0], o=0.9)
    a.path("M11 -26C8.6 -27 5 -29 1.6 -28C3.6 -26 4.6 -24 6.4 -23Z", back[1])
    a.path("M16.6 -23.4L24 -25.6L17.8 -20.6Z", "#FFC24F", 1, "#7A4A1A", 0.5)
    a.path("M17.4 -20L23 -16.6L16.8 -17.4Z", "#E08A2A", 1, "#7A4A1A", 0.5)
    a.circle(13, -21.6, 1.5, "#1C1220")
    a.circle(12.5, -22.1, 0.5, "#FFFFFF")
    a.path("M1 -.4V4M5 -.8V4", "none", 1, "#5A3426", 1)


def promise() -> Art:
    """Two birds, one on each side; their songs meet in the middle."""
    a = Art("Valley: a promise")
    gorge(a, (51, 42), 13, 14)
    meadow(a, 78)
    a.glow(51, 52, 36, "#FFFBE0", 0.8)
    for side in (0, 1):
        with a.moved(100 * side + 2 * (1 - side), 10, flip=bool(side)):
            a.path(
                "M-30 66C-10 62 4 64 16 67C26 69 32 72 30 77C27 83 22 88 24 98L22 130H-30Z",
                a.linear(0, 64, 28, 110, (0, ROCK[0]), (0.35, ROCK[1]), (1, "#3A2638")),
            )
            a.limb([(-20, 64.6), (4, 65), (20, 68.6), (30, 73)], [0.8, 1.8, 1.6, 0.4], "#FFF0B8")
            for line in ([(8, 70), (10, 84), (6, 104)], [(20, 74), (18, 86), (20, 104)]):
                a.limb(line, [0.4, 2, 0.4], "#4E3346", o=0.6)
            grass(a, [(2, 10, -3), (7, 8, 3), (25, 7, 3)], 68, "#8A8436", "#C9AE4A")
            with a.moved(15, 65, 1.1):
                bird(a, not side)
    arcs(a, 41, 51.6, (3.4, 6.4), -56, 56, "#FFFFFF", 1)
    arcs(a, 61, 51.6, (3.4, 6.4), 124, 236, "#FFFFFF", 1)
    a.spark(51, 51.6, 4, "#FFFFFF")
    flock(a, [(46, 16, 0.9), (56, 12, 1), (63, 18, 0.7)], "#8A5058")
    a.dust([(51, 30, 1), (42, 70, 0.8), (60, 72, 0.8), (51, 84, 0.9)], "#FFF6CC")
    return a


def oath() -> Art:
    """The bell between the walls: whoever rings it is heard by all."""
    a = Art("Valley: an oath")
    gorge(a, (52, 46), 27, 12)
    meadow(a, 80)
    arcs(a, 52, 58, (31, 38, 45), -30, 40, "#FFFBE8", 0.9)
    arcs(a, 52, 58, (31, 38, 45), 140, 210, "#FFFBE8", 0.9)
    # a yoke of beams on two posts
    wood = a.linear(10, 10, 90, 30, (0, "#C9925A"), (0.5, "#7E5236"), (1, "#3A2430"))
    for x in (18, 86):
        a.limb(
            [(x, 112), (x + (1 if x < 50 else -1), 60), (x + (3 if x < 50 else -3), 14)],
            [7, 5.4, 5],
            wood,
            "#F2C88A",
            "#33202C",
        )
        a.limb(
            [
                (x + (2 if x < 50 else -2), 40),
                (x + (10 if x < 50 else -10), 28),
                (x + (20 if x < 50 else -20), 20),
            ],
            [3, 3.4, 3],
            "#6B4430",
            "#D9A870",
        )
    a.limb([(8, 19), (30, 16), (52, 14.6), (74, 16), (96, 19)], [5, 7, 7.6, 7, 5], wood)
    a.limb([(10, 16.6), (52, 11.8), (94, 16.6)], [0.8, 1.8, 0.8], "#FFDFA6", o=0.9)
    # the bell
    a.glow(52, 54, 34, "#FFE9A0", 0.6)
    a.path(ribbon([(47, 18), (48, 26), (56, 26), (57, 18)], [3, 3.4, 3.4, 3]), "#5A3A1A")
    shape = (
        "M52 24C62 24 67 31 68.4 42C69.8 54 73 62 80 68.6C80 72 78 74 74 74.6C60 77 44 77 30 74.6"
        "C26 74 24 72 24 68.6C31 62 34.2 54 35.6 42C37 31 42 24 52 24Z"
    )
    a.path(shape, a.linear(26, 30, 80, 72, *METAL), 1, "#4A2C10", 0.8)
    a.path(
        "M58 25C63.4 27.6 67.2 33 68.4 42C69.8 54 73 62 80 68.6C80 72 78 74 74 74.6C69 75.4 64 76"
        " 58.6 76.2C62 60 62 40 58 25Z",
        "#4A2410",
        0.5,
    )
    a.path(
        "M41 34C43 29 46 27 48.6 26.6C45 34 43.6 46 40 58C38.4 63.6 35 66.6 33 67.4C38.6 58 38 44"
        " 41 34Z",
        "#FFFFFF",
        0.6,
    )
    for y, w, h in ((36, 15.4, 1.6), (62, 23, 2.2), (66.4, 25.8, 2.4)):
        a.limb([(52 - w, y), (52, y + h * 1.6), (52 + w, y)], [1, 1.4, 1], "#6B4212")
        a.limb(
            [(52 - w, y - 0.7), (52, y + h * 1.6 - 0.8), (52 + w * 0.6, y)],
            [0.4, 0.6, 0.2],
            "#FFF3C0",
        )
    laurel: list[Point] = [(41.4, 55), (46, 58), (52, 59)]
    for k in range(5):
        for side in (0, 1):
            foot = (52 - (k + 0.6) * 2.4, 57.4 - k * k * 0.5)
            root = mirrored([foot], 52)[0] if side else foot
            leaf(a, root, (-128 - k * 6) if not side else (-52 + k * 6), 5.6, "#FFF0B4", "#7A4E1A")
    a.limb(laurel, [0.2, 0.8, 0.8], "#7A4E1A")
    a.limb([(x, y) for x, y in mirrored(laurel, 52)], [0.2, 0.8, 0.8], "#7A4E1A")
    star = [toward((52, 48), k * 36 - 90, 6 if k % 2 == 0 else 2.7) for k in range(10)]
    a.path("M" + "L".join(at(p) for p in star) + "Z", "#FFF6CF", 1, "#6B4212", 0.5)
    a.limb([(52, 74), (53, 79), (53, 82)], [2, 2, 2], "#5A3A1A")
    a.circle(53, 82, 4.4, a.radial(51.6, 80.6, 6, (0, "#FFE9B0"), (0.5, "#B07E2C"), (1, "#4A2C10")))
    grass(
        a,
        [(10, 14, 3), (24, 18, -3), (34, 12, 3), (66, 12, -3), (78, 18, 3), (92, 14, -3)],
        110,
        "#6B6A2C",
        "#B99A3A",
    )
    a.dust([(84, 48, 1.2), (20, 52, 0.9), (52, 92, 0.9), (70, 30, 0.8)], "#FFF6CC")
    return a


def enchantment() -> Art:
    """The sun itself answers: a crown of laurel round it, and every ring is a colour."""
    a = Art("Valley: an enchantment")
    sky(a, (0, "#54386E"), (0.4, "#C06A72"), (0.75, "#F7B85E"), (1, "#FFF3B8"), foot=72)
    a.glow(50, 52, 66, "#FFF6C8", 0.9)
    round_rays(a, 50, 50, 68, "#FFFBE0", 20, 0.5)
    for k, tone in enumerate(("#B48CE8", "#7FB4F0", "#7FDCA0", "#FFE66A", "#FFA84A", "#F2607A")):
        r = 34 + k * 4.4
        line = [toward((50, 58), 190 + 160 * i / 8, r) for i in range(9)]
        a.limb(line, [0.6, 3.4, 4, 4.2, 4.2, 4.2, 4, 3.4, 0.6], tone, o=0.72)
    for side in (0, 1):
        with a.moved(100 * side + (7 if side else -7), 12, flip=bool(side)):
            a.path(
                "M-50 -8C-20 -4 2 14 10 26C15 32 15 38 21 42C28 47 27 54 33 59C37 62 40 64 46 68"
                "L46 96"
                "L-50 110Z",
                a.linear(
                    0,
                    4,
                    36,
                    80,
                    (0, "#FFE0A0" if not side else "#E9B070"),
                    (0.4, ROCK[1]),
                    (1, "#4E3346"),
                ),
            )
            a.limb(
                [(2, 14), (10, 26), (16, 36), (21, 42), (27, 49), (33, 59), (44, 67)],
                [0.4, 1.4, 1, 1.2, 1, 1.2, 0.3],
                "#FFF6C8",
                o=0.9,
            )
            for crack in ([(0, 26), (4, 44), (8, 66)], [(16, 46), (20, 58), (20, 74)]):
                a.limb(crack, [0.4, 2.2, 0.4], "#4E3346", o=0.5)
    meadow(a, 80)
    # the sun in its wreath
    a.glow(50, 50, 30, "#FFF6C8", 0.7)
    a.circle(50, 50, 14.6, a.radial(45, 44, 20, (0, "#FFFFFF"), (0.5, "#FFF6B8"), (1, "#FFC24F")))
    for side in (0, 1):
        with a.moved(50, 50, flip=bool(side)):
            bough = [toward((0, 0), 96 + k * 25, 22 - k * 0.2) for k in range(7)]
            a.limb(bough, [1.8, 1.8, 1.6, 1.4, 1.2, 0.9, 0.4], "#4A3A14")
            for k in range(9):
                root = toward((0, 0), 104 + k * 17, 21.8)
                for off, length in ((58, 9.4), (116, 8.4)):
                    light, deep = ("#C6D45A", "#4E6B1E") if not side else ("#A9BE4A", "#35521A")
                    leaf(a, root, 104 + k * 17 + off, length - k * 0.3, light, deep)
    a.path(
        "M44 71C47 75 53 75 56 71C54 76 58 80 60 82C55 81 52 79 50 76C48 79 45 81 40 82C42 80 46"
        " 76 44 71Z",
        "#C8323C",
        1,
        "#6B1420",
        0.4,
    )
    star = [toward((50, 50), k * 36 - 90, 9 if k % 2 == 0 else 3.9) for k in range(10)]
    a.path(
        "M" + "L".join(at(p) for p in star) + "Z",
        a.linear(42, 42, 58, 58, (0, "#FFFFFF"), (0.5, "#FFE08A"), (1, "#D98A2A")),
        1,
        "#B4701E",
        0.5,
    )
    flock(a, [(30, 66, 1.1), (72, 62, 1.2), (78, 68, 0.9), (24, 72, 0.8), (66, 70, 0.8)], "#6B3A48")
    grass(
        a,
        [(8, 16, 3), (16, 22, -3), (24, 14, 3), (76, 16, -3), (86, 22, 3), (94, 16, -3)],
        112,
        "#6B6A2C",
        "#C9AE4A",
        "#43431F",
    )
    a.dust(
        [(50, 94, 1.4), (34, 88, 1), (66, 90, 1), (84, 30, 1.4), (60, 12, 1.1), (90, 56, 0.9)],
        "#FFFBE0",
    )
    return a


EMBLEMS = {
    "valley": valley,
    "valley-whisper": whisper,
    "valley-promise": promise,
    "valley-oath": oath,
    "valley-enchantment": enchantment,
}
