"""What the grounds of all tables share: they stay dark and quiet, and keep to the rim."""

import math
from collections.abc import Sequence

from curves import Point, at, n, polygon, spline, toward
from kit import GOLD, Art

from scenery.land import Vista, dots

WIDTH, HEIGHT = 160.0, 90.0


def new_table(title: str) -> Vista:
    """Its part `ground` is stretched; `middle`, `left` and `right` are placed."""
    return Vista(title, WIDTH, HEIGHT)


def dusk(a: Vista, light: str, mid: str, edge: str) -> None:
    """Light from the upper left, as on the plain cloth."""
    paint = a.radial(70, 34, 112, (0, light), (0.46, mid), (1, edge))
    a.path(f"M0 0H{n(WIDTH)}V{n(HEIGHT)}H0Z", paint)


def rings(a: Art, x: float, y: float, radii: Sequence[tuple[float, float]], o: float) -> None:
    """Thin circles of gold: radius and weight."""
    with a.group(opacity=o):
        for r, w in radii:
            a.circle(x, y, r, "none", 1, GOLD[1], w)


def ring_of(x: float, y: float, r: float) -> str:
    """A circle as a path, for faint lines."""
    return dots([(x, y, r)])


def rays(a: Art, x: float, y: float, near: float, far: Sequence[float], o: float) -> None:
    """A compass of thin blades, long and short in turn."""
    blades = []
    for i, reach in enumerate(far):
        turn = 360 * i / len(far) - 90
        sides = [toward((x, y), turn + d, near * 1.12) for d in (-2.6, 2.6)]
        blades.append(
            polygon([toward((x, y), turn, reach), sides[0], toward((x, y), turn, near), sides[1]])
        )
    a.path("".join(blades), GOLD[1], o)


def scroll(
    a: Art, start: Point, r: float, turns: float, way: int, w: float, tone: str, o: float
) -> None:
    """A tendril that winds into a spiral and ends in a bead."""
    count = round(turns * 9)
    points = []
    for i in range(count + 1):
        t = i / count
        points.append(toward(start, way * turns * 360 * t - 90, r * (1 - 0.82 * t)))
    a.path(spline(points), "none", 1, tone, w, o)
    a.circle(*points[-1], w * 1.3, tone, o)


def constellation(
    a: Art, joints: Sequence[Point], lines: Sequence[tuple[int, int]], tone: str, o: float
) -> None:
    """Stars joined by thin lines."""
    a.path(
        "".join(f"M{at(joints[i])}L{at(joints[k])}" for i, k in lines),
        "none",
        1,
        tone,
        0.14,
        o * 0.7,
    )
    a.path(dots((x, y, 0.34 if i % 3 else 0.5) for i, (x, y) in enumerate(joints)), tone, o)


def phase(x: float, y: float, r: float, eighth: int) -> str:
    """The lit part of a moon: 0 is full, 4 is new, the light wanes on the right first."""
    if eighth == 4:
        return ""
    full = f"M{n(x)} {n(y - r)}A{n(r)} {n(r)} 0 0 "
    if eighth == 0:
        return f"{full}1 {n(x)} {n(y + r)}A{n(r)} {n(r)} 0 0 1 {n(x)} {n(y - r)}Z"
    lit_left = eighth < 4
    share = abs(math.cos(math.pi * eighth / 4))
    gibbous = eighth in (1, 7)
    limb = 0 if lit_left else 1
    inner = limb if gibbous else 1 - limb
    bulge = max(0.01, r * share)
    return f"{full}{limb} {n(x)} {n(y + r)}A{n(bulge)} {n(r)} 0 0 {inner} {n(x)} {n(y - r)}Z"
