"""The start page: the games on the table, those in progress, and those saved lately."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import HEADING, wear
from fairytable.app.start_page.game_tile import GameTile
from fairytable.app.start_page.recent_list import RecentList
from fairytable.app.start_page.side_column import SideColumn
from fairytable.app.start_page.side_plates import ResumePlate, WelcomePlate
from fairytable.app.start_page.start_button import StartButton
from fairytable.app.start_page.tile_grid import GAP, TileGrid
from fairytable.app.theme import Theme
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import paint_ground, plate
from fairytable.app.widgets.wordmark import Wordmark
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import IDS, ON_THE_TABLE
from fairytable.paint.brushes import canvas, color, line_pen
from fairytable.paint.felt import paint_felt
from fairytable.paint.pixmaps import Pixmaps
from fairytable.storage.recent import Recent

TAGLINE = QT_TRANSLATE_NOOP("app", "Storybook card games for quiet evenings")
YOURS = QT_TRANSLATE_NOOP("app", "Your games")
OTHERS = QT_TRANSLATE_NOOP("app", "Your other games")
OPEN = QT_TRANSLATE_NOOP("app", "Open a saved game…")
STATISTICS = QT_TRANSLATE_NOOP("app", "Statistics")
SETTINGS = QT_TRANSLATE_NOOP("app", "Settings")
ABOUT = QT_TRANSLATE_NOOP("app", "About")
GAMES_NAME = QT_TRANSLATE_NOOP("app", "Games")

FIRST = ON_THE_TABLE[0]
"""The game that somebody who has never played is led to."""
MOST = QSize(1680, 1040)
"""A larger window leaves free space around the page."""
_SIDE, _TOP, _FOOT = 40, 26, 34


class LinkBar(QWidget):
    """The ways to other pages, on one quiet plate."""

    def __init__(self, links: Sequence[StartButton], theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 3, 6, 3)
        row.setSpacing(2)
        for link in links:
            row.addWidget(link)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            p.setBrush(color(self.theme.chrome.box_foot))
            p.setPen(line_pen(self.theme.chrome.line, 1.2))
            p.drawPath(plate(rect, 11))


class StartPage(QWidget):
    """Shows what can be played, and asks for it; it starts nothing itself."""

    play_wanted = Signal(str)
    """The id of a game."""
    first_wanted = Signal(str)
    """The id of the game that a newcomer begins with, without being asked anything."""
    open_wanted = Signal()
    game_wanted = Signal(object)
    """The Recent game that is to be continued, opened or watched."""
    rename_wanted = Signal(object, str)
    """A Recent game and its new name."""
    delete_wanted = Signal(object)
    """The Recent game that is to be deleted."""
    rules_wanted = Signal(str)
    statistics_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()

    def __init__(
        self,
        language: Language,
        pixmaps: Pixmaps,
        theme: Theme,
        parent: QWidget | None = None,
        games: Sequence[str] = ON_THE_TABLE,
    ) -> None:
        super().__init__(parent)
        self.language = language
        self.theme = theme
        self.wordmark = Wordmark(theme)
        ids = [game for game in IDS if game in games]
        self.tiles = [GameTile(game, language, pixmaps, theme) for game in ids]
        self._tiles = TileGrid(self.tiles)
        self.resume = ResumePlate(language, theme)
        self.welcome = WelcomePlate(theme)
        self.recent = RecentList(language, theme)
        self.open = StartButton("plain", theme)
        self.statistics = StartButton("link", theme)
        self.settings = StartButton("link", theme)
        self.about = StartButton("link", theme)
        self._links = LinkBar([self.statistics, self.settings, self.about], theme)
        self._heading = QLabel()
        wear(self._heading, HEADING)
        self._ground = QPixmap()
        self._ground_for: tuple[object, ...] = ()
        self._lay_out()
        self._connect()
        self._set_tab_order()
        self.set_games(())
        self.welcome.hide()
        self._colour()
        self._speak()

    # Showing

    def set_games(self, games: Sequence[Recent]) -> None:
        """Show the games in progress and those saved lately; the first of the former is offered to
        be continued at once."""
        first = games[0] if games and games[0].waits else None
        self.resume.offer(first)
        self.recent.present(games[1:] if first is not None else games)
        self._head_list()

    def _head_list(self) -> None:
        head = self.language.say(YOURS if self.resume.isHidden() else OTHERS)
        self._heading.setText(head)
        self.recent.setAccessibleName(head)

    def _colour(self) -> None:
        self._heading.setStyleSheet(f"color: {self.theme.chrome.text};")
        self.update()

    # Making

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.wordmark, 1)
        head.addWidget(self._links, 0, Qt.AlignmentFlag.AlignVCenter)
        plates = (self.welcome, self.resume)
        self._column = SideColumn(plates, self._heading, self.recent, self.open)
        middle = QHBoxLayout()
        middle.setSpacing(GAP + 4)
        middle.addWidget(self._tiles, 1)
        middle.addWidget(self._column)
        self._page = QVBoxLayout(self)
        self._page.setSpacing(16)
        self._page.addLayout(head)
        self._page.addLayout(middle, 1)

    def _connect(self) -> None:
        for tile in self.tiles:
            tile.play_wanted.connect(self.play_wanted)
            tile.rules_wanted.connect(self.rules_wanted)
        self.welcome.play.clicked.connect(lambda: self.first_wanted.emit(FIRST))
        self.welcome.rules.clicked.connect(lambda: self.rules_wanted.emit(FIRST))
        self.open.clicked.connect(self.open_wanted)
        for games in (self.resume, self.recent):
            games.chosen.connect(self.game_wanted)
            games.rename_wanted.connect(self.rename_wanted)
            games.delete_wanted.connect(self.delete_wanted)
        self.statistics.clicked.connect(self.statistics_wanted)
        self.settings.clicked.connect(self.settings_wanted)
        self.about.clicked.connect(self.about_wanted)
        self.language.changed.connect(self._speak)
        self.theme.changed.connect(self._colour)

    def _set_tab_order(self) -> None:
        stops: list[QWidget] = [key for tile in self.tiles for key in (tile.play, tile.rules)]
        stops += [*self.welcome.keys, self.resume.row, *self.resume.keys, self.recent, self.open]
        stops += [self.statistics, self.settings, self.about]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    def _speak(self) -> None:
        """Say everything again: the language is another one."""
        say = self.language.say
        self.wordmark.say(say(TAGLINE))
        self.resume.speak()
        self.welcome.speak(say, title(FIRST, self.language))
        self._head_list()
        self._tiles.setAccessibleName(say(GAMES_NAME))
        self.open.say(say(OPEN))
        self.statistics.say(say(STATISTICS))
        self.settings.say(say(SETTINGS))
        self.about.say(say(ABOUT))
        self.recent.speak()
        for tile in self.tiles:
            tile.speak()
        self._tiles.place()

    # Qt

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page itself has nothing to do with keys: what one most likely wants gets them.

        A focus proxy would do the same, but it changes the order of Tab.
        """
        likely = [side.keys[0] for side in (self.resume, self.welcome) if not side.isHidden()]
        likely += [tile.play for tile in self.tiles[:1]]
        (likely or [self.open])[0].setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        free = self.size() - self.size().boundedTo(MOST)
        across, high = free.width() // 2, free.height() // 2
        self._page.setContentsMargins(_SIDE + across, _TOP + high, _SIDE + across, _FOOT + high)
        self._column.setFixedWidth(max(288, min(round(0.25 * self.width()), 380)))

    def paintEvent(self, event: QPaintEvent) -> None:
        wanted = self.width(), self.height(), self.devicePixelRatioF(), self.theme.chrome
        if wanted != self._ground_for:
            self._ground_for = wanted
            self._ground = self._made_ground()
        with QPainter(self) as p:
            p.drawPixmap(0, 0, self._ground)

    def _made_ground(self) -> QPixmap:
        """The cloth of the table, or parchment with the same inlay."""
        width, height, dpr = self.width(), self.height(), self.devicePixelRatioF()
        if self.theme.chrome.name == "dark":
            return QPixmap.fromImage(paint_felt(width, height, dpr))
        with canvas(max(1, round(width * dpr)), max(1, round(height * dpr)), dpr) as (image, p):
            p.scale(dpr, dpr)
            rect, c = QRectF(0, 0, width, height), self.theme.chrome
            paint_ground(p, rect, c)
            for inset, strength in ((14, 0.5), (20, 0.28)):
                p.setPen(line_pen(c.gold, 1.2, strength))
                p.drawPath(plate(rect.adjusted(inset, inset, -inset, -inset), 32 - inset))
        return QPixmap.fromImage(image)
