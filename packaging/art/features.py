"""The face: eyes that look, nose, mouth, brows and ears, between front and three-quarter view.

A face has its own grid: 100 units from crown to chin, nought between the eyes and the nose, and it
looks to the right. `yaw` 0 is the front, 1 three-quarter view; every point is drawn in both views
and lies between them.
"""

import math
from collections.abc import Sequence

from curves import Point, mix
from kit import Art
from light import Light, bounce, rim, sampled, shade
from moods import Mood, Pair
from pen import at, blob, limb, line, n, polygon, ribbon, through
from tones import Hair, Skin

FRONT: list[Point] = [
    (0, -50), (22, -45), (35, -28), (37, -9), (37, 3), (36, 15), (31, 28), (21, 40), (9.5, 48.4),
    (0, 50), (-9.5, 48.4), (-21, 40), (-31, 28), (-36, 15), (-37, 3), (-37, -9), (-35, -28),
    (-22, -45),
]  # fmt: skip
QUARTER: list[Point] = [
    (-3, -50), (19, -46), (32.5, -31), (36, -13), (33.4, -1), (35.4, 11), (32, 26), (24.6, 40),
    (15.4, 49), (7, 51), (-3.6, 48.4), (-16, 41), (-28, 29), (-35, 13), (-41, -4), (-44, -20),
    (-40, -36), (-24, -47),
]  # fmt: skip
OLD_QUARTER: list[Point] = [
    (-3, -50), (19, -46), (33, -31), (36.4, -13), (31.4, -1), (34.4, 10), (28, 25), (24.6, 39),
    (18.4, 49.4), (9, 52), (-2.6, 48), (-16, 42), (-29, 31), (-34, 14), (-41, -4), (-44, -20),
    (-40, -36), (-24, -47),
]  # fmt: skip


EAR: list[Point] = [
    (2, -3), (-4, -11), (-12, -19), (-22, -28), (-20.4, -14), (-15.4, 1), (-8, 12), (0, 15), (3, 7),
]  # fmt: skip


class Face:
    """What a head shows of itself; all lengths are in its own grid."""

    skin: Skin
    hair: Hair
    mood: Mood
    yaw: float
    nod: float
    look: Point
    """Where the eyes look, at most 1 away."""
    light: Light
    """As it falls in this grid."""
    eyes: str
    fine: bool
    """Whether strokes of less than a quarter unit are worth drawing."""

    def mixed(self, pair: Pair) -> float:
        return pair[0] + (pair[1] - pair[0]) * self.yaw

    def draw_face(self, a: Art) -> None:
        s, m, light = self.skin, self.mood, self.light
        side_view = OLD_QUARTER if m.age else QUARTER
        drop = max(0.0, m.gape - 4) * 0.34 if not m.age else 0
        shape = []
        for i, (p, q) in enumerate(zip(FRONT, side_view, strict=True)):
            x, y = p[0] + (q[0] - p[0]) * self.yaw, p[1] + (q[1] - p[1]) * self.yaw
            shape.append((x, y + (drop if 7 <= i <= 11 else drop * 0.5 if i in (6, 12) else 0)))
        tx, ty = light.toward()
        paint = a.linear(
            tx * 44, ty * 48, -tx * 44, -ty * 48, (0, s.light), (0.42, mix(s.light, s.mid, 0.55)),
            (0.72, s.mid), (1, mix(s.mid, s.shade, 0.72)),
        )  # fmt: skip
        blob(a, shape, paint)
        ring = sampled(shape, 3)
        shade(a, ring, light, 11, s.shade, 0.22, digits=0)
        bounce(a, ring, light, 4, 0.4, digits=0)
        down = self.nod * 6
        self._cheeks(a, down)
        self._nose(a, down)
        self._mouth(a, down + drop * 0.35)
        self.draw_eyes(a)
        if m.age:
            self._wrinkles(a, down)
        warm = light._replace(tint=mix(light.tint, s.glow, 0.4))
        rim(a, ring, warm, 3.4, 0.85)

    def draw_eyes(self, a: Art) -> None:
        """Once more over a mask, if need be."""
        for near in (False, True):
            self._eye(a, near, self.nod * 6)

    def _centres(self) -> dict[bool, tuple[float, float]]:
        """Middle and half-width of the near (True) and far eye; small heads have larger ones."""
        k = 1 if self.fine else 1.1
        return {
            True: (self.mixed((-17.4, -7.6)), self.mixed((11.6, 12)) * k),
            False: (self.mixed((17.4, 22.4)), self.mixed((11.6, 8.6)) * k),
        }

    def _cheeks(self, a: Art, down: float) -> None:
        m, s = self.mood, self.skin
        rise = -2.6 if m.lower < 2 else 0
        for near, (x, w) in self._centres().items():
            u = x + (-3.6 if near else 2.2 * (1 - self.yaw) - 0.4)
            k = 1.0 if near else w / 11.6
            paint = a.radial(
                0, 0, 10, (0, s.blush, m.cheeks), (0.55, s.blush, m.cheeks * 0.6), (1, s.blush, 0)
            )
            with a.group(f"translate({n(u)} {n(19.5 + down + rise)}) scale({n(k * 1.06)} .72)"):
                a.circle(0, 0, 10, paint)

    def _nose(self, a: Art, down: float) -> None:
        s, m = self.skin, self.mood
        tx = self.light.toward()[0]
        top, tip = self.mixed((0, 15.6)), self.mixed((0, 20.6))
        y = 22 + down
        w = self.mixed((5.6, 5.8))
        if m.age:
            tip, y, w = tip + 1.4 * self.yaw, y + 2.4, w + 1
        away = -1 if tx > 0.15 else 1
        if self.yaw > 0.45 and away > 0:
            away = 1
        root = (top + away * 2.4, -3 + down)
        # the flank away from the light, then the wings and the tip
        a.path(
            f"M{at(root)}C{n(top + away * 1.4)} {n(6 + down)} {n(tip + away * 1.2)} {n(y - 9)} "
            f"{n(tip + away * w * 0.72)} {n(y - 1.6)}C{n(tip + away * 2)} {n(y + 2.6)} "
            f"{n(tip - 1)} {n(y + 1.6)} {n(tip)} {n(y - 5)}C{n(tip - away)} {n(y - 12)} "
            f"{n(top)} {n(7 + down)} {at(root)}Z",
            s.shade,
            0.42,
        )
        far = self.mixed((1, 0.5))
        a.path(
            f"M{n(tip - w)} {n(y - 0.4)}Q{n(tip - w * 0.9)} {n(y + 2.2)} {n(tip - w * 0.35)} "
            f"{n(y + 1.6)}Q{n(tip + 0.6)} {n(y + 3.6)} {n(tip + w * 0.5 * far + 0.4)} {n(y + 1.2)}"
            f"Q{n(tip + w * far)} {n(y + 1)} {n(tip + w * far)} {n(y - 1.4)}",
            "none", 1, mix(s.shade, s.line, 0.35), 1.7, 0.9,
        )  # fmt: skip
        a.ellipse(tip - away * 0.9, y - 4.4, 1.9, 2.3, s.glow, 0.6)
        limb(a, [(top - away * 0.6, -1 + down), (top - away * 0.4, 7 + down), (tip - away, y - 9)],
            [0.4, 1.9, 0.5], s.glow, o=0.5,
        )  # fmt: skip

    def _mouth(self, a: Art, down: float) -> None:
        s, m = self.skin, self.mood
        x, y = self.mixed((0, 14.2)), 35.4 + down
        near = -m.wide * self.mixed((1, 1.02))
        far = m.wide * self.mixed((1, 0.62))
        left = (x + near, y - m.smile - m.skew)
        right = (x + far, y - m.smile * 0.9 + m.skew * 0.4)
        bow = self.mixed((0, 1.4))
        if m.gape:
            self._open_mouth(a, left, right, x + bow, y)
            return
        mid = (x + bow, y + 0.4)
        gap = f"M{at(left)}Q{n(x + near * 0.45)} {n(y + m.smile * 0.5 - m.skew * 0.3)} {at(mid)}"
        gap += f"Q{n(x + far * 0.5)} {n(y + m.smile * 0.45)} {at(right)}"
        full = 0.62 if m.age else 1.0
        lip = s.lip
        a.path(
            gap + f"Q{n(x + far * 0.55)} {n(y - 3.4 * full)} {n(x + bow + 1.6)} {n(y - 3.6 * full)}"
            f"Q{n(x + bow)} {n(y - 2.4 * full)} {n(x + bow - 1.8)} {n(y - 3.6 * full)}"
            f"Q{n(x + near * 0.5)} {n(y - 3 * full)} {at(left)}Z",
            mix(lip, s.line, 0.15), 0.9,
        )  # fmt: skip
        a.path(
            f"M{n(x + near * 0.6)} {n(y + 0.3)}Q{n(x + bow)} {n(y + 1.6)} {n(x + far * 0.66)} "
            f"{n(y + 0.3)}Q{n(x + far * 0.3)} {n(y + 5.4 * full)} {n(x + bow - 0.6)} "
            f"{n(y + 5.4 * full)}Q{n(x + near * 0.42)} {n(y + 5 * full)} {n(x + near * 0.6)} "
            f"{n(y + 0.3)}Z",
            mix(lip, s.glow, 0.22), 0.9,
        )  # fmt: skip
        a.path(gap, "none", 1, s.line, 1.5 if self.fine else 2, 0.85)
        a.ellipse(x + bow * 0.4 - 0.6, y + 2.6, 2, 0.7, s.glow, 0.5)
        a.ellipse(x, y + 7.4, 4.4, 1.2, s.shade, 0.4)
        for u, v in (left, right):
            a.circle(u, v, 0.9, s.line, 0.6)

    def _open_mouth(self, a: Art, left: Point, right: Point, x: float, y: float) -> None:
        s, m = self.skin, self.mood
        deep = m.gape
        (lx, ly), (rx, ry) = left, right
        frown = m.smile < 0
        top = y - (5.6 if frown else 1.2) if m.smile > -3 else y - 6
        if m.wide < 8:
            top = y - 4.4
        low = y + deep * (0.62 if frown else 0.86)
        upper = [
            left,
            ((lx + x) / 2, top + (0.6 if frown else 0.9)),
            (x, top),
            ((rx + x) / 2, top + 0.6),
            right,
        ]
        spread = 0.82 if not frown else 0.9
        lower = [
            right, (x + (rx - x) * spread, (ry + low) / 2 + (1.5 if frown else 0.5)),
            (x + (rx - x) * 0.4, low), (x, low + 0.6), (x + (lx - x) * 0.45, low),
            (x + (lx - x) * spread, (ly + low) / 2 + (1.5 if frown else 0.5)), left,
        ]  # fmt: skip
        body = f"M{at(left)}{through(upper)}{through(lower)}Z"
        a.path(body, "#4A1018", 1, mix(s.lip, s.line, 0.2), 2.2)
        if not frown:
            a.path(
                f"M{at(lower[4])}Q{n(x)} {n(low - deep * 0.55)} {at(lower[2])}Q{n(x)} "
                f"{n(low + 1.4)} "
                f"{at(lower[4])}Z",
                "#E0625C",
            )
        if m.teeth:
            band = deep * (0.3 if m.teeth == "row" else 0.36)
            inner = [(u + (x - u) * 0.1, v + 0.5) for u, v in upper]
            edge = [
                (u + (x - u) * 0.06, v + band * (1 if 0 < i < 4 else 0.25))
                for i, (u, v) in enumerate(inner)
            ]
            a.path(f"M{at(inner[0])}{through(inner)}{through(edge[::-1])}Z", "#FFFBF0")
        if m.teeth == "set":
            mouth = lower[1:-1]
            edge = [(u + (x - u) * 0.1, v - deep * 0.3) for u, v in mouth]
            a.path(f"M{at(mouth[0])}{through(mouth)}{through(edge[::-1])}Z", "#F2E4D2")
        a.path(
            f"M{n(x - 4)} {n(low + 3.6)}Q{n(x)} {n(low + 5.4)} {n(x + 3)} {n(low + 3.6)}",
            "none", 1, s.shade, 1.8, 0.6,
        )  # fmt: skip

    def _eye(self, a: Art, near: bool, down: float) -> None:
        s, m = self.skin, self.mood
        x, w = self._centres()[near]
        y = 6.4 + down
        out = -1 if near else 1
        k = w / 11.6

        def corner(u: float) -> float:
            return -1.9 * u

        gx, gy = self.look
        raised = m.upper * (1 - 0.26 * max(0.0, gy) + 0.1 * max(0.0, -gy))

        def up(u: float) -> float:
            lid = -raised * math.pow(max(0.0, 1 - math.pow(abs(u - 0.06), 2.3)), 0.85)
            glare = m.slant * max(0.0, -u + 0.35) * 0.9
            return corner(u) + min(lid + glare * math.sqrt(1 - u * u), 0.0)

        def low(u: float) -> float:
            return corner(u) + m.lower * max(0.0, 1 - math.pow(abs(u + 0.02), 2.2))

        def put(u: float, v: float) -> Point:
            return x + out * u * w, y + v

        us = [-1, -0.8, -0.5, -0.15, 0.2, 0.55, 0.82, 1]
        lid = [put(u, up(u)) for u in us]
        under = [put(u, low(u)) for u in us]
        white = f"M{at(lid[0])}{through(lid)}{through(under[::-1])}Z"
        # socket, white, iris
        a.ellipse(x + out * 0.5, y - 3.4, w * 1.22, m.upper * 0.5 + 6.4, s.shade, 0.3)
        a.path(white, mix("#FFFDF6", s.glow, 0.12))
        reach = w - m.iris * k * 0.62
        ix = x + gx * reach * 0.92
        iy = y - (m.upper - m.lower) * 0.4 + gy * 3.6 + 0.2

        def clamped(cx: float, cy: float, r: float, flat: float) -> str:
            pts = []
            for i in range(16):
                t = math.tau * (i + 0.5) / 16
                px, py = cx + r * flat * math.cos(t), cy + r * math.sin(t)
                u = max(-0.97, min(0.97, (px - x) / w * out))
                px = x + out * u * w
                py = max(y + up(u), min(y + low(u), py))
                pts.append((px, py))
            return polygon(pts)

        flat = 1.0 if near else self.mixed((1, 0.84))
        r = m.iris
        paint = a.linear(
            ix,
            iy - r,
            ix,
            iy + r,
            (0, mix(self.eyes, "#0A0714", 0.72)),
            (0.55, self.eyes),
            (1, mix(self.eyes, "#FFF3C8", 0.5)),
        )
        a.path(clamped(ix, iy, r, flat), paint)
        a.path(clamped(ix, iy, r * 0.52, flat), "#120A18")
        # the lid's shadow on the eye
        fall = [put(u, min(up(u) + 2.4, low(u))) for u in us]
        a.path(f"M{at(lid[0])}{through(lid)}{through(fall[::-1])}Z", "#3A2444", 0.38)
        tx = self.light.toward()[0]
        shine = 1 if tx > 0.1 else -1
        a.circle(ix + shine * r * 0.34 * flat, iy - r * 0.36, r * 0.33, "#FFFFFF")
        if self.fine:
            a.circle(ix - shine * r * 0.36 * flat, iy + r * 0.42, r * 0.15, "#FFFFFF", 0.8)
        # lower lid, lashes, crease
        line(
            a, under[1:-1:2] if not self.fine else under[1:-1], mix(s.shade, s.line, 0.4), 1.0, 0.75
        )
        thick = (3.2 if self.fine else 3.9) * m.lashes
        flick = put(1.28, up(1) - 3.2 * m.lashes)
        lash = [put(-1.02, up(-1) + 0.4), *lid[1:-1], put(1, up(1) - 0.3), flick]
        widths = [
            0.5,
            thick * 0.45,
            thick * 0.8,
            thick,
            thick * 1.05,
            thick,
            thick * 0.9,
            thick * 0.75,
            0.2,
        ]
        a.path(ribbon(lash, widths), mix(s.line, "#140A1C", 0.55))
        if m.lashes >= 1 and self.fine:
            for u, long in ((0.55, 3.2), (0.86, 3.6)):
                foot = put(u, up(u) - 0.6)
                limb(
                    a,
                    [foot, put(u + 0.12, up(u) - 2.2), put(u + 0.3, up(u) - long - 1.2)],
                    [1.5, 1.1, 0.2],
                    mix(s.line, "#140A1C", 0.55),
                )
        if self.fine:
            crease = [put(u, up(u) - 3.4 - (1 - u * u) * 1.1) for u in (-0.8, -0.3, 0.25, 0.8)]
            line(a, crease, mix(s.shade, s.line, 0.25), 1.1, 0.65)
        if m.lower < 2:  # the raised lower lid of a laugh
            line(
                a,
                [put(u, low(u) + 3 + (1 - u * u) * 1.2) for u in (-0.7, 0, 0.7)],
                s.shade,
                1.2,
                0.7,
            )
        self._brow(a, near, x, w, out, y)

    def _brow(self, a: Art, near: bool, x: float, w: float, out: int, y: float) -> None:
        m, h = self.mood, self.hair
        tone = mix(h.dark, h.mid, 0.35)
        if m.age:
            tone = mix(h.mid, h.light, 0.3)
        base = y - 18.6 - max(0.0, m.upper - 10.6) * 0.7
        lift = m.cock if near else 0.0
        inner, outer = base - m.brow[0] - lift * 0.5 + 1.2, base - m.brow[1] - lift * 0.7 + 1.6
        points = [
            (x - out * w * 1.02, inner),
            (x - out * w * 0.35, (inner * 0.66 + outer * 0.34) - m.arch * 0.5),
            (x + out * w * 0.45, (inner * 0.28 + outer * 0.72) - m.arch - lift * 0.3),
            (x + out * w * 1.22, outer),
        ]
        size = [2.8, 3.8, 3.3, 0.4] if not m.age else [3.6, 4.6, 4, 0.6]
        k = 1 if near else 0.86
        a.path(ribbon(points, [v * k for v in size]), tone, 0.95)
        if m.brow[0] < -4 and near:  # knit brows
            v = self.mixed((0, 12))
            for d in (-1.8, 2.2):
                limb(
                    a,
                    [(v + d, y - 18), (v + d * 0.6, y - 14.6), (v + d * 0.9, y - 11)],
                    [0.3, 1.3, 0.3],
                    self.skin.line,
                    o=0.55,
                )

    def _wrinkles(self, a: Art, down: float) -> None:
        s = self.skin
        centres = self._centres()
        tone = mix(s.shade, s.line, 0.3)
        nx, nw = centres[True]
        x, w = centres[False]
        y = 6.4 + down
        lines: list[Sequence[Point]] = [
            [(nx - nw * 1.25, y - 1), (nx - nw * 1.6, y - 3), (nx - nw * 1.95, y - 3.4)],
            [(nx - nw * 1.25, y + 2), (nx - nw * 1.65, y + 2.8), (nx - nw * 2, y + 4.6)],
            [(nx - nw * 0.8, y + 7), (nx, y + 9.8), (nx + nw * 0.85, y + 8)],
            [(x - w * 0.8, y + 7.6), (x, y + 9), (x + w * 0.8, y + 6.6)],
            [(self.mixed((-7, 10.4)), 22 + down), (self.mixed((-13, 3)), 29 + down),
            (self.mixed((-13, 1.4)), 36 + down)],
            [(self.mixed((7, 25.4)), 23 + down), (self.mixed((13, 27.6)), 29 + down),
            (self.mixed((13, 26.6)), 34 + down)],
            [(self.mixed((-16, -12)), -24), (self.mixed((0, 6)), -26.4),
            (self.mixed((16, 22)), -24)],
            [(self.mixed((-13, -9)), -30.6), (self.mixed((0, 6)), -32.6),
            (self.mixed((13, 18)), -31)],
            [(-24 * self.yaw - 20 * (1 - self.yaw), 18 + down), (-19, 27 + down), (-12, 34 + down)],
        ]  # fmt: skip
        for points in lines:
            limb(a, points, [0.3, 1.7, 0.3], tone, o=0.6)

    def draw_ears(self, a: Art) -> None:
        """The near ear; from the front both, the far one narrower the more the head turns."""
        s, light = self.skin, self.light
        tx, ty = light.toward()
        for side in (-1, 1):
            thin = 1.0 if side < 0 else 1 - 1.5 * self.yaw
            if thin <= 0.2:
                continue
            x = self.mixed((-35.4, -34)) if side < 0 else 35.4
            pts = [(x - side * u * thin, v) for u, v in EAR]
            d = "M" + at(pts[3]) + through([*pts[3:], *pts[:4]]) + "Z"
            stops = ((0, s.light), (0.55, s.mid), (1, mix(s.mid, s.shade, 0.6)))
            a.path(d, a.linear(x + tx * 20, -4 + ty * 20, x - tx * 20, -4 - ty * 20, *stops))
            mx = x + side * 6 * thin
            inner = [(mx + (u - mx) * 0.56, -2 + (v + 2) * 0.6) for u, v in pts]
            d = "M" + at(inner[3]) + through([*inner[3:], *inner[:4]]) + "Z"
            a.path(d, mix(s.shade, s.blush, 0.35), 0.6)

            def outward(p: Point, root: float = x, side: int = side) -> bool:
                return (p[0] - root) * side > 3

            rim(a, sampled(pts, 2), light, 3, 0.8, outward, 0)
