"""Strokes of few points on a fine grid: a head or a hand has 100 units of its own, so that one
decimal is enough. The same calls as in `kit.Art` and `curves`, at half the bytes."""

import math
from collections.abc import Sequence

import curves
from curves import Point, Widths, along, joined, rounded, spline
from kit import Art


def n(value: float) -> str:
    return curves.n(value, 1)


def at(point: Point, digits: int = 1) -> str:
    return curves.at(point, digits)


def through(points: Sequence[Point], digits: int = 1) -> str:
    return curves.through(points, digits=digits)


def polygon(points: Sequence[Point]) -> str:
    """Straight from point to point, written relative to the pen."""
    x, y = (rounded(value, 1) for value in points[0])
    steps = []
    for px, py in points[1:]:
        dx, dy = rounded(px - x, 1), rounded(py - y, 1)
        steps += [dx, dy]
        x, y = x + dx, y + dy
    return f"M{at(points[0])}l{joined(steps, 1)}Z"


def _edge(points: Sequence[Point], widths: Widths, side: float) -> list[Point]:
    """The line that runs beside the spine, as in `curves.strip`, at the given points only."""
    spine = along(points, 1)
    line = []
    for i, (x, y, _) in enumerate(spine):
        px, py, _ = spine[max(i - 1, 0)]
        qx, qy, _ = spine[min(i + 1, len(spine) - 1)]
        dx, dy = qx - px, qy - py
        w = widths[i] / 2 * side / (math.hypot(dx, dy) or 1.0)
        line.append((x - dy * w, y + dx * w))
    return line


def ribbon(
    points: Sequence[Point], widths: Widths, lo: float = -1, hi: float = 1, digits: int = 1
) -> str:
    """A stroke whose width changes; the points should already lie close enough for the bend."""
    there = _edge(points, widths, lo)
    back = _edge(points, widths, hi)[::-1]
    if widths[-1] < 0.8:
        back = back[1:]
    if widths[0] < 0.8:
        return f"M{at(there[0], digits)}{through([*there, *back], digits)}Z"
    first, second = through(there, digits), through(back, digits)
    return f"M{at(there[0], digits)}{first}L{at(back[0], digits)}{second}Z"


def blob(a: Art, points: Sequence[Point], fill: str, o: float = 1, digits: int = 1) -> None:
    a.path(spline(points, True, digits), fill, o)


def limb(
    a: Art, points: Sequence[Point], widths: Widths, fill: str, o: float = 1, digits: int = 1
) -> None:
    a.path(ribbon(points, widths, digits=digits), fill, o)


def line(a: Art, points: Sequence[Point], tone: str, w: float, so: float = 1) -> None:
    a.path(spline(points, digits=1), "none", 1, tone, w, so)
