"""Moons: a fairy before the full moon and its phases; a night sky with a ring for the table."""

from curves import Point, mirrored, mix, toward
from figures import arm, belt, gown, sleeve
from heads import bust, locks
from kit import GOLD
from tones import OLIVE, RAVEN, Cloth
from wings import Wing, pair, wing

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
from scenery.land import Vista, clouds, frame, grass, moon, motes, ridge, sky, stars

GOWN = Cloth("#EAF0FF", "#8FA2E6", "#4A4FA8", "#1E1A5A")
FORE = Wing("fore", "#C9D6FF", "#F3EFFF", "#FFE9A8", veins=7)
HIND = Wing("hind", "#A9A6F0", "#E3DCFF", "#FFE9A8", veins=6)


def cover() -> Vista:
    """She lifts the light of the moon; the circle of fairies dances on the hill below."""
    a = Vista("Moons", 160, 100)
    sky(a, (0, "#0D1034"), (0.45, "#2A2C74"), (0.75, "#6A4C9C"), (1, "#2A1E52"))
    stars(a, 5, 150, (0, 0, 160, 74))
    moon(a, 80, 51, 29.4, ("#FFFDF0", "#E9E2F4", "#A89CD2"), "#5A4E92")
    _phases(a)
    clouds(
        a,
        [(24, 58, 30, 2.2), (134, 52, 30, 2.4), (128, 64, 40, 2), (36, 68, 34, 1.8)],
        "#C9B8F0",
        0.3,
    )
    ridge(a, [(0, 76), (30, 70), (60, 79), (100, 77), (132, 69), (160, 75)], "#4A3C86", "#1C1648")
    ridge(a, [(0, 86), (40, 82), (80, 84), (120, 81), (160, 87)], "#2C2464", "#0E0A2C")
    _dancers(a)
    with a.moved(80, 54, 0.54), a.moved(-50, -50):
        _fairy(a)
    ridge(a, [(0, 95), (34, 93), (80, 96), (126, 92), (160, 95)], "#150F3C", "#080520")
    grass(a, 3, 110, (-2, 162), 101, (3, 8), "#0B0728")
    motes(
        a,
        [
            (34, 30, 1.6),
            (128, 34, 1.5),
            (104, 70, 1.2),
            (54, 66, 1.1),
            (30, 50, 1),
            (124, 56, 0.8),
            (64, 20, 0.6),
            (98, 16, 0.7),
        ],
        "#FFF3C8",
    )
    frame(a, "#060418", 0.7)
    return a


def _phases(a: Vista) -> None:
    """Seven moons round the great one, from the first crescent to full and to the last: they stand
    so close that a frame of any shape shows them all."""
    for i in range(7):
        x, y = toward((80, 51), -168 + i * 26, 35)
        r = 3.1
        a.circle(x, y, r + 1, "#191545", 0.85)
        lit = 1 - abs(i - 3) / 4
        side = 1 if i <= 3 else -1
        if lit > 0:
            bulge = r * abs(2 * lit - 1)
            limb, back = (1, 0) if side > 0 else (0, 1)
            sweep = limb if lit > 0.5 else back
            a.path(
                f"M{x:.2f} {y - r:.2f}A{r} {r} 0 0 {limb} {x:.2f} {y + r:.2f}"
                f"A{bulge:.2f} {r} 0 0 {sweep} {x:.2f} {y - r:.2f}Z",
                "#FFF3CC",
                0.95,
            )
        a.circle(x, y, r + 0.6, "none", 1, GOLD[1], 0.22)


def _fairy(a: Vista) -> None:
    skin, hair = OLIVE, RAVEN
    pair(a, 50, 38, -48, 52, FORE, 0.8)
    pair(a, 50, 39, -14, 54, FORE)
    pair(a, 50, 43, 26, 42, HIND, 0.95)
    gown(
        a,
        [(50, 35), (50, 41), (50, 47.5), (50, 56), (50, 72), (50, 92)],
        [10, 8.6, 5.6, 11, 21, 34],
        GOWN,
        (4, 8, 5, 9, 5, 8, 4),
        folds=8,
    )
    belt(a, [(47, 46.6), (50, 48.2), (53, 46.6)])
    falls: list[list[Point]] = [
        [(46, 24), (41, 30), (41.6, 40), (37, 50), (38.6, 60)],
        [(47, 26), (43, 36), (44, 46), (41, 56)],
    ]
    for points in falls:
        locks(a, hair, [points, mirrored(points)], 4.6)
    bust(a, 50, 25.4, skin, hair, "parted", (50, 36), front=True, wears="circlet")
    for s in (-1, 1):
        arm(
            a,
            (50 + s * 4.8, 36),
            (50 + s * 15, 31),
            (50 + s * 8.4, 15),
            skin,
            hand=-90 - s * 24,
            thumb=-s,
            ring="#FFE9B0",
        )
        sleeve(a, (50 + s * 4.8, 36), (50 + s * 15, 31), GOWN, 0.5)
    a.glow(50, 9, 17, "#FFF6D0", 0.95)
    a.circle(
        50,
        9,
        4.4,
        a.radial(50, 9, 6, (0, "#FFFFFF"), (0.7, "#FFF6D0"), (1, "#F4DC98"), focus=(48.6, 7.4)),
    )


def _dancers(a: Vista) -> None:
    """Four small fairies hold the circle on the hill, one for each element."""
    for x, y, s, tone, flip in (
        (45, 77, 1.0, "#A9D8FF", False),
        (59.4, 81.4, 1.12, "#FFB88A", False),
        (100.6, 81.4, 1.12, "#8FE0CC", True),
        (115, 77, 1.0, "#E0D88A", True),
    ):
        with a.moved(x, y, s, 0, flip):
            a.glow(0, -5, 9, tone, 0.6)
            kind = Wing("fore", tone, "#FFFFFF", veins=3, body=0.8)
            wing(a, (-0.4, -6.4), -128, 6.4, kind, flip=True)
            wing(a, (-0.4, -6.2), -172, 5.6, kind._replace(shape="hind"), flip=True)
            gown = a.linear(
                -2, -7, 2, 1, (0, "#FFFFFF"), (0.5, tone), (1, mix(tone, "#2A1E52", 0.5))
            )
            a.path(
                "M-.5 -7.2C.2 -7.6 .9 -7.2 .9 -6.4C.9 -5.4 .6 -4.8 .6 -4.2C1.2 -2.6 2.6 -1 3.2 .8"
                "C1.8 .4 .8 1.2 -.2 .6C-1.2 1.2 -2.2 .6 -3 .9C-2.2 -1 -.8 -2.8 -.6 -4.2"
                "C-.6 -5 -.9 -6.4 -.5 -7.2Z",
                gown,
            )
            a.limb([(0.6, -6.6), (2.2, -6.4), (3.8, -8)], [0.7, 0.6, 0.2], "#FFE3CC")
            a.limb([(-0.2, -6.5), (1.2, -5.2), (3, -5.6)], [0.6, 0.5, 0.2], "#E9BE9E")
            a.circle(0.4, -8.3, 1, "#FFE3CC")
            a.path(
                "M1.1 -9.2C-.2 -10.2 -1.6 -9.2 -1.3 -7.6C-1.2 -6.6 -2 -6 -2.6 -5.4"
                "C-1 -5.4 -.2 -6.6 -.3 -8C.2 -8.8 .7 -8.8 1.1 -9.2Z",
                "#3A2A4A",
            )


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
