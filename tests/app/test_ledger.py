"""The ledger of the end page is a table: keys walk in it, it scrolls, each cell can be read."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.end_page.ledger_measures import ROW
from fairytable.app.end_page.ledger_view import LedgerView
from fairytable.app.translation import Language
from fairytable.app.widgets.small_cards import SmallCards
from fairytable.match import Seat
from fairytable.stage.sheets import Ledger
from tests.table.tables import pixmaps

KEY = Qt.Key
SEATS = [Seat(name="Anna"), Seat(name="Bruno", colour=1)]
LONG = Ledger(
    ("What", "Air · Anna", "Bruno"),
    tuple((f"row {i}", f"{i} → +1", "−2") for i in range(60)),
    ("Sum", "+60", "−120"),
    "a note",
)
SHORT = LONG._replace(rows=LONG.rows[:3])


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(640, 500)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


@pytest.fixture
def view(around: QWidget) -> LedgerView:
    """The long ledger, where a third of it has room."""
    made = LedgerView(SmallCards(pixmaps(), Language("en")), around)
    made.resize(640, 500)
    made.present(LONG, SEATS, [0])
    made.show()
    made.setFocus(Qt.FocusReason.TabFocusReason)
    return made


def at(view: LedgerView) -> tuple[int, int]:
    """The cell that the keys have come to."""
    index = view.currentIndex()
    return index.row(), index.column()


def press(view: LedgerView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def in_sight(view: LedgerView, row: int) -> bool:
    """Whether a row lies wholly between heads and foot."""
    rect = view.visualRect(view.cells.index(row, 0))
    foot = view.visualRect(view.cells.index(len(view.ledger.rows), 0))
    return rect.top() >= 0 and rect.bottom() < foot.top()


def grabbed(view: LedgerView, rows: Sequence[int]) -> bytes:
    """The pixels of what lies on these rows of pixels."""
    image = view.grab().toImage()
    part = image.copy(0, rows[0], image.width(), len(rows))
    return bytes(part.constBits())


# Keys


def test_arrow_keys_walk_from_cell_to_cell(view: LedgerView) -> None:
    assert at(view) == (0, 0)
    press(view, KEY.Key_Right, KEY.Key_Right, KEY.Key_Down)
    assert at(view) == (1, 2)
    press(view, KEY.Key_Left, KEY.Key_Up, KEY.Key_Up)
    assert at(view) == (0, 1)


def test_every_row_on_the_way_is_brought_into_sight(view: LedgerView) -> None:
    for row in range(1, 60):
        press(view, KEY.Key_Down)
        assert at(view) == (row, 0)
        assert in_sight(view, row)
    for row in reversed(range(59)):
        press(view, KEY.Key_Up)
        assert in_sight(view, row)


def test_the_foot_is_the_last_row_and_never_scrolls(view: LedgerView) -> None:
    place = view.visualRect(view.cells.index(60, 1))
    assert view.viewport().rect().contains(place)
    QTest.keyClick(view, KEY.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert at(view) == (60, 2)
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    assert in_sight(view, 59)
    assert view.visualRect(view.cells.index(60, 1)) == place
    press(view, KEY.Key_Up)
    assert at(view) == (59, 2)


def test_tab_leaves_the_ledger(view: LedgerView, around: QWidget) -> None:
    other = QPushButton(around)
    other.show()
    press(view, KEY.Key_Tab)
    assert other.hasFocus()
    assert at(view) == (0, 0)


def test_rows_that_lead_nowhere_are_neither_chosen_nor_take_the_keys(
    view: LedgerView, qtbot: QtBot
) -> None:
    view.clearFocus()
    place = view.visualRect(view.cells.index(1, 1)).center()
    with qtbot.assertNotEmitted(view.chosen):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        press(view, KEY.Key_Return)
    assert not view.hasFocus()


def test_rows_that_lead_somewhere_are_chosen_by_click_and_by_enter(
    view: LedgerView, qtbot: QtBot
) -> None:
    view.present(LONG, SEATS, [0], "Look!")
    chosen: list[int] = []
    view.chosen.connect(chosen.append)
    place = view.visualRect(view.cells.index(2, 1)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    press(view, KEY.Key_Down, KEY.Key_Enter)
    foot = view.visualRect(view.cells.index(60, 1)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=foot)
    press(view, KEY.Key_Return)
    assert chosen == [2, 3], "the foot leads nowhere"


def test_the_mouse_and_the_keys_light_a_row_that_leads_somewhere(view: LedgerView) -> None:
    view.present(SHORT, SEATS, [0], "Look!")
    view.clearFocus()
    QApplication.processEvents()
    calm = view.grab().toImage()
    QTest.mouseMove(view.viewport(), view.visualRect(view.cells.index(1, 0)).center())
    assert view.grab().toImage() != calm
    assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(view.viewport(), view.visualRect(view.cells.index(3, 0)).center())
    assert view.grab().toImage() == calm
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


# Room


def test_rows_scroll_only_where_room_is_short(view: LedgerView) -> None:
    assert view.verticalScrollBar().maximum() > 0
    assert view.rowHeight(0) == ROW
    view.present(SHORT, SEATS, [0])
    QApplication.processEvents()
    assert view.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("foot", [LONG.foot, ()])
@pytest.mark.parametrize("note", ["a note", ""])
def test_the_last_row_can_be_seen_whatever_lies_below_it(
    view: LedgerView, foot: tuple[str, ...], note: str
) -> None:
    view.present(LONG._replace(foot=foot, note=note), SEATS, [0])
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum())
    last = view.visualRect(view.cells.index(59, 0))
    below = view.viewport().height() - last.bottom() - 1
    assert below >= (20 if note else 0) + (30 if foot else 0)
    assert below <= 62


def test_columns_scroll_sideways_where_words_would_be_lost(view: LedgerView) -> None:
    assert view.horizontalScrollBar().maximum() == 0
    wide = tuple("many words that nobody would like to be cut" for _ in LONG.heads)
    view.present(LONG._replace(rows=(wide, *LONG.rows)), SEATS, [0])
    QApplication.processEvents()
    assert view.horizontalScrollBar().maximum() > 0
    press(view, KEY.Key_Home, KEY.Key_End)
    place = view.visualRect(view.cells.index(0, 2))
    assert view.horizontalScrollBar().value() > 0
    assert place.right() <= view.viewport().width()
    assert view.horizontalHeader().sectionViewportPosition(2) == place.left()


def test_rows_never_shine_through_the_foot(view: LedgerView) -> None:
    """Half a row above the foot is cut there; the foot looks the same wherever rows stand."""
    foot = view.visualRect(view.cells.index(60, 0)).translated(view.viewport().pos())
    lines = range(foot.top() + 2, foot.bottom())
    view.clearFocus()
    view.verticalScrollBar().setValue(0)
    before = grabbed(view, lines)
    view.verticalScrollBar().setValue(13)
    assert grabbed(view, lines) == before


def test_a_ledger_without_rows_says_so_and_takes_no_keys(view: LedgerView) -> None:
    view.empty = "Nothing."
    view.present(LONG._replace(rows=(), foot=(), note=""), SEATS, [])
    assert view.focusPolicy() == Qt.FocusPolicy.NoFocus
    said = view.grab().toImage()
    view.empty = ""
    assert view.grab().toImage() != said


# Reading


def read(view: LedgerView, row: int, column: int) -> QAccessibleInterface:
    """What a screen reader finds where a cell is seen."""
    table = QAccessible.queryAccessibleInterface(view)
    place = view.visualRect(view.cells.index(row, column)).center()
    at = view.viewport().mapToGlobal(place)
    cell = table.childAt(at.x(), at.y())
    assert cell is not None
    return cell


@pytest.mark.parametrize(
    ("row", "column", "text"), [(0, 0, "row 0"), (7, 1, "7 → +1"), (60, 2, "−120")]
)
def test_a_screen_reader_finds_cells_and_their_heads(
    view: LedgerView, row: int, column: int, text: str
) -> None:
    cell, name = read(view, row, column), QAccessible.Text.Name
    assert cell.role() == QAccessible.Role.Cell
    assert cell.text(name) == text
    place = cell.tableCellInterface()
    assert (place.rowIndex(), place.columnIndex()) == (row, column)
    assert [head.text(name) for head in place.columnHeaderCells()] == [LONG.heads[column]]
    assert [head.text(name) for head in place.rowHeaderCells()] == [
        ("Sum" if row == 60 else f"row {row}")
    ]


def test_what_is_said_below_the_table_is_said_of_it(view: LedgerView) -> None:
    assert view.accessibleDescription() == "a note"


def test_a_cell_tells_its_whole_text_and_where_it_leads(view: LedgerView) -> None:
    view.present(LONG, SEATS, [0], "Look!")
    cells, tip = view.cells, Qt.ItemDataRole.ToolTipRole
    assert cells.index(2, 1).data(tip) == "2 → +1\nLook!"
    assert cells.index(60, 1).data(tip) == "+60"
    assert cells.headerData(1, Qt.Orientation.Horizontal, tip) == "Air · Anna"
    said = Qt.ItemDataRole.AccessibleDescriptionRole
    assert cells.index(2, 1).data(said) == "Look!"


def test_what_lies_under_the_mouse_is_what_is_seen_there(view: LedgerView) -> None:
    for row in (0, 3, 60):
        place = view.visualRect(view.cells.index(row, 1)).center()
        assert view.indexAt(place) == view.cells.index(row, 1)
    assert not view.indexAt(QPoint(20, view.viewport().height() - 3)).isValid(), "the note"


def test_the_winners_column_is_framed(view: LedgerView) -> None:
    framed = view.grab().toImage()
    view.present(LONG, SEATS, [1])
    other = view.grab().toImage()
    view.present(LONG, SEATS, [])
    plain = view.grab().toImage()
    assert framed != other != plain != framed
