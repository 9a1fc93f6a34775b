"""Somebody who has never played is welcomed, and plays a first game after one click."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fairytable.app import recent_games
from fairytable.app.chrome import SCALES, TextSize
from fairytable.app.dialogs.levels import EASY
from fairytable.app.dialogs.options_form import bounds_of_players
from fairytable.app.start_page.first_game import first_match
from fairytable.app.start_page.newcomer import never_played
from fairytable.app.start_page.page import StartPage
from fairytable.app.translation import CODES, Code
from fairytable.app.window import LEAST, Window
from fairytable.bots import LEVELS
from fairytable.games import GAMES, IDS, ON_THE_TABLE
from fairytable.match import Match
from fairytable.storage import places, saves, statistics
from fairytable.storage.statistics import Played

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes
LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key


def plainly(source: str, n: int | None = None, /, **fields: int | str) -> str:
    return source.format(**fields)


def a_match() -> Match:
    return first_match(GAMES[ON_THE_TABLE[0]], "Anna", plainly)


# Who is welcomed


def test_the_first_start_welcomes_and_the_key_waits_for_enter(window: Window) -> None:
    window.go_home()
    assert window.start.welcome.isVisible()
    assert not window.start.resume.isVisible()
    assert window.start.welcome.play.hasFocus()


def test_who_has_an_unfinished_game_is_not_welcomed(window: Window) -> None:
    saves.save(a_match(), places.autosave())
    window.go_home()
    assert not window.start.welcome.isVisible()
    assert window.start.resume.button.hasFocus()


def test_who_has_saved_a_game_is_not_welcomed(window: Window, tmp_path: Path) -> None:
    recent_games.put(a_match(), tmp_path / "one.fairytable")
    window.go_home()
    assert not window.start.welcome.isVisible()


def test_who_has_finished_a_game_is_not_welcomed(window: Window) -> None:
    match = a_match()
    game = Played(
        game=match.game.id,
        options={},
        when=datetime(2026, 5, 20).isoformat(),
        seats=match.seats,
        scores=(3, 2, 1),
        winners=(0,),
        decisions=9,
    )
    statistics.record(game, places.statistics())
    window.go_home()
    assert not window.start.welcome.isVisible()


def test_statistics_that_cannot_be_read_are_a_trace_of_games() -> None:
    assert never_played(())
    places.statistics().mkdir(parents=True)
    assert not never_played(())


# The first game


def begun(window: Window) -> Match:
    match = window.controller.match
    assert match is not None
    assert window.at_table
    return match


def test_one_click_begins_a_game_against_two_easy_bots(window: Window) -> None:
    window.go_home()
    QTest.mouseClick(window.start.welcome.play, LEFT)
    match = begun(window)
    assert match.game.id == ON_THE_TABLE[0]
    assert [(seat.kind, seat.level) for seat in match.seats] == [
        ("human", None),
        ("bot", EASY),
        ("bot", EASY),
    ]
    assert match.options == match.game.options(players=3)


def test_enter_begins_it_too(window: Window) -> None:
    window.go_home()
    QTest.keyClick(window.start.welcome.play, Key.Key_Return)
    assert len(begun(window).seats) == 3


def test_the_welcome_is_gone_when_one_comes_home(window: Window) -> None:
    window.go_home()
    QTest.mouseClick(window.start.welcome.play, LEFT)
    window.go_home()
    assert not window.start.welcome.isVisible()
    assert window.start.resume.isVisible()


def test_the_rules_are_one_click_away_and_the_welcome_waits(window: Window) -> None:
    window.go_home()
    QTest.mouseClick(window.start.welcome.rules, LEFT)
    assert window.pages.currentWidget() is window.rules
    window.go_back()
    assert window.start.welcome.isVisible()


def test_ones_own_name_is_taken(window: Window) -> None:
    window.use(window.settings.changed(player_name="Bruno"))
    window.go_home()
    QTest.mouseClick(window.start.welcome.play, LEFT)
    names = [seat.name for seat in begun(window).seats]
    assert names[0] == "Bruno"
    assert len(set(names)) == 3


@pytest.mark.parametrize("game", IDS)
def test_every_game_could_be_the_first(game: str) -> None:
    match = first_match(GAMES[game], "", plainly)
    assert match.options.players in bounds_of_players(GAMES[game].options)
    assert len({seat.colour for seat in match.seats}) == len(match.seats)
    assert EASY in LEVELS


# Words and room


@pytest.mark.parametrize(("code", "said"), [("en", "Welcome"), ("it", "Benvenuti")])
def test_the_welcome_is_spoken_in_both_languages(window: Window, code: Code, said: str) -> None:
    window.go_home()
    window.language.use(code)
    plate = window.start.welcome
    assert plate.heading.text() == said
    for key in plate.keys:
        assert key.accessibleName()
        assert key.accessibleDescription() == key.toolTip() != ""


def test_tab_goes_through_the_welcome(window: Window) -> None:
    window.go_home()
    page = window.start
    for stop in (page.welcome.rules, page.recent, page.open):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Key.Key_Tab)
        assert stop.hasFocus()


def low(window: Window, size: TextSize, code: Code) -> StartPage:
    """The start page in the smallest window."""
    window.use(window.settings.changed(text_size=size, language=code))
    window.resize(*LEAST)
    window.go_home()
    QApplication.processEvents()
    return window.start


@pytest.mark.parametrize("size", SCALES)
@pytest.mark.parametrize("code", CODES)
def test_the_welcome_fits_the_smallest_window(window: Window, size: TextSize, code: Code) -> None:
    page = low(window, size, code)
    assert [window.width(), window.height()] == list(LEAST)
    plate = page.welcome
    assert plate.height() >= plate.heightForWidth(plate.width())
    for key in (*plate.keys, page.open):
        assert key.height() == key.sizeHint().height()
        assert key.width() >= key.sizeHint().width()
    assert page.rect().contains(page.open.mapTo(page, page.open.rect().bottomRight()))


def test_an_empty_list_gives_way_only_where_there_is_no_room(window: Window) -> None:
    page = low(window, "larger", "en")
    assert not page.recent.isVisible()
    window.resize(1600, 900)
    QApplication.processEvents()
    assert page.recent.isVisible()
    window.resize(*LEAST)
    QApplication.processEvents()
    assert not page.recent.isVisible()
    page.welcome.hide()
    QApplication.processEvents()
    assert page.recent.isVisible()
