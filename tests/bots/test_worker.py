"""The bots' process: it answers the newest request, keeps its position, and outlives nobody."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path
from queue import SimpleQueue

import pytest

from fairytable.bots import LEVELS, choose
from fairytable.bots.characters import play_as
from fairytable.bots.greedy import choose_greedily
from fairytable.bots.levels import told_a_world
from fairytable.bots.worker import (
    GIVES_WAY,
    Answer,
    ChildEnd,
    Gone,
    LastPosition,
    Looking,
    Message,
    NotABot,
    Ready,
    Request,
    Reviewed,
    ReviewRequest,
    Trouble,
    Worker,
    decide,
    serve,
    stand_in,
)
from fairytable.engine import Action, Game, IllegalAction, Rng, State
from fairytable.match import GameOver, Match, Seat
from tests.match.matches import MOONS, moons, play_on, play_out

ROOT = Path(__file__).parents[2]
MARK = "FAIRYTABLE_TEST_MARK"
"""Names the file by which a child tells the test how far it is."""
LONG = 60.0
"""Seconds after which a test gives up; they are never waited for."""


def among_bots(level: str, players: int = 3, seed: int = 1) -> Match:
    """Moons among bots of one level; bot 0 begins."""
    seats = [Seat(name=f"Bot {i}", kind="bot", level=level, colour=i) for i in range(players)]
    return Match.new(MOONS, MOONS.options(players=players, first=0), seats, seed)


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(path))
    return path


def wait_for(done: Callable[[], bool]) -> None:
    """Let the children work until something is so."""
    end = time.monotonic() + LONG
    while not done():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.01)


# Levels that only the children of these tests have


def think_for_ever(game: Game, world: State, rng: Rng) -> Action:
    mark = Path(os.environ[MARK])
    mark.write_text("thinking")
    try:
        while True:
            time.sleep(0.01)
    finally:
        mark.write_text("stopped")


def think_for_ever_at_first(game: Game, world: State, rng: Rng) -> Action:
    """The first process that is asked never answers."""
    if not Path(os.environ[MARK]).exists():
        think_for_ever(game, world, rng)
    return choose_greedily(game, world, rng)


def leave_a_mark(game: Game, world: State, rng: Rng) -> Action:
    Path(os.environ[MARK]).write_text("\n".join(sys.modules))
    return choose_greedily(game, world, rng)


def stumble(game: Game, world: State, rng: Rng) -> Action:
    raise ZeroDivisionError("a bot stumbled")


def cheat(game: Game, world: State, rng: Rng) -> Action:
    return Action("win")


STRANGE = {
    "for-ever": think_for_ever,
    "for-ever-at-first": think_for_ever_at_first,
    "mark": leave_a_mark,
    "stumble": stumble,
    "cheat": cheat,
}


def serve_strangely(link: ChildEnd) -> None:
    """A child's main function."""
    LEVELS.update({name: told_a_world(bot) for name, bot in STRANGE.items()})
    serve(link)


# Requests and positions


def test_a_request_tells_the_way_to_the_position() -> None:
    match = play_on(among_bots("greedy"), 7)
    request = Request.of(match, 5)
    assert request.id == 5
    assert request.played.actions == match.actions
    assert request.level == "greedy"
    assert LastPosition().follow(request).digest() == match.state.digest()


def test_a_bot_does_not_decide_for_a_person() -> None:
    with pytest.raises(NotABot, match="“A”"):
        Request.of(moons(), 1)


def test_a_bot_may_think_for_a_person_who_asks_for_advice() -> None:
    assert Request.of(moons(), 1, advice=True).level is None


def test_nothing_is_asked_when_the_game_is_over() -> None:
    with pytest.raises(GameOver):
        Request.of(play_out(among_bots("greedy")), 1)


def test_a_bot_has_a_generator_of_its_own_in_each_position() -> None:
    match = among_bots("random")
    first = Request.of(match, 1)
    later = Request.of(play_on(match, 1), 2)
    elsewhere = Request.of(among_bots("random", seed=2), 3)
    again = Request.of(among_bots("random"), 4)
    assert len({first.bot_seed, later.bot_seed, elsewhere.bot_seed, match.seed}) == 4
    assert again.bot_seed == first.bot_seed


def test_a_position_goes_on_from_the_last_request() -> None:
    match, position = among_bots("greedy"), LastPosition()
    before = position.follow(Request.of(match, 1))
    after = position.follow(Request.of(play_on(match, 6), 2))
    assert after is before
    assert after.digest() == match.state.digest()


def test_a_position_starts_afresh_after_steps_were_undone() -> None:
    match, position = play_on(among_bots("greedy"), 6), LastPosition()
    position.follow(Request.of(match, 1))
    match.go_to(2)
    assert position.follow(Request.of(match, 2)).digest() == match.state.digest()
    play_on(match, 9, seed=3)
    assert position.follow(Request.of(match, 3)).digest() == match.state.digest()


@pytest.mark.parametrize("other", [among_bots("greedy", seed=2), among_bots("greedy", players=4)])
def test_a_position_starts_afresh_in_another_game(other: Match) -> None:
    position = LastPosition()
    position.follow(Request.of(among_bots("greedy"), 1))
    assert position.follow(Request.of(other, 2)).digest() == other.state.digest()


def test_a_position_forgets_a_way_that_ends_in_the_wood() -> None:
    position, match = LastPosition(), play_on(among_bots("greedy"), 3)
    position.follow(Request.of(match, 1))
    lost = Request.of(play_on(match, 1), 1)
    astray = lost.played._replace(actions=(*lost.played.actions, Action("win")))
    with pytest.raises(IllegalAction):
        position.follow(lost._replace(played=astray))
    whole = play_on(match, 2)
    assert position.follow(Request.of(whole, 2)).digest() == whole.state.digest()


# Deciding


def test_what_a_bot_may_not_do_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "greedy", told_a_world(cheat))
    with pytest.raises(IllegalAction):
        decide("greedy", MOONS, moons().state, 1)


def test_the_greedy_bot_stands_in() -> None:
    state = moons().state
    assert stand_in(MOONS, state, 8) == choose("greedy", MOONS, state, Rng(8))


@pytest.mark.parametrize("failing", [stumble, cheat])
def test_a_random_action_stands_in_when_the_greedy_bot_fails(
    failing: Callable[[Game, State, Rng], Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "greedy", told_a_world(failing))
    state = moons().state
    assert stand_in(MOONS, state, 8) == choose("random", MOONS, state, Rng(8))


# The process


class Child:
    """A worker whose messages wait until they are read."""

    def __init__(self, main: Callable[[ChildEnd], None]) -> None:
        self._said: SimpleQueue[Message] = SimpleQueue()
        self.worker = Worker(self._said.put, main)

    def ask(self, match: Match, number: int) -> None:
        self.worker.ask(Request.of(match, number))

    def says(self) -> Message:
        return self._said.get(timeout=LONG)


@pytest.fixture
def child(mark: Path) -> Iterator[Child]:
    child = Child(serve_strangely)
    yield child
    child.worker.end()


def test_the_child_answers_as_its_level_would(child: Child) -> None:
    assert child.says() == Ready()
    match = among_bots("random")
    for number in range(12):
        request = Request.of(match, number)
        action = choose("random", MOONS, match.state, Rng(request.bot_seed))
        child.worker.ask(request)
        assert child.says() == Answer(number, action)
        match.play(action)
    match.go_to(4)
    child.ask(match, 100)
    assert child.says() == Answer(100, match.history[4])


@pytest.mark.skipif(sys.platform == "win32", reason="there processes have other priorities")
def test_the_child_steps_back_behind_the_window(child: Child) -> None:
    assert child.says() == Ready()
    pid = child.worker._process.pid
    assert pid is not None
    ours, theirs = (os.getpriority(os.PRIO_PROCESS, who) for who in (0, pid))
    assert theirs == min(19, ours + GIVES_WAY)


def test_the_child_gives_advice_and_says_why(child: Child) -> None:
    assert child.says() == Ready()
    match = moons()
    child.worker.ask(Request.of(match, 1, advice=True))
    answer = child.says()
    assert isinstance(answer, Answer)
    assert answer.advice is not None
    assert answer.action == answer.advice.action
    assert answer.action in match.state.legal()


def test_the_child_looks_back_and_tells_how_far_it_is(child: Child) -> None:
    assert child.says() == Ready()
    match = play_out(moons(2))
    first = len(match.history) - 12
    child.worker.ask(ReviewRequest.of(match, 7, first))
    done = []
    while isinstance(message := child.says(), Looking):
        assert message.id == 7
        done.append(message.looked.done)
    assert isinstance(message, Reviewed)
    assert message.id == 7
    assert [one.player for one in message.review] == [0, 1]
    assert done == sorted(done)
    assert all(one.step >= first for found in message.review for one in found.costly)


def test_looking_back_stops_for_a_bot_that_has_to_decide(child: Child) -> None:
    assert child.says() == Ready()
    child.worker.ask(ReviewRequest.of(play_out(moons(2)), 1))
    assert isinstance(child.says(), Looking)
    child.ask(among_bots("greedy"), 2)
    while isinstance(message := child.says(), Looking):
        assert message.id == 1
    assert isinstance(message, Answer)
    assert message.id == 2


def test_a_character_plays_in_its_own_way(child: Child) -> None:
    assert child.says() == Ready()
    seats = [
        Seat(name=name, kind="bot", level="greedy", colour=i, character=name.casefold())
        for i, name in enumerate(("Bruno", "Chiara"))
    ]
    match = Match.new(MOONS, MOONS.options(players=2, first=0), seats, 2)
    request = Request.of(match, 1)
    assert request.character == "bruno"
    child.worker.ask(request)
    action = play_as("bruno", "greedy", MOONS, match.state, Rng(request.bot_seed), limit=None)
    assert child.says() == Answer(1, action)


def test_the_child_loads_no_qt(child: Child, mark: Path) -> None:
    assert child.says() == Ready()
    child.ask(among_bots("mark"), 1)
    assert isinstance(child.says(), Answer)
    loaded = mark.read_text().split()
    assert "fairytable.games.moons.bot" in loaded
    assert not [name for name in loaded if name.startswith(("PySide6", "shiboken6"))]


def test_a_newer_request_stops_the_thinking_about_an_older_one(child: Child, mark: Path) -> None:
    assert child.says() == Ready()
    child.ask(among_bots("for-ever"), 1)
    wait_for(mark.exists)
    child.ask(among_bots("greedy"), 2)
    answer = child.says()
    assert isinstance(answer, Answer)
    assert answer.id == 2


def test_of_many_requests_the_newest_is_always_answered(child: Child) -> None:
    assert child.says() == Ready()
    match = among_bots("greedy")
    for number in range(300):
        child.ask(match, number)
        if number % 3 == 0:
            child.worker.cancel()
    answered = []
    while 299 not in answered:
        answer = child.says()
        assert isinstance(answer, Answer)
        answered.append(answer.id)
    assert answered == sorted(answered)


def test_a_cancelled_request_is_not_thought_about_any_longer(child: Child, mark: Path) -> None:
    assert child.says() == Ready()
    child.ask(among_bots("for-ever"), 1)
    wait_for(mark.exists)
    child.worker.cancel()
    wait_for(lambda: mark.read_text() == "stopped")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to one process")
def test_an_interrupt_from_the_keyboard_does_not_disturb_the_child(child: Child) -> None:
    assert child.says() == Ready()
    (process,) = active_children()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    child.ask(among_bots("greedy"), 1)
    assert isinstance(child.says(), Answer)


@pytest.mark.parametrize(("level", "trouble"), [("stumble", "a bot stumbled"), ("cheat", "win")])
def test_a_bot_that_fails_says_why_and_ends(child: Child, level: str, trouble: str) -> None:
    assert child.says() == Ready()
    child.ask(among_bots(level), 4)
    message = child.says()
    assert isinstance(message, Trouble)
    assert message.id == 4
    assert trouble in message.report
    assert child.says() == Gone()


def test_a_level_that_nobody_knows_is_a_failure(child: Child) -> None:
    assert child.says() == Ready()
    child.ask(among_bots("grandmaster"), 1)
    message = child.says()
    assert isinstance(message, Trouble)
    assert "grandmaster" in message.report


def test_a_child_that_is_killed_is_missed(child: Child, mark: Path) -> None:
    assert child.says() == Ready()
    child.ask(among_bots("for-ever"), 1)
    wait_for(mark.exists)
    (process,) = active_children()
    process.kill()
    assert child.says() == Gone()
    child.ask(among_bots("greedy"), 2)  # nobody hears it, and nothing breaks


@pytest.mark.parametrize("level", ["", "for-ever"])
def test_a_child_is_ended_whatever_it_does(child: Child, mark: Path, level: str) -> None:
    if level:
        assert child.says() == Ready()
        child.ask(among_bots(level), 1)
        wait_for(mark.exists)
    child.worker.end()
    assert not active_children()


# No orphans


def be_a_parent(level: str) -> None:
    """The script of another program: it starts a child, says so, and waits to be killed."""
    child = Child(serve_strangely)
    assert child.says() == Ready()
    if level:
        child.ask(among_bots(level), 1)
        wait_for(Path(os.environ[MARK]).exists)
    print("started", flush=True)
    child.says()


@pytest.mark.parametrize("level", ["", "for-ever"])
def test_a_child_does_not_outlive_a_parent_that_was_killed(mark: Path, level: str) -> None:
    script = f"from {__name__} import be_a_parent; be_a_parent({level!r})"
    parent = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    assert parent.stdout.readline() == "started\n"
    parent.kill()
    # The child holds the same standard output: it ends for us only when both have gone.
    said, _ = parent.communicate(timeout=LONG)
    assert said == ""
