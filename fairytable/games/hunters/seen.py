"""What a view of Hunters says, in the words of the game: for the layout and the texts."""

from typing import NamedTuple

from fairytable.engine import CardView, TableView
from fairytable.games.hunters.cards import (
    DECK,
    FAIRY,
    FLOWER,
    KIND,
    MUSHROOM,
    PLACES,
    RESEARCHERS,
    TRINKET,
    VALUE,
    WISP,
)
from fairytable.games.hunters.facts import HuntersFacts
from fairytable.games.hunters.rules.position import MOST_PHOTOS
from fairytable.games.hunters.rules.zones import (
    CENTRE,
    CIRCLE,
    EVIDENCE,
    HANDS,
    PHOTOS,
    STANDS,
)
from fairytable.stage.seen_table import SeenTable


class Evidence(NamedTuple):
    """The points of a player, by where they come from."""

    fairies: int
    trinkets: int
    photos: int

    @property
    def total(self) -> int:
        return self.fairies + self.trinkets + self.photos


class Seen(SeenTable[HuntersFacts]):
    """A view with its facts read."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        facts = self.facts
        self.players = len(facts.tool)
        self.active = facts.active
        self.pairs = facts.pairs
        self.tool = facts.tool
        self.swaps_left = facts.swaps_left
        self.ended = facts.ended
        self.pos = self._standing()
        """Where each researcher lies: a place, or CENTRE."""

    def _standing(self) -> list[int]:
        """Read off the cards, so that it is right while something is told."""
        pos = [CENTRE] * self.players
        for place, zone in enumerate(STANDS[:PLACES]):
            for card in self.zones.get(zone, ()):
                pos[self.owner(card.card)] = place
        return pos

    # Who decides

    @property
    def player(self) -> int:
        """Who decides; the active player when the game is over."""
        return self.active if self.view.decision is None else self.view.decision.player

    @property
    def about(self) -> int:
        """The place, player, card or count that the question is about; -1 if there is none."""
        about = super().about
        return -1 if about is None else about

    # Cards

    def at(self, place: int) -> CardView | None:
        """The card at a place of the circle."""
        cards = self.cards(CIRCLE[place])
        return cards[0] if cards else None

    # Researchers

    def owner(self, researcher: int) -> int:
        """Whose researcher this card is."""
        return (RESEARCHERS.index(researcher) + self.facts.first) % self.players

    def number(self, player: int) -> int:
        """The number on a player's researcher card, from 1."""
        return (player - self.facts.first) % self.players + 1

    def researcher(self, player: int) -> int:
        """The card of a player's researcher."""
        return RESEARCHERS[self.number(player) - 1]

    def stander(self, place: int) -> int | None:
        """Who stands before a place."""
        return self.pos.index(place) if place in self.pos else None

    def trapped(self) -> int | None:
        return self.pos.index(CENTRE) if CENTRE in self.pos else None

    def keeper(self, place: int) -> int:
        """Who fills a place once it is empty (D13)."""
        if place in self.pos:
            return self.pos.index(place)
        trapped = self.trapped()
        return self.active if trapped is None else trapped

    def partner(self, player: int) -> int | None:
        return (player + self.players // 2) % self.players if self.pairs else None

    def facing(self, player: int) -> int | None:
        """The card that a player's researcher stands before, if the viewer knows it."""
        place = self.pos[player]
        card = None if place == CENTRE else self.at(place)
        return None if card is None else card.face

    def knowers(self, place: int, besides: int | None) -> list[int]:
        """Who knows the face-down card at a place; that somebody does is open (section 4)."""
        card, mask = self.at(place), self.facts.knowers[place]
        if card is None or card.up:
            return []
        return [p for p in range(self.players) if mask >> p & 1 and p != besides]

    # Points

    def evidence(self, player: int) -> Evidence:
        faces = self.known(EVIDENCE[player])
        fairies = sum(VALUE[face] for face in faces if KIND[face] == FAIRY)
        trinkets = sum(VALUE[face] for face in faces if KIND[face] == TRINKET)
        return Evidence(fairies, trinkets, sum(VALUE[f] for f in self.known(PHOTOS[player])))

    def points(self, player: int) -> int:
        return self.evidence(player).total

    def side(self, player: int) -> tuple[int, ...]:
        """Those whose evidence is counted together with this player's."""
        partner = self.partner(player)
        return (player,) if partner is None else tuple(sorted((player, partner)))

    def sides(self) -> list[tuple[int, ...]]:
        """All of them, each once."""
        return list(dict.fromkeys(self.side(p) for p in range(self.players)))

    def fairies(self, side: tuple[int, ...]) -> list[int]:
        """The values of the fairies that a side has caught, the best first."""
        faces = [face for p in side for face in self.known(EVIDENCE[p])]
        return sorted((VALUE[f] for f in faces if KIND[f] == FAIRY), reverse=True)

    def rank(self, side: tuple[int, ...]) -> tuple[int, int, int]:
        """Points, fairies, best fairy (section 8)."""
        fairies = self.fairies(side)
        return sum(map(self.points, side)), len(fairies), max(fairies, default=0)

    def breaks_soon(self, player: int) -> bool:
        """Whether this hand is nearly empty: its owner may not be able to fill a place."""
        return len(self.cards(HANDS[player])) <= 1

    # Tools

    def camera_works(self, player: int) -> bool:
        return (
            self.pos[player] != CENTRE
            and not self.facts.no_camera[player]
            and len(self.cards(PHOTOS[player])) < MOST_PHOTOS
            and bool(self.cards("photos.deck"))
        )

    def outcome(self, face: int, tool: str | None) -> str:
        """What a revealed face does by a tool (section 7.1): "catch", "photo", "box", "nothing",
        "suffer", "all" or "trap"."""
        kind = KIND[face]
        if kind == WISP:
            return "trap"
        if kind in (MUSHROOM, FLOWER):
            return "nothing" if tool == "camera" else "suffer" if kind == MUSHROOM else "all"
        if tool == "camera":
            return "photo"
        taken = "cage" if kind == FAIRY else "chest"
        return "nothing" if tool != taken else "catch" if kind == FAIRY else "box"


def kind_of(name: str) -> str:
    """The kind in a card's name: "fairy" of "fairy.moon"."""
    return name.partition(".")[0]


def name_of_face(face: int) -> str:
    """The name of a face in the deck: "fairy.moon"."""
    return DECK.faces[face].name
