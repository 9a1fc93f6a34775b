"""A position of Fairy's Fate: zones, set-up, and what can be asked of it (sections 3, 5, 6, 8)."""

from fairytable.engine import Rng, State, Table
from fairytable.games.fate.cards import (
    ACTIVE,
    BACK,
    BACKS,
    DECK,
    GAME_CARDS,
    KIND,
    OBJECT,
    OBJECTS,
    PAIRS,
    PLACES,
    RECIPE,
    RECIPE_CARDS,
    SERPENT,
    SPELL,
)
from fairytable.games.fate.facts import FateFacts
from fairytable.games.fate.rules.options import FateOptions
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, PLACE, RECIPE_ROW, zones

HAND_SIZE = 4
READY = 2
"""Cards that make a place worth a journey."""
FULL = 4

_COLLECTING = ("collect", "ward", "poverty", "adversity", "bite")
"""The decisions of a collection."""

# What a place accepts, as a mask with a bit for each back and place: back b at place i is 5b + i.


def _accepting(place: int, backs: list[str]) -> int:
    return sum(1 << len(PLACES) * BACKS.index(back) + place for back in set(backs))


def _left_of(pair: tuple[str, str], back: str) -> list[str]:
    """D8: what the second card must be, even if a fairy brought a wrong first one."""
    left = list(pair)
    if back in left:
        left.remove(back)
    return left


_ACCEPTS_ANY = tuple(_accepting(i, list(BACKS)) for i in range(len(PLACES)))
_ACCEPTS_FIRST = tuple(_accepting(i, list(pair)) for i, pair in enumerate(PAIRS))
_ACCEPTS_SECOND = tuple(
    tuple(_accepting(i, _left_of(pair, back)) for back in BACKS) for i, pair in enumerate(PAIRS)
)


class Position(State):
    """The data of a game under way; how it goes on is told in the rules."""

    __slots__ = (
        "answers",
        "dest",
        "ended",
        "final",
        "first",
        "freed",
        "journeys",
        "passed",
        "player",
        "starter",
        "stone",
        "turns",
    )

    deck = DECK
    options: FateOptions

    player: int
    """Whose turn, journey turn or collection it is."""
    first: int
    """Who began the game."""
    starter: int | None
    """Who began the journey under way."""
    dest: tuple[int | None, ...]
    """The place each player has chosen in it."""
    final: bool
    """It began with empty decks: the last one (D32)."""
    passed: int
    """Mask of the players that passed since a card was played, a journey begun or a fairy used."""
    stone: tuple[int, ...]
    """Turns that each player still loses to Petrification."""
    answers: tuple[tuple[int, int, int, int, str], ...]
    """Answers to Mebahel: turn, who asked whom, the number of the recipe from 0, and the object it
    lacks, or nothing if it is complete."""
    turns: int
    journeys: int
    ended: str
    """Why the game is over: freed, last_journey or all_passed; nothing while it goes on."""
    freed: int | None
    """Who freed the fairy."""

    # Setup (section 5)

    def __init__(self, options: FateOptions, seed: int) -> None:
        self.options = options
        n = self.players = options.players
        rng = self.rng = Rng(seed)
        table = self.table = Table(DECK, zones(n), n)
        table.lay(RECIPE_CARDS, "recipe_pile")
        table.shuffle("recipe_pile", rng)
        table.deal("recipe_pile", RECIPE_ROW[:n], 1)
        table.lay(GAME_CARDS, DECKS[0])
        table.shuffle(DECKS[0], rng)
        table.deal(DECKS[0], HAND[:n], HAND_SIZE)
        table.deal(DECKS[0], DECKS, len(table.zones[DECKS[0]]) // len(DECKS))
        self.first = self.player = options.who_begins(rng)
        self.starter = None
        self.dest = (None,) * n
        self.final = False
        self.passed = 0
        self.stone = (0,) * n
        self.answers = ()
        self.turns = 0
        self.journeys = 0
        self.ended = ""
        self.freed = None

    # Definitions (section 6)

    def survey(self) -> tuple[int, int]:
        """What the places accept, and the mask of the places that are ready."""
        zones, faces = self.table.zones, self.table.faces
        accepts = ready = 0
        for i, zone in enumerate(PLACE):
            cards = zones[zone]
            count = len(cards)
            if count >= READY:
                ready |= 1 << i
                if count < FULL:
                    accepts |= _ACCEPTS_ANY[i]
            elif count:
                accepts |= _ACCEPTS_SECOND[i][BACK[faces[cards[0]]]]
            else:
                accepts |= _ACCEPTS_FIRST[i]
        return accepts, ready

    def decks(self) -> int:
        """The mask of the decks that are not empty."""
        zones = self.table.zones
        return sum([1 << d for d, zone in enumerate(DECKS) if zones[zone]])

    def last_phase(self) -> bool:
        zones = self.table.zones
        return not (zones["deck.0"] or zones["deck.1"] or zones["deck.2"] or zones["deck.3"])

    def collecting(self) -> bool:
        """Whether somebody is collecting the cards of a place."""
        return bool(self.pending) and self.pending[0].name in _COLLECTING

    def usable(self, player: int) -> list[int]:
        """The top card of each kind of active fairy before the player that can work now."""
        table = self.table
        zones, faces = table.zones, table.faces
        tops = {}
        for card in zones[FRONT[player]]:
            spell = SPELL[faces[card]]
            if spell >= 0:
                tops[spell] = card
        if not tops:
            return []
        lying = sum([len(zones[zone]) for zone in PLACE])
        works = {
            "wisdom": bool(zones["recipe_pile"]),
            "sight": lying > 0,
            "wealth": not self.last_phase(),
            "truth": True,
            "mutation": lying > 1,
            "transport": 0 < lying < FULL * len(PLACE),
        }
        return [tops[spell] for spell in sorted(tops) if works[ACTIVE[spell]]]

    def objects(self, player: int) -> list[int]:
        """How many of each object lie before the player."""
        counts = [0] * len(OBJECTS)
        for card in self.table.zones[FRONT[player]]:
            thing = OBJECT[self.table.faces[card]]
            if thing >= 0:
                counts[thing] += 1
        return counts

    def owned_mask(self, player: int) -> int:
        return sum([1 << thing for thing, count in enumerate(self.objects(player)) if count])

    def top(self, player: int, kind: int) -> int | None:
        """The top card of this kind before the player."""
        faces = self.table.faces
        for card in reversed(self.table.zones[FRONT[player]]):
            if KIND[faces[card]] == kind:
                return card
        return None

    def recipe(self, player: int, recipe: int) -> int:
        """The mask of the objects of one of a player's recipes, counted from the oldest."""
        return RECIPE[self.table.faces[self.table.zones[RECIPE_ROW[player]][recipe]]]

    def missing(self, player: int, recipe: int) -> int:
        """The mask of the objects that a player lacks for one recipe."""
        return self.recipe(player, recipe) & ~self.owned_mask(player)

    # Scoring (section 8)

    def matched(self, player: int) -> int:
        """D35: how many objects of their best recipe a player owns."""
        table = self.table
        mask = self.owned_mask(player)
        recipes = table.zones[RECIPE_ROW[player]]
        return max([(RECIPE[table.faces[card]] & mask).bit_count() for card in recipes])

    def serpents(self, player: int) -> int:
        faces = self.table.faces
        return sum([KIND[faces[card]] == SERPENT for card in self.table.zones[FRONT[player]]])

    def scores(self) -> list[tuple[int, ...]]:
        """Objects of the best recipe, whether the fairy was freed, other objects, fewer serpents.

        Who frees her owns a whole recipe: so to compare `freed` first would change nothing.
        """
        scores: list[tuple[int, ...]] = []
        for p in range(self.players):
            matched = self.matched(p)
            extra = sum(self.objects(p)) - matched
            scores.append((matched, int(p == self.freed), extra, -self.serpents(p)))
        return scores

    def facts(self, player: int | None) -> FateFacts:
        return FateFacts(
            player=self.player,
            first=self.first,
            starter=self.starter,
            dest=self.dest,
            final=self.final,
            collector=self.player if self.collecting() else None,
            ready=self.survey()[1].bit_count(),
            needed=self.players,
            passed=tuple([bool(self.passed >> p & 1) for p in range(self.players)]),
            stone=self.stone,
            answers=self.answers,
            turns=self.turns,
            journeys=self.journeys,
            ended=self.ended,
            freed=self.freed,
        )
