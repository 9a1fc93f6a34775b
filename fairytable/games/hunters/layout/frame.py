"""The measures of the table of Hunters: a flattened clock, pages in its corners, the hand below.

The unit U is the width of a card of the circle. The numbers are those of the look: places by their
centres in U, seen from the middle of the clock, twelve o'clock first.
"""

from functools import cache
from typing import NamedTuple

from fairytable.games.hunters.cards import PLACES
from fairytable.stage.picture import Rect, around, card_at, clamp

PLACE = (
    (0.0, -1.67),
    (1.2, -1.6),
    (2.4, -1.28),
    (3.48, 0.0),
    (2.4, 1.28),
    (1.2, 1.6),
    (0.0, 1.67),
    (-1.2, 1.6),
    (-2.4, 1.28),
    (-3.48, 0.0),
    (-2.4, -1.28),
    (-1.2, -1.6),
)
SIDEWAYS = (3, 9)
"""Their stones lie beside their cards; their researchers stand above them all the same."""
EDGE, GAP = 8.0, 6.0
WIDEST = 150.0
"""Pixels of the largest card of the circle."""
PAGE = 320.0
"""The widest page of a rival."""
HAND = 0.92
PILE = 0.7
CAMEO, BADGE = 0.62, 0.44
STONE = 0.4
LOW = 78.0
"""Pages lower than this have no portrait."""
TALL = 130.0
"""From this height on a page has two rows of cards."""


class Stand(NamedTuple):
    """Where a researcher stands."""

    area: Rect
    strap: Rect
    cameo: Rect
    badge: Rect
    """The prepared tool."""


class Frame(NamedTuple):
    """All places of a table."""

    w: float
    h: float
    u: float
    cx: float
    cy: float
    across: float
    """A unit from left to right: the clock is drawn out where there is room."""
    down: float
    """A unit from top to bottom."""
    column: float
    """How wide the corners are that the clock leaves free."""
    players: int

    # The clock

    def centre_of(self, place: int) -> tuple[float, float]:
        x, y = PLACE[place]
        return self.cx + x * self.across, self.cy + y * self.down

    def card(self, place: int) -> Rect:
        return card_at(*self.centre_of(place), self.u)

    def stone(self, place: int) -> Rect:
        (x, y), u = self.centre_of(place), self.u
        if place in SIDEWAYS:
            x += 0.66 * u * (-1 if place == 3 else 1)
        else:
            y += 0.84 * u * (1 if PLACE[place][1] < 0 else -1)
        return around(x, y, STONE * u, STONE * u)

    def stand(self, place: int) -> Stand:
        """Outside the card of a place; at three o'clock mirrored, so that it keeps clear of the
        card of two."""
        (x, y), u = self.centre_of(place), self.u
        above = PLACE[place][1] <= 0
        near, far = y - 0.71 * u, y - 1.26 * u
        y += (-0.95 if above else 0.97) * u
        if not above:
            near, far = y - 0.26 * u, y + 0.31 * u
        area = Rect(x - 0.56 * u, min(near, far), 1.12 * u, abs(far - near))
        side = -1 if place == 3 else 1
        return _stand(area, x, y, u, side)

    # The middle

    def centre(self) -> Rect:
        return around(self.cx, self.cy, 1.0 * self.u, 1.0 * self.u)

    def trapped(self) -> Stand:
        u, x, y = self.u, self.cx, self.cy - 0.04 * self.u
        cameo = around(x - 0.12 * u, y, 0.58 * u, 0.58 * u)
        badge = around(x + 0.24 * u, y + 0.04 * u, 0.34 * u, 0.34 * u)
        return Stand(self.centre(), Rect(0, 0, 0, 0), cameo, badge)

    def pile(self, x: float) -> Rect:
        """A pile of the middle, this many units beside it."""
        return card_at(self.cx + x * self.u, self.cy, PILE * self.u)

    def lantern(self) -> Rect:
        return around(
            self.cx + 1.74 * self.u, self.cy - 0.04 * self.u, 0.72 * self.u, 1.08 * self.u
        )

    # The person at the bottom

    @property
    def roomy(self) -> bool:
        """Whether one's own page may be high: no rival's page lies above it."""
        return self.players == 3 or (self.players == 5 and not self.crowded)

    def own(self) -> Rect:
        """One's own page: portrait, points and the three tools."""
        if self.roomy:
            high, wide = 2.2 * self.u, self.column - 4
        else:
            high, wide = max(104.0, 1.42 * self.u), self.column + 44
        return Rect(EDGE, self.h - EDGE - high, wide, high)

    def album(self) -> Rect:
        """Own fairies, trinkets and photos."""
        top = self.cy + 0.82 * self.u
        left = self.w - EDGE - self.column
        return Rect(left, top, self.column, self.h - EDGE - top)

    def hand(self) -> Rect:
        high = HAND * self.u * 1.4
        left, right = self.own().right + GAP, self.album().x - GAP
        return Rect(left, self.h - EDGE - high + 2, right - left, high)

    # The rivals

    @property
    def upper(self) -> float:
        """How high the upper corners are."""
        return self.cy - 1.27 * self.u - EDGE

    @property
    def crowded(self) -> bool:
        """Whether two pages one above the other are too low for portraits."""
        return (self.upper - GAP) / 2 < LOW

    def pages(self) -> list[Rect]:
        """The pages of the rivals, clockwise from the lower left."""
        full, half = self.upper, (self.upper - GAP) / 2
        left, right = EDGE, self.w - EDGE - self.column
        under = self._under(left)

        def whole(x: float) -> Rect:
            return Rect(x, EDGE, self.column, full)

        def part(x: float, k: int) -> Rect:
            return Rect(x, EDGE + k * (half + GAP), self.column, half)

        if self.players == 3:
            return [whole(left), whole(right)]
        if self.players == 4:
            return [under, whole(left), whole(right)]
        two = [part(right, 0), part(right, 1)]
        if self.players == 5 and self.crowded:
            return [under, whole(left), *two]
        others = [part(left, 1), part(left, 0), *two]
        if self.players == 5:
            return others
        if self.crowded:
            return [under, *others]
        return [under._replace(h=min(under.h, half)), *others]

    def _under(self, left: float) -> Rect:
        """Between nine o'clock and one's own page."""
        top = self.cy + 0.78 * self.u
        room = self.own().y - GAP - top
        high = min(room, self.upper)
        return Rect(left, top + min(22.0, (room - high) / 2), self.column, high)


def _stand(area: Rect, x: float, y: float, u: float, side: int) -> Stand:
    return Stand(
        area,
        Rect(x - 0.46 * u, y - 0.15 * u, 0.92 * u, 0.32 * u),
        around(x - side * 0.28 * u, y, CAMEO * u, CAMEO * u),
        around(x + side * 0.28 * u, y, BADGE * u, BADGE * u),
    )


@cache
def frame(w: float, h: float, players: int) -> Frame:
    """The table rectangle divided up; cards are as large as width, height and corners allow."""
    u = min((h - 28) / 7.12, (w - 16) / 8.1, (w / 2 - 184) / 2.9, WIDEST)
    spare = max(0.0, h - 28 - 7.12 * u)
    down = u + min(0.2 * u, 0.6 * spare / 3.34)
    wish = (w / 2 - 3 * EDGE - PAGE - 0.5 * u) / 2.4
    most = (w / 2 - EDGE - 0.56 * u) / 3.48
    across = clamp(u, wish, min(1.16 * u, most))
    column = min(PAGE, w / 2 - 2.4 * across - 0.5 * u - 3 * EDGE)
    grown = 1.67 * (down - u)
    cy = EDGE + 2.93 * u + grown + 0.2 * max(0.0, spare - 2 * grown)
    return Frame(w, h, u, w / 2, cy, across, down, column, players)


def clockwise(place: int, steps: int) -> int:
    return (place + steps) % PLACES
