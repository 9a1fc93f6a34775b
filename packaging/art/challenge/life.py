"""What lives beside each stone: flowers, berries, a bee, a snail; small, at its foot."""

from collections.abc import Callable, Sequence

from curves import Point, toward
from kit import Art
from plants import leaf

Draw = Callable[[Art], None]


def _stem(a: Art, points: Sequence[Point], tone: str = "#4F7F45", width: float = 1.1) -> None:
    a.limb(points, [width, *[width * 0.8] * (len(points) - 2), 0.3], tone, "#A9CF7E")


def _bloom(a: Art, x: float, y: float, r: float, petal: tuple[str, str], heart: str) -> None:
    """Five petals, the ones toward the light brighter."""
    for k in range(5):
        u, v = toward((x, y), k * 72 - 90, r * 0.62)
        a.circle(u, v, r * 0.5, petal[0] if u + v < x + y + r * 0.2 else petal[1])
    a.circle(x, y, r * 0.34, heart)
    a.circle(x - r * 0.08, y - r * 0.1, r * 0.14, "#FFFBE0")


def _nothing(a: Art) -> None:
    """Some stones have nothing behind them."""


def forget_me_nots(a: Art) -> None:
    _stem(a, [(17, 95), (15, 86), (18, 78)])
    _stem(a, [(17, 95), (21, 89), (26, 86)])
    _stem(a, [(16, 95), (11, 90), (8, 84)])
    leaf(a, (17, 95), -160, 10, "#9CC873", "#3D7044")
    leaf(a, (18, 95), -20, 11, "#B4D884", "#3D7044")
    for x, y, r in ((18, 76, 4.4), (27, 85, 3.8), (8, 83, 3.4)):
        _bloom(a, x, y, r, ("#EAF3FF", "#A9C8F4"), "#F5C84C")


def rose_hips(a: Art) -> None:
    _stem(a, [(94, 95), (87, 90), (80, 89), (74, 92)], "#6B4A34", 1.6)
    leaf(a, (88, 91), -118, 11, "#B4D884", "#3D7044")
    leaf(a, (81, 90), -150, 9, "#9CC873", "#35633C")
    leaf(a, (86, 92), 60, 8, "#86B25E", "#2F5A38")
    for x, y, r in ((74, 91, 3.6), (81, 95, 3.2), (90, 85, 3.4)):
        paint = a.radial(
            x,
            y,
            r * 1.3,
            (0, "#FFC0A0"),
            (0.4, "#E4502F"),
            (1, "#7E1824"),
            focus=(x - r * 0.4, y - r * 0.4),
        )
        a.circle(x, y, r, paint)
        a.circle(x - r * 0.4, y - r * 0.45, r * 0.22, "#FFFFFF", 0.85)
        a.path(f"M{x - 1} {y + r}l1 1.6l1 -1.6Z", "#4A2A1E")


def bee(a: Art) -> None:
    """A bee that comes to look: it takes the stone for honey."""
    with a.moved(84, 77, 0.92, 24, flip=True):
        a.limb([(-17, 9), (-13, 3), (-8, 2)], [0.1, 0.5, 0.1], "#FFF6D0", o=0.8)
        for turn, length, o in ((-66, 11, 0.75), (-108, 12.5, 0.92)):
            tip = toward((-0.5, -3.6), turn, length)
            side = [toward((-0.5, -3.6), turn + d, length * 0.72) for d in (-27, 24)]
            a.blob(
                [(-0.5, -3.6), side[0], tip, side[1]],
                a.linear(-0.5, -3.6, *tip, (0, "#FFFFFF", 0.95), (1, "#CFE6FF", 0.6)),
                o,
                "#FFFFFF",
                0.35,
            )
        a.blob(
            [(-8, 0.6), (-5, -3.6), (0, -4.2), (3.4, -1.4), (3, 2.2), (-2, 4.4), (-6.4, 3.4)],
            a.linear(-4, -4, 0, 5, (0, "#FFE489"), (0.5, "#E59E22"), (1, "#8A4A10")),
        )
        for points, w in (
            ([(-5.4, -3.3), (-4.4, 0.4), (-4.8, 4)], 1.5),
            ([(-2, -4.2), (-0.6, 0), (-1.2, 4.2)], 1.7),
        ):
            a.limb(points, [w * 0.6, w, w * 0.5], "#3A2014")
        a.circle(5, -0.6, 2.9, a.radial(4, -1.8, 4.4, (0, "#7A4E2C"), (1, "#241410")))
        a.circle(6.1, -1.2, 0.8, "#FFF6E0")
        for x, y in ((8.4, -5.6), (10, -3.4)):
            a.line([(6.4, -2.8), (7.4, (y - 3.4) / 2 - 1), (x, y)], "#3A2014", 0.5)


def clover_and_snail(a: Art) -> None:
    _stem(a, [(15, 95), (14, 89), (11, 84)])
    _stem(a, [(16, 95), (19, 90), (20, 86)])
    for x, y, r in ((10, 81, 4.2), (20, 84, 3.4)):
        for k in range(3):
            u, v = toward((x, y), -90 + k * 120, r * 0.62)
            a.circle(u, v, r * 0.56, ("#A9DC74", "#5FA04A", "#7CBC58")[k])
        a.circle(x, y, r * 0.22, "#E6F6B8")
    with a.moved(81, 90):
        a.path(
            "M-13 5.4C-8 4.4 -6 3 -1 3.4C5 3.8 10 3 13 -2.6C13.8 -5.2 17 -5 17 -2"
            "C16.6 3 12 6 6 6.2C-2 6.6 -8 6.4 -13 5.4Z",
            a.linear(-10, 0, 14, 6, (0, "#F0DDB0"), (0.6, "#C29A66"), (1, "#7A5638")),
        )
        for tip in ((18.6, -9.4), (14.4, -10.0)):
            a.limb([(15.4, -3.4), (16, -6), tip], [1.1, 0.8, 0.5], "#D9B884")
            a.circle(*tip, 0.85, "#4A3020")
        a.circle(
            0, -2.4, 8, a.radial(-2.6, -5, 11, (0, "#FFE9B8"), (0.45, "#CF8F4C"), (1, "#6B3A24"))
        )
        a.limb(
            [
                (-6.4, -2),
                (-3, -8.2),
                (3.4, -7),
                (4.8, -1.4),
                (0.6, 1.8),
                (-3, -1),
                (-0.8, -4.2),
                (1.6, -2.6),
            ],
            [0.4, 1.2, 1.4, 1.3, 1.2, 1, 0.7, 0.3],
            "#6B3A24",
            o=0.75,
        )
        a.path(
            "M-5.4 -5.6C-4 -8.4 -1.4 -9.6 1 -9.2C-1.6 -8.4 -3.4 -6.8 -4.4 -4.8Z", "#FFFBE6", 0.75
        )


def violets(a: Art) -> None:
    for points in (
        [(19, 95), (15, 88), (14, 79)],
        [(20, 95), (23, 91), (27, 88)],
        [(18, 95), (12, 93), (7, 90)],
    ):
        _stem(a, points)
    for root, turn, length in (((19, 95), -168, 13), ((20, 95), -14, 14), ((19, 95), -60, 10)):
        leaf(a, root, turn, length, "#8FBE6A", "#2F6640")
    for x, y, s, t in ((14, 76, 1, -12), (28, 86, 0.8, 18), (6, 87, 0.7, -30)):
        with a.moved(x, y, s, t):
            for u, v, r, tone in (
                (-2.4, -2.6, 2.5, "#C9A4F4"),
                (2.4, -2.6, 2.5, "#9A6AD8"),
                (-3, 1, 2.3, "#B88CEC"),
                (3, 1, 2.3, "#8654C8"),
                (0, 2.8, 2.7, "#A878E4"),
            ):
                a.circle(u, v, r, tone)
            a.path("M0 -.6L-1.4 2.6L0 4.2L1.4 2.6Z", "#FFF3D6")
            a.circle(0, -0.2, 0.9, "#F5C84C")


def moth(a: Art) -> None:
    """A pale moth that has found the only light on the black stone."""
    with a.moved(85, 37, 0.8, 12):
        for side in (1, -1):
            with a.group(f"scale({side} 1)"):
                wing = a.linear(0, -4, 12, 4, (0, "#FFFDF0"), (0.6, "#DCD3F0"), (1, "#A69AD0"))
                a.path("M.6 -1.4C4 -8.6 11 -11.4 14.6 -8.6C14 -3.6 9 .6 .8 .6Z", wing)
                a.path("M.6 .2C6 .8 9.6 4 8.4 8.8C4.6 9 1.4 5.6 .6 1.4Z", wing)
                a.circle(9.4, -5.6, 1.3, "#7A6CB0", 0.75)
                a.circle(9.1, -5.9, 0.5, "#FFFFFF", 0.9)
                a.limb([(1, -1.4), (6, -5), (12.6, -8)], [0.2, 0.6, 0.1], "#8E80BE", o=0.7)
                a.line([(0.4, -3.4), (1.6, -6), (4, -7.8)], "#F3EEDC", 0.45)
        a.limb([(0, -4), (0, 0), (0, 6)], [1.4, 2.2, 0.4], "#F6EFDC", "#FFFFFF", "#8E80BE")


def ferns(a: Art) -> None:
    for root, turn, length in (((10, 96), -62, 26), ((14, 96), -34, 22), ((9, 96), -104, 18)):
        tip = toward(root, turn, length)
        a.limb([root, toward(root, turn - 6, length * 0.5), tip], [1, 0.7, 0.2], "#7FA88C")
        for k in range(7):
            base = toward(root, turn - 4, length * (0.2 + k * 0.11))
            for side in (-1, 1):
                leaf(a, base, turn + side * 52, 5.4 - k * 0.5, "#A9CDB0", "#47705C")


ENTRIES: dict[str, tuple[Draw, Draw]] = {
    "blue": (_nothing, forget_me_nots),
    "red": (_nothing, rose_hips),
    "yellow": (_nothing, bee),
    "purple": (_nothing, violets),
    "black": (ferns, moth),
    "green": (_nothing, clover_and_snail),
}
"""What is drawn behind a stone, and what before it."""
