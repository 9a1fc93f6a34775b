"""The program with its window: application, settings, bots, and what happens when all fails."""

import logging
import sys
from collections.abc import Callable
from functools import partial
from logging.handlers import RotatingFileHandler
from pathlib import Path
from threading import current_thread, main_thread
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from fairytable import __version__
from fairytable.app.chrome import dress, look
from fairytable.app.start import report
from fairytable.app.translation import Language
from fairytable.app.window import Window
from fairytable.app.wordmark import window_icon
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.storage import places, settings
from fairytable.table.art import Art
from fairytable.table.pixmaps import Pixmaps

if TYPE_CHECKING:
    from fairytable.app.bot_player import BotPlayer

TROUBLE = QT_TRANSLATE_NOOP("app", "Something unexpected happened")
GOES_ON = QT_TRANSLATE_NOOP(
    "app", "The game goes on. If you report this, please copy the details with it."
)
DESKTOP_FILE = "org.fairytable.Fairytable"
"""By it a desktop on Linux knows whose window this is, and which icon it has."""
AFTER_MS = 100
"""What is not seen yet is made ready so long after the window has been shown."""
COPY = QT_TRANSLATE_NOOP("app", "Copy details")


def run(arguments: list[str]) -> int:
    """Open the window and serve it until it is closed."""
    app, window = assemble(arguments)
    Doorman(window.files.open, app)
    if arguments:
        # A bad file is explained in a dialog; the start page is to be seen behind it.
        QTimer.singleShot(0, partial(_show_something, window))
        window.files.open(Path(arguments[0]))
    else:
        window.go_home()
    QTimer.singleShot(AFTER_MS, lambda: app.setWindowIcon(window_icon()))
    QTimer.singleShot(AFTER_MS, partial(_wake_bots, window))
    QTimer.singleShot(2 * AFTER_MS, lambda: window.page)
    return app.exec()


def assemble(arguments: list[str]) -> tuple[QApplication, Window]:
    """The program with its window, which shows no page yet, waiting to be served."""
    app = QApplication([sys.argv[0], *arguments])
    app.setApplicationName("Fairytable")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_FILE)
    _keep_a_log()
    chosen = settings.load(places.settings())
    language = Language(chosen.language)
    dress(app, look(chosen), chosen.text_size)
    sys.excepthook = Catcher(language).caught
    window = Window(Pixmaps(Art()), _bots, language, chosen)
    window.restore()
    window.show()
    return app, window


def _bots() -> "BotPlayer":
    from fairytable.app.bot_player import BotPlayer

    return BotPlayer()


def _show_something(window: Window) -> None:
    if not window.at_table:
        window.go_home()


def _wake_bots(window: Window) -> None:
    window.bots.start()


def _keep_a_log() -> None:
    """Write what goes wrong into a file that cannot grow for ever; without a disk, nowhere."""
    try:
        places.log().parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(places.log(), maxBytes=200_000, backupCount=1)
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


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


class Catcher:
    """Shows an unexpected exception in a dialog; the game survives it."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._showing = False

    def caught(
        self, kind: type[BaseException], trouble: BaseException, trace: TracebackType | None
    ) -> None:
        text = report(kind, trouble, trace)
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        if self._showing or current_thread() is not main_thread():
            return  # a dialog belongs to the main thread; the log has it
        self._showing = True
        box = self.box(text)
        box.exec()
        if box.clickedButton() is not None and box.clickedButton().objectName() == "copy":
            QApplication.clipboard().setText(text)
        self._showing = False

    def box(self, text: str) -> QMessageBox:
        say = self.language.say
        box = QMessageBox(QMessageBox.Icon.Warning, say(TROUBLE), say(GOES_ON))
        box.setDetailedText(text)
        box.addButton(QMessageBox.StandardButton.Ok)
        copy = box.addButton(say(COPY), QMessageBox.ButtonRole.ActionRole)
        copy.setObjectName("copy")
        return box
