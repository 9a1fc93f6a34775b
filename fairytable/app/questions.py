"""Questions before something is lost, each of which can be silenced."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from fairytable.app.dialogs.message_box import MessageBox
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.check_box import CheckBox
from fairytable.engine.words import QT_TRANSLATE_NOOP

AGAIN = QT_TRANSLATE_NOOP("app", "&Do not ask again")
CANCEL = QT_TRANSLATE_NOOP("app", "Cancel")


class Question(NamedTuple):
    """What is asked, in source texts."""

    field: str
    """The setting that silences it; empty: nothing does."""
    text: str
    more: str
    yes: str
    no: str = CANCEL


LEAVE = Question(
    "",
    QT_TRANSLATE_NOOP("app", "Abandon this game ({names})?"),
    QT_TRANSLATE_NOOP(
        "app", "It could not be saved anywhere. To keep it, cancel and save it on another disk."
    ),
    QT_TRANSLATE_NOOP("app", "&Abandon"),
)
OVERWRITE = Question(
    "confirm_overwrite",
    QT_TRANSLATE_NOOP("app", "Replace “{name}”?"),
    QT_TRANSLATE_NOOP("app", "A file with this name already exists."),
    QT_TRANSLATE_NOOP("app", "&Replace"),
)
UNDO = Question(
    "confirm_undo",
    QT_TRANSLATE_NOOP("app", "Undo after seeing new cards?"),
    QT_TRANSLATE_NOOP("app", "You would still know what you have seen."),
    QT_TRANSLATE_NOOP("app", "&Undo the move"),
    QT_TRANSLATE_NOOP("app", "Leave it as it is"),
)
MARKED_UNDO = UNDO._replace(
    more=QT_TRANSLATE_NOOP(
        "app",
        "It will be noted in the log and on the final page, and the game will not "
        "count in the statistics.",
    )
)


class Questions(QObject):
    """Asks without waiting: the answer calls what is to be done."""

    silenced = Signal(str)
    """The field of the settings whose question is not wanted any more."""

    def __init__(
        self, window: QWidget, language: Language, theme: Theme, wanted: Callable[[str], bool]
    ) -> None:
        super().__init__(window)
        self._window, self.theme = window, theme
        self._language = language
        self._wanted = wanted

    def box(self, sign: str) -> MessageBox:
        """An empty box over the window, in our dress."""
        return MessageBox(sign, self.theme, self._window)

    def ask(self, question: Question, then: Callable[[], object], **fields: str) -> None:
        """Do it if the person says yes, or wants no such question."""
        if question.field and not self._wanted(question.field):
            then()
            return
        say = self._language.say
        box = self.box("question")
        box.setText(say(question.text, **fields))
        box.setInformativeText(say(question.more, **fields))
        yes = box.addButton(say(question.yes), QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(say(question.no), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        again = CheckBox(self.theme, say(AGAIN))
        if question.field:
            box.setCheckBox(again)

        def answered() -> None:
            if box.clickedButton() is yes:
                if again.isChecked():
                    self.silenced.emit(question.field)
                then()
            box.deleteLater()

        box.finished.connect(answered)
        box.open()
