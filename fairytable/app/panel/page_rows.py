"""How the lines of a page are painted: in columns, in two lines, or as words above cards."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple, Self

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from fairytable.app.chrome import BODY, BODY_STRONG, face, scaled
from fairytable.app.widgets.cell_painter import CellPainter
from fairytable.app.widgets.flow import flowed
from fairytable.app.widgets.rows import Index, RowContent, Rows, leading
from fairytable.app.widgets.small_cards import GAP, SmallCards, card_high
from fairytable.app.widgets.wrapping import paint_lines, wrapped
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import LEAST_PX, Type
from fairytable.stage.cells import Cell, SmallCard
from fairytable.stage.sheets import PageLine

CARD = 44
"""How wide a card on a page is: so wide that its picture is seen."""
_SIDE = 9.0
_GAP = 9.0
_LEAST_GAP = 4.0
"""Between columns of numbers, before they give up standing in columns."""
_PAD = 4.5
_HEAD_GAP = 5.0
"""Above a heading that is not the first line."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class _Columns(NamedTuple):
    """Where the columns of a page stand, and how large the letters in them are."""

    places: tuple[QRectF, ...]
    px: int

    @classmethod
    def of(cls, widths: Sequence[float], gap: float, px: int) -> Self:
        starts = accumulate((width + gap for width in widths), initial=_SIDE)
        return cls(tuple(QRectF(x, 0, w, 0) for x, w in zip(starts, widths, strict=False)), px)


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
        if self._is_sentence(row):
            return leading() * len(self._sentence(row)) + 2 * _PAD
        if self.lines[row].heading:
            high = leading() if self._heads_columns(row) else self._ends_height(self.cells[row])
            return high + 2 * _PAD + self.gap(index)
        if self._columns() is not None:
            return leading() + 2 * _PAD
        cells = self.cells[row]
        return self._ends_height(_ends(cells)) + self._rest_height(cells) + 2 * _PAD + 2

    def gap(self, index: Index) -> float:
        return _HEAD_GAP if self.lines[index.row()].heading and index.row() else 0.0

    def card_places(self, row: int) -> list[tuple[SmallCard, QRectF]]:
        """Every card of a line and its place, seen from the upper left corner of the line."""
        cells = self.cells[row]
        cards = [card for cell in cells for card in cell.cards]
        wide = float(scaled(CARD))
        size = QSizeF(wide, card_high(wide))
        places = flowed([size] * len(cards), self.width() - 2 * _SIDE, GAP, GAP + 1)
        words = _words(cells)
        top = _PAD + (self._ends_height(words) + 2 if words else 1)
        return [(c, r.translated(_SIDE, top)) for c, r in zip(cards, places, strict=True)]

    def _columns(self) -> _Columns | None:
        """The columns in letters as large as they find room for; None if they find none."""
        lines = [cells for row, cells in enumerate(self.cells) if self._in_columns(row)]
        if not lines:
            return None
        room = self.width() - 2 * _SIDE
        for px in range(BODY.px, 0, -1):
            if scaled(px) < LEAST_PX:
                return None
            widths = self._widths(lines, px)
            gap = min((room - sum(widths)) / max(1, len(widths) - 1), 4 * _GAP)
            if gap >= _LEAST_GAP:
                return _Columns.of(widths, gap, px)
        return None

    def _widths(self, lines: Sequence[Sequence[Cell]], px: int) -> list[float]:
        """How wide each column is in such letters; those of numbers below heads are all alike."""
        widths = [
            max(self.painter.width(cell, _kind(i, px)) for cell in column)
            for i, column in enumerate(_turned(lines))
        ]
        if self._headed():
            widths[1:-1] = [max(widths[1:-1])] * (len(widths) - 2)
        return widths

    def _headed(self) -> bool:
        return any(map(self._heads_columns, range(len(self.lines))))

    def _in_columns(self, row: int) -> bool:
        """Whether a line has its part in the columns: one cell alone has none, nor have cards."""
        cells = self.cells[row]
        if len(cells) < 2 or _has_cards(cells):
            return False
        return not self.lines[row].heading or self._heads_columns(row)

    def _heads_columns(self, row: int) -> bool:
        """Whether each cell of a heading stands above a column."""
        return self.lines[row].heading and len(self.cells[row]) > 2

    def _ends_kind(self, cells: Sequence[Cell]) -> Type | None:
        """The largest letters in which the ends of a line find room beside each other, if any."""
        room = self.width() - 2 * _SIDE
        first, *others = cells
        for px in range(BODY.px, 0, -1):
            if scaled(px) < LEAST_PX:
                return None
            kind = BODY._replace(px=px)
            wide = self.painter.width(first._replace(strong=True), kind)
            if wide + sum(self.painter.width(cell, kind) + _GAP for cell in others) <= room:
                return kind
        return None

    def _ends_height(self, cells: Sequence[Cell]) -> float:
        """Ends that find no room beside each other stand below each other."""
        return leading() * (2 if len(cells) > 1 and self._ends_kind(cells) is None else 1)

    def _is_sentence(self, row: int) -> bool:
        cells = self.cells[row]
        return len(cells) == 1 and _is_plain(cells[0]) and not self.lines[row].heading

    def _sentence(self, row: int) -> list[str]:
        """A line of nothing but words, broken where the page ends."""
        return wrapped(self.cells[row][0].text, BODY, self.width() - 2 * _SIDE)

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
        columns = self._columns() if self._in_columns(row) else None
        if self._is_sentence(row):
            self._paint_sentence(p, row, rect)
        elif line.heading and columns is None:
            self._paint_heading(p, cells, rect)
        elif _has_cards(cells):
            self._paint_cards(p, row, rect)
        elif columns is None:
            self._paint_in_two(p, cells, rect)
        elif line.heading:
            self._paint_in_columns(p, _gilt(cells), rect, columns)
            self._rule(p, rect, rect.bottom() - 2, 1)
        else:
            self._paint_in_columns(p, cells, rect, columns)

    def _rule(self, p: QPainter, rect: QRectF, y: float, alpha: float) -> None:
        p.setPen(line_pen(self.view.theme.chrome.line, 1, alpha))
        y = round(y) + 0.5
        p.drawLine(QPointF(_SIDE, y), QPointF(rect.right() - _SIDE, y))

    def _paint_heading(self, p: QPainter, cells: Sequence[Cell], rect: QRectF) -> None:
        """Gold words over a line."""
        self._paint_ends(p, _gilt(cells), rect)
        self._rule(p, rect, rect.bottom() - 2, 1)

    def _paint_ends(self, p: QPainter, cells: Sequence[Cell], rect: QRectF) -> None:
        """The first cell at the left, the others at the right, below it if need be."""
        if not cells:
            return
        painter, kind = self.painter, self._ends_kind(cells)
        line = QRectF(_SIDE, rect.y() + _PAD, rect.width() - 2 * _SIDE, leading())
        first, last = QRectF(line), line
        if kind is None:
            last.translate(0, leading())
        for cell in reversed(cells[1:]):
            painter.paint(p, cell, last, kind or BODY, _RIGHT)
            last.setRight(last.right() - painter.width(cell, kind or BODY) - _GAP)
        if kind is not None:
            first.setRight(last.right())
        painter.paint(p, cells[0]._replace(strong=True), first, kind or BODY)

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

    def _paint_sentence(self, p: QPainter, row: int, rect: QRectF) -> None:
        p.setFont(face(BODY))
        p.setPen(color(self.view.theme.chrome.soft))
        place = QRectF(rect.x() + _SIDE, rect.y() + _PAD, rect.width(), rect.height())
        paint_lines(p, self._sentence(row), place, leading())

    def _paint_in_columns(
        self, p: QPainter, cells: Sequence[Cell], rect: QRectF, columns: _Columns
    ) -> None:
        """Numbers below heads stand with them at the right edge of their column; without heads the
        last column has all the room that is left, for a bar."""
        painter, headed = self.painter, self._headed()
        for i, (cell, column) in enumerate(zip(cells, columns.places, strict=False)):
            place = column.translated(rect.topLeft()).adjusted(0, 2, 0, rect.height() - 2)
            if not headed and i == len(columns.places) - 1:
                place.setRight(rect.right() - _SIDE)
            kind = _kind(i, columns.px)
            painter.paint(p, cell, place, kind, _RIGHT if headed and i else _LEFT)

    def _paint_in_two(self, p: QPainter, cells: Sequence[Cell], rect: QRectF) -> None:
        ends = _ends(cells)
        self._paint_ends(p, ends, rect)
        top = rect.y() + _PAD + self._ends_height(ends)
        below = QRectF(rect.x() + _SIDE, top, rect.width(), rect.height())
        if not all(map(_is_plain, cells[1:-1])):
            for cell, place in zip(cells[1:-1], self._chips(cells), strict=True):
                self.painter.paint(p, cell, place.translated(below.topLeft()), BODY)
            return
        p.setFont(face(BODY))
        p.setPen(color(self.view.theme.chrome.soft))
        paint_lines(p, self._rest(cells), below, leading())


def _kind(column: int, px: int) -> Type:
    return (BODY if column else BODY_STRONG)._replace(px=px)


def _ends(cells: Sequence[Cell]) -> list[Cell]:
    """What stands in the first line of two: the first cell and the last one."""
    return [cells[0], *(cell._replace(strong=True) for cell in cells[1:][-1:])]


def _turned(lines: Sequence[Sequence[Cell]]) -> list[list[Cell]]:
    """What stands below each other, column by column; lines may end before others."""
    return [[line[i] for line in lines if i < len(line)] for i in range(max(map(len, lines)))]


def _gilt(cells: Sequence[Cell]) -> list[Cell]:
    return [cell._replace(ink=cell.ink or "gold") for cell in cells]


def _is_plain(cell: Cell) -> bool:
    """Whether a cell is nothing but words."""
    return cell == Cell(cell.text)


def _has_cards(cells: Sequence[Cell]) -> bool:
    return any(cell.cards for cell in cells)


def _words(cells: Sequence[Cell]) -> list[Cell]:
    """What stands above the cards."""
    return [bare for cell in cells if (bare := cell._replace(cards=())) != Cell()]
