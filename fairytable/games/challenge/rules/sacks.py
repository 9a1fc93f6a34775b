"""What fits into a pixie's sack (rules page, section 3)."""

from collections.abc import Sequence

from fairytable.games.challenge.cards import BLUE, RED, STONES, YELLOW

SACK_LIMIT = 5
BIGGER_LIMIT = 10
HEAVY_LIMIT = 2

ALL_TYPES = (1 << len(STONES)) - 1
_HEAVY = 1 << RED | 1 << YELLOW
_ALONE = 1 << BLUE
_TOGETHER = ALL_TYPES & ~_ALONE
_LIGHT = _TOGETHER & ~_HEAVY


def room(sack: Sequence[int], faces: Sequence[int], bigger: bool) -> int:
    """The mask of the types that may be laid on top of a legal sack of cards."""
    size = len(sack)
    if not size:
        return ALL_TYPES
    if size >= (BIGGER_LIMIT if bigger else SACK_LIMIT):
        return 0
    bottom, top = faces[sack[0]], faces[sack[-1]]
    if top == bottom:
        if top == BLUE:
            return _ALONE
        if bigger or size < HEAVY_LIMIT or not _HEAVY >> top & 1:
            return _TOGETHER
        return _LIGHT
    # The one change of type is made: only more of the top type.
    if bigger or not _HEAVY >> top & 1:
        return 1 << top
    if _HEAVY >> bottom & 1 or faces[sack[-HEAVY_LIMIT]] == top:
        return 0
    return 1 << top
