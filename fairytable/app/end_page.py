"""The end page: who has won, how the scores came about, and what one may do next."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import DARK, LABEL, NOTE, Chrome, scaled, sized, wear
from fairytable.app.course import Course, CourseView, course_of
from fairytable.app.ledger_view import LEAST_TYPE, ROOMY_ROW, LedgerView
from fairytable.app.translation import Language
from fairytable.engine.staging import Stage, Staging
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.table.brushes import color, down, grain, line_pen, rounded
from fairytable.table.fonts import SEMIBOLD, Type, metrics
from fairytable.table.palette import TABLE
from fairytable.table.pieces import paint_player
from fairytable.table.text import draw, fit_or_cut, sizes

WINS = QT_TRANSLATE_NOOP("app", "{name} wins with {points}")
WIN_TOGETHER = QT_TRANSLATE_NOOP("app", "{names} and {last} win together with {points}")
OVER = QT_TRANSLATE_NOOP("app", "The game is over")
LEDGER = QT_TRANSLATE_NOOP("app", "How the scores came about")
NO_ROWS = QT_TRANSLATE_NOOP("app", "Nothing was scored in this game.")
AGAIN = QT_TRANSLATE_NOOP("app", "Play again")
SHOW_TABLE = QT_TRANSLATE_NOOP("app", "Show the table")
WATCH = QT_TRANSLATE_NOOP("app", "Watch it again")
SAVE = QT_TRANSLATE_NOOP("app", "Save for replay…")
HOME = QT_TRANSLATE_NOOP("app", "To the start page")
TAKEN_BACK = QT_TRANSLATE_NOOP("app", "Taken back after new cards were seen: {names}")

MOST = QSize(1360, 900)
"""The sheet never grows larger than this."""
LEAST_HEIGHT = 560
"""Where there is so much room the sheet is not lower, for the sake of the chart."""
CHART_WIDTH = 232
LOW_CHART = 156
"""How high the chart is where it lies below the ledger."""
_TIGHT = "QPushButton { padding: 6px 8px; } QPushButton:focus { padding: 5px 7px; }"
"""For buttons in a narrow window."""
_AROUND = 168
"""What heading, buttons and margins need above and below the ledger."""


class Heading(QWidget):
    """The name of the game, and below it who has won, between the winners' shapes."""

    def __init__(self) -> None:
        super().__init__()
        self.chrome = DARK
        self.game = self.words = ""
        self.colours: Sequence[int] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def present(self, game: str, words: str, colours: Sequence[int]) -> None:
        self.game, self.words, self.colours = game, words, colours
        self.setAccessibleName(f"{words}. {game}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, scaled(68))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        c, wide = self.chrome, float(self.width())
        small = sized(Type(15, SEMIBOLD, caps=True))
        above = QRectF(0, 0, wide, scaled(20))
        words = fit_or_cut(self.game, above.size(), sizes(small, small.px, LEAST_TYPE), 1)
        draw(p, words, above, color(c.soft))
        sides = 26.0 * len(self.colours) + 14 if self.colours else 0.0
        room = QRectF(sides, scaled(19), wide - 2 * sides, scaled(38))
        large = sized(Type(30, SEMIBOLD))
        title = fit_or_cut(self.words, room.size(), sizes(large, large.px, 15), 2, 1.1)
        draw(p, title, room, color(c.text))
        reach = max(metrics(title.type).horizontalAdvance(line) for line in title.lines) / 2
        for i, colour in enumerate(self.colours):
            for side in (-1, 1):
                x = wide / 2 + side * (reach + 26 + 26 * i)
                paint_player(p, colour, QPointF(x, room.center().y()), 10)
        self._paint_rule(p, wide / 2, self.height() - 5)
        p.end()

    def _paint_rule(self, p: QPainter, x: float, y: float) -> None:
        """A gold line with a lozenge, as under the titles of cards."""
        p.setPen(line_pen(self.chrome.gold, 1.2))
        for side in (-1, 1):
            p.drawLine(QPointF(x + side * 10, y), QPointF(x + side * 130, y))
        p.setBrush(color(self.chrome.gold))
        p.setPen(Qt.PenStyle.NoPen)
        p.drawPolygon([QPointF(x - 5, y), QPointF(x, y - 4), QPointF(x + 5, y), QPointF(x, y + 4)])


class _Shown(NamedTuple):
    """What the page was given last."""

    staging: Staging
    stage: Stage
    course: Course
    taken_back: dict[int, int]
    """How often each player went back after new cards were seen."""


class EndPage(QWidget):
    """Lies over its parent, which it dims; it changes nothing itself, but asks for it."""

    again_wanted = Signal()
    table_wanted = Signal()
    replay_wanted = Signal()
    save_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self, language: Language, chrome: Chrome = DARK, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.language = language
        self.chrome = chrome
        self._shown: _Shown | None = None
        self.heading = Heading()
        self.ledger = LedgerView()
        self.chart = CourseView(language, chrome)
        self.note = QLabel()
        self.again, self.table, self.watch, self.save, self.home = (QPushButton() for _ in range(5))
        self._words = {
            self.again: AGAIN,
            self.table: SHOW_TABLE,
            self.watch: WATCH,
            self.save: SAVE,
            self.home: HOME,
        }
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._lay_out()
        for button, wanted in (
            (self.again, self.again_wanted),
            (self.table, self.table_wanted),
            (self.watch, self.replay_wanted),
            (self.save, self.save_wanted),
            (self.home, self.home_wanted),
        ):
            button.clicked.connect(wanted)
        language.changed.connect(self._speak)
        self.set_chrome(chrome)
        self._speak()

    # What is shown

    def present(self, match: Match, staging: Staging, stage: Stage) -> None:
        """Show the end of a match; the stage is that of its last position."""
        winners = stage.winners or tuple(match.state.winners() if match.decision is None else ())
        taken_back = Counter(taken.player for taken in match.taken_back)
        self._shown = _Shown(staging, stage, course_of(match, winners), taken_back)
        self.chart.present(self._shown.course)
        self._speak()

    def _speak(self) -> None:
        """Say everything again: the language is another one."""
        say = self.language.say
        for button, source in self._words.items():
            button.setText(say(source))
        self.ledger.setAccessibleName(say(LEDGER))
        self.ledger.empty = say(NO_ROWS)
        if self._shown is not None:
            staging, stage, course, taken_back = self._shown
            title = self._title(course)
            colours = [course.seats[p].colour for p in course.winners]
            self.heading.present(staging.title(stage.say), title, colours)
            self.ledger.present(staging.ledger(stage), course.seats, course.winners)
            self.setAccessibleName(title)
            names = ", ".join(f"{course.seats[p].name} {n}" for p, n in sorted(taken_back.items()))
            self.note.setText(say(TAKEN_BACK, names=names) if names else "")
        self.note.setVisible(bool(self.note.text()))
        self._fit()

    def _title(self, course: Course) -> str:
        if not course.winners:
            return self.language.say(OVER)
        points = course.final(course.winners[0])
        *names, last = [course.seats[p].name for p in course.winners]
        if not names:
            return self.language.say(WINS, name=last, points=points)
        return self.language.say(WIN_TOGETHER, names=", ".join(names), last=last, points=points)

    # Look

    def set_chrome(self, chrome: Chrome) -> None:
        self.chrome = self.heading.chrome = chrome
        self.chart.set_chrome(chrome)
        self.setStyleSheet(
            f"QPushButton:default:focus {{ border: 2px solid {chrome.text}; }}"
            f"QLabel {{ color: {chrome.hint}; }}"
        )
        self._fit()

    def _lay_out(self) -> None:
        wear(self.note, NOTE)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.note.setWordWrap(True)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(14)
        self._middle.addWidget(self.ledger, 1)
        self._middle.addWidget(self.chart)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for button in self._words:
            wear(button, LABEL)
            row.addWidget(button)
        row.addStretch(1)
        self.again.setDefault(True)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(10)
        self._column.addWidget(self.heading)
        self._column.addLayout(self._middle, 1)
        self._column.addWidget(self.note)
        self._column.addLayout(row)

    def sheet(self) -> QRectF:
        """Where the page lies on what it covers."""
        edge = 10 if self.height() < 720 else 24
        width = min(self.width() - 2 * edge, MOST.width())
        around = scaled(_AROUND) + (self.note.sizeHint().height() + 10 if self._marked() else 0)
        needed = max(LEAST_HEIGHT, around + self.ledger.height_with(ROOMY_ROW))
        height = min(self.height() - 2 * edge, MOST.height(), needed)
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _marked(self) -> bool:
        """Whether something is to be told of steps that were taken back."""
        return bool(self.note.text())

    def _fit(self) -> None:
        """Give everything its place: the chart beside the ledger, or below it."""
        sheet = self.sheet()
        pad = 16 if sheet.width() < 1100 else 24
        x, y = round(sheet.x()) + pad, round(sheet.y()) + 14
        self._column.setContentsMargins(x, y, x, y)
        inside = sheet.width() - 2 * pad
        beside = self.ledger.least_width() + CHART_WIDTH + 14 <= inside
        flow = QBoxLayout.Direction
        self._middle.setDirection(flow.LeftToRight if beside else flow.TopToBottom)
        if beside:
            self.chart.setFixedWidth(max(CHART_WIDTH, round(inside * 0.28)))
            self.chart.setMinimumHeight(0)
            self.chart.setMaximumHeight(16777215)
        else:
            self.chart.setMinimumWidth(0)
            self.chart.setMaximumWidth(16777215)
            self.chart.setFixedHeight(LOW_CHART)
        self._tighten(inside)
        self.update()

    def _tighten(self, room: float) -> None:
        """Let the buttons move together where they would not fit side by side."""
        for style in ("", _TIGHT):
            for button in self._words:
                if button.styleSheet() != style:
                    button.setStyleSheet(style)
                button.ensurePolished()
            if sum(button.sizeHint().width() + 8 for button in self._words) <= room + 8:
                return

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.raise_()
        self.again.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc shows the table, Enter presses, arrows walk; no key reaches what is covered."""
        key, focused = event.key(), self.focusWidget()
        if key == Qt.Key.Key_Escape:
            self.table_wanted.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        c, rect = self.chrome, self.sheet().adjusted(1, 1, -1, -1)
        p.fillRect(self.rect(), color(TABLE["felt_dark"], 0.72))
        for i in range(6):
            grown = rect.adjusted(-i, 1, i, 2 + i)
            shadow = rounded(grown.x(), grown.y(), grown.width(), grown.height(), 13 + i)
            p.fillPath(shadow, color(TABLE["shadow"], 0.07))
        shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 13)
        p.fillPath(shape, down(rect, (0, c.panel), (1, c.panel_foot)))
        p.fillPath(shape, QBrush(grain(160, 5, 9)))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(c.gold, 1.8))
        p.drawPath(shape)
        inner = rect.adjusted(4.5, 4.5, -4.5, -4.5)
        p.setPen(line_pen(c.gold, 0.8, 0.45))
        p.drawPath(rounded(inner.x(), inner.y(), inner.width(), inner.height(), 9.5))
        p.end()
