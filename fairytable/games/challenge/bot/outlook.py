"""What the players of The Challenge may expect, as one of them sees it (rules page, section 12)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress
from math import exp
from typing import NamedTuple

from fairytable.games.challenge.cards import STONE_CARDS, STONES, VICTORY_POINTS
from fairytable.games.challenge.rules.position import FAIRY_VALUE
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import (
    HANDS,
    MOST_PIXIES,
    MOST_PLAYERS,
    SACKS,
    STORED,
)

TYPES = range(len(STONES))

MAJORITY_WEIGHT = {2: 0.3, 3: 0.45, 4: 0.65, 5: 0.75, 6: 0.8}
"""How much a likely majority weighs against a sure fairy: with few players stones abound."""
RIVAL_WEIGHT = {2: 1.0, 3: 1.0, 4: 0.75, 5: 0.4, 6: 0.6}
"""How much the chance of the best rival counts against one's own."""
EMPTY_SACKS = (0.0, 1.3, 1.8, *[2.0] * MOST_PIXIES)
"""What it is worth that this many pixies can be sent; more than three add nothing."""

_UNKNOWN_TO = tuple(bytes(~mask >> p & 1 for mask in range(256)) for p in range(MOST_PLAYERS))
"""For each player a table for `bytes.translate`: 1 for the masks that leave this player out."""


def lead(points: list[float], player: int) -> float:
    """What a player has, against half the best and half the average rival."""
    rivals = points[:]
    own = rivals.pop(player)
    if len(rivals) == 1:
        return own - rivals[0]
    return own - (max(rivals) + sum(rivals) / len(rivals)) / 2


class Season(NamedTuple):
    """What the rest of the stone deck makes of everything."""

    ripeness: float
    """From 1 to 0 over the last third of the stone deck: what is to come counts less and less."""
    scale: float
    """How many stones are a sure lead."""
    empty_sacks: tuple[float, ...]
    """What it is worth that this many pixies can be sent."""


def season(state: ChallengeState) -> Season:
    return _season(state.players, len(state.table.zones["deck.stones"]))


@cache
def _season(players: int, stones: int) -> Season:
    left = stones / len(STONE_CARDS)
    ripeness = min(1.0, 3 * stones / len(STONE_CARDS))
    weight = MAJORITY_WEIGHT[players]
    empty = tuple(worth * weight * ripeness for worth in EMPTY_SACKS)
    return Season(ripeness, 0.35 + 2.35 * left, empty)


@cache
def _values(players: int) -> tuple[float, ...]:
    """How much a likely majority of each type weighs."""
    return tuple(MAJORITY_WEIGHT[players] * points for points in VICTORY_POINTS)


def majority(stones: Sequence[float], scale: float) -> list[float]:
    """The chance of each owner of these numbers of stones to have most of them in the end."""
    *_, second, best = sorted(stones)
    return [
        1 / (1 + exp(((second if own == best else best) - own - 0.4) / scale)) for own in stones
    ]


@lru_cache(maxsize=1 << 15)
def remembered_majority(stones: tuple[float, ...], scale: float) -> list[float]:
    """The same where much the same is asked again and again."""
    return majority(stones, scale)


@lru_cache(maxsize=1 << 15)
def duel(ahead: float, scale: float, rival: float) -> float:
    """What the chance of a player is worth who has this many stones more than the best rival, whose
    chance counts against it in this part."""
    return 1 / (1 + exp((-ahead - 0.4) / scale)) - rival / (1 + exp((ahead - 0.4) / scale))


class Holdings:
    """Who owns how much of each type as far as a player knows; hidden stones count in parts."""

    def __init__(self, state: ChallengeState, player: int) -> None:
        table, players = state.table, state.players
        faces, known, zones, bit = table.faces, table.known, table.zones, 1 << player
        self.player = player
        self.uses: dict[int, float] = {}
        """What it brings to use each fairy, as far as that was asked."""
        self.worths: dict[int, float] = {}
        """What each fairy is worth, used or kept, as far as that was asked."""
        self._gains: dict[int, list[float]] = {}
        self._thefts: dict[tuple[int, int, int, int], float] = {}
        self._chances: list[list[float] | None] = [None] * len(STONES)
        self.owned = owned = [[0.0] * players for _ in TYPES]
        hidden = [0] * players
        for p, pixies in enumerate(state.pixies):
            for card in zones[HANDS[p]]:
                if known[card] & bit:
                    owned[faces[card]][p] += 1
                else:
                    hidden[p] += 1
            for zone in SACKS[p][:pixies]:  # open to all
                for card in zones[zone]:
                    owned[faces[card]][p] += 1
        pool = bytes(compress(faces[: len(STONE_CARDS)], known.translate(_UNKNOWN_TO[player])))
        unseen = [pool.count(stone) for stone in TYPES]
        total = sum(unseen) or 1
        self.odds = [count / total for count in unseen]
        """Of each type, for a stone that the player does not know."""
        for p, count in enumerate(hidden):
            if count:
                for row, odds in zip(owned, self.odds, strict=True):
                    row[p] += count * odds
        self.fairies = [float(FAIRY_VALUE * len(table.zones[STORED[p]])) for p in range(players)]
        self.weight = MAJORITY_WEIGHT[players]
        self.season, self.scale, self.empty_sacks = season(state)
        self._values = _values(players)
        self._rival = rival = RIVAL_WEIGHT[players]
        scale = self.scale
        self._ahead = [row[player] - max(row[:player] + row[player + 1 :]) for row in owned]
        """Of each type, how many stones the player has more than the best rival."""
        self._now = [duel(ahead, scale, rival) for ahead in self._ahead]

    def chances(self, stone: int) -> list[float]:
        """The chance of each player to have most of a type in the end, or to share it."""
        known = self._chances[stone]
        if known is None:
            stones = tuple(self.owned[stone])
            known = self._chances[stone] = remembered_majority(stones, self.scale)
        return known

    def points(self, weight: float) -> list[float]:
        """What each player may expect, with majorities at this weight."""
        points = self.fairies[:]
        for t, value in enumerate(VICTORY_POINTS):
            for p, chance in enumerate(self.chances(t)):
                points[p] += weight * value * chance
        return points

    def standing(self) -> float:
        return lead(self.points(self.weight), self.player)

    def is_ahead(self) -> bool:
        points = self.points(1.0)
        return points[self.player] == max(points)

    def gain(self, stone: int, count: int) -> float:
        """What this many more stones of a type would be worth, fewer if negative."""
        then = duel(self._ahead[stone] + count, self.scale, self._rival)
        return self._values[stone] * (then - self._now[stone])

    def gains(self, count: int) -> list[float]:
        """The same for each type."""
        known = self._gains.get(count)
        if known is None:
            known = self._gains[count] = [self.gain(t, count) for t in TYPES]
        return known

    def theft(self, stone: int, count: int, victim: int, loss: int) -> float:
        """What this many more stones of a type are worth together with a rival's loss."""
        if len(self.fairies) == 2:
            return self.gain(stone, count + loss)
        asked = stone, count, victim, loss
        known = self._thefts.get(asked)
        if known is None:
            stones = self.owned[stone][:]
            stones[self.player] += count
            stones[victim] -= loss
            now, then = self.chances(stone), majority(stones, self.scale)
            shifts = [b - a for a, b in zip(now, then, strict=True)]
            known = self._thefts[asked] = self._values[stone] * lead(shifts, self.player)
        return known
