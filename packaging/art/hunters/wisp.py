"""The will-o'-the-wisp."""

import math

from curves import n
from kit import Art

DEEP = "#1F6A86"
TAPER = (0.1, 0.7, 1, 0.95, 0.8, 0.65, 0.5, 0.35, 0.2, 0.05)
"""How wide a tongue of flame is, from its foot to its tip."""


def wisp() -> Art:
    """A cold flame over the marsh; one dances in its heart and beckons."""
    a = Art("Will-o'-the-wisp")
    a.glow(50, 46, 52, "#6FE8D8", 0.6)
    a.glow(50, 58, 30, "#E9FFF4", 0.85)
    outer = a.linear(
        34, 0, 62, 88, (0, "#B4FBFF", 0.5), (0.28, "#3FB4DA"), (0.62, "#3F9CC8"), (1, "#8FF0DC")
    )
    a.path(
        "M50 86C32 87 22 74 24.6 58C26.6 45 38 40 38.6 25C39 17 36 9 30 2C46 4 57 13 58 27"
        "C58.4 32 57.6 35 59 38.6C63.4 33.6 64.6 28 63 20C74 30 80 45 77.4 60.6"
        "C75 76 67 85.4 50 86Z",
        outer,
    )
    a.path(
        "M30 2C38 8 41 16 40.6 25.4C40 40.6 28.8 46 26.8 58.4C25 71 31.6 81.4 42 84.8"
        "C31 82.6 22.6 72 24.6 58"
        "C26.6 45 38 40 38.6 25C39 17 36 9 30 2Z",
        "#F2FFFC", 0.85,
    )  # fmt: skip
    a.path(
        "M63 20C74 30 80 45 77.4 60.6C75.4 73 69.6 82 58 85C67 79 71.6 70 72.6 60"
        "C73.6 46 70 33 63 20Z",
        "#1B5E90", 0.55,
    )  # fmt: skip
    a.path(
        "M50 83.6C36.4 84 30 73.6 32 61.4C33.8 51 43.4 46 45 32C52 39.4 53.4 46.6 55 52.4"
        "C57.6 48.6 59.2 44.6 59.4 39.4C67 47.6 70.4 57 68.8 66.4C66.6 77 60 83.4 50 83.6Z",
        a.linear(40, 32, 56, 86, (0, "#9FF6EE", 0.9), (0.5, "#C9FBEC"), (1, "#F4FFF6")),
    )
    a.path(
        "M50 81.4C40.6 81.4 35.6 74 37.4 65.6C38.8 58.6 46.4 55 48 46C53 53 54.4 58 56.6 61.6"
        "C58.4 59.6 59.2 57.4 59.6 54.6C64 61 64.6 68 62.6 73.4C60.4 78.8 56 81.4 50 81.4Z",
        "#FFFFFF",
    )
    # the dancer: gown blown to one side, a hand that beckons, hair like smoke
    a.path(
        "M49.4 64.6C47.6 69.4 43 74 38.8 78.6C42 79.4 43.4 81.6 46.4 80.4"
        "C49 82.4 52 82.6 54 80.6C56.6 81.6 58.6 80.4 59.6 78"
        "C56.4 74 53.6 69.6 52 64.6Z",
        a.linear(44, 64, 58, 82, (0, "#8FE0E0"), (0.45, "#3F9CB4"), (1, DEEP)),
    )
    for d in (
        [(49.8, 66), (47, 72), (43, 78.4)],
        [(51, 66), (51.4, 73), (51, 80)],
        [(51.8, 66), (54.6, 72), (57.6, 78)],
    ):
        a.limb(d, [0.2, 1, 0.2], "#E6FFFA", o=0.7)
    a.limb([(50.6, 59.4), (50, 62), (50.8, 66)], [2.8, 3.2, 2.6], DEEP)
    a.limb([(49.8, 60.8), (44.6, 60), (42, 53.6), (43.2, 50.6)], [1.7, 1.5, 1.1, 0.4], DEEP)
    a.limb([(51.6, 60.8), (57, 60.6), (60.6, 65), (63.4, 64.6)], [1.7, 1.5, 1.1, 0.4], DEEP)
    a.ellipse(52, 56, 2.2, 2.7, DEEP, 1, 14)
    for d in (
        [(52.8, 53.8), (49.4, 54.4), (48.4, 58.6), (44, 59.6), (40.4, 63)],
        [(51.6, 54.6), (49.4, 57.6), (48.8, 62), (46, 66)],
    ):
        a.limb(d, [2.4, 2.6, 2, 1.2, 0.2][: len(d)], DEEP)
    # tongues that have left the flame: they rise and wind
    for x, y, rise, sway, width in (
        (25.0, 34.0, 22, 2.4, 2.6), (72, 22, 24, -3, 3), (17, 58, 18, 2, 1.8), (85, 62, 20, -2, 2),
    ):  # fmt: skip
        tongue = [
            (x + sway * math.sin(k * 0.75) * (1 - k / 14), y - rise * k / 9) for k in range(10)
        ]
        a.limb(tongue, [width * s for s in TAPER], "#9FF6EE", o=0.75)
        a.limb(tongue, [width * 0.4 * s for s in TAPER], "#F4FFFC", o=0.8)
    # the marsh: its mirror, rings, reeds
    with a.group("translate(50 91) scale(1 .17)"):
        a.circle(
            0,
            0,
            42,
            a.radial(0, 0, 42, (0, "#F4FFF8", 0.95), (0.45, "#5FD6CC", 0.6), (1, "#1F7F8A", 0)),
        )
    for y, w in ((88.6, 17), (91.6, 28), (95, 15)):
        a.wisp([(50 - w, y), (50, y + 0.7), (50 + w, y)], 1.2, "#EFFFF8", 0.9)
    for x, h, b, head in (
        (9, 46, 4, True), (16, 33, -3, False), (5, 29, -2, False), (89, 54, -4, True),
        (83, 35, 3, False),
        (95, 37, 3, True), (22, 22, 4, False), (77, 20, -3, False), (14, 58, -3, True),
    ):  # fmt: skip
        side = 1 if x < 50 else -1
        a.path(
            f"M{n(x - 1.3)} 99Q{n(x + b * 0.2)} {n(99 - h * 0.6)} {n(x + b)} {n(99 - h)}"
            f"Q{n(x + 1.3 + b * 0.3)} {n(99 - h * 0.5)} {n(x + 1.3)} 99Z",
            "#0A2633",
        )
        a.limb(
            [(x + side * 0.7, 97), (x + side * 0.6 + b * 0.25, 99 - h * 0.55), (x + b, 99 - h)],
            [0.2, 0.7, 0.2],
            "#5FD6CC",
            o=0.7,
        )
        if head:
            u, v = x + b * 0.82, 99 - h * 0.88
            a.ellipse(u, v, 2, 5.6, "#2A1E2A", 1, b)
            a.limb(
                [(u + side, v - 4), (u + side * 1.3, v), (u + side, v + 4)],
                [0.2, 1, 0.2],
                "#8FF0DC",
                o=0.8,
            )
    a.dust(
        [(34, 30, 1.4), (73, 34, 0.9), (66, 9, 0.8), (46, 8, 0.7), (19, 68, 1), (81, 72, 0.9)],
        "#D6FFF2",
    )
    return a


EMBLEMS = {"wisp": wisp}
