"""What is aimed at, and what it would change on a score sheet, marked cell by cell. No Qt."""

from collections.abc import Sequence
from typing import NamedTuple

from fairytable.engine.action import Action
from fairytable.stage.cells import Cell, Entry, as_cell
from fairytable.stage.sheets import Matrix, MatrixRow, Sheet, SheetRow


class Aim(NamedTuple):
    """What the pointer or the keyboard is on, and what would be done there."""

    action: Action | None = None
    pointed: int | str | None = None
    """A card or a place, where the game foretells of such."""


NO_AIM = Aim()


def foreseen(now: Sheet, then: Sheet) -> Sheet:
    """The sheet of then, whose changed cells remember what stands there now.

    A sheet of another shape is shown as it is.
    """
    rows = [_row(old, new) for old, new in zip(now.rows, then.rows, strict=False)]
    return then._replace(
        rows=(*rows, *then.rows[len(rows) :]),
        matrix=then.matrix if now.matrix is None else _matrix(now.matrix, then.matrix),
        lines=tuple(_line(old, new) for old, new in zip(now.lines, then.lines, strict=True))
        if len(now.lines) == len(then.lines)
        else then.lines,
    )


def changes(sheet: Sheet) -> list[Cell]:
    """The cells of a foreseen sheet that would change."""
    found = [as_cell(row.value) for row in sheet.rows]
    if sheet.matrix is not None:
        found = [as_cell(cell) for row in sheet.matrix.rows for cell in row.cells]
    found += [as_cell(cell) for line in sheet.lines for cell in line]
    return [cell for cell in found if cell.was is not None]


def _row(old: SheetRow, new: SheetRow) -> SheetRow:
    return new._replace(value=_cell(old.value, new.value)) if old.label == new.label else new


def _matrix(old: Matrix, new: Matrix | None) -> Matrix | None:
    if new is None or len(old.rows) != len(new.rows):
        return new
    rows = (_matrix_row(was, now) for was, now in zip(old.rows, new.rows, strict=True))
    return new._replace(rows=tuple(rows))


def _matrix_row(old: MatrixRow, new: MatrixRow) -> MatrixRow:
    return new._replace(cells=_line(old.cells, new.cells))


def _line(old: Sequence[Entry], new: Sequence[Entry]) -> tuple[Entry, ...]:
    if len(old) != len(new):
        return tuple(new)
    return tuple(_cell(was, now) for was, now in zip(old, new, strict=True))


def _cell(old: Entry, new: Entry) -> Entry:
    was, now = as_cell(old), as_cell(new)
    changed = was.text != now.text and now.was is None
    return now._replace(was=was.text) if changed else new
