"""The two backs: realms under crossing ripples, fairies under stars."""

from backs import back, border, lay, medallion
from curves import Point, polygon, ribbon, toward
from kit import GOLD, Art
from plants import leaf

from wishes.land import fir_shape


def back_realm() -> Art:
    """Rings on water that cross; the six marks of the realms around a hexagon."""
    a = back("Realm back", "#4FA09C", "#1F5F66", "#0A2C3A")
    with a.define("ring"):
        a.circle(0, 0, 10.6, "none", 1, "#6FBDB6", 0.5)
        a.circle(0, 0, 5.8, "none", 1, "#9CDCD0", 0.45)
        a.circle(0, 0, 1.5, "#CFF3E6", 0.8)
    for row in range(-1, 13):
        for col in range(-1, 8):
            lay(a, "ring", 50 + (col - 3) * 14.6 + (7.3 if row % 2 else 0), 7 + row * 12.6, 11)
    border(a, "#0C3440")
    gold = medallion(a, "#082630", "#2A7A7C")
    hexagon = [toward((50, 70), k * 60 - 90, 10) for k in range(6)]
    a.path(polygon(hexagon), a.radial(46, 66, 14, (0, "#5FC0B8"), (1, "#0E4450")), 1, gold, 1)
    a.spark(50, 70, 7, "#FFF6D0")
    for k in range(6):
        x, y = toward((50, 70), k * 60 - 90, 17.6)
        with a.moved(x, y, 0.3):
            _mark(a, k, gold)
        p, q = toward((50, 70), k * 60 - 60, 14), toward((50, 70), k * 60 - 60, 22)
        a.limb([p, toward((50, 70), k * 60 - 60, 18), q], [0.2, 1, 0.2], GOLD[1])
    return a


def _mark(a: Art, k: int, gold: str) -> None:
    """The mark of a realm around the origin, about 34 units wide."""
    cream = "#FFF3C8"
    if k == 0:
        for y in (-6, 7):
            wave: list[Point] = [(-17, y + 3), (-9, y - 4), (0, y + 1), (9, y + 5), (17, y - 3)]
            a.path(ribbon(wave, [1, 5, 5, 5, 1]), cream)
    elif k == 1:
        a.path(fir_shape(0, 14, 32), cream)
        a.path("M-2.4 14H2.4V20H-2.4Z", cream)
    elif k == 2:
        for r in (16, 9):
            a.ellipse(0, 0, r, r * 0.62, "none", 1, 0, cream, 3.4)
        a.ellipse(0, 0, 3, 2, cream)
    elif k == 3:
        a.path(
            "M-16 16V0C-16 -11 -9 -17 0 -17C9 -17 16 -11 16 0V16H8V2C8 -4 5 -8 0 -8C-5 -8 -8 -4 -8"
            " 2V16Z",
            cream,
        )
    elif k == 4:
        for r in (9, 18, 27):
            a.path(
                ribbon([toward((-13, 13), -88 + j * 17, r) for j in range(6)], [1, 4, 4, 4, 4, 1]),
                cream,
            )
        a.circle(-12, 12, 3.4, cream)
    else:
        a.path("M-19 15L-4 -17L3 -4L7 -10L19 15Z", cream)
        a.path("M-8 -5L-3 -1L1 -6L-4 -14Z", "#0E4450")


def back_fairy() -> Art:
    """Stars in a lattice; a wand crossed with a wing on either side."""
    a = back("Fairy back", "#9A62A6", "#5A2F6A", "#2A1038")
    with a.define("star"):
        a.path("M0 -6.4L1 -1L6.4 0L1 1L0 6.4L-1 1L-6.4 0L-1 -1Z", "#D9A8E0", 0.7)
        a.path("M0 -6.4L1 -1L0 0L-1 -1Z", "#FFE9FF", 0.8)
        a.path("M2.6 -2.6L.7 0L2.6 2.6L0 .7L-2.6 2.6L-.7 0L-2.6 -2.6L0 -.7Z", "#F0CD78", 0.9)
    with a.define("dot"):
        a.circle(0, 0, 1.1, "#E3B95F", 0.85)
        a.circle(0, 0, 2.4, "none", 1, "#C48CCB", 0.35)
    for row in range(-1, 13):
        for col in range(-1, 9):
            x = col * 14 + (7 if row % 2 else 0) + 1
            lay(a, "star", x, 4 + row * 12, 6.4)
            lay(a, "dot", x + 7, 4 + row * 12, 2.6)
    border(a, "#32143F")
    gold = medallion(a, "#280E36", "#7A4488")
    for s in (-1, 1):
        with a.group(
            f"translate(50 0) scale({s} 1) translate(-50 0)"
            if s > 0
            else "translate(100 0) scale(-1 1)"
        ):
            for d, light in (
                ("M52 72C54 60 60 50 70.6 49.4C73.6 55 72 64 66 69C61 73 56 74 52 74Z", "#FFE9FF"),
                (
                    "M52 75C57 74 66 75 70 81C69.6 86 65 89 60.6 87C56.6 85 53.4 80 52 75Z",
                    "#E9BFF0",
                ),
            ):
                a.path(
                    d,
                    a.linear(
                        52, 74, 72, 54, (0, "#FFFFFF", 0.95), (0.5, light, 0.9), (1, "#B478C0")
                    ),
                    1,
                    gold,
                    0.7,
                )
            for end in ((69, 54), (67, 62), (62, 68), (66, 82), (61, 84)):
                a.limb(
                    [(53, 74), ((53 + end[0]) / 2, (74 + end[1]) / 2 - 1), end],
                    [0.7, 0.5, 0.1],
                    "#8A4A98",
                    o=0.8,
                )
    a.path(ribbon([(50, 92), (50, 74), (50, 60)], [3.2, 2.6, 2]), gold, 1, "#280E36", 0.8)
    a.path(ribbon([(50, 91), (50, 75), (50, 61)], [3.2, 2.6, 2], 0.2, 0.7), "#FFFBE2", 0.8)
    star = [toward((50, 56), k * 36 - 90, 9.4 if k % 2 == 0 else 4) for k in range(10)]
    a.glow(50, 56, 14, "#FFF0B8", 0.7)
    a.path(polygon(star), gold, 1, "#280E36", 0.8)
    for k in range(0, 10, 2):
        a.path(polygon([(50, 56), star[k], star[k - 1]]), "#FFFFFF", 0.55)
        a.path(polygon([(50, 56), star[k], star[k + 1]]), "#8F6424", 0.4)
    for s in (-1, 1):
        leaf(a, (50, 84), -90 + s * 62, 8, "#F6E39A", "#A87A2C")
    a.circle(50, 92, 2, "#FFF3C8", 1, "#280E36", 0.5)
    return a


EMBLEMS = {"back-realm": back_realm, "back-fairy": back_fairy}
