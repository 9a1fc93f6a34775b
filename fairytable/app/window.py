"""The window: the pages of the program, the menus above them, and the ways between them."""

from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QToolBar, QWidget

from fairytable.app import menus, questions, shelf, window_place
from fairytable.app.bot_player import BotPlayer
from fairytable.app.chrome import Chrome, dress, look
from fairytable.app.files import Files
from fairytable.app.menus import Entry, Menus
from fairytable.app.questions import Questions
from fairytable.app.table_page import TablePage
from fairytable.app.tool_line import Tool, ToolLine
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match
from fairytable.storage import places, statistics, window_state
from fairytable.storage import settings as stored
from fairytable.storage.settings import Settings
from fairytable.table.pixmaps import Pixmaps

LEAST = (1024, 640)
NAME = "Fairytable"

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
        self.questions = Questions(self, language, lambda field: getattr(self.settings, field))
        self.files = Files(self, language, self.questions)
        self._watched = 0
        self._keeps_place = False
        self._recorded: Match | None = None
        """The match that the statistics know already."""
        self.menus = Menus(self.menuBar(), self._entries(), language)
        self.tools = self._make_tools()
        self.setMinimumSize(*LEAST)
        self.setAcceptDrops(True)
        self.page.installEventFilter(self)
        self.table.installEventFilter(self)
        self._connect()
        self._translate()

    # Building

    @property
    def chrome(self) -> Chrome:
        return look(self.settings)

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

    def _entries(self) -> list[Entry]:
        keys, standard = QKeySequence, QKeySequence.StandardKey
        return [
            Entry(menus.GAME, menus.NEW, keys(standard.New), self.ask_new_game),
            Entry(menus.GAME, menus.OPEN, keys(standard.Open), self.files.ask_open),
            Entry(menus.GAME, menus.SAVE, keys(standard.Save), self.files.save),
            Entry(menus.GAME, menus.SAVE_AS, keys("Ctrl+Shift+S"), self.files.ask_save),
            Entry(menus.GAME, menus.UNDO, keys(standard.Undo), self.undo),
            Entry(menus.GAME, menus.REDO, keys(standard.Redo), self.controller.redo),
            Entry(menus.GAME, menus.AGAIN, keys("Ctrl+R"), self.controller.replay_last_turn),
            Entry(menus.GAME, menus.HINT, keys("H"), self.page.adviser.ask),
            Entry(menus.GAME, menus.HOME, keys("Ctrl+Home"), self.go_home),
            Entry(menus.GAME, menus.QUIT, keys(standard.Quit), self.close),
            Entry(menus.VIEW, menus.FOLD, keys("F8"), self.page.fold),
            Entry(menus.VIEW, menus.FULL, keys("F11"), self._full_screen),
            Entry(menus.VIEW, menus.SETTINGS, keys("Ctrl+,"), self.show_settings),
            Entry(menus.HELP, menus.RULES, keys("F1"), self.show_rules),
            Entry(menus.HELP, menus.STATISTICS, None, self.show_statistics),
            Entry(menus.HELP, menus.ABOUT, None, self.show_about),
        ]

    def _make_tools(self) -> ToolLine:
        """The line at the right of the menus; where the system has the menus, a bar of its own."""
        signs = {
            menus.UNDO: "undo",
            menus.REDO: "redo",
            menus.HINT: "hint",
            menus.RULES: "question",
            menus.FOLD: "fold",
        }
        buttons = [Tool(self.menus.actions[name], sign) for name, sign in signs.items()]
        tools = ToolLine(buttons, self.panel.line, self.chrome)
        if self.menuBar().isNativeMenuBar():
            bar = QToolBar()
            bar.setMovable(False)
            bar.addWidget(tools)
            self.addToolBar(bar)
        else:
            self.menuBar().setCornerWidget(tools)
        return tools

    def _connect(self) -> None:
        self.page.over.connect(self._over)
        self.controller.shown.connect(self._shown)
        self.page.help.rules_wanted.connect(self.show_rules)
        self.files.opened.connect(self._opened)
        self.files.saved.connect(self._saved)
        self.files.missing.connect(self._missing)
        self.page.was_folded.connect(self._folded)
        self.questions.silenced.connect(self._silence)
        self.language.changed.connect(self._translate)

    def _translate(self) -> None:
        self._title()
        self._shown()

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
        self._folded()
        self._title()
        self._shown()
        page.setFocus()

    def go_home(self) -> None:
        """To the start page; the game on the table is kept and offered there."""
        self._clear()
        self._illustrate()
        self.page.leave()
        self._offer_to_continue()
        self.start.set_recent(shelf.games())
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
        dialog.accepted.connect(lambda: self._give_up_for(dialog.result_match()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _give_up_for(self, match: Match, path: Path | None = None) -> None:
        """Begin a match; if another one would be lost by that, ask first."""
        lost = self.files.at_risk()
        if lost is None:
            self.begin(match, path)
            return
        names = ", ".join(seat.name for seat in lost.seats)
        self.questions.ask(questions.LEAVE, lambda: self.begin(match, path), names=names)

    def begin(self, match: Match, path: Path | None = None) -> None:
        """Put a match on the table and play it."""
        self._clear()
        self._illustrate()
        self.files.begin(match, path)
        if path is not None:
            self._try(lambda: shelf.put(match, path))
        self.go_to(self.page)
        self.page.begin(match)

    def resume(self) -> None:
        """Go on with the game that was interrupted."""
        match = self.files.interrupted()
        if match is not None:
            self.begin(match)

    def _opened(self, match: Match, path: Path) -> None:
        self._give_up_for(match, path)

    def undo(self) -> None:
        """Go back to the last decision of a person; behind something newly seen, ask first."""
        way = self.controller.can_undo()
        if not self.controller.reveals(way):
            self.controller.undo()
            return
        marked = self.settings.undo == "mark"
        self.questions.ask(
            questions.MARKED_UNDO if marked else questions.UNDO, self.controller.undo
        )

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
        now = datetime.now().isoformat(timespec="seconds")
        self._try(lambda: statistics.record(statistics.played(match, now), places.statistics()))

    def _saved(self, path: Path, sentence: str) -> None:
        self.panel.announce(sentence)
        self.statusBar().showMessage(sentence, 4000)
        match = self.files.match
        if match is not None:
            self._try(lambda: shelf.put(match, path))
            self._try(lambda: shelf.illustrate(path, self.table.grab()))

    def _illustrate(self) -> None:
        """A saved game leaves the table: keep a picture of it, if there is none yet."""
        path = self.files.path
        if path is not None and not shelf.is_illustrated(path):
            self._try(lambda: shelf.illustrate(path, self.table.grab()))

    def _missing(self, path: Path) -> None:
        """A file is not there any more: nobody should be offered it again."""
        self._try(lambda: shelf.take_away(path))
        if self._loaded("start"):
            self.start.set_recent(shelf.games())

    def _try(self, keep: Callable[[], object]) -> None:
        """Keep something on the disk; the game goes on if that fails."""
        try:
            keep()
        except OSError as trouble:
            self.panel.announce(str(trouble))

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
        before, self.settings = self.settings, settings
        resized = settings.text_size != before.text_size
        self.language.use(settings.language)
        if resized or look(before) != self.chrome:
            self._dress()
        self.page.use(settings)
        if resized:
            self.page.fit()
        self._shown()
        self._try(lambda: stored.save(settings, places.settings()))

    def _dress(self) -> None:
        """Give everything that is open the look and the size of texts that are wished."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            dress(app, self.chrome, self.settings.text_size)
        self.tools.set_chrome(self.chrome)
        self._folded()
        for name in ("start", "rules", "statistics", "end", "replay"):
            if name in self.__dict__:
                self.__dict__[name].set_chrome(self.chrome)

    def _silence(self, field: str) -> None:
        """Ask this no more."""
        self.use(self.settings.changed(**{field: False}))

    def _folded(self) -> None:
        """The line beside the menus tells what the panel does not show."""
        at_table = self.pages.currentWidget() is self.page
        self.tools.setVisible(at_table)
        self.tools.set_folded(self.page.folded)
        self.panel.line.setVisible(at_table and self.page.folded)
        self.menus.say(menus.FOLD, menus.UNFOLD if self.page.folded else menus.FOLD)

    def restore(self) -> None:
        """Stand where the window stood when it was last closed, and remember it this time too."""
        self._keeps_place = True
        state = window_state.load(places.window())
        window_place.put_back(self, state)
        if state is not None and state.folded != self.page.folded:
            self.page.fold()

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _shown(self) -> None:
        playing = self.pages.currentWidget() is self.page and not self.controller.watching
        for name in (menus.SAVE, menus.SAVE_AS, menus.AGAIN, menus.HINT, menus.FOLD):
            self.menus.actions[name].setEnabled(self.pages.currentWidget() is self.page)
        self._tell_undo(playing)
        self._tell_redo(playing)

    def _tell_undo(self, playing: bool) -> None:
        """Let the menu say what going back would do."""
        match, way = self.controller.match, self.controller.can_undo()
        self.menus.actions[menus.UNDO].setEnabled(playing and way is not None)
        if match is None or not playing:
            self.menus.say(menus.UNDO, menus.UNDO)
            return
        if way is None:
            refused = match.can_undo() is not None
            self.menus.say(menus.UNDO, menus.UNDO_REFUSED if refused else menus.UNDO)
            return
        told = self.settings.undo == "mark" and self.controller.reveals(way)
        text = menus.UNDO_AND_TELL if told else menus.UNDO_MOVE
        self.menus.say(menus.UNDO, text, name=_decider(match, way.index))

    def _tell_redo(self, playing: bool) -> None:
        match = self.controller.match
        possible = playing and match is not None and match.can_redo() is not None
        self.menus.actions[menus.REDO].setEnabled(possible)
        if match is None or not possible:
            self.menus.say(menus.REDO, menus.REDO)
        else:
            self.menus.say(menus.REDO, menus.REDO_MOVE, name=_decider(match, match.cursor))

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
        self._illustrate()
        if self._keeps_place:
            state = window_place.state_of(self, folded=self.page.folded)
            self._try(lambda: window_state.save(state, places.window()))
        self.page.leave()
        self.bots.close()
        super().closeEvent(event)


def _decider(match: Match, step: int) -> str:
    """The name of who decides at a step."""
    decision = match.position(step).decision
    return "" if decision is None else match.seats[decision.player].name
