"""What single steps change for a player of The Challenge, counted without carrying them out.

It is close to the difference of `evaluate` before and after: of the rivals only the best counts
for what the player gains alone. The stone deck stays as it is, and the game does not end by the
step.
"""

from math import inf

from fairytable.engine import Action
from fairytable.games.challenge.bot.evaluate import FREE_HAND, FREE_SACK
from fairytable.games.challenge.bot.outlook import Holdings
from fairytable.games.challenge.cards import BIGGER_SACK
from fairytable.games.challenge.rules.actions import with_cards
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
        self._faces = faces = state.table.faces
        self._season = holdings.season
        self._hand = list(state.table.zones[HANDS[player]])
        self._sacks = [state.sack(player, i) for i in range(state.pixies[player])]
        self._bigger = [state.marked(player, i, BIGGER_SACK) for i in range(len(self._sacks))]
        self._rooms = [
            room(sack, faces, bigger)
            for sack, bigger in zip(self._sacks, self._bigger, strict=True)
        ]
        self._free = [
            max(0, SACK_LIMIT - len(sack)) if fits else 0
            for sack, fits in zip(self._sacks, self._rooms, strict=True)
        ]
        self._empty = self._sacks.count(())
        self._all_free = sum(self._free)
        self._now = self._freedom(self._empty, self._all_free, len(self._hand))

    def _places(self, pixie: int, sack: Sack) -> int:
        """How many stones a sack can still take, if any."""
        if not room(sack, self._faces, self._bigger[pixie]):
            return 0
        return max(0, SACK_LIMIT - len(sack))

    def _freedom(self, empty: int, free: int, hand: int) -> float:
        worth = self._holdings.empty_sacks[empty]
        return worth + (FREE_SACK * free + FREE_HAND * max(0, HAND_LIMIT - hand)) * self._season

    def _freer(self, pixie: int, sack: Sack, hand: int = 0) -> float:
        """What it changes that a sack is this one, and that the hand has more or fewer stones."""
        empty = self._empty + (not sack) - (not self._sacks[pixie])
        free = self._all_free + self._places(pixie, sack) - self._free[pixie]
        return self._freedom(empty, free, len(self._hand) + hand) - self._now

    def _lighter(self, stones: int) -> float:
        """What it changes that the hand has so many stones fewer."""
        return self._freedom(self._empty, self._all_free, len(self._hand) - stones) - self._now

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
        return self._holdings.gain(kind, brought) + self._freer(pixie, sack)

    def best_to_leave(self, actions: list[Action]) -> Action:
        """The stone that is missed least, from the hand or from a sack; or none, where that may
        be."""
        losses, lighter = self._holdings.gains(-1), self._lighter(1)
        best, most = actions[0], -inf
        for action in actions:
            verb, card, _, _ = action
            if card is None:
                worth = 0.0
            elif verb != "discard_sack":
                worth = losses[self._faces[card]] + lighter
            else:
                pixie = SACKS[self._player].index(self._state.table.where[card])
                worth = losses[self._faces[card]] + self._freer(pixie, self._sacks[pixie][:-1])
            if worth > most:
                best, most = action, worth
        return best

    def leave(self, action: Action) -> list[Action]:
        """Leave a stone, and then what is still too much for the hand."""
        card = action.card
        if action.verb == "discard_sack":
            pixie = SACKS[self._player].index(self._state.table.where[action.the_card])
            self._put(pixie, self._sacks[pixie][:-1])
        elif card is not None:
            self._part_with(card)
        if card is not None:
            self._holdings.lose(self._faces[card])
        return [action, *self.settle()]

    def settle(self) -> list[Action]:
        """Put stones into sacks, or give them back, till the hand is no longer too full."""
        steps: list[Action] = []
        while len(self._hand) > HAND_LIMIT:
            pixie, card = self._relief()
            self._part_with(card)
            if pixie is None:
                kind = self._faces[card]
                steps.append(with_cards("cede", PILES[kind])[card])
                self._holdings.lose(kind)
            else:
                steps.append(with_cards("stow", SACKS[self._player][pixie])[card])
                self._put(pixie, (*self._sacks[pixie], card))
        return steps

    def _relief(self) -> tuple[int | None, int]:
        """The stone that best leaves the hand, and for which pixie's sack; for none, it is given
        back."""
        faces, most = self._faces, -inf
        best: tuple[int | None, int] = (None, self._hand[0])
        cards: dict[int, int] = {}
        for card in self._hand:
            cards.setdefault(faces[card], card)
        for pixie, (sack, fits) in enumerate(zip(self._sacks, self._rooms, strict=True)):
            if not fits:
                continue
            for kind, card in cards.items():
                if fits >> kind & 1:
                    worth = self._freer(pixie, (*sack, card), -1)
                    if worth > most:
                        best, most = (pixie, card), worth
                    if not sack:  # into an empty one any stone is as good
                        break
        lighter = self._lighter(1)
        for kind, card in cards.items():
            worth = self._holdings.gain(kind, -1) + lighter
            if worth > most:
                best, most = (None, card), worth
        return best

    def _put(self, pixie: int, sack: Sack) -> None:
        """A sack becomes this one."""
        self._empty += (not sack) - (not self._sacks[pixie])
        free = self._places(pixie, sack)
        self._all_free += free - self._free[pixie]
        self._sacks[pixie], self._free[pixie] = sack, free
        self._rooms[pixie] = room(sack, self._faces, self._bigger[pixie])
        self._now = self._freedom(self._empty, self._all_free, len(self._hand))

    def _part_with(self, card: int) -> None:
        """A stone leaves the hand: of equal ones the best known (rules page, section 4)."""
        faces, known = self._faces, self._state.table.known
        equal = [other for other in self._hand if faces[other] == faces[card]]
        self._hand.remove(max(equal, key=known.__getitem__))
        self._now = self._freedom(self._empty, self._all_free, len(self._hand))

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
            return gained + self._lighter(-1)
        pixie = SACKS[self._player].index(zone)
        return gained + self._freer(pixie, (*self._sacks[pixie], card))

    def best_merger(self, least: float) -> float:
        """What it changes at best to empty one sack into another, if that may be more than this."""
        places = FREE_SACK * SACK_LIMIT * self._season
        most = self._holdings.empty_sacks[self._empty + 1] - self._holdings.empty_sacks[self._empty]
        if most + places <= least:
            return -inf
        return max([merger[0] for merger in self.mergers()], default=-inf)

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
                        free = self._all_free - self._free[source] - self._free[target]
                        free += SACK_LIMIT + self._places(target, sack)
                        freer = self._freedom(self._empty + 1, free, len(self._hand)) - self._now
                        found.append((freer, source, target))
        return found
