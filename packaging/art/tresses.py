"""Hair in the head's grid: what lies behind the head, and what frames the face.

The cap is drawn in front view and in three-quarter view and lies between them, as the face does.
"""

from collections.abc import Sequence
from typing import Literal

from curves import Point, mix, rounded, spline, toward
from kit import Art
from light import Light, rim, sampled
from pen import blob, limb, ribbon
from tones import Hair

Style = Literal["long", "bob", "bun", "curls", "braid", "crop", "flow", "aged", "crown"]

# outer edge from the far temple over the crown to the nape, then the ear and the hairline back
CAP_FRONT: list[Point] = [
    (37, 6), (42.6, -14), (39, -36), (24, -53), (0, -59), (-24, -53), (-39, -36), (-42.6, -14),
    (-41, 4), (-37, 6), (-35.4, -4), (-33, -16), (-25, -28), (-9, -36), (6, -38), (22, -31),
    (32, -18), (35.4, -4),
]  # fmt: skip
CAP_SIDE: list[Point] = [
    (35, -2), (39, -18), (37, -38), (22, -55), (-4, -60), (-32, -55), (-51, -36), (-56, -12),
    (-51, 10), (-40, 20), (-33, 12), (-30.6, -6), (-25, -22), (-9, -33), (8, -37), (22, -33),
    (31, -22), (34, -11),
]  # fmt: skip


def _mixed(front: Sequence[Point], side: Sequence[Point], yaw: float) -> list[Point]:
    return [
        (p[0] + (q[0] - p[0]) * yaw, p[1] + (q[1] - p[1]) * yaw)
        for p, q in zip(front, side, strict=True)
    ]


def _paint(
    a: Art,
    hair: Hair,
    light: Light,
    x: float = 0,
    y: float = -10,
    r: float = 62,
    deep: bool = False,
) -> str:
    tx, ty = light.toward()
    if deep:
        hair = hair._replace(light=hair.mid, mid=mix(hair.mid, hair.dark, 0.4))
    return a.linear(
        x + tx * r, y + ty * r, x - tx * r, y - ty * r,
        (0, hair.light), (0.34, mix(hair.light, hair.mid, 0.7)), (0.6, hair.mid), (1, hair.dark),
    )  # fmt: skip


def lock(
    a: Art, hair: Hair, points: Sequence[Point], width: float, light: Light, deep: bool = False
) -> None:
    """One tapering lock with a lit and a shaded edge; every bend has its point."""
    last = len(points) - 1
    widths = [
        width * (0.3, 0.8, 1)[min(i, 2)] * (1 - 0.78 * (i / last) ** 2.2) for i in range(last)
    ] + [width * 0.03]
    a.path(ribbon(points, widths, digits=0), _paint(a, hair, light, deep=deep))
    tx, ty = light.toward()
    dx, dy = points[-1][0] - points[0][0], points[-1][1] - points[0][1]
    side = 1 if (-dy * tx + dx * ty) > 0 else -1
    a.path(ribbon(points, widths, -0.2 * side, -0.95 * side, digits=0), hair.dark, 0.42)
    a.path(ribbon(points, widths, 0.25 * side, 0.7 * side, digits=0), hair.strand, 0.45)


def behind(
    a: Art, style: Style, hair: Hair, yaw: float, light: Light, wind: float, fall: float = 1
) -> None:
    """What is drawn before neck and shoulders; `fall` lengthens long hair."""
    paint = ""
    if style in ("long", "braid", "crown", "bob", "flow"):
        paint = _paint(a, hair, light, 0, 10, 80, deep=True)
    k = yaw
    b = -8 * k  # the hair's axis
    shape: list[Point]
    if style in ("long", "braid", "crown"):
        shape = [
            (b + 2, -58), (b + 34, -48), (b + 45, -18), (b + 43, 16), (b + 47, 46), (b + 42, 74),
            (b + 30, 88), (b + 16, 80), (b, 86), (b - 18, 82), (b - 34, 94), (b - 48, 76),
            (b - 52, 46), (b - 46, 16), (b - 48, -18), (b - 34, -48),
        ]  # fmt: skip
        if style == "crown":
            shape = [(x, y if y < 20 else 20 + (y - 20) * 0.45) for x, y in shape]
        shape = [(x, y if y < 16 else 16 + (y - 16) * fall) for x, y in shape]
        blob(a, shape, paint, digits=0)
        ring = sampled(shape, 3)
        rim(a, ring, light._replace(tint=hair.strand), 3, 0.5, digits=0)
        if style == "long":
            for pts, w in (
                ([(b - 40, 0), (b - 47, 30), (b - 42, 60), (b - 52, 90)], 15),
                ([(b + 36, 2), (b + 43, 32), (b + 38, 58), (b + 46, 86)], 13),
                ([(b - 28, 20), (b - 33, 50), (b - 26, 78), (b - 32, 102)], 13),
            ):
                hung = [(x, y if y < 16 else 16 + (y - 16) * fall) for x, y in pts]
                lock(a, hair, hung, w, light, deep=True)
    elif style == "bob":
        shape = [
            (b + 2, -60), (b + 36, -50), (b + 48, -18), (b + 50, 14), (b + 45, 38), (b + 30, 46),
            (b, 40), (b - 30, 48), (b - 50, 40), (b - 56, 12), (b - 52, -20), (b - 36, -50),
        ]  # fmt: skip
        blob(a, shape, paint, digits=0)
        rim(a, sampled(shape, 3), light._replace(tint=hair.strand), 3, 0.5, digits=0)
    elif style == "bun":
        x, y = -30 * k, -64 + 6 * k
        _ball(a, x, y, 23, hair, light)
    elif style == "curls":
        _cloud(a, b - 2, -14, 62, hair, light, 15)
    elif style == "aged":
        _ball(a, -46 * k, -46 + 6 * k - 10 * (1 - k), 17, hair, light)
    elif style == "flow":
        s = 1 if wind >= 0 else -1
        e = abs(wind) or 1
        x = b - s * 14
        mass = [
            (x, -50), (x - s * 34, -48), (x - s * 66, -34), (x - s * 88, -30), (x - s * 74, -8),
            (x - s * 92, 10), (x - s * 64, 24), (x - s * 40, 30), (x - s * 8, 34), (x + s * 10, 0),
        ]  # fmt: skip
        blob(a, mass, paint, digits=0)
        for y, long, rise, w in (
            (-36, 88, -20, 26), (10, 96, 44, 25), (-24, 116, -4, 30), (-2, 120, 22, 30),
        ):  # fmt: skip
            x = b - s * 10
            flying = [
                (
                    x - s * long * t * (0.7 + 0.3 * e),
                    y + rise * t + wave * (0.7 + t * 0.5) * (1.3 - 0.3 * e),
                )
                for t, wave in ((0, 0), (0.2, -3), (0.4, 0), (0.6, 5), (0.8, 3), (1, -5))
            ]
            lock(a, hair, flying, w, light, deep=w < 28)


def before(a: Art, style: Style, hair: Hair, yaw: float, light: Light, wind: float) -> None:
    """What is drawn after the face."""
    if style == "curls":
        _curly_front(a, hair, yaw, light)
        return
    cap = _mixed(CAP_FRONT, CAP_SIDE, yaw)
    if style == "aged":
        cap = [
            (x, y) if i < 11 else (x, y - (10 if 12 <= i <= 16 else 3))
            for i, (x, y) in enumerate(cap)
        ]
    if style == "crop":
        cap = [(x, y) for x, y in cap]
    a.path(_edge(cap), _paint(a, hair, light))
    ring = sampled(cap, 3)
    _strands(a, cap, hair, yaw, light, style)
    k = yaw
    if style in ("long", "braid", "flow", "crown"):
        # two strands that frame the face
        near = [
            (-10 + 2 * k, -40),
            (-27 - k, -26),
            (-34 - k, -4),
            (-36 - 2 * k, 20),
            (-32 - 3 * k, 42),
            (-38 - 2 * k, 62),
        ]
        far = [
            (10 + 6 * k, -42),
            (28 + 4 * k, -32),
            (36 + k, -12),
            (37.6 - k, 12),
            (34 - 2 * k, 34),
            (39 - 3 * k, 52),
        ]
        if style == "crown":
            near, far = near[:4], far[:4]
        if style == "flow":
            near, far = near[:4], far[:4]
        lock(a, hair, far, 10, light)
        lock(a, hair, near, 12, light)
    if style == "bob":
        near = [
            (-8, -42),
            (-27, -30),
            (-37 - 2 * k, -8),
            (-42 - 3 * k, 16),
            (-36 - 2 * k, 38),
            (-24, 43),
        ]
        far = [
            (12 + 4 * k, -44),
            (30 + 3 * k, -32),
            (38, -10),
            (41 - 3 * k, 12),
            (37 - 3 * k, 32),
            (28 - k, 38),
        ]
        lock(a, hair, far, 13, light)
        lock(a, hair, near, 19, light)
        fringe = [
            (-18, -40),
            (-13, -26),
            (0, -21),
            (12 + 4 * k, -24),
            (25 + 3 * k, -28),
            (30 + 2 * k, -38),
            (8, -48),
        ]
        blob(a, fringe, _paint(a, hair, light), digits=0)
        for p in ([(-10, -42), (-7, -32), (-2, -23)], [(4, -44), (8, -33), (13, -25)]):
            limb(a, p, [0.4, 1.9, 0.4], hair.strand, o=0.6, digits=0)
    if style == "bun":
        lock(a, hair, [(-24 - 3 * k, -24), (-34 - k, -2), (-31 - k, 16), (-38 - k, 34)], 6, light)
        lock(a, hair, [(20 + 6 * k, -38), (33 + 2 * k, -20), (33 + k, 2), (37 - k, 18)], 5, light)
    if style == "braid":
        _braid(a, hair, light, k)
    if style == "crop":
        tips = (
            ([(-30, -44), (-46, -36), (-58, -26)], 15), ([(-40, -26), (-54, -12), (-60, 2)], 14),
            ([(-22, -54), (-38, -58), (-52, -54)], 14), ([(-2, -56), (-12, -68), (-26, -70)], 14),
            ([(12, -54), (10, -68), (0, -76)], 13),
            ([(-10, -44), (2, -28), (14, -22)], 15), ([(2, -46), (18, -32), (28, -22)], 14),
            ([(14, -48), (30, -36), (36, -20)], 12), ([(-22, -38), (-16, -24), (-6, -16)], 12),
        )  # fmt: skip
        for pts, w in tips:
            lock(a, hair, pts, w, light)
    if style == "aged":
        lock(a, hair, [(-26 - 4 * k, -22), (-34 - k, 0), (-36 - k, 18), (-42, 30)], 7, light)
        lock(a, hair, [(22 + 6 * k, -40), (35 + k, -22), (35, -4)], 6, light)
    if style == "flow":
        s = 1 if wind >= 0 else -1
        for pts, w in (
            ([(4, -50), (-s * 16, -55), (-s * 38, -52), (-s * 58, -47), (-s * 78, -52)], 17),
            ([(8 * s, -42), (-s * 12, -38), (-s * 32, -30), (-s * 54, -26), (-s * 74, -32)], 14),
        ):
            lock(a, hair, pts, w, light)
    rim(
        a,
        ring,
        light._replace(tint=mix(light.tint, hair.strand, 0.6)),
        3,
        0.3 if style == "flow" else 0.5,
        digits=0,
    )


def _edge(points: Sequence[Point]) -> str:
    return spline(points, True, 0)


def _strands(
    a: Art, cap: Sequence[Point], hair: Hair, yaw: float, light: Light, style: str
) -> None:
    """Partings from the crown down to both sides, dark ones, then a broken band of sheen."""
    part = (2 + 4 * yaw, -55)
    ends: list[tuple[Point, Point]] = [
        ((-30 - 14 * yaw, -40), (-40 - 12 * yaw, -4)),
        ((-22 - 10 * yaw, -38), (-36 - 2 * yaw, -2)),
        ((-14 - 4 * yaw, -44), (-30, -20)),
        ((18 + 2 * yaw, -46), (34 - yaw, -16)),
        ((26 + 2 * yaw, -44), (38 - 2 * yaw, -10)),
    ]
    for i, (bend, end) in enumerate(ends[::2] if style == "crop" else ends[:4]):
        limb(a, [part, bend, end], [0.3, 2.2 if i % 2 else 3, 0.4], hair.dark, o=0.42, digits=0)
    sheen: list[tuple[list[Point], float]] = [
        ([(-20 - 8 * yaw, -48), (-30 - 13 * yaw, -38), (-36 - 14 * yaw, -26)], 4.6),
        ([(-13 - 6 * yaw, -46), (-24 - 9 * yaw, -36), (-30 - 8 * yaw, -25)], 2.8),
        ([(15 + 3 * yaw, -49), (26 + 3 * yaw, -42), (32 + 3 * yaw, -32)], 3.6),
        ([(10 + 5 * yaw, -45), (20 + 4 * yaw, -40), (28 + 3 * yaw, -31)], 2),
    ]
    for pts, w in sheen:
        limb(a, pts, [0.4, w, 0.4], hair.strand, o=0.62, digits=0)


def _ball(a: Art, x: float, y: float, r: float, hair: Hair, light: Light) -> None:
    """A bun: a ball wound from three turns."""
    shape = [
        toward((x, y), t, r * k)
        for t, k in ((0, 1), (60, 0.95), (120, 1), (180, 1.04), (240, 1), (300, 1.02))
    ]
    blob(a, shape, _paint(a, hair, light, x, y, r * 1.1), digits=0)
    for t in (0.25, 0.62):
        pts = [toward((x, y), d, r * (0.9 - 0.5 * t)) for d in (150, 200, 250, 300, 350)]
        limb(a, pts, [0.3, 2.4, 3, 2, 0.3], hair.dark, o=0.5, digits=0)
        pts = [toward((x, y), d, r * (0.72 - 0.4 * t)) for d in (190, 240, 290)]
        limb(a, pts, [0.3, 2.6, 0.3], hair.strand, o=0.6, digits=0)
    rim(a, sampled(shape, 4), light._replace(tint=hair.strand), 2.6, 0.6, digits=0)


def _cloud(a: Art, x: float, y: float, r: float, hair: Hair, light: Light, count: int) -> None:
    """A cloud of curls: scallops of unequal size round a ball, hooks of light in it."""
    paint = _paint(a, hair, light, x, y, r * 1.05)
    for i in range(count):
        u, v = toward((x, y), 360 * i / count, r * (0.86 + i % 3 * 0.05))
        a.circle(rounded(u, 1), rounded(v, 1), rounded(r * (0.27 - i % 2 * 0.04), 1), paint)
    blob(a, [toward((x, y), t, r * 0.95) for t in range(0, 360, 45)], paint)
    tx, ty = light.toward()
    for i in range(16):
        u, v = toward((x, y), 137.5 * i, r * (0.5 + 0.56 * ((i * 7) % 16) / 16))
        k = r * 0.11
        bright = (u - x) * tx + (v - y) * ty > -r * 0.1
        limb(a, [(u - k, v + k * 0.5), (u - k * 0.5, v - k * 0.8), (u + k * 0.6, v - k * 0.6),
            (u + k, v + k * 0.3)],
            [0.4, 2, 2, 0.4], hair.strand if bright else hair.dark, o=0.6 if bright else 0.5,
        )  # fmt: skip


def _curly_front(a: Art, hair: Hair, yaw: float, light: Light) -> None:
    k = yaw
    curls = [
        (-36 - 3 * k, -2, 10), (-36 - 2 * k, -19, 12), (-27, -34, 13), (-11, -43, 13.5),
        (7 + 2 * k, -45, 13),
        (23 + 2 * k, -38, 12), (33 + k, -24, 10.5), (37 - k, -8, 8),
    ]  # fmt: skip
    paint = _paint(a, hair, light, 0, -20, 44)
    for i, (x, y, r) in enumerate(curls):
        shape = [toward((x, y), t, r * (1 + 0.08 * ((t // 60 + i) % 3))) for t in range(0, 360, 60)]
        blob(a, shape, paint, digits=0)
        limb(a, [(x - r * 0.5, y + r * 0.2), (x - r * 0.3, y - r * 0.5),
            (x + r * 0.4, y - r * 0.4), (x + r * 0.5, y + r * 0.1)],
            [0.4, 1.9, 1.9, 0.4], hair.strand, o=0.65,
        )  # fmt: skip
        limb(
            a,
            [(x - r * 0.2, y + r * 0.6), (x + r * 0.5, y + r * 0.5), (x + r * 0.8, y - r * 0.1)],
            [0.3, 1.7, 0.3],
            hair.dark,
            o=0.5,
            digits=0,
        )


def _braid(a: Art, hair: Hair, light: Light, k: float) -> None:
    """A plait over the near shoulder, each link a leaf that laps the next."""
    x, y = -37 - 3 * k, 26.0
    paint = _paint(a, hair, light, x, y + 40, 60)
    for i in range(6):
        r = 9.6 - i * 0.7
        for side in (-1, 1):
            px, py = x + side * r * 0.42, y + i * 13 + (5 if side > 0 else 0)
            pts = [
                (px - side * r * 0.9, py - r * 0.6),
                (px + side * r * 0.3, py - r * 0.75),
                (px + side * r * 0.75, py + r * 0.2),
                (px - side * r * 0.2, py + r * 0.9),
            ]
            blob(a, pts, paint, digits=0)
            limb(
                a,
                [pts[0], ((pts[0][0] + pts[2][0]) / 2, py - r * 0.2), pts[2]],
                [0.3, 1.6, 0.3],
                hair.strand,
                o=0.5,
                digits=0,
            )
    end = y + 80
    a.ellipse(x, end - 3, 4.6, 2.4, "#F0CD7C")
    lock(a, hair, [(x, end), (x - 3, end + 9), (x + 2, end + 20)], 9, light)
