"""The real program is killed at any moment, and its game is found again but for one move."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fairytable.games import ON_THE_TABLE
from fairytable.storage import saves, unfinished

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 there"),
]
KILLS = 200
ROOT = Path(__file__).parents[2]
PLAYING = """
import sys
from PySide6.QtCore import QTimer
from fairytable.app import program
from fairytable.engine import Rng
from fairytable.games import GAMES
from fairytable.match import Match, Seat
from fairytable.storage import places, settings
from fairytable.storage.settings import Settings

game, seed = GAMES[sys.argv[1]], int(sys.argv[2])
settings.save(Settings(animation="off", bot_pace="instant", advice=False), places.settings())
seats = [Seat(name=n, colour=i) for i, n in enumerate(("Anna", "Bruno", "Carla"))]
match, rng = Match.new(game, game.options(players=3), seats, seed), Rng(seed)

def play(window):
    if match.decision is not None:
        window.controller._play(window.controller.played, rng.choice(match.state.legal()))

def tell(match):
    print(match.cursor, flush=True)

real = program.open_window
def open_window(app):
    window = real(app)
    def begin():
        window.begin(match)
        match.on_change.append(tell)
        timer = QTimer(window)
        timer.timeout.connect(lambda: play(window))
        timer.start(1)
    QTimer.singleShot(0, begin)
    return window
program.open_window = open_window
raise SystemExit(program.run([]))
"""


def killed_after(home: Path, game: str, seed: int, moment: float) -> int:
    """Play until this long after the first move, kill the program, and give the last move told."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "FAIRYTABLE_HOME": str(home)}
    running = subprocess.Popen(
        [sys.executable, "-c", PLAYING, game, str(seed)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert running.stdout is not None
    first = running.stdout.readline()
    time.sleep(moment)
    running.send_signal(signal.SIGKILL)
    told = [first, *running.stdout.readlines()]
    running.wait()
    running.stdout.close()
    return max(int(line) for line in told if line.strip())


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_a_killed_program_loses_one_move_at_most(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, lost = random.Random(game), 0
    for kill in range(KILLS // len(ON_THE_TABLE)):
        home = tmp_path / str(kill)
        monkeypatch.setenv("FAIRYTABLE_HOME", str(home))
        told = killed_after(home, game, kill, rng.random() * 0.6)
        games, gone = unfinished.listed()
        assert gone == []
        if not games:  # finished and written down before the kill
            continue
        (kept,) = games
        match = saves.load(kept.path)
        assert match.cursor >= told - 1, (kill, match.cursor, told)
        lost += match.cursor < told
    print(f"{game}: {lost} of {KILLS // len(ON_THE_TABLE)} kills lost the move in flight")
