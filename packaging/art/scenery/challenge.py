"""The Challenge: a pixie brings gems out of the dusk wood; standing stones round the table."""

from curves import Point, polygon, toward
from kit import GOLD

from scenery.cloth import beads, dusk, new_table, rays, ring_of, rings
from scenery.land import (
    Vista,
    clouds,
    fern,
    firs,
    frame,
    grass,
    lantern,
    menhir,
    moon,
    motes,
    ridge,
    sky,
    stars,
    trunk,
)
from scenery.pixies import gem, sack_bearer

STONE = ("#9FB8A6", "#4C6E6C", "#16323C")
DIM = ("#2C524F", "#1E4244", "#0C262C")


def cover() -> Vista:
    """He strides past the old stones, bent under his sack; what he has found lights his way."""
    a = Vista("The Challenge", 160, 100)
    sky(a, (0, "#08262E"), (0.4, "#1C5A58"), (0.72, "#7FA66E"), (1, "#1B4A44"))
    stars(a, 11, 70, (0, 0, 160, 40), o=0.6)
    moon(a, 85, 45, 31, ("#FFFEE8", "#F4EDB8", "#B9BE7C"), "#6F8A5C")
    clouds(a, [(30, 46, 34, 2.4), (140, 40, 30, 2), (122, 54, 40, 2)], "#DDEEB4", 0.26)
    firs(a, [(x, 72 + (x * 7 % 5), 17 + (x * 13 % 11)) for x in range(-4, 166, 7)], "#3E7A68", 0.75)
    ridge(a, [(0, 68), (36, 64), (80, 69), (124, 64), (160, 68)], "#3A7464", "#123A3E", 0.95)
    firs(
        a,
        [(x, 79 + (x * 5 % 4), 22 + (x * 11 % 13)) for x in (2, 11, 19, 30, 128, 138, 147, 156)],
        "#1F5450",
    )
    menhir(a, 37, 82, 11, 33, STONE, 1.4)
    menhir(a, 128, 82, 12, 37, STONE, -1.6)
    menhir(a, 112.5, 79, 7.4, 19, STONE, 0.6)
    menhir(a, 52, 79, 6.4, 15, STONE, -0.5)
    ridge(a, [(0, 80), (40, 78), (84, 77.4), (124, 78), (160, 81)], "#2C5E4C", "#0B2A2E")
    with a.moved(83, 53, 0.66), a.moved(-50, -52):
        sack_bearer(
            a,
            ("#F58E72", "#C93F3A", "#7C1F33"),
            [
                (26, 20, 7.4, "#2563C8", 8),
                (35.4, 23.6, 5.4, "#C8323C", 7),
                (16, 25.6, 5.6, "#2E9B57", 6),
                (28, 28, 4, "#B070DA", 6),
                (20.4, 17, 3.6, "#E0A824", 6),
            ],
        )
        lantern(a, 85, 46.4, 1.5, 15)
    for x, y, r, tone, corners in (
        (24, 87, 2.4, "#E0A824", 6),
        (44, 90, 1.9, "#C8323C", 7),
        (122, 88, 2.3, "#B070DA", 6),
        (139, 86.6, 1.8, "#2563C8", 8),
        (64, 88.6, 1.5, "#2E9B57", 6),
    ):
        gem(a, x, y, r, tone, corners, 14)
    trunk(a, (8, 97), (3, 2), 7, "#06191E", "#2C5E5A", 4, 7)
    trunk(a, (153, 98), (158, -2), 8, "#06191E", "#2C5E5A", 9, 7)
    grass(a, 8, 130, (-2, 162), 100, (3, 9), "#071D20")
    fern(a, (20, 101), -70, 17, "#0B2B2A", 1)
    fern(a, (17, 101), -112, 15, "#0D322E", -1)
    fern(a, (142, 101), -112, 17, "#0B2B2A", -1)
    motes(
        a,
        [(30, 40, 1.2), (132, 34, 1.3), (60, 30, 0.7), (118, 60, 1), (42, 60, 0.8), (108, 22, 0.6)],
    )
    frame(a, "#03100F", 0.75)
    return a


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
