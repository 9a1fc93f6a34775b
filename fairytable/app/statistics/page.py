"""The statistics: what was played, how often the people won, and every score in a chart."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, BODY_STRONG, NOTE, POINTS, leaf_style, wear
from fairytable.app.dialogs.framed_dialog import TITLE_TYPE
from fairytable.app.dialogs.levels import bot_name
from fairytable.app.statistics.share_bar import ShareBar
from fairytable.app.theme import Theme
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.app.widgets.graph import Captions, Graph, ScoreMark, true_minus
from fairytable.app.widgets.grounds import paint_ground, paint_rule
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.app.widgets.score_chart import ScoreChart
from fairytable.bots import LEVELS
from fairytable.engine import Options
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import SEMIBOLD, Type
from fairytable.paint.glyphs import paint_glyph
from fairytable.storage.statistics import PEOPLE, Played, Summary, by_person, summaries

WIDEST = 1240
"""Of what stands on the page: longer lines are not read."""
BESIDE = 1080
"""From this width on the chart stands beside its table."""
MOST_PEOPLE = 4
"""So many persons have a row: those who played most."""
LONGEST = 40
"""Letters of a name that nobody has checked."""
GAME_TYPE = Type(20, SEMIBOLD, caps=True)
EMPTY_TYPE = Type(24, SEMIBOLD)

TITLE = QT_TRANSLATE_NOOP("app", "Statistics")
HOME = QT_TRANSLATE_NOOP("app", "&Back")
EMPTY = QT_TRANSLATE_NOOP("app", "No games yet")
EMPTY_NOTE = QT_TRANSLATE_NOOP("app", "Finish your first game and it will be recorded here.")
FINISHED = QT_TRANSLATE_NOOP("app", "%n finished games", "", 1)
HEADS = (
    QT_TRANSLATE_NOOP("app", "Opponents"),
    QT_TRANSLATE_NOOP("app", "Played"),
    QT_TRANSLATE_NOOP("app", "Won"),
    QT_TRANSLATE_NOOP("app", "Win rate"),
    QT_TRANSLATE_NOOP("app", "Average"),
    QT_TRANSLATE_NOOP("app", "Best"),
)
PLAYERS = QT_TRANSLATE_NOOP("app", "Players")
PEOPLE_ONLY = QT_TRANSLATE_NOOP("app", "No computer players")
LEFT_OUT = QT_TRANSLATE_NOOP(
    "app", "%n game(s) not counted: moves were undone after seeing new cards.", "", 1
)
PERCENT = QT_TRANSLATE_NOOP("app", "{share}%")
NOTE_TEXT = QT_TRANSLATE_NOOP(
    "app",
    "Every person at the table counts. A shared win counts as half for each of two "
    "winners; a game against computer players of two levels counts in both rows.",
)
CHART = QT_TRANSLATE_NOOP("app", "Scores of {game}, from the oldest game to the newest")
WON = QT_TRANSLATE_NOOP("app", "won")
SHARED = QT_TRANSLATE_NOOP("app", "shared win")
NOT_WON = QT_TRANSLATE_NOOP("app", "lost")
MEAN_OF = QT_TRANSLATE_NOOP("app", "average {mean}")
NUMBERED = QT_TRANSLATE_NOOP("app", "game {number}, {date}")
POINT = QT_TRANSLATE_NOOP("app", "{date} · {name}: {points} · {result}")


class _Result(NamedTuple):
    """What one person had in one game."""

    place: int
    when: str
    name: str
    score: int
    won: bool
    shared: bool


class StatisticsPage(QWidget):
    """Shows finished games; knows no game but by its id and its title."""

    home_wanted = Signal()

    def __init__(self, language: Language, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.theme = theme
        self.sections: list[Section] = []
        self._games: tuple[Played, ...] = ()
        self.title = PlainLabel()
        self.home = QPushButton()
        self.area = QScrollArea()
        self.empty = _Empty(theme)
        self._note = PlainLabel()
        self._stack = QStackedWidget()
        self._lay_out()
        language.changed.connect(self.speak)
        theme.changed.connect(self._colour)
        self._colour()

    def present(self, games: Iterable[Played]) -> None:
        """Show these games and nothing else."""
        self._games = tuple(games)
        self.speak()

    def _colour(self) -> None:
        c = self.theme.chrome
        self.setStyleSheet(
            f"{leaf_style(c)} QScrollArea {{ border: 1px solid transparent; border-radius: 8px; }}"
            f"QScrollArea:focus {{ border-color: {c.gold}; }}"
        )
        self.speak()
        self.update()

    def speak(self) -> None:
        """Say everything in the language of the moment."""
        say = self.language.say
        self.title.setText(say(TITLE))
        self.home.setText(say(HOME))
        self._note.setText(say(NOTE_TEXT))
        self.empty.say(say(EMPTY), say(EMPTY_NOTE))
        for old in self.sections:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.sections = [
            Section(name, games, self.language, self.theme) for name, games in self._by_name()
        ]
        for i, section in enumerate(self.sections):
            self._column.insertWidget(i, section)
        self._stack.setCurrentWidget(self.area if self.sections else self.empty)

    def _by_name(self) -> list[tuple[str, list[Played]]]:
        """The games with at least one person, in the order in which they are offered.

        Only games whose scores can be compared stand together.
        """
        found: dict[tuple[str, tuple[str, ...]], list[Played]] = {}
        for played in self._games:
            if any(seat.kind == "human" for seat in played.seats):
                known = GAMES[played.game].options if played.game in GAMES else Options
                found.setdefault((played.game, known.apart(played.options)), []).append(played)
        ranks = [*GAMES, *dict.fromkeys(game for game, _ in found)]
        order = sorted(found, key=lambda kind: (ranks.index(kind[0]), kind[1]))
        return [(self._name(*kind), found[kind]) for kind in order]

    def _name(self, game_id: str, apart: tuple[str, ...]) -> str:
        """The title of a game on the table, of any other its id; and how it was played."""
        words = (title(game_id, self.language), *map(self.language.say_for(game_id), apart))
        return " · ".join(w if len(w) <= LONGEST else f"{w[:LONGEST]}…" for w in words)

    def _lay_out(self) -> None:
        wear(self.title, TITLE_TYPE)
        wear(self._note, NOTE)
        self._note.setObjectName("soft")
        self._note.setWordWrap(True)
        self.home.setAutoDefault(False)
        self.home.clicked.connect(self.home_wanted)
        body = QWidget()
        body.setObjectName("body")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(4, 4, 4, 4)
        self._column.setSpacing(14)
        self._column.addWidget(self._note)
        self._column.addStretch(1)
        self.area.setWidget(body)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack.addWidget(self.area)
        self._stack.addWidget(self.empty)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.home)
        self._page = QVBoxLayout(self)
        self._page.setSpacing(24)
        self._page.addLayout(head)
        self._page.addWidget(self._stack, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(22, (self.width() - WIDEST) // 2)
        self._page.setContentsMargins(side, 16, side, 14)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ground(p, QRectF(self.rect()), self.theme.chrome)
            box = self._stack.geometry()
            paint_rule(p, box.left(), box.right(), box.top() - 12.0, self.theme.chrome)


class Section(QFrame):
    """Games of one name: a line for each kind of opponents, and the chart of all scores."""

    def __init__(
        self, name: str, games: Sequence[Played], language: Language, theme: Theme
    ) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.language = language
        self.theme = theme
        self._locale = QLocale(language.code)
        self.name = name
        self.table = QWidget()
        counted = [game for game in games if not game.taken_back]
        self.chart = self._chart(counted) if counted else None
        title, count = PlainLabel(self.name), PlainLabel(language.say(FINISHED, len(games)))
        wear(title, GAME_TYPE)
        title.setWordWrap(True)
        title.setTextFormat(Qt.TextFormat.PlainText)
        wear(count, BODY)
        count.setObjectName("soft")
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(count, 0, Qt.AlignmentFlag.AlignBottom)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(22)
        if self.chart is not None:
            self._fill(summaries(games), by_person(games))
            self._body.addWidget(self.table, 1, Qt.AlignmentFlag.AlignTop)
            self._body.addWidget(self.chart, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(self._body)
        if len(counted) < len(games):
            column.addWidget(self._left_out(len(games) - len(counted)))

    def _left_out(self, count: int) -> QLabel:
        """How many games are not in these numbers, and why."""
        note = PlainLabel(self.language.say(LEFT_OUT, count))
        wear(note, NOTE)
        note.setObjectName("soft")
        note.setWordWrap(True)
        return note

    # The table

    def _fill(self, found: dict[tuple[str, str], Summary], people: dict[str, Summary]) -> None:
        """A row for each kind of opponents; below them one for each person, where it says more."""
        grid = QGridLayout(self.table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(3, 2)
        for column, source in enumerate(HEADS):
            self._fill_head(grid, 0, column, source)
        ranks = [*LEVELS]
        order = sorted(
            found.items(),
            key=lambda item: (
                item[0][1] == PEOPLE,
                ranks.index(item[0][1]) if item[0][1] in ranks else len(ranks),
            ),
        )
        for row, ((_, level), summary) in enumerate(order, 1):
            self._fill_row(grid, row, self._level(level), summary)
        if len(people) > 1 or len(order) > 1:
            below = len(order) + 1
            self._fill_head(grid, below, 0, PLAYERS)
            for row, (name, summary) in enumerate(list(people.items())[:MOST_PEOPLE], below + 1):
                self._fill_row(grid, row, name, summary)

    def _fill_head(self, grid: QGridLayout, row: int, column: int, source: str) -> None:
        label = PlainLabel(self.language.say(source))
        wear(label, BODY)
        label.setObjectName("soft")
        grid.addWidget(label, row, column, _side(column))

    def _fill_row(self, grid: QGridLayout, row: int, level: str, summary: Summary) -> None:
        say, share = self.language.say, summary.won / summary.played
        percent = say(PERCENT, share=round(100 * share))
        texts = {
            0: level,
            1: str(summary.played),
            2: self._number(summary.won),
            4: self._mean(summary.mean),
            5: true_minus(summary.best),
        }
        for column, text in texts.items():
            label = PlainLabel(text)
            label.setTextFormat(Qt.TextFormat.PlainText)
            wear(label, POINTS if column else BODY_STRONG)
            label.setWordWrap(column == 0)
            side = Qt.AlignmentFlag.AlignVCenter if column == 0 else _side(column)
            grid.addWidget(label, row, column, side)
        bar, number = ShareBar(share, self.theme), PlainLabel(percent)
        wear(number, BODY)
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance(say(PERCENT, share=100)) + 2)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bar.setAccessibleName(f"{level}: {percent}")
        both = QHBoxLayout()
        both.setSpacing(8)
        both.addWidget(bar, 1)
        both.addWidget(number)
        grid.addLayout(both, row, 3)

    def _level(self, level: str) -> str:
        say = self.language.say
        return say(PEOPLE_ONLY) if level == PEOPLE else bot_name(level, say)

    def _number(self, value: float, places: int = 2) -> str:
        """Without a fraction where there is none; a third of a victory is 0.33."""
        short = round(value, places)
        digits = 0 if short == int(short) else len(str(short).partition(".")[2])
        return true_minus(self._locale.toString(short, "f", digits))

    def _mean(self, value: float) -> str:
        """With one digit after the point, so that they stand below each other."""
        return true_minus(self._locale.toString(round(value, 1) + 0.0, "f", 1))

    # The chart

    def _chart(self, games: Sequence[Played]) -> ScoreChart:
        say, results = self.language.say, list(_results(games))
        mean = sum(result.score for result in results) / len(results)
        captions = Captions(
            self._end(games, 0),
            self._end(games, len(games) - 1) if len(games) > 1 else "",
            say(WON),
            say(NOT_WON),
            say(MEAN_OF, mean=self._mean(mean)),
        )
        marks = [ScoreMark(r.place, r.score, r.won, self._words(r)) for r in results]
        chart = ScoreChart(Graph(marks=tuple(marks), captions=captions), self.theme)
        chart.setAccessibleName(say(CHART, game=self.name))
        return chart

    def _end(self, games: Sequence[Played], place: int) -> str:
        """What stands below the first or the last place of the chart."""
        date = self._date(games[place].when)
        return self.language.say(NUMBERED, number=place + 1, date=date)

    def _words(self, result: _Result) -> str:
        say = self.language.say
        outcome = SHARED if result.shared else WON if result.won else NOT_WON
        return say(
            POINT,
            date=self._date(result.when),
            name=result.name,
            points=true_minus(result.score),
            result=say(outcome),
        )

    def _date(self, when: str) -> str:
        day = datetime.fromisoformat(when)
        return self._locale.toString(QDate(day.year, day.month, day.day), "d MMM yyyy")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= BESIDE
        way = QBoxLayout.Direction
        self._body.setDirection(way.LeftToRight if wide else way.TopToBottom)


def _side(column: int) -> Qt.AlignmentFlag:
    """Words stand at the left of their column, numbers at the right."""
    words = column in (0, 3)
    side = Qt.AlignmentFlag.AlignLeft if words else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def _results(games: Sequence[Played]) -> Iterable[_Result]:
    for place, game in enumerate(games):
        for player, seat in enumerate(game.seats):
            if seat.kind == "human":
                won = player in game.winners
                shared = won and len(game.winners) > 1
                yield _Result(place, game.when, seat.name, game.scores[player], won, shared)


class _Empty(QWidget):
    """What is there before the first game: a moon over two kind lines."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)
        self.title, self.note = PlainLabel(), PlainLabel()
        wear(self.title, EMPTY_TYPE)
        wear(self.note, NOTE._replace(px=16))
        self.note.setObjectName("soft")
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(1)
        column.addSpacing(120)
        for label in (self.title, self.note):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(2)

    def say(self, title: str, note: str) -> None:
        self.title.setText(title)
        self.note.setText(note)

    def sizeHint(self) -> QSize:
        return QSize(600, 360)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = self.width() / 2
            foot = self.title.y() - 20.0
            disc = QRectF(middle - 46, foot - 92, 92, 92)
            p.setBrush(color(self.theme.chrome.gold, 0.1))
            p.setPen(line_pen(self.theme.chrome.gold, 1.6))
            p.drawEllipse(disc)
            paint_glyph(p, "moon", disc.adjusted(22, 22, -22, -22), self.theme.chrome.gold)
            paint_glyph(p, "star", QRectF(middle + 8, foot - 66, 12, 12), self.theme.chrome.gold)
