"""An unexpected exception is logged at once, shown once when there is time, and never nested."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.dialogs.message_box import MessageBox
from fairytable.app.theme import Theme
from fairytable.app.translation import Code, Language
from fairytable.app.trouble.catcher import Catcher
from fairytable.app.trouble.trouble_box import TroubleBox
from fairytable.storage import places

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes
CARD = "a card fell off the table"
PAINTS_BADLY = """
import sys
from PySide6.QtWidgets import QApplication, QMessageBox
from fairytable.app.dialogs import about_dialog
from fairytable.app.trouble import log_files
from fairytable.app.trouble.catcher import Catcher
from fairytable.app.chrome import DARK
from fairytable.app.theme import Theme
from fairytable.app.translation import Language


def paint_sign(p, rect, chrome):
    raise RuntimeError(f"the paper under {p} is torn")


about_dialog.paint_sign = paint_sign
app = QApplication([])
log_files.keep_a_log()
catcher = Catcher(Language("en"), Theme(DARK))
sys.excepthook = catcher.caught
torn = [about_dialog.ProgramSign(Theme(DARK)), about_dialog.ProgramSign(Theme(DARK))]
for widget in torn:
    try:
        widget.grab()
    except RuntimeError as trouble:
        print("grab", trouble)
    widget.show()
for _ in range(20):
    for widget in torn:
        widget.update()
    app.processEvents()
boxes = [w for w in app.topLevelWidgets() if isinstance(w, QMessageBox)]
print("boxes", len(boxes))
"""


@pytest.fixture
def catcher(qapp: QApplication) -> Iterator[Catcher]:
    made = Catcher(Language("en"), Theme())
    yield made
    if made.box is not None:
        made.box.close()
        QTest.qWait(0)


def fall(catcher: Catcher, words: str = CARD, kind: type[Exception] = RuntimeError) -> None:
    try:
        raise kind(words)
    except kind as trouble:
        catcher.caught(kind, trouble, trouble.__traceback__)


def opened(qtbot: QtBot, catcher: Catcher) -> TroubleBox:
    qtbot.waitUntil(lambda: catcher.box is not None)
    assert catcher.box is not None
    return catcher.box


def test_it_is_logged_at_once_and_shown_when_the_event_is_over(
    qtbot: QtBot, catcher: Catcher, caplog: pytest.LogCaptureFixture
) -> None:
    fall(catcher)
    assert CARD in caplog.text
    assert catcher.box is None, "the event that failed is still on"
    assert opened(qtbot, catcher).isVisible()


@pytest.mark.parametrize("code", ["en", "it"])
def test_the_dialog_names_the_log(qtbot: QtBot, catcher: Catcher, code: Code) -> None:
    catcher.language.use(code)
    fall(catcher)
    box = opened(qtbot, catcher)
    assert str(places.log()) in box.informativeText()
    assert CARD in box.details.toPlainText()
    catcher.language.use("en")


def test_the_dialog_is_in_our_dress(qtbot: QtBot, catcher: Catcher) -> None:
    fall(catcher)
    box = opened(qtbot, catcher)
    assert isinstance(box, MessageBox)
    assert box.icon() == QMessageBox.Icon.NoIcon, "the sign is ours, not the system's"
    assert not box.iconPixmap().isNull()


@pytest.mark.parametrize(
    ("code", "words", "other"),
    [
        ("en", {"Show details", "Copy details", "Close"}, "Hide details"),
        ("it", {"Mostra i dettagli", "Copia i dettagli", "Chiudi"}, "Nascondi i dettagli"),
    ],
)
def test_all_its_buttons_speak_the_language_of_the_moment(
    qtbot: QtBot, catcher: Catcher, code: Code, words: set[str], other: str
) -> None:
    catcher.language.use(code)
    fall(catcher)
    box = opened(qtbot, catcher)
    assert {button.text().replace("&", "") for button in box.findChildren(QPushButton)} == words
    QTest.mouseClick(box.fold, Qt.MouseButton.LeftButton)
    assert box.fold.text().replace("&", "") == other
    catcher.language.use("en")


def test_its_details_are_shown_and_put_away_again(qtbot: QtBot, catcher: Catcher) -> None:
    fall(catcher)
    box = opened(qtbot, catcher)
    assert box.details.isHidden()
    low = box.height()
    QTest.mouseClick(box.fold, Qt.MouseButton.LeftButton)
    assert box.isVisible(), "it is no answer"
    assert box.details.isVisible()
    qtbot.waitUntil(lambda: box.height() >= low + box.details.minimumHeight())
    QTest.mouseClick(box.fold, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: box.height() == low)


def test_its_text_is_copied(qtbot: QtBot, catcher: Catcher) -> None:
    fall(catcher)
    box = opened(qtbot, catcher)
    QTest.mouseClick(box.copy, Qt.MouseButton.LeftButton)
    assert "Traceback" in QApplication.clipboard().text()
    assert CARD in QApplication.clipboard().text()
    qtbot.waitUntil(lambda: catcher.box is None)


def test_the_same_trouble_is_shown_once_whatever_its_words(qtbot: QtBot, catcher: Catcher) -> None:
    for number in range(5):
        fall(catcher, f"card {number} fell off the table")
    opened(qtbot, catcher).close()
    qtbot.waitUntil(lambda: catcher.box is None)
    QTest.qWait(20)
    assert catcher.box is None


def test_trouble_that_comes_again_and_again_does_not_fill_the_log(
    catcher: Catcher, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(1000):
        fall(catcher)
    assert len(caplog.records) == 10
    assert "for the 512th time" in caplog.records[-1].getMessage()


def test_other_trouble_waits_until_the_dialog_is_closed(qtbot: QtBot, catcher: Catcher) -> None:
    fall(catcher)
    fall(catcher, "two cards are one", ValueError)
    first = opened(qtbot, catcher)
    assert CARD in first.details.toPlainText()
    QTest.qWait(20)
    assert catcher.box is first
    first.close()
    qtbot.waitUntil(lambda: catcher.box is not None and catcher.box is not first)
    assert "two cards are one" in opened(qtbot, catcher).details.toPlainText()


def test_a_dialog_that_goes_with_its_window_makes_room_for_the_next(
    qtbot: QtBot, catcher: Catcher
) -> None:
    window = QWidget()
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    fall(catcher)
    assert opened(qtbot, catcher).parent() is window
    window.deleteLater()
    qtbot.waitUntil(lambda: catcher.box is None)


def test_a_widget_that_cannot_paint_itself_ends_in_one_dialog_and_no_crash(tmp_path: Path) -> None:
    environment = {**os.environ, places.HOME: str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PAINTS_BADLY],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("grab") == 2
    assert "boxes 1" in done.stdout
    written = (tmp_path / "log" / "fairytable.log").read_text(encoding="utf-8")
    assert "is torn" in written
    assert written.count("Traceback") == 1
