"""Nine bottles, one for each recipe: of different outline, brew and breath.

On a card a bottle is half full. On the table it is drawn full, and the table fills it from the
foot: below the level it has its colours, above it is grey, and what rises from it too.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from curves import Point, mix, n
from kit import Art

from fate import steam
from fate.fittings import FITTINGS, brass
from fate.glass import SKY, below, inner, outline, rim, shape

Tones = tuple[str, str, str]
"""Light, middle, deep."""
Floating = tuple[float, float, float]
"""Where a creature floats, and its size."""
WALL = 1.3
FULL = 42.0
"""How far above its foot the brew of a full bottle stands on the table, in units of the drawing."""


class Bottle(NamedTuple):
    """Around its foot, which is at 0, 0."""

    glass: str
    mouth: Point
    level: float
    """Where the brew stands on a card."""
    brew: Tones
    rises: Callable[[Art, str, str], None]
    breath: Point
    """Where the creature floats, from the mouth."""
    fitting: str
    size: float = 1.22
    """How much larger it is on the table."""
    aside: float = 0.0
    """How far its foot stands from the middle there."""
    spout: bool = False
    """Its mouth is that of a spout, without a lip of brass."""


BOTTLES = (
    Bottle(
        "M-4.4 -45H4.4V-31C13 -28 19 -21 19 -13.6C19 -4.6 11 1 0 1C-11 1 -19 -4.6 -19 -13.6"
        "C-19 -21 -13 -28 -4.4 -31Z",
        (0, -45),
        -17.6,
        ("#E4FFC8", "#43C46C", "#0C5640"),
        steam.butterfly,
        (4, -13),
        "ring",
    ),
    Bottle(
        "M-4.4 -45H4.4V-31L20.4 -4.4C22 -1 20.4 1 17 1H-17C-20.4 1 -22 -1 -20.4 -4.4L-4.4 -31Z",
        (0, -45),
        -16.6,
        ("#D6F0FF", "#3A86F4", "#10288A"),
        steam.swallow,
        (6, -12),
        "band",
    ),
    Bottle(
        "M-4 -46H4V-42.6C10 -41 12.4 -36.6 11.4 -31.6C10.6 -28 7.6 -26 5.4 -24.4"
        "C12.6 -22.4 18.6 -17 18.6 -10.6C18.6 -2.6 10 1 0 1C-10 1 -18.6 -2.6 -18.6 -10.6"
        "C-18.6 -17 -12.6 -22.4 -5.4 -24.4C-7.6 -26 -10.6 -28 -11.4 -31.6"
        "C-12.4 -36.6 -10 -41 -4 -42.6Z",
        (0, -46),
        -33,
        ("#FFF6B8", "#FF9A2A", "#A8380A"),
        steam.fish,
        (5, -10),
        "cord",
    ),
    Bottle(
        "M-6 -46H6C4.6 -43 4.4 -41 4.6 -38C13 -34.6 16.4 -28 15.6 -20.6C14.6 -11.6 8 -6.6 4.4 -3"
        "L7.6 1H-7.6L-4.4 -3C-8 -6.6 -14.6 -11.6 -15.6 -20.6C-16.4 -28 -13 -34.6 -4.6 -38"
        "C-4.4 -41 -4.6 -43 -6 -46Z",
        (0, -46),
        -25.6,
        ("#FFE6F4", "#F0609E", "#84125A"),
        steam.hare,
        (10, -4),
        "handles",
    ),
    Bottle(
        "M-4 -46H4V-36.4C10 -41 21 -38.6 21.8 -27.6C22.4 -16 9.6 -5.4 0 1"
        "C-9.6 -5.4 -22.4 -16 -21.8 -27.6C-21 -38.6 -10 -41 -4 -36.4Z",
        (0, -46),
        -25,
        ("#FFD0B4", "#EC2C3C", "#70082A"),
        steam.rose,
        (6, -12),
        "stand",
    ),
    Bottle(
        "M-15 -26C-9 -31 9 -31 15 -26C19 -27 22 -33 26 -38L30.6 -36C28.4 -29 25 -20 21 -14.6"
        "C20 -4.6 12 1 0 1C-12 1 -20.6 -4.6 -20.6 -14.6C-20.6 -20 -18.4 -23.4 -15 -26Z",
        (28.4, -38),
        -16.6,
        ("#FFFFD8", "#F4CC2E", "#A06A10"),
        steam.cat,
        (-12, -14),
        "kettle",
        1.4,
        -6,
        spout=True,
    ),
    Bottle(
        "M-24 -14C-24 -25 -15.6 -32 -5 -32C8 -32.6 18 -43 32 -36.4L30.6 -30.4"
        "C20 -34 13 -26 11.6 -16C11 -5.6 3.4 1 -6.4 1C-16.6 1 -24 -5 -24 -14Z",
        (32.6, -34),
        -17,
        ("#E0FFF8", "#28C8BE", "#06525E"),
        steam.swan,
        (-16, -20),
        "burner",
        1.34,
        -5,
        spout=True,
    ),
    Bottle(
        "M-4 -45H4.6V-39C-6 -36 -10 -28 -7 -19.6C-3.6 -10 8 -5.4 22 -9.4C18.6 -1.6 9.6 3 -1 2"
        "C-15 1 -23 -9.6 -22 -21.6C-21 -31.6 -13 -38 -4 -39.6Z",
        (0.4, -45),
        -20,
        ("#F4E0FF", "#9A54EC", "#37148A"),
        steam.owl,
        (12, -9),
        "star",
    ),
    Bottle(
        "M-4.6 -44H4.6V-35L20.4 -20.6L13 1H-13L-20.4 -20.6L-4.6 -35Z",
        (0, -44),
        -20,
        ("#FFFFFF", "#C4D4EE", "#56709E"),
        steam.stag,
        (4, -8),
        "facets",
    ),
)
"""In the order of the recipes."""


def draw(a: Art, bottle: Bottle, level: float) -> None:
    """The bottle around its foot, with its brew up to a level."""
    light, mid, deep = bottle.brew
    edge = outline(bottle.glass)
    hull = shape(edge)
    behind, before = FITTINGS[bottle.fitting]
    a.shadow(2, 3, 24, 3, 0.6)
    a.glow(0, -16, 32, mid, 0.75)
    behind(a)
    dark = mix(deep, "#120E26", 0.6)
    a.path(hull, dark, 0.55)
    clear = ((0, "#FFFFFF", 0.5), (0.5, light, 0.2), (1, "#FFFFFF", 0.24))
    a.path(hull, a.linear(-18, -44, 18, 0, *clear))
    _brew(a, below(inner(edge, WALL), level), level, bottle.brew)
    before(a)
    rim(a, edge, SKY, 1.7, "#FFFFFF", 0.9, 0.35)
    rim(a, edge, (0.9, 0.5), 1.3, mix(light, "#FFFFFF", 0.4), 0.8, 0.2)
    if not bottle.spout:
        _lip(a, *bottle.mouth, deep)


def _brew(a: Art, pool: list[Point], level: float, tones: Tones) -> None:
    light, mid, deep = tones
    left, right = (pick(x for x, y in pool if y < level + 0.9) for pick in (min, max))
    x = (min(p[0] for p in pool) + max(p[0] for p in pool)) / 2
    glow = ((0, light), (0.35, mid), (1, deep))
    a.path(shape(pool), a.radial(x - 5, -10, 30, *glow))
    rim(a, pool, (0.6, 0.8), 4.6, deep, 0.5, 0)
    rim(a, pool, (0.2, 1), 2.4, light, 0.55, 0.2)
    a.ellipse((left + right) / 2, level, (right - left) / 2, 1.9, light)
    a.ellipse(
        (left + right) / 2 + 0.6, level + 0.3, max(1, (right - left) / 2 - 1.4), 1.1, mid, 0.6
    )
    for u, v, r in ((-7, -6, 1.3), (-2, -10, 0.9), (4, -5, 1.6), (6, -11, 1), (0, -3.4, 0.8)):
        a.circle(x + u * 0.8, v, r, "#FFFFFF", 0.5)
        a.circle(x + u * 0.8 - r * 0.3, v - r * 0.3, r * 0.4, "#FFFFFF", 0.9)


def _lip(a: Art, x: float, y: float, deep: str) -> None:
    metal = brass(a, x - 6, x + 6)
    a.ellipse(x, y, 5.8, 1.7, metal)
    a.ellipse(x, y - 0.2, 4.2, 1, deep)
    west, east = (n(x - 5.8), n(x - 4)), (n(x + 5.8), n(x + 4))
    a.path(
        f"M{west[0]} {n(y)}V{n(y + 2)}C{west[1]} {n(y + 3.6)} {east[1]} {n(y + 3.6)} {east[0]}"
        f" {n(y + 2)}V{n(y)}C{east[1]} {n(y + 1.8)} {west[1]} {n(y + 1.8)} {west[0]} {n(y)}Z",
        metal,
    )


def breathing(
    a: Art, bottle: Bottle, foot: Point, size: float, level: float, above: Floating
) -> None:
    """The bottle, and what leaves its mouth as a wisp and becomes someone."""
    light, mid, _ = bottle.brew
    mx, my = foot[0] + bottle.mouth[0] * size, foot[1] + bottle.mouth[1] * size
    x, y, high = above
    a.glow(x, y, 21 * high, light, 0.85)
    side = 1 if x >= mx else -1
    if bottle.spout:
        tail = [(mx, my - 0.6), (mx + 4.6, my - 5), (mx + 1, my - 10), (x + 9 * high, y + 8 * high)]
    else:
        tail = [(mx, my), (mx - side * 3, my - 2.6), (mx + side, my - 5), (x, y + 6 * high)]
    a.limb(tail, [1.6, 3.4, 2.4, 0.6], "#FFFFFF", o=0.6)
    a.limb([(u - 1, v) for u, v in tail], [0.5, 1.4, 1, 0.2], light, o=0.9)
    with a.moved(*foot, size):
        draw(a, bottle, level)
    with a.moved(x, y, high):
        ink = a.linear(-12, -14, 12, 14, (0, "#FFFFFF"), (0.55, light), (1, mid))
        bottle.rises(a, ink, mid)


def alone(number: int) -> Art:
    """The bottle as it stands on the table, full."""
    bottle = BOTTLES[number]
    a = Art(f"Bottle {number + 1}")
    above = (66.0 if bottle.spout else 50 + bottle.breath[0] * 0.5, 20.0, 0.82)
    breathing(a, bottle, (50 + bottle.aside, 94.0), bottle.size, -FULL / bottle.size, above)
    a.dust([(18, 30, 1.3), (86, 26, 1.4), (78, 46, 0.8), (24, 48, 0.8)], bottle.brew[0])
    return a


EMBLEMS = {f"bottle-{k + 1}": partial(alone, k) for k in range(len(BOTTLES))}
