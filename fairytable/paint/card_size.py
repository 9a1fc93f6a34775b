"""How large a card is in device pixels, and how much it tells at that size. No Qt.

Lengths on a card are in units: a card is 100 units wide and 140 tall.
"""

from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

WIDTH, HEIGHT, RADIUS = 100.0, 140.0, 6.5
MARGIN = 9.0
"""Units around a card in its picture: room for its shadow and its marks."""
ASPECT = HEIGHT / WIDTH


class Level(IntEnum):
    """How much a card tells, by its width."""

    MINI = 0
    """Silhouette and number."""
    THUMB = 1
    """Pennant and emblem."""
    TABLE = 2
    """And the title."""
    FULL = 3
    """And the effect."""


_FROM = {Level.FULL: 140, Level.TABLE: 64, Level.THUMB: 44}


def level_of(width: float) -> Level:
    """The level of a card of this width in pixels, whatever the device's ratio."""
    return next((level for level, least in _FROM.items() if width >= least), Level.MINI)


class CardSize(NamedTuple):
    """A card of one width on a device of one pixel ratio."""

    across: int
    """The card's width in device pixels."""
    down: int
    margin: int
    """Device pixels on every side around the card."""
    dpr: float
    level: Level

    @property
    def unit(self) -> float:
        """Device pixels per unit."""
        return self.across / WIDTH

    @property
    def image(self) -> tuple[int, int]:
        """Width and height of the whole picture in device pixels."""
        return self.across + 2 * self.margin, self.down + 2 * self.margin

    @property
    def inset(self) -> float:
        """Where the card's corner lies in its picture, in pixels as the scene counts them."""
        return self.margin / self.dpr


@lru_cache(maxsize=512)
def card_size(width: float, dpr: float) -> CardSize:
    across = max(1, round(width * dpr))
    return CardSize(
        across,
        round(across * ASPECT),
        -int(-across * MARGIN // WIDTH),
        dpr,
        level_of(round(across / dpr)),  # 90 pixels at a ratio of 1.25 are 112 of the device's
    )
