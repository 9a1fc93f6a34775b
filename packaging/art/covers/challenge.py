"""The Challenge: out of the sack one sees who has come for the stones."""

from curves import at, spline, toward
from kit import Art
from scenery.land import Vista

from covers.brush import band, lune, motes, soft
from covers.pixies import AMBER, elder, girl, sly
from covers.sack import MOUTH, grips, hoard, sack
from covers.sheet import Cover


def cover() -> Vista:
    a = Cover("The Challenge")
    _wood(a)
    _bodies(a)
    _sleeves(a)
    with a.moved(80, 47, 1.06, 2):
        elder(a)
    with a.moved(44, 51.4, 1.02, 6):
        girl(a)
    with a.moved(118, 50.4, 1.0, -7, flip=True):
        sly(a)
    _dusk(a)
    sack(a)
    _light(a)
    grips(a)
    hoard(a)
    _sparks(a)
    return a


def _wood(a: Vista) -> None:
    """Far: moonlit haze between trunks that lean together overhead."""
    a.path(
        "M0 10H160V84H0Z",
        a.radial(100, 26, 86, (0, "#C6EFDC"), (0.22, "#7CC4BE"), (0.55, "#2E6C7E"), (1, "#0B2644")),
    )
    for x, top, w, tone in (
        (24, 48, 4, "#5AA4A8"), (67, 76, 3, "#7FC2BC"), (99, 97, 3, "#8ACDC4"),
        (140, 118, 4.6, "#57A0A6"),
        (10, 34, 8, "#174256"), (61, 72, 5.4, "#2A6878"), (97.6, 101, 4.6, "#2F7080"),
        (148, 124, 8, "#164054"),
    ):  # fmt: skip
        a.limb([(x, 82), (x + (top - x) * 0.4, 50), (top, 14)], [w * 1.6, w, w * 0.6], tone)
    for d in ("M108 16L120 16L66 84H44Z", "M98 16L103 16L28 84H14Z", "M124 16L132 16L112 84H96Z"):
        a.path(d, a.linear(110, 16, 60, 84, (0, "#DFFCEB", 0.26), (1, "#DFFCEB", 0)))
    # the moon that made them come, and the lit windows of home, far off
    a.glow(101, 30, 15, "#F4FFE8", 0.8)
    a.circle(101, 30, 4.6, "#F4F8D8")
    for x, y, s, cap in ((17, 55, 1, "#5A2A4E"), (101.4, 50, 0.7, "#4A3A5E")):
        with a.moved(x, y, s):
            a.path("M-2.4 8C-2.8 4 -2 1 -1.8 -2H2C2 1 2.8 4 2.6 8Z", "#8AB4A8")
            a.path("M-7 -1C-7 -7 -3 -9.6 0 -9.6C3.4 -9.6 7 -7 7 -1C3 -3 -3 -3 -7 -1Z", cap)
            a.path("M-6.6 -2C-6.2 -7 -3 -9.2 0 -9.4C-3.4 -7.4 -5 -5 -5 -2.4Z", "#BFF0E0", 0.6)
            a.glow(0, 4, 6, "#FFC45A", 0.9)
            a.path("M-1.2 8V4.4Q.2 2.4 1.6 4.4V8Z", "#FFE9A0")
    for x, y in ((14, 40), (22, 47), (60, 33), (66, 56), (96, 41), (106, 38), (143, 48), (139, 60)):
        a.glow(x, y, 2.2, "#FFF0A0", 0.8)
        a.circle(x, y, 0.4, "#FFFFE4")
    leaves = ""
    for i in range(20):
        x, y = 4 + i * 7.7 + (i * 37 % 5), 22 + (i * 29 % 9) - 2
        tip = toward((x, y), 40 + (i * 67) % 110, 5 + i % 3)
        side = toward((x, y), 40 + (i * 67) % 110 + 34, 3)
        leaves += f"M{at((x, y))}Q{at(side)} {at(tip)}Q{at((x - 1, y + 2))} {at((x, y))}Z"
    a.path(leaves, "#0E3348", 0.85)


def _bodies(a: Art) -> None:
    """Shoulders behind the hem, lit from the sack."""
    for x, w, dark, tone, lit in (
        (42, 21, "#3A1430", "#9A3A40", "#FFA868"),
        (81, 22, "#0E1A40", "#35528E", "#E8C898"),
        (121, 20, "#0E2C2C", "#3A7448", "#E2E08A"),
    ):
        shape = [
            (x - w, 86),
            (x - w * 0.9, 74),
            (x - w * 0.5, 66),
            (x, 63),
            (x + w * 0.5, 66),
            (x + w * 0.9, 74),
            (x + w, 86),
        ]
        a.path(spline(shape) + "Z", a.linear(0, 62, 0, 84, (0, dark), (0.5, tone), (1, lit)))
        a.path(lune(shape, 0.4, 2.2, 1, closed=False), "#8FC8E0", 0.7)
        a.path(lune(shape, 3.8, 5.6, 1, closed=False), "#8FC8E0", 0.7)
        for k in (-0.6, 0.5):
            a.limb(
                [(x + w * k * 0.7, 69), (x + w * k, 76), (x + w * k * 1.1, 84)],
                [0.2, 1.8, 2.6],
                dark,
                o=0.5,
            )
        soft(a, x, 68, w * 0.7, 5, "#0A0614", 0.7)


SLEEVES = (
    (
        [(50, 77), (42, 73), (35, 73), (30, 75)],
        [12, 10.6, 9.4, 8],
        ("#4A1830", "#A84448", "#FFB878"),
    ),
    (
        [(88, 80), (80, 76), (72, 75.4), (66, 78)],
        [13, 11.6, 10, 8.6],
        ("#121E48", "#3E5C9C", "#F0D4A8"),
    ),
    (
        [(131, 78), (141, 71), (147, 61), (149.6, 50)],
        [13, 11, 9.4, 9],
        ("#0E2C2C", "#3E7C4C", "#F0ECA0"),
    ),
)
"""From shoulder to hand, how wide, and the cloth: dark, middle, lit."""


def _sleeves(a: Vista) -> None:
    """The arms that lead to the gripping hands: from the shoulder down to the hem, and one up."""
    for line, girth, (dark, tone, lit) in SLEEVES:
        (x0, y0), (x1, y1) = line[0], line[-1]
        a.limb(line, girth, a.linear(x0, y0 - 6, x1, y1 + 6, (0, dark), (0.55, tone), (1, lit)))
        a.path(band(line, girth, 0.55, 1), "#8FC8E0", 0.35)
        a.path(band(line, girth, -1, -0.7), lit, 0.5)
        for k in (1, 2):
            (px, py), (qx, qy) = line[k], line[k + 1]
            fold = [(px + (py - qy) * 0.4, py + (qx - px) * 0.4), (px, py), (qx, qy)]
            a.limb(fold, [0.2, 1.2, 0.2], dark, o=0.6)


def _dusk(a: Vista) -> None:
    """The night weighs on caps and brows, so that the light is seen to come from below."""
    a.path(
        spline(MOUTH, closed=True),
        a.linear(
            0,
            22,
            0,
            56,
            (0, "#0A0E3A", 0.78),
            (0.42, "#0A0E3A", 0.3),
            (0.7, "#0A0E3A", 0.2),
            (1, "#0A0E3A", 0),
        ),
    )


def _light(a: Vista) -> None:
    """One warm breath over all that is near the stones; dark above, for the title."""
    a.glow(80, 90, 60, AMBER, 0.36)
    soft(a, 80, 94, 74, 24, "#FFC060", 0.6)
    soft(a, 80, 90, 44, 19, "#FFF0B8", 0.85)
    a.glow(40, 84, 20, "#7CFFA0", 0.12)
    a.glow(122, 84, 20, "#D08CFF", 0.2)
    a.path(
        "M-4 -4H164V30H-4Z",
        a.linear(0, 0, 0, 30, (0, "#0A0614", 0.75), (0.6, "#0A0614", 0.4), (1, "#0A0614", 0)),
    )


def _sparks(a: Vista) -> None:
    motes(
        a,
        [
            (62, 70, 1.3),
            (98, 67, 1.1),
            (24, 60, 0.9),
            (136, 64, 1),
            (89, 75, 0.8),
            (103, 74, 0.7),
            (66, 60, 0.6),
        ],
    )
