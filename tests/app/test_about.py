"""The about dialog names everybody, and its report can be copied and tells no user's name."""

import platform
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from fairytable import __version__
from fairytable.app.chrome import CHROMES, dress
from fairytable.app.dialogs.about_dialog import AboutDialog
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.trouble import diagnostics
from fairytable.games import ON_THE_TABLE, about
from fairytable.storage import places
from tests.app.windows import undress

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    return tmp_path


@pytest.fixture
def dialog(qapp: QApplication, qtbot: QtBot) -> Iterator[AboutDialog]:
    dress(qapp, CHROMES["dark"])
    made = AboutDialog(Language("en"), Theme(CHROMES["dark"]))
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()
    undress(qapp)


def words(dialog: AboutDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_version_games_and_authors_are_named(dialog: AboutDialog) -> None:
    said = words(dialog)
    assert __version__ in said
    for game in ON_THE_TABLE:
        told = about(game, dialog.language.say_for(game))
        assert told is not None
        assert told.title in said
        assert told.author in said


def test_a_game_is_called_as_its_rulebook_calls_it_too(dialog: AboutDialog) -> None:
    assert "All You Wish For (“Tutto ciò che vuoi”)" in words(dialog)
    assert "“The challenge”" not in words(dialog)  # it is the title shown
    dialog.language.use("it")
    assert "La sfida («The challenge»)" in words(dialog)
    assert "«Tutto ciò che vuoi»" not in words(dialog)


@pytest.mark.parametrize(
    "part", ["PySide6", "pydantic", "platformdirs", "Source Serif Pro", "Hanken Grotesk"]
)
def test_every_part_is_named_with_its_licence(dialog: AboutDialog, part: str) -> None:
    assert part in words(dialog)
    for licence in ("MIT", "LGPL", "OFL"):
        assert licence in words(dialog)


def test_the_report_is_copied(dialog: AboutDialog) -> None:
    QTest.mouseClick(dialog.copy, LEFT)
    assert QGuiApplication.clipboard().text() == dialog.report.toPlainText()
    assert dialog.copy.text() == "Copied"


def test_all_is_seen_at_once(dialog: AboutDialog) -> None:
    assert dialog.area.verticalScrollBar().maximum() == 0


def test_the_keyboard_copies_and_closes(dialog: AboutDialog) -> None:
    dialog.copy.setFocus()
    QTest.keyClick(dialog.copy, Qt.Key.Key_Space)
    assert "Python" in QGuiApplication.clipboard().text()
    QTest.keyClick(dialog.copy, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_light_chrome_is_taken(dialog: AboutDialog) -> None:
    dialog.theme.change_to(CHROMES["light"])
    assert CHROMES["light"].soft in dialog.styleSheet()


# The report


def test_the_report_tells_versions_screens_and_places(qapp: QApplication, home: Path) -> None:
    report = diagnostics.text()
    for part in (__version__, platform.python_version(), qVersion(), "scale", "settings.json"):
        assert part in report
    for place in (places.log(), places.crash()):
        assert str(place).replace(str(Path.home()), "~") in report


def test_the_report_ends_with_the_last_lines_of_the_log(qapp: QApplication) -> None:
    places.log().parent.mkdir(parents=True)
    lines = [f"line {i} of the log" for i in range(100)]
    places.log().write_text("\n".join(lines) + "\n", encoding="utf-8")
    told = diagnostics.text().splitlines()
    assert told[-diagnostics.LINES :] == lines[-diagnostics.LINES :]
    assert lines[0] not in told


def test_the_report_tells_how_the_last_crash_began(qapp: QApplication) -> None:
    places.logs().mkdir(parents=True)
    assert "crash-previous.log" not in diagnostics.text()
    places.previous_crash().write_text("Fatal Python error: Segmentation fault\n", encoding="utf-8")
    told = diagnostics.text()
    assert "crash-previous.log" in told
    assert "Fatal Python error: Segmentation fault" in told


def test_a_missing_log_is_no_trouble(qapp: QApplication) -> None:
    assert "The log is empty." in diagnostics.text()


def test_a_log_that_cannot_be_read_is_told(qapp: QApplication) -> None:
    places.log().mkdir(parents=True)
    assert "The log cannot be read" in diagnostics.text()


def test_the_home_folder_is_not_named(
    qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: home)
    assert str(home) not in diagnostics.text()
