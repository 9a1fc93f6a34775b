"""The window: the pages of the program, the menus above them, and the ways between them."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from fairytable.app import menus, window_dialogs, window_menus, window_place
from fairytable.app.archive import Archive
from fairytable.app.chrome import Chrome, dress, look
from fairytable.app.file_drops import FileDrops
from fairytable.app.files import Files
from fairytable.app.foot_line import FootLine
from fairytable.app.keeping import Keeping
from fairytable.app.messages import Messages
from fairytable.app.notices import Notices
from fairytable.app.questions import Questions
from fairytable.app.rematch import rematch, same_deal
from fairytable.app.rules import text as rules_text
from fairytable.app.skin_chrome import look_at
from fairytable.app.start_page.newcomer import never_played
from fairytable.app.theme import Theme
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.match import Match
from fairytable.paint.pixmaps import Pixmaps
from fairytable.storage import places, window_state
from fairytable.storage.settings import Settings

LEAST = (1024, 640)
NAME = "Fairytable"
SAVED_MS = 4000

# Pages are loaded when they are first asked for: the window opens sooner.
if TYPE_CHECKING:
    from fairytable.app.end_page.ending import Ending
    from fairytable.app.end_page.page import EndPage
    from fairytable.app.panel.side_panel import SidePanel
    from fairytable.app.play.bot_player import BotPlayer
    from fairytable.app.play.controller import Controller
    from fairytable.app.play.curtain import Curtain
    from fairytable.app.play.table_page import TablePage
    from fairytable.app.play.undo_menu import UndoMenu
    from fairytable.app.replay.replay_bar import ReplayBar
    from fairytable.app.replay.watching import MatchReplay
    from fairytable.app.rules.page import RulesPage
    from fairytable.app.start_page.page import StartPage
    from fairytable.app.statistics.page import StatisticsPage
    from fairytable.app.tool_line import ToolLine
    from fairytable.table.card_table import CardTable


class Window(QMainWindow):
    """Knows every page; the pages do not know each other."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        bots: Callable[[], "BotPlayer"],
        language: Language,
        settings: Settings,
    ) -> None:
        """`bots` makes the one who thinks for them, as soon as the table needs one."""
        super().__init__()
        self.language, self.settings = language, settings
        self.theme = Theme(look(settings), self)
        self._pixmaps, self._make_bots = pixmaps, bots
        self.pages = QStackedWidget()
        self.notices = Notices(language, self.theme)
        self.foot = FootLine(self, self.theme)
        self.setCentralWidget(self.notices.above(self.pages))
        self.questions = Questions(self, language, self.theme, self._asks)
        self.files = Files(self, language, self.questions)
        self.archive = Archive(self)
        self.keeping = Keeping(self.files, self.archive, self.questions, self._picture)
        self.messages = Messages(self.notices, self.files, self.archive, self.keeping, language)
        self._unfolded = True
        """Whether the side panel was open when the window was last closed."""
        self._keeps_place = False
        self._came_from: QWidget | None = None
        """Where the page that is read was opened from."""
        self.menus = window_menus.menus_of(self)
        self.setMinimumSize(*LEAST)
        self._connect()
        self._translate()

    # Building

    @cached_property
    def bots(self) -> "BotPlayer":
        return self._make_bots()

    @cached_property
    def page(self) -> "TablePage":
        from fairytable.app.play.gems import Gems
        from fairytable.app.play.table_page import TablePage

        page = TablePage(self._pixmaps, self.bots, self.language, self.settings, self.theme)
        page.over.connect(self._over)
        page.controller.shown.connect(self._shown)
        page.help.rules_wanted.connect(self.show_rules)
        page.was_folded.connect(self._folded)
        Gems(page.controller, self.archive).found.connect(page.hint)
        page.quest_silenced.connect(lambda game: self.archive.tell_no_more(f"quest.{game}"))
        self.pages.addWidget(page)
        if not self._unfolded:
            page.fold()
        return page

    @property
    def table(self) -> "CardTable":
        return self.page.table

    @property
    def panel(self) -> "SidePanel":
        return self.page.panel

    @property
    def curtain(self) -> "Curtain":
        return self.page.curtain

    @property
    def controller(self) -> "Controller":
        return self.page.controller

    @property
    def at_table(self) -> bool:
        """Whether the table is what one sees."""
        return bool(self._loaded("page")) and self.pages.currentWidget() is self.page

    @cached_property
    def undo_menu(self) -> "UndoMenu":
        from fairytable.app.play.undo_menu import UndoMenu

        return UndoMenu(self.controller, self.menus, self.questions)

    @cached_property
    def tools(self) -> "ToolLine":
        """The line at the right of the menus; where the system has the menus, a bar of its own."""
        from fairytable.app import tool_line

        line, company = self.panel.line, self.page.company
        tools = tool_line.beside_menus(self, self.menus, line, company, self.theme)
        self.page.digits.hear(tools)
        return tools

    @cached_property
    def start(self) -> "StartPage":
        from fairytable.app.start_page.page import StartPage

        page = StartPage(self.language, self._pixmaps, self.theme)
        page.play_wanted.connect(self.ask_new_game)
        page.first_wanted.connect(self.begin_first_game)
        page.open_wanted.connect(self.files.ask_open)
        page.game_wanted.connect(self.keeping.open)
        page.rename_wanted.connect(self.keeping.rename)
        page.delete_wanted.connect(self.keeping.delete)
        page.rules_wanted.connect(self.show_rules)
        page.statistics_wanted.connect(self.show_statistics)
        page.settings_wanted.connect(self.show_settings)
        page.about_wanted.connect(self.show_about)
        self.pages.addWidget(page)
        return page

    @cached_property
    def rules(self) -> "RulesPage":
        from fairytable.app.rules.page import RulesPage

        page = RulesPage(self.language, self._pixmaps, self.theme)
        page.home_wanted.connect(self.go_back)
        self.pages.addWidget(page)
        return page

    @cached_property
    def statistics(self) -> "StatisticsPage":
        from fairytable.app.statistics.page import StatisticsPage

        page = StatisticsPage(self.language, self._pixmaps, self.theme)
        page.home_wanted.connect(self.go_back)
        self.pages.addWidget(page)
        return page

    @cached_property
    def end(self) -> "EndPage":
        from fairytable.app.end_page.looking_back import end_page

        page = end_page(self.page, self.language, self._pixmaps, self.theme)
        page.again_wanted.connect(lambda: self._once_more(rematch))
        page.same_wanted.connect(lambda: self._once_more(same_deal))
        page.next_wanted.connect(self.page.begin_next)
        page.tell_wanted.connect(lambda: self.ending.tell_again(self.table.motion.speed))
        page.replay_wanted.connect(self.watch)
        page.moment_wanted.connect(self.watch)
        page.home_wanted.connect(self.go_home)
        return page

    @cached_property
    def ending(self) -> "Ending":
        from fairytable.app.end_page.ending import Ending

        ending = Ending(self.end, self.language, self._pixmaps, self.page)
        self.controller.shown.connect(ending.follow)
        return ending

    @cached_property
    def watching(self) -> "MatchReplay":
        from fairytable.app.replay.watching import MatchReplay

        return MatchReplay(self.page, self.language, self.theme)

    @property
    def replay(self) -> "ReplayBar":
        return self.watching.bar

    def _loaded(self, *names: str) -> list[str]:
        """Those of these that have been made already."""
        return [name for name in names if name in self.__dict__]

    def _clear(self) -> None:
        """Take away what lies over the table."""
        if self._loaded("ending"):
            self.ending.leave()
        if self._loaded("watching"):
            self.replay.hide()

    def _connect(self) -> None:
        FileDrops(self).dropped.connect(self.files.open)
        self.files.saved.connect(self._saved)
        self.files.saved.connect(self.keeping.shelve)
        self.keeping.begin_wanted.connect(self.begin)
        self.keeping.games_changed.connect(self._show_games)
        self.questions.silenced.connect(self._silence)
        self.language.changed.connect(self._translate)

    def _translate(self) -> None:
        self._title()
        self._shown()

    def _title(self) -> None:
        match = self.files.match if self.at_table else None
        self.setWindowTitle(NAME if match is None else title(match.game.id, self.language))

    # From page to page

    def go_to(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self._wear(self._look())
        self._folded()
        self._title()
        self._shown()
        page.setFocus()

    def go_home(self) -> None:
        """To the start page; the game on the table is kept and offered there."""
        self._clear()
        self.keeping.illustrate()
        if self._loaded("page"):
            self.page.leave()
        self._show_games()
        self.go_to(self.start)

    def go_back(self) -> None:
        """From rules or statistics to where one came from."""
        self.go_to(self._came_from or self.start)

    def _go_and_read(self, page: QWidget) -> None:
        """To a page that is read and left again."""
        here = self.pages.currentWidget()
        if here not in [getattr(self, name) for name in self._loaded("rules", "statistics")]:
            self._came_from = here
        self.go_to(page)

    # Games

    def ask_new_game(self, game: str = "") -> None:
        """Ask how to play; and what, if no game is named."""
        window_dialogs.ask_new_game(self, game, self._pixmaps)

    def begin_first_game(self, game: str) -> None:
        """Ask nothing: one person against easy bots, by the usual rules."""
        from fairytable.app.start_page.first_game import first_match

        match = first_match(GAMES[game], self.settings.player_name, self.language.say)
        self.keeping.give_way_to(match)

    def begin(self, match: Match, path: Path | None = None) -> None:
        """Put a match on the table and play it."""
        self._clear()
        self.messages.leave_page()
        self.keeping.begin(match, path)
        self._wear(look_at(match, self.settings))  # a table that is not built yet never changes
        self.go_to(self.page)
        if match.decision is None and path is not None:
            self._see_again(match)
            return
        told = not self.settings.advice or self.archive.has_told(f"quest.{match.game.id}")
        self.page.begin(match, introduce=match.cursor == 0 and not told)

    def _see_again(self, match: Match) -> None:
        self.page.take(match)
        self.files.finished()
        self.ending.know(match)
        self.watch()

    def _once_more(self, again: Callable[[Match], Match]) -> None:
        """The same people once more."""
        if self.controller.match is not None:
            self.begin(again(self.controller.match))

    def _over(self) -> None:
        match = self.controller.match
        staging = None if match is None else staging_of(match.game.id)
        if match is None or staging is None:
            return
        if match.decision is None:
            self.keeping.finish(match)
        stage = self.controller.stage(match.state)
        self.ending.begin(match, staging, stage, self.table.motion.speed)

    def _saved(self, path: Path, sentence: str) -> None:
        self.panel.announce(sentence)
        self.foot.tell(sentence, SAVED_MS)

    def _picture(self, match: Match) -> QPixmap:
        from fairytable.app.play.portrait import portrait

        return portrait(match, self._pixmaps, self.language, self.table)

    def _show_games(self) -> None:
        """Offer on the start page what can be continued or opened."""
        games, gone = self.keeping.games()
        self.start.set_games(games)
        self.start.welcome.setVisible(never_played(games))
        for lost in gone:
            self.messages.put_aside(lost)

    def watch(self, position: int = 0) -> None:
        """Step through the match on the table; or see how it came to a position, and step on."""
        self.ending.leave()
        self.watching.begin(position)

    # Around the game

    def show_rules(self, game: str = "") -> None:
        """The rules, at the part that fits the decision at hand."""
        match = self.files.match
        if game or match is None:
            self.rules.show_game(game or ON_THE_TABLE[0])
        else:
            self.rules.show_game(match.game.id, rules_text.chapter_for(match))
        self._go_and_read(self.rules)

    def show_statistics(self) -> None:
        self.statistics.present(self.archive.statistics().games)
        self._go_and_read(self.statistics)

    def show_settings(self) -> None:
        window_dialogs.show_settings(self)

    def show_keys(self) -> None:
        window_dialogs.show_keys(self)

    def show_about(self) -> None:
        window_dialogs.show_about(self)

    def use(self, settings: Settings) -> None:
        """Follow these settings from now on, and keep them."""
        before, self.settings = self.settings, settings
        resized = settings.text_size != before.text_size
        self.language.use(settings.language)
        (self._dress if resized else self._wear)(self._look())
        if self._loaded("page"):
            self.page.use(settings)
            if resized:
                self.page.fit()
        self._shown()
        self.archive.remember(before, settings)
        if settings.advice and not before.advice:
            self.archive.tell_anew()

    def _look(self) -> Chrome:
        """What the window wears on this page: at the table, the skin of the game on it."""
        return look_at(self.files.match if self.at_table else None, self.settings)

    def _wear(self, chrome: Chrome) -> None:
        """Give everything that is open this look, if it has another one."""
        if chrome != self.theme.chrome:
            self._dress(chrome)

    def _dress(self, chrome: Chrome) -> None:
        """Give it this look, and texts of the size that is wished."""
        if isinstance(app := QApplication.instance(), QApplication):
            dress(app, chrome, self.settings.text_size)
        self._folded()
        self.theme.change_to(chrome)

    def _asks(self, field: str) -> bool:
        """Whether the person wants to be asked this."""
        return bool(getattr(self.settings, field))

    def _silence(self, field: str) -> None:
        """Ask this no more."""
        self.use(self.settings.changed(**{field: False}))

    def _folded(self) -> None:
        """The line beside the menus tells what the panel does not show."""
        if not self._loaded("page"):
            return
        self.tools.setVisible(self.at_table)
        self.tools.set_folded(self.page.folded)
        self.panel.line.setVisible(self.at_table and self.page.folded)
        self.menus.say(menus.FOLD, menus.UNFOLD if self.page.folded else menus.FOLD)

    def restore(self) -> None:
        """Stand where the window stood when it was last closed, and remember it this time too."""
        self._keeps_place = True
        state = window_state.load(places.window())
        window_place.put_back(self, state)
        self._unfolded = state is None or not state.folded

    def turn_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _shown(self) -> None:
        """Offer in the menus what can be done here and now."""
        playing = self.at_table and not self.controller.watching
        window_menus.offer(self.menus, at_table=self.at_table, playing=playing)
        window_menus.tell_pace(self)
        if self._loaded("page"):
            self.undo_menu.tell(playing=playing)

    # Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.keeping.leave(self.close):
            event.ignore()
            return
        if self._keeps_place:
            folded = self.page.folded if self._loaded("page") else not self._unfolded
            self.archive.remember_place(window_place.state_of(self, folded=folded))
        if self._loaded("page"):
            self.page.leave()
        if self._loaded("bots"):
            self.bots.close()
        super().closeEvent(event)
