"""A view of any game, read: what every game's own `Seen` begins with."""

from functools import cached_property
from typing import Generic, TypeVar, cast

from fairytable.engine.deck import Deck
from fairytable.engine.game import TableView
from fairytable.engine.table import CardView

FactsT = TypeVar("FactsT")


class SeenTable(Generic[FactsT]):
    """Where the cards of a view lie, what is known of them, and who decides."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.zones = view.zones
        self.facts = cast(FactsT, view.facts)

    # Who decides

    @property
    def decision(self) -> str:
        """What is decided now; empty when the game is over."""
        return "" if self.view.decision is None else self.view.decision.name

    @property
    def decider(self) -> int | None:
        """Who decides; None when the game is over."""
        return None if self.view.decision is None else self.view.decision.player

    @property
    def about(self) -> int | None:
        """The card, place, player or count that the question is about, if it is about one."""
        about = None if self.view.decision is None else self.view.decision.about
        return about if isinstance(about, int) else None

    @property
    def over(self) -> bool:
        return self.view.decision is None

    # Cards

    @cached_property
    def _places(self) -> dict[int, tuple[str, CardView]]:
        return {card.card: (zone, card) for zone, cards in self.zones.items() for card in cards}

    def where(self, card: int) -> str:
        """The zone of a card."""
        return self._places[card][0]

    def card(self, card: int) -> CardView:
        return self._places[card][1]

    def face(self, card: int) -> int | None:
        """The face of a card, if the viewer knows it."""
        return self._places[card][1].face

    def cards(self, zone: str) -> tuple[CardView, ...]:
        return self.zones.get(zone, ())

    def known(self, zone: str) -> list[int]:
        """The faces in a zone that the viewer knows, bottom to top."""
        return [card.face for card in self.cards(zone) if card.face is not None]


def unseen_copies(view: TableView, deck: Deck) -> list[int]:
    """How many cards of each face the viewer has not seen yet."""
    left = [face.copies for face in deck.faces]
    for cards in view.zones.values():
        for card in cards:
            if card.face is not None:
                left[card.face] -= 1
    return left
