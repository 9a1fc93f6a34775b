"""The parts of a pixie: head with its cap, coat, legs, curled boots, mittens.

A pixie is three and a half heads tall and made of bent things: knees, toes, nose, cap.
"""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from curves import Point, Widths, between, lit_edge, mix, n, ribbon, toward
from hands import Hand
from kit import INK, Art
from tones import Cloth, Skin, dye

FAIR = Skin("#FBDDB4", "#DB9C68", "#94583C")
RUDDY = Skin("#F6C79C", "#CC8050", "#7E4430")
BROWN = Skin("#D9A274", "#96603E", "#54302A")
DARK = Skin("#B8825C", "#734830", "#3A2222")

WOOL = Cloth("#FFF8E6", "#E2D2AE", "#A58F70", "#5E4F46")
DUN = Cloth("#F0D6AC", "#B98D5C", "#7A5638", "#41291F")
SLATE = Cloth("#DCE3EA", "#97A4B0", "#5A6776", "#2C3444")
MOSS = Cloth("#DDE2B4", "#98A06A", "#5F6844", "#2E3628")
BARK = Cloth("#D2AE90", "#8E6450", "#5A3A34", "#2E1C20")
PLUM = Cloth("#D9BCC4", "#96707E", "#5E4152", "#30202E")
STRAW = Cloth("#FFF1C6", "#DDBE7A", "#9C7A44", "#564026")
LEATHER = Cloth("#D39A66", "#9A5F38", "#5E3624", "#331C18")

Headgear = Literal["bell", "cone", "acorn", "hood", "brim", "leaf"]
Beard = Literal["", "goatee", "long", "braids"]
CAPS: dict[str, tuple[str, str, str]] = {
    # the tail behind, the crown, the band on the brow
    "bell": (
        "M-5.6 -2.4C-6 -7.6 -3 -11 1 -10.6C-3 -14.8 -10 -16 -15.4 -12.4C-17.4 -11 -18.4 -9 -18 -6.4"
        "C-15 -9.4 -11.6 -9.4 -9.4 -7C-7.4 -5 -6.6 -3.6 -5.6 -2.4Z",
        "M-5.9 -2.2C-6.8 -8.8 -2 -12.8 2.6 -10.2C5.2 -8.6 6.2 -5.4 5.7 -2.8"
        "C2 -4.6 -2.4 -4.4 -5.9 -2.2Z",
        "M-6.6 -1.4C-2.6 -4.4 2.4 -4.6 6.4 -2C7 -3.2 6.8 -4.4 6 -5.2C2.2 -7 -3 -6.6 -6.8 -4"
        "C-7.2 -3 -7.1 -2.2 -6.6 -1.4Z",
    ),
    "cone": (
        "M-2 -8C-6 -14 -11 -18.4 -19.6 -18.6C-14 -16 -11.6 -12.6 -10 -8Z",
        "M-6 -2C-8 -8 -9.6 -12.6 -15.4 -17.4C-8 -18 -1.4 -15 2.4 -10.6C4.8 -8 6 -5.4 5.7 -2.8"
        "C2 -4.6 -2.4 -4.4 -6 -2Z",
        "M-6.8 -1.2C-2.6 -4.2 2.4 -4.6 6.4 -2C6.9 -3.2 6.7 -4.2 6 -5C2.2 -6.8 -3 -6.4 -7 -3.8"
        "C-7.4 -2.8 -7.3 -2 -6.8 -1.2Z",
    ),
    "acorn": (
        "M-1.6 -10C-1.6 -13 -3 -14.4 -5 -15.4L-3 -17.2C.4 -15.6 1.4 -13 1.2 -10Z",
        "M-7.2 -2.6C-7.8 -8.4 -4 -11.6 0 -11.6C4.4 -11.6 7.6 -8 7.2 -3"
        "C2.4 -4.8 -2.8 -4.6 -7.2 -2.6Z",
        "M-7.8 -1.6C-3 -4.2 3 -4.4 7.6 -2.2C8.2 -3.2 8 -4 7.4 -4.6C2.8 -6.6 -3.2 -6.4 -7.8 -4"
        "C-8.4 -3 -8.3 -2.2 -7.8 -1.6Z",
    ),
    "hood": (
        "M-3 -10C-8 -12.4 -13 -11 -15.4 -7.6C-12 -8 -10 -6 -9 -2C-8.6 2 -8.8 6 -7 9L-2.4 7Z",
        "M5.4 -4.6C3.4 -10.6 -3.4 -12.4 -7.6 -7.6C-10.6 -3.6 -9.6 4.4 -6.4 9.4"
        "C-3.6 10.4 -.6 9.6 1.4 7.6"
        "C-2.4 5.6 -4 1.6 -3 -1.6C-1.6 -4.6 2.4 -5 5.4 -4.6Z",
        "M5.9 -4.2C1.6 -4.6 -1.6 -3.6 -2.6 -1C-3.4 2 -1.8 5.4 1.8 7.2C1.4 8.2 .4 8.8 -.6 9"
        "C-4.4 6.4 -5.6 2 -4.6 -1.8"
        "C-3.4 -5.4 1.4 -6.8 5.7 -5.8C6.2 -5.2 6.2 -4.6 5.9 -4.2Z",
    ),
    "brim": (
        "M-12 -.6C-8 -4.8 9 -5.4 12.4 -2C8 -2.6 -6 -2.4 -12 -.6Z",
        "M-6.6 -3.4C-6.8 -9.6 -8.6 -13 -12.6 -15.4C-5 -17.4 3 -13.4 6.6 -4.4"
        "C2 -5.6 -2.6 -5.2 -6.6 -3.4Z",
        "M-13.4 .6C-9 -5.4 10 -6.6 14.4 -2.4C13.6 -.6 9.8 -2 5 -2.4C-1.4 -2.8 -8 -1.4 -13.4 .6Z",
    ),
    "leaf": (
        "M-3 -9C-7 -12.6 -12.6 -12.4 -15.6 -8.4C-12.6 -8.8 -10.6 -7.4 -9.4 -4.6L-5 -3Z",
        "M-6.4 -1.8C-8 -8 -3.6 -13 2 -11.8C5.6 -10.8 7.4 -7.4 9.6 -7.2C8.4 -4.6 6.8 -3.6 5.6 -3"
        "C2 -4.6 -2.6 -4.4 -6.4 -1.8Z",
        "M-6.9 -1C-2.6 -4.2 2.4 -4.4 6.4 -2.2C6.8 -3 6.6 -3.8 6 -4.4C2.2 -6 -3 -5.8 -7 -3.4"
        "C-7.3 -2.4 -7.3 -1.6 -6.9 -1Z",
    ),
}  # fmt: skip
NOSES = {
    "long": "C6.2 .1 8.2 .5 8.7 1.6C8.9 2.6 7.2 2.9 5.6 2.4",
    "round": "C6.4 -.8 8.4 -.2 8.3 1.5C8.2 3.1 6.4 3.1 5.5 2.3",
    "snub": "C6 -.5 7.4 -.9 7.6 .2C7.7 1.3 6.4 2.2 5.5 2.2",
}

BLUSH: dict[str, Point] = {"long": (7.5, 1.6), "round": (7.2, 1.2), "snub": (6.4, 0.7)}
"""Where the tip of each nose is red."""


class Kind(NamedTuple):
    """What makes a pixie this one."""

    skin: Skin
    cap: Cloth
    wears: Headgear
    nose: Literal["long", "round", "snub"] = "long"
    beard: Beard = ""
    hair: Cloth = WOOL


def head(
    a: Art, x: float, y: float, size: float, kind: Kind, turn: float = 0, left: bool = False
) -> None:
    """In profile, to the right unless `left`; he looks at what he is doing."""
    skin, cap = kind.skin, kind.cap
    ends = (-4, -5, 5, 5) if left else (5, -4, -4, 5)
    lit = (5, -13, -7, -2) if left else (-7, -13, 6, -2)
    tail, crown, band = CAPS[kind.wears]
    back, front = -size if left else size, size
    with a.group(f"translate({n(x)} {n(y)}) scale({n(back)} {n(front)}) rotate({n(turn)})"):
        a.path(tail, a.linear(-2, -8, -17, -10, (0, cap.dark), (1, cap.deep)))
        if kind.beard == "braids":
            _braids(a, kind.hair)
        a.path(
            f"M-4.6 -3C-2 -5.8 3.4 -5.6 4.6 -2.4C5 -1.6 4.9 -1 5.2 -.5{NOSES[kind.nose]}"
            "C5.8 3 5.7 3.5 5.1 3.7C5.3 4.4 4.8 5.8 3.2 6.1C.8 6.5 -2.4 5.4 -3.8 3"
            "C-5 1 -5.4 -1.4 -4.6 -3Z",
            a.linear(*ends, (0, skin.light), (0.6, skin.mid), (1, skin.shade)),
        )
        a.ellipse(3, 2.4, 1.6, 1.1, "#D9583C", 0.36)
        a.ellipse(*BLUSH[kind.nose], 0.8, 0.7, "#D9583C", 0.4)
        _eye(a)
        brow = kind.hair.light if kind.beard in ("long", "goatee") else "#6B3B24"
        a.path("M1.7 -2.5Q3.4 -3.5 5 -2.2", "none", 1, brow, 0.85)
        a.path("M3 4Q4.3 4.6 5.2 3.7", "none", 1, "#7A2F2A", 0.55)
        if kind.beard in ("goatee", "long"):
            _beard(a, kind.beard, kind.hair)
        if kind.wears != "hood":
            _ear(a, skin)
        a.path(crown, a.linear(*lit, (0, cap.light), (0.45, cap.mid), (1, cap.deep)))
        _texture(a, kind)
        a.path(band, a.linear(*lit, (0, cap.light), (1, cap.mid)))


def _eye(a: Art) -> None:
    """Wide open and set on what lies before him, under a heavy lid."""
    a.path("M1.9 -.7C2.5 -2 4.2 -2.2 4.9 -1C4.3 .4 2.7 .6 1.9 -.7Z", "#FFFBEA")
    a.circle(3.9, -0.84, 0.84, "#3F6E3A")
    a.circle(4, -0.84, 0.46, INK)
    a.circle(3.7, -1.12, 0.24, "#FFFFFF")
    a.path("M1.6 -.7C2.4 -2.3 4.4 -2.5 5.1 -1.1C4.2 -1.8 2.8 -1.7 1.6 -.7Z", INK)


def _ear(a: Art, skin: Skin) -> None:
    """Pointed, and laid back."""
    a.path(
        "M-1.4 2.2C-3.4 2.4 -6.4 .4 -9.8 -3.6C-6 -3.2 -2.4 -2.6 -.9 -.8C0 .2 -.2 1.8 -1.4 2.2Z",
        skin.mid,
    )
    a.path("M-1.7 1.3C-3.4 1 -5.2 -.4 -7 -2.2C-4.8 -1.8 -2.8 -1.2 -1.7 -.2Z", skin.shade, 0.75)


def _texture(a: Art, kind: Kind) -> None:
    """What tells the stuff of a cap: a bell, scales of an acorn, veins of a leaf, ribs of wool."""
    cap = kind.cap
    if kind.wears == "bell":
        a.circle(-17.8, -5.4, 1.9, "#C9993F")
        a.circle(-18, -5.6, 1.5, "#F8DC8C")
        a.circle(-18.4, -6.1, 0.6, "#FFFBE6")
    if kind.wears == "acorn":
        for x, y in (
            (-5, -6),
            (-1.8, -7),
            (1.6, -7),
            (4.8, -6.2),
            (-3.2, -9),
            (0.2, -9.6),
            (3.4, -8.8),
        ):
            a.path(
                f"M{n(x - 1.4)} {n(y - 0.4)}Q{n(x)} {n(y + 1.8)} {n(x + 1.4)} {n(y - 0.4)}",
                "none",
                1,
                cap.dark,
                0.5,
                0.7,
            )
    if kind.wears == "leaf":
        a.limb([(8.6, -6.8), (2, -7.6), (-4.4, -5)], [0.2, 0.7, 0.3], cap.dark, o=0.6)
        for x in (4.4, 1, -2.4):
            a.line([(x, -7.2), (x - 0.4, -9), (x - 1.6, -10.4)], cap.dark, 0.35, 0.6)
    if kind.wears in ("cone", "bell", "brim"):
        a.limb([(-2.4, -10.4), (-4.4, -7.4), (-4.6, -4.6)], [0.2, 1.3, 0.3], cap.light, o=0.7)
        a.limb([(2.6, -9), (3.6, -6.8), (3.6, -5)], [0.2, 1.1, 0.2], cap.dark, o=0.35)
    if kind.wears == "brim":
        a.path(
            "M-6.8 -4.8C-2.4 -7 2.6 -7.2 6.6 -5.6L6.8 -4.2C2 -5.6 -2.6 -5.2 -6.8 -3.2Z",
            cap.dark,
            0.75,
        )


def _beard(a: Art, kind: Beard, hair: Cloth) -> None:
    if kind == "goatee":
        a.path(
            "M1 4.4C2.4 5.6 4.2 5.6 5.2 4.2C6.2 6.4 6.6 9 5.4 11.6C3.4 10 1.4 7.6 1 4.4Z",
            a.linear(1, 4, 6, 11, (0, hair.light), (1, hair.deep)),
        )
        return
    a.path(
        "M-2.4 2.6C0 4.8 1.6 3.4 2.6 2.2C4 2.6 5.4 3 6 4C8 8 8.4 13.4 6.6 18.6"
        "C5.6 16.8 4.8 16.8 4 18.8"
        "C2.8 16.6 1.8 16.4 .6 17.8C.4 15.4 -.6 14.6 -2 15C-2.6 10.8 -3.6 6.4 -2.4 2.6Z",
        a.linear(-2, 3, 7, 17, (0, hair.light), (0.5, hair.mid), (1, hair.deep)),
    )
    for points in (
        [(0, 5.6), (0.4, 10), (1, 15)],
        [(2.6, 4.6), (3.6, 10), (3.8, 15.6)],
        [(4.8, 5), (6.2, 10), (6, 15)],
    ):
        a.line(points, hair.deep, 0.4, 0.7)
    a.path("M2.4 2.4C3.8 1.8 5.6 2.4 6.6 3.8C5 4.4 3.4 4 2.4 2.4Z", hair.light)


def _braids(a: Art, hair: Cloth) -> None:
    """A braid that hangs from behind the ear: beads that grow smaller, and a ribbon."""
    for i, (x, y) in enumerate(((-3.6, 2.2), (-4.6, 4.6), (-5.1, 7.1), (-5.2, 9.4))):
        r = 2.3 - i * 0.25
        a.ellipse(
            x,
            y,
            r,
            r * 0.86,
            a.linear(x - r, y - r, x + r, y + r, (0, hair.light), (0.5, hair.mid), (1, hair.deep)),
            1,
            40,
        )
    a.path("M-5.2 10L-7.4 13.4L-5.2 12.6L-3.2 13.4Z", "#F8DC8C")


def boot(
    a: Art,
    x: float,
    y: float,
    size: float = 1,
    turn: float = 0,
    left: bool = False,
    far: bool = False,
) -> None:
    """A boot whose toe curls up; its ankle is at x, y and its sole four units below."""
    back = -size if left else size
    with a.group(f"translate({n(x)} {n(y)}) scale({n(back)} {n(size)}) rotate({n(turn)})"):
        fill = a.linear(
            -4,
            -2,
            12,
            4,
            (0, mix(LEATHER.light, LEATHER.mid, 0.7) if far else LEATHER.light),
            (1, LEATHER.deep),
        )
        a.path(
            "M-3.4 -3C-1 -4 1.6 -4 3 -2.6C4.6 -.4 7.6 .6 10.4 -.2C12.8 -1 13.6 -3.4 12.4 -5.2"
            "C15.8 -4 16.4 1.4 12.6 3.6"
            "C9 5.4 0 5.2 -4.2 4.4C-4.8 2 -4.4 -1 -3.4 -3Z",
            fill,
        )
        if not far:
            a.limb(
                [(-2.8, -2), (0.4, 0.4), (6, 2), (11.4, 1)], [0.3, 1, 0.9, 0.2], "#F0C492", o=0.55
            )
            a.path(
                "M-3.9 -3.4C-1.6 -4.8 1.8 -4.8 3.7 -3.2L3.4 -1.4C1.4 -2.6 -1.4 -2.6 -3.7 -1.4Z",
                "#E9CFA0",
            )


def limb(a: Art, points: Sequence[Point], widths: Widths, cloth: Cloth, far: bool = False) -> None:
    """A clothed arm or leg, round at the shoulder or hip; a far one lies in the shade."""
    (x0, y0), (x1, y1) = points[0], points[1]
    out = widths[0] * 0.45 / math.hypot(x1 - x0, y1 - y0)
    points = [(x0 + (x0 - x1) * out, y0 + (y0 - y1) * out), *points]
    widths = [widths[0] * 0.42, *widths]
    if far:
        side = lit_edge(points)
        a.path(ribbon(points, widths), mix(cloth.mid, cloth.deep, 0.75))
        a.path(ribbon(points, widths, -side, -0.2 * side), cloth.dark, 0.4)
        return
    side = lit_edge(points)
    a.path(ribbon(points, widths), dye(a, [*points, (points[0][0] + 4, points[-1][1] + 4)], cloth))
    a.path(ribbon(points, widths, -side, -0.3 * side), cloth.dark, 0.42)
    a.path(ribbon(points, widths, 0.35 * side, 0.9 * side), cloth.light, 0.6)


def neck(a: Art, base: Point, chin: Point, skin: Skin) -> None:
    """What joins a head to a coat; draw it before both."""
    middle = between(base, chin, 0.5)
    a.limb([base, middle, chin], [7, 5.2, 5.4], skin.mid, "", skin.shade)


def kerchief(a: Art, x: float, y: float, size: float, cloth: Cloth, turn: float = 0) -> None:
    """Tied under the chin, its edge in points."""
    with a.moved(x, y, size, turn):
        shape: list[Point] = [
            (-8.4, -1.4), (-3, 0.6), (3, 0.6), (8.4, -1.8), (8.6, 2.4), (5, 3.4), (3, 6.6),
            (0, 4), (-3.4, 6.4), (-5.4, 3.4), (-8.8, 2.6),
        ]  # fmt: skip
        a.blob(shape, dye(a, shape, cloth))
        a.limb(
            [(-7.6, -0.6), (-3, 1.6), (3, 1.6), (7.6, -0.8)],
            [0.3, 0.9, 0.8, 0.2],
            cloth.light,
            o=0.7,
        )


def fist(a: Art, x: float, y: float, skin: Skin, r: float = 2.7, turn: float = 0) -> None:
    """A closed hand that holds something; x, y is its middle."""
    size = 3 * r
    Hand(toward((x, y), turn + 180, size * 0.38), turn, skin, size=size).fist(a)


def coat(a: Art, points: Sequence[Point], cloth: Cloth, shade: Sequence[Point]) -> None:
    """A coat as one shape, its shade on the right, and a light on the left of it."""
    a.blob(points, dye(a, points, cloth))
    a.blob(shade, cloth.dark, 0.42)


def belt(a: Art, points: Sequence[Point], width: float = 2.6) -> None:
    a.limb(points, [width * 0.8, width, width * 0.8], LEATHER.dark)
    x, y = points[len(points) // 2]
    a.path(f"M{n(x - 1.7)} {n(y - 1.7)}h3.4v3.4h-3.4Z", "none", 1, "#F4D27A", 0.8)
