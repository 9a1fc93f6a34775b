"""What is played by itself in the window: shown, held, and left alone where nobody wishes it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.play import on_table
from fairytable.app.window import Window
from fairytable.engine import Action
from fairytable.match import Match
from fairytable.storage.settings import Settings
from tests.app.market import SWEEP, WAIVE, FairStaging, fair_match
from tests.app.windows import QUICK

CLAIM = Action("claim", choice=2)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings() -> Settings:
    return QUICK.changed(play_forced=True)


@pytest.fixture
def staging(monkeypatch: pytest.MonkeyPatch) -> FairStaging:
    """How the fair looks; a test may give it more time."""
    made = FairStaging()
    monkeypatch.setattr(on_table, "staging_of", lambda game: made)
    return made


def until(qtbot: QtBot, window: Window, match: Match, name: str) -> None:
    """Let the one person play until this is asked; the bot plays on its own."""

    def asked() -> bool:
        QApplication.processEvents()
        decision = match.decision
        if decision is not None and decision.name == name and decision.player == 0:
            return bool(window.table.offers.actions)
        if window.table.offers.actions:
            window.controller.choose(match.state.legal()[0])
        return False

    qtbot.waitUntil(asked, timeout=20_000)
    qtbot.waitUntil(lambda: not window.controller._unasked)


def one_person(window: Window) -> Match:
    match = fair_match(1, 1)
    window.begin(match)
    return match


@pytest.fixture
def patient(staging: FairStaging, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played before somebody goes on."""
    monkeypatch.setattr(FairStaging, "forced_ms", 60_000)


def test_what_has_no_choice_is_played_by_itself(
    window: Window, staging: FairStaging, qtbot: QtBot
) -> None:
    match = one_person(window)
    until(qtbot, window, match, "sweep")
    qtbot.waitUntil(lambda: SWEEP in match.actions, timeout=20_000)


def test_it_is_shown_at_its_place_and_a_click_waits(
    window: Window, patient: None, qtbot: QtBot
) -> None:
    match = one_person(window)
    until(qtbot, window, match, "sweep")
    table, countdown = window.table, window.table.countdown
    assert countdown.runs
    market = table.top.place_of("market").adjusted(0, 0, 0, 40)
    assert market.contains(countdown.item.middle)
    at = table.mapFromScene(countdown.item.middle)
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    assert countdown.is_held
    assert SWEEP not in match.actions
    QTest.mouseClick(table.viewport(), LEFT, pos=table.mapFromScene(countdown.item.middle))
    assert match.actions[-1] == SWEEP


def test_what_is_held_can_be_done_by_hand(window: Window, patient: None, qtbot: QtBot) -> None:
    match = one_person(window)
    until(qtbot, window, match, "sweep")
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    at = window.table.mapFromScene(window.table.top.place_of("market").topLeft())
    QTest.mouseClick(window.table.viewport(), LEFT, pos=at + QPoint(6, 6))
    assert match.actions[-1] == SWEEP
    assert not window.table.countdown.is_held


def test_what_is_held_stays_held_in_another_language_and_size(
    window: Window, patient: None, qtbot: QtBot
) -> None:
    match = one_person(window)
    until(qtbot, window, match, "sweep")
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    assert window.table.countdown.item.text == "Go on"
    window.language.use("it")
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: window.table.countdown.is_held)
    assert window.table.countdown.item.text == "Continua"
    assert SWEEP not in match.actions


def test_going_back_ends_the_countdown(window: Window, patient: None, qtbot: QtBot) -> None:
    match = one_person(window)
    until(qtbot, window, match, "sweep")
    later = match.cursor
    window.controller.back.undo()
    assert match.cursor < later
    assert not window.table.countdown.item.isVisible()


def test_the_first_answer_of_a_bubble_may_be_given_by_itself(
    window: Window, staging: FairStaging, qtbot: QtBot
) -> None:
    staging.by_itself = 30
    match = one_person(window)
    until(qtbot, window, match, "toll")
    qtbot.waitUntil(lambda: CLAIM in match.actions, timeout=20_000)


def test_a_bubble_that_is_held_waits_for_any_answer(
    window: Window, staging: FairStaging, qtbot: QtBot
) -> None:
    staging.by_itself = 60_000
    match = one_person(window)
    until(qtbot, window, match, "toll")
    question = window.table.hands.question
    assert window.table.countdown.runs
    slip = question.slip.mapRectToScene(question.slip.rect).adjusted(0, 0, 0, 30)
    assert slip.contains(window.table.countdown.item.middle)
    for k in range(2):
        assert not window.table.countdown.item.covers(question.slip.middle_of(k))
    QTest.keyClick(window.table, Qt.Key.Key_Down)
    assert window.table.countdown.is_held
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert match.actions[-1] == WAIVE


@pytest.mark.parametrize("settings", [QUICK])
def test_nothing_is_played_by_itself_where_nobody_wishes_it(
    window: Window, staging: FairStaging, qtbot: QtBot, settings: Settings
) -> None:
    staging.by_itself = 30
    match = one_person(window)
    until(qtbot, window, match, "toll")
    assert not window.table.countdown.item.isVisible()
    assert window.table.hands.question.open
    window.controller.choose(WAIVE)
    until(qtbot, window, match, "sweep")
    assert not window.table.countdown.item.isVisible()
