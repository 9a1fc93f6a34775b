"""How a bot pays a fairy in The Challenge (rules page, section 6): with what it misses least."""

from collections.abc import Sequence
from itertools import accumulate
from math import inf
from typing import NamedTuple

from fairytable.engine import Action
from fairytable.games.challenge.bot.outlook import Holdings
from fairytable.games.challenge.cards import FAIRY_POINTS
from fairytable.games.challenge.rules.actions import with_cards
from fairytable.games.challenge.rules.position import PRICE
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import HANDS


class _Source(NamedTuple):
    """Stones that are offered in this order: equal ones of the hand, or a sack from its top."""

    steps: list[Action]
    stones: list[int]
    is_sack: bool
    points: int


_Way = tuple[int, int, int, tuple[int, ...], float, tuple[list[Action], ...], int]


def cheapest_payment(
    state: ChallengeState, holdings: Holdings, limit: float = inf
) -> tuple[float, list[Action]]:
    """What the stones that are still to be offered cost, and which they are; none if the player is
    too poor, or every payment costs as much as the limit.

    Nothing is offered to a fairy who has been paid, but a small sack may be emptied before the
    stone that pays her.
    """
    need = PRICE - state.offered()
    sacks = [state.table.zones[zone] for zone in state.sacks(holdings.player)]
    empty = sacks.count(())
    worths = holdings.empty_sacks[empty : len(sacks) + 1]
    freedom = [worths[0] - worth for worth in worths]
    least = freedom[-1]
    losses = holdings.losses()
    if least + _price_in_parts(losses, need) >= limit:
        return limit, []
    sources = _sources(state, holdings.player)
    sources.sort(key=lambda source: losses[source.stones[0]][0])
    rest = [*accumulate([source.points for source in reversed(sources)])][::-1]
    ends = len(sources)
    best: float = limit
    parts: tuple[list[Action], ...] = ()
    # Each way to pay: the next source, what is paid, the dearest stone that may come last, all
    # that are lost, their cost, how many from each source, and sacks that are emptied.
    ways: list[_Way] = [(0, 0, 0, (), 0.0, (), 0)] if sources else []
    while ways:
        index, paid, last, lost, cost, chosen, emptied = ways.pop()
        if cost + least >= best or paid + rest[index] < need:
            continue
        steps, offered, is_sack, _ = sources[index]
        following = index + 1
        if following < ends:
            ways.append((following, paid, last, lost, cost, chosen, emptied))
        if paid >= need and not is_sack:
            continue
        for k, stone in enumerate(offered, 1):
            points = FAIRY_POINTS[stone]
            cost += losses[stone][lost.count(stone)]
            paid += points
            dearest = max(last, points)
            if cost + least >= best or paid - dearest >= need:
                break
            lost = (*lost, stone)
            gone = emptied + (is_sack and k == len(offered))
            if paid >= need:
                if cost + freedom[gone] < best:
                    best, parts = cost + freedom[gone], (*chosen, steps[:k])
                if not is_sack:
                    break
            if following < ends:
                ways.append((following, paid, dearest, lost, cost, (*chosen, steps[:k]), gone))
    dearest_last = sorted(parts, key=lambda part: _points(state, part[-1]))
    return best, [step for part in dearest_last for step in part]


def _price_in_parts(losses: list[list[float]], need: int) -> float:
    """What so many points would cost if any part of any stone could be offered: never more than
    what they cost."""
    price = 0.0
    for rate, points in sorted(
        [
            (loss / points, points)
            for points, lost in zip(FAIRY_POINTS, losses, strict=True)
            for loss in lost
        ]
    ):
        if points >= need:
            return price + rate * need
        price += rate * points
        need -= points
    return inf


def _points(state: ChallengeState, step: Action) -> int:
    return FAIRY_POINTS[state.table.faces[step.the_card]]


def _sources(state: ChallengeState, player: int) -> list[_Source]:
    faces, zones = state.table.faces, state.table.zones
    from_hand = with_cards("offer_hand", "offering")
    from_sack = with_cards("offer_sack", "offering")
    by_type: dict[int, list[int]] = {}
    for card in zones[HANDS[player]]:
        by_type.setdefault(faces[card], []).append(card)
    sources = []
    for kind, cards in by_type.items():
        steps = [from_hand[card] for card in _in_turn(state, cards)]
        points = FAIRY_POINTS[kind] * len(cards)
        sources.append(_Source(steps, [kind] * len(cards), False, points))
    for zone in state.sacks(player):
        if zones[zone]:
            sack = zones[zone][::-1]
            stones = [faces[card] for card in sack]
            points = sum([FAIRY_POINTS[stone] for stone in stones])
            sources.append(_Source([from_sack[card] for card in sack], stones, True, points))
    return sources


def _in_turn(state: ChallengeState, cards: list[int]) -> Sequence[int]:
    """Equal stones of a hand as they are named one after the other: with each of them the best
    known leaves (rules page, section 4)."""
    if len(cards) == 1:
        return cards
    known, left, named = state.table.known, cards[:], []
    while left:
        named.append(left[0])
        left.remove(max(left, key=known.__getitem__))
    return named
