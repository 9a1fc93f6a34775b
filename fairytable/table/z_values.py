"""What lies above what on the table, from the felt to the pointer."""

from fairytable.stage.picture import FRONT

MAP = -1.0
"""The map with everything on it; its own order is that of the table."""
AREA = 0.0
"""Lit places, under the cards that lie on them."""
CARD = 100.0
"""Cards at rest: plus the spot's own z times STEP, plus its order in the picture."""
STEP = 1000.0
OVER = 20_000.0
"""Marks above the cards, and pawns."""
SHEET = 30_000.0
"""The plates of the front sheet; its own places, cards and marks lie on it."""
SHEET_AREA = 31_000.0
SHEET_CARD = 32_000.0
SHEET_OVER = 50_000.0
VEIL = 59_000.0
"""What dims the table while a card is picked up."""
FLYING = 60_000.0
HELD = 70_000.0
"""The card that somebody drags."""
ENLARGED = 80_000.0
BUBBLE = 90_000.0
"""The reason for a refusal: always readable."""


def of_card(z: int, order: int) -> float:
    """Where a card at rest lies: its spot's z, and its place in the picture."""
    if z < FRONT:
        return CARD + z * STEP + order
    return SHEET_CARD + (z - FRONT) * STEP + order


def of_pawn(z: int) -> float:
    return OVER if z < FRONT else SHEET_OVER


def of_area(z: int) -> float:
    return AREA if z < FRONT else SHEET_AREA
