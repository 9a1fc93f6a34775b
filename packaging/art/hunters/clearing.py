"""What grows in the clearing around the clock: three families of toadstools, and a fern."""

from collections.abc import Callable

from curves import toward
from kit import Art

from hunters.ground import fern as frond

Caps = tuple[str, str, str]
"""The light, the middle and the shade of a cap."""
RED: Caps = ("#F0705E", "#B62A36", "#5A1020")
BROWN: Caps = ("#DDAE78", "#94633C", "#4A2A1C")
PALE: Caps = ("#FFF6DC", "#D9C7A0", "#8F7A58")


def toadstool(a: Art, x: float, y: float, r: float, caps: Caps, *, dotted: bool = False) -> None:
    """Seen from above, lit from the upper left: a cap of this radius, and a little of its stem."""
    with a.moved(x, y, r / 10):
        a.ellipse(3, 9.6, 10.5, 4.2, "#03060A", 0.5)
        a.path(
            "M-2.4 0Q-2 6 -3.4 10.2Q0 12 3.4 10.2Q2 6 2.4 0Z",
            a.linear(-3, 5, 3.4, 5, (0, "#F4E8CC"), (1, "#7D6A50")),
        )
        a.path(
            "M-10 1.2C-9.5 -10.5 9.5 -10.5 10 1.2C7 5.6 -7 5.6 -10 1.2Z",
            a.radial(-3.5, -4.2, 15, (0, caps[0]), (0.4, caps[1]), (1, caps[2])),
            1,
            "#0A0608",
            0.5,
            0.45,
        )
        if dotted:
            for u, v, s in (
                (-5, -1.2, 1.4),
                (-0.5, -3.4, 1.7),
                (4.5, -1.8, 1.3),
                (1, 1.2, 1.4),
                (-3, 2.2, 1),
                (6.2, 1, 0.9),
            ):
                a.ellipse(u, v, s, s * 0.8, "#FFF3DC", 0.92)
        else:
            a.ellipse(-3, -3.6, 3, 1.5, "#FFFFFF", 0.25)


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
    a.ellipse(54, 58, 40, 36, "#050A10", 0.3)
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
