"""The moon as a sign: the same disc everywhere on the table, told by where its light is."""

from collections.abc import Callable

from curves import mirrored
from kit import Art

from moons.sky import CENTRE, CRATERS, RADIUS, SEAS, half, seas

GROWN = 1.37
"""From the moon of a card to a disc that fills its picture."""
SILVER = ((0, "#FFFFFF"), (0.25, "#AEBBD8"), (0.5, "#F4F7FF"), (0.75, "#66759C"), (1, "#C8D2EA"))
CREAM = ((0, "#FFFDF0"), (0.5, "#F8EBC0"), (1, "#CDBB8C"))


def _disc(title: str, lit: str) -> Art:
    """The dark side, the lit part over it, seas and craters where it is lit, an edge of silver."""
    a = Art(title)
    x, y = CENTRE
    with a.group(f"translate(50 50) scale({GROWN}) translate(-{x} -{y})"):
        dark = ((0, "#343C74"), (0.6, "#1C2250"), (1, "#0E1234"))
        a.circle(x, y, RADIUS, a.radial(x - 8, y - 10, RADIUS * 1.4, *dark))
        seas(a, "#1A1E4A", "#121638", 0.7)
        if lit:
            a.path(lit, a.radial(x - 8, y - 12, RADIUS * 1.6, *CREAM))
            _lit(a, title)
        rim = a.linear(x - 24, y - 24, x + 24, y + 24, *SILVER)
        a.circle(x, y, RADIUS, "none", 1, rim, 2)
    return a


def _lit(a: Art, title: str) -> None:
    """Seas and craters of the lit side, and the dusk along its inner edge."""
    middle = CENTRE[0]
    side = {"Waxing disc": 1, "Waning disc": -1}.get(title, 0)
    right = [coast for coast in SEAS if min(x for x, _ in coast) > middle + 4]
    coasts = {0: list(SEAS), 1: right, -1: [mirrored(coast, middle) for coast in right]}[side]
    seas(a, "#CDB68A", "#A88E66", 1.1, coasts)
    for x, y, r in CRATERS:
        if side == 0 or (x - middle) * side > r + 1:
            a.circle(x, y, r * 1.4, "#A08F64", 0.5)
            a.circle(x + r * 0.3, y + r * 0.35, r * 1.1, "#FFF6D6", 0.75)
            a.circle(x + r * 0.1, y + r * 0.1, r * 0.8, "#D8C696", 0.9)
    if side:
        dusk = a.linear(middle, 0, middle + side * 9, 0, (0, "#4A4470", 0.5), (1, "#4A4470", 0))
        a.path(half(side, 1), dusk)


def _made(title: str, lit: str) -> Callable[[], Art]:
    return lambda: _disc(title, lit)


_WHOLE = (
    f"M{CENTRE[0]} {CENTRE[1] - RADIUS}A{RADIUS} {RADIUS} 0 1 1 {CENTRE[0]} {CENTRE[1] + RADIUS}"
    f"A{RADIUS} {RADIUS} 0 1 1 {CENTRE[0]} {CENTRE[1] - RADIUS}Z"
)
EMBLEMS: dict[str, Callable[[], Art]] = {
    "disc-new": _made("New disc", ""),
    "disc-waxing": _made("Waxing disc", half(1, 1)),
    "disc-full": _made("Full disc", _WHOLE),
    "disc-waning": _made("Waning disc", half(-1, 1)),
}
