"""From the start page to the end of a game and back, saved, interrupted, watched again."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from fairytable.app import recent_games
from fairytable.app.dialogs.new_game import NewGameDialog
from fairytable.app.play.bot_player import BotPlayer
from fairytable.app.start_page import recent_list
from fairytable.app.translation import Language
from fairytable.app.window import Window
from fairytable.engine import Rng
from fairytable.storage import places, recent, saves, statistics, window_state
from fairytable.storage.window_state import WindowState
from tests.app.test_window import LEFT, UNASKED, answer, decide, match_of
from tests.app.windows import opened
from tests.table.tables import pixmaps

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which the program has never run."""
    monkeypatch.setenv("FAIRYTABLE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def window(qtbot: QtBot, home: Path) -> Iterator[Window]:
    for opened_window in opened(qtbot, UNASKED):
        opened_window.go_home()
        yield opened_window


def play_to_the_end(window: Window, qtbot: QtBot) -> None:
    match, rng = window.controller.match, Rng(1)
    assert match is not None
    while match.decision is not None:
        qtbot.waitUntil(
            lambda: bool(window.table.offers.actions) or match.decision is None, timeout=20_000
        )
        if match.decision is not None:
            decide(window, rng)


@pytest.mark.long
def test_a_newcomer_finds_the_way_from_the_start_to_the_end_and_plays_again(
    window: Window, qtbot: QtBot
) -> None:
    window.use(window.settings.changed(advice=True))
    assert window.pages.currentWidget() is window.start
    QTest.mouseClick(window.start.tiles[0].play, LEFT)
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    QTest.mouseClick(dialog.play, LEFT)
    assert window.pages.currentWidget() is window.page
    first = window.controller.match
    assert first is not None
    qtbot.waitUntil(window.page.quest.isVisible)
    QTest.mouseClick(window.page.quest.button, LEFT)
    play_to_the_end(window, qtbot)
    qtbot.waitUntil(window.end.isVisible)
    QTest.mouseClick(window.end.again, LEFT)
    again = window.controller.match
    assert again is not None
    assert again is not first
    assert not window.end.isVisible()
    began, begins = first.position(0).decision, again.position(0).decision
    assert began is not None
    assert begins is not None
    assert begins.player == (began.player + 1) % first.options.players


def test_a_finished_game_is_counted_once(window: Window, qtbot: QtBot) -> None:
    window.begin(match_of(1, 1))
    play_to_the_end(window, qtbot)
    qtbot.waitUntil(window.end.isVisible)
    window.end.table_wanted.emit()
    window.controller.show()
    games = statistics.load(places.statistics()).games
    assert len(games) == 1
    window.show_statistics()
    assert window.pages.currentWidget() is window.statistics


def test_a_saved_game_is_opened_again_where_it_was(window: Window, home: Path) -> None:
    match = match_of(1, 2)
    window.begin(match)
    decide(window, Rng(1))
    path = home / "mine.fairytable"
    window.files.save_to(path)
    digest, cursor = match.position(1).digest(), 1
    window.go_home()
    assert [entry.path for entry in recent.load(recent.list_file())] == [path]
    window.files.open(path)
    found = window.controller.match
    assert found is not None
    assert found is not match
    assert found.position(cursor).digest() == digest


def test_each_bad_file_is_explained_and_the_game_stays(
    window: Window, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: told.append(box.text()))
    match = match_of(1, 2)
    window.begin(match)
    good = home / "good.fairytable"
    saves.save(match, good)
    text = good.read_text(encoding="utf-8")
    bad = {
        "foreign": "a letter to grandmother",
        "truncated": text[: len(text) // 2],
        "too new": text.replace('{"fairytable":1', '{"fairytable":99', 1),
        "other game": text.replace('"game":"moons"', '"game":"chess"', 1),
        "edited": text.replace('"seed":1', '"seed":2', 1),
    }
    for name, content in bad.items():
        file = home / f"{name}.fairytable"
        file.write_text(content, encoding="utf-8")
        window.files.open(file)
    window.files.open(home / "gone.fairytable")
    assert len(told) == len(set(told)) == len(bad) + 1
    assert window.controller.match is match
    assert window.pages.currentWidget() is window.page


def test_a_file_dropped_on_the_window_is_opened(window: Window, home: Path) -> None:
    path = home / "dropped.fairytable"
    saves.save(match_of(1, 2, seed=77), path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    at, how = QPoint(300, 300), Qt.DropAction.CopyAction
    keys = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    for event in (
        QDragEnterEvent(at, how, data, *keys),
        QDropEvent(at.toPointF(), how, data, *keys),
    ):
        event.ignore()
        QApplication.sendEvent(window, event)
        assert event.isAccepted()
    assert window.controller.match is not None
    assert window.controller.match.seed == 77


INTERRUPTED = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from fairytable.app.start_page import recent_list
from fairytable.app import recent_games
from fairytable.app.play.bot_player import BotPlayer
from fairytable.app.translation import Language
from fairytable.app.window import Window
from tests.app.test_window import UNASKED, match_of
from tests.table.tables import pixmaps
window = Window(pixmaps(), BotPlayer, Language("en"), UNASKED)
window.show()
window.begin(match_of(2, 0, seed=31))
window.curtain.button.click()
window.controller.choose(window.table.offers.actions[0])
assert window.files.autosave.finish()
print("played", flush=True)
app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 on Windows")
def test_a_game_that_was_killed_is_offered_again(qtbot: QtBot, home: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "FAIRYTABLE_HOME": str(home)}
    running = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "played\n"
    running.send_signal(signal.SIGKILL)
    running.wait()
    running.stdout.close()
    for window in opened(qtbot, UNASKED):
        window.go_home()
        assert window.start.resume.isVisible()
        window.start.resume.button.click()
        match = window.controller.match
        assert match is not None
        assert (match.seed, match.cursor) == (31, 1)


def test_a_replay_shows_what_was_played(window: Window, qtbot: QtBot) -> None:
    match = match_of(1, 1, seed=5)
    window.begin(match)
    play_to_the_end(window, qtbot)
    qtbot.waitUntil(window.end.isVisible)
    window.end.replay_wanted.emit()
    assert window.replay.isVisible()
    for step in range(5):
        window.replay.go(step)
        stage = window.table.stage
        assert stage is not None
        assert stage.view == match.position(step).view(window.replay.viewer)
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    assert window.replay.position == 5
    assert match.decision is None, "nothing was played"


def test_f1_opens_the_rules_at_the_decision_and_goes_back(window: Window) -> None:
    window.begin(match_of(1, 2))
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert window.pages.currentWidget() is window.rules
    window.rules.home_wanted.emit()
    assert window.pages.currentWidget() is window.page


def test_settings_apply_at_once_and_are_kept(window: Window) -> None:
    window.begin(match_of(1, 2))
    window.use(window.settings.changed(language="it", table="light", animation="fast"))
    assert "aggiungi una fata" in window.panel.box.prompt.text()
    kept = places.settings().read_text(encoding="utf-8")
    assert '"it"' in kept
    assert '"light"' in kept
    window.use(window.settings.changed(language="en", table="dark"))


# What is remembered


def test_a_recent_game_has_a_picture_of_its_table(window: Window, home: Path) -> None:
    window.begin(match_of(1, 2))
    path = home / "mine.fairytable"
    window.files.save_to(path)
    window.go_home()
    assert recent_games.is_illustrated(path)
    picture = window.start.resume.row.picture(0)
    assert not picture.isNull()
    night = recent_list._night(window.devicePixelRatioF())
    assert picture.copy(0, 0, 20, 20) != night.copy(0, 0, 20, 20)


def test_a_game_that_was_opened_is_a_recent_one_too(window: Window, home: Path) -> None:
    path = home / "given.fairytable"
    saves.save(match_of(1, 2), path)
    window.files.open(path)
    window.go_home()
    game = window.start.resume.game
    assert game is not None
    assert game.file == path
    window.begin(match_of(1, 2, seed=4))
    window.go_home()
    assert [entry.path for entry in window.start.recent.entries] == [path]


def test_a_recent_game_that_is_gone_is_said_so_and_forgotten(
    window: Window, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: told.append(box.text()))
    for name in ("one", "two"):
        window.begin(match_of(1, 2))
        window.files.save_to(home / f"{name}.fairytable")
    window.begin(match_of(1, 2))
    window.go_home()
    gone = home / "one.fairytable"
    gone.unlink()
    shown = {entry.path: entry for entry in window.start.recent.entries}
    window.start.game_wanted.emit(shown[gone])
    assert told == ["“one.fairytable” no longer exists: choose another file."]
    assert [entry.path.stem for entry in window.start.recent.entries] == ["two"]
    recent_games.sweep()
    assert not recent_games.is_illustrated(gone)


def test_a_file_of_another_name_is_not_written_over_without_asking(
    window: Window, home: Path
) -> None:
    there = home / "there.fairytable"
    there.write_text("a letter")
    window.begin(match_of(1, 2))
    window.files.save_as(there)
    answer(window, "Cancel")
    assert there.read_text() == "a letter"
    window.files.save_as(there)
    answer(window, "Replace")
    assert saves.load(there).seed == 1
    window.files.save_as(there)
    assert not [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def test_the_window_is_found_again_as_it_was_left(qtbot: QtBot, home: Path) -> None:
    first = Window(pixmaps(), BotPlayer, Language("en"), UNASKED)
    qtbot.addWidget(first)
    first.restore()
    first.setGeometry(30, 40, 1100, 700)
    first.page.fold()
    first.show()
    first.close()
    again = Window(pixmaps(), BotPlayer, Language("en"), UNASKED)
    qtbot.addWidget(again)
    again.restore()
    assert again.geometry() == QRect(30, 40, 1100, 700)
    assert again.page.folded


def test_a_place_that_no_screen_shows_is_not_taken(qtbot: QtBot, home: Path) -> None:
    lost = WindowState(x=50_000, y=10, width=1100, height=700, state="maximised")
    window_state.save(lost, places.window())
    window = Window(pixmaps(), BotPlayer, Language("en"), UNASKED)
    qtbot.addWidget(window)
    window.restore()
    assert window.x() < 50_000
    assert window.isMaximized()


def test_a_window_that_was_not_restored_leaves_no_trace(window: Window, home: Path) -> None:
    window.close()
    assert not places.window().exists()
