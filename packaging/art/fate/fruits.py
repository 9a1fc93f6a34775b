"""Orange, walnut and acorn; a pixie can carry each of them away."""

import math

from curves import Point, at, n, polygon, ribbon, spline, toward
from kit import Art


def _dots(count: int, x: float, y: float, r: float) -> list[Point]:
    """Points that fill a disc evenly, never in rows."""
    return [toward((x, y), 137.5 * i, r * math.sqrt((i + 0.5) / count)) for i in range(count)]


def broad_leaf(a: Art, root: Point, angle: float, length: float, broad: float = 1) -> None:
    """A smooth leaf, as on fruit trees: two halves, a midrib, side veins."""
    with a.moved(*root, length / 40, angle):
        dark = a.linear(0, 0, 40, 0, (0, "#2F6B3E"), (1, "#1F4E38"))
        light = a.linear(0, -10, 36, 4, (0, "#A9D072"), (0.6, "#5E9E4C"), (1, "#3B7A44"))
        k = 13 * broad
        a.path(f"M0 0C8 {n(k)} 26 {n(k)} 40 0C26 {n(-k)} 8 {n(-k)} 0 0Z", dark)
        a.path(f"M0 0C8 {n(-k)} 26 {n(-k)} 40 0Z", light)
        blades = [
            f"M{x} 0Q{x + 4} {n(s * k * 0.4)} {x + 9} {n(s * k * 0.62)}"
            f"Q{x + 3} {n(s * k * 0.44)} {x - 1} 0Z"
            for x in (6, 13, 20, 27)
            for s in (-1, 1)
        ]
        a.path("".join(blades), "#DDF0A8", 0.6)
        a.path("M0 -.9Q20 -.7 40 0Q20 .9 0 .9Z", "#E9F6BE", 0.9)


def whole_orange(a: Art) -> None:
    """Its middle at 43, 50, its radius a third of the picture."""
    broad_leaf(a, (44, 21), -152, 33)
    broad_leaf(a, (45, 20), -24, 36)
    skin = a.radial(
        30, 36, 56,
        (0, "#FFE3A0"), (0.22, "#FFB84A"), (0.6, "#EF8522"), (0.88, "#BC5415"), (1, "#8E3A16"),
    )  # fmt: skip
    a.circle(43, 50, 32.6, skin)
    a.path(
        "M75.4 44C77.4 62 66 80 47 82.4C36 83.6 26 79.6 19 73C38 79 62 72 75.4 44Z", "#7E2C1C", 0.35
    )
    for i, (x, y) in enumerate(_dots(30, 43, 50, 29)):
        a.circle(x + 0.5, y + 0.6, 0.75, "#FFDFA0", 0.55)
        a.circle(x, y, 0.75, "#A84A12", 0.5 if i % 3 else 0.3)
    a.blob([(43.6, 20.6), (46, 18.2), (48.4, 20.4), (49, 23), (45.4, 24), (42.4, 22.8)], "#4A6B2E")
    a.limb([(46, 21.6), (46.4, 17), (48.6, 13)], [2.6, 1.8, 2.6], "#6B5228", lit="#B79A58")
    a.path(
        "M17 44C19 33 27 25.4 37 23.4C29 28 23.6 35 21.8 44.4C21 48 16.4 47.4 17 44Z",
        "#FFFBEA",
        0.75,
    )


def orange(a: Art) -> None:
    """A whole one, and a half that shows its segments."""
    whole_orange(a)
    a.circle(70.6, 70, 23.6, "#7E2C1C", 0.35)
    a.circle(
        69, 68.4, 23.4, a.linear(52, 50, 86, 88, (0, "#FFC25E"), (0.5, "#F08A22"), (1, "#B04E14"))
    )
    a.circle(68.2, 67.6, 21, "#FFF3D6")
    flesh = a.radial(64, 62, 26, (0, "#FFD98A"), (0.5, "#FFA62E"), (1, "#EE7A14"))
    cells = []
    for i in range(10):
        t = 36 * i + 8
        heart = toward((68.2, 67.6), t, 3)
        ends = [toward((68.2, 67.6), t + d, 17.6) for d in (-13.5, 13.5)]
        top = [toward((68.2, 67.6), t + d, 19.8) for d in (-9, 9)]
        cells.append(
            f"M{at(heart)}L{at(ends[0])}Q{at(top[0])} {at(toward((68.2, 67.6), t, 19.4))}"
            f"Q{at(top[1])} {at(ends[1])}Z"
        )
    a.path("".join(cells), flesh, 1, "#F7B24A", 0.5)
    rays = []
    for i in range(10):
        for d, near, far in ((-6, 9, 16.6), (5, 7, 15), (0, 12, 17.6)):
            t = 36 * i + 8 + d
            rays.append(
                polygon([toward((68.2, 67.6), t, near), toward((68.2, 67.6), t - 1.6, far),
                         toward((68.2, 67.6), t + 1.2, far)])
            )  # fmt: skip
    a.path("".join(rays), "#FFF0BE", 0.6)
    a.circle(68.2, 67.6, 2.4, "#FFF3D6")
    a.path(
        "M51 60C53 53.6 58.6 49 65 48C59.6 51 55.6 55.4 53.6 61C52.8 63 50.4 62.2 51 60Z",
        "#FFFFFF",
        0.7,
    )
    # blossom
    for k in range(5):
        with a.moved(*toward((62.4, 24), k * 72 - 80, 3.6), 1, k * 72 + 10):
            a.path(
                "M0 5C-4.6 2 -4.4 -4 0 -5.6C4.4 -4 4.6 2 0 5Z",
                "#FFFDF4" if k % 2 else "#FFFFFF",
                1,
                "#D9C7A8",
                0.3,
            )
    a.circle(62.4, 24, 2.2, "#F4C95C")
    a.circle(61.9, 23.5, 0.9, "#FFF3C0")


def whole_walnut(a: Art) -> None:
    """With its leaves; its middle at 44, 53."""
    broad_leaf(a, (45, 24), -146, 38, 1.1)
    broad_leaf(a, (47, 22), -26, 44, 1.05)
    a.limb([(45, 27), (45, 20), (50, 13)], [4, 2.6, 2], "#6B4630", lit="#B4875A")
    _closed(a)


def _closed(a: Art) -> None:
    """A nut in its shell, with seam and wrinkles."""
    shell = a.radial(
        30, 38, 58, (0, "#FBE3B4"), (0.35, "#D3A062"), (0.72, "#8E5C34"), (1, "#4C2B1E")
    )
    a.path("M44 22C62 21 78 34 78 53C78 72 63 84 44 84C25 84 9 72 9 53C9 34 26 21 44 22Z", shell)
    seam: list[Point] = [(45, 20), (41, 36), (46, 54), (41, 71), (44, 86)]
    a.path(ribbon(seam, [3, 6, 6.6, 6, 3]), "#B9834A")
    a.path(ribbon(seam, [3, 6, 6.6, 6, 3], 0.2, 1), "#FBE3B0", 0.9)
    a.path(ribbon(seam, [3, 6, 6.6, 6, 3], -1, -0.2), "#5E371F", 0.6)
    a.line([(45, 21), (41, 36), (46, 54), (41, 71), (44, 85)], "#4A2818", 0.6)
    wrinkles: tuple[list[Point], ...] = (
        [(38, 28), (31, 30), (27, 35), (29, 41), (27, 46), (21, 49)],
        [(36, 40), (33, 46), (35, 53), (31, 60), (25, 62)],
        [(21, 35), (16, 42), (16, 49), (19, 54)], [(17, 60), (21, 67), (27, 70), (31, 75)],
        [(37, 64), (33, 70), (36, 76), (35, 81)],
        [(51, 29), (58, 31), (61, 36), (58, 41), (61, 46), (67, 48)],
        [(52, 43), (56, 48), (53, 55), (56, 61), (61, 63)],
        [(68, 36), (73, 43), (72, 50), (74, 55)], [(50, 68), (53, 74), (50, 81)],
        [(27, 55), (24, 58), (26, 63)], [(64, 54), (66, 59), (63, 64)],
    )  # fmt: skip
    for d in wrinkles:
        a.wisp([(x + 1, y + 1) for x, y in d], 1.5, "#FFE9BE", 0.6)
        a.wisp(d, 1.8, "#54301C", 0.85)
    a.path(
        "M17 43C19 34 26 27.4 34 26C27 30 22 36 20 44C19.2 46.6 16.6 45.6 17 43Z", "#FFF9E6", 0.8
    )


def walnut(a: Art) -> None:
    """A whole one leans on half of another."""
    broad_leaf(a, (30, 40), -142, 32, 1.15)
    broad_leaf(a, (64, 82), 12, 32, 1.15)
    broad_leaf(a, (60, 86), 50, 17, 1.1)
    _opened(a, 66, 37, 1.34, -66)
    with a.group("translate(36 63) rotate(-28) scale(.82) translate(-44 -53)"):
        a.ellipse(46, 55.6, 34, 30.6, "#2A1410", 0.3)
        _closed(a)


def _opened(a: Art, x: float, y: float, size: float, turn: float) -> None:
    """Half a shell; the kernel in it is pale, with two lobes that fold like a brain."""
    with a.moved(x, y, size, turn):
        rim = a.linear(-20, -16, 20, 18, (0, "#FFE6B4"), (0.45, "#B97E46"), (1, "#54301E"))
        a.ellipse(0, 0, 24, 19, rim)
        hollow = a.radial(5, 6, 26, (0, "#7A4C2A"), (0.7, "#4A2A1C"), (1, "#2E1812"))
        a.ellipse(-0.2, -0.4, 20.8, 15.8, hollow)
        for s in (-1, 1):
            lobe: list[Point] = [
                (s * 1.6, -10), (s * 4, -13.4), (s * 7.4, -11.4), (s * 10.6, -13), (s * 13, -9.4),
                (s * 17, -8.4), (s * 16, -4), (s * 19, -0.6), (s * 16, 3), (s * 17, 7.4),
                (s * 12.6, 8.4), (s * 11, 12), (s * 7, 10.6), (s * 4, 13), (s * 1.6, 9.6),
                (s * 2.6, 0),
            ]  # fmt: skip
            light = "#FFFAE6" if s < 0 else "#FBE6BC"
            paint = a.radial(s * 8 - 3, -5, 20, (0, light), (0.55, "#EFCB92"), (1, "#B07C44"))
            a.blob(lobe, paint)
            folds: tuple[list[Point], ...] = (
                [(s * 3, -8), (s * 6.4, -7), (s * 7.4, -3), (s * 4, -1)],
                [(s * 9, -12), (s * 10, -7.4), (s * 13.6, -5)],
                [(s * 18, -0.6), (s * 13, 0), (s * 9, -1.4), (s * 7.6, 2)],
                [(s * 3, 4), (s * 6.6, 5), (s * 7, 9)],
                [(s * 11.6, 11), (s * 10.6, 6.4), (s * 14, 4)],
            )
            for fold in folds:
                a.wisp([(u + 0.6, v + 0.7) for u, v in fold], 1, "#FFFFFF", 0.7)
                a.wisp(fold, 1.2, "#8A5426", 0.85)
        a.limb([(0, -15.4), (0.6, 0), (0, 15.4)], [0.6, 2, 0.6], "#3E2216", lit="#C08A50")


def oak_leaf(
    a: Art, root: Point, angle: float, length: float, light: str, mid: str, dark: str
) -> None:
    """An oak's leaf with its round lobes, the upper half toward the light."""
    with a.moved(*root, length / 50, angle):
        upper: list[Point] = [
            (0, -0.6), (5, -3), (8, -8), (13, -9.4), (16, -5.6), (19, -10), (24, -13), (29, -11),
            (30, -6.6), (34, -9.6), (39, -9.6), (42, -6), (41, -3), (46, -3), (50, 0),
        ]  # fmt: skip
        lower = [(x + 1.4, -y * 0.96) for x, y in upper[-2::-1]]
        a.blob([*upper, *lower], a.linear(0, 0, 44, 14, (0, mid), (1, dark)))
        a.path(
            spline([*upper, (34, 0.4), (16, 0.6)], closed=True),
            a.linear(4, -12, 44, 2, (0, light), (1, mid)),
        )
        blades = [
            f"M{n(x - 1)} 0Q{n(x + 3)} {n(s * reach * 0.6)} {n(x + 6)} {n(s * reach)}"
            f"Q{n(x + 2)} {n(s * reach * 0.66)} {n(x - 2.4)} 0Z"
            for x, reach in ((7, 6), (17.6, 9.4), (29, 7.4), (38, 4.4))
            for s in (-1, 1)
        ]
        a.path("".join(blades), "#FFF6CC", 0.55)
        a.path("M-8 -.8Q20 -1.4 50 0Q20 1.2 -8 .8Z", "#FFF3C0", 0.9)


def one_acorn(a: Art, x: float, y: float, s: float, turn: float) -> None:
    """x, y is the middle of the cup's rim."""
    with a.moved(x, y, s, turn):
        nut = a.linear(
            -19, 0, 20, 12, (0, "#FFEDBE"), (0.3, "#E7B368"), (0.68, "#B1732F"), (1, "#6A3A1C")
        )
        a.path(
            "M-19.6 -3C-21 14 -13 27 -4 33C-2 34.6 -1.4 37.6 0 40C1.4 37.6 2 34.6 4 33"
            "C13 27 21 14 19.6 -3Z",
            nut,
        )
        a.path("M12 -2C14 12 9 25 1 35C2 34 3 33.6 4 33C13 27 21 14 19.6 -3Z", "#4A1F1A", 0.4)
        for k, o in ((-8, 0.35), (1, 0.3), (9, 0.25)):
            a.wisp([(k * 1.1, 0), (k * 1.2, 14), (k * 0.5, 28)], 0.8, "#7A4A1E", o)
        a.path("M-15.4 1C-16.4 12 -12 21 -7.4 26C-11 17 -12 9 -11 1Z", "#FFFDEE", 0.8)
        cup = a.linear(-22, -18, 22, 4, (0, "#D9B483"), (0.45, "#90683E"), (1, "#432A1E"))
        a.path("M-23 0C-24.6 -14 -13 -22 0 -22C13 -22 24.6 -14 23 0C16 4 -16 4 -23 0Z", cup)
        for row, (v, count, spread) in enumerate(
            ((-16.4, 4, 10), (-11, 6, 16.4), (-5.4, 7, 20), (0, 8, 21.6))
        ):
            for i in range(count):
                t = (i + 0.5) / count * 2 - 1
                u, w = t * spread, v - 3 * (1 - t * t) * 0.4 + row * 0.3
                r = (3.3, 3.2, 3.2, 2.9)[row]
                d = (
                    f"M{n(u - r)} {n(w - 0.6)}Q{n(u - r)} {n(w + 3.4)} {n(u)} {n(w + 3.8)}"
                    f"Q{n(u + r)} {n(w + 3.4)} {n(u + r)} {n(w - 0.6)}Z"
                )
                a.path(d, "#B98F5C" if t < 0.1 else "#7A5634", 0.9, "#D8B684", 0.35, 0.5)
                if t < 0.4:
                    a.path(
                        f"M{n(u - r * 0.6)} {n(w + 0.6)}Q{n(u - r * 0.5)} {n(w + 2.6)} {n(u)} "
                        f"{n(w + 2.9)}",
                        "none",
                        1,
                        "#FBE3B4",
                        0.5,
                        0.7,
                    )
        a.limb([(0, -20), (1, -27), (4, -33)], [4.4, 3, 2.6], "#7A5A38", lit="#CDA874")


def acorn(a: Art) -> None:
    """Two on a twig, before the oak's leaves."""
    oak_leaf(a, (50, 20), 168, 50, "#C9DC84", "#7FA24A", "#3F6B38")
    oak_leaf(a, (60, 20), 6, 40, "#F0D27A", "#C08E38", "#7A4E22")
    oak_leaf(a, (50, 52), 66, 46, "#B4CE72", "#6B9444", "#315C36")
    a.limb([(26, 9), (42, 15), (56, 20), (76, 14)], [1.2, 2.6, 3.4, 1.6], "#6B4A30", lit="#C09A68")
    one_acorn(a, 73, 50, 0.7, -24)
    one_acorn(a, 36, 49, 1.02, 14)
