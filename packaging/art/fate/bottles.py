"""The bottles in which recipes are brewed, each with the spirit that rises from it when it is full.

The table fills them from the foot: below the level they have their colours, above they are grey.
"""

from collections.abc import Callable
from typing import NamedTuple

from curves import Point, mirrored, mix, spline
from kit import Art
from wings import Wing, pair

MOUTH, FOOT = 43.0, 95.0
"""Where the brew stands in a full bottle, and where it ends."""


class Brew(NamedTuple):
    """The colours of what is in a bottle, from its light to its depth."""

    light: str
    plain: str
    deep: str


BREWS = (
    Brew("#FFE9A0", "#F79A2C", "#A83C10"),
    Brew("#E9D4FF", "#8E5CE6", "#3C1C86"),
    Brew("#D6FFD0", "#3FBE7C", "#0E5A4A"),
)
Profile = tuple[tuple[float, float], ...]
"""Half of a bottle's width at each height, from the neck down."""
GOURD: Profile = (
    *((5.5, 40), (5.4, 46), (8, 50), (15, 56), (16.5, 62), (11, 69), (12, 72)),
    *((23, 77), (27.5, 85), (24, 93), (12, 96)),
)
CONE: Profile = ((6, 40), (6, 50), (7, 56), (13, 67), (21, 79), (28, 89), (25.5, 95), (13, 96))
GLOBE: Profile = (
    *((6, 40), (5.6, 47), (8, 50.5), (19, 54.5), (27, 63), (29, 73), (26, 84), (17, 92.5)),
    *((14, 95), (8, 96)),
)
FORMS = (GOURD, CONE, GLOBE)


def _outline(profile: Profile, inset: float = 0.0) -> str:
    """Both sides of a bottle, its mouth left flat."""
    right: list[Point] = [(50 + max(1.0, w - inset), y - inset * (y > 90)) for w, y in profile]
    return spline([*right, *reversed(mirrored(right))], closed=True)


def _brew(a: Art, profile: Profile, brew: Brew) -> None:
    """What is in it: lit from the upper left, with bubbles that rise."""
    below = tuple((w, y) for w, y in profile if y >= MOUTH)
    inside = ((below[0][0], MOUTH), *below)
    tone = a.radial(40, 74, 44, (0, brew.light), (0.34, brew.plain), (1, brew.deep))
    a.path(_outline(inside, 2.6), tone)
    bubbles = ((44, 86, 2.0), (55, 80, 1.5), (50, 71, 1.2), (58, 89, 1.1), (47, 61, 1.0))
    for x, y, r in bubbles:
        a.circle(x, y, r, brew.light, 0.55)
        a.circle(x - r * 0.3, y - r * 0.3, r * 0.4, "#FFFFFF", 0.9)
    a.spark(53, 76, 3.4, "#FFFFFF", 0.9)


def _glass(a: Art, profile: Profile, brew: Brew) -> None:
    """Its edge, the light along its left side, and the lip."""
    rim = mix(brew.light, "#FFFFFF", 0.4)
    a.path(_outline(profile), "none", 1, "#1A1222", 3.4)
    a.path(_outline(profile), "none", 1, rim, 1.5)
    left: list[Point] = [(50 - w * 0.72, y) for w, y in profile if 47 < y < 93]
    a.wisp(left, 2.6, "#FFFFFF", 0.75)
    right: list[Point] = [(50 + w * 0.8, y) for w, y in profile if 54 < y < 93]
    a.wisp(right, 1.3, "#FFFFFF", 0.4)
    a.ellipse(50, 40.4, 8.6, 2.6, "#1A1222")
    a.ellipse(50, 39.8, 8, 2.2, rim)
    a.ellipse(50, 39.8, 5.2, 1.2, brew.deep)
    a.path("M42.6 50.2C46 52 54 52 57.4 50.2", "none", 1, "#E9C877", 2)


def _spirit(a: Art, brew: Brew) -> None:
    """A small fairy out of the steam: slender, winged, without a face."""
    tone, edge = mix(brew.light, brew.plain, 0.35), mix(brew.light, "#FFFFFF", 0.6)
    a.wisp([(50, 40), (46.6, 36), (52.6, 32), (49, 28)], 4.6, tone, 0.85)
    kind = Wing("fore", tone, edge, broad=1.15, body=0.75)
    pair(a, 50, 17, -38, 25, kind)
    pair(a, 50, 19, 16, 17, kind._replace(shape="hind"))
    gown: list[Point] = [(47.4, 15), (46.8, 20), (43.6, 27), (45, 31), (50, 34)]
    a.path(spline([*gown, *reversed(mirrored(gown[:-1]))], closed=True), edge)
    a.circle(50, 9.6, 4.4, edge)
    a.path("M45.4 9.4C45 4.4 55 4.4 54.6 9.4C53 7 47 7 45.4 9.4Z", tone)
    for s in (-1, 1):
        a.limb([(50 + s * 3, 16), (50 + s * 9, 13), (50 + s * 13, 7)], [2.4, 2, 1], edge)
    a.dust([(24, 33, 1.4), (75, 30, 1.5), (67, 38, 0.9), (33, 40, 0.8), (82, 14, 1)], brew.light)


def bottle(form: int, brew: int) -> Art:
    """A bottle of one form, with one brew."""
    profile, tones = FORMS[form], BREWS[brew]
    a = Art("Bottle of a recipe")
    a.glow(50, 20, 26, tones.light, 0.5)
    a.shadow(52, 96, 30, 3.6, 0.6)
    _spirit(a, tones)
    a.path(_outline(profile), mix(tones.deep, "#20182C", 0.5), 0.6)
    _brew(a, profile, tones)
    _glass(a, profile, tones)
    a.reframe(1, 2, 0.98)
    return a


def _made(form: int, brew: int) -> Callable[[], Art]:
    return lambda: bottle(form, brew)


EMBLEMS: dict[str, Callable[[], Art]] = {
    f"bottle-{3 * form + brew + 1}": _made(form, brew) for form in range(3) for brew in range(3)
}
"""One for each recipe: those that leave out the same fruit share a form, those that leave out the
same gift of the wood a brew."""
