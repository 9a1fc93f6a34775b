"""Fairy's Fate: a path over the meadow, and the serpent waits in the grass."""

from curves import Point, ribbon
from kit import Art

from scenery.cloth import dusk, new_table
from scenery.land import (
    Vista,
    clouds,
    crown,
    dots,
    grass,
    ridge,
    trunk,
)

TRAIL: list[Point] = [
    (-8, 82),
    (22, 76),
    (46, 80),
    (74, 68),
    (66, 52),
    (92, 38),
    (118, 40),
    (134, 24),
    (170, 14),
]


def table() -> Vista:
    """A meadow at dusk: the pixies' path winds through it, a tree stands at the rim."""
    a = new_table("A meadow at dusk")
    with a.part("ground"):
        dusk(a, "#433A66", "#2E2748", "#150F28")
        clouds(a, [(36, 14, 44, 3), (124, 10, 44, 3)], "#9A7AA8", 0.14)
        ridge(a, [(0, 26), (34, 20), (70, 25), (112, 19), (160, 24)], "#463A60", "#2A2244", 0.4)
        ridge(a, [(0, 48), (44, 40), (96, 46), (160, 38)], "#3A4254", "#262440", 0.35)
        ridge(a, [(0, 72), (50, 66), (100, 72), (160, 64)], "#33404A", "#1E1A30", 0.35)
        a.path(ribbon(TRAIL, [9, 8, 7, 6, 5, 4, 3.2, 2.4, 1.4]), "#A8854E", 0.09)
        a.path(ribbon(TRAIL, [5, 4.4, 3.8, 3.2, 2.6, 2, 1.6, 1.2, 0.6]), "#C9A263", 0.06)
        a.path(dots(_blooms()), "#C9A2C0", 0.14)
        grass(a, 23, 170, (-2, 162), 92, (2, 7), "#160E1C", 0.9)
        grass(a, 24, 60, (-2, 162), 92, (5, 10), "#1C1422", 0.7)
    with a.part("left"):
        _coil(a, 30, 91)
    with a.part("right"):
        trunk(a, (156, 92), (153, -4), 5.4, "#150B1A", "", 3, 7)
        for x, y, rx, ry, seed in ((160, -2, 16, 9, 2), (148, -3, 14, 6, 5), (163, 12, 8, 8, 8)):
            crown(a, x, y, rx, ry, "#1A0F20", seed)
    return a


def _blooms() -> list[tuple[float, float, float]]:
    """Small flowers, strewn unevenly."""
    return [((i * 37.7) % 160, 30 + (i * 23.3) % 54, 0.16 + (i % 5) * 0.05) for i in range(110)]


def _coil(a: Art, x: float, y: float) -> None:
    """The serpent sleeps in the grass."""
    for dx, r, w in ((0, 7, 3), (9, 5, 2.2), (16, 3.4, 1.5)):
        loop: list[Point] = [
            (x + dx - r, y + 3),
            (x + dx - r * 0.8, y - r * 0.7),
            (x + dx, y - r * 1.2),
            (x + dx + r * 0.8, y - r * 0.7),
            (x + dx + r, y + 3),
        ]
        a.path(ribbon(loop, [w, w, w, w, w * 0.8]), "#2C4A3E", 0.9)
        a.path(ribbon(loop, [w, w, w, w, w * 0.8], 0.3, 0.8), "#3C5A48", 0.6)
