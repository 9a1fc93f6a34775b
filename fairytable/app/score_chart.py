"""How the scores went: who has how many points, and a line per player through the whole game."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import DARK, LABEL, LEAST_PX, POINTS, Chrome, tint
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match, Seat
from fairytable.table.brushes import color, line_pen, rounded
from fairytable.table.fonts import REGULAR, SANS, Type, metrics
from fairytable.table.pieces import SHAPES, paint_player
from fairytable.table.text import draw, fit_or_cut, sizes

CHART = QT_TRANSLATE_NOOP("app", "Scores over the game")
MOVES = QT_TRANSLATE_NOOP("app", "moves")
NO_MOVES = QT_TRANSLATE_NOOP("app", "No move was made.")

DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (6, 2.5),
    (1.2, 2),
    (6, 2, 1.2, 2),
    (3, 2),
    (1.2, 1.2, 1.2, 4),
)
"""The dash of each player colour: lines can be told apart without colour."""
ROW = 27.0
_AXIS = Type(LEAST_PX, REGULAR, SANS)
_LINE = 2.2
_SIGN = 6.5
"""The radius of the shape at a line's end."""
_APART = 15.0
"""The least distance of two such shapes."""
_BESIDE = 1.5
"""From this proportion on the points stand beside the lines, not above them."""
_MOST_TICKS = 5
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class Course(NamedTuple):
    """The scores of everybody in every position of a game."""

    seats: tuple[Seat, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    """Per player, one number for each position."""
    ranking: tuple[int, ...] = ()
    """The players, the best first."""
    winners: tuple[int, ...] = ()

    @property
    def moves(self) -> int:
        return len(self.points[0]) - 1 if self.points else 0


def course_of(match: Match, winners: Sequence[int] = ()) -> Course:
    """Read the scores off every position up to the present one."""
    scores = [match.position(i).scores() for i in range(match.cursor + 1)]
    players = range(len(match.seats))
    points = tuple(tuple(score[p][0] for score in scores) for p in players)
    ranking = sorted(players, key=lambda p: scores[-1][p], reverse=True)
    return Course(match.seats, points, tuple(ranking), tuple(winners))


def signed(points: int) -> str:
    """Points as the sheets write them."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def ticks(low: int, high: int, most: int = _MOST_TICKS) -> list[int]:
    """Round numbers that enclose both values and zero, with at most so many spaces between."""
    low, high = min(low, 0), max(high, 0)
    steps = (k * 10**e for e in range(9) for k in (1, 2, 5))
    step = next(s for s in steps if -(low // s) - (-high // s) <= most)
    top = max(-(-high // step), 1 if low == 0 else 0)
    return [step * k for k in range(low // step, top + 1)]


class ScoreChart(QWidget):
    """The final points of each player, and how they came to them; grows with its room."""

    def __init__(
        self, language: Language, chrome: Chrome = DARK, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.language = language
        self.chrome = chrome
        self.course = Course()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        language.changed.connect(self._speak)
        self._speak()

    def present(self, course: Course) -> None:
        self.course = course
        self.updateGeometry()
        self._speak()

    def set_chrome(self, chrome: Chrome) -> None:
        self.chrome = chrome
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 150)

    def sizeHint(self) -> QSize:
        return QSize(280, round(ROW * len(self.course.seats)) + 240)

    def _speak(self) -> None:
        course = self.course
        said = [f"{course.seats[p].name}: {signed(course.points[p][-1])}" for p in course.ranking]
        self.setAccessibleName(self.language.say(CHART))
        self.setAccessibleDescription(". ".join(said))
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.course.seats:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        rows = min(ROW, whole.height() / len(self.course.seats))
        high = rows * len(self.course.seats)
        if whole.width() > whole.height() * _BESIDE:
            wide = min(max(190.0, whole.width() * 0.32), 300.0)
            legend = QRectF(0, max(0.0, (whole.height() - high) / 2), wide, high)
            plot = whole.adjusted(wide + 16, 0, 0, 0)
        else:
            legend = QRectF(0, 0, whole.width(), high)
            plot = whole.adjusted(0, high + 10, 0, 0)
        for i, player in enumerate(self.course.ranking):
            row = QRectF(legend.x(), legend.y() + i * rows, legend.width(), rows)
            self._paint_points(p, player, row)
        self._paint_plot(p, plot)
        p.end()

    def _paint_points(self, p: QPainter, player: int, rect: QRectF) -> None:
        """A player's shape and dash, name and points; framed if it is a winner."""
        c, seat = self.chrome, self.course.seats[player]
        middle = rect.center().y()
        if player in self.course.winners:
            shape = rounded(rect.x() + 1, rect.y() + 1, rect.width() - 2, rect.height() - 2, 7)
            p.setBrush(color(c.gold, 0.13))
            p.setPen(line_pen(c.gold, 1.5))
            p.drawPath(shape)
        p.setPen(self._pen(seat.colour))
        p.drawLine(QPointF(rect.x() + 9, middle), QPointF(rect.x() + 38, middle))
        paint_player(p, seat.colour, QPointF(rect.x() + 38, middle), _SIGN)
        points = signed(self.course.points[player][-1])
        width = max(34.0, metrics(POINTS).horizontalAdvance(points) + 3)
        value = QRectF(rect.right() - 9 - width, rect.y(), width, rect.height())
        number = fit_or_cut(points, value.size(), [POINTS], 1)
        draw(p, number, value, color(c.text), _RIGHT)
        name = QRectF(rect.x() + 52, rect.y(), 0, rect.height())
        name.setRight(value.left() - 6)
        words = fit_or_cut(seat.name, name.size(), sizes(LABEL, LABEL.px, LEAST_PX), 1)
        draw(p, words, name, color(c.text), _LEFT)

    def _pen(self, colour: int) -> QPen:
        pen = line_pen(tint(self.chrome, SHAPES[colour]), _LINE)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if DASHES[colour]:
            pen.setDashPattern(list(DASHES[colour]))
        return pen

    def _paint_plot(self, p: QPainter, rect: QRectF) -> None:
        c, course = self.chrome, self.course
        values = [value for line in course.points for value in line]
        most = max(2, min(_MOST_TICKS, int(rect.height() / 30)))
        marks = ticks(min(values), max(values), most)
        numbers = max(metrics(_AXIS).horizontalAdvance(signed(mark)) for mark in marks)
        ground = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 8)
        p.setPen(line_pen(c.line, 1))
        p.setBrush(color(c.well))
        p.drawPath(ground)
        field = rect.adjusted(numbers + 18, 15, -34, -28)
        scale = _Scale(field, marks[0], marks[-1], max(1, course.moves))
        self._paint_axes(p, field, scale, marks)
        if not course.moves:
            text = self.language.say(NO_MOVES)
            room = field.adjusted(0, 0, 28, -field.height() / 2)
            setting = fit_or_cut(text, room.size(), sizes(LABEL, LABEL.px, LEAST_PX), 2)
            draw(p, setting, room, color(c.soft))
            return
        self._paint_lines(p, field, scale)

    def _paint_axes(self, p: QPainter, field: QRectF, scale: "_Scale", marks: list[int]) -> None:
        c = self.chrome
        for mark in marks:
            y = scale.y(mark)
            p.setPen(line_pen(c.soft if mark == 0 else c.line, 1.2 if mark == 0 else 0.8))
            p.drawLine(QPointF(field.x(), y), QPointF(field.right(), y))
            left = QRectF(field.x() - 80, y - 8, 73, 16)
            draw(p, fit_or_cut(signed(mark), left.size(), [_AXIS], 1), left, color(c.soft), _RIGHT)
        moves = self.course.moves
        most = max(2, min(_MOST_TICKS, int(field.width() / 48)))
        stops = [k for k in ticks(0, moves, most) if k <= moves] if moves else [0]
        top = field.bottom() + 6
        ends = field.x()
        for stop in stops:
            x = scale.x(stop)
            wide = metrics(_AXIS).horizontalAdvance(str(stop))
            p.setPen(line_pen(c.soft, 0.8))
            p.drawLine(QPointF(x, field.bottom()), QPointF(x, field.bottom() + 4))
            below = QRectF(x - 20, top, 40, 16)
            draw(p, fit_or_cut(str(stop), below.size(), [_AXIS], 1), below, color(c.soft))
            ends = x + wide / 2
        word = self.language.say(MOVES)
        rest = QRectF(ends + 8, top, field.right() + 28 - ends - 8, 16)
        if metrics(_AXIS).horizontalAdvance(word) + 2 <= rest.width():
            draw(p, fit_or_cut(word, rest.size(), [_AXIS], 1), rest, color(c.soft), _RIGHT)

    def _paint_lines(self, p: QPainter, field: QRectF, scale: "_Scale") -> None:
        """The worst first, so that the best lies on top; a little apart where they run together."""
        course = self.course
        ends = {player: scale.y(line[-1]) for player, line in enumerate(course.points)}
        places = spread(ends, field.top() - 6, field.bottom() + 6)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for player in reversed(course.ranking):
            off = (player - (len(course.seats) - 1) / 2) * 1.1
            track = _track(course.points[player], scale, off)
            p.setPen(self._pen(course.seats[player].colour))
            sign = QPointF(field.right() + 16, places[player])
            p.drawPolyline([*track, sign])
        for player, y in places.items():
            sign = QPointF(field.right() + 16, y)
            paint_player(p, course.seats[player].colour, sign, _SIGN)


class _Scale(NamedTuple):
    """Where a number lies in a field."""

    field: QRectF
    low: int
    high: int
    moves: int

    def x(self, move: int) -> float:
        return self.field.x() + self.field.width() * move / self.moves

    def y(self, points: int) -> float:
        share = (points - self.low) / max(1, self.high - self.low)
        return self.field.bottom() - self.field.height() * share


def _track(points: Sequence[int], scale: _Scale, off: float) -> list[QPointF]:
    """A line that goes level while nothing is scored, and leaps where something is."""
    track = [QPointF(scale.x(0), scale.y(points[0]) + off)]
    for move in range(1, len(points)):
        if points[move] != points[move - 1]:
            track.append(QPointF(scale.x(move - 1), scale.y(points[move - 1]) + off))
            track.append(QPointF(scale.x(move), scale.y(points[move]) + off))
    track.append(QPointF(scale.x(len(points) - 1), scale.y(points[-1]) + off))
    return track


def spread(wanted: dict[int, float], top: float, bottom: float) -> dict[int, float]:
    """Near these heights, but far enough apart that no shape hides another."""
    order = sorted(wanted, key=lambda player: wanted[player])
    gap = min(_APART, (bottom - top) / max(1, len(order) - 1))
    placed: dict[int, float] = {}
    least = top
    for player in order:
        placed[player] = max(wanted[player], least)
        least = placed[player] + gap
    most = bottom
    for player in reversed(order):
        placed[player] = min(placed[player], most)
        most = placed[player] - gap
    return placed
