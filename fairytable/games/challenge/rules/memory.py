"""What rivals remember of a hand or a row of kept fairies (rules page, section 4).

They remember kinds, not cards: that somebody holds two red stones, not which two. On the table a
memory is a mark on one equal card. So that no card can be followed, a zone is mixed whenever a card
comes to it unseen, and whenever one of a kind leaves, the best known of that kind leaves.
"""

from collections import Counter

from fairytable.engine import Rng, Table
from fairytable.games.challenge.rules.zones import HANDS

Memories = Counter[tuple[int, int]]
"""Of how many cards each (observer, face) is sure."""


def memories(table: Table, zone: str) -> Memories:
    """What everybody but the owner knows of this zone."""
    own = table.rules[zone].sees
    known: Memories = Counter()
    for card in table.zones[zone]:
        others = table.known[card] & ~own
        if others:
            face = table.faces[card]
            known.update((o, face) for o in range(others.bit_length()) if others >> o & 1)
    return known


def remember(table: Table, zone: str, known: Memories, rng: Rng) -> None:
    """Mark cards of this zone, from which all marks were taken.

    Of equal cards everybody's marks begin with the same one, drawn at random: the best known of a
    kind is marked for everybody who knows any of that kind, and its place tells nothing.
    """
    cards = table.zones[zone]
    keys = dict(zip(cards, rng.keys(len(cards)), strict=True))
    drawn = sorted(cards, key=keys.__getitem__)
    for (observer, face), count in known.items():
        equal = [card for card in drawn if table.faces[card] == face]
        for card in equal[: max(0, count)]:
            table.peek(card, observer)


def mix(table: Table, zone: str, rng: Rng) -> None:
    """Mix a zone after a card has come to it, so that none can be followed."""
    cards, own = table.zones[zone], table.rules[zone].sees
    if len(cards) < 2:
        return
    marked = any(table.known[card] != own for card in cards)
    known = memories(table, zone) if marked else None
    table.mix(zone, rng)
    if known:
        remember(table, zone, known, rng)


def best_known(table: Table, card: int) -> int:
    """Of the equal cards that lie unordered with this one, that which most players know."""
    zone = table.where[card]
    if table.rules[zone].ordered:
        return card
    faces, known = table.faces, table.known
    face = faces[card]
    for other in table.zones[zone]:
        if faces[other] == face and known[other] > known[card]:
            card = other
    return card


def rob(table: Table, victim: int, thief: int, rng: Rng) -> int:
    """Draw a card at random from a hand into the thief's; returns the card.

    Victim and thief know which one it was; for the others it may be any that they knew.
    """
    hand = HANDS[victim]
    known = memories(table, hand)
    table.mix(hand, rng)
    card = rng.choice(table.zones[hand])
    table.move(card, HANDS[thief])
    for observer, face in known:
        if observer != thief or face == table.faces[card]:
            known[observer, face] -= 1
    remember(table, hand, known, rng)
    return card
