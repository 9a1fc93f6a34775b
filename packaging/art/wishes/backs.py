"""The two backs: realms under crossing ripples, fairies under stars."""

from backs import back, border, lay, medallion
from curves import polygon, ribbon, toward
from kit import GOLD, Art
from plants import leaf

MARKS = (
    "M1 15C5 15 6.4 12.6 7 9.6C8 4.6 12 2 16.4 2C20.4 2 23.2 4.4 23.2 7.6"
    "C23.2 10.2 21.4 11.8 19.2 11.8C17.4 11.8 16 10.6 16 9C16 8 16.6 7.2 17.4 6.8"
    "C14.4 6.2 11.8 7.8 11.8 11.4C11.8 15.4 15.4 17.4 23 17.4V22.4H1Z",
    "M12 .2L17 7.6H14.2L19.6 14H15.4L22.4 20.2H13.6V23.8H10.4V20.2H1.6L8.6 14H4.4L9.8 7.6H7Z",
    "M12 3.4C18.6 3.4 23.6 7.2 23.6 12C23.6 16.8 18.6 20.6 12 20.6"
    "C5.4 20.6 .4 16.8 .4 12C.4 7.2 5.4 3.4 12 3.4ZM12 6.6C7.4 6.6 3.8 9 3.8 12"
    "C3.8 15 7.4 17.4 12 17.4C16.6 17.4 20.2 15 20.2 12C20.2 9 16.6 6.6 12 6.6ZM12 9.2"
    "C14.8 9.2 16.8 10.4 16.8 12C16.8 13.6 14.8 14.8 12 14.8C9.2 14.8 7.2 13.6 7.2 12"
    "C7.2 10.4 9.2 9.2 12 9.2Z",
    "M.8 22.6L2.2 12L6.4 4.4L12.4 1.2L18.4 4.8L21.8 12.2L23.2 22.6H17.6V15.4"
    "C17.6 11.6 15.2 9.4 12 9.4C8.8 9.4 6.4 11.6 6.4 15.4V22.6ZM12 12.2L14.6 16.4L13.4 22.6H10.6"
    "L9.4 16.4Z",
    "M10.2 .4H13.8V3.4C18.2 4 20.4 7.4 20.4 11.8V13.8H3.6V11.8C3.6 7.4 5.8 4 10.2 3.4Z"
    "M3.2 15.8H20.8L23.4 19.8H.6ZM9 21H15C15 22.8 13.8 23.8 12 23.8C10.2 23.8 9 22.8 9 21Z",
    "M.4 22L9.4 3.2L13.6 11L16.2 6.8L23.6 22ZM6.6 13.2L8.6 14.6L10 12.4L11.8 14.6"
    "L12.6 12.6L9.3 7.4Z",
)
"""Of the realms along the ring, on a grid of 24: as the program paints them."""


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
        with a.moved(x - 5.4, y - 5.4, 0.45):
            a.path(MARKS[k], "#FFF3C8", evenodd=True)
        p, q = toward((50, 70), k * 60 - 60, 14), toward((50, 70), k * 60 - 60, 22)
        a.limb([p, toward((50, 70), k * 60 - 60, 18), q], [0.2, 1, 0.2], GOLD[1])
    return a


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
