"""What all backs share: ground, border and medallion, 100 x 140 units."""

import math

from kit import GOLD, Art

EDGE = (
    "M8 12C10.4 12 12 10.4 12 8H88C88 10.4 89.6 12 92 12V128C89.6 128 88 129.6 88 132H12"
    "C12 129.6 10.4 128 8 128Z"
)


def back(title: str, light: str, mid: str, dark: str) -> Art:
    """The ground: brightest a little above and left of the middle."""
    a = Art(title, 140)
    paint = a.radial(42, 56, 104, (0, light), (0.55, mid), (1, dark))
    a.path("M0 0H100V140H0Z", paint)
    return a


def lay(a: Art, tile: str, x: float, y: float, reach: float) -> None:
    """A tile that reaches so far from its middle, unless border or medallion would hide it all."""
    beside = x + reach < 8 or x - reach > 92 or y + reach < 8 or y - reach > 132
    if not beside and math.hypot(x - 50, y - 70) + reach > 24:
        a.use(tile, x, y)


def border(a: Art, ground: str) -> None:
    """A quiet margin, a double line, bitten corners: the same on all backs."""
    a.path(f"M0 0H100V140H0Z{EDGE}", ground, evenodd=True)
    stops = ((0, GOLD[0]), (0.4, GOLD[1]), (0.7, GOLD[2]), (1, GOLD[1]))
    gold = a.linear(0, 0, 100, 140, *stops)
    a.path(EDGE, "none", 1, gold, 0.9)
    a.path("M5 5H95V135H5Z", "none", 1, gold, 0.4)
    for x, y in ((8, 8), (92, 8), (8, 132), (92, 132)):
        a.circle(x, y, 1.3, gold)


def medallion(a: Art, dark: str, light: str, r: float = 25) -> str:
    """A disc in a ring of beads, in the middle; gives back its gold for the emblem on it."""
    stops = zip((0, 0.45, 1), GOLD, strict=True)
    gold = a.linear(50 - r, 70 - r, 50 + r, 70 + r, *stops)
    a.circle(50, 70, r + 5, dark, 0.55)
    a.circle(50, 70, r + 2.4, "none", 1, gold, 0.6)
    a.circle(50, 70, r, a.radial(44, 62, r * 1.5, (0, light), (1, dark)), 1, gold, 1.2)
    for i in range(36):
        t = i / 36 * math.tau
        a.circle(50 + (r + 4.6) * math.cos(t), 70 + (r + 4.6) * math.sin(t), 0.6, GOLD[1])
    return gold
