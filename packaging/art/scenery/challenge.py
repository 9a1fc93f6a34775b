"""The Challenge: a moonlit wood; old trunks, moss and ferns on the ground."""

from random import Random

from kit import Art

from scenery.cloth import new_table
from scenery.land import (
    Vista,
    clouds,
    fern,
    firs,
    grass,
    menhir,
    ridge,
    sky,
    stars,
    trunk,
)

FLOOR = 62.0
"""Where the wood ends and its ground begins."""


def table() -> Vista:
    """Moonlight between the trunks above, moss and grass below."""
    a = new_table("A moonlit wood")
    with a.part("ground"):
        sky(
            a, (0, "#2A3266"), (0.25, "#303974"), (0.5, "#2C345E"), (0.68, "#262E46"),
            (0.72, "#33482F"), (1, "#1E2C1B"),
        )  # fmt: skip
        stars(a, 31, 40, (1, 1, 159, 30), "#C9D2FF", 0.3, 0.5)
        _shafts(a)
        for seed, tone, width, o in ((5, "#38417E", 1.5, 0.8), (9, "#2A3266", 2.4, 0.7)):
            _trunks(a, seed, tone, width, o)
        firs(a, [(x, FLOOR + 1 + x % 3, 9 + x * 13 % 8) for x in range(-4, 168, 7)], "#222C4C", 0.8)
        ridge(a, [(0, 63), (40, 61), (84, 63.6), (124, 61.4), (160, 63)], "#384D30", "#22341C")
        _pools(a)
        clouds(a, [(40, 60, 46, 3), (120, 62, 50, 3), (84, 58, 60, 2.4)], "#9AA8E0", 0.06)
        for k, (y, tone) in enumerate(((70, "#3E5231"), (79, "#374B27"), (92, "#2A3E1E"))):
            grass(a, 13 + k, 90, (-2, 162), y, (1.4, 3 + k), tone, 0.7)
        _far_edge(a)
    with a.part("left"):
        trunk(a, (2, 91), (0, -3), 6, "#12101C", "#4A5088", 4, 7)
        fern(a, (10, 92), -66, 14, "#1E3020", 1)
        fern(a, (8, 92), -100, 12, "#24381F", -1)
    with a.part("right"):
        trunk(a, (158, 91), (161, -3), 6.4, "#12101C", "#4A5088", 9, 7)
        fern(a, (150, 92), -114, 14, "#1E3020", -1)
        fern(a, (153, 92), -80, 12, "#24381F", 1)
    return a


def _pools(a: Art) -> None:
    """Moonlight that has come down to the grass."""
    for x, y, rx, ry in ((34, 72, 34, 7), (104, 76, 38, 8), (66, 84, 44, 6)):
        with a.moved(x, y):
            a.ellipse(0, 0, rx, ry, a.radial(0, 0, rx, (0, "#A9C48A", 0.05), (1, "#A9C48A", 0)))


def _far_edge(a: Art) -> None:
    """Where the meadow begins: stones, and a fallen stem."""
    stone = ("#464F6C", "#363E5A", "#222840")
    for x, foot, w, h, lean in (
        (17.0, 67.0, 4.0, 4.4, 0.3),
        (21.4, 68.0, 5.0, 3.0, -0.3),
        (25.2, 67.6, 3.0, 2.0, 0.0),
        (111.0, 67.4, 3.4, 2.6, 0.0),
        (114.6, 68.0, 4.6, 3.6, 0.0),
    ):
        menhir(a, x, foot, w, h, stone, lean)
    _fallen(a, 52, 68)


def _fallen(a: Art, x: float, y: float) -> None:
    """A stem that lies in the grass, its rings towards us, moss along its back."""
    a.limb([(x - 8, y - 0.9), (x - 2, y - 1.5), (x + 6, y - 1.2)], [2.2, 2.6, 2.8], "#33283A")
    a.limb([(x - 7.6, y - 1.7), (x - 2, y - 2.4), (x + 6, y - 2.2)], [0.6, 0.9, 0.5], "#3F5429")
    a.limb([(x - 4, y - 1), (x + 4, y - 0.8)], [0.16, 0.2], "#5A4A58")
    a.limb([(x - 1.4, y - 2.2), (x - 2.6, y - 4.4)], [0.9, 0.2], "#33283A")
    for r, tone in ((1.5, "#332838"), (1.25, "#54463C"), (0.85, "#43372F"), (0.45, "#54463C")):
        a.ellipse(x + 6, y - 1.2, r * 0.72, r, tone)


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
