"""What a view of Moons says, in the words of the game: for the layout and the texts."""

from fairytable.engine import CardView, TableView
from fairytable.engine.table import face_of
from fairytable.games.moons.cards import DECK, ELEMENT, ELEMENTS, FACTOR, PHASES, SUN, VALUE
from fairytable.games.moons.facts import MoonsFacts
from fairytable.games.moons.rules.zones import CIRCLES, HANDS
from fairytable.stage.seen_table import SeenTable, unseen_copies


class Seen(SeenTable[MoonsFacts]):
    """A view with its facts read."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        facts = self.facts
        self.player = facts.player
        self.played = facts.played
        self.score = facts.score
        self.closings = facts.closings
        self.game = facts.game
        self.totals = facts.totals
        self.target = facts.target
        """Of a match of several games."""
        self.stalled = facts.stalled
        self.counting = facts.counting
        """While a closing is told: the ring that is counted, and how many of its cards are."""
        self.moon_set = facts.moon_set
        """While it is told: no moon is in the middle."""
        self.dawn, self.night = facts.dawn, facts.night
        """While a dawn, or the end, is told."""
        self.moons = view.zones["moon.up"]
        self.factor = FACTOR[face_of(self.moons[-1])]
        """Twice the factor of the current moon."""

    def circle(self, place: int) -> list[int]:
        """The faces in a circle, in order of play."""
        return [face_of(card) for card in self.zones[CIRCLES[place]]]

    def closing(self, faces: list[int]) -> int:
        """What closing a circle of these faces would bring under the current moon."""
        return sum(VALUE[face] for face in faces) * self.factor // 2

    def in_hand(self, player: int, card: int) -> int | None:
        """The face of a card of this hand; None if it is not there or not known."""
        hand = self.zones[HANDS[player]]
        return next((seen.face for seen in hand if seen.card == card), None)

    def phases_to_come(self) -> dict[str, int]:
        """How many moons of each phase have not risen yet."""
        risen = [phase(card) for card in self.moons]
        return {name: 3 - risen.count(name) for name in PHASES}

    def unseen(self) -> dict[int, int]:
        """How many blue cards of each face the viewer has not seen yet."""
        left = enumerate(unseen_copies(self.view, DECK))
        return {face: count for face, count in left if DECK.faces[face].back == "blue"}


def phase(card: CardView) -> str:
    """Of a moon that has risen or is known to come."""
    return DECK.faces[face_of(card)].name.removeprefix("moon.")


def element(face: int) -> str:
    """The name of a fairy's element."""
    return ELEMENTS[ELEMENT[face]]


def by_element(card: CardView) -> tuple[int, int, int]:
    """By element and value, suns last; cards whose face is hidden keep their order."""
    if card.face is None:
        return 0, 0, card.card
    kind = len(ELEMENTS) if card.face == SUN else ELEMENT[card.face]
    return kind, VALUE[card.face], card.card
