"""The first leaf of the statistics: the favourite game, and how everybody is doing."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, BODY_STRONG, POINTS, wear
from fairytable.app.start_page.game_cover import Cover
from fairytable.app.statistics.section import BESIDE, GAME_TYPE, MOST_PEOPLE
from fairytable.app.theme import Theme
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES
from fairytable.paint.brushes import line_pen
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.scenery import Vista
from fairytable.storage.records import LATEST, Streak, favourite, streaks
from fairytable.storage.statistics import Played

FAVOURITE = QT_TRANSLATE_NOOP("app", "Favourite game")
SO_OFTEN = QT_TRANSLATE_NOOP("app", "%n of {all} games", "", 1)
HEADS = (
    QT_TRANSLATE_NOOP("app", "Players"),
    QT_TRANSLATE_NOOP("app", "Played"),
    QT_TRANSLATE_NOOP("app", "Won"),
    QT_TRANSLATE_NOOP("app", "Last games"),
    QT_TRANSLATE_NOOP("app", "Won in a row"),
    QT_TRANSLATE_NOOP("app", "Longest streak"),
)
LATEST_WON = QT_TRANSLATE_NOOP("app", "{name}: %n of the last {all} games won", "", 1)

PICTURE = QSize(208, 124)
_STEP = 17.0


class SmallCover(Cover):
    """The cover of a game, in a fixed size. All are made from one print: a second size of the same
    cover would be painted instead of the first, as when a window is resized."""

    def __init__(self, game: str, pixmaps: Pixmaps, size: QSize) -> None:
        super().__init__(pixmaps)
        self.radius = 7.0
        if game in GAMES:  # statistics may tell of games that are not ours
            self.show_game(game)
        self.setFixedSize(size)

    def prints(self) -> list[Print]:
        if not self.picture:
            return []
        vista = Vista(self.picture, float(PICTURE.height()))
        return [Print(vista, float(PICTURE.width()), self.devicePixelRatioF())]

    def _shown(self, cover: QPixmap) -> QPixmap:
        if self.size() == PICTURE:
            return cover
        pixels = self.size() * cover.devicePixelRatio()
        smooth = Qt.TransformationMode.SmoothTransformation
        scaled = cover.scaled(pixels, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        scaled.setDevicePixelRatio(cover.devicePixelRatio())
        return scaled


class FirstLeaf(QFrame):
    """A picture at the left, a line for each person at the right, or below it."""

    def __init__(
        self, games: Sequence[Played], language: Language, pixmaps: Pixmaps, theme: Theme
    ) -> None:
        super().__init__()
        self.setObjectName("plate")
        self._language, self._theme = language, theme
        self.streaks = streaks(games)[:MOST_PEOPLE]
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._parts.setContentsMargins(18, 14, 18, 14)
        self._parts.setSpacing(24)
        most = favourite(games)
        self._best = QHBoxLayout()
        self._best.setSpacing(18)
        if most is not None:
            self._best.addWidget(SmallCover(most[0], pixmaps, PICTURE))
            self._best.addLayout(self._words(*most, len(games)), 1)
        self._people = self._table()
        self._parts.addLayout(self._best, 2)
        self._parts.addWidget(self._people, 3)

    def _words(self, game: str, count: int, all_games: int) -> QVBoxLayout:
        say = self._language.say
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addStretch(1)
        for text, kind, soft in (
            (say(FAVOURITE), BODY, True),
            (title(game, self._language), GAME_TYPE, False),
            (say(SO_OFTEN, count, all=all_games), BODY, True),
        ):
            label = PlainLabel(text)
            wear(label, kind)
            label.setWordWrap(True)
            if soft:
                label.setObjectName("soft")
            column.addWidget(label)
        column.addStretch(1)
        return column

    def _table(self) -> QWidget:
        """Who played, how often, and how lately."""
        table, say = QWidget(), self._language.say
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        middle = Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | middle
        for column, source in enumerate(HEADS):
            head = PlainLabel(say(source))
            wear(head, BODY)
            head.setObjectName("soft")
            grid.addWidget(head, 0, column, middle if column in (0, 3) else right)
        for line, streak in enumerate(self.streaks, 1):
            name = PlainLabel(streak.name)
            wear(name, BODY_STRONG)
            name.setWordWrap(True)
            grid.addWidget(name, line, 0, middle)
            numbers = {1: streak.played, 2: streak.won, 4: streak.now, 5: streak.longest}
            for column, number in numbers.items():
                label = PlainLabel(str(number))
                wear(label, POINTS)
                grid.addWidget(label, line, column, right)
            grid.addWidget(self._latest(streak), line, 3, middle)
        grid.setRowStretch(len(self.streaks) + 1, 1)
        return table

    def minimumSizeHint(self) -> QSize:
        """Narrower than side by side: it can always be laid out one below the other."""
        return QSize(400, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Side by side where all find room so."""
        way = QBoxLayout.Direction
        needed = self._best.minimumSize().width() + self._people.minimumSizeHint().width() + 60
        beside = self.width() >= max(BESIDE, needed)
        self._parts.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def _latest(self, streak: Streak) -> "LatestGames":
        shown = LatestGames(streak.latest, self._theme)
        won, games = sum(streak.latest), len(streak.latest)
        shown.setAccessibleName(self._language.say(LATEST_WON, won, name=streak.name, all=games))
        return shown


class LatestGames(QWidget):
    """A star for each victory, a ring for anything else; the newest at the right."""

    def __init__(self, won: Sequence[bool], theme: Theme) -> None:
        super().__init__()
        self.won = tuple(won)
        self._theme = theme
        theme.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(round(LATEST * _STEP), 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c = self._theme.chrome
            for k, one in enumerate(self.won):
                middle = QPointF(_STEP * (k + 0.5), self.height() / 2)
                if one:
                    star = QRectF(middle.x() - 7.5, middle.y() - 7.5, 15, 15)
                    paint_glyph(p, "star", star, c.gold)
                else:
                    p.setBrush(Qt.BrushStyle.NoBrush)
                    p.setPen(line_pen(c.soft, 1.5))
                    p.drawEllipse(middle, 4.4, 4.4)
