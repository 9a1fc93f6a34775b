"""The window: the pages of the program, the menus above them, and the ways between them."""

from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QObject, Qt
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QWidget

from fairytable.app.bot_player import BotPlayer
from fairytable.app.chrome import CHROMES, Chrome, dress, face
from fairytable.app.files import Files
from fairytable.app.table_page import TablePage
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match
from fairytable.storage import places, recent, statistics
from fairytable.storage import settings as stored
from fairytable.storage.settings import Settings
from fairytable.table.fonts import SANS, Type
from fairytable.table.pixmaps import Pixmaps

LEAST = (1024, 640)
NAME = "Fairytable"
THUMBNAIL = 320
"""How wide the small picture of a saved game is."""

GAME = QT_TRANSLATE_NOOP("app", "&Game")
VIEW = QT_TRANSLATE_NOOP("app", "&View")
HELP = QT_TRANSLATE_NOOP("app", "&Help")
NEW = QT_TRANSLATE_NOOP("app", "&New game…")
OPEN = QT_TRANSLATE_NOOP("app", "&Open…")
SAVE = QT_TRANSLATE_NOOP("app", "&Save")
SAVE_AS = QT_TRANSLATE_NOOP("app", "Save &as…")
UNDO = QT_TRANSLATE_NOOP("app", "&Undo")
REDO = QT_TRANSLATE_NOOP("app", "&Redo")
AGAIN = QT_TRANSLATE_NOOP("app", "Show the last turn &again")
HOME = QT_TRANSLATE_NOOP("app", "To the start &page")
QUIT = QT_TRANSLATE_NOOP("app", "&Quit")
FOLD = QT_TRANSLATE_NOOP("app", "&Fold the panel")
FULL = QT_TRANSLATE_NOOP("app", "Full &screen")
SETTINGS = QT_TRANSLATE_NOOP("app", "&Settings…")
RULES = QT_TRANSLATE_NOOP("app", "&Rules")
STATISTICS = QT_TRANSLATE_NOOP("app", "S&tatistics")
ABOUT = QT_TRANSLATE_NOOP("app", "&About Fairytable")
INTERRUPTED = QT_TRANSLATE_NOOP("app", "{game}: {names}")


# Pages are loaded when they are first asked for: the window opens sooner.
if TYPE_CHECKING:
    from fairytable.app.end_page import EndPage
    from fairytable.app.replay_bar import ReplayBar
    from fairytable.app.rules_page import RulesPage
    from fairytable.app.start_page import StartPage
    from fairytable.app.statistics_page import StatisticsPage


class Window(QMainWindow):
    """Knows every page; the pages do not know each other."""

    def __init__(
        self, pixmaps: Pixmaps, bots: BotPlayer, language: Language, settings: Settings
    ) -> None:
        super().__init__()
        self.language, self.settings, self.bots = language, settings, bots
        self._pixmaps = pixmaps
        self.page = TablePage(pixmaps, bots, language, settings)
        self.table, self.panel = self.page.table, self.page.panel
        self.curtain, self.controller = self.page.curtain, self.page.controller
        self.pages = QStackedWidget()
        self.pages.addWidget(self.page)
        self.setCentralWidget(self.pages)
        self.files = Files(self, language)
        self._watched = 0
        self._recorded: Match | None = None
        """The match that the statistics know already."""
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._make_menus()
        self.menuBar().setCornerWidget(self.panel.line)
        self.setMinimumSize(*LEAST)
        self.setAcceptDrops(True)
        self.page.installEventFilter(self)
        self.table.installEventFilter(self)
        self._connect()
        self._translate()

    # Building

    @property
    def chrome(self) -> Chrome:
        return CHROMES[self.settings.table]

    @cached_property
    def start(self) -> "StartPage":
        from fairytable.app.start_page import StartPage

        page = StartPage(self.language, self._pixmaps, self.chrome)
        page.play_wanted.connect(self.ask_new_game)
        page.resume_wanted.connect(self.resume)
        page.open_wanted.connect(self.files.ask_open)
        page.recent_wanted.connect(self.files.open)
        page.rules_wanted.connect(self.show_rules)
        page.statistics_wanted.connect(self.show_statistics)
        page.settings_wanted.connect(self.show_settings)
        page.about_wanted.connect(self.show_about)
        self.pages.addWidget(page)
        return page

    @cached_property
    def rules(self) -> "RulesPage":
        from fairytable.app.rules_page import RulesPage

        page = RulesPage(self.language, self._pixmaps, self.chrome)
        page.home_wanted.connect(self.go_back)
        self.pages.addWidget(page)
        return page

    @cached_property
    def statistics(self) -> "StatisticsPage":
        from fairytable.app.statistics_page import StatisticsPage

        page = StatisticsPage(self.language, self.chrome)
        page.home_wanted.connect(self.go_back)
        self.pages.addWidget(page)
        return page

    @cached_property
    def end(self) -> "EndPage":
        from fairytable.app.end_page import EndPage

        page = EndPage(self.language, self.chrome, self.page)
        page.hide()
        page.again_wanted.connect(self.play_again)
        page.table_wanted.connect(page.hide)
        page.replay_wanted.connect(self.watch)
        page.save_wanted.connect(self.files.ask_save)
        page.home_wanted.connect(self.go_home)
        return page

    @cached_property
    def replay(self) -> "ReplayBar":
        from fairytable.app.replay_bar import ReplayBar

        bar = ReplayBar(self.language, self.chrome, self.table)
        bar.hide()
        bar.moved.connect(self._watch_step)
        bar.point_of_view.connect(self._watch_as)
        bar.closed.connect(self._stop_watching)
        return bar

    def _loaded(self, *names: str) -> list[QWidget]:
        """Those of these pages that have been opened already."""
        return [self.__dict__[name] for name in names if name in self.__dict__]

    def _clear(self) -> None:
        """Take away what lies over the table."""
        for page in self._loaded("end", "replay"):
            page.hide()

    def _make_menus(self) -> None:
        self.menuBar().setFont(face(Type(14, family=SANS)))
        standard = QKeySequence.StandardKey
        entries: list[tuple[str, str, QKeySequence | None, Callable[[], object]]] = [
            (GAME, NEW, QKeySequence(standard.New), self.ask_new_game),
            (GAME, OPEN, QKeySequence(standard.Open), self.files.ask_open),
            (GAME, SAVE, QKeySequence(standard.Save), self.files.save),
            (GAME, SAVE_AS, QKeySequence("Ctrl+Shift+S"), self.files.ask_save),
            (GAME, UNDO, QKeySequence(standard.Undo), self.controller.undo),
            (GAME, REDO, QKeySequence(standard.Redo), self.controller.redo),
            (GAME, AGAIN, QKeySequence("Ctrl+R"), self.controller.replay_last_turn),
            (GAME, HOME, QKeySequence("Ctrl+Home"), self.go_home),
            (GAME, QUIT, QKeySequence(standard.Quit), self.close),
            (VIEW, FOLD, QKeySequence("F8"), self.page.fold),
            (VIEW, FULL, QKeySequence("F11"), self._full_screen),
            (VIEW, SETTINGS, QKeySequence("Ctrl+,"), self.show_settings),
            (HELP, RULES, QKeySequence("F1"), self.show_rules),
            (HELP, STATISTICS, None, self.show_statistics),
            (HELP, ABOUT, None, self.show_about),
        ]
        for menu, text, keys, do in entries:
            if menu not in self._menus:
                self._menus[menu] = self.menuBar().addMenu("")
            action = QAction(self)
            if keys is not None:
                action.setShortcut(keys)
            action.triggered.connect(do)
            self._menus[menu].addAction(action)
            self._actions[text] = action

    def _connect(self) -> None:
        self.page.over.connect(self._over)
        self.controller.shown.connect(self._shown)
        self.files.opened.connect(self._opened)
        self.files.saved.connect(self._saved)
        self.language.changed.connect(self._translate)

    def _translate(self) -> None:
        say = self.language.say
        for source, menu in self._menus.items():
            menu.setTitle(say(source))
        for source, action in self._actions.items():
            action.setText(say(source))
        self._title()

    def _title(self) -> None:
        match = self.files.match
        staging = None if match is None else match.game.staging
        if match is None or staging is None or self.pages.currentWidget() is not self.page:
            self.setWindowTitle(NAME)
        else:
            self.setWindowTitle(staging.title(self.language.say_for(match.game.id)))

    # From page to page

    def go_to(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self.panel.line.setVisible(page is self.page and self.page.folded)
        self._title()
        self._shown()
        page.setFocus()

    def go_home(self) -> None:
        """To the start page; the game on the table is kept and offered there."""
        self._clear()
        self.page.leave()
        self._offer_to_continue()
        self.start.set_recent(recent.load(recent.list_file()))
        self.go_to(self.start)

    def go_back(self) -> None:
        """From rules or statistics to where one came from."""
        self.go_to(self.start if self.files.match is None else self.page)

    def _offer_to_continue(self) -> None:
        match = self.files.interrupted()
        staging = None if match is None else match.game.staging
        if match is None or staging is None:
            self.start.set_resume(None)
            return
        title = staging.title(self.language.say_for(match.game.id))
        names = ", ".join(seat.name for seat in match.seats)
        self.start.set_resume(self.language.say(INTERRUPTED, game=title, names=names))

    # Games

    def ask_new_game(self, game: str = "") -> None:
        """Ask how to play; the first game on the table if none is named."""
        from fairytable.app.new_game import NewGameDialog

        chosen, name = GAMES[game or ON_THE_TABLE[0]], self.settings.player_name
        dialog = NewGameDialog(chosen, self.language, self.chrome, name, self)
        dialog.accepted.connect(lambda: self.begin(dialog.result_match()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def begin(self, match: Match, path: Path | None = None) -> None:
        """Put a match on the table and play it."""
        self._clear()
        self.files.begin(match, path)
        self.go_to(self.page)
        self.page.begin(match)

    def resume(self) -> None:
        """Go on with the game that was interrupted."""
        match = self.files.interrupted()
        if match is not None:
            self.begin(match)

    def _opened(self, match: Match) -> None:
        self.begin(match)

    def play_again(self) -> None:
        """The same people once more; the next seat begins."""
        match = self.controller.match
        if match is None:
            return
        began = match.position(0).decision
        first = 0 if began is None else (began.player + 1) % match.options.players
        options = match.options.model_copy(update={"first": first})
        seed = match.state.rng.draw()
        self.begin(Match.new(match.game, options, match.seats, seed))

    def _over(self) -> None:
        match = self.controller.match
        if match is None or match.game.staging is None:
            return
        self._record(match)
        self.end.present(match, match.game.staging, self.controller.stage(match.state))
        self.end.setGeometry(self.page.rect())
        self.end.show()

    def _record(self, match: Match) -> None:
        """Add a finished match to the statistics, once."""
        if self._recorded is match:
            return
        self._recorded = match
        try:
            now = datetime.now().isoformat(timespec="seconds")
            statistics.record(statistics.played(match, now), places.statistics())
        except OSError as trouble:
            self.panel.announce(str(trouble))

    def _saved(self, path: Path, sentence: str) -> None:
        self.panel.announce(sentence)
        self.statusBar().showMessage(sentence, 4000)
        match = self.files.match
        if match is None:
            return
        names = ", ".join(seat.name for seat in match.seats)
        now = datetime.now().isoformat(timespec="seconds")
        entry = recent.Recent(path=path, game=match.game.id, title=names, when=now)
        try:
            recent.add(entry, recent.list_file())
            recent.keep_thumbnail(self._thumbnail(), path, recent.thumbnails())
        except OSError as trouble:
            self.panel.announce(str(trouble))

    def _thumbnail(self) -> bytes:
        """A small picture of the table as PNG."""
        smooth = Qt.TransformationMode.SmoothTransformation
        small = self.table.grab().scaledToWidth(THUMBNAIL, smooth)
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        small.save(buffer, "PNG")
        return bytes(buffer.data().data())

    # Watching

    def watch(self) -> None:
        """Step through the match on the table."""
        match = self.controller.match
        if match is None:
            return
        self.end.hide()
        self._watched = 0
        self.replay.show()
        self._place_replay()
        self.replay.set_match(match, self.controller.bottom)
        self.replay.setFocus()

    def _watch_step(self, index: int) -> None:
        forward = index == self._watched + 1
        self._watched = index
        self.controller.watch(index, self.replay.viewer, forward=forward)

    def _watch_as(self, viewer: int | None) -> None:
        self.controller.watch(self.replay.position, viewer)

    def _stop_watching(self) -> None:
        match = self.controller.match
        self.replay.hide()
        if match is not None:
            self.page.begin(match)

    def _place_replay(self) -> None:
        height = self.replay.sizeHint().height()
        self.replay.setGeometry(0, self.table.height() - height, self.table.width(), height)

    # Around the game

    def show_rules(self, game: str = "") -> None:
        """The rules, at the part that fits the decision at hand."""
        match = self.files.match
        chapter = ""
        if match is not None and not game:
            game = match.game.id
            staging, decision = match.game.staging, match.decision
            if staging is not None and decision is not None:
                chapter = staging.chapter(decision.name)
        self.rules.show_game(game or ON_THE_TABLE[0], chapter)
        self.go_to(self.rules)

    def show_statistics(self) -> None:
        self.statistics.present(statistics.load(places.statistics()).games)
        self.go_to(self.statistics)

    def show_settings(self) -> None:
        from fairytable.app.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self.language, self.chrome, self)
        dialog.changed.connect(self.use)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_about(self) -> None:
        from fairytable.app.about_dialog import AboutDialog

        dialog = AboutDialog(self.language, self.chrome, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def use(self, settings: Settings) -> None:
        """Follow these settings from now on, and keep them."""
        relooked = settings.table != self.settings.table
        self.settings = settings
        self.language.use(settings.language)
        self.page.use(settings)
        if relooked:
            app = QApplication.instance()
            if isinstance(app, QApplication):
                dress(app, self.chrome)
            for name in ("start", "rules", "statistics", "end", "replay"):
                if name in self.__dict__:
                    self.__dict__[name].set_chrome(self.chrome)
        try:
            stored.save(settings, places.settings())
        except OSError as trouble:
            self.panel.announce(str(trouble))

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _shown(self) -> None:
        match = self.controller.match
        playing = self.pages.currentWidget() is self.page
        can_undo = playing and self.controller.can_undo() is not None
        can_redo = playing and match is not None and match.can_redo() is not None
        self._actions[UNDO].setEnabled(can_undo)
        self._actions[REDO].setEnabled(can_redo)
        for name in (SAVE, SAVE_AS, AGAIN, FOLD):
            self._actions[name].setEnabled(playing)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched in (self.page, self.table):
            self._fit_pages()
        elif watched is self.table and self._replays(event):
            return True
        return super().eventFilter(watched, event)

    def _fit_pages(self) -> None:
        if self._loaded("end"):
            self.end.setGeometry(self.page.rect())
        if self._loaded("replay"):
            self._place_replay()

    def _replays(self, event: QEvent) -> bool:
        """Whether a key that the table has got belongs to the replay."""
        if (
            not self._loaded("replay")
            or self.replay.isHidden()
            or event.type() != QEvent.Type.KeyPress
        ):
            return False
        return isinstance(event, QKeyEvent) and self.replay.press(event.key())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.files.open(Path(files[0]))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.page.leave()
        self.bots.close()
        super().closeEvent(event)
