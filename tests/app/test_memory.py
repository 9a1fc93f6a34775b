"""When memory is collected, and that what pictures have left goes back to the system."""

import gc
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.memory import give_back
from fairytable.app.window import Window
from fairytable.games import GAMES
from fairytable.match import Match, Seat
from tests.app.windows import undress

linux = pytest.mark.skipif(sys.platform != "linux", reason="only there it has to be asked for")
LEFT_MB = 50


def used_mb() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1_000_000


def holes() -> list[bytes]:
    """A hundred megabytes, of which a tenth is kept: the rest lies free between."""
    return [b"picture" * 14_000 for _ in range(1000)][::10]


@linux
def test_what_lies_free_between_is_given_back() -> None:
    kept = holes()
    before = used_mb()
    give_back()
    assert used_mb() < before - LEFT_MB
    assert len(kept) == 100


@linux
@pytest.mark.unpainted
def test_so_it_is_when_a_game_is_left(window: Window) -> None:
    seats = [Seat(name=name, colour=i) for i, name in enumerate(("Anna", "Bruno"))]
    moons = GAMES["moons"]
    window.begin(Match.new(moons, moons.options(players=2), seats, 1))
    kept = holes()
    before = used_mb()
    window.go_home()
    assert used_mb() < before - LEFT_MB
    assert len(kept) == 100


class _Watcher(QWidget):
    """Notes whether rubbish may be collected whenever it hears of another look."""

    def __init__(self) -> None:
        super().__init__()
        self.collects: list[bool] = []

    def changeEvent(self, event: QEvent) -> None:
        self.collects.append(gc.isenabled())


def test_nothing_is_collected_while_everything_changes_its_look(
    qapp: QApplication, qtbot: QtBot
) -> None:
    watcher = _Watcher()
    qtbot.addWidget(watcher)
    watcher.show()
    watcher.collects.clear()
    assert gc.isenabled()
    for name in ("light", "dark"):
        dress(qapp, CHROMES[name], "normal")
    assert watcher.collects
    assert not any(watcher.collects)
    assert gc.isenabled()
    undress(qapp)
