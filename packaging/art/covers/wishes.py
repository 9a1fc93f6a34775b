"""All You Wish For: where six ways cross, the wanderer asks a pixie, who shows two at once."""

from random import Random

from curves import Point, mix, ribbon, spline
from scenery.land import firs, frame, grass, sky, stars

from covers.doors import DOORS, forest, lake, river
from covers.high_doors import cave, mountain, valley
from covers.sheet import Sheet
from covers.signpost import pixie, post
from covers.wanderer import lantern, wanderer

STREAMS: tuple[list[Point], ...] = (
    [(72.6, 26.4), (64, 20.6), (52, 18.4), (38, 20.4), (25, 27.6), (15, 38), (11.4, 49)],
    [(106.8, 23.2), (114, 19), (124, 17.8), (134, 20.4), (142, 27), (147, 38), (148, 49)],
)
"""What flies from the fingers of the pixie to the two doors that he shows."""


def cover() -> Sheet:
    a = Sheet("All You Wish For")
    _sky(a)
    _ground(a)
    lake(a, 41.4, 66.8, 10.6, 22)
    forest(a, 28, 71, 11.4, 31)
    river(a, 10.6, 77.4, 15, 43)
    cave(a, 114, 66.6, 10.6, 24)
    valley(a, 128.6, 71, 11.4, 33)
    mountain(a, 147, 77.4, 15.6, 42)
    a.glow(76, 52, 34, "#FFC978", 0.5)
    post(a)
    pixie(a)
    wanderer(a)
    lantern(a)
    for way in STREAMS:
        _stardust(a, way)
    _near(a)
    return a


def _sky(a: Sheet) -> None:
    sky(a, (0, "#0B0F2C"), (0.22, "#1B2456"), (0.42, "#43488C"), (0.56, "#A8709C"),
        (0.635, "#FFC49A"),
        (0.66, "#8A6A90"), (1, "#141433"))  # fmt: skip
    stars(a, 21, 70, (0, 0, 160, 40), o=0.75)
    a.glow(80, 60, 62, "#FFB48C", 0.55)
    for x, y, w, t, o in (
        (40, 38, 40, 2.4, 0.26),
        (118, 32, 46, 2.6, 0.22),
        (84, 47, 50, 2, 0.34),
        (30, 50, 36, 1.8, 0.3),
    ):
        a.wisp(
            [
                (x - w * 0.6, y + 0.6),
                (x - w * 0.2, y - t * 0.3),
                (x + w * 0.3, y + t * 0.3),
                (x + w * 0.6, y),
            ],
            t,
            "#FFD6C4",
            o,
        )
    for tops, light, dark in (
        (
            [(0, 60), (22, 54), (44, 60), (64, 55.6), (84, 59), (104, 54), (132, 60), (160, 55)],
            "#8A6CA8",
            "#4A4284",
        ),
        (
            [(0, 64), (30, 60.4), (58, 64), (80, 61.6), (106, 64.4), (134, 60.6), (160, 64)],
            "#5A4C92",
            "#2A2A62",
        ),
    ):
        d = spline([(-6, tops[0][1]), *tops, (166, tops[-1][1])])
        a.path(f"{d}V104H-6Z", a.linear(0, 54, 0, 80, (0, light), (1, dark)))
    firs(a, [(x, 65 + (x * 3 % 4), 3 + (x * 7 % 4)) for x in range(56, 106, 4)], "#332F6C", 0.9)


def _ground(a: Sheet) -> None:
    a.path("M-4 70C30 64 60 64.6 84 64.4C110 64.6 134 64 164 70V104H-4Z",
           a.linear(0, 64, 0, 100, (0, "#4A4286"), (0.3, "#2A2660"), (1, "#0A0B26")))  # fmt: skip
    for seed, foot, across in ((3, 72, (44, 112)), (4, 79, (30, 130)), (7, 86, (20, 140))):
        grass(a, seed, 20, across, foot, (0.8, 2.4), "#1C1C52", 0.9)
    # six ways, each in the light of its door
    for x, y, tone, w in DOORS:
        side = -1 if x < 80 else 1
        end = 79 + side * 5
        way = [
            (x - (end - x) * 0.04, y - 2.6),
            (x + (end - x) * 0.1, y + (91 - y) * 0.24),
            (x + (end - x) * 0.52, y + (91 - y) * 0.7),
            (end, 92.4),
            (end - side * 3, 104),
        ]
        wide = [w * 0.5, w * 0.6, w * 0.66, 7, 10]
        a.path(
            ribbon(way, wide),
            a.linear(
                x,
                y,
                end,
                91,
                (0, tone),
                (0.3, mix(tone, "#5A4A8A", 0.5)),
                (0.75, "#8A6E86"),
                (1, "#C09A88"),
            ),
        )
        for lo, hi in ((-1, -0.84), (0.84, 1)):
            a.path(ribbon(way, wide, lo, hi), mix(tone, "#FFFFFF", 0.4), 0.4)
    a.path(
        "M50 104C53 94.6 66 89 80 89C95 89 107 94.6 110 104Z",
        a.radial(76, 90, 36, (0, "#FFE2A8"), (0.35, "#C89078"), (1, "#4E4270")),
    )
    for x, y, w in ((70, 94, 8), (88, 95.6, 9), (78, 98, 10), (62, 97.6, 6), (99, 98.4, 6)):
        a.wisp([(x - w, y), (x, y - 0.6), (x + w, y + 0.2)], 0.9, "#FFEBC0", 0.4)
    for x, y, tone, w in DOORS:
        a.glow(x, y, w * 1.7, tone, 0.5)
        a.glow(x, y - w, w * 2, tone, 0.4)


def _stardust(a: Sheet, way: list[Point]) -> None:
    """A stream of golden dust that widens, with sparks around it."""
    a.glow(*way[0], 5, "#FFE9A8", 0.9)
    for wide, tone, o in ((5, "#FFB45C", 0.16), (2.4, "#FFD486", 0.34), (0.7, "#FFF6D8", 0.85)):
        a.path(ribbon(way, [wide * (0.2 + 0.15 * k) for k in range(len(way) - 1)] + [0]), tone, o)
    rng, last = Random(round(way[-1][0])), len(way) - 1
    for k in range(34):
        at = rng.uniform(0.1, last - 0.02)
        (x0, y0), (x1, y1) = way[int(at)], way[int(at) + 1]
        far = 0.5 + 0.45 * at
        x = x0 + (x1 - x0) * (at % 1) + rng.gauss(0, far)
        y = y0 + (y1 - y0) * (at % 1) + rng.gauss(0, far)
        if k % 6 == 0:
            a.spark(x, y, rng.uniform(1.1, 2.2))
        else:
            a.circle(x, y, rng.uniform(0.14, 0.42), "#FFEDB8", rng.uniform(0.5, 1))


def _near(a: Sheet) -> None:
    night = "#06071C"
    for d, x0, x1 in (
        ("M-4 104V91C4 87 16 88 24 93C29 97 32 100 33 104Z", 0, 34),
        ("M164 104V90C154 86 142 88 134 94C130 98 128 100 127 104Z", 164, 126),
    ):
        a.path(d, a.linear(x0, 86, x1, 104, (0, "#101036"), (1, night)))
    grass(a, 16, 22, (-2, 26), 92, (2, 6), "#0C0D2E")
    grass(a, 17, 22, (134, 162), 92, (2, 6), "#0C0D2E")
    grass(a, 6, 46, (-2, 162), 101.5, (3, 8), night)
    rng = Random(5)
    for k in range(30):
        x, y = 78 + rng.gauss(0, 26), 54 + rng.gauss(0, 16)
        r = rng.uniform(0.16, 0.4)
        if k % 9 == 0:
            a.glow(x, y, r * 6, "#FFDF90", 0.5)
        a.circle(x, y, r, "#FFE9B0", rng.uniform(0.4, 0.9))
    for x, y, tone, w in DOORS:
        for _ in range(3):
            a.circle(
                x + rng.uniform(-w, w), y - rng.uniform(2, 26), rng.uniform(0.2, 0.45), tone, 0.9
            )
    a.glow(70, 52, 26, "#FFCF86", 0.26)
    frame(a, "#05061A", 0.6)
