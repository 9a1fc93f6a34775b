"""Joins a match with the table and the panel: asks people and bots, and shows what follows."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from fairytable.app.play.partners import Bots, PlayPanel
from fairytable.app.play.phase import Phase, Playing, Pretending, Replaying, TurnEnding, Watching
from fairytable.app.play.private_notes import PrivateNotes
from fairytable.app.play.story import Story
from fairytable.app.play.undo_path import UndoPath
from fairytable.app.translation import Language
from fairytable.engine import Action, Event, State
from fairytable.games import staging_of
from fairytable.match import Match, Undo
from fairytable.stage.staging import (
    Back,
    Lead,
    Line,
    Person,
    PutDown,
    Stage,
    Staging,
    seen_on,
)
from fairytable.storage.settings import Settings
from fairytable.table.card_table import CardTable
from fairytable.table.motion import SPEEDS
from fairytable.table.offers import Opened, gestures

PACE_MS = {"slow": 1400, "normal": 700, "fast": 250, "instant": 0}
CLOSE_MS = {"slow": 1200, "normal": 800, "fast": 400, "instant": 0}
"""How long a person still sees the own cards after the turn, where several share the machine."""
FORCED_MS = 600
DEADLINE_MS = 3000


class NotStaged(Exception):
    """The game has rules but no table yet."""

    def __init__(self, game: str) -> None:
        super().__init__(f"“{game}” cannot be played on the table yet: only simulated.")


class Controller(QObject):
    """The model changes first: an action is played on the match, then everything is shown."""

    curtain_wanted = Signal(int)
    """The machine has to change hands: everything private is hidden until this player is ready."""
    over = Signal()
    """The match has ended."""
    shown = Signal()
    """Something else is on the table than before."""

    def __init__(
        self,
        table: CardTable,
        panel: PlayPanel,
        bots: Bots,
        language: Language,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.table, self.panel, self.bots = table, panel, bots
        self.language = language
        self.match: Match | None = None
        self.bottom = 0
        """Whose seat is at the lower edge."""
        self.curtain = False
        self._phase: Phase = Playing()
        self._staging: Staging | None = None
        self._story: Story | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._after_pause: Callable[[], None] | None = None
        self._pause.timeout.connect(self._go_on)
        self._undo_path: UndoPath | None = None
        self._private_notes: PrivateNotes | None = None
        self.use(settings)
        table.chosen.connect(self.choose)
        table.raised.connect(panel.lift)
        table.told.connect(panel.follow)
        table.caught_up.connect(panel.catch_up)
        table.noted.connect(self._note)
        panel.chosen.connect(self.choose)
        bots.chosen.connect(self._bot_chose)
        table.settled.connect(self._settled)
        language.changed.connect(self._speak)

    def _speak(self) -> None:
        """Say everything in another language."""
        if self._story is not None:
            self._story.forget_words()
        self.show()

    def use(self, settings: Settings) -> None:
        """Follow these settings from now on."""
        self.settings = settings
        self.table.motion.speed = SPEEDS[settings.animation]

    # Beginning

    def begin(self, match: Match) -> None:
        """Put a match on the table, wherever it stands."""
        staging = staging_of(match.game.id)
        if staging is None:
            raise NotStaged(match.game.id)
        self.stop()
        self.match, self._staging, self._story = match, staging, Story(match)
        humans = self._humans()
        self.bottom = humans[0] if humans else 0
        self.curtain = False
        self._phase = Playing()
        self._undo_path = UndoPath(match, staging.openers())
        self._private_notes = PrivateNotes(match)
        self._ask(deal=match.cursor == 0)

    @property
    def watching(self) -> bool:
        """Whether the match is only looked at."""
        return isinstance(self._phase, Watching)

    def stop(self) -> None:
        """Leave the table: nobody thinks and nothing is pending any more."""
        self._wait_for_nothing()
        self.bots.cancel()
        self.table.finish()
        if not self.watching:
            self._phase = Playing()

    def _humans(self) -> list[int]:
        assert self.match is not None
        return [p for p, seat in enumerate(self.match.seats) if seat.kind == "human"]

    # Playing

    def choose(self, wish: Action | Back | Lead | PutDown) -> None:
        """A person asks for something; what is not legal for the person now is ignored."""
        if self.match is None or not self._is_asked():
            return
        if isinstance(wish, Back):
            self.go_back(wish)
        elif isinstance(wish, Lead):
            self._lead(wish.verb)
        elif isinstance(wish, PutDown):
            self.table.put_back()
        elif isinstance(wish, Opened):
            if wish.opener in self.match.state.legal():
                self._play(wish.opener, Action(*wish))
        elif wish in self.match.state.legal():
            self._play(wish)

    def _is_asked(self) -> bool:
        """Whether the person at the bottom has to decide now."""
        if self.match is None or self.curtain or not isinstance(self._phase, Playing):
            return False
        seat = self.match.deciding
        return seat is not None and seat.kind == "human" and self._decider() == self.bottom

    def _bot_chose(self, action: Action) -> None:
        if self.match is None or self.match.deciding is None or self._staging is None:
            return
        before = self.match.state
        if self.match.deciding.kind == "bot" and action in before.legal():
            after = before.clone()
            after.apply(action)
            left_out = self._staging.left_out(before, action, after)
            self._phase = Playing() if left_out is None else Pretending(left_out)
            self._play(action)

    def _play(self, action: Action, then: Action | None = None) -> None:
        """Play an action, or one that only opens the way for another together with it."""
        assert self.match is not None
        assert self._story is not None
        assert self._undo_path is not None
        self._wait_for_nothing()
        self._undo_path.forget_from(self.match.cursor)
        events = self._story.play(action)
        if then is not None:
            self._undo_path.pass_by()
            events = [*events, *self._story.play(then)]
        self._ask(events)

    def _lead(self, verb: str) -> None:
        """Put the keyboard onto the first thing that an action of this verb needs."""
        things = self.table.offers.first(verb)
        first = next((thing for thing in self.table.keys.reachable() if thing in things), None)
        if first is not None:
            self.table.setFocus()
            self.table.keys.set_focus(first)

    def _decider(self) -> int | None:
        assert self.match is not None
        decision = self.match.decision
        return None if decision is None else decision.player

    def _ask(self, events: Sequence[Event] = (), *, deal: bool = False) -> None:
        """Show the position, and see to it that whoever has to decide is asked."""
        assert self.match is not None
        decider, seat = self._decider(), self.match.deciding
        humans = self._humans()
        if self._stays_open(events):
            self._phase = TurnEnding()
        elif decider is None or seat is None:
            self.curtain = False
        elif seat.kind == "human" and len(humans) == 1:
            self.bottom, self.curtain = decider, False
        elif seat.kind == "human":
            self.curtain = self.curtain or decider != self.bottom or self.match.cursor == 0
        elif len(humans) > 1:
            self.curtain = True  # while bots play nobody's secrets lie open
        self.show(events, deal=deal)

    def _stays_open(self, events: Sequence[Event]) -> bool:
        """Whether a person who shares the machine has just ended a turn and may look once more."""
        if not events or self.curtain or not CLOSE_MS[self.settings.bot_pace]:
            return False
        return len(self._humans()) > 1 and self._decider() not in (None, self.bottom)

    def _play_on(self) -> None:
        """What was shown for a moment has been seen."""
        self._phase = Playing()
        self._ask()

    def show(self, events: Sequence[Event] = (), *, deal: bool = False) -> None:
        """Show the present position again; events tell what has just happened."""
        if self.match is None or self._staging is None or self._story is None:
            return
        phase = self._phase
        if isinstance(phase, Watching):
            self.watch(phase.index, phase.viewer)
            return
        state = phase.shown if isinstance(phase, Pretending) else self.match.state
        stage = self.stage(state)
        lines = self._story.lines(self._staging, stage)
        stage = stage._replace(story=tuple(lines))
        legal = self._offered(state)
        more = gestures(self._staging, state, legal)
        seen = seen_on(stage, events)
        self.table.present(self._staging, stage, legal, seen, deal=deal, more=more)
        self._proclaim(seen, stage)
        self._tell_panel(stage, legal, lines)
        self.shown.emit()

    def _tell_panel(self, stage: Stage, legal: Sequence[Action], lines: Sequence[Line]) -> None:
        """Let the panel show a position, when the table has told how it came to it."""
        assert self._staging is not None
        self.panel.expect(self._staging, stage, legal, lines)
        if not self.table.behind:
            self.panel.catch_up()

    def _proclaim(self, events: Sequence[Event], stage: Stage) -> None:
        """Show on the table what nobody should miss of what the viewer has seen."""
        assert self._staging is not None
        lines = [self._staging.line(event, stage) for event in events]
        notices = [line for line in lines if line is not None and line.notice]
        if notices and not self.table.telling:
            text = " · ".join(line.text for line in notices)
            self.table.proclaim(text, [zone for line in notices for zone in line.zones])

    def _offered(self, state: State) -> list[Action]:
        """What the person at the bottom may do now."""
        return state.legal() if self._is_asked() else []

    def stage(self, state: State) -> Stage:
        """A position as it is shown to the person at the bottom."""
        assert self.match is not None
        over = state.decision is None
        people = [Person(s.name, s.colour, s.kind == "human") for s in self.match.seats]
        size = self.table.viewport().size()
        return Stage(
            state.view(self.bottom),
            size.width(),
            size.height(),
            people,
            self.bottom,
            self.language.say_for(self.match.game.id),
            shared=len(self._humans()) > 1,
            curtain=self.curtain,
            winners=tuple(state.winners()) if over else (),
            scores=tuple(score[0] for score in state.scores()) if over else (),
            counting=self.settings.cards_left,
            notes=self._notes(),
        )

    def _notes(self) -> dict[str, str]:
        """What the person at the bottom has noted, if it is that person who looks."""
        if self._private_notes is None or self.curtain or self.watching:
            return {}
        return dict(self._private_notes.notes(self.bottom))

    # Watching

    def watch(self, index: int, viewer: int | None, *, forward: bool = False) -> None:
        """Show any position of the match as this player saw it, or openly; nothing is asked."""
        if self.match is None or self._staging is None or self._story is None:
            return
        self._wait_for_nothing()
        self.bots.cancel()
        self._phase = Watching(index, viewer)
        self.bottom, self.curtain = viewer or 0, False
        state = self.match.position(index)
        stage = self.stage(state)
        people = [person._replace(human=False) for person in stage.people]  # nobody is asked
        stage = stage._replace(view=state.view(viewer), shared=False, people=people)
        events = self._story.events(index - 1) if forward and index else ()
        lines = self._story.lines(self._staging, stage, index)
        stage = stage._replace(story=tuple(lines))
        self.table.present(self._staging, stage, (), seen_on(stage, events))
        self._tell_panel(stage, (), lines)
        self.shown.emit()

    # What happens by itself

    def _settled(self) -> None:
        """The cards lie still: now the next one is asked."""
        if self.match is None or self._pause.isActive():
            return
        pace = self.settings.bot_pace
        match self._phase:
            case Replaying():
                self._wait(PACE_MS[pace], self._replay_step)
            case TurnEnding():
                self._wait(CLOSE_MS[pace], self._play_on)
            case Pretending():
                self._wait(PACE_MS[pace], self._play_on)
            case Playing():
                self._ask_next(self.match)

    def _ask_next(self, match: Match) -> None:
        """Ask whoever has to decide, or tell that nobody has."""
        seat = match.deciding
        if seat is None:
            self.over.emit()
        elif seat.kind == "bot":
            self._wait(PACE_MS[self.settings.bot_pace], self._ask_bot)
        elif self.curtain:
            self.curtain_wanted.emit(self._decider())
        else:
            self._greet()
            if self.settings.play_forced and self._forced():
                self._wait(FORCED_MS, self._play_forced)

    def _greet(self) -> None:
        """Show a person what only that person may know, before the first decision."""
        assert self.match is not None
        assert self._staging is not None
        if self._private_notes is None or not self._private_notes.greet(self.bottom):
            return
        greeting = self._staging.greeting(self.stage(self.match.state))
        if greeting is not None and self.table.motion.speed:
            self.table.greet(*greeting)

    def _note(self, zone: str, sign: str) -> None:
        """The person at the bottom puts a sign on a place, for the own eyes only."""
        if self._private_notes is not None and not self.curtain and not self.watching:
            self._private_notes.note(self.bottom, zone, sign)
            self.table.annotate(self._notes())

    def _wait(self, ms: int, then: Callable[[], None]) -> None:
        self._after_pause = then
        self._pause.start(ms)

    def _wait_for_nothing(self) -> None:
        self._pause.stop()
        self._after_pause = None

    def _go_on(self) -> None:
        then, self._after_pause = self._after_pause, None
        if then is not None:
            then()

    def _ask_bot(self) -> None:
        if self.match is not None:
            self.bots.ask(self.match, DEADLINE_MS)

    def _forced(self) -> bool:
        assert self.match is not None
        assert self._staging is not None
        return self._staging.forced(self.match.state)

    def _play_forced(self) -> None:
        if self.match is not None and self._forced():
            self._play(self.match.state.legal()[0])

    # The curtain

    def ready(self) -> None:
        """The person whom the curtain names sits at the machine."""
        decider = None if self.match is None else self._decider()
        if not self.curtain or decider is None:
            return
        self.bottom, self.curtain = decider, False
        self.show()

    # Going back

    def can_undo(self) -> Undo | None:
        """The way back to the last decision of a person, if it may be gone."""
        if self.match is None:
            return None
        undo = self.match.can_undo()
        return None if self.settings.undo == "forbid" and self.reveals(undo) else undo

    def reveals(self, undo: Undo | None) -> bool:
        """Whether this way back leads behind something that people have newly seen."""
        if self.match is None or undo is None:
            return False
        return self.match.reveals(undo) and not self._offers_back()

    def _offers_back(self) -> bool:
        """Whether the game itself offers to take the last step back: it has shown nothing."""
        if not self._is_asked() or self.match is None or self._staging is None:
            return False
        buttons = self._staging.prompt(self.stage(self.match.state)).buttons
        return any(isinstance(b.action, Back) and not b.why for b in buttons)

    def undo(self) -> None:
        if self.match is None or self._undo_path is None or self.can_undo() is None:
            return
        if self._offers_back():
            self.go_back(Back())
            return
        self.stop()
        if self.settings.undo == "mark":
            self.match.take_back()
        else:
            self.match.undo_to()
        self._undo_path.leave_passed(-1)
        self._ask()

    def redo(self) -> None:
        if self.match is None or self._undo_path is None or self.match.can_redo() is None:
            return
        self.stop()
        self.match.redo_to()
        self._undo_path.leave_passed(1)
        self._ask()

    def go_back(self, back: Back) -> None:
        """Take back what the player has just done, where the game offers it: nothing was seen."""
        index = None if self._undo_path is None else self._undo_path.to(back.decision)
        if self.match is None or index is None:
            return
        self.stop()
        self.match.go_to(index)
        self._ask()

    def replay_last_turn(self) -> None:
        """Show once more what happened since this person's last decision but one."""
        if self.match is None or self.curtain or self.watching or self.match.cursor == 0:
            return
        self.stop()
        undo = self.match.can_undo(self.bottom)
        start = undo.index if undo is not None else max(0, self.match.cursor - 10)
        self._phase = Replaying(tuple(range(start, self.match.cursor)))
        self._show_past(start, ())

    def _replay_step(self) -> None:
        assert self._story is not None
        assert isinstance(self._phase, Replaying)
        step, *left = self._phase.steps
        if left:
            self._phase = Replaying(tuple(left))
            self._show_past(step + 1, self._story.events(step))
        else:
            self._phase = Playing()
            self.show(self._story.events(step))

    def _show_past(self, index: int, events: Sequence[Event]) -> None:
        assert self.match is not None
        assert self._staging is not None
        stage = self.stage(self.match.position(index))
        self.table.present(self._staging, stage, (), seen_on(stage, events))
