"""What a view of Fairy's Fate says, in the words of the game: for the layout and the texts."""

from typing import NamedTuple

from fairytable.engine import CardView, TableView
from fairytable.games.fate.cards import (
    ACTIVE,
    BACKS,
    FIRST_GOOD,
    KIND,
    LIBERATION,
    OBJECT,
    OBJECTS,
    PAIRS,
    PLACES,
    RECIPE,
    SERPENT,
)
from fairytable.games.fate.facts import FateFacts
from fairytable.games.fate.rules.collection import BITE
from fairytable.games.fate.rules.position import FULL, READY
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, PLACE, RECIPE_ROW
from fairytable.stage.seen_table import SeenTable

USING = ("turn", "journey_play", "draw", "choose", "finish", "collect")
"""The decisions in which good fairies may be used."""


class Stack(NamedTuple):
    """Equal things before a player."""

    kind: int
    cards: tuple[CardView, ...]

    @property
    def top(self) -> int:
        """The card that an action names."""
        return self.cards[-1].card


class FateSeen(SeenTable[FateFacts]):
    """A view with its facts read."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        facts = self.facts
        self.player = facts.player
        self.starter = facts.starter
        self.dest = facts.dest
        self.final = facts.final
        self.collector = facts.collector
        self.needed = facts.needed
        self.stone = facts.stone
        self.answers = facts.answers
        self.ended = facts.ended
        self.freed = facts.freed
        self.players = len(facts.dest)

    # Cards

    def kind(self, card: int) -> int | None:
        """What a card does, if the viewer knows it: an index of KINDS."""
        face = self.face(card)
        return None if face is None else KIND[face]

    # Places

    def place(self, place: int) -> tuple[CardView, ...]:
        return self.zones[PLACE[place]]

    def is_ready(self, place: int) -> bool:
        return len(self.place(place)) >= READY

    def is_full(self, place: int) -> bool:
        return len(self.place(place)) >= FULL

    @property
    def ready(self) -> int:
        """How many places are ready for a journey."""
        return sum(self.is_ready(place) for place in range(len(PLACES)))

    def wanted(self, place: int) -> tuple[str, ...]:
        """The backs that the next card of a place may have; none if it is full."""
        cards = self.place(place)
        if len(cards) >= FULL:
            return ()
        if len(cards) >= READY:
            return BACKS
        left = list(PAIRS[place])
        if cards and cards[0].back in left:
            left.remove(cards[0].back)  # D8
        return tuple(dict.fromkeys(left))

    def fits(self, back: str) -> bool:
        """Whether some place takes a card with this back."""
        return any(back in self.wanted(place) for place in range(len(PLACES)))

    def chosen_by(self, place: int) -> int | None:
        """Who has chosen a place in the journey under way."""
        return self.dest.index(place) if place in self.dest else None

    def position(self, card: int) -> tuple[int, int]:
        """The place of a card that lies on one, and its position there from 1."""
        zone = self.where(card)
        cards = [other.card for other in self.zones[zone]]
        return PLACE.index(zone), cards.index(card) + 1

    # Journeys

    @property
    def last_phase(self) -> bool:
        return not any(self.zones[deck] for deck in DECKS)

    @property
    def all_full(self) -> bool:
        return all(self.is_full(place) for place in range(len(PLACES)))

    @property
    def must_travel(self) -> bool:
        return self.all_full or (all(self.facts.passed) and not self.last_phase)  # D7

    @property
    def may_travel(self) -> bool:
        return self.must_travel or self.ready >= self.needed

    def can_play(self, player: int) -> bool:
        """Whether a card of this hand fits somewhere; backs are public."""
        return any(self.fits(card.back) for card in self.zones[HAND[player]])

    # Before the players

    def stacks(self, player: int) -> list[Stack]:
        """Objects, good fairies and serpents of a player, equal ones together."""
        found: dict[int, list[CardView]] = {}
        for card in self.zones[FRONT[player]]:
            if card.face is not None:
                found.setdefault(KIND[card.face], []).append(card)
        return [Stack(kind, tuple(found[kind])) for kind in sorted(found)]

    def objects(self, player: int) -> list[int]:
        """How many of each object a player owns."""
        counts = [0] * len(OBJECTS)
        for card in self.zones[FRONT[player]]:
            if card.face is not None and OBJECT[card.face] >= 0:
                counts[OBJECT[card.face]] += 1
        return counts

    def owned(self, player: int) -> int:
        """The kinds of objects that a player owns, as a mask."""
        return sum(1 << k for k, count in enumerate(self.objects(player)) if count)

    def serpents(self, player: int) -> int:
        cards = self.zones[FRONT[player]]
        return sum(card.face is not None and KIND[card.face] == SERPENT for card in cards)

    def next_bite(self, player: int) -> int:
        """The number of serpents at which one bites this player."""
        return (self.serpents(player) // BITE + 1) * BITE

    def usable(self, player: int) -> list[Stack]:
        """The good fairies of a player that can work now."""
        lying = sum(len(self.place(place)) for place in range(len(PLACES)))
        works = {
            "wisdom": bool(self.zones["recipe_pile"]),
            "sight": lying > 0,
            "wealth": not self.last_phase,
            "truth": True,
            "mutation": lying > 1,
            "transport": 0 < lying < FULL * len(PLACES),
        }
        return [
            stack
            for stack in self.stacks(player)
            if FIRST_GOOD <= stack.kind < LIBERATION and works[ACTIVE[stack.kind - FIRST_GOOD]]
        ]

    # Recipes

    def recipes(self, player: int) -> list[int | None]:
        """The objects of each recipe as masks, oldest first; None for those that are hidden."""
        cards = self.zones[RECIPE_ROW[player]]
        return [None if card.face is None else RECIPE[card.face] for card in cards]

    def matched(self, player: int) -> int | None:
        """D35: how much of the best recipe a player owns; None if the recipes are hidden."""
        owned = self.owned(player)
        known = [mask for mask in self.recipes(player) if mask is not None]
        if not known or len(known) < len(self.recipes(player)):
            return None
        return max((mask & owned).bit_count() for mask in known)

    def missing(self, player: int, recipe: int) -> list[str]:
        """The objects that a player lacks for one recipe, where the viewer knows it."""
        mask = self.recipes(player)[recipe]
        lacking = 0 if mask is None else mask & ~self.owned(player)
        return [name for k, name in enumerate(OBJECTS) if lacking >> k & 1]


def object_names(mask: int) -> list[str]:
    """The objects of a mask, in the order of the rules."""
    return [name for k, name in enumerate(OBJECTS) if mask >> k & 1]
