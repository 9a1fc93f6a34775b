"""The position of All You Wish For: its options, what it remembers, what it counts and tells."""

from functools import cache

from fairytable.engine import Rng, State, Table
from fairytable.games.wishes.cards import DECK, REALM
from fairytable.games.wishes.facts import WishesFacts
from fairytable.games.wishes.rules.actions import ASK
from fairytable.games.wishes.rules.hexmap import NEIGHBOURS, holds_without
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.scoring import gifts, standings
from fairytable.games.wishes.rules.zones import GAINED, HANDS, MOST_PLAYERS, UP, WAND, zones

DEALT = 9
PILE_SIZE = 3
HAND_SIZE = 3
PIXIE_STEPS = 3
WANDERER_STEPS = 3
WANDERER_STEPS_OF_SIX = 4
CARDS_PER_STEP = 3
LEAD = 2
"""How many more face-up cards one may have than the opponent with the fewest."""
IDLE_LAPS = 2
NOBODY = -1


@cache
def opponents(players: int, teams: int) -> tuple[tuple[int, ...], ...]:
    """Of each player the others, without her team, counter-clockwise from her right-hand side."""
    return tuple(
        tuple(
            o
            for o in ((p - k) % players for k in range(1, players))
            if not teams or o % teams != p % teams
        )
        for p in range(players)
    )


class Position(State):
    """All that a position holds, and what every part of the rules asks of it."""

    __slots__ = (
        "abandoned",
        "built",
        "clock",
        "covered",
        "ended",
        "first",
        "fresh",
        "idle",
        "kingdoms",
        "latest",
        "lifted",
        "opponents",
        "pixie",
        "player",
        "realms",
        "round",
        "start",
        "stirred",
        "targets",
        "visited",
        "walked",
        "wanderer",
    )

    deck = DECK
    options: WishesOptions

    first: int
    """The starting player: seat 0 of the rules page."""
    opponents: tuple[tuple[int, ...], ...]
    """Of each player, in the order in which they pick from her market."""
    realms: tuple[int, ...]
    """The realm of each player; empty until the Fairies are revealed."""
    abandoned: int
    """The Abandoned Realm; NOBODY's until the reveal, and with six players."""
    kingdoms: tuple[str, ...]
    """The cells of all Kingdoms, oldest first."""
    wanderer: str
    """The Kingdom it stands on; empty before it is placed."""
    pixie: str
    round: int
    """Rounds completed."""
    player: int
    """Who moves the Pixie, or whose Fairy turn it is."""
    walked: int
    """Steps counted in the move that is being made."""
    start: str
    """Where the Wanderer's move began."""
    visited: tuple[str, ...]
    """Where the Pixie has been in this move."""
    covered: tuple[str, ...]
    """The Kingdoms that got a face-up card of this distribution."""
    targets: tuple[str, ...]
    """The Kingdoms that may still be covered while a hand is being got rid of."""
    lifted: int
    """Kingdoms taken in hand this turn."""
    built: bool
    """Whether a Kingdom was created this turn."""
    fresh: bool
    """Whether the card beneath the player's Wand was laid there this turn."""
    clock: int
    """Cards conquered or collected so far."""
    latest: tuple[int, ...]
    """What the clock showed when each player last gained a card."""
    stirred: bool
    """Whether a card was drawn, conquered or collected in this lap."""
    idle: int
    """Laps in a row in which none was."""
    ended: str
    """Why the game is over: "deck" or "stall"."""

    def __init__(self, options: WishesOptions, seed: int) -> None:
        self.options = options
        self.players = players = options.players
        self.rng = Rng(seed)
        self.table = Table(DECK, zones(players), players)
        self.opponents = opponents(players, options.team_count())
        self.realms = ()
        self.abandoned = NOBODY
        self.kingdoms = ()
        self.wanderer = self.pixie = self.start = self.ended = ""
        self.round = self.walked = self.lifted = self.clock = self.idle = 0
        self.visited = self.covered = self.targets = ()
        self.built = self.fresh = self.stirred = False
        self.latest = (0,) * players

    def ask(self, player: int, name: str, about: int | None = None) -> None:
        self.pending = ASK[player, name, about]

    # The map

    def realm_at(self, zone: str) -> int:
        """To whose realm a Kingdom belongs: its top card's."""
        return REALM[self.table.faces[self.table.zones[zone][-1]]]

    def around(self, zone: str) -> list[str]:
        """The Kingdoms that touch a cell."""
        zones = self.table.zones
        return [other for other in NEIGHBOURS[zone] if other in zones]

    def cover(self, card: int, zone: str) -> None:
        """Lay a card face up on a Kingdom."""
        table = self.table
        table.turn_down(table.zones[zone][-1])
        table.move(card, zone)
        table.turn_up(card)

    def found(self, source: str, zone: str) -> None:
        """Make a new Kingdom of a pile."""
        table = self.table
        table.move_all(source, zone)
        table.turn_up(table.zones[zone][-1])
        self.kingdoms += (zone,)

    # Rounds, steps and limits

    @property
    def pixie_player(self) -> int:
        """Who moves the Pixie this round, and takes the last Fairy turn (D9)."""
        return (self.first + self.round) % self.players

    def reach(self, player: int) -> int:
        """How many steps the Wanderer may make for this player (D22: counted at any moment)."""
        return self.reach_with(len(self.table.zones[GAINED[player]]))

    def reach_with(self, collected: int) -> int:
        steps = WANDERER_STEPS_OF_SIX if self.players == MOST_PLAYERS else WANDERER_STEPS
        return steps + collected // CARDS_PER_STEP

    def collects(self) -> bool:
        """Whether leaving the Wanderer's Kingdom brings its top card (D21)."""
        here = self.wanderer
        return self.realm_at(here) == self.abandoned and len(self.table.zones[here]) > 1

    def gain(self, player: int) -> None:
        self.clock += 1
        self.latest = (*self.latest[:player], self.clock, *self.latest[player + 1 :])
        self.stirred = True

    def limit(self, player: int) -> int:
        """How many face-up cards the player may have now (D28: conquered wish cards only)."""
        zones = self.table.zones
        return LEAD + min([len(zones[UP[o]]) for o in self.opponents[player]])

    # What the turns ask for

    def own_kingdoms(self, player: int) -> list[str]:
        """Those whose top card is of the player's realm."""
        zones, faces, realm = self.table.zones, self.table.faces, self.realms[player]
        return [zone for zone in self.kingdoms if REALM[faces[zones[zone][-1]]] == realm]

    def liftable(self, player: int) -> list[str]:
        """D30, D31: no pawn on it (the Wanderer stands elsewhere), and the map holds together."""
        zones, count, pixie = self.table.zones, len(self.kingdoms), self.pixie
        return [
            zone
            for zone in self.own_kingdoms(player)
            if zone != pixie and holds_without(zone, zones, count)
        ]

    def unfollowed(self, player: int, card: int) -> int:
        """Before a card leaves a hand face down: nobody may tell any more which cards of that hand
        they knew. Gives the card that has its face now."""
        table = self.table
        hand = table.zones[HANDS[player]]
        if all(table.known[held] == 1 << player for held in hand):
            return card
        face = table.faces[card]
        table.mix(HANDS[player], self.rng)
        return next(held for held in hand if table.faces[held] == face)

    def wand_up(self, player: int) -> bool:
        """Whether the player has a Wand that lies face up."""
        wand = self.table.zones[WAND[player]]
        return bool(wand) and self.table.lies_up(wand[0])

    # Scoring (section 8)

    def scores(self) -> list[tuple[int, ...]]:
        """Points, then the criteria for equal points; a team's members share its line."""
        if not self.realms:
            return [(0, 0, 0, 0, 0)] * self.players
        return standings(self.table, self.realms, self.latest, self.options.team_count())

    def open_gifts(self) -> list[list[int]]:
        """Who gave how much to whom, as far as all can see: without the cards beneath the Wands
        until the end."""
        if not self.realms:
            return []
        return gifts(self.table, self.realms, range(self.players) if self.ended else ())

    def facts(self, player: int | None) -> WishesFacts:
        seats = range(self.players)
        return WishesFacts(
            first=self.first,
            round=self.round,
            lap=self.round // self.players,
            pixie_player=self.pixie_player,
            player=self.player,
            realms=self.realms,
            abandoned=self.abandoned,
            teams=self.options.team_count(),
            kingdoms=self.kingdoms,
            wanderer=self.wanderer,
            pixie=self.pixie,
            walked=self.walked,
            start=self.start,
            visited=self.visited,
            covered=self.covered,
            targets=self.targets,
            reach=tuple([self.reach(p) for p in seats]),
            limits=tuple([self.limit(p) for p in seats]),
            lifted=self.lifted,
            built=self.built,
            fresh=self.fresh,
            gifts=tuple([tuple(row) for row in self.open_gifts()]),
            latest=self.latest,
            stirred=self.stirred,
            idle=self.idle,
            ended=self.ended,
        )
