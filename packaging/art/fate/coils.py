"""The serpents that a traveller has met, as one coil: a quarter for each; the fourth bites."""

import math
from collections.abc import Callable

from curves import Point, between, lit_edge, mix, polygon, ribbon, toward, whorl
from kit import Art

_QUARTERS = 4
Tones = tuple[str, str, str]
"""Light, middle, deep."""
GREEN: Tones = ("#D8FFD0", "#35B57C", "#0C4A3A")
RED: Tones = ("#FFE0B8", "#E8603C", "#6A1420")
WIDE = 14.0


def coil(met: int) -> Art:
    """A groove in stone, in which the serpent comes nearer; red from the third on."""
    a = Art("Coil of a serpent")
    way = list(reversed(whorl((50, 50), 40, 70, 540, 0.26)))
    _groove(a, way)
    if not met:
        return a
    tones = RED if met >= _QUARTERS - 1 else GREEN
    part = _part(way, met / _QUARTERS)
    _body(a, part, tones)
    (px, py), (x, y) = part[-2], part[-1]
    with a.moved(x, y, 1, math.degrees(math.atan2(y - py, x - px))):
        _head(a, tones, bites=met == _QUARTERS)
    return a


def _groove(a: Art, way: list[Point]) -> None:
    """A channel cut into stone: its floor lies in the shade of the edge toward the light."""
    wide = _widths(len(way), WIDE)
    side = lit_edge(way)
    a.limb(way, [w + 2.4 for w in wide], "#B8A98C")
    a.path(ribbon(way, [w + 2.4 for w in wide], 0.55 * side, side), "#F0E4C8", 0.5)
    a.limb(way, wide, "#5E5348")
    a.path(ribbon(way, wide, 0.35 * side, side), "#2E2628", 0.6)
    a.path(ribbon(way, wide, -side, -0.7 * side), "#A8987C", 0.7)
    for k in range(4, len(way) - 1, 2):
        a.circle(*way[k], 1, "#A8987C", 0.55)


def _body(a: Art, way: list[Point], tones: Tones) -> None:
    """Round, lit along one edge, a row of diamonds on its back."""
    light, plain, deep = tones
    wide = _widths(len(way), WIDE + 1)
    side = lit_edge(way)
    a.limb([(x + 1, y + 1.6) for x, y in way], wide, "#1A1014", o=0.45)
    a.limb(way, wide, plain)
    a.path(ribbon(way, wide, -side, -0.35 * side), deep, 0.6)
    a.path(ribbon(way, wide, 0.45 * side, 0.92 * side), mix(plain, light, 0.6), 0.75)
    a.path(ribbon(way, wide, 0.7 * side, 0.86 * side), light, 0.9)
    for k in range(1, len(way) - 1):
        for t in (0.0, 0.5):
            here = between(way[k], way[k + 1], t)
            (px, py), (qx, qy) = way[k], way[k + 1]
            turn = math.degrees(math.atan2(qy - py, qx - px))
            long, across = wide[k] * 0.27, wide[k] * 0.2
            tips = [toward(here, turn, long), toward(here, turn + 90, across)]
            tips += [toward(here, turn + 180, long), toward(here, turn - 90, across)]
            a.path(polygon(tips), deep, 0.75)
            a.circle(*here, wide[k] * 0.07, light)


def _head(a: Art, tones: Tones, *, bites: bool) -> None:
    """From above, its nose toward +x; the one that bites shows its fangs."""
    light, plain, deep = tones
    if bites:
        a.limb([(10, 0), (16, 0.6), (20, 0)], [1.8, 1.4, 1], "#F2506A")
        a.path("M19 .4L24 -3M19 -.4L24 3", "none", 1, "#F2506A", 1.2)
    skull = (
        "M-9 -6.6C-5 -10.6 2 -11.4 6 -8.6C10 -6.4 15 -4.6 16.4 -1.6C17 -.4 17 .4 16.4 1.6"
        "C15 4.6 10 6.4 6 8.6C2 11.4 -5 10.6 -9 6.6C-11 3 -11 -3 -9 -6.6Z"
    )
    with a.group("translate(.8 1.6)"):
        a.path(skull, "#1A1014", 0.45)
    a.path(skull, a.radial(0, -3, 17, (0, light), (0.45, plain), (1, deep)))
    a.path("M-8 0C-3 -2.6 4 -2.4 9 0C4 2.4 -3 2.6 -8 0Z", deep, 0.55)
    for s in (-1, 1):
        a.ellipse(4.4, s * 6, 3.7, 2.7, deep, 0.9, s * 24)
        a.ellipse(4.6, s * 6, 2.9, 2.1, "#FFE58A", 1, s * 24)
        a.ellipse(5, s * 6, 0.7, 1.8, "#241018", 1, s * 24)
        a.circle(4, s * 6 - 0.8, 0.6, "#FFFFFF")
        a.circle(14, s * 1.7, 0.7, deep)
        if bites:
            a.path(f"M11.6 {s * 4.6}L17.4 {s * 6}L14.4 {s * 3}Z", "#FFFDF0")


def _widths(count: int, wide: float) -> list[float]:
    """Thin at the tail, which lies in the middle."""
    return [wide * min(1.0, 0.3 + 2.4 * k / count) for k in range(count)]


def _part(way: list[Point], share: float) -> list[Point]:
    """The first part of a way."""
    end = share * (len(way) - 1)
    whole = int(end)
    rest = [between(way[whole], way[whole + 1], end - whole)] if whole + 1 < len(way) else []
    return [*way[: whole + 1], *rest]


def _made(met: int) -> Callable[[], Art]:
    return lambda: coil(met)


EMBLEMS: dict[str, Callable[[], Art]] = {f"coil-{met}": _made(met) for met in range(_QUARTERS + 1)}
