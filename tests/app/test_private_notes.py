"""What belongs to one seat alone: the greeting before the first decision, guesses, ways back."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app.play.undo_path import UndoPath
from fairytable.app.window import Window
from fairytable.engine import Action, Rng
from fairytable.games import GAMES, staging_of
from fairytable.match import Match, Seat
from fairytable.storage.settings import Settings
from tests.app.challenge_matches import in_position
from tests.app.windows import QUICK
from tests.games.challenge.positions import do, position

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes


@pytest.fixture
def settings() -> Settings:
    return QUICK.changed(animation="fast")


def moons(people: int) -> Match:
    game = GAMES["moons"]
    options = game.options.model_validate({"players": people, "first": 0})
    return Match.new(game, options, [Seat(name=f"P{p}", colour=p) for p in range(people)], 1)


def alone(match: Match) -> Match:
    """The same with one person among bots."""
    seats = [
        seat if p == 0 else Seat(name=seat.name, colour=p, kind="bot", level="greedy")
        for p, seat in enumerate(match.seats)
    ]
    return Match.new(match.game, match.options, seats, match.seed)


def click(window: Window, zone: str) -> None:
    at = window.table.mapFromScene(QPointF(*window.table.top.areas[zone].area.rect.centre))
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_a_person_is_shown_ones_own_symbol_first_and_a_click_puts_it_away(
    window: Window, qtbot: QtBot
) -> None:
    window.begin(alone(moons(2)))
    greeting = window.table.speech.greeting
    qtbot.waitUntil(greeting.isVisible)
    match = window.controller.match
    assert match is not None
    state = match.state
    symbol = state.table.faces[state.table.zones["symbol.0"][0]]
    staging = staging_of(match.game.id)
    assert staging is not None
    assert greeting.side == staging.look(symbol, window.language.say_for("moons"))
    assert "Keep it to yourself" in window.table.speech.notice.text
    click(window, "deck.blue")
    assert not greeting.isVisible()
    window.controller.show()
    window.table.finish()
    assert not greeting.isVisible()


def test_nobody_is_greeted_before_the_curtain_has_risen(window: Window, qtbot: QtBot) -> None:
    window.begin(moons(2))
    qtbot.waitUntil(window.curtain.isVisible)
    assert not window.table.speech.greeting.isVisible()
    window.curtain.button.click()
    qtbot.waitUntil(window.table.speech.greeting.isVisible)


def test_whoever_has_decided_before_is_not_greeted_again(window: Window) -> None:
    match = alone(moons(2))
    rng = Rng(1)
    while match.cursor == 0 or match.decision is None or match.decision.player:
        match.play(rng.choice(match.state.legal()))
    window.begin(match)
    window.table.finish()
    assert not window.table.speech.greeting.isVisible()


def test_clicks_on_a_rivals_symbol_go_through_the_guesses(window: Window) -> None:
    window.begin(alone(moons(3)))
    window.table.finish()
    seen = []
    for _ in range(7):
        click(window, "symbol.1")
        assert window.table.stage is not None
        seen.append(window.table.stage.notes.get("symbol.1", ""))
    assert seen == ["question", "air", "water", "fire", "earth", "", "question"]


def test_guesses_are_noted_by_keys_and_told(window: Window, qtbot: QtBot) -> None:
    window.begin(alone(moons(3)))
    window.table.finish()
    table = window.table
    heard: list[str] = []
    table.setFocus()
    table.hands.focused.connect(heard.append)
    QTest.keyClick(table, Qt.Key.Key_G)
    first = table.hands.focus
    QTest.keyClick(table, Qt.Key.Key_G)
    assert [first, table.hands.focus] == ["symbol.1", "symbol.2"]
    for _ in range(3):
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert table.stage is not None
    assert dict(table.stage.notes) == {"symbol.2": "water"}
    assert table.hands.focus == "symbol.2", "further signs go there too"
    assert heard[-3:] == [
        "P2’s symbol: you are not sure",
        "P2’s symbol: you guess Air",
        "P2’s symbol: you guess Water",
    ]


def test_without_places_for_guesses_their_key_means_nothing(window: Window) -> None:
    window.begin(in_position(do(position({"hand.0": "red green blue"}))))
    window.table.finish()
    QTest.keyClick(window.table, Qt.Key.Key_G)
    assert window.table.hands.focus is None


def test_only_the_seat_that_set_a_guess_sees_it(window: Window) -> None:
    window.begin(moons(2))
    window.table.finish()
    window.curtain.button.click()
    window.table.finish()
    click(window, "symbol.1")
    controller, table = window.controller, window.table
    assert dict(table.stage.notes) == {"symbol.1": "question"} if table.stage else False
    controller.bottom = 1
    controller.show()
    table.finish()
    assert table.stage is not None
    assert dict(table.stage.notes) == {}
    controller.bottom, controller.curtain = 0, True
    controller.show()
    table.finish()
    assert dict(table.stage.notes) == {}


def test_an_opener_and_what_it_opened_stay_together_after_loading() -> None:
    match = in_position(do(position({"hand.0": "red green blue"})))
    match.play(Action("exchange"))
    lay = next(a for a in match.state.legal() if a.verb == "lay")
    match.play(lay)
    live, loaded = UndoPath(match), UndoPath(match, ("exchange", "obtain", "play"))
    assert live.to("") == 1, "nobody has told it that one gesture made both"
    assert loaded.to("") == 0


def test_a_button_that_opens_and_another_button_are_two_steps() -> None:
    match = in_position(do(position({"hand.0": "red green blue"})))
    match.play(Action("exchange"))
    match.play(Action("cancel"))
    assert UndoPath(match, ("exchange",)).to("") == 1
