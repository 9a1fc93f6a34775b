"""What games with many places need: sheets over the table, places inside places, areas that unfold,
groups for the keyboard, words beside a place."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Action, CardView, Decision, Event, Moved, TableView
from fairytable.paint.marks import CardMark
from fairytable.stage.picture import (
    FRONT,
    Area,
    Badge,
    Emblem,
    Ghost,
    Panel,
    PanelKind,
    Pawn,
    Picture,
    Rect,
    Spot,
    around,
    card_at,
)
from fairytable.stage.staging import Errand, Stage
from fairytable.table.card_table import CardTable
from fairytable.table.light import Glow
from fairytable.table.motion import SPEEDS
from tests.table.test_abilities import Facts, Fair, click, painted, picture, show

LEFT = Qt.MouseButton.LeftButton


def view_of(**zones: int) -> TableView:
    """So many face-up cards in each of these zones."""
    first, found = 0, {}
    for zone, count in zones.items():
        found[zone] = tuple(
            CardView(first + i, "blue", 1, up=True, open=True) for i in range(count)
        )
        first += count
    return TableView(0, Decision(0, "choose"), found, Facts())


# Marks


@pytest.mark.parametrize(
    "kind", ["glade", "velvet", "gold", "pill", "bright", "lit", "alarm", "shade", "veil"]
)
def test_every_kind_of_plate_is_seen(table: CardTable, kind: PanelKind) -> None:
    rect = Rect(500, 100, 200, 60)
    show(table, Fair(picture()), view_of())
    before = table.grab().toImage()
    show(table, Fair(picture(front=(Panel(rect, kind, "none"),))), view_of())
    after = table.grab().toImage()
    assert before.pixel(600, 130) != after.pixel(600, 130)
    assert before.pixel(400, 130) == after.pixel(400, 130)


def test_emblems_and_silhouettes_are_drawn_on_the_table(table: CardTable) -> None:
    emblem = Emblem(Rect(60, 60, 80, 80), "moons/sun")
    faint = Emblem(Rect(260, 60, 80, 80), "moons/sun", faded=True)
    ghost = Ghost(Rect(460, 60, 80, 112), glyph="leaf")
    bare = Ghost(Rect(660, 60, 80, 112))
    show(table, Fair(picture(under=(emblem, faint, ghost, bare))), view_of())
    assert painted(table, emblem.rect) > 100
    assert painted(table, emblem.rect) > painted(table, faint.rect) > 20
    assert painted(table, ghost.rect.inset(25)) > painted(table, bare.rect.inset(25))


# The front sheet

SHEET = Panel(Rect(100, 100, 400, 300), "velvet", "active")
LOW, HIGH = Area("low", Rect(150, 150, 100, 140)), Area("high", Rect(300, 150, 100, 140), z=FRONT)


def with_sheet(*front: Panel) -> Picture:
    return picture(
        Spot(0, card_at(200, 220, 100), z=1),
        Spot(1, card_at(350, 220, 100), z=FRONT),
        areas=(LOW, HIGH),
        over=(Badge(Rect(190, 160, 30, 20), "×3"),),
        front=front,
    )


def test_a_sheet_covers_cards_places_and_counts_but_not_its_own(table: CardTable) -> None:
    fair = Fair(with_sheet())
    view = view_of(low=1, high=1)
    show(table, fair, view)
    assert painted(table, Rect(160, 160, 80, 100)) > 100
    low = table.top.card_at(QPointF(200, 220))
    assert low is table.top.cards[0]
    fair.pictures = [with_sheet(SHEET)]
    show(table, fair, view)
    assert painted(table, Rect(160, 160, 80, 100)) < 80, "nothing but the cloth of the sheet"
    assert painted(table, Rect(310, 160, 80, 100)) > 100
    assert table.top.card_at(QPointF(200, 220)) is None
    assert table.top.area_at(QPointF(200, 220)) is None
    assert table.top.card_at(QPointF(350, 220)) is table.top.cards[1]
    found = table.top.area_at(QPointF(350, 220))
    assert found is not None
    assert found.area.zone == "high"


@pytest.mark.parametrize("kind", ["shade", "veil"])
def test_a_veil_dims_but_hides_nothing_from_the_pointer(table: CardTable, kind: PanelKind) -> None:
    show(table, Fair(with_sheet(SHEET._replace(kind=kind))), view_of(low=1, high=1))
    assert table.top.card_at(QPointF(200, 220)) is table.top.cards[0]
    assert painted(table, Rect(160, 160, 80, 100)) > 80


# Places in places


def test_the_smallest_place_is_meant_and_the_larger_one_around_it(
    table: CardTable, qtbot: QtBot
) -> None:
    areas = (Area("wood", Rect(50, 50, 500, 300), quiet=True), Area("pile", Rect(100, 100, 80, 80)))
    fair = Fair(picture(areas=areas))
    show(table, fair, view_of(), Action("take", zone="pile"), Action("walk", zone="wood"))
    for x, verb in ((140, "take"), (400, "walk")):
        with qtbot.waitSignal(table.hands.chosen) as chosen:
            click(table, x, 140)
        assert chosen.args is not None
        assert chosen.args[0].action.verb == verb
    assert table.top.areas["wood"].light.glow is Glow.NONE, "a quiet place never lights up"
    assert table.top.areas["pile"].light.glow is Glow.OPEN
    assert table.hands.reachable() == ["pile"]


def test_a_place_that_does_not_answer_leaves_it_to_the_one_around_it(
    table: CardTable, qtbot: QtBot
) -> None:
    areas = (Area("wood", Rect(50, 50, 500, 300), quiet=True), Area("pile", Rect(100, 100, 80, 80)))
    show(table, Fair(picture(areas=areas)), view_of(), Action("walk", zone="wood"))
    with qtbot.waitSignal(table.hands.chosen):
        click(table, 140, 140)


def test_the_card_glows_where_it_fills_the_place_that_can_be_clicked(table: CardTable) -> None:
    deck = Area("deck", Rect(100, 100, 106, 146))
    hand = Area("hand", Rect(400, 100, 300, 146))
    spots = (Spot(0, Rect(103, 103, 100, 140), z=1), Spot(1, Rect(410, 103, 100, 140), z=1))
    show(
        table,
        Fair(picture(*spots, areas=(deck, hand))),
        view_of(deck=1, hand=1),
        Action("draw", zone="deck"),
        Action("rob", zone="hand"),
    )
    assert CardMark.PLAYABLE in table.top.cards[0].marks
    assert CardMark.PLAYABLE not in table.top.cards[1].marks
    assert (table.top.areas["deck"].light.glow, table.top.areas["hand"].light.glow) == (
        Glow.NONE,
        Glow.OPEN,
    )


# Areas that unfold


class Unfolding(Fair):
    """Shows one place small, or large on a sheet."""

    def arrange(self, stage: Stage) -> Picture:
        seats = [
            Area(f"seat.{p}", Rect(20 + 120 * p, 20, 100, 60), unfolds=name)
            for p, name in enumerate(("player.0", "discard", "hand"))
        ]
        if stage.unfolded is None:
            return picture(Spot(0, card_at(70, 50, 30), z=1), areas=tuple(seats))
        return picture(Spot(0, card_at(300, 300, 100), z=FRONT), areas=tuple(seats), front=(SHEET,))


def test_an_area_unfolds_by_click_and_key_and_folds_again(table: CardTable) -> None:
    show(table, Unfolding(), view_of(hand=1))
    seen: list[str | None] = []

    def note() -> None:
        seen.append(table.top.unfolded)

    click(table, 110, 75)
    note()
    assert table.top.cards[0].rect.width() == pytest.approx(100)
    click(table, 110, 75)
    note()
    assert table.top.cards[0].rect.width() == pytest.approx(30)
    for key in (Qt.Key.Key_V, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Escape):
        QTest.keyClick(table, key)
        note()
    click(table, 230, 75)
    note()
    click(table, 700, 650)
    note()
    one, two = "player.0", "discard"
    assert seen == [one, None, one, two, one, None, two, None]


def test_what_is_unfolded_stays_so_until_another_game_or_the_curtain(table: CardTable) -> None:
    fair = Unfolding()
    show(table, fair, view_of(hand=1))
    table.unfold("discard")
    show(table, fair, view_of(hand=1))
    assert table.top.unfolded == "discard"
    assert table.stage is not None
    table.present(fair, table.stage._replace(curtain=True))
    assert table.top.unfolded is None


# Words beside a place


class Telling(Fair):
    def tell(self, zone: str, stage: Stage) -> str:
        return "Sack: 3 of 5\nTwo red stones, one green." if zone == "sack" else ""


SACK = Area("sack", Rect(100, 100, 100, 200))
OTHER = Area("other", Rect(400, 100, 100, 200))


def test_a_place_tells_in_words_what_a_card_would_show_large(
    table: CardTable, qtbot: QtBot
) -> None:
    spots = (Spot(0, card_at(150, 200, 80), z=1), Spot(1, card_at(450, 200, 80), z=1))
    fair = Telling(picture(*spots, areas=(SACK, OTHER)))
    show(table, fair, view_of(sack=1, other=1))
    QTest.mouseMove(table.viewport(), QPoint(150, 200))
    qtbot.waitUntil(table.lens.note.isVisible)
    assert table.lens.note.text.startswith("Sack: 3 of 5")
    assert not table.lens.enlarged.isVisible()
    shown = table.lens.note.mapRectToScene(table.lens.note.boundingRect())
    assert table.sceneRect().contains(shown)
    assert not shown.contains(QPointF(150, 200)), "never over the place itself"
    QTest.mouseMove(table.viewport(), QPoint(450, 200))
    assert not table.lens.note.isVisible()
    qtbot.waitUntil(table.lens.enlarged.isVisible)


# Cards that are asked about


def test_a_raised_card_is_lifted_from_the_beginning_and_stays_so(
    table: CardTable, qtbot: QtBot
) -> None:
    spot = Spot(0, card_at(200, 500, 80), z=1, raised=True)
    fair = Fair(picture(spot, areas=(SACK, OTHER)))
    actions = [Action("mark", 0, "sack"), Action("mark", 0, "other")]
    show(table, fair, view_of(hand=1, sack=0, other=0), *actions)
    assert table.hands.lifted == 0
    assert table.top.areas["sack"].light.glow is Glow.TARGET
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.hands.lifted == 0
    with qtbot.waitSignal(table.hands.chosen) as chosen:
        click(table, 450, 150)
    assert chosen.args is not None
    assert chosen.args[0].action == actions[1]


# Keys


def test_tab_walks_between_groups_and_arrows_inside_them(table: CardTable) -> None:
    spots = [Spot(i, card_at(100 + 100 * i, 600, 80), z=1) for i in range(3)]
    piles = [Area(zone, Rect(100 + 100 * k, 100, 80, 80)) for k, zone in enumerate(("a", "b"))]
    made = picture(*spots, areas=tuple(piles), groups=(("a", "b"), ("hand",)))
    actions = [Action("go", zone="a"), Action("go", zone="b")]
    actions += [Action("give", card, "a") for card in range(3)]
    show(table, Fair(made), view_of(hand=3, a=0, b=0), *actions)
    walked: list[object] = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Right):
        QTest.keyClick(table, key)
        walked.append(table.hands.focus)
    assert walked == ["a", "b", 0, 1]
    assert not table.keys.step(forward=True), "after the last group the buttons come"
    assert table.keys.step(forward=False)
    assert table.hands.focus == "a"


def test_a_digit_takes_the_uppermost_card_of_a_place_and_puts_it_into_another(
    table: CardTable, qtbot: QtBot
) -> None:
    spots = [Spot(i, card_at(150, 180 + 20 * i, 80), z=1) for i in range(2)]
    areas = (SACK._replace(key="1", lifts=True), OTHER._replace(key="2", lifts=True))
    action = Action("shift", 1, "other")
    show(table, Fair(picture(*spots, areas=areas)), view_of(sack=2, other=0), action)
    QTest.keyClick(table, Qt.Key.Key_1)
    assert table.hands.lifted == 1
    with qtbot.waitSignal(table.hands.chosen) as chosen:
        QTest.keyClick(table, Qt.Key.Key_2)
    assert chosen.args is not None
    assert chosen.args[0].action == action


def test_escape_belongs_to_the_table_only_while_there_is_something_to_put_back(
    table: CardTable,
) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    def kept() -> bool:
        override = QKeyEvent(
            QEvent.Type.ShortcutOverride, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier
        )
        override.ignore()
        QApplication.sendEvent(table, override)
        return override.isAccepted()

    spot = Spot(0, card_at(200, 500, 80), z=1)
    show(table, Fair(picture(spot, areas=(SACK,))), view_of(hand=1), Action("put", 0, "sack"))
    assert not kept()
    click(table, 200, 500)
    assert kept()
    table.hands.put_back()
    assert not kept()
    table.unfold("discard")
    assert kept()


def test_a_card_that_was_carried_off_lies_at_home_in_the_next_picture(table: CardTable) -> None:
    fair = Fair(picture(Spot(0, card_at(200, 500, 80), z=1), areas=(SACK,)))
    action = Action("put", 0, "sack")
    show(table, fair, view_of(hand=1), action)
    QTest.mousePress(table.viewport(), LEFT, pos=QPoint(200, 500))
    QTest.mouseMove(table.viewport(), QPoint(400, 400))
    assert table.top.cards[0].pos() != QPointF(200, 500)
    show(table, fair, view_of(hand=1), action)
    assert table.top.cards[0].pos() == table.top.cards[0].home(card_at(200, 500, 80))


# Errands


class Fetching(Fair):
    def errands(self, events: Sequence[Event]) -> tuple[Errand, ...]:
        return (Errand("pixie", "other"),) if events else ()


def test_a_pawn_fetches_cards_and_comes_home_last(table: CardTable) -> None:
    def lying(x: float) -> Picture:
        figure = Pawn("pixie", around(150, 50, 40, 40), "moons/sun")
        return picture(Spot(0, card_at(x, 200, 80), z=1), areas=(SACK, OTHER), pawns=(figure,))

    fair, view = Fetching(lying(450)), view_of(other=1)
    show(table, fair, view)
    stage = table.stage
    assert stage is not None
    fair.pictures = [lying(150)]
    table.motion.speed = SPEEDS["slow"]
    table.present(fair, stage, events=(Moved(0, "other", "sack", 1, -1, up=True),))
    pixie, card, motion = table.top.pawns["pixie"], table.top.cards[0], table.motion
    motion._clock.setCurrentTime(motion._clock.duration())
    assert pixie.pos() == QPointF(450, 200), "it has gone to the pile"
    assert card.pos() == card.home(card_at(450, 200, 80)), "where the card still lies"
    motion._clock.setCurrentTime(motion._clock.duration())
    assert card.pos() == card.home(card_at(150, 200, 80))
    assert pixie.pos() == QPointF(450, 200)
    motion._clock.setCurrentTime(motion._clock.duration())
    assert pixie.pos() == QPointF(150, 50)
    assert not table.busy
