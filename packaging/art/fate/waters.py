"""The river: the fifth place, and all that grows and swims at it."""

from curves import n, ribbon
from kit import Art

from fate.scenery import fir, ridge, sky


def willow(a: Art) -> None:
    """On the left bank; its curtain hangs over the water."""
    a.limb(
        [(7, 104), (9, 84), (8, 66), (15, 50), (24, 42)],
        [8, 5, 4.4, 3.2, 1.2],
        "#3B2A33",
        lit="#9C7A6A",
    )
    a.limb([(9, 70), (2, 54), (-6, 46)], [4, 2.6, 1], "#3B2A33")
    for x, y, rx, ry, tone in (
        (8.0, 38.0, 23, 13, "#244E48"),
        (18, 33, 17, 10, "#3B7558"),
        (5, 30, 16, 9, "#4A8A5A"),
    ):
        a.ellipse(x, y, rx, ry, tone, 0.95)
    for i in range(26):
        layer = i // 9
        x = -10 + (i * 7.3) % 46
        y = 24 + abs(x - 10) * 0.42 + (i * 5) % 7 + layer * 1.5
        long = 22 + (i * 11) % 19
        lean = (x - 10) * 0.16
        tone = ("#2C5C4C", "#4A8A5A", "#8FC470")[layer]
        fall = [
            (x - lean * 1.6, y - 3),
            (x + lean * 0.4, y + long * 0.3),
            (x + lean, y + long * 0.65),
            (x + lean * 0.8, y + long),
        ]
        a.limb(fall, [0.6, 2.6, 1.7, 0.2], tone, o=0.95)
        leaves = []
        for k in range(4):
            v, u = y + long * (0.3 + k * 0.17), x + lean * (0.4 + k * 0.15)
            leaves.append(
                f"M{n(u)} {n(v)}q2.4 1.2 2.2 4q-2.2 -1.2 -2.2 -4ZM{n(u)} {n(v + 1)}"
                "q-2.4 1.2 -2.2 4q2.2 -1.2 2.2 -4Z"
            )
        a.path("".join(leaves), tone, 0.95)


def swan(a: Art, x: float, y: float, s: float, left: bool = False) -> None:
    with a.moved(x, y, s, 0, flip=left):
        a.path(
            "M-4 0C-4.4 -2 -2 -3.6 1 -3C2.6 -2.6 3 -4 2.6 -5.6C2.2 -7.6 3.6 -8.6 4.8 -7.8L6 -7"
            "L4.6 -6.6"
            "C3.8 -6.6 4 -5.6 4.2 -4.4C4.6 -2 3.4 0 1 .4C-1 .8 -3.6 .8 -4 0Z",
            "#FFFFFF",
        )
        a.path("M-4 0C-2 .2 1.4 0 3 -1.4C2.8 -.6 2 .2 1 .4C-1 .8 -3.6 .8 -4 0Z", "#B9B4D6")
        a.path("M5.2 -7.4L6.4 -6.9L5 -6.7Z", "#E08A3C")
        a.wisp([(-6, 1.2), (0, 1.7), (6, 1.2)], 0.7, "#FFFFFF", 0.6)


def lily(a: Art, x: float, y: float, s: float) -> None:
    a.ellipse(x, y, 6 * s, 2 * s, "#3F7F5C")
    a.ellipse(x - 0.6, y - 0.3, 5 * s, 1.4 * s, "#8FC47A", 0.7)
    for k in (-50, -25, 0, 25, 50):
        with a.moved(x + s, y - 0.4, s, k):
            a.path(
                "M0 0C-1.3 -1.4 -1.2 -3.4 0 -5C1.2 -3.4 1.3 -1.4 0 0Z",
                "#FFE9EE" if k else "#FFFFFF",
            )


def river() -> Art:
    """Layered distance, and the water carries the light of the sky."""
    a = Art("River")
    sky(a, "#22305F", "#46569A", "#8A7FB4", "#E59FA0", "#FFE0A8", foot=60)
    a.glow(64, 38, 46, "#FFE7B4", 0.8)
    a.circle(64, 34, 9, a.radial(62, 31, 11, (0, "#FFFEF2"), (0.7, "#FFF0C4"), (1, "#FFDFA0")))
    for d, w, o in (
        ([(6, 20), (26, 17), (44, 21), (60, 18)], 3, 0.5),
        ([(60, 27), (78, 24), (98, 28)], 2.6, 0.55),
        ([(70, 8), (84, 5), (100, 9)], 2.4, 0.4),
    ):
        a.wisp(d, w, "#FFE3D0", o)
    ridge(a, [(0, 44), (20, 37), (38, 43), (60, 40), (82, 34), (100, 42)], "#A98FBE", "#6F6AA6")
    ridge(a, [(0, 50), (24, 46), (46, 51), (70, 47), (100, 52)], "#6B79A8", "#3F5890")
    for x, h in ((6, 9), (12, 12), (18, 8), (80, 9), (86, 13), (93, 10), (99, 12), (0, 12)):
        fir(a, x, 53, h, "#33507E")
    ridge(a, [(0, 55), (30, 54), (60, 55), (100, 55)], "#4E8079", "#1F4A57")
    water = a.linear(
        60,
        54,
        56,
        125,
        (0, "#FFF3CC"),
        (0.16, "#F4C9B4"),
        (0.4, "#8FB4D6"),
        (0.75, "#3F78B0"),
        (1, "#1C4076"),
    )
    a.path(
        "M62 54.5C58 57 50 58 51 61C52.6 65 72 66 70 72C67 80 26 78 18 92C12 102 20 118 24 130H96"
        "C98 112 108 100 98 90C90 82 92 76 88 70C84 63 66 63 64 59.6C63.4 58 66 56 66.6 54.5Z",
        water,
    )
    for crest, tone, o in (
        ([(53, 61.4), (60, 62), (66, 64)], "#FFFFFF", 0.8),
        ([(60, 70), (72, 69), (82, 71)], "#FFF6DA", 0.75),
        ([(40, 80), (58, 77), (74, 79)], "#FFFFFF", 0.65),
        ([(30, 88), (50, 84.6), (66, 87)], "#DDF0FA", 0.6),
        ([(58, 92), (74, 90), (90, 93)], "#BFE0F4", 0.6),
        ([(28, 99), (44, 96), (60, 99)], "#A9D2EE", 0.5),
        ([(40, 110), (64, 106), (86, 110)], "#A9D2EE", 0.4),
    ):  # fmt: skip
        a.wisp(crest, 1, tone, o)
    a.path(
        ribbon([(64, 57), (63, 62), (66, 70), (62, 80), (58, 92)], [1, 3, 4.4, 5, 1]),
        "#FFF3C8",
        0.4,
    )
    left = a.linear(
        0, 58, 40, 110, (0, "#8FBF78"), (0.35, "#4A8A5C"), (0.8, "#1F4E48"), (1, "#123238")
    )
    a.path(
        "M-30 62C0 58 30 58 50 59.6C52 64 64 66 66 70C64 76 30 76 16 90C10 100 14 118 18 130H-30Z",
        left,
    )
    right = a.linear(70, 58, 110, 110, (0, "#6FA86A"), (0.5, "#2C6354"), (1, "#0F2D36"))
    a.path(
        "M130 62C104 58 80 58 66.4 59C68 62 84 63 88 70C92 76 90 82 98 90"
        "C106 100 98 112 96 130H130Z",
        right,
    )
    a.limb(
        [(50, 60), (64, 67.6), (52, 75), (26, 82), (15, 92), (15, 104)],
        [0.2, 1, 1.2, 1.2, 1.4, 0.4],
        "#DDF2A8",
        o=0.6,
    )
    willow(a)
    for x, h, b in (
        (84, 26, -5),
        (88, 34, 3),
        (92, 24, 5),
        (96, 32, -3),
        (80, 18, 3),
        (99, 22, -4),
    ):
        a.path(
            f"M{n(x - 0.9)} 112Q{n(x)} {n(106 - h * 0.6)} {n(x + b)} {n(106 - h)}"
            f"Q{n(x + 1.2)} {n(106 - h * 0.5)} {n(x + 1.2)} 112Z",
            "#123A3C",
        )
        a.ellipse(x + b * 0.84, 106 - h * 0.9, 1.1, 3.2, "#5A3A34", 1, b * 1.5)
    for x, y, s in ((44, 94, 1), (54, 99, 0.8), (36, 101, 0.7)):
        lily(a, x, y, s)
    swan(a, 73, 71, 1.3)
    swan(a, 63, 74.6, 1.1, left=True)
    a.dust([(40, 66, 0.6), (76, 84, 1.1), (30, 72, 0.7), (56, 44, 0.6), (88, 60, 0.9)])
    return a


EMBLEMS = {"river": river}
