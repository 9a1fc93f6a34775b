"""Outlines of glass: sampled, filled to a level, and lit along the part that faces a light."""

import math
import re
from collections.abc import Sequence

from curves import Point, between, polygon
from kit import Art

SKY = (-0.6, -0.8)
"""The way to the light: it comes from the upper left."""
_STEP = 0.7
_WORDS = re.compile(r"([MLHVCZ])([^MLHVCZ]*)")


def outline(d: str) -> list[Point]:
    """Points along a closed path of absolute M L H V C Z, a little apart."""
    points: list[Point] = []
    pen: Point = (0.0, 0.0)
    for command, numbers in _WORDS.findall(d):
        v = [float(word) for word in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "M":
            pen = (v[0], v[1])
        elif command == "C":
            for k in range(0, len(v), 6):
                b, c, e = ((v[k + i], v[k + i + 1]) for i in (0, 2, 4))
                points += _curve(pen, b, c, e)
                pen = e
        elif command != "Z":
            for end in _corners(command, v, pen):
                points += _curve(pen, between(pen, end, 1 / 3), between(pen, end, 2 / 3), end)
                pen = end
    if points and math.dist(pen, points[0]) > _STEP:
        end = points[0]
        points += _curve(pen, between(pen, end, 1 / 3), between(pen, end, 2 / 3), end)
    return points


def _corners(command: str, v: Sequence[float], pen: Point) -> list[Point]:
    if command == "H":
        return [(v[0], pen[1])]
    if command == "V":
        return [(pen[0], v[0])]
    return list(zip(v[::2], v[1::2], strict=True))


def _curve(a: Point, b: Point, c: Point, e: Point) -> list[Point]:
    count = max(1, round((math.dist(a, b) + math.dist(b, c) + math.dist(c, e)) / _STEP))
    out = []
    for i in range(count):
        t = i / count
        u = 1 - t
        k = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        x = sum(w * p[0] for w, p in zip(k, (a, b, c, e), strict=True))
        out.append((x, sum(w * p[1] for w, p in zip(k, (a, b, c, e), strict=True))))
    return out


def normals(edge: Sequence[Point]) -> list[Point]:
    """Of each point the way out of the form."""
    count = len(edge)
    area = sum(edge[i - 1][0] * edge[i][1] - edge[i][0] * edge[i - 1][1] for i in range(count))
    side = 1 if area > 0 else -1
    out = []
    for i in range(count):
        (px, py), (qx, qy) = edge[i - 2], edge[(i + 2) % count]
        dx, dy = qx - px, qy - py
        length = math.hypot(dx, dy) or 1.0
        out.append((dy / length * side, -dx / length * side))
    return out


def inner(edge: Sequence[Point], wall: float) -> list[Point]:
    """The same form without its wall."""
    ways = normals(edge)
    return [(x - u * wall, y - v * wall) for (x, y), (u, v) in zip(edge, ways, strict=True)]


def below(edge: Sequence[Point], level: float) -> list[Point]:
    """The part of a form that lies under a level."""
    out: list[Point] = []
    for i, here in enumerate(edge):
        last = edge[i - 1]
        if (last[1] >= level) != (here[1] >= level):
            t = (level - last[1]) / (here[1] - last[1])
            out.append((last[0] + (here[0] - last[0]) * t, level))
        if here[1] >= level:
            out.append(here)
    return out


def shape(edge: Sequence[Point], slack: float = 0.06) -> str:
    half = len(edge) // 2
    return polygon([*thin(edge[: half + 1], slack)[:-1], *thin(edge[half:], slack)])


def thin(points: Sequence[Point], slack: float) -> list[Point]:
    """Fewer points on the same line (Douglas and Peucker)."""
    if len(points) < 3:
        return list(points)
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)

    def off(p: Point) -> float:
        if length < 1e-9:
            return math.dist(p, points[0])
        return abs((bx - ax) * (ay - p[1]) - (ax - p[0]) * (by - ay)) / length

    worst = max(range(1, len(points) - 1), key=lambda i: off(points[i]))
    if off(points[worst]) <= slack:
        return [points[0], points[-1]]
    return thin(points[: worst + 1], slack)[:-1] + thin(points[worst:], slack)


def rim(
    a: Art,
    edge: Sequence[Point],
    way: Point,
    width: float,
    tone: str,
    o: float,
    bias: float = 0.3,
) -> None:
    """A crescent inside a closed edge where it faces the way, widest where it faces it most."""
    count = len(edge)
    far = math.hypot(*way)
    out = normals(edge)
    facing = [max(0.0, ((u * way[0] + v * way[1]) / far - bias) / (1 - bias)) for u, v in out]
    soft = [sum(facing[(i + k) % count] for k in (-2, -1, 0, 1, 2)) / 5 for i in range(count)]
    for run in _runs([value > 0.03 for value in soft]):
        outer = [edge[i % count] for i in run]
        inside = [
            (
                edge[i % count][0] - out[i % count][0] * width * soft[i % count],
                edge[i % count][1] - out[i % count][1] * width * soft[i % count],
            )
            for i in run
        ]
        if len(run) > 5:
            a.path(polygon(thin(outer, 0.08) + thin(inside, 0.08)[::-1]), tone, o)


def _runs(lit: Sequence[bool]) -> list[list[int]]:
    """Stretches of a closed row; indices may pass its end."""
    count = len(lit)
    if all(lit):
        return [list(range(count + 1))]
    first = lit.index(False)
    runs: list[list[int]] = [[]]
    for k in range(first, first + count):
        if lit[k % count]:
            runs[-1].append(k)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if run]
