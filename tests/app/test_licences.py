"""Everything that is distributed comes with its licence, and all of them can be read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, SCALES, TextSize, dress
from fairytable.app.dialogs.about_dialog import AboutDialog
from fairytable.app.dialogs.licences import PARTS, texts
from fairytable.app.dialogs.licences_dialog import LicencesDialog
from fairytable.app.theme import Theme
from fairytable.app.translation import CODES, Code, Language
from fairytable.resources import assets
from tests.app.windows import undress

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes
ROOT = Path(__file__).resolve().parents[2]
LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key
OURS = "fairytable (pyproject.toml)"


# The texts


def needed_by() -> dict[str, list[str]]:
    """Every locked package with those that need it."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in (ROOT / "packaging" / "requirements.txt").read_text().splitlines():
        if pinned := re.match(r"([a-z0-9-]+)==", line):
            name = pinned[1]
            found[name] = []
        elif needs := re.match(r"\s+#\s+(?:via\s+)?(\S.*)", line):
            found[name] += [needs[1]] if needs[1] != "via" else []
    return found


def at_run_time() -> set[str]:
    """The packages that the program itself needs, directly or not."""
    found: set[str] = set()
    needs = needed_by()
    while more := {p for p, by in needs.items() if {OURS, *found} & set(by)} - found:
        found |= more
    return found


def test_every_package_that_is_distributed_is_a_part() -> None:
    needed = at_run_time()
    assert {"pydantic", "pydantic-core", "shiboken6"} <= needed
    assert {package for part in PARTS for package in part.packages} == needed


def test_every_part_has_its_texts_and_no_text_is_left_over() -> None:
    named = {name for part in PARTS for name in part.files}
    assert all(part.files for part in PARTS)
    assert {file.name for file in (assets() / "licences").iterdir()} == named
    assert all(text.strip() for part in PARTS for text in texts(part))


def test_our_own_licence_is_that_of_the_project() -> None:
    assert texts(PARTS[0]) == ((ROOT / "LICENSE").read_text(encoding="utf-8"),)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Qt", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("Qt", "GNU GENERAL PUBLIC LICENSE"),
        ("Qt", "_internal/PySide6"),
        ("Python", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"),
        ("ICU", "Unicode, Inc."),
        ("Source Serif Pro", "Reserved Font Name ‘Source’"),
        ("Source Serif Pro", "SIL OPEN FONT LICENSE Version 1.1"),
        ("Hanken Grotesk", "Alfredo Marco Pradil"),
        ("Hanken Grotesk", "SIL OPEN FONT LICENSE Version 1.1"),
        ("PyInstaller", "Bootloader Exception"),
    ],
)
def test_the_texts_are_those_of_the_parts(name: str, words: str) -> None:
    part = next(part for part in PARTS if part.name.startswith(name))
    assert words in "\n".join(texts(part))


# The dialog


@pytest.fixture
def about(qapp: QApplication, qtbot: QtBot) -> Iterator[AboutDialog]:
    dress(qapp, CHROMES["dark"])
    made = AboutDialog(Language("en"), Theme(CHROMES["dark"]))
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()
    undress(qapp)


@pytest.fixture
def dialog(about: AboutDialog, qtbot: QtBot) -> LicencesDialog:
    """Opened from the about dialog with the mouse."""
    QTest.mouseClick(about.licences, LEFT)
    made = about.findChild(LicencesDialog)
    assert isinstance(made, LicencesDialog)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_the_about_dialog_leads_to_the_licences_by_key(about: AboutDialog) -> None:
    about.licences.setFocus()
    QTest.keyClick(about.licences, Key.Key_Space)
    opened = about.findChild(LicencesDialog)
    assert isinstance(opened, LicencesDialog)
    assert opened.isVisible()
    QTest.keyClick(opened, Key.Key_Escape)
    assert not opened.isVisible()
    assert about.isVisible()


def test_every_part_can_be_read_by_mouse(dialog: LicencesDialog) -> None:
    for row, part in enumerate(PARTS):
        item = dialog.parts.item(row)
        dialog.parts.scrollToItem(item)
        place = dialog.parts.visualItemRect(item).center()
        QTest.mouseClick(dialog.parts.viewport(), LEFT, pos=place)
        assert all(text.strip() in dialog.text.toPlainText() for text in texts(part))
        assert dialog.text.verticalScrollBar().value() == 0


def test_every_part_can_be_read_by_keyboard(dialog: LicencesDialog) -> None:
    assert dialog.parts.hasFocus()
    assert dialog.parts.currentRow() == 0
    QTest.keyClick(dialog.parts, Key.Key_Down)
    assert "Lesser" in dialog.text.toPlainText()
    QTest.keyClick(dialog.parts, Key.Key_Tab)
    assert dialog.text.hasFocus()
    QTest.keyClick(dialog.text, Key.Key_PageDown)
    assert dialog.text.verticalScrollBar().value() > 0
    QTest.keyClick(dialog.text, Key.Key_Tab)
    assert dialog.close_button.hasFocus()


def test_nobody_changes_a_licence(dialog: LicencesDialog) -> None:
    before = dialog.text.toPlainText()
    dialog.text.setFocus()
    QTest.keyClicks(dialog.text, "words")
    assert dialog.text.toPlainText() == before


def test_screen_readers_hear_whose_licence_it_is(dialog: LicencesDialog) -> None:
    assert dialog.parts.accessibleName()
    for row, part in enumerate(PARTS):
        dialog.parts.setCurrentRow(row)
        spoken = dialog.parts.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        assert part.name in spoken
        assert part.licence in spoken
        assert dialog.text.accessibleName() == f"Licence of {part.name}"
        assert dialog.text.accessibleDescription() == dialog.note.text() != ""


def test_the_language_changes_all_but_the_licence(dialog: LicencesDialog) -> None:
    dialog.parts.setCurrentRow(1)
    text, note = dialog.text.toPlainText(), dialog.note.text()
    dialog.language.use("it")
    assert dialog.heading.text() == "Licenze"
    assert dialog.note.text() != note
    assert dialog.text.toPlainText() == text


@pytest.mark.parametrize("size", SCALES)
@pytest.mark.parametrize("code", CODES)
def test_the_dialog_fits_the_smallest_window(
    qapp: QApplication, qtbot: QtBot, size: TextSize, code: Code
) -> None:
    dress(qapp, CHROMES["dark"], size)
    made = LicencesDialog(Language(code), Theme(CHROMES["dark"]))
    qtbot.addWidget(made)
    made.show()
    assert made.width() <= 1024
    assert made.height() <= 640
    for row in range(len(PARTS)):
        made.parts.setCurrentRow(row)
        qapp.processEvents()
        assert made.note.height() >= made.note.heightForWidth(made.note.width())
        assert made.area.verticalScrollBar().maximum() == 0
