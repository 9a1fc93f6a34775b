"""What a view of The Challenge says, in the words of the game: for the layout and the texts."""

from collections.abc import Sequence
from typing import NamedTuple

from fairytable.engine import TableView
from fairytable.games.challenge.cards import (
    BIGGER_SACK,
    FAIRY_POINTS,
    IMMUNITY,
    STONES,
    VICTORY_POINTS,
)
from fairytable.games.challenge.facts import ChallengeFacts
from fairytable.games.challenge.rules.position import FAIRY_VALUE
from fairytable.games.challenge.rules.sacks import BIGGER_LIMIT, SACK_LIMIT, room
from fairytable.games.challenge.rules.zones import (
    FAIRY_PILES,
    HANDS,
    MARKS,
    SACKS,
    STONE_PILES,
    STORED,
)
from fairytable.stage.seen_table import SeenTable


class Majority(NamedTuple):
    """Who has the most stones of a kind, as far as the viewer knows."""

    best: int
    """How many; 0 if nobody is known to have any."""
    leaders: tuple[int, ...]


class Seen(SeenTable[ChallengeFacts]):
    """A view with its facts read."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        facts = self.facts
        self.player = facts.player
        self.turn = facts.turn
        self.pixies = facts.pixies
        self.exchanges = facts.exchanges
        self.cancelled = facts.cancelled
        self.single = facts.single
        self.offered = facts.offered
        """Fairy points in the offering."""
        self.drags = facts.drags
        """Moves left in an exchange."""
        self.picks = facts.picks
        """Picks left in a harvest."""
        self.victim = facts.victim
        self.points_made = facts.sheet
        """The final points, line by line; empty until the game is over."""
        self.ended = facts.ended
        self.players = len(self.pixies)
        self._counts: dict[int, list[int]] = {}

    # Cards

    def tops(self) -> dict[str, int]:
        """The uppermost card of each open stone pile that is not empty."""
        return {pile: self.zones[pile][-1].card for pile in STONE_PILES if self.zones[pile]}

    def open_fairies(self) -> int:
        return sum(len(self.zones[pile]) for pile in FAIRY_PILES)

    # Pixies

    def sacks(self, player: int) -> tuple[str, ...]:
        """The zones of a player's sacks, left to right."""
        return SACKS[player][: self.pixies[player]]

    def marked(self, player: int, pixie: int, mark: int) -> bool:
        """Whether a pixie has a bigger sack, or immunity."""
        return any(card.face == mark for card in self.cards(MARKS[player][pixie]))

    def bigger(self, player: int, pixie: int) -> bool:
        return self.marked(player, pixie, BIGGER_SACK)

    def immune(self, player: int, pixie: int) -> bool:
        return self.marked(player, pixie, IMMUNITY)

    def limit(self, player: int, pixie: int) -> int:
        """How many stones this sack may hold."""
        return BIGGER_LIMIT if self.bigger(player, pixie) else SACK_LIMIT

    def fitting(self, player: int, pixie: int) -> list[int]:
        """The types of which one more stone fits on top of a sack."""
        faces = self.known(SACKS[player][pixie])
        mask = room(range(len(faces)), faces, self.bigger(player, pixie))
        return [kind for kind in range(len(STONES)) if mask >> kind & 1]

    def brought(self, player: int, pixie: int, kind: int) -> int:
        """How many stones of this open pile a pixie would fetch (D6)."""
        faces, bigger = self.known(SACKS[player][pixie]), self.bigger(player, pixie)
        before = len(faces)
        for _ in self.zones[STONE_PILES[kind]]:
            if not room(range(len(faces)), faces, bigger) >> kind & 1:
                break
            faces.append(kind)
        return len(faces) - before

    # Counting

    def stones(self, player: int) -> list[int]:
        """The types of all stones that the viewer knows this player to own."""
        zones = (HANDS[player], *self.sacks(player))
        return [face for zone in zones for face in self.known(zone)]

    def counts(self, player: int) -> list[int]:
        """How many stones of each type this player is known to own."""
        if player not in self._counts:
            stones = self.stones(player)
            self._counts[player] = [stones.count(kind) for kind in range(len(STONES))]
        return self._counts[player]

    def unseen(self, player: int) -> int:
        """How many stones of this hand the viewer does not know."""
        return sum(card.face is None for card in self.zones[HANDS[player]])

    def price(self, player: int) -> int:
        """The fairy points of all stones this player is known to own."""
        return sum(FAIRY_POINTS[kind] for kind in self.stones(player))

    def table_of_counts(self) -> list[list[int]]:
        """For each player how many stones of each type."""
        return [self.counts(player) for player in range(self.players)]

    def leads(self) -> list[Majority]:
        """Who leads each type now; while an action is told, who did before it."""
        if self.facts.leads:
            return [Majority(*one) for one in self.facts.leads]
        counts = self.table_of_counts()
        return [majority([row[kind] for row in counts]) for kind in range(len(STONES))]

    def points(self) -> list[int]:
        """What each player would score if the game ended on what is seen."""
        totals = [FAIRY_VALUE * len(self.zones[STORED[p]]) for p in range(self.players)]
        for worth, now in zip(VICTORY_POINTS, self.leads(), strict=True):
            for leader in now.leaders:
                totals[leader] += worth
        return totals


def majority(counts: Sequence[int]) -> Majority:
    """Who has most of something, if anybody has any (D23)."""
    best = max(counts)
    leaders = tuple(p for p, count in enumerate(counts) if count == best > 0)
    return Majority(best, leaders)
