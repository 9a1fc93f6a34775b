"""What an exchange amounts to, once it is done: kinds that moved, not cards."""

from collections import Counter
from itertools import chain

from fairytable.engine import Table

Arrangement = tuple[tuple[int, ...], ...]
"""The cards of a player's hand, then those of each sack."""


def differs(table: Table, places: tuple[str, ...], draft: Arrangement) -> bool:
    """Whether some sack would change by kinds; if none does, nor does the hand."""
    face = table.faces.__getitem__
    for i in range(1, len(places)):
        now, then = table.zones[places[i]], draft[i]
        if now != then and [*map(face, now)] != [*map(face, then)]:
            return True
    return False


def carry_out(table: Table, places: tuple[str, ...], draft: Arrangement) -> None:
    """Arrange the stones like the draft, openly and without detours.

    Rivals see them move from where they lay, their owner from where the draft had them.
    """
    before = {zone: table.zones[zone] for zone in places}
    final = dict(zip(places, _net_result(table, places, draft), strict=True))
    table.rearrange(final)
    if table.events is not None:
        own = table.rules[places[0]].sees
        table.tell_change(before, final, ~own)
        table.tell_change(dict(zip(places, draft, strict=True)), final, own)


def _net_result(table: Table, places: tuple[str, ...], draft: Arrangement) -> Arrangement:
    """The draft, with equal stones changed for one another.

    A stone of the hand stays in it if its kind allows; if some have to leave, the best known do, so
    that what rivals knew is used up.
    """
    faces, where, hand = table.faces, table.where, places[0]
    wanted = Counter(faces[card] for card in draft[0])
    staying: list[int] = []
    others: list[int] = []
    stones = chain.from_iterable(table.zones[zone] for zone in places)
    for card in sorted(stones, key=lambda c: (where[c] != hand, table.known[c])):
        (staying if wanted[faces[card]] > 0 else others).append(card)
        wanted[faces[card]] -= 1
    final = [tuple(staying)]
    for zone, cards in zip(places[1:], draft[1:], strict=True):
        sack: list[int] = []
        for kind in [faces[card] for card in cards]:
            # From this sack if possible, else from the hand, else from another sack.
            equal = [(where[c] != zone, where[c] != hand, c) for c in others if faces[c] == kind]
            sack.append(min(equal)[2])
            others.remove(sack[-1])
        final.append(tuple(sack))
    return tuple(final)
