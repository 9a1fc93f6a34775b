"""Joins a match with the table and the panel: asks people and bots, and shows what follows."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from fairytable.app.play.by_itself import ByItself
from fairytable.app.play.going_back import GoingBack
from fairytable.app.play.last_turn import LastTurn
from fairytable.app.play.on_table import MatchOnTable, Viewpoint
from fairytable.app.play.pace import CLOSE_MS, DEADLINE_MS, PACE_MS, Pause, Tempo
from fairytable.app.play.partners import Bots, PromptPanel
from fairytable.app.play.phase import (
    Introducing,
    Lingering,
    LookingOn,
    Phase,
    Playing,
    Pretending,
    Replaying,
)
from fairytable.app.translation import Language
from fairytable.engine import Action, Event, State
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.stage.privacy import Privacy
from fairytable.stage.staging import Back, Lead, Line, PutDown, ShowCards, Stage, seen_on
from fairytable.storage.settings import Settings
from fairytable.table.card_table import CardTable
from fairytable.table.offers import Offer, offered

READING = QT_TRANSLATE_NOOP("app", "The game waits until you have read this.")


class Controller(QObject):
    """The model changes first: an action is played on the match, then everything is shown."""

    curtain_wanted = Signal(int)
    """The machine has to change hands: everything private is hidden until this player is ready."""
    over = Signal()
    """The match has ended, or a game of it."""
    introducing = Signal()
    """The person at the bottom reads first who they are and what wins; then `go_on`."""
    asked = Signal(int)
    """All lies still, and this person, who sits at the machine, has to decide."""
    shown = Signal()
    """Something else is on the table than before."""

    def __init__(
        self,
        table: CardTable,
        panel: PromptPanel,
        bots: Bots,
        language: Language,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.table, self.panel, self.bots = table, panel, bots
        self.language = language
        self.played: MatchOnTable | None = None
        self.bottom = 0
        """Whose seat is at the lower edge."""
        self.curtain = False
        self.privacy: Privacy = "full"
        """How much of their own cards the person at the bottom has to see for the decision."""
        self.introduces = False
        """Whether people read who they are before they first decide."""
        self._unasked = False
        """Whether a position is shown that nobody was asked about yet."""
        self.phase: Phase = Playing()
        """What goes on at the table."""
        self.back, self.last_turn = GoingBack(self), LastTurn(self)
        self.by_itself = ByItself(table, self)
        self.by_itself.due.connect(self.choose)
        self._pause, self._tempo = Pause(self), Tempo(table.motion)
        self.use(settings)
        table.hands.chosen.connect(self.choose)
        table.grace.began.connect(panel.hold)
        table.grace.over.connect(panel.wake)
        table.hands.raised.connect(panel.lift)
        table.teller.proclaimed.connect(panel.retell)
        table.teller.told.connect(panel.follow)
        table.teller.caught_up.connect(panel.catch_up)
        table.hands.noted.connect(self._note)
        panel.chosen.connect(self.choose)
        bots.chosen.connect(self._bot_chose)
        table.settled.connect(self._settled, Qt.ConnectionType.QueuedConnection)
        language.changed.connect(self._speak)

    def _speak(self) -> None:
        """Say everything in another language."""
        if self.played is not None:
            self.played.story.forget_words()
        self.show()

    def use(self, settings: Settings) -> None:
        """Follow these settings from now on."""
        self.settings = settings
        self._tempo.use(settings)

    def skip_to_turn(self) -> None:
        """Show nothing of what others do before a person is asked again."""
        if self.played is not None and self.in_turn() is None and not self.watching:
            self._tempo.hurry()
            self.table.finish()
            self._pause.end()

    # Beginning

    def begin(self, match: Match, *, introduce: bool = False) -> None:
        """Play a match, wherever it stands; people may first read who they are."""
        played = self.take(match)
        self.introduces = introduce
        if introduce and len(played.humans) == 1 and played.notes.greet(self.bottom):
            self.phase = Introducing()
        self.turn_to(played, deal=match.cursor == 0)

    def take(self, match: Match) -> MatchOnTable:
        """Put a match on the table, and show nothing of it yet."""
        played = MatchOnTable(match)
        self.stop()
        self.played = played
        self.bottom = played.humans[0] if played.humans else 0
        # Nobody knows yet who sits at the screen, wherever the match stands.
        self.curtain, self.privacy = played.shared, "full"
        self.by_itself.forget()
        self._tempo.relax()
        self.phase = Playing()
        self.table.camera.forget()
        return played

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        return None if self.played is None else self.played.match

    @property
    def watching(self) -> bool:
        """Whether the match is only looked at."""
        return isinstance(self.phase, LookingOn)

    @property
    def replaying(self) -> bool:
        """Whether something is shown that has already happened."""
        return isinstance(self.phase, LookingOn | Replaying)

    def stop(self) -> None:
        """Leave the table: nobody thinks and nothing is pending any more."""
        self._unasked = False
        self._wait_for_nothing()
        self.bots.cancel()
        self.table.finish()
        if not self.watching:
            self.phase = Playing()

    # Playing

    def choose(self, wish: Offer | Action | Back | Lead | PutDown | ShowCards) -> None:
        """A person asks for something; what is not legal for the person now is ignored."""
        played = self.in_turn()
        if played is None:
            return
        legal = played.match.state.legal()
        if isinstance(wish, Back):
            self.back.go_back(wish)
        elif isinstance(wish, Lead):
            self.table.lead(wish)
        elif isinstance(wish, PutDown):
            self.table.leading.give_up()
        elif isinstance(wish, ShowCards):
            self._turn_cards(played)
        elif isinstance(wish, Offer) and wish.first:
            if wish.first[0] in legal:
                self._play(played, *wish.first, wish.action)
        elif isinstance(wish, Offer):
            self.choose(wish.action)
        elif wish in legal:
            self._play(played, wish)

    def in_turn(self) -> MatchOnTable | None:
        """The match, if the person at the bottom has to decide in it now."""
        played = self.played
        hidden = self.curtain and self.privacy == "full"
        if played is None or hidden or not isinstance(self.phase, Playing):
            return None
        return played if played.asks(self.bottom) else None

    def _bot_chose(self, action: Action) -> None:
        played = self.played
        if played is None or played.decider in (None, *played.humans):
            return
        before = played.match.state
        if action in before.legal():
            after = before.clone()
            after.apply(action)
            left_out = played.staging.left_out(before, action, after)
            self.phase = Playing() if left_out is None else Pretending(left_out)
            self._play(played, action)

    def _play(self, played: MatchOnTable, action: Action, *then: Action) -> None:
        """Play an action, or several that one gesture means: nobody is asked between them."""
        self._wait_for_nothing()
        played.undo_path.forget_from(played.match.cursor)
        events = played.story.play(action)
        for following in then:
            played.undo_path.pass_by()
            events = [*events, *played.story.play(following)]
        self.turn_to(played, events)

    def turn_to(
        self, played: MatchOnTable, events: Sequence[Event] = (), *, deal: bool = False
    ) -> None:
        """Show the position, and see to it that whoever has to decide is asked."""
        decider = played.decider
        if self._stays_seated(played, events):
            self.phase = Lingering()
        elif decider is None or played.over:
            self._raise_curtain(played, events)
        elif decider not in played.humans:
            # While bots play nobody's secrets lie open, unless one only answers who goes on.
            self.curtain = self.curtain or (played.shared and not played.answers)
        elif played.shared:
            self._change_seats(played, decider)
        else:
            self.bottom, self.curtain = decider, False
        self.show(events, deal=deal)

    def _raise_curtain(self, played: MatchOnTable, events: Sequence[Event]) -> None:
        """The game is over: what ended it is told openly, from the position before it on."""
        was_down, self.curtain = self.curtain, False
        if was_down and events:
            self.show_past(played, played.match.cursor - 1)

    def _change_seats(self, played: MatchOnTable, decider: int) -> None:
        """One of several people is asked: the curtain falls where another one than before needs
        their own cards; else that one decides before the open table."""
        self.privacy = self._privacy(played)
        if decider == self.bottom and not self.curtain:
            return
        self.curtain = True
        if self.privacy != "full":
            self.bottom = decider

    def _privacy(self, played: MatchOnTable) -> Privacy:
        """How private the decision of the moment is; always fully, if somebody wishes so."""
        return "full" if self.settings.full_curtain else played.privacy(self._viewpoint(played))

    def _stays_seated(self, played: MatchOnTable, events: Sequence[Event]) -> bool:
        """Whether what has just happened is seen from the seat of before: by a person who shares
        the machine, has ended a turn and may look once more; or by all, before the next one is
        asked without a curtain. At the latest when it has been told the curtain falls."""
        if not events or not played.shared or played.decider in (None, self.bottom):
            return False
        if played.answers and not self.curtain:
            return False
        if not self.curtain:
            return bool(self._tempo.waits(CLOSE_MS) or self.table.motion.speed)
        return played.decider in played.humans and self._privacy(played) != "full"

    def _play_on(self, played: MatchOnTable) -> None:
        """What was shown for a moment has been seen."""
        self.phase = Playing()
        self.turn_to(played)

    def show(self, events: Sequence[Event] = (), *, deal: bool = False) -> None:
        """Show the present position again; events tell what has just happened."""
        played, phase = self.played, self.phase
        if played is None:
            return
        if isinstance(phase, LookingOn):
            self.watch(phase.index, phase.viewer)
            return
        state = phase.shown if isinstance(phase, Pretending) else played.match.state
        stage = played.now(state, self._viewpoint(played))
        legal = [] if self.in_turn() is None else state.legal()
        # What is possible after an opener may tell of hidden cards.
        offers = offered(played.staging, stage, legal, None if self.curtain else state)
        seen = seen_on(stage, events)
        self._unasked = True
        trace = played.traces(stage)
        self.table.present(played.staging, stage, offers, seen, deal=deal, traces=trace)
        self._proclaim(played.notices(seen, stage))
        self._tell_panel(played, stage, legal)
        self.shown.emit()

    def _tell_panel(self, played: MatchOnTable, stage: Stage, legal: Sequence[Action] = ()) -> None:
        """Let the panel show a position, when the table has told how it came to it."""
        self.panel.expect(played.staging, stage, legal, stage.story)
        if not self.table.teller.behind:
            self.panel.catch_up()
        if isinstance(self.phase, Introducing):
            self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        """Nobody plays while somebody reads who they are: nothing else is said."""
        self.panel.retell(self.language.say(READING))

    def _proclaim(self, notices: Sequence[Line]) -> None:
        """Show on the table what nobody should miss, unless it says so by itself."""
        if notices and not self.table.teller.speaks:
            text = " · ".join(line.text for line in notices)
            zones = [zone for line in notices for zone in line.zones]
            self.table.speech.proclaim(text, zones, max(line.weight for line in notices))

    def stage(self, state: State) -> Stage:
        """A position as it is shown to the person at the bottom."""
        assert self.played is not None
        return self.played.stage(state, self._viewpoint(self.played))

    def _viewpoint(self, played: MatchOnTable) -> Viewpoint:
        """From where the table is looked at now."""
        size = self.table.viewport().size()
        return Viewpoint(
            bottom=self.bottom,
            curtain=self.curtain,
            width=size.width(),
            height=size.height(),
            say=self.language.say_for(played.match.game.id),
            counting=self.settings.cards_left,
            noted=not self.curtain and not self.watching,
            openly=self.openly,
        )

    # Watching

    def watch(self, index: int, viewer: int | None, *, forward: bool = False) -> None:
        """Show any position of the match as this player saw it, or openly; nothing is asked."""
        played = self.played
        if played is None:
            return
        self._wait_for_nothing()
        self.bots.cancel()
        self.phase = LookingOn(index, viewer)
        self.bottom, self.curtain = viewer or 0, False
        stage = played.watched(index, viewer, self._viewpoint(played))
        events = played.story.events(index - 1) if forward and index else ()
        self.table.present(played.staging, stage, events=seen_on(stage, events))
        self._tell_panel(played, stage)
        self.shown.emit()

    # What happens by itself

    def _settled(self) -> None:
        """The cards lie still: now the next one is asked, once for every showing of a position."""
        played = self.played
        if played is None or not self._unasked or self.table.motion.busy:
            return
        self._unasked = False
        match self.phase:
            case Replaying(steps):
                wait = self._tempo.waits(PACE_MS) if steps else 0
                self._pause.begin(wait, partial(self.last_turn.step, played, steps))
            case Introducing():
                self.introducing.emit()
            case Lingering():
                self._pause.begin(self._tempo.waits(CLOSE_MS), partial(self._play_on, played))
            case Pretending():
                self._pause.begin(self._tempo.waits(PACE_MS), partial(self._play_on, played))
            case Playing():
                self._ask_next(played)

    def _ask_next(self, played: MatchOnTable) -> None:
        """Ask whoever has to decide, or tell that nobody has."""
        decider = played.decider
        if decider is None or decider in played.humans:
            self._tempo.relax()
        if decider is None or played.over:
            self.over.emit()
        elif decider not in played.humans:
            ask = partial(self.bots.ask, played.match, DEADLINE_MS)
            self._pause.begin(self._tempo.waits(PACE_MS), ask)
        elif self.in_turn() is None:
            self.curtain_wanted.emit(decider)
        elif self._greet(played):
            self.introducing.emit()
        else:
            self.asked.emit(decider)
            if self.settings.play_forced:
                self.by_itself.begin(played, self.stage(played.match.state))

    def _greet(self, played: MatchOnTable) -> bool:
        """Show a person what only that person may know, before the first decision; True if that is
        read at leisure first."""
        if self.curtain or not played.notes.greet(self.bottom):
            return False
        if self.introduces:
            self.phase = Introducing()
            self._wait_for_reader()
            return True
        greeting = played.staging.greeting(self.stage(played.match.state))
        if greeting is not None and self.table.motion.speed:
            self.table.speech.greet(*greeting)
        return False

    def go_on(self) -> None:
        """What had to be read was read."""
        if self.played is not None and isinstance(self.phase, Introducing):
            self._play_on(self.played)

    def _note(self, zone: str, sign: str) -> None:
        """The person at the bottom puts a sign on a place, for their own eyes only."""
        if self.played is not None and not self.curtain and not self.watching:
            notes = self.played.notes
            notes.note(self.bottom, zone, sign)
            self.table.annotate(dict(notes.notes(self.bottom)))

    def _wait_for_nothing(self) -> None:
        self._pause.stop()
        self.by_itself.stop()

    # The curtain

    def ready(self) -> None:
        """The person named by the curtain sits at the machine."""
        decider = None if self.played is None else self.played.decider
        if not self.curtain or decider is None:
            return
        self.bottom, self.curtain = decider, False
        self.show()

    @property
    def openly(self) -> bool:
        """Whether somebody decides who does not see their own cards."""
        return self.curtain and self.in_turn() is not None

    @property
    def half(self) -> bool:
        """Whether somebody decides who need not see their own cards, but may."""
        played = self.in_turn()
        return played is not None and played.shared and self.privacy == "half"

    def _turn_cards(self, played: MatchOnTable) -> None:
        """Show their own cards for a decision that does not need them, or hide them again."""
        if played.shared and self.privacy != "full":
            self._wait_for_nothing()
            self.curtain = not self.curtain
            self.show()

    def show_past(self, played: MatchOnTable, index: int, events: Sequence[Event] = ()) -> None:
        """Show a position that was, as the person at the bottom saw it."""
        stage = played.past(index, self._viewpoint(played))
        self._unasked = True
        self.table.present(played.staging, stage, events=seen_on(stage, events))
        self._tell_panel(played, stage)
        self.shown.emit()
