"""What a gesture would do: the one answer for mouse, keyboard, hints and screen readers. No Qt."""

from collections.abc import Mapping, Sequence
from typing import Self

from fairytable.engine import Action, State
from fairytable.stage.staging import Staging

Focus = int | str
"""What the keyboard can stand on: a card, or the zone of a place."""
Gesture = tuple[int | None, str | None]
"""A card, a place, or a card put onto a place."""


class Opened(Action):
    """An action that is legal only after another one: a gesture asks for both at once."""

    opener: Action
    """What has to be played first."""

    def __new__(cls, opener: Action, then: Action) -> Self:
        made = super().__new__(cls, *then)
        made.opener = opener
        return made


class Offers:
    """The legal actions of the moment, asked by card and place."""

    def __init__(
        self, actions: Sequence[Action] = (), more: Mapping[Gesture, Action] | None = None
    ) -> None:
        self.actions = tuple(actions)
        self.more = dict(more or {})
        """Gestures that are taken too, but never glow at rest: other places for an action, and what
        becomes legal by an opener."""

    def cards(self) -> list[int]:
        """The cards that can be lifted or clicked, each once."""
        return list(dict.fromkeys(a.card for a in self.actions if a.card is not None))

    def liftable(self) -> list[int]:
        """The cards that can be lifted, also those that do not glow."""
        more = [card for card, _ in self.more if card is not None]
        return list(dict.fromkeys([*self.cards(), *more]))

    def places(self, card: int | None = None) -> list[str]:
        """Where this card can go; without a card, the places that can be clicked."""
        found = [a.zone for a in self.actions if a.card == card and a.zone is not None]
        if card is not None:
            found += [
                zone
                for (lifted, zone), action in self.more.items()
                if lifted == card and zone is not None and isinstance(action, Opened)
            ]
        return list(dict.fromkeys(found))

    def by_click(self, card: int) -> Action | None:
        """The action that clicking this card is, if it needs no place."""
        return self.find(card, None)

    def find(self, card: int | None, zone: str | None) -> Action | None:
        """The action that takes this card to this place."""
        exact = next((a for a in self.actions if a.card == card and a.zone == zone), None)
        return exact if exact is not None else self.more.get((card, zone))

    def only(self, card: int) -> Action | None:
        """The one thing that can be done with a card; None if there is a choice."""
        found = [a for a in self.actions if a.card == card]
        return found[0] if len(found) == 1 else None

    def first(self, verb: str) -> list[Focus]:
        """The cards, or else the places, that an action of this verb begins with."""
        found = [a for a in self.actions if a.verb == verb]
        things = [a.zone if a.card is None else a.card for a in found]
        return [thing for thing in things if thing is not None]


def gestures(staging: Staging, state: State, legal: Sequence[Action]) -> dict[Gesture, Action]:
    """What can be done besides the legal gestures; where two readings are possible, neither is."""
    taken = {(action.card, action.zone) for action in legal}
    found: dict[Gesture, list[Action]] = {}
    for action in legal:
        if action.card is not None:
            for door in staging.doors(action):
                found.setdefault((action.card, door), []).append(action)
    names = staging.openers()
    for opener in [action for action in legal if action.verb in names]:
        for then in _opened_by(state, opener):
            card = then.card
            if opener.card is not None:
                # What is played goes on itself; of equal cards the game may take another one.
                if card is not None and not _equal(state, card, opener.card):
                    continue
                card = opener.card
            if card is None:
                continue
            for zone in (then.zone, *staging.doors(then, opener)):
                if zone is not None:
                    found.setdefault((card, zone), []).append(Opened(opener, then))
    return {
        gesture: actions[-1]
        for gesture, actions in found.items()
        if gesture not in taken and len(_openers(actions)) == 1
    }


def _opened_by(state: State, opener: Action) -> list[Action]:
    """What the same player may do after an opener; nothing if it did more than open."""
    before = state.decision
    after = state.clone()
    after.apply(opener)
    if before is None or after.decision is None or after.decision.player != before.player:
        return []
    return after.legal()


def _equal(state: State, card: int, other: int) -> bool:
    """Whether two cards show the same and lie together."""
    table = state.table
    together = table.where[card] == table.where[other]
    return together and table.faces[card] == table.faces[other]


def _openers(actions: Sequence[Action]) -> set[Action | None]:
    return {a.opener if isinstance(a, Opened) else None for a in actions}
