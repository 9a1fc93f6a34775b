"""Hunters: a researcher stoops under the cloth, and the mushroom ring looks into the lens."""

import math
from random import Random

from curves import at, n, toward
from kit import Art

from scenery.cloth import HEIGHT, WIDTH, new_table
from scenery.land import (
    Vista,
    fern,
)

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
