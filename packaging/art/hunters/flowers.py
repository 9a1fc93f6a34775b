"""The five flowers: a spike, an arch, a cup, a cushion and a clock of seeds."""

import math
from collections.abc import Sequence

from curves import Point, along, between, n, toward
from kit import Art
from plants import leaf

from hunters.ground import dew, grass, turf


def blade(a: Art, spine: Sequence[Point], width: float, light: str, dark: str) -> None:
    """A long leaf with a lit half and a rib."""
    widths = [width * 0.5, *[width] * (len(spine) - 2), 0.2]
    a.limb(spine, widths, dark, lit=light)
    a.limb(spine, [0.5, *[0.5] * (len(spine) - 2), 0.1], "#DDF0AE", o=0.6)


def bell(a: Art, x: float, y: float, s: float, turn: float) -> None:
    """A foxglove's thimble that opens downward, its lower lip spotted."""
    with a.moved(x, y, s, turn):
        a.path("M-3 -1C-4.6 1 -2 3.4 0 3.4C2 3.4 4.6 1 3 -1L0 -3.4Z", "#6FA04A")
        body = a.linear(
            -7, 4, 7, 14, (0, "#FFE6F4"), (0.3, "#F07CC0"), (0.68, "#A82C8C"), (1, "#4A0E4C")
        )
        a.path(
            "M-2.6 .6C-5 4 -5.6 10 -6.6 15C-8.6 18 -7 20.6 -4.6 20.6C-3 23 3 23 4.6 20.6"
            "C7 20.6 8.6 18 6.6 15C5.6 10 5 4 2.6 .6C1 -.4 -1 -.4 -2.6 .6Z",
            body,
        )
        a.path(
            "M-6 15.4C-3 12.6 3 12.6 6 15.4C7 18 5 20.4 0 20.4C-5 20.4 -7 18 -6 15.4Z",
            a.radial(0, 16, 7, (0, "#4E0F4C"), (0.6, "#8E2478"), (1, "#FFD9EE")),
        )
        a.path(
            "M-5.4 18.4C-2 16.4 2 16.4 5.4 18.4C5 21.4 3 22.4 0 22.4C-3 22.4 -5 21.4 -5.4 18.4Z",
            "#FFE6F4",
        )
        for u, v, r in (
            (-2.4, 19.4, 0.8),
            (1, 19, 0.9),
            (3, 20, 0.6),
            (-0.6, 21, 0.6),
            (0, 17, 0.5),
        ):
            a.circle(u, v, r, "#6E1450")
        a.limb([(-2.4, 2), (-4, 7), (-5, 13)], [0.3, 1.3, 0.3], "#FFFFFF", o=0.75)


def bee(a: Art, x: float, y: float, s: float, turn: float = 0) -> None:
    with a.moved(x, y, s, turn):
        for t, o in ((-64, 0.75), (-106, 0.9)):
            with a.moved(0, -3, 1, t):
                a.ellipse(6, 0, 6.4, 2.8, "#FFFFFF", o)
                a.path("M1 0L11 -.6M1 .4L10 1.4", "none", 1, "#8FA4C0", 0.3)
        fill = a.linear(0, -5, 0, 5, (0, "#FFE08A"), (0.6, "#E0982A"), (1, "#7A4614"))
        a.ellipse(0, 0, 7.2, 4.8, fill)
        for u in (-3.6, 0, 3.6):
            a.path(
                f"M{n(u - 1)} {n(-4.2 + abs(u) * 0.12)}"
                f"Q{n(u - 2)} 0 {n(u - 1)} {n(4.2 - abs(u) * 0.12)}"
                f"L{n(u + 0.8)} {n(4.2 - abs(u) * 0.2)}"
                f"Q{n(u)} 0 {n(u + 0.8)} {n(-4.2 + abs(u) * 0.2)}Z",
                "#2A1A1C",
            )
        a.circle(-7.4, -0.4, 2.8, "#2A1A1C")
        a.path("M-9 -2.6L-11.4 -5.4M-8.2 -3L-9.4 -6.2", "none", 1, "#2A1A1C", 0.5)


def foxglove() -> Art:
    """Foxglove: a tower of thimbles, and a bee for the lowest."""
    a = Art("Foxglove")
    a.shadow(48, 94, 30, 4.4, 0.55)
    stem: list[Point] = [(47, 96), (46, 74), (49, 50), (54, 28), (62, 8)]
    for t, length in ((-160, 34), (-22, 36), (-140, 24), (-44, 26)):
        tip = toward((47, 93), t, length)
        mid = toward((47, 93), t - (18 if t > -90 else -18), length * 0.55)
        blade(a, [(47, 94), mid, tip], 9, "#A8CC70", "#3C6E3C")
    a.limb(stem, [3.4, 3, 2.4, 1.8, 0.8], "#5F9A48", "#C6E28A", "#274E30")
    spots = along(stem, 6)
    plan = []
    for i in range(13):
        x, y, _ = spots[8 + round(i * 1.24)]
        side = (-1, 1, 0)[i % 3]
        plan.append(
            (x + side * (3.4 - i * 0.16), y - 5, 1.06 - i * 0.062, -side * (46 - i) - 3, side)
        )
    for x, y, s, turn, _ in sorted(plan, key=lambda bud: abs(bud[4]), reverse=True):
        bell(a, x, y, s, turn)
    for x, y, r, t in (
        (60.6, 11, 2.4, 20),
        (57, 14, 2.6, -20),
        (62.6, 7, 2, 10),
        (60, 7.6, 1.6, -14),
        (64, 4.4, 1.4, 24),
    ):
        a.ellipse(x, y, r * 0.7, r, "#B9D27A", 1, t)
        a.ellipse(x - 0.3, y - 0.5, r * 0.34, r * 0.6, "#F6D6EA", 0.9, t)
    bee(a, 80, 66, 0.86, -10)
    for x, y in ((88, 72), (92, 78), (90, 84)):
        a.circle(x, y, 0.5, "#FFF3C0", 0.8)
    dew(a, [(24, 84, 1.1), (70, 86, 1)])
    a.dust([(80, 30, 1.4), (86, 46, 0.8), (20, 58, 0.8), (76, 14, 0.7), (14, 72, 1.1)])
    return a


def bluebell_head(a: Art, x: float, y: float, s: float, turn: float) -> None:
    """A hanging bell with six curled tips."""
    with a.moved(x, y, s, turn):
        fill = a.linear(
            -7, 0, 8, 16, (0, "#F2F4FF"), (0.26, "#93A4FA"), (0.62, "#4450C0"), (1, "#1C185C")
        )
        a.path("M-7.4 16C-9.6 15 -10.4 17.6 -8.6 18.6C-6 19.6 -4.6 17.6 -4.4 15.6Z", "#3A3FA0")
        a.path("M7.4 16C9.6 15 10.4 17.6 8.6 18.6C6 19.6 4.6 17.6 4.4 15.6Z", "#2A2A80")
        a.path("M-5 14H5L3 18H-3Z", "#231F6B")
        a.path(
            "M-1 0C-5 1 -6 6 -6.4 11C-6.8 14 -8.4 15.4 -10 16C-8.6 18.6 -4 18 -3.2 14.6"
            "C-2.4 17.6 -1.4 19.4 0 20.6C1.4 19.4 2.4 17.6 3.2 14.6C4 18 8.6 18.6 10 16"
            "C8.4 15.4 6.8 14 6.4 11C6 6 5 1 1 0Z",
            fill,
        )
        a.limb([(-2, 2), (-4, 7), (-4.4, 13)], [0.3, 1.6, 0.4], "#FFFFFF", o=0.7)
        a.limb([(1, 1), (1.6, 8), (1, 16)], [0.2, 0.9, 0.2], "#2A2A80", o=0.55)
        a.limb([(4, 3), (5, 9), (4.6, 14)], [0.2, 1, 0.2], "#1A1756", o=0.5)
        a.ellipse(0, -0.2, 1.9, 1.4, "#7A6A3C")
        for u in (-1.2, 1):
            a.circle(u, 19.4 - abs(u), 0.7, "#FFF3C0")


def bluebell() -> Art:
    """Bluebells: a bowed stem that would ring if one touched it."""
    a = Art("Bluebell")
    a.shadow(46, 94, 34, 4.4, 0.55)
    for spine, w in (
        ([(40, 95), (28, 72), (16, 60), (8, 58)], 5.6),
        ([(44, 95), (40, 70), (30, 50), (24, 44)], 5.2),
        ([(50, 95), (62, 78), (78, 72), (90, 78)], 5.6),
        ([(48, 95), (58, 66), (70, 56), (80, 56)], 5.0),
    ):
        blade(a, spine, w, "#8FC46A", "#2F6440")
    back: list[Point] = [(52, 95), (60, 74), (66, 54), (76, 42), (88, 40)]
    a.limb(back, [2.2, 2, 1.8, 1.4, 0.6], "#4F7F4A")
    for x, y, s, t in ((88.0, 40.0, 0.6, -14.0), (80, 41, 0.66, 6), (72, 46, 0.7, 22)):
        a.line([(x - 2, y - 1), (x, y - 0.6), (x, y + 1)], "#5A5A8A", 0.7)
        bluebell_head(a, x, y, s, t)
    stem: list[Point] = [(46, 96), (43, 74), (41, 50), (46, 26), (60, 12), (76, 12), (86, 20)]
    a.limb(stem, [3.4, 3, 2.8, 2.4, 2, 1.6, 0.7], "#5F8A58", "#C6E28A", "#274A3A")
    for x, y, u, v, s, t in (
        (86, 20, 87, 24, 0.72, -12), (77, 12, 79, 19, 0.88, -4), (66, 10.6, 67, 20, 1.02, 4),
        (55, 15, 56, 27, 1.12, 10), (46.6, 25, 52, 38, 1.1, -18), (42.6, 40, 33, 46, 1.0, 24),
    ):  # fmt: skip
        a.limb([(x, y), ((x + u) / 2, min(y, v) - 0.6), (u, v)], [1, 0.9, 0.7], "#6B6A9A")
        bluebell_head(a, u, v, s, t)
    turf(a, 12, 88)
    grass(a, [(16, 8, -3), (24, 11, 3), (66, 9, -3), (74, 12, 3), (84, 8, 3)], 94.6)
    # the ringing
    for r in (6, 9.6):
        a.wisp([toward((87, 30), t, r) for t in (30, 60, 90, 120)], 0.7, "#EEF0FF", 0.7)
    dew(a, [(56, 49, 1.1), (30, 68, 1)])
    a.dust([(92, 30, 1.2), (20, 36, 0.7), (74, 66, 1.3), (28, 84, 0.8), (90, 58, 0.7)], "#EEF0FF")
    return a


def silk(a: Art, x: float, y: float, s: float, turn: float, tones: tuple[str, str, str]) -> None:
    """A poppy's petal: broad, crumpled at the rim, a black blotch at its foot."""
    with a.moved(x, y, s, turn):
        edge: list[Point] = [
            (0, 0),
            (-12, -6),
            (-22, -17),
            (-24, -28),
            (-17, -34),
            (-10, -33),
            (-4, -37),
            (4, -34.6),
            (11, -36.6),
            (19, -32),
            (24, -25),
            (21, -15),
            (12, -6),
        ]
        a.blob(
            edge,
            a.radial(0, -4, 38, (0, tones[2]), (0.35, tones[1]), (1, tones[0])),
            1,
            tones[2],
            0.35,
        )
        for k in (-16, -9, -3, 4, 10, 16):
            a.limb(
                [(k * 0.15, -6), (k * 0.7, -18), (k * 1.15, -31 + abs(k) * 0.2)],
                [0.2, 0.9, 0.3],
                tones[2] if k % 2 else "#FFE0CE",
                o=0.4,
            )
        a.limb(
            [(-19, -27), (-12, -31.4), (-4, -35), (4, -33)], [0.3, 1.5, 1.2, 0.3], "#FFF0E4", o=0.7
        )
        a.path("M0 0C-6 -4 -7 -10 -4 -13C-2 -11 2 -11 4 -13C7 -10 6 -4 0 0Z", "#240A1C", 0.85)


def poppy() -> Art:
    """Poppy: wide open, a bud that still hangs its head, a capsule that rattles."""
    a = Art("Poppy")
    a.shadow(48, 94, 28, 4.2, 0.5)
    a.limb([(46, 96), (44, 80), (47, 64)], [2.2, 2, 2], "#5F8A48", "#B9D67E", "#274A2E")
    a.limb(
        [(48, 96), (62, 84), (76, 66), (84, 48), (90, 38), (92, 46)],
        [1.6, 1.6, 1.4, 1.3, 1.2, 1],
        "#5F8A48",
        "#B9D67E",
    )
    a.limb([(44, 96), (30, 84), (18, 68), (14, 54)], [1.6, 1.5, 1.4, 1.4], "#5F8A48", "#B9D67E")
    for root, t, length in (((46, 92), -156.0, 24), ((47, 94), -24, 30), ((45, 84), -170, 18)):
        tip = toward(root, t, length)
        a.limb([root, between(root, tip, 0.5), tip], [1.4, 2, 0.2], "#4F7F42")
        for k in (0.3, 0.5, 0.7):
            p = between(root, tip, k)
            for side in (-1, 1):
                leaf(a, p, t + side * 46, length * 0.42 * (1.2 - k), "#A4C870", "#4F7F42")
    # bud and capsule
    with a.moved(91.4, 50, 1, 14):
        a.path(
            "M0 -7C5 -5 6 2 3 8C1 11 -2 11 -4 8C-6.6 2 -5 -5 0 -7Z",
            a.linear(-5, -6, 5, 9, (0, "#C6DC84"), (0.5, "#6B944C"), (1, "#2F5030")),
        )
        a.path("M.4 -6.4C2.4 0 2 6 .6 10.4C-.8 6 -.8 0 .4 -6.4Z", "#E8402E")
        for k in range(6):
            a.path(f"M{n(-4.6 + k * 1.7)} {n(-1 + k % 2 * 4)}l-1.6 -.6", "none", 1, "#E6F0B4", 0.35)
    with a.moved(13.6, 48, 1, -6):
        a.path(
            "M0 7C-5 6 -7 1 -6 -4C-3 -6.4 3 -6.4 6 -4C7 1 5 6 0 7Z",
            a.linear(-6, -5, 6, 7, (0, "#E2E0A0"), (0.5, "#9A9A5C"), (1, "#4A5232")),
        )
        a.path("M-7.6 -4.6C-4 -8 4 -8 7.6 -4.6C4 -2.6 -4 -2.6 -7.6 -4.6Z", "#7E7A44")
        a.path("M0 -5V-7M-3 -5L-4.4 -6.6M3 -5L4.4 -6.6M-6 -4.6H6", "none", 1, "#F2EDB8", 0.5)
        for k in (-3, 0, 3):
            a.limb([(k * 0.5, 6), (k, 1), (k * 0.9, -4)], [0.2, 0.7, 0.2], "#4A5232", o=0.5)
    deep, warm, light = (
        ("#D92A2A", "#B01624", "#5E0A1E"),
        ("#F4553A", "#D42A2A", "#7A0E20"),
        ("#FF8A5C", "#EE4630", "#A01824"),
    )
    silk(a, 51, 44, 0.9, -58, deep)
    silk(a, 51, 44, 0.92, 62, deep)
    silk(a, 51, 43, 1.04, 2, warm)
    silk(a, 51, 42, 0.98, 178, light)
    # the heart: ring of stamens, then the capsule with its star
    for i in range(34):
        t = i * 137.5
        r = 7.4 + (i % 4) * 1.7
        x, y = 51 + r * math.cos(math.radians(t)), 42.6 + r * 0.82 * math.sin(math.radians(t))
        a.path(f"M51 42.6L{n(x)} {n(y)}", "none", 1, "#1A0A18", 0.35, 0.8)
        a.ellipse(x, y, 1.1, 0.8, "#2A1226" if i % 3 else "#5A3A5C", 1, t)
    a.ellipse(
        51, 42.4, 6, 5.2, a.radial(49, 40, 8, (0, "#E6EFA8"), (0.5, "#8FB05C"), (1, "#35582F"))
    )
    rays = "".join(
        f"M51 42.4L{n(51 + 5.2 * math.cos(k * math.tau / 9))} "
        f"{n(42.4 + 4.4 * math.sin(k * math.tau / 9))}"
        for k in range(9)
    )
    a.path(rays, "none", 1, "#2A3A1E", 0.8)
    a.circle(51, 42.4, 1, "#F2F6C8")
    grass(a, [(22, 10, -3), (34, 8, 3), (58, 9, -3), (70, 11, 3)], 96)
    dew(a, [(36, 58, 1.3), (66, 28, 1.1)])
    a.dust([(86, 22, 1.3), (80, 76, 0.8), (26, 74, 0.8), (90, 70, 1.1)])
    return a


def rosette(a: Art, x: float, y: float, s: float, turn: float, flat: float = 1) -> None:
    """A primrose: five notched petals, a deep yellow star at the heart."""
    with a.group(f"translate({n(x)} {n(y)}) rotate({n(turn)}) scale({n(s)} {n(s * flat)})"):
        fill = a.radial(0, 0, 14, (0, "#F6D84A"), (0.4, "#FFF3A0"), (1, "#FFFDE8"))
        petals = []
        for k in range(5):
            t = k * 72
            p, q = toward((0, 0), t - 32, 10.6), toward((0, 0), t + 32, 10.6)
            u, v = toward((0, 0), t - 17, 15.6), toward((0, 0), t + 17, 15.6)
            notch = toward((0, 0), t, 11.4)
            petals.append(
                f"M0 0L{n(p[0])} {n(p[1])}Q{n(u[0])} {n(u[1])} {n(notch[0])} {n(notch[1])}"
                f"Q{n(v[0])} {n(v[1])} {n(q[0])} {n(q[1])}Z"
            )
        a.path("".join(petals), "#8A7A1E", 0.35, "#8A7A1E", 1.2, 0.35)
        a.path("".join(petals), fill, 1, "#C9B24A", 0.45)
        for k in range(5):
            tip = toward((0, 0), k * 72, 6.4)
            p, q = toward((0, 0), k * 72 - 30, 2.6), toward((0, 0), k * 72 + 30, 2.6)
            a.path(f"M{n(p[0])} {n(p[1])}L{n(tip[0])} {n(tip[1])}L{n(q[0])} {n(q[1])}Z", "#F0A81E")
        a.circle(0, 0, 2, "#7FA83C")
        a.circle(-0.4, -0.4, 0.8, "#E6F6A8")


def primrose() -> Art:
    """Primrose: a cushion of wrinkled leaves, full of pale stars."""
    a = Art("Primrose")
    a.shadow(50, 92, 44, 5.6, 0.6)
    for t, length, tone in (
        (178, 43, 0), (2, 43, 0), (-160, 43, 1), (-20, 44, 1), (-138, 40, 0), (-42, 41, 0),
        (160, 38, 1),
        (20, 39, 1), (-112, 38, 1), (-66, 38, 1), (138, 26, 0), (44, 26, 0), (92, 18, 1),
    ):  # fmt: skip
        light, dark = (("#A8D070", "#3F7C3E"), ("#86BC5E", "#2C6238"))[tone]
        with a.moved(50, 74, length / 40, t):
            a.path(
                "M4 0C10 -3 14 -10 24 -10.6C33 -10.4 39 -5 40 0C39 5 33 10.4 24 10.6"
                "C14 10 10 3 4 0Z",
                dark,
            )
            a.path("M4 0C10 -3 14 -10 24 -10.6C33 -10.4 39 -5 40 0Z", light)
            a.limb([(2, 0), (20, 0.4), (38, 0)], [1.8, 1.2, 0.2], "#E9F6C0")
            for k in range(4):
                x = 12 + k * 6.6
                for side in (-1, 1):
                    a.limb(
                        [(x, 0), (x + 2.4, side * 3.6), (x + 5.4, side * 7.4)],
                        [0.7, 0.6, 0.1],
                        "#DDF0AE" if side < 0 else "#1E4A30",
                        o=0.6,
                    )
    for x, y in ((50, 34), (30, 46), (70, 45), (38, 62), (62, 62)):
        a.limb(
            [(50 + (x - 50) * 0.2, 76), (50 + (x - 50) * 0.7, (y + 76) / 2), (x, y)],
            [1.8, 1.6, 1.4],
            "#B46A5A",
            "#E9B49A",
        )
    rosette(a, 27, 58, 0.72, 8, 0.8)
    rosette(a, 74, 57, 0.74, -20, 0.8)
    rosette(a, 34, 36, 0.98, 26, 0.92)
    rosette(a, 70, 34, 1.0, -8, 0.92)
    rosette(a, 51, 21, 0.9, 12, 0.86)
    rosette(a, 51, 51, 1.24, -14, 0.96)
    rosette(a, 35, 74, 0.8, 40, 0.8)
    rosette(a, 68, 74, 0.84, 16, 0.8)
    # a bud that is still furled
    a.limb([(88, 66), (90, 58), (88, 51)], [1.2, 1.1, 1], "#B46A5A")
    a.path("M88 52C84.6 50 85 45 88 42C91 45 91.6 50 88 52Z", "#FFF3A0")
    a.path(
        "M88 53.6C84.6 52.6 84.6 49.4 85.6 47.6C87.4 49 88.6 49 90.6 47.6"
        "C91.4 49.8 91 52.6 88 53.6Z",
        "#7FA83C",
    )
    dew(a, [(58, 44, 1.3), (28, 40, 1.1), (20, 76, 1.2), (76, 30, 0.9)])
    a.dust([(86, 26, 1.3), (14, 48, 0.8), (92, 78, 0.8), (66, 10, 0.7)])
    return a


def parachute(a: Art, foot: Point, angle: float, length: float, r: float, o: float = 0.95) -> None:
    """One seed with its crown of down."""
    tip = toward(foot, angle, length)
    a.limb([foot, between(foot, tip, 0.5), tip], [0.6, 0.4, 0.35], "#FFF6DC", o=o)
    seed = toward(foot, angle, length * 0.16)
    a.limb([foot, between(foot, seed, 0.5), seed], [0.3, 1.5, 0.4], "#8A5E34")
    hairs = []
    for d in (-72, -44, -16, 16, 44, 72):
        u, v = toward(tip, angle + d, r * (1 - abs(d) / 300))
        hairs.append(f"M{n(tip[0])} {n(tip[1])}L{n(u)} {n(v)}")
    a.path("".join(hairs), "none", 1, "#FFFFFF", 0.42, o)


def dandelion() -> Art:
    """Dandelion clock: a third of the hour has flown."""
    a = Art("Dandelion")
    a.shadow(44, 95, 30, 4, 0.5)
    for root, t, length in (
        ((42, 95), -168.0, 34),
        ((42, 95), -14, 40),
        ((42, 94), -148, 26),
        ((43, 95), -36, 30),
    ):
        bend = toward(root, t - (14 if t > -90 else -14), length * 0.5)
        tip = toward(root, t, length)
        for k in (0.3, 0.5, 0.7, 0.86):
            p = between(root, tip, k)
            p = between(p, bend, 0.3)
            for side in (-1, 1):
                back = toward(p, t + side * 112, length * 0.24 * (1.25 - k))
                fore, aft = toward(p, t, 2.6), toward(p, t + 180, 1.6)
                a.path(
                    f"M{n(aft[0])} {n(aft[1])}L{n(back[0])} {n(back[1])}"
                    f"Q{n(p[0])} {n(p[1])} {n(fore[0])} {n(fore[1])}Z",
                    "#6FA54C" if side < 0 else "#3A6E3C",
                )
        blade(a, [root, bend, tip], 4, "#9CCB6A", "#3F7A42")
    a.limb(
        [(43, 96), (40, 78), (43, 62), (44, 50)],
        [2.8, 2.4, 2.2, 2],
        "#A8A05C",
        "#E6E0A0",
        "#5E5A34",
    )
    x, y = 44, 40
    a.glow(x, y, 34, "#FFFDE8", 0.55)
    for i in range(60):
        t = 137.5 * i
        k = math.sqrt((i + 0.5) / 60)
        way = (t % 360 + 360) % 360
        if -62 < (way + 180) % 360 - 180 < 24 and i > 10:
            continue
        parachute(a, toward((x, y), t, 2.4), t, 9 + 13 * k, 5.4, 0.6 + 0.4 * k)
    # the bare side shows the cushion with its pits
    a.circle(
        x, y, 4.8, a.radial(x - 1.4, y - 1.8, 6.6, (0, "#FFF6D0"), (0.5, "#D9BC84"), (1, "#8A6A40"))
    )
    for i in range(12):
        u, v = toward((x, y), 137.5 * i, 1.2 * math.sqrt(i))
        a.circle(u, v, 0.42, "#7A5A34", 0.8)
    for t, far in ((70, 4.6), (105, 4.8), (35, 4.6), (140, 4.8)):
        leaf(a, toward((x, y), t, far), t + 20, 6, "#B9CC7A", "#6B7F3C")
    for u, v, t, s in (
        (72, 34, -20, 1),
        (84, 22, -34, 1),
        (70, 14, -58, 0.95),
        (90, 44, 2, 1),
        (78, 54, 16, 0.9),
        (92, 66, 24, 0.85),
        (60, 22, -40, 0.9),
        (88, 8, -50, 0.8),
    ):
        parachute(a, toward((u, v), t + 180, 7 * s), t, 11 * s, 6 * s)
    for d in (
        [(56, 60), (70, 66), (84, 62), (95, 54)],
        [(62, 78), (76, 82), (90, 78)],
        [(58, 8), (70, 3), (80, 4)],
    ):
        a.wisp(d, 1, "#FFFFFF", 0.6)
    grass(a, [(12, 9, -3), (22, 7, 3), (60, 8, -3), (74, 9, 3)], 97)
    a.dust([(66, 44, 1), (82, 36, 0.7), (94, 30, 1.1), (20, 66, 0.8)])
    return a


EMBLEMS = {
    "flower-foxglove": foxglove,
    "flower-bluebell": bluebell,
    "flower-poppy": poppy,
    "flower-primrose": primrose,
    "flower-dandelion": dandelion,
}
