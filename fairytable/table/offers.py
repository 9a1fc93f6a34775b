"""What a gesture would do: the one answer for mouse, keyboard, hints and screen readers. No Qt."""

from collections.abc import Sequence

from fairytable.engine import Action

Focus = int | str
"""What the keyboard can stand on: a card, or the zone of a place."""


class Offers:
    """The legal actions of the moment, asked by card and place."""

    def __init__(self, actions: Sequence[Action] = ()) -> None:
        self.actions = tuple(actions)

    def cards(self) -> list[int]:
        """The cards that can be lifted or clicked, each once."""
        return list(dict.fromkeys(a.card for a in self.actions if a.card is not None))

    def places(self, card: int | None = None) -> list[str]:
        """Where this card can go; without a card, the places that can be clicked."""
        found = [a.zone for a in self.actions if a.card == card and a.zone is not None]
        return list(dict.fromkeys(found))

    def by_click(self, card: int) -> Action | None:
        """The action that clicking this card is, if it needs no place."""
        return self.find(card, None)

    def find(self, card: int | None, zone: str | None) -> Action | None:
        """The action that takes this card to this place."""
        return next((a for a in self.actions if a.card == card and a.zone == zone), None)

    def only(self, card: int) -> Action | None:
        """The one thing that can be done with a card; None if there is a choice."""
        found = [a for a in self.actions if a.card == card]
        return found[0] if len(found) == 1 else None
