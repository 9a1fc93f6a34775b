"""The two backs: facets and a cut stone for stones, feathers and two wings for fairies."""

import math
from collections.abc import Callable

from backs import back, border, lay, medallion
from curves import n, polygon, toward
from kit import GOLD, Art
from wings import Wing, wing

from challenge.gems import Gem, brilliant


def back_stone() -> Art:
    """Facets that meet in stars; a brilliant in the middle."""
    a = back("Stone back", "#5A4E9C", "#2B2450", "#141030")
    with a.define("facet"):
        for turn in range(0, 360, 60):
            with a.group(f"rotate({turn})" if turn else ""):
                a.path("M0 0L-3.9 -6.76L0 -9Z", "#6E62B4", 0.75 if turn in (0, 300) else 0.4)
                a.path("M0 0L3.9 -6.76L0 -9Z", "#1C1740", 0.75 if turn in (120, 180) else 0.5)
        a.path(
            polygon([toward((0, 0), 30 + 60 * k, 7.8) for k in range(6)]),
            "none",
            1,
            "#9A8FDC",
            0.35,
            0.7,
        )
        a.circle(0, 0, 0.9, "#E3B95F")
    for row in range(-1, 12):
        for col in range(-1, 8):
            lay(
                a,
                "facet",
                50 + (col - 3) * 13.5 + (6.75 if row % 2 else 0),
                70 + (row - 5) * 11.7,
                9.4,
            )
    border(a, "#1A1540")
    medallion(a, "#120E30", "#4A3F8C")
    a.glow(50, 70, 24, "#C9B8FF", 0.7)
    with a.moved(50, 70, 0.44):
        brilliant(
            a,
            Gem("#FFFDF0", "#B7A6F0", "#2E2170", "#FFD98A"),
            lambda t: (41 * math.sin(t), -41 * math.cos(t)),
        )
    a.spark(42, 58, 5)
    for k in range(8):
        x, y = toward((50, 70), k * 45 + 22.5, 21.6)
        a.path(
            f"M{n(x)} {n(y - 1.4)}L{n(x + 1)} {n(y)}L{n(x)} {n(y + 1.4)}L{n(x - 1)} {n(y)}Z",
            GOLD[1],
        )
    # a small crown tells up from down
    crown = "M43.4 39.4L42.4 32.6L46.6 36L50 30.4L53.4 36L57.6 32.6L56.6 39.4Q50 37.8 43.4 39.4Z"
    a.path(crown, "#1A1540", 1, "#1A1540", 2.2)
    a.path(crown, a.linear(43, 31, 57, 40, (0, GOLD[0]), (0.5, GOLD[1]), (1, GOLD[2])))
    for x, y in ((42.4, 32.2), (50, 30), (57.6, 32.2)):
        a.circle(x, y, 1, GOLD[0])
    return a


def back_fairy() -> Art:
    """Feathers laid like tiles; two pairs of wings in the middle."""
    a = back("Fairy back", "#C06A94", "#7C3A63", "#3A1638")
    with a.define("plume"):
        left = "M0 -10C-7 -8 -8.4 0 -7 6.4C-5.6 11.4 -2.4 14.4 0 16.4"
        whole = f"{left}C2.4 14.4 5.6 11.4 7 6.4C8.4 0 7 -8 0 -10Z"
        a.path(whole, "#DC9CBC")
        with a.group("translate(0 .12) scale(.955 .965)"):
            a.path(whole, "#6A2C56")
            a.path(f"{left}Z", "#904779")
        ribs = "".join(
            f"M0 {n(y - 0.36)}L{n(side * reach)} {n(y + 0.6 - reach * 0.66)}L0 {n(y + 0.36)}Z"
            for y, reach in ((4, 6), (8, 5.2), (12, 3.2))
            for side in (-1, 1)
        )
        a.path(f"M-.12 0L-.24 15H.24L.12 0Z{ribs}", "#CE98B6")
        a.circle(0, 13, 1.1, "#E3B95F")
    # from the foot up, so that the tips show
    for row in range(10, -1, -1):
        across = range(-3, 4) if row % 2 else range(-3, 3)
        for col in across:
            lay(a, "plume", 50 + col * 15 + (0 if row % 2 else 7.5), 2 + row * 12.6, 17)
    border(a, "#431A40")
    gold = medallion(a, "#34122F", "#A8567F")
    a.glow(50, 68, 24, "#FFE3F0", 0.6)
    fore, hind = (
        Wing("fore", "#F6CFE0", "#FFF9EC", spots="#FFE9A8"),
        Wing("hind", "#D9A6D6", "#FFF1F6"),
    )
    for side, flip in ((1, False), (-1, True)):
        wing(a, (50 + side * 0.8, 72), 36 if side > 0 else 144, 17, hind, flip)
        wing(a, (50 + side * 0.8, 69), -44 if side > 0 else -136, 23, fore, flip)
    a.limb([(50, 58), (50, 68), (50, 86)], [1.6, 3.2, 0.4], gold, GOLD[0], "")
    a.circle(50, 57, 2, gold)
    for s in (-1, 1):
        a.limb([(50, 56), (50 + s * 3, 51), (50 + s * 6, 49.6)], [0.6, 0.5, 0.3], GOLD[0])
        a.circle(50 + s * 6.2, 49.6, 0.8, "#FFF6D0")
    a.spark(50, 88.6, 3, "#FFF6D0")
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {"back-stone": back_stone, "back-fairy": back_fairy}
