"""Bots play on the table through a real process, and the game goes on whatever happens to it."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from fairytable.app.play import bot_player
from fairytable.app.play.bot_player import STARTED_AGAIN, STOOD_IN, BotPlayer
from fairytable.bots.worker import ChildEnd, Message, NotABot, Request, decide, serve, stand_in
from fairytable.engine import Action
from fairytable.match import GameOver, Match
from tests.bots.test_worker import (
    MARK,
    ROOT,
    among_bots,
    serve_strangely,
    wait_for,
)
from tests.match.matches import against_bots, play_on, play_out

PATIENT = 60_000
"""Milliseconds that no bot of these tests needs."""


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file by which a child tells the test that it thinks."""
    path = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(path))
    return path


class Hearing:
    """A bot player, and all that it said."""

    def __init__(self, qtbot: QtBot, main: Callable[[ChildEnd], None], grace_ms: int) -> None:
        self._qtbot = qtbot
        self.player = BotPlayer(main=main, grace_ms=grace_ms)
        self.chosen: list[Action] = []
        self.troubled: list[str] = []
        self.player.chosen.connect(self.chosen.append)
        self.player.troubled.connect(self.troubled.append)

    def answer(self) -> Action:
        """The first answer, and the only one so far."""
        self._qtbot.waitUntil(lambda: bool(self.chosen), timeout=PATIENT)
        [action] = self.chosen
        return action

    def warm_up(self) -> None:
        """Have the process run: what is asked next is sent at once."""
        self.player.ask(among_bots("greedy", seed=9), PATIENT)
        self.answer()
        self.chosen.clear()

    def play_out(self, match: Match, deadline_ms: int = PATIENT) -> None:
        """Let bots play a match to its end."""

        def go_on(action: Action) -> None:
            match.play(action)
            if match.decision is not None:
                self.player.ask(match, deadline_ms)

        self.player.chosen.connect(go_on)
        self.player.ask(match, deadline_ms)
        self._qtbot.waitUntil(lambda: match.decision is None, timeout=PATIENT)


Hear = Callable[..., Hearing]


@pytest.fixture
def hear(qtbot: QtBot, mark: Path) -> Iterator[Hear]:
    made: list[Hearing] = []

    def hear(main: Callable[[ChildEnd], None] = serve_strangely, grace_ms: int = 2000) -> Hearing:
        made.append(Hearing(qtbot, main, grace_ms))
        return made[-1]

    yield hear
    for hearing in made:
        hearing.player.close()


def kill_children() -> None:
    for process in active_children():
        process.kill()


def decided(match: Match, level: str) -> Action:
    """What a bot of this level would do now."""
    return decide(level, match.game, match.state, Request.of(match, 0).bot_seed)


def stood_in(match: Match) -> Action:
    return stand_in(match.game, match.state, Request.of(match, 0).bot_seed)


# Playing


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_bots_play_a_whole_game(hear: Hear, level: str) -> None:
    hearing, match, same = hear(serve), among_bots(level, 4), among_bots(level, 4)
    hearing.player.start()
    hearing.play_out(match)
    while same.decision is not None:
        same.play(decided(same, level))
    assert match.history == same.history
    assert not hearing.troubled


def test_the_process_is_started_once(hear: Hear) -> None:
    hearing, match = hear(), among_bots("greedy")
    hearing.player.start()
    hearing.player.start()
    hearing.player.ask(match, PATIENT)
    hearing.answer()
    assert len(active_children()) == 1


def test_a_bot_does_not_decide_for_a_person(hear: Hear) -> None:
    with pytest.raises(NotABot):
        hear().player.ask(against_bots(), PATIENT)


def test_nobody_is_asked_when_the_game_is_over(hear: Hear) -> None:
    with pytest.raises(GameOver):
        hear().player.ask(play_out(among_bots("greedy")), PATIENT)


# Cancelling


@pytest.mark.parametrize("cancel", [True, False])
def test_only_the_newest_request_is_answered(hear: Hear, mark: Path, cancel: bool) -> None:
    hearing = hear()
    hearing.warm_up()
    hearing.player.ask(play_on(among_bots("mark"), 3), PATIENT)
    wait_for(mark.exists)  # no event is handled meanwhile: the old answer waits for us
    if cancel:
        hearing.player.cancel()
    newest = play_on(among_bots("greedy", seed=2), 5)
    hearing.player.ask(newest, PATIENT)
    assert hearing.answer() == decided(newest, "greedy")


def test_a_cancelled_thought_does_not_delay_the_next_one(hear: Hear, mark: Path) -> None:
    hearing = hear()
    hearing.warm_up()
    hearing.player.ask(among_bots("for-ever"), PATIENT)
    wait_for(mark.exists)
    hearing.player.cancel()
    match = among_bots("greedy")
    hearing.player.ask(match, PATIENT)
    assert hearing.answer() == decided(match, "greedy")
    assert not hearing.troubled


def test_a_request_that_was_cancelled_before_the_start_is_never_sent(
    hear: Hear, mark: Path
) -> None:
    hearing = hear()
    hearing.player.ask(among_bots("mark"), PATIENT)
    hearing.player.cancel()
    hearing.warm_up()
    assert not mark.exists()


def test_a_position_that_the_match_has_left_is_not_answered(hear: Hear, qtbot: QtBot) -> None:
    hearing, match = hear(), play_on(among_bots("greedy"), 5)
    hearing.warm_up()
    with qtbot.waitSignal(hearing.player._heard, timeout=PATIENT):
        hearing.player.ask(match, PATIENT)
        match.go_to(2)
    assert not hearing.chosen


# Trouble


def test_the_game_goes_on_when_the_process_is_killed_while_it_thinks(
    hear: Hear, mark: Path, qtbot: QtBot
) -> None:
    hearing, match = hear(), among_bots("for-ever-at-first")
    hearing.player.ask(match, PATIENT)
    qtbot.waitUntil(mark.exists, timeout=PATIENT)
    kill_children()
    action = hearing.answer()
    assert hearing.troubled == [STARTED_AGAIN]
    match.play(action)
    hearing.play_out(match)
    assert hearing.troubled == [STARTED_AGAIN]


def test_a_process_that_gives_no_answer_in_time_is_started_again(hear: Hear, mark: Path) -> None:
    hearing, match = hear(grace_ms=2000), among_bots("for-ever-at-first")
    hearing.player.ask(match, 0)
    assert hearing.answer() == decided(match, "greedy")
    assert hearing.troubled == [STARTED_AGAIN]
    assert mark.read_text() == "thinking", "it was killed, not asked to stop"


@pytest.mark.parametrize("level", ["for-ever", "stumble", "cheat", "grandmaster"])
def test_another_bot_stands_in_for_one_that_fails_twice(hear: Hear, level: str) -> None:
    hearing, match = hear(grace_ms=50), among_bots(level)
    hearing.player.ask(match, 50)
    assert hearing.answer() == stood_in(match)
    assert hearing.troubled == [STARTED_AGAIN, STOOD_IN]


def end_at_once(link: ChildEnd) -> None:
    """A child's main function: it never gets ready."""


def test_bots_play_a_whole_game_without_any_process(hear: Hear) -> None:
    hearing, match = hear(end_at_once), among_bots("greedy")
    hearing.play_out(match)
    assert hearing.troubled.count(STARTED_AGAIN) == 1, "it is not tried at every decision"
    assert hearing.troubled.count(STOOD_IN) == len(match.history)


def test_the_game_goes_on_where_no_process_can_be_started(
    hear: Hear, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(heard: Callable[[Message], None], main: Callable[[ChildEnd], None]) -> None:
        raise PermissionError("no processes today")

    hearing, match = hear(), among_bots("random")
    with monkeypatch.context() as patch:
        patch.setattr(bot_player, "Worker", refuse)
        hearing.player.start()
        hearing.player.ask(match, PATIENT)
        assert not hearing.chosen, "nobody expects the answer before the question is finished"
        assert hearing.answer() == stood_in(match)
    hearing.chosen.clear()
    hearing.player.start()
    hearing.player.ask(match, PATIENT)
    assert hearing.answer() == decided(match, "random")


def test_a_process_that_could_not_be_started_is_tried_again_later(
    hear: Hear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_player, "LATER_MS", 20)
    hearing, match = hear(end_at_once), among_bots("random")
    hearing.player.ask(match, PATIENT)
    assert hearing.answer() == stood_in(match)
    hearing.player._main = serve_strangely  # what was in its way has gone
    wait_for(lambda: bool(QCoreApplication.processEvents()) or bool(active_children()))
    hearing.chosen.clear()
    hearing.player.ask(match, PATIENT)
    assert hearing.answer() == decided(match, "random")


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
def test_a_process_that_hangs_is_replaced_and_the_window_never_waits(hear: Hear) -> None:
    hearing, match = hear(grace_ms=300), among_bots("greedy")
    hearing.warm_up()
    (child,) = active_children()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGSTOP)
    for _ in range(3000):  # a pipe is full long before; whoever wrote into it would wait
        hearing.player.cancel()
        hearing.player.ask(match, 0)
    assert hearing.answer() == decided(match, "greedy")
    assert [other.pid for other in active_children()] != [child.pid]


def test_whoever_hears_of_trouble_may_cancel(hear: Hear, qtbot: QtBot) -> None:
    hearing = hear()
    hearing.player.troubled.connect(
        lambda trouble: hearing.player.cancel() if trouble == STOOD_IN else None
    )
    hearing.player.ask(among_bots("stumble"), PATIENT)
    qtbot.waitUntil(lambda: STOOD_IN in hearing.troubled, timeout=PATIENT)
    assert not hearing.chosen


def test_a_process_that_ended_while_nobody_needed_it_is_started_when_somebody_does(
    hear: Hear, qtbot: QtBot
) -> None:
    hearing, match = hear(), among_bots("greedy")
    hearing.warm_up()
    kill_children()
    qtbot.waitUntil(lambda: not active_children(), timeout=PATIENT)
    hearing.player.ask(match, PATIENT)
    assert hearing.answer() == decided(match, "greedy")


# Closing


@pytest.mark.parametrize("level", ["", "for-ever"])
def test_closing_ends_the_process(hear: Hear, mark: Path, level: str) -> None:
    hearing = hear()
    hearing.warm_up()
    if level:
        hearing.player.ask(among_bots(level), PATIENT)
        wait_for(mark.exists)
    hearing.player.close()
    assert not active_children()


def test_closing_while_the_process_starts_ends_it(hear: Hear) -> None:
    hearing = hear()
    hearing.player.start()
    hearing.player.close()
    assert not active_children()


def test_an_answer_that_waits_is_not_heard_after_closing(hear: Hear, mark: Path) -> None:
    hearing = hear()
    hearing.warm_up()
    hearing.player.ask(among_bots("mark"), PATIENT)
    wait_for(mark.exists)
    hearing.player.close()
    QCoreApplication.processEvents()
    assert not hearing.chosen


QUITTING = """
from multiprocessing import active_children
from PySide6.QtCore import QCoreApplication, QTimer
from fairytable.app.play.bot_player import BotPlayer

app = QCoreApplication([])
player = BotPlayer()
player.start()
before = len(active_children())
QTimer.singleShot(0, app.quit)
app.exec()
print(before, len(active_children()))
"""


def test_a_process_that_outlives_its_player_speaks_to_nobody(qapp: QCoreApplication) -> None:
    player = BotPlayer()
    player.start()
    worker = player._worker
    assert worker is not None
    troubles: list[object] = []
    before, threading.excepthook = threading.excepthook, troubles.append
    try:
        delete(player)
        worker.end()
    finally:
        threading.excepthook = before
    assert troubles == []


def test_the_process_ends_when_the_application_quits() -> None:
    done = subprocess.run(
        [sys.executable, "-c", QUITTING], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["1", "0"]
    assert not done.stderr
