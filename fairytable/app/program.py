"""The program with its window: application, settings, bots, and what happens when all fails."""

import gc
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from fairytable import __version__
from fairytable.app import recent_games
from fairytable.app.chrome import dress, look
from fairytable.app.interrupts import Interrupts
from fairytable.app.single_window import SingleWindow
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.trouble import log_files, qt_messages
from fairytable.app.trouble.catcher import Catcher
from fairytable.app.widgets.wordmark import window_icon
from fairytable.app.window import Window
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint import textures
from fairytable.paint.art import Art
from fairytable.paint.pixmaps import Pixmaps
from fairytable.storage import places, settings

if TYPE_CHECKING:
    from fairytable.app.play.bot_player import BotPlayer

CRASHED = QT_TRANSLATE_NOOP(
    "app", "Fairytable closed unexpectedly last time. The details are in {file}."
)
CRASHED_MS = 30_000
"""How long that is told."""
DESKTOP_FILE = "org.fairytable.Fairytable"
"""By it a desktop on Linux knows whose window this is, and which icon it has."""
AFTER_MS = 100
"""How long after the window has been shown, what is not seen yet is made ready."""

SWEEP_MS = 3_000
"""How long after the start, what earlier runs have left is cleared away."""


def run(arguments: list[str]) -> int:
    """Open the window and serve it until it is closed; what goes wrong is written down."""
    crash = log_files.last_crash()
    crash_file = log_files.CrashFile()
    log_files.keep_a_log()
    crash_file.open()
    qInstallMessageHandler(qt_messages.to_log)
    try:
        return _serve(arguments, crash)
    finally:
        qInstallMessageHandler(None)  # Qt may speak after Python has gone
        crash_file.clear()


def _serve(arguments: list[str], crash: Path | None) -> int:
    app = _application(arguments)
    files = [Path(argument) for argument in arguments]
    single = SingleWindow(app)
    if not single.take() and single.hand_over(files):
        return 0
    window = open_window(app)
    interrupts = Interrupts(partial(_end, app, window), app)
    Doorman(window.files.open, app)
    single.wanted.connect(partial(_come_forward, window))
    window.go_home()
    _open_all(window, files)
    _tell(window, crash)
    QTimer.singleShot(AFTER_MS, lambda: app.setWindowIcon(window_icon()))
    QTimer.singleShot(AFTER_MS, partial(_wake_bots, window))
    QTimer.singleShot(2 * AFTER_MS, lambda: window.page)
    QTimer.singleShot(2 * AFTER_MS, single.listen)
    QTimer.singleShot(3 * AFTER_MS, lambda: textures.prepare(window.devicePixelRatioF()))
    QTimer.singleShot(4 * AFTER_MS, _keep_what_is_loaded)
    QTimer.singleShot(SWEEP_MS, recent_games.sweep)
    try:
        return app.exec()
    finally:
        interrupts.close()
        single.close()


def _open_all(window: Window, files: Iterable[Path]) -> None:
    """Open files one after the other: the last one stays on the table, the others wait."""
    for file in files:
        window.files.open(file)


def _come_forward(window: Window, files: Iterable[Path]) -> None:
    """Somebody has started the program once more: here is the window."""
    _open_all(window, files)
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()


def _end(app: QApplication, window: Window, number: int) -> None:
    """A signal: close the window and go, without any question."""
    window.keeping.give_up()
    app.setQuitOnLastWindowClosed(False)  # that would be an end like any other
    window.close()
    QTimer.singleShot(0, partial(app.exit, 128 + number))  # also where nothing is served yet


def _tell(window: Window, crash: Path | None) -> None:
    """Tell what was found at the start."""
    if crash is not None:
        sentence = window.language.say(CRASHED, file=str(crash))
        window.foot.tell(sentence, CRASHED_MS)
    for place in places.strange():
        window.messages.strange(place)


def _keep_what_is_loaded() -> None:
    """Modules, pages and pictures stay: looking through them for rubbish, again and again, would
    hold up the table for a moment each time."""
    gc.collect()
    gc.freeze()
    gc.enable()


def assemble(arguments: list[str]) -> tuple[QApplication, Window]:
    """The program with its window, which shows no page yet, waiting to be served."""
    app = _application(arguments)
    return app, open_window(app)


def _application(arguments: list[str]) -> QApplication:
    app = QApplication([sys.argv[0], *arguments])
    app.setApplicationName("Fairytable")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_FILE)
    return app


def open_window(app: QApplication) -> Window:
    """The window as it was left, with no page yet."""
    chosen = settings.load(places.settings())
    language = Language(chosen.language)
    dress(app, look(chosen), chosen.text_size)
    catcher = Catcher(language, Theme(look(chosen)))
    sys.excepthook = catcher.caught
    window = Window(Pixmaps(Art()), _bots, language, chosen)
    catcher.theme = window.theme
    window.restore()
    window.show()
    return window


def _bots() -> "BotPlayer":
    from fairytable.app.play.bot_player import BotPlayer

    return BotPlayer()


def _wake_bots(window: Window) -> None:
    window.bots.start()


class Doorman(QObject):
    """Opens the saved games that macOS sends to the running program, as by a double click."""

    def __init__(self, open_file: Callable[[Path], None], app: QApplication) -> None:
        super().__init__(app)
        self._open_file = open_file
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        QTimer.singleShot(0, partial(self._open_file, Path(event.file())))
        return True
