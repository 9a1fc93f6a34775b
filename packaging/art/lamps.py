"""Light that follows a form: rims and glazes computed from an outline, without filters or masks.

A form is path data. `Path` reads it, moves it to its place in the picture and samples its edge;
`rim` lays a crescent along the part of the edge that faces a light. Because everything is in the
picture's own coordinates, one lamp lights every face and every fold from the right side.
"""

import math
import re
from collections.abc import Sequence
from typing import NamedTuple

from curves import Point, n, spline
from kit import Art

_TOKEN = re.compile(r"[MLHVCQSZmlhvcqsz]|-?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "S": 4, "Z": 0}
Cubic = tuple[Point, Point, Point, Point]


class Place(NamedTuple):
    """Where a drawing stands: its origin, its scale, its turn, and whether it is mirrored."""

    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0
    flip: bool = False

    def put(self, p: Point) -> Point:
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        u, v = p[0] * self.scale * (-1 if self.flip else 1), p[1] * self.scale
        return self.x + u * c - v * s, self.y + u * s + v * c

    def puts(self, points: Sequence[Point]) -> list[Point]:
        return [self.put(p) for p in points]


class Lamp(NamedTuple):
    """A light with a place: what is near is lit more. A light far away has reach 0 and stands at
    the tip of its direction."""

    x: float
    y: float
    reach: float
    color: str


class Path:
    """Path data in the picture's coordinates; curves only, one outline after another."""

    def __init__(self, d: str, place: Place | None = None) -> None:
        self.outlines = [
            [tuple(map((place or Place()).put, curve)) for curve in outline] for outline in _read(d)
        ]

    @property
    def d(self) -> str:
        parts = []
        for outline in self.outlines:
            x, y = (round(v, 2) for v in outline[0][0])
            parts.append(f"M{n(x)} {n(y)}")
            for _, b, c, e in outline:
                values = [v for p in (b, c, e) for v in (p[0] - x, p[1] - y)]
                parts.append("c" + " ".join(map(n, values)).replace(" -", "-"))
                x, y = x + round(values[4], 2), y + round(values[5], 2)
            parts.append("Z")
        return "".join(parts)

    def edge(self, step: float = 0.7) -> list[Point]:
        """Points along the first outline, about `step` apart."""
        out: list[Point] = []
        for a, b, c, e in self.outlines[0]:
            length = math.dist(a, b) + math.dist(b, c) + math.dist(c, e)
            count = max(1, min(40, round(length / step)))
            for k in range(count):
                t = k / count
                out.append(_on(a, b, c, e, t))
        return out


def closed(points: Sequence[Point]) -> Path:
    return Path(spline(points, closed=True))


def _on(a: Point, b: Point, c: Point, e: Point, t: float) -> Point:
    u = 1 - t
    k = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    x = k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * e[0]
    y = k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * e[1]
    return x, y


def _read(d: str) -> list[list[Cubic]]:
    words = _TOKEN.findall(d)
    outlines: list[list[Cubic]] = []
    i, command, pen, start = 0, "M", (0.0, 0.0), (0.0, 0.0)
    last: Point | None = None
    while i < len(words):
        if words[i].isalpha():
            command = words[i]
            i += 1
        upper, own = command.upper(), command.islower()
        count = _COUNT[upper]
        values = [float(w) for w in words[i : i + count]]
        i += count
        ox, oy = pen if own else (0.0, 0.0)
        if upper == "H":
            values = [values[0] + ox, pen[1]]
        elif upper == "V":
            values = [pen[0], values[0] + oy]
        else:
            values = [v + (ox, oy)[k % 2] for k, v in enumerate(values)]
        points = list(zip(values[::2], values[1::2], strict=True))
        if upper == "M":
            pen = start = points[0]
            outlines.append([])
            command = "l" if own else "L"
        elif upper == "Z":
            if math.dist(pen, start) > 1e-6:
                outlines[-1].append(_line(pen, start))
            pen = start
        elif upper in "LHV":
            outlines[-1].append(_line(pen, points[0]))
            pen = points[0]
        elif upper == "Q":
            q, e = points
            outlines[-1].append((pen, _mid(pen, q, 2 / 3), _mid(e, q, 2 / 3), e))
            pen = e
        elif upper == "S":
            b = (2 * pen[0] - last[0], 2 * pen[1] - last[1]) if last else pen
            outlines[-1].append((pen, b, points[0], points[1]))
            pen = points[1]
        else:
            outlines[-1].append((pen, points[0], points[1], points[2]))
            pen = points[2]
        last = outlines[-1][-1][2] if upper in "CS" else None
    return [outline for outline in outlines if outline]


def _mid(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _line(a: Point, b: Point) -> Cubic:
    return a, _mid(a, b, 1 / 3), _mid(a, b, 2 / 3), b


def thin(points: Sequence[Point], slack: float = 0.05) -> list[Point]:
    """Fewer points on the same line (Douglas and Peucker)."""
    if len(points) < 3:
        return list(points)
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)
    worst, at = 0.0, 0
    for i, (x, y) in enumerate(points[1:-1], 1):
        far = (
            abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
            if length > 1e-9
            else math.hypot(x - ax, y - ay)
        )
        if far > worst:
            worst, at = far, i
    if worst <= slack:
        return [points[0], points[-1]]
    return thin(points[: at + 1], slack)[:-1] + thin(points[at:], slack)


def rim(
    a: Art,
    edge: Sequence[Point],
    lamp: Lamp,
    width: float,
    o: float = 1,
    bias: float = 0.1,
    power: float = 1,
    color: str = "",
    slack: float = 0.09,
    away: bool = False,
) -> None:
    """A crescent inside a closed edge where it faces the lamp, widest where it faces it most;
    `away` lays it on the other side, as a shade."""
    count = len(edge)
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(edge, [*edge[1:], edge[0]], strict=True))
    turn = 1 if area > 0 else -1
    normals, strength = [], []
    for i, (x, y) in enumerate(edge):
        (px, py), (qx, qy) = edge[i - 2], edge[(i + 2) % count]
        dx, dy = qx - px, qy - py
        length = math.hypot(dx, dy) or 1
        normal = (dy / length * turn, -dx / length * turn)
        normals.append(normal)
        if lamp.reach:
            lx, ly = lamp.x - x, lamp.y - y
            far = math.hypot(lx, ly) or 1
            lx, ly = lx / far, ly / far
            fall = 1.0 if away else max(0.0, 1 - far / lamp.reach)
        else:
            far = math.hypot(lamp.x, lamp.y) or 1
            lx, ly, fall = lamp.x / far, lamp.y / far, 1.0
        facing = (normal[0] * lx + normal[1] * ly) * (-1 if away else 1)
        facing = (facing - bias) / (1 - bias)
        strength.append(max(0.0, facing) ** power * fall)
    soft = [
        (strength[i - 2] + 2 * strength[i - 1] + 3 * strength[i] + 2 * strength[(i + 1) % count]
         + strength[(i + 2) % count]) / 9
        for i in range(count)
    ]  # fmt: skip
    for run in _runs(soft, 0.04):
        outer = [edge[i % count] for i in run]
        inner = [
            (
                edge[i % count][0] - normals[i % count][0] * width * soft[i % count],
                edge[i % count][1] - normals[i % count][1] * width * soft[i % count],
            )
            for i in run
        ]
        if len(outer) < 4:
            continue
        ring = thin(outer, slack) + thin(inner, slack)[::-1]
        a.path(_poly(ring), color or lamp.color, o)


def _poly(ring: Sequence[Point]) -> str:
    x, y = (round(v, 2) for v in ring[0])
    parts = [f"M{n(x)} {n(y)}l"]
    values: list[float] = []
    for px, py in ring[1:]:
        dx, dy = round(px - x, 2), round(py - y, 2)
        values += [dx, dy]
        x, y = x + dx, y + dy
    return parts[0] + " ".join(map(n, values)).replace(" -", "-") + "Z"


def _runs(values: Sequence[float], least: float) -> list[list[int]]:
    """Stretches of a closed row where the value is at least so large; indices may pass its end."""
    count = len(values)
    if all(v >= least for v in values):
        return [list(range(count + 1))]
    first = next(i for i in range(count) if values[i] < least)
    runs: list[list[int]] = []
    run: list[int] = []
    for k in range(first, first + count + 1):
        if values[k % count] >= least:
            run.append(k)
        elif run:
            runs.append([run[0] - 1 + count, *[i + count for i in run], run[-1] + 1 + count])
            run = []
    return [[i - count for i in r] for r in runs]


def glaze(
    a: Art,
    edge: Sequence[Point],
    lamp: Lamp,
    width: float,
    o: float = 0.6,
    layers: int = 3,
    bias: float = -0.1,
    color: str = "",
) -> None:
    """Soft light on the side of a form: crescents of falling width one over the other."""
    for k in range(layers):
        share = 1 - k / layers
        rim(a, edge, lamp, width * share, o / layers * (1 + 0.4 * k), bias, 1.1, color, 0.12)


def lit(
    a: Art,
    d: str,
    paint: str,
    place: Place | None = None,
    warm: Lamp | None = None,
    cold: Lamp | None = None,
    warmth: tuple[float, float] = (2, 0.6),
    chill: tuple[float, float] = (0.5, 0.8),
    o: float = 1,
) -> Path:
    """A form with its paint, then its lights: width and strength of each."""
    form = Path(d, place)
    a.path(form.d, paint, o)
    edge = form.edge()
    if warm:
        glaze(a, edge, warm, *warmth)
        rim(a, edge, warm, warmth[0] * 0.22, min(1, warmth[1] * 1.1), 0.25, 1)
    if cold:
        rim(a, edge, cold, chill[0], chill[1], 0.3, 1)
    return form
