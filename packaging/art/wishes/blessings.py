"""Enchantments: every realm gives its light to them, and brings its pledge."""

from curves import polygon, toward
from kit import Art

from wishes.tokens import token

LIGHTS = {
    "river": "#8CC8FF",
    "forest": "#A8EC9C",
    "lake": "#A4F6EE",
    "cave": "#D0A8FF",
    "valley": "#FFE08A",
    "mountain": "#FF9C8C",
}
"""The light of each realm, in the order of the ring."""
BLADES = 5
"""Rays of each realm."""


def burst(a: Art, realm: str, x: float, y: float, r: float) -> None:
    """A whole sunburst with beads of light, its own realm's above, the others' around the ring."""
    ring = [*LIGHTS]
    start = ring.index(realm)
    step = 360 / len(ring) / BLADES
    for k, other in enumerate([*ring[start:], *ring[:start]]):
        tone = LIGHTS[other]
        fade = ((0, 0), (0.45, 0.3), (0.7, 0.95), (1, 0.4))
        paint = a.radial(x, y, r, *((t, tone, o) for t, o in fade))
        blades = []
        for i in range(BLADES):
            turn = -90 + 60 * k + step * (i - BLADES // 2)
            tip = r * (0.76, 0.9, 1, 0.9, 0.76)[i]
            wide = (2.2, 2.8, 3.4, 2.8, 2.2)[i]
            sides = [toward((x, y), turn + way, r * 0.58) for way in (-wide, wide)]
            root = toward((x, y), turn, r * 0.3)
            blades.append(polygon([root, sides[0], toward((x, y), turn, tip), sides[1]]))
            bead = toward((x, y), turn + step / 2, r * 0.86)
            a.circle(*bead, 1.5 if i == 2 else 0.9, tone)
        a.path("".join(blades[:3]), paint)  # few to a path: many are drawn slowly
        a.path("".join(blades[3:]), paint)


def gifts(a: Art, realm: str, y: float = 91) -> None:
    """The pledges of the five other realms in a bow at the foot, from the left in the order of the
    ring."""
    ring = [*LIGHTS]
    start = ring.index(realm)
    for k, other in enumerate([*ring[start + 1 :], *ring[:start]]):
        token(a, other, 14 + 18 * k, y - 3.4 * abs(k - 2) ** 1.2, 0.56)
