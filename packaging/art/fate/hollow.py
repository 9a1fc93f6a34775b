"""The cave: the first of the places."""

from curves import n, polygon
from kit import Art

from fate.scenery import fir, ridge, sky


def crystal(
    a: Art, x: float, y: float, h: float, w: float, lean: float, tones: tuple[str, str, str]
) -> None:
    with a.moved(x, y, 1, lean):
        a.path(polygon([(-w, 0), (-w * 1.05, -h * 0.72), (0, -h), (w * 0.2, 0)]), tones[0])
        a.path(polygon([(w * 0.2, 0), (0, -h), (w, -h * 0.66), (w, 0)]), tones[2])
        a.path(
            polygon(
                [(-w * 0.3, 0), (-w * 0.2, -h * 0.7), (0, -h), (w * 0.35, -h * 0.64), (w * 0.3, 0)]
            ),
            tones[1],
        )
        a.path(
            polygon(
                [
                    (-w * 0.92, -h * 0.1),
                    (-w * 0.95, -h * 0.7),
                    (-w * 0.6, -h * 0.78),
                    (-w * 0.6, -h * 0.1),
                ]
            ),
            "#FFFFFF",
            0.55,
        )


ROCKS = (
    (
        "96 140C90 118 80 104 84 90C76 84 80 70 77 60C80 48 74 36 66 26C60 17 50 14 42 20"
        "C33 26 28 36 28 48"
        "C23 58 28 68 24 80C18 90 20 104 8 118L4 140",
        "#7A68A4", "#2C2558", "#FFD9B0", 0.85,
    ),
    (
        "104 140C99 122 90 110 93 96C84 88 88 72 85 60C87 46 82 30 71 20C60 9 46 9 36 17"
        "C26 24 21 34 21 47"
        "C15 60 20 72 15 84C8 96 10 112 0 126L-4 140",
        "#4C4084", "#1B1742", "#C9A2D6", 0.55,
    ),
    (
        "112 140C108 126 100 116 103 100C95 92 97 74 94 60C97 40 90 22 77 13C62 2 42 2 30 12"
        "C18 21 13 33 13 47"
        "C6 60 12 74 5 88C-3 100 -2 118 -10 132L-14 140",
        "#2E2658", "#0C0A24", "#7A6AB4", 0.45,
    ),
)  # fmt: skip
"""The three planes of the cave's mouth: edge, light, dark, rim and the rim's strength."""


def cave() -> Art:
    """The dark frames the light, and crystals answer it."""
    a = Art("Cave")
    sky(a, "#1C2350", "#4E5C9E", "#B78FB8", "#FFD9A6", "#FFE9C4", foot=140)
    a.glow(54, 44, 42, "#FFE9BE", 0.75)
    a.path("M60 26A8 8 0 1 0 67 38A6.6 6.6 0 1 1 60 26Z", "#FFF8DC")
    a.dust([(44, 24, 1), (38, 32, 0.5), (70, 24, 0.6), (50, 18, 0.5), (74, 44, 0.6)])
    ridge(a, [(20, 60), (36, 54), (52, 58), (70, 52), (90, 60)], "#8F7FB4", "#5B5694", 76)
    for x, h in ((34.0, 8.0), (40, 11), (66, 10), (72, 13), (78, 9), (29, 10)):
        fir(a, x, 63, h, "#3F3D74")
    a.path(
        "M-30 64H130V140H-30Z",
        a.linear(
            50, 64, 50, 120, (0, "#F5D6B8"), (0.12, "#A99AC8"), (0.4, "#4F5A9C"), (1, "#141338")
        ),
    )
    for y, w in ((67, 22.0), (70.6, 15), (75, 24), (80, 17), (86, 26)):
        a.limb(
            [(54 - w, y), (54, y + 0.5), (54 + w, y)],
            [0.1, 1.1, 0.1],
            "#FFF3D6",
            o=0.7 - (y - 66) * 0.02,
        )
    for edge, light, dark, rim, o in ROCKS:
        a.path(f"M-30 -40H130V140H{edge}H-30Z", a.linear(10, 0, 90, 110, (0, light), (1, dark)))
        a.path(f"M{edge}", "none", 1, rim, 0.6, o)
    for x, y, h, w in (
        (31, 14, 17, 4),
        (37, 9, 22, 4.6),
        (44, 6, 15, 3.6),
        (51, 4, 27, 5),
        (59, 5, 16, 3.8),
        (66, 8, 24, 4.8),
        (74, 13, 18, 4),
    ):
        paint = a.linear(
            x,
            y - 2,
            x,
            y + h,
            (0, "#2A2352", 0),
            (0.28, "#2E2760"),
            (0.7, "#3F3678"),
            (1, "#7A6CB4"),
        )
        a.path(
            f"M{n(x - w * 1.5)} {n(y - 2)}C{n(x - w * 0.5)} {n(y + h * 0.1)} {n(x - w * 0.3)} "
            f"{n(y + h * 0.5)} {n(x)} {n(y + h)}"
            f"C{n(x + w * 0.2)} {n(y + h * 0.5)} {n(x + w * 0.5)} {n(y + h * 0.1)} "
            f"{n(x + w * 1.5)} {n(y - 2)}Z",
            paint,
        )
        a.limb(
            [(x - w * 0.6, y + h * 0.05), (x - w * 0.26, y + h * 0.4), (x, y + h)],
            [0.2, 0.7, 0.2],
            "#E0C4E6",
            o=0.5,
        )
    cool, rose = ("#E6FBFF", "#7FD6EC", "#2A7FB4"), ("#FFE3F2", "#E58FC4", "#8A3C94")
    a.glow(18, 84, 26, "#7FE0F5", 0.6)
    a.glow(84, 90, 24, "#F59AD0", 0.55)
    for x, y, h, w, t in (
        (8, 94, 24, 3.4, -24),
        (28, 95, 19, 3, 20),
        (22, 95, 26, 3.6, 9),
        (15, 96, 36, 4.6, -5),
    ):
        crystal(a, x, y, h, w, t, cool)
    for x, y, h, w, t in (
        (94, 98, 20, 3, 26),
        (75, 98, 15, 2.6, -20),
        (80, 99, 23, 3.2, -9),
        (87, 99, 30, 4, 7),
    ):
        crystal(a, x, y, h, w, t, rose)
    floor = a.linear(50, 92, 50, 120, (0, "#3A3268"), (0.3, "#1C1742"), (1, "#0A081E"))
    a.path(
        "M-30 92C0 89 10 96 20 94C30 92 36 98 46 97C58 96 66 100 76 97C88 94 100 98 130 94V140"
        "H-30Z",
        floor,
    )
    a.limb(
        [(0, 92), (20, 94.4), (46, 97.2), (76, 97.4), (100, 96)],
        [0.3, 0.9, 0.6, 0.9, 0.3],
        "#C8B4E6",
        o=0.6,
    )
    a.dust([(20, 66, 1.2), (30, 74, 0.7), (82, 66, 0.8), (12, 72, 0.6), (76, 76, 0.6)], "#DDF8FF")
    return a


EMBLEMS = {"cave": cave}
