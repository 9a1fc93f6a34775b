"""What pixies wear on their heads, in the head's own coordinates."""

from collections.abc import Callable
from typing import Literal

from curves import n
from kit import Art
from tones import Cloth

Cap = Literal["kerchief", "cone", "acorn", "feather", "flyer", "tuft"]
BAND = (
    "M-6.4 -1.6C-2.6 -4.4 2.4 -4.6 6.2 -2.2C6.6 -3.2 6.4 -4 5.8 -4.6C2.2 -6.4 -3 -6 -6.6 -3.6"
    "C-7 -2.8 -6.9 -2.2 -6.4 -1.6Z"
)
DOME = "M-5.8 -2.2C-6.6 -8.6 -2 -12.4 2.4 -10C5 -8.6 6 -5.4 5.6 -2.8C2 -4.6 -2.4 -4.4 -5.8 -2.2Z"


def _lit(left: bool) -> tuple[float, float, float, float]:
    """From the side of the light to the other; a head that looks left is drawn mirrored."""
    return (-6, -12, 6, -2) if left else (6, -12, -8, -2)


def _felt(a: Art, cloth: Cloth, left: bool) -> str:
    return a.linear(*_lit(left), (0, cloth.light), (0.5, cloth.mid), (1, cloth.deep))


def bell(a: Art, x: float, y: float) -> None:
    a.circle(
        x, y, 1.5, a.radial(x - 0.5, y - 0.6, 2.2, (0, "#FFF9DC"), (0.5, "#F0C860"), (1, "#9A6A22"))
    )
    a.circle(x - 0.5, y - 0.5, 0.45, "#FFFFFF")


def _kerchief(a: Art, cloth: Cloth, left: bool, hair: str) -> None:
    """A sailor's kerchief, knotted behind, its ends in the wind."""
    for points, tone in (
        ([(-5.4, -2.6), (-10, -5.4), (-14.6, -3.6), (-18, -6.4)], cloth.deep),
        ([(-5.4, -2), (-9, -1), (-12, 2.4), (-15.6, 2.6)], cloth.mid),
    ):
        a.limb(points, [2, 3.4, 3, 0.4], tone, lit=cloth.light)
    a.path(DOME, _felt(a, cloth, left))
    a.path(BAND, cloth.light)
    for x, y in ((-2.6, -7.6), (1, -8.6), (3.4, -6.4), (-0.4, -5.8), (-4.2, -5)):
        a.circle(x, y, 0.62, "#FFF6DC")
    a.circle(-5.8, -2.6, 1.5, cloth.mid)
    a.circle(-6.2, -3, 0.7, cloth.light)


def _cone(a: Art, cloth: Cloth, left: bool, hair: str) -> None:
    """A tall felt hat with a brim and a gold band."""
    a.path(
        "M-6.2 -2.4C-6.4 -8 -5.8 -13 -9.6 -19.4C-10 -21.4 -8 -22 -6.6 -20.6"
        "C-1 -15 4.6 -9.6 6 -3C2 -5 -2.6 -4.8 -6.2 -2.4Z",
        _felt(a, cloth, left),
    )
    a.path(
        "M-6.2 -2.4C-6.4 -8 -5.8 -13 -9.6 -19.4C-5.8 -15.6 -3 -9 -2.6 -4.2"
        "C-4 -3.8 -5 -3.2 -6.2 -2.4Z",
        cloth.dark,
        0.45,
    )
    a.path("M-9 -1.2C-4 -5.4 4 -5.8 9.4 -1.8C5 -3.4 -3.6 -3.4 -9 -1.2Z", cloth.light)
    a.limb([(-6.2, -4.4), (-0.4, -6.8), (5.4, -5)], [1.2, 1.6, 1.2], "#F0CD7C")


def _cup(a: Art, cloth: Cloth, left: bool, hair: str) -> None:
    """An acorn's cup."""
    cup = a.linear(*_lit(left), (0, "#D9B483"), (0.5, "#90683E"), (1, "#4A3020"))
    a.path(
        "M-7.4 -2.2C-8 -8 -4 -11.4 .4 -11.4C5 -11.2 7.6 -7.6 7 -2.8C2.6 -5 -3 -4.8 -7.4 -2.2Z",
        cup,
    )
    for row, (v, us) in enumerate(
        (
            (-8.6, (-2.4, 0.6, 3.4)),
            (-6, (-4.6, -1.6, 1.6, 4.6)),
            (-3.9, (-5.6, -2.8, 0.4, 3.4, 5.8)),
        )
    ):
        for u in us:
            a.path(
                f"M{n(u - 1.5)} {n(v)}Q{n(u)} {n(v + 2.6 - row * 0.3)} {n(u + 1.5)} {n(v)}",
                "none",
                1,
                "#3A241A",
                0.45,
                0.8,
            )
    a.limb([(0.4, -11), (0.2, -13.4), (-1.6, -15.4)], [1.6, 1.2, 1], "#6B4A2E")


def _feathered(a: Art, cloth: Cloth, left: bool, hair: str) -> None:
    """A hunter's hat with a feather."""
    a.path(
        "M-6.6 -3C-6 -8.6 -1 -11.6 3 -10C5 -8.6 6.4 -6.6 12 -3.6C6 -3.8 -1 -5.4 -6.6 -3Z",
        _felt(a, cloth, left),
    )
    a.path(
        "M-8.6 -1.4C-6 -5 0 -5.8 5 -4.4C8 -3.6 10 -3.4 12.4 -3.4C9 -1.6 4 -2.8 0 -3"
        "C-3.4 -3.2 -6 -2.6 -8.6 -1.4Z",
        cloth.light,
    )
    a.limb([(-3, -6), (-8, -12), (-15, -16)], [0.6, 3.4, 0.3], "#F4E3B4", lit="#FFFFFF")
    a.line([(-3, -6), (-8, -12), (-14.4, -15.6)], "#9A6A22", 0.4)


def _leather(a: Art, cloth: Cloth, left: bool, hair: str) -> None:
    """A leather cap with goggles."""
    a.path(
        "M-5.6 1C-7.4 -6 -3.6 -10.2 1 -10C4.6 -9.6 6 -6 5.4 -2.6C2 -4.4 -1 -4 -2.4 -2"
        "C-3.4 -.4 -4.4 .6 -5.6 1Z",
        _felt(a, cloth, left),
    )
    a.limb([(-4.8, 0), (-3, -3.4), (1, -4.6), (5.6, -3)], [1.2, 1.3, 1.3, 1], cloth.light)
    a.ellipse(3.6, -5.6, 2.3, 1.9, "#7A5428", 1, 12)
    a.ellipse(3.5, -5.7, 1.6, 1.3, a.linear(2, -7, 5, -4, (0, "#F4FFFF"), (1, "#5FA6B4")), 1, 12)


def _bare(a: Art, cloth: Cloth, left: bool, hair: str) -> None:
    """No cap: three tufts of hair."""
    for points in (
        [(0, -5), (0.4, -8), (-1.4, -10.6)],
        [(1, -5), (2, -7.4), (1.6, -9.6)],
        [(-1, -5), (-2.2, -7), (-4.4, -8)],
    ):
        a.limb(points, [1.6, 1.2, 0.2], hair)


CAPS: dict[Cap, Callable[[Art, Cloth, bool, str], None]] = {
    "kerchief": _kerchief,
    "cone": _cone,
    "acorn": _cup,
    "feather": _feathered,
    "flyer": _leather,
    "tuft": _bare,
}
