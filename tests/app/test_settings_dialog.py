"""The settings dialog changes settings by mouse and keyboard, at once and in every language."""

from collections.abc import Iterator, Mapping
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.settings_dialog import (
    CHOICE_TYPE,
    FIELDS,
    GROUPS,
    HEIGHT,
    WIDTH,
    Segments,
    SettingsDialog,
    Switch,
)
from fairytable.app.translation import Language
from fairytable.app.wrapping import measure
from fairytable.storage.settings import Settings

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
    qapp.setStyleSheet("")


def opened(qtbot: QtBot, language: Language, settings: Settings | None = None) -> SettingsDialog:
    dialog = SettingsDialog(settings or Settings(), language, CHROMES["dark"])
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog


def segments(dialog: SettingsDialog, field: str) -> Segments:
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
    for _ in range(20):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        reached |= {
            field
            for field, control in dialog.controls.items()
            if control is focused() or control.isAncestorOf(focused())
        }
    assert reached == set(FIELDS)


def test_space_turns_a_switch(language: Language, qtbot: QtBot) -> None:
    dialog = opened(qtbot, language)
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
        {"player_name": "Anna", "animation": "off", "table": "light", "sounds": False, "later": 3}
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


def test_the_look_changes_at_once(language: Language, qtbot: QtBot) -> None:
    dialog = opened(qtbot, language)
    QTest.mouseClick(segments(dialog, "table").buttons[1], LEFT)
    assert dialog.settings.table == "light"
    assert dialog.chrome is CHROMES["light"]


def test_everything_is_said_again_in_another_language_but_the_names_of_languages(
    language: Language, qtbot: QtBot
) -> None:
    dialog = opened(qtbot, language)
    language.use("it")
    own = [button.text() for button in segments(dialog, "language").buttons]
    assert own == ["AS THE SYSTEM", "English", "Italiano"]
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert said
    assert all(text.isupper() for text in said)
    assert dialog.controls["undo"].accessibleName().isupper()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close(language: Language, qtbot: QtBot, key: Qt.Key) -> None:
    dialog = opened(qtbot, language)
    QTest.keyClick(focused(), key)
    assert not dialog.isVisible()


def test_all_is_seen_in_the_smallest_window(language: Language, qtbot: QtBot) -> None:
    dialog = opened(qtbot, language)
    assert (dialog.width(), dialog.height()) == (WIDTH, HEIGHT)
    assert WIDTH <= 1024
    assert HEIGHT <= 640
    assert dialog.area.verticalScrollBar().maximum() == 0
    for control in dialog.controls.values():
        for button in control.buttons if isinstance(control, Segments) else ():
            assert measure(CHOICE_TYPE).horizontalAdvance(button.text()) < button.width() - 8
