"""Drag, click, double click and keyboard: all do the same, with real events."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Action
from fairytable.paint.marks import CardMark
from fairytable.table.light import Glow
from tests.games.moons.positions import position
from tests.table.tables import Table


def of_verb(table: Table, verb: str) -> Action:
    return next(action for action in table.state.legal() if action.verb == verb)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    state = position("air 4, water 2, sun, fire 8", "earth 2, earth 4, earth 6, earth 8, earth 10")
    return Table(qtbot, state)


def named(table: Table, name: str) -> int:
    hand = table.state.table.zones[f"hand.{table.player}"]
    return next(card for card in hand if table.state.table.named([card])[0] == name)


def test_a_drag_onto_a_lit_place_plays_the_card(table: Table) -> None:
    card = named(table, "fairy.air.4")
    table.drag(card, "circle.0")
    assert table.done == [Action("fairy", card, "circle.0")]


def test_a_click_lifts_and_a_click_puts_down(table: Table) -> None:
    card = named(table, "fairy.water.2")
    table.click(card)
    assert table.widget.hands.lifted == card
    assert table.widget.top.areas["circle.1"].light.glow is Glow.TARGET
    assert table.widget.top.areas["circle.0"].light.glow is Glow.NONE
    table.click("circle.1")
    assert table.done == [Action("fairy", card, "circle.1")]


def test_a_double_click_goes_to_the_only_place(table: Table) -> None:
    card = named(table, "fairy.fire.8")
    table.double_click(card)
    assert table.done == [Action("fairy", card, "circle.2")]


def test_a_double_click_on_a_card_with_several_places_only_lifts_it(table: Table) -> None:
    card = named(table, "sun")
    table.double_click(card)
    assert table.done == []
    assert table.widget.hands.lifted == card


def test_digits_lift_a_card_and_choose_a_place(table: Table) -> None:
    table.key(Qt.Key.Key_4)  # the hand is sorted: air, water, fire, sun
    assert table.widget.hands.lifted == named(table, "sun")
    sun = table.widget.hands.lifted
    table.key(Qt.Key.Key_3)
    assert table.done == [Action("sun", sun, "circle.2")]


def test_tab_and_enter_take_and_put(table: Table) -> None:
    table.key(Qt.Key.Key_Tab)
    card = table.widget.hands.focus
    assert card == named(table, "fairy.air.4")
    assert CardMark.FOCUS in table.widget.top.cards[card].marks
    table.key(Qt.Key.Key_Return)
    assert table.widget.hands.lifted == card
    assert table.widget.hands.focus == "circle.0"
    table.key(Qt.Key.Key_Return)
    assert table.done == [Action("fairy", card, "circle.0")]


def test_arrows_walk_over_what_can_be_chosen(table: Table) -> None:
    table.key(Qt.Key.Key_Right)
    first = table.widget.hands.focus
    table.key(Qt.Key.Key_Right)
    assert (first, table.widget.hands.focus) == (
        named(table, "fairy.air.4"),
        named(table, "fairy.water.2"),
    )
    table.key(Qt.Key.Key_Left)
    assert table.widget.hands.focus == first


@pytest.mark.parametrize("how", ["escape", "right click", "the same card again"])
def test_what_is_lifted_can_be_put_back(table: Table, how: str) -> None:
    card = named(table, "sun")
    table.click(card)
    if how == "escape":
        table.key(Qt.Key.Key_Escape)
    elif how == "right click":
        QTest.mouseClick(
            table.widget.viewport(), Qt.MouseButton.RightButton, pos=table.point("circle.0")
        )
    else:
        table.click(card)
    assert table.widget.hands.lifted is None
    assert table.done == []
    assert not [a for a in table.widget.top.areas.values() if a.light.glow is Glow.TARGET]


def turn_away(table: Table, how: str) -> None:
    """The person, or the system, leaves a gesture unfinished."""
    widget = table.widget
    if how == "focus":
        QCoreApplication.sendEvent(widget, QFocusEvent(QEvent.Type.FocusOut))
    elif how == "window":
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.WindowDeactivate))
    else:
        none, at = Qt.MouseButton.NoButton, QPointF(9, 9)
        keys = Qt.KeyboardModifier.NoModifier
        move = QMouseEvent(QEvent.Type.MouseMove, at, widget.mapToGlobal(at), none, none, keys)
        QCoreApplication.sendEvent(widget.viewport(), move)


@pytest.mark.parametrize("how", ["focus", "window", "released elsewhere"])
def test_a_dragged_card_goes_home_if_the_person_turns_away(table: Table, how: str) -> None:
    card = named(table, "sun")
    item, viewport = table.widget.top.cards[card], table.widget.viewport()
    home, start = item.pos(), table.point(card)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(60, -90))
    QTest.mouseMove(viewport, table.point("circle.0"))
    held = table.widget.hands.lifted
    assert held == card
    turn_away(table, how)
    assert not table.widget.pointer.dragging
    assert table.widget.hands.lifted is None
    assert item.pos() == home
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=table.point("circle.0"))
    assert table.done == []


@pytest.mark.parametrize("how", ["focus", "window"])
def test_a_card_picked_up_by_a_click_stays_if_the_person_turns_away(table: Table, how: str) -> None:
    card = named(table, "sun")
    table.click(card)
    turn_away(table, how)
    assert table.widget.hands.lifted == card


@pytest.mark.parametrize("how", ["focus", "window"])
def test_space_is_over_if_the_person_turns_away(table: Table, how: str) -> None:
    table.key(Qt.Key.Key_Tab)
    QTest.keyPress(table.widget, Qt.Key.Key_Space)
    assert table.widget.lens.enlarged.isVisible()
    turn_away(table, how)
    assert not table.widget.lens.enlarged.isVisible()


def test_an_illegal_drop_glides_home_and_says_why(table: Table, qtbot: QtBot) -> None:
    card = named(table, "fairy.air.4")
    home = table.widget.top.cards[card].pos()
    with qtbot.waitSignal(table.widget.hands.refused) as refused:
        table.drag(card, "circle.1")
    assert refused.args == ["This is a Water circle: only Water Fairies can join it."]
    assert table.done == []
    assert table.widget.top.cards[card].pos() == home
    assert table.widget.speech.refusal.isVisible()
    assert table.widget.top.areas["circle.1"].light.glow is Glow.REFUSED


@pytest.mark.parametrize(
    ("zone", "sentence"),
    [
        ("deck.blue", "Cards are played only on circles."),
        ("moon.up", "Cards are played only on circles."),
        ("hand.1", "Cards are played only on circles."),
    ],
)
def test_a_drop_elsewhere_is_refused_in_words(
    table: Table, qtbot: QtBot, zone: str, sentence: str
) -> None:
    with qtbot.waitSignal(table.widget.hands.refused) as refused:
        table.drag(named(table, "sun"), zone)
    assert refused.args == [sentence]


def test_a_card_that_cannot_be_played_says_why(qtbot: QtBot) -> None:
    circles = ["air 6", "air 8", "water 6", "earth 6"]
    table = Table(qtbot, position("fire 2, air 2", "earth 2", circles=circles))
    with qtbot.waitSignal(table.widget.hands.refused) as refused:
        table.click(named(table, "fairy.fire.2"))
    assert refused.args == ["There is no open Fire circle."]


def test_a_held_card_stays_under_the_pointer_where_it_was_grabbed(table: Table) -> None:
    from PySide6.QtCore import QPoint

    card = named(table, "sun")
    item = table.widget.top.cards[card]
    corner = table.point(card) + QPoint(20, 30)
    before = item.pos()
    QTest.mousePress(table.widget.viewport(), Qt.MouseButton.LeftButton, pos=corner)
    QTest.mouseMove(table.widget.viewport(), corner + QPoint(40, -60))
    assert item.pos() - before == QPoint(40, -60).toPointF()
    QTest.mouseRelease(table.widget.viewport(), Qt.MouseButton.LeftButton, pos=corner)
    assert item.pos() == before


def test_a_held_card_previews_what_it_would_bring(table: Table, qtbot: QtBot) -> None:
    card = named(table, "sun")
    viewport = table.widget.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=table.point(card))
    QTest.mouseMove(viewport, table.point("circle.3"))
    qtbot.waitUntil(lambda: previewed(table) == Action("sun", card, "circle.3"))
    assert table.widget.top.areas["circle.3"].light.glow is Glow.AIMED
    assert table.widget.top.areas["circle.0"].light.glow is Glow.TARGET
    QTest.mouseMove(viewport, table.point("deck.blue"))
    qtbot.waitUntil(lambda: previewed(table) is None)


def previewed(table: Table) -> Action | None:
    assert table.widget.stage is not None
    return table.widget.stage.preview


def test_exactly_what_is_legal_glows(table: Table) -> None:
    lit = {card for card, item in table.widget.top.cards.items() if CardMark.PLAYABLE in item.marks}
    assert lit == {action.card for action in table.state.legal()}


@pytest.mark.parametrize("way", ["drag", "click", "keyboard"])
@pytest.mark.parametrize("players", [2, *(pytest.param(n, marks=pytest.mark.long) for n in (3, 4))])
def test_whole_games_can_be_played_by(way: str, players: int, qtbot: QtBot) -> None:
    from fairytable.engine import Rng
    from fairytable.games import GAMES

    game = GAMES["moons"]
    table = Table(qtbot, game.new(game.options(players=players), seed=players))
    rng = Rng(players)
    for _ in range(200):
        legal = table.state.legal()
        if not legal:
            break
        action = rng.choice(legal)
        if action.card is None or action.zone is None:
            table.play(action)  # a button of the panel
            continue
        before = len(table.done)
        if way == "drag":
            table.drag(action.card, action.zone)
        elif way == "click":
            table.click(action.card)
            table.click(action.zone)
        else:
            hand = table.widget.top.hand()
            table.key(Qt.Key(Qt.Key.Key_1 + hand.index(action.card)))
            table.key(Qt.Key(Qt.Key.Key_1 + int(action.zone[-1])))
        assert table.done[before:] == [action]
    assert table.state.decision is None
