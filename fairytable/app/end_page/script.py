"""The end of a game as it is told: its acts one after the other, in milliseconds. No Qt."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from fairytable.stage.reckoning import Reckoning, leaders

OPEN_MS, DECIDE_MS, TRIUMPH_MS = 700, 1000, 4600
CARD_MS, BETWEEN_CARDS_MS, LONGEST_HAND_MS = 300, 70, 1100
ALL_KINDS_MS, LEAST_KIND_MS, MOST_KIND_MS = 8400, 620, 1250
LANDED = 0.62
"""The share of a kind's time after which its points lie where they belong."""


class Deed(Enum):
    """What is done in an act."""

    OPEN = "open"
    UNVEIL = "unveil"
    COUNT = "count"
    DECIDE = "decide"
    TRIUMPH = "triumph"


class Act(NamedTuple):
    deed: Deed
    start: int
    length: int
    which: int = 0
    """The player whose cards turn up, or the kind that is counted."""

    @property
    def end(self) -> int:
        return self.start + self.length

    def share(self, ms: float) -> float:
        """How much of it is over."""
        return max(0.0, min(1.0, (ms - self.start) / self.length))


class Script:
    """Knows at every moment what is seen; plays nothing itself."""

    def __init__(self, reckoning: Reckoning, cards: Sequence[int]) -> None:
        """`cards` is how many cards of each player turn up."""
        self.reckoning = reckoning
        self.totals = reckoning.totals()
        self._cards = cards
        self.acts = _acts(len(reckoning.counted), cards)

    @property
    def length(self) -> int:
        return self.acts[-1].end

    def at(self, ms: float) -> Act:
        """The act of a moment."""
        return next((act for act in self.acts if ms < act.end), self.acts[-1])

    def act(self, deed: Deed, which: int = 0) -> Act | None:
        return next((a for a in self.acts if (a.deed, a.which) == (deed, which)), None)

    @property
    def triumph(self) -> Act:
        return self.acts[-1]

    def turned(self, player: int, card: int, ms: float) -> float:
        """How far a card has turned up: 0 is its back, 1 its face."""
        act = self.act(Deed.UNVEIL, player)
        if act is None:
            return 1.0
        apart = (act.length - CARD_MS) / max(1, self._cards[player] - 1)
        return max(0.0, min(1.0, (ms - act.start - card * apart) / CARD_MS))

    def landed(self, ms: float) -> int:
        """How many kinds lie where they belong."""
        counts = [act for act in self.acts if act.deed is Deed.COUNT]
        return sum(act.share(ms) >= LANDED for act in counts)

    def shown(self, player: int, ms: float) -> float:
        """The points of a player as they are seen: they run up to what they become."""
        done, act = self.landed(ms), self.at(ms)
        if act.deed is not Deed.COUNT or done != act.which + 1:
            return float(self.totals[done][player])
        before, after = self.totals[done - 1][player], self.totals[done][player]
        ran = min(1.0, (act.share(ms) - LANDED) / (0.9 - LANDED))
        return before + (after - before) * ran

    def leaders(self, ms: float) -> tuple[int, ...]:
        """Who leads; nobody before the first points."""
        return leaders(self.totals[self.landed(ms)])

    def overtaken(self, kind: int) -> int | None:
        """Who takes the lead by a kind, if somebody alone does."""
        before, after = leaders(self.totals[kind]), leaders(self.totals[kind + 1])
        return after[0] if len(after) == 1 and after != before else None


def _acts(kinds: int, cards: Sequence[int]) -> tuple[Act, ...]:
    found = [Act(Deed.OPEN, 0, OPEN_MS)]

    def then(deed: Deed, length: int, which: int = 0) -> None:
        found.append(Act(deed, found[-1].end, length, which))

    for player, count in enumerate(cards):
        if count:
            wait = min(LONGEST_HAND_MS, (count - 1) * BETWEEN_CARDS_MS)
            then(Deed.UNVEIL, CARD_MS + wait, player)
    each = max(LEAST_KIND_MS, min(MOST_KIND_MS, ALL_KINDS_MS // max(1, kinds)))
    for kind in range(kinds):
        then(Deed.COUNT, each, kind)
    then(Deed.DECIDE, DECIDE_MS)
    then(Deed.TRIUMPH, TRIUMPH_MS)
    return tuple(found)
