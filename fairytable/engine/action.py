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


class Decision(NamedTuple):
    """Somebody has to choose; plain data, so that it can wait on the stack of a State.

    On that stack the same shape also stands for a step that needs nobody's choice.
    """

    player: int
    name: str
    """The decision's name in the rules pages."""
    about: int | str | tuple[int, ...] | None = None
    """What the question is about, where the name alone does not say it."""


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
