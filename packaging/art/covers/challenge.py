"""The Challenge: out of the sack one sees who has come for the stones."""

from curves import at, spline, toward
from kit import Art
from scenery.land import Vista

from covers.brush import lune, motes, soft
from covers.pixies import AMBER, elder, girl, sly
from covers.sack import MOUTH, grips, hoard, sack
from covers.sheet import Cover


def cover() -> Vista:
    a = Cover("The Challenge")
    _wood(a)
    _bodies(a)
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
