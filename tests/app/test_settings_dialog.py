"""The settings dialog changes settings by mouse and keyboard, at once and in every language."""

from collections.abc import Iterator, Mapping
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, SCALES, TextSize, dress
from fairytable.app.dialogs.settings_dialog import FIELDS, GROUPS, LARGEST, SettingsDialog
from fairytable.app.dialogs.switches import CHOICE_TYPE, Segments, Switch
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.wrapping import measure
from fairytable.app.window import Window
from fairytable.storage.settings import Settings
from tests.app.windows import undress

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes
LEFT = Qt.MouseButton.LeftButton


class Loud(Language):
    """Says everything in capitals once it speaks Italian."""

    def _said(
        self, contexts: object, source: str, n: int | None, fields: Mapping[str, int | str]
    ) -> str:
        return source.upper() if self.code == "it" else source.format(**fields)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Loud("en")
    dress(qapp, CHROMES["dark"])
    yield made
    made.use("en")
    undress(qapp)


def opened(qtbot: QtBot, language: Language, settings: Settings | None = None) -> SettingsDialog:
    dialog = SettingsDialog(settings or Settings(), language, Theme(CHROMES["dark"]))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog


def turn_to(dialog: SettingsDialog, field: str) -> None:
    """Open the page of a setting."""
    pages = [[entry.field for entry in group.entries] for group in GROUPS]
    dialog.tabs.setCurrentIndex(next(k for k, fields in enumerate(pages) if field in fields))


def segments(dialog: SettingsDialog, field: str) -> Segments:
    turn_to(dialog, field)
    found = dialog.controls[field]
    assert isinstance(found, Segments)
    return found


def lit(dialog: SettingsDialog, field: str) -> str:
    return next(b.text() for b in segments(dialog, field).buttons if b.isChecked())


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_every_entry_is_a_setting_and_every_answer_one_of_its_values() -> None:
    for group in GROUPS:
        for entry in group.entries:
            allowed = get_args(Settings.model_fields[entry.field].annotation)
            offered = [value for c in entry.choices for value in (c.value, *c.also)]
            assert sorted(offered) == sorted(allowed)


def test_a_click_counts_at_once(language: Language, qtbot: QtBot) -> None:
    dialog = opened(qtbot, language)
    fast = segments(dialog, "bot_pace").buttons[2]
    with qtbot.waitSignal(dialog.changed) as told:
        QTest.mouseClick(fast, LEFT, pos=QPoint(3, 3))
    assert told.args == [Settings(bot_pace="fast")]
    assert dialog.settings.bot_pace == "fast"


def test_arrow_keys_go_through_the_answers(language: Language, qtbot: QtBot) -> None:
    dialog = opened(qtbot, language)
    segments(dialog, "animation").buttons[1].setFocus()
    with qtbot.waitSignal(dialog.changed) as told:
        QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert told.args == [Settings(animation="fast")]
    assert focused() is segments(dialog, "animation").buttons[2]


def test_tab_reaches_every_setting(language: Language, qtbot: QtBot) -> None:
    dialog = opened(qtbot, language)
    reached: set[str] = set()
    for page in range(len(GROUPS)):
        dialog.tabs.setCurrentIndex(page)
        for _ in range(8):
            QTest.keyClick(focused(), Qt.Key.Key_Tab)
            reached |= {
                field
                for field, control in dialog.controls.items()
                if control is focused() or control.isAncestorOf(focused())
            }
    assert reached == set(FIELDS)


def test_every_setting_of_the_file_is_offered() -> None:
    assert set(FIELDS) == set(Settings.model_fields) - {"version"}


def test_arrow_keys_turn_the_pages(language: Language, qtbot: QtBot) -> None:
    dialog = opened(qtbot, language)
    dialog.tabs.setFocus()
    QTest.keyClick(dialog.tabs, Qt.Key.Key_Right)
    assert dialog.pages.currentIndex() == 1
    assert dialog.controls["animation"].isVisible()


def test_space_turns_a_switch(language: Language, qtbot: QtBot) -> None:
    dialog = opened(qtbot, language)
    turn_to(dialog, "play_forced")
    switch = dialog.controls["play_forced"]
    assert isinstance(switch, Switch)
    switch.setFocus()
    with qtbot.waitSignal(dialog.changed) as told:
        QTest.keyClick(switch, Qt.Key.Key_Space)
    assert told.args == [Settings(play_forced=False)]


def test_a_name_is_taken_as_it_is_typed_without_spaces_around(
    language: Language, qtbot: QtBot
) -> None:
    dialog = opened(qtbot, language)
    turn_to(dialog, "player_name")
    line = dialog.controls["player_name"]
    assert isinstance(line, QLineEdit)
    line.setFocus()
    QTest.keyClicks(line, " Anna Rosa ")
    assert dialog.settings.player_name == "Anna Rosa"
    assert line.text() == " Anna Rosa "


def test_defaults_leave_the_name_and_what_only_a_newer_program_knows(
    language: Language, qtbot: QtBot
) -> None:
    mine = Settings.model_validate(
        {"player_name": "Anna", "animation": "off", "table": "light", "later": 3}
    )
    dialog = opened(qtbot, language, mine)
    assert dialog.defaults.isEnabled()
    with qtbot.waitSignal(dialog.changed) as told:
        QTest.mouseClick(dialog.defaults, LEFT)
    assert told.args == [mine.changed(animation="normal", table="dark")]
    assert lit(dialog, "animation") == "Normal"
    assert not dialog.defaults.isEnabled()


def test_showing_settings_changes_none(language: Language, qtbot: QtBot) -> None:
    dialog = opened(qtbot, language)
    mine = Settings(undo="free", language="it", bot_pace="slow", player_name="Anna")
    with qtbot.assertNotEmitted(dialog.changed):
        dialog.present(mine)
    assert dialog.settings == mine
    assert (lit(dialog, "undo"), lit(dialog, "bot_pace")) == ("Allowed", "Slow")


def test_the_look_changes_at_once(window: Window) -> None:
    window.show_settings()
    (dialog,) = window.findChildren(SettingsDialog)
    QTest.mouseClick(segments(dialog, "table").buttons[1], LEFT)
    assert dialog.settings.table == "light"
    assert window.theme.chrome is CHROMES["light"]
    assert CHROMES["light"].soft in dialog.styleSheet()


def test_everything_is_said_again_in_another_language_but_the_names_of_languages(
    language: Language, qtbot: QtBot
) -> None:
    dialog = opened(qtbot, language)
    language.use("it")
    own = [button.text() for button in segments(dialog, "language").buttons]
    assert own == ["SYSTEM LANGUAGE", "English", "Italiano"]
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert said
    assert all(text.isupper() for text in said)
    assert dialog.controls["undo"].accessibleName().isupper()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close(language: Language, qtbot: QtBot, key: Qt.Key) -> None:
    dialog = opened(qtbot, language)
    QTest.keyClick(focused(), key)
    assert not dialog.isVisible()


@pytest.mark.parametrize("size", SCALES)
def test_all_is_seen_in_the_smallest_window(
    language: Language, qtbot: QtBot, size: TextSize, qapp: QApplication
) -> None:
    dress(qapp, CHROMES["dark"], size)
    dialog = opened(qtbot, language)
    assert LARGEST[0] <= 1024
    assert LARGEST[1] <= 640
    for page in range(len(GROUPS)):
        dialog.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        assert dialog.width() <= LARGEST[0]
        assert dialog.height() <= LARGEST[1]
        assert dialog.area.verticalScrollBar().maximum() == 0
    for control in dialog.controls.values():
        for button in control.buttons if isinstance(control, Segments) else ():
            assert measure(CHOICE_TYPE).horizontalAdvance(button.text()) < button.width() - 8


def test_the_dialog_grows_with_its_texts_while_it_is_open(
    language: Language, qtbot: QtBot, qapp: QApplication
) -> None:
    dialog = opened(qtbot, language)
    before, label = dialog.width(), dialog.findChildren(QLabel)[0]
    small = label.font().pixelSize()
    dialog.changed.connect(lambda settings: dress(qapp, CHROMES["dark"], settings.text_size))
    QTest.mouseClick(segments(dialog, "text_size").buttons[2], LEFT)
    assert dialog.width() > before
    assert label.font().pixelSize() > small


def test_a_dialog_that_grows_with_its_texts_keeps_its_middle(
    language: Language, qtbot: QtBot, qapp: QApplication
) -> None:
    dialog = opened(qtbot, language)
    dialog.move(300, 200)
    dialog.fit()
    middle, before = dialog.geometry().center(), dialog.width()
    dress(qapp, CHROMES["dark"], "larger")
    dialog.fit()
    assert dialog.width() > before
    moved = dialog.geometry().center() - middle
    assert max(abs(moved.x()), abs(moved.y())) <= 1
