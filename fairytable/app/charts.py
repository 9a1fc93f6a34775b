"""Two charts painted by hand: a share as a bar, and scores one after the other on honest axes."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import BODY, Chrome, face
from fairytable.app.wrapping import measure
from fairytable.table.brushes import color, down, line_pen, round_pen, rounded
from fairytable.table.glyphs import paint_glyph

NEAR = 16.0
"""How far from a mark the mouse still points at it."""
_TOP, _FOOT, _CAPTION = 12.0, 24.0, 24.0
_MOST_TICKS = 6


class ShareBar(QWidget):
    """A share from nothing to all; the number beside it is a label's matter."""

    def __init__(self, share: float, chrome: Chrome) -> None:
        super().__init__()
        self.share = max(0.0, min(1.0, share))
        self.chrome = chrome
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(90, 16)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        c, rect = self.chrome, QRectF(0.5, 3.5, self.width() - 1, 10)
        track = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 5)
        p.fillPath(track, color(c.track))
        filled = QRectF(rect.x(), rect.y(), rect.width() * self.share, rect.height())
        if filled.width() > 0:
            p.setClipPath(track)
            p.fillRect(filled, down(filled, (0, c.key_top), (1, c.key_foot)))
            p.setPen(line_pen(c.gold, 1.6))
            p.drawLine(filled.topRight(), filled.bottomRight())
            p.setClipping(False)
        p.setPen(line_pen(c.gold if c.name == "light" else c.line, 1))
        p.drawPath(track)
        p.end()


class Mark(NamedTuple):
    """One score of one person."""

    place: int
    """Which game it was, from 0; people at one table share a place."""
    score: int
    won: bool
    words: str
    """What is said when somebody points at it."""


class Captions(NamedTuple):
    """The words around the chart."""

    first: str
    """Below the oldest game."""
    last: str
    """Below the newest one; empty if it is the same."""
    won: str
    other: str
    mean: str


def ticks(low: int, high: int, most: int = _MOST_TICKS) -> list[int]:
    """Round numbers at equal distances that reach around a range; zero is among them."""
    low, high = min(low, 0), max(high, 1)
    for step in _round_steps():
        first, last = low // step, -(-high // step)
        if last - first <= most:
            break
    return [k * step for k in range(first, last + 1)]


def _round_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    for power in count():
        yield from (factor * 10**power for factor in (1, 2, 5))


class ScoreChart(QWidget):
    """Every score from the oldest to the newest; mouse and arrow keys point at one."""

    def __init__(self, marks: Sequence[Mark], captions: Captions, chrome: Chrome) -> None:
        super().__init__()
        assert marks
        self.marks = tuple(marks)
        self.captions = captions
        self.chrome = chrome
        self.pointed: int | None = None
        """The mark of which the caption speaks."""
        self._ticks = ticks(min(m.score for m in marks), max(m.score for m in marks))
        ruler = measure(BODY)
        self._left = max(ruler.horizontalAdvance(signed(tick)) for tick in self._ticks) + 16
        self._mean = sum(m.score for m in marks) / len(marks)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(420, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 220)

    # Where things lie

    def plot(self) -> QRectF:
        """What is inside the axes."""
        bottom = self.height() - _FOOT - _CAPTION
        return QRectF(self._left, _TOP, self.width() - self._left - 14, bottom - _TOP)

    def point(self, index: int) -> QPointF:
        """The middle of a mark."""
        plot, last = self.plot().adjusted(10, 0, -10, 0), self.marks[-1].place
        mark = self.marks[index]
        across = mark.place / last if last else 0.5
        return QPointF(plot.x() + across * plot.width(), self._y(mark.score))

    def _y(self, score: float) -> float:
        plot, low, high = self.plot(), self._ticks[0], self._ticks[-1]
        return plot.bottom() - (score - low) / (high - low) * plot.height()

    # Pointing

    def point_at(self, index: int | None) -> None:
        """Let the caption speak of this mark; of none: it explains the signs."""
        if index != self.pointed:
            self.pointed = index
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        reach = {i: (self.point(i) - at).manhattanLength() for i in range(len(self.marks))}
        nearest = min(reach, key=lambda i: reach[i])
        self.point_at(nearest if reach[nearest] <= NEAR else None)

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._walk_to(len(self.marks) - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.marks) - 1
        here = last if self.pointed is None else self.pointed
        ways = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        goal = ways.get(Qt.Key(event.key()))
        if goal is None:
            super().keyPressEvent(event)
        else:
            self._walk_to(max(0, min(last, goal)))

    def _walk_to(self, index: int) -> None:
        self.point_at(index)
        words = self.marks[index].words
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setFont(face(BODY))
        self._paint_axes(p)
        self._paint_marks(p)
        if self.pointed is None:
            self._paint_key(p)
        else:
            self._paint_words(p, self.marks[self.pointed].words)
        if self.hasFocus():
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(self.chrome.gold, 2))
            p.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        p.end()

    def _paint_axes(self, p: QPainter) -> None:
        c, plot = self.chrome, self.plot()
        p.fillPath(rounded(plot.x(), plot.y(), plot.width(), plot.height(), 4), color(c.well))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for tick in self._ticks:
            y = self._y(tick)
            p.setPen(line_pen(c.soft, 1.4) if tick == 0 else line_pen(c.line, 1, 0.6))
            p.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
            p.setPen(color(c.text if tick == 0 else c.soft))
            p.drawText(QRectF(0, y - 9, plot.x() - 8, 18), right, signed(tick))
        p.setPen(color(c.soft))
        below = QRectF(plot.x() + 2, plot.bottom() + 5, plot.width() - 4, 18)
        if not self.captions.last:
            p.drawText(below, Qt.AlignmentFlag.AlignHCenter, self.captions.first)
            return
        p.drawText(below, Qt.AlignmentFlag.AlignLeft, self.captions.first)
        p.drawText(below, Qt.AlignmentFlag.AlignRight, self.captions.last)

    def _paint_marks(self, p: QPainter) -> None:
        c, plot = self.chrome, self.plot()
        points = [self.point(i) for i in range(len(self.marks))]
        if len({mark.place for mark in self.marks}) == len(self.marks):
            p.setPen(round_pen(c.soft, 1.2, 0.5))
            p.drawPolyline(points)
        p.setPen(self._dashes())
        y = self._y(self._mean)
        p.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
        gap = plot.width() / max(1, self.marks[-1].place)
        radius = max(2.2, min(5.0, gap * 0.4))
        for i, mark in enumerate(self.marks):
            self._paint_mark(p, points[i], radius, won=mark.won)
        if self.pointed is not None:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(c.text, 1.8))
            p.drawEllipse(points[self.pointed], radius + 4, radius + 4)

    def _paint_mark(self, p: QPainter, at: QPointF, radius: float, *, won: bool) -> None:
        """A victory is a golden star with weight, anything else an empty ring."""
        c = self.chrome
        if won:
            side = radius * 1.5
            star = QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side)
            paint_glyph(p, "star", star.adjusted(-1, -1, 1, 1), c.well)
            paint_glyph(p, "star", star, c.gold)
            return
        p.setBrush(color(c.well))
        p.setPen(line_pen(c.soft, 1.5))
        p.drawEllipse(at, radius * 0.85, radius * 0.85)

    def _dashes(self) -> QPen:
        pen = line_pen(self.chrome.gold, 1.4)
        pen.setDashPattern([4, 3])
        return pen

    def _paint_key(self, p: QPainter) -> None:
        """What the signs mean, in one line."""
        c, ruler = self.chrome, measure(BODY)
        x, y = self.plot().x() + 2, self.height() - _CAPTION / 2
        for sign, words in (
            ("star", self.captions.won),
            ("ring", self.captions.other),
            ("mean", self.captions.mean),
        ):
            wide = 22.0 if sign == "mean" else 12.0
            if sign == "mean":
                p.setPen(self._dashes())
                p.drawLine(QPointF(x, y), QPointF(x + wide, y))
            else:
                self._paint_mark(p, QPointF(x + 6, y), 4.6, won=sign == "star")
            p.setPen(color(c.soft))
            p.drawText(QPointF(x + wide + 6, y + ruler.capHeight() / 2), words)
            x += wide + 6 + ruler.horizontalAdvance(words) + 18

    def _paint_words(self, p: QPainter, words: str) -> None:
        left = self.plot().x() + 2
        rect = QRectF(left, self.height() - _CAPTION, self.width() - left - 8, _CAPTION)
        short = measure(BODY).elidedText(words, Qt.TextElideMode.ElideMiddle, rect.width())
        p.setPen(color(self.chrome.text))
        p.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, short)


def signed(value: float | str) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "−")
