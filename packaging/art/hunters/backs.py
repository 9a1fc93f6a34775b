"""The three backs of Hunters; no two share a tile, and each medallion tells up from down."""

import math

from backs import back, border, lay, medallion
from curves import Point, at, toward
from kit import GOLD, Art
from wings import Wing, wing


def back_blue() -> Art:
    """Researchers and hours: overlapping waves; a garden dial at five to twelve."""
    a = back("Blue back", "#3F74B0", "#1F4480", "#0F2352")
    with a.define("wave"):
        for r, tone in ((7.8, "#6E9FD2"), (7.4, "#1C3F7A"), (5.18, "#5688C0"), (4.82, "#1C3F7A")):
            a.circle(0, 0, r, tone)
        a.circle(0, 0, 2.4, "#4E78AC")
    for row in range(-1, 19):
        for col in range(-1, 10):
            lay(a, "wave", col * 12 + (6 if row % 2 else 0), 2 + row * 8, 8)
    border(a, "#12295C")
    gold = medallion(a, "#0E1F4C", "#2E5FA4")
    middle: Point = (50, 70)
    a.circle(
        50,
        70,
        20,
        a.radial(45, 63, 27, (0, "#FFFBEA"), (0.6, "#F0DFB4"), (1, "#C49E5C")),
        1,
        gold,
        1.4,
    )
    for k in range(12):
        p, q = toward(middle, k * 30, 18.4), toward(middle, k * 30, 14.6 if k % 3 == 0 else 16.4)
        a.path(f"M{at(p)}L{at(q)}", "none", 1, "#1C3F7A", 1.5 if k % 3 == 0 else 0.9)
    # a small moon in the dial, as tall clocks have it
    a.circle(50, 77.4, 5, "#1C3F7A", 1, "#8F6424", 0.5)
    a.path("M51.6 73.4A4.4 4.4 0 1 0 54 79.4A3.5 3.5 0 1 1 51.6 73.4Z", "#FFF3C8")
    for way, length, width in ((-96.0, 15.0, 2.6), (-122.0, 10.0, 3.4)):
        tip = toward(middle, way, length)
        left, right = (toward(middle, way + d, length * 0.62) for d in (-width * 4, width * 4))
        tail = toward(middle, way + 180, 3)
        a.path(f"M{at(tail)}Q{at(left)} {at(tip)}Q{at(right)} {at(tail)}Z", "#12295C")
    a.circle(50, 70, 2, gold, 1, "#12295C", 0.5)
    a.spark(50, 48, 3.4, "#FFF6D0")
    return a


def back_orange() -> Art:
    """Photographs: hexagons; the lens with its iris."""
    a = back("Orange back", "#E08A44", "#B85A1E", "#5E260E")
    corners = [toward((0, 0), k * 60 + 30, 7.2) for k in range(6)]
    with a.define("hexagon"):
        outline = "M" + "L".join(at(p) for p in corners) + "Z"
        a.path(outline, "#9A4416", 1, "#F2B070", 0.4)
        for k in range(6):
            p, q = toward((0, 0), k * 60 + 30, 6.2), toward((0, 0), k * 60 + 62, 2.4)
            r = toward((0, 0), k * 60 + 90, 6.2)
            a.path(f"M{at(p)}L{at(q)}L{at(r)}Z", "#D9823C" if k in (3, 4) else "#B8601F", 0.9)
        a.circle(0, 0, 1.6, "#6B2C0C")
    for row in range(-1, 15):
        for col in range(-1, 10):
            lay(a, "hexagon", col * 12.8 + (6.4 if row % 2 else 0), 4 + row * 11.1, 8)
    border(a, "#5A240C")
    gold = medallion(a, "#35140A", "#A04A18")
    brass = a.linear(30, 50, 70, 90, *zip((0, 0.45, 1), GOLD, strict=True))
    a.circle(50, 70, 21, brass, 1, "#4A1E0A", 0.5)
    for k in range(24):
        p, q = toward((50, 70), k * 15, 20.6), toward((50, 70), k * 15, 18.6)
        a.path(f"M{at(p)}L{at(q)}", "none", 1, "#6B3A10", 0.6, 0.8)
    a.circle(50, 70, 17.6, "#1A0E18")
    # eight blades, each lit on one edge, round an opening in which a fairy's light stands
    for k in range(8):
        t = k * 45
        p, q, r = (
            toward((50, 70), t, 17),
            toward((50, 70), t + 62, 17),
            toward((50, 70), t + 74, 7.4),
        )
        lit = -math.cos(math.radians(t - 225)) * 0.5 + 0.5
        tone = ("#9A8AA4", "#6E6080", "#4A4060", "#33294A")[min(3, int((1 - lit) * 4))]
        a.path(f"M{at(p)}A17 17 0 0 1 {at(q)}L{at(r)}Z", tone, 1, "#1A0E18", 0.5)
    a.circle(50, 70, 7.6, a.radial(48, 67, 10, (0, "#E6FBFF"), (0.45, "#5F9CD0"), (1, "#1A2458")))
    a.glow(50, 70, 7, "#FFF6D0", 0.9)
    a.spark(50, 70, 5.4, "#FFFBEA")
    a.path(
        "M37 62C38.6 56.6 43 52.8 48 52C43.6 55.4 41 59 39.8 63.4C39 65 36.6 64 37 62Z",
        "#FFFFFF",
        0.7,
    )
    # the sight on top tells up from down
    a.path("M46.6 49.4H53.4L52 44.8H48Z", gold, 1, "#4A1E0A", 0.4)
    return a


def back_green() -> Art:
    """The circle's cards: sprigs in a lattice; a wreath with wings."""
    a = back("Green back", "#5FA577", "#35785C", "#123E38")

    def sprig(x: float, y: float, turn: float, s: float, light: str, dark: str) -> None:
        with a.moved(x, y, s, turn):
            a.path("M0 0C-4.4 -3 -4.6 -9 0 -14C4.6 -9 4.4 -3 0 0Z", dark)
            a.path("M0 0C-4.4 -3 -4.6 -9 0 -14Z", light)
            a.path(
                "M0 0V-12M0 -3.4L-2.4 -5.6M0 -6.6L-2.2 -8.8M0 -3.4L2.4 -5.6M0 -6.6L2.2 -8.8",
                "none",
                1,
                "#DFF0B8",
                0.32,
                0.7,
            )

    with a.define("sprig"):
        for t in (45, 135, 225, 315):
            sprig(0, 0, t, 0.74, "#7DBE8C", "#3F8A68")
        a.circle(0, 0, 1.5, "#E3B95F")
        a.circle(-0.4, -0.4, 0.5, "#FFF6D0")
    for row in range(-1, 9):
        for col in range(-1, 7):
            a.use("sprig", col * 17 + (8.5 if row % 2 else 0), row * 17 + 6)
    border(a, "#12342F")
    gold = medallion(a, "#0D2A2A", "#2F7360")
    for i in range(18):
        x, y = toward((50, 70), i * 20, 20)
        sprig(x, y, i * 20 + 150, 0.62, "#B9DE8A", "#5B9A5C")
    for k in range(6):
        x, y = toward((50, 70), k * 60 + 30, 20.6)
        a.circle(x, y, 1.5, "#FFF6D0")
        a.circle(x + 0.3, y + 0.4, 0.8, "#E3B95F")
    fore = Wing("fore", "#DDF4D0", "#FFFDF0", body=0.8, broad=1.1)
    hind = Wing("hind", "#CDEBC6", "#FFFDF0", body=0.8, broad=1.1)
    for s in (1, -1):
        wing(a, (50 + s * 0.6, 69), -42 if s == 1 else -138, 18, fore, flip=s < 0)
        wing(a, (50 + s * 0.6, 71), 34 if s == 1 else 146, 13, hind, flip=s < 0)
    a.limb([(50, 61), (50, 70), (50, 81)], [1.4, 2.6, 0.4], gold, GOLD[0])
    a.path(
        "M49.8 61.4C48.6 58.4 47 57.2 45 57M50.2 61.4C51.4 58.4 53 57.2 55 57",
        "none",
        1,
        GOLD[1],
        0.7,
    )
    return a


EMBLEMS = {"back-blue": back_blue, "back-orange": back_orange, "back-green": back_green}
