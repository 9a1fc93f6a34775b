"""What the players of The Challenge may expect, as one of them sees it (rules page, section 12)."""

from functools import lru_cache
from itertools import compress
from math import exp
from operator import sub

from fairytable.games.challenge.cards import STONE_CARDS, STONES, VICTORY_POINTS
from fairytable.games.challenge.rules.position import FAIRY_VALUE
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import HANDS, MOST_PIXIES, MOST_PLAYERS, STORED

TYPES = range(len(STONES))

MAJORITY_WEIGHT = {2: 0.3, 3: 0.45, 4: 0.65, 5: 0.75, 6: 0.8}
"""How much a likely majority weighs against a sure fairy: with few players stones abound."""
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


def season(state: ChallengeState) -> float:
    """From 1 to 0 over the last third of the stone deck: what is to come counts less and less."""
    return min(1.0, 3 * len(state.table.zones["deck.stones"]) / len(STONE_CARDS))


def empty_sacks(state: ChallengeState, count: int) -> float:
    """What this many empty sacks are worth."""
    return EMPTY_SACKS[count] * MAJORITY_WEIGHT[state.players] * season(state)


@lru_cache(maxsize=1 << 15)
def majority(stones: tuple[float, ...], scale: float) -> tuple[float, ...]:
    """The chance of each owner of these numbers of stones to have most of them in the end; much the
    same is asked again and again."""
    *_, second, best = sorted(stones)
    return tuple(
        [1 / (1 + exp(((second if own == best else best) - own - 0.4) / scale)) for own in stones]
    )


@lru_cache(maxsize=1 << 15)
def duel(ahead: float, scale: float) -> float:
    """The same between two players: the chance of the first minus that of the other, if the first
    has this many stones more."""
    return 1 / (1 + exp((-ahead - 0.4) / scale)) - 1 / (1 + exp((ahead - 0.4) / scale))


class Holdings:
    """Who owns how much of each type as far as a player knows; hidden stones count in parts."""

    def __init__(self, state: ChallengeState, player: int) -> None:
        table, players = state.table, state.players
        faces, known, zones, bit = table.faces, table.known, table.zones, 1 << player
        self.player = player
        self.uses: dict[int, float] = {}
        """What it brings to use each fairy, as far as that was asked."""
        self._gains: dict[tuple[int, int, int | None, int], float] = {}
        self._changes: dict[tuple[int, int, int | None, int], float] = {}
        self._before: list[tuple[float, ...] | None] = [None for _ in TYPES]
        self._points: list[float] | None = None
        self._standing = 0.0
        self.owned = owned = [[0.0] * players for _ in TYPES]
        hidden = [0] * players
        for p in range(players):
            for card in zones[HANDS[p]]:
                if known[card] & bit:
                    owned[faces[card]][p] += 1
                else:
                    hidden[p] += 1
            for zone in state.sacks(p):  # open to all
                for card in zones[zone]:
                    owned[faces[card]][p] += 1
        pool = bytes(compress(faces[: len(STONE_CARDS)], known.translate(_UNKNOWN_TO[player])))
        unseen = [pool.count(stone) for stone in TYPES]
        total = sum(unseen) or 1
        self.odds = [count / total for count in unseen]
        """Of each type, for a stone that the player does not know."""
        for p in range(players):
            if hidden[p]:
                for t in TYPES:
                    owned[t][p] += hidden[p] * self.odds[t]
        self.fairies = [float(FAIRY_VALUE * len(table.zones[STORED[p]])) for p in range(players)]
        self.weight = MAJORITY_WEIGHT[players]
        left = len(table.zones["deck.stones"]) / len(STONE_CARDS)
        self.scale = 0.35 + 2.35 * left
        self.season = season(state)
        self.empty_sacks = [worth * self.weight * self.season for worth in EMPTY_SACKS]
        """What it is worth that this many pixies can be sent."""

    def chances(self, stones: list[float]) -> tuple[float, ...]:
        """The chance of each player to have most of a type in the end, or to share it."""
        return majority(tuple(stones), self.scale)

    def points(self, weight: float) -> list[float]:
        """What each player may expect, with majorities at this weight."""
        points = self.fairies[:]
        for t in TYPES:
            value = weight * VICTORY_POINTS[t]
            for p, chance in enumerate(self._chances_now(t)):
                points[p] += value * chance
        return points

    def standing(self) -> float:
        self.points_now()
        return self._standing

    def is_ahead(self) -> bool:
        points = self.points(1.0)
        return points[self.player] == max(points)

    def gain(self, stone: int, count: int, victim: int | None = None, loss: int = 0) -> float:
        """What this many more stones of a type would be worth, fewer if negative; and what it would
        be worth besides that a rival loses some."""
        asked = stone, count, victim, loss
        known = self._gains.get(asked)
        if known is not None:
            return known
        value = self.weight * VICTORY_POINTS[stone]
        if len(self.fairies) > 2:
            known = value * lead(self._shifts(stone, count, victim, loss), self.player)
        else:
            row, player, scale = self.owned[stone], self.player, self.scale
            ahead = row[player] - row[1 - player]
            then = ahead + count if victim is None else ahead + count + loss
            known = value * (duel(then, scale) - duel(ahead, scale))
        self._gains[asked] = known
        return known

    def change(self, stone: int, count: int, victim: int | None = None, loss: int = 0) -> float:
        """By how much the player stands better with this many more stones of a type."""
        if len(self.fairies) == 2:
            return self.gain(stone, count, victim, loss)  # the best rival stays the same one
        asked = stone, count, victim, loss
        known = self._changes.get(asked)
        if known is None:
            value = self.weight * VICTORY_POINTS[stone]
            shifts = self._shifts(stone, count, victim, loss)
            then = [now + value * by for now, by in zip(self.points_now(), shifts, strict=True)]
            known = self._changes[asked] = lead(then, self.player) - self._standing
        return known

    def points_now(self) -> list[float]:
        if self._points is None:
            self._points = self.points(self.weight)
            self._standing = lead(self._points, self.player)
        return self._points

    def _chances_now(self, stone: int) -> tuple[float, ...]:
        before = self._before[stone]
        if before is None:
            before = self._before[stone] = self.chances(self.owned[stone])
        return before

    def _shifts(self, stone: int, count: int, victim: int | None, loss: int) -> list[float]:
        """By how much everybody's chances at a type change when the player gets stones of it and a
        rival loses some."""
        stones = self.owned[stone][:]
        stones[self.player] += count
        if victim is not None:
            stones[victim] -= loss
        return list(map(sub, self.chances(stones), self._chances_now(stone)))
