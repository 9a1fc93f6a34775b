"""The serpents that a traveller has met, as one coil: a quarter for each; the fourth bites."""

from collections.abc import Callable

from curves import Point, between, whorl
from kit import Art

_QUARTERS = 4
GREEN = ("#C8FFD8", "#35B57C", "#0C3A28")
RED = ("#FFD8C0", "#E8603C", "#5A160C")
STONE = ("#C9B99A", "#7E6F5A", "#2A1C10")


def coil(met: int) -> Art:
    """Grey where no serpent was met yet; red from the third on."""
    a = Art("Coil of a serpent")
    way = list(reversed(whorl((50, 50), 40, 70, 540, 0.26)))
    a.limb([(x + 1.4, y + 2) for x, y in way], _body(len(way), 14), "#150B06", o=0.6)
    a.limb(way, _body(len(way), 14), STONE[1], lit=STONE[0], shade=STONE[2])
    if not met:
        return a
    light, plain, deep = RED if met >= _QUARTERS - 1 else GREEN
    part = _part(way, met / _QUARTERS)
    a.limb([(x + 1.4, y + 2) for x, y in part], _body(len(part), 16), deep)
    a.limb(part, _body(len(part), 16), plain, lit=light, shade=deep)
    x, y = part[-1]
    a.circle(x + 1.2, y + 1.8, 12, deep, 0.8)
    a.circle(x, y, 11.6, a.radial(x - 3, y - 4, 14, (0, light), (0.5, plain), (1, deep)))
    for side in (-1, 1):
        a.circle(x + side * 4, y - 2, 2.4, "#FFF6C0")
        a.circle(x + side * 4, y - 2, 1.1, "#1A0C06")
    return a


def _body(count: int, wide: float) -> list[float]:
    """Thin at the tail, which lies in the middle."""
    return [wide * min(1.0, 0.4 + 2.4 * k / count) for k in range(count)]


def _part(way: list[Point], share: float) -> list[Point]:
    """The first part of a way."""
    end = share * (len(way) - 1)
    whole = int(end)
    rest = [between(way[whole], way[whole + 1], end - whole)] if whole + 1 < len(way) else []
    return [*way[: whole + 1], *rest]


def _made(met: int) -> Callable[[], Art]:
    return lambda: coil(met)


EMBLEMS: dict[str, Callable[[], Art]] = {f"coil-{met}": _made(met) for met in range(_QUARTERS + 1)}
