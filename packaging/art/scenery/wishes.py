"""All You Wish For: the wanderer above six realms at daybreak; a sea chart for the table."""

from math import radians, sin

from curves import n, spline, toward
from kit import GOLD, Art

from scenery.cloth import dusk, new_table, rings
from scenery.land import Vista, dots

INK = "#8FB2EA"
"""The ink of the chart, always faint."""


def table() -> Vista:
    """The sea round an island, as a chart draws it: waves, and courses in each half."""
    a = new_table("A sea chart by night")
    with a.part("ground"):
        dusk(a, "#1F4482", "#122C60", "#060D26")
        _graticule(a)
        _depths(a)
        _currents(a)
        _waves(a)
    with a.part("middle"):
        rings(a, 80, 45, ((30, 0.2), (29.2, 0.1)), 0.06)
    with a.part("left"):
        _courses(a, 16, 74)
    with a.part("right"):
        _courses(a, 145, 30)
    return a


def _courses(a: Art, x: float, y: float) -> None:
    """The lines of a course, from a point in all directions."""
    courses = []
    for k in range(32):
        far = toward((x, y), 360 * k / 32, 70)
        courses.append(f"M{n(x)} {n(y)}L{n(far[0])} {n(far[1])}")
    a.path("".join(courses), "none", 1, GOLD[1], 0.1, 0.1)


def _graticule(a: Art) -> None:
    """Degrees of latitude and longitude, a little bent, as on a sheet that was drawn by hand."""
    lines = [f"M{n(x)} -4Q{n(x + (x - 80) * 0.05)} 45 {n(x)} 94" for x in range(16, 160, 16)]
    lines += [f"M-4 {n(y)}Q80 {n(y + (y - 45) * 0.07)} 164 {n(y)}" for y in range(9, 90, 12)]
    a.path("".join(lines), "none", 1, INK, 0.12, 0.16)


def _depths(a: Art) -> None:
    """Lines of equal depth: shoals in two corners, and a deep between them."""
    for x, y, count, first, seed in ((6, 88, 5, 9, 1), (158, 2, 5, 8, 2), (112, 92, 3, 7, 3)):
        for k in range(count):
            r = first + k * 6.4
            ring = []
            for i in range(25):
                turn = 360 * i / 24
                bend = 1 + 0.12 * sin(radians(3 * turn) + seed) + 0.05 * sin(radians(7 * turn) + k)
                ring.append(toward((x, y), turn, r * bend))
            a.path(spline(ring), "none", 1, INK, 0.2, 0.24 - 0.036 * k)
    shoal = [((i * 37.7) % 24, 70 + (i * 13.3) % 18) for i in range(26)]
    shoal += [(142 + (i * 29.3) % 18, 2 + (i * 11.7) % 16) for i in range(22)]
    a.path(dots((x, y, 0.14) for x, y in shoal), INK, 0.4)


def _currents(a: Art) -> None:
    """Where the water runs: swirls of three lines."""
    for x, y, size, way in ((34, 22, 5, 1), (128, 60, 6, -1), (70, 80, 5, 1), (96, 12, 4, -1)):
        for k in range(3):
            r = size * (1 - 0.28 * k)
            arm = [
                toward((x, y), way * (200 + 30 * i + 14 * k), r * (1 + i * 0.05)) for i in range(9)
            ]
            a.path(spline(arm), "none", 1, INK, 0.22, 0.26)


def _waves(a: Art) -> None:
    """Small strokes of the pen on open water."""
    strokes = []
    for row in range(15):
        for col in range(22):
            x = col * 7.6 + (row * 5.3 + col * col * 1.7) % 6 - 2
            y = row * 6.2 + (col * 3.1 + row * row * 0.9) % 4
            strokes.append(f"M{n(x)} {n(y)}q.5 -.6 1 0q.5 -.6 1 0")
    a.path("".join(strokes), "none", 1, INK, 0.16, 0.26)
