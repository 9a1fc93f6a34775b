"""A second start hands its files to the window that is open; signals end it cleanly."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fairytable.app.interrupts import Interrupts
from fairytable.app.single_window import SingleWindow
from fairytable.storage import saves, unfinished
from tests.match.matches import against_bots, play_on

SECOND = """
import sys
from pathlib import Path
from fairytable.app.single_window import SingleWindow
single = SingleWindow()
if single.take():
    sys.exit(3)
sys.exit(0 if single.hand_over([Path(name) for name in sys.argv[1:]]) else 4)
"""
ROOT = Path(__file__).parents[2]


def second(*files: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", SECOND, *files], cwd=ROOT)


def ended(qtbot: QtBot, running: subprocess.Popen[bytes]) -> int:
    qtbot.waitUntil(lambda: running.poll() is not None, timeout=20_000)
    return running.returncode


def test_a_second_start_hands_its_files_to_the_first(qtbot: QtBot) -> None:
    first, heard = SingleWindow(), list[object]()
    assert first.take()
    first.wanted.connect(heard.append)
    first.listen()
    assert ended(qtbot, second("a.fairytable", "/b.fairytable")) == 0
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [[ROOT / "a.fairytable", Path("/b.fairytable")]]
    first.close()


def test_a_start_without_a_wish_only_calls_the_window(qtbot: QtBot) -> None:
    first, heard = SingleWindow(), list[object]()
    first.take()
    first.wanted.connect(heard.append)
    first.listen()
    assert ended(qtbot, second()) == 0
    qtbot.waitUntil(lambda: heard == [[]])
    first.close()


def test_where_the_first_does_not_answer_a_second_window_opens(qtbot: QtBot) -> None:
    first = SingleWindow()
    first.take()
    assert ended(qtbot, second()) == 4
    first.close()


def test_when_the_first_is_gone_the_next_is_the_first() -> None:
    first = SingleWindow()
    assert first.take()
    first.listen()
    first.close()
    again = SingleWindow()
    assert again.take()
    again.close()


def test_another_set_of_files_has_a_window_of_its_own(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = SingleWindow()
    first.take()
    first.listen()
    monkeypatch.setenv("FAIRYTABLE_HOME", str(tmp_path))
    other = SingleWindow()
    assert other.take()
    other.close()
    first.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill there")
def test_a_signal_is_heard_while_nothing_happens(qtbot: QtBot) -> None:
    heard: list[int] = []
    before = signal.getsignal(signal.SIGINT)
    interrupts = Interrupts(heard.append)
    try:
        os.kill(os.getpid(), signal.SIGTERM)
        qtbot.waitUntil(lambda: heard == [signal.SIGTERM])
    finally:
        interrupts.close()
    assert signal.getsignal(signal.SIGINT) is before


def running_program(home: Path, *files: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "FAIRYTABLE_HOME": str(home)}
    command = [sys.executable, "-m", "fairytable", *map(str, files)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, text=True, stderr=subprocess.PIPE)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill there")
def test_the_program_ends_cleanly_with_ctrl_c_and_opens_several_files(
    qtbot: QtBot, own_home: Path, tmp_path: Path
) -> None:
    files = [tmp_path / "one.fairytable", tmp_path / "two.fairytable"]
    for seed, file in enumerate(files):
        saves.save(play_on(against_bots(seed=seed), 1), file)
    running = running_program(own_home, *files)
    kept = unfinished.folder()
    qtbot.waitUntil(lambda: len(list(kept.glob("*.fairytable"))) == 2, timeout=30_000)
    running.send_signal(signal.SIGINT)
    assert running.wait(20) == 128 + signal.SIGINT
    assert running.stderr is not None
    assert running.stderr.read() == ""
    running.stderr.close()
    games, _ = unfinished.listed()
    assert {game.file for game in games} == set(files)
    assert not list(kept.glob(".*.lock"))


def test_a_stranger_who_knows_no_key_is_not_heard(qtbot: QtBot) -> None:
    if sys.platform == "win32":
        return
    from fairytable.app import single_window

    first, heard = SingleWindow(), list[object]()
    first.take()
    first.wanted.connect(heard.append)
    first.listen()
    stranger = socket.socket(socket.AF_UNIX)
    stranger.connect(single_window._address())
    stranger.sendall(b'["/etc/passwd"]\n' * 10)
    stranger.close()
    assert ended(qtbot, second()) == 0
    qtbot.waitUntil(lambda: heard == [[]])
    first.close()
