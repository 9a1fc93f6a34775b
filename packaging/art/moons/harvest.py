"""What the fairies of earth tend and gather: grass, acorns, seedlings, wheat, and a sickle."""

import math
from collections.abc import Sequence

from curves import Point, at, between, n, toward
from kit import Art
from plants import leaf


def blades(a: Art, where: list[tuple[float, float, float]], foot: float) -> None:
    """Blades of grass: x, height, lean."""
    for i, (x, h, b) in enumerate(where):
        tone = ("#A9C866", "#5E8640", "#35552E")[i % 3]
        a.path(
            f"M{n(x - 1.2)} {n(foot)}"
            f"Q{n(x + b * 0.2)} {n(foot - h * 0.6)} {n(x + b)} {n(foot - h)}"
            f"Q{n(x + 1 + b * 0.3)} {n(foot - h * 0.5)} {n(x + 1.3)} {n(foot)}Z",
            tone,
        )


def great_acorn(a: Art, x: float, y: float, s: float, turn: float) -> None:
    """An acorn taller than a fairy; x, y is its middle."""
    with a.moved(x, y, s, turn):
        a.path(
            "M-13 -4C-15 8 -8 17 -1.4 20L0 23.6L1.4 20C8 17 15 8 13 -4Z",
            a.radial(-5, 2, 26, (0, "#FFF0C4"), (0.3, "#EDB866"), (0.7, "#B0702E"), (1, "#5E3420")),
        )
        a.limb([(-8.6, 0), (-8.2, 8), (-3.6, 15.6)], [0.4, 2.2, 0.3], "#FFFBE4", o=0.75)
        for u in (4.6, 8.4):
            a.limb([(u, 0), (u - 0.4, 8), (u - 3.2, 15)], [0.2, 0.8, 0.2], "#6A3C20", o=0.45)
        a.path(
            "M-15.4 -3.4C-16.6 -13 -8 -18.4 0 -18.4C8 -18.4 16.6 -13 15.4 -3.4"
            "C10 1 -10 1 -15.4 -3.4Z",
            a.radial(-6, -13, 26, (0, "#C79F68"), (0.5, "#84603C"), (1, "#3A2622")),
        )
        for row, (v, count, wide) in enumerate(((-3.4, 8, 13.2), (-7.6, 7, 12), (-11.6, 6, 9.6))):
            for i in range(count):
                u = wide * (2 * (i + 0.5) / count - 1)
                a.path(
                    f"M{n(u - 2.1)} {n(v - 2)}Q{n(u)} {n(v + 3.4)} {n(u + 2.1)} {n(v - 2)}",
                    "#DDBC86" if u < -wide * 0.2 else "#A07A4C",
                    0.75 - row * 0.1,
                    "#3A2622",
                    0.35,
                )
        a.limb([(0, -17.6), (0.8, -21), (3.4, -23.6)], [3, 2.2, 2.6], "#6B4A2E", lit="#C09A68")


def acorn(a: Art, x: float, y: float, s: float, turn: float = 0) -> None:
    with a.moved(x, y, s, turn):
        a.path(
            "M-3.4 0C-3.6 4 -1.6 7 0 8.4C1.6 7 3.6 4 3.4 0Z",
            a.linear(-3, 0, 3, 8, (0, "#FFE9BE"), (0.5, "#DBA25A"), (1, "#8A5626")),
        )
        a.path(
            "M-4.2 .4C-4.6 -3 -2 -4.8 0 -4.8C2 -4.8 4.6 -3 4.2 .4C2 1.4 -2 1.4 -4.2 .4Z",
            a.linear(-4, -5, 4, 1, (0, "#B08A5A"), (1, "#4E3420")),
        )
        a.limb([(0, -4.4), (0.4, -6), (1.2, -7)], [0.9, 0.8, 0.5], "#6B4A2E")
        for u, v in ((-2.4, -1), (0, -1.2), (2.4, -1), (-1.2, -2.8), (1.2, -2.8)):
            a.circle(u, v, 0.6, "#D6B07A", 0.7)


def sprout(a: Art, x: float, y: float, h: float) -> None:
    """A seedling with two leaves and a bud, growing from x, y."""
    a.limb([(x, y), (x - h * 0.06, y - h * 0.5), (x + h * 0.04, y - h)], [1.2, 0.9, 0.5], "#7FA848")
    leaf(a, (x - h * 0.04, y - h * 0.55), -158, h * 0.62, "#D6EC92", "#6B9A3E")
    leaf(a, (x, y - h * 0.62), -26, h * 0.66, "#C6E07E", "#4F8236")
    leaf(a, (x + h * 0.04, y - h * 0.96), -84, h * 0.4, "#E6F6B0", "#7FAE4A")


def sheaf(a: Art, ears: Sequence[tuple[Point, Point, Point]]) -> None:
    """Ears of wheat on their stalks: the foot of each, where it is bound, and its tip."""
    with a.define("ear"):
        _ear(a)
    for foot, band, tip in ears:
        a.limb([foot, band, between(band, tip, 0.6), tip], [0.5, 0.8, 0.7, 0.4], "#D0A24A")
        way = math.degrees(math.atan2(tip[1] - band[1], tip[0] - band[0]))
        a.use("ear", *tip, way)


def _ear(a: Art) -> None:
    """One of them, from nought to the right."""
    for i in range(5):
        grain = ((i - 1) * 2.1, 0.0)
        for side in (-1, 1):
            with a.moved(*grain, 1, side * 34):
                tone = "#F7DB85" if side < 0 else "#B97F2C"
                a.path("M0 0C.8 -1.3 2.6 -1.3 3.8 0C2.6 1.3 .8 1.3 0 0Z", tone)
        end = toward(grain, 24 if i % 2 else -24, 5.4)
        a.path(f"M{at(grain)}L{at(end)}", "none", 1, "#FFEFB8", 0.26, 0.8)
    with a.moved(8.4, 0):
        a.path("M0 0C.8 -1.2 2.6 -1.2 3.8 0C2.6 1.2 .8 1.2 0 0Z", "#FBE7A2")


def sickle(a: Art, x: float, y: float) -> None:
    """A sickle like a young moon hangs from the hand that closes about its handle at x, y."""
    with a.moved(x, y, 0.86, 166, flip=True):
        a.limb([(0, 4.6), (0, 0), (0, -4.6)], [2.4, 2, 1.8], "#7A4A2A", lit="#E3B07A")
        a.path(
            "M-1 -4.4C-14 -6 -19 -17 -11.6 -26C-8 -30.4 -2.6 -32 3 -31"
            "C-4.6 -29 -10 -24.4 -10 -17.6C-10 -11 -5.4 -7 1 -6.4Z",
            a.linear(-16, -26, 2, -6, (0, "#FFFFFF"), (0.45, "#C9D6E2"), (1, "#6E8496")),
        )
        a.path(
            "M-12.6 -23.6C-9.6 -28 -4 -30.6 1.4 -30.7C-5 -28.6 -10 -24.4 -10 -17.6"
            "C-10 -12 -7 -8.4 -2.4 -6.9C-12 -9 -15.6 -17 -12.6 -23.6Z",
            "#4A6274",
            0.45,
        )
        a.ellipse(0, -4.8, 1.6, 0.9, "#E3BC62")
