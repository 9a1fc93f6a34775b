"""What can be done with a game of the start page: continue, rename, delete."""

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.storage.recent import Recent
from fairytable.storage.unfinished import given_name

CONTINUE = QT_TRANSLATE_NOOP("app", "&Continue")
OPEN = QT_TRANSLATE_NOOP("app", "&Open")
WATCH = QT_TRANSLATE_NOOP("app", "&Watch replay")
RENAME = QT_TRANSLATE_NOOP("app", "&Rename…")
DELETE = QT_TRANSLATE_NOOP("app", "&Delete")
TAKE_OFF = QT_TRANSLATE_NOOP("app", "Remove from this &list")
NEW_NAME = QT_TRANSLATE_NOOP("app", "Rename the game")
NAME = QT_TRANSLATE_NOOP("app", "Name:")
KEEP = QT_TRANSLATE_NOOP("app", "Rename")
CANCEL = QT_TRANSLATE_NOOP("app", "Cancel")


class GameMenu(QObject):
    """The menu of one game at a time."""

    continue_wanted = Signal(object)
    """The Recent game that is to be continued, opened or watched."""
    rename_wanted = Signal(object, str)
    """A Recent game and its new name."""
    delete_wanted = Signal(object)

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language, self._widget = language, parent
        self.shown: QMenu | None = None

    def show_for(self, game: Recent, at: QPoint) -> None:
        """Offer what can be done with a game, at a point of the screen."""
        say = self._language.say
        menu = self.shown = QMenu(self._widget)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        first = WATCH if game.over else CONTINUE if game.waits else OPEN
        ours = game.waits or game.kept
        last = DELETE if ours else TAKE_OFF
        menu.addAction(say(first)).triggered.connect(lambda: self.continue_wanted.emit(game))
        menu.addAction(say(RENAME)).triggered.connect(lambda: self.ask_name(game))
        menu.addAction(say(last)).triggered.connect(lambda: self.delete_wanted.emit(game))
        menu.popup(at)

    def ask_name(self, game: Recent) -> None:
        """Ask how a game should be called."""
        say = self._language.say
        dialog = QInputDialog(self._widget.window())
        dialog.setWindowTitle(say(NEW_NAME))
        dialog.setLabelText(say(NAME))
        dialog.setTextValue(given_name(game.path) if game.waits or game.kept else game.path.stem)
        dialog.setOkButtonText(say(KEEP))
        dialog.setCancelButtonText(say(CANCEL))
        dialog.setMinimumWidth(360)
        dialog.textValueSelected.connect(
            lambda name: self.rename_wanted.emit(game, name) if name.strip() else None
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
