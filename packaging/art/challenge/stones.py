"""The six stones, each lying where something small lives beside it."""

from collections.abc import Callable
from functools import partial

from curves import mix
from kit import Art

from challenge.gems import GEMS, cut
from challenge.life import ENTRIES

_GLINTS = {
    "blue": (33, 20),
    "red": (38, 30),
    "yellow": (31, 22),
    "purple": (38, 22),
    "black": (30, 26),
    "green": (30, 17),
}
"""Where a stone catches the moon."""


def stone(name: str) -> Art:
    a = Art(f"{name.capitalize()} stone")
    gem = GEMS[name]
    shine = "#9AA6DC" if name == "black" else gem.flash
    a.shadow(54, 91, 37, 6, 0.7)
    a.glow(60, 90, 22, shine, 0.6)
    if name == "black":
        a.glow(52, 46, 56, "#A9B0E8", 0.9)
    else:
        # dark where the stone is lit, lit where it is dark: its outline shows all round
        a.glow(44, 42, 58, "#07041C", 1)
        a.glow(66, 64, 36, mix(shine, "#FFFFFF", 0.25), 0.75)
    behind, before = ENTRIES[name]
    behind(a)
    with a.moved(51.5, 48, 0.95):
        cut(a, name)
    before(a)
    x, y = _GLINTS[name]
    a.glow(x, y, 8, "#FFFFFF", 0.6)
    a.spark(x, y, 7.5)
    a.dust([(80, 14, 1.4), (91, 40, 0.7), (87, 26, 0.5)], mix(gem.light, "#FFFFFF", 0.3))
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {name: partial(stone, name) for name in GEMS}
