"""The program's own sign: a crescent holds a card, a wing unfolds behind it."""

import math

from kit import GOLD, Art
from wings import Wing, wing

from scenery.land import dots

WING = Wing("fore", "#A8E0DC", "#E4FFF8", "#FFE08A", veins=6, broad=1.15, body=0.75)
HIND = Wing("hind", "#6FB8C8", "#D6FFF4", veins=5, broad=1.1, body=0.75)
NIGHT_EDGE = "#0B2730"
MOON = "M44 5.4A45 45 0 1 0 95.4 61A38.6 38.6 0 1 1 44 5.4Z"
"""The crescent: it opens to the upper right, where the card leans in it."""


def icon() -> Art:
    """For windows, installers and the wordmark, from 48 pixels up."""
    a = Art("Fairytable")
    _night(a)
    _wings(a)
    _card(a)
    _crescent(a)
    a.spark(76, 13, 5.4, "#FFF6D0")
    a.spark(89, 50, 3, "#FFE9A8")
    return a


def icon_small() -> Art:
    """The same in few shapes, for 16 to 32 pixels: no wing's veins, no lines on the card, and night
    between any two light things."""
    a = Art("Fairytable, small")
    a.circle(50, 50, 50, a.radial(38, 30, 84, (0, "#2A6670"), (0.55, "#123943"), (1, "#06161D")))
    a.path("M66 46C62 28 70 10 84 12C97 24 92 44 72 52Z", "#B4ECE4")
    a.path("M70 54C80 46 92 48 98 57C92 68 78 68 70 62Z", "#6FC0CC")
    a.path(
        "M38 4A48 48 0 1 0 97 60A38 38 0 1 1 38 4Z",
        a.linear(8, 14, 80, 96, (0, "#FFF0BE"), (0.5, "#F2C65C"), (1, "#C98E30")),
    )
    with a.moved(56.2, 43.8, 1, -5):
        a.path("M-24.6 -31.2H24.6V31.2H-24.6Z", NIGHT_EDGE)
        a.path("M-18.8 -25H18.8V25H-18.8Z", "#FFF8E6")
        a.path("M-12.5 -18.8H12.5V18.8H-12.5Z", "#2A3C8C")
        a.spark(0, 0, 17, "#FFE08A")
    return a


def logo() -> Art:
    """The sign without its night, to stand beside the name."""
    a = Art("Fairytable, sign")
    _wings(a)
    _card(a)
    _crescent(a)
    a.spark(77, 11, 6, GOLD[1])
    a.spark(93, 47, 3.4, GOLD[1])
    return a


def _night(a: Art) -> None:
    """A round window into the dusk, with the beaded ring of the cards."""
    a.circle(
        50,
        50,
        49.4,
        a.linear(10, 8, 90, 92, (0, GOLD[0]), (0.35, GOLD[1]), (0.7, GOLD[2]), (1, GOLD[1])),
    )
    a.circle(50, 50, 47.2, a.radial(40, 32, 76, (0, "#2F6F78"), (0.5, "#17414A"), (1, "#071A22")))
    beads = (
        (50 + 44.6 * math.cos(t), 50 + 44.6 * math.sin(t), 0.5)
        for t in (i / 60 * math.tau for i in range(60))
    )
    a.path(dots(beads), GOLD[1], 0.7)
    a.glow(56, 46, 44, "#F4E2A0", 0.34)


def _wings(a: Art) -> None:
    """They unfold behind the card, to the upper right."""
    wing(a, (52, 58), -84, 50, WING._replace(broad=1.0), o=0.8)
    wing(a, (54, 58), -42, 53, WING)
    wing(a, (55, 60), 2, 37, HIND)


def _card(a: Art) -> None:
    """Upright in the lap of the moon, leaning on it; a window with a star."""
    with a.moved(51.6, 52, 0.86, -10):
        for k in range(4):
            a.path(
                f"M{-17 - k * 0.5} {-25 + k * 0.3}H{18.4 + k * 0.5}V{27 + k}H{-17 - k * 0.5}Z",
                "#05030C",
                0.1,
            )
        a.path(
            "M-14.6 -26.6H14.6Q18 -26.6 18 -23.2V23.2Q18 26.6 14.6 26.6H-14.6Q-18 26.6 -18 23.2"
            "V-23.2Q-18 -26.6 -14.6 -26.6Z",
            a.linear(-18, -26, 18, 26, (0, "#FFFAEA"), (0.6, "#F2E5C4"), (1, "#D9C290")),
            1,
            "#7A6238",
            0.7,
        )
        gold = a.linear(-16, -24, 16, 24, (0, "#C79A45"), (0.5, "#9A6F22"), (1, "#7D5618"))
        a.path("M-15.6 -24H15.6V24H-15.6Z", "none", 1, gold, 0.6)
        a.path(
            "M-12.8 -21.2H12.8V21.2H-12.8Z",
            a.linear(0, -21, 0, 21, (0, "#34408A"), (0.6, "#1E2658"), (1, "#0F1234")),
            1,
            gold,
            0.9,
        )
        a.glow(0, -3, 15, "#AEB9E6", 0.7)
        a.spark(0, -4, 11, "#FFFBEA")
        a.spark(7.6, 11, 3, "#FFE9A8")
        a.spark(-7, 9, 2.2, "#FFE9A8")


def _crescent(a: Art) -> None:
    with a.group("translate(.8 1.4)"):
        a.path(MOON, "#05030C", 0.3)
    a.path(
        MOON,
        a.linear(
            10, 16, 82, 98, (0, "#FFF6D6"), (0.3, "#F2D083"), (0.65, "#D6A44A"), (1, "#8F6424")
        ),
        1,
        "#7D5618",
        0.6,
    )
    a.path("M38 9A43.4 43.4 0 0 0 10 70A47 47 0 0 1 38 9Z", "#FFFDF0", 0.75)
    a.path("M95 64A44.4 44.4 0 0 1 24 86.6A45 45 0 0 0 95 64Z", "#6B4516", 0.45)
