"""The leaf of keys and gestures tells every key that the menus have, in the language spoken."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from fairytable.app import menus
from fairytable.app.dialogs.keys_dialog import KeysDialog
from fairytable.app.window import Window

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes


@pytest.fixture
def leaf(window: Window) -> KeysDialog:
    window.go_home()
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    return window.findChildren(KeysDialog)[0]


def words(leaf: KeysDialog) -> list[str]:
    return [label.text() for label in leaf.findChildren(QLabel)]


def test_every_key_of_the_menus_is_told(window: Window, leaf: KeysDialog) -> None:
    native = QKeySequence.SequenceFormat.NativeText
    actions = window.menus.actions.values()
    keys = [action.shortcut().toString(native) for action in actions]
    assert set(filter(None, keys)) <= set(words(leaf))
    assert len(list(filter(None, keys))) > 10


def test_it_speaks_another_language_at_once(window: Window, leaf: KeysDialog) -> None:
    assert "Space" in words(leaf)
    window.language.use("it")
    said = words(leaf)
    assert "Spazio" in said
    assert "Space" not in said
    assert "Regole" in said, "the actions of the menus speak it too"
    assert {"Ctrl+Inizio", "Maiusc+F1", "Ctrl+Maiusc+S"} <= set(said), "as an Italian keyboard does"
    assert not {"Ctrl+Home", "Shift+F1"} & set(said)


def test_it_tells_what_a_key_is_for_and_not_what_it_would_do_at_the_moment(
    window: Window, leaf: KeysDialog
) -> None:
    assert "Speed of computer players" in words(leaf)
    window.menus.say(menus.UNDO, menus.UNDO_MOVE, name="Anna")
    window.language.use("it")
    assert {"Velocità dei giocatori virtuali", "Annulla"} <= set(words(leaf))


def test_it_is_closed_by_escape(leaf: KeysDialog) -> None:
    assert leaf.isVisible()
    QTest.keyClick(leaf, Qt.Key.Key_Escape)
    assert not leaf.isVisible()


def test_keys_are_called_by_words_that_stand_on_them(window: Window, leaf: KeysDialog) -> None:
    window.language.use("it")
    said = words(leaf)
    assert "Ctrl+Inizio" in said, "Qt's Italian calls it by an arrow; the replay says Inizio"
    assert "Maiusc+F1" in said, "as in “Maiusc + ←” beside it"
