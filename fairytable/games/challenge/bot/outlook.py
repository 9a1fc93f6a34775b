"""What the players of The Challenge may expect, as one of them sees it (rules page, section 12)."""

from functools import lru_cache
from itertools import compress
from math import exp

from fairytable.games.challenge.cards import STONE_CARDS, STONES, VICTORY_POINTS
from fairytable.games.challenge.rules.position import FAIRY_VALUE
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import MOST_PLAYERS, STORED

TYPES = range(len(STONES))

MAJORITY_WEIGHT = {2: 0.3, 3: 0.45, 4: 0.65, 5: 0.75, 6: 0.8}
"""How much a likely majority weighs against a sure fairy: with few players stones abound."""
EMPTY_SACKS = (0.0, 1.3, 1.8, 2.0)
"""What it is worth that this many pixies can be sent; more add nothing."""

_UNKNOWN_TO = tuple(bytes(~mask >> p & 1 for mask in range(256)) for p in range(MOST_PLAYERS))
"""For each player a table for `bytes.translate`: 1 for the masks that leave this player out."""


def lead(points: list[float], player: int) -> float:
    rivals = points[:player] + points[player + 1 :]
    return points[player] - (max(rivals) + sum(rivals) / len(rivals)) / 2


def season(state: ChallengeState) -> float:
    """From 1 to 0 over the last third of the stone deck: what is to come counts less and less."""
    return min(1.0, 3 * len(state.table.zones["deck.stones"]) / len(STONE_CARDS))


def empty_sacks(state: ChallengeState, count: int) -> float:
    """What this many empty sacks are worth."""
    worth = EMPTY_SACKS[min(count, len(EMPTY_SACKS) - 1)]
    return worth * MAJORITY_WEIGHT[state.players] * season(state)


@lru_cache(maxsize=1 << 15)
def majority(stones: tuple[float, ...], scale: float) -> tuple[float, ...]:
    """The chance of each owner of these numbers of stones to have most of them in the end; much the
    same is asked again and again."""
    *_, second, best = sorted(stones)
    return tuple(
        [1 / (1 + exp(((second if own == best else best) - own - 0.4) / scale)) for own in stones]
    )


class Holdings:
    """Who owns how much of each type as far as a player knows; hidden stones count in parts."""

    def __init__(self, state: ChallengeState, player: int) -> None:
        table, players = state.table, state.players
        faces, known, zones, bit = table.faces, table.known, table.zones, 1 << player
        self.player = player
        self._gains: dict[tuple[int, int, int | None, int], float] = {}
        self._changes: dict[tuple[int, int, int | None, int], float] = {}
        self._points: list[float] | None = None
        self.owned = owned = [[0.0] * players for _ in TYPES]
        hidden = [0] * players
        for p in range(players):
            for zone in state.places(p):
                for card in zones[zone]:
                    if known[card] & bit:
                        owned[faces[card]][p] += 1
                    else:
                        hidden[p] += 1
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

    def chances(self, stones: list[float]) -> tuple[float, ...]:
        """The chance of each player to have most of a type in the end, or to share it."""
        return majority(tuple(stones), self.scale)

    def points(self, weight: float) -> list[float]:
        """What each player may expect, with majorities at this weight."""
        points = self.fairies[:]
        for t in TYPES:
            value = weight * VICTORY_POINTS[t]
            for p, chance in enumerate(self.chances(self.owned[t])):
                points[p] += value * chance
        return points

    def standing(self) -> float:
        return lead(self.points_now(), self.player)

    def is_ahead(self) -> bool:
        points = self.points(1.0)
        return points[self.player] == max(points)

    def gain(self, stone: int, count: int, victim: int | None = None, loss: int = 0) -> float:
        """What this many more stones of a type would be worth, fewer if negative; and what it would
        be worth besides that a rival loses some."""
        asked = stone, count, victim, loss
        known = self._gains.get(asked)
        if known is None:
            known = self._gains[asked] = self._gain(stone, count, victim, loss)
        return known

    def change(self, stone: int, count: int, victim: int | None = None, loss: int = 0) -> float:
        """By how much the player stands better with this many more stones of a type."""
        asked = stone, count, victim, loss
        known = self._changes.get(asked)
        if known is None:
            before, after = self._chances_by(stone, count, victim, loss)
            value = self.weight * VICTORY_POINTS[stone]
            now = self.points_now()
            then = [n + value * (b - a) for n, a, b in zip(now, before, after, strict=True)]
            known = lead(then, self.player) - lead(now, self.player)
            self._changes[asked] = known
        return known

    def points_now(self) -> list[float]:
        if self._points is None:
            self._points = self.points(self.weight)
        return self._points

    def _chances_by(
        self, stone: int, count: int, victim: int | None, loss: int
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The chances at a type before and after the player gets stones and a rival loses some."""
        stones = self.owned[stone][:]
        before = self.chances(stones)
        stones[self.player] += count
        if victim is not None:
            stones[victim] -= loss
        return before, self.chances(stones)

    def _gain(self, stone: int, count: int, victim: int | None, loss: int) -> float:
        before, after = self._chances_by(stone, count, victim, loss)
        value = self.weight * VICTORY_POINTS[stone]
        return lead([value * (b - a) for a, b in zip(before, after, strict=True)], self.player)
