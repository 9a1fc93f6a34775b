"""What things are worth in Fairy's Fate to one player, by what that player may know."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from math import inf
from typing import NamedTuple

from fairytable.engine import Action
from fairytable.games.fate.cards import (
    ADVERSITY,
    BACK,
    BACKS,
    DARKNESS,
    DECK,
    FIRST_GOOD,
    FIRST_THIEF,
    GOOD,
    KIND,
    KINDS,
    LIBERATION,
    OBJECTS,
    PETRIFY,
    POVERTY,
    PROTECTION,
    RECIPE,
    RECIPE_CARDS,
    SERPENT,
)
from fairytable.games.fate.rules.collection import BITE
from fairytable.games.fate.rules.position import FULL, READY
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import FRONT, PLACE, RECIPE_ROW

PROGRESS = (0.0, 5.0, 11.0, 18.0, 27.0)
"""Worth of owning 0 to 4 objects of the best recipe; those of the others count a quarter."""
EXTRA = 1.2
"""Worth of any other object: it breaks ties."""
FREED = 70.0
MET = -0.4
"""A serpent that frees nobody."""
FAIRY = dict(zip(GOOD, (3.0, 1.0, 1.5, 0.3, 2.5, 2.0, 2.5, 2.5), strict=True))
WARD_COST = 2.5
"""A loss never counts more than the fairy that could ward it off."""
LOST_TURN = 2.5
LOST_CARD = 1.0
RIVAL = 0.35
"""What a rival's loss is worth beside one's own gain."""
SECOND = 0.8
"""What the second best place is worth beside the best, since somebody may be quicker."""
UNREADY = 0.6
OPEN_SLOT = 0.2
"""What each free slot takes from a place: rivals will drop pests there."""

_GAME_FACES = tuple(face for face, back in enumerate(BACK) if back >= 0)
_COPIES = tuple(face.copies for face in DECK.faces)
_FACES_WITH = tuple(tuple(f for f in _GAME_FACES if BACK[f] == b) for b in range(len(BACKS)))
_KNOWS = tuple(bytes(mask >> p & 1 for mask in range(256)) for p in range(8))
_ALL_RECIPES = tuple(RECIPE[DECK.cards[card]] for card in RECIPE_CARDS)

_SIMPLE = [0.0] * len(KINDS)
"""What a kind is worth whatever one owns."""
for _name, _worth in FAIRY.items():
    _SIMPLE[KINDS.index(_name)] = _worth
_SIMPLE[POVERTY] = -LOST_CARD
_SIMPLE[PETRIFY] = -LOST_TURN

Pile = tuple[int, ...]


class Ladder(NamedTuple):
    """What each set of objects is worth to the owner of some recipes."""

    worth: tuple[float, ...]
    complete: tuple[float, ...]
    """The chance that a recipe is complete."""


class Hidden(NamedTuple):
    """How many cards of each sort may lie behind one back."""

    cards: int
    gifts: list[int]
    thieves: list[int]
    serpents: int
    adversities: int
    darknesses: int
    plain: float
    """What all the others are worth together, whatever one owns."""


@lru_cache(maxsize=4096)
def own_ladder(recipes: tuple[int, ...]) -> Ladder:
    """For one who has these recipes, told as masks of objects."""
    worth, complete = [], []
    for owned in range(1 << len(OBJECTS)):
        matched = sorted(((owned & recipe).bit_count() for recipe in recipes), reverse=True)
        others = sum(PROGRESS[m] for m in matched[1:]) / 4
        worth.append(PROGRESS[matched[0]] + others + EXTRA * (owned.bit_count() - matched[0]))
        complete.append(float(matched[0] == 4))
    return Ladder(tuple(worth), tuple(complete))


@lru_cache(maxsize=4096)
def guessed_ladder(mine: tuple[int, ...], count: int) -> Ladder:
    """For one who has this many recipes, but none of mine: the average of single ones."""
    ladders = [own_ladder((recipe,)) for recipe in _ALL_RECIPES if recipe not in mine]
    n = len(ladders)
    worth = [sum(x.worth[s] for x in ladders) / n for s in range(1 << len(OBJECTS))]
    alone = [sum(x.complete[s] for x in ladders) / n for s in range(1 << len(OBJECTS))]
    return Ladder(tuple(worth), tuple(1 - (1 - chance) ** count for chance in alone))


class Traveller:
    """What somebody owns, and how much that and more of it is worth to them."""

    __slots__ = (
        "counts",
        "fairies",
        "guesses",
        "ladder",
        "liberation",
        "mask",
        "protection",
        "serpents",
    )

    def __init__(self, faces: Iterable[int], ladder: Ladder) -> None:
        counts = [0] * len(OBJECTS)
        mask = serpents = liberation = protection = 0
        fairies = 0.0
        for face in faces:
            kind = KIND[face]
            if kind < FIRST_THIEF:
                counts[kind] += 1
                mask |= 1 << kind
            elif kind == SERPENT:
                serpents += 1
            else:
                fairies += _SIMPLE[kind]
                liberation += kind == LIBERATION
                protection += kind == PROTECTION
        self.counts = counts
        self.mask = mask
        self.serpents = serpents
        self.liberation = liberation
        self.protection = protection
        self.fairies = fairies
        self.ladder = ladder
        self.guesses: dict[int, tuple[float, float]] = {}
        """What hidden cards are worth, by back and objects owned: filled when asked for."""

    def standing(self) -> float:
        extra = sum(self.counts) - self.mask.bit_count()
        return self.ladder.worth[self.mask] + EXTRA * extra + self.fairies

    # What a card adds to the objects of a mask, or takes from them (then it is negative)

    def gift(self, mask: int, thing: int) -> float:
        if mask >> thing & 1:
            return EXTRA
        return self.ladder.worth[mask | 1 << thing] - self.ladder.worth[mask]

    def loss(self, mask: int, counts: list[int], thing: int) -> float:
        if counts[thing] > 1:
            return -EXTRA
        return self.ladder.worth[mask & ~(1 << thing)] - self.ladder.worth[mask]

    def least_loss(self, mask: int, counts: list[int]) -> float:
        losses = [self.loss(mask, counts, thing) for thing, count in enumerate(counts) if count]
        return max(losses, default=0.0)

    def theft(self, mask: int, counts: list[int], thing: int) -> float:
        if not counts[thing]:
            return 0.0
        loss = self.loss(mask, counts, thing)
        return max(loss, -WARD_COST) if self.protection else loss

    def adversity(self, mask: int, counts: list[int]) -> float:
        loss = self.least_loss(mask, counts)
        return max(loss, -WARD_COST) if self.liberation else loss

    def serpent(self, mask: int, counts: list[int], serpents: int) -> float:
        chance = self.ladder.complete[mask]
        worth = MET if serpents % BITE else MET + self.least_loss(mask, counts)
        return chance * FREED + (1 - chance) * worth


class Eyes:
    """The table as one player sees it."""

    __slots__ = (
        "_backs",
        "_mine",
        "_rivals",
        "_seen",
        "_values",
        "bit",
        "errand",
        "me",
        "player",
        "state",
    )

    def __init__(self, state: FateState, player: int) -> None:
        table = state.table
        faces, zones = table.faces, table.zones
        self.state = state
        self.player = player
        self.bit = 1 << player
        self._seen = bytes(compress(faces, table.known.translate(_KNOWS[player])))
        recipes = [RECIPE[faces[card]] for card in zones[RECIPE_ROW[player]]]
        self._mine = mine = tuple(sorted(recipes)) if len(recipes) > 1 else tuple(recipes)
        self.me = Traveller([faces[card] for card in zones[FRONT[player]]], own_ladder(mine))
        self._rivals: dict[int, Traveller] = {}
        """Those that were asked about."""
        self._backs: dict[int, Hidden] = {}
        self._values: dict[tuple[int, Pile], float] = {}
        """What piles are worth to players: most are asked about again and again."""
        self.errand: Sequence[Action] = ()
        """What to do with the fairy that was last considered."""

    def rival(self, player: int) -> Traveller:
        """Another player, whose recipes are guessed."""
        found = self._rivals.get(player)
        if found is None:
            faces, zones = self.state.table.faces, self.state.table.zones
            ladder = guessed_ladder(self._mine, len(zones[RECIPE_ROW[player]]))
            front = [faces[card] for card in zones[FRONT[player]]]
            found = self._rivals[player] = Traveller(front, ladder)
        return found

    def unseen(self, face: int) -> int:
        """How many cards with this face may still be anywhere."""
        return _COPIES[face] - self._seen.count(face)

    def knows(self, card: int) -> bool:
        return bool(self.state.table.known[card] & self.bit)

    # What a pile of cards would bring

    def value(self, who: Traveller, pile: Iterable[int]) -> float:
        """The expected gain of collecting these cards in order."""
        table, bit = self.state.table, self.bit
        faces, known = table.faces, table.known
        mask, counts, serpents = who.mask, who.counts[:], who.serpents
        total, light, wards = 0.0, 1.0, who.liberation
        for card in pile:
            if not known[card] & bit:
                gain, dark = self.guess(who, BACK[faces[card]], mask)
                total += gain
                light *= 1 - dark
                continue
            kind = KIND[faces[card]]
            if kind == DARKNESS:
                if not wards:
                    return 0.0
                wards -= 1
                total -= WARD_COST
            elif kind == SERPENT:
                serpents += 1
                total += who.serpent(mask, counts, serpents)
            elif kind < FIRST_THIEF:
                total += who.gift(mask, kind)
                counts[kind] += 1
                mask |= 1 << kind
            elif kind < FIRST_GOOD:
                thing = kind - FIRST_THIEF
                total += who.theft(mask, counts, thing)
                if counts[thing]:
                    counts[thing] -= 1
                    if not counts[thing]:
                        mask &= ~(1 << thing)
            elif kind == ADVERSITY:
                total += who.adversity(mask, counts)
            else:
                total += _SIMPLE[kind]
        return total * light

    def guess(self, who: Traveller, back: int, mask: int) -> tuple[float, float]:
        """The average gain of a card known by its back only, and the chance of Darkness."""
        key = back << len(OBJECTS) | mask
        if key not in who.guesses:
            who.guesses[key] = self._guess(who, self._hidden(back), mask)
        return who.guesses[key]

    def _guess(self, who: Traveller, hidden: Hidden, mask: int) -> tuple[float, float]:
        if not hidden.cards:
            return 0.0, 0.0
        worth, counts = who.ladder.worth, who.counts
        here = worth[mask]
        total = hidden.plain
        for thing, (gifts, thieves) in enumerate(zip(hidden.gifts, hidden.thieves, strict=True)):
            if not mask >> thing & 1:
                total += gifts * (worth[mask | 1 << thing] - here)
                continue
            total += gifts * EXTRA
            if thieves:
                total += thieves * who.theft(mask, counts, thing)
        if hidden.serpents:
            total += hidden.serpents * who.serpent(mask, counts, who.serpents + 1)
        if hidden.adversities:
            total += hidden.adversities * who.adversity(mask, counts)
        return total / hidden.cards, hidden.darknesses / hidden.cards

    def _hidden(self, back: int) -> Hidden:
        """What the cards with this back may be that the player has not seen."""
        if back in self._backs:
            return self._backs[back]
        counts = [0] * len(KINDS)
        seen = self._seen.count
        for face in _FACES_WITH[back]:
            counts[KIND[face]] = _COPIES[face] - seen(face)
        hidden = Hidden(
            sum(counts),
            counts[:FIRST_THIEF],
            counts[FIRST_THIEF:FIRST_GOOD],
            counts[SERPENT],
            counts[ADVERSITY],
            counts[DARKNESS],
            sum([count * worth for count, worth in zip(counts, _SIMPLE, strict=True) if count]),
        )
        self._backs[back] = hidden
        return hidden

    # What the places promise

    def piles(self) -> list[Pile]:
        zones = self.state.table.zones
        return [zones[zone] for zone in PLACE]

    def promise(self, piles: Sequence[Pile]) -> float:
        """What the places are worth to the player: those chosen, or the best ones in sight."""
        state, me = self.state, self.player
        collecting = state.collecting()
        total = 0.0
        for p, place in enumerate(state.dest):
            if place is not None and not (collecting and self._has_collected(p)):
                total += self._worth_to(p, piles[place])
        if collecting:
            return total + self._worth_to(state.player, state.table.zones["collect"])
        return total if state.dest[me] is not None else total + self._best_free(piles)

    # The same place by place, while somebody plays a card

    def share(self, place: int, pile: Pile) -> float:
        """What a place adds to the promise if this lies there: -inf if nothing can come of it."""
        state = self.state
        for p, chosen in enumerate(state.dest):
            if chosen == place:
                return self._worth_to(p, pile)
        if state.starter is not None:
            return self.inviting(pile) if len(pile) >= READY else -inf
        if not pile:
            return -inf
        worth = self.inviting(pile)
        return worth if len(pile) >= READY else worth * UNREADY

    def hope(self, shares: Sequence[float]) -> float:
        """The promise of the places with these shares, to one who has not chosen any."""
        state = self.state
        if state.starter is None:
            second, best = sorted([0.0, 0.0, *shares])[-2:]
            return best + SECOND * second
        total, best = 0.0, -inf
        for place, share in enumerate(shares):
            if place in state.dest:
                total += share
            elif share > best:
                best = share
        return total + best if best > -inf else total

    def _worth_to(self, player: int, pile: Pile) -> float:
        """What it is worth to this player that one of them collects these cards."""
        worth = self._worth_of(player, pile)
        return worth if player == self.player else -RIVAL * worth

    def _worth_of(self, player: int, pile: Pile) -> float:
        """What it is worth to this player to collect these cards."""
        worth = self._values.get((player, pile))
        if worth is None:
            who = self.me if player == self.player else self.rival(player)
            worth = self._values[player, pile] = self.value(who, pile)
        return worth

    def _has_collected(self, player: int) -> bool:
        n, starter = self.state.players, self.state.starter or 0
        return (player - starter) % n <= (self.state.player - starter) % n

    def _best_free(self, piles: Sequence[Pile]) -> float:
        """What one may get: in a journey the best free place, before one also the second best."""
        taken = self.state.dest
        free = [pile for i, pile in enumerate(piles) if pile and i not in taken]
        if self.state.starter is not None:
            return max([self.inviting(pile) for pile in free if len(pile) >= READY], default=0.0)
        worth = [self.inviting(p) * (1.0 if len(p) >= READY else UNREADY) for p in free]
        second, best = sorted([0.0, 0.0, *worth])[-2:]
        return best + SECOND * second

    def inviting(self, pile: Pile) -> float:
        """What it is worth to choose a place now, while others may still play on it."""
        worth = self._worth_of(self.player, pile)
        return worth - OPEN_SLOT * (FULL - len(pile)) * self._rivals_to_come()

    def _rivals_to_come(self) -> float:
        """The share of the rivals that will play before the collections."""
        state = self.state
        if state.starter is None:
            return 1.0
        left = (state.starter - self.player - 1) % state.players
        return left / (state.players - 1)
