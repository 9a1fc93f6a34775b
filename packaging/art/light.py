"""Light on a figure: a rim where an edge faces the light, a bounce, a shadow at the feet.

No clipping is needed. An outline is walked, and where it faces the light a strip is laid inside it
that is widest where it faces it most and runs out to nothing where it turns away.
"""

import math
import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from curves import Point, at, n, through
from kit import Art


class Light(NamedTuple):
    """Where light comes from (0° is right, 90° is below), its tint, and what the ground returns."""

    way: float = 225
    tint: str = "#FFF6E0"
    strength: float = 0.8
    bounce: str = "#FFB070"
    back: float = 0.35
    """How strong the bounce is; it comes from the other side, a little from below."""
    below: float | None = None
    """The way of the bounce, if it is not simply the other side."""

    def toward(self) -> Point:
        return math.cos(math.radians(self.way)), math.sin(math.radians(self.way))

    def bounced(self) -> Point:
        way = self.below if self.below is not None else self.way + 150
        return math.cos(math.radians(way)), math.sin(math.radians(way))

    def seen(self, turn: float, flip: bool) -> "Light":
        """The same light in the grid of a part that is mirrored (first) and turned (then)."""

        def local(way: float) -> float:
            return 180 - (way - turn) if flip else way - turn

        below = self.below if self.below is not None else self.way + 150
        return self._replace(way=local(self.way), below=local(below))


MOON = Light(225, "#F4F7FF", 0.75, "#8FA8F0", 0.35)
SUN = Light(225, "#FFF3CC", 0.8, "#FFB98A", 0.35)
FLAME = Light(60, "#FFD27A", 0.9, "#FF7A3C", 0.5)


def sampled(points: Sequence[Point], steps: int = 4, closed: bool = True) -> list[Point]:
    """Points on the spline through the points: point i of those given is i * steps of these."""
    count = len(points)

    def pick(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    out = []
    for i in range(count if closed else count - 1):
        a, b, c, d = (pick(i + k) for k in (-1, 0, 1, 2))
        for k in range(steps):
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
            out.append((x, y))
    return out if closed else [*out, points[-1]]


def outline(d: str, steps: int = 6) -> list[Point]:
    """The points of one closed path written with M L H V C S Q Z, large or small letters."""
    out: list[Point] = []
    x = y = 0.0
    hand: Point = (0, 0)
    for letter, text in re.findall(r"([MLHVCSQZmlhvcsqz])([^MLHVCSQZmlhvcsqz]*)", d):
        v = [float(s) for s in re.findall(r"-?(?:\d+\.\d+|\.\d+|\d+)", text)]
        ox, oy = (x, y) if letter.islower() else (0.0, 0.0)
        kind = letter.upper()
        if kind == "H":
            x = ox + v[-1]
            out.append((x, y))
        elif kind == "V":
            y = oy + v[-1]
            out.append((x, y))
        elif kind in "ML":
            for i in range(0, len(v), 2):
                x, y = ox + v[i], oy + v[i + 1]
                out.append((x, y))
                ox, oy = (x, y) if letter.islower() else (0.0, 0.0)
        elif kind in "CSQ":
            size = 6 if kind == "C" else 4
            for i in range(0, len(v), size):
                ox, oy = (x, y) if letter.islower() else (0.0, 0.0)
                p = [(ox + v[i + j], oy + v[i + j + 1]) for j in range(0, size, 2)]
                if kind == "S":
                    p = [(x + hand[0], y + hand[1]), *p]
                for k in range(1, steps + 1):
                    t = k / steps
                    out.append(_bezier([(x, y), *p], t))
                x, y = p[-1]
                hand = (x - p[-2][0], y - p[-2][1])
    return out


def _bezier(p: Sequence[Point], t: float) -> Point:
    while len(p) > 1:
        p = [(u[0] + (v[0] - u[0]) * t, u[1] + (v[1] - u[1]) * t) for u, v in pairwise(p)]
    return p[0]


def _even(shape: Sequence[Point], count: int) -> list[Point]:
    """As many points as asked for, at equal distances round the shape."""
    ring = [p for i, p in enumerate(shape) if p != shape[i - 1]]
    ring.append(ring[0])
    sizes = [math.dist(p, q) for p, q in pairwise(ring)]
    step = sum(sizes) / count
    out, done, i = [], 0.0, 0
    for k in range(count):
        while i < len(sizes) - 1 and done + sizes[i] < k * step:
            done += sizes[i]
            i += 1
        t = (k * step - done) / (sizes[i] or 1)
        out.append(
            (
                ring[i][0] + (ring[i + 1][0] - ring[i][0]) * t,
                ring[i][1] + (ring[i + 1][1] - ring[i][1]) * t,
            )
        )
    return out


def facing(
    shape: Sequence[Point],
    toward: Point,
    width: float,
    turn: float = 0.15,
    count: int = 22,
    keep: Callable[[Point], bool] | None = None,
    digits: int | None = None,
) -> str:
    """The strips inside a closed shape along the edges that face `toward`; none gives ''.

    `turn` is how far an edge may turn away (1: not at all); `keep` leaves points out, such as
    those where a hand is joined to its arm.
    """
    ring = _even(shape, count)
    if digits is None:
        digits = 2 if width < 3 else 1
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(ring, ring[1:] + ring[:1], strict=True))
    side = 1 if area > 0 else -1
    rows = []
    for i, (x, y) in enumerate(ring):
        (px, py), (qx, qy) = ring[i - 1], ring[(i + 1) % count]
        dx, dy = qx - px, qy - py
        long = math.hypot(dx, dy) or 1
        nx, ny = dy / long * side, -dx / long * side
        f = (nx * toward[0] + ny * toward[1] - turn) / (1 - turn)
        f = max(0.0, f)
        f = 0.0 if keep and not keep((x, y)) else f * f * (3 - 2 * f)
        rows.append((x, y, x - nx * width * f, y - ny * width * f, f))
    start = next((i for i, row in enumerate(rows) if row[4] == 0), 0)
    rows = rows[start:] + rows[:start] + [rows[start]]
    parts, run = [], [rows[0]]
    for row in rows[1:]:
        run.append(row)
        if row[4] == 0:
            if len(run) > 3:
                outer = [(r[0], r[1]) for r in run]
                inner = [(r[2], r[3]) for r in run][::-1]
                if max(r[4] for r in run) * width > 0.02:
                    there, back = (through(line, digits=digits) for line in (outer, inner))
                    parts.append(f"M{at(outer[0], digits)}{there}{back}Z")
            run = [row]
    return "".join(parts)


def rim(
    a: Art,
    shape: Sequence[Point],
    light: Light,
    width: float,
    o: float = 1,
    keep: Callable[[Point], bool] | None = None,
    digits: int | None = None,
    count: int = 22,
) -> None:
    """The bright edge on the side of the light."""
    d = facing(shape, light.toward(), width, 0.2, count, keep, digits)
    if d:
        a.path(d, light.tint, light.strength * o)


def bounce(
    a: Art,
    shape: Sequence[Point],
    light: Light,
    width: float,
    o: float = 1,
    keep: Callable[[Point], bool] | None = None,
    digits: int | None = None,
    count: int = 22,
) -> None:
    """The warm light that comes back from below and beyond, if any does."""
    if not light.back:
        return
    d = facing(shape, light.bounced(), width, 0.3, count, keep, digits)
    if d:
        a.path(d, light.bounce, light.back * o)


def shade(
    a: Art,
    shape: Sequence[Point],
    light: Light,
    width: float,
    tone: str,
    o: float = 0.5,
    digits: int | None = None,
) -> None:
    """The side away from the light."""
    x, y = light.toward()
    d = facing(shape, (-x, -y), width, -0.05, digits=digits)
    if d:
        a.path(d, tone, o)


def lit(
    a: Art, shape: Sequence[Point], light: Light, width: float, tone: str, o: float = 1
) -> None:
    """All three on one shape: shade, then bounce, then rim; `width` is that of the shade."""
    shade(a, shape, light, width, tone, 0.5 * o)
    bounce(a, shape, light, width * 0.5, o)
    rim(a, shape, light, width * 0.45, o)


def contact(a: Art, x: float, y: float, rx: float, o: float = 0.6, tone: str = "#0A0714") -> None:
    """Where a body touches the ground: a wide soft shadow and a small dark one in it."""
    for k, part in ((1.0, 0.55), (0.55, 0.75)):
        paint = a.radial(
            0, 0, rx * k, (0, tone, o * part), (0.5, tone, o * part * 0.6), (1, tone, 0)
        )
        with a.group(f"translate({n(x)} {n(y)}) scale(1 .17)"):
            a.circle(0, 0, rx * k, paint)


def lamplight(a: Art, x: float, y: float, reach: float, tone: str, o: float = 0.4) -> None:
    """What shines in a picture falls on all that stands near it: the last glaze but the motes."""
    fade = ((0, 0.5), (0.25, 1), (0.6, 0.4), (1, 0))
    a.circle(x, y, reach, a.radial(x, y, reach, *((t, tone, o * k) for t, k in fade)))
