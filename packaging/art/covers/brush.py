"""Shapes with corners and light along an edge: what a cover needs beyond the kit.

Nothing is clipped: a light shape shares the outline of what it lights (`lune`), and an iris is cut
by the almond of its eye before it is written down (`cut`).
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from curves import Point, at, n, ribbon, through
from kit import Art
from light import sampled


class Tones(NamedTuple):
    """A surface under two lights: away from all light, by itself, in the warm one, at its best."""

    dark: str
    mid: str
    lit: str
    hot: str
    cold: str = "#8FC4E8"


def band(points: Sequence[Point], widths: Sequence[float], lo: float = -1, hi: float = 1) -> str:
    """A ribbon of few points: the hand of the cover, not of the card."""
    return ribbon(points, widths, lo, hi, 1 if len(points) > 3 else 2)


def runs(*parts: Sequence[Point], closed: bool = True) -> str:
    """Smooth runs joined by corners; each begins where the last one ends, or with a straight."""
    d = f"M{at(parts[0][0])}" + through(parts[0])
    pen = parts[0][-1]
    for part in parts[1:]:
        if math.hypot(part[0][0] - pen[0], part[0][1] - pen[1]) > 0.02:
            d += f"L{at(part[0])}"
        if len(part) > 1:
            d += through(part)
        pen = part[-1]
    return d + ("Z" if closed else "")


def lune(
    points: Sequence[Point],
    start: float,
    end: float,
    depth: float,
    skew: float = 1,
    closed: bool = True,
    steps: int = 4,
) -> str:
    """A light shape: from corner `start` to corner `end` of an outline, `depth` deep in its middle.

    It is bounded outside by the outline itself, so it needs no clipping; a negative depth lies
    outside. Numbers beyond the count of the corners wrap round.
    """
    line = sampled(points, steps, closed)
    count = len(line)
    first, last = round(start * steps), round(end * steps)
    area = sum(
        line[i][0] * line[(i + 1) % count][1] - line[(i + 1) % count][0] * line[i][1]
        for i in range(count)
    )
    way = 1 if area > 0 else -1
    outer: list[Point] = []
    inner: list[Point] = []
    for i in range(first, last + 1):
        k = i % count if closed else min(max(i, 0), count - 1)
        x, y = line[k]
        before = line[(k - 1) % count] if closed else line[max(k - 1, 0)]
        after = line[(k + 1) % count] if closed else line[min(k + 1, count - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1
        t = (i - first) / max(1, last - first)
        deep = depth * math.sin(math.pi * t**skew) ** 0.8 * way if 0 < t < 1 else 0
        outer.append((x, y))
        inner.append((x - dy / size * deep, y + dx / size * deep))
    thin = max(1, round(len(outer) / (6 if end - start < 7 else 1.6 * (end - start))))
    keep = [*outer[:-1:thin], outer[-1]]
    back = [*inner[-1 - thin : 0 : -thin]]
    return f"M{at(keep[0])}{through(keep)}" + through([keep[-1], *back, keep[0]]) + "Z"


def cut(subject: Sequence[Point], hull: Sequence[Point]) -> list[Point]:
    """What of a shape lies inside a convex one."""
    area = sum(
        hull[i][0] * hull[(i + 1) % len(hull)][1] - hull[(i + 1) % len(hull)][0] * hull[i][1]
        for i in range(len(hull))
    )
    way = 1 if area > 0 else -1
    out = list(subject)
    for i in range(len(hull)):
        (ax, ay), (bx, by) = hull[i], hull[(i + 1) % len(hull)]
        given, out = out, []
        for k in range(len(given)):
            p, q = given[k], given[(k + 1) % len(given)]
            u = way * ((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax))
            v = way * ((bx - ax) * (q[1] - ay) - (by - ay) * (q[0] - ax))
            if u >= 0:
                out.append(p)
            if u * v < 0:
                t = u / (u - v)
                out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def oval(x: float, y: float, rx: float, ry: float, count: int = 20, turn: float = 0) -> list[Point]:
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    out = []
    for i in range(count):
        u, v = rx * math.cos(math.tau * i / count), ry * math.sin(math.tau * i / count)
        out.append((x + u * c - v * s, y + u * s + v * c))
    return out


def soft(
    a: Art, x: float, y: float, rx: float, ry: float, color: str, o: float, turn: float = 0
) -> None:
    """A soft patch of light or shade, flattened and turned."""
    fade = ((0, 1), (0.4, 0.62), (0.75, 0.16), (1, 0))
    paint = a.radial(0, 0, 10, *((t, color, o * k) for t, k in fade))
    spin = f" rotate({n(turn)})" if turn else ""
    place = f"translate({n(x)} {n(y)}){spin} scale({n(rx / 10)} {n(ry / 10)})"
    a.body.append(f'<circle r="10" fill="{paint}" transform="{place}"/>')


def motes(a: Art, places: Sequence[tuple[float, float, float]], color: str = "#FFECB0") -> None:
    """Sparks in the air: one is drawn, the others are its copies."""
    with a.define("spark"):
        a.glow(0, 0, 3, color, 0.6)
        a.spark(0, 0, 1, "#FFFDEE")
    for x, y, r in places:
        a.use("spark", x, y, 0, r)
