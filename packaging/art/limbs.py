"""Arms and legs with muscle and joint, feet, and the sleeves and rings that are worn on them."""

import math
from collections.abc import Sequence

from curves import Point, at, mix, spline
from kit import Art
from light import SUN, Light, bounce, facing, rim, sampled
from tones import Skin


def heading(p: Point, q: Point) -> float:
    return math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))


def beside(p: Point, way: float, along: float, across: float) -> Point:
    c, s = math.cos(math.radians(way)), math.sin(math.radians(way))
    return p[0] + along * c - across * s, p[1] + along * s + across * c


def modelled(
    a: Art,
    shape: Sequence[Point],
    skin: Skin,
    light: Light,
    width: float,
    far: bool = False,
    small: bool = False,
    hollow: Point | None = None,
) -> None:
    """A shape of flesh: base, the shade away from the light, the bounce in it, the lit edge.

    `width` is how thick the limb is; all in the picture's grid. What is far or small has no more
    than its shade and its rim. `hollow` is the crease of a joint: no strip may bridge it.
    """
    ring = sampled(shape, 3)

    def keep(p: Point) -> bool:
        return hollow is None or math.dist(p, hollow) > width * 0.42

    tx, ty = light.toward()
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    r = abs(tx) * (max(xs) - min(xs)) / 2 + abs(ty) * (max(ys) - min(ys)) / 2
    lit = mix(skin.light, skin.mid, 0.45 if far else 0.1)
    paint = a.linear(
        mx + tx * r, my + ty * r, mx - tx * r, my - ty * r,
        (0, lit), (0.55, mix(skin.mid, skin.shade, 0.25 if far else 0)),
        (1, mix(skin.mid, skin.shade, 0.7 if far else 0.45)),
    )  # fmt: skip
    a.path(spline(shape, True), paint)
    dark = facing(ring, (-tx, -ty), width * 0.5, -0.05, 18, keep, 1)
    if dark:
        a.path(dark, skin.shade, 0.5)
    if not (far or small):
        bounce(a, ring, light, width * 0.26, 1, keep, 1, 18)
        bright = facing(ring, (tx, ty), width * 0.42, 0.05, 18, keep, 1)
        if bright:
            a.path(bright, skin.light, 0.75)
    rim(
        a,
        ring,
        light,
        width * (0.24 if small else 0.16),
        0.5 if far else 0.9,
        keep,
        count=12 if small else 18,
    )


def arm(
    a: Art,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    skin: Skin,
    *,
    size: float = 1,
    light: Light = SUN,
    far: bool = False,
    out: int = 0,
) -> None:
    """From the shoulder to the wrist, in one piece: deltoid, elbow, the swell of the forearm.

    `out` says on which side the point of the elbow lies (+1: clockwise of the way down the arm);
    nought finds it from the bend.
    """
    u, v = heading(shoulder, elbow), heading(elbow, wrist)
    bend = (v - u + 180) % 360 - 180
    side = out or (-1 if bend > 0 else 1)
    k = size
    long, fore = math.dist(shoulder, elbow), math.dist(elbow, wrist)
    # the outer line has the corner of the elbow, the inner one its crease
    outer = [
        beside(shoulder, u, -0.9 * k, side * 0.9 * k),
            beside(shoulder, u, 0.8 * k, side * 1.75 * k),
        beside(shoulder, u, long * 0.45, side * 1.4 * k),
            beside(elbow, u, -0.9 * k, side * 1.12 * k),
        beside(elbow, (u + bend / 2), 0.15 * k, side * 1.2 * k),
        beside(elbow, v, fore * 0.26, side * 1.26 * k),
            beside(elbow, v, fore * 0.62, side * 0.98 * k),
        beside(wrist, v, 0, side * 0.72 * k),
    ]  # fmt: skip
    inner = [
        beside(wrist, v, 0, -side * 0.7 * k), beside(elbow, v, fore * 0.6, -side * 0.92 * k),
        beside(elbow, v, fore * 0.22 + 0.5 * k, -side * 1.16 * k),
        beside(elbow, u + bend / 2, 0, -side * 0.95 * k),
        beside(elbow, u, -long * 0.3, -side * 1.16 * k),
            beside(shoulder, u, long * 0.22, -side * 1.5 * k),
        beside(shoulder, u, -0.6 * k, -side * 1.3 * k),
    ]  # fmt: skip
    crease = beside(elbow, u + bend / 2, 0, -side * 0.95 * k) if abs(bend) > 25 else None
    modelled(a, [*outer, *inner], skin, light, 2.6 * k, far, hollow=crease)
    # the crease of the elbow
    if abs(bend) > 25:
        c = beside(elbow, u + bend / 2, 0, -side * 0.8 * k)
        a.path(
            f"M{at(beside(c, u, -0.5 * k, 0))}"
            f"Q{at(beside(elbow, u + bend / 2, 0.1, -side * 0.35 * k))} "
            f"{at(beside(c, v, 0.5 * k, 0))}",
            "none", 1, skin.shade, 0.3 * k, 0.6,
        )  # fmt: skip


def leg(
    a: Art,
    hip: Point,
    knee: Point,
    ankle: Point,
    toe: Point,
    skin: Skin,
    *,
    size: float = 1,
    light: Light = SUN,
    far: bool = False,
    front: int = 0,
) -> None:
    """Thigh, knee, calf and a foot with its heel; `front` is the side of shin and knee-cap."""
    u, v, w = heading(hip, knee), heading(knee, ankle), heading(ankle, toe)
    bend = (v - u + 180) % 360 - 180
    side = front or (-1 if bend > 0 else 1)
    k = size
    thigh, shin = math.dist(hip, knee), math.dist(knee, ankle)
    turn = ((w - v + 180) % 360) - 180
    outer = [
        beside(hip, u, 0, side * 2.9 * k), beside(hip, u, thigh * 0.4, side * 2.75 * k),
        beside(knee, u, -thigh * 0.16, side * 1.95 * k),
            beside(knee, u + bend / 2, 0.1 * k, side * 1.85 * k),
        beside(knee, v, shin * 0.18, side * 1.45 * k),
            beside(knee, v, shin * 0.55, side * 1.15 * k),
        beside(ankle, v, 0.2 * k, side * 0.8 * k),
    ]  # fmt: skip
    inner = [
        beside(ankle, v, 0.2 * k, -side * 0.76 * k), beside(knee, v, shin * 0.58, -side * 1.25 * k),
        beside(knee, v, shin * 0.3, -side * 1.9 * k), beside(knee, v, shin * 0.1, -side * 1.5 * k),
        beside(knee, u + bend / 2, 0, -side * 1.4 * k),
            beside(knee, u, -thigh * 0.25, -side * 1.9 * k),
        beside(hip, u, thigh * 0.35, -side * 2.6 * k), beside(hip, u, 0, -side * 2.9 * k),
    ]  # fmt: skip
    pit = beside(knee, u + bend / 2, 0, -side * 1.4 * k) if abs(bend) > 40 else None
    modelled(a, [*outer, *inner], skin, light, 4 * k, far, hollow=pit)
    # the shin is on the foot's upper side
    kx, ky = knee[0] - ankle[0], knee[1] - ankle[1]
    c, s = math.cos(math.radians(w)), math.sin(math.radians(w))
    up = 1 if (-kx * s + ky * c) > 0 else -1
    foot(a, ankle, toe, skin, up=side if abs(turn) < 12 else up, size=k, light=light, far=far)


def foot(
    a: Art,
    ankle: Point,
    toe: Point,
    skin: Skin,
    *,
    up: int = -1,
    size: float = 1,
    light: Light = SUN,
    far: bool = False,
) -> None:
    """Instep, toes, ball, arch and heel; `up` is the side of the shin (-1: left of the way)."""
    way, long = heading(ankle, toe), math.dist(ankle, toe)
    sole = [
        (0.12, 0.9), (0.42, 0.6), (0.8, -0.02), (1.0, -0.5), (0.92, -0.86), (0.66, -1.0),
        (0.36, -0.66), (0.04, -1.06), (-0.2, -0.86), (-0.26, -0.1), (-0.16, 0.8),
    ]  # fmt: skip
    shape = [beside(ankle, way, x * long, y * up * size) for x, y in sole]
    modelled(a, shape, skin, light, 1.7 * size, far, True)


def bangle(a: Art, elbow: Point, wrist: Point, tone: str, size: float = 1) -> None:
    """A ring that goes round the wrist: a bent band, dark below, bright above."""
    way = heading(elbow, wrist)
    p = beside(wrist, way, -0.7 * size, 0)
    x, y = beside(p, way, 0, -0.95 * size), beside(p, way, 0, 0.95 * size)
    mid = beside(p, way, 0.42 * size, 0)
    a.path(f"M{at(x)}Q{at(mid)} {at(y)}", "none", 1, mix(tone, "#4A2410", 0.55), 0.85 * size)
    x, y = beside(p, way, 0, -0.9 * size), beside(p, way, 0, 0.6 * size)
    a.path(f"M{at(x)}Q{at(mid)} {at(y)}", "none", 1, tone, 0.5 * size)


def cuff(
    a: Art,
    shoulder: Point,
    elbow: Point,
    cloth: tuple[str, str, str, str],
    length: float = 0.55,
    size: float = 1,
    light: Light = SUN,
    puff: float = 1,
) -> None:
    """A short sleeve that closes round the arm: it sits on the shoulder and ends in a hem."""
    way = heading(shoulder, elbow)
    long = math.dist(shoulder, elbow) * length
    k = size
    shape = [
        beside(shoulder, way, -1.7 * k, 0), beside(shoulder, way, -0.9 * k, 1.7 * k),
        beside(shoulder, way, long * 0.5, 2.5 * k * puff), beside(shoulder, way, long, 1.75 * k),
        beside(shoulder, way, long + 0.5 * k, 0), beside(shoulder, way, long, -1.75 * k),
        beside(shoulder, way, long * 0.5, -2.5 * k * puff),
            beside(shoulder, way, -0.9 * k, -1.7 * k),
    ]  # fmt: skip
    light_, mid, deep, dark = cloth
    tx, ty = light.toward()
    m = beside(shoulder, way, long * 0.4, 0)
    r = 3 * k
    a.path(
        spline(shape, True),
        a.linear(
            m[0] + tx * r,
            m[1] + ty * r,
            m[0] - tx * r,
            m[1] - ty * r,
            (0, light_),
            (0.4, mid),
            (0.8, deep),
            (1, dark),
        ),
    )
    ring = sampled(shape, 2)
    d = facing(ring, (-tx, -ty), 1.6 * k, 0, 14, digits=1)
    if d:
        a.path(d, dark, 0.4)
    rim(a, ring, light, 0.6 * k, 0.8, count=14)
    x, y = beside(shoulder, way, long, -1.75 * k), beside(shoulder, way, long, 1.75 * k)
    a.path(
        f"M{at(x)}Q{at(beside(shoulder, way, long + 0.9 * k, 0))} {at(y)}",
        "none",
        1,
        light_,
        0.45 * k,
        0.9,
    )
