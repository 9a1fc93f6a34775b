"""The Challenge: a moonlit wood; old trunks, moss and ferns on the ground."""

from random import Random

from kit import Art

from scenery.cloth import new_table
from scenery.land import Vista, clouds, fern, firs, grass, ridge, sky, stars, trunk

FLOOR = 62.0
"""Where the wood ends and its ground begins."""


def table() -> Vista:
    """Moonlight between the trunks above, moss and grass below."""
    a = new_table("A moonlit wood")
    with a.part("ground"):
        sky(
            a, (0, "#2A3266"), (0.25, "#303974"), (0.5, "#2C345E"), (0.68, "#262E46"),
            (0.72, "#2A3A2C"), (1, "#141E14"),
        )  # fmt: skip
        stars(a, 31, 40, (1, 1, 159, 30), "#C9D2FF", 0.3, 0.5)
        _shafts(a)
        for seed, tone, width, o in ((5, "#38417E", 1.5, 0.8), (9, "#2A3266", 2.4, 0.7)):
            _trunks(a, seed, tone, width, o)
        firs(a, [(x, FLOOR + 1 + x % 3, 9 + x * 13 % 8) for x in range(-4, 168, 7)], "#222C4C", 0.8)
        ridge(a, [(0, 63), (40, 61), (84, 63.6), (124, 61.4), (160, 63)], "#33452E", "#141E14")
        clouds(a, [(40, 60, 46, 3), (120, 62, 50, 3), (84, 58, 60, 2.4)], "#9AA8E0", 0.06)
        for k, (y, tone) in enumerate(((70, "#3E5530"), (79, "#324626"), (92, "#1A2814"))):
            grass(a, 13 + k, 90, (-2, 162), y, (1.4, 3 + k), tone, 0.7)
    with a.part("left"):
        trunk(a, (2, 91), (0, -3), 6, "#12101C", "#4A5088", 4, 7)
        fern(a, (10, 92), -66, 14, "#1E3020", 1)
        fern(a, (8, 92), -100, 12, "#24381F", -1)
    with a.part("right"):
        trunk(a, (158, 91), (161, -3), 6.4, "#12101C", "#4A5088", 9, 7)
        fern(a, (150, 92), -114, 14, "#1E3020", -1)
        fern(a, (153, 92), -80, 12, "#24381F", 1)
    return a


def _shafts(a: Art) -> None:
    """Moonlight that falls aslant."""
    for x, wide, o in ((18, 9, 0.12), (52, 14, 0.1), (96, 10, 0.12), (128, 15, 0.09)):
        light = a.linear(x, 0, x - 16, 60, (0, "#8FA4FF", o), (1, "#8FA4FF", 0))
        a.path(f"M{x} -4H{x + wide}L{x + wide - 20} 66H{x - 26}Z", light)


def _trunks(a: Art, seed: int, tone: str, width: float, o: float) -> None:
    """Far stems: straight, each with one lit edge."""
    rng, x = Random(seed), -3.0
    while x < 164:
        w, lean = width * rng.uniform(0.6, 1.4), rng.uniform(-1.6, 1.6)
        a.limb(
            [(x + lean, -4), (x + lean * 0.4, 30), (x, FLOOR + 3)], [w * 0.8, w, w * 1.5], tone, o=o
        )
        a.limb(
            [(x + lean - w * 0.3, -4), (x + lean * 0.4 - w * 0.36, 30), (x - w * 0.5, FLOOR)],
            [w * 0.12, w * 0.16, w * 0.1], "#6A78C4", o=0.2 * o,
        )  # fmt: skip
        x += rng.uniform(4, 11) * width
