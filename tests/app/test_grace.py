"""In the moment in which a turn begins nothing counts yet, wherever one presses, and it shows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.engine import Action
from fairytable.games import GAMES
from fairytable.match import Match, Seat
from fairytable.paint.marks import CardMark
from fairytable.storage.settings import Settings
from fairytable.table.motion import SPEEDS
from fairytable.table.offers import Offers
from tests.app.windows import QUICK, show_page

pytestmark = pytest.mark.grace
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(params=["off", "fast"])
def settings(request: pytest.FixtureRequest) -> Settings:
    return QUICK.changed(animation=request.param)


def asked_after_bruno(window: Window, qtbot: QtBot) -> Match:
    """Bruno, a bot, has just ended his turn: Anna's begins, and she may end it at once."""
    game = GAMES["moons"]
    seats = [Seat(name="Anna", colour=0), Seat(name="Bruno", colour=3, kind="bot", level="greedy")]
    options = game.options.model_validate({"players": 2, "first": 0})
    match = Match.new(game, options, seats, 1)
    match.play(next(a for a in match.state.legal() if a.verb == "fairy"))
    window.begin(match)
    window.table.finish()
    window.table.grace.end()
    with qtbot.waitSignal(window.table.grace.began, timeout=20_000):
        window.controller.choose(Action("end"))
    assert match.decision is not None
    assert match.decision.player == 0
    return match


def lit(window: Window) -> bool:
    return any(CardMark.PLAYABLE in item.marks for item in window.table.top.cards.values())


def test_the_lights_come_on_when_it_is_over(window: Window, qtbot: QtBot) -> None:
    asked_after_bruno(window, qtbot)
    assert not lit(window)
    with qtbot.waitSignal(window.table.grace.over):
        pass
    assert lit(window)


def test_a_card_is_not_taken_yet(window: Window, qtbot: QtBot) -> None:
    asked_after_bruno(window, qtbot)
    table = window.table
    (card, *_) = (piece for piece in table.offers.pieces() if isinstance(piece, int))
    at = table.mapFromScene(table.top.cards[card].pos())
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    QTest.keyClick(table, Qt.Key.Key_1)
    assert table.hands.lifted is None
    table.grace.end()
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    assert table.hands.lifted == card


def test_a_button_is_not_pressed_yet_by_mouse_or_key(window: Window, qtbot: QtBot) -> None:
    match = asked_after_bruno(window, qtbot)
    match.play(next(a for a in match.state.legal() if a.verb == "fairy"))
    window.table.hands.take_offers(Offers())
    window.controller.show()  # as where a turn begins with something that a button does
    window.table.finish()
    before = match.cursor
    (end,) = (b for b in window.panel.box.buttons if b.button.action == Action("end"))
    assert end.possible
    assert not end.isEnabled()
    QTest.mouseClick(end, LEFT)
    QTest.keyClick(window.table, Qt.Key.Key_E)
    assert match.cursor == before
    window.table.grace.end()
    assert end.isEnabled()
    QTest.mouseClick(end, LEFT)
    assert match.cursor > before


def test_a_row_of_the_list_of_moves_is_not_chosen_yet(window: Window, qtbot: QtBot) -> None:
    match = asked_after_bruno(window, qtbot)
    before, choices = match.cursor, window.panel.choices
    show_page(window.panel, choices)
    choices.setFocus()
    choices.setCurrentRow(0)
    QTest.keyClick(choices, Qt.Key.Key_Return)
    assert match.cursor == before
    window.table.grace.end()
    QTest.keyClick(choices, Qt.Key.Key_Return)
    assert match.cursor == before + 1


def test_whoever_skips_to_ones_own_turn_makes_no_move_by_it(window: Window, qtbot: QtBot) -> None:
    match = asked_after_bruno(window, qtbot)
    match.go_to(2)
    window.table.motion.speed = SPEEDS["slow"]
    played = window.controller.played
    assert played is not None
    with qtbot.waitSignal(window.table.grace.began, timeout=20_000):
        window.controller.turn_to(played)
        window.controller.skip_to_turn()
    assert window.table.comes_early


def test_the_next_question_is_not_asked_while_a_card_of_another_flies(
    window: Window, qtbot: QtBot
) -> None:
    """Story and prompt come with the card, not before it."""
    match = asked_after_bruno(window, qtbot)
    window.controller.bots.cancel()
    match.go_to(2)
    window.controller.show()
    window.table.motion.speed = SPEEDS["slow"]
    panel = window.panel
    lines, asked = panel.story.count(), panel.box.prompt.text()
    window.controller._bot_chose(next(a for a in match.state.legal() if a.verb == "fairy"))
    assert window.table.busy
    assert (panel.story.count(), panel.box.prompt.text()) == (lines, asked)
    window.table.finish()
    assert panel.story.count() == lines + 1
