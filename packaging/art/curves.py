"""Curves as path data: smooth lines, and strokes whose width changes along the way."""

import math
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]
Widths = Sequence[float]


def rounded(value: float, digits: int = 2) -> float:
    """The nudge makes a tie fall the same way whatever the last bit says."""
    return round(value + 1e-9, digits)


def n(value: float, digits: int = 2) -> str:
    """A number as short as it can be: two decimals unless told otherwise, no idle zeros."""
    text = f"{rounded(value, digits):.{digits}f}"
    text = text.rstrip("0").rstrip(".") if digits else text
    return {"-0": "0"}.get(text, text.replace("0.", ".", 1) if abs(value) < 1 else text)


def at(point: Point, digits: int = 2) -> str:
    return f"{n(point[0], digits)} {n(point[1], digits)}"


def between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def toward(start: Point, degrees: float, length: float) -> Point:
    """The point that lies `length` away; 0° is right, 90° is down."""
    turn = math.radians(degrees)
    return start[0] + length * math.cos(turn), start[1] + length * math.sin(turn)


def whorl(centre: Point, r: float, start: float, sweep: float, end: float = 0.25) -> list[Point]:
    """A spiral that winds in from radius `r` at `start` degrees to `end` of it."""
    count = max(4, round(abs(sweep) / 40))
    return [
        toward(centre, start + sweep * i / count, r * (1 - (1 - end) * i / count))
        for i in range(count + 1)
    ]


def mirrored(points: Sequence[Point], axis: float = 50) -> list[Point]:
    return [(2 * axis - x, y) for x, y in points]


def mix(a: str, b: str, t: float) -> str:
    """The colour at `t` of the way from `a` to `b`."""
    channels = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in channels)


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(at(point) for point in points) + "Z"


def through(points: Sequence[Point], closed: bool = False, digits: int = 2) -> str:
    """Cubic curves through the points (Catmull-Rom), starting where the pen already is.

    They are written relative to the pen, which is shorter; the pen is followed in the rounded
    numbers, so that the rounding does not add up. The handles on both sides of a point have one
    length, so that all curves but the first can leave out their first one.
    """
    count = len(points)

    def pick(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    parts = []
    x, y = (rounded(value, digits) for value in points[0])
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (pick(i + k) for k in (-1, 0, 1, 2))
        ends = [
            (bx + (cx - ax) / 6, by + (cy - ay) / 6),
            (cx - (dx - bx) / 6, cy - (dy - by) / 6),
            (cx, cy),
        ]
        name, own = (" " if i > 1 else "s", ends[1:]) if i else ("c", ends)
        parts.append(name + joined([v for u, w in own for v in (u - x, w - y)], digits))
        x, y = x + rounded(cx - x, digits), y + rounded(cy - y, digits)
    return "".join(parts).replace(" -", "-")


def joined(values: Sequence[float], digits: int = 2) -> str:
    """Numbers in a row; a minus sign parts them as well as a blank does."""
    return " ".join(n(value, digits) for value in values).replace(" -", "-")


def spline(points: Sequence[Point], closed: bool = False, digits: int = 2) -> str:
    """A smooth path through the points."""
    return f"M{at(points[0], digits)}{through(points, closed, digits)}" + ("Z" if closed else "")


def along(points: Sequence[Point], steps: int = 5) -> list[tuple[float, float, float]]:
    """Points on the spline with their parameter, `steps` to each span."""
    out = []
    last = len(points) - 2
    for i in range(last + 1):
        a, b = points[max(i - 1, 0)], points[i]
        c, d = points[i + 1], points[min(i + 2, last + 1)]
        for k in range(steps + (i == last)):
            t = k / steps
            x, y = (
                0.5
                * (
                    2 * b[j]
                    + (c[j] - a[j]) * t
                    + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t
                    + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t**3
                )
                for j in (0, 1)
            )
            out.append((x, y, i + t))
    return out


def strip(points: Sequence[Point], widths: Widths, side: float, steps: int = 3) -> list[Point]:
    """The line that runs beside the spine, `side` half-widths away from it."""
    spine = along(points, steps)
    line = []
    for i, (x, y, t) in enumerate(spine):
        px, py, _ = spine[max(i - 1, 0)]
        qx, qy, _ = spine[min(i + 1, len(spine) - 1)]
        dx, dy = qx - px, qy - py
        length = math.hypot(dx, dy) or 1.0
        k = min(int(t), len(widths) - 2)
        f = t - k
        f = f * f * (3 - 2 * f)
        w = (widths[k] * (1 - f) + widths[k + 1] * f) / 2 * side
        line.append((x - dy / length * w, y + dx / length * w))
    return line


def ribbon(
    points: Sequence[Point], widths: Widths, lo: float = -1.0, hi: float = 1.0, steps: int = 2
) -> str:
    """The outline of a stroke whose width changes: a limb, a strand, a stem, a fold.

    `lo` and `hi` choose a part of it: 0 is the spine, +1 the edge on the left of someone who
    walks down the picture, -1 the other one.
    """
    there = strip(points, widths, lo, steps)
    back = strip(points, widths, hi, steps)
    return spline(there + back[::-1], closed=True)


def lit_edge(points: Sequence[Point]) -> int:
    """Which edge of a ribbon faces the light at the upper left: +1 or -1."""
    facing = sum(0.6 * (y1 - y0) - 0.8 * (x1 - x0) for (x0, y0), (x1, y1) in pairwise(points))
    return 1 if facing > 0 else -1
