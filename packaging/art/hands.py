"""The five hands: grip, pinch, open, point, rest.

A hand has its own grid: the wrist at nought, the fingers toward +x, the thumb up, 100 units from
wrist to the tip of a stretched finger. `flip` puts the thumb below; `far` lays it in the shade.
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

from curves import Point, mix, n, rounded, spline
from kit import Art
from light import SUN, Light, bounce, facing, rim, sampled
from limbs import arm, bangle, beside, heading
from pen import ribbon
from tones import Skin

Gesture = Literal["grip", "pinch", "open", "point", "rest"]


class Hand:
    """One hand at the end of an arm; `size` is its length from wrist to finger-tip."""

    def __init__(
        self,
        wrist: Point,
        way: float,
        skin: Skin,
        *,
        size: float = 6.4,
        flip: bool = False,
        far: bool = False,
        light: Light = SUN,
    ) -> None:
        self.wrist, self.way, self.skin, self.size = wrist, way, skin, size
        self.flip, self.far = flip, far
        lit = light.seen(way, False)
        if flip:  # mirrored across the fingers, not along them
            lit = lit._replace(way=-lit.way, below=-(lit.below or 0))
        self.light = lit

    def place(self, p: Point) -> Point:
        """A point of the hand's grid in the picture: what it holds goes there."""
        k = self.size / 100
        return beside(self.wrist, self.way, p[0] * k, (-p[1] if self.flip else p[1]) * k)

    @contextmanager
    def _inside(self, a: Art) -> Iterator[None]:
        k = self.size / 10
        turn = f" rotate({n(self.way)})" if self.way else ""
        # in two steps, since numbers have two decimals
        scale = f"scale(.1) scale({n(k)} {n(-k if self.flip else k)})"
        with a.group(f"translate({n(self.wrist[0])} {n(self.wrist[1])}){turn} {scale}"):
            yield

    # tones
    def _base(self, a: Art) -> str:
        s = self.skin
        tx, ty = self.light.toward()
        deep = 0.3 if self.far else 0.0
        return a.linear(
            rounded(40 + tx * 50, 1), rounded(ty * 40, 1), rounded(40 - tx * 50, 1),
                rounded(-ty * 40, 1),
            (0, mix(s.light, s.mid, 0.25 + deep)), (0.55, mix(s.mid, s.shade, deep * 0.7)),
            (1, mix(s.mid, s.shade, 0.45 + deep * 0.6)),
        )  # fmt: skip

    def _finger(self, a: Art, points: Sequence[Point], w: float, paint: str) -> None:
        """A finger: a dark line round it parts it from its neighbour, a light runs along it."""
        last = len(points) - 1
        widths = [w * (1 - 0.26 * i / last) for i in range(last + 1)]
        (px, py), (qx, qy) = points[-2:]
        far = math.hypot(qx - px, qy - py) or 1
        tip = (qx + (qx - px) / far * w * 0.3, qy + (qy - py) / far * w * 0.3)
        spine, sizes = [*points, tip], [*widths, w * 0.3]
        edge = mix(self.skin.shade, self.skin.line, 0.5)
        a.path(ribbon(spine, [w * 0.5, *[v + 4.4 for v in sizes[1:]]], digits=0), edge, 0.9)
        a.path(ribbon(spine, sizes, digits=0), paint)
        if not self.far:
            tx, ty = self.light.toward()
            dx, dy = qx - points[0][0], qy - points[0][1]
            side = 1 if (-dy * tx + dx * ty) > 0 else -1
            a.path(
                ribbon(points, widths, 0.05 * side, 0.78 * side, digits=0), self.skin.light, 0.72
            )

    def _palm(self, a: Art, shape: Sequence[Point], paint: str) -> None:
        a.path(spline(shape, True, 0), paint)
        ring = sampled(shape, 2)
        tx, ty = self.light.toward()

        def free(p: Point) -> bool:
            return p[0] > 6

        dark = facing(ring, (-tx, -ty), 14, 0, 20, free, 0)
        if dark:
            a.path(dark, self.skin.shade, 0.42)
        bounce(a, ring, self.light, 8, 1, free, 0, 16)
        rim(a, ring, self.light, 5, 0.5 if self.far else 0.9, free, 0, 16)

    def draw(self, a: Art, what: Gesture) -> None:
        {
            "grip": self.fist, "pinch": self.pinch, "open": self.open, "point": self.point,
            "rest": self.rest,
        }[what](a)  # fmt: skip

    @contextmanager
    def holding(self, a: Art) -> Iterator[None]:
        """Palm first; what is drawn inside lies in it; the fingers close over that.

        A stick goes through `place((44, 0))`, across the hand: from `place((44, -80))` down.
        """
        with self._inside(a):
            self._palm(
                a,
                [(-3, -11), (8, -15), (30, -27), (56, -28), (66, -14), (66, 12), (54, 27),
                (28, 25), (8, 13.4), (-3, 11)],
                self._base(a),
            )  # fmt: skip
        yield
        with self._inside(a):
            paint = self._base(a)
            for y, reach, w in ((21, 27, 13), (8.4, 22, 14.4), (-5, 20, 15), (-18, 23, 14.4)):
                self._finger(
                    a, [(60, y * 0.94), (65, y), (48, y + 1.5), (reach + 3, y + 0.4)], w, paint
                )
            self._finger(a, [(4, -12), (16, -24), (32, -29), (46, -24), (54, -17)], 16, paint)

    def fist(self, a: Art) -> None:
        with self.holding(a):
            pass

    def pinch(self, a: Art) -> None:
        """Thumb and forefinger meet at `place((84, -20))`; the others fan away."""
        with self._inside(a):
            paint = self._base(a)
            self._finger(a, [(46, 12), (64, 22), (80, 24), (92, 18)], 12, paint)
            self._finger(a, [(48, 4), (70, 11), (86, 10), (97, 2)], 13, paint)
            self._finger(a, [(50, -4), (72, -2), (87, -6), (95, -14)], 13.4, paint)
            self._palm(
                a,
                [(-3, -11), (8, -15), (26, -23), (44, -22), (56, -12), (58, 4), (50, 18),
                (30, 21), (8, 13.4), (-3, 11)],
                paint,
            )  # fmt: skip
            self._finger(a, [(44, -14), (62, -27), (76, -29), (84, -21)], 13.6, paint)
            self._finger(a, [(14, -14), (34, -25), (56, -26), (72, -22), (82, -18)], 14.6, paint)

    def open(self, a: Art) -> None:
        """An offering hand, palm up, the thumb on top; a thing rests at `place((56, -18))`."""
        with self._inside(a):
            paint = self._base(a)
            self._finger(a, [(12, -8), (28, -22), (44, -31), (58, -33)], 14, paint)
            self._finger(a, [(50, -6), (70, -10), (86, -18), (97, -29)], 12, paint)
            self._finger(a, [(52, -2), (74, -4), (91, -11), (103, -21)], 12.6, paint)
            self._finger(a, [(52, 4), (74, 4), (91, -2), (103, -11)], 12.6, paint)
            self._palm(
                a,
                [(-3, -11), (10, -12), (30, -15), (50, -13), (60, -4), (58, 9), (44, 17),
                (24, 18), (6, 13.4), (-3, 11)],
                paint,
            )  # fmt: skip
            self._finger(a, [(46, 8), (66, 11), (82, 6), (94, -3)], 12, paint)

    def point(self, a: Art) -> None:
        with self._inside(a):
            paint = self._base(a)
            self._palm(
                a,
                [(-3, -11), (8, -15), (28, -24), (50, -23), (60, -12), (60, 6), (50, 22),
                (28, 22), (8, 13.4), (-3, 11)],
                paint,
            )  # fmt: skip
            for y, reach, w in ((17, 34, 12.6), (6, 30, 13.6), (-5, 30, 14)):
                self._finger(
                    a, [(54, y * 0.95), (61, y + 1), (50, y + 4.6), (reach + 3, y + 3)], w, paint
                )
            self._finger(a, [(48, -15), (66, -17.4), (84, -18.6), (102, -18)], 13.6, paint)
            self._finger(a, [(8, -12), (24, -22), (40, -18), (50, -9)], 14.6, paint)

    def rest(self, a: Art) -> None:
        """Lies on a knee, a ledge, a skirt: the back of the hand, the fingers falling."""
        with self._inside(a):
            paint = self._base(a)
            self._finger(a, [(16, 10), (32, 22), (46, 28), (58, 27)], 13, paint)
            for points, w in (
                ([(50, -14), (68, -20), (84, -17), (96, -7)], 12),
                ([(54, -8), (74, -12), (91, -8), (103, 3)], 13),
                ([(55, 0), (74, -1), (90, 4), (101, 15)], 13),
                ([(52, 8), (70, 9), (84, 15), (93, 25)], 12.4),
            ):
                self._finger(a, points, w, paint)
            self._palm(
                a,
                [(-3, -11), (8, -14), (30, -20), (50, -19), (60, -8), (60, 6), (48, 16), (26, 17),
                (8, 13.4), (-3, 11)],
                paint,
            )  # fmt: skip
            if not self.far:
                for x, y in ((54, -13), (58, -5), (58, 3)):
                    a.ellipse(x, y, 4, 2.4, self.skin.glow, 0.45, 20)


def reach(
    a: Art,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    skin: Skin,
    what: Gesture = "rest",
    *,
    hand: float | None = None,
    size: float = 1,
    flip: bool = False,
    far: bool = False,
    light: Light = SUN,
    out: int = 0,
    ring: str = "",
) -> Hand:
    """An arm and its hand; `hand` is the way of the fingers, else that of the forearm."""
    arm(a, shoulder, elbow, wrist, skin, size=size, light=light, far=far, out=out)
    way = heading(elbow, wrist)
    made = Hand(
        wrist, way if hand is None else hand, skin, size=6.4 * size, flip=flip, far=far, light=light
    )
    if what:
        made.draw(a, what)
    if ring:
        bangle(a, elbow, wrist, ring, size)
    return made
