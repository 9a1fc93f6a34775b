"""The six objects of the recipes: three that fall from trees, and leaf, petals and mushroom."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from curves import Point, along, at, between, n, polygon, toward
from kit import Art
from plants import flower

from fate.fruits import acorn, broad_leaf, orange, walnut


def great_leaf(a: Art) -> None:
    """One leaf from corner to corner, with the morning's dew on it."""
    rib: list[Point] = [(16, 92), (28, 76), (46, 54), (64, 33), (84, 10)]
    half: list[float] = [0, 13, 24, 30, 31, 27, 19, 9, 0]
    spine = along([(26, 79), (46, 54), (64, 33), (84, 10)], 6)
    stations = [spine[round(i * (len(spine) - 1) / 8)][:2] for i in range(9)]

    def side(s: int, k: float) -> list[Point]:
        """The edge on one side: s is -1 (upper left) or 1."""
        return [toward(p, -49 + s * 90, w * k) for p, w in zip(stations, half, strict=True)]

    def toothed(s: int) -> list[Point]:
        edge = side(s, 1)
        out: list[Point] = []
        for p, q in pairwise(edge):
            for t in (0.25, 0.75):
                m = between(p, q, t)
                out += [toward(m, -49, 1.7), toward(m, -49 + s * 90, -0.5)]
        return out

    tip = toward(stations[-1], -49, 4)
    left, right = toothed(-1), toothed(1)
    a.path(polygon([stations[0], *left, tip, *right[::-1]]), "#2C6A3C", 1, "#2C6A3C", 0.8)
    a.path(polygon([stations[0], *left, tip, *stations[::-1]]),
           a.linear(20, 26, 66, 60, (0, "#E6F3A4"), (0.35, "#A3CE62"), (1, "#4F9448")))  # fmt: skip
    a.path(polygon([stations[0], *right, tip, *stations[::-1]]),
           a.linear(40, 50, 84, 66, (0, "#6FB052"), (0.5, "#3B8246"), (1, "#1C5238")))  # fmt: skip
    # cells between the veins: each is lit on the side that faces the light
    for s in (-1, 1):
        edge = side(s, 0.92)
        for i in range(1, 7):
            foot, heel = stations[i], between(stations[i], stations[i - 1], 0.55)
            end = edge[min(i + 1, 8)]
            bend = toward(between(foot, end, 0.55), -49 + 180, 2.4)
            shade = edge[i]
            a.path(
                f"M{at(foot)}Q{at(bend)} {at(end)}Q{at(shade)} {at(heel)}Z",
                "#173F2C" if s > 0 else "#2F7A3C",
                0.22,
            )
            a.path(
                f"M{at(foot)}Q{at(bend)} {at(end)}Q{at(toward(bend, -49 + 180, 0.9))} "
                f"{at(between(foot, heel, 0.3))}Z",
                "#F3FBC4" if s < 0 else "#BFE08A",
                0.85,
            )
    a.limb(rib, [3.6, 3, 2.4, 1.7, 0.4], "#8FBF5C", lit="#FBFFD6", shade="#2F6B36")
    a.path("M26 50C30 38 40 27 54 19C46 28 38 38 33.6 49C31.6 53.6 24.4 55 26 50Z", "#FFFFFF", 0.3)
    # dew
    for x, y, r in ((41, 41, 3.4), (70, 47, 2.6), (34, 62, 2), (60, 66, 3), (62, 24, 2)):
        a.ellipse(x + r * 0.3, y + r * 0.5, r, r * 0.9, "#12382A", 0.45)
        a.circle(
            x,
            y,
            r,
            a.radial(
                x - r * 0.3,
                y - r * 0.4,
                r * 1.5,
                (0, "#FFFFFF", 0.9),
                (0.4, "#CFEFB8", 0.5),
                (1, "#FFFFFF", 0.85),
            ),
        )
        a.ellipse(x - r * 0.35, y - r * 0.4, r * 0.34, r * 0.24, "#FFFFFF", 1, -40)


def leaf(a: Art) -> None:
    """And a ladybird on her way up."""
    great_leaf(a)
    with a.moved(50, 57, 1, 46):
        a.ellipse(0.8, 1.2, 5.4, 5.8, "#10281E", 0.5)
        a.path("M-3 -5.2C-2 -8.4 2 -8.4 3 -5.2Z", "#1A1220")
        a.path("M-1.6 -7.4L-3 -9.6M1.6 -7.4L3 -9.6", "none", 1, "#1A1220", 0.5)
        a.ellipse(
            0, 0, 5.2, 5.8, a.radial(-2, -2, 8, (0, "#FF8A66"), (0.5, "#D7332C"), (1, "#7C1422"))
        )
        a.path("M0 -5.8V5.8", "none", 1, "#1A1220", 0.6)
        for u, v in ((-2.6, -2.4), (2.6, -2.4), (-2.9, 1.8), (2.9, 1.8)):
            a.circle(u, v, 1.05, "#1A1220")
        a.ellipse(-2.2, -3.8, 0.9, 0.5, "#FFFFFF", 0.8, -30)


WARM = ("#FFA9AC", "#DC3F5E", "#86153C")
WINE = ("#F2768C", "#B62650", "#5E0D32")
BLUSH = ("#FFDCD6", "#F2909F", "#AE3560")
BRIM = "-11.4 -7C-10.6 -12.6 -4 -14 0 -10.6C4 -14 10.6 -12.6 11.4 -7"


def petal(a: Art, x: float, y: float, size: float, turn: float, tones: Sequence[str]) -> None:
    """A rose petal: hollow, its lip turned over to the light."""
    with a.moved(x, y, size, turn):
        paint = a.radial(0, 7, 21, (0, tones[2]), (0.5, tones[1]), (1, tones[0]))
        a.path(f"M0 12C-7 8 -12.4 0 {BRIM}C12.4 0 7 8 0 12Z", paint, 1, tones[2], 0.3, 0.5)
        if size > 0.6:
            a.path(
                "M0 10Q-4 2 -7 -7M0 10Q-1.6 2 -3 -7M0 10Q1.6 2 3 -7M0 10Q4 2 7 -7",
                "none",
                1,
                tones[2],
                0.35,
                0.4,
            )
        lip = a.linear(-11, -13, 11, -7, (0, "#FFF6F0"), (1, tones[0]))
        a.path(f"M{BRIM}C8.6 -9.8 4 -9.6 .6 -6.8C-3 -9.4 -8 -9.6 -11.4 -7Z", lip)


def rose(a: Art, x: float, y: float, s: float) -> None:
    """Overlapping petals, outer to inner."""
    with a.moved(x, y, s):
        for count, far, size, start, tones in (
            (6, 13, 1.16, 18, WINE), (5, 7, 0.92, -10, WARM), (3, 2.8, 0.6, 40, WINE),
        ):  # fmt: skip
            for i in range(count):
                t = start + 360 * i / count
                petal(a, *toward((0, 0), t - 90, far), size, t, tones)
        a.path(
            "M-4.4 -1.6C-3 -6 3.4 -5.8 4.4 -1.6C4.8 2 .4 3.8 -1.4 1.4C-2.6 -.6 -.4 -2.2 1 -1",
            "none",
            1,
            "#FFE9E2",
            0.9,
        )


def petals(a: Art) -> None:
    """A rose lets its petals go; they sail down in a curve."""
    broad_leaf(a, (30, 52), 140, 24, 1.1)
    broad_leaf(a, (22, 34), 196, 20, 1.1)
    rose(a, 40, 36, 1.06)
    for x, y, s, t, tones in (
        (74, 22, 0.72, 44, BLUSH), (83, 47, 0.94, 82, WARM), (70, 68, 1.06, 128, BLUSH),
        (46, 78, 1.1, 172, WARM), (20, 82, 0.84, 220, WINE), (82, 87, 0.66, 96, WINE),
        (57, 93, 0.5, 200, BLUSH),
    ):  # fmt: skip
        if s > 0.9:
            petal(a, x + 0.9, y + 1.4, s, t, ("#4A0A26",) * 3)
        petal(a, x, y, s, t, tones)
    for x, y, r in ((30, 24, 1.6), (52, 44, 1.3), (72, 64, 1.5), (44, 76, 1.2)):
        a.circle(
            x,
            y,
            r,
            a.radial(
                x - r * 0.3,
                y - r * 0.3,
                r,
                (0, "#FFFFFF"),
                (0.5, "#FFFFFF", 0.35),
                (1, "#FFFFFF", 0.8),
            ),
        )


def toadstool(
    a: Art,
    x: float,
    y: float,
    s: float,
    spots: Sequence[tuple[float, float, float, float]],
    lean: float = 0,
) -> None:
    """A fly agaric; x, y is its foot, sixty units below the top of its cap at size 1."""
    with a.moved(x, y, s, lean):
        stem = a.linear(-7, -20, 8, -16, (0, "#FFFDF2"), (0.4, "#F0E0C4"), (1, "#8F7764"))
        a.path(
            "M-7 0C-6.4 -12 -6 -24 -5 -34H5C6 -24 6.6 -12 8 0C10 6 5 9 0 9C-6 9 -9.4 6 -7 0Z", stem
        )
        for k in (-3, 0, 3.4):
            a.wisp([(k * 0.7, -30), (k, -12), (k * 1.3, 4)], 0.7, "#A88E74", 0.5)
        a.path("M-7.6 2C-4 5 4 5 8.2 2L9 5C5 8.6 -4 8.6 -8.4 5Z", "#FFFDF2", 0.85)
        a.path(
            "M-26 -36C-20 -30 20 -30 26 -36C16 -42 -16 -42 -26 -36Z",
            a.linear(0, -40, 0, -31, (0, "#6B4A3E"), (1, "#E3CBA8")),
        )
        a.path(
            "".join(f"M{n(k * 0.5)} -39L{n(k * 2.3)} -33.4" for k in range(-10, 11)),
            "none",
            1,
            "#8A6A56",
            0.4,
            0.7,
        )
        a.path(
            "M-6 -27C-9 -24 -10 -21.6 -10.4 -19C-7 -17.4 -6 -19.6 -3.6 -17.6"
            "C-1 -19.4 1.6 -17 4 -18.8"
            "C6 -17.4 8.6 -18 10.6 -19.4C10 -22 8.6 -24.4 6 -27C3 -28.6 -3 -28.6 -6 -27Z",
            a.linear(-10, -28, 10, -18, (0, "#FFFFFF"), (1, "#C9AE90")),
        )
        cap = a.radial(
            -10, -58, 44, (0, "#FFA582"), (0.35, "#E03E34"), (0.75, "#9C1A2B"), (1, "#5A0E24")
        )
        a.path(
            "M-29 -36C-31 -41 -29 -52 -19 -60C-8 -68 9 -68 19 -60C29 -52 31 -41 29 -36"
            "C22 -33 14 -36 0 -36.6C-14 -36 -22 -33 -29 -36Z",
            cap,
        )
        for u, v, rx, ry in spots:
            a.ellipse(u + 0.5, v + 0.8, rx, ry, "#4B0A1E", 0.5)
            a.ellipse(
                u,
                v,
                rx,
                ry,
                a.linear(
                    u - rx, v - ry, u + rx, v + ry, (0, "#FFFFFF"), (0.6, "#FFF1DC"), (1, "#D6AE94")
                ),
            )
        a.path(
            "M-24 -46C-22 -54 -15 -60 -6 -62.6C-13 -58 -19 -52 -21.4 -45.4"
            "C-22.2 -43.6 -24.4 -44 -24 -46Z",
            "#FFFFFF",
            0.6,
        )


BIG_SPOTS = (
    (-6, -55, 5, 4), (9, -60, 3.8, 2.6), (15, -48, 4.6, 4.2), (-19, -45, 3.4, 4),
    (0, -43, 3.8, 2.8),
    (25.6, -41, 2, 3), (-9, -64, 2.6, 1.4), (-12, -39.6, 2, 1.3),
)  # fmt: skip
SMALL_SPOTS = (
    (-8, -54, 4, 3),
    (10, -52, 4.6, 3.6),
    (2, -62, 3.4, 2),
    (-19, -43, 2.6, 2.6),
    (20, -42, 2.6, 2.6),
)


def mushroom(a: Art) -> None:
    """Mother and child in the grass."""
    toadstool(a, 74, 82, 0.58, SMALL_SPOTS, 11)
    toadstool(a, 43, 82, 1.12, BIG_SPOTS, -4)
    turf = a.linear(10, 88, 90, 96, (0, "#9CC46A"), (0.5, "#3F7A48"), (1, "#1B4438"))
    a.path("M8 92C20 87 36 90.6 50 89.4C66 88.4 82 90 94 92C84 97.4 18 97.4 8 92Z", turf)
    for i, (x, h, b) in enumerate(
        ((13, 16, -4), (18, 22, 3), (24, 13, -3), (31, 10, 4), (57, 13, -5), (61, 19, 3),
        (66, 11, -3),
         (85, 17, 5), (89, 22, -3), (49, 9, 3), (79, 9, -4))
    ):  # fmt: skip
        tone = ("#C2E08A", "#5E9E52", "#2F6B44")[i % 3]
        a.path(
            f"M{n(x - 1.4)} 93Q{n(x - 0.5 + b * 0.3)} {n(93 - h * 0.6)} {n(x + b)} {n(93 - h)}"
            f"Q{n(x + 0.9 + b * 0.3)} {n(93 - h * 0.5)} {n(x + 1.6)} 93Z",
            tone,
        )
    flower(a, 28, 91, 2.6, "#FFFFFF")
    flower(a, 70, 92, 2, "#FFE3EA")


THINGS: dict[str, Callable[[Art], None]] = {
    "orange": orange,
    "walnut": walnut,
    "acorn": acorn,
    "mushroom": mushroom,
    "leaf": leaf,
    "petals": petals,
}
NAMES = {
    "orange": "Orange",
    "walnut": "Walnut",
    "acorn": "Acorn",
    "mushroom": "Mushroom",
    "leaf": "Leaf",
    "petals": "Rose petals",
}
MOTES: dict[str, list[tuple[float, float, float]]] = {
    "orange": [(88, 40, 1.4), (92, 52, 0.7), (14, 84, 1.2), (26, 90, 0.7), (82, 12, 0.8)],
    "walnut": [(88, 46, 1.3), (84, 36, 0.7), (12, 82, 0.8), (24, 88, 1.2)],
    "acorn": [(88, 66, 1.3), (92, 40, 0.7), (16, 76, 0.8), (64, 90, 1.2), (80, 82, 0.6)],
    "mushroom": [(84, 26, 0.8), (91, 38, 1.3), (78, 14, 0.6), (12, 60, 0.9)],
    "leaf": [(24, 24, 0.8), (90, 34, 1.3), (86, 56, 0.7), (14, 68, 1.2), (76, 80, 0.8)],
    "petals": [(90, 66, 1.2), (62, 10, 0.8), (92, 30, 0.7), (34, 92, 0.7)],
}


def _emblem(name: str) -> Art:
    a = Art(NAMES[name])
    a.shadow(52, 90, 38, 5, 0.55)
    THINGS[name](a)
    a.dust(MOTES[name])
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {name: partial(_emblem, name) for name in THINGS}
