"""What taking steps back would mean: whose they are, and who has learnt a card meanwhile."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from fairytable.engine import State


@dataclass(frozen=True, slots=True)
class Undo:
    """A way back; the interface may show, mark or forbid it before it is gone."""

    index: int
    """The step it leads back to: the cursor afterwards."""
    acted: tuple[int, ...]
    """The players whose decisions it takes back, each once, the latest first."""
    learnt: Mapping[int, tuple[int, ...]]
    """The cards that a player has come to know on the way and would know too early afterwards; a
    player who learnt nothing is left out."""


class TakenBack(NamedTuple):
    """A person has gone back although people had seen new cards on the way: all are told."""

    player: int
    step: int
    """The position that it led back to."""


def learnt(before: State, later: Iterable[State]) -> dict[int, tuple[int, ...]]:
    """Which cards each player came to know after a position, in any of the positions that followed.

    All of them count, not only the last: a card may have been seen and shuffled away since. A card
    that had another face before counts too, since the same shuffle would give it this face again.
    """
    known, faces = before.table.known, before.table.faces
    new = [0] * len(known)
    for state in later:
        table = state.table
        if table.known == known and table.faces == faces:
            continue
        for card, knows in enumerate(table.known):
            same = table.faces[card] == faces[card]
            new[card] |= knows & ~known[card] if same else knows
    seen = [
        tuple(card for card, mask in enumerate(new) if mask >> player & 1)
        for player in range(before.players)
    ]
    return {player: cards for player, cards in enumerate(seen) if cards}
