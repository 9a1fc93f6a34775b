"""The story of the game: what was done, line by line, the newest at the foot."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from fairytable.app.chrome import BODY, BODY_STRONG, face
from fairytable.app.theme import Theme
from fairytable.app.widgets.rows import Index, RowContent, Rows, leading
from fairytable.app.widgets.wrapping import measure, paint_lines, wrapped
from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.pieces import paint_player
from fairytable.stage.staging import Line, Person

_TEXT_X = 25.0
_END = 6.0
_PAD = 2.5
_TURN_GAP = 7.0
"""Above the first line of another player's turn."""


class StoryView(Rows):
    """Pointing at a line tells which places of the table it speaks of."""

    told = Signal(object)
    """The zones of the line that is pointed at; empty for none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.people: Sequence[Person] = ()
        self.lines: list[Line] = []
        self.opens: list[bool] = []
        """Whether a line is the first of another player's turn."""
        self.heading = ""
        """What stands above the first line that is new to the person at the table."""
        self.news: int | None = None
        """That line; None if there is none, or if nothing is old."""
        self._told: tuple[str, ...] = ()
        self.fill_with(_StoryRows(self))
        self._at_foot = True
        """Whoever reads further up is left there."""
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._follow)
        self.pointed.connect(self._tell)

    def first_focus(self) -> int:
        return self.count() - 1

    def present(self, lines: Sequence[Line], people: Sequence[Person], news: int = 0) -> list[Line]:
        """Show these lines, of which this many are no news; give the new ones."""
        old = self.lines
        grown = people == self.people and list(lines[: len(old)]) == old
        self.people = people
        if not grown:
            self.clear()
            self.lines, self.opens = [], []
            self._at_foot = True
        fresh = list(lines[len(self.lines) :])
        for line in fresh:
            self._add(line)
        first = news if 0 < news < len(self.lines) else None
        if first != self.news:
            self.news = first
            self.scheduleDelayedItemsLayout()
        return fresh if grown else []

    def _add(self, line: Line) -> None:
        before = next((old.player for old in reversed(self.lines) if old.player is not None), None)
        self.opens.append(line.player is not None and before not in (None, line.player))
        self.lines.append(line)
        self.addItem(line.text)

    def _scrolled(self, value: int) -> None:
        self._at_foot = value >= self.verticalScrollBar().maximum() - 4

    def _follow(self) -> None:
        if self._at_foot:
            self.scrollToBottom()

    def _tell(self, row: int) -> None:
        zones = self.lines[row].zones if 0 <= row < len(self.lines) else ()
        if zones != self._told:
            self._told = zones
            self.told.emit(zones)


class _StoryRows(RowContent[StoryView]):
    def height(self, index: Index) -> float:
        return len(self._words(index)) * leading() + 2 * _PAD + self.gap(index)

    def gap(self, index: Index) -> float:
        if self._is_news(index):
            return leading() + 2 * _PAD
        return _TURN_GAP if self.view.opens[index.row()] else 0.0

    def _is_news(self, index: Index) -> bool:
        """Whether the line is the first of what is new."""
        return index.row() == self.view.news

    def _words(self, index: Index) -> list[str]:
        line = self.view.lines[index.row()]
        kind = BODY_STRONG if line.strong else BODY
        return wrapped(line.text, kind, self.width() - _TEXT_X - _END)

    def paint_row(self, p: QPainter, rect: QRectF, index: Index) -> None:
        line = self.view.lines[index.row()]
        chrome = self.view.theme.chrome
        top = rect.y()
        if self._is_news(index):
            self._paint_heading(p, rect)
        if line.strong:
            band = rounded(rect.x() + 3, top, rect.width() - 6, rect.height(), 5)
            p.fillPath(band, color(chrome.gold, 0.12))
            p.fillRect(QRectF(rect.x() + 3, top + 3, 3, rect.height() - 6), color(chrome.gold))
        if line.player is not None:
            colour = self.view.people[line.player].colour
            at = QPointF(rect.x() + 13, top + _PAD + leading() / 2)
            paint_player(p, colour, at, 5)
        p.setFont(face(BODY_STRONG if line.strong else BODY))
        p.setPen(color(chrome.text))
        where = QRectF(QPointF(_TEXT_X, top + _PAD), rect.size())
        paint_lines(p, self._words(index), where, leading())

    def _paint_heading(self, p: QPainter, rect: QRectF) -> None:
        """Words between two gold lines, above a row."""
        c, y = self.view.theme.chrome, rect.y() - _PAD - leading() / 2
        wide = measure(BODY).horizontalAdvance(self.view.heading)
        left, right = rect.x() + 6, rect.right() - 6
        middle = (left + right) / 2
        p.setPen(line_pen(c.gold, 1, 0.7))
        p.drawLine(QPointF(left, y), QPointF(middle - wide / 2 - 8, y))
        p.drawLine(QPointF(middle + wide / 2 + 8, y), QPointF(right, y))
        p.setFont(face(BODY))
        p.setPen(color(c.soft))
        room = QRectF(left, y - leading() / 2, right - left, leading())
        p.drawText(room, Qt.AlignmentFlag.AlignCenter, self.view.heading)
