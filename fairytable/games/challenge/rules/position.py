"""A position of The Challenge: how it is set up, what lies where, what it is worth."""

from typing import Self

from fairytable.engine import Action, Decision, Rng, State, Table, TableView
from fairytable.games.challenge.cards import (
    BIGGER_SACK,
    DECK,
    FAIRY_CARDS,
    FAIRY_POINTS,
    IMMUNITY,
    STEAL,
    STONE_CARDS,
    STONES,
    TORN_SACK,
    VICTORY_POINTS,
)
from fairytable.games.challenge.facts import ChallengeFacts
from fairytable.games.challenge.rules.actions import waiting
from fairytable.games.challenge.rules.exchange import Arrangement
from fairytable.games.challenge.rules.options import ChallengeOptions
from fairytable.games.challenge.rules.sacks import ALL_TYPES, room
from fairytable.games.challenge.rules.zones import (
    HANDS,
    MARKS,
    PILES,
    SACKS,
    STORED,
    pixies_at_start,
    zones,
)

OPEN_FAIRIES = 5

HAND_LIMIT = 3
PRICE = 4
"""Fairy points for one fairy."""
TORN_STONES = 3

HARVEST_PICKS = 4
FAIRY_VALUE = 2
"""Victory points of a fairy that was never used."""


class Position(State):
    """A position of the game, without its rules."""

    __slots__ = ("draft", "ended", "exchanges", "first", "pixies", "player", "turn")

    deck = DECK
    options: ChallengeOptions

    player: int
    """On turn; nobody else ever decides."""
    first: int
    """Who began."""
    turn: int
    """The number of this turn, from 1."""
    pixies: tuple[int, ...]
    """How many each player has."""
    exchanges: int
    """Turns in a row that were exchanges."""
    draft: Arrangement
    """In an exchange, how the player on turn would arrange their hand and sacks; until it is done
    nothing moves on the table and nobody else sees it. Empty outside of an exchange."""
    ended: str
    """How the winner was found: "points", "fairy_points" (the tie-break), "shared"; "" before."""

    # Setup (section 5)

    def __init__(self, options: ChallengeOptions, seed: int) -> None:
        self.options = options
        self.players = players = options.players
        self.rng = rng = Rng(seed)
        self.first = options.who_begins(rng)
        self.player = self.first
        self.turn = 1
        self.pixies = (pixies_at_start(players),) * players
        self.exchanges = 0
        self.draft = ()
        self.ended = ""
        self.table = table = Table(DECK, zones(players), players)
        table.lay(STONE_CARDS, "deck.stones")
        table.shuffle("deck.stones", rng)
        table.lay(FAIRY_CARDS, "deck.fairies")
        table.shuffle("deck.fairies", rng)
        for card in table.zones["deck.fairies"][: -OPEN_FAIRIES - 1 : -1]:
            table.move(card, PILES[table.faces[card]])
        table.deal("deck.stones", [HANDS[p] for p in self.clockwise(self.first)], 1)
        self.pending = waiting("action")[self.player]

    # What lies where

    def sacks(self, player: int) -> tuple[str, ...]:
        """The zones of a player's sacks, left to right."""
        return SACKS[player][: self.pixies[player]]

    def places(self, player: int) -> tuple[str, ...]:
        """The zones of a player's stones: the hand, then the sacks."""
        return (HANDS[player], *self.sacks(player))

    def marked(self, player: int, pixie: int, mark: int) -> bool:
        """Whether a pixie has a bigger sack, or immunity."""
        faces = self.table.faces
        for card in self.table.zones[MARKS[player][pixie]]:  # noqa: SIM110 (three times as fast)
            if faces[card] == mark:
                return True
        return False

    def sack(self, player: int, pixie: int) -> tuple[int, ...]:
        """The cards of a sack, bottom to top; in an exchange, as the player would have it."""
        if self.draft and player == self.player:
            return self.draft[1 + pixie]
        return self.table.zones[SACKS[player][pixie]]

    def room(self, player: int, pixie: int) -> int:
        """The mask of the types that fit on top of a sack."""
        sack = self.sack(player, pixie)
        if not sack:
            return ALL_TYPES
        bare = not self.table.zones[MARKS[player][pixie]]
        return room(sack, self.table.faces, not bare and self.marked(player, pixie, BIGGER_SACK))

    def stones(self, player: int) -> list[int]:
        """All stone cards that a player owns, in hand and sacks."""
        zones = self.table.zones
        cards = list(zones[HANDS[player]])
        for zone in self.sacks(player):
            cards += zones[zone]
        return cards

    def offered(self) -> int:
        """Fairy points in the offering."""
        faces = self.table.faces
        return sum([FAIRY_POINTS[faces[card]] for card in self.table.zones["offering"]])

    def view(self, player: int | None) -> TableView:
        if player not in (None, self.player):
            return self._without_exchange(super().view(player))
        if not self.draft:
            return super().view(player)
        table = self.table.clone()
        table.zones |= zip(self.places(self.player), self.draft, strict=True)
        return TableView(player, self.decision, table.view(player), self.facts(player))

    def _without_exchange(self, view: TableView) -> TableView:
        """Rivals do not know that one was begun or taken back: the player is still to choose."""
        name, about = self.pending[-1][1:] if self.pending else ("", None)
        if name == "exchange" or (name == "action" and about is not None):
            return view._replace(decision=Decision(self.player, "action"))
        return view

    def determinize(self, player: int, rng: Rng) -> Self:
        twin = super().determinize(player, rng)
        if self.draft and player != self.player:
            # A rival knows of no drag: the guess is that none was made yet.
            twin.draft = tuple(twin.table.zones[zone] for zone in self.places(self.player))
        return twin

    def distinct(self, actions: list[Action]) -> list[Action]:
        if not self.draft:
            return super().distinct(actions)
        # Stones lifted for the time being are as good as the equal ones of the hand.
        faces = self.table.faces
        chosen: dict[object, Action] = {}
        for action in actions:
            verb, card, zone, _ = action
            if verb == "lay" and card is not None:
                chosen.setdefault((faces[card], zone), action)
            else:
                chosen.setdefault(action, action)
        return list(chosen.values())

    def playable(self, fairy: int) -> bool:
        """Whether the player on turn has something to use this fairy on (section 7)."""
        player = self.player
        if fairy in (BIGGER_SACK, IMMUNITY):  # D19
            return any(not self.marked(player, i, fairy) for i in range(self.pixies[player]))
        if fairy == STEAL:  # D26
            return any(self.can_rob(v) for v in range(self.players) if v != player)
        if fairy == TORN_SACK:  # D26
            return any(self.bare_sacks(v) for v in range(self.players) if v != player)
        return True  # a harvest too: the stone deck never is empty before it

    def bare_sacks(self, victim: int) -> list[str]:
        """A rival's sacks that hold something and are not immune."""
        zones, marks = self.table.zones, MARKS[victim]
        return [
            zone
            for i, zone in enumerate(self.sacks(victim))
            if zones[zone] and not (zones[marks[i]] and self.marked(victim, i, IMMUNITY))
        ]

    def can_rob(self, victim: int) -> bool:
        return bool(self.table.zones[HANDS[victim]]) or bool(self.bare_sacks(victim))

    # Scoring (section 8)

    def counts(self, player: int) -> list[int]:
        """How many stones of each type a player owns, in hand and sacks (D29)."""
        faces = self.table.faces
        counts = [0] * len(STONES)
        for card in self.stones(player):
            counts[faces[card]] += 1
        return counts

    def sheet(self) -> list[tuple[int, ...]]:
        """The points of each player, line by line: the six stone types, then the kept fairies."""
        counts = [self.counts(p) for p in range(self.players)]
        best = [max(column) for column in zip(*counts, strict=True)]
        return [
            (
                *(
                    points * (own == most > 0)  # D23
                    for points, own, most in zip(VICTORY_POINTS, counts[p], best, strict=True)
                ),
                FAIRY_VALUE * len(self.table.zones[STORED[p]]),
            )
            for p in range(self.players)
        ]

    def scores(self) -> list[tuple[int, ...]]:
        faces = self.table.faces
        return [
            (sum(lines), sum(FAIRY_POINTS[faces[card]] for card in self.stones(p)))  # D24
            for p, lines in enumerate(self.sheet())
        ]

    def facts(self, player: int | None) -> ChallengeFacts:
        name, about = self.pending[-1][1:] if self.pending else ("", None)
        own = player in (None, self.player)
        return ChallengeFacts(
            player=self.player,
            first=self.first,
            turn=self.turn,
            pixies=self.pixies,
            exchanges=self.exchanges,
            cancelled=own and name == "action" and about is not None,
            single=about == "single",
            offered=self.offered(),
            drags=about if own and name == "exchange" and isinstance(about, int) else 0,
            picks=HARVEST_PICKS - len(about) if isinstance(about, tuple) else 0,
            victim=about if name == "steal" and isinstance(about, int) else None,
            sheet=tuple(self.sheet()) if self.ended else (),
            ended=self.ended,
        )
