"""Heads: profile and face with lowered eyes, hair, and what is worn in it."""

from collections.abc import Sequence
from typing import Literal

from curves import Point, between, lit_edge, n, strip, toward
from kit import INK, Art
from plants import flower, leaf
from tones import Hair, Skin


def locks(a: Art, hair: Hair, strands: Sequence[Sequence[Point]], width: float = 3.4) -> None:
    """Falling or flying hair: each strand tapers to its tip and carries its own light."""
    for points in strands:
        (x0, y0), (x1, y1) = points[0], points[-1]
        paint = a.linear(x0, y0, x1, y1, (0, hair.light), (0.4, hair.mid), (1, hair.dark))
        count = len(points)
        widths = [width * (1 - 0.75 * (i / (count - 1)) ** 1.6) for i in range(count - 1)]
        a.limb(points, [*widths, 0.15], paint)
    for points in strands:
        wave = strip(points, [width * 0.5] * len(points), 0.4 * lit_edge(points), 2)
        a.line(wave[1::2], hair.strand, 0.38, 0.7)


def profile(
    a: Art, x: float, y: float, skin: Skin, turn: float = 0, left: bool = False, size: float = 1
) -> None:
    """A small head in profile, eyes lowered; size 1 is ten units tall, x, y is its centre."""
    with a.group(_headed(x, y, turn, left, size)):
        ends = (-3, -4, 3.5, 4) if left else (3.5, -3, -3, 4)
        paint = a.linear(*ends, (0, skin.light), (0.58, skin.mid), (1, skin.shade))
        a.path(
            "M-1.5 -5C1.2 -5.3 3 -4.1 3.35 -2.4C3.5 -1.6 3.25 -1.2 3.45 -.7C3.7 -.1 4.2 .5 4.45 1"
            "C4.55 1.3 4.05 1.45 3.7 1.5C4.05 1.75 4.1 2.05 3.75 2.25C4 2.5 3.9 2.9 3.5 3.05"
            "C3.7 3.6 3.5 4.4 2.7 4.65C1.5 4.95 .3 4.1 -.9 3.4C-1.3 3.1 -1.6 2.6 -2 2L-4.5 0"
            "C-5 -3 -3.5 -4.8 -1.5 -5Z",
            paint,
        )
        a.path("M-.9 3.4C.3 4.1 1.5 4.95 2.7 4.65C1.6 4.3 .4 3.2 -.4 1.8Z", skin.shade, 0.5)
        a.ellipse(2, 1.5, 1.1, 0.8, "#E0694F", 0.28)
        a.path("M1.5 -.5Q2.3 .4 3.15 -.1", "none", 1, INK, 0.45)
        a.path("M1.55 -1.75Q2.4 -2.15 3.1 -1.7", "none", 1, INK, 0.28, 0.75)
        a.path("M3.05 2.3Q3.4 2.4 3.75 2.25", "none", 1, "#A8433F", 0.4, 0.85)
        a.path(
            "M-.4 1.2C-1.6 1 -2.6 -.4 -3.9 -2.6C-1.9 -2 -.3 -1.2 .1 -.2C.3 .4 .1 .9 -.4 1.2Z",
            skin.mid,
        )
        a.path("M-.5 .7C-1.4 .4 -2.1 -.6 -2.9 -1.8C-1.7 -1.3 -.7 -.8 -.4 -.1Z", skin.shade, 0.7)


def face(
    a: Art, x: float, y: float, skin: Skin, turn: float = 0, look: float = 0, size: float = 1
) -> None:
    """A small head from the front, eyes lowered; `look` -1…1 turns it to the left or right."""
    with a.group(_headed(x, y, turn, False, size)):
        a.path(
            "M0 -5C2.7 -5 3.9 -3 3.8 -.6C3.7 1.8 2.2 4.6 0 5C-2.2 4.6 -3.7 1.8 -3.8 -.6"
            "C-3.9 -3 -2.7 -5 0 -5Z",
            a.radial(-1.6, -1.4, 7.5, (0, skin.light), (0.55, skin.mid), (1, skin.shade)),
        )
        a.path(
            "M3.8 -.6C3.7 1.8 2.2 4.6 0 5C1.5 3.6 2.3 1.6 2 -1.2C2.9 -1.6 3.5 -1.4 3.8 -.6Z",
            skin.shade,
            0.4,
        )
        with a.group(f"translate({n(look * 1.1)} 0)" if look else ""):
            for side in (-1, 1):
                k = side * (1 - 0.3 * abs(look) if side * look > 0 else 1)
                a.path(f"M{n(k * 0.7)} .3Q{n(k * 1.6)} 1.2 {n(k * 2.7)} .15", "none", 1, INK, 0.46)
                a.path(
                    f"M{n(k * 0.8)} -1.2Q{n(k * 1.7)} -1.8 {n(k * 2.8)} -1",
                    "none", 1, INK, 0.28, 0.75,
                )  # fmt: skip
                a.ellipse(k * 2, 1.9, 1, 0.7, "#E0694F", 0.25)
            bridge = 0.15 + look * 0.35
            a.path(
                f"M{n(bridge)} -.4C{n(bridge)} .8 {n(bridge + 0.35)} 1.5 {n(bridge + 0.2)} 1.9"
                f"Q0 2.2 {n(bridge - 0.55)} 1.95",
                "none", 1, skin.shade, 0.34,
            )  # fmt: skip
            a.path("M-.85 3.1Q-.4 2.85 0 3.02Q.4 2.85 .85 3.1Q0 3.75 -.85 3.1Z", "#B0504A", 0.9)


def _headed(x: float, y: float, turn: float, left: bool, size: float) -> str:
    parts = [f"translate({n(x)} {n(y)})"]
    if left or size != 1:
        parts.append(f"scale({n(-size if left else size)} {n(size)})")
    if turn:
        parts.append(f"rotate({n(turn)})")
    return " ".join(parts)


Style = Literal["swept", "bun", "bob", "parted", "curls"]
"""Swept and curls serve both views; bun and bob the profile, parted the front."""
Worn = Literal["", "circlet", "flowers", "pearls", "rubies", "leaves", "band"]
PROFILE_HAIR = {
    "swept": "M2.4 -4.6C-.8 -7.4 -6.8 -7 -8.6 -2.6C-9.2 .8 -8 4.2 -4.8 5C-5 2.4 -3.4 1.4 -2.8 -.4"
    "C-1.8 -2.6 .6 -2.4 2.9 -3.4Z",
    "bun": "M2.6 -4.4C.6 -7 -5 -7.2 -7 -3.4C-8 -.6 -7 2.6 -4.6 3.6C-4.6 1.6 -3.2 .8 -2.6 -.8"
    "C-1.6 -2.6 .8 -2.6 2.9 -3.4Z",
    "bob": "M2.8 -4.2C.8 -7.2 -5.6 -7.4 -7.4 -3C-8.6 .4 -8.2 4 -6.8 6.2C-4.8 6.8 -2.6 6 -1.6 4.4"
    "C-2.8 3 -2.9 .8 -2.3 -.6C-1.3 -2.4 .8 -2.4 3 -3.3Z",
}
BEADS = {"pearls": ("#E9F6FF", "#FFFFFF"), "rubies": ("#FFE08A", "#D92B45")}
"""Thread and bead of a string that is worn in the hair."""
FRONT_HAIR = {
    "parted": "M0 -7.8C-4.3 -7.6 -6.2 -4.4 -5.8 .6C-5.7 2.2 -5.2 3.6 -4.5 4.4"
    "C-4.5 .6 -3.6 -2.8 0 -5.2C3.6 -2.8 4.5 .6 4.5 4.4"
    "C5.2 3.6 5.7 2.2 5.8 .6C6.2 -4.4 4.3 -7.6 0 -7.8Z",
    "swept": "M1.6 -7.9C-4.6 -8.3 -6.4 -4 -5.8 1.2C-5.6 3 -5 4.2 -4.4 4.8C-4.6 1.4 -3.6 -1.6 2 -5"
    "C3.8 -3.6 4.4 -.8 4.5 4.2C5.4 3 5.8 1.4 5.9 0C6.2 -4.6 4.8 -7.6 1.6 -7.9Z",
}


def _curls(a: Art, x: float, y: float, r: float, hair: Hair, count: int) -> None:
    """A cloud of curls: a scalloped ball, and little hooks of light in it."""
    edge = []
    for i in range(count):
        t = 360 * i / count
        edge += [
            toward((x, y), t, r * (1.02 + i % 3 * 0.04)),
            toward((x, y), t + 180 / count, r * 0.88),
        ]
    paint = a.radial(
        x,
        y,
        r * 1.5,
        (0, hair.light),
        (0.45, hair.mid),
        (1, hair.dark),
        focus=(x - r * 0.4, y - r * 0.5),
    )
    a.blob(edge, paint)
    for i in range(count - 2):
        u, v = toward((x, y), 197 * i, r * (0.3 + 0.5 * (i % 4) / 3))
        k = r * 0.16
        a.path(
            f"M{n(u - k)} {n(v)}Q{n(u - k)} {n(v - k * 1.3)} {n(u + k)} {n(v - k * 0.6)}",
            "none",
            1,
            hair.strand,
            0.34,
            0.6,
        )


def bust(
    a: Art,
    x: float,
    y: float,
    skin: Skin,
    hair: Hair,
    style: Style,
    base: Point,
    *,
    front: bool = False,
    turn: float = 0,
    left: bool = False,
    look: float = 0,
    size: float = 1,
    wears: Worn = "",
) -> None:
    """A head on its neck, with the hair that lies close to it, and what it wears.

    `base` is the pit of the neck, between the shoulders.
    """
    where = _headed(x, y, turn, left, size)
    with a.group(where):
        if style == "curls":
            x0, y0, r = (0.0, -1.6, 7.4) if front else (-2.4, -1.8, 7.0)
            _curls(a, x0, y0, r, hair, 13)
        elif front:
            behind = a.linear(-5, -6, 5, 9, (0, hair.mid), (1, hair.dark))
            a.path(
                "M0 -7.7C-4.9 -7.5 -6.5 -3.6 -6.1 .4C-5.8 3.2 -7.4 5.4 -6.8 9C-5 10.6 -2 9 0 9"
                "C2 9 5 10.6 6.8 9C7.4 5.4 5.8 3.2 6.1 .4C6.5 -3.6 4.9 -7.5 0 -7.7Z",
                behind,
            )
    _neck(a, base, between((x, y), base, 0.38), skin)
    if front:
        face(a, x, y, skin, turn, look, size)
    else:
        profile(a, x, y, skin, turn, left, size)
    with a.group(where):
        if style == "curls" and front:
            _fringe(a, hair, [(-3.9, -3), (-2.2, -4.6), (0, -5.1), (2.2, -4.6), (3.9, -3)])
        elif style == "curls":
            _curls(a, -4.4, -2, 4.7, hair, 9)
            _fringe(a, hair, [(-1.4, -4.6), (0.6, -4.8), (2.3, -4)])
        else:
            lit = (4, -7, -6, 5) if left else (-8, -7, 3, 5)
            paint = a.linear(*lit, (0, hair.light), (0.45, hair.mid), (1, hair.dark))
            a.path((FRONT_HAIR if front else PROFILE_HAIR)[style], paint)
            _sheen(a, hair, style, front)
        if wears:
            _worn(a, wears, front)


def _fringe(a: Art, hair: Hair, curls: Sequence[Point]) -> None:
    for i, (x, y) in enumerate(curls):
        a.circle(x, y, 1.5, hair.mid if i % 2 else hair.light)
        a.circle(x + 0.25, y + 0.3, 1.2, hair.mid)
        a.path(
            f"M{n(x - 0.7)} {n(y)}Q{n(x - 0.5)} {n(y - 0.9)} {n(x + 0.5)} {n(y - 0.7)}",
            "none",
            1,
            hair.strand,
            0.3,
            0.7,
        )


def _sheen(a: Art, hair: Hair, style: Style, front: bool) -> None:
    if front:
        arcs = [[(-1, -6.6), (-3.6, -5), (-4.5, -1.4)], [(1.2, -6.6), (3.6, -5), (4.4, -1.6)]]
    elif style == "bun":
        a.ellipse(-8.4, -3.4, 3.1, 2.9, hair.mid, 1, 20)
        a.ellipse(-8.8, -3.9, 2, 1.7, hair.light, 0.55, 20)
        arcs = [
            [(-6.4, -5.4), (-9.4, -5.6), (-10.6, -3)],
            [(1.6, -4.6), (-2.4, -5.6), (-6, -3.4)],
            [(0.4, -3.6), (-3, -4), (-5.6, -0.8)],
        ]
    else:
        arcs = [
            [(1.6, -4.6), (-3.4, -5.8), (-7, -2.2), (-7.2, 2)],
            [(0.4, -3.6), (-3.6, -3.8), (-5.6, -0.4), (-6, 3.4)],
        ]
    for points in arcs:
        a.line(points, hair.strand, 0.4, 0.75)


def _worn(a: Art, what: Worn, front: bool) -> None:
    """What a head wears, in the head's own coordinates."""
    band: list[Point] = (
        [(-4.6, -3.9), (0, -3), (4.6, -3.9)] if front else [(-7.4, -2), (-2, -4.7), (3, -3.7)]
    )
    brow = band[1] if front else band[2]
    spots: list[Point] = (
        [(-4.2, -4.4), (-1.6, -6.2), (1.6, -6.2), (4.2, -4.4)]
        if front
        else [(2, -4.5), (-0.8, -5.7), (-3.8, -5.6), (-6.4, -3.8)]
    )
    if what == "circlet":
        a.limb(band, [0.7, 1.2, 0.8], "#8F6424")
        a.limb([(x, y - 0.2) for x, y in band], [0.5, 0.9, 0.6], "#FFE08A")
        a.path(
            f"M{n(brow[0])} {n(brow[1] - 3)}L{n(brow[0] + 1)} {n(brow[1] - 0.6)}"
            f"L{n(brow[0])} {n(brow[1] + 0.9)}L{n(brow[0] - 1)} {n(brow[1] - 0.6)}Z",
            "#FFF3C0",
        )
        a.path(
            f"M{n(brow[0])} {n(brow[1] - 3)}L{n(brow[0] + 1)} {n(brow[1] - 0.6)}"
            f"L{n(brow[0])} {n(brow[1] + 0.9)}Z",
            "#D99A32",
        )
    elif what == "flowers":
        for i, (x, y) in enumerate(spots[: 4 if front else 3]):
            flower(a, x, y, 1.25, "#FFFFFF" if i % 2 else "#FFE3EA")
    elif what in BEADS:
        thread, bead = BEADS[what]
        a.line(band, thread, 0.4)
        for i in range(7):
            near, far, t = (band[0], band[1], i / 3) if i < 3 else (band[1], band[2], (i - 3) / 3)
            a.circle(*between(near, far, t), 0.62, bead)
    elif what == "leaves":
        for i, (x, y) in enumerate(spots):
            leaf(a, (x, y), (-150 if x < 0 else -40) + i * 9, 4.2, "#CDE08A", "#5B8A3C")
    elif what == "band":
        a.limb(band, [0.5, 0.9, 0.5], "#E9F4FF")
        a.circle(*brow, 0.8, "#FFFFFF")


def _neck(a: Art, base: Point, chin: Point, skin: Skin) -> None:
    middle = between(base, chin, 0.5)
    a.limb([base, middle, chin], [4.4, 2.6, 2.6], skin.mid, shade=skin.shade)
