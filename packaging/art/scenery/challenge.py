"""The Challenge: a pixie brings gems out of the dusk wood; standing stones round the table."""

from curves import Point, polygon, toward
from kit import GOLD

from scenery.cloth import beads, dusk, new_table, rays, ring_of, rings
from scenery.land import (
    Vista,
    clouds,
    fern,
    firs,
    grass,
    menhir,
    ridge,
    trunk,
)

DIM = ("#2C524F", "#1E4244", "#0C262C")


def table() -> Vista:
    """A clearing at dusk: stones and old trunks at the rim, six cuts of gem in the middle."""
    a = new_table("A clearing in the wood")
    with a.part("ground"):
        dusk(a, "#24504A", "#163C3E", "#071E22")
        firs(
            a, [(x, 21 + (x * 7 % 4), 13 + (x * 13 % 9)) for x in range(-4, 168, 6)], "#0E3234", 0.6
        )
        a.path(
            "M-4 20C40 17 110 23 164 18V40C110 34 50 34 -4 40Z",
            a.linear(0, 17, 0, 40, (0, "#1C4A48", 0.9), (1, "#1C4A48", 0)),
        )
        ridge(a, [(0, 80), (40, 77), (84, 80), (124, 77), (160, 80)], "#16423E", "#082226", 0.6)
        clouds(a, [(40, 24, 40, 3), (120, 28, 44, 3), (84, 70, 60, 3)], "#5A8A72", 0.08)
        grass(a, 13, 150, (-2, 162), 92, (2, 6), "#061C1F", 0.9)
    with a.part("middle"):
        _six_cuts(a)
    with a.part("left"):
        menhir(a, 17, 84, 10, 30, DIM, 1.2)
        menhir(a, 28, 86, 6, 14, DIM, -0.6)
        trunk(a, (3, 91), (1, -3), 5.4, "#05171B", "", 4, 7)
        fern(a, (10, 92), -66, 14, "#08262A", 1)
        fern(a, (8, 92), -100, 12, "#0A2B2D", -1)
    with a.part("right"):
        menhir(a, 143, 84, 11, 33, DIM, -1.4)
        menhir(a, 132, 86, 6.4, 16, DIM, 0.6)
        trunk(a, (157, 91), (160, -3), 6, "#05171B", "", 9, 7)
        fern(a, (150, 92), -114, 14, "#08262A", -1)
        fern(a, (153, 92), -80, 12, "#0A2B2D", 1)
    return a


def _six_cuts(a: Vista) -> None:
    """The outlines of the six stones on a ring, as if inlaid in the moss."""
    rings(a, 80, 45, ((34, 0.3), (33, 0.14), (25.6, 0.14), (9.6, 0.16)), 0.14)
    beads(a, 80, 45, 9.6, 24, 0.22, 0.12)
    rays(a, 80, 45, 11, [23 if i % 2 == 0 else 16 for i in range(12)], 0.06)
    for i, (corners, turn) in enumerate(((12, 0), (5, -90), (6, 0), (4, -90), (7, 20), (8, 22.5))):
        centre = toward((80, 45), i * 60 - 60, 29.3)
        shape: list[Point] = [toward(centre, turn + 360 * k / corners, 2.7) for k in range(corners)]
        inner = [toward(centre, turn + 360 * k / corners, 1.5) for k in range(corners)]
        a.path(polygon(shape), "#12373A", 0.9)
        a.path(polygon(shape) + polygon(inner), "none", 1, GOLD[1], 0.16, 0.2)
        spokes = "".join(
            f"M{u:.2f} {v:.2f}L{s:.2f} {t:.2f}" for (u, v), (s, t) in zip(shape, inner, strict=True)
        )
        a.path(spokes, "none", 1, GOLD[1], 0.1, 0.16)
        a.path(ring_of(*centre, 3.5), "none", 1, GOLD[1], 0.12, 0.16)
