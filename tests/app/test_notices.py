"""Notices are told at once, none is lost, and they leave room for the page below them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.notices import AT_ONCE, Notice, NoticeKey, Notices
from fairytable.app.theme import Theme
from fairytable.app.translation import Language

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes


def spoken(notices: Notices) -> list[str]:
    return [strip.words.text() for strip in notices.strips.values() if not strip.isHidden()]


@pytest.fixture
def notices(qtbot: QtBot) -> Iterator[Notices]:
    made = Notices(Language("en"), Theme())
    whole = made.above(QWidget())
    qtbot.addWidget(whole)
    whole.resize(1024, 640)
    whole.show()
    yield made
    whole.close()


def tell(notices: Notices, *words: str) -> None:
    for word in words:
        notices.tell(word, Notice(word, {}))


def test_of_many_notices_the_latest_are_shown_and_the_others_counted(notices: Notices) -> None:
    tell(notices, "one", "two", "three", "four")
    assert spoken(notices) == ["three", "four"]
    upper, lower = notices.strips["three"], notices.strips["four"]
    assert upper.more.text() == "2 more notices"
    assert upper.more.isVisible()
    assert lower.more.isHidden()


def test_a_notice_that_waited_is_shown_when_another_is_put_away(notices: Notices) -> None:
    tell(notices, "one", "two", "three")
    QTest.mouseClick(notices.strips["three"].dismiss, Qt.MouseButton.LeftButton)
    assert spoken(notices) == ["one", "two"]
    assert all(strip.more.isHidden() for strip in notices.strips.values())
    notices.end("one")
    notices.end("two")
    assert notices.isHidden()


def test_what_cannot_be_put_away_never_waits(notices: Notices) -> None:
    save = NoticeKey("Save as…", lambda: None)
    notices.tell("unsafe", Notice("This game is not being saved.", {}, (save,), lasting=True))
    tell(notices, "one", "two", "three")
    assert spoken(notices) == ["This game is not being saved.", "three"]


def test_the_page_keeps_its_room_however_many_notices_there_are(notices: Notices) -> None:
    tell(notices, *(f"notice number {k}" for k in range(AT_ONCE)))
    QTest.qWait(0)
    high = notices.sizeHint().height()
    tell(notices, *(f"another one, {k}" for k in range(6)))
    QTest.qWait(0)
    assert notices.sizeHint().height() <= high
