"""Cut stones: six cuts with six outlines, large with all their facets, small for sacks and hands.

A large stone is drawn round 0, 0 and reaches about 42 units from it. Every facet has one flat
tone, found from the way it faces; neighbours alternate, which is what makes a stone sparkle.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from curves import Point, at, between, mix, n, polygon, spline
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


def brilliant(a: Art, gem: Gem, rim: Outline) -> None:
    """Eight kites from girdle to table, sixteen facets at the girdle, eight stars."""

    def ring(count: int, shift: float, size: float) -> list[Point]:
        points = [rim(math.tau * (i + shift) / count) for i in range(count)]
        return [(x * size, y * size) for x, y in points]

    girdle, crown, table = ring(16, 0, 1), ring(8, 0.5, 0.77), ring(8, 0, 0.55)
    edge = ring(32, 0, 1.015)
    a.path(spline(edge, closed=True), gem.deep)
    for k in range(8):
        g0, g1, g2 = girdle[2 * k], girdle[2 * k + 1], girdle[(2 * k + 2) % 16]
        for shape, spread, shift in (
            ((g0, g1, crown[k]), 0.5, -0.42),
            ((g1, g2, crown[k]), 0.5, -0.08),
            ((g0, crown[k - 1], table[k], crown[k]), 0.72, 0.0),
            ((table[k], table[(k + 1) % 8], crown[k]), 0.5, 0.22),
        ):
            facet(a, shape, tone(gem, facing(shape) * spread + shift))
    _flashes(a, gem, [(girdle[9], girdle[10], crown[4]), (table[3], table[4], crown[3])])
    _table(a, gem, table, 8)
    _rim(a, gem, edge)


def _table(a: Art, gem: Gem, table: Sequence[Point], arrows: int) -> None:
    """The flat top: through it one sees the far side as a star of light and dark arrows."""
    xs, ys = [p[0] for p in table], [p[1] for p in table]
    box = (min(xs), min(ys), max(xs), max(ys))
    a.path(
        polygon(table),
        a.linear(*box, (0, tone(gem, 0.5)), (0.38, tone(gem, 0.05)), (0.72, tone(gem, -0.5)),
                 (1, tone(gem, 0.18))),
    )  # fmt: skip
    dark, lit = [], []
    for k in range(arrows):
        p, q = table[k], table[(k + 1) % arrows]
        middle = between(p, q, 0.5)
        inner = [(x * 0.46, y * 0.46) for x, y in (p, q)]
        dark.append(polygon([(0, 0), inner[0], between((0, 0), middle, 0.94), inner[1]]))
        if k % 2:
            lit.append(polygon([p, inner[0], (middle[0] * 0.7, middle[1] * 0.7)]))
    a.path("".join(dark), gem.deep, 0.3)
    a.path("".join(lit), gem.flash, 0.5)
    _glaze(a, table, box)


def _glaze(a: Art, table: Sequence[Point], box: tuple[float, float, float, float]) -> None:
    """Sky on the table, a reflection shaped like a window, bright edges toward the light."""
    x0, y0, x1, y1 = box
    w, h = x1 - x0, y1 - y0
    stops = ((0, "#FFFFFF", 0.55), (0.44, "#FFFFFF", 0.04), (1, "#FFFFFF", 0.16))
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
    stops = ((0, "#FFFFFF", 0.95), (0.45, gem.light, 0.25), (0.7, gem.flash, 0.2))
    sheen = a.linear(-30, -40, 30, 40, *stops, (1, gem.flash, 0.9))
    a.path(d, "none", 1, sheen, 0.6)


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
    _table(a, gem, table, 6)
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
    "m1": (-7, -15), "m2": (8, -5), "m3": (-11, 13), "m4": (10, 22),
}  # fmt: skip


def shard(a: Art) -> None:
    """Black is drawn by its reflections: cold above, warm below, never a grey fill."""
    planes = (
        ("top l1 m1", "#A9B4DC", "#59638C"),
        ("top m1 m2 r1", "#565B86", "#232438"),
        ("l1 l2 m3 m1", "#707BAC", "#2E3150"),
        ("m1 m3 m4 m2", "#2C2D42", "#0B0A12"),
        ("r1 m2 r2", "#23223A", "#08070F"),
        ("m2 m4 r2", "#3E3B60", "#191726"),
        ("l2 b1 m3", "#3E4262", "#1C1C2C"),
        ("m3 b1 b2 m4", "#181724", "#07060C"),
        ("m4 b2 r2", "#6A4A5E", "#2A1C2C"),
    )
    for names, light, dark in planes:
        points = [SHARD[name] for name in names.split()]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        facet(a, points, a.linear(min(xs), min(ys), max(xs), max(ys), (0, light), (1, dark)))
    # shell-shaped waves, as in flint and glass
    # shells, as flint and glass break: each a crescent of light that fades from its edge
    shells: list[tuple[list[Point], float]] = [
        ([(-28, -13), (-20, -9), (-11, -12)], 0.75),
        ([(-30, -5), (-20, 0), (-11, -4)], 0.6),
        ([(-32, 3), (-21, 8), (-11.4, 4)], 0.45),
        ([(-3, -9), (3, 0), (2, 12)], 0.5),
        ([(-6, -2), (-1, 5), (-2, 14)], 0.35),
        ([(0, -28), (8, -20), (16, -21)], 0.5),
        ([(-1, -21), (6, -13), (13, -15)], 0.35),
        ([(-6, 22), (0, 30), (7, 31)], 0.4),
        ([(16, 35), (22, 28), (28, 24)], 0.55),
    ]
    for shell, o in shells:
        a.limb(shell, [0.2, 2, 0.2], "#D3DCFA", o=o * 0.55)
        a.wisp(shell, 0.7, "#F0F4FF", o)
    ridges = "M{top}L{m1}L{m3}L{b1}", "M{m1}L{m2}L{r1}M{m2}L{m4}L{r2}M{m3}L{m4}L{b2}M{l1}L{m1}"
    where = {name: at(point) for name, point in SHARD.items()}
    a.path(ridges[0].format(**where), "none", 1, "#F0F4FF", 0.8, 0.95)
    a.path(ridges[1].format(**where), "none", 1, "#B8BEDD", 0.5, 0.7)
    sky = a.linear(-24, -34, -12, 12, (0, "#FFFFFF", 0.75), (1, "#AEBBF0", 0))
    a.path("M-7.4 -37L-23.6 -19L-28 -6L-13 -9.6L-9.6 -16Z", sky)
    a.path("M14 38L30 18L33 17L15 41Z", "#FFC79A", 0.7)
    edge = [SHARD[name] for name in ("top", "l1", "l2", "b1", "b2", "r2", "r1")]
    stops = ((0, "#FFFFFF"), (0.5, "#AEB8E0"), (1, "#F6C7A4"))
    a.path(polygon(edge), "none", 1, a.linear(-30, -40, 30, 40, *stops), 0.9)


def cut(a: Art, name: str) -> None:
    """A large stone round 0, 0."""
    gem = GEMS[name]
    rims: dict[str, Outline] = {"blue": circle, "red": pear, "purple": marquise}
    if name in rims:
        brilliant(a, gem, rims[name])
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
