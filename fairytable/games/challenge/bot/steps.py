"""What single steps change for a player of The Challenge, counted without carrying them out.

It is close to the difference of `evaluate` before and after: of the rivals only the best counts
for what the player gains alone. The stone deck stays as it is, and the game does not end by the
step.
"""

from fairytable.engine import Action
from fairytable.games.challenge.bot.evaluate import FREE_HAND, FREE_SACK
from fairytable.games.challenge.bot.outlook import Holdings
from fairytable.games.challenge.cards import BIGGER_SACK
from fairytable.games.challenge.rules.position import HAND_LIMIT
from fairytable.games.challenge.rules.sacks import BIGGER_LIMIT, SACK_LIMIT, room
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import HANDS, PILES, SACKS, STONE_PILES, owner

Sack = tuple[int, ...]


class Changes:
    """The steps that a player may take from here."""

    def __init__(self, state: ChallengeState, holdings: Holdings) -> None:
        self._state = state
        self._holdings = holdings
        self._player = player = holdings.player
        self._faces = state.table.faces
        self._season = holdings.season
        self._hand = len(state.table.zones[HANDS[player]])
        self._sacks = [state.sack(player, i) for i in range(state.pixies[player])]
        self._bigger = [state.marked(player, i, BIGGER_SACK) for i in range(len(self._sacks))]
        self._free = [
            self._places(i, sack) if sack else SACK_LIMIT for i, sack in enumerate(self._sacks)
        ]
        self._empty = self._sacks.count(())
        self._all_free = sum(self._free)
        self._now = self._freedom(self._empty, self._all_free, self._hand)

    def _places(self, pixie: int, sack: Sack) -> int:
        """How many stones a sack can still take, if any."""
        if not room(sack, self._faces, self._bigger[pixie]):
            return 0
        return max(0, SACK_LIMIT - len(sack))

    def _freedom(self, empty: int, free: int, hand: int) -> float:
        worth = self._holdings.empty_sacks[empty]
        return worth + (FREE_SACK * free + FREE_HAND * max(0, HAND_LIMIT - hand)) * self._season

    def _freer(self, sacks: dict[int, Sack], hand: int = 0) -> float:
        """What it changes that some sacks are these, and that the hand has more or fewer stones."""
        empty, free = self._empty, self._all_free
        for pixie, sack in sacks.items():
            empty += (not sack) - (not self._sacks[pixie])
            free += self._places(pixie, sack) - self._free[pixie]
        return self._freedom(empty, free, self._hand + hand) - self._now

    def _filled(self, pixie: int, cards: Sack) -> Sack:
        """A sack with as many of these cards on top, one by one, as fit."""
        sack, faces, bigger = self._sacks[pixie], self._faces, self._bigger[pixie]
        for card in cards:
            if not room(sack, faces, bigger) >> faces[card] & 1:
                break
            sack = (*sack, card)
        return sack

    def send(self, action: Action) -> float:
        """A pixie fetches all stones of a type that fit."""
        kind, pixie = self._faces[action.the_card], SACKS[self._player].index(action.the_zone)
        sack = self._filled(pixie, self._state.table.zones[PILES[kind]][::-1])
        brought = len(sack) - len(self._sacks[pixie])
        return self._holdings.gain(kind, brought) + self._freer({pixie: sack})

    def leave(self, action: Action) -> float:
        """A stone is left, from the hand or from a sack; or none."""
        if action.card is None:
            return 0.0
        lost = self._holdings.gain(self._faces[action.card], -1)
        if action.verb != "discard_sack":
            return lost + self._freer({}, -1)
        pixie = SACKS[self._player].index(self._state.table.where[action.card])
        return lost + self._freer({pixie: self._sacks[pixie][:-1]})

    def stow(self, action: Action) -> float:
        """A stone goes from the hand into a sack."""
        pixie = SACKS[self._player].index(action.the_zone)
        return self._freer({pixie: (*self._sacks[pixie], action.the_card)}, -1)

    def gain(self, action: Action) -> float:
        """A stone is taken from the wood or from somebody's sack."""
        card, zone = action.the_card, action.the_zone
        source = self._state.table.where[card]
        kind, kept = self._faces[card], zone not in STONE_PILES
        if source in STONE_PILES:
            gained = self._holdings.gain(kind, 1)
        else:
            gained = self._holdings.theft(kind, int(kept), owner(source), 1)
        if not kept:
            return gained
        if zone == HANDS[self._player]:
            return gained + self._freer({}, 1)
        pixie = SACKS[self._player].index(zone)
        return gained + self._freer({pixie: (*self._sacks[pixie], card)})

    def mergers(self) -> list[tuple[float, int, int]]:
        """Each way to empty a sack into another: what it changes, from which to which."""
        found: list[tuple[float, int, int]] = []
        filled = [i for i, sack in enumerate(self._sacks) if sack]
        if len(filled) < 2:
            return found
        for source in sorted(filled, key=lambda i: len(self._sacks[i])):
            stones = self._sacks[source]
            for target in filled:
                most = BIGGER_LIMIT if self._bigger[target] else SACK_LIMIT
                if source != target and len(self._sacks[target]) + len(stones) <= most:
                    sack = self._filled(target, stones[::-1])
                    if len(sack) == len(self._sacks[target]) + len(stones):
                        freer = self._freer({source: (), target: sack})
                        found.append((freer, source, target))
        return found
