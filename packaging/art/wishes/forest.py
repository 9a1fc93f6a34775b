"""Forest, the realm of wisdom: green depths, old trunks, shafts of golden light."""

import math
from collections.abc import Sequence

from curves import Point, at, lit_edge, mix, n, ribbon
from kit import Art

from wishes.land import Tones, firs, grass, rays, sky

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
    """A bare trunk: lit on the edge toward the light, furrowed."""
    lit = lit_edge(points)
    a.limb(points, widths, tones[1])
    a.path(ribbon(points, widths, -0.15 * lit, -lit), tones[2], 0.75)
    a.path(ribbon(points, widths, 0.62 * lit, 0.98 * lit), tones[0], 0.9)
    for lo, hi in ((0.3, 0.4), (-0.05, 0.03), (-0.42, -0.36)):
        furrow = ribbon(points[1:], [w * 0.96 for w in widths[1:]], lo * lit, hi * lit)
        a.path(furrow, tones[0], 0.35)


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


def crown(a: Art, masses: Sequence[tuple[float, float, float, float]], tones: Tones) -> None:
    """Foliage from back to front: place and reach of each mass, a ball of leaves that turns from
    the light into its own shade."""
    light, mid, dark = tones
    for k, (x, y, rx, ry) in enumerate(masses):
        d, count = "", 15
        for i in range(count):
            angle, next_angle = (math.radians(360 * j / count + k * 23) for j in (i, i + 1))
            half = (angle + next_angle) / 2
            out = 1.24 + (i * 7 + k * 3) % 5 * 0.05
            start = (x + rx * 0.94 * math.cos(angle), y + ry * 0.94 * math.sin(angle))
            tip = (x + rx * out * math.cos(half - 0.07), y + ry * out * math.sin(half - 0.07))
            end = (x + rx * 0.94 * math.cos(next_angle), y + ry * 0.94 * math.sin(next_angle))
            d += "" if d else f"M{at(start)}"
            d += f"Q{at(tip)} {at(end)}"
        r = max(rx, ry)
        ball = ((0, light), (0.32, mid), (0.8, mix(mid, dark, 0.7)), (1, dark))
        a.path(d + "Z", a.radial(x - rx * 0.5, y - ry * 0.6, r * 1.9, *ball))
        for tone, first, inner in ((light, 185, 0.72), (light, 170, 0.36), (dark, 20, 0.62)):
            sprays = []
            for i in range(5 if inner > 0.5 else 3):
                turn = math.radians(first + i * 24 + k * 7)
                u, v = x + rx * inner * math.cos(turn), y + ry * inner * math.sin(turn)
                size = r * 0.16
                sprays.append(
                    f"M{at((u - size, v + size * 0.3))}q{n(size * 0.8)} {n(-size * 1.3)}"
                    f" {n(size * 2)} {n(-size * 0.5)}q{n(-size * 0.7)} {n(size * 1.2)}"
                    f" {n(-size * 2)} {n(size * 0.5)}Z"
                )
            a.path("".join(sprays), tone, 0.75 if tone == light else 0.5)


def forest() -> Art:
    """A path between the trunks, toward the light."""
    a = Art("Forest")
    depth(a)
    floor(a, 72, path=True)
    for line, w in (([(40, 75), (41, 40), (39, -30)], 5), ([(80, 77), (79, 40), (81, -30)], 6)):
        a.limb(line, [w, w * 0.74, w * 0.68], "#3A6A55", "#8FB46E")
        x, y = line[0]
        tuft = [(x - 4, 4, -1), (x - 2, 6, 1), (x, 5, -1), (x + 2, 6, 1), (x + 4, 4, 1)]
        grass(a, tuft, y + 1.4, "#7FB45E", "#A9CF74", "#4A8A54")
    beams(a)
    a.limb([(15, 42), (27, 30), (38, 27)], [6, 3, 0.6], "#3A2D33")
    a.limb([(95, 48), (84, 38), (76, 37)], [5.6, 2.6, 0.6], "#3A2D33")
    trunk(a, [(10, 106), (17, 84), (17, 50), (13, 10), (14, -34)], [34, 16, 13, 12, 11])
    trunk(a, [(101, 108), (93, 88), (92, 60), (96, 20), (92, -34)], [32, 15, 12, 11, 10])
    crown(
        a,
        [(66, -14, 18, 13), (40, -14, 18, 13), (96, -6, 19, 15), (0, -4, 20, 16), (20, -12, 18, 13),
         (84, -14, 16, 12)],
        ("#8FC06A", "#2F6E4C", "#0E3834"),
    )  # fmt: skip
    crown(
        a,
        [(78, 36, 9, 6), (86, 33, 7, 5), (29, 25, 8, 6), (38, 28, 9, 6)],
        ("#C3DE86", "#4E8F54", "#1B4E40"),
    )
    ferns(a, 26, 103, 0.9)
    ferns(a, 82, 104, 0.8, flip=True)
    mushrooms(a, [(37, 93, 0.9), (42, 97, 0.7), (73, 92, 0.8)])
    a.dust([(52, 52, 1.2), (66, 60, 0.8), (47, 66, 0.7), (74, 50, 0.7), (60, 82, 1)], "#FFF8C0")
    return a


EMBLEMS = {
    "forest": forest,
}
