"""The camera of the Hunters: bellows, ground glass, and the fairy upside down on it."""

import math

from curves import Point, n, polygon
from kit import Art
from scenery.land import Vista, dots

from covers.brush import Tones, runs, soft

WARM = "#FFD58A"
VELVET = Tones("#0E0A22", "#241A44", "#6A3A56", "#E0965E", "#8FB8F0")
WOOD = Tones("#2A121C", "#6E3424", "#C47A40", "#FFD890")
BRASS = ("#FFF3C0", "#E0A548", "#7A4A1E")
GLASS: list[Point] = [(50, 27.6), (85, 22), (85, 76), (50, 69.6)]
"""The ground glass, its near edge on the right."""


def bellows(a: Art) -> None:
    """The camera runs away from us toward the ring: folds, front board, lens."""
    soft(a, 34, 88, 26, 5, "#05101A", 0.7)
    for foot, top in (((16, 104), (26, 66)), ((44, 104), (36, 70)), ((70, 104), (52, 72))):
        a.limb([top, foot], [2, 3], a.linear(*top, *foot, (0, "#5A2E24"), (1, "#170B14")))
        a.limb([(top[0] - 0.6, top[1]), (foot[0] - 1, foot[1])], [0.3, 0.5], VELVET.cold, o=0.5)
    a.path("M20 66L54 72V76L20 69Z", WOOD.dark)
    a.path("M20 66L54 72V73L20 67Z", VELVET.cold, 0.4)
    count = 7
    for i in range(count):
        t0, t1 = i / count, (i + 1) / count
        x0, x1 = 22 + 28 * t0, 22 + 28 * t1
        top0, top1 = 40 - 12 * t0, 40 - 12 * t1
        low0, low1 = 64 + 5 * t0, 64 + 5 * t1
        mid = (x0 + x1) / 2
        a.path(
            polygon([(x0, top0), (mid, top0 - 2.4), (mid, low0 + 1.4), (x0, low0)]),
            a.linear(0, 28, 0, 70, (0, "#8A5A78"), (0.3, "#4A1E3A"), (1, "#1A0A1C")),
        )
        a.path(
            polygon([(mid, top0 - 2.4), (x1, top1), (x1, low1), (mid, low0 + 1.4)]),
            a.linear(0, 28, 0, 70, (0, "#3E2240"), (0.3, "#220E22"), (1, "#0E0512")),
        )
        a.path(
            polygon([(x0, top0), (mid, top0 - 2.4), (x1, top1), (mid, top0 - 1.7)]),
            VELVET.cold,
            0.75,
        )
    a.path(
        "M15 36L23 38.4V66L15 63Z",
        a.linear(15, 36, 23, 66, (0, "#A8684A"), (0.4, "#5A2A22"), (1, "#1E0C14")),
    )
    a.path("M15 36L23 38.4V39.4L15.6 37.2V62L15 63Z", VELVET.cold, 0.8)
    for x, ry, w in ((14, 6.6, 5), (9.6, 7.4, 3.6)):
        a.path(
            f"M{n(x)} {n(49.6 - ry)}H{n(x - w)}V{n(49.6 + ry)}H{n(x)}Z",
            a.linear(
                0,
                49.6 - ry,
                0,
                49.6 + ry,
                (0, "#FFF0C0"),
                (0.2, "#C98A3C"),
                (0.5, "#6A3A1E"),
                (0.8, "#2E1614"),
                (1, "#8A5A30"),
            ),
        )
    a.ellipse(6, 49.6, 1.4, 7.4, "#1A1030")
    a.glow(5.4, 50, 5, "#FFE6A0", 0.7)


EDGE: list[Point] = [
    (76, -18),
    (62, -6),
    (50, 5),
    (43, 15),
    (40, 24),
    (40.6, 33),
    (38.4, 44),
    (40.6, 56),
]


def back(a: Art) -> None:
    """The camera's back: mahogany frame, brass corners, the glass in its rebate."""
    outer = [(45, 21.6), (90.6, 14.4), (90.6, 84), (45, 76)]
    a.path(
        "M43 76L93 85V93L43 83Z",
        a.linear(43, 80, 93, 90, (0, "#2A121C"), (0.7, "#6E3424"), (1, "#A8603A")),
    )
    a.path("M43 76L93 85V86.2L43 77.2Z", "#FFC27A", 0.6)
    a.path(
        polygon([(45, 21.6), (45, 76), (41.6, 73), (41.6, 24)]),
        a.linear(41.6, 0, 45, 0, (0, "#14080F"), (1, "#4A2018")),
    )
    a.path(
        polygon(outer), a.linear(45, 20, 90, 84, (0, WOOD.mid), (0.5, "#8E4A2C"), (1, WOOD.dark))
    )
    a.path(polygon([outer[0], outer[1], (88.6, 17), (47, 23.6)]), WOOD.lit, 0.5)
    a.path(polygon([outer[1], outer[2], (88.6, 81.4), (88.6, 17)]), "#FFC27A", 0.55)
    inner = [(47.6, 25), (87.4, 19), (87.4, 79.4), (47.6, 72.4)]
    a.path(polygon(inner), "#1C0A12")
    for x, y, u, v in ((45, 21.6, 1, 1), (90.6, 14.4, -1, 1), (90.6, 84, -1, -1), (45, 76, 1, -1)):
        k = 6
        a.path(
            f"M{n(x)} {n(y)}l{n(u * k)} {n(-u * k * 0.16 * v)}l0 {n(v * 2)}l{n(-u * (k - 2))} "
            f"{n(v * (k - 2))}l{n(-u * 2)} {n(0.3 * v)}z",
            a.linear(x, y, x + u * k, y + v * k, (0, BRASS[1]), (0.5, BRASS[0]), (1, BRASS[2])),
        )
        a.circle(x + u * 2.2, y + v * 2, 0.5, BRASS[2])
    grain = "".join(
        f"M45.6 {n(26 + i * 6)}L47 {n(30 + i * 6)}M88.8 {n(24 + i * 8)}L90 {n(29 + i * 8)}"
        for i in range(7)
    )
    a.path(grain, "none", 1, WOOD.dark, 0.3, 0.5)


def image(a: Vista) -> None:
    a.path(
        polygon(GLASS),
        a.radial(
            67,
            50,
            40,
            (0, "#FFFDF0"),
            (0.24, "#FFF0BE"),
            (0.55, "#F2B660"),
            (0.85, "#A85C40"),
            (1, "#5E2C3C"),
        ),
    )
    # upside down: the meadow hangs above, the night lies below
    a.path(
        "M50 27.6L85 22V34C76 38 62 35.6 50 38.6Z",
        a.linear(0, 22, 0, 38, (0, "#4A5A30"), (1, "#B8B060", 0.8)),
        0.85,
    )
    a.path(
        "M50 69.6L85 76V66C72 62 60 62.6 50 60.6Z",
        a.linear(0, 60, 0, 76, (0, "#C87A5A", 0), (1, "#4A2A58")),
        0.9,
    )
    blades = "".join(
        f"M{n(51 + i * 1.9 - 0.3)} {n(37.6 - i * 0.12)}"
        f"L{n(51 + i * 1.9 + math.sin(i * 2.4) * 0.9)} "
        f"{n(40.4 - i * 0.12 + 1.2 * math.sin(i * 1.7))}L{n(51 + i * 1.9 + 0.4)} "
        f"{n(37.4 - i * 0.12)}Z"
        for i in range(18)
    )
    a.path(blades, "#8A8A48", 0.8)
    for x, y, k in ((54.6, 37.4, 0.8), (60, 35.8, 1), (77, 35, 1.1), (82, 36.4, 0.9)):
        a.path(
            f"M{n(x - 0.5 * k)} {n(y - 3 * k)}h{n(k)}l{n(0.2 * k)} {n(3.4 * k)}h{n(-1.4 * k)}z",
            "#FFF2D8",
        )
        a.path(
            f"M{n(x - 2.4 * k)} {n(y)}C{n(x - 2 * k)} {n(y + 3.4 * k)} {n(x + 2 * k)} "
            f"{n(y + 3.4 * k)} {n(x + 2.4 * k)} {n(y)}C{n(x + k)} {n(y + 0.6 * k)} {n(x - k)} "
            f"{n(y + 0.6 * k)} {n(x - 2.4 * k)} {n(y)}Z",
            "#C4463A",
        )
    a.path(
        dots(
            [
                (56, 66, 0.3),
                (63, 68.6, 0.36),
                (73, 70, 0.3),
                (80, 71, 0.4),
                (60, 64.4, 0.24),
                (77, 66.6, 0.26),
            ]
        ),
        "#FFF6DA",
        0.9,
    )
    with a.group("matrix(-.98 -.13 0 -1.16 67.4 50.4)"):
        fairy(a)
    lines = "".join(
        f"M{n(50 + 35 * t)} {n(27.6 - 5.6 * t)}V{n(69.6 + 6.4 * t)}" for t in (0.25, 0.5, 0.75)
    )
    lines += "".join(f"M50 {n(27.6 + 42 * t)}L85 {n(22 + 54 * t)}" for t in (0.25, 0.5, 0.75))
    a.path(lines, "none", 1, "#7A3A2A", 0.16, 0.45)
    a.path(
        "M50 27.6L85 22V30L58 69.6L50 69.6Z",
        a.linear(50, 26, 72, 52, (0, "#FFFFFF", 0.3), (1, "#FFFFFF", 0)),
    )
    a.path(polygon(GLASS), "none", 1, "#FFF3C8", 0.5, 0.9)


def fairy(a: Art) -> None:
    """Drawn upright round 0, 0, forty units tall; the glass turns her over."""
    a.glow(0, -2, 19, "#FFFFFF", 0.7)
    for s in (-1, 1):
        upper = [
            (s * 1, -6),
            (s * 5, -15),
            (s * 11.6, -19),
            (s * 15.4, -15),
            (s * 13.6, -8),
            (s * 8, -4.6),
        ]
        lower = [
            (s * 1, -5),
            (s * 7, -3.6),
            (s * 12.4, 0),
            (s * 12.8, 6),
            (s * 8, 7.6),
            (s * 3.4, 3),
        ]
        for w, o in ((upper, 0.85), (lower, 0.75)):
            a.blob(
                w,
                a.linear(
                    0,
                    -4,
                    s * 14,
                    -12,
                    (0, "#FFFFFF", 0.95),
                    (0.55, "#A8DCF0", 0.9),
                    (1, "#5E86C8", 0.95),
                ),
                o,
                "#FFFFFF",
                0.35,
            )
        a.path(
            "".join(
                f"M{n(s * 1.4)} -6Q{n(s * 6)} {n(-8 + k)} {n(s * u)} {n(v)}"
                for k, u, v in ((-3, 11, -17), (0, 14, -13), (2, 12.6, -8))
            ),
            "none",
            1,
            "#6E8CC0",
            0.22,
            0.7,
        )
        a.path(
            f"M{n(s * 1.4)} -4.6Q{n(s * 7)} -1 {n(s * 11.6)} 2.6M{n(s * 1.4)} -4.4Q{n(s * 6)} 1 "
            f"{n(s * 8.6)} 6",
            "none",
            1,
            "#6E8CC0",
            0.22,
            0.7,
        )
    for leg in (
        [(-1, 6), (-2.4, 11), (-1.4, 15.4), (-2.6, 19)],
        [(1, 6), (2.8, 10), (4.6, 13), (3, 17)],
    ):
        a.limb(leg, [1.9, 1.5, 1.1, 0.3], "#A8603E")
    gown = [
        (-1.7, -7.4),
        (1.7, -7.4),
        (1.5, -3),
        (3.6, 2),
        (7, 8.6),
        (4.4, 8),
        (3, 10.6),
        (0.6, 8.6),
        (-1.6, 11),
        (-3, 8.4),
        (-6, 9.4),
        (-3.4, 2),
        (-1.4, -3),
    ]
    a.path(
        runs(
            gown[:4] + [gown[4]],
            [gown[4], gown[5], gown[6]],
            [gown[6], gown[7], gown[8]],
            [gown[8], gown[9], gown[10]],
            gown[10:] + [gown[0]],
        ),
        a.linear(0, -8, 0, 10, (0, "#B82848"), (0.5, "#EE6A52"), (1, "#FFC07A")),
    )
    for x in (-3.6, -0.6, 2.8):
        a.limb([(x * 0.2, -2.6), (x * 0.6, 3), (x, 9)], [0.1, 0.7, 0.2], "#A83A56", o=0.5)
    for s in (-1, 1):
        a.limb(
            [(s * 1.5, -6.8), (s * 4.6, -9), (s * 4.4, -13.4), (s * 2.6, -16.4)],
            [1.3, 1.1, 0.9, 0.3],
            "#D49A78",
        )
    for lock in (
        [(-1, -13), (-4.6, -11), (-5, -6), (-7.4, -2)],
        [(1, -13), (4.4, -10.6), (4, -6), (6, -2.6)],
        [(-0.6, -13.6), (-3.6, -13), (-4.4, -8)],
    ):
        a.limb(lock, [1.6, 1.8, 1.1, 0.1][: len(lock)], "#3E1A22")
    a.limb([(0, -9), (0, -7)], [1.1, 1.3], "#C98A6A")
    a.blob(
        [
            (-2, -11.6),
            (-1.7, -9.6),
            (0, -8.2),
            (1.7, -9.6),
            (2, -11.6),
            (1.4, -13.4),
            (0, -14),
            (-1.4, -13.4),
        ],
        "#E0AC86",
    )
    a.path(
        "M-2.1 -11C-2.4 -13.6 -1.2 -14.8 0 -14.8C1.2 -14.8 2.4 -13.6 2.1 -11C1.6 -12.6 .6 -13.2 "
        "-.6 -13C-1.4 -12.8 -1.8 -12 -2.1 -11Z",
        "#3E1A22",
    )
    a.circle(-0.8, -11.1, 0.27, "#2A1420")
    a.circle(0.8, -11.1, 0.27, "#2A1420")
    a.path("M-.6 -9.6Q0 -9.1 .6 -9.6", "none", 1, "#A03A3A", 0.24)
    a.path(dots([(-1.4, -13.9, 0.4), (0, -14.5, 0.45), (1.4, -13.9, 0.4)]), "#FFF3C0")
