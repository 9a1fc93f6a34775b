"""What all faces share: a round sky behind a head, shoulders within it, beards and spectacles.

A portrait fills the circle of radius 49 round (50, 50); nothing reaches out of it, so that the
program can lay a ring of the player's colour round it.
"""

import math
from collections.abc import Sequence

from curves import Point, mix, n
from kit import Art
from light import Light, outline, rim, shade
from pen import blob, limb
from tones import Cloth, Hair, dye
from visage import Head

LAMP = Light(225, "#FFF0CC", 0.85, "#8FA8F0", 0.4)
"""Warm from the upper left, the cold sky from behind."""
SHOULDERS = (
    "M13.4 82.6C20 75.4 33 72 41 68.4C46 70.6 54 70.6 59 68.4C67 72 80 75.4 86.6 82.6"
    "C78 93 65 99 50 99C35 99 22 93 13.4 82.6Z"
)


def sky(a: Art, light: str, mid: str, dark: str) -> None:
    """The round ground, lit behind the head."""
    a.circle(50, 50, 49, a.radial(46, 40, 58, (0, light), (0.5, mid), (1, dark)))
    for x, y, r in ((14, 40, 0.9), (24, 17, 1.1), (80, 20, 0.9), (88, 45, 1.1), (70, 9, 0.7)):
        a.circle(x, y, r, "#FFF6DC", 0.55)


def shoulders(a: Art, cloth: Cloth) -> None:
    """The body under the neck, as far as it is seen."""
    a.path(SHOULDERS, dye(a, [(14, 68), (86, 99)], cloth))
    ring = outline(SHOULDERS)
    shade(a, ring, LAMP, 3.2, cloth.dark, 0.45)
    rim(a, ring, LAMP, 1.1, 0.7)


def lapels(a: Art, cloth: Cloth, deep: float = 90) -> None:
    """An open collar that falls to a point."""
    for s in (-1, 1):
        d = (
            f"M{n(50 + s * 8)} 67.4C{n(50 + s * 15)} 69 {n(50 + s * 20)} 73 {n(50 + s * 21)} 78"
            f"L{n(50 + s * 13)} 80.6L50 {n(deep)}C{n(50 + s * 3)} 80 {n(50 + s * 6)} 73 "
            f"{n(50 + s * 8)} 67.4Z"
        )
        a.path(d, dye(a, [(30, 66), (70, deep)], cloth), 1, cloth.light, 0.4, 0.5)
        rim(a, outline(d), LAMP, 0.8, 0.6)


def high_collar(a: Art, cloth: Cloth) -> None:
    """A collar that stands up behind the neck; to be drawn before it."""
    d = (
        "M24 76C21 66 22 58 26 50C30 58 36 62 43 65L57 65C64 62 70 58 74 50C78 58 79 66 76 76"
        "C66 82 34 82 24 76Z"
    )
    a.path(d, dye(a, [(22, 50), (78, 82)], cloth), 1, cloth.light, 0.6, 0.6)
    rim(a, outline(d), LAMP, 1, 0.7)


def scarf(a: Art, cloth: Cloth) -> None:
    """Wound once round the neck, with an end that hangs down."""
    tail = "M41 76C39 82 38 89 40 95C44 96.6 48 97.4 51 97.6C49 90 50 83 51 77Z"
    a.path(tail, dye(a, [(38, 75), (52, 98)], cloth), 1, cloth.light, 0.4, 0.5)
    wound = (
        "M33 68C38 64.6 44 66.6 50 67C56 66.6 62 64.6 67 68C69 72 67 76.6 63 78"
        "C55 80.6 45 80.6 37 78C33 76.6 31 72 33 68Z"
    )
    a.path(wound, dye(a, [(32, 65), (68, 80)], cloth))
    ring = outline(wound)
    shade(a, ring, LAMP, 2.4, cloth.dark, 0.5)
    rim(a, ring, LAMP, 1, 0.8)
    for points in (
        [(36, 70), (45, 73.6), (58, 73)],
        [(42, 78), (52, 77), (64, 72)],
    ):
        limb(a, points, [0.2, 1.2, 0.2], cloth.dark, 0.6)


def necklace(a: Art, stones: Sequence[str], low: float, wide: float = 18) -> None:
    """Stones on a thread that hangs to this height."""
    for i, tone in enumerate(stones):
        u = i / (len(stones) - 1) * 2 - 1
        x, y = 50 + u * wide, low - (low - 72) * u * u
        r = 2.7 - abs(u)
        a.circle(x, y, r + 0.5, "#5A3A10")
        a.circle(x, y, r, a.radial(x - r * 0.3, y - r * 0.4, r * 1.5, (0, "#FFFFFF"), (0.35, tone),
                                   (1, mix(tone, "#10061C", 0.5))))  # fmt: skip


def beard(a: Art, head: Head, hair: Hair, long: float) -> None:
    """Round the mouth, which stays free, and over the chin by this much."""
    x = head.mixed((0, 13))
    far = head.mixed((20, 15))
    shape: list[Point] = [
        (x - 21, 31), (x - 22, 41 + long * 0.2), (x - 15, 49 + long * 0.7), (x, 51 + long),
        (x + far * 0.7, 49 + long * 0.7), (x + far, 41 + long * 0.2), (x + far, 31),
        (x + far * 0.66, 39), (x, 42.6), (x - 14, 39.4),
    ]  # fmt: skip
    with head.inside(a):
        blob(a, shape, a.linear(-30, 0, 30, 60, (0, hair.light), (0.45, hair.mid), (1, hair.dark)))
        for k in range(-3, 4):
            u = x + k * 5.5
            limb(a, [(u * 0.96, 44 + abs(k)), (u, 48 + long * 0.5), (x + k * 3.4, 49 + long * 0.9)],
                 [0.3, 1.7, 0.3], hair.strand, 0.45)  # fmt: skip


def moustache(a: Art, head: Head, hair: Hair, curl: float = 0) -> None:
    """Over the lip; its ends rise by the curl."""
    x = head.mixed((0, 14.2)) + 0.6
    with head.inside(a):
        for s, reach in ((-1, 16), (1, head.mixed((16, 11)))):
            limb(a, [(x, 28.8), (x + s * reach * 0.5, 28.2), (x + s * reach, 32 - curl),
                     (x + s * (reach + 3), 29 - curl * 2)],
                 [3, 5.2, 3.2, 0.4], hair.mid)  # fmt: skip
            limb(a, [(x + s * 2, 27.8), (x + s * reach * 0.5, 27), (x + s * reach, 30.6 - curl)],
                 [0.4, 1.3, 0.3], hair.light, 0.8)  # fmt: skip


def spectacles(a: Art, head: Head, tone: str = "#F0CE7A") -> None:
    """Two round glasses on the nose."""
    near, far, y = head.mixed((-17, -8)), head.mixed((17, 25)), 3.0
    with head.inside(a):
        for x, r in ((near, 14.4), (far, head.mixed((14.4, 11.6)))):
            a.ellipse(x, y, r, 14, "#EAF6FF", 0.16)
            ring = [
                (x + r * math.cos(math.radians(d)), y + 14 * math.sin(math.radians(d)))
                for d in range(0, 360, 30)
            ]
            limb(a, [*ring, ring[0]], [2.9] * 13, "#3A2A1C")
            limb(a, [*ring, ring[0]], [1.8] * 13, tone)
            limb(a, [(x - r * 0.5, y - 8), (x - r * 0.1, y - 10.4)], [0.5, 2, 0.4], "#FFFFFF", 0.8)
        bridge = [(near + 14, y - 2), ((near + far) / 2, y - 5), (far - 12, y - 2)]
        limb(a, bridge, [2.6, 2.8, 2.6], "#3A2A1C")
        limb(a, bridge, [1.6, 1.8, 1.6], tone)
