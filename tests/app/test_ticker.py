"""With the panel folded the line beside the menus tells what happened last; digits are the table's,
wherever the focus is."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fairytable.app.window import Window
from tests.app.test_since import after_bruno
from tests.app.windows import show_page


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
