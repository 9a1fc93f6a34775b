"""The twelve hours of the circle: one night on a garden dial.

The moon climbs from seven to twelve and sinks again to five; at six the sun stands on the edge of
the world. Round the dial grow twelve buds, and only that of the hour is open. Each hour belongs to
one who is awake then.
"""

from collections.abc import Callable
from functools import partial

from curves import Point, n, toward
from kit import GOLD, Art

from hunters.awake import AWAKE, MIDDLE

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


def place(hour: int, r: float) -> Point:
    return toward(MIDDLE, hour * ONE_FROM_TWELVE - 90, r)


def moon(a: Art, hour: int) -> None:
    x, y = place(hour, 19)
    r = 9.4 if hour == 0 else 7.6
    a.glow(x, y, r * 2.6, "#FFF3CF", 0.75)
    a.circle(x, y, r, SKIES[hour][0], 0.45)
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


def disc(r: float) -> str:
    x, y = MIDDLE
    left, right, arc = n(x - r), n(x + r), f"A{n(r)} {n(r)} 0 1 1"
    return f"M{left} {n(y)}{arc} {right} {n(y)}{arc} {left} {n(y)}Z"


def bezel(a: Art) -> None:
    """The ring of old bronze, with its two gold lines."""
    x, y = MIDDLE
    bronze = ((0, "#9CC4B0"), (0.35, "#4E8478"), (0.7, "#2A5258"), (1, "#17333E"))
    a.path(disc(46.4) + disc(34.6), a.linear(16, 12, 84, 88, *bronze), evenodd=True)
    gold = a.linear(14, 12, 86, 88, *zip((0, 0.45, 1), GOLD, strict=True))
    for r, w in ((46.2, 1.3), (34.8, 1.5)):
        a.circle(x, y, r, "none", 1, gold, w)
    a.circle(x, y, 36.2, "none", 1, "#0E2A30", 0.8)


def bud(a: Art, hour: int) -> None:
    x, y = place(hour, 40.6)
    with a.moved(x, y, 1, hour * ONE_FROM_TWELVE):
        a.path("M0 3.4C-2.6 2.6 -2.8 -.6 0 -4C2.8 -.6 2.6 2.6 0 3.4Z", "#DDE9B8")
        a.path("M0 3.4C-2.6 2.6 -2.8 -.6 0 -4Z", "#FBFFE4")
        a.path("M0 4.4C-3 4 -3.4 1.4 -2.4 -.4C-1 1.4 1 1.4 2.4 -.4C3.4 1.4 3 4 0 4.4Z", "#7FB07A")


def bloom(a: Art, hour: int) -> None:
    """The flower of the hour, open, over the edge of the ring."""
    x, y = place(hour, 41)
    a.glow(x, y, 14, "#FFF3B0", 0.9)
    for ring, (r, size, tone) in enumerate(((4.4, 3.1, "#FFE3A0"), (3.4, 2.4, "#FFFDF2"))):
        for k in range(7):
            t = hour * ONE_FROM_TWELVE + k * 360 / 7 + ring * 26
            u, v = toward((x, y), t, r)
            a.ellipse(u, v, size, size * 0.62, tone, 1, t)
    a.circle(
        x, y, 2.5, a.radial(x - 0.8, y - 1, 3.4, (0, "#FFF0A0"), (0.5, "#F0A62E"), (1, "#A85A16"))
    )


def hour_card(hour: int) -> Art:
    a = Art(f"Hour {hour or 12}")
    x, y = MIDDLE
    a.shadow(52, 93, 34, 5, 0.5)
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
        moon(a, hour)
    AWAKE[hour](a)
    bezel(a)
    for other in range(12):
        if other != hour:
            bud(a, other)
    bloom(a, hour)
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    f"circle-{hour}": partial(hour_card, hour) for hour in range(12)
}
