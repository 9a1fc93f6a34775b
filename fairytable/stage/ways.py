"""Ways over the table, as points: along a ring, through its middle, round corners. No Qt."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import dist
from typing import Literal, TypeAlias

from fairytable.stage.strokes import Point as Point

RingTurn: TypeAlias = Literal["shorter", "clockwise", "counterclockwise"]

_STEPS = 8
"""How many straight pieces a bend is made of."""


def along_ring(
    seats: Sequence[Point], start: int, end: int, turn: RingTurn = "shorter"
) -> tuple[Point, ...]:
    """From one seat of a ring to another one on the line on which all of them lie, in the order of
    the seats or against it."""
    count = len(seats)
    onward = (end - start) % count
    if turn == "counterclockwise" or (turn == "shorter" and onward > count - onward):
        return tuple(reversed(along_ring(seats, end, start, "clockwise")))
    found: list[Point] = []
    for k in range(start, start + onward):
        found += _bend(*(seats[(k + step) % count] for step in (-1, 0, 1, 2)))
    return (*found, seats[end])


def through_middle(
    start: Point, end: Point, middle: Point, aside: float = 0.0
) -> tuple[Point, ...]:
    """From one point to another one past the middle, which is left on the left hand as far aside as
    said: two that change places pass each other."""
    (x0, y0), (x1, y1), (xm, ym) = start, end, middle
    far = dist(start, end) or 1.0
    turned = xm - (y1 - y0) / far * aside, ym + (x1 - x0) / far * aside
    return rounded_way((start, turned, end))


def rounded_way(points: Sequence[Point]) -> tuple[Point, ...]:
    """The same way without corners: it still leads through all of its points."""
    if len(points) < 3:
        return tuple(points)
    ends = [points[0], *points, points[-1]]
    found: list[Point] = []
    for k in range(len(points) - 1):
        found += _bend(*ends[k : k + 4])
    return (*found, points[-1])


def _bend(before: Point, start: Point, end: Point, after: Point) -> list[Point]:
    """From start until shortly before the end, on a curve that comes from before and goes to after:
    a Catmull-Rom spline."""
    shares = [k / _STEPS for k in range(_STEPS)]
    axes = zip(before, start, end, after, strict=True)
    x, y = ([_spline(t, *axis) for t in shares] for axis in axes)
    return list(zip(x, y, strict=True))


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    linear, square, cube = c - a, 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
    return b + (linear * t + square * t * t + cube * t * t * t) / 2


class MeasuredWay:
    """A way on which one finds the point at any share of its length."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = tuple(points)
        legs = (dist(a, b) for a, b in pairwise(self.points))
        self._lengths = list(accumulate(legs, initial=0.0))

    @property
    def length(self) -> float:
        return self._lengths[-1]

    def at(self, share: float) -> Point:
        """The point at this share of the way; the ends for all that lies beyond."""
        gone = share * self.length
        k = min(bisect_right(self._lengths, gone), len(self.points) - 1)
        if k == 0 or gone >= self.length:
            return self.points[-1 if gone >= self.length else 0]
        (x0, y0), (x1, y1) = self.points[k - 1], self.points[k]
        leg = self._lengths[k] - self._lengths[k - 1]
        part = (gone - self._lengths[k - 1]) / leg
        return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
