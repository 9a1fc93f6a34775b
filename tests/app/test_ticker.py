"""With the panel folded the line beside the menus tells what happened last; digits are the table's,
wherever the focus is; in the smallest window with the largest texts nothing lies over anything."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import DARK, dress
from fairytable.app.window import LEAST, Window
from tests.app.challenge_matches import match_of
from tests.app.test_since import after_bruno
from tests.app.windows import QUICK, opened, show_page


def test_a_folded_panel_leaves_the_prompt_and_the_last_line_of_the_story(window: Window) -> None:
    window.begin(after_bruno())
    window.page.fold()
    line = window.panel.line
    assert line.isVisible()
    assert line.prompt.text() == window.panel.box.prompt.text()
    assert line.ticker.text() == window.panel.story.lines[-1].text


def test_a_digit_takes_a_card_wherever_the_focus_is(window: Window) -> None:
    window.begin(after_bruno())
    panel = window.panel
    for widget, page in (
        (panel.story, panel.story),
        (panel.tabs, panel.story),
        (panel.choices, panel.choices),
    ):
        window.table.hands.put_back()
        show_page(panel, page)
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_1)
        assert window.table.hasFocus()
        assert window.table.hands.lifted is not None, widget


@pytest.mark.parametrize("players", [2, 6])
def test_the_largest_texts_fit_the_smallest_window(qtbot: QtBot, players: int) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app, DARK, "larger")
    for window in opened(qtbot, QUICK.changed(text_size="larger", language="it"), size=LEAST):
        window.language.use("it")
        window.begin(match_of(1, players - 1))
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
