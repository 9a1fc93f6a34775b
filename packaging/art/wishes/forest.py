"""Forest, the realm of wisdom: green depths, old trunks, shafts of golden light."""

from collections.abc import Sequence

from curves import Point, at, n, ribbon, toward
from kit import Art
from plants import flower, leaf

from wishes.land import Tones, firs, grass, rays, round_rays, sky, stars

BARK: Tones = ("#8E7258", "#4E3B3A", "#221C2A")
FERNS = ("#7FB45E", "#3F7F4E", "#1F5240")


def depth(a: Art, glow: Point = (60, 36)) -> None:
    """The light between the trees, and the far trees in it."""
    sky(a, (0, "#0F3B3C"), (0.45, "#2F7458"), (0.8, "#9CBF74"), (1, "#E9E3A0"), foot=76)
    a.glow(*glow, 52, "#FFF6B8", 0.85)
    firs(a, ((44, 34), (53, 28), (62, 40), (72, 30), (80, 42), (36, 30)), 70, "#6FA574")
    firs(a, ((30, 46), (40, 38), (86, 50), (94, 44), (70, 24), (56, 22), (20, 42)), 74, "#3F7F60")


def beams(a: Art, x: float = 20, y: float = -26, o: float = 0.42) -> None:
    """Shafts of light from the upper left."""
    rays(a, x, y, 128, "#FFF6B4", [38, 46, 55, 63, 72], o, 1.9)


def trunk(a: Art, points: Sequence[Point], widths: Sequence[float], tones: Tones = BARK) -> None:
    """A bare trunk: lit on its left edge, furrowed."""
    a.limb(points, widths, tones[1])
    a.path(ribbon(points, widths, -0.15, -1), tones[2], 0.75)
    a.path(ribbon(points, widths, 0.72, 0.98), tones[0], 0.9)
    for lo, hi in ((0.3, 0.4), (-0.05, 0.03), (-0.42, -0.36)):
        a.path(ribbon(points[1:], [w * 0.96 for w in widths[1:]], lo, hi), tones[0], 0.35)


def floor(a: Art, top: float = 74, path: bool = False) -> None:
    """Moss, and if asked a bright path into the depth."""
    a.path(
        f"M-30 {n(top)}C10 {n(top - 3)} 40 {n(top + 2)} 60 {n(top - 1)}C90 {n(top - 3)} 110"
        f" {n(top + 1)} 130 {n(top)}V140H-30Z",
        a.linear(
            40, top, 56, 124, (0, "#C3D67A"), (0.2, "#6BA258"), (0.55, "#2A6248"), (1, "#0E2E30")
        ),
    )
    if path:
        a.path(
            f"M57 {n(top - 0.6)}C60 {n(top + 4)} 50 {n(top + 6)} 46 {n(top + 11)}C42 {n(top + 18)}"
            " 60 104 46 130H82C86 106 70 98 66 90C62 84 68 78 64 73.6Z",
            a.linear(56, top, 60, 124, (0, "#FFF6C0"), (0.35, "#D9C78A"), (1, "#5A5A44")),
        )


def ferns(a: Art, x: float, y: float, s: float, flip: bool = False) -> None:
    """A tuft of fern, its foot at x, y."""
    with a.moved(x, y, s, flip=flip):
        for k, (turn, length) in enumerate(((-64, 17), (-30, 22), (2, 24), (34, 21), (62, 15))):
            tone = FERNS[(k + 1) % 3]
            with a.group(f"rotate({turn})"):
                d = [f"M0 0Q.6 {n(-length * 0.5)} {n(length * 0.12)} {n(-length)}"]
                for i in range(6):
                    v = -length * (0.18 + 0.13 * i)
                    w = 5.2 - i * 0.72
                    u = length * 0.02 * i
                    d.append(
                        f"M{n(u)} {n(v)}q{n(w * 0.7)} {n(-w * 0.7)} {n(w)} {n(-w * 0.1)}"
                        f"q{n(-w * 0.4)} {n(w * 0.5)} {n(-w)} {n(w * 0.5)}Z"
                        f"M{n(u)} {n(v)}q{n(-w * 0.7)} {n(-w * 0.7)} {n(-w)} {n(-w * 0.1)}"
                        f"q{n(w * 0.4)} {n(w * 0.5)} {n(w)} {n(w * 0.5)}Z"
                    )
                a.path("".join(d), tone, 1, tone, 0.4)


def mushrooms(a: Art, where: Sequence[tuple[float, float, float]], tone: str = "#9FF0D0") -> None:
    """Little caps that shine by themselves: foot and size of each."""
    for x, y, s in where:
        a.glow(x, y - 4 * s, 8 * s, tone, 0.6)
        with a.moved(x, y, s):
            a.path("M-.8 0C-1 -2 -.6 -4 -.5 -5H.6C.7 -4 1 -2 .9 0Z", "#E9FBEA")
            a.path("M-3.4 -4.2C-3.4 -7.4 -1.6 -8.6 0 -8.6C1.8 -8.6 3.6 -7.4 3.4 -4.2Z", tone)
            a.path("M-2.6 -5.2C-2.4 -7 -1.2 -7.8 0 -8C-1 -7 -1.4 -6.2 -1.4 -5Z", "#FFFFFF", 0.8)


def canopy(a: Art, blobs: Sequence[tuple[float, float, float]], tones: Tones) -> None:
    """Foliage in three layers, each a scalloped cloud; dark behind, lit to the upper left."""
    for layer, tone in enumerate(reversed(tones)):
        shift, scale = -2 * layer, (1, 0.8, 0.52)[layer]
        shapes = []
        for x, y, r in blobs:
            middle = (x + shift * 1.2 * r / 12, y + shift * 1.5 * r / 12)
            count = 13 - 2 * layer
            step = 360 / count
            d = ""
            for i in range(count):
                bay = toward(middle, i * step + x * 3, r * scale * (0.9 + i % 2 * 0.05))
                out = r * scale * (1.2 + i % 3 * 0.09)
                bump = toward(middle, (i + 0.5) * step + x * 3, out)
                end = toward(middle, (i + 1) * step + x * 3, r * scale * (0.95 - i % 2 * 0.05))
                d += "" if d else f"M{at(bay)}"
                d += f"Q{at(bump)} {at(end)}"
            shapes.append(d + "Z")
        a.path("".join(shapes), tone)
    # single leaves: light ones on the shade, dark ones on the light
    for k, tone in ((0, tones[0]), (1, tones[1])):
        dabs = []
        for i, (x, y, r) in enumerate(blobs):
            for m in range(5):
                u, v = toward((x, y), 70 * m + 40 * k + i * 31, r * (0.86 - 0.5 * k + 0.06 * m))
                dabs.append(f"M{at((u - 1.3, v))}q1.2 -1.8 2.8 -.4q-1.2 1.8 -2.8 .4Z")
        a.path("".join(dabs), tone, 0.9)


def forest() -> Art:
    """A path between the trunks, toward the light."""
    a = Art("Forest")
    depth(a)
    floor(a, 72, path=True)
    a.limb([(40, 74), (41, 40), (39, -30)], [5, 3.6, 3.4], "#3A6A55", "#8FB46E")
    a.limb([(80, 76), (79, 40), (81, -30)], [6, 4.4, 4], "#34604F", "#7FA868")
    beams(a)
    trunk(a, [(10, 106), (17, 84), (17, 50), (13, 10), (14, -34)], [34, 16, 13, 12, 11])
    trunk(a, [(101, 108), (93, 88), (92, 60), (96, 20), (92, -34)], [32, 15, 12, 11, 10])
    a.limb([(17, 40), (27, 30), (38, 27)], [5, 3, 0.6], "#3A2D33")
    a.limb([(93, 46), (84, 38), (76, 37)], [4.6, 2.6, 0.6], "#3A2D33")
    canopy(
        a,
        [(-2, -8, 18), (20, -14, 17), (40, -20, 15), (66, -20, 15), (88, -10, 16), (104, 2, 14)],
        ("#7FB45E", "#2F6E4C", "#123F3A"),
    )
    canopy(
        a, [(36, 26, 7), (27, 22, 6), (76, 35, 6), (84, 31, 6)], ("#A9CF74", "#4E8F54", "#235A46")
    )
    ferns(a, 26, 103, 0.9)
    ferns(a, 82, 104, 0.8, flip=True)
    mushrooms(a, [(37, 93, 0.9), (42, 97, 0.7), (73, 92, 0.8)])
    a.dust([(52, 52, 1.2), (66, 60, 0.8), (47, 66, 0.7), (74, 50, 0.7), (60, 82, 1)], "#FFF8C0")
    return a


def whisper() -> Art:
    """A small owl on a bough: it knows, and says nothing."""
    a = Art("Forest: a whisper")
    depth(a, (55, 42))
    a.circle(
        56, 42, 30, a.radial(50, 34, 34, (0, "#FFFEE6"), (0.7, "#F6EFB0"), (1, "#C9D688")), 0.8
    )
    floor(a, 76)
    beams(a, o=0.3)
    trunk(a, [(112, 120), (97, 96), (95, 60), (98, 20), (94, -34)], [44, 20, 16, 15, 14])
    a.limb([(98, 70), (80, 73), (58, 70), (36, 74), (20, 70)], [9, 6, 4.4, 3, 0.6], "#4E3B3A")
    a.path(
        ribbon([(98, 70), (80, 73), (58, 70), (36, 74), (20, 70)], [9, 6, 4.4, 3, 0.6], -0.3, -1),
        "#9C8062",
        0.75,
    )
    for x, y, t in ((22, 70, -170), (26, 71, -120), (30, 73, 120), (38, 73.6, 70), (84, 73, 80)):
        leaf(a, (x, y), t, 8, "#A9CF74", "#3F7F4E")
    # the owl: a pear of feathers, two great eyes
    a.path(
        "M56 73C45 73 39.6 63 41 51C41.6 45 43 42 42.4 36C46 36.4 49 38 51 40C54 39 58 39 61 40"
        "C63 38 66 36.4 69.6 36C69 42 70.4 45 71 51C72.4 63 67 73 56 73Z",
        a.linear(
            42, 38, 70, 72, (0, "#E6C9A0"), (0.4, "#A27A5A"), (0.8, "#5C4440"), (1, "#33283A")
        ),
    )
    a.path("M71 51C72.4 63 67 73 56 73C63 69 66.6 60 64.6 48C67 46 70.4 46 71 51Z", "#241C33", 0.5)
    a.path(
        "M56 71C49.6 70 46.6 64 47.4 57C50 54.6 62 54.6 64.6 57C65.4 64 62.4 70 56 71Z", "#F2DFBA"
    )
    for y, xs in ((59, (50, 54, 58, 62)), (63, (52, 56, 60)), (67, (54, 58))):
        for x in xs:
            a.path(f"M{x - 1.6} {y}q1.6 2.6 3.2 0q-.4 3.6 -1.6 4q-1.2 -.4 -1.6 -4Z", "#8A6448", 0.8)
    for x in (50, 62):
        a.circle(x, 48, 6.2, "#F6E6C4")
        a.circle(
            x, 48, 4.6, a.radial(x - 1, 47, 5, (0, "#FFE78A"), (0.7, "#F2A93A"), (1, "#8A4E1A"))
        )
        a.circle(x, 48, 2.5, "#1C1426")
        a.circle(x - 1, 47, 0.9, "#FFFFFF")
    a.path("M56 50C57.6 51.4 57.6 53.6 56 56C54.4 53.6 54.4 51.4 56 50Z", "#4A3230")
    a.limb([(42.6, 36.6), (47, 40.4), (54, 43.6)], [0.4, 1.6, 0.4], "#5C4440")
    a.limb([(69.4, 36.6), (65, 40.4), (58, 43.6)], [0.4, 1.6, 0.4], "#4A3438")
    a.limb([(41.6, 53), (42.6, 62), (48, 70)], [0.4, 2.6, 0.3], "#F0D9B0", o=0.7)
    for x in (52, 60):
        a.path(
            f"M{x - 2.4} 70.4q.4 4 1 4.4q.6 -1 .7 -2q.4 2.4 1 2.6q.7 -1 .7 -2.6q.5 1.6 1 1.6q.6"
            " -1.6 .2 -4Z",
            "#C9A06A",
        )
    ferns(a, 22, 108, 1)
    ferns(a, 62, 112, 0.9, flip=True)
    a.dust([(78, 30, 1.3), (34, 56, 0.9), (82, 52, 0.8), (30, 84, 0.9), (74, 84, 1.1)], "#FFF8C0")
    return a


def promise() -> Art:
    """Two trees have grown round each other and into one crown: a gate of light."""
    a = Art("Forest: a promise")
    depth(a, (50, 50))
    floor(a, 73)
    a.glow(50, 62, 30, "#FFFFE6", 1)
    a.glow(50, 64, 18, "#FFFFFF", 0.9)
    round_rays(a, 50, 56, 50, "#FFF8C0", 20, 0.3)
    left: list[Point] = [(24, 106), (30, 88), (31, 70), (37, 52), (50, 39), (61, 28), (64, 14)]
    right: list[Point] = [(78, 106), (71, 88), (69, 70), (63, 53), (51, 40), (41, 29), (35, 12)]
    fat = [26, 12, 9.4, 8.4, 8, 7, 5]
    pale: Tones = ("#F3EAD2", "#A89C8E", "#5A5460")
    trunk(a, right, fat)
    trunk(a, left[:4], fat[:4], pale)
    trunk(a, left[3:], fat[3:], pale)
    trunk(a, [(50.6, 40.4), (41, 29), (35, 12)], [8, 7, 5])
    for x, y in ((31, 82), (32, 70), (36, 57), (43, 45.6), (57, 32)):
        a.limb([(x - 3, y), (x, y + 0.8), (x + 3, y - 0.4)], [0.2, 1, 0.2], "#33303C", o=0.8)
    for x0, y0, x1, y1 in ((36, 56, 26, 48), (64, 55, 76, 46), (62, 24, 74, 20), (38, 22, 27, 22)):
        a.limb([(x0, y0), ((x0 + x1) / 2, y1 + 1), (x1, y1 - 4)], [3.4, 2, 0.4], "#6E5F5E")
    canopy(
        a,
        [
            (22, 8, 15), (38, -2, 14), (54, -4, 14), (72, 2, 15), (84, 14, 12), (50, 9, 11),
            (80, 40, 9), (22, 40, 9), (12, 20, 11), (66, 12, 10), (35, 13, 10),
        ],
        ("#A9D074", "#4A8E52", "#1B5040"),
    )  # fmt: skip
    # a ring of small flowers where they cross
    for k in range(10):
        flower(a, *toward((50.4, 41), k * 36, 8.4), 2.1, ("#FFFFFF", "#FFD6E6", "#FFF0B0")[k % 3])
    ferns(a, 20, 108, 1)
    ferns(a, 80, 108, 1, flip=True)
    grass(
        a,
        [(38, 9, -3), (44, 12, 2), (50, 8, -1), (56, 11, 3), (62, 9, -2)],
        96,
        "#3F7F4E",
        "#7FB45E",
    )
    a.dust([(50, 62, 1.6), (42, 70, 0.9), (58, 72, 1), (50, 82, 0.8), (56, 54, 0.7)], "#FFFBD0")
    return a


def oath() -> Art:
    """The oldest oak; a rune shines in its heart wood."""
    a = Art("Forest: an oath")
    depth(a, (52, 44))
    floor(a, 76)
    beams(a, o=0.35)
    trunk_points: list[Point] = [(50, 96), (49, 80), (51, 62), (49, 44), (50, 26)]
    for root in (
        [(40, 84), (28, 92), (14, 94), (4, 102)],
        [(60, 84), (72, 91), (88, 92), (98, 100)],
        [(45, 88), (38, 98), (30, 106)],
        [(56, 88), (62, 98), (72, 106)],
    ):
        a.limb(root, [12, 8, 4.6, 1][: len(root)], "#4E3B3A", "#9C8062")
    for bough in (
        [(46, 46), (34, 34), (18, 30), (4, 18)],
        [(54, 46), (68, 34), (84, 32), (98, 20)],
        [(48, 36), (40, 20), (30, 8)],
        [(52, 36), (62, 18), (74, 6)],
    ):
        a.limb(bough, [12, 7, 4, 1][: len(bough)], "#4E3B3A", "#8E7258")
    trunk(a, trunk_points, [42, 31, 27, 25, 22])
    canopy(
        a,
        [
            (8, 18, 17), (26, 8, 17), (50, 4, 18), (74, 8, 17), (94, 18, 16), (38, 20, 10),
            (64, 20, 10), (-4, 32, 12), (104, 34, 12),
        ],
        ("#9CC66A", "#3F8650", "#174A3E"),
    )  # fmt: skip
    # the hollow, and the sign in it: a spiral with its stem
    a.path("M38 70C37 56 42 47 51 46.6C60 47 64.4 57 62.6 70C60 79 41 79 38 70Z", "#1A1420", 0.9)
    a.path(
        "M38 70C37 56 42 47 51 46.6C45 50 42 58 42.6 70C42.8 73.6 44 76 45.6 76.4"
        "C42 75.6 39 73.6 38 70Z",
        "#B08C64",
    )
    a.glow(51, 62, 22, "#C8FF9A", 0.95)
    sign: list[Point] = [
        (51, 76), (51, 68), (45.6, 63), (46, 55.6), (52, 52.6), (57.4, 56.6), (56.4, 62),
        (51.6, 62.4),
    ]  # fmt: skip
    a.path(ribbon(sign, [1.2, 2.4, 2.6, 2.6, 2.4, 2.2, 1.8, 0.6]), "#F4FFC4")
    a.limb([(51, 71), (56, 69), (59.4, 66)], [1.4, 1.6, 0.4], "#F4FFC4")
    ferns(a, 24, 110, 0.9)
    ferns(a, 80, 110, 0.9, flip=True)
    mushrooms(a, [(32, 90, 0.9), (27, 94, 0.7), (70, 92, 0.9), (76, 95, 0.7)])
    a.dust([(36, 60, 1), (68, 56, 1.2), (72, 70, 0.8), (32, 72, 0.7), (51, 42, 0.8)], "#E9FFB8")
    return a


def enchantment() -> Art:
    """The white stag: his antlers are a tree in leaf, and all the wood is awake."""
    a = Art("Forest: an enchantment")
    sky(a, (0, "#082C34"), (0.4, "#1A5C50"), (0.8, "#5FA070"), (1, "#C6D98A"), foot=80)
    a.glow(52, 42, 58, "#F2FFB4", 0.85)
    firs(a, ((20, 48), (32, 36), (72, 34), (82, 48), (94, 40), (8, 40)), 76, "#2C6A56")
    round_rays(a, 52, 42, 60, "#FAFFD0", 22, 0.4)
    floor(a, 76)
    trunk(a, [(-6, 110), (4, 84), (3, 50), (5, 10), (1, -34)], [28, 13, 11, 10, 9])
    trunk(a, [(110, 110), (99, 84), (98, 50), (100, 10), (97, -34)], [26, 12, 10, 9, 9])
    # antlers
    horn = a.linear(40, 2, 60, 44, (0, "#FFFFFF"), (0.6, "#FFF3C0"), (1, "#D9B86A"))
    lines: tuple[tuple[list[Point], list[float]], ...] = (
        ([(54, 44), (46, 36), (38, 27), (36, 15), (42, 4)], [3, 2.8, 2.4, 1.8, 0.4]),
        ([(40, 30), (31, 27), (25, 19)], [2.2, 1.6, 0.4]),
        ([(37, 20), (30, 13), (29, 5)], [1.9, 1.4, 0.4]),
        ([(45, 35), (46, 27), (50, 20)], [2, 1.4, 0.3]),
        ([(60, 43), (68, 35), (77, 27), (79, 15), (73, 4)], [3, 2.8, 2.4, 1.8, 0.4]),
        ([(75, 30), (84, 27), (90, 19)], [2.2, 1.6, 0.4]),
        ([(78.4, 20), (85, 13), (86, 5)], [1.9, 1.4, 0.4]),
        ([(69, 35), (67, 27), (63, 20)], [2, 1.4, 0.3]),
    )
    for points, widths in lines:
        a.path(ribbon(points, widths), horn)
    for k, (x, y) in enumerate(
        (
            (42, 4),
            (25, 19),
            (29, 5),
            (50, 20),
            (73, 4),
            (90, 19),
            (86, 5),
            (63, 20),
            (36, 14),
            (79, 14),
            (31, 24),
            (84, 24),
        )
    ):
        for turn in (-150, -90, -30):
            leaf(a, (x, y), turn + k * 17 % 40 - 20, 6, "#F4FFB0", "#8FC05A")
    # neck and breast come out of the ferns
    coat = a.linear(
        36, 50, 82, 104, (0, "#FFFFFF"), (0.4, "#F6F3E4"), (0.75, "#BCC8B6"), (1, "#5F8480")
    )
    a.path(
        "M48 50C48.6 58 47 66 43.6 72L39 73.6L41.6 77L35.6 79L38.6 82.6L31.6 85.6L35 89"
        "C28 92 22 98 18 108V130H98V108C94 98 87 92 80 89L83.4 85.6L76.4 82.6L79.4 79L73.4 77"
        "L76 73.6L71.4 72C68 66 66.4 58 67 50Z",
        coat,
    )
    a.path(
        "M67 50C66.4 58 68 66 71.4 72L76 73.6L73.4 77L79.4 79L76.4 82.6L83.4 85.6L80 89"
        "C87 92 94 98 98 108V130H66C70 104 68 76 62 56Z",
        "#3F6B68",
        0.42,
    )
    for fold, tone, o in (
        ([(50, 60), (44, 74), (38, 96)], "#FFFFFF", 0.9),
        ([(54, 66), (51, 82), (47, 104)], "#A9BCAC", 0.8),
        ([(58, 68), (58, 84), (57, 104)], "#FFFFFF", 0.8),
        ([(62, 66), (65, 82), (68, 104)], "#7F9C94", 0.8),
        ([(66, 62), (73, 78), (78, 98)], "#E9F0DC", 0.5),
    ):
        a.limb(fold, [0.6, 3, 0.6], tone, o=o)
    # the head throws its shadow on the breast
    a.path(
        "M47.6 56C47 68 45 76 42 84L47 81L48.6 88L53 84L57.5 92L62 84L66.4 88L68 81L73 84"
        "C70 76 68 68 67.4 56Z",
        "#3F6B68",
        0.42,
    )
    # ears, then the head, from the front
    a.path("M50 47C42 42 34 43 30 47C35 53 44 54 50 52Z", coat, 1, "#6F8C86", 0.4)
    a.path("M47 48C42 46 37 46 34 47.6C38 50.6 43 51 47 50Z", "#E3B4A8")
    a.path("M65 47C73 42 81 43 85 47C80 53 71 54 65 52Z", "#D6DCCB", 1, "#6F8C86", 0.4)
    a.path("M68 48C73 46 78 46 81 47.6C77 50.6 72 51 68 50Z", "#B88C88")
    a.path(
        "M57.5 40C63.4 40 67.4 44 67 50.4C66.6 58 62.6 64 62 70C61.4 75 53.6 75 53 70"
        "C52.4 64 48.4 58 48 50.4C47.6 44 51.6 40 57.5 40Z",
        a.linear(48, 42, 68, 74, (0, "#FFFFFF"), (0.55, "#F8F5E8"), (1, "#9CAEA4")),
    )
    a.path(
        "M60 41C64.6 42.4 67.4 45.6 67 50.4C66.6 58 62.6 64 62 70C61.6 72.4 60 73.6 58 73.8C61 66"
        " 63 52 60 41Z",
        "#7F9C94",
        0.45,
    )
    a.path("M53.4 69C54.4 66.4 60.6 66.4 61.6 69C61.4 73.4 53.6 73.4 53.4 69Z", "#4A3A46")
    a.path("M54.6 69C55.4 67.8 57 67.6 58 67.8C56.6 68.6 55.8 69.4 55.6 70.6Z", "#B8A4AC", 0.8)
    for u, side in ((51.8, 1), (63.2, -1)):
        a.ellipse(u, 54, 1.7, 2.3, "#2A2036", 1, side * 14)
        a.circle(u - 0.6, 53, 0.7, "#FFFFFF")
        a.limb([(u - 2.2, 52.4), (u, 51), (u + 2.2, 52.2)], [0.2, 0.7, 0.2], "#8FA59C")
    a.glow(57.5, 46, 10, "#FFFBD0", 0.95)
    a.spark(57.5, 46, 4.6, "#FFE98A")
    ferns(a, 22, 112, 1.3)
    ferns(a, 46, 118, 1)
    ferns(a, 88, 112, 1.3, flip=True)
    ferns(a, 68, 118, 1, flip=True)
    mushrooms(a, [(14, 94, 1), (94, 94, 0.9)])
    stars(a, [(20, 60, 1.6), (92, 58, 1.4), (30, 74, 0.9)])
    a.dust([(57, 12, 1.8), (20, 34, 1), (92, 40, 1.2), (24, 48, 0.8), (40, 84, 0.9)], "#FBFFC8")
    return a


EMBLEMS = {
    "forest": forest,
    "forest-whisper": whisper,
    "forest-promise": promise,
    "forest-oath": oath,
    "forest-enchantment": enchantment,
}
