"""The serpent of Fairy's Fate: every scale takes its tone from both lights."""

import math

from curves import Point, along, between, mix, n, ribbon, strip
from lamps import Lamp, Path, Place, closed, lit, rim
from scenery.land import Vista
from wings import SHAPES

LAMP = Lamp(69.5, 57, 46, "#FFC46A")
"""The lantern: the one warm light."""
MOON = Lamp(-0.62, -0.78, 0, "#9FE8F2")
"""The cold one comes from behind, from above."""
WAY: list[tuple[float, float, float]] = [
    (103, 31.4, 10.4), (112, 30.4, 11.8), (119.8, 34.2, 12.8), (124.8, 43, 13.8), (125.6, 54, 14.8),
    (121, 65.4, 15.8), (112, 75, 16.8), (98, 81.6, 17.6), (80, 85.4, 18), (60, 86.4, 18),
    (41, 83.8, 17), (26, 77.8, 15), (17, 69.6, 12.8), (17.4, 61.4, 10.8), (26, 56, 9.4),
    (39, 54.4, 8.6), (53, 56.4, 8), (68, 59.8, 7.5), (84, 61.6, 7), (100, 60.6, 6.5),
    (116, 57.6, 6), (129, 56.4, 5.4), (138.6, 52.6, 4.6), (141.4, 45.6, 3.6), (137.4, 41.4, 2.6),
    (133.6, 43.6, 1.6), (135, 46.6, 0.5),
]  # fmt: skip
"""The serpent from the nape to the tip of the tail: place and girth."""
THROAT, TURN = 5.4, 13.2
"""Where the throat ends, and where the ring passes behind the fairy."""


def _shade(x: float, y: float, z: float, normal: tuple[float, float, float]) -> tuple[float, float]:
    """How much of the lantern and of the moon falls on a place with this normal."""
    lx, ly, lz = LAMP.x - x, LAMP.y - y, 7 - z
    far = math.sqrt(lx * lx + ly * ly + lz * lz) or 1
    facing = (normal[0] * lx + normal[1] * ly + normal[2] * lz) / far
    warm = max(0.0, 0.25 + 0.75 * facing) / (1 + (far / 27) ** 2.4)
    cold = max(0.0, normal[0] * MOON.x + normal[1] * MOON.y - 0.15 * normal[2]) ** 1.7
    return min(1.0, warm * 1.35), cold


def _tone(coat: float, warm: float, cold: float, dark: float) -> str:
    """Emerald in its own shade, gold where the lantern falls, ice where the moon does."""
    base = mix(mix("#0C5450", "#37A070", coat), "#05202C", dark)
    base = mix(base, mix("#EE9A3E", "#FFF3C0", max(0, warm - 0.45) * 1.9), min(1, warm * 1.1))
    return mix(base, "#B4F6F6", min(0.9, cold))


def _stretch(first: float, last: float) -> tuple[list[tuple[float, float, float]], list[float]]:
    """A part of the body as close points, and its girth at each."""
    spine = [q for q in along([(x, y) for x, y, _ in WAY], 14) if first <= q[2] <= last]
    girth = []
    for _, _, t in spine:
        k = min(int(t), len(WAY) - 2)
        girth.append(WAY[k][2] + (WAY[k + 1][2] - WAY[k][2]) * (t - k))
    return spine, girth


def _line(first: float, last: float, step: int = 5) -> tuple[list[Point], list[float]]:
    spine, girth = _stretch(first, last)
    picked = [*range(0, len(spine) - 1, step), len(spine) - 1]
    return [spine[i][:2] for i in picked], [girth[i] for i in picked]


def body(a: Vista, first: float, last: float, lanes: int) -> None:
    """A stretch of the body: each scale is a small shape that knows how it faces the lights."""
    line, wide = _line(first + (0.16 if first else 0), last - 0.3)
    under = a.radial(LAMP.x, LAMP.y + 6, 56, (0, "#8A5A2E"), (0.5, "#1F4A3E"), (1, "#04161E"))
    a.path(ribbon(line, [w * 1.01 for w in wide], steps=1), under)
    spine, girth = _stretch(first, last)
    far, reach, row = 0.0, 0.0, 0
    rows: dict[str, list[str]] = {}
    for i in range(1, len(spine) - 1):
        (px, py, _), (x, y, _), (qx, qy, _) = spine[i - 1 : i + 2]
        far += math.hypot(x - px, y - py)
        w = girth[i]
        if far < reach or w < 0.9:
            continue
        long = max(0.9, w * (0.19 if lanes > 6 else 0.29))
        reach = far + long * 0.76
        row += 1
        dx, dy = qx - px, qy - py
        size = math.hypot(dx, dy) or 1
        dx, dy = dx / size, dy / size
        for lane in range(lanes):
            angle = math.radians(-82 + 164 * (lane + (0.5 if row % 2 else 0)) / (lanes - 0.5))
            s, c = math.sin(angle), math.cos(angle)
            if last <= THROAT and s > 0.42:
                continue
            cx, cy = x - dy * w / 2 * s, y + dx * w / 2 * s
            across = max(0.34, w * 0.5 * math.radians(164) / lanes * max(0.26, c) * 0.7)
            warm, cold = _shade(cx, cy, w / 2 * c, (-dy * s, dx * s, c))
            mark = max(0.0, math.cos(row * 0.52)) * (1 - abs(s)) * 1.3
            coat = 0.2 + 0.6 * mark + 0.3 * abs(s)
            down = -dy * s * 0.3 + dx * s
            shade = 0.62 * max(0.0, down) + 0.1 * (lane % 2)
            key = _tone(
                round(coat * 2) / 2, round(warm * 6) / 6, round(cold * 3) / 3, round(shade * 3) / 3
            )
            rows.setdefault(key, []).append(_scale(cx, cy, dx, dy, long, across))
    for tone, scales in rows.items():
        for i in range(0, len(scales), 20):
            a.path("".join(scales[i : i + 20]), tone)


def _scale(x: float, y: float, dx: float, dy: float, long: float, wide: float) -> str:
    """Round toward the tail, pointed toward the head."""

    def at(u: float, v: float) -> str:
        return f"{x + dx * u - dy * v:.2f} {y + dy * u + dx * v:.2f}"

    return (
        f"M{at(-long * 0.1, -wide)}C{at(long * 0.82, -wide * 0.9)} {at(long * 0.82, wide * 0.9)} "
        f"{at(-long * 0.1, wide)}L{at(-long * 0.5, 0)}Z"
    )


def throat(a: Vista) -> None:
    """Broad plates down the throat: they face the lantern."""
    line, wide = _line(0, THROAT, 4)
    outer, inner = strip(line, wide, 1.0, 1), strip(line, wide, 0.36, 1)
    for i in range(len(outer) - 1):
        p, q, r, s = outer[i], outer[i + 1], inner[i + 1], inner[i]
        mid = between(p, s, 0.5)
        warm = max(0.0, 1.24 - math.dist(mid, (LAMP.x, LAMP.y)) / 62)
        tone = mix("#2C5E5A", "#FFE6AC", min(1, warm * 1.1))
        bulge = between(between(q, r, 0.5), mid, -0.4)
        a.path(
            f"M{n(p[0])} {n(p[1])}L{n(q[0])} {n(q[1])}Q{n(bulge[0])} {n(bulge[1])} {n(r[0])} "
            f"{n(r[1])}"
            f"L{n(s[0])} {n(s[1])}Z", tone, 1, "#24463F", 0.3,
        )  # fmt: skip
    count = len(line)
    a.path(ribbon(line, wide, 0.3, 0.52, 1), "#0C3A3C", 0.34)
    a.limb(strip(line, wide, 0.97, 1), [0.3, *[0.6] * (count - 2), 0.2], "#FFF6D4", o=0.85)


def fins(a: Vista) -> None:
    """What is left of her wings: four blades of gauze at the nape."""
    shape = SHAPES["dragonfly"]
    root = (117.5, 35.5)
    for angle, length, o in ((-62, 33, 0.5), (-34, 36, 0.62), (-6, 30, 0.55), (18, 22, 0.42)):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))

        def put(p: Point, c: float = c, s: float = s, length: float = length) -> Point:
            u, v = p[0] * length, p[1] * length * 1.5
            return root[0] + u * c - v * s, root[1] + u * s + v * c

        tip = put((1, 0))
        tear = [*shape[:6], (0.9, 0.02), (0.84, 0.1), *shape[7:]]
        paint = a.linear(
            *root, *tip, (0, "#FFD9A0", o), (0.35, "#7FD6CC", o), (1, "#CFFBFF", o * 0.7)
        )
        edge = closed([put(p) for p in tear])
        a.path(edge.d, paint)
        rim(a, edge.edge(), MOON, 0.5, 0.95, 0.05, 0.8, "#E4FFFF")
        veins = []
        for y in (-0.07, -0.02, 0.04):
            u, v = put((0.5, y * 1.2)), put((0.95, y))
            veins.append(ribbon([put((0.03, 0)), u, v], [0.5, 0.35, 0.05]))
        a.path("".join(veins), "#E4FFFF", 0.6)


HEAD = Place(94, 32.4, 0.266, -8)


def head(a: Vista) -> None:
    """In profile to the left, bowed to her."""
    p = HEAD
    skin = a.radial(
        LAMP.x + 2, LAMP.y - 4, 54,
        (0, "#FFEFB6"), (0.3, "#F2B458"), (0.48, "#74A35C"), (0.7, "#1F705C"), (1, "#0B3A44"),
    )  # fmt: skip
    _mane(a, far=True)
    # lower jaw: slender, a little open
    jaw = (
        "M-55 20C-53 26 -46 30.6 -34 33C-14 37 10 39 30 38.6C46 38 58 32 64 20L44 22L28 22"
        "C10 21 -30 18 -55 20Z"
    )
    form = lit(a, jaw, skin, p, LAMP._replace(color="#FFF0BC"), None, (2, 0.8))
    rim(a, form.edge(), LAMP, 1.6, 0.45, 0.1, 1, "#06262E", away=True)
    a.path(Path("M-52 20.6C-30 22.6 0 24 26 25L34 20L-46 14Z", p).d, "#2A0A18")
    a.path(Path("M-50 21.4C-30 24.4 -4 25.4 18 25.4C0 23.6 -28 22 -50 21.4Z", p).d, "#B4464A", 0.9)
    upper = (
        "M-62 7C-64 1 -61 -7 -53 -10C-44 -13 -36 -14 -28 -20C-22 -26 -13 -36 3 -39C19 -42 39 "
        "-39 53 -28"
        "C65 -18 71 -4 66 12C62 23 52 27 44 25.6C36 24 31 20 22 17.6C6 15 -18 16.4 -34 15.4"
        "C-46 14.8 -53 15.6 -57 17.6C-61 16 -62.6 12 -62 7Z"
    )
    form = lit(a, upper, skin, p, LAMP._replace(color="#FFF0BC"), None, (2.4, 0.75))
    rim(a, form.edge(), MOON, 1.7, 0.85, 0.2, 1.2)
    # shade: under the brow, the hollow of the cheek, behind the jaw
    a.path(Path("M-26 -20C-18 -15 -15 -8 -17 1C-8 8 8 9 20 7C34 5 52 8 66 10C70 -4 64 -18 53 -28"
                "C38 -24 6 -22 -26 -20Z", p).d, "#0A3A40", 0.36)  # fmt: skip
    cheek = "M66 12C62 23 52 27 44 25.6C36 24 31 20 22 17.6C30 14 46 16 54 8C58 4 64 6 66 12Z"
    a.path(Path(cheek, p).d, "#062A32", 0.42)
    # plates of the lip, brightest at the tip
    for k in range(8):
        x = -57.0 + k * 10
        y = (11, 10, 9.6, 9.6, 10, 10.6, 11.4, 13)[k]
        lip = (
            f"M{n(x)} {y - 5}C{x + 2} {y - 7.6} {x + 8} {y - 7.6} {x + 9.6} {y - 5}"
            f"L{x + 9.2} {y + 5}"
            f"C{x + 6} {y + 5.6} {x + 3} {y + 5.6} {x} {y + 5.4}Z"
        )
        a.path(Path(lip, p).d, mix("#FFF0B8", "#4E9068", k / 7.5), 0.72)
    # fangs: they are there, and they do nothing
    for x, h in ((-47.0, 17), (-37.0, 12)):
        fang = (
            f"M{x - 3} 14C{x - 3} {14 + h * 0.6} {x - 0.6} {14 + h * 0.9} {x + 2} {14 + h}"
            f"C{x + 3} {14 + h * 0.6} {x + 4} {14 + h * 0.3} {x + 4} 14Z"
        )
        a.path(Path(fang, p).d, "#FFFBEA")
        a.path(
            Path(
                f"M{x + 1} 14C{x + 1.4} {14 + h * 0.5} {x + 1.6} {14 + h * 0.8} {x + 2} {14 + h}"
                f"C{x + 3} {14 + h * 0.6} {x + 4} {14 + h * 0.3} {x + 4} 14Z",
                p,
            ).d,
            "#C98A5A",
            0.7,
        )
    # scales of crown and cheek, as strokes of light
    marks: dict[bool, list[str]] = {True: [], False: []}
    for row in range(8):
        for k in range(10):
            u = -4 + k * 7 + (3.5 if row % 2 else 0.0)
            v = -33 + row * 6 + (u - 24) ** 2 * 0.006
            if u > 60 - abs(row - 4) * 2.4 or (u < 16 and row > 0) or v > 14:
                continue
            (x, y), (cx, cy), (ex, ey) = p.puts([(u - 3, v), (u + 1, v + 5.2), (u + 4, v - 0.6)])
            marks[v < -8].append(f"M{n(x)} {n(y)}Q{n(cx)} {n(cy)} {n(ex)} {n(ey)}")
    a.path("".join(marks[True]), "none", 1, "#8FE8D8", 0.26, 0.7)
    a.path("".join(marks[False]), "none", 1, "#E9D68C", 0.24, 0.5)
    for row, count in ((0, 5), (1, 4)):
        for k in range(count):
            u, v = -48.0 + k * 7 + row * 3, -5.6 + row * 4.4 - k * 1.2
            (x, y), (cx, cy), (ex, ey) = p.puts([(u - 2.4, v), (u + 1, v + 3.4), (u + 3, v - 0.4)])
            a.path(
                f"M{n(x)} {n(y)}Q{n(cx)} {n(cy)} {n(ex)} {n(ey)}", "none", 1, "#B4783A", 0.2, 0.6
            )
    # nostril
    a.path(Path("M-54 -3C-52 -6 -48 -6 -47 -3C-49 -1 -52 -1 -54 -3Z", p).d, "#12262A")
    _eye(a)
    # the brow: raised at its inner end, like someone who asks
    ridge = Path(
        "M-33 -24C-24 -31 -12 -33 2 -31C14 -29 22 -22 27 -12C18 -18 8 -23 -4 -24.4C-15 -25.6 "
        "-25 -23 -33 -24Z",
        p,
    )
    a.path(
        Path(
            "M-30 -21C-20 -24 -8 -24 2 -21C12 -18 20 -13 25 -8C16 -13 6 -18 -6 -19.6C-16 -21 "
            "-24 -20 -30 -21Z",
            p,
        ).d,
        "#052026",
        0.85,
    )
    a.path(
        ridge.d,
        a.linear(
            *p.put((-30, -20)), *p.put((28, -20)), (0, "#FFD27A"), (0.35, "#3F9A74"), (1, "#1F6A66")
        ),
    )
    rim(a, ridge.edge(0.4), MOON, 0.6, 0.9, 0.1)
    _mane(a, far=False)
    _crownlet(a)


def _eye(a: Vista) -> None:
    """Amber, slit, wide open; and it weeps."""
    p = HEAD
    x, y = p.put((-7, -9.6))
    a.path(Path("M-27 -13C-20 -23 -2 -24 13 -5C4 5 -19 5 -27 -13Z", p).d, "#06161C")
    ball = Path("M-24.4 -12.4C-18 -20.6 -3 -21.4 10 -5.6C2 2.6 -16.6 2.6 -24.4 -12.4Z", p)
    a.path(
        ball.d,
        a.radial(
            x - 0.9,
            y + 1,
            4.6,
            (0, "#FFF9C8"),
            (0.35, "#FFD04A"),
            (0.72, "#E0781E"),
            (1, "#6B2A12"),
        ),
    )
    a.path(
        Path("M-9.4 -18.6C-5.4 -14 -5.4 -5 -8.4 -.4C-12.4 -5 -12.8 -14 -9.4 -18.6Z", p).d, "#170A12"
    )
    a.path(
        Path("M-24.4 -12.4C-18 -20.6 -3 -21.4 10 -5.6C0 -13 -14 -16 -24.4 -12.4Z", p).d,
        "#3A1408",
        0.5,
    )
    a.circle(*p.put((-13.4, -6)), 0.62, "#FFFFFF", 0.95)
    a.circle(*p.put((-1.6, -11.4)), 0.34, "#D9FBFF", 0.9)
    # lower lid, lit; the tear
    lid = p.puts([(-26, -11), (-17, 0.4), (-4, 2.6), (12, -4.4)])
    a.limb(lid, [0.2, 0.7, 0.6, 0.1], "#FFE3A0", o=0.95)
    tear = p.put((-17, 6))
    a.glow(*tear, 2.2, "#FFFFFF", 0.7)
    a.path(Path("M-17 1C-15.6 4 -14 6.4 -14.4 9C-15 11.6 -19.4 11.6 -19.8 9C-20 6.4 -18.2 4 -17 "
                "1Z", p).d,
           "#F4FEFF", 0.95)  # fmt: skip
    a.circle(*p.put((-25, 12)), 0.34, "#F4FEFF", 0.9)


def _mane(a: Vista, far: bool) -> None:
    """Hair: once she had a girl's head."""
    p = HEAD
    if far:
        strands = [
            [(18, -36), (44, -56), (78, -62), (112, -52), (138, -58)],
            [(26, -34), (56, -50), (90, -46), (120, -34), (150, -32)],
            [(6, -36), (24, -58), (50, -72), (82, -80), (104, -74)],
        ]
    else:
        strands = [
            [(30, -33), (56, -38), (84, -24), (100, 0), (122, 16), (128, 40)],
            [(36, -30), (60, -26), (80, -6), (90, 20), (108, 44), (104, 66)],
            [(24, -35), (54, -48), (88, -36), (112, -14), (140, -6)],
            [(40, -26), (58, -14), (70, 8), (76, 34), (90, 54)],
        ]
    for line in strands:
        pts = p.puts(line)
        w = [2.6, 3.2, 2.8, 2, 1.2, 0.1] if len(pts) == 6 else [2.4, 3, 2.4, 1.5, 0.1]
        tone = a.linear(*pts[0], *pts[-1], (0, "#1C4E5C"), (0.5, "#0F2B44"), (1, "#0A1A30"))
        a.path(ribbon(pts, w), tone)
        a.path(ribbon(pts, w, -0.9, -0.5), "#8FE6EE", 0.5 if far else 0.75)
        lane = strip(pts, w, 0.3, 2)[1::2]
        a.limb(lane, [0.1, *[0.3] * (len(lane) - 2), 0.05], "#4FA0A8", o=0.7)


def _crownlet(a: Vista) -> None:
    """The circlet she wore, grown too small."""
    p = HEAD
    band = p.puts([(0, -36), (12, -40.5), (26, -40), (38, -35)])
    a.limb(band, [0.5, 1.1, 1.1, 0.5], "#7A4E1A")
    a.limb([(x, y - 0.25) for x, y in band], [0.3, 0.7, 0.7, 0.3], "#FFE39A")
    for u, v, h in ((6, -39, 7), (19, -41.6, 11), (32, -38.6, 7)):
        tip, left, right = p.puts([(u, v - h), (u - 3.4, v), (u + 3.4, v)])
        a.path(
            f"M{n(left[0])} {n(left[1])}L{n(tip[0])} {n(tip[1])}L{n(right[0])} {n(right[1])}Z",
            "#E9B85C",
        )
        a.path(
            f"M{n(left[0])} {n(left[1])}L{n(tip[0])} {n(tip[1])}L{n((left[0] + right[0]) / 2)} "
            f"{n((left[1] + right[1]) / 2)}Z",
            "#FFF3C8",
        )
        a.circle(*tip, 0.5, "#F6FFFF")
