"""The course of a game: who has how many points, and how everybody came to them."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import LABEL, POINTS, scaled, sized
from fairytable.app.end_page.course import Course, TurningPoint
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.graph import Graph, Track, TurningMark
from fairytable.app.widgets.score_chart import SIGN, ScoreChart, track_pen
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.fonts import LEAST_PX, metrics
from fairytable.paint.pieces import paint_player
from fairytable.paint.text import draw, fit_or_cut, sizes

CHART = QT_TRANSLATE_NOOP("app", "Score history")
TURNS = QT_TRANSLATE_NOOP("app", "turns")
GAMES = QT_TRANSLATE_NOOP("app", "games")
NO_MOVES = QT_TRANSLATE_NOOP("app", "No moves yet.")
TAKES_LEAD = QT_TRANSLATE_NOOP("app", "Turn {turn}: {name} takes the lead")
GAINS = QT_TRANSLATE_NOOP(
    "app", "Turn {turn}: {name} gains %n point(s), the most in one turn", "", 1
)
TURNINGS = QT_TRANSLATE_NOOP("app", "Rings mark the turning points: choose one to see it again.")

ROW = 27
_BESIDE = 1.5
"""From this proportion on the points stand beside the lines, not above them."""


class CourseView(QWidget):
    """The final points of each player in a list, with a line for each in the chart beside it."""

    moment_wanted = Signal(int)
    """The position that a turning point leads to."""

    def __init__(self, language: Language, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.theme = theme
        theme.changed.connect(self.update)
        self.course = Course()
        self.chart = ScoreChart(Graph(), theme, self)
        self.chart.chosen.connect(self._go_to)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        language.changed.connect(self._speak)
        self._speak()

    def present(self, course: Course) -> None:
        self.course = course
        self.updateGeometry()
        self._speak()
        self._place()

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 150)

    def sizeHint(self) -> QSize:
        return QSize(280, scaled(ROW) * len(self.course.seats) + 240)

    def _speak(self) -> None:
        course, say = self.course, self.language.say
        said = [f"{course.seats[p].name}: {course.final(p)}" for p in course.ranking]
        self.setAccessibleName(say(CHART))
        self.setAccessibleDescription(". ".join(said))
        order = reversed(course.ranking)  # the best one lies on top
        tracks = tuple(Track(course.seats[p].colour, course.points[p]) for p in order)
        graph = Graph(
            tracks,
            say(GAMES if course.ends else TURNS),
            empty=say(NO_MOVES),
            ends=course.ends,
            goal=course.goal,
            turnings=tuple(map(self._mark, course.turnings)),
            hint=say(TURNINGS),
        )
        self.chart.present(graph)
        self.chart.setAccessibleName(say(CHART))
        self.chart.setVisible(bool(tracks))
        self.update()

    def _mark(self, turning: TurningPoint) -> TurningMark:
        say, seat = self.language.say, self.course.seats[turning.player]
        if turning.lead:
            words = say(TAKES_LEAD, turn=turning.turn, name=seat.name)
        else:
            words = say(GAINS, turning.gain, turn=turning.turn, name=seat.name)
        score = self.course.points[turning.player][turning.turn]
        return TurningMark(turning.turn, score, seat.colour, words)

    def _go_to(self, which: int) -> None:
        self.moment_wanted.emit(self.course.turnings[which].position)

    # Places

    def _legend(self) -> QRectF:
        """Where the points stand."""
        whole, count = QRectF(self.rect()), max(1, len(self.course.seats))
        high = min(float(scaled(ROW)), whole.height() / count) * count
        if whole.width() <= whole.height() * _BESIDE:
            return QRectF(0, 0, whole.width(), high)
        wide = min(max(190.0, whole.width() * 0.32), 300.0)
        return QRectF(0, max(0.0, (whole.height() - high) / 2), wide, high)

    def _place(self) -> None:
        legend = self._legend().toAlignedRect()
        beside = legend.width() < self.width()
        left = legend.right() + 17 if beside else 0
        top = 0 if beside else legend.bottom() + 11
        self.chart.setGeometry(QRect(left, top, self.width() - left, self.height() - top))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.course.seats:
            return
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            legend = self._legend()
            high = legend.height() / len(self.course.seats)
            for i, player in enumerate(self.course.ranking):
                self._paint_points(
                    p, player, QRectF(legend.x(), legend.y() + i * high, legend.width(), high)
                )

    def _paint_points(self, p: QPainter, player: int, rect: QRectF) -> None:
        """A player's shape and dash, name and points; framed if it is a winner."""
        c, seat = self.theme.chrome, self.course.seats[player]
        middle = rect.center().y()
        if player in self.course.winners:
            shape = rounded(rect.x() + 1, rect.y() + 1, rect.width() - 2, rect.height() - 2, 7)
            p.setBrush(color(c.gold, 0.13))
            p.setPen(line_pen(c.gold, 1.5))
            p.drawPath(shape)
        p.setPen(track_pen(c, seat.colour))
        p.drawLine(QPointF(rect.x() + 9, middle), QPointF(rect.x() + 38, middle))
        paint_player(p, seat.colour, QPointF(rect.x() + 38, middle), SIGN)
        points, kind = self.course.final(player), sized(POINTS)
        width = max(34.0, metrics(kind).horizontalAdvance(points) + 3)
        value = QRectF(rect.right() - 9 - width, rect.y(), width, rect.height())
        number = fit_or_cut(points, value.size(), sizes(kind, kind.px, LEAST_PX), 1)
        draw(p, number, value, color(c.text), Qt.AlignmentFlag.AlignRight)
        name = QRectF(rect.x() + 52, rect.y(), 0, rect.height())
        name.setRight(value.left() - 6)
        label = sized(LABEL)
        words = fit_or_cut(seat.name, name.size(), sizes(label, label.px, LEAST_PX), 1)
        draw(p, words, name, color(c.text), Qt.AlignmentFlag.AlignLeft)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
