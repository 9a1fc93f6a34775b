"""Limbs, gowns and the light of a rank. Draw a fairy from back to front."""

import math
from collections.abc import Sequence

from curves import (
    Point,
    Widths,
    at,
    between,
    lit_edge,
    polygon,
    ribbon,
    strip,
    through,
    toward,
)
from hands import Gesture, reach
from kit import Art
from light import SUN
from limbs import leg as bare_leg
from tones import Cloth, Skin, dye

PLAIN = SUN._replace(back=0)
"""For whoever has no lamp of her own."""


def arm(
    a: Art,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    skin: Skin,
    *,
    hand: float | None = None,
    thumb: int = 1,
    far: bool = False,
    ring: str = "",
    what: Gesture = "rest",
) -> None:
    """From the shoulder to the finger-tips; `hand` turns the hand away from the forearm."""
    reach(
        a, shoulder, elbow, wrist, skin, what, hand=hand, flip=thumb < 0, far=far, light=PLAIN,
        ring=ring,
    )  # fmt: skip


def leg(
    a: Art,
    hip: Point,
    knee: Point,
    ankle: Point,
    toe: Point,
    skin: Skin,
    far: bool = False,
) -> None:
    """From the hip to the toes, lit as everything is that has no lamp of its own."""
    bare_leg(a, hip, knee, ankle, toe, skin, light=PLAIN, far=far)


def gown(
    a: Art,
    spine: Sequence[Point],
    widths: Widths,
    cloth: Cloth,
    hem: Sequence[float],
    *,
    waist: int = 2,
    folds: int = 6,
    round_hem: bool = False,
) -> None:
    """A gown along a spine from the shoulders to the hem: one shape, one paint, then its folds.

    `hem` holds the lengths of its tongues, from the edge on the left of someone who walks down
    the picture to the other; `waist` is the point of the spine where the folds begin.
    """
    left, right = strip(spine, widths, 1), strip(spine, widths, -1)
    (x0, y0), (x1, y1) = spine[-2], spine[-1]
    length = math.hypot(x1 - x0, y1 - y0) or 1
    down = ((x1 - x0) / length, (y1 - y0) / length)
    edge = _hem(left[-1], right[-1], down, hem, round_hem)
    outline = f"M{at(left[0])}{through(left)}{edge}{through(right[::-1])}Z"
    a.path(outline, dye(a, left + right, cloth))
    _folds(a, spine[waist:], widths[waist:], cloth, [length * 0.35 for length in hem], folds)
    if waist:
        bodice, sizes = spine[: waist + 1], widths[: waist + 1]
        light = strip(bodice, sizes, 0.62 * lit_edge(bodice))
        a.limb([light[0], light[len(light) // 2], light[-1]], [0.3, 1.2, 0.2], cloth.light, o=0.75)


def _folds(
    a: Art,
    spine: Sequence[Point],
    widths: Widths,
    cloth: Cloth,
    reach: Sequence[float],
    count: int,
) -> None:
    """One big shade on the side away from the light; then folds, bright and dark in turn.

    No two neighbours have one width, and the bright ones begin lower: equal folds are stripes.
    """
    side = lit_edge(spine)
    a.path(ribbon(spine, widths, -0.42 * side, -side), cloth.dark, 0.5)
    narrow = [w * (0.9 if i else 0.7) for i, w in enumerate(widths)]
    for k in range(count):
        across = side * (0.8 - 1.5 * (k + 0.3 * math.sin(k * 2.4)) / (count - 1))
        line = strip(spine, narrow, across)
        bright = k % 2 == 0
        first = len(line) // 5 if bright else 0
        points = [*line[first :: max(1, len(line) // 3)], line[-1]]
        (x0, y0), (x1, y1) = line[-2], line[-1]
        longer = reach[k * len(reach) // count] / (math.hypot(x1 - x0, y1 - y0) or 1)
        points.append((x1 + (x1 - x0) * longer, y1 + (y1 - y0) * longer))
        size = widths[-1] / (15 if bright else 8) * (1, 0.75, 0.6, 1.15)[k % 4]
        tone, o = (cloth.light, 0.66 - 0.46 * k / count) if bright else (cloth.dark, 0.36)
        taper = [0.2, *[0.3 + size * (0.3 + i / len(points)) for i in range(len(points) - 2)], 0.15]
        a.limb(points, taper, tone, o=o)


def _hem(a: Point, b: Point, down: Point, tongues: Sequence[float], rounded: bool) -> str:
    """Tongues of unequal length from a to b."""
    parts = []
    count = len(tongues)
    for i, length in enumerate(tongues):
        p, q = between(a, b, i / count), between(a, b, (i + 1) / count)
        lean = (
            (b[0] - a[0]) * (i + 0.5 - count / 2) * 0.07,
            (b[1] - a[1]) * (i + 0.5 - count / 2) * 0.07,
        )
        dx, dy = down[0] * length + lean[0], down[1] * length + lean[1]
        if rounded:
            parts.append(f"C{at((p[0] + dx, p[1] + dy))} {at((q[0] + dx, q[1] + dy))} {at(q)}")
            continue
        tip = between(p, q, 0.42)
        tip = (tip[0] + dx, tip[1] + dy)
        out, back = between(p, tip, 0.55), between(q, tip, 0.35)
        out = (out[0] + (p[0] - q[0]) * 0.16, out[1] + (p[1] - q[1]) * 0.16)
        parts.append(f"Q{at(out)} {at(tip)}Q{at(back)} {at(q)}")
    return "".join(parts)


def belt(a: Art, points: Sequence[Point], color: str = "#F0CD7C") -> None:
    a.limb(points, [0.7, *[1.1] * (len(points) - 2), 0.7], color)
    x, y = points[len(points) // 2]
    a.circle(x, y, 0.8, "#FFF6D2")


def sleeve(a: Art, shoulder: Point, elbow: Point, cloth: Cloth, length: float = 0.55) -> None:
    """A petal over the shoulder."""
    end = between(shoulder, elbow, length)
    points = [between(elbow, shoulder, 1.12), between(shoulder, end, 0.5), end]
    paint = dye(a, [(p[0] + d, p[1] + d) for p in points for d in (-2, 2)], cloth)
    a.limb(points, [3.4, 4.6, 3.4], paint, cloth.light)


def radiance(a: Art, x: float, y: float, r: float, tint: str, value: int) -> None:
    """The light behind a fairy grows with her value: a glow, then rays, then a ring of them."""
    a.glow(x, y, r, tint, 0.1 + 0.045 * value)
    rays = {6: 14, 8: 22, 10: 34}.get(value, 0)
    if not rays:
        return
    fade = ((0, 0), (0.5, 0.1), (0.68, 0.28 + value * 0.03), (1, 0))
    paint = a.radial(x, y, r, *((t, tint, o) for t, o in fade))
    blades = []
    for i in range(rays):
        t = 360 * (i + 0.5) / rays
        near, far = (r * 0.3, r * (0.98 if i % 2 else 0.82))
        sides = [toward((x, y), t + d, far * 0.7) for d in (-1.3, 1.3)]
        blades.append(
            polygon([toward((x, y), t, near), sides[0], toward((x, y), t, far), sides[1]])
        )
    for i in range(0, rays, 4):  # few to a path: many are drawn slowly
        a.path("".join(blades[i : i + 4]), paint)
