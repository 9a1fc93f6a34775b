"""Moons: a fairy before the full moon and its phases; a night sky with a ring for the table."""

from curves import Point, toward
from kit import GOLD

from scenery.cloth import (
    beads,
    constellation,
    dusk,
    new_table,
    phase,
    rays,
    ring_of,
    rings,
)
from scenery.land import Vista, ridge, stars


def table() -> Vista:
    """Night over the hills: the ring of the moon in the middle, constellations at the sides."""
    a = new_table("Night sky")
    with a.part("ground"):
        dusk(a, "#2B3364", "#1E2450", "#0A0C26")
        stars(a, 51, 190, (1, 1, 159, 72), "#C9D2FF", 0.24, 0.6)
        _milky_way(a)
        far: list[Point] = [(0, 79), (30, 75), (62, 80), (104, 79), (136, 74), (160, 78)]
        ridge(a, far, "#1C2150", "#0B0E2A", 0.8)
        ridge(a, [(0, 86), (46, 83), (90, 86.6), (124, 83), (160, 86)], "#11143A", "#070920", 0.9)
    with a.part("middle"):
        _ring(a)
    with a.part("left"):
        _left(a)
    with a.part("right"):
        _right(a)
    return a


def _milky_way(a: Vista) -> None:
    """A band of haze from edge to edge: soft lights of unequal breadth, and a dark rift in it."""
    for x, y, r, broad, o in (
        (-4, 74, 46, 0.3, 0.13),
        (28, 60, 44, 0.24, 0.13),
        (62, 40, 48, 0.32, 0.13),
        (98, 24, 46, 0.26, 0.13),
        (132, 6, 44, 0.34, 0.12),
        (164, -10, 40, 0.3, 0.1),
        (78, 30, 24, 0.3, 0.08),
        (18, 68, 22, 0.34, 0.07),
    ):
        with a.group(f"translate({x} {y}) rotate(-27) scale(1 {broad})"):
            a.glow(0, 0, r, "#6A74C4", o)
    for x, y, r, o in ((50, 48, 26, 0.2), (112, 18, 22, 0.18), (6, 72, 20, 0.16)):
        with a.group(f"translate({x} {y}) rotate(-25) scale(1 .12)"):
            a.glow(0, 0, r, "#0E1238", o)


def _ring(a: Vista) -> None:
    rings(a, 80, 45, ((34, 0.3), (33, 0.14), (27.4, 0.16), (11, 0.16)), 0.12)
    beads(a, 80, 45, 30.4, 48, 0.2, 0.14)
    rays(a, 80, 45, 12, [25.6 if i % 3 == 0 else 18 for i in range(24)], 0.08)
    for i in range(8):
        x, y = toward((80, 45), i * 45 - 90, 30.4)
        a.circle(x, y, 2.3, "#141A40")
        a.path(ring_of(x, y, 2.3), "none", 1, GOLD[1], 0.14, 0.3)
        if lit := phase(x, y, 1.9, i):
            a.path(lit, GOLD[1], 0.17)


def _left(a: Vista) -> None:
    """A swan flies up."""
    joints: list[Point] = [
        (8, 30), (15, 25), (21, 21.6), (27, 18), (12, 14), (17, 18.6), (27, 27), (33, 33),
        (31, 14.6), (36, 9),
    ]  # fmt: skip
    lines = [(0, 1), (1, 2), (2, 3), (3, 8), (8, 9), (4, 5), (5, 2), (2, 6), (6, 7)]
    constellation(a, joints, lines, "#AEB6E8", 0.15)
    _crescent(a, 13, 46, 4.6)
    _reeds(
        a, ((6, 92, 14, -2), (9, 92, 19, 1.6), (13, 92, 11, 3), (3, 92, 17, -3), (17, 92, 8, -1))
    )


def _right(a: Vista) -> None:
    """A stag with branching horns."""
    joints: list[Point] = [
        (126, 40), (133, 38), (140, 39), (145, 34), (149, 29), (146, 23), (143, 17), (149, 18),
        (153, 24), (156, 19), (128, 50), (141, 50), (151, 32),
    ]  # fmt: skip
    lines = [
        (0, 1),
        (1, 2),
        (2, 3),
        (3, 4),
        (4, 5),
        (5, 6),
        (5, 7),
        (4, 8),
        (8, 9),
        (0, 10),
        (2, 11),
        (4, 12),
    ]
    constellation(a, joints, lines, "#AEB6E8", 0.15)
    _reeds(a, ((150, 92, 12, -3), (154, 92, 18, 2), (157, 92, 14, -2), (146, 92, 8, 2)))


def _crescent(a: Vista, x: float, y: float, r: float) -> None:
    a.glow(x, y, r * 2.6, "#6A74C0", 0.3)
    a.path(
        f"M{x + r * 0.3} {y - r * 0.95}A{r} {r} 0 1 0 {x + r * 0.95} {y + r * 0.3}"
        f"A{r * 0.8:.2f} {r * 0.8:.2f} 0 1 1 {x + r * 0.3} {y - r * 0.95}Z",
        "#444A80",
        0.8,
    )


def _reeds(a: Vista, stems: tuple[tuple[float, float, float, float], ...]) -> None:
    for x, foot, h, lean in stems:
        a.limb(
            [(x, foot), (x + lean * 0.3, foot - h * 0.5), (x + lean, foot - h)],
            [0.7, 0.5, 0.1],
            "#080A22",
        )
        a.ellipse(x + lean * 0.86, foot - h * 0.86, 0.6, 2, "#0A0C28", 1, lean * 2)
