"""A ledger as Qt's tables read it: a row for each of its rows, and one for its foot."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from fairytable.app.widgets.rows import Index
from fairytable.app.widgets.small_cards import SmallCards
from fairytable.match import Seat
from fairytable.stage.cells import Cell, as_cell, text_of
from fairytable.stage.sheets import Ledger

DOT, ARROW = " · ", " → "
"""Between the two lines of a head; and between what somebody had and what it brought."""

_ROOT = QModelIndex()
_ROLE = Qt.ItemDataRole
_TEXT_ROLES = (_ROLE.DisplayRole, _ROLE.AccessibleTextRole)


class LedgerModel(QAbstractTableModel):
    """Also answers what a painter asks: whose name this is, which sign stands before a row."""

    def __init__(self, cards: SmallCards, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cards = cards
        self.ledger = Ledger((), ())
        self.leads = ""
        """Where a row leads, in words; empty: nowhere."""
        self.centred: tuple[bool, ...] = ()
        """Of each column, whether it holds nothing but numbers, and what they came from."""
        self._seats: Sequence[Seat] = ()
        self._winners: Sequence[str] = ()

    def present(
        self, ledger: Ledger, seats: Sequence[Seat], winners: Sequence[int], leads: str = ""
    ) -> None:
        """Hold another ledger."""
        self.beginResetModel()
        self.ledger, self.leads, self._seats = ledger, leads, seats
        self._winners = [seats[p].name for p in winners]
        self.centred = tuple(_is_centred(ledger, column) for column in range(len(ledger.heads)))
        self.endResetModel()

    # What it means

    def is_foot(self, row: int) -> bool:
        return row == len(self.ledger.rows)

    @property
    def colours(self) -> list[int]:
        return [seat.colour for seat in self._seats]

    def name_in(self, cell: Cell) -> str:
        """Whose cell it is, or what it says."""
        return cell.text if cell.player is None else self._seats[cell.player].name

    def seat_of(self, text: str) -> Seat | None:
        """Whose name this is, if it is anybody's."""
        return next((seat for seat in self._seats if seat.name == text), None)

    def cell(self, row: int, column: int) -> Cell:
        cells = self.ledger.foot if self.is_foot(row) else self.ledger.rows[row]
        return as_cell(cells[column])

    def head(self, column: int) -> Cell:
        return as_cell(self.ledger.heads[column])

    def is_winners_column(self, column: int) -> bool:
        head = self.head(column).text
        return any(head == name or head.endswith(DOT + name) for name in self._winners)

    def is_winners_row(self, row: int) -> bool:
        first = self.cell(row, 0)
        return not self.is_foot(row) and self.name_in(first) in self._winners

    def tells_origins(self) -> bool:
        """Whether points stand beside what they came from."""
        return any(ARROW in text_of(cell) for row in self.ledger.rows for cell in row)

    def text(self, row: int, column: int) -> str:
        return self.cell(row, column).text

    # Qt

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.ledger.rows) + bool(self.ledger.foot)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.ledger.heads)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        text = self.cards.spoken(self.cell(index.row(), index.column()))
        leads = "" if self.is_foot(index.row()) else self.leads
        if role in _TEXT_ROLES:
            return text
        if role == _ROLE.AccessibleDescriptionRole:
            return leads
        if role == _ROLE.ToolTipRole:
            return "\n".join(filter(None, (text, leads)))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if role not in (*_TEXT_ROLES, _ROLE.ToolTipRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self.cards.spoken(self.head(section))
        return self.cards.spoken(self.cell(section, 0))


def _is_centred(ledger: Ledger, column: int) -> bool:
    cells = [as_cell(row[column]) for row in ledger.rows]
    if any(cell.cards or cell.bar for cell in cells):
        return False
    texts = [cell.text for cell in cells if cell.text]
    return column > 0 and all(_is_number(text.partition(ARROW)[2] or text) for text in texts)


def _is_number(text: str) -> bool:
    return text.strip("+−-").replace("½", "").isdigit() or text == "½"
