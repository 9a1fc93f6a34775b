"""A position of Moons: how it is set up, what lies where, what it is worth."""

from functools import cache

from fairytable.engine import Rng, State, Table
from fairytable.games.moons.cards import (
    BLUE,
    DECK,
    ELEMENT,
    ELEMENTS,
    GREEN,
    PHASES,
    RED,
    SUN,
    YELLOW,
)
from fairytable.games.moons.facts import ClosedCircle, MoonsFacts
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.zones import CIRCLES, HANDS, SYMBOLS, zones

HAND_SIZE = 5
RING_SIZE = 5
LAST_MOON = 12


@cache
def box(players: int) -> Table:
    """The cards laid out in order, before anything is shuffled; games begin with a copy."""
    table = Table(DECK, zones(players), players)
    table.lay(GREEN, "symbol.out")
    table.lay(YELLOW, "deck.moon")
    table.lay(BLUE, "deck.blue")
    for card, zone in zip(RED, CIRCLES, strict=True):
        table.lay([card], zone)
    return table


class Position(State):
    """A position of the game, or of a match of several games."""

    __slots__ = (
        "closings",
        "empty_place",
        "first",
        "game",
        "passes",
        "played",
        "player",
        "score",
        "stalled",
        "totals",
    )

    deck = DECK
    options: MoonsOptions

    player: int
    """On turn."""
    first: int
    """Who began this game."""
    played: int
    """Cards placed this turn."""
    empty_place: int | None
    """The circle that has to be started."""
    passes: int
    """Forced passes in a row."""
    score: list[int]
    """The score sheet: points of each element."""
    closings: tuple[ClosedCircle, ...]
    """Of this game, in order."""
    stalled: bool
    """The game ended because nobody could move and the deck was empty."""
    game: int
    """The number of this game of the match, from 1."""
    totals: list[int]
    """Points of each player in the finished games of the match."""

    # Setup (section 5)

    def __init__(self, options: MoonsOptions, seed: int) -> None:
        self.options = options
        self.players = options.players
        self.rng = Rng(seed)
        self.table = box(options.players).clone()
        self.totals = [0] * options.players
        self.game = 1
        self.first = options.who_begins(self.rng)
        self.set_up()

    def set_up(self) -> None:
        table, rng = self.table, self.rng
        table.shuffle("symbol.out", rng)
        for p in range(self.players):
            table.draw("symbol.out", SYMBOLS[p])
        self._set_up_moons()
        table.shuffle("deck.blue", rng)
        self.player = self.first
        self.deal()
        self.score = [0] * len(ELEMENTS)
        self.closings = ()
        self.stalled = False
        self.empty_place = None
        self.passes = 0

    def _set_up_moons(self) -> None:
        table, rng = self.table, self.rng
        if self.options.moons == "shuffled":
            table.shuffle("deck.moon", rng)
        else:
            rising = rng.below(len(PHASES))
            pile = table.zones["deck.moon"]
            for k, card in enumerate(reversed(pile)):
                phase = PHASES[(rising + k) % len(PHASES)]
                table.faces[card] = DECK.face(f"moon.{phase}")
                table.reveal(card)
        table.draw("deck.moon", "moon.up")

    def deal(self) -> None:
        """Five cards each, one at a time, clockwise from the player on turn."""
        hands = [HANDS[p] for p in self.clockwise(self.player)]
        self.table.deal("deck.blue", hands, HAND_SIZE)

    # Reading the table

    def can_move(self, player: int) -> bool:
        if self.empty_place is not None:
            return self.holds_a_fairy(player)
        places, faces = self.places(), self.table.faces
        for card in self.table.zones[HANDS[player]]:
            face = faces[card]
            if face == SUN or places[ELEMENT[face]]:
                return True
        return False

    def holds_a_fairy(self, player: int) -> bool:
        faces = self.table.faces
        return any(faces[card] != SUN for card in self.table.zones[HANDS[player]])

    def places(self) -> list[int]:
        """For each element the mask of its circles, while no place is empty."""
        faces, zones = self.table.faces, self.table.zones
        places = [0, 0, 0, 0]
        place = 1
        for zone in CIRCLES:
            places[ELEMENT[faces[zones[zone][0]]]] |= place
            place += place
        return places

    # Scoring (sections 8 and 9.2)

    def element_of(self, player: int) -> int:
        """The element of a player's symbol."""
        table = self.table
        return ELEMENT[table.faces[table.zones[SYMBOLS[player]][0]]]

    def points(self) -> list[int]:
        """What each player's element has on the sheet of this game."""
        return [self.score[self.element_of(p)] for p in range(self.players)]

    def scores(self) -> list[tuple[int, ...]]:
        if self.options.mode == "match":
            return [(total,) for total in self.totals]
        return [(points,) for points in self.points()]

    def standing(self) -> list[int]:
        """In a match the totals, and what this game would add to them."""
        counted = not self.pending or self.pending[-1].name == "next_game"
        if self.options.mode == "single" or counted:
            return [score[0] for score in self.scores()]
        return [total + now for total, now in zip(self.totals, self.points(), strict=True)]

    def facts(self, player: int | None) -> MoonsFacts:
        return MoonsFacts(
            player=self.player,
            first=self.first,
            played=self.played,
            empty_place=self.empty_place,
            score=tuple(self.score),
            closings=self.closings,
            stalled=self.stalled,
            game=self.game,
            totals=tuple(self.totals),
            target=self.options.target_score() if self.options.mode == "match" else None,
            limit=self.options.limit,
        )
