"""Moons: a clearing under the night sky, where the fairy rings grow."""

from random import Random

from curves import Point
from kit import Art

from scenery.cloth import constellation, new_table, rays
from scenery.land import Vista, clouds, dots, firs, grass, sky, stars

HORIZON = 22.0
SKY = ((0, "#0E1450"), (0.12, "#1B2370"), (0.25, "#2E3586"))
MEADOW = ((0, "#1F3C66"), (0.2, "#1D4462"), (0.55, "#173A52"), (1, "#0B1C34"))


def table() -> Vista:
    """Sky, two rows of firs, and a meadow with dew that the moon in its middle lights."""
    a = new_table("A clearing at night")
    with a.part("ground"):
        sky(a, *SKY, (1, "#0C1A40"))
        stars(a, 51, 120, (1, 1, 159, HORIZON - 3), "#AEB8F0", 0.4, 0.5)
        _milky_way(a)
        firs(a, _wood(7, HORIZON, (6, 12), 4.2), "#222D76", 0.9)
        firs(a, _wood(11, HORIZON + 2, (8, 15), 6.4), "#141F56")
        paint = a.linear(0, HORIZON, 0, 90, *MEADOW)
        a.path(f"M-4 {HORIZON}C40 {HORIZON - 1} 110 {HORIZON + 1} 164 {HORIZON}V94H-4Z", paint)
        clouds(
            a,
            [(30, 23, 40, 3), (92, 22.4, 50, 3.4), (140, 24, 36, 3), (60, 40, 60, 2)],
            "#8A9AE0",
            0.06,
        )
        _meadow(a)
    with a.part("middle"):
        rays(a, 80, 45, 12, [34 if i % 2 == 0 else 24 for i in range(28)], 0.05)
    with a.part("left"):
        _left(a)
    with a.part("right"):
        _right(a)
    return a


def _wood(
    seed: int, foot: float, high: tuple[float, float], step: float
) -> list[tuple[float, float, float]]:
    """Firs from edge to edge, tall and low as it happens."""
    rng, x = Random(seed), -4.0
    trees: list[tuple[float, float, float]] = []
    while x < 166:
        trees.append((x, foot + rng.uniform(-0.4, 0.8), rng.uniform(*high)))
        x += step * rng.uniform(0.6, 1.2)
    return trees


def _meadow(a: Art) -> None:
    """Tufts that grow larger toward the front, and dew on them."""
    for k, (y, high, tone) in enumerate(
        (
            (30, (0.8, 1.8), "#2C5676"),
            (41, (1, 2.4), "#2C5C76"),
            (54, (1.2, 3), "#2A5C72"),
            (69, (1.6, 3.8), "#225064"),
            (84, (2, 5), "#1A3E54"),
        )
    ):
        grass(a, 21 + k, 60, (-2, 162), y, high, tone, 0.55)
    rng = Random(8)
    dew = [(rng.uniform(0, 160), rng.uniform(28, 88), rng.uniform(0.1, 0.26)) for _ in range(120)]
    for k in range(0, len(dew), 8):
        a.path(dots(dew[k : k + 8]), "#7E98D8", 0.22)


def _milky_way(a: Vista) -> None:
    """A band of haze over the trees."""
    for x, y, r, broad, o in (
        (10, 14, 40, 0.2, 0.16),
        (54, 8, 46, 0.18, 0.16),
        (104, 5, 46, 0.2, 0.15),
        (150, 2, 40, 0.24, 0.13),
    ):
        with a.group(f"translate({x} {y}) rotate(-7) scale(1 {broad})"):
            a.glow(0, 0, r, "#7A84D8", o)


def _left(a: Vista) -> None:
    """A swan flies up over the wood; reeds and toadstools at the edge."""
    joints: list[Point] = [(5, 17), (9, 13.6), (13, 11), (17.6, 8), (7.6, 7), (10.6, 9.4), (17, 14)]
    constellation(a, joints, [(0, 1), (1, 2), (2, 3), (4, 5), (5, 2), (2, 6)], "#8E98DC", 0.14)
    _reeds(
        a, ((6, 92, 14, -2), (9, 92, 19, 1.6), (13, 92, 11, 3), (3, 92, 17, -3), (17, 92, 8, -1))
    )


def _right(a: Vista) -> None:
    """A stag of stars."""
    joints: list[Point] = [
        (138, 16), (143, 15), (147, 11.6), (149.6, 8), (147.6, 4), (152, 5.6), (154, 9.6),
        (140, 20),
    ]  # fmt: skip
    lines = [(0, 1), (1, 2), (2, 3), (3, 4), (3, 5), (2, 6), (0, 7)]
    constellation(a, joints, lines, "#8E98DC", 0.14)
    _reeds(a, ((150, 92, 12, -3), (154, 92, 18, 2), (157, 92, 14, -2), (146, 92, 8, 2)))


def _reeds(a: Vista, stems: tuple[tuple[float, float, float, float], ...]) -> None:
    for x, foot, h, lean in stems:
        a.limb(
            [(x, foot), (x + lean * 0.3, foot - h * 0.5), (x + lean, foot - h)],
            [0.7, 0.5, 0.1],
            "#0A1436",
        )
        a.ellipse(x + lean * 0.86, foot - h * 0.86, 0.6, 2, "#0C183C", 1, lean * 2)
