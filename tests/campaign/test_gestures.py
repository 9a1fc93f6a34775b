"""10,000 blind gestures per game: nothing is raised, and every game is kept as it stands."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match, Seat
from fairytable.storage import saves, unfinished
from tests.app.windows import QUICK, opened

pytestmark = [pytest.mark.soak, pytest.mark.qt_log_ignore("This plugin does not support")]
GESTURES = 10_000
LEFT = Qt.MouseButton.LeftButton
KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Left),
    *(Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_E),
    *(Qt.Key.Key_M, Qt.Key.Key_C, Qt.Key.Key_P, Qt.Key.Key_F8),
)


def begin(window: Window, game: str, seed: int) -> Match:
    rules = GAMES[game]
    seats = [Seat(name=name, colour=i) for i, name in enumerate(("Anna", "Bruno", "Carla"))]
    match = Match.new(rules, rules.options(players=3), seats, seed)
    window.begin(match)
    return match


def _anywhere(table: QWidget, rng: random.Random) -> QPoint:
    return QPoint(rng.randrange(table.width()), rng.randrange(table.height()))


def gesture(window: Window, rng: random.Random) -> None:
    """Anything that a hand can do to the window."""
    table, kind = window.table.viewport(), rng.random()
    here, there = _anywhere(table, rng), _anywhere(table, rng)
    things = [item.pos().toPoint() for item in window.table.top.cards.values() if item.isVisible()]
    if things and rng.random() < 0.7:
        here = window.table.mapFromScene(rng.choice(things))
    if kind < 0.35:
        QTest.mouseClick(table, LEFT, pos=here)
    elif kind < 0.6:
        QTest.mousePress(table, LEFT, pos=here)
        QTest.mouseMove(table, (here + there) / 2)
        QTest.mouseMove(table, there)
        QTest.mouseRelease(table, LEFT, pos=there)
    elif kind < 0.85:
        QTest.keyClick(window.table, rng.choice(KEYS))
    elif kind < 0.9:
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    elif window.curtain.isVisible():
        window.curtain.button.click()
    else:
        buttons = [b for b in window.panel.box.buttons if b.isEnabled()]
        if buttons:
            QTest.mouseClick(rng.choice(buttons), LEFT)
        elif window.table.offers.actions:
            window.controller.choose(rng.choice(window.table.offers.actions))


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_blind_gestures_break_nothing(
    qtbot: QtBot, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAIRYTABLE_HOME", str(tmp_path))
    rng, played = random.Random(game), 0
    for window in opened(qtbot, QUICK.changed(confirm_undo=False)):
        match = begin(window, game, 0)
        for number in range(GESTURES):
            gesture(window, rng)
            QApplication.processEvents()
            if match.decision is None:
                played += 1
                match = begin(window, game, number)
        assert window.files.autosave is not None
        assert window.files.autosave.finish()
        kept = saves.load(window.files.autosave.path)
        assert kept.state.digest() == match.state.digest()
        assert unfinished.listed()[1] == []
    print(f"{game}: {played} games came to their end by blind gestures")
