"""A page that the game fills: cards on it are shown large, lines light places of the table."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from fairytable.app.panel.page_rows import PageRows
from fairytable.app.theme import Theme
from fairytable.app.widgets.rows import Rows
from fairytable.app.widgets.small_cards import PointedCard, SmallCards
from fairytable.app.widgets.walking import along, announce
from fairytable.stage.cells import as_cell
from fairytable.stage.sheets import Page, PageLine, as_line
from fairytable.stage.staging import Person


class PageView(Rows):
    """Up and down lead from line to line, left and right from card to card."""

    told = Signal(object)
    """The zones of the line that is pointed at; empty for none."""
    pointed_card = Signal(object)
    """The PointedCard under the mouse or the keys, in the viewport; None for none."""

    def __init__(self, theme: Theme, cards: SmallCards, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.lines: tuple[PageLine, ...] = ()
        self._cards = cards
        self._rows = PageRows(self, cards)
        self._told: tuple[str, ...] = ()
        self.fill_with(self._rows)
        self.pointed.connect(self._tell)
        self.currentRowChanged.connect(lambda _: self.point_at(None))
        cards.pixmaps.ready.connect(self._painted)

    def present(self, page: Page, people: Sequence[Person] = ()) -> None:
        self.setAccessibleName(page.title)
        lines = tuple(map(as_line, page.lines))
        cells = [tuple(map(as_cell, line.cells)) for line in lines]
        said = [", ".join(filter(None, map(self._cards.spoken, line))) for line in cells]
        colours = tuple(person.colour for person in people)
        if (lines, colours, said) == (self.lines, self._rows.colours, self._said()):
            return
        kept = self.verticalScrollBar().value()
        self.point_at(None)
        self.lines = self._rows.lines = lines
        self._rows.cells, self._rows.colours = cells, colours
        self.clear()
        self.addItems(said)
        self.verticalScrollBar().setValue(kept)

    def _said(self) -> list[str]:
        return [self.item(row).text() for row in range(self.count())]

    def _painted(self) -> None:
        """A picture is ready: perhaps of a card here."""
        if self.isVisible():
            self.viewport().update()

    # Pointing

    def _tell(self, row: int) -> None:
        zones = self.lines[row].zones if 0 <= row < len(self.lines) else ()
        if zones != self._told:
            self._told = zones
            self.told.emit(zones)

    def point_at(self, place: tuple[int, int] | None) -> None:
        """Show a card of a line large; of None, none."""
        if place == self._rows.at:
            return
        self._rows.at = place
        self.pointed_card.emit(None if place is None else self._pointed_card(*place))
        self.viewport().update()

    def _pointed_card(self, row: int, k: int) -> PointedCard | None:
        card, rect = self._rows.card_places(row)[k]
        return self._cards.pointed(card, rect.translated(self._row_rect(row).topLeft()))

    def _row_rect(self, row: int) -> QRectF:
        index = self.indexFromItem(self.item(row))
        return QRectF(self.visualRect(index)).adjusted(0, self._rows.gap(index), 0, 0)

    def _card_at(self, at: QPointF) -> tuple[int, int] | None:
        row = self.indexAt(at.toPoint()).row()
        if row < 0:
            return None
        inside = at - self._row_rect(row).topLeft()
        hit = [k for k, (_, r) in enumerate(self._rows.card_places(row)) if r.contains(inside)]
        return (row, hit[-1]) if hit else None

    # Qt

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.point_at(self._card_at(event.position()))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Leave, QEvent.Type.Wheel):
            self.point_at(None)
        return super().viewportEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentRow()
        count = len(self._rows.card_places(row)) if 0 <= row < len(self.lines) else 0
        sideways = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        here = self._rows.at[1] if self._rows.at is not None and self._rows.at[0] == row else -1
        goal = along(event.key(), here, count - 1) if sideways else None
        if goal is None:
            super().keyPressEvent(event)
            return
        self._bring_into_sight(row, goal)
        self.point_at((row, goal))
        announce(self, self._cards.name(self._rows.card_places(row)[goal][0]))

    def _bring_into_sight(self, row: int, k: int) -> None:
        """Scroll as far as a card of a tall line needs it."""
        _, rect = self._rows.card_places(row)[k]
        place = rect.translated(self._row_rect(row).topLeft())
        bar, high = self.verticalScrollBar(), self.viewport().height()
        if place.top() < 0:
            bar.setValue(bar.value() + round(place.top()) - 4)
        elif place.bottom() > high:
            bar.setValue(bar.value() + round(place.bottom() - high) + 4)
