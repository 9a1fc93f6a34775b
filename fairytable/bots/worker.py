"""Bots think in a process of their own: what the child does, and the parent's hold on it. No Qt.

The two are joined by a pipe. The parent sends requests, or None to cancel; only the newest counts,
and a child that thinks about an older one stops at once. The child ends when the pipe closes, so
that it never outlives its parent, however the parent ends.
"""

import logging
import os
import signal
import sys
import traceback
from _thread import interrupt_main
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from queue import SimpleQueue
from threading import Condition, Thread
from types import FrameType
from typing import TYPE_CHECKING, NamedTuple, Self, TypeAlias

from fairytable.bots.advice import Advice, advise
from fairytable.bots.characters import play_as
from fairytable.bots.review import Looked, Review, positions_of, review
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES
from fairytable.match import GameOver, Match

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

log = logging.getLogger(__name__)


class NotABot(ValueError):
    """A bot is asked to decide for a person."""

    def __init__(self, name: str) -> None:
        super().__init__(f"It is the turn of “{name}”, who is a person: no bot may decide.")
        self.name = name


# What goes through the pipe


class SoFar(NamedTuple):
    """A game as it was played up to a position."""

    game: str
    options: str
    """As JSON."""
    seed: int
    actions: tuple[Action, ...]

    @classmethod
    def of(cls, match: Match) -> Self:
        return cls(match.game.id, match.options.model_dump_json(), match.seed, match.actions)

    def beginning(self) -> State:
        game = GAMES[self.game]
        return game.new(game.options.model_validate_json(self.options), self.seed)


class Request(NamedTuple):
    """A position in which a bot has to decide, told by all that was played before."""

    id: int
    played: SoFar
    level: str | None
    """None: what would be advised to a person?"""
    bot_seed: int
    """Of the bot's own generator."""
    character: str | None = None
    """Who the bot is; None: nobody in particular."""

    @classmethod
    def of(cls, match: Match, number: int, *, advice: bool = False) -> Self:
        """The present decision of a match; GameOver or NotABot if no bot has to decide.

        Advice is given to whoever decides.
        """
        seat = match.deciding
        if seat is None:
            raise GameOver
        level = None if advice else seat.level
        if level is None and not advice:
            raise NotABot(seat.name)
        return cls(
            id=number,
            played=SoFar.of(match),
            level=level,
            bot_seed=_bot_seed(match.seed, match.cursor),
            character=seat.character,
        )


class ReviewRequest(NamedTuple):
    """A game that is to be looked back at, told by its actions."""

    id: int
    played: SoFar
    players: tuple[int, ...]
    """Whose decisions are looked at."""
    first: int
    """The step from which on they are."""
    bot_seed: int

    @classmethod
    def of(cls, match: Match, number: int, first: int = 0) -> Self:
        """What the people of a match have decided so far, from a step on."""
        return cls(
            id=number,
            played=SoFar.of(match),
            players=tuple(p for p, seat in enumerate(match.seats) if seat.kind == "human"),
            first=first,
            bot_seed=_bot_seed(match.seed, match.cursor),
        )


def _bot_seed(seed: int, step: int) -> int:
    """Tells nothing of the game's own generator: a bot must not guess as the cards were dealt."""
    return int.from_bytes(sha256(f"bot {seed} {step}".encode()).digest()[:8], "little")


@dataclass(frozen=True, slots=True)
class Ready:
    """The child has started and takes requests."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot does."""

    id: int
    action: Action
    advice: Advice | None = None
    """Why, if that was asked."""


@dataclass(frozen=True, slots=True)
class Looking:
    """How far the looking back at a game is."""

    id: int
    looked: Looked


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What was found by looking back at a game."""

    id: int
    review: Review


@dataclass(frozen=True, slots=True)
class Trouble:
    """The bot raised an exception; the child ends after telling it."""

    id: int
    report: str


@dataclass(frozen=True, slots=True)
class Gone:
    """The child has ended. It does not say so itself: the parent's thread sees it."""


Message: TypeAlias = Ready | Answer | Looking | Reviewed | Trouble | Gone
Question: TypeAlias = Request | ReviewRequest
ParentEnd: TypeAlias = "Connection[Question | None, Message]"
ChildEnd: TypeAlias = "Connection[Message, Question | None]"


# Deciding


def decide(level: str, game: Game, state: State, seed: int, character: str | None = None) -> Action:
    """What a bot of this level does, which may be a character; the same seed, the same action."""
    return play_as(character, level, game, state, Rng(seed))


def stand_in(game: Game, state: State, seed: int) -> Action:
    """A decision without the child, so that the game goes on: greedy, or else random."""
    try:
        return decide("greedy", game, state, seed)
    except Exception:
        log.exception("The greedy bot cannot stand in; a random action is played")
        return decide("random", game, state, seed)


def _answer(request: Request, state: State) -> Answer:
    game, seed = GAMES[request.played.game], request.bot_seed
    if request.level is None:
        advice = advise(game, state, Rng(seed))
        return Answer(request.id, advice.action, advice)
    return Answer(request.id, decide(request.level, game, state, seed, request.character))


class LastPosition:
    """The position of the last request: the next one usually goes on from there."""

    def __init__(self) -> None:
        self._known: SoFar | None = None
        self._state: State

    def follow(self, request: Request) -> State:
        """The position of a request; only what is new is played, if it is the same game."""
        played, known = request.played, self._known
        done = 0 if known is None else len(known.actions)
        if known is None or played._replace(actions=played.actions[:done]) != known:
            self._state, done = played.beginning(), 0
        self._known = None  # whatever happens until we are there, nobody goes on from there
        for action in played.actions[done:]:
            self._state.apply(action)
        self._known = played
        return self._state


# The child


class _Overtaken(BaseException):
    """There is a newer request, or this one was cancelled; no bot may swallow it."""


class _Thinker:
    """Thinks in the main thread about the newest request, while another thread takes them in."""

    def __init__(self, link: ChildEnd) -> None:
        self._link = link
        self._position = LastPosition()
        self._mail = Condition()
        self._newest: Question | None = None
        self._thinking: Question | None = None
        """What is being thought about; None where nothing may be interrupted."""

    def listen(self) -> None:
        """Take requests in; when the parent has gone, end whatever the main thread does."""
        with suppress(EOFError, OSError):
            while True:
                request = self._link.recv()
                with self._mail:
                    self._newest = request
                    self._mail.notify()
                interrupt_main(signal.SIGINT)
        os._exit(0)

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        """Runs in the main thread. A person's Ctrl+C comes here too, and is the parent's matter."""
        if self._thinking is not None and self._thinking is not self._newest:
            self._thinking = None
            raise _Overtaken

    def work(self) -> None:
        """Answer requests until the process ends."""
        self._link.send(Ready())
        last: Question | None = None
        while True:
            with self._mail:
                while self._newest is None or self._newest is last:
                    self._mail.wait()
                last = self._newest
            try:
                answer = self._think(last)
            except _Overtaken:
                continue
            except Exception as trouble:
                self._link.send(Trouble(last.id, traceback.format_exc()))
                raise SystemExit(1) from trouble
            self._link.send(answer)

    def _think(self, request: Question) -> Answer | Reviewed:
        if isinstance(request, ReviewRequest):
            return self._look_back(request)
        state = self._position.follow(request)  # never left half changed: not interrupted
        self._thinking = request
        try:
            self._look_up(request)
            return _answer(request, state)
        finally:
            self._thinking = None

    def _look_back(self, request: ReviewRequest) -> Reviewed:
        game, actions = GAMES[request.played.game], request.played.actions
        positions = positions_of(request.played.beginning(), actions)
        steps = range(request.first, len(actions))
        looks = review(game, positions, actions, request.players, request.bot_seed, steps)
        self._thinking = request
        try:
            self._look_up(request)
            for found in looks:
                if not isinstance(found, Looked):
                    return Reviewed(request.id, found)
                self._thinking = None  # what is being written is never cut off
                self._link.send(Looking(request.id, found))
                self._thinking = request
                self._look_up(request)
        finally:
            self._thinking = None
        raise AssertionError("a review ends with what was found")

    def _look_up(self, request: Question) -> None:
        """Stop if there is something newer, whose interruption came at a moment for none."""
        if self._newest is not request:
            raise _Overtaken


GIVES_WAY = 5
"""How far the child steps back behind the window where both want the same core."""


def serve(link: ChildEnd) -> None:
    """The child's main function."""
    if sys.platform != "win32":
        os.nice(GIVES_WAY)
    thinker = _Thinker(link)
    signal.signal(signal.SIGINT, thinker.interrupt)
    Thread(target=thinker.listen, name="requests", daemon=True).start()
    with suppress(BrokenPipeError, ConnectionResetError):  # the parent has gone: so do we
        thinker.work()


# The parent


class _Last:
    """Nothing more is sent."""


_LAST = _Last()


class Worker:
    """The parent's hold on a child. It takes requests once it has said Ready."""

    def __init__(
        self, heard: Callable[[Message], None], main: Callable[[ChildEnd], None] = serve
    ) -> None:
        """Start a child; OSError if the machine does not let us.

        `heard` is called in a thread of its own with everything that the child says, in the end
        with Gone; it must not end the worker.
        """
        # Not before the first table is painted; and not in a thread, which may outlive imports.
        from multiprocessing import connection, get_context

        self._wait = connection.wait
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._link: ParentEnd = ours
        self._heard = heard
        self._process = context.Process(
            target=main, args=(theirs,), name="fairytable bots", daemon=True
        )
        try:
            self._process.start()
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        self._outbox: SimpleQueue[Question | _Last | None] = SimpleQueue()
        self._threads = [
            Thread(target=self._listen, name="answers", daemon=True),
            Thread(target=self._speak, name="questions", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, request: Question) -> None:
        """Think about this, and about nothing that was asked before."""
        self._send(request)

    def cancel(self) -> None:
        """Think about nothing."""
        self._send(None)

    def end(self) -> None:
        """End the child at once, whatever it does."""
        self._process.kill()
        self._outbox.put(_LAST)
        for thread in self._threads:
            thread.join()
        self._process.join()
        self._link.close()

    def _send(self, request: Question | None) -> None:
        self._outbox.put(request)

    def _speak(self) -> None:
        """In a thread of its own: a child that hangs does not empty the pipe, and who writes into
        a full one waits."""
        while not isinstance(request := self._outbox.get(), _Last):
            with suppress(OSError):  # the child has gone: the listener says so
                self._link.send(request)

    def _listen(self) -> None:
        # Not only for the pipe: on Windows it stays open if a child ends before it has taken it.
        link, child = self._link, self._process.sentinel
        with suppress(EOFError, OSError):
            while link in self._wait([link, child]):
                self._heard(link.recv())
        self._heard(Gone())
