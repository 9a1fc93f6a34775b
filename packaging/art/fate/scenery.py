"""Skies, hills, trees, grass and flowers of the places, from y -30 to 130."""

import math

from curves import Point, n, polygon, ribbon, spline, toward
from kit import Art
from plants import flower


def sky(a: Art, *tones: str, foot: float = 70) -> None:
    stops = [(i / (len(tones) - 1), tone) for i, tone in enumerate(tones)]
    a.path(f"M-30 -40H130V{n(foot)}H-30Z", a.linear(50, -30, 50, foot, *stops))


def ridge(a: Art, tops: list[Point], light: str, dark: str, foot: float = 140) -> None:
    """A plane of hills from its skyline down."""
    line = spline([(-30, tops[0][1]), *tops, (130, tops[-1][1])])
    y = min(v for _, v in tops)
    a.path(
        f"{line}L130 {n(foot)}L-30 {n(foot)}Z", a.linear(30, y, 60, y + 34, (0, light), (1, dark))
    )


def fir(a: Art, x: float, y: float, h: float, color: str, o: float = 1) -> None:
    """A fir in five tiers, silhouette only."""
    w = h * 0.36
    left: list[Point] = []
    right: list[Point] = []
    for i in range(6):
        t = i / 5
        v = y - h * (1 - t)
        left += [(x - w * t * 0.62, v), (x - w * (t + 0.12) * 0.8, v + h * 0.09)]
        right += [(x + w * t * 0.62, v), (x + w * (t + 0.12) * 0.8, v + h * 0.085)]
    a.path(polygon([(x, y - h * 1.02), *right, (x, y + h * 0.06), *left[::-1]]), color, o)


def blades(
    a: Art, where: list[tuple[float, float, float]], foot: float, tones: tuple[str, ...]
) -> None:
    """Blades of grass: x, height, lean; one path for each tone."""
    parts: dict[str, list[str]] = {tone: [] for tone in tones}
    for i, (x, h, b) in enumerate(where):
        parts[tones[i % len(tones)]].append(
            f"M{n(x - 1.1)} {n(foot)}Q{n(x + b * 0.2)} {n(foot - h * 0.6)} {n(x + b)} {n(foot - h)}"
            f"Q{n(x + 1 + b * 0.3)} {n(foot - h * 0.5)} {n(x + 1.2)} {n(foot)}Z"
        )
    for tone, blade in parts.items():
        a.path("".join(blade), tone)


def tuft(start: float, count: int, step: float, tall: float) -> list[tuple[float, float, float]]:
    """Grass in unequal rhythm."""
    return [
        (start + i * step + i * 7 % 5 * 0.4, tall * (0.55 + i * 13 % 9 / 18), (i * 5 % 7 - 3) * 1.1)
        for i in range(count)
    ]


def crown(a: Art, blobs: list[tuple[float, float, float]], tones: tuple[str, str, str]) -> None:
    """Foliage: a scalloped mass, and in it clusters of leaves that catch the light."""
    mass = []
    for x, y, r in blobs:
        edge: list[Point] = []
        for i in range(9):
            edge += [
                toward((x, y), i * 40 + x * 3, r * (1.02 + i % 3 * 0.05)),
                toward((x, y), i * 40 + 20 + x * 3, r * 0.88),
            ]
        mass.append(spline(edge, closed=True))
    for part in mass:
        a.path(part, tones[0])
    for k, tone in ((1, tones[1]), (2, tones[2])):
        tufts = []
        for x, y, r in blobs:
            for i in range(7):
                u, v = toward(
                    (x - r * 0.2 * k, y - r * 0.24 * k),
                    i * 137 + x * 5,
                    r * (0.62, 0.4)[k - 1] * math.sqrt((i + 0.4) / 7) * 1.3,
                )
                w = r * (0.26, 0.15)[k - 1]
                tufts.append(
                    f"M{n(u - w)} {n(v + w * 0.5)}Q{n(u - w)} {n(v - w)} {n(u)} {n(v - w)}"
                    f"Q{n(u + w)} {n(v - w)} {n(u + w)} {n(v + w * 0.5)}"
                    f"Q{n(u + w * 0.4)} {n(v)} {n(u)} {n(v + w * 0.6)}"
                    f"Q{n(u - w * 0.4)} {n(v)} {n(u - w)} {n(v + w * 0.5)}Z"
                )
        a.path("".join(tufts), tone)


def bloom(a: Art, x: float, y: float, r: float, kind: int) -> None:
    """A flower of the meadow: poppy, daisy, cornflower or buttercup."""
    if kind == 0:
        a.path(
            f"M{n(x - r)} {n(y - r * 0.3)}C{n(x - r)} {n(y - r * 1.2)} {n(x + r)} "
            f"{n(y - r * 1.2)} {n(x + r)} {n(y - r * 0.3)}C{n(x + r * 0.8)} {n(y + r * 0.8)} "
            f"{n(x - r * 0.8)} {n(y + r * 0.8)} {n(x - r)} {n(y - r * 0.3)}Z",
               a.radial(x - r * 0.4, y - r * 0.6, r * 2, (0, "#FF9A7A"), (0.5, "#E0392E"),
               (1, "#8A1A22")))  # fmt: skip
        a.path(
            f"M{n(x - r)} {n(y - r * 0.3)}Q{n(x)} {n(y + r * 0.1)} {n(x + r)} {n(y - r * 0.3)}"
            f"Q{n(x)} {n(y + r * 0.5)} {n(x - r)} {n(y - r * 0.3)}Z",
            "#FFC2A0",
            0.5,
        )
        a.circle(x, y - r * 0.05, r * 0.22, "#2A1220")
    elif kind == 1:
        for k in range(9):
            u, v = toward((x, y), k * 40, r * 0.62)
            a.ellipse(u, v, r * 0.4, r * 0.2, "#FFFFFF", 1, k * 40)
        a.circle(x, y, r * 0.34, "#F4C03C")
    elif kind == 2:
        for k in range(8):
            p, q = toward((x, y), k * 45 - 12, r), toward((x, y), k * 45 + 12, r)
            a.path(
                polygon([(x, y), p, toward((x, y), k * 45, r * 0.74), q]),
                "#4C6FE0" if k % 2 else "#7FA0F4",
            )
        a.circle(x, y, r * 0.26, "#5A2F8C")
    else:
        flower(a, x, y, r, "#FFD84A", "#E89A20")


def trunk(a: Art, x: float, w: float, lean: float, light: str, dark: str, rim: str = "") -> None:
    """A tree from its root to beyond the window's top."""
    pts: list[Point] = [
        (x, 128),
        (x + lean * 0.2, 96),
        (x + lean * 0.4, 60),
        (x + lean * 0.8, 20),
        (x + lean, -36),
    ]
    widths = [w * 2.1, w * 1.15, w, w * 0.92, w * 0.86]
    a.path(
        ribbon(pts, widths),
        a.linear(x - w / 2, 0, x + w / 2, 0, (0, light), (0.5, dark), (1, dark)),
    )
    if rim:
        a.path(ribbon(pts, widths, 0.72, 0.98), rim, 0.75)
        for k in range(5):
            y = 16 + k * 17
            a.wisp(
                [
                    (x + lean * 0.5 - w * 0.1, y),
                    (x + lean * 0.46 + w * 0.06, y + 7),
                    (x + lean * 0.4, y + 15),
                ],
                w * 0.09,
                "#0C1A1C",
                0.6,
            )


def fern(a: Art, x: float, y: float, way: float, s: float) -> None:
    """One frond; its leaflets grow shorter toward the tip."""
    with a.moved(x, y, s, way):
        a.limb([(0, 0), (16, -1.6), (32, 2)], [1, 0.8, 0.2], "#9CC46A")
        stations = [(4 + k * 2.7, 8.4 - k * 0.74) for k in range(10)]
        for side, tone in ((-1, "#86B85C"), (1, "#3F7A48")):
            leaves = []
            for u, long in stations:
                v, out = -1.6 * math.sin(u / 12), side * long
                there = f"M{n(u)} {n(v)}Q{n(u + 2)} {n(v + out * 0.5)} {n(u + 4)} {n(v + out)}"
                leaves.append(f"{there}Q{n(u + 3.4)} {n(v + out * 0.4)} {n(u + 1.8)} {n(v)}Z")
            a.path("".join(leaves), tone)


def cypress(a: Art, x: float, y: float, h: float, w: float) -> None:
    """A dark flame of a tree, lit along its left edge."""
    way: list[Point] = [
        (x, y),
        (x + 0.6, y - h * 0.2),
        (x - 0.4, y - h * 0.5),
        (x + 0.8, y - h * 0.8),
        (x + 0.4, y - h),
    ]
    widths = [w * 0.7, w, w * 0.94, w * 0.5, 0.3]
    a.limb([(x, y + 10), (x, y + 2), (x, y - 4)], [3, 2.6, 2], "#3A2A40")
    a.path(
        ribbon(way, widths),
        a.linear(x - w / 2, 0, x + w / 2, 0, (0, "#5F8A66"), (0.5, "#24504E"), (1, "#12283C")),
    )
    for k in range(7):
        v = y - h * (0.06 + k * 0.12)
        r = w * (0.36, 0.44, 0.46, 0.44, 0.36, 0.26, 0.16)[k]
        a.wisp(
            [(x - r, v), (x - r * 0.5, v - h * 0.08), (x - r * 0.1, v - h * 0.17)],
            w * 0.12,
            "#C9CE8C",
            0.7,
        )
        a.wisp(
            [(x + r * 0.8, v), (x + r * 0.6, v - h * 0.08), (x + r * 0.2, v - h * 0.16)],
            w * 0.1,
            "#0C1C30",
            0.6,
        )
