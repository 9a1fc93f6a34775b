"""The six wands, each made of its realm and held up over it."""

from collections.abc import Callable
from functools import partial

from kit import Art

from wishes.highland_wands import wand_cave, wand_mountain, wand_valley
from wishes.horizons import far
from wishes.land import round_rays
from wishes.lowland_wands import wand_forest, wand_lake, wand_river

WANDS: dict[str, tuple[Callable[[], Art], str, str]] = {
    "river": (wand_river, "#FFE3EA", "#14275E"),
    "forest": (wand_forest, "#FFF8B8", "#06302C"),
    "lake": (wand_lake, "#C4F4F0", "#062A44"),
    "cave": (wand_cave, "#F6DDFF", "#140A38"),
    "valley": (wand_valley, "#FFF6C8", "#4A2148"),
    "mountain": (wand_mountain, "#FFE0B4", "#2A0A34"),
}
"""Each with the light of its tip, and the dusk around it."""
TIP = (67.0, 29.0)
"""Where their light comes from."""


def wand(realm: str) -> Art:
    """The wand over its realm at dusk."""
    draw, light, dusk = WANDS[realm]
    a = draw()
    held, a.body = a.body, []
    far(a, [realm], 84, 60)
    veil = ((0, dusk, 0.06), (0.4, dusk, 0.28), (0.75, dusk, 0.62), (1, dusk, 0.86))
    a.path("M-30 -40H130V140H-30Z", a.radial(*TIP, 96, *veil))
    a.glow(*TIP, 48, light, 0.5)
    round_rays(a, *TIP, 66, light, 20, 0.4)
    a.body += held
    return a


EMBLEMS = {f"wand-{realm}": partial(wand, realm) for realm in WANDS}
