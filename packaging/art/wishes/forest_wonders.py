"""Forest, its greater wishes: the oak that keeps an oath, the white stag."""

from curves import Point, ribbon
from kit import Art
from plants import leaf

from wishes.blessings import burst, gifts
from wishes.forest import ferns, floor, mushrooms, trunk
from wishes.land import firs, sky


def enchantment() -> Art:
    """The white stag: his antlers are a tree in leaf, and all the wood is awake."""
    a = Art("Forest: an enchantment")
    sky(a, (0, "#062630"), (0.4, "#14504A"), (0.8, "#4A8C66"), (1, "#B4CC84"), foot=84)
    a.glow(58, 38, 60, "#F2FFB4", 0.8)
    firs(a, ((20, 48), (32, 36), (72, 34), (82, 48), (94, 40), (8, 40)), 78, "#235A4C")
    burst(a, "forest", 58, 40, 60)
    floor(a, 80)
    trunk(a, [(-6, 110), (4, 84), (3, 50), (5, 10), (1, -34)], [28, 13, 11, 10, 9])
    trunk(a, [(112, 110), (101, 84), (100, 50), (102, 10), (99, -34)], [24, 11, 9, 8, 8])
    _antlers(a, far=True)
    coat = a.linear(
        30, 48, 84, 106, (0, "#FFFFFF"), (0.4, "#FBF8EA"), (0.72, "#C6D0BE"), (1, "#6B8C86")
    )
    # far ear, then breast, neck and head as one shape that looks to the right
    a.path("M56 43C58 37 63 34 68 33.6C68 39 64 44 59 46Z", "#B9C6B4")
    a.path(
        "M10 130C14 112 22 96 31 82C37 72 41 62 44 53C45.6 47 48.6 42.4 54 41.6"
        "C60 41 65 44.6 69.6 48.6C74 52.4 79 54.6 82.4 57.4C85 59.6 85.2 63 82.6 64.8"
        "C79.6 66.8 75.4 66 71.6 66.6C68 67.2 65.8 69.4 66 73L71 76L68.4 79L75 83.6L71.6 86.6"
        "L78 92L74 95C80 104 84 116 86 130Z",
        coat,
    )
    # shade: under the jaw, and along the breast
    a.path(
        "M71.6 66.6C68 67.2 65.8 69.4 66 73L71 76L68.4 79L75 83.6L71.6 86.6L78 92L74 95"
        "C80 104 84 116 86 130H60C66 112 62 92 56 80C53 73 55 66 60 62C64 65 68 66.6 71.6 66.6Z",
        "#3F6B68",
        0.42,
    )
    for fold, tone, o in (
        ([(46, 54), (40, 70), (29, 88), (20, 112)], "#FFFFFF", 0.95),
        ([(52, 66), (46, 80), (38, 98), (34, 118)], "#A9BCAC", 0.75),
        ([(57, 72), (55, 86), (50, 102)], "#FFFFFF", 0.7),
        ([(62, 74), (66, 88), (66, 106)], "#7F9C94", 0.7),
    ):
        a.limb(fold, [0.6, *[2.8] * (len(fold) - 2), 0.5], tone, o=o)
    # cheek, muzzle, a lowered eye
    a.path(
        "M54 42C60 41 65 44.6 69.6 48.6C74 52.4 79 54.6 82.4 57.4C76 57 70 56 65 53"
        "C60 50 57 46 54 42Z",
        "#FFFFFF",
        0.9,
    )
    a.path(
        "M80.4 56.4C84 58 86 61 84 63.6C82.6 65 80.6 64.6 79.6 63C81.4 61 81.4 58.6 80.4 56.4Z",
        "#4A3A46",
    )
    a.limb([(80, 63.6), (76, 63.4), (72.6, 62)], [0.4, 0.8, 0.2], "#6B6B78")
    a.path("M60 51.4C62 49.6 65.4 50 67 52.2C65 54 61.8 53.8 60 51.4Z", "#2A2036")
    a.circle(63, 51.2, 0.7, "#FFFFFF")
    a.limb([(58.6, 51), (62.4, 48.8), (67.4, 51.6)], [0.3, 1, 0.3], "#8FA59C")
    # near ear, near antler
    a.path("M49 46C42 46 35 42 32 36.6C38 34.6 46 37 51 42Z", coat, 1, "#6F8C86", 0.4)
    a.path("M47 44.4C42 43.6 38 41 36 38.4C40 38 45 40 48 42.6Z", "#E3B4A8")
    _antlers(a, far=False)
    a.glow(57.6, 46.4, 10, "#FFFBD0", 0.9)
    a.spark(57.6, 46.4, 4.4, "#FFE07A")
    ferns(a, 20, 114, 1.3)
    ferns(a, 46, 120, 1)
    ferns(a, 90, 112, 1.2, flip=True)
    mushrooms(a, [(12, 96, 1), (91, 94, 0.9)])
    gifts(a, "forest")
    a.dust([(92, 74, 1.3), (24, 62, 1.1), (90, 44, 1), (28, 76, 0.8)], "#FBFFC8")
    return a


def _antlers(a: Art, far: bool) -> None:
    """One side of the antlers, in leaf at every tip."""
    beam: tuple[tuple[list[Point], list[float]], ...]
    if far:
        beam = (
            ([(58, 42), (64, 34), (74, 28), (82, 19), (84, 7)], [2.8, 2.8, 2.4, 1.8, 0.4]),
            ([(66, 32.6), (67, 24), (64, 17)], [2, 1.5, 0.4]),
            ([(75, 27), (84, 27), (91, 21)], [2.1, 1.5, 0.4]),
            ([(82, 18), (76, 11), (75, 4)], [1.8, 1.3, 0.4]),
        )
    else:
        beam = (
            ([(54, 42.6), (48, 34), (43, 25), (44, 13), (51, 3)], [3.2, 3, 2.6, 2, 0.4]),
            ([(49, 36), (55, 29), (56, 21)], [2.3, 1.7, 0.4]),
            ([(43.6, 27), (36, 24), (31, 16)], [2.3, 1.7, 0.4]),
            ([(43.4, 18), (37, 11), (37, 3)], [2, 1.5, 0.4]),
        )
    top = ("#E9E2B4", "#CDB678", "#8F7A48") if far else ("#FFFFFF", "#FFF3C0", "#D9B86A")
    horn = a.linear(40, 2, 60, 44, *zip((0, 0.6, 1), top, strict=True))
    for points, widths in beam:
        a.path(ribbon(points, [w + 0.9 for w in widths]), "#1F4A3E", 0.7)
    for points, widths in beam:
        a.path(ribbon(points, widths), horn)
    light, deep = ("#CFE48A", "#6B9C4A") if far else ("#FBFFC0", "#8FC05A")
    for k, (points, _) in enumerate(beam):
        for turn in (-155, -90, -25):
            leaf(a, points[-1], turn + k * 17 % 40 - 20, 6.4, light, deep)
        middle = points[len(points) // 2]
        leaf(a, middle, -60 if far else -120, 4.6, light, deep)


EMBLEMS = {"forest-enchantment": enchantment}
