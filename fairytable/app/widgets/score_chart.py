"""Scores on honest axes: lines through a game, or marks from one game to the next."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import BODY, Chrome, face, scaled, tint
from fairytable.app.theme import Theme
from fairytable.app.widgets.graph import (
    MOST_TICKS,
    Captions,
    Graph,
    ScoreMark,
    Track,
    TurningMark,
    spread,
    ticks,
    true_minus,
)
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.app.widgets.walking import WalkedRow
from fairytable.app.widgets.wrapping import measure, wrapped
from fairytable.paint.brushes import color, line_pen, round_pen
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.pieces import SHAPES, paint_player

DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (6, 2.5),
    (1.2, 2),
    (6, 2, 1.2, 2),
    (3, 2),
    (1.2, 1.2, 1.2, 4),
)
"""The dash of each player colour: lines can be told apart without colour."""
NEAR = 16.0
"""How far from a mark the mouse still points at it."""
SIGN = 6.5
"""The radius of the shape at a line's end."""
_LINE = 2.2
_BETWEEN = 34.0
"""The least distance of the shapes on one line, where aids are wished."""
_SMALL = 4.2
_TURNING = 7.0
"""The radius of a turning point."""
_ROOMY = 210
"""Only charts that are as high speak below their lines; others in a tip."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class ScoreChart(WalkedRow):
    """Grows with its room; its caption speaks of the mark that is pointed at."""

    chosen = Signal(int)
    """Which turning point was clicked, or chosen by keys."""

    def __init__(self, graph: Graph, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.changed.connect(self._fit)
        self.begins_at_end = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.present(graph)

    def present(self, graph: Graph) -> None:
        self.graph = graph
        self.at = None
        walked = Qt.FocusPolicy.StrongFocus if self._stops else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(walked)
        self.updateGeometry()
        self._fit()

    @property
    def marks(self) -> tuple[ScoreMark, ...]:
        return self.graph.marks

    @property
    def _stops(self) -> tuple[ScoreMark, ...] | tuple[TurningMark, ...]:
        """What can be pointed at."""
        return self.graph.marks or self.graph.turnings

    def sizeHint(self) -> QSize:
        return QSize(420, scaled(216)) if self.marks else QSize(280, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(400, scaled(200)) if self.marks else QSize(180, 110)

    # Where things lie

    def plot(self) -> QRectF:
        """What is inside the axes."""
        return self._plot

    def _fit(self) -> None:
        """Measure everything anew: room, text or scores are others."""
        values, high = self.graph.values(), self.height() - self._foot()
        most = max(2, min(MOST_TICKS, int(high / scaled(30))))
        self._ticks = ticks(min(values), max(values), most)
        wide = max(measure(BODY).horizontalAdvance(true_minus(tick)) for tick in self._ticks)
        right = 14.0 if self.marks else 34.0
        foot = self._foot() + (self._caption() or 4.0)
        self._plot = QRectF(self.rect()).adjusted(wide + 16, 14, -right, -foot)
        self.update()

    def _foot(self) -> float:
        """The height of what stands below the axis."""
        return float(scaled(23))

    def _caption(self) -> float:
        """The height of what is said below all; where there is room, as many lines as any turning
        point needs."""
        if self.marks:
            return float(scaled(24))
        if not self.graph.turnings or self.height() < _ROOMY:
            return 0.0
        said = (self.graph.hint, *(turning.words for turning in self.graph.turnings))
        return float(scaled(20 * max(2, *(len(self._lines_of(words)) for words in said))))

    def _lines_of(self, words: str) -> list[str]:
        return wrapped(words, BODY, self.width() - 8)

    def point(self, index: int) -> QPointF:
        """The middle of a mark."""
        mark = self._stops[index]
        return QPointF(self._x(mark.place), self._y(mark.score))

    def _x(self, place: float) -> float:
        edge = 10.0 if self.marks else 0.0
        plot, last = self.plot().adjusted(edge, 0, -edge, 0), self.graph.last()
        return plot.x() + (place / last if last else 0.5 if self.marks else 0) * plot.width()

    def _y(self, score: float) -> float:
        plot, found = self._plot, self._ticks
        return plot.bottom() - (score - found[0]) / (found[-1] - found[0]) * plot.height()

    # Pointing

    def spoken(self) -> list[str]:
        return [mark.words for mark in self._stops]

    def point_at(self, index: int | None) -> None:
        super().point_at(index)
        leads = index is not None and bool(self.graph.turnings)
        self.setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
        silent = index is None or bool(self._caption())
        self.setToolTip("" if silent or index is None else plain_tip(self._stops[index].words))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.at is not None and self.graph.turnings:
            self.chosen.emit(self.at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self.at is not None and self.graph.turnings:
            self.chosen.emit(self.at)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        reach = {i: (self.point(i) - at).manhattanLength() for i in range(len(self._stops))}
        nearest = min(reach, key=lambda i: reach[i], default=None)
        self.point_at(nearest if nearest is not None and reach[nearest] <= NEAR else None)

    # Painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setFont(face(BODY))
            self._paint_ground(p)
            self._paint_axis(p)
            if self.graph.captions is not None:
                self._paint_ends(p, self.graph.captions)
                self._paint_marks(p)
                self._paint_caption(p, self.graph.captions)
            elif self.graph.last():
                if self.graph.ends:
                    self._paint_games(p)
                else:
                    self._paint_places(p)
                self._paint_goal(p)
                self._paint_tracks(p)
                self._paint_turnings(p)
            elif self.graph.tracks:
                self._write(p, self.plot().adjusted(4, 4, 24, -4), self.graph.empty)
            if self.hasFocus():
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(line_pen(self.theme.chrome.gold, 2))
                p.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    def _write(self, p: QPainter, room: QRectF, text: str) -> None:
        p.setPen(color(self.theme.chrome.soft))
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        p.drawText(room, middle | Qt.TextFlag.TextWordWrap, text)

    def _paint_ground(self, p: QPainter) -> None:
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -self._caption() - 0.5)
        p.setPen(line_pen(self.theme.chrome.line, 1))
        p.setBrush(color(self.theme.chrome.well))
        p.drawPath(plate(rect, 8))

    def _paint_axis(self, p: QPainter) -> None:
        c, plot, half = self.theme.chrome, self.plot(), self._foot() / 2
        for tick in self._ticks:
            y = self._y(tick)
            p.setPen(line_pen(c.soft, 1.4) if tick == 0 else line_pen(c.line, 1, 0.7))
            p.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
            p.setPen(color(c.text if tick == 0 else c.soft))
            number = QRectF(0, y - half, plot.x() - 8, 2 * half)
            p.drawText(number, _RIGHT | _MIDDLE, true_minus(tick))

    def _below(self) -> QRectF:
        plot = self.plot()
        return QRectF(plot.x() + 2, plot.bottom() + 3, plot.width() - 4, self._foot())

    # Tracks

    def _paint_places(self, p: QPainter) -> None:
        """Round numbers below the axis, and what they count where there is room."""
        plot, last, ruler = self.plot(), self.graph.last(), measure(BODY)
        most = max(2, min(MOST_TICKS, int(plot.width() / scaled(48))))
        below, ends = self._below(), plot.x()
        for place in (k for k in ticks(0, last, most) if k <= last):
            x, wide = self._x(place), ruler.horizontalAdvance(str(place))
            p.setPen(line_pen(self.theme.chrome.soft, 0.8))
            p.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4))
            p.setPen(color(self.theme.chrome.soft))
            p.drawText(
                QPointF(x - wide / 2, below.center().y() + ruler.capHeight() / 2), str(place)
            )
            ends = x + wide / 2
        self._paint_unit(p, ends, below)

    def _paint_games(self, p: QPainter) -> None:
        """A line where each game ends, and its number below its part of the axis."""
        plot, ruler, below = self.plot(), measure(BODY), self._below()
        y, told = below.center().y() + ruler.capHeight() / 2, plot.x() - 8
        for k, (start, end) in enumerate(pairwise((0, *self.graph.ends)), 1):
            left, right, wide = self._x(start), self._x(end), ruler.horizontalAdvance(str(k))
            if end < self.graph.last():
                p.setPen(line_pen(self.theme.chrome.line, 1))
                p.drawLine(QPointF(right, plot.top()), QPointF(right, plot.bottom() + 6))
            x = (left + right - wide) / 2
            if x >= told + 4:
                p.setPen(color(self.theme.chrome.soft))
                p.drawText(QPointF(x, y), str(k))
                told = x + wide
        self._paint_unit(p, told, below)

    def _paint_unit(self, p: QPainter, left: float, below: QRectF) -> None:
        """What the numbers count, behind the last of them, if there is room."""
        right = self.plot().right() + 28
        rest = QRectF(left + 8, below.y(), right - left - 8, below.height())
        if measure(BODY).horizontalAdvance(self.graph.unit) <= rest.width():
            p.setPen(color(self.theme.chrome.soft))
            p.drawText(rest, _RIGHT | _MIDDLE, self.graph.unit)

    def _paint_goal(self, p: QPainter) -> None:
        """A dashed golden line with its number, at what has to be reached."""
        if self.graph.goal is None:
            return
        plot, y, number = self.plot(), self._y(self.graph.goal), str(self.graph.goal)
        p.setPen(self._dashes())
        p.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
        ruler = measure(BODY)
        wide = ruler.horizontalAdvance(number)
        above = y - ruler.capHeight() - 5
        square = QRectF(plot.x() + 4, above if above >= plot.top() else y + 5, 11, 11)
        paint_glyph(p, "star", square, self.theme.chrome.gold)
        p.setPen(color(self.theme.chrome.gold))
        p.drawText(
            QRectF(square.right() + 3, square.y() - 4, wide + 4, 19), _LEFT | _MIDDLE, number
        )

    def _paint_tracks(self, p: QPainter) -> None:
        """A little apart where they run together; each ends in its player's shape."""
        plot, tracks = self.plot(), self.graph.tracks
        wanted = {i: self._y(track.values[-1]) for i, track in enumerate(tracks)}
        ends = spread(wanted, plot.top() - 6, plot.bottom() + 6)
        right = plot.right() + 16
        p.setBrush(Qt.BrushStyle.NoBrush)
        for i, track in enumerate(tracks):
            line = self._line(track, (i - (len(tracks) - 1) / 2) * 1.1)
            p.setPen(track_pen(self.theme.chrome, track.colour))
            p.drawPolyline([*line, QPointF(right, ends[i])])
            for at in self._shapes(line) if self.theme.chrome.aids else ():
                paint_player(p, track.colour, at, _SMALL)
                p.setBrush(Qt.BrushStyle.NoBrush)
        for i, track in enumerate(tracks):
            paint_player(p, track.colour, QPointF(right, ends[i]), SIGN)

    def _line(self, track: Track, off: float) -> list[QPointF]:
        """Level while nothing is scored; it leaps where something is."""
        values = track.values
        line = [QPointF(self._x(0), self._y(values[0]) + off)]
        for place, (before, now) in enumerate(pairwise(values), 1):
            if now != before:
                line.append(QPointF(self._x(place - 1), self._y(before) + off))
                line.append(QPointF(self._x(place), self._y(now) + off))
        line.append(QPointF(self._x(len(values) - 1), self._y(values[-1]) + off))
        return line

    def _shapes(self, line: Sequence[QPointF]) -> Iterator[QPointF]:
        """Points of a line at which the player's shape can stand: not too close together."""
        last = float("-inf")
        for at in line[::2]:
            if at.x() - last >= _BETWEEN:
                last = at.x()
                yield at

    def _paint_turnings(self, p: QPainter) -> None:
        """A golden ring with the player's shape in it, wherever the course turned."""
        c = self.theme.chrome
        for i, turning in enumerate(self.graph.turnings):
            at, lit = self.point(i), i == self.at
            p.setBrush(color(c.well))
            p.setPen(line_pen(c.text if lit else c.gold, 2.4 if lit else 1.6))
            p.drawEllipse(at, _TURNING + lit, _TURNING + lit)
            paint_player(p, turning.colour, at, _SMALL)
        if self.graph.turnings and self._caption():
            words = self.graph.hint if self.at is None else self._stops[self.at].words
            room = QRectF(4, self.height() - self._caption() + 2, self.width() - 8, self._caption())
            p.setFont(face(BODY))
            p.setPen(color(c.soft if self.at is None else c.text))
            p.drawText(room, Qt.AlignmentFlag.AlignHCenter, "\n".join(self._lines_of(words)))

    # Marks

    def _paint_ends(self, p: QPainter, captions: Captions) -> None:
        p.setPen(color(self.theme.chrome.soft))
        if not captions.last:
            p.drawText(self._below(), Qt.AlignmentFlag.AlignCenter, captions.first)
            return
        p.drawText(self._below(), _LEFT | _MIDDLE, captions.first)
        p.drawText(self._below(), _RIGHT | _MIDDLE, captions.last)

    def _paint_marks(self, p: QPainter) -> None:
        c, plot = self.theme.chrome, self.plot()
        points = [self.point(i) for i in range(len(self.marks))]
        if len({mark.place for mark in self.marks}) == len(self.marks):
            p.setPen(round_pen(c.soft, 1.2, 0.5))
            p.drawPolyline(points)
        p.setPen(self._dashes())
        y = self._y(sum(mark.score for mark in self.marks) / len(self.marks))
        p.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
        gap = plot.width() / max(1, self.graph.last())
        radius = max(2.2, min(5.0, gap * 0.4))
        for i, mark in enumerate(self.marks):
            self._paint_mark(p, points[i], radius, won=mark.won)
        if self.at is not None:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(c.text, 1.8))
            p.drawEllipse(points[self.at], radius + 4, radius + 4)

    def _paint_mark(self, p: QPainter, at: QPointF, radius: float, *, won: bool) -> None:
        """A victory is a golden star with weight, anything else an empty ring."""
        c = self.theme.chrome
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
        pen = line_pen(self.theme.chrome.gold, 1.4)
        pen.setDashPattern([4, 3])
        return pen

    def _paint_caption(self, p: QPainter, captions: Captions) -> None:
        """What the signs mean, in one line; or what is to be said of the mark pointed at."""
        if self.at is not None:
            self._paint_words(p, self.marks[self.at].words)
            return
        c, ruler = self.theme.chrome, measure(BODY)
        x, y = self.plot().x() + 2, self.height() - self._caption() / 2
        for sign, words in (
            ("star", captions.won),
            ("ring", captions.other),
            ("mean", captions.mean),
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
        left, high = self.plot().x() + 2, self._caption()
        rect = QRectF(left, self.height() - high, self.width() - left - 8, high)
        short = measure(BODY).elidedText(words, Qt.TextElideMode.ElideMiddle, rect.width())
        p.setPen(color(self.theme.chrome.text))
        p.drawText(rect, _LEFT | _MIDDLE, short)


def track_pen(chrome: Chrome, colour: int) -> QPen:
    """The pen of a player's line: colour and dash."""
    pen = line_pen(tint(chrome, SHAPES[colour]), _LINE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if DASHES[colour]:
        pen.setDashPattern(list(DASHES[colour]))
    return pen
