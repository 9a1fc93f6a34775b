"""What would change on a sheet is marked, cell by cell, and nothing else."""

from fairytable.stage.cells import Cell, as_cell, balance_bar, share_bar, text_of, words_of
from fairytable.stage.foresight import changes, foreseen
from fairytable.stage.sheets import Matrix, MatrixRow, PageLine, Sheet, SheetRow, as_line

ROWS = Sheet("Points", (SheetRow("Air", "4"), SheetRow("Water", "−2")))
TABLE = Sheet(
    "Points",
    (),
    matrix=Matrix(("A", "B"), (MatrixRow("Anna", ("1", Cell("2", lit="gold"))),)),
    lines=((Cell("best 3 of 4"),),),
)


def test_a_changed_row_remembers_what_it_is_now() -> None:
    then = ROWS._replace(rows=(SheetRow("Air", "6"), SheetRow("Water", "−2")))
    made = foreseen(ROWS, then)
    assert made.rows[0].value == Cell("6", was="4")
    assert made.rows[1] == ROWS.rows[1]
    assert changes(made) == [Cell("6", was="4")]


def test_a_changed_cell_keeps_its_light_and_remembers() -> None:
    row = MatrixRow("Anna", ("1", Cell("5", lit="gold")))
    matrix = Matrix(("A", "B"), (row,))
    then = TABLE._replace(matrix=matrix, lines=((Cell("best 4 of 4"),),))
    made = foreseen(TABLE, then)
    assert made.matrix is not None
    assert made.matrix.rows[0].cells == ("1", Cell("5", lit="gold", was="2"))
    assert changes(made) == [Cell("5", lit="gold", was="2"), Cell("best 4 of 4", was="best 3 of 4")]


def test_what_stays_the_same_is_the_same_sheet() -> None:
    assert foreseen(TABLE, TABLE) == TABLE
    assert changes(foreseen(ROWS, ROWS)) == []


def test_a_sheet_of_another_shape_is_shown_as_it_is() -> None:
    wider = Matrix(("A", "B", "C"), (MatrixRow("Anna", ("1", "2", "3")),))
    longer = Matrix(("A", "B"), TABLE.matrix.rows * 2 if TABLE.matrix else ())
    for matrix in (wider, longer, None):
        then = TABLE._replace(matrix=matrix, lines=())
        assert foreseen(TABLE, then) == then
    other = ROWS._replace(rows=(SheetRow("Fire", "9"), *ROWS.rows))
    assert changes(foreseen(ROWS, other)) == []


def test_a_game_may_tell_itself_what_a_cell_was() -> None:
    then = ROWS._replace(rows=(SheetRow("Air", Cell("6", was="four")), ROWS.rows[1]))
    assert foreseen(ROWS, then) == then


# Cells


def test_words_alone_are_a_cell() -> None:
    assert as_cell("four") == Cell("four")
    assert text_of(Cell("four", glyph="star")) == text_of("four") == "four"
    assert words_of(Cell("4", spoken="four stars")) == "four stars"
    assert as_line(("a", "b")) == PageLine(("a", "b"))
    assert as_line(PageLine(("a",), ("deck",))) == PageLine(("a",), ("deck",))


def test_a_balance_begins_in_the_middle_and_never_leaves_its_bar() -> None:
    bar = balance_bar(-3.0, "air")
    assert (bar.zero, bar.parts[0].share) == (0.5, -0.5)
    assert share_bar(0.4, goal=0.9).parts[0].share == 0.4
