"""Asks the bots' process for decisions, and keeps the game going when that process fails."""

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, SignalInstance

from fairytable.bots.advice import Advice
from fairytable.bots.worker import (
    Answer,
    ChildEnd,
    Gone,
    Looking,
    Message,
    Question,
    Ready,
    Request,
    Reviewed,
    ReviewRequest,
    Trouble,
    Worker,
    serve,
    stand_in,
)
from fairytable.engine import Action, State
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match

log = logging.getLogger(__name__)

STARTED_AGAIN = QT_TRANSLATE_NOOP("app", "The computer player stopped and was restarted.")
STOOD_IN = QT_TRANSLATE_NOOP(
    "app", "The computer player did not respond, so a simpler one made this move."
)

GRACE_MS = 2_000
"""How much longer than its deadline a bot may take, because the machine has other work."""
START_MS = 15_000
"""How long the process may take to start; a first start on a slow disk takes seconds."""
TRIES = 2
LATER_MS = 60_000
"""How long after a start that failed the process is tried again."""


class _Asked(NamedTuple):
    """The decision that is waited for."""

    match: Match
    state: State
    request: Question
    patience_ms: int


def _pass_on(heard: SignalInstance, number: int, message: Message) -> None:
    """From a worker's thread; who has gone with the program hears no more."""
    with suppress(RuntimeError):
        heard.emit(number, message)


class BotPlayer(QObject):
    """Decides for the bots of a match, one decision at a time; the window never waits.

    To be cancelled when a step is undone or another match is loaded.
    """

    chosen = Signal(object)
    """The Action that answers the newest request; never emitted from inside `ask`."""
    advised = Signal(object)
    """The Advice of a bot to a person who asked for it."""
    looking = Signal(object)
    """How far the looking back at a match is: a Looked."""
    reviewed = Signal(object)
    """What was found by it: a Review, or None if nobody could look."""
    troubled = Signal(str)
    """A source text that says what went wrong; the answer comes all the same."""

    _heard = Signal(int, object)
    """Which of the workers said what: leads from its thread to the main thread."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        main: Callable[[ChildEnd], None] = serve,
        grace_ms: int = GRACE_MS,
    ) -> None:
        """`main` is what the process does."""
        super().__init__(parent)
        self._main = main
        self._grace_ms = grace_ms
        self._ids = count(1)
        self._worker: Worker | None = None
        self._workers = 0
        """How many were started: the number of the present one."""
        self._ready = False
        self._asked: _Asked | None = None
        self._failures = 0
        """How often the present request has failed."""
        self._false_starts = 0
        """How many processes in a row have ended before they were ready."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._lose_patience)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER_MS)
        self._later.timeout.connect(self.start)
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    # What the window asks for

    def start(self) -> None:
        """Start the process if it does not run: best while the menu shows, so that nobody waits.

        `ask` starts it too, but gives up on processes that never get ready; this tries anew.
        """
        self._false_starts = 0
        self._start_worker()

    def ask(self, match: Match, deadline_ms: int) -> None:
        """Have the bot decide whose turn it is; GameOver or NotABot if there is none.

        What was asked before is cancelled. `chosen` tells the answer.
        """
        self._put(match, Request.of(match, next(self._ids)), deadline_ms)

    def advise(self, match: Match, deadline_ms: int) -> None:
        """Have a bot think for the person whose turn it is; GameOver if there is none.

        `advised` tells the answer, unless something else is asked before.
        """
        self._put(match, Request.of(match, next(self._ids), advice=True), deadline_ms)

    def review(self, match: Match, first: int, deadline_ms: int) -> None:
        """Have the decisions of all people looked back at, from a step on.

        `looking` and `reviewed` tell what comes of it, unless something else is asked before; the
        deadline is for one decision.
        """
        self._put(match, ReviewRequest.of(match, next(self._ids), first), deadline_ms)

    @property
    def looks_back(self) -> bool:
        """Whether a match is being looked back at."""
        return self._asked is not None and isinstance(self._asked.request, ReviewRequest)

    def _put(self, match: Match, request: Question, deadline_ms: int) -> None:
        patience = deadline_ms + self._grace_ms
        self._asked = _Asked(match, match.state, request, patience)
        self._failures = 0
        self._send(self._asked)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        if self._asked is None:
            return
        self._forget()
        if self._worker is not None and self._ready:
            self._worker.cancel()

    def close(self) -> None:
        """End the process at once; the application does it when it quits."""
        self._later.stop()
        self._forget()
        self._end_worker()

    # The process

    def _start_worker(self) -> None:
        if self._worker is not None or self._false_starts >= TRIES:
            return
        self._workers += 1
        try:
            self._worker = Worker(partial(_pass_on, self._heard, self._workers), self._main)
        except OSError:
            log.exception("The bots' process cannot be started")

    def _end_worker(self) -> None:
        worker, self._worker = self._worker, None
        self._ready = False
        if worker is not None:
            worker.end()

    # Questions and answers

    def _send(self, asked: _Asked) -> None:
        self._start_worker()
        if self._worker is None:
            self._patience.start(0)
        elif self._ready:
            self._worker.ask(asked.request)
            self._patience.start(asked.patience_ms)
        else:  # sent when it says Ready: a pipe that nobody reads could keep the window waiting
            self._patience.start(START_MS)

    def _hear(self, worker: int, message: Message) -> None:
        if worker != self._workers or self._worker is None:
            return
        asked = self._asked
        match message:
            case Ready():
                self._ready = True
                self._false_starts = 0
                if asked is not None:
                    self._send(asked)
            case Answer(id, action, advice):
                if asked is not None and asked.request.id == id:
                    self._tell(asked, action, advice)
            case Looking(id, looked):
                if asked is not None and asked.request.id == id:
                    self._patience.start(asked.patience_ms)
                    self.looking.emit(looked)
            case Reviewed(id, review):
                if asked is not None and asked.request.id == id:
                    self._forget()
                    self.reviewed.emit(review)
            case Trouble(_, report):
                log.error("A bot failed:\n%s", report)
            case Gone():
                self._fail("The bots' process has ended")

    def _lose_patience(self) -> None:
        self._fail("The bots' process gives no answer")

    def _fail(self, reason: str) -> None:
        """Ask another process once, then decide without one."""
        if not self._ready:
            self._false_starts += 1
        if self._false_starts >= TRIES and not self._later.isActive():
            self._later.start()
        self._end_worker()
        asked = self._asked
        if asked is None:
            log.warning("%s; it will be started when it is needed", reason)
            return
        self._patience.stop()
        self._failures += 1
        log.warning("%s; failure %d of %d", reason, self._failures, TRIES)
        # A machine that lets no process start is not tried again at every decision.
        again = self._failures < TRIES and self._false_starts < TRIES
        if isinstance(asked.request, ReviewRequest):
            self._look_again_or_leave_it(asked, again=again)
            return
        self.troubled.emit(STARTED_AGAIN if again else STOOD_IN)
        if self._asked is not asked:  # whoever heard of the trouble has cancelled it
            return
        if again:
            self._send(asked)
        else:
            action = stand_in(asked.match.game, asked.state, asked.request.bot_seed)
            self._tell(asked, action)

    def _look_again_or_leave_it(self, asked: _Asked, *, again: bool) -> None:
        """Nobody waits for a review: its failing is told to no one but who asked for it."""
        if again:
            self._send(asked)
        else:
            self._forget()
            self.reviewed.emit(None)

    def _tell(self, asked: _Asked, action: Action, advice: Advice | None = None) -> None:
        self._forget()
        request = asked.request
        if asked.match.actions != request.played.actions:  # the match has gone elsewhere
            return
        if isinstance(request, Request) and request.level is None:
            self.advised.emit(advice or Advice(action))
        else:
            self.chosen.emit(action)

    def _forget(self) -> None:
        self._asked = None
        self._patience.stop()
