"""Hunters: a researcher stoops under the cloth, and the mushroom ring looks into the lens."""

from collections.abc import Sequence

from curves import n, toward
from kit import Art

from scenery.cloth import beads, dusk, new_table, rings, scroll
from scenery.land import (
    Vista,
    clouds,
    crown,
    fern,
    grass,
    ridge,
)

IRON = "#151020"


def table() -> Vista:
    """The lawn of a Victorian garden at dusk: a fairy ring of twelve, iron scrolls at the rim."""
    a = new_table("A garden at dusk")
    with a.part("ground"):
        dusk(a, "#354E42", "#26353C", "#130F22")
        for x, rx in (
            (-2, 16),
            (20, 14),
            (42, 12),
            (62, 13),
            (84, 14),
            (106, 12),
            (128, 15),
            (150, 16),
        ):
            crown(a, x, 0, rx, 9 + rx % 5, "#222F38", rx + 3)
        ridge(a, [(0, 74), (50, 70), (104, 74), (160, 69)], "#304A3E", "#18222C", 0.4)
        clouds(a, [(44, 20, 50, 2.6), (126, 24, 44, 2.6)], "#7A8A72", 0.1)
        grass(a, 33, 170, (-2, 162), 92, (2, 6), "#120E1E", 0.85)
    with a.part("middle"):
        _fairy_ring(a)
    with a.part("left"):
        _gate(a, 0, 1)
        _mushrooms(a, ((8, 88, 1.0, -4), (16, 89, 0.66, 5), (23, 90, 0.46, -3)))
        fern(a, (3, 92), -72, 16, "#141C24", 1)
    with a.part("right"):
        _gate(a, 160, -1)
        _mushrooms(a, ((151, 88, 0.9, 4), (143, 89, 0.6, -5), (136, 90, 0.42, 4)))
        fern(a, (157, 92), -108, 16, "#141C24", -1)
    return a


def _fairy_ring(a: Vista) -> None:
    """Twelve small mushrooms on an ellipse, with the hours' dots between them."""
    with a.group("translate(80 45) scale(1.12 .92) translate(-80 -45)"):
        rings(a, 80, 45, ((34, 0.28), (33, 0.13), (12, 0.14)), 0.16)
        beads(a, 80, 45, 30, 60, 0.18, 0.16)
        for i in range(12):
            x, y = toward((80, 45), i * 30 - 90, 30)
            with a.moved(x, y + 1.2, 0.42):
                a.circle(0, -4, 8, "#24343A", 0.55)
                a.path("M-1 0L-.8 -5H.8L1.2 0Z", "#465049", 0.5)
                a.path("M-4.8 -5C-5 -8 -3.4 -9.8 0 -10C3.4 -9.8 5 -8 4.8 -5Z", "#463A3E", 0.6)


def _gate(a: Art, edge: float, way: int) -> None:
    """Wrought iron along the side: an upright and its scrolls."""
    x = edge + way * 3
    a.path(f"M{n(x)} 92V6", "none", 1, IRON, 0.9, 0.8)
    a.path(f"M{n(x)} 6L{n(x - 1)} 4L{n(x)} 1L{n(x + 1)} 4Z", IRON, 0.8)
    for y, r in ((14, 4), (26, 5.4), (40, 4.4), (54, 5.4), (67, 4)):
        scroll(a, (x + way * (r + 0.6), y), r, 1.5, way, 0.6, IRON, 0.75)
        scroll(a, (x + way * (r * 0.7 + 0.6), y + r * 1.5), r * 0.62, 1.4, -way, 0.5, IRON, 0.7)
    for y in (20, 40, 60):
        a.path(
            f"M{n(x)} {n(y)}"
            f"C{n(x + way * 5)} {n(y - 1)} {n(x + way * 8)} {n(y + 3)} "
            f"{n(x + way * 13)} {n(y + 1)}",
            "none",
            1,
            IRON,
            0.5,
            0.65,
        )


def _mushrooms(a: Art, where: Sequence[tuple[float, float, float, float]]) -> None:
    """Big ones in the corner, in the tones of dusk."""
    for x, y, s, lean in where:
        with a.moved(x, y, s * 1.5, lean):
            a.path(
                "M-1.1 0C-1 -2 -.9 -4 -.8 -6H.8C.9 -4 1 -2 1.3 0Z",
                a.linear(-1, 0, 1.3, 0, (0, "#55544C"), (1, "#2E2C38")),
            )
            a.path(
                "M-4.8 -5.8C-5.2 -7.6 -3.8 -10 0 -10.4C3.8 -10 5.2 -7.6 4.8 -5.8"
                "C3.4 -6.3 -3.4 -6.3 -4.8 -5.8Z",
                a.radial(-1.6, -9.2, 7, (0, "#6A3A40"), (0.5, "#4A2434"), (1, "#241226")),
            )
            for u, v, r in (
                (-2, -8.4, 0.7),
                (0.8, -9.2, 0.55),
                (2.6, -7.6, 0.6),
                (0.2, -7.2, 0.45),
            ):
                a.ellipse(u, v, r, r * 0.75, "#5A524E", 0.8)
