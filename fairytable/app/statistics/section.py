"""The games of one name in the statistics: tables, the chart of all scores, records."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, BODY_STRONG, NOTE, POINTS, wear
from fairytable.app.dialogs.levels import bot_name
from fairytable.app.statistics.share_bar import ShareBar
from fairytable.app.statistics.shelf import RecordShelf, Trophy
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.graph import Captions, Graph, ScoreMark, true_minus
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.app.widgets.score_chart import ScoreChart
from fairytable.bots import FORMER, LEVELS
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.fonts import SEMIBOLD, Type
from fairytable.storage.records import Records, records
from fairytable.storage.statistics import PEOPLE, Played, Summary, by_person, summaries

BESIDE = 1080
"""From this width on the chart stands beside its table."""
MOST_PEOPLE = 4
"""How many persons have a row: those who played most."""
GAME_TYPE = Type(20, SEMIBOLD, caps=True)
_GLYPHS = ("crown", "star", "dawn", "bolt", "wing")
"""Of the records, and of the game's own."""

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
AT_TABLE = QT_TRANSLATE_NOOP("app", "%n players", "", 1)
RECORDS = (
    QT_TRANSLATE_NOOP("app", "Best score"),
    QT_TRANSLATE_NOOP("app", "Biggest win"),
    QT_TRANSLATE_NOOP("app", "Won from behind"),
    QT_TRANSLATE_NOOP("app", "Most in one turn"),
)
LEFT_OUT = QT_TRANSLATE_NOOP(
    "app", "%n game(s) not counted: moves were undone after seeing new cards.", "", 1
)
PERCENT = QT_TRANSLATE_NOOP("app", "{share}%")
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


class Section(QFrame):
    """Games of one name: a line for each kind of opponents, and the chart of all scores."""

    def __init__(
        self,
        name: str,
        games: Sequence[Played],
        language: Language,
        theme: Theme,
        picture: QWidget,
        feat: str,
    ) -> None:
        """The picture stands before the name; the feat is what the game's own record is called."""
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
        head.setSpacing(12)
        head.addWidget(picture)
        head.addWidget(title, 1)
        head.addWidget(count)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(22)
        if self.chart is not None:
            self._fill(summaries(games, FORMER), by_person(games))
            self._body.addWidget(self.table, 1, Qt.AlignmentFlag.AlignTop)
            self._body.addWidget(self.chart, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(self._body)
        self.shelf = RecordShelf(self._trophies(records(counted), feat), theme)
        if self.shelf.trophies:
            column.addWidget(self.shelf)
        if len(counted) < len(games):
            column.addWidget(self._left_out(len(games) - len(counted)))

    def _left_out(self, count: int) -> QLabel:
        """How many games are not in these numbers, and why."""
        note = PlainLabel(self.language.say(LEFT_OUT, count))
        wear(note, NOTE)
        note.setObjectName("soft")
        note.setWordWrap(True)
        return note

    def _trophies(self, best: Records, feat: str) -> list[Trophy]:
        """What was reached, in the words of the moment."""
        labels = (*map(self.language.say, RECORDS), feat)
        return [
            Trophy(
                glyph,
                true_minus(mark.value),
                label,
                f"{mark.name} · {self._date(mark.when)}",
            )
            for glyph, label, mark in zip(_GLYPHS, labels, best, strict=True)
            if mark is not None and label
        ]

    # The table

    def _fill(self, found: dict[tuple[str, int, str], Summary], people: dict[str, Summary]) -> None:
        """For each number of players a row for each kind of opponents; below them one for each
        person, where it says more."""
        grid = QGridLayout(self.table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(3, 2)
        for column, source in enumerate(HEADS):
            self._fill_head(grid, 0, column, self.language.say(source))
        row, before = 1, 0
        for (_, players, level), summary in sorted(found.items(), key=_order):
            if players != before:
                self._fill_head(grid, row, 0, self.language.say(AT_TABLE, players))
                row, before = row + 1, players
            self._fill_row(grid, row, self._level(level), summary)
            row += 1
        if len(people) > 1 or len(found) > 1:
            self._fill_head(grid, row, 0, self.language.say(PLAYERS))
            for name, summary in list(people.items())[:MOST_PEOPLE]:
                row += 1
                self._fill_row(grid, row, name, summary)

    def _fill_head(self, grid: QGridLayout, row: int, column: int, text: str) -> None:
        label = PlainLabel(text)
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


def _order(item: tuple[tuple[str, int, str], Summary]) -> tuple[int, bool, int]:
    """By the number of players; then bots from weak to strong, people only last."""
    (_, players, level), _ = item
    ranks = [*LEVELS]
    return players, level == PEOPLE, ranks.index(level) if level in ranks else len(ranks)


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
