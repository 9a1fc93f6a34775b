"""The twelve hours of the circle: one night on a garden dial.

The ring is gilt from twelve round to the hour, where a flower stands open, and bronze after it: so
the hour is read from afar, and even if the pennant hides the flower. The moon points there too: it
climbs from seven to twelve and sinks again to five; at six the sun stands on the edge of the world.
Each hour belongs to one who is awake then.
"""

from collections.abc import Callable
from functools import partial

from curves import Point, at, n, toward
from kit import GOLD, Art

from hunters import evening, small_hours
from hunters.glass import MIDDLE, Creature

Sky = tuple[str, str, str]
SKIES: tuple[Sky, ...] = (
    ("#171A4C", "#38388A", "#7A6CC0"),
    ("#1A2160", "#3E52A8", "#8AA4E0"),
    ("#16245A", "#2F62A0", "#7CC0CE"),
    ("#14305A", "#2C7090", "#8AD0C0"),
    ("#1C3056", "#3E6A8C", "#92BEB4"),
    ("#34427A", "#8A7CAA", "#F2B49A"),
    ("#5A4A86", "#E58C70", "#FFDE92"),
    ("#463C80", "#C06E90", "#FFBC86"),
    ("#3A3274", "#8E5694", "#EFA08E"),
    ("#2A2A68", "#5C4C94", "#B87CA6"),
    ("#282C6E", "#5A56A6", "#B894C8"),
    ("#22286A", "#4A52A8", "#A294DC"),
)
"""Top, middle and foot of the sky at each hour, from twelve on."""
LIT = (1.0, 0.93, 0.8, 0.6, 0.4, 0.2, 0.0, 0.16, 0.34, 0.5, 0.68, 0.84)
"""How much of the moon is lit at each hour."""
ONE_FROM_TWELVE = 30
AWAKE: tuple[Creature, ...] = (
    small_hours.dancers,
    small_hours.owl,
    small_hours.bat,
    small_hours.hedgehog,
    small_hours.fox,
    small_hours.cock,
    evening.swans,
    evening.hare,
    evening.moth,
    evening.frog,
    evening.stag,
    evening.cat,
)
"""By place: the first is twelve o'clock."""
HUB: Point = (53.0, 51.6)
"""The middle of the dial on the card: a little to the right and down, out of the pennant's way."""
OUTER, INNER = 41.6, 32.0
"""Edges of the ring; what is drawn in the glass is scaled from 34.6 to the inner one."""
GILT = ((0, "#FFFBE6"), (0.4, "#F8E0A0"), (0.75, "#E6BC68"), (1, "#C8963E"))
BRONZE = ((0, "#42787A"), (0.4, "#245258"), (0.75, "#153841"), (1, "#0A222C"))


def place(hour: int, r: float) -> Point:
    return toward(MIDDLE, hour * ONE_FROM_TWELVE - 90, r)


def moon(a: Art, hour: int) -> None:
    x, y = place(hour, 19)
    r = 9.4 if hour == 0 else 7.6
    a.glow(x, y, r * 2.6, "#FFF3CF", 0.75)
    a.circle(x, y, r, SKIES[hour][0], 0.3)
    k = LIT[hour]
    waning = hour < 6
    limb = 0 if waning else 1
    back = limb if k >= 0.5 else 1 - limb
    rx = max(0.01, abs(1 - 2 * k) * r)
    a.path(
        f"M{n(x)} {n(y - r)}A{n(r)} {n(r)} 0 0 {limb} {n(x)} {n(y + r)}"
        f"A{n(rx)} {n(r)} 0 0 {back} {n(x)} {n(y - r)}Z",
        a.radial(
            x - r * 0.3, y - r * 0.4, r * 1.6, (0, "#FFFEF4"), (0.6, "#FBE9BC"), (1, "#D9B072")
        ),
    )
    if k > 0.5:
        side = -1 if waning else 1
        for u, v, s in ((0.36, -0.3, 0.26), (0.1, 0.3, 0.2), (0.5, 0.2, 0.14)):
            a.circle(x + side * u * r, y + v * r, s * r, "#D6B47E", 0.55)


def sun(a: Art) -> None:
    a.glow(50, 66, 40, "#FFF3C0", 0.95)
    rays = "".join(
        f"M50 66L{n(p[0])} {n(p[1])}L{n(q[0])} {n(q[1])}Z"
        for t in range(180, 361, 15)
        for p, q in [(toward((50, 66), t - 2.6, 34), toward((50, 66), t + 2.6, 34))]
    )
    a.path(
        rays, a.radial(50, 66, 36, (0, "#FFFBE0", 0.9), (0.5, "#FFF0B0", 0.75), (1, "#FFE9A0", 0))
    )
    a.circle(50, 66, 14, a.radial(47, 60, 18, (0, "#FFFEF0"), (0.5, "#FFE58A"), (1, "#F5A23C")))


def hand(a: Art, hour: int) -> None:
    """A point of light between the moon and the edge of the glass."""
    t = hour * ONE_FROM_TWELVE - 90
    points = [toward(MIDDLE, t, r) for r in (25, 28, 31, 36)]
    a.limb(points, [1.6, 2.4, 4.6, 0.2], "#1A1436", o=0.5)
    a.limb(points, [0.9, 1.4, 3.2, 0.2], "#FFF0B8")


def band(r0: float, r1: float, start: float, sweep: float) -> str:
    """A part of a ring round the hub, from `start` degrees on; 0 is twelve o'clock."""
    sweep = min(sweep, 359.9)
    a, b = start - 90, start + sweep - 90
    p, q, r, s = (toward(HUB, t, k) for t, k in ((a, r1), (b, r1), (b, r0), (a, r0)))
    far = int(sweep > 180)
    return f"M{at(p)}A{n(r1)} {n(r1)} 0 {far} 1 {at(q)}L{at(r)}A{n(r0)} {n(r0)} 0 {far} 0 {at(s)}Z"


def ring(a: Art, hour: int) -> None:
    """Gilt up to the hour, bronze after it, between two gold lines."""
    x, y = HUB
    passed = (hour or 12) * ONE_FROM_TWELVE
    light = (x - 30, y - 34, x + 30, y + 34)
    a.path(band(INNER, OUTER, 0, 360), a.linear(*light, *BRONZE))
    a.path(band(INNER, OUTER, 0, passed), a.linear(*light, *GILT))
    if passed < 360:
        for t in (0, passed):
            a.path(band(INNER, OUTER, t - 0.7, 1.4), "#0C242E")
    gold = a.linear(*light, *zip((0, 0.45, 1), GOLD, strict=True))
    a.circle(x, y, OUTER, "none", 1, gold, 1.4)
    a.circle(x, y, INNER, "none", 1, gold, 1.6)
    a.circle(x, y, OUTER + 1, "none", 1, "#0A1420", 0.5)
    a.circle(x, y, INNER - 1, "none", 1, "#0A1420", 0.6)


def bud(a: Art, hour: int, passed: bool) -> None:
    """The mark of an hour: a bud, dark on the gilt, pale on the bronze; the quarters are larger."""
    x, y = toward(HUB, hour * ONE_FROM_TWELVE - 90, (INNER + OUTER) / 2)
    light, dark, cup = ("#3F6E62", "#1E4248", "#16303A")
    if not passed:
        light, dark, cup = ("#FBFFE4", "#C9D8A8", "#7FB07A")
    with a.moved(x, y, 1.02 if hour % 3 == 0 else 0.76, hour * ONE_FROM_TWELVE):
        a.path("M0 3.4C-2.6 2.6 -2.8 -.6 0 -4C2.8 -.6 2.6 2.6 0 3.4Z", dark)
        a.path("M0 3.4C-2.6 2.6 -2.8 -.6 0 -4Z", light)
        a.path("M0 4.4C-3 4 -3.4 1.4 -2.4 -.4C-1 1.4 1 1.4 2.4 -.4C3.4 1.4 3 4 0 4.4Z", cup)


def bloom(a: Art, hour: int) -> None:
    """The flower of the hour, open, over both edges of the ring."""
    x, y = toward(HUB, hour * ONE_FROM_TWELVE - 90, (INNER + OUTER) / 2 + 0.4)
    a.glow(x, y, 13, "#FFF3B0", 0.9)
    a.circle(x, y, 6.6, "#16242E", 0.6)
    for ring_of, (r, size, tone) in enumerate(((4.6, 3.4, "#FFD98A"), (3.6, 2.8, "#FFFDF2"))):
        for k in range(7):
            t = hour * ONE_FROM_TWELVE + k * 360 / 7 + ring_of * 26
            u, v = toward((x, y), t, r)
            a.ellipse(u, v, size, size * 0.62, tone, 1, t)
    a.circle(
        x, y, 2.6, a.radial(x - 0.8, y - 1, 3.4, (0, "#FFE07A"), (0.5, "#E08A1E"), (1, "#7A3A10"))
    )


def hour_card(hour: int) -> Art:
    a = Art(f"Hour {hour or 12}")
    x, y = MIDDLE
    a.shadow(56, 94, 34, 4, 0.5)
    k = INNER / 34.6
    with a.group(f"translate({n(HUB[0] - x * k)} {n(HUB[1] - y * k)}) scale({n(k)})"):
        sky = zip((0, 0.5, 1), SKIES[hour], strict=True)
        a.circle(x, y, 36, a.linear(50, 14, 50, 80, *sky))
        for i in range(14):
            if hour != 6:
                u, v = toward((x, y), i * 137.5 + hour * 17, 6 + (i * 11) % 27)
                if v < 62:
                    a.circle(u, v, 0.35 + i % 3 * 0.2, "#FFFBEA", 0.8)
        if hour == 6:
            sun(a)
        else:
            hand(a, hour)
            moon(a, hour)
        AWAKE[hour](a)
    ring(a, hour)
    for other in range(12):
        if other != hour:
            bud(a, other, not hour or other < hour)
    bloom(a, hour)
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    f"circle-{hour}": partial(hour_card, hour) for hour in range(12)
}
