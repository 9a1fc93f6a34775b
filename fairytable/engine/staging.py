"""What a game tells the table besides its rules: where things lie, how cards look, what is said.

All of it is plain data and words; the window draws and speaks it. A game without a staging can be
simulated but not yet be played on the table.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from fairytable.engine.action import Action
from fairytable.engine.events import Event
from fairytable.engine.game import State, TableView
from fairytable.engine.look import BackLook, Look
from fairytable.engine.picture import Picture


class Translate(Protocol):
    """Gives a source text in the language of the moment, with its fields filled in."""

    def __call__(self, source: str, n: int | None = None, /, **fields: int | str) -> str: ...


class Person(NamedTuple):
    """A player as the table shows one."""

    name: str
    colour: int
    human: bool = True


class Stage(NamedTuple):
    """All that a picture is made from."""

    view: TableView
    width: float
    height: float
    people: Sequence[Person]
    bottom: int
    """Whose seat is at the lower edge."""
    say: Translate
    shared: bool = False
    """Several people share the screen: what is rarely needed lies face down even for its owner."""
    curtain: bool = False
    """Nobody is known to look: everything private is hidden."""
    preview: Action | None = None
    """Show what this action would bring, before it is done."""
    winners: tuple[int, ...] = ()
    """Who has won, once the game is over."""
    scores: tuple[int, ...] = ()
    """What the score sheet shows for each player then."""


class Button(NamedTuple):
    """An action without card and place."""

    action: Action
    text: str
    key: str
    main: bool = False


class Prompt(NamedTuple):
    """What the player to decide reads."""

    text: str
    hint: str = ""
    buttons: tuple[Button, ...] = ()
    """Also those that are not legal now: they are shown dimmed."""


class Line(NamedTuple):
    """A line of the log."""

    text: str
    player: int | None = None
    strong: bool = False
    zones: tuple[str, ...] = ()
    """What glows when one points at the line."""
    notice: bool = False
    """Whether it is also shown for a moment on the table, beside its zone."""


class SheetRow(NamedTuple):
    """A line of the score sheet."""

    label: str
    value: str
    glyph: str = ""
    colour: str = ""
    bar: float | None = None
    """From -1 to 1, drawn around zero."""
    framed: bool = False
    player: int | None = None
    strong: bool = False


class Sheet(NamedTuple):
    """The score sheet at the head of the side panel."""

    title: str
    rows: tuple[SheetRow, ...]
    note: str = ""


class Page(NamedTuple):
    """A tab of the side panel that the game fills: a title and lines, each a row of columns."""

    title: str
    lines: tuple[tuple[str, ...], ...]


class About(NamedTuple):
    """A game as the start page presents it."""

    author: str
    line: str
    """What it is about, in one sentence."""
    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    cover: tuple[int, ...]
    """The faces that stand for it in its picture, the most important last."""


class Ledger(NamedTuple):
    """How the scores of a finished game came about."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    foot: tuple[str, ...] = ()
    note: str = ""


class Staging(ABC):
    """A game's folder speaks to the table through this and nothing else."""

    @abstractmethod
    def title(self, say: Translate) -> str:
        """The name of the game."""

    @abstractmethod
    def arrange(self, stage: Stage) -> Picture:
        """Where everything lies."""

    @abstractmethod
    def look(self, face: int, say: Translate) -> Look:
        """What is printed on a face."""

    @abstractmethod
    def back(self, name: str) -> BackLook:
        """What is printed on a back."""

    @abstractmethod
    def prompt(self, stage: Stage) -> Prompt:
        """What the player to decide is asked."""

    @abstractmethod
    def reason(self, stage: Stage, card: int | None, zone: str | None) -> str:
        """Why this card cannot go there, or this place cannot be clicked, in one sentence."""

    @abstractmethod
    def line(self, event: Event, stage: Stage) -> Line | None:
        """What the log says of an event; None if it is silent."""

    @abstractmethod
    def describe(self, action: Action, stage: Stage) -> str:
        """A legal action in words, for the list of actions and screen readers."""

    @abstractmethod
    def card_name(self, card: int, stage: Stage) -> str:
        """A card as a screen reader says it."""

    @abstractmethod
    def sheet(self, stage: Stage) -> Sheet:
        """The running score sheet."""

    @abstractmethod
    def about(self, say: Translate) -> About:
        """What the start page says of the game."""

    @abstractmethod
    def ledger(self, stage: Stage) -> Ledger:
        """How the scores came about, for the end page."""

    def chapter(self, decision: str) -> str:
        """The heading of the rules page that fits a decision; empty for its beginning."""
        return ""

    def pages(self, stage: Stage) -> tuple[Page, ...]:
        """The game's own tabs."""
        return ()

    def forced(self, state: State) -> bool:
        """Whether the only legal action may be played by itself, if the player wishes so."""
        return False
