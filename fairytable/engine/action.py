"""What players do: an Action is one click, drag or choice; a Decision says who has to choose."""

from typing import NamedTuple


class Action(NamedTuple):
    """One step of a game, in the same four fields in every game.

    Card and zone is a drag, card alone a click on a card, zone alone a click on a place, neither a
    button.
    """

    verb: str
    """The option's name in the rules pages."""
    card: int | None = None
    """The card it takes."""
    zone: str | None = None
    """Where it goes."""
    choice: int | str | None = None
    """What else has to be said."""

    @property
    def the_card(self) -> int:
        """The card of an action that takes one."""
        if self.card is None:
            raise Incomplete(self, "card")
        return self.card

    @property
    def the_zone(self) -> str:
        """The zone of an action that goes somewhere."""
        if self.zone is None:
            raise Incomplete(self, "zone")
        return self.zone

    @property
    def the_number(self) -> int:
        """The choice of an action that says a number."""
        if not isinstance(self.choice, int):
            raise Incomplete(self, "number")
        return self.choice

    @property
    def the_word(self) -> str:
        """The choice of an action that says a word."""
        if not isinstance(self.choice, str):
            raise Incomplete(self, "word")
        return self.choice


class Decision(NamedTuple):
    """Somebody has to choose; plain data, so that it can wait on the stack of a State.

    On that stack the same shape also stands for a step that needs nobody's choice.
    """

    player: int
    name: str
    """The decision's name in the rules pages."""
    about: int | str | tuple[int, ...] | None = None
    """What the question is about, where the name alone does not say it."""

    @property
    def number(self) -> int:
        """The card, place, player or count that the question is about."""
        if not isinstance(self.about, int):
            raise Incomplete(self, "number")
        return self.about

    @property
    def numbers(self) -> tuple[int, ...]:
        """The cards or kinds that the question is about."""
        if not isinstance(self.about, tuple):
            raise Incomplete(self, "numbers")
        return self.about


class Incomplete(ValueError):
    """An action or a decision was asked for a part that it does not have."""

    def __init__(self, asked: Action | Decision, part: str) -> None:
        super().__init__(f"{asked!r} has no {part}")


class IllegalAction(ValueError):
    """The action is none of those that `legal()` lists; nothing was changed."""

    def __init__(self, action: Action, decision: Decision | None) -> None:
        if decision is None:
            super().__init__(f"{_words(action)} is not possible: the game is over")
        else:
            super().__init__(
                f"{_words(action)} is not possible while player {decision.player} "
                f"decides {decision.name!r}"
            )
        self.action = action
        self.decision = decision


def _words(action: Action) -> str:
    return " ".join(str(part) for part in action if part is not None)
