"""How an action is asked for by hand: what is picked up, and where it is put down. No Qt.

A game says it once for each action. Mouse, keyboard, hints and the list of actions read the same.
"""

from typing import Literal, NamedTuple, TypeAlias

from fairytable.engine.action import Action


class PawnKey(NamedTuple):
    """A pawn of the picture, as something that can be picked up."""

    key: str


Piece: TypeAlias = int | PawnKey
"""What can be picked up: a card or a pawn."""
Target: TypeAlias = int | str
"""What something can be put on, or what is clicked by itself: a card or the zone of a place."""
Thing: TypeAlias = Piece | Target
"""What the keyboard can stand on."""


class Confirmation(NamedTuple):
    """What is asked beside the target before a gesture is done, where a click should not do it."""

    text: str
    yes: str
    """What the button says that does it."""


class Gesture(NamedTuple):
    """One way to an action: a piece put onto a target, or one of the two chosen by itself."""

    piece: Piece | None = None
    """A piece without a target is raised by a first click and chosen by a second one."""
    target: Target | None = None
    """A target without a piece is clicked, and that is all."""
    lit: Literal["at rest", "once lifted", "never"] = "at rest"
    """When it is shown that this can be done: piece and target glow, only the target does while the
    piece is held, or neither: it is understood all the same."""
    question: Confirmation | None = None


class Journey(NamedTuple):
    """One gesture for several actions, one after the other."""

    gesture: Gesture
    actions: tuple[Action, ...]


def natural(action: Action) -> tuple[Gesture, ...]:
    """Card and place are a drag, one of them alone is a click, neither is a button."""
    if action.card is None and action.zone is None:
        return ()
    return (Gesture(action.card, action.zone),)


def doors(action: Action, *targets: Target) -> tuple[Gesture, ...]:
    """The natural way, and further targets that are understood although they do not glow."""
    piece = action.card
    return (*natural(action), *(Gesture(piece, target, "never") for target in targets))
