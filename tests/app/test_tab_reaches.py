"""The keyboard alone reaches everything: Tab comes to every part of every page and dialog."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.offscreen.shot import Shot, played
from fairytable.app.window import Window
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise", "grabbing the keyboard")
PRESSES = 90
"""More than any page has parts, links and groups of cards."""


def match_of(game: str, moves: int) -> Match:
    return played(Shot(GAMES[game], GAMES[game].options.model_validate({}), moves=moves))


def parts(root: QWidget) -> list[QWidget]:
    """All that can be reached and used."""
    return [
        part
        for part in root.findChildren(QWidget)
        if part.isVisible()
        and part.isEnabled()
        and part.window() is root.window()
        and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        and part.focusProxy() is None
    ]


def reached(root: QWidget) -> set[QWidget]:
    for _ in range(4):
        QApplication.processEvents()
    root.activateWindow()
    found = set()
    for _ in range(PRESSES):
        here = QApplication.focusWidget()
        assert here is not None
        found.add(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    return found


def watched(window: Window) -> None:
    window.begin(match_of("moons", 100_000))
    window.watch()


PAGES: dict[str, Callable[[Window], object]] = {
    "start": lambda window: window.go_home(),
    "rules": lambda window: window.show_rules("moons"),
    "statistics": lambda window: window.show_statistics(),
    "end": lambda window: window.begin(match_of("moons", 100_000)),
    "replay": watched,
    **{
        game: lambda window, game=game: window.begin(match_of(game, 12))  # type: ignore[misc]
        for game in ON_THE_TABLE
    },
}


@pytest.mark.parametrize("page", PAGES)
def test_tab_comes_to_every_part_of_a_page(window: Window, page: str) -> None:
    window.go_home()
    PAGES[page](window)
    found = reached(window)
    assert [part for part in parts(window) if part not in found] == []


@pytest.mark.parametrize("name", ["settings", "keys", "about", "new game"])
def test_tab_comes_to_every_part_of_a_dialog(window: Window, name: str) -> None:
    window.go_home()
    shows: dict[str, Callable[[], None]] = {
        "settings": window.show_settings,
        "keys": window.show_keys,
        "about": window.show_about,
        "new game": lambda: window.ask_new_game("wishes"),
    }
    shows[name]()
    dialog = window.findChildren(QDialog)[-1]
    found = reached(dialog)
    assert [part for part in parts(dialog) if part not in found] == []


@pytest.mark.parametrize("page", ["rules", "statistics"])
def test_escape_leads_back(window: Window, page: str) -> None:
    window.go_home()
    PAGES[page](window)
    here = QApplication.focusWidget()
    assert here is not None
    QTest.keyClick(here, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start


def test_rules_read_during_a_replay_or_at_the_end_lead_back_there(
    window: Window, qtbot: QtBot
) -> None:
    window.begin(match_of("moons", 100_000))
    qtbot.waitUntil(lambda: "end" in window.__dict__ and window.end.isVisible())
    window.show_rules()
    window.go_back()
    assert window.end.isVisible()
    window.watch()
    window.show_statistics()
    window.go_back()
    assert window.replay.isVisible()
