"""Who one is and what wins is said before anybody plays, later if wished, and never to those who
know."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app import menus
from fairytable.app.play.controller import READING
from fairytable.app.play.quest_card import QuestCard
from fairytable.app.window import Window
from fairytable.storage.settings import Settings
from tests.app.test_private_notes import alone, moons
from tests.app.windows import QUICK

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes


@pytest.fixture
def settings() -> Settings:
    return QUICK.changed(advice=True)


def shown(window: Window, qtbot: QtBot) -> QuestCard:
    qtbot.waitUntil(window.page.quest.isVisible)
    return window.page.quest


def test_nobody_plays_before_the_person_has_read_what_wins(window: Window, qtbot: QtBot) -> None:
    match = alone(moons(2))
    window.begin(match)
    card = shown(window, qtbot)
    assert "Mother Goddess" in card.who.text()
    assert "more points" in card.wins.text()
    assert not window.table.offers.actions
    assert window.panel.box.prompt.text() == READING, "and nobody is said to think meanwhile"
    QTest.keyClick(card.button, Qt.Key.Key_Return)
    assert card.isHidden()
    qtbot.waitUntil(lambda: bool(window.table.offers.actions))
    assert window.panel.box.prompt.text() != READING
    assert match.cursor == 0


def test_whoever_wants_it_no_more_never_sees_it_by_itself_again(
    window: Window, qtbot: QtBot
) -> None:
    window.begin(alone(moons(2)))
    shown(window, qtbot).never.setChecked(True)
    window.page.quest.close_card()
    window.begin(alone(moons(2)))
    qtbot.waitUntil(lambda: bool(window.table.offers.actions))
    assert window.page.quest.isHidden()
    window.menus.actions[menus.QUEST].trigger()
    assert window.page.quest.isVisible()
    assert window.page.quest.never.isHidden()
    QTest.keyClick(window.page.quest, Qt.Key.Key_Escape)
    assert window.table.offers.actions


def test_advice_that_is_switched_on_again_begins_anew(window: Window, qtbot: QtBot) -> None:
    window.archive.tell_no_more("quest.moons")
    for advice in (False, True):
        window.use(window.settings.changed(advice=advice))
    window.begin(alone(moons(2)))
    shown(window, qtbot)


def test_who_shares_the_machine_reads_it_behind_no_ones_back(window: Window, qtbot: QtBot) -> None:
    window.begin(moons(2))
    qtbot.waitUntil(window.curtain.isVisible)
    assert window.page.quest.isHidden()
    window.curtain.button.click()
    first = shown(window, qtbot).who.text()
    window.page.quest.close_card()
    qtbot.waitUntil(lambda: bool(window.table.offers.actions))
    assert first
    assert window.page.quest.isHidden()
