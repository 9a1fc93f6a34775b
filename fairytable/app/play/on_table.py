"""A match on the table: what is remembered of it there, and the stages of its positions."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from fairytable.app.play.private_notes import PrivateNotes
from fairytable.app.play.since import steps_since, traces
from fairytable.app.play.story import Story
from fairytable.app.play.undo_path import UndoPath
from fairytable.bots.characters import CHARACTERS
from fairytable.engine import Event, State
from fairytable.games import staging_of
from fairytable.match import Match, Seat
from fairytable.stage.privacy import Privacy
from fairytable.stage.public import public_view
from fairytable.stage.staging import Back, Line, Person, Stage, Translate, lines_of


class NotStaged(Exception):
    """The game has rules but no table yet."""

    def __init__(self, game: str) -> None:
        super().__init__(f"“{game}” cannot be played on the table yet: only simulated.")


class Viewpoint(NamedTuple):
    """From where, and with which wishes, a position is looked at."""

    bottom: int
    """Whose seat is at the lower edge."""
    curtain: bool
    width: int
    height: int
    say: Translate
    counting: bool
    """Whether cards that are left are counted."""
    noted: bool
    """Whether the person at the bottom sees their own notes."""
    openly: bool = False
    """Whether the person at the bottom decides from what everybody knows."""


class MatchOnTable:
    """One match, from the moment it is laid out until it leaves the table."""

    def __init__(self, match: Match) -> None:
        staging = staging_of(match.game.id)
        if staging is None:
            raise NotStaged(match.game.id)
        self.match, self.staging, self.story = match, staging, Story(match)
        self.undo_path = UndoPath(match, staging.openers)
        self.notes = PrivateNotes(match)
        self.humans = [p for p, seat in enumerate(match.seats) if seat.kind == "human"]

    @property
    def decider(self) -> int | None:
        decision = self.match.decision
        return None if decision is None else decision.player

    @property
    def over(self) -> bool:
        """Whether a game has come to its end: the last one, or one of several of a match."""
        decision = self.match.decision
        return decision is None or self.staging.ends_game(decision)

    @property
    def answers(self) -> bool:
        """Whether a bot only answers something to whoever goes on afterwards."""
        decision = self.match.decision
        is_answer = decision is not None and decision.name in self.staging.answers
        return is_answer and self.decider not in self.humans

    def asks(self, player: int) -> bool:
        """Whether this player, a person, has to decide; the next game of a match anybody at the
        machine may begin, never a bot."""
        if self.decider is None:
            return False
        return self.over or (self.decider == player and player in self.humans)

    @property
    def shared(self) -> bool:
        """Whether several people share the machine."""
        return len(self.humans) > 1

    @cached_property
    def people(self) -> tuple[Person, ...]:
        """Everybody at the table, as it shows them."""
        return tuple(
            Person(seat.name, seat.colour, seat.kind == "human", _portrait(seat))
            for seat in self.match.seats
        )

    def stage(self, state: State, look: Viewpoint) -> Stage:
        """A position as it is shown to the person at the bottom."""
        over = state.decision is None
        return Stage(
            public_view(state) if look.curtain else state.view(look.bottom),
            look.width,
            look.height,
            self.people,
            look.bottom,
            look.say,
            shared=self.shared,
            curtain=look.curtain,
            openly=look.openly,
            winners=tuple(state.winners()) if over else (),
            scores=tuple(score[0] for score in state.scores()) if over else (),
            counting=look.counting,
            notes=dict(self.notes.notes(look.bottom)) if look.noted else {},
        )

    def privacy(self, look: Viewpoint) -> Privacy:
        """How private the decision of the moment is, from what everybody knows of it."""
        stage = self.stage(self.match.state, look._replace(curtain=True, noted=False, openly=False))
        decision = stage.view.decision
        return "full" if decision is None else self.staging.privacy(decision, stage)

    def now(self, state: State, look: Viewpoint) -> Stage:
        """The present position, or one that stands for it, with the story so far. Nothing is news
        behind a curtain: nobody is known to sit there."""
        stage = self.stage(state, look)
        stage = stage._replace(story=tuple(self.story.lines(self.staging, stage)))
        if look.curtain and not look.openly:
            return stage
        old = self.story.lines(self.staging, stage, self._since(stage).start)
        return stage._replace(news=len(old))

    def _since(self, stage: Stage) -> range:
        """The steps since the person at the bottom acted last."""
        return steps_since(self.match, stage.bottom, self.match.cursor)

    def traces(self, stage: Stage) -> Mapping[int, int]:
        """The cards that others have moved since the person at the bottom acted last."""
        return traces(self.match, self.story, stage, self._since(stage))

    def offers_back(self, stage: Stage) -> bool:
        """Whether the game itself offers here to take the last step back."""
        buttons = self.staging.asked(stage).buttons
        return any(isinstance(b.action, Back) and not b.why for b in buttons)

    def notices(self, events: Sequence[Event], stage: Stage) -> list[Line]:
        """What nobody should miss of what the viewer has seen."""
        return [line for line in lines_of(self.staging, events, stage) if line.notice]

    def past(self, index: int, look: Viewpoint) -> Stage:
        """A position that was, as the person at the bottom saw it."""
        stage = self.stage(self.match.position(index), look)._replace(replayed=True)
        return stage._replace(story=tuple(self.story.lines(self.staging, stage, index)))

    def watched(self, index: int, viewer: int | None, look: Viewpoint) -> Stage:
        """Any position as this player saw it, or openly; nobody is asked there."""
        state = self.match.position(index)
        stage = self.stage(state, look)
        people = [person._replace(human=False) for person in stage.people]
        stage = stage._replace(view=state.view(viewer), shared=False, people=people, replayed=True)
        return stage._replace(story=tuple(self.story.lines(self.staging, stage, index)))


def _portrait(seat: Seat) -> str:
    """The drawing of a character's face; empty for people, and for nobody in particular."""
    found = CHARACTERS.get(seat.character or "")
    return "" if found is None else found.portrait
