"""Hunters: a researcher stoops under the cloth, and the mushroom ring looks into the lens."""

import math
from collections.abc import Sequence
from random import Random

from curves import Point, at, n, polygon, toward
from figures import gown
from heads import bust
from kit import Art
from tones import CHESTNUT, DUSK, Cloth
from wings import Wing, pair

from scenery.cloth import HEIGHT, WIDTH, new_table
from scenery.land import (
    Vista,
    clouds,
    crown,
    fern,
    frame,
    grass,
    moon,
    motes,
    ridge,
    sky,
    stars,
    toadstool,
    trunk,
)

RED = ("#FF9B78", "#D2383A", "#6A1228")
BROWN = ("#E9C08A", "#A86E42", "#4A2A24")
PALE = ("#FFF3E0", "#D9BE9C", "#7A5E54")
COAT = ("#8A7FA0", "#43385E", "#1A1430")
WOOD = ("#E0AC6E", "#9A6438", "#43261C")
BRASS = ("#FFF6CF", "#E9BE58", "#9A6A24", "#F0CE7A")


def cover() -> Vista:
    """Dusk in a Victorian garden: a glass house far off, the camera, and the one it is for."""
    a = Vista("Hunters", 160, 100)
    sky(a, (0, "#22203E"), (0.36, "#54476A"), (0.62, "#B98A86"), (0.76, "#EBC9A0"), (1, "#3A4638"))
    stars(a, 41, 60, (0, 0, 160, 36), o=0.6)
    moon(a, 84, 43, 30, ("#FFF9EA", "#F0DFC8", "#C2A2A0"), "#8A6A78")
    clouds(a, [(28, 42, 34, 2.4), (140, 48, 30, 2.4), (36, 54, 36, 1.8)], "#FFE6D6", 0.34)
    ridge(a, [(0, 66), (40, 63), (90, 66), (130, 62), (160, 66)], "#6E6A6A", "#343E44")
    _glass_house(a)
    for x, y, rx, ry, seed in (
        (2, 64, 11, 11, 3),
        (50, 69, 10, 5, 4),
        (62, 70, 8, 4, 5),
        (150, 60, 16, 14, 6),
        (134, 67, 12, 8, 7),
        (118, 70, 9, 4, 8),
    ):
        crown(a, x, y, rx, ry, "#3A4A48", seed, "#8FA08A")
    ridge(a, [(0, 74), (50, 72), (100, 73), (160, 72)], "#5E6E50", "#1C2E30")
    _ring(a, near=False)
    a.glow(45, 66, 24, "#FFF1B0", 0.85)
    _small_fairy(a, 45, 64)
    _ring(a, near=True)
    with a.moved(94, 52.6, 0.6), a.moved(-50, -50):
        _photographer(a)
        _camera(a)
    for foot, way, size, curl in (
        ((150, 102), -100, 22, -1.0),
        ((156, 102), -76, 18, 1.0),
        ((10, 102), -76, 22, 1.0),
        ((4, 102), -104, 17, -1.0),
        ((140, 103), -120, 15, -1.0),
    ):
        fern(a, foot, way, size, "#12231F", curl)
    trunk(a, (2, 96), (0, -6), 6, "#141226", "#5E5068", 12, 6)
    crown(a, -2, 2, 26, 12, "#1A1830", 9)
    crown(a, 18, -3, 20, 8, "#1A1830", 10)
    grass(a, 5, 140, (-2, 162), 101, (3, 8), "#101C1A")
    motes(
        a,
        [
            (36, 50, 1.2),
            (56, 54, 0.9),
            (30, 64, 0.8),
            (62, 66, 1),
            (50, 44, 0.7),
            (122, 26, 0.8),
            (134, 40, 1),
        ],
    )
    frame(a, "#0A0816", 0.7)
    return a


def _glass_house(a: Art) -> None:
    """A small palm house of iron and panes, lit from within."""
    a.glow(26, 58, 20, "#FFE0A0", 0.5)
    a.path(
        "M12 70V58C12 50 18 45 26 44C34 45 40 50 40 58V70Z",
        a.linear(12, 46, 40, 70, (0, "#FFF0C2", 0.95), (1, "#D9A868", 0.9)),
    )
    a.path("M22 45C22 42.4 23.4 41 26 40.4C28.6 41 30 42.4 30 45Z", "#F0CE96")
    ribs = "".join(
        f"M{n(x)} 70V58C{n(x)} 51 {n(26 + (x - 26) * 0.5)} 46 26 44"
        for x in (12, 16.6, 21.3, 26, 30.7, 35.4, 40)
    )
    a.path(ribs + "M12 64H40M12 58H40M14.4 52H37.6", "none", 1, "#4A3E4A", 0.5)
    a.path("M23.4 70V62C23.4 60 28.6 60 28.6 62V70Z", "#6A5248")
    a.path("M10.6 69.4H41.4L42.4 74H9.6Z", a.linear(10, 69, 42, 74, (0, "#9A8A80"), (1, "#4A4248")))
    a.path("M22 71.4H30L31.4 74H20.6Z", "#C9B49A", 0.7)
    a.path("M26 40.4V36.6", "none", 1, "#4A3E4A", 0.5)


RING: Sequence[tuple[float, float, float, tuple[str, str, str], float]] = (
    (24, 76, 0.66, BROWN, -4),
    (33, 72.6, 0.56, RED, 3),
    (45, 71.4, 0.5, PALE, 0),
    (57, 72.6, 0.56, RED, -3),
    (66, 76, 0.66, BROWN, 4),
    (65, 83, 0.95, RED, 5),
    (52, 87.6, 0.84, PALE, 2),
    (36, 87.6, 1.1, RED, -4),
    (23.4, 83, 0.8, BROWN, -6),
)
"""The mushrooms: place, size, cap, lean."""


def _ring(a: Art, near: bool) -> None:
    if not near:
        a.shadow(45, 80, 26, 8, 0.35)
    for x, y, s, caps, lean in RING:
        if (y > 80) == near:
            a.shadow(x + 2 * s, y + 0.4, 6 * s, 1.2 * s, 0.6)
            toadstool(a, x, y, s, caps, lean)


def _small_fairy(a: Art, x: float, y: float) -> None:
    """She turns in the middle of the ring: light more than body."""
    with a.moved(x, y, 0.24), a.moved(-50, -50):
        kind = Wing("fore", "#FFF3C8", "#FFFFFF", body=0.7)
        pair(a, 50, 38, -40, 46, kind)
        pair(a, 50, 42, 16, 36, kind._replace(shape="hind"))
        gown(
            a,
            [(50, 34), (50, 42), (50, 48), (51, 60), (54, 84)],
            [9, 7.6, 5.4, 15, 34],
            Cloth("#FFFFFF", "#FFE9B0", "#F0B45A", "#B4703A"),
            (5, 8, 5, 8, 5),
        )
        a.limb([(46, 36), (36, 30), (31, 16)], [3.6, 3, 0.6], DUSK.mid, DUSK.light)
        a.limb([(54, 36), (64, 32), (70, 19)], [3.6, 3, 0.6], DUSK.mid, DUSK.light)
        for s in (-1, 1):
            strands: list[Point] = [(50 + s * 4, 20), (50 + s * 8, 28), (50 + s * 7, 38)]
            a.limb([*strands, (50 + s * 11, 48)], [3, 4.4, 3.4, 0.3], CHESTNUT.mid, CHESTNUT.light)
        bust(a, 50, 24, DUSK, CHESTNUT, "parted", (50, 34.6), front=True, size=1.3, wears="flowers")


def _camera(a: Art) -> None:
    """A field camera of wood, brass and leather; it looks to the left."""
    legs: list[list[Point]] = [
        [(34, 58), (24, 76), (14, 95)],
        [(42, 58), (46, 78), (48, 97)],
        [(46, 58), (56, 77), (64, 94)],
    ]
    stick = a.linear(14, 58, 64, 96, (0, WOOD[0]), (0.5, "#8A5A36"), (1, WOOD[2]))
    for points in legs:
        a.limb(points, [3, 2.6, 1.8], stick, "#F0CE96")
        a.circle(*points[1], 1.5, "#E0B04C")
    a.path("M24 56H60L58 61H26Z", a.linear(24, 56, 60, 61, (0, "#E9C07A"), (1, "#7A4E2C")))
    box = a.linear(46, 22, 64, 56, (0, WOOD[0]), (0.45, WOOD[1]), (1, WOOD[2]))
    a.path("M46 22H62V56H46Z", box)
    for y in (26, 50):
        a.path(f"M46 {y}H62V{y + 2}H46Z", "#E0B04C", 0.9)
    for i in range(5):
        x, top, foot = 26 + i * 4.0, 31 - i * 1.5, 49 + i * 1.1
        far = [
            (x, top),
            (x + 2, top - 2.2),
            (x + 4, top - 1.5),
            (x + 4, foot + 1.1),
            (x + 2, foot + 2.4),
            (x, foot),
        ]
        a.path(polygon(far), "#4A1E2C")
        red = a.linear(x, 26, x, 54, (0, "#D97A72"), (0.5, "#9C3A44"), (1, "#54202F"))
        a.path(polygon([far[0], far[1], far[4], far[5]]), red)
    a.path(
        "M19 26H27V57H19Z",
        a.linear(19, 26, 27, 57, (0, "#EBC07E"), (0.5, "#A66E3E"), (1, "#5A3423")),
    )
    a.path("M19 26H21V57H19Z", "#FFE8BE", 0.7)
    brass = a.linear(8, 30, 12, 52, (0, BRASS[0]), (0.3, BRASS[1]), (0.7, BRASS[2]), (1, BRASS[3]))
    a.path("M19 33H12V49H19Z", brass)
    a.path("M12 31.6C9.6 31.6 6.6 32 6.6 32V50C6.6 50 9.6 50.4 12 50.4Z", brass)
    a.ellipse(6.6, 41, 3.4, 9.2, brass)
    a.ellipse(6.3, 41, 2.6, 7.6, "#1A1430")
    a.ellipse(
        6.1, 41, 2.2, 6.6, a.radial(5.4, 38, 8, (0, "#FFF3C8"), (0.4, "#6A8FC4"), (1, "#161238"))
    )
    a.ellipse(5.5, 37.4, 0.8, 2, "#FFFFFF", 0.95, 8)


def _photographer(a: Art) -> None:
    """Long coat, checked trousers, boots; the head is under the cloth, a hand holds the bulb."""
    a.shadow(66, 96, 40, 4, 0.6)
    for knee in (
        [(82, 62), (88, 76), (86, 88), (87, 94)],
        [(90, 62), (99, 75), (98, 87), (101, 94)],
    ):
        points = [(float(x), float(y)) for x, y in knee]
        a.limb(
            points,
            [9, 7.4, 6, 5],
            a.linear(82, 62, 100, 94, (0, "#7A6A72"), (1, "#2A2236")),
            "#B4A2A4",
        )
    for x in (79, 93):
        a.path(
            f"M{x} 97C{x} 94.4 {x + 3} 93 {x + 6} 92.6H{x + 11}"
            f"C{x + 12} 94 {x + 12} 96 {x + 11} 97.6H{x}Z",
            "#1C1220",
        )
    coat = a.linear(66, 26, 106, 80, (0, COAT[0]), (0.45, COAT[1]), (1, COAT[2]))
    a.path(
        "M64 34C70 25 84 23 92 30C101 37 103 50 108 66C109 73 107 79 103 82C101 77 98 74 95 72"
        "C93 76 90 79 85 80C82 74 80 66 79 58C74 58 66 56 62 50Z",
        coat,
    )
    a.path(
        "M92 30C101 37 103 50 108 66C109 73 107 79 103 82C101 77 98 74 95 72C97 58 96 42 92 30Z",
        COAT[2],
        0.55,
    )
    a.wisp([(70, 30), (80, 26.6), (90, 31), (96, 42)], 1.6, "#C9BEDA", 0.7)
    a.limb(
        [(82, 38), (80, 50), (72, 58), (66, 57)],
        [9, 7.4, 5.4, 4],
        a.linear(66, 38, 84, 58, (0, "#8F84A6"), (1, "#352B50")),
        "#C9BEDA",
    )
    a.limb([(67, 57.6), (63.6, 57), (61.6, 60)], [3.6, 3.2, 1.4], "#E3B08C", "#FBE0C8")
    a.line([(61, 60), (56, 68), (51, 66), (46, 57)], "#1C1220", 0.6)
    a.circle(61.4, 61, 2.4, "#8A2436")
    a.circle(60.8, 60.2, 0.8, "#F0A0A0")
    cloth = a.linear(48, 16, 76, 50, (0, "#7C6CB0"), (0.4, "#42347A"), (1, "#171034"))
    a.path(
        "M46 20C52 14 64 13 72 18C79 23 80 32 78 42C76 47 73 48 71 44C68 50 64 50 62 45"
        "C59 51 54 50 52 46C50 50 47 50 46 47Z",
        cloth,
    )
    for fold in (
        [(54, 17), (57, 30), (55, 44)],
        [(62, 16), (67, 30), (65, 44)],
        [(69, 19), (74, 31), (73, 43)],
    ):
        a.wisp([(float(x), float(y)) for x, y in fold], 1.4, "#A79AD6", 0.6)


GRASS = ("#29494A", "#31554F", "#375A50", "#234143")
"""Blades in the light of the moon, from above."""


def table() -> Vista:
    """A clearing at night, seen from above: the moon from the upper left, ferns at the rim. What
    grows on it is laid by the game, where its cards leave room."""
    a = new_table("A clearing at night")
    with a.part("ground"):
        light = a.radial(
            76,
            40,
            98,
            (0, "#2F4C46"),
            (0.26, "#2A4541"),
            (0.55, "#1E333A"),
            (0.82, "#121A2C"),
            (1, "#0B0C20"),
        )
        a.path(f"M0 0H{n(WIDTH)}V{n(HEIGHT)}H0Z", light)
        _lawn(a)
        moonlight = a.radial(
            50, 20, 62, (0, "#86AAF0", 0.07), (0.5, "#86AAF0", 0.035), (1, "#86AAF0", 0)
        )
        a.path(f"M0 0H{n(WIDTH)}V{n(HEIGHT)}H0Z", moonlight)
    with a.part("left"):
        _ferns(a, 0, 1)
    with a.part("right"):
        _ferns(a, WIDTH, -1)
    return a


def _lawn(a: Vista) -> None:
    """Blades of grass that lean together in patches: brighter in the middle, lost at the rim."""
    rng = Random(7)
    blades: dict[tuple[str, int], list[str]] = {}
    for _ in range(1500):
        x, y = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
        far = ((x - 80) / 84) ** 2 + ((y - 42) / 52) ** 2
        strength = round(max(0.0, 1 - far) * 3)
        if not strength:
            continue
        lean = -90 + rng.gauss(0, 34) + 26 * math.sin(x / 13) * math.cos(y / 10)
        tip = toward((x, y), lean, rng.uniform(0.7, 1.7))
        bow = toward((x, y), lean + rng.uniform(-24, 24), 0.8)
        path = f"M{at((x, y))}Q{at(bow)} {at(tip)}"
        blades.setdefault((rng.choice(GRASS), strength), []).append(path)
    for (tone, strength), paths in sorted(blades.items()):
        for k in range(0, len(paths), 40):
            a.path("".join(paths[k : k + 40]), "none", 1, tone, 0.2, strength / 3)


def _ferns(a: Art, edge: float, way: int) -> None:
    """Fronds that reach in from the side and from both corners."""
    rng = Random(11)
    for k in range(13):
        y = 4 + k * 6.8 + rng.uniform(-2, 2)
        lean = rng.uniform(-34, 34)
        turn = lean if way > 0 else 180 - lean
        fern(a, (edge - way * 1.5, y), turn, rng.uniform(8, 15), FERNS[k % 3], -way)
    for k in range(5):
        x = edge + way * (3 + k * 6.4)
        for y, up in ((HEIGHT + 1, -90), (-1, 90)):
            turn = up + rng.uniform(-26, 26)
            fern(a, (x, y), turn, rng.uniform(6, 11), FERNS[(k + 1) % 3], way)


FERNS = ("#16303A", "#1B3A40", "#132733")
