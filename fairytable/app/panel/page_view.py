"""A page that the game fills: columns where they fit side by side, else two lines to a row."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from fairytable.app.chrome import BODY, BODY_STRONG, face
from fairytable.app.theme import Theme
from fairytable.app.widgets.rows import Index, RowContent, Rows, leading
from fairytable.app.widgets.wrapping import measure, paint_lines, wrapped
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import Type
from fairytable.stage.cells import texts_of
from fairytable.stage.sheets import Page, as_line

_SIDE = 9.0
_GAP = 9.0
_PAD = 4.5


class PageView(Rows):
    """Its rows are equal in kind: all of them in columns, or all of them in two lines."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.lines: tuple[tuple[str, ...], ...] = ()
        self.fill_with(_PageRows(self))

    def present(self, page: Page) -> None:
        self.setAccessibleName(page.title)
        lines = tuple(texts_of(as_line(line).cells) for line in page.lines)
        if lines == self.lines:
            return
        kept = self.verticalScrollBar().value()
        self.lines = lines
        self.clear()
        self.addItems([", ".join(cells) for cells in lines])
        self.verticalScrollBar().setValue(kept)


class _PageRows(RowContent[PageView]):
    def height(self, index: Index) -> float:
        if self._columns() is not None:
            return leading() + 2 * _PAD
        cells = self.view.lines[index.row()]
        return leading() * (1 + len(self._rest(cells))) + 2 * _PAD + 2

    def _columns(self) -> list[float] | None:
        """The width of each column, the free room shared out; None if they need more."""
        lines = self.view.lines
        count = max((len(cells) for cells in lines), default=0)
        widths = [_widest([c[i] for c in lines if i < len(c)], _kind(i)) for i in range(count)]
        free = self.width() - 2 * _SIDE - sum(widths) - _GAP * (count - 1)
        if free < 0 or not widths:
            return None
        share = min(free / max(1, count - 1), 3 * _GAP)
        return [width + _GAP + share for width in widths[:-1]] + widths[-1:]

    def _rest(self, cells: tuple[str, ...]) -> list[str]:
        """What stands between the first and the last cell, in lines of its own."""
        middle = " · ".join(cells[1:-1])
        return wrapped(middle, BODY, self.width() - 2 * _SIDE) if middle else []

    def paint_row(self, p: QPainter, rect: QRectF, index: Index) -> None:
        cells = self.view.lines[index.row()]
        if index.row():
            p.setPen(line_pen(self.view.theme.chrome.line, 1, 0.6))
            y = round(rect.y()) + 0.5
            p.drawLine(QPointF(_SIDE, y), QPointF(rect.right() - _SIDE, y))
        columns = self._columns()
        if columns is None:
            self._paint_in_two(p, cells, rect)
        else:
            self._paint_in_columns(p, cells, rect, columns)

    def _paint_in_columns(
        self, p: QPainter, cells: Sequence[str], rect: QRectF, columns: list[float]
    ) -> None:
        x = rect.x() + _SIDE
        for i, cell in enumerate(cells):
            self._write(p, cell, _kind(i), x, rect.y() + _PAD, self.view.theme.chrome.text)
            x += columns[i]

    def _paint_in_two(self, p: QPainter, cells: Sequence[str], rect: QRectF) -> None:
        chrome, top = self.view.theme.chrome, rect.y() + _PAD
        self._write(p, cells[0], BODY_STRONG, rect.x() + _SIDE, top, chrome.text)
        if len(cells) > 1:
            x = rect.right() - _SIDE - measure(BODY_STRONG).horizontalAdvance(cells[-1])
            self._write(p, cells[-1], BODY_STRONG, x, top, chrome.text)
        p.setFont(face(BODY))
        p.setPen(color(chrome.soft))
        below = QRectF(rect.x() + _SIDE, top + leading(), rect.width(), rect.height())
        paint_lines(p, self._rest(tuple(cells)), below, leading())

    def _write(self, p: QPainter, text: str, kind: Type, x: float, top: float, ink: str) -> None:
        p.setFont(face(kind))
        p.setPen(color(ink))
        paint_lines(p, [text], QRectF(x, top, 0, leading()), leading())


def _kind(column: int) -> Type:
    return BODY if column else BODY_STRONG


def _widest(cells: Sequence[str], kind: Type) -> float:
    ruler = measure(kind)
    return max(ruler.horizontalAdvance(cell) for cell in cells)
