"""A pile as it is enlarged: some of its cards side by side, and words below them. No Qt."""

from collections.abc import Sequence
from typing import NamedTuple

from fairytable.engine.table import CardView

MOST = 10
"""More cards of a pile are not shown; the words tell how many there are."""


class Fan(NamedTuple):
    """What a pile shows when the pointer rests on it. Hidden cards show their backs."""

    cards: tuple[CardView, ...]
    """The first one lies above the others."""
    caption: str = ""
    """How many there are, how many of them are known: "Discards 11", "1 known of 4"."""


def fan_of(pile: Sequence[CardView], caption: str = "") -> Fan | None:
    """The uppermost cards of a pile of which the viewer knows at least one face."""
    if not any(card.face is not None for card in pile):
        return None
    return Fan(tuple(reversed(pile[-MOST:])), caption)
