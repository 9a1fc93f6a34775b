"""What the dancers of Moons are made of: skirts, arms, clasped hands, faces, hair."""

import math

from curves import Point, at, between, mix, n, strip
from kit import Art

from covers.brush import Tones, band, lune, runs, soft
from covers.parts import Iris, eye

POOL = (86.0, 68.0)
"""The light: everything is bright on the side that looks here."""
COLD = "#9CBCFF"
PALE = Tones("#6A5A8E", "#D8A898", "#FFDCB4", "#FFF8DC", COLD)
TEAK = Tones("#38203E", "#8E5640", "#DC9A64", "#FFE2A4", COLD)
EBONY = Tones("#241430", "#643828", "#B8703E", "#FFC878", COLD)
NEAR = Tones("#1C1026", "#4E2C2C", "#C8824A", "#FFE8A6", COLD)
AMBER = Tones("#3E2436", "#A8683E", "#E8AE6A", "#FFEBAE", COLD)
AIR = Tones("#3A4A8E", "#8FB2E4", "#DCEBF8", "#FFFBE6", "#DCEBFF")
WATER = Tones("#0C2C5A", "#1E7F9C", "#6FD8CC", "#FFF6C4", "#9CE4FF")
FIRE = Tones("#4A0F38", "#C4392E", "#F8923E", "#FFEFA8", "#E0A8F0")
EARTH = Tones("#14241E", "#3E5A2E", "#9AA44E", "#FFE89A", "#8FC8B8")


def wear(
    a: Art,
    name: str,
    x: float,
    y: float,
    places: list[tuple[float, float, float]],
    flip: bool = False,
) -> None:
    """Angle, length, opacity; `flip` for those on the left."""
    for angle, size, o in places:
        k = size / 30
        with a.group(
            f"translate({n(x)} {n(y)}) rotate({n(angle)}) scale({n(k)} {n(-k if flip else k)})", o
        ):
            a.use(name, 0, 0)


def gown(
    a: Art,
    waist: Point,
    half: float,
    foot: Point,
    rx: float,
    ry: float,
    cloth: Tones,
    *,
    pleats: int = 11,
    twist: float = 24,
    wave: float = 0.07,
    point: bool = False,
    span: tuple[float, float] = (196, -16),
) -> None:
    """A dancing skirt from above: pleats from waist to waving hem, each by its light."""
    soft(
        a,
        foot[0] + (foot[0] - POOL[0]) * 0.1,
        foot[1] + ry * 0.75,
        rx * 1.3,
        ry * 0.85,
        "#04061E",
        0.85,
    )
    to = math.atan2((POOL[1] - foot[1]) * 1.6, POOL[0] - foot[0])
    first, last = span
    tops: list[Point] = []
    hems: list[Point] = []
    turns: list[float] = []
    for i in range(pleats + 1):
        t = i / pleats
        turn = math.radians(first + (last - first) * (t + 0.02 * math.sin(i * 2.6)))
        turns.append(turn)
        k = 1 + (wave if i % 2 else -wave) * (1 + 0.4 * math.sin(i * 1.9))
        hems.append((foot[0] + rx * k * math.cos(turn), foot[1] + ry * k * math.sin(turn)))
        own = math.radians(180 - 180 * t)
        tops.append((waist[0] + half * math.cos(own), waist[1] + half * 0.3 * math.sin(own)))
    bends: list[Point] = []
    for top, hem in zip(tops, hems, strict=True):
        mid = between(top, hem, 0.5)
        swing = twist * rx / 100
        bends.append((mid[0] - swing + (waist[0] - mid[0]) * 0.28, mid[1] + ry * 0.2))
    order = sorted(range(pleats), key=lambda i: math.sin((turns[i] + turns[i + 1]) / 2))
    for i in order:
        turn = (turns[i] + turns[i + 1]) / 2
        light = math.cos(turn - to)
        light = max(0.06, 0.46 + 0.62 * light + (0.14 if i % 2 else -0.14))
        tip = (
            mix(cloth.dark, cloth.mid, min(1, light * 2))
            if light < 0.5
            else mix(cloth.mid, cloth.lit, min(1, (light - 0.5) * 2))
        )
        if light > 0.86:
            tip = mix(cloth.lit, cloth.hot, min(1, (light - 0.86) * 4))
        out = between(hems[i], hems[i + 1], 0.5)
        out = (
            out[0] + math.cos(turn) * rx * 0.06,
            out[1] + math.sin(turn) * ry * (0.34 if point else 0.16) + 0.3,
        )
        d = f"M{at(tops[i])}Q{at(bends[i])} {at(hems[i])}"
        d += f"L{at(out)}L{at(hems[i + 1])}" if point else f"Q{at(out)} {at(hems[i + 1])}"
        d += f"Q{at(bends[i + 1])} {at(tops[i + 1])}Z"
        a.path(d, tip, 1, tip, 0.1)
    reach = between(waist, foot, 0.62)
    veil = [between(top, bend, 0.95) for top, bend in zip(tops, bends, strict=True)]
    a.path(
        f"M{at(tops[0])}L{at(veil[0])}{''.join('L' + at(p) for p in veil[1:])}L{at(tops[-1])}Z",
        a.linear(*waist, *reach, (0, cloth.dark, 0.62), (1, cloth.dark, 0)),
    )
    for i in range(1, pleats):
        if i % 2 == 0:
            a.limb(
                [tops[i], between(bends[i], between(tops[i], hems[i], 0.5), 0.4), hems[i]],
                [0.1, 0.5, 0.15],
                cloth.dark,
                o=0.55,
            )


def limb(
    a: Art,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    w: float,
    t: Tones,
    side: int,
    cloth: Tones | None = None,
) -> None:
    """An arm, warm toward the pool, with a thin cold rim behind; a petal for a sleeve."""
    line = [shoulder, between(shoulder, elbow, 0.5), elbow, between(elbow, wrist, 0.5), wrist]
    sizes = [w, w * 0.9, w * 0.72, w * 0.74, w * 0.5]
    a.limb(line, sizes, mix(t.dark, t.mid, 0.72))
    a.path(band(line, sizes, 0.1 * side, 0.98 * side), mix(t.mid, t.lit, 0.36))
    a.path(band(line, sizes, 0.44 * side, 0.98 * side), mix(t.mid, t.lit, 0.85), 0.8)
    a.path(band(line[1:], sizes[1:], 0.78 * side, 0.98 * side), t.hot)
    a.path(band(line[:4], sizes[:4], -0.78 * side, -side), t.cold, 0.8)
    if cloth:
        u, v = elbow[0] - shoulder[0], elbow[1] - shoulder[1]
        size = math.hypot(u, v) or 1
        u, v = u / size, v / size

        def put(along: float, across: float) -> Point:
            return shoulder[0] + u * along * w - v * across * w * side, shoulder[
                1
            ] + v * along * w + u * across * w * side

        petal = [
            put(-0.5, 0),
            put(-0.1, -0.72),
            put(0.9, -0.86),
            put(2, -0.3),
            put(1.5, 0.3),
            put(1.2, 0.86),
            put(0.2, 0.74),
        ]
        a.blob(
            petal,
            a.linear(
                *put(0, -0.8), *put(0, 0.8), (0, cloth.dark), (0.4, cloth.mid), (1, cloth.lit)
            ),
        )
        a.path(lune(petal, 3, 6.6, w * 0.28), cloth.hot, 0.85)
        a.path(lune(petal, 0.4, 2.6, w * 0.16), cloth.cold, 0.8)


def clasp(a: Art, start: Point, end: Point, s: float, near: Tones, far: Tones) -> None:
    """Two hands: far palm, near palm, near fingers over its edge, far thumb on top."""
    (x0, y0), (x1, y1) = start, end
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    size = math.hypot(x1 - x0, y1 - y0)
    u, v = (x1 - x0) / size * s, (y1 - y0) / size * s
    k = 1 if u > 0 else -1

    def put(along: float, across: float) -> Point:
        return x + u * along - v * across * k, y + v * along + u * across * k

    for wrist, points, tones, o in (
        (end, [put(1.9, -0.1), put(0.7, 0), put(-0.5, 0.1)], far, -k),
        (start, [put(-1.9, -0.1), put(-0.7, 0), put(0.3, 0)], near, k),
    ):
        line = [wrist, *points]
        sizes = [1.5 * s, 2.3 * s, 2.9 * s, 2.3 * s]
        a.limb(line, sizes, tones.mid)
        a.path(band(line, sizes, 0, 0.97 * o), tones.lit, 0.9)
        a.path(band(line, sizes, 0.66 * o, 0.97 * o), tones.hot, 0.9)
    for i, across in enumerate((-1.05, -0.38, 0.3, 0.95)):
        line = [
            put(-0.35, across * 0.94),
            put(0.7, across * 1.06 - 0.1),
            put(1.45 - 0.2 * abs(i - 1.4), across + 0.12),
        ]
        a.path(
            band(line, [0.74 * s, 0.8 * s, 0.44 * s]),
            mix(near.mid, near.lit, 0.35 + i * 0.2),
            1,
            near.dark,
            0.13 * s,
        )
        a.path(band(line, [0.7 * s, 0.76 * s, 0.4 * s], 0.15 * k, 0.9 * k), near.hot, 0.8)
    thumb = [put(1.7, -0.8), put(0.6, -1.5), put(-0.8, -1.2)]
    a.path(
        band(thumb, [1 * s, 0.9 * s, 0.4 * s]), mix(far.mid, far.lit, 0.6), 1, far.dark, 0.05 * s
    )


FACE: list[Point] = [
    (2, -11.6), (7, -9.6), (9, -5.2), (8.7, -2.4), (8, -0.4), (8.8, 2.4), (7.8, 6), (5.4, 9.4),
    (2.8, 11.7), (0.6, 12.1),
    (-2, 11.2), (-5.6, 7.6), (-7.6, 2.6), (-8.4, -4), (-5, -10),
]  # fmt: skip


def face(a: Art, t: Tones, iris: Iris, brow: str, look: Point, smile: int, lips: str) -> None:
    """A young face, three quarters to the right, 24 units tall, lit from below in front."""
    ear = [(-6.6, -0.6), (-9, -3.6), (-13, -6.4), (-11.4, -0.6), (-8.4, 3.2), (-6.6, 3.6)]
    a.blob(ear, a.linear(-12, -5, -7, 3, (0, t.mid), (1, t.lit)))
    a.path(lune(ear, 2.4, 5, 0.9), t.hot, 0.8)
    a.path(lune(ear, 0.2, 2, 0.5), t.cold, 0.9)
    a.blob(FACE, a.linear(-6, -8, 5, 11, (0, t.dark), (0.34, t.mid), (0.68, t.lit), (1, t.hot)))
    a.path(lune(FACE, 5, 11.4, 2.8), t.lit, 0.8)
    a.path(lune(FACE, 5.4, 10.4, 1.2), t.hot, 0.95)
    soft(a, -3, 5.4, 3.6, 2.6, "#F0685A", 0.5)
    soft(a, -1.6, 6.4, 3.4, 2, t.hot, 0.6, 14)
    soft(a, 7, 5.6, 1.6, 1.6, t.hot, 0.6)
    a.path("M-4.4 -1C-2.8 -4 1 -4 2.4 -.8C.8 -2.6 -2.6 -2.8 -4.4 -1Z", t.lit, 0.8)
    a.path("M4.2 -1.2C5 -3 7.4 -3.2 8.2 -1.4C7 -2.2 5.2 -2.2 4.2 -1.2Z", t.lit, 0.9)
    eye(a, -1, 1, 6.4, 6.2, look, iris, t, outer=-1, size=0.45, up=1.05, crease=0.35)
    eye(a, 5.9, 0.7, 4.5, 5.8, look, iris, t, outer=1, size=0.45, up=1.05, crease=0.35)
    a.limb([(-4.8, -3.4), (-2, -5.4), (0.8, -5.2), (2.4, -4)], [0.2, 0.8, 0.8, 0.2], brow)
    a.limb([(4.4, -4.2), (6.2, -5.4), (8.4, -4.2)], [0.2, 0.7, 0.2], brow)
    a.path("M3.2 -1.4C2.6 .8 2 3 2.6 4.6C3.4 3.4 4.4 3.2 5.2 3.8C4.8 2 4 .4 4 -1.4Z", t.dark, 0.4)
    a.blob(
        [(2.2, 5), (2.8, 3.8), (4.2, 3.2), (5.6, 4.2), (5.8, 5.4), (4.4, 6), (2.8, 5.8)],
        a.radial(4, 6, 3.4, (0, t.hot), (0.5, t.lit), (1, t.mid)),
    )
    a.path("M2.6 5.6C3 5 3.6 5.2 3.8 5.6ZM4.6 5.6C5 5.1 5.4 5.2 5.5 5.4Z", t.dark, 0.85)
    if smile:
        a.path(
            "M-.4 7.4C1.6 8.2 4.4 8.1 6 6.9C5.6 9 4.4 10.2 2.8 10.2C1.2 10.2 .2 9 -.4 7.4Z",
            "#4A1026",
        )
        a.path(
            "M.2 7.7C2 8.3 4.2 8.2 5.6 7.3C5.4 8.2 5 8.7 4.6 8.9C3.2 9.3 1.6 9.2 .9 8.7Z", "#FFFBEC"
        )
        a.limb([(-0.6, 7.3), (1.6, 7.9), (4, 7.8), (6.2, 6.8)], [0.2, 0.6, 0.6, 0.2], lips)
        a.limb([(0.6, 9.4), (2.8, 10.3), (5, 9.2)], [0.2, 0.8, 0.2], mix(lips, t.hot, 0.4))
    else:
        a.path(
            "M-.4 7.2C1 7.2 2.4 7.2 3 7.5C3.8 7.1 5 6.9 6 6.7C5.4 8.8 4 9.7 2.8 9.6C1.4 9.5 .2 "
            "8.6 -.4 7.2Z",
            lips,
        )
        a.limb([(-1, 6.8), (1, 7.9), (4, 7.9), (6.5, 6.2)], [0.1, 0.45, 0.45, 0.1], t.dark)
        a.path("M1.4 8.8C2.6 9.3 3.8 9.2 4.6 8.6C3.8 9.7 2.2 9.8 1.4 8.8Z", t.hot, 0.7)


def crop(a: Art, hair: tuple[str, str, str]) -> None:
    """The hair that lies on the skull, in the face's own units: crown, parting, hairline."""
    over = [
        (-8.8, 4.6),
        (-10.6, -3),
        (-9.8, -10.4),
        (-4.4, -14.8),
        (3, -15.2),
        (8.4, -12),
        (10.4, -6.6),
        (9.6, -2.6),
    ]
    line = [
        (9.6, -2.6),
        (8.6, -6.2),
        (5.6, -8.4),
        (2.6, -8.9),
        (-1, -7.6),
        (-4.4, -5),
        (-6.2, -1.6),
        (-6.8, 4),
        (-8.8, 4.6),
    ]
    a.path(runs(over, line), a.linear(-8, -12, 8, -4, (0, hair[2]), (0.6, hair[1]), (1, hair[0])))
    for k, (x, y) in enumerate(((-8.4, 1), (-4.6, -5.6), (8, -7))):
        a.limb(
            [(2.8, -13.6), ((2.8 + x) / 2 + (-1.6 if k < 2 else 0.8), (y - 14) / 2 - 1), (x, y)],
            [0.2, 0.7, 0.2],
            hair[0] if k % 2 else hair[2],
            o=0.7,
        )
    a.path(lune([*over, (0, -6)], 1.2, 5, 0.8), COLD, 0.85)


def neck(a: Art, top: Point, foot: Point, w: float, t: Tones) -> None:
    """From the jaw into the collar-bones, and the skin above the gown."""
    ends = (-1, 1) if POOL[0] > foot[0] else (1, -1)
    paint = a.linear(
        foot[0] + ends[0] * w * 1.4,
        0,
        foot[0] + ends[1] * w * 1.4,
        0,
        (0, t.dark),
        (0.45, t.mid),
        (0.75, t.lit),
        (1, t.hot),
    )
    x, y = foot
    skin = [
        (top[0] - w * 0.5, top[1]), (x - w * 0.56, y - w * 0.4), (x - w * 1.7, y + w * 0.2),
        (x - w * 0.9, y + w * 0.9), (x, y + w * 1.35),
        (x + w * 0.9, y + w * 0.9), (x + w * 1.7, y + w * 0.2), (x + w * 0.56, y - w * 0.4),
        (top[0] + w * 0.5, top[1]),
    ]  # fmt: skip
    a.path(runs(skin[:5], skin[4:]), paint)
    a.limb(
        [
            (top[0] - w * 0.5, top[1] + w * 0.2),
            (top[0], top[1] + w * 0.5),
            (top[0] + w * 0.5, top[1] + w * 0.1),
        ],
        [0.1, w * 0.4, 0.1],
        t.dark,
        o=0.55,
    )


def flying_hair(
    a: Art, strands: list[tuple[list[Point], float]], tones: tuple[str, str, str]
) -> None:
    """Locks that taper; each has a light line, the tips are lit."""
    for pts, w in strands:
        (x0, y0), (x1, y1) = pts[0], pts[-1]
        a.limb(
            pts,
            [w * 0.8, *[w] * (len(pts) - 3), w * 0.6, 0.15],
            a.linear(x0, y0, x1, y1, (0, tones[2]), (0.45, tones[1]), (1, tones[0])),
        )
    for pts, w in strands:
        a.line(strip(pts, [w * 0.5] * len(pts), 0.5, 1), tones[0], 0.35, 0.65)


def torso(
    a: Art,
    points: list[Point],
    cloth: Tones,
    lit: tuple[float, float],
    cold: tuple[float, float],
    depth: float,
) -> None:
    xs = [x for x, _ in points]
    left, right = min(xs), max(xs)
    toward_pool = (left, right) if POOL[0] > (left + right) / 2 else (right, left)
    a.blob(
        points,
        a.linear(
            toward_pool[0], 0, toward_pool[1], 0, (0, cloth.dark), (0.5, cloth.mid), (1, cloth.lit)
        ),
    )
    a.path(lune(points, *lit, depth), cloth.lit, 0.9)
    a.path(lune(points, *lit, depth * 0.5), cloth.hot, 0.9)
    a.path(lune(points, *cold, depth * 0.3), cloth.cold, 0.85)
