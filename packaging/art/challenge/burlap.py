"""What sacks are made of: burlap that bulges, folds, is patched and tied."""

from collections.abc import Sequence

from curves import Point, ribbon
from kit import Art
from tones import Cloth

BURLAP = Cloth("#F3D9A8", "#C99A60", "#85583A", "#4A2C28")
GREYED = Cloth("#DDD0BC", "#A48E7A", "#675450", "#352A34")
CORD = "#E9C877"


def body(a: Art, points: Sequence[Point], cloth: Cloth = BURLAP) -> None:
    """The bulging part, lit from the upper left as if it were a ball."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    w, h = max(xs) - min(xs), max(ys) - min(ys)
    centre = (min(xs) + w * 0.34, min(ys) + h * 0.34)
    stops = zip((0, 0.42, 0.8, 1), cloth, strict=True)
    a.blob(points, a.radial(*centre, max(w, h) * 0.78, *stops))


def folds(
    a: Art, lines: Sequence[Sequence[Point]], cloth: Cloth = BURLAP, width: float = 1.8
) -> None:
    """Dark folds, each with its light beside it."""
    for points in lines:
        taper = [0.3, *[width] * (len(points) - 2), 0.3]
        a.limb([(x - width * 0.7, y) for x, y in points], taper, cloth.light, o=0.4)
        a.limb(points, taper, cloth.dark, o=0.5)


def bulge(a: Art, x: float, y: float, r: float, cloth: Cloth = BURLAP) -> None:
    """A stone that presses from within: a hollow beside it, a soft light on it."""
    a.limb(
        [
            (x - r * 0.7, y + r * 0.7),
            (x + r * 0.5, y + r),
            (x + r * 1.05, y),
            (x + r * 0.8, y - r * 0.8),
        ],
        [0.2, r * 0.22, r * 0.2, 0.1],
        cloth.dark,
        o=0.36,
    )
    fade = ((0, cloth.light, 0.42), (0.5, cloth.light, 0.18), (1, cloth.light, 0))
    a.circle(x, y, r, a.radial(x, y, r, *fade, focus=(x - r * 0.3, y - r * 0.35)))


def patch(a: Art, x: float, y: float, s: float, turn: float, tone: str) -> None:
    """A sewn-on square with its stitches."""
    with a.moved(x, y, s, turn):
        a.path(
            "M-4 -3.6C-1 -4.2 2 -4 4 -3.4C4.4 -1 4.2 2 3.8 3.8C1 4.3 -2 4.2 -4 3.6"
            "C-4.4 1 -4.3 -1.6 -4 -3.6Z",
            tone,
            1,
            "#FFF3D0",
            0.35,
        )
        a.path(
            "M-4.8 -2h1.6M-4.8 1h1.6M3.2 -2h1.6M3.2 1h1.6M-2 -4.6v1.6M1 -4.6v1.6M-2 3.2v1.6"
            "M1 3.2v1.6",
            "none",
            1,
            "#FFF3D0",
            0.5,
            0.9,
        )


def tie(a: Art, points: Sequence[Point], width: float = 2.6) -> None:
    """A cord round the neck."""
    a.limb(points, [width * 0.8, *[width] * (len(points) - 2), width * 0.8], "#8F6424")
    a.path(
        ribbon(points, [width * 0.8, *[width] * (len(points) - 2), width * 0.8], -0.5, 0.5), CORD
    )


def small_sack(
    a: Art,
    x: float,
    y: float,
    size: float,
    turn: float = 0,
    cloth: Cloth = BURLAP,
    full: bool = True,
) -> None:
    """A tied sack as a pixie carries it; its neck is at x, y, and it hangs 34 units down."""
    with a.moved(x, y, size, turn):
        body(
            a,
            [
                (0, 0),
                (5.4, 5),
                (12.6, 12),
                (14.6, 22),
                (10, 31.4),
                (0, 34),
                (-10.4, 31.4),
                (-14.8, 21.6),
                (-12.4, 12),
                (-5.4, 5),
            ],
            cloth,
        )
        if full:
            bulge(a, -5, 20, 6.6, cloth)
            bulge(a, 5.6, 24, 5.6, cloth)
        folds(
            a,
            [
                [(-2.6, 4), (-6.4, 10), (-8, 17)],
                [(2.6, 4), (6, 9.6), (8.4, 15)],
                [(0.4, 5), (1, 9), (0, 14)],
            ],
            cloth,
            1.3,
        )
        a.blob(
            [
                (0, 1),
                (-4, -2.4),
                (-6.6, -7.4),
                (-2, -6),
                (0.8, -8.4),
                (3, -6),
                (6.8, -7),
                (4, -2.2),
            ],
            a.linear(-6, -8, 6, 1, (0, cloth.light), (1, cloth.deep)),
        )
        tie(a, [(-4.4, 0.6), (0, 2), (4.4, 0.6)], 2.4)
