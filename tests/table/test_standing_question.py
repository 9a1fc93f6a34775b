"""A decision that is asked at a card, a place or a pawn: it stays until it is answered."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Action
from fairytable.stage.gestures import Gesture, PawnKey, Thing
from fairytable.stage.picture import Area, Picture, Rect
from fairytable.stage.prompts import Bubble, Button
from fairytable.stage.staging import Stage
from fairytable.table.card_table import CardTable
from tests.table.hex_country import Country, Land
from tests.table.tables import pixmaps
from tests.table.test_abilities import picture, show, view_of
from tests.table.test_gestures_as_data import (
    CARDS,
    MIDDLES,
    PAWN,
    PLACES,
    STAND,
    Taken,
    Told,
    click,
    drag,
    press,
)
from tests.table.test_gestures_as_data import taken as taken  # a fixture

ENTER, DOWN, TAB = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Tab
USE, PASS = Action("use"), Action("pass")
BUTTONS = (Button(USE, "Use", "U", cost="−2 points"), Button(PASS, "Let it pass", "P"))
SWAP = Action("swap", 0, "b")


class Asks(Told):
    """A fair that asks something at one of its things."""

    def __init__(self, shown: Picture, bubble: Bubble, **gestures: list[Gesture]) -> None:
        super().__init__(shown, **gestures)
        self.asked_at = bubble

    def bubble(self, stage: Stage) -> Bubble | None:
        return self.asked_at


def ask(
    table: CardTable, target: Thing = "a", buttons: tuple[Button, ...] = BUTTONS, *more: Action
) -> Asks:
    shown = picture(*CARDS, areas=PLACES, pawns=(PAWN,))
    fair = Asks(shown, Bubble(target, "Spend it?", buttons))
    show(table, fair, view_of(2), USE, PASS, *more)
    return fair


def test_inside_a_free_place_it_is_no_wider_and_covers_nothing_beside_it(table: CardTable) -> None:
    wide = Area("wide", Rect(150, 20, 190, 260), "wide")
    shown = picture(*CARDS, areas=(*PLACES, wide))
    words = "A question that is so long that it would never stay inside of it in a line or two"
    show(table, Asks(shown, Bubble("wide", words, BUTTONS, inside=True)), view_of(2), USE, PASS)
    slip = table.hands.question.slip
    place = table.top.place_of("wide")
    assert place.contains(slip.mapRectToScene(slip.rect))


@pytest.mark.parametrize("target", ["a", 1, PawnKey("anna")])
def test_it_is_asked_beside_a_place_a_card_or_a_pawn_as_soon_as_all_lies_still(
    table: CardTable, taken: Taken, target: Thing
) -> None:
    ask(table, target)
    question = table.hands.question
    assert question.open
    slip = question.slip.mapRectToScene(question.slip.rect)
    assert not slip.intersects(table.top.place_of(target))
    assert table.top.rect.contains(slip)
    assert taken.words == ["Spend it? Use, −2 points · Let it pass"], "screen readers hear it once"


def test_a_target_that_the_picture_does_not_have_is_asked_about_in_the_middle(
    table: CardTable,
) -> None:
    ask(table, "nowhere")
    assert table.hands.question.open


@pytest.mark.parametrize("k", [0, 1])
def test_a_click_on_a_button_answers(table: CardTable, taken: Taken, k: int) -> None:
    ask(table)
    click(table, table.hands.question.slip.middle_of(k))
    assert taken.actions == [(USE, PASS)[k]]


@pytest.mark.parametrize(
    ("keys", "wanted"),
    [
        ([ENTER], USE),
        ([DOWN, ENTER], PASS),
        ([Qt.Key.Key_Right, ENTER], PASS),
        ([DOWN, DOWN, ENTER], USE),
        ([Qt.Key.Key_P], PASS),
        ([Qt.Key.Key_U], USE),
    ],
)
def test_keys_answer(table: CardTable, taken: Taken, keys: list[Qt.Key], wanted: Action) -> None:
    ask(table)
    press(table, *keys)
    assert taken.actions == [wanted]


def test_the_keyboard_begins_at_the_main_answer_of_each_question(
    table: CardTable, taken: Taken
) -> None:
    ask(table)
    press(table, DOWN)
    ask(table)
    press(table, ENTER)
    ask(table, "a", (BUTTONS[0], BUTTONS[1]._replace(main=True)))
    press(table, ENTER)
    assert taken.actions == [USE, PASS]


def test_it_is_asked_where_what_the_answer_depends_on_is_still_seen(table: CardTable) -> None:
    ask(table)
    slip = table.hands.question.slip
    usual = slip.mapRectToScene(slip.rect)
    needed = Area("needed", Rect(usual.x(), usual.y(), 40, 40), "needed")
    shown = picture(*CARDS, areas=(*PLACES, needed), pawns=(PAWN,))
    bubble = Bubble("a", "Spend it?", BUTTONS, keeps_clear=("needed",))
    show(table, Asks(shown, bubble), view_of(2), USE, PASS)
    place = table.top.place_of("needed")
    assert not place.intersects(slip.mapRectToScene(slip.rect))


def test_the_answer_under_the_keyboard_is_said(table: CardTable, taken: Taken) -> None:
    ask(table)
    press(table, DOWN)
    assert taken.words[-1] == "Let it pass"


@pytest.mark.parametrize("way", ["beside", "escape", "right", "double"])
def test_nothing_but_an_answer_ends_it(table: CardTable, taken: Taken, way: str) -> None:
    ask(table)
    if way == "beside":
        click(table, QPoint(500, 600))
    elif way == "escape":
        press(table, Qt.Key.Key_Escape)
    elif way == "right":
        QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(500, 600))
    else:
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 600))
    assert taken.actions == []
    assert table.hands.question.open


def test_a_click_on_the_slip_beside_its_buttons_means_nothing(
    table: CardTable, taken: Taken
) -> None:
    ask(table)
    slip = table.hands.question.slip
    click(table, slip.mapToScene(slip.rect.topLeft() + QPointF(4, 4)))
    assert (taken.actions, table.hands.question.open) == ([], True)


def test_a_second_click_does_not_answer_the_next_question(table: CardTable, taken: Taken) -> None:
    ask(table)
    at = table.hands.question.slip.middle_of(0).toPoint()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    ask(table)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert taken.actions == [USE]


def test_what_is_not_legal_is_no_answer(table: CardTable) -> None:
    other = Button(Action("rob"), "Rob", "R")
    ask(table, "a", (*BUTTONS, other))
    assert [reply.text for reply in table.hands.question.slip.answers] == ["Use", "Let it pass"]


def test_nobody_is_asked_who_has_nothing_to_decide(table: CardTable) -> None:
    shown = picture(*CARDS, areas=PLACES)
    show(table, Asks(shown, Bubble("a", "Spend it?", BUTTONS)), view_of(2))
    assert not table.hands.question.open


# Beside other gestures


def test_gestures_are_understood_while_it_stands(table: CardTable, taken: Taken) -> None:
    ask(table, "a", BUTTONS, SWAP)
    drag(table, MIDDLES["a"], MIDDLES["b"])
    assert taken.actions == [SWAP]


def test_it_steps_aside_while_something_is_held_and_comes_back(table: CardTable) -> None:
    ask(table, "a", BUTTONS, SWAP)
    click(table, MIDDLES["a"])
    assert (table.hands.lifted, table.hands.question.open) == (0, False)
    press(table, Qt.Key.Key_Escape)
    assert (table.hands.lifted, table.hands.question.open) == (None, True)


def test_tab_walks_from_the_question_over_the_table_and_back(
    table: CardTable, taken: Taken
) -> None:
    ask(table, "b", BUTTONS, STAND)
    press(table, TAB)
    met = [table.hands.focus]
    QTest.keyClick(table, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert [*met, table.hands.focus] == ["a", None]
    assert taken.words[-1] == "Spend it? Use, −2 points"
    press(table, TAB, ENTER)
    assert taken.actions == [STAND], "on the table Enter means what the keyboard stands on"


def test_escape_leads_from_the_table_back_to_the_question(table: CardTable, taken: Taken) -> None:
    ask(table, "b", BUTTONS, STAND)
    press(table, TAB, Qt.Key.Key_Escape, ENTER)
    assert taken.actions == [USE]


def test_it_follows_its_target_to_another_place(table: CardTable) -> None:
    fair = ask(table)
    slip = table.hands.question.slip
    slip.step(1)
    before = slip.pos()
    moved = (PLACES[0]._replace(rect=PLACES[1].rect), PLACES[1]._replace(rect=PLACES[0].rect))
    fair.pictures = [picture(*CARDS, areas=moved, pawns=(PAWN,))]
    table.relayout()
    assert slip.pos() != before
    assert slip.at == 1, "the keyboard stays where it was"


def test_the_answer_under_the_pointer_is_chosen_and_previewed(table: CardTable) -> None:
    ask(table)
    QTest.mouseMove(table.viewport(), table.hands.question.slip.middle_of(1).toPoint())
    assert table.hands.question.slip.at == 1
    assert [offer.action for offer in table.hands.aiming.offers] == [PASS]


# On a map


LAY = Action("lay", 60, "map.2,1")


class Asking(Country):
    """A country that asks at one of its tiles."""

    def bubble(self, stage: Stage) -> Bubble | None:
        return Bubble("map.2,1", "Lay it here?", (Button(LAY, "Lay it", "L"),))


def test_it_stays_at_its_tile_when_the_map_is_seen_closer(qtbot: QtBot) -> None:
    land = Land(pixmaps())
    qtbot.addWidget(land.table)
    land.staging = Asking()
    land.show()
    table, question = land.table, land.table.hands.question
    place = table.top.place_of("map.2,1")
    QTest.keyClicks(table, "++")
    table.camera.settle()
    assert table.top.place_of("map.2,1").width() > place.width()
    slip = question.slip.mapRectToScene(question.slip.rect)
    assert question.open
    assert not slip.intersects(table.top.place_of("map.2,1"))
    click(table, question.slip.middle_of(0))
    assert land.done == [LAY]
