"""The sack of The Challenge from inside, the hands on its hem, the hoard that shines."""

import math

from curves import Point, at, mix, spline, toward
from kit import Art
from light import sampled
from scenery.land import Vista

from covers.brush import Tones, band, lune, soft
from covers.parts import MARQUISE, PEAR, SHARD, STEP, finger, ngon, stone, turned
from covers.pixies import OLIVE, ROSY, UMBER

BLUE, RED, YELLOW, PURPLE, BLACK, GREEN = (
    "#2F74E8",
    "#DE3644",
    "#F0B52A",
    "#B070DA",
    "#34324A",
    "#2FA85E",
)


def _gathered() -> list[Point]:
    """The sack's mouth: a wide bay whose hem is drawn into unequal scallops."""
    out: list[Point] = []
    for i in range(28):
        turn = math.tau * (i + 0.16 * math.sin(i * 2.3)) / 28
        c, s = math.cos(turn), math.sin(turn)
        x = 80 + 71 * math.copysign(abs(c) ** 0.9, c)
        y = 50.4 + (28.4 if s > 0 else 29.6) * math.copysign(abs(s) ** 0.84, s)
        k = (0.013 if i % 2 else -0.013) * (1.1 + 0.5 * math.sin(i * 1.7)) * (0.3 if s > 0.5 else 1)
        out.append((80 + (x - 80) * (1 + k), 50.4 + (y - 50.4) * (1 + k * 2.4)))
    return out


MOUTH = _gathered()


def _wedge(line: list[Point], w: float) -> str:
    """A fold: nothing at the hem, wide and pointed again far away."""
    (x0, y0), (x1, y1), (x2, y2) = line
    size = math.hypot(x2 - x0, y2 - y0) or 1
    u, v = -(y2 - y0) / size * w, (x2 - x0) / size * w
    root, tip = (x0, y0), (x2, y2)
    return f"M{at(root)}Q{at((x1 + u, y1 + v))} {at(tip)}Q{at((x1 - u, y1 - v))} {at(root)}Z"


def sack(a: Vista) -> None:
    """The cloth round the mouth: dark at the top where the title goes, lit by the hoard below."""
    a.path(lune(MOUTH, 14.6, 27.4, 4.4), "#0A0716", 0.5)
    d = "M-4 -4H164V104H-4Z" + spline(MOUTH, closed=True)
    a.path(
        d,
        a.radial(
            80,
            94,
            112,
            (0, "#E8A45C"),
            (0.16, "#B8703F"),
            (0.36, "#75402F"),
            (0.6, "#3A1D2A"),
            (0.85, "#1A0E1E"),
            (1, "#100818"),
        ),
        evenodd=True,
    )
    for i, (x, y) in enumerate(MOUTH):
        if i % 4 == 2:
            continue
        dx, dy = x - 80, y - 50
        size = math.hypot(dx, dy)
        u, v = dx / size, dy / size * 1.25
        low = y > 60
        far = (30 + 12 * math.sin(i * 2.7)) * (1 if low else 1.5)
        bend = 4 * math.sin(i * 1.9)
        line = [
            (x + u, y + v),
            (x + u * far * 0.4 - v * bend, y + v * far * 0.4 + u * bend),
            (x + u * far, y + v * far),
        ]
        w = 3.6 + 1.6 * math.sin(i * 3.1)
        a.path(_wedge(line, w), "#0B0512", 0.2 if low else 0.42)
        beside = [
            (p[0] - v * w * (0.3 + 0.3 * k), p[1] + u * w * (0.3 + 0.3 * k))
            for k, p in enumerate(line)
        ]
        a.path(_wedge(beside, w * 0.5), "#FFD694" if low else "#9A5E58", 0.26 if low else 0.3)
    # drawstring in its seam
    outer = [(80 + (x - 80) * 1.05, 50 + (y - 50) * 1.1) for x, y in MOUTH]
    string = spline(outer, closed=True)
    cord = a.linear(0, 20, 0, 84, (0, "#6A4A4A"), (0.5, "#A87E50"), (1, "#FFE2A6"))
    twist = ""
    for p in sampled(outer, steps=3):
        size = math.hypot(p[0] - 80, p[1] - 50)
        u, v = (p[0] - 80) / size * 0.7, (p[1] - 50) / size * 0.7
        du, dv = u - v * 0.5, v + u * 0.5
        twist += f"M{at((p[0] - du, p[1] - dv))}L{at((p[0] + du, p[1] + dv))}"
    inner, beyond = "", ""
    for i, (x, y) in enumerate(sampled(MOUTH, steps=2)):
        dx, dy = x - 80, y - 50
        size = math.hypot(dx, dy)
        u, v = dx / size, dy / size
        k = 0.5 + 0.3 * math.sin(i * 2.1)
        far = 7 + 4 * math.sin(i * 1.3)
        p, q = (x + u * 3.4, y + v * 3), (x + u * (3.4 + far), y + v * (3 + far))
        left, right = (p[0] - v * k, p[1] + u * k), (p[0] + v * k, p[1] - u * k)
        inner += f"M{at((x - u * 1.5, y - v * 1.5))}L{at(left)}L{at(right)}Z"
        beyond += f"M{at(left)}L{at(q)}L{at(right)}Z"
    a.path(beyond, "#0B0512", 0.42)
    a.path(string, "none", 1, "#0B0614", 2.2, 0.6)
    a.path(string, "none", 1, cord, 1.1)
    a.path(twist, "none", 1, "#3A2028", 0.35, 0.8)
    # rolled hem
    hem = a.linear(
        0, 20, 0, 82, (0, "#3A2030"), (0.45, "#7A4638"), (0.8, "#D09258"), (1, "#F6CC8E")
    )
    a.path(spline(MOUTH, closed=True), "none", 1, "#12081A", 3.8, 0.6)
    a.path(spline(MOUTH, closed=True), "none", 1, hem, 2.8)
    a.path(lune(MOUTH, 0.6, 13.4, -1), "#FFE9B8", 0.9)
    a.path(lune(MOUTH, 15, 19.6, -0.8), "#9CD0E8", 0.6)
    a.path(lune(MOUTH, 22.4, 27.2, -0.8), "#9CD0E8", 0.6)
    a.path(inner, "#1A0A18", 0.5)
    frayed = ""
    for i, (x, y) in enumerate(sampled(MOUTH, steps=2)):
        dx, dy = x - 80, y - 50
        size = math.hypot(dx, dy)
        u, v = dx / size, dy / size
        k = 1.6 + 1.2 * math.sin(i * 2.7)
        lean, long = math.sin(i) * 1.4, 1.2 + k
        knee = (x - u * 1.8 + v * 0.8, y - v * 1.8 - u * 0.8)
        tip = (x - u * long + v * lean, y - v * long - u * lean)
        frayed += f"M{at((x - u * 1.1, y - v * 1.1))}Q{at(knee)} {at(tip)}"
    a.path(
        frayed,
        "none",
        1,
        a.linear(0, 20, 0, 82, (0, "#8A6458"), (0.6, "#D8A870"), (1, "#FFE2A6")),
        0.26,
    )
    # a patch
    with a.moved(140, 85, 1, -24):
        a.path(
            "M-6.4 -5.2C-2 -6 3 -5.6 6.2 -4.8C6.8 -1 6.4 2.4 6 5.4C2 6 -2.6 5.8 -6 5C-6.8 1.6 "
            "-6.8 -2 -6.4 -5.2Z",
            a.linear(-6, 5, 6, -5, (0, "#A87848"), (1, "#4A2A30")),
        )
        a.path(
            "M-7 -3.6L-5.4 -3.8M-7 -.2H-5.4M-6.8 3.2L-5.2 3M-3.8 -6.2V-4.6M0 -6.4V-4.8M3.6 -6.2"
            "V-4.6M5.4 -2.4L7.2 -2.6M5.6 1.2L7.2 1.4M-3.6 4.6V6.2M.4 4.8V6.4M4 4.6L4.2 6.2",
            "none",
            1,
            "#F6D89A",
            0.45,
            0.8,
        )


def _row(
    a: Art, places: list[tuple[Point, float, float]], w: float, tones: Tones, side: int
) -> None:
    """Fingers that come over the hem toward us: foot on the hem, angle, length."""
    for (x, y), way, size in places:
        soft(a, *toward((x + side, y), way, size * 0.3), w * 1.3, w * 1.5, "#0A0614", 0.75)
    for (x, y), way, size in places:
        back = toward((x, y), way + 200, w * 0.8)
        mid = toward((x, y), way - 8, size * 0.46)
        tip = toward(mid, way + 12, size * 0.42)
        finger(a, [back, (x, y), mid, tip], w, tones, side)
        a.circle(*toward((x, y), way + 90 * side, w * 0.16), w * 0.26, tones.lit, 0.55)


def grips(a: Art) -> None:
    """Every pixie holds on to the hem: fingers curl over it, thumbs stay behind."""
    _row(
        a,
        [
            ((24.6, 71.6), 70, 6),
            ((28.6, 74), 77, 7.2),
            ((32.8, 75.6), 83, 7),
            ((36.8, 76.4), 90, 5.8),
        ],
        3.9,
        ROSY,
        -1,
    )
    _row(
        a,
        [((59.4, 78), 76, 6), ((63.7, 78.6), 83, 7), ((68, 78.8), 90, 7), ((72.2, 78.6), 98, 5.8)],
        4.1,
        UMBER,
        -1,
    )
    _row(
        a,
        [
            ((149.6, 43), 184, 6),
            ((150.4, 47.2), 177, 7),
            ((150.2, 51.4), 171, 7),
            ((149, 55.4), 163, 5.8),
        ],
        3.9,
        OLIVE,
        -1,
    )


def hoard(a: Vista) -> None:
    small: list[tuple[float, float, float, str, int, float]] = [
        (70, 86.4, 2.8, PURPLE, 6, 0), (124, 87, 3, YELLOW, 6, 20),
        (28.4, 89.4, 3, YELLOW, 6, 10), (14, 92, 3, PURPLE, 6, 0),
    ]  # fmt: skip
    for x, y, r, tone, corners, tilt in small:
        soft(a, x, y + r * 0.8, r * 1.7, r * 0.7, "#3A1420", 0.7)
        stone(
            a,
            ngon(x, y, r, r * 0.86, corners, tilt),
            tone,
            glow=2,
            power=0.5,
            spark=False,
            fine=False,
        )
    for x, y, tone in ((34, 92, GREEN), (57, 88, BLUE), (98, 88, RED), (121, 91, PURPLE)):
        soft(a, x, y, 13, 6, mix(tone, "#FFFFFF", 0.2), 0.6)
    for x, y, r in ((37, 99, 10), (58, 99, 10), (119, 99, 9), (136, 100, 8), (80, 99.6, 11)):
        soft(a, x + (x - 80) * 0.06, y, r * 1.2, r * 0.5, "#3A1420", 0.75)
    stone(a, turned(STEP, 35.6, 92.4, 7, -14), GREEN, inner=0.6, glow=1.7, power=0.6)
    stone(a, turned(MARQUISE, 118.6, 93.6, 7.6, 62), PURPLE, glow=1.7, power=0.6)
    stone(a, turned(SHARD, 139, 94, 7.6, 24), BLACK, deep=0.6, glow=0)
    stone(a, ngon(57.6, 91.6, 8.4, 8, 10, 0), BLUE, glow=1.7, power=0.6)
    _reach(a)
    a.glow(80, 91, 22, "#FFE48A", 0.9)
    stone(a, ngon(80, 91, 10.4, 9.4, 6, 0, 8), YELLOW, glow=0, inner=0.6)
    front = [
        (22, 97.4, 4.2, YELLOW), (47, 98, 3.8, RED), (94.6, 98.4, 3.8, BLUE),
        (150.4, 97.6, 4.2, RED), (9, 99, 3.6, BLUE),
    ]  # fmt: skip
    for i, (x, y, r, tone) in enumerate(front):
        soft(a, x, y + r * 0.5, r * 1.5, r, "#2A0E20", 0.75)
        stone(a, ngon(x, y, r, r * 0.86, 6, i * 17), tone, glow=0, spark=False, fine=False)


def _reach(a: Art) -> None:
    """The sly one's arm comes over the hem; thumb and fingers pinch the red stone."""
    t = OLIVE
    sleeve = [(132, 70), (126, 76.6), (119.4, 80.6), (114.6, 82.6)]
    soft(a, 122, 84, 15, 4.4, "#120818", 0.6, -30)
    a.limb(
        sleeve,
        [12, 10.4, 9, 8.4],
        a.linear(124, 70, 126, 86, (0, "#123C34"), (0.5, "#3A7A4C"), (1, "#C8D87A")),
    )
    a.path(band(sleeve, [12, 10.4, 9, 8.4], -0.4, -0.98), "#FFF0A8", 0.5)
    a.path(band(sleeve, [12, 10.4, 9, 8.4], -0.76, -0.98), "#FFF6C8", 0.8)
    a.path(band(sleeve, [12, 10.4, 9, 8.4], 0.8, 0.98), "#A8E8E0", 0.7)
    a.limb([(127, 71), (123, 76), (117.6, 79.6)], [0.4, 2, 0.4], "#0E2C2C", o=0.5)
    a.limb(
        [(117.8, 76.8), (116.4, 81.6), (113.4, 86)],
        [2, 3.4, 2],
        a.linear(116, 77, 114, 86, (0, "#2F6A44"), (1, "#FFF0A8")),
    )
    palm = [
        (117, 79),
        (112.6, 77.6),
        (108, 78.4),
        (105.4, 81),
        (107, 84.6),
        (111, 87),
        (115.6, 86.6),
    ]
    a.blob(palm, a.linear(110, 77, 110, 87, (0, t.dark), (0.35, t.mid), (1, t.lit)))
    a.path(lune(palm, 3.6, 6, 1.8), t.hot, 0.85)
    a.path(lune(palm, 0, 2.2, 0.7), t.cold, 0.7)
    stone(a, turned(PEAR, 97.6, 87.4, 6.2, -52), RED, glow=2)
    finger(a, [(113.4, 86), (110, 89.6), (106, 91.6), (102.6, 91)], 3.2, t, side=1)
    finger(a, [(110.6, 83.6), (107.4, 84), (104.8, 85.6), (103.6, 88)], 2.8, t, side=-1)
    finger(a, [(110, 81.4), (106, 80.8), (102.6, 82.4), (101, 85.2)], 3, t, side=-1)
    finger(a, [(109.6, 79.4), (104.4, 77.6), (100, 79.2), (97.6, 82.4)], 3, t, side=-1)
