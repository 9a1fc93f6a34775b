"""The dialog of an unexpected exception: what happened, in words, and the details for a report."""

from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QSpacerItem,
    QWidget,
)

from fairytable.app.chrome import scaled
from fairytable.app.dialogs.message_box import MessageBox
from fairytable.app.theme import Theme
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.staging import Translate
from fairytable.storage import places

TROUBLE = QT_TRANSLATE_NOOP("app", "Something unexpected happened")
GOES_ON = QT_TRANSLATE_NOOP(
    "app",
    "The game continues. If you report this, please include the details. You can "
    "also find them in {file}.",
)
SHOW = QT_TRANSLATE_NOOP("app", "&Show details")
HIDE = QT_TRANSLATE_NOOP("app", "&Hide details")
COPY = QT_TRANSLATE_NOOP("app", "C&opy details")
CLOSE = QT_TRANSLATE_NOOP("app", "&Close")

_DETAILS = (460, 200)
"""The least size of the details, in letters of the usual size."""


class TroubleBox(MessageBox):
    """The details are folded away at first. Qt's own box of details knows only its own words."""

    def __init__(self, details: str, say: Translate, theme: Theme, window: QWidget | None) -> None:
        super().__init__("torn", theme, window)
        self._say = say
        self.setWindowTitle(say(TROUBLE))
        self.setText(say(TROUBLE))
        self.setInformativeText(say(GOES_ON, file=str(places.log())))
        self.copy = self.addButton(say(COPY), QMessageBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(lambda: QApplication.clipboard().setText(details))
        close = self.addButton(say(CLOSE), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(close)
        self.setEscapeButton(close)
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setMinimumSize(*map(scaled, _DETAILS))
        self.details.setTabChangesFocus(True)
        self.details.hide()
        # No button of the box's own: each of those closes it.
        self.fold = QPushButton(say(SHOW))
        self.fold.setAutoDefault(False)
        self.fold.clicked.connect(self._turn)
        self._lay_out()

    def _lay_out(self) -> None:
        grid, buttons = self.layout(), self.findChild(QDialogButtonBox)
        assert isinstance(grid, QGridLayout)
        assert buttons is not None
        below, columns = grid.rowCount(), grid.columnCount()
        foot = QHBoxLayout()
        foot.addWidget(self.fold)
        foot.addWidget(buttons, 1)
        grid.addLayout(foot, below, 0, 1, columns)
        grid.addWidget(self.details, below + 1, 0, 1, columns)
        # Always as wide as with the details: the words above them stay where they are.
        grid.addItem(QSpacerItem(self.details.minimumWidth(), 0), below + 2, 0, 1, columns)

    def _turn(self) -> None:
        """Show the details, or put them away again."""
        shown = self.details.isHidden()
        self.details.setVisible(shown)
        self.fold.setText(self._say(HIDE if shown else SHOW))
