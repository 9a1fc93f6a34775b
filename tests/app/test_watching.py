"""Watching a match once more: forwards and backwards, with every player's eyes and openly."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.translation import Code
from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Rng, Scored
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match, Seat
from tests.app.windows import QUICK, cut_words, opened

NAMES = ("Anna", "Bruno", "Chiara")
KEY = Qt.Key


@cache
def finished(game_id: str) -> Match:
    """A person against two bots, played to the end."""
    game = GAMES[game_id]
    seats = [
        Seat(name=name, colour=p, kind="bot" if p else "human", level="greedy" if p else None)
        for p, name in enumerate(NAMES)
    ]
    match = Match.new(game, game.options.model_validate({"players": 3}), seats, 4)
    rng = Rng(4)
    while match.decision is not None:
        match.play(choose("greedy", game, match.state, rng))
    return match


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    yield from opened(qtbot, QUICK, (1024, 640))


def watch(window: Window, game: str) -> Match:
    match = finished(game)
    window.begin(match)
    window.end.watch.click()
    QApplication.processEvents()
    return match


def look_as(window: Window, viewer: int | None) -> None:
    """Choose whose eyes, as a person does it."""
    box = window.replay.viewer_box
    box.setFocus()
    while box.currentData() != viewer:
        up = viewer is not None and (box.currentData() is None or box.currentData() > viewer)
        QTest.keyClick(box, KEY.Key_Up if up else KEY.Key_Down)
    window.replay.setFocus()


def check(window: Window, match: Match, index: int, viewer: int | None) -> None:
    """The table shows this position with these eyes, and asks nobody."""
    stage = window.table.stage
    assert stage is not None
    assert stage.view == match.position(index).view(viewer)
    assert window.table.offers.actions == ()
    assert window.end.isHidden()


@pytest.mark.parametrize(
    ("game", "viewer"),
    [
        ("moons", 2),
        ("hunters", 2),
        *(
            pytest.param(*watched, marks=pytest.mark.long)
            for watched in (("moons", 0), *((game, None) for game in ON_THE_TABLE))
        ),
    ],
)
def test_forwards_and_backwards_every_step_is_the_position_itself(
    window: Window, game: str, viewer: int | None
) -> None:
    match = watch(window, game)
    look_as(window, viewer)
    bar, last = window.replay, len(match.history)
    for index in range(1, 9):
        QTest.keyClick(bar.timeline, KEY.Key_Right)
        check(window, match, index, viewer)
    for index in range(7, -1, -1):
        QTest.keyClick(bar.timeline, KEY.Key_Left)
        check(window, match, index, viewer)
    QTest.keyClick(bar.timeline, KEY.Key_End)
    for index in range(last - 1, last - 9, -1):
        QTest.keyClick(bar.timeline, KEY.Key_Left)
        check(window, match, index, viewer)
    QTest.keyClick(bar.timeline, KEY.Key_End)
    check(window, match, last, viewer)


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_card_lies_under_the_bar(window: Window, game: str) -> None:
    watch(window, game)
    window.replay.go(20)
    QApplication.processEvents()
    table, bar = window.table, window.replay
    seen = QRect(table.viewport().mapTo(table, QPoint(0, 0)), table.viewport().size())
    assert bar.isVisible()
    assert not seen.intersects(bar.geometry())
    assert seen.height() + bar.height() == table.height()
    assert table.top.picture is not None
    assert table.top.picture.size == (seen.width(), seen.height())


def test_who_leaves_the_replay_gets_the_whole_table_back(window: Window) -> None:
    match = watch(window, ON_THE_TABLE[0])
    QTest.keyClick(window.replay.timeline, KEY.Key_Escape)
    QApplication.processEvents()
    assert window.table.viewport().height() == window.table.height()
    assert window.end.isVisible()
    assert not window.controller.watching
    assert match.cursor == len(match.history)


def test_another_language_is_spoken_where_one_is(window: Window) -> None:
    match = watch(window, ON_THE_TABLE[0])
    window.replay.go(12)
    window.language.use("it")
    check(window, match, 12, 0)
    assert window.replay.position == 12
    window.language.use("en")


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_nobody_is_addressed_while_one_only_looks(window: Window, game: str) -> None:
    match = watch(window, game)
    for index in range(15):
        window.replay.go(index)
        decision = match.position(index).decision
        assert decision is not None
        assert window.panel.box.prompt.text() != f"{NAMES[decision.player]}, it is your turn."


def test_a_window_that_grows_keeps_the_bar_at_the_foot(window: Window) -> None:
    match = watch(window, ON_THE_TABLE[-1])
    window.replay.go(30)
    window.resize(1280, 800)
    QApplication.processEvents()
    bar, table = window.replay.geometry(), window.table
    assert bar.bottom() == table.height() - 1
    assert bar.width() == table.width()
    check(window, match, 30, 0)


def test_a_finished_match_that_is_opened_gives_the_keys_to_its_end_page(window: Window) -> None:
    window.begin(finished(ON_THE_TABLE[0]))
    window.activateWindow()
    QApplication.processEvents()
    assert window.end.isVisible()
    assert window.focusWidget() is window.end


def at_its_end(window: Window, match: Match) -> Match:
    """The same match, with its end page before it."""
    window.begin(match)
    QApplication.processEvents()
    assert window.end.isVisible()
    return match


def row_of(window: Window, row: int) -> QPoint:
    ledger = window.end.ledger
    return ledger.visualRect(ledger.cells.index(row, 0)).center()


def closings(match: Match) -> list[int]:
    """The positions that a closing has led to."""
    steps = range(match.cursor)
    return [s + 1 for s in steps if any(isinstance(e, Scored) for e in match.events_of(s))]


def test_a_row_of_the_ledger_leads_to_its_moment(window: Window) -> None:
    match = at_its_end(window, finished("moons"))
    moments = closings(match)
    assert len(moments) == len(window.end.ledger.ledger.rows) > 5
    QTest.mouseMove(window.end.ledger.viewport(), row_of(window, 3))
    QTest.mouseClick(window.end.ledger.viewport(), Qt.MouseButton.LeftButton, pos=row_of(window, 3))
    assert window.replay.isVisible()
    assert not window.end.isVisible()
    assert window.replay.position == moments[3]


def test_rows_of_the_ledger_are_chosen_by_keys(window: Window) -> None:
    match = at_its_end(window, finished("moons"))
    ledger = window.end.ledger
    ledger.setFocus()
    QTest.keyClick(ledger, KEY.Key_Down)
    QTest.keyClick(ledger, KEY.Key_Return)
    assert window.replay.position == closings(match)[1]


def test_rows_that_were_there_from_the_beginning_lead_nowhere(window: Window) -> None:
    at_its_end(window, finished("challenge"))
    at = row_of(window, 1)
    QTest.mouseMove(window.end.ledger.viewport(), at)
    QTest.mouseClick(window.end.ledger.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.end.isVisible()


def test_each_game_of_a_match_has_its_own_moments(window: Window) -> None:
    game = GAMES["moons"]
    options = game.options.model_validate({"players": 2, "mode": "match", "target": 200})
    seats = [Seat(name="Anna"), Seat(name="Bruno", colour=1, kind="bot", level="greedy")]
    match, rng = Match.new(game, options, seats, 6), Rng(6)
    while match.decision is not None:
        match.play(choose("greedy", game, match.state, rng))
    at_its_end(window, match)
    end = window.end
    assert end.tabs.count() > 2, "several games"
    QTest.mouseClick(end.ledger.viewport(), Qt.MouseButton.LeftButton, pos=row_of(window, 0))
    assert end.isVisible(), "all games side by side lead nowhere"
    moments = closings(match)
    first = len(end._ledgers[1].rows)
    end.tabs.setCurrentIndex(2)
    QTest.mouseClick(end.ledger.viewport(), Qt.MouseButton.LeftButton, pos=row_of(window, 0))
    assert window.replay.position == moments[first]


@pytest.mark.parametrize("code", [pytest.param("en", marks=pytest.mark.long), "it"])
@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_words_are_cut_above_the_bar_in_the_smallest_window(
    window: Window, game: str, code: Code
) -> None:
    window.language.use(code)
    match = watch(window, game)
    for position in range(0, match.cursor, 9):
        window.replay.go(position)
        assert window.table.top.picture is not None
        assert cut_words(window.table.top.picture) == []
