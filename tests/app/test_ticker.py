"""With the panel folded the line beside the menus tells what happened last; digits are the table's,
wherever the focus is; in the smallest window with the largest texts nothing lies over anything."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import DARK, dress
from fairytable.app.window import LEAST, Window
from fairytable.games import ON_THE_TABLE
from tests.app import challenge_matches
from tests.app.test_since import after_bruno
from tests.app.test_tab_reaches import match_of, parts
from tests.app.windows import QUICK, opened


def test_a_folded_panel_leaves_the_prompt_and_the_last_line_of_the_story(window: Window) -> None:
    window.begin(after_bruno())
    window.page.fold()
    line = window.panel.line
    assert line.isVisible()
    assert line.prompt.text() == window.panel.box.prompt.text()
    assert line.ticker.text() == window.panel.story.lines[-1].text


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_a_digit_takes_a_card_wherever_the_focus_is(window: Window, game: str) -> None:
    match = after_bruno() if game == "moons" else match_of(game, 12)
    window.begin(match)
    QTest.keyClick(window.table, Qt.Key.Key_1)
    wanted = answer(window)
    assert any(wanted), "the digit means something here"
    deaf: list[QWidget] = []
    tried: set[QWidget] = {window.table}
    for index in range(window.panel.tabs.count()):
        window.panel.tabs.setCurrentIndex(index)
        for part in parts(window):
            if part in tried:
                continue
            tried.add(part)
            window.begin(match)
            QApplication.processEvents()
            part.setFocus()
            if part.hasFocus():
                QTest.keyClick(part, Qt.Key.Key_1)
                deaf += [] if answer(window) == wanted else [part]
    assert deaf == []


def test_where_nobody_is_asked_a_digit_leaves_the_focus_where_it_is(
    window: Window, qtbot: QtBot
) -> None:
    window.begin(match_of("moons", 100_000))
    qtbot.waitUntil(window.end.isVisible)
    button = next(b for b in window.tools.buttons.values() if b.isEnabled())
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_1)
    assert button.hasFocus()


def answer(window: Window) -> tuple[object, ...]:
    """What a digit has done: lifted a card, chosen it, or brought the keyboard to it."""
    hands, match = window.table.hands, window.controller.match
    return hands.lifted, hands.focus, None if match is None else match.cursor


@pytest.mark.parametrize("players", [2, 6])
def test_the_largest_texts_fit_the_smallest_window(qtbot: QtBot, players: int) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app, DARK, "larger")
    for window in opened(qtbot, QUICK.changed(text_size="larger", language="it"), size=LEAST):
        window.language.use("it")
        window.begin(challenge_matches.match_of(1, players - 1))
        panel = window.panel
        for _ in range(5):
            QApplication.processEvents()
        assert panel.sheet.height() >= panel.sheet.sizeHint().height()
        assert panel.box.geometry().bottom() <= panel.height()
        panel.box.warn("Perché no.")
        assert "Perché no." in (panel.box.prompt.text(), panel.box.hint.text())
        window.page.fold()
        for _ in range(5):
            QApplication.processEvents()
        line = panel.line
        assert all(line.rect().contains(button.geometry()) for button in line.buttons)
        assert line.prompt.width() >= 80


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_neither_the_prompt_nor_a_refusal_under_it_is_cut(qtbot: QtBot, game: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app, DARK, "larger")
    for window in opened(qtbot, QUICK.changed(text_size="larger", language="it"), size=LEAST):
        window.language.use("it")
        window.begin(match_of(game, 12))
        box = window.panel.box
        for _ in range(5):
            QApplication.processEvents()
        box.warn("Non c’è nessun cerchio di Fuoco aperto.")
        for _ in range(5):
            QApplication.processEvents()
        for words in (box.prompt, box.hint):
            needed = words.heightForWidth(words.width())
            assert words.isHidden() or words.height() >= needed, words.text()
