"""What whoever decides is asked: the prompt with its buttons, and a bubble at a place. No Qt."""

from typing import NamedTuple

from fairytable.engine.action import Action
from fairytable.stage.gestures import Thing


class Back(NamedTuple):
    """A button that takes back what the same player has just done."""

    decision: str = ""
    """Back to the latest decision of this name; one step if there is none."""


class Lead(NamedTuple):
    """A button that does nothing by itself: the keyboard goes to the first card or place that an
    action of this verb needs."""

    verb: str
    takes: bool = False
    """And picks it up."""


class PutDown(NamedTuple):
    """A button that puts back the card that is picked up."""


class ShowCards(NamedTuple):
    """A button that shows their own cards where they are still hidden, or hides them again."""


class Button(NamedTuple):
    """A choice in words: most often an action without card and place."""

    action: Action | Back | Lead | PutDown | ShowCards
    text: str
    key: str
    """The key that presses it; empty for none."""
    main: bool = False
    why: str = ""
    """Why it cannot be pressed, where it cannot."""
    cap: str = ""
    """The key as it is shown, where its name is another; keys of the table are only shown."""
    note: str = ""
    """What the tooltip adds while it can be pressed."""
    cost: str = ""
    """What pressing it costs, as it is said after the text: "−2 points"."""

    @property
    def words(self) -> str:
        """All that the button says."""
        return f"{self.text}, {self.cost}" if self.cost else self.text


class Prompt(NamedTuple):
    """What the player to decide reads."""

    text: str
    hint: str = ""
    buttons: tuple[Button, ...] = ()
    """Also those that are not legal now: they are shown dimmed."""


class Bubble(NamedTuple):
    """A question that is asked at a card, a place or a pawn as soon as it arises, because no
    gesture would be natural for its answers. It stays until it is answered; gestures that mean
    one of the answers are understood all the same."""

    target: Thing
    """Beside this it is asked."""
    text: str
    """The question; may be empty where the buttons say enough."""
    buttons: tuple[Button, ...]
    """One to four, each with an action of its own; those that are not legal are not shown."""
    by_itself: int = 0
    """Milliseconds after which the first button is pressed by itself, unless somebody holds it or
    wishes that nothing is played so; 0: never."""
    inside: bool = False
    """It is asked upon its target, which is free for it, and is no wider: so it covers nothing."""
    keeps_clear: tuple[Thing, ...] = ()
    """What the answer depends on: it is asked where it covers least of that."""
