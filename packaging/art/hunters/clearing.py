"""What grows in the clearing around the clock: three families of toadstools, and a fern."""

from collections.abc import Callable

from curves import mix, toward
from kit import Art

from hunters.ground import fern as frond

Caps = tuple[str, str, str]
"""The light, the middle and the shade of a cap."""
RED: Caps = ("#F0705E", "#B62A36", "#5A1020")
BROWN: Caps = ("#DDAE78", "#94633C", "#4A2A1C")
SPOTS = (
    (-5, -3, 1.5),
    (-0.6, -6, 1.7),
    (4.2, -4, 1.4),
    (0.6, -2.2, 1.4),
    (-7.8, -0.6, 0.9),
    (7.6, -0.8, 1),
)
"""Where the white flakes lie on a cap, and their size."""
PALE: Caps = ("#FFF6DC", "#D9C7A0", "#8F7A58")


def toadstool(a: Art, x: float, y: float, r: float, caps: Caps, *, dotted: bool = False) -> None:
    """Seen a little from above, lit from the upper left: cap, gills, stem, and its own grass."""
    light, middle, shade = caps
    with a.moved(x, y, r / 10):
        a.shadow(2.4, 10.6, 9.6, 3, 0.75)
        stem = ((0, "#FFFBEC"), (0.5, "#E4D2B0"), (1, "#86705A"))
        a.path(
            "M-2.3 0C-1.8 5 -2.6 8.6 -3.2 10.4C-1 11.8 1.6 11.8 3.4 10.4C2.6 8.4 2 5 2.4 0Z",
            a.linear(-3, 5, 3.4, 6, *stem),
        )
        a.path("M-10 1.4C-7 -1.4 7 -1.4 10 1.4C7 5.2 -7 5.2 -10 1.4Z", mix(light, "#FFF3DC", 0.6))
        for k in range(7):
            u = -7.2 + k * 2.4
            a.limb([(u, 3.4 - abs(u) * 0.16), (u * 0.4, 2.2)], [0.5, 0.2], shade, o=0.5)
        a.path(
            "M-10.2 1.6C-10 -11 10 -11 10.2 1.6C6.6 -.8 -6.6 -.8 -10.2 1.6Z",
            a.radial(-3.6, -5.6, 15, (0, light), (0.42, middle), (1, shade)),
        )
        a.path(
            "M3 -7.4C7.6 -6 10 -2.6 10.2 1.6C8.6 .5 6.6 0 4.6 -.3C5.6 -2.6 4.8 -5.4 3 -7.4Z",
            shade,
            0.35,
        )
        a.limb([(-8.8, -1.6), (-6.6, -5.4), (-2.4, -7.4)], [0.2, 0.8, 0.2], "#FFFFFF", o=0.7)
        if dotted:
            for u, v, s in SPOTS:
                a.ellipse(u + 0.2, v + 0.3, s, s * 0.76, shade, 0.7)
                a.ellipse(u, v, s, s * 0.76, "#FFF6E4")
        for u, high, lean in ((-5, 4, -1.6), (-3.6, 3, 0.8), (4.6, 4.4, 1.6), (3.4, 2.6, -0.6)):
            blade = [(u, 11.6), (u + lean * 0.3, 11.6 - high * 0.6), (u + lean, 11.6 - high)]
            a.limb(blade, [1, 0.7, 0.1], "#3F7668" if u < 0 else "#2F5A50")


Family = tuple[tuple[float, float, float], ...]
"""Where its members stand, and how large they are; the farther ones first."""


def _family(title: str, members: Family, caps: Caps, *, dotted: bool = False) -> Callable[[], Art]:
    def drawn() -> Art:
        a = Art(title)
        for x, y, r in members:
            toadstool(a, x, y, r, caps, dotted=dotted)
        return a

    return drawn


def fern() -> Art:
    """A whole fern from above."""
    a = Art("Fern")
    a.shadow(54, 57, 44, 36, 0.5)
    for k in range(9):
        root = toward((50, 50), k * 40 + 12, 3)
        light, dark = ("#5A9682", "#244E4C") if k % 2 else ("#3F7668", "#1A3A40")
        frond(a, root, k * 40 + 12, 41 + k % 3 * 3, light, dark, curl=24)
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    "toadstools-red": _family(
        "Red toadstools", ((60, 22, 15), (34, 44, 27), (75, 62, 19)), RED, dotted=True
    ),
    "toadstools-brown": _family(
        "Brown toadstools", ((30, 26, 17), (64, 40, 26), (35, 70, 20)), BROWN
    ),
    "toadstools-pale": _family(
        "Pale toadstools", ((66, 24, 18), (28, 32, 15), (48, 56, 25), (80, 72, 13)), PALE
    ),
    "fern": fern,
}
