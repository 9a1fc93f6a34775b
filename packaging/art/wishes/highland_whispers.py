"""Whispers of the cave, the valley and the mountain: one small thing in its own world."""

from curves import Point, n, ribbon
from kit import Art
from plants import leaf

from wishes.cave import COOL, PINK, cluster, mounds, pool, stalactites
from wishes.horizons import far
from wishes.land import arcs, glints, grass, ripples
from wishes.mountain import ledge
from wishes.vows.parts import FIELD


def cave() -> Art:
    """A drop leaves the stone; in the pool below a first glimmer of gold."""
    a = Art("Cave: a whisper")
    far(a, ["cave"], 62)
    a.path("M-30 -40H130V140H-30Z", a.linear(50, 0, 50, 70, (0, "#0C0828", 0.6), (1, "#1A1250", 0)))
    stalactites(
        a, ((24, 12, 22, 5), (70, 8, 20, 5), (82, 14, 26, 5), (36, 8, 14, 4), (62, 5, 14, 4))
    )
    a.path(
        "M38 -6C44 4 47 18 51 33C55 18 60 4 66 -8Z",
        a.linear(42, 0, 60, 26, (0, "#7A6CB4"), (0.5, "#443A78"), (1, "#241E50")),
    )
    a.limb([(43, 0), (48, 16), (51, 32)], [0.5, 1.6, 0.4], "#E9D6F6", o=0.8)
    pool(a, 64)
    a.glow(51, 80, 46, "#FFD873", 0.9)
    # gold under the water
    for x, y, s in (
        (42, 88, 0.8),
        (50, 91, 1),
        (58, 87.6, 0.8),
        (64, 92, 0.7),
        (47, 95, 0.8),
        (56, 97, 0.9),
    ):
        a.ellipse(x, y, 3.2 * s, 1.3 * s, "#FFD873", 0.75)
        a.ellipse(x - 0.6, y - 0.3, 1.6 * s, 0.5 * s, "#FFFBE0", 0.9)
    ripples(a, 51, 76, 45, 4, "#FFF3D0", 0.28, 0.95)
    a.glow(51, 50, 24, "#E6FAFF", 0.95)
    a.path(
        "M51 36C52.6 43 58 47.6 58 53.4C58 58 55 61 51 61C47 61 44 58 44 53.4C44 47.6 49.4 43 51"
        " 36Z",
        a.radial(48, 50, 15, (0, "#FFFFFF"), (0.4, "#BFF0FF"), (0.8, "#5FA8E0"), (1, "#2A5AA8")),
        1,
        "#F4FFFF",
        0.6,
    )
    a.path(
        "M46.6 53C46.6 49.6 49 46.6 50 43.4C50.4 47.6 48.6 50 48.8 54C48.8 56.4 46.6 56 46.6 53Z",
        "#FFFFFF",
        0.9,
    )
    cluster(a, ((4, 86, 28, 4, -14), (13, 88, 20, 3.2, 10)), COOL)
    cluster(a, ((96, 88, 26, 3.6, 12), (87, 90, 18, 3, -12)), PINK)
    mounds(a)
    glints(a, [(20, 72, 10), (82, 73, 10), (24, 98, 12), (80, 100, 13)], "#C8B4F0", 0.6)
    a.dust([(36, 62, 0.8), (68, 58, 1), (64, 42, 0.7), (38, 44, 0.6)], "#FFF3D0")
    return a


def valley() -> Art:
    """A harebell rings, so softly that only the valley hears."""
    a = Art("Valley: a whisper")
    far(a, ["valley"], 78, 34)
    a.path("M-30 84C20 79 76 79 130 84V140H-30Z", a.linear(30, 82, 60, 124, *FIELD))
    dusk = a.linear(50, 0, 50, 100, (0, "#2A1450", 0.6), (0.4, "#5A2450", 0), (1, "#3A1438", 0.3))
    a.path("M-30 -40H130V140H-30Z", dusk)
    a.glow(60, 56, 46, "#FFF3C0", 0.55)
    arcs(a, 61, 60, (26, 32), -26, 40, "#FFF6E0", 0.9)
    arcs(a, 61, 60, (26, 32), 140, 206, "#FFF6E0", 0.9)
    stem: list[Point] = [(44, 116), (42, 90), (44, 62), (50, 38), (58, 31), (61, 38)]
    a.limb(stem, [3, 2.4, 2, 1.8, 1.5, 1.2], "#6B9A4A", "#E0F09A")
    leaf(a, (42.6, 88), -156, 20, "#B9D870", "#4F7A3A")
    leaf(a, (43, 80), -28, 18, "#D3E88A", "#5E8640")
    # a bud beside it, the open bell in the middle
    a.limb([(44, 60), (36, 52), (31, 58)], [1.6, 1.3, 1], "#6B9A4A", "#E0F09A")
    a.path(
        "M31 57C35.6 60 36 68 32 73C27.4 69 26.6 61 31 57Z",
        a.linear(27, 58, 36, 72, (0, "#FFFFFF"), (0.4, "#D6C6FF"), (1, "#7A5CC8")),
    )
    bell = a.linear(
        -16, -2, 14, 34, (0, "#FFFFFF"), (0.35, "#E6DAFF"), (0.75, "#AE96EC"), (1, "#7558C0")
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
            "#4A2C98",
            0.4,
        )
        for line in ([(-4, 1), (-7, 14), (-10, 31)], [(0.6, 0), (0.4, 16), (-0.4, 33)]):
            a.limb(line, [0.3, 0.9, 0.2], "#8A6ED6", o=0.7)
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


def mountain() -> Art:
    """A heap of stones with a ribbon: someone was here, and will come again."""
    a = Art("Mountain: a whisper")
    far(a, ["mountain"], 80, 72)
    a.glow(48, 60, 36, "#FFE3B4", 0.6)
    ledge(a, "M-30 90C-4 86 20 84 46 86C72 88 100 92 130 90V140H-30Z")
    a.path(
        "M-30 90C-4 86 20 84 46 86C72 88 100 92 130 90V93C108 95 96 92 84 96C74 92 66 96 56 92"
        "C44 96 34 90 24 95C10 90 -6 96 -30 94Z",
        a.linear(0, 84, 100, 98, (0, "#FFF3E6"), (0.5, "#FFC4B0"), (1, "#B4708E")),
    )
    stones = (
        (48, 88, 21, 14), (50, 75, 16, 11), (46, 64.6, 12.6, 9.4), (49, 55.6, 9.4, 7.6),
        (47, 48.4, 6, 5.6),
    )  # fmt: skip
    a.shadow(56, 90, 32, 4, 0.6)
    for k, (x, y, w, h) in enumerate(stones):
        paint = a.linear(x - w, y - h, x + w, y, (0, "#FFD9BE"), (0.35, "#B4788A"), (1, "#3F1F48"))
        a.path(
            f"M{n(x - w)} {n(y - h * 0.35)}C{n(x - w)} {n(y - h * 0.9)} {n(x - w * 0.5)} {n(y - h)}"
            f" {n(x)} {n(y - h)}C{n(x + w * 0.6)} {n(y - h * 1.02)} {n(x + w)} {n(y - h * 0.8)}"
            f" {n(x + w)} {n(y - h * 0.35)}C{n(x + w)} {n(y + h * 0.1)} {n(x + w * 0.5)} {n(y + 1)}"
            f" {n(x)} {n(y + 1)}C{n(x - w * 0.6)} {n(y + 1)} {n(x - w)} {n(y + h * 0.06)}"
            f" {n(x - w)}"
            f" {n(y - h * 0.35)}Z",
            paint,
            1,
            "#9A6484",
            0.4,
        )
        a.limb(
            [(x - w * 0.8, y - h * 0.5), (x - w * 0.4, y - h * 0.86), (x + w * 0.2, y - h * 0.9)],
            [0.3, 1.3, 0.2],
            "#FFF6EA",
            o=0.85,
        )
        if k % 2:
            a.limb(
                [(x + 2, y - h * 0.7), (x + 4, y - h * 0.4), (x + 3, y - 1)],
                [0.2, 0.9, 0.2],
                "#33163C",
                o=0.7,
            )
    # the staff and its ribbon in the wind
    a.limb([(48, 46), (48.6, 30), (50, 12)], [2, 1.7, 1.2], "#6B3A34", "#F2B48A")
    ribbon_line: list[Point] = [(50, 15), (58, 11), (66, 17), (75, 14), (84, 20), (92, 17)]
    wide = [7, 8.4, 8, 7, 5, 0.6]
    a.path(
        ribbon(ribbon_line, wide),
        a.linear(50, 10, 90, 22, (0, "#FF9A7A"), (0.4, "#D9304A"), (1, "#8A1436")),
    )
    a.path(ribbon(ribbon_line, wide, 0.2, 1), "#6B0F30", 0.4)
    a.path(ribbon(ribbon_line[:5], wide[:5], -0.85, -0.5), "#FFE3D0", 0.8)
    a.circle(50, 11.4, 2, "#F2C14E")
    # edelweiss at the foot
    for x, y, s in ((21, 89.6, 0.9), (79, 90.6, 1), (86, 94, 0.7)):
        with a.moved(x, y, s):
            for k in range(7):
                with a.group(f"scale(1 .62) rotate({k * 51})"):
                    a.path(
                        "M0 0C-1.6 -2 -1.4 -5 0 -7C1.4 -5 1.6 -2 0 0Z",
                        "#FFFFFF" if k % 2 else "#F0E3EA",
                    )
            a.circle(0, 0, 1.5, "#F2C14E")
    a.dust([(66, 44, 1), (30, 60, 0.9), (76, 70, 0.8), (88, 40, 0.7)], "#FFE9D0")
    return a


EMBLEMS = {"cave-whisper": cave, "valley-whisper": valley, "mountain-whisper": mountain}
