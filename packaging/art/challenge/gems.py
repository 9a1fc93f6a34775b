"""Cut stones: six cuts with six outlines, large with all their facets, small for sacks and hands.

A large stone is drawn round 0, 0 and reaches about 42 units from it. Every facet has one flat
tone, found from the way it faces; neighbours alternate, which is what makes a stone sparkle.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from curves import Point, at, between, mix, n, polygon, spline, through
from kit import Art


class Gem(NamedTuple):
    """The tones of a stone; it darkens and brightens toward hues, not toward black and white."""

    light: str
    mid: str
    deep: str
    flash: str
    """A neighbouring hue that lights up in a few facets."""


BLUE = Gem("#CFEBFF", "#2563C8", "#0A1454", "#4FC4F7")
RED = Gem("#FFDCCB", "#C8323C", "#440722", "#FF7A4A")
YELLOW = Gem("#FFF8CE", "#E0A824", "#642C06", "#FFD95A")
PURPLE = Gem("#FBEBFF", "#B070DA", "#36126A", "#FF9FE4")
BLACK = Gem("#C6CFEE", "#2B2A38", "#08070F", "#6C76A8")
GREEN = Gem("#DCFFD8", "#2E9B57", "#03382C", "#A4EE5C")
GEMS = {
    "blue": BLUE,
    "red": RED,
    "yellow": YELLOW,
    "purple": PURPLE,
    "black": BLACK,
    "green": GREEN,
}
Outline = Callable[[float], Point]
"""The point of the rim at a turn, clockwise from the top; the middle is 0, 0."""


def tone(gem: Gem, v: float) -> str:
    """From -1, deepest, to 1, brightest."""
    return mix(gem.mid, gem.light, min(0.92, v)) if v > 0 else mix(gem.mid, gem.deep, min(0.95, -v))


def facing(points: Sequence[Point], centre: Point = (0, 0)) -> float:
    """How much a facet looks at the light, -1…1, by where it lies on the stone."""
    x = sum(p[0] for p in points) / len(points) - centre[0]
    y = sum(p[1] for p in points) / len(points) - centre[1]
    return -(x * 0.6 + y * 0.8) / (math.hypot(x, y) or 1)


def facet(a: Art, points: Sequence[Point], paint: str) -> None:
    """A thin line of its own paint closes the gap to its neighbours."""
    a.path(polygon(points), paint, 1, paint, 0.3)


def circle(t: float) -> Point:
    return 41 * math.sin(t), -41 * math.cos(t)


def pear(t: float) -> Point:
    s, c = math.sin(t), math.cos(t)
    return 43 * s * math.sin(t / 2) ** 0.95, 3 - 44 * c + 3 * max(0.0, -c) ** 2 * c


def marquise(t: float) -> Point:
    s = math.sin(t)
    return 27 * s * abs(s) ** 0.5, -44.5 * math.cos(t)


_PLAY = (0.14, -0.16, 0.06, -0.04, 0.2, -0.2, 0.1, -0.1)
"""How far each of eight facets strays from its tone: equal ones would be a ball."""


def brilliant(a: Art, gem: Gem, rim: Outline, culet: Point = (0, 0)) -> None:
    """Eight kites from girdle to table, sixteen facets at the girdle, eight stars.

    All rings shrink toward the culet, the point on which the stone would stand.
    """

    def ring(count: int, shift: float, size: float) -> list[Point]:
        return [between(culet, rim(math.tau * (i + shift) / count), size) for i in range(count)]

    girdle, crown, table = ring(16, 0, 1), ring(8, 0.5, 0.79), ring(8, 0, 0.56)
    edge = ring(32, 0, 1.015)
    a.path(spline(edge, closed=True), gem.deep)
    for k in range(8):
        g0, g1, g2 = girdle[2 * k], girdle[2 * k + 1], girdle[(2 * k + 2) % 16]
        for shape, spread, shift in (
            ((g0, g1, crown[k]), 0.55, -0.34),
            ((g1, g2, crown[k]), 0.55, -0.02),
            ((g0, crown[k - 1], table[k], crown[k]), 0.74, _PLAY[k]),
            ((table[k], table[(k + 1) % 8], crown[k]), 0.5, 0.24 + _PLAY[k - 3]),
        ):
            facet(a, shape, tone(gem, facing(shape, culet) * spread + shift))
    _flashes(a, gem, [(girdle[9], girdle[10], crown[4]), (table[3], table[4], crown[3])])
    _table(a, gem, table, culet)
    _rim(a, gem, edge)


def _table(a: Art, gem: Gem, table: Sequence[Point], culet: Point = (0, 0)) -> None:
    """The flat top: through it the far side is seen, a star that is lit from the other side."""
    xs, ys = [p[0] for p in table], [p[1] for p in table]
    star = []
    for k, p in enumerate(table):
        q = table[(k + 1) % len(table)]
        middle = between(p, q, 0.5)
        lit, dim = (0.34, -0.06) if k % 2 else (-0.06, 0.34)
        for half, shift in (((culet, p, middle), lit), ((culet, middle, q), dim)):
            facet(a, half, tone(gem, 0.16 * facing(half, culet) + shift))
        star += [between(culet, p, 0.62), between(culet, middle, 0.26)]
    a.path(polygon(star), gem.flash, 0.5)
    a.path(polygon([between(culet, p, 0.2) for p in table]), gem.light, 0.6)
    _glaze(a, table, (min(xs), min(ys), max(xs), max(ys)))


def _glaze(a: Art, table: Sequence[Point], box: tuple[float, float, float, float]) -> None:
    """Sky on the table, a reflection shaped like a window, bright edges toward the light."""
    x0, y0, x1, y1 = box
    w, h = x1 - x0, y1 - y0
    stops = ((0, "#FFFFFF", 0.5), (0.4, "#FFFFFF", 0.02), (1, "#FFFFFF", 0.1))
    a.path(polygon(table), a.linear(*box, *stops))
    pane = [(0.2, 0.42), (0.42, 0.13), (0.53, 0.14), (0.25, 0.52)]
    bar = [(0.29, 0.56), (0.58, 0.15), (0.61, 0.16), (0.32, 0.6)]
    for shape, o in ((pane, 0.68), (bar, 0.4)):
        a.path(polygon([(x0 + w * u, y0 + h * v) for u, v in shape]), "#FFFFFF", o)
    count = len(table)
    for strength, bright in ((0.9, True), (0.35, False)):
        d = ""
        for i, p in enumerate(table):
            q = table[(i + 1) % count]
            if (facing((p, q)) > 0) == bright:
                d += f"M{n(p[0])} {n(p[1])}L{n(q[0])} {n(q[1])}"
        a.path(d, "none", 1, "#FFFFFF", 0.5, strength)


def _flashes(a: Art, gem: Gem, facets: Sequence[Sequence[Point]]) -> None:
    for points in facets:
        a.path(polygon(points), gem.flash, 0.75)


def _rim(a: Art, gem: Gem, edge: Sequence[Point]) -> None:
    """A dark girdle, and on it the light of the sky above and of the ground below."""
    d = spline(edge, closed=True)
    a.path(d, "none", 1, tone(gem, -0.75), 1)
    stops = ((0, "#FFFFFF", 0.95), (0.45, gem.light, 0.4), (0.7, gem.flash, 0.5))
    sheen = a.linear(-30, -40, 30, 40, *stops, (1, mix(gem.flash, "#FFFFFF", 0.3)))
    a.path(d, "none", 1, sheen, 0.9)


def hexagon(a: Art, gem: Gem) -> None:
    """A star of six: corners, a turned hexagon between, and a table turned back again."""

    def ring(size: float, turn: float) -> list[Point]:
        angles = [math.tau * (i + turn) / 6 for i in range(6)]
        return [(42 * size * math.sin(t), -42 * size * math.cos(t)) for t in angles]

    outer, belt, table = ring(1, 0), ring(0.68, 0), ring(0.42, 0.5)
    mids = [between(p, outer[(i + 1) % 6], 0.5) for i, p in enumerate(outer)]
    a.path(polygon(outer), gem.deep)
    for i in range(6):
        j = (i + 1) % 6
        for shape, spread, shift in (
            ((outer[i], mids[i], belt[i]), 0.6, 0.12),
            ((mids[i], outer[j], belt[j]), 0.6, -0.24),
            ((mids[i], belt[i], belt[j]), 0.5, -0.02),
            ((belt[i], belt[j], table[i]), -0.34, 0.14),
            ((belt[j], table[i], table[j]), 0.66, 0.02),
        ):
            facet(a, shape, tone(gem, facing(shape) * spread + shift))
    _flashes(a, gem, [(mids[2], belt[2], belt[3]), (belt[4], table[3], table[4])])
    _table(a, gem, table)
    _rim_straight(a, gem, outer)


def step(a: Art, gem: Gem) -> None:
    """Long steps round a deep well, corners cut off."""

    def octagon(s: float) -> list[Point]:
        w, h, c = 31 * s, 41 * s, 11.5 * s
        right = [(w - c, -h), (w, c - h), (w, h - c), (w - c, h)]
        return [(c - w, -h), *right, (c - w, h), (-w, h - c), (-w, c - h)]

    sides = (0.66, 0.14, -0.12, -0.5, -0.8, -0.42, 0.16, 0.74)
    for depth, (s, t) in enumerate(((1, 0.83), (0.83, 0.67), (0.67, 0.52))):
        o, m = octagon(s), octagon(t)
        for i in range(8):
            j = (i + 1) % 8
            v = sides[i] * (1, -0.5, 0.85)[depth] + 0.04
            facet(a, (o[i], o[j], m[j], m[i]), tone(gem, v))
    table = octagon(0.52)
    w, h = table[2][0], table[3][1]
    box = (-w, -h, w, h)
    stops = ((0, tone(gem, 0.5)), (0.5, gem.mid), (1, tone(gem, 0.3)))
    a.path(polygon(table), a.linear(*box, *stops))
    for k, depth_tone in ((0.74, 0.4), (0.44, 0.55)):
        well = [(x * k, y * k) for x, y in table]
        a.path(polygon(well), tone(gem, -0.55), depth_tone)
        a.path(polygon([well[7], well[0], well[1], (0, 0)]), gem.flash, 0.4)
    a.path(
        polygon([(-w * 0.3, h), (w * 0.74, -h * 0.4), (w, -h * 0.3), (w * 0.2, h)]), gem.flash, 0.2
    )
    _glaze(a, table, box)
    _flashes(a, gem, [(octagon(1)[3], octagon(1)[4], octagon(0.83)[4], octagon(0.83)[3])])
    for s in (0.83, 0.67):
        a.path(polygon(octagon(s)), "none", 1, "#FFFFFF", 0.3, 0.5)
    _rim_straight(a, gem, octagon(1))


def _rim_straight(a: Art, gem: Gem, corners: Sequence[Point]) -> None:
    d = polygon(corners)
    a.path(d, "none", 1, tone(gem, -0.75), 1)
    stops = ((0, "#FFFFFF", 0.95), (0.45, gem.light, 0.3), (0.7, gem.flash, 0.2))
    a.path(d, "none", 1, a.linear(-30, -40, 30, 40, *stops, (1, gem.flash, 0.9)), 0.6)


SHARD: dict[str, Point] = {
    "top": (-5, -43), "l1": (-26, -20), "l2": (-35, 13), "b1": (-17, 40), "b2": (11, 42),
    "r2": (35, 16), "r1": (22, -24),
    "m1": (-4, -17), "m2": (9, -6), "m3": (-9, 15), "m4": (12, 21),
}  # fmt: skip
PLANES = (
    ("top l1 m1", "#B9C4EC", "#56608E"),
    ("top m1 m2 r1", "#4A4F7C", "#1C1C30"),
    ("l1 l2 m3 m1", "#646EA0", "#20233E"),
    ("m1 m3 m4 m2", "#23233A", "#0A0912"),
    ("r1 m2 r2", "#2E2D4C", "#0B0A16"),
    ("m2 m4 r2", "#4E4B78", "#1E1C30"),
    ("l2 b1 m3", "#4A5078", "#1C1D30"),
    ("m3 b1 b2 m4", "#161522", "#07060C"),
    ("m4 b2 r2", "#B0707A", "#3A2438"),
)
"""The planes of the shard with their light and dark end: cold above, warm below."""


def shard(a: Art) -> None:
    """Black is drawn by its reflections, never by a grey fill."""
    for names, light, dark in PLANES:
        points = [SHARD[name] for name in names.split()]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        facet(a, points, a.linear(min(xs), min(ys), max(xs), max(ys), (0, light), (1, dark)))
    for plane, rows, o in (
        ("l1 m1 m3 l2", (0.1, 0.34, 0.58), 0.6),
        ("m1 m2 m4 m3", (0.3, 0.56), 0.3),
        ("m2 r2 m4 m2", (0.2,), 0.3),
    ):
        for row in rows:
            _shell(a, [SHARD[name] for name in plane.split()], row, o * (1.1 - row))
    where = {name: at(point) for name, point in SHARD.items()}
    bright, faint = (
        "M{top}L{m1}L{m3}L{b1}",
        "M{m1}L{m2}L{r1}M{m2}L{m4}L{r2}M{m3}L{m4}L{b2}M{l1}L{m1}M{l2}L{m3}",
    )
    a.path(faint.format(**where), "none", 1, "#B8BEDD", 0.55, 0.75)
    a.path(bright.format(**where), "none", 1, "#FFFFFF", 0.9, 0.95)
    a.path("M12 38.4L31 18L34 16.8L12.4 40Z", "#FFD3A8", 0.8)
    edge = [SHARD[name] for name in ("top", "l1", "l2", "b1", "b2", "r2", "r1")]
    stops = ((0, "#FFFFFF"), (0.5, "#C4CCEE"), (1, "#F6C7A4"))
    a.path(polygon(edge), "none", 1, a.linear(-30, -40, 30, 40, *stops), 1)


def _shell(a: Art, plane: Sequence[Point], row: float, o: float) -> None:
    """A shell, as flint and glass break: a crescent of light that hangs across a plane."""
    left, right = (plane[0], plane[3]), (plane[1], plane[2])

    def place(u: float, v: float) -> Point:
        return between(between(*left, v), between(*right, v), u)

    rise = [(u, 4 * u * (1 - u)) for u in (0.0, 0.25, 0.5, 0.75, 1.0)]
    above = [place(u, row + 0.13 * h) for u, h in rise]
    below = [place(u, row + 0.25 * h) for u, h in rise]
    a.path(f"{spline(above)}L{at(below[-1])}{through(below[::-1])}Z", "#E6ECFF", o)


def cut(a: Art, name: str) -> None:
    """A large stone round 0, 0."""
    gem = GEMS[name]
    rims: dict[str, Outline] = {"blue": circle, "red": pear, "purple": marquise}
    if name in rims:
        brilliant(a, gem, rims[name], (0, 9) if name == "red" else (0, 0))
    elif name == "yellow":
        hexagon(a, gem)
    elif name == "green":
        step(a, gem)
    else:
        shard(a)


def _corners(name: str) -> list[Point]:
    """The outline of a small stone, about 10 units across."""
    if name == "blue":
        return [(5 * math.sin(t), -5 * math.cos(t)) for t in _turns(8)]
    if name == "yellow":
        return [(5.4 * math.sin(t), -5.4 * math.cos(t)) for t in _turns(6)]
    if name == "green":
        return [(-2.4, -5.4), (2.4, -5.4), (4.2, -3.6), (4.2, 3.6), (2.4, 5.4), (-2.4, 5.4),
                (-4.2, 3.6), (-4.2, -3.6)]  # fmt: skip
    if name == "black":
        return [
            (-0.8, -5.8),
            (3.2, -3.2),
            (5, 2.2),
            (1.8, 5.6),
            (-2.6, 5.4),
            (-5, 1.8),
            (-3.8, -2.8),
        ]
    rim = pear if name == "red" else marquise
    return [(x * 0.135, y * 0.135) for x, y in map(rim, _turns(8))]


def _turns(count: int) -> list[float]:
    return [math.tau * i / count for i in range(count)]


def pebble(a: Art, name: str, x: float, y: float, size: float = 1, turn: float = 0) -> None:
    """A small stone: a rim of flat tones, a table, a glint; size 1 is about ten units."""
    gem, corners = GEMS[name], _corners(name)
    count = len(corners)
    spin = math.radians(turn)
    with a.moved(x, y, size, turn):
        for i, p in enumerate(corners):
            q = corners[(i + 1) % count]
            inner = [(u * 0.52, v * 0.52) for u, v in (q, p)]
            mx, my = p[0] + q[0], p[1] + q[1]
            turned = (
                mx * math.cos(spin) - my * math.sin(spin),
                mx * math.sin(spin) + my * math.cos(spin),
            )
            v = facing([turned]) * 0.66 + (0.1 if i % 2 else -0.14)
            facet(a, (p, q, *inner), tone(gem, v))
        table = [(u * 0.54, v * 0.54) for u, v in corners]
        a.path(
            polygon(table),
            a.linear(-3, -3, 3, 3, (0, tone(gem, 0.66)), (0.5, gem.mid), (1, tone(gem, 0.2))),
        )
        a.path("M-1.6 .2L.2 -2L.9 -1.8L-1.2 .9Z", "#FFFFFF", 0.8)
        a.path(polygon(corners), "none", 1, gem.light, 0.35, 0.75)
