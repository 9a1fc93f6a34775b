"""The light around the moon behind a fairy: rays that grow with her value, or a first fairy's ring.

Rays and ring stand just outside the beaded ring which the program paints, about its centre.
"""

from curves import Point, n, polygon, toward
from kit import GOLD, Art

MOON: Point = (50, 47.2)
RIM = 38.4
"""Where the light begins: the program's beads end a little below."""
RAYS = {
    4: (16, 5, 5, 0.7),
    6: (20, 8, 4.6, 0.7),
    8: (24, 12, 6, 0.76),
    10: (36, 17, 9, 0.8),
}
"""How many, how long the even and the odd ones, how bright at the foot; the two has none."""


def radiance(a: Art, element: str, tint: str, value: int) -> None:
    """The light of a rank; its rays are gusts, pearls, tongues or leaves, as the element is."""
    x, y = MOON
    a.glow(x, y, 44, tint, 0.08 + 0.04 * value)
    if value not in RAYS:
        return
    count, long, short, strength = RAYS[value]
    if value >= 8:
        _aureole(a, tint, 0.075 * value - 0.48)
    for name, length in (("long", long), ("short", short)):
        with a.define(name):
            fade = ((0, _FOOT[element], strength), (0.35, tint, strength), (1, tint, 0.12))
            _RAY[element](a, length, a.linear(0, -RIM, 0, -RIM - length, *fade))
    for i in range(count):
        a.use("short" if i % 2 else "long", x, y, 360 * (i + 0.5) / count)


def _aureole(a: Art, tint: str, strength: float) -> None:
    """A band of light that widens outward: only the high values have it."""
    fade = ((0, 0.0), (0.6, 0.0), (0.68, 1.0), (0.8, 0.4), (1, 0.0))
    paint = a.radial(*MOON, 56, *((t, tint, k * strength) for t, k in fade))
    a.circle(*MOON, 56, paint)


def _gust(a: Art, length: float, paint: str) -> None:
    """A blade that bends with the wind."""
    tip, lean = -RIM - length, 0.36 * length
    a.path(
        f"M-1 {n(-RIM)}Q{n(-0.8 + lean * 0.1)} {n(tip + length * 0.4)} {n(lean)} {n(tip)}"
        f"Q{n(1 + lean * 0.2)} {n(tip + length * 0.5)} 1 {n(-RIM)}Z",
        paint,
    )


def _pearls(a: Art, length: float, paint: str) -> None:
    """A row of pearls that grow smaller on their way out."""
    size, reach = 1.5, 0.0
    while reach < length:
        a.circle(0, -RIM - reach - size, size, paint)
        reach += size * 2 + 1
        size *= 0.8


def _tongue(a: Art, length: float, paint: str) -> None:
    """A tongue of fire, broad at the foot, its tip licking to one side."""
    tip, k = -RIM - length, length * 0.07
    a.path(
        f"M-1.5 {n(-RIM)}C{n(-1.7 - k)} {n(-RIM - length * 0.35)} {n(k)} {n(-RIM - length * 0.6)}"
        f" {n(-k)} {n(tip)}C{n(0.8 + k)} {n(-RIM - length * 0.7)} {n(1.7 + k)}"
        f" {n(-RIM - length * 0.3)} 1.5 {n(-RIM)}Q0 {n(-RIM + 0.8)} -1.5 {n(-RIM)}Z",
        paint,
    )


def _leaf(a: Art, length: float, paint: str) -> None:
    """A slender leaf: widest below its middle, pointed at both ends."""
    foot, tip, wide = -RIM, -RIM - length, 1.6 + length * 0.06
    side = foot - length * 0.36
    a.path(
        f"M0 {n(foot)}Q{n(-wide)} {n(side)} 0 {n(tip)}Q{n(wide)} {n(side)} 0 {n(foot)}Z",
        paint,
    )


_FOOT = {"air": "#FFFFFF", "water": "#FFFFFF", "fire": "#FFE08A", "earth": "#FFFFE0"}
"""The colour of a ray where it begins; it goes over into the tint."""
_RAY = {"air": _gust, "water": _pearls, "fire": _tongue, "earth": _leaf}


def first_ring(a: Art, tint: str) -> None:
    """The sign of a first fairy: a ring of gold about her moon, set with twelve pearls."""
    a.glow(*MOON, 50, tint, 0.5)
    x, y = MOON
    metal = a.linear(x - 28, y - 28, x + 28, y + 28, *zip((0, 0.5, 1), GOLD, strict=True))
    a.circle(x, y, 39.6, "none", 1, "#7A5220", 3)
    a.circle(x, y, 39.6, "none", 1, metal, 2.7)
    a.circle(x, y, 39.9, "none", 1, "#FFF8DC", 0.6)
    for k in range(12):
        u, v = toward(MOON, 15 + 30 * k, 39.6)
        point = [toward(MOON, 15 + 30 * k + d, r) for d, r in ((-3.4, 41), (0, 45), (3.4, 41))]
        a.path(polygon(point), metal, 1, "#7A5220", 0.4)
        a.circle(u, v, 2.3, "#7A5220")
        a.circle(u, v, 1.9, a.radial(u - 0.6, v - 0.7, 2.6, (0, "#FFFFFF"), (1, tint)))
