"""Pawns and cards that go along a way, and cards that are carried."""

from collections.abc import Sequence
from itertools import pairwise
from math import pi, sin

from fairytable.stage.motifs import Gait
from fairytable.stage.ways import MeasuredWay, Point, rounded_way
from fairytable.table.motifs.easing import between, smooth
from fairytable.table.motion import MOVE_MS, Flight, Gliding
from fairytable.table.pawn_item import PawnItem

HOP_MS = 270
LONGEST_MS = 2000
"""However far it is: whoever waits longer gets bored."""
UNIT_MS = 110
"""How much longer a way takes for each width of a card."""
_LEAP, _SWING = 0.34, 4.0
"""How high one hops, in heights of what hops, and how far it leans, in degrees."""
_STEP, _BOB = 0.55, 0.035
"""How far one comes with a step, in widths of what walks, and how high it rises, in heights."""
_HELD = (0.42, -0.3)
"""Where a carried card is, seen from whoever carries it, in sizes of that."""


def journey_ms(length: float, unit: float) -> int:
    """How long a way of this length takes."""
    return round(min(LONGEST_MS, MOVE_MS + UNIT_MS * length / unit))


class Travelling(Gliding):
    """A piece on its way through the stops between where it is and where it goes."""

    def __init__(
        self, flight: Flight, stops: Sequence[Point], gait: Gait, unit: float, delay: int
    ) -> None:
        super().__init__(flight)
        self.delay = delay
        points = [(self.x, self.y), *stops, flight.rect.centre]
        self._legs = [MeasuredWay(leg) for leg in pairwise(points)] if gait == "hop" else []
        self._way = MeasuredWay(rounded_way(points))
        self.length = journey_ms(self._way.length, unit)
        if self._legs:
            self.length = min(LONGEST_MS, HOP_MS * len(self._legs))

    def where(self, share: float) -> Point:
        """On the ground, without hops and steps."""
        if not self._legs:
            return self._way.at(smooth(share))
        leg, part = self._leg(share)
        return leg.at(smooth(part))

    def _leg(self, share: float) -> tuple[MeasuredWay, float]:
        """The leap of this moment, and how much of it is done."""
        gone = share * len(self._legs)
        k = min(int(gone), len(self._legs) - 1)
        return self._legs[k], gone - k

    def go(self, share: float) -> None:
        item, rect = self.flight.item, self.flight.rect
        x, y = self.where(share)
        rise, lean = self._gait(share)
        item.setPos(x, y - rise * rect.h)
        item.setRotation(self.turn + (self.flight.turn - self.turn) * smooth(share) + lean)
        self.flip(share)
        item.stretch(self.width + (rect.w - self.width) * smooth(share))

    def _gait(self, share: float) -> tuple[float, float]:
        """How high it is, in its heights, and how far it leans."""
        if self._legs:
            leg, part = self._leg(share)
            side = 1 if self._legs.index(leg) % 2 else -1
            return _LEAP * sin(pi * part), side * _SWING * sin(pi * part)
        if not isinstance(self.flight.item, PawnItem):
            return 0.0, 0.0
        steps = max(1, round(self._way.length / (self.flight.rect.w * _STEP)))
        tread = sin(pi * steps * smooth(share))
        return _BOB * abs(tread), 0.6 * _SWING * tread * (1 - share)


class Carried(Gliding):
    """A card that goes to whoever carries it, with it, and from it to where it belongs."""

    def __init__(self, flight: Flight, bearer: Travelling, number: int) -> None:
        super().__init__(flight)
        self.delay, self.length = bearer.delay, bearer.length
        self._bearer, self._number = bearer, number

    def go(self, share: float) -> None:
        item, rect, bearer = self.flight.item, self.flight.rect, self._bearer.flight.rect
        taken, given = smooth(between(share, 0, 0.24)), smooth(between(share, 0.78, 1))
        x, y = self._bearer.where(share)
        x += bearer.w * (_HELD[0] + 0.16 * self._number)
        y += bearer.h * _HELD[1]
        x, y = self.x + (x - self.x) * taken, self.y + (y - self.y) * taken
        home_x, home_y = rect.centre
        item.setPos(x + (home_x - x) * given, y + (home_y - y) * given)
        lean = 9.0 + 7.0 * self._number
        turn = self.turn + (lean - self.turn) * taken
        item.setRotation(turn + (self.flight.turn - turn) * given)
        self.flip(given)
        small = min(self.width, bearer.w * 0.8)
        width = self.width + (small - self.width) * taken
        item.stretch(width + (rect.w - width) * given)
