"""What holds a bottle and adorns it: rings, bands, cords, handles, stands, a burner."""

from collections.abc import Callable

from curves import polygon, toward
from kit import Art

Draw = Callable[[Art], None]


def brass(a: Art, left: float, right: float) -> str:
    tones = ((0, "#7A4E1A"), (0.25, "#FFF0B8"), (0.55, "#D9A24A"), (1, "#6B4016"))
    return a.linear(left, 0, right, 0, *tones)


def _nothing(a: Art) -> None:
    """Nothing behind it."""


def _ring(a: Art) -> None:
    a.limb([(-4.6, -31.4), (0, -30.4), (4.6, -31.4)], [1.4, 1.8, 1.4], brass(a, -5, 5))


def _band(a: Art) -> None:
    """A band, and the marks by which one measures."""
    a.path("M-6.4 -28H6.4L8 -25.2H-8Z", brass(a, -8, 8))
    for y, w in ((-12, 4), (-8, 5), (-4, 4)):
        a.path(f"M-17 {y}h{w}", "none", 1, "#FFFFFF", 0.7, 0.7)


def _cord(a: Art) -> None:
    a.limb([(-6, -24.4), (0, -23.2), (6, -24.4)], [1.6, 2, 1.6], "#F2E0B4")
    a.limb([(2, -23.6), (6, -18), (4, -13)], [0.8, 0.8, 1.6], "#F2E0B4")


def _handles(a: Art) -> None:
    for s in (-1, 1):
        line = [(s * 4.6, -43), (s * 13, -44), (s * 18, -37), (s * 15, -28)]
        a.limb(line, [2.4, 2.6, 2.4, 2], brass(a, -18, 18))


def _foot(a: Art) -> None:
    a.path("M-8.4 1H8.4L9.6 3.4H-9.6Z", brass(a, -9, 9))
    a.limb([(-15, -26.4), (0, -23.8), (15, -26.4)], [0.8, 1.4, 0.8], "#FFE6A0", o=0.9)


def _legs(a: Art) -> None:
    for s in (-1, 1):
        a.limb([(s * 13, -15), (s * 10, -5), (s * 14, 2)], [1.8, 1.7, 1.4], brass(a, -15, 15))


def _hoop(a: Art) -> None:
    a.limb([(-14.6, -14), (0, -10.6), (14.6, -14)], [1.6, 2.2, 1.6], brass(a, -15, 15))
    a.path("M-10 1.6H10L12 3.6H-12Z", brass(a, -12, 12))


def _bow(a: Art) -> None:
    """The handle of a kettle."""
    line = [(-13.0, -25.0), (-24, -33), (-13, -45), (4, -44), (12, -27)]
    a.limb([(x, y) for x, y in line], [2.4, 2.4, 2.6, 2.4, 2], brass(a, -20, 14))


def _lid(a: Art) -> None:
    a.path("M-11 -29C-7 -34.6 7 -34.6 11 -29C5 -27.6 -5 -27.6 -11 -29Z", brass(a, -11, 11))
    a.circle(0, -35.4, 2.4, brass(a, -3, 3))
    a.path("M-9 1H9L11 3.4H-11Z", brass(a, -11, 11))


def _trivet(a: Art) -> None:
    for x, foot in ((-20, -23), (8, 11)):
        a.limb([(x, -6), (foot, 2)], [1.8, 1.4], brass(a, -24, 12))
    a.glow(-6, 1, 8, "#FFB04A", 0.9)


def _flame(a: Art) -> None:
    a.limb([(-21, -6), (-6, -2.6), (9, -6)], [1.6, 2, 1.6], brass(a, -22, 10))
    a.path(
        "M-6 3.4C-9.6 2.4 -9.6 -.6 -7.6 -2C-7 -.6 -6 -.8 -5.8 -3.4C-2.6 -1 -2 2.4 -6 3.4Z",
        a.linear(-6, -3, -6, 3, (0, "#FF8A2E"), (1, "#FFF3A8")),
    )


def _star(a: Art) -> None:
    """A star that hangs in the bow of the moon."""
    a.glow(8, -24, 9, "#FFF0B0", 0.8)
    star = [toward((8, -24), k * 36 - 90, 6.4 if k % 2 == 0 else 2.8) for k in range(10)]
    a.path(polygon(star), a.linear(3, -30, 12, -18, (0, "#FFFBE0"), (1, "#F0B84A")))
    a.path("M4 -38C6 -35 7.4 -33 8 -30.6", "none", 1, "#F0CD7C", 0.5)


def _facets(a: Art) -> None:
    for d, tone, o in (
        ("M-4.6 -35L0 -20.6L-20.4 -20.6Z", "#FFFFFF", 0.42),
        ("M4.6 -35L20.4 -20.6H0Z", "#2A3A6A", 0.2),
        ("M-20.4 -20.6H-7L-9 1H-13Z", "#FFFFFF", 0.45),
        ("M7 -20.6H20.4L13 1H9Z", "#23335E", 0.4),
        ("M-7 -20.6H7L9 1H-9Z", "#FFFFFF", 0.12),
    ):
        a.path(d, tone, o)
    a.path("M-20.4 -20.6H20.4", "none", 1, "#FFFFFF", 0.6, 0.8)


FITTINGS: dict[str, tuple[Draw, Draw]] = {
    "ring": (_nothing, _ring),
    "band": (_nothing, _band),
    "cord": (_nothing, _cord),
    "handles": (_handles, _foot),
    "stand": (_legs, _hoop),
    "kettle": (_bow, _lid),
    "burner": (_trivet, _flame),
    "star": (_star, _nothing),
    "facets": (_nothing, _facets),
}
"""What is drawn behind a bottle, and what before it."""
