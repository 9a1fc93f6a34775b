"""Land, sky and what grows between them: the parts of all pictures that are not cards."""

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from random import Random

from curves import Point, at, n, polygon, spline, through, toward
from kit import GOLD, Art, Stop


class Vista(Art):
    """A picture wider than an emblem; its parts may be placed one by one."""

    def __init__(self, title: str, width: float, height: float) -> None:
        super().__init__(title, height)
        self.width = width

    def svg(self) -> str:
        size = f"{n(self.width)} {n(self.height)}"
        own = f'viewBox="0 0 {size}" width="{n(self.width)}"'
        return super().svg().replace(f'viewBox="0 0 100 {n(self.height)}" width="100"', own)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """What is drawn inside can be placed by its name."""
        self.body.append(f'<g id="{name}">')
        yield
        self.body.append("</g>")


def sky(a: Vista, *stops: Stop) -> None:
    """From the zenith to the foot of the picture."""
    w, h = n(a.width + 4), n(a.height + 4)
    paint = a.linear(0, 0, 0, a.height, *stops)
    a.path(f"M-4 -4H{w}V{h}H-4Z", paint)


def stars(
    a: Art,
    seed: int,
    count: int,
    box: tuple[float, float, float, float],
    color: str = "#FFF6DA",
    o: float = 0.8,
    size: float = 1,
) -> None:
    """Small lights of unequal size; two paths, one of them fainter."""
    rng = Random(seed)
    bright: list[str] = []
    faint: list[str] = []
    for i in range(count):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        r = size * (0.12 + 0.26 * rng.random() ** 2)
        (faint if i % 3 else bright).append(_dot(x, y, r))
    a.path("".join(faint), color, o * 0.6)
    a.path("".join(bright), color, o)


def dots(where: Iterable[tuple[float, float, float]]) -> str:
    """Many small discs as one shape: x, y, radius."""
    return "".join(_dot(*one) for one in where)


def _dot(x: float, y: float, r: float) -> str:
    d = n(2 * r)
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {d} 0a{n(r)} {n(r)} 0 1 0 -{d} 0Z"


SEAS: list[tuple[float, float, float, float, float]] = [
    (-0.42, -0.34, 0.3, 0.22, -20),
    (-0.08, -0.5, 0.2, 0.13, 10),
    (0.34, -0.36, 0.2, 0.24, 30),
    (-0.52, 0.16, 0.2, 0.28, 15),
    (0.48, 0.12, 0.24, 0.2, -10),
    (0.02, 0.06, 0.14, 0.1, 20),
    (-0.16, 0.52, 0.26, 0.14, 5),
    (0.36, 0.56, 0.14, 0.1, 30),
]
"""The dark plains of the moon: place, size and turn as shares of its radius."""


def moon(
    a: Art, x: float, y: float, r: float, tones: tuple[str, str, str], sea: str, ring: bool = True
) -> None:
    """The great disc before which a figure stands; its light comes from the upper left."""
    a.glow(x, y, r * 2.1, tones[1], 0.62)
    lit = a.radial(
        x,
        y,
        r * 1.35,
        (0, tones[0]),
        (0.6, tones[1]),
        (1, tones[2]),
        focus=(x - r * 0.4, y - r * 0.4),
    )
    a.circle(x, y, r, lit)
    for u, v, rx, ry, turn in SEAS if sea else ():
        a.ellipse(x + u * r, y + v * r, rx * r, ry * r, sea, 0.16, turn)
        a.ellipse(
            x + (u - 0.03) * r, y + (v + 0.03) * r, rx * r * 0.62, ry * r * 0.6, sea, 0.13, turn
        )
    if ring:
        beaded_ring(a, x, y, r * 1.09)


def beaded_ring(a: Art, x: float, y: float, r: float, o: float = 0.75) -> None:
    """The gold ring round a disc, as on the cards."""
    with a.group(opacity=o):
        a.circle(x, y, r * 1.016, "none", 1, GOLD[1], 0.3)
        a.circle(x, y, r * 0.972, "none", 1, GOLD[1], 0.16)
        count = max(24, round(r * 1.9))
        beads = (toward((x, y), 360 * i / count, r * 0.994) for i in range(count))
        a.path("".join(_dot(u, v, 0.2 + r * 0.004) for u, v in beads), GOLD[0])


def clouds(a: Art, bars: Sequence[tuple[float, float, float, float]], color: str, o: float) -> None:
    """Bars of mist: the middle, half the length, the thickness."""
    for x, y, half, thick in bars:
        a.wisp(
            [
                (x - half, y + thick * 0.2),
                (x - half * 0.4, y - thick * 0.3),
                (x + half * 0.3, y + thick * 0.3),
                (x + half, y - thick * 0.1),
            ],
            thick,
            color,
            o,
        )


def ridge(a: Vista, tops: Sequence[Point], light: str, dark: str, o: float = 1) -> None:
    """A line of hills, down to the foot of the picture."""
    first, last = (-8.0, tops[0][1]), (a.width + 8, tops[-1][1])
    top = min(y for _, y in tops)
    paint = a.linear(a.width * 0.3, top, a.width * 0.5, a.height, (0, light), (1, dark))
    foot = n(a.height + 6)
    a.path(f"{spline([first, *tops, last])}V{foot}H-8Z", paint, o)


def _fir(x: float, y: float, h: float) -> str:
    """In five tiers on a stem: each hangs over the next, none as wide on both sides."""
    w = h * 0.3
    left: list[Point] = []
    right: list[Point] = []
    for i in range(1, 6):
        t = i / 5
        low, k = y - h * (1 - 0.92 * t), 1 + 0.12 * math.sin(i * 2.1 + x)
        for side, way, wide in ((left, -1, k), (right, 1, 2 - k)):
            side.append((x + way * w * t * wide, low + h * 0.012 * (wide - 1)))
            side.append((x + way * w * t * 0.5, low - h * 0.035))
    foot = [(x + w * 0.14, y + h * 0.06), (x - w * 0.14, y + h * 0.06)]
    return polygon([(x, y - h * 1.04), *right, *foot, *left[::-1]])


def firs(a: Art, trees: Sequence[tuple[float, float, float]], color: str, o: float = 1) -> None:
    """Many firs of one tone as one shape: x, foot, height."""
    a.path("".join(_fir(*tree) for tree in trees), color, o)


def trunk(
    a: Art,
    foot: Point,
    top: Point,
    width: float,
    tone: str,
    lit: str = "",
    seed: int = 1,
    boughs: int = 6,
    o: float = 1,
) -> None:
    """A bare old tree: its stem bends, its boughs fork twice."""
    rng = Random(seed)
    (x0, y0), (x1, y1) = foot, top
    bend = (x1 - x0) * 0.2 + width * rng.uniform(-0.5, 0.5)
    spine = [
        (x0 - width * 0.5, y0 + width * 0.3),
        (x0, y0 - width * 0.6),
        (x0 + bend, y0 + (y1 - y0) * 0.45),
        (x1, y1),
    ]
    widths = [width * 1.9, width * 1.15, width * 0.74, width * 0.16]
    with a.group(opacity=o):
        for i in range(boughs):
            t = 0.34 + 0.6 * i / boughs
            start = (
                x0 + bend * min(1, t * 2) + (x1 - x0 - bend) * max(0, t * 2 - 1),
                y0 + (y1 - y0) * t,
            )
            side = 1 if i % 2 else -1
            way = -90 + side * rng.uniform(34, 66)
            _bough(
                a,
                start,
                way,
                (y0 - y1) * (0.46 - 0.24 * t),
                width * (0.62 - 0.4 * t),
                tone,
                side,
                2,
            )
        a.limb(spine, widths, tone)
        a.limb(
            [
                (x0 + width * 0.2, y0 - width),
                (x0 + width * 0.9, y0),
                (x0 + width * 2.2, y0 + width * 0.5),
            ],
            [width, width * 0.8, 0.1],
            tone,
        )
        if lit:
            edge = [(x - width * 0.28, y) for x, y in spine[1:]]
            a.limb(edge, [width * 0.14, width * 0.2, 0.05], lit, o=0.5)


def _bough(
    a: Art, start: Point, way: float, length: float, width: float, tone: str, side: int, forks: int
) -> None:
    mid = toward(start, way, length * 0.5)
    end = toward(mid, way - side * 22, length * 0.55)
    a.limb([start, mid, end], [width, width * 0.6, width * 0.14], tone)
    if forks and length > 3:
        _bough(a, mid, way + side * 34, length * 0.52, width * 0.4, tone, -side, forks - 1)
        late = toward(mid, way - side * 18, length * 0.24)
        _bough(a, late, way - side * 52, length * 0.42, width * 0.28, tone, side, forks - 1)


def crown(
    a: Art, x: float, y: float, rx: float, ry: float, tone: str, seed: int, lit: str = ""
) -> None:
    """A leafy mass: many small tufts round a full heart; if asked, lit from the upper left."""
    rng = Random(seed)
    a.ellipse(x, y, rx, ry, tone)
    count = round(18 + (rx + ry) * 0.8)
    tufts = []
    for i in range(count):
        u, v = math.cos(math.tau * i / count), math.sin(math.tau * i / count)
        k = rng.uniform(0.9, 1.06)
        tufts.append((x + rx * k * u, y + ry * k * v, rng.uniform(0.12, 0.24) * (rx + ry) * 0.5))
    for i in range(0, count, 8):
        a.path(dots(tufts[i : i + 8]), tone)
    if lit:
        _lit_tufts(a, (x, y, rx, ry), lit, rng)


def _lit_tufts(a: Art, heart: tuple[float, float, float, float], lit: str, rng: Random) -> None:
    """The side of the light, a little paler: one shape, so that no tuft is seen through another."""
    x, y, rx, ry = heart
    tufts = []
    for k, count in ((0.74, 7), (0.4, 4)):
        for i in range(count):
            turn = math.radians(176 + i * 124 / count + rng.uniform(-6, 6))
            size = rng.uniform(0.2, 0.27) * (rx + ry) * 0.5
            tufts.append((x + rx * k * math.cos(turn), y + ry * k * math.sin(turn), size))
    a.path(dots(tufts), lit, 0.16)


def grass(
    a: Art,
    seed: int,
    count: int,
    across: tuple[float, float],
    foot: float,
    high: tuple[float, float],
    tone: str,
    o: float = 1,
) -> None:
    """Blades of unequal height and lean along a line; tufts of a few, which are drawn quickly."""
    rng = Random(seed)
    blades = []
    for x in sorted(rng.uniform(*across) for _ in range(count)):
        h = rng.uniform(*high)
        lean, w = rng.uniform(-0.35, 0.35) * h, 0.16 + h * 0.05
        blades.append(
            f"M{n(x - w)} {n(foot)}Q{n(x - w * 0.4 + lean * 0.3)} {n(foot - h * 0.6)} "
            f"{n(x + lean)} {n(foot - h)}"
            f"Q{n(x + w * 0.7 + lean * 0.3)} {n(foot - h * 0.5)} {n(x + w)} {n(foot)}Z"
        )
    for i in range(0, count, 10):
        a.path("".join(blades[i : i + 10]), tone, o)


def fern(a: Art, foot: Point, way: float, length: float, tone: str, curl: float = 1) -> None:
    """A frond: pairs of leaves that grow smaller along a bending rib."""
    x, y = foot
    rib: list[tuple[Point, float]] = []
    for i in range(13):
        turn = way + curl * 46 * (i / 12) ** 1.6
        rib.append(((x, y), turn))
        x, y = toward((x, y), turn, length / 12)
    leaves = []
    for i, (root, turn) in enumerate(rib[1:], 1):
        size = length * 0.3 * (1 - i / 13.5) ** 0.8
        for side in (-1, 1):
            tip = toward(root, turn + side * 62, size)
            upper = toward(root, turn + side * 40, size * 0.5)
            lower = toward(root, turn + side * 88, size * 0.45)
            leaves.append(f"M{at(root)}Q{at(upper)} {at(tip)}Q{at(lower)} {at(root)}Z")
    a.path("".join(leaves), tone)
    spine = [root for root, _ in rib[::3]]
    a.limb(spine, [length * 0.03] * (len(spine) - 1) + [0.05], tone)


def menhir(
    a: Art, x: float, foot: float, w: float, h: float, tones: tuple[str, str, str], lean: float = 0
) -> None:
    """A standing stone, lit from the upper left, moss at its foot."""
    left, right = x - w / 2, x + w / 2
    shape = [
        (left - w * 0.06, foot + h * 0.03),
        (left + w * 0.02, foot - h * 0.45),
        (left + w * 0.16 + lean, foot - h * 0.92),
        (x - w * 0.06 + lean, foot - h),
        (right - w * 0.18 + lean, foot - h * 0.94),
        (right - w * 0.02 + lean * 0.6, foot - h * 0.5),
        (right + w * 0.08, foot + h * 0.03),
    ]
    paint = a.linear(left, foot - h, right, foot, (0, tones[0]), (0.45, tones[1]), (1, tones[2]))
    a.path(spline(shape) + "Z", paint)
    edge = [shape[3], (x + w * 0.16 + lean * 0.6, foot - h * 0.6), (x + w * 0.1, foot - h * 0.2)]
    edge.append((x + w * 0.2, foot + h * 0.03))
    far = shape[6:2:-1]
    a.path(f"M{at(edge[0])}{through(edge)}L{at(far[0])}{through(far)}Z", tones[2], 0.5)
    lit = [(shape[1][0] + w * 0.07, foot - h * 0.3), (shape[2][0] + w * 0.05, foot - h * 0.8)]
    a.limb(lit, [w * 0.02, w * 0.07], tones[0], o=0.6)


def toadstool(
    a: Art,
    x: float,
    y: float,
    s: float,
    caps: tuple[str, str, str],
    lean: float = 0,
    glow: str = "",
) -> None:
    """A mushroom 10 units tall at scale 1, its foot at x, y."""
    with a.moved(x, y, s, lean):
        if glow:
            a.glow(0, -5, 9, glow, 0.5)
        a.path(
            "M-1.1 0C-1 -2 -.9 -4 -.8 -6H.8C.9 -4 1 -2 1.3 0C1 .6 -.9 .6 -1.1 0Z",
            a.linear(-1.1, -3, 1.3, -3, (0, "#FFF6E2"), (0.5, "#D8C2A2"), (1, "#7D6656")),
        )
        a.path("M-4.3 -5.8C-3 -5 3 -5 4.3 -5.8C3 -6.8 -3 -6.8 -4.3 -5.8Z", "#8A6A56")
        a.path(
            "M-4.8 -5.8C-5.2 -7.6 -3.8 -10 0 -10.4C3.8 -10 5.2 -7.6 4.8 -5.8"
            "C3.4 -6.3 -3.4 -6.3 -4.8 -5.8Z",
            a.radial(-1.6, -9.2, 6.6, (0, caps[0]), (0.45, caps[1]), (1, caps[2])),
        )
        for u, v, rx, ry in (
            (-2, -8.4, 0.8, 0.6),
            (0.8, -9.2, 0.7, 0.45),
            (2.6, -7.6, 0.7, 0.6),
            (0.2, -7.2, 0.6, 0.4),
            (-3.7, -6.8, 0.4, 0.45),
        ):
            a.ellipse(u, v, rx, ry, "#FFF3DF", 0.92)


def lantern(a: Art, x: float, y: float, s: float, glow: float = 14) -> None:
    """A small lantern that hangs from x, y; its light reaches far."""
    a.glow(x, y + 5 * s, glow * s, "#FFD873", 0.85)
    with a.moved(x, y, s):
        a.path("M0 0V1.6", "none", 1, "#F4D27A", 0.4)
        a.path("M-2 3L0 1.4L2 3L1.7 3.6H-1.7Z", "#B98632")
        a.path(
            "M-1.9 3.6H1.9L1.5 8.4H-1.5Z",
            a.linear(0, 3.6, 0, 8.4, (0, "#FFFDE8"), (1, "#FFC24F")),
            1,
            "#8F6424",
            0.4,
        )
        a.path("M-2 8.4H2L1.5 9.4H-1.5Z", "#B98632")


def motes(a: Art, where: Sequence[tuple[float, float, float]], color: str = "#FFF0C2") -> None:
    """Sparks in the air, each in its own soft light."""
    for x, y, r in where:
        a.glow(x, y, r * 3, color, 0.55)
        if r >= 1:
            a.spark(x, y, r, "#FFFBEA")
        else:
            a.circle(x, y, r * 0.5, "#FFFBEA", 0.95)


def frame(a: Vista, tone: str, o: float = 1) -> None:
    """The shade of the page's edge: the eye stays inside."""
    w, h = a.width, a.height
    fade = ((0, 0), (0.62, 0), (1, o))
    paint = a.radial(w / 2, h * 0.46, w * 0.66, *((t, tone, k) for t, k in fade))
    a.path(f"M-4 -4H{n(w + 4)}V{n(h + 4)}H-4Z", paint)
