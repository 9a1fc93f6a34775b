"""Wings: they tell a fairy's family at a glance."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from curves import Point, at, between, spline
from kit import Art

Put = Callable[[Point], Point]
"""From a wing's own grid, root at 0, 0 and tip at 1, 0, to the picture."""
SHAPES: dict[str, list[Point]] = {
    "fore": [
        (0, 0), (0.24, -0.13), (0.54, -0.27), (0.86, -0.33), (1.03, -0.24),
        (0.95, -0.06), (0.88, 0.07), (0.7, 0.15), (0.45, 0.17), (0.2, 0.09),
    ],
    "hind": [
        (0, 0), (0.2, -0.13), (0.5, -0.24), (0.8, -0.18), (0.95, 0.0),
        (1.0, 0.2), (0.82, 0.2), (0.62, 0.27), (0.28, 0.16),
    ],
    "dragonfly": [
        (0, 0), (0.2, -0.045), (0.5, -0.1), (0.8, -0.125), (0.98, -0.07),
        (0.99, 0.03), (0.82, 0.1), (0.5, 0.1), (0.2, 0.045),
    ],
    "swallow": [
        (0, 0), (0.2, -0.14), (0.5, -0.25), (0.8, -0.23), (0.98, -0.1),
        (1.16, 0.1), (0.94, 0.06), (0.86, 0.2), (0.6, 0.26), (0.28, 0.15),
    ],
    "leaf": [
        (0, 0), (0.2, -0.15), (0.48, -0.24), (0.78, -0.17), (1.08, 0.02),
        (0.8, 0.15), (0.5, 0.23), (0.22, 0.13),
    ],
}  # fmt: skip


class Wing(NamedTuple):
    """One kind of wing; every fairy wears it at her own angles."""

    shape: str
    tint: str
    edge: str
    spots: str = ""
    veins: int = 6
    broad: float = 1
    body: float = 0.55
    """How much the membrane hides what is behind it."""


def wing(
    a: Art, root: Point, angle: float, length: float, kind: Wing, flip: bool = False, o: float = 1
) -> None:
    """A translucent wing: a glaze of two tones, veins that taper, a bright rim."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    side = -kind.broad if flip else kind.broad
    shape = SHAPES[kind.shape]

    def put(p: Point) -> Point:
        x, y = p[0] * length, p[1] * length * side
        return root[0] + x * c - y * s, root[1] + x * s + y * c

    outline = spline([put(p) for p in shape], closed=True)
    tip = put((1, 0))
    body = kind.body
    with a.group(opacity=o):
        glaze = ((0, "#FFFFFF", 0.75), (0.3, kind.tint, body), (0.75, kind.tint, body + 0.2))
        paint = a.linear(*root, *tip, *glaze, (1, kind.edge, 0.9))
        a.path(outline, paint, 1, kind.edge, 0.45, 0.95)
        inner = [put((p[0] * 0.8 + 0.05, p[1] * 0.62)) for p in shape]
        light = a.linear(*root, *tip, (0, "#FFFFFF", 0.55), (1, "#FFFFFF", 0.05))
        a.path(spline(inner, closed=True), light)
        if kind.shape == "leaf":
            _leaf_veins(a, put, kind)
        else:
            _fan_veins(a, put, shape[2:-1], kind, length)


def _fan_veins(a: Art, put: Put, rim: Sequence[Point], kind: Wing, length: float) -> None:
    """Insect's veins: blades that fan out from the root."""
    start = put((0.02, 0))
    blades = []
    for i in range(kind.veins):
        t = i / (kind.veins - 1) * (len(rim) - 1)
        k = min(int(t), len(rim) - 2)
        end = between(rim[k], rim[k + 1], t - k)
        (bx, by), tip = put((end[0] * 0.5, end[1] * 0.36)), put((end[0] * 0.97, end[1] * 0.97))
        d = 0.55 if tip[1] > start[1] else -0.55
        out, back = (bx - d, by), (bx + d, by + 0.3)
        blades.append(f"M{at(start)}Q{at(out)} {at(tip)}Q{at(back)} {at(start)}Z")
        if kind.spots:
            x, y = put((end[0] * 0.88 + 0.02, end[1] * 0.86))
            a.circle(x, y, length * 0.022, kind.spots, 0.95)
    a.path("".join(blades), kind.edge, 0.85)


def _leaf_veins(a: Art, put: Put, kind: Wing) -> None:
    """A leaf's veins: one midrib, and pairs that leave it forward."""
    rib = [put((0.02, 0)), put((0.35, 0.012)), put((0.7, -0.012)), put((1.04, 0.02))]
    a.limb(rib, [1.3, 1, 0.7, 0.2], kind.edge, o=0.9)
    blades = []
    for i in range(kind.veins - 1):
        x = 0.14 + i * 0.7 / (kind.veins - 1)
        reach = 0.2 * math.sin(math.pi * (0.2 + x * 0.75))
        for side in (-1, 1):
            foot, bend = put((x, 0)), put((x + 0.05, side * reach * 0.62))
            tip, heel = put((x + 0.19, side * reach)), put((x + 0.025, 0))
            blades.append(f"M{at(foot)}Q{at(bend)} {at(tip)}Q{at(bend)} {at(heel)}Z")
        if kind.spots:
            for side in (-1, 1):
                u, v = put((x + 0.12, side * reach * 0.62))
                a.circle(u, v, 0.85, kind.spots, 0.95)
    a.path("".join(blades), kind.edge, 0.75)


def pair(a: Art, x: float, y: float, angle: float, length: float, kind: Wing, o: float = 1) -> None:
    """Two wings, mirrored about the axis of a figure that is seen from the front."""
    with a.twice(f"wing{len(a.defs)}", x):
        wing(a, (x + 1.5, y), angle, length, kind, False, o)
