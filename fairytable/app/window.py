"""The window: the table, the side panel beside it, menus above them."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QWidget

from fairytable.app.bot_player import BotPlayer
from fairytable.app.chrome import CHROMES, face
from fairytable.app.controller import Controller
from fairytable.app.curtain import Curtain
from fairytable.app.panel import SidePanel
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.storage.settings import Settings
from fairytable.table.card_table import CardTable
from fairytable.table.fonts import SANS, Type
from fairytable.table.pixmaps import Pixmaps

LEAST = (1024, 640)
GAME = QT_TRANSLATE_NOOP("app", "&Game")
VIEW = QT_TRANSLATE_NOOP("app", "&View")
UNDO = QT_TRANSLATE_NOOP("app", "&Undo")
REDO = QT_TRANSLATE_NOOP("app", "&Redo")
AGAIN = QT_TRANSLATE_NOOP("app", "Show the last turn &again")
QUIT = QT_TRANSLATE_NOOP("app", "&Quit")
FOLD = QT_TRANSLATE_NOOP("app", "&Fold the panel")
FULL = QT_TRANSLATE_NOOP("app", "Full &screen")


class Window(QMainWindow):
    """One match at a time."""

    def __init__(
        self, pixmaps: Pixmaps, bots: BotPlayer, language: Language, settings: Settings
    ) -> None:
        super().__init__()
        self.language = language
        self.table = CardTable(pixmaps)
        self.panel = SidePanel(language, CHROMES[settings.table])
        self.bots = bots
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self.panel)
        self.setCentralWidget(middle)
        self.curtain = Curtain(self.table)
        self.controller = Controller(self.table, self.panel, bots, language, settings, self)
        self._actions: dict[str, QAction] = {}
        self._folded = False
        self._make_menus()
        self.menuBar().setCornerWidget(self.panel.line)
        self.setMinimumSize(*LEAST)
        self.table.installEventFilter(self)
        self.controller.curtain_wanted.connect(self._fall)
        self.controller.shown.connect(self._shown)
        self.curtain.ready.connect(self._ready)
        self.panel.told.connect(self.table.tell)
        self.panel.fold_wanted.connect(self.fold)
        self.table.refused.connect(self.panel.box.warn)
        self.table.refused.connect(self.panel.announce)
        self.table.focused.connect(self.panel.announce)
        bots.troubled.connect(lambda text: self.panel.announce(language.say(text)))
        language.changed.connect(self._translate)

    def _make_menus(self) -> None:
        self.menuBar().setFont(face(Type(14, family=SANS)))
        self._menus = {GAME: self.menuBar().addMenu(""), VIEW: self.menuBar().addMenu("")}
        entries = [
            (GAME, UNDO, QKeySequence(QKeySequence.StandardKey.Undo), self.controller.undo),
            (GAME, REDO, QKeySequence(QKeySequence.StandardKey.Redo), self.controller.redo),
            (GAME, AGAIN, QKeySequence("Ctrl+R"), self.controller.replay_last_turn),
            (GAME, QUIT, QKeySequence(QKeySequence.StandardKey.Quit), self.close),
            (VIEW, FOLD, QKeySequence("F8"), self.fold),
            (VIEW, FULL, QKeySequence("F11"), self._full_screen),
        ]
        for menu, text, keys, do in entries:
            action = QAction(self)
            action.setShortcut(keys)
            action.triggered.connect(do)
            self._menus[menu].addAction(action)
            self._actions[text] = action
        self._translate()

    def _translate(self) -> None:
        say = self.language.say
        for source, menu in self._menus.items():
            menu.setTitle(say(source))
        for source, action in self._actions.items():
            action.setText(say(source))
        match = self.controller.match
        staging = None if match is None else match.game.staging
        if match is not None and staging is not None:
            self.setWindowTitle(staging.title(self.language.say_for(match.game.id)))

    def begin(self, match: Match) -> None:
        """Play this match."""
        self.curtain.hide()
        self.controller.begin(match)
        self._translate()
        self.table.setFocus()

    def fold(self) -> None:
        """Fold the side panel, or unfold it."""
        self._folded = not self._folded
        self.panel.set_folded(self._folded, self.width())

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _fall(self, player: int) -> None:
        match = self.controller.match
        if match is not None:
            seat = match.seats[player]
            self.curtain.fall(seat.name, seat.colour, self.language.say)

    def _ready(self) -> None:
        self.controller.ready()
        self.table.setFocus()

    def _shown(self) -> None:
        if not self.controller.curtain:
            self.curtain.hide()
        match = self.controller.match
        self._actions[UNDO].setEnabled(self.controller.can_undo() is not None)
        self._actions[REDO].setEnabled(match is not None and match.can_redo() is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.fit_window(self.width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.table and event.type() == QEvent.Type.Resize:
            self.curtain.setGeometry(self.table.rect())
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.controller.stop()
        self.bots.close()
        super().closeEvent(event)
