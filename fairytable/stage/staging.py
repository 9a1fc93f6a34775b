"""What a game tells the table besides its rules: where things lie, how cards look, what is said.

All of it is plain data and words; the window draws and speaks it. A game without a staging can be
simulated but not yet be played on the table.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol

from fairytable.engine.action import Action, Decision
from fairytable.engine.events import Event, Said
from fairytable.engine.game import State, TableView
from fairytable.engine.table import CardView
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.beats import Beat, in_groups
from fairytable.stage.fans import Fan
from fairytable.stage.gestures import Gesture, Journey, natural
from fairytable.stage.look import BackLook, Look
from fairytable.stage.picture import Picture
from fairytable.stage.privacy import Privacy
from fairytable.stage.prompts import Back as Back
from fairytable.stage.prompts import Bubble as Bubble
from fairytable.stage.prompts import Button as Button
from fairytable.stage.prompts import Lead as Lead
from fairytable.stage.prompts import Prompt as Prompt
from fairytable.stage.prompts import PutDown as PutDown
from fairytable.stage.prompts import ShowCards as ShowCards
from fairytable.stage.public import public_event
from fairytable.stage.quests import Quest
from fairytable.stage.reckoning import Reckoning
from fairytable.stage.sheets import Ledger, Page, Sheet, Tally
from fairytable.stage.skin import FELT, Skin
from fairytable.stage.supposing import with_card_at
from fairytable.stage.weight import ORDINARY

if TYPE_CHECKING:
    from fairytable.stage.examples import Example

NOT_YOUR_TURN = QT_TRANSLATE_NOOP("app", "It is {name}’s turn to choose.")
NO_NOTES: Mapping[str, str] = MappingProxyType({})


class Translate(Protocol):
    """Gives a source text in the language of the moment, with its fields filled in."""

    def __call__(self, source: str, n: int | None = None, /, **fields: int | str) -> str: ...


class Person(NamedTuple):
    """A player as the table shows one."""

    name: str
    colour: int
    human: bool = True
    portrait: str = ""
    """The drawing of the face; empty for somebody who has none."""


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
    """Nobody is known to look: the view is the public one, of what everybody knows."""
    openly: bool = False
    """Somebody decides all the same, from what everybody knows: the decision is open, or half."""
    preview: Action | None = None
    """Show what this action would bring, before it is done."""
    winners: tuple[int, ...] = ()
    """Who has won, once the game is over."""
    scores: tuple[int, ...] = ()
    """What the score sheet shows for each player then."""
    unfolded: str | None = None
    """What is shown large for a while, because somebody wants to see it better: what its area
    `unfolds`."""
    turned: int = 0
    """From which of its sides the map is looked at, where it has several."""
    lifted: int | None = None
    """The card that the person at the bottom has picked up."""
    counting: bool = True
    """Whether the table counts along: who leads, and the points as they would be now."""
    story: tuple["Line", ...] = ()
    """What the viewer may read of the match so far, oldest first."""
    news: int = 0
    """How many lines of it are older than the last own act of the person at the bottom."""
    notes: Mapping[str, str] = NO_NOTES
    """The signs that the person at the bottom has put on places, for their own eyes only."""

    replayed: bool = False
    """Whether this has already happened: nobody is asked, it is only shown once more."""
    pointed: int | str | None = None
    """The card or place under the pointer or the keyboard, where the game `foretells` of it."""

    @property
    def attended(self) -> bool:
        """Whether the person at the bottom looks: with own eyes, or at what everybody knows."""
        return not self.curtain or self.openly

    @property
    def mine(self) -> bool:
        """Whether the person at the bottom looks and has to decide something now."""
        decision = self.view.decision
        return decision is not None and decision.player == self.bottom and self.attended


class Line(NamedTuple):
    """A line of the log."""

    text: str
    player: int | None = None
    strong: bool = False
    zones: tuple[str, ...] = ()
    """What glows when one points at the line."""
    notice: bool = False
    """Whether it is also shown for a moment on the table, beside its zone."""
    weight: float = ORDINARY
    """How much it matters: what is shown on the table is as large."""


SILENT = Line("")


class Errand(NamedTuple):
    """A pawn goes to a place before cards leave it, and home again after them."""

    pawn: str
    """Its key in the picture."""
    zone: str


def seen_on(stage: Stage, events: Iterable[Event]) -> list[Event]:
    """What happened as it may be told on this stage."""
    seen = (_seen_on(stage, event) for event in events)
    return [event for event in seen if event is not None]


def _seen_on(stage: Stage, event: Event) -> Event | None:
    """An event as it may be told on this stage; behind the curtain only what everybody may know."""
    viewer = stage.view.viewer
    if stage.curtain:
        return public_event(event, len(stage.people))
    if viewer is None:
        return event.openly() if isinstance(event, Said) else event
    return event.seen_by(viewer)


class Staging(ABC):
    """A game's folder speaks to the table through this and nothing else."""

    skin: Skin = FELT
    """What the table and the window around it are made of."""
    signed: ClassVar[bool] = True
    """Whether points are written with their sign, because they may fall below zero."""
    foretells: ClassVar[bool] = False
    """Whether the sheet tells of any card or place that is pointed at, not only of actions."""
    openers: ClassVar[tuple[str, ...]] = ()
    """The verbs of actions that only open a decision and show nothing hidden: a gesture that is
    legal only after one of them is taken for both."""
    answers: ClassVar[tuple[str, ...]] = ()
    """The decisions that only answer whoever decided before and goes on afterwards: that one keeps
    the seat while a bot answers, where people share the screen."""
    legible: ClassVar[tuple[str, ...]] = ()
    """The kinds of places whose cards are read one by one: resting on a known one shows it large,
    and the place says its words only beside them."""
    forced_ms: ClassVar[int] = 600
    """How long it is shown what is going to be played by itself, before it is."""

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
        """What the player to decide is asked; only while somebody decides."""

    def bubble(self, stage: Stage) -> Bubble | None:
        """What is asked at a card, a place or a pawn, where the decision has no natural gesture."""
        return None

    def asked(self, stage: Stage) -> Prompt:
        """The prompt as it is shown: with the buttons of the bubble that it does not have itself,
        so that whoever does not look at the table can answer as well."""
        if stage.view.decision is None:
            return Prompt("")
        prompt, bubble = self.prompt(stage), self.bubble(stage)
        own = [button.action for button in prompt.buttons]
        more = () if bubble is None else [b for b in bubble.buttons if b.action not in own]
        return prompt._replace(buttons=(*more, *prompt.buttons))

    def privacy(self, decision: Decision, stage: Stage) -> Privacy:
        """How much of their own cards somebody has to see for this decision, where several people
        share the screen; the stage is what everybody knows. What may be done in a decision that
        is open or half must not depend on hidden cards."""
        return "full"

    def refusal(self, stage: Stage, card: int | None, zone: str | None) -> str:
        """What is said to somebody who tries this in vain; empty where it goes without saying."""
        if stage.view.decision is None:
            return ""
        return _not_your_turn(stage) or self.reason(stage, card, zone)

    def pawn_refusal(self, stage: Stage, pawn: str, zone: str | None) -> str:
        """The same for a pawn."""
        if stage.view.decision is None:
            return ""
        return _not_your_turn(stage) or self.pawn_reason(stage, pawn, zone)

    @abstractmethod
    def reason(self, stage: Stage, card: int | None, zone: str | None) -> str:
        """Why whoever decides cannot bring this card there, or click this place, in a sentence."""

    def pawn_reason(self, stage: Stage, pawn: str, zone: str | None) -> str:
        """Why this pawn cannot go there, in one sentence; for games whose pawns are moved."""
        return ""

    @abstractmethod
    def line(self, said: Said, stage: Stage) -> Line:
        """What the log makes of something said; without words if it is silent."""

    @abstractmethod
    def describe(self, action: Action, stage: Stage) -> str:
        """A legal action in words, for the list of actions and screen readers."""

    @abstractmethod
    def card_name(self, card: int, stage: Stage) -> str:
        """A card as a screen reader says it."""

    @abstractmethod
    def sheet(self, stage: Stage) -> Sheet:
        """The running score sheet; with a preview, as it would be then."""

    def quest(self, stage: Stage) -> Quest | None:
        """Who the person at the bottom is, and what wins; None where the stage does not know it."""
        return None

    @abstractmethod
    def ledger(self, stage: Stage) -> Ledger:
        """How the scores came about, for the end page."""

    def reckoning(self, stage: Stage) -> Reckoning:
        """What is counted before everybody's eyes when a game is over; the view is the open one."""
        return Reckoning()

    def turn(self, facts: NamedTuple) -> object:
        """What is another thing as soon as another turn begins: most often, who is on turn."""
        return getattr(facts, "player", None)

    @property
    def feat_name(self) -> str:
        """What the game's own record is called; empty if it has none."""
        return ""

    def feat(self, player: int, view: TableView) -> int:
        """What the statistics keep for the game's own record, if it has one: see `feat_name`; the
        view is the open one."""
        return 0

    def victory(self, stage: Stage) -> str:
        """Who has won and by what, in a few words, where points would say too little; empty for the
        general sentence."""
        return ""

    def held(self, player: int, view: TableView) -> tuple[CardView, ...]:
        """The cards that a player still held hidden when all was over; the view is the open one."""
        return by_face(view.zones.get(f"hand.{player}", ()))

    def ends_game(self, decision: Decision) -> bool:
        """Whether one of several games of a match has just ended where this is asked."""
        return False

    def tally(self, ends: Sequence[Stage]) -> Tally | None:
        """The games of a match, each as it ended, for the end page; None if there is only one."""
        return None

    def tell(self, zone: str, stage: Stage) -> str:
        """What a place says when the pointer rests on it, in a few lines; empty if nothing."""
        return ""

    def fan(self, zone: str, stage: Stage) -> Fan | None:
        """The cards of a pile that are shown side by side when the pointer rests on it; None if it
        is seen like any other place."""
        return None

    def chapter(self, decision: str) -> str:
        """The heading of the rules page that fits a decision; empty for its beginning."""
        return ""

    def example(self, name: str) -> "Example":
        """The position that the rules call by this name: `![caption](position:name)`."""
        raise KeyError(name)

    def pages(self, stage: Stage) -> tuple[Page, ...]:
        """The game's own tabs."""
        return ()

    def meanwhile(self, stage: Stage) -> str:
        """What the others read while somebody decides, and only then; empty for the general
        sentence."""
        return ""

    def gestures(
        self, action: Action, stage: Stage, opener: Action | None = None
    ) -> tuple[Gesture, ...]:
        """The ways by hand to an action; with an opener, to both at once."""
        return natural(action)

    def journeys(self, stage: Stage) -> Sequence[Journey]:
        """Gestures that mean several actions of the person who decides, one after the other; none
        of them shows anything hidden."""
        return ()

    def supposed(self, stage: Stage, action: Action, card: int, zone: str) -> TableView | None:
        """The view if this card, that the action takes or that is held for it, already lay at this
        place; None where nothing is laid down. It is only drawn, as a ghost."""
        return with_card_at(stage.view, card, zone)

    def errands(self, events: Sequence[Event]) -> tuple[Errand, ...]:
        """Who fetches the cards that these events moved."""
        return ()

    def beats(self, events: Sequence[Event], before: Stage, after: Stage) -> Sequence[Beat]:
        """How an action is told: the parts of what it did, one after the other. The events are
        those that may be seen on this stage."""
        return in_groups(events)

    def greeting(self, stage: Stage) -> tuple[int, str] | None:
        """A card that a person is shown large before their own first decision, and what is said of
        it; None if there is none."""
        return None

    def left_out(self, before: State, action: Action, after: State) -> State | None:
        """The position as the others would see it, if a question had been asked that something
        hidden made needless: they wait as if it had been."""
        return None

    def forced(self, state: State) -> bool:
        """Whether the only legal action may be played by itself, if the player wishes so."""
        return False


def _not_your_turn(stage: Stage) -> str:
    """What is told to somebody who has nothing to decide."""
    decision = stage.view.decision
    if decision is None or decision.player == stage.bottom:
        return ""
    return stage.say(NOT_YOUR_TURN, name=stage.people[decision.player].name)


def lines_of(staging: Staging, events: Iterable[Event], stage: Stage) -> list[Line]:
    """What the log says of what happened; events without words are silent."""
    told = [staging.line(event, stage) for event in events if isinstance(event, Said)]
    return [line for line in told if line.text]


def by_face(cards: Sequence[CardView]) -> tuple[CardView, ...]:
    """Cards whose faces are known, equal ones side by side."""
    known = [(card.face, card) for card in cards if card.face is not None]
    return tuple(card for _, card in sorted(known, key=lambda pair: pair[0]))
