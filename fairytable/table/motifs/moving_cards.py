"""Cards and pawns that do more than fly: they tremble, whirl, or turn in the air."""

from math import cos, pi, sin

from fairytable.stage.look import Printed
from fairytable.stage.ways import Point
from fairytable.table.motifs.easing import between, smooth, swell
from fairytable.table.motion import Flight, Gliding

_LIFT = 1.55
"""How large a card looks that is lifted into the air, compared to one that lies."""
_RISE = 0.3
"""How far it rises meanwhile, in its heights."""


class Shivering(Gliding):
    """A card or a pawn that trembles where it lies."""

    length = 480

    def __init__(self, flight: Flight, delay: int) -> None:
        super().__init__(flight)
        self.delay = delay
        self._begun = False

    def at(self, share: float) -> None:
        if share <= 0 and not self._begun:  # it may still be on its way
            return
        self._begun = True
        super().at(share)

    def go(self, share: float) -> None:
        rect, item = self.flight.rect, self.flight.item
        fading = (1 - share) ** 1.5 * smooth(between(share, 0, 0.1))
        x, y = rect.centre
        item.setPos(x + rect.w * 0.035 * fading * sin(share * 2 * pi * 6), y)
        item.setRotation(self.flight.turn + 3.6 * fading * sin(share * 2 * pi * 4.5 + 0.6))


class Whirling(Gliding):
    """One of several cards that gather, circle round a middle, and go where they belong."""

    length = 1300

    def __init__(
        self, flight: Flight, middle: Point, radius: float, phase: float, delay: int
    ) -> None:
        super().__init__(flight)
        self.delay = delay
        self._middle, self._radius, self._phase = middle, radius, phase

    def go(self, share: float) -> None:
        item, rect = self.flight.item, self.flight.rect
        late = 0.08 * (self._phase / (2 * pi))
        gathered = smooth(between(share, late, late + 0.3))
        leaving = smooth(between(share, late + 0.6, late + 0.92))
        angle = self._phase + 2 * pi * 1.6 * smooth(share)
        near = self._radius * (0.55 + 0.45 * cos(2 * self._phase + 3 * pi * share))
        x, y = self._middle[0] + near * cos(angle), self._middle[1] + 0.62 * near * sin(angle)
        home_x, home_y = rect.centre
        x, y = self.x + (x - self.x) * gathered, self.y + (y - self.y) * gathered
        item.setPos(x + (home_x - x) * leaving, y + (home_y - y) * leaving)
        spun = self.turn + (26 * sin(angle) - self.turn) * gathered
        item.setRotation(spun + (self.flight.turn - spun) * leaving)
        self.flip(between(share, late + 0.04, late + 0.28))
        width = self.width + (rect.w - self.width) * smooth(share)
        item.stretch(width * (1 - 0.14 * gathered * (1 - leaving)))


class Turning(Gliding):
    """A card that rises, turns over in the air, and lies down where it belongs."""

    length = 1000

    def __init__(self, flight: Flight, delay: int) -> None:
        super().__init__(flight)
        self.delay = delay
        self._large = flight.rect.w * _LIFT
        if flight.item.side is not None:  # up there it is seen in its full size
            flight.item.turn_over(flight.item.side, self._large)

    def go(self, share: float) -> None:
        item, rect = self.flight.item, self.flight.rect
        up = smooth(between(share, 0, 0.34)) * (1 - smooth(between(share, 0.68, 1)))
        gone = smooth(between(share, 0.1, 0.95))
        x, y = rect.centre
        width = self.width + (rect.w - self.width) * gone
        item.setPos(
            self.x + (x - self.x) * gone, self.y + (y - self.y) * gone - rect.h * _RISE * up
        )
        item.setRotation(
            (self.turn + (self.flight.turn - self.turn) * gone) * (1 - up) + 2.5 * swell(share) * up
        )
        self.turn_round(share)
        item.stretch(width * (1 + (_LIFT - 1) * up))

    def turn_round(self, share: float) -> None:
        """Once over, by half a turn."""
        turned = smooth(between(share, 0.24, 0.74))
        if self.flips and turned >= 0.5 and self.flight.side is not None:
            self.flight.item.turn_over(self.flight.side, self._large)
        self.flight.item.set_flip(abs(cos(pi * turned)))


class ShowingInAir(Turning):
    """A card that shows its face up there for a while and lies down as it was."""

    length = 1900

    def __init__(self, flight: Flight, face: Printed, delay: int) -> None:
        super().__init__(flight, delay)
        self._face, self._back = face, flight.item.side

    def turn_round(self, share: float) -> None:
        turned = smooth(between(share, 0.14, 0.38)) + smooth(between(share, 0.62, 0.86))
        side = self._face if 0.5 <= turned < 1.5 else self._back
        if side is not None:
            self.flight.item.turn_over(side, self._large)
        self.flight.item.set_flip(abs(cos(pi * turned)))
