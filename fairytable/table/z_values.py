"""What lies above what on the table, from the felt to the pointer."""

AREA = 0.0
"""Lit places, under the cards that lie on them."""
CARD = 100.0
"""Cards at rest: plus the spot's own z times STEP, plus its order in the picture."""
STEP = 1000.0
OVER = 50_000.0
"""Marks above the cards."""
FLYING = 60_000.0
HELD = 70_000.0
"""The card that somebody drags."""
ENLARGED = 80_000.0
BUBBLE = 90_000.0
"""The reason for a refusal: always readable."""
