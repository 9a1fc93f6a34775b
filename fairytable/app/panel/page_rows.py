"""How the lines of a page are painted: in columns, in two lines, or as words above cards."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from fairytable.app.chrome import BODY, BODY_STRONG, face, scaled
from fairytable.app.widgets.cell_painter import CellPainter
from fairytable.app.widgets.flow import flowed
from fairytable.app.widgets.rows import Index, RowContent, Rows, leading
from fairytable.app.widgets.small_cards import GAP, SmallCards, card_high
from fairytable.app.widgets.wrapping import measure, paint_lines, wrapped
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import Type
from fairytable.stage.cells import Cell, SmallCard
from fairytable.stage.sheets import PageLine

CARD = 44
"""How wide a card on a page is: so wide that its picture is seen."""
_SIDE = 9.0
_GAP = 9.0
_PAD = 4.5
_HEAD_GAP = 5.0
"""Above a heading that is not the first line."""
_RIGHT = Qt.AlignmentFlag.AlignRight


class PageRows(RowContent[Rows]):
    """Lines of words are equal in kind: all of them in columns, or all of them in two lines."""

    def __init__(self, view: Rows, cards: SmallCards) -> None:
        super().__init__(view)
        self.cards = cards
        self.lines: tuple[PageLine, ...] = ()
        self.cells: list[tuple[Cell, ...]] = []
        """Those of each line."""
        self.colours: tuple[int, ...] = ()
        self.at: tuple[int, int] | None = None
        """The line and the card in it that are pointed at."""

    @property
    def painter(self) -> CellPainter:
        return CellPainter(self.view.theme.chrome, self.colours, self.cards)

    # Measures

    def height(self, index: Index) -> float:
        row = index.row()
        if _has_cards(self.cells[row]):
            bottom = max(rect.bottom() for _, rect in self.card_places(row))
            return bottom + _PAD + 4
        if self.lines[row].heading:
            return leading() + 2 * _PAD + self.gap(index)
        if self._columns() is not None:
            return leading() + 2 * _PAD
        return leading() + self._rest_height(self.cells[row]) + 2 * _PAD + 2

    def gap(self, index: Index) -> float:
        return _HEAD_GAP if self.lines[index.row()].heading and index.row() else 0.0

    def card_places(self, row: int) -> list[tuple[SmallCard, QRectF]]:
        """Every card of a line and its place, seen from the upper left corner of the line."""
        cells = self.cells[row]
        cards = [card for cell in cells for card in cell.cards]
        wide = float(scaled(CARD))
        size = QSizeF(wide, card_high(wide))
        places = flowed([size] * len(cards), self.width() - 2 * _SIDE, GAP, GAP + 1)
        top = _PAD + (leading() + 2 if _words(cells) else 1)
        return [(c, r.translated(_SIDE, top)) for c, r in zip(cards, places, strict=True)]

    def _columns(self) -> list[float] | None:
        """The width of each column, the free room shared out; None if they need more."""
        lines = [
            cells
            for cells, line in zip(self.cells, self.lines, strict=True)
            if not (line.heading or _has_cards(cells))
        ]
        count = max((len(cells) for cells in lines), default=0)
        widths = [
            max(self._cell_width(c[i], _kind(i)) for c in lines if i < len(c)) for i in range(count)
        ]
        free = self.width() - 2 * _SIDE - sum(widths) - _GAP * (count - 1)
        if free < 0 or not widths:
            return None
        share = min(free / max(1, count - 1), 3 * _GAP)
        return [width + _GAP + share for width in widths[:-1]] + widths[-1:]

    def _cell_width(self, cell: Cell, kind: Type) -> float:
        if _is_plain(cell):
            return measure(kind).horizontalAdvance(cell.text)
        return self.painter.width(cell, kind)

    def _rest(self, cells: Sequence[Cell]) -> list[str]:
        """What stands between the first and the last cell, in lines of its own."""
        middle = " · ".join(cell.text for cell in cells[1:-1])
        return wrapped(middle, BODY, self.width() - 2 * _SIDE) if middle else []

    def _chips(self, cells: Sequence[Cell]) -> list[QRectF]:
        """The places of cells between the first and the last one that are more than words."""
        painter = self.painter
        sizes = [QSizeF(painter.width(cell, BODY), leading()) for cell in cells[1:-1]]
        return flowed(sizes, self.width() - 2 * _SIDE, _GAP, 2)

    def _rest_height(self, cells: Sequence[Cell]) -> float:
        if all(map(_is_plain, cells[1:-1])):
            return leading() * len(self._rest(cells))
        return max(rect.bottom() for rect in self._chips(cells))

    # Painting

    def paint_row(self, p: QPainter, rect: QRectF, index: Index) -> None:
        row = index.row()
        cells, line = self.cells[row], self.lines[row]
        if row and not line.heading and not self.lines[row - 1].heading:
            self._rule(p, rect, rect.y(), 0.6)
        if line.heading:
            self._paint_heading(p, cells, rect)
        elif _has_cards(cells):
            self._paint_cards(p, row, rect)
        elif (columns := self._columns()) is not None:
            self._paint_in_columns(p, cells, rect, columns)
        else:
            self._paint_in_two(p, cells, rect)

    def _rule(self, p: QPainter, rect: QRectF, y: float, alpha: float) -> None:
        p.setPen(line_pen(self.view.theme.chrome.line, 1, alpha))
        y = round(y) + 0.5
        p.drawLine(QPointF(_SIDE, y), QPointF(rect.right() - _SIDE, y))

    def _paint_heading(self, p: QPainter, cells: Sequence[Cell], rect: QRectF) -> None:
        """Gold words over a line."""
        gilt = [cell._replace(ink=cell.ink or "gold") for cell in cells]
        self._paint_ends(p, gilt, rect)
        self._rule(p, rect, rect.bottom() - 2, 1)

    def _paint_ends(self, p: QPainter, cells: Sequence[Cell], rect: QRectF) -> None:
        """The first cell at the left, the others at the right."""
        painter = self.painter
        line = QRectF(_SIDE, rect.y() + _PAD, rect.width() - 2 * _SIDE, leading())
        for cell in reversed(cells[1:]):
            painter.paint(p, cell, line, BODY, _RIGHT)
            line.setRight(line.right() - painter.width(cell, BODY) - _GAP)
        if cells:
            painter.paint(p, cells[0]._replace(strong=True), line, BODY)

    def _paint_cards(self, p: QPainter, row: int, rect: QRectF) -> None:
        chrome = self.view.theme.chrome
        self._paint_ends(p, _words(self.cells[row]), rect)
        for k, (card, place) in enumerate(self.card_places(row)):
            where = place.translated(rect.topLeft())
            self.cards.paint(p, card, where, chrome)
            if (row, k) == self.at:
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(line_pen(chrome.text, 2))
                p.drawRoundedRect(where, 3.5, 3.5)

    def _paint_in_columns(
        self, p: QPainter, cells: Sequence[Cell], rect: QRectF, columns: list[float]
    ) -> None:
        x, painter = rect.x() + _SIDE, self.painter
        for i, cell in enumerate(cells):
            if _is_plain(cell):
                ink = self.view.theme.chrome.text
                self._write(p, cell.text, _kind(i), x, rect.y() + _PAD, ink)
            else:
                end = rect.right() - _SIDE if i == len(columns) - 1 else x + columns[i] - _GAP
                painter.paint(
                    p, cell, QRectF(x, rect.y() + 2, end - x, rect.height() - 4), _kind(i)
                )
            x += columns[i]

    def _paint_in_two(self, p: QPainter, cells: Sequence[Cell], rect: QRectF) -> None:
        chrome, top = self.view.theme.chrome, rect.y() + _PAD
        below = QRectF(rect.x() + _SIDE, top + leading(), rect.width(), rect.height())
        if not all(map(_is_plain, cells)):
            ends = [cells[0], *(cell._replace(strong=True) for cell in cells[1:][-1:])]
            self._paint_ends(p, ends, rect)
            for cell, place in zip(cells[1:-1], self._chips(cells), strict=True):
                self.painter.paint(p, cell, place.translated(below.topLeft()), BODY)
            return
        self._write(p, cells[0].text, BODY_STRONG, rect.x() + _SIDE, top, chrome.text)
        if len(cells) > 1:
            x = rect.right() - _SIDE - measure(BODY_STRONG).horizontalAdvance(cells[-1].text)
            self._write(p, cells[-1].text, BODY_STRONG, x, top, chrome.text)
        p.setFont(face(BODY))
        p.setPen(color(chrome.soft))
        paint_lines(p, self._rest(cells), below, leading())

    def _write(self, p: QPainter, text: str, kind: Type, x: float, top: float, ink: str) -> None:
        p.setFont(face(kind))
        p.setPen(color(ink))
        paint_lines(p, [text], QRectF(x, top, 0, leading()), leading())


def _kind(column: int) -> Type:
    return BODY if column else BODY_STRONG


def _is_plain(cell: Cell) -> bool:
    """Whether a cell is nothing but words."""
    return cell == Cell(cell.text)


def _has_cards(cells: Sequence[Cell]) -> bool:
    return any(cell.cards for cell in cells)


def _words(cells: Sequence[Cell]) -> list[Cell]:
    """What stands above the cards."""
    return [bare for cell in cells if (bare := cell._replace(cards=())) != Cell()]
