"""The start page: the games on the table, the one that was interrupted, and those saved lately."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFocusEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import DARK, HEADING, Chrome, wear
from fairytable.app.game_tile import GameTile
from fairytable.app.prompt_box import Sentence
from fairytable.app.recent_list import RecentList
from fairytable.app.start_button import StartButton, plate
from fairytable.app.tile_grid import GAP, TileGrid
from fairytable.app.translation import Language
from fairytable.app.wordmark import Wordmark
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES, IDS, ON_THE_TABLE
from fairytable.storage.recent import Recent
from fairytable.table.brushes import canvas, color, down, grain, line_pen
from fairytable.table.felt import paint_felt
from fairytable.table.fonts import Type
from fairytable.table.pixmaps import Pixmaps

TAGLINE = QT_TRANSLATE_NOOP("app", "Storybook card games for quiet evenings")
UNFINISHED = QT_TRANSLATE_NOOP("app", "Unfinished game")
CONTINUE = QT_TRANSLATE_NOOP("app", "Continue")
RECENT = QT_TRANSLATE_NOOP("app", "Recent games")
OPEN = QT_TRANSLATE_NOOP("app", "Open a saved game…")
STATISTICS = QT_TRANSLATE_NOOP("app", "Statistics")
SETTINGS = QT_TRANSLATE_NOOP("app", "Settings")
ABOUT = QT_TRANSLATE_NOOP("app", "About")
GAMES_NAME = QT_TRANSLATE_NOOP("app", "Games")

MOST = QSize(1680, 1040)
"""A larger window leaves free space around the page."""
_SIDE, _TOP, _FOOT = 40, 26, 34


class ResumePlate(QWidget):
    """What can be continued, with its gold key."""

    def __init__(self, chrome: Chrome) -> None:
        super().__init__()
        self.chrome = chrome
        self.heading = QLabel()
        wear(self.heading, HEADING)
        self.text = Sentence(Type(15), 21)
        self.button = StartButton("main", chrome)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 13, 18, 18)
        column.setSpacing(8)
        for part in (self.heading, self.text, self.button):
            column.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        c, rect = self.chrome, QRectF(self.rect()).adjusted(2, 2, -2, -3)
        p.fillPath(plate(rect.translated(0, 2), 12), color("#05030C", 0.18))
        p.setBrush(down(rect, (0, c.box), (1, c.box_foot)))
        p.setPen(line_pen(c.gold, 1.6))
        p.drawPath(plate(rect, 12))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(c.gold, 0.7, 0.5))
        p.drawPath(plate(rect.adjusted(3.5, 3.5, -3.5, -3.5), 9))
        p.end()


class LinkBar(QWidget):
    """The ways to other pages, on one quiet plate."""

    def __init__(self, links: Sequence[StartButton], chrome: Chrome) -> None:
        super().__init__()
        self.chrome = chrome
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 3, 6, 3)
        row.setSpacing(2)
        for link in links:
            row.addWidget(link)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.setBrush(color(self.chrome.box_foot))
        p.setPen(line_pen(self.chrome.line, 1.2))
        p.drawPath(plate(rect, 11))
        p.end()


class StartPage(QWidget):
    """Shows what can be played, and asks for it; it starts nothing itself."""

    play_wanted = Signal(str)
    """The id of a game."""
    resume_wanted = Signal()
    open_wanted = Signal()
    recent_wanted = Signal(object)
    """The Path of a saved game."""
    rules_wanted = Signal(str)
    statistics_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()

    def __init__(
        self,
        language: Language,
        pixmaps: Pixmaps,
        chrome: Chrome = DARK,
        parent: QWidget | None = None,
        games: Sequence[str] = ON_THE_TABLE,
    ) -> None:
        super().__init__(parent)
        self.language = language
        self.chrome = chrome
        self.wordmark = Wordmark(chrome)
        ids = [game for game in IDS if game in games]
        self.tiles = [GameTile(GAMES[game], language, pixmaps, chrome) for game in ids]
        self._tiles = TileGrid(self.tiles)
        self.resume = ResumePlate(chrome)
        self.recent = RecentList(language, chrome)
        self.open = StartButton("plain", chrome)
        self.statistics = StartButton("link", chrome)
        self.settings = StartButton("link", chrome)
        self.about = StartButton("link", chrome)
        self._links = LinkBar([self.statistics, self.settings, self.about], chrome)
        self._heading = QLabel()
        wear(self._heading, HEADING)
        self._ground = QPixmap()
        self._ground_for: tuple[object, ...] = ()
        self._lay_out()
        self._connect()
        self._set_tab_order()
        self.set_resume(None)
        self.set_chrome(chrome)
        self._speak()

    # Showing

    def set_resume(self, text: str | None) -> None:
        """Offer to continue a game, described in a sentence; None if there is none."""
        self.resume.text.setText(text or "")
        self.resume.button.setAccessibleDescription(text or "")
        self.resume.setVisible(text is not None)

    def set_recent(self, entries: Sequence[Recent]) -> None:
        """Show the games that were saved lately, the latest first."""
        self.recent.present(entries)

    def set_chrome(self, chrome: Chrome) -> None:
        self.chrome = self.resume.chrome = self._links.chrome = chrome
        self.wordmark.set_chrome(chrome)
        self.recent.set_chrome(chrome)
        for tile in self.tiles:
            tile.set_chrome(chrome)
        for button in self._buttons():
            button.set_chrome(chrome)
        for label in (self._heading, self.resume.heading):
            label.setStyleSheet(f"color: {chrome.text};")
        colours = self.resume.text.palette()
        colours.setColor(self.resume.text.foregroundRole(), QColor(chrome.text))
        self.resume.text.setPalette(colours)
        self.update()

    def _buttons(self) -> tuple[StartButton, ...]:
        return self.statistics, self.settings, self.about, self.open, self.resume.button

    # Making

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.wordmark, 1)
        head.addWidget(self._links, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column = QWidget()
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(9)
        column.addWidget(self.resume)
        column.addSpacing(3)
        column.addWidget(self._heading)
        column.addWidget(self.recent, 1)
        column.addWidget(self.open)
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
        self.resume.button.clicked.connect(self.resume_wanted)
        self.open.clicked.connect(self.open_wanted)
        self.recent.chosen.connect(self.recent_wanted)
        self.statistics.clicked.connect(self.statistics_wanted)
        self.settings.clicked.connect(self.settings_wanted)
        self.about.clicked.connect(self.about_wanted)
        self.language.changed.connect(self._speak)

    def _set_tab_order(self) -> None:
        stops: list[QWidget] = [key for tile in self.tiles for key in (tile.play, tile.rules)]
        stops += [self.resume.button, self.recent, self.open]
        stops += [self.statistics, self.settings, self.about]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    def _speak(self) -> None:
        """Say everything again: the language is another one."""
        say = self.language.say
        self.wordmark.say(say(TAGLINE))
        self.resume.heading.setText(say(UNFINISHED))
        self.resume.button.say(say(CONTINUE))
        self._heading.setText(say(RECENT))
        self.recent.setAccessibleName(say(RECENT))
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
        if not self.resume.isHidden():
            self.resume.button.setFocus(event.reason())
        else:
            (self.tiles[0].play if self.tiles else self.open).setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        free = self.size() - self.size().boundedTo(MOST)
        across, high = free.width() // 2, free.height() // 2
        self._page.setContentsMargins(_SIDE + across, _TOP + high, _SIDE + across, _FOOT + high)
        self._column.setFixedWidth(max(288, min(round(0.25 * self.width()), 380)))

    def paintEvent(self, event: QPaintEvent) -> None:
        wanted = self.width(), self.height(), self.devicePixelRatioF(), self.chrome
        if wanted != self._ground_for:
            self._ground_for = wanted
            self._ground = self._made_ground()
        p = QPainter(self)
        p.drawPixmap(0, 0, self._ground)
        p.end()

    def _made_ground(self) -> QPixmap:
        """The cloth of the table, or parchment with the same inlay."""
        width, height, dpr = self.width(), self.height(), self.devicePixelRatioF()
        if self.chrome.name == "dark":
            return QPixmap.fromImage(paint_felt(width, height, dpr))
        with canvas(max(1, round(width * dpr)), max(1, round(height * dpr)), dpr) as (image, p):
            p.scale(dpr, dpr)
            rect, c = QRectF(0, 0, width, height), self.chrome
            p.fillRect(rect, down(rect, (0, c.panel), (1, c.panel_foot)))
            p.fillRect(rect, QBrush(grain(160, 5, 9)))
            for inset, strength in ((14, 0.5), (20, 0.28)):
                p.setPen(line_pen(c.gold, 1.2, strength))
                p.drawPath(plate(rect.adjusted(inset, inset, -inset, -inset), 32 - inset))
        return QPixmap.fromImage(image)
