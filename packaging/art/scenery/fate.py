"""Fairy's Fate: a fairy lights the way over the meadow, and the serpent waits in the grass."""

from curves import Point, ribbon, toward
from kit import Art

from scenery.cloth import beads, dusk, new_table, rings
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
    """A meadow by lamplight: the pixies' path winds through it, lamps stand at the rim."""
    a = new_table("A meadow by lamplight")
    with a.part("ground"):
        dusk(a, "#463D34", "#302733", "#150C1E")
        clouds(a, [(36, 14, 44, 3), (124, 10, 44, 3)], "#8A6A5A", 0.14)
        ridge(a, [(0, 26), (34, 20), (70, 25), (112, 19), (160, 24)], "#4A3C3C", "#2A2230", 0.4)
        ridge(a, [(0, 48), (44, 40), (96, 46), (160, 38)], "#4A4234", "#2A2430", 0.35)
        ridge(a, [(0, 72), (50, 66), (100, 72), (160, 64)], "#443E30", "#1E1824", 0.35)
        a.path(ribbon(TRAIL, [9, 8, 7, 6, 5, 4, 3.2, 2.4, 1.4]), "#A8854E", 0.09)
        a.path(ribbon(TRAIL, [5, 4.4, 3.8, 3.2, 2.6, 2, 1.6, 1.2, 0.6]), "#C9A263", 0.06)
        a.path(dots(_blooms()), "#C9A27A", 0.14)
        grass(a, 23, 170, (-2, 162), 92, (2, 7), "#160E1C", 0.9)
        grass(a, 24, 60, (-2, 162), 92, (5, 10), "#1C1422", 0.7)
    with a.part("middle"):
        rings(a, 80, 45, ((33, 0.3), (32, 0.14), (12, 0.14)), 0.15)
        beads(a, 80, 45, 28.6, 40, 0.2, 0.16)
        for i in range(5):
            x, y = toward((80, 45), i * 72 - 90, 28.6)
            a.glow(x, y, 6, "#D9A24E", 0.1)
            a.circle(x, y, 1.3, "#5E4A2C", 0.9)
            a.circle(x, y, 2.3, "none", 1, "#5E4C30", 0.16)
    with a.part("left"):
        _lamp(a, 14, 88, 46, 1)
        _coil(a, 30, 91)
    with a.part("right"):
        trunk(a, (156, 92), (153, -4), 5.4, "#150B1A", "", 3, 7)
        for x, y, rx, ry, seed in ((160, -2, 16, 9, 2), (148, -3, 14, 6, 5), (163, 12, 8, 8, 8)):
            crown(a, x, y, rx, ry, "#1A0F20", seed)
        _lamp(a, 139, 88, 34, -1)
    return a


def _blooms() -> list[tuple[float, float, float]]:
    """Small flowers, strewn unevenly."""
    return [((i * 37.7) % 160, 30 + (i * 23.3) % 54, 0.16 + (i % 5) * 0.05) for i in range(110)]


def _lamp(a: Art, x: float, foot: float, h: float, way: int) -> None:
    """A lamp on a crooked stick, as pixies plant them; its light is mild."""
    top = foot - h
    a.glow(x + way * 6, top + 9, 30, "#D99A3C", 0.17)
    a.limb(
        [
            (x, foot),
            (x - way * 1.4, foot - h * 0.5),
            (x, top + 2),
            (x + way * 3, top - 1.4),
            (x + way * 6, top + 1.6),
        ],
        [1.5, 1.1, 0.9, 0.7, 0.3],
        "#1A0F1C",
    )
    with a.moved(x + way * 6, top + 1.6, 1.1):
        a.path("M-2 3L0 1.4L2 3L1.7 3.6H-1.7Z", "#1A0F1C")
        a.path(
            "M-1.9 3.6H1.9L1.5 8.4H-1.5Z",
            a.linear(0, 3.6, 0, 8.4, (0, "#685026"), (1, "#4E341A")),
            1,
            "#1A0F1C",
            0.4,
        )
        a.path("M-2 8.4H2L1.5 9.4H-1.5Z", "#1A0F1C")


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
