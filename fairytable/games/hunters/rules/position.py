"""A position of Hunters: how it is set up, what lies where, what it is worth."""

from collections.abc import Sequence
from typing import Literal

from fairytable.engine import Rng, State, Table
from fairytable.games.hunters.cards import (
    DECK,
    FAIRY,
    GREEN,
    HOURS,
    KIND,
    ORANGE,
    RESEARCHERS,
    VALUE,
)
from fairytable.games.hunters.facts import HuntersFacts
from fairytable.games.hunters.rules.actions import TOOLS
from fairytable.games.hunters.rules.options import HuntersOptions
from fairytable.games.hunters.rules.zones import (
    CENTRE,
    CIRCLE,
    EVIDENCE,
    HANDS,
    PHOTOS,
    STANDS,
    zones,
)

HAND_SIZE = 6
MOST_PHOTOS = 6
SEATS = {3: (0, 4, 8), 4: (0, 3, 6, 9), 5: (0, 2, 5, 7, 10), 6: (0, 2, 4, 6, 8, 10)}
"""D1: where the researchers stand, by their number."""


class Position(State):
    """The table with its counters, and what can be read off it."""

    __slots__ = (
        "active",
        "dizzy",
        "ended",
        "first",
        "no_camera",
        "noted",
        "pos",
        "quiet",
        "quiet_run",
        "swaps_left",
        "tool",
        "turn",
    )

    deck = DECK
    options: HuntersOptions

    first: int
    """Who owns researcher no. 1."""
    turn: int
    """The number of this turn, from 1; 0 while the opening tools are chosen."""
    active: int
    """Whose turn it is."""
    swaps_left: int
    pos: list[int]
    """The place in front of each player's researcher, or CENTRE."""
    tool: list[int | None]
    """The prepared tool of each player; None before the opening tools."""
    noted: list[int | None]
    """The card that each player had in front when last choosing a tool; None if there was none."""
    dizzy: list[bool]
    """Who makes no swaps in their own next turn."""
    no_camera: list[int]
    """How many tool choices each player still makes without the camera."""
    quiet: bool
    """Nothing was taken, photographed, lost or discarded in this turn so far."""
    quiet_run: int
    """Quiet turns in a row."""
    ended: Literal["", "circle", "dawn"]
    """Why the game is over: the circle broke, or dawn came."""

    # Setup (section 5)

    def __init__(self, options: HuntersOptions, seed: int) -> None:
        players = options.players
        self.options = options
        self.players = players
        self.rng = Rng(seed)
        self.table = Table(DECK, zones(players), players)
        self.pending = ()
        self.first = options.who_begins(self.rng)
        self.turn = 0
        self.active = self.first
        self.swaps_left = 0
        self.pos = [SEATS[players][(p - self.first) % players] for p in range(players)]
        self.tool = [None] * players
        self.noted = [None] * players
        self.dizzy = [False] * players
        self.no_camera = [0] * players
        self.quiet = True
        self.quiet_run = 0
        self.ended = ""
        self._lay_out()

    def _lay_out(self) -> None:
        table = self.table
        table.lay(HOURS, "clock")
        table.lay(RESEARCHERS[self.players :], "box")
        for p in range(self.players):
            table.lay([self.researcher(p)], STANDS[self.pos[p]])
        table.lay(ORANGE, "photos.deck")
        table.shuffle("photos.deck", self.rng)
        table.lay(GREEN, "deck")
        table.shuffle("deck", self.rng)
        for zone in CIRCLE:
            table.draw("deck", zone)
        for p in self.clockwise(self.first):
            table.draw("deck", HANDS[p], HAND_SIZE)
        for p in range(self.players):
            table.peek(table.zones[CIRCLE[self.pos[p]]][0], p)

    # Reading the table

    def researcher(self, player: int) -> int:
        """The card of a player's researcher."""
        return RESEARCHERS[(player - self.first) % self.players]

    def partner(self, player: int) -> int | None:
        if self.options.sides == "single":
            return None
        return (player + self.players // 2) % self.players

    def trapped(self) -> int | None:
        """Whose researcher lies in the centre."""
        return self.pos.index(CENTRE) if CENTRE in self.pos else None

    def keepers(self) -> dict[int, int]:
        """Who has to refill each empty place."""
        zones, pos = self.table.zones, self.pos
        empty = [q for q, zone in enumerate(CIRCLE) if not zones[zone]]
        if not empty:
            return {}
        # D13: where nobody stands the trapped player keeps the place, else the active one.
        other = pos.index(CENTRE) if CENTRE in pos else self.active
        return {q: pos.index(q) if q in pos else other for q in empty}

    def unseen(self, player: int) -> list[int]:
        """The cards of the circle that a player does not know."""
        table, bit = self.table, 1 << player
        return [c for zone in CIRCLE for c in table.zones[zone] if not table.known[c] & bit]

    def camera_works(self, player: int) -> bool:
        """Whether this player may prepare the camera."""
        zones = self.table.zones
        return (
            self.pos[player] != CENTRE
            and not self.no_camera[player]
            and len(zones[PHOTOS[player]]) < MOST_PHOTOS
            and bool(zones["photos.deck"])
        )

    def holds(self, player: int, trinkets: tuple[int, ...]) -> bool:
        """Whether one of these lies in a player's evidence."""
        faces = self.table.faces
        for card in self.table.zones[EVIDENCE[player]]:  # noqa: SIM110 - any() takes twice the time
            if faces[card] in trinkets:
                return True
        return False

    def facts(self, player: int | None) -> HuntersFacts:
        table = self.table
        circle = [table.zones[zone] for zone in CIRCLE]
        return HuntersFacts(
            first=self.first,
            pairs=self.options.sides == "pairs",
            turn=self.turn,
            active=self.active,
            swaps_left=self.swaps_left,
            pos=tuple(self.pos),
            tool=tuple(None if t is None else TOOLS[t] for t in self.tool),
            noted=tuple(self.noted),
            dizzy=tuple(self.dizzy),
            no_camera=tuple(self.no_camera),
            quiet=self.quiet,
            quiet_run=self.quiet_run,
            points=tuple(map(self.points, range(self.players))),
            # That somebody knows a card is open, what it is is not (section 4).
            knowers=tuple(table.known[cards[0]] if cards else 0 for cards in circle),
            ended=self.ended,
        )

    # Scoring (sections 8 and 9)

    def value(self, card: int) -> int:
        return VALUE[self.table.faces[card]]

    def points(self, player: int) -> int:
        """What a player's own evidence and photos are worth."""
        zones = self.table.zones
        return sum(map(self.value, zones[EVIDENCE[player]] + zones[PHOTOS[player]]))

    def scores(self) -> list[tuple[int, ...]]:
        """Points, fairies, best fairy; partners pool them (D26)."""
        if self.options.sides == "single":
            return [self._rank((p,)) for p in range(self.players)]
        half = self.players // 2
        return 2 * [self._rank((p, p + half)) for p in range(half)]

    def _rank(self, side: Sequence[int]) -> tuple[int, ...]:
        table = self.table
        faces = [table.faces[card] for p in side for card in table.zones[EVIDENCE[p]]]
        fairies = [VALUE[face] for face in faces if KIND[face] == FAIRY]
        return sum(map(self.points, side)), len(fairies), max(fairies, default=0)
