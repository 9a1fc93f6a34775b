"""What the players of The Challenge may expect, as one of them sees it (rules page, section 12)."""

from functools import cache, lru_cache
from itertools import compress, pairwise
from math import exp, fsum
from operator import mul
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
RIVAL_WEIGHT = {2: 1.0, 3: 1.0, 4: 0.6, 5: 0.4, 6: 0.6}
"""How much the chance of the best rival counts against one's own, for what a player gains or loses
without touching a rival: what plays best in the arena."""
EMPTY_SACKS = (0.0, 1.3, 1.8, *[2.0] * MOST_PIXIES)
"""What it is worth that this many pixies can be sent; more than three add nothing."""
MOST_LEADS = 1 << 12
"""So many leads are remembered for each scale; then it begins anew."""

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


@lru_cache(maxsize=1 << 15)
def majority(stones: tuple[float, ...], scale: float) -> list[float]:
    """The chance of each owner of these numbers of stones to have most of them in the end."""
    *_, second, best = sorted(stones)
    return [_chance(own - (second if own == best else best), scale) for own in stones]


class _Duels(dict[float, float]):
    """What the chance of a player is worth who has so many stones more than the best rival, whose
    chance counts against it in this part: reckoned when it is first asked."""

    def __init__(self, scale: float, rival: float) -> None:
        self._scale = scale
        self._rival = rival

    def __missing__(self, ahead: float) -> float:
        if len(self) >= MOST_LEADS:
            self.clear()
        scale = self._scale
        worth = self[ahead] = _chance(ahead, scale) - self._rival * _chance(-ahead, scale)
        return worth


_duels = cache(_Duels)


def _chance(ahead: float, scale: float) -> float:
    """The chance to have most stones of a type in the end, or as many, from so many more now."""
    return 1 / (1 + exp((-ahead - 0.4) / scale))


class Holdings:
    """Who owns how much of each type as far as a player knows; hidden stones count in parts."""

    def __init__(self, state: ChallengeState, player: int) -> None:
        table, players = state.table, state.players
        faces, known, zones, bit = table.faces, table.known, table.zones, 1 << player
        self.player = player
        self.uses: dict[int, float] = {}
        """What it brings to use each fairy, as far as that was asked."""
        self._gains: dict[int, list[float]] = {}
        self._thefts: list[tuple[float, float]] = []
        """What it is worth to take one stone of each type, from another than the best rival and
        from this one."""
        self.owned = owned = [[0.0] * players for _ in TYPES]
        hidden = [0] * players
        for p, pixies in enumerate(state.pixies):
            if p == player:
                continue
            for card in zones[HANDS[p]]:
                if known[card] & bit:
                    owned[faces[card]][p] += 1
                else:
                    hidden[p] += 1
            for zone in SACKS[p][:pixies]:  # open to all
                for card in zones[zone]:
                    owned[faces[card]][p] += 1
        pool = bytes(compress(faces[: len(STONE_CARDS)], known.translate(_UNKNOWN_TO[player])))
        unseen = [*map(pool.count, TYPES)]
        total = sum(unseen) or 1
        self.odds = [count / total for count in unseen]
        """Of each type, for a stone that the player does not know."""
        for p, count in enumerate(hidden):
            if count:
                for t, odds in enumerate(self.odds):
                    owned[t][p] += count * odds
        self._best = [*map(max, owned)]
        """Of each type, how many stones the best rival has."""
        for card in state.stones(player):
            owned[faces[card]][player] += 1
        self._ahead = [row[player] - best for row, best in zip(owned, self._best, strict=True)]
        """Of each type, how many stones the player has more than the best rival."""
        self._state = state
        self.weight = MAJORITY_WEIGHT[players]
        self.season, self.scale, self.empty_sacks = season(state)
        self._values = _values(players)
        self._duels = duels = _duels(self.scale, RIVAL_WEIGHT[players])
        self._now = [duels[ahead] for ahead in self._ahead]
        self._chances = _duels(self.scale, 0.0)
        """The player's own chance alone."""

    def points(self, weight: float) -> list[float]:
        """What each player may expect, with majorities at this weight."""
        zones = self._state.table.zones
        points = [
            float(FAIRY_VALUE * len(zones[stored])) for stored in STORED[: self._state.players]
        ]
        for value, row in zip(VICTORY_POINTS, self.owned, strict=True):
            for p, chance in enumerate(majority(tuple(row), self.scale)):
                points[p] += weight * value * chance
        return points

    def standing(self) -> float:
        return lead(self.points(self.weight), self.player)

    def is_ahead(self) -> bool:
        points = self.points(1.0)
        return points[self.player] == max(points)

    def gain(self, stone: int, count: int) -> float:
        """What this many more stones of a type would be worth, fewer if negative."""
        return self._values[stone] * (self._duels[self._ahead[stone] + count] - self._now[stone])

    def losses(self) -> list[list[float]]:
        """What it costs to give the stones of each type away, one after the other."""
        player, duels, all_losses = self.player, self._duels, []
        for value, ahead, row in zip(self._values, self._ahead, self.owned, strict=True):
            chances = [duels[ahead - gone] for gone in range(int(row[player]) + 1)]
            all_losses.append([value * (now - then) for now, then in pairwise(chances)])
        return all_losses

    def gains(self, count: int) -> list[float]:
        """The same for each type."""
        known = self._gains.get(count)
        if known is None:
            duels = self._duels
            known = self._gains[count] = [
                value * (duels[ahead + count] - now)
                for value, ahead, now in zip(self._values, self._ahead, self._now, strict=True)
            ]
        return known

    def lose(self, stone: int) -> None:
        """The player has one stone less of a type."""
        self.owned[stone][self.player] -= 1
        self._ahead[stone] -= 1
        self._now[stone] = self._duels[self._ahead[stone]]
        self._gains.clear()

    def theft(self, stone: int, count: int, victim: int, loss: int) -> float:
        """What this many more stones of a type are worth together with a rival's loss: only the
        player's own chance counts, which the best rival's loss makes better too."""
        if self._state.players == 2:
            return self.gain(stone, count + loss)  # the victim is the best rival
        ahead, chances = self._ahead[stone], self._chances
        is_best = self.owned[stone][victim] == self._best[stone]
        then = ahead + count + (self._fall(stone, loss) if is_best else 0)
        return self._values[stone] * (chances[then] - chances[ahead])

    def _fall(self, stone: int, loss: int) -> float:
        """How much less the best rival has when the one who had most loses so many stones."""
        rivals = self.owned[stone][:]
        del rivals[self.player]
        rivals.sort()
        return min(rivals[-1] - rivals[-2], loss)

    def thefts(self, victim: int) -> list[float]:
        """What it is worth to take one stone of each type from a rival."""
        if self._state.players == 2:
            return self.gains(2)
        if not self._thefts:
            chances = self._chances
            for t, (value, ahead) in enumerate(zip(self._values, self._ahead, strict=True)):
                now, fall = chances[ahead], self._fall(t, 1)
                another = value * (chances[ahead + 1] - now)
                best = value * (chances[ahead + 1 + fall] - now) if fall else another
                self._thefts.append((another, best))
        return [
            from_best if row[victim] == best else from_another
            for row, best, (from_another, from_best) in zip(
                self.owned, self._best, self._thefts, strict=True
            )
        ]

    def blindly(self, worths: list[float]) -> float:
        """What a stone is worth that the player does not know, if one of each type is worth so
        much."""
        return fsum(map(mul, self.odds, worths))
