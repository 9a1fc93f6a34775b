"""Eyes that look, fingers that hold, stones that shine: the parts of large figures."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from curves import Point, mix, polygon, spline, through, toward
from kit import Art
from light import sampled

from covers.brush import Tones, band, cut, oval, soft


class Iris(NamedTuple):
    rim: str
    mid: str
    glow: str


def eye(
    a: Art,
    x: float,
    y: float,
    w: float,
    h: float,
    look: Point,
    iris: Iris,
    tones: Tones,
    *,
    outer: int = -1,
    turn: float = 0,
    size: float = 0.42,
    up: float = 1,
    low: float = 1,
    spark: Point = (0.25, 0.3),
    ink: str = "#1B1020",
    lash: float = 1,
    below: bool = True,
    crease: float = 0.7,
) -> None:
    """An open eye that looks somewhere: `look` moves the iris, -1…1; `outer` is the temple's side.

    `below` tells that the light comes from below: the white is then dark under the upper lid and
    bright at the lower one, and the spark sits low.
    """
    s = outer
    top = [
        (-0.5 * s, 0.1),
        (-0.34 * s, -0.3 * up),
        (-0.05 * s, -0.5 * up),
        (0.28 * s, -0.38 * up),
        (0.52 * s, -0.02),
    ]
    foot = [
        (0.52 * s, -0.02),
        (0.32 * s, 0.32 * low),
        (0, 0.44 * low),
        (-0.32 * s, 0.34 * low),
        (-0.5 * s, 0.1),
    ]
    lid = [(u * w, v * h) for u, v in top]
    base = [(u * w, v * h) for u, v in foot]
    almond = sampled(lid, 4, closed=False)[:-1] + sampled(base, 4, closed=False)[:-1]
    with a.moved(x, y, 1, turn):
        dark, bright = ("#6E5A78", "#FFF6DF") if below else ("#B7A8B4", "#FFFDF2")
        a.path(
            spline(lid) + through(base) + "Z",
            a.linear(
                0, -h / 2, 0, h * 0.42, (0, dark), (0.45, mix(dark, bright, 0.6)), (1, bright)
            ),
        )
        r = h * size
        cx, cy = look[0] * (w / 2 - r * 0.75), look[1] * h * 0.26
        ball = cut(oval(cx, cy, r, r, 18), almond)
        if len(ball) > 2:
            fx, fy = cx + spark[0] * r, cy + spark[1] * r
            paint = a.radial(
                cx,
                cy,
                r,
                (0, iris.glow),
                (0.55, iris.mid),
                (0.86, iris.rim),
                (1, mix(iris.rim, "#080512", 0.6)),
                focus=(fx, fy),
            )
            if len(ball) == 18:
                a.circle(cx, cy, r, paint)
            else:
                a.path(polygon(ball), paint)
        pupil = cut(oval(cx, cy, r * 0.5, r * 0.5, 12), almond)
        if len(pupil) == 12:
            a.circle(cx, cy, r * 0.5, "#0B0714")
        elif len(pupil) > 2:
            a.path(polygon(pupil), "#0B0714")
        under = [*lid, *[(u, v + h * 0.13) for u, v in lid[-2:0:-1]]]
        a.path(spline(lid) + through([lid[-1], *under[5:], lid[0]]) + "Z", ink, 0.42)
        shine = cut(
            oval(cx + spark[0] * r * 1.3, cy + spark[1] * r * 1.2, r * 0.26, r * 0.26, 9), almond
        )
        if len(shine) == 9:
            a.circle(cx + spark[0] * r * 1.3, cy + spark[1] * r * 1.2, r * 0.26, "#FFF8DC", 0.96)
        elif len(shine) > 2:
            a.blob(shine, "#FFF8DC", 0.96)
        a.circle(cx - spark[0] * r * 1.5, cy - spark[1] * r * 1.1, r * 0.13, "#CFEBFF", 0.85)
        lash_line = [
            (lid[0][0] - 0.02 * w * s * -1, lid[0][1] + 0.02 * h),
            *lid[1:4],
            (lid[4][0] + 0.07 * w * s, lid[4][1] - 0.04 * h * lash),
        ]
        a.limb(lash_line, [h * 0.05, h * 0.11, h * 0.15 * lash, h * 0.15 * lash, h * 0.02], ink)
        a.limb(base, [h * 0.03, h * 0.05, h * 0.03, h * 0.02, h * 0.01], ink, o=0.5)
        if crease < 0.5:
            return
        fold = [(u * 1.04, v - h * 0.17) for u, v in lid]
        a.limb(fold[0:5], [h * 0.01, h * 0.06, h * 0.05, h * 0.06, h * 0.01], tones.dark, o=crease)
        if below:
            a.limb(
                [(u, v + h * 0.08) for u, v in base[::-1]],
                [0.02, h * 0.06, h * 0.09, h * 0.06, 0.02],
                tones.hot,
                o=crease,
            )


def finger(
    a: Art,
    points: Sequence[Point],
    w: float,
    tones: Tones,
    side: int = 1,
    nail: bool = True,
    hot: float = 0.85,
) -> None:
    """One finger, root to tip: round end, a lit flank (`side`), a shaded one, a nail."""
    count = len(points)
    sizes = [w * (0.94, 1, 0.94, 0.98)[i % 4] for i in range(count - 1)] + [w * 0.86]
    tip, last = points[-1], points[-2]
    size = math.hypot(tip[0] - last[0], tip[1] - last[1]) or 1
    way = ((tip[0] - last[0]) / size, (tip[1] - last[1]) / size)
    over = (tip[0] + way[0] * w * 0.4, tip[1] + way[1] * w * 0.4)
    line = [*points, over]
    sizes = [*sizes, w * 0.36]
    a.path(band(line, sizes), mix(tones.mid, tones.dark, 0.15), 1, tones.dark, w * 0.1)
    a.path(band(line, sizes, 0.0, 0.98 * side), tones.lit, 0.7)
    a.path(band(line[1:], sizes[1:], 0.58 * side, 0.98 * side), tones.hot, hot)
    if nail:
        mid = (tip[0] + way[0] * w * 0.05, tip[1] + way[1] * w * 0.05)
        turn = math.degrees(math.atan2(way[1], way[0]))
        a.ellipse(*mid, w * 0.36, w * 0.26, mix(tones.lit, tones.hot, 0.7), 0.95, turn)


def stone(
    a: Art,
    outer: Sequence[Point],
    color: str,
    *,
    glow: float = 2.2,
    inner: float = 0.55,
    deep: float = 0.35,
    spark: bool = True,
    power: float = 0.75,
    fine: bool = True,
) -> None:
    """A cut stone that shines by itself: facets by the way they face, a hot heart low in it."""
    x = sum(p[0] for p in outer) / len(outer)
    y = sum(p[1] for p in outer) / len(outer)
    r = max(math.hypot(p[0] - x, p[1] - y) for p in outer)
    if glow:
        soft(a, x, y, r * glow, r * glow, mix(color, "#FFFFFF", 0.25), power)
    count = len(outer)
    dark = mix(color, "#120B26", deep)
    ring = []
    for i in range(count):
        p, q = outer[i], outer[(i + 1) % count]
        ring.append(
            (x + ((p[0] + q[0]) / 2 - x) * inner, y - r * 0.06 + ((p[1] + q[1]) / 2 - y) * inner)
        )
    a.path(polygon(outer), dark if fine else mix(color, "#FFFFFF", 0.15))
    pale = mix(color, "#FFFFFF", 0.72)
    facets: dict[str, list[str]] = {}
    for i in range(count):
        p, q = outer[i], outer[(i + 1) % count]
        mx, my = (p[0] + q[0]) / 2 - x, (p[1] + q[1]) / 2 - y
        size = math.hypot(mx, my) or 1
        light = max(0.0, (-0.5 * mx - 0.85 * my) / size)
        back = max(0.0, (0.6 * mx + 0.8 * my) / size)
        tone = mix(
            mix(dark, color, 0.35 + round(2.5 * back) / 5),
            pale,
            round(5 * light**2) * 0.15 + 0.12 * (i % 2),
        )
        facets.setdefault(tone, []).append(polygon([p, q, ring[i]]))
        if fine:
            facets.setdefault(mix(tone, color, 0.55), []).append(
                polygon([q, ring[i], ring[(i + 1) % count]])
            )
    for tone, parts in facets.items():
        a.path("".join(parts), tone)
    a.path(
        polygon(ring),
        a.linear(
            x,
            y - r * 0.5,
            x,
            y + r * 0.45,
            (0, color),
            (0.5, mix(color, "#FFFFFF", 0.25)),
            (1, pale),
        ),
    )
    a.path(polygon([ring[0], ring[count // 2], ring[count // 2 - 1]]), "#FFFFFF", 0.22)
    if spark:
        a.spark(x - r * 0.3, y - r * 0.38, r * 0.3, "#FFFFFF", 0.95)


def ngon(
    x: float, y: float, rx: float, ry: float, corners: int, turn: float = 0, tilt: float = 0
) -> list[Point]:
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    out = []
    for i in range(corners):
        u, v = toward((0, 0), turn + 360 * i / corners, 1)
        u, v = u * rx, v * ry
        out.append((x + u * c - v * s, y + u * s + v * c))
    return out


def turned(
    points: Sequence[Point], x: float, y: float, scale: float = 1, tilt: float = 0
) -> list[Point]:
    c, s = math.cos(math.radians(tilt)) * scale, math.sin(math.radians(tilt)) * scale
    return [(x + u * c - v * s, y + u * s + v * c) for u, v in points]


PEAR: list[Point] = [
    (0, -1.3),
    (0.42, -0.7),
    (0.78, -0.05),
    (0.86, 0.45),
    (0.5, 0.88),
    (0, 1),
    (-0.5, 0.88),
    (-0.86, 0.45),
    (-0.78, -0.05),
    (-0.42, -0.7),
]
MARQUISE: list[Point] = [
    (0, -1.3),
    (0.42, -0.74),
    (0.62, 0),
    (0.42, 0.74),
    (0, 1.3),
    (-0.42, 0.74),
    (-0.62, 0),
    (-0.42, -0.74),
]
SHARD: list[Point] = [
    (-0.2, -1.3),
    (0.5, -0.8),
    (0.72, 0.1),
    (0.4, 1),
    (-0.3, 0.9),
    (-0.75, 0.2),
    (-0.55, -0.6),
]
STEP: list[Point] = [
    (-0.62, -1),
    (0.62, -1),
    (1, -0.6),
    (1, 0.6),
    (0.62, 1),
    (-0.62, 1),
    (-1, 0.6),
    (-1, -0.6),
]
