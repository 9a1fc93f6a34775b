"""Where the system has no dialog for files, Qt's wears our signs and speaks our language."""

from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QHeaderView,
    QListView,
    QPushButton,
    QToolButton,
    QTreeView,
)

from fairytable.app.chrome import DARK, dress
from fairytable.app.file_dialogs import telling_name
from fairytable.app.file_signs import FileSigns
from fairytable.app.window import Window
from fairytable.storage import saves
from tests.app.challenge_matches import match_of
from tests.app.test_window import match_of as match_of_moons

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise")  # no screen
TOOLS = ("backButton", "forwardButton", "toParentButton", "newFolderButton")


def test_no_tool_of_the_dialog_has_an_icon_of_another_house(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.files._dialogs.ask_open(tmp_path, print)
    (dialog,) = window.findChildren(QFileDialog)
    plain = QFileDialog()
    for name in TOOLS:
        ours, theirs = dialog.findChild(QToolButton, name), plain.findChild(QToolButton, name)
        assert isinstance(ours, QToolButton)
        assert isinstance(theirs, QToolButton)
        assert ours.icon().pixmap(16).toImage() != theirs.icon().pixmap(16).toImage()
    assert isinstance(dialog.iconProvider(), FileSigns)
    assert not dialog.testOption(QFileDialog.Option.DontUseNativeDialog)


@pytest.mark.parametrize("code", ["en", "it"])
def test_kinds_of_files_are_told_in_the_language_of_the_moment(window: Window, code: str) -> None:
    assert code in ("en", "it")
    window.language.use("it" if code == "it" else "en")
    signs = FileSigns(window.theme.chrome, window.language.say)
    said = [signs.type(QFileInfo(f"x{end}")) for end in (saves.SUFFIX, ".txt")]
    said.append(signs.type(QFileInfo("/")))
    assert (
        said
        == {
            "en": ["Saved game", "Other file", "Folder"],
            "it": ["Partita salvata", "Altro file", "Cartella"],
        }[code]
    )


def test_the_heads_of_its_list_can_be_read(window: Window, tmp_path: Path) -> None:
    window.files._dialogs.ask_save(match_of(1, 1), tmp_path, print)
    QApplication.processEvents()
    (dialog,) = window.findChildren(QFileDialog)
    details = dialog.findChild(QTreeView, "treeView")
    assert isinstance(details, QTreeView)
    head = details.header()
    assert head.sectionResizeMode(1) == QHeaderView.ResizeMode.ResizeToContents
    for section in range(1, head.count()):
        if not head.isSectionHidden(section):
            assert head.sectionSize(section) >= head.sectionSizeHint(section)


def test_no_button_of_the_dialog_has_an_icon(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some systems give buttons icons: of Save, for one, when it is first needed."""
    make = QFileDialog.setAcceptMode

    def with_icons(dialog: QFileDialog, mode: QFileDialog.AcceptMode) -> None:
        make(dialog, mode)
        for button in dialog.findChildren(QPushButton):
            button.setIcon(QIcon(QPixmap(16, 16)))

    monkeypatch.setattr(QFileDialog, "setAcceptMode", with_icons)
    window.files._dialogs.ask_save(match_of(1, 1), Path(), print)
    (dialog,) = window.findChildren(QFileDialog)
    buttons = dialog.findChildren(QPushButton)
    assert buttons
    assert all(button.icon().isNull() for button in buttons)


def test_in_larger_letters_the_dialog_is_no_wider_than_its_window(
    window: Window, qapp: QApplication, tmp_path: Path
) -> None:
    window.resize(1024, 640)
    dress(qapp, DARK, "larger")
    window.files._dialogs.ask_open(tmp_path, print)
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.width() <= window.width()


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_its_places_can_be_read(window: Window, tmp_path: Path, text_size: str) -> None:
    window.use(window.settings.changed(text_size=text_size))
    window.files._dialogs.ask_open(tmp_path, print)
    QApplication.processEvents()
    (dialog,) = window.findChildren(QFileDialog)
    places = dialog.findChild(QListView, "sidebar")
    assert isinstance(places, QListView)
    first = places.model().index(0, 0)
    assert first.data()
    assert places.sizeHintForColumn(0) <= places.viewport().width()


def test_a_proposed_name_keeps_title_and_subtitle_apart(window: Window) -> None:
    name = telling_name(match_of_moons(1, 1), window.language)
    assert name.startswith("The Fairy Circle – Moons, ")
