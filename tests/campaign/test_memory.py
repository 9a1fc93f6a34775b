"""Sixty games in one window, one after the other: the memory of the program stays flat."""

import gc
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match, Seat
from fairytable.paint.art import Art
from fairytable.paint.pixmaps import Pixmaps
from tests.app.windows import QUICK, opened

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory so simply"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
GAMES_PLAYED, WARM = 60, 20
MOST_MB = 24
"""What may come on top after the first games: caches fill up, and then no more."""


def used_mb() -> float:
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1_000_000


def has_ended(window: Window) -> bool:
    return "end" in window.__dict__ and window.end.isVisible()


def test_sixty_games_leave_the_memory_flat(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAIRYTABLE_HOME", str(tmp_path))
    used: list[float] = []
    for window in opened(qtbot, QUICK, pictures=Pixmaps(Art(), background=False)):
        for number in range(GAMES_PLAYED):
            rules, rng = GAMES[ON_THE_TABLE[number % len(ON_THE_TABLE)]], Rng(number)
            seats = [Seat(name=name, colour=i) for i, name in enumerate(("Anna", "Bruno", "Carla"))]
            match = Match.new(rules, rules.options(players=3), seats, number)
            window.begin(match)
            while match.decision is not None:
                played = window.controller.played
                assert played is not None
                window.controller._play(played, rng.choice(match.state.legal()))
                QApplication.processEvents()
            qtbot.waitUntil(partial(has_ended, window))
            window.go_home()
            QApplication.processEvents()
            # what was sent away goes when a real event loop turns; this one is not real
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            used.append(used_mb())
    print("MB after every tenth game:", [round(mb) for mb in used[9::10]])
    assert used[-1] - used[WARM - 1] < MOST_MB
