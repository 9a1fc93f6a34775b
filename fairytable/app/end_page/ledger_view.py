"""The ledger of a finished game on parchment: how the scores came about."""

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from fairytable.app.chrome import scaled, sized
from fairytable.app.end_page.ledger_cells import LedgerCells
from fairytable.app.end_page.ledger_heads import LedgerHeads
from fairytable.app.end_page.ledger_measures import (
    LEAST_TYPE,
    ROW,
    LedgerType,
    best_type,
    bottom_of,
    column_widths,
    foot_of,
    height_of,
    least_height,
    least_width,
    row_heights,
    top_of,
)
from fairytable.app.end_page.ledger_model import LedgerModel
from fairytable.app.end_page.ledger_sheet import LedgerSheet, paint_sheet
from fairytable.app.widgets.rows import Index
from fairytable.app.widgets.small_cards import SmallCards
from fairytable.app.widgets.walking import announce
from fairytable.match import Seat
from fairytable.paint.fonts import Type
from fairytable.stage.sheets import Ledger


class LedgerView(QTableView):
    """A ledger on parchment; its rows scroll between heads and foot where room is short.

    The foot is the last row of the table and never scrolls: it covers the end of the other rows,
    and its own place below them only makes the scroll bar as long as it has to be.
    """

    chosen = Signal(int)
    """A row was clicked, or chosen by keys, where rows lead somewhere."""
    pointed_card = Signal(object)
    """The PointedCard under the mouse or the keys, on the viewport; None for none."""

    def __init__(self, cards: SmallCards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = LedgerModel(cards, self)
        self._card: tuple[int, int, int] | None = None
        """The card that is pointed at: its row, its column, which of them."""
        self.empty = ""
        """What is said where there are no rows."""
        self._lit: int | None = None
        """The row that is pointed at."""
        self._heights: list[int] = []
        """Of the rows; the foot is not among them."""
        self._heads = LedgerHeads(self.cells, self)
        self._painter = LedgerCells(self, self.cells)
        self._set_up()
        self.entered.connect(lambda index: self.point_at(index.row()))
        self.viewportEntered.connect(lambda: self.point_at(None))
        self.clicked.connect(lambda index: self._choose(index.row()))
        cards.pixmaps.ready.connect(self._painted)

    def _painted(self) -> None:
        """A picture is ready: perhaps of a card here."""
        if self.isVisible():
            self.viewport().update()

    def _set_up(self) -> None:
        self.setModel(self.cells)
        self.setHorizontalHeader(self._heads)
        self.setItemDelegate(self._painter)
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.hide()
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)

    @property
    def ledger(self) -> Ledger:
        return self.cells.ledger

    def present(
        self, ledger: Ledger, seats: Sequence[Seat], winners: Sequence[int], leads: str = ""
    ) -> None:
        """Show a ledger; `leads` says where a click on a row leads, if anywhere."""
        self.cells.present(ledger, seats, winners, leads)
        self.setAccessibleDescription(ledger.note)
        self.point_at(None)
        self.setFocusPolicy(self._focus_policy())
        self._measure()
        self.updateGeometry()
        self.update()

    def _focus_policy(self) -> Qt.FocusPolicy:
        """A click takes the keys only where it leads somewhere."""
        if not self.ledger.rows:
            return Qt.FocusPolicy.NoFocus
        return Qt.FocusPolicy.StrongFocus if self.cells.leads else Qt.FocusPolicy.TabFocus

    # Measures

    def least_width(self) -> float:
        """So wide that nothing but a long name is cut, in small type of the person's size."""
        return least_width(self.cells, sized(Type(LEAST_TYPE)))

    def smallest(self) -> tuple[float, int]:
        """So wide and high that nothing is cut or scrolled away, in the smallest type."""
        return least_width(self.cells, Type(LEAST_TYPE)), least_height(self.ledger)

    def sizeHint(self) -> QSize:
        return QSize(640, self.height_with(scaled(ROW)))

    def minimumSizeHint(self) -> QSize:
        least = top_of(self.ledger, self._way) + self._bottom + 2 * round(ROW)
        return QSize(320, least)

    def height_with(self, row: float) -> int:
        """With rows of this height."""
        return height_of(self.ledger, row)

    def _measure(self) -> None:
        """Give all columns and rows their size in the room that there is."""
        room = self.viewport().size()
        way = best_type(self.cells, QSize(room.width(), self.height()))
        higher = way.tall(100) != self._way.tall(100)
        self._painter.type = self._heads.type = way
        if higher:
            self.updateGeometries()
            room = self.viewport().size()
        for column, width in enumerate(column_widths(self.cells, way, room.width())):
            self.setColumnWidth(column, width)
        self._heights = row_heights(self.ledger, room.height() - self._bottom, way)
        for row, height in enumerate(self._sections(self._bottom)):
            self.setRowHeight(row, height)
        self.verticalScrollBar().setSingleStep(scaled(ROW))

    @property
    def _way(self) -> LedgerType:
        """How it is set now."""
        return self._painter.type

    @property
    def _bottom(self) -> int:
        """The height of all below the rows."""
        return bottom_of(self.ledger, self._way)

    def _sections(self, bottom: int) -> list[int]:
        """The rows' heights for the scroll bar: the last has all below the rows to itself."""
        if self.ledger.foot:
            return [*self._heights, bottom]
        *heights, last = self._heights or [0]
        return [*heights, last + bottom]

    def _rows_end(self) -> int:
        """Where the rows end on the viewport, and the foot begins."""
        return min(self.viewport().height() - self._bottom, sum(self._heights))

    def visualRect(self, index: Index) -> QRect:
        rect = super().visualRect(index)
        if not index.isValid():
            return rect
        if self.cells.is_foot(index.row()):
            return QRect(rect.x(), self._rows_end(), rect.width(), foot_of(self.ledger, self._way))
        rect.setHeight(self._heights[index.row()])
        return rect

    def indexAt(self, at: QPoint) -> QModelIndex:
        below = at.y() - self._rows_end()
        if below < 0:
            return super().indexAt(at)
        if below < foot_of(self.ledger, self._way):
            return self.cells.index(len(self.ledger.rows), self.columnAt(at.x()))
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        bar = self.verticalScrollBar()
        before = bar.value()
        super().scrollTo(index, hint)
        if self.cells.is_foot(index.row()):
            bar.setValue(before)
        else:
            covered = self.visualRect(index).bottom() + 1 - self._rows_end()
            bar.setValue(bar.value() + max(0, covered))

    # Pointing

    def point_at(self, row: int | None) -> None:
        """Light a row up, where rows lead somewhere."""
        leads = bool(self.cells.leads) and row is not None and not self.cells.is_foot(row)
        self._lit = row if leads else None
        hand = Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(hand if leads else Qt.CursorShape.ArrowCursor)
        self.viewport().update()

    def _point_at_card(self, place: tuple[int, int, int] | None) -> None:
        """Show a card large; of None, none."""
        if place == self._card:
            return
        self._card = place
        shown = None
        if place is not None:
            row, column, k = place
            card, rect = self._painter.card_places(self.cells.index(row, column))[k]
            shown = self.cells.cards.pointed(card, rect)
        self.pointed_card.emit(shown)

    def _card_at(self, at: QPoint) -> tuple[int, int, int] | None:
        index = self.indexAt(at)
        if not index.isValid():
            return None
        places = enumerate(self._painter.card_places(index))
        hit = [k for k, (_, rect) in places if rect.contains(QPointF(at))]
        return (index.row(), index.column(), hit[-1]) if hit else None

    def _next_card(self, index: Index) -> bool:
        """Show the next card of a cell large, past the last one none; False if it has none."""
        cards = self.cells.cell(index.row(), index.column()).cards
        here = index.row(), index.column()
        k = self._card[2] + 1 if self._card is not None and self._card[:2] == here else 0
        self._point_at_card((*here, k) if k < len(cards) else None)
        if k < len(cards):
            announce(self, self.cells.cards.name(cards[k]))
        return bool(cards)

    def _choose(self, row: int) -> None:
        if self.cells.leads and not self.cells.is_foot(row):
            self.chosen.emit(row)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._point_at_card(None)
        if self.hasFocus():
            self.point_at(current.row() if current.isValid() else None)

    # Painting

    def _sheet(self) -> LedgerSheet:
        """What lies under the words, with the heads at its top."""
        ledger, room = self.ledger, self.viewport().geometry()
        end = self._rows_end() if ledger.rows else room.height() - self._bottom
        frame = room.y() + end + foot_of(ledger, self._way)
        y = room.y() - self.verticalScrollBar().value()
        starts = accumulate(self._heights, initial=0)
        bands = [
            QRectF(2, y + start, room.width() - 4, height)
            for start, height in zip(starts, self._heights, strict=False)
        ]
        return LedgerSheet(
            width=room.width(),
            height=room.y() + room.height(),
            rows=QRectF(2, room.y(), room.width() - 4, end),
            bands=bands[::2],
            column_frames=[
                QRectF(self.columnViewportPosition(i), 0, self.columnWidth(i), frame)
                for i in range(len(ledger.heads))
                if self.cells.is_winners_column(i)
            ],
            row_frames=[band for i, band in enumerate(bands) if self.cells.is_winners_row(i)],
            lit=None if self._lit is None else bands[self._lit],
            foot=foot_of(ledger, self._way),
            note=ledger.note,
            empty="" if ledger.rows else self.empty,
            focused=self.hasFocus(),
        )

    def event(self, event: QEvent) -> bool:
        """The parchment is painted behind heads and viewport at once: frames lie across both."""
        if event.type() == QEvent.Type.Paint:
            with QPainter(self) as p:
                paint_sheet(p, self._sheet())
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._painter.rows = QRect(0, 0, self.viewport().width(), self._rows_end())
        super().paintEvent(event)
        if self.ledger.foot:
            with QPainter(self.viewport()) as p:
                for column in range(len(self.ledger.heads)):
                    index = self.cells.index(len(self.ledger.rows), column)
                    focused = self.hasFocus() and index == self.currentIndex()
                    self._painter.paint_cell(p, index, focused=focused)

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.point_at(None)
        if event.type() in (QEvent.Type.Leave, QEvent.Type.Wheel):
            self._point_at_card(None)
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at_card(self._card_at(event.position().toPoint()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.point_at(self.currentIndex().row())
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(None)
        self._point_at_card(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self._choose(index.row())
        elif event.key() == Qt.Key.Key_Space and index.isValid() and self._next_card(index):
            event.accept()
        else:
            super().keyPressEvent(event)
