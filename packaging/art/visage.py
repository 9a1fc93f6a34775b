"""Heads that look at something: a face with its hair, its neck, and what is worn on it.

`left` mirrors a head, which looks to the right; `size` is from crown to chin in picture units.
"""

import math
from contextlib import AbstractContextManager

from curves import Point, mix
from features import Face
from kit import Art
from light import SUN, Light, rim, sampled
from moods import LOOK, Mood
from pen import blob, limb, n
from tones import BROWN_EYES, Hair, Skin
from tresses import Style, before, behind


class Head(Face):
    """One head: `back` first, then body and `neck`, then `front`."""

    def __init__(
        self,
        x: float,
        y: float,
        size: float,
        skin: Skin,
        hair: Hair,
        style: Style,
        mood: Mood = LOOK,
        *,
        left: bool = False,
        turn: float = 0,
        yaw: float = 1,
        nod: float = 0,
        look: Point = (1, 0),
        to: Point | None = None,
        light: Light = SUN,
        eyes: str = BROWN_EYES,
        ears: bool = True,
        wind: float = 0,
        fall: float = 1,
    ) -> None:
        self.x, self.y, self.size, self.turn, self.left = x, y, size, turn, left
        self.skin, self.hair, self.style, self.mood = skin, hair, style, mood
        self.yaw, self.nod, self.eyes, self.ears, self.wind = yaw, nod, eyes, ears, wind
        self.fall = fall
        self.light = light.seen(turn, left)
        if to:  # look at a point of the picture
            u, v = self.local(to)
            far = math.hypot(u, v) or 1
            look = (u / far, v / far)
        elif left:
            look = (-look[0], look[1])
        self.look = look
        self.k = size / 100
        self.fine = size >= 20
        if not self.fine:  # what is small is told by its eyes
            m = self.mood
            self.mood = m._replace(upper=m.upper * 1.14, lower=m.lower * 1.14, iris=m.iris * 1.12)

    def local(self, p: Point) -> Point:
        """A point of the picture in the head's grid."""
        c, s = math.cos(math.radians(-self.turn)), math.sin(math.radians(-self.turn))
        dx, dy = (p[0] - self.x) * 100 / self.size, (p[1] - self.y) * 100 / self.size
        u, v = dx * c - dy * s, dx * s + dy * c
        return (-u if self.left else u), v

    def place(self, p: Point) -> Point:
        """A point of the head's grid in the picture: where a hand may touch the hair."""
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        u, v = (-p[0] if self.left else p[0]) * self.k, p[1] * self.k
        return self.x + u * c - v * s, self.y + u * s + v * c

    def inside(self, a: Art) -> AbstractContextManager[None]:
        """The head's own grid; it is scaled in two steps, since numbers have two decimals."""
        k = f"{self.size / 10:.2f}"
        turn = f" rotate({n(self.turn)})" if self.turn else ""
        flip = "-" if self.left else ""
        where = f"translate({self.x:g} {self.y:g}){turn} scale(.1) scale({flip}{k} {k})"
        return a.group(where)

    # -- parts ---------------------------------------------------------------------------------
    def back(self, a: Art) -> None:
        with self.inside(a):
            behind(a, self.style, self.hair, self.yaw, self.light, self.wind, self.fall)

    def front(self, a: Art) -> None:
        with self.inside(a):
            self.draw_face(a)
            before(a, self.style, self.hair, self.yaw, self.light, self.wind)
            if self.ears:
                self.draw_ears(a)

    def neck(self, a: Art, pit: Point, width: float = 0.4, wide: float = 0.9) -> None:
        """From under the jaw to the pit of the throat, spreading to the shoulders."""
        s = self.skin
        top = self.place((-8 * self.yaw, 26))
        w, f = self.size * width / 2, self.size * wide / 2
        dx, dy = pit[0] - top[0], pit[1] - top[1]
        long = math.hypot(dx, dy) or 1
        ux, uy = dx / long, dy / long
        vx, vy = -uy, ux

        def p(along: float, across: float) -> Point:
            return top[0] + ux * long * along + vx * across, top[
                1
            ] + uy * long * along + vy * across

        shape = [
            p(0, w), p(0.45, w * 0.94), p(0.78, w * 1.15), p(1.02, f), p(1.22, f * 0.72),
            p(1.36, 0), p(1.22, -f * 0.72), p(1.02, -f), p(0.78, -w * 1.15), p(0.45, -w * 0.94),
            p(0, -w),
        ]  # fmt: skip
        here = self._picture_light()
        tx, ty = here.toward()
        r = f * 0.9
        mx, my = p(0.7, 0)
        paint = a.linear(
            mx + tx * r,
            my + ty * r,
            mx - tx * r,
            my - ty * r,
            (0, s.light),
            (0.5, s.mid),
            (1, s.shade),
        )
        blob(a, shape, paint)
        # the jaw's shadow lies on the throat: short, warm, and never on the chin
        blob(
            a,
            [p(0.1, w), p(0.42, w * 0.9), p(0.66, 0.1 * w), p(0.5, -w * 0.9), p(0.1, -w)],
            s.shade,
            0.5,
        )
        ring = sampled(shape, 3)
        rim(a, ring, here, w * 0.16, 0.7)
        # collar-bones
        for side in (1, -1) if self.size > 10 else ():
            limb(
                a,
                [p(1.02, side * w * 0.28), p(1.06, side * w * 1.1), p(1.02, side * f * 0.9)],
                [0.1, self.size * 0.022, 0.1],
                s.shade,
                o=0.5,
            )

    def wear(self, a: Art, what: str, tone: str = "#FFE08A", stone: str = "#D9FFF0") -> None:
        """What goes round the brow: 'circlet', 'beads', 'flowers', 'band'."""
        ends = [(self.mixed((-42, -51)), -17.0), (self.mixed((-22, -30)), -35.0),
                (self.mixed((0, 2)), -43.0), (self.mixed((22, 24)), -37.0),
                (self.mixed((42, 37.6)), -17.0)]  # fmt: skip
        brow = (self.mixed((0, 12)), -42.0)
        with self.inside(a):
            if what in ("circlet", "band"):
                thick = 5.4 if what == "circlet" else 8
                limb(
                    a,
                    ends,
                    [thick * 0.7, thick, thick * 1.1, thick, thick * 0.6],
                    mix(tone, "#5A3210", 0.6),
                )
                up = [(x, y - 1.2) for x, y in ends]
                limb(
                    a,
                    up,
                    [thick * 0.35, thick * 0.55, thick * 0.62, thick * 0.5, thick * 0.3],
                    tone,
                )
            if what == "circlet":
                x, y = brow
                a.path(
                    f"M{n(x)} {n(y - 15)}L{n(x + 7)} {n(y - 1)}L{n(x)} {n(y + 8)}L{n(x - 7)} "
                    f"{n(y - 1)}Z",
                    stone,
                    1,
                    mix(tone, "#5A3210", 0.6),
                    1.6,
                )
                a.path(
                    f"M{n(x)} {n(y - 15)}L{n(x + 7)} {n(y - 1)}L{n(x)} {n(y + 8)}Z",
                    mix(stone, "#3A2050", 0.35),
                    0.7,
                )
            if what in ("beads", "flowers"):
                count = 9 if what == "beads" else 5
                for i in range(count):
                    t = i / (count - 1) * 4
                    k = min(int(t), 3)
                    x, y = (ends[k][j] + (ends[k + 1][j] - ends[k][j]) * (t - k) for j in (0, 1))
                    if what == "beads":
                        a.circle(x, y, 3.6, mix(tone, "#3A3050", 0.3))
                        a.circle(x - 0.6, y - 0.7, 2.9, tone)
                        continue
                    r = 8.4 if i % 2 else 7
                    for d in range(5):
                        u = math.radians(72 * d - 90 + i * 20)
                        a.circle(
                            x + r * 0.6 * math.cos(u),
                            y + r * 0.6 * math.sin(u),
                            r * 0.5,
                            tone if i % 2 else stone,
                        )
                    a.circle(x, y, r * 0.42, "#F4C95C")

    def _picture_light(self) -> Light:
        local = self.light

        def back(way: float) -> float:
            return 180 - way + self.turn if self.left else way + self.turn

        return local._replace(way=back(local.way), below=back(local.below or 0))
