"""A pile whose cards the viewer may see is enlarged as a fan, beside itself and off the targets."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Action, CardView, TableView
from fairytable.paint.ground import qrect
from fairytable.stage.fans import MOST, Fan, fan_of
from fairytable.stage.look import BackLook, Look
from fairytable.stage.picture import Area, Rect, Spot, card_at
from fairytable.stage.staging import Stage
from fairytable.table.card_table import CardTable
from fairytable.table.fanned import AIR, SMALLEST
from tests.table.test_abilities import Fair, picture, show
from tests.table.test_sheets import view_of

PILE = Area("pile", Rect(400, 250, 100, 140))
HERE = QPoint(450, 320)
"""The middle of the pile."""
AWAY = QPoint(10, 10)


class Piled(Fair):
    """Every place is shown as a fan if anything of it is known."""

    def fan(self, zone: str, stage: Stage) -> Fan | None:
        cards = stage.view.zones.get(zone, ())
        return fan_of(cards, f"{len(cards)} cards")


def piled(count: int, *areas: Area, at: tuple[float, float] = (450, 320)) -> Piled:
    """All cards lie in one place."""
    spots = [Spot(c, card_at(*at, 100)) for c in range(count)]
    return Piled(picture(*spots, areas=(PILE, *areas)))


def known(view: TableView, *faces: int | None) -> TableView:
    """The pile again, of which only these faces are known."""
    cards = [CardView(c, "blue", face, up=False, open=False) for c, face in enumerate(faces)]
    return view._replace(zones={"pile": tuple(cards)})


def rest(table: CardTable, qtbot: QtBot) -> None:
    point(table)
    qtbot.waitUntil(table.lens.fanned.isVisible)


def point(table: CardTable) -> None:
    """Come to the pile from elsewhere."""
    for at in (AWAY, HERE):
        QTest.mouseMove(table.viewport(), at)


def where(table: CardTable) -> QRectF:
    """Where the plate of the fan lies, without what its rim may touch."""
    whole = table.lens.fanned.mapRectToScene(table.lens.fanned.boundingRect())
    return whole.adjusted(AIR, AIR, -AIR, -AIR)


def test_resting_on_a_pile_shows_its_uppermost_cards_and_how_many_there_are(
    table: CardTable, qtbot: QtBot
) -> None:
    show(table, piled(23), known(view_of(pile=23), *range(23)))
    rest(table, qtbot)
    shown = table.lens.fanned.shown
    assert [side.title for side in shown.sides if isinstance(side, Look)] == [
        f"Face {face}" for face in range(22, 22 - MOST, -1)
    ]
    assert shown.caption == "23 cards"
    assert not table.lens.enlarged.isVisible()
    assert table.sceneRect().contains(where(table))
    assert not where(table).contains(QRectF(PILE.rect.x, PILE.rect.y, 100, 140).center())
    QTest.mouseMove(table.viewport(), AWAY)
    assert not table.lens.fanned.isVisible()


def test_of_hidden_cards_the_fan_shows_only_the_backs(table: CardTable, qtbot: QtBot) -> None:
    show(table, piled(3), known(view_of(pile=3), None, 7, None))
    rest(table, qtbot)
    kinds = [type(side) for side in table.lens.fanned.shown.sides]
    assert kinds == [BackLook, Look, BackLook]
    assert all(
        side.memory is None for side in table.lens.fanned.shown.sides if isinstance(side, BackLook)
    )


def test_a_pile_that_nobody_knows_is_shown_neither_large_nor_as_a_fan(table: CardTable) -> None:
    show(table, piled(3), known(view_of(pile=3), None, None, None))
    point(table)
    table.lens._rested()
    assert not table.lens.shows


@pytest.mark.parametrize(
    "target",
    [Rect(520, 200, 370, 300), Rect(10, 200, 370, 300), Rect(200, 10, 500, 220)],
    ids=["right", "left", "above"],
)
def test_the_fan_keeps_off_what_can_be_chosen(table: CardTable, qtbot: QtBot, target: Rect) -> None:
    show(table, piled(6, Area("goal", target)), view_of(pile=6), Action("go", zone="goal"))
    rest(table, qtbot)
    assert not where(table).intersects(qrect(target))


def test_the_fan_is_smaller_where_it_would_else_hide_a_choice(
    table: CardTable, qtbot: QtBot
) -> None:
    show(table, piled(6), view_of(pile=6))
    rest(table, qtbot)
    usual = table.lens.fanned.shown.width
    table.lens.put_away()
    goals = Rect(0, 0, 380, 700), Rect(380, 420, 520, 280), Rect(520, 0, 380, 240)
    areas = [Area(f"goal.{k}", goal) for k, goal in enumerate(goals)]
    actions = [Action("go", zone=area.zone) for area in areas]
    show(table, piled(6, *areas), view_of(pile=6), *actions)
    rest(table, qtbot)
    assert SMALLEST <= table.lens.fanned.shown.width < usual
    assert not any(where(table).intersects(qrect(goal)) for goal in goals)


@pytest.mark.parametrize("at", [(60, 80), (840, 80), (60, 620), (840, 620)])
@pytest.mark.parametrize("count", [1, 4, 40])
def test_in_every_corner_the_fan_stays_on_the_table(
    table: CardTable, at: tuple[float, float], count: int
) -> None:
    show(table, piled(count, at=at), view_of(pile=count))
    table.lens.fan_out("pile", table.top.cards[0])
    assert table.lens.fanned.isVisible()
    assert table.sceneRect().contains(where(table))


def test_space_fans_out_the_pile_that_the_keyboard_stands_on(table: CardTable) -> None:
    show(table, piled(5), view_of(pile=5), Action("draw", zone="pile"))
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert table.hands.focus == "pile"
    QTest.keyPress(table, Qt.Key.Key_Space)
    assert table.lens.fanned.isVisible()
    QTest.keyRelease(table, Qt.Key.Key_Space)
    assert not table.lens.fanned.isVisible()


def test_the_next_picture_puts_the_fan_away(table: CardTable, qtbot: QtBot) -> None:
    fair = piled(5)
    show(table, fair, view_of(pile=5))
    rest(table, qtbot)
    show(table, fair, view_of(pile=5))
    assert not table.lens.fanned.isVisible()


def test_the_fan_is_painted_with_its_cards(table: CardTable, qtbot: QtBot) -> None:
    show(table, piled(6), view_of(pile=6))
    before = table.grab().toImage()
    rest(table, qtbot)
    after = table.grab().toImage()
    inside = where(table).adjusted(30, 30, -30, -60).toRect()
    points = [
        (x, y)
        for x in range(inside.left(), inside.right(), 3)
        for y in range(inside.top(), inside.bottom(), 3)
    ]
    changed = [(x, y) for x, y in points if before.pixel(x, y) != after.pixel(x, y)]
    assert len(changed) > 0.9 * len(points)
    assert len({after.pixel(x, y) for x, y in points}) > 200
