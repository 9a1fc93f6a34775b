"""What the table can do for any game: shown with pictures that belong to none."""

from itertools import pairwise
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Action, CardView, Decision, Said, State, TableView
from fairytable.paint.marks import CardMark
from fairytable.stage.look import BackLook, Look, Pennant
from fairytable.stage.picture import (
    CARD,
    Area,
    Badge,
    Ghost,
    Panel,
    Pawn,
    Picture,
    Rect,
    Spot,
    Token,
    Words,
    around,
    card_at,
    column,
    fan,
    grid,
    hex_centre,
    pile,
    ring,
    row,
)
from fairytable.stage.sheets import Ledger, Sheet
from fairytable.stage.staging import (
    SILENT,
    Line,
    Person,
    Prompt,
    Stage,
    Staging,
    Translate,
)
from fairytable.table.card_table import CardTable
from fairytable.table.offers import offered
from tests.games.staged import english

TABLE = Rect(0, 0, 900, 700)


class Fair(Staging):
    """A game that shows whatever picture it is given."""

    def __init__(self, *pictures: Picture) -> None:
        self.pictures = list(pictures)

    def arrange(self, stage: Stage) -> Picture:
        return self.pictures[0]

    def title(self, say: Translate) -> str:
        return "Fair"

    def look(self, face: int, say: Translate) -> Look:
        return Look("moons/sun", f"Face {face}", "dawn", Pennant("sun", "sun", str(face)))

    def back(self, name: str) -> BackLook:
        return BackLook(f"moons/back-{name}")

    def prompt(self, stage: Stage) -> Prompt:
        return Prompt("")

    def reason(self, stage: Stage, card: int | None, zone: str | None) -> str:
        return ""

    def line(self, said: Said, stage: Stage) -> Line:
        return SILENT

    def describe(self, action: Action, stage: Stage) -> str:
        return action.verb

    def card_name(self, card: int, stage: Stage) -> str:
        return str(card)

    def sheet(self, stage: Stage) -> Sheet:
        return Sheet("", ())

    def ledger(self, stage: Stage) -> Ledger:
        return Ledger((), ())

    def forced(self, state: State) -> bool:
        return False


class Facts(NamedTuple):
    """What a view of the tests tells besides cards."""

    there: bool = False


def view_of(count: int, *, up: bool = True, known: bool = True) -> TableView:
    cards = tuple(CardView(c, "blue", c if known else None, up, open=up) for c in range(count))
    return TableView(0, Decision(0, "choose"), {"place": cards}, Facts())


def picture(*spots: Spot, **parts: object) -> Picture:
    return Picture((900, 700), 80, spots, **{"areas": (), **parts})  # type: ignore[arg-type]


def show(table: CardTable, fair: Fair, view: TableView, *actions: Action) -> None:
    people = [Person("Anna", 0), Person("Bruno", 1)]
    shown = Stage(view, 900, 700, people, 0, english)
    table.present(fair, shown, offered(fair, shown, actions))


def painted(table: CardTable, rect: Rect) -> int:
    """How many different colours a part of the table shows."""
    image = table.grab().toImage()
    return len(
        {
            image.pixel(x, y)
            for x in range(int(rect.x), int(rect.right), 2)
            for y in range(int(rect.y), int(rect.bottom), 2)
        }
    )


def test_cards_tiles_and_discs_are_all_drawn(table: CardTable) -> None:
    bare = painted(table, TABLE)
    forms = [
        Spot(0, card_at(150, 200, 100), form="card"),
        Spot(1, around(400, 200, 100, 100), form="disc"),
        Spot(2, around(650, 200, 100, 100), form="tile"),
    ]
    show(table, Fair(picture(*forms)), view_of(3))
    for spot in forms:
        assert painted(table, spot.rect.inset(10)) > 100
    assert bare < 5


def test_a_turned_card_is_turned(table: CardTable) -> None:
    show(table, Fair(picture(Spot(0, card_at(200, 200, 100), turn=12.0))), view_of(1))
    assert table.top.cards[0].rotation() == 12.0
    assert table.top.card_at(QPointF(200, 200)) is table.top.cards[0]


def test_only_the_top_of_a_squared_pile_is_drawn(table: CardTable) -> None:
    places = pile(Rect(100, 100, 80, 80 * CARD), 60, 80)
    show(table, Fair(picture(*[Spot(i, r) for i, r in enumerate(places)])), view_of(60))
    drawn = [item for item in table.top.cards.values() if item.isVisible()]
    assert len(drawn) <= 4
    top = table.top.card_at(QPointF(140, 150))
    assert top is not None
    assert top.card == 59


def test_a_known_card_that_lies_face_down_has_an_eye(table: CardTable) -> None:
    fair = Fair(picture(Spot(0, card_at(200, 200, 100))))
    show(table, fair, view_of(1, up=False, known=True))
    assert CardMark.KNOWN in table.top.cards[0].marks
    side = table.top.cards[0].side
    assert isinstance(side, BackLook)
    assert side.memory is not None
    show(table, fair, view_of(1, up=False, known=False))
    assert CardMark.KNOWN not in table.top.cards[0].marks


def test_pawns_walk_and_tokens_badges_plates_and_words_are_drawn(table: CardTable) -> None:
    under = (
        Panel(Rect(20, 20, 200, 120)),
        Words(Rect(30, 30, 180, 30), "Kingdom", 18),
        Ghost(Rect(300, 20, 80, 112), "empty"),
        Token(Rect(500, 40, 40, 40), "crown", "#B85A1E"),
    )
    over = (Badge(Rect(600, 40, 40, 22), "×3"),)
    here, there = around(300, 500, 60, 80), around(600, 500, 60, 80)
    first = picture(under=under, over=over, pawns=(Pawn("wanderer", here, "moons/sun"),))
    second = picture(under=under, over=over, pawns=(Pawn("wanderer", there, "moons/sun"),))
    fair = Fair(first)
    show(table, fair, view_of(0))
    for mark in (*under, *over):
        assert painted(table, mark.rect) > 3, mark
    assert table.top.pawns["wanderer"].pos() == QPointF(300, 500)
    fair.pictures = [second]
    show(table, fair, view_of(0))
    assert table.top.pawns["wanderer"].pos() == QPointF(600, 500)
    fair.pictures = [picture()]
    show(table, fair, view_of(0))
    assert table.top.pawns == {}


def click(table: CardTable, x: int, y: int) -> None:
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))


def test_a_place_without_cards_can_be_clicked(table: CardTable, qtbot: QtBot) -> None:
    area = Area("deck", Rect(100, 100, 120, 160), "the deck")
    show(table, Fair(picture(areas=(area,))), view_of(0), Action("draw", zone="deck"))
    with qtbot.waitSignal(table.hands.chosen) as chosen:
        click(table, 150, 150)
    assert chosen.args is not None
    assert chosen.args[0].action == Action("draw", zone="deck")


def test_a_card_that_needs_no_place_is_lifted_by_a_click_and_chosen_by_a_second(
    table: CardTable, qtbot: QtBot
) -> None:
    show(table, Fair(picture(Spot(0, card_at(200, 200, 100)))), view_of(1), Action("pick", 0))
    click(table, 200, 200)
    assert table.hands.lifted == 0
    with qtbot.waitSignal(table.hands.chosen) as chosen:
        click(table, 200, 200)
    assert chosen.args is not None
    assert chosen.args[0].action == Action("pick", 0)


# Arrangements, as numbers


def test_a_row_is_squeezed_only_as_far_as_it_must() -> None:
    room = Rect(10, 20, 400, 140)
    loose, tight = row(room, 3, 100, 105), row(room, 12, 100, 105)
    assert [b.x - a.x for a, b in pairwise(loose)] == [105, 105]
    assert loose[0].x - room.x == pytest.approx(room.right - loose[-1].right)
    assert tight[0].x == pytest.approx(room.x)
    assert tight[-1].right == pytest.approx(room.right)
    assert row(room, 0, 100, 105) == []
    assert row(room, 1, 100, 105, "left")[0].x == room.x
    assert row(room, 1, 100, 105, "right")[0].right == room.right


def test_a_fan_turns_outwards_and_its_ends_hang_lower() -> None:
    held = fan(Rect(0, 0, 500, 140), 5, 100, 80)
    turns = [turn for _, turn in held]
    assert turns == sorted(turns)
    assert turns[2] == 0
    assert held[0][0].y > held[1][0].y > held[2][0].y
    assert held[0][0].y == held[4][0].y


def test_a_column_shows_every_edge() -> None:
    assert [r.y for r in column(Rect(0, 10, 80, 200), [28, 18, 18], 80)] == [10, 38, 56, 74]


def test_a_pile_shifts_only_its_last_cards() -> None:
    places = pile(Rect(50, 50, 80, 112), 20, 80)
    assert len(set(places)) == 4
    assert places[0] == Rect(50, 50, 80, 112)
    assert places[-1].x > 50
    assert places[-1].y < 50


def test_a_ring_begins_at_the_top_and_goes_clockwise() -> None:
    top, right, foot, left = ring(100, 100, 50, 30, 4)
    assert top == pytest.approx((100, 70))
    assert right == pytest.approx((150, 100))
    assert foot == pytest.approx((100, 130))
    assert left == pytest.approx((50, 100))


def test_grid_cells_fill_their_rectangle() -> None:
    cells = grid(Rect(0, 0, 100, 50), 2, 4, 10)
    assert cells == [
        Rect(0, 0, 45, 20),
        Rect(55, 0, 45, 20),
        Rect(0, 30, 45, 20),
        Rect(55, 30, 45, 20),
    ]


def test_hexagonal_neighbours_are_equally_far() -> None:
    x, y = hex_centre(0, 0, 60)
    for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
        nx, ny = hex_centre(q, r, 60)
        assert ((nx - x) ** 2 + (ny - y) ** 2) ** 0.5 == pytest.approx(60, rel=0.001)
