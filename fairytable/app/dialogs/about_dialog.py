"""About the program: who made it and its games, under which licences, on what machine it runs."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fairytable import __version__
from fairytable.app.chrome import BODY, LABEL, NOTE, wear
from fairytable.app.dialogs.framed_dialog import GROUP_TYPE, FramedDialog, plate
from fairytable.app.dialogs.licences import FONT, chosen
from fairytable.app.theme import Theme
from fairytable.app.titles import credit, full_title
from fairytable.app.translation import Language
from fairytable.app.trouble import diagnostics
from fairytable.app.widgets.wordmark import paint_sign
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import ON_THE_TABLE, about
from fairytable.paint.fonts import SEMIBOLD, Type

WIDTH, HEIGHT = 800, 610
NAME = "Fairytable"
NAME_TYPE = Type(34, SEMIBOLD, caps=True)

TITLE = QT_TRANSLATE_NOOP("app", "About Fairytable")
VERSION = QT_TRANSLATE_NOOP("app", "Version {version}")
LINE = QT_TRANSLATE_NOOP("app", "A card table for storybook card games.")
THE_GAMES = QT_TRANSLATE_NOOP("app", "The games")
LICENCES = QT_TRANSLATE_NOOP("app", "Licences")
READ = QT_TRANSLATE_NOOP("app", "&Licences…")
MACHINE = QT_TRANSLATE_NOOP("app", "For bug reports")
MACHINE_NOTE = QT_TRANSLATE_NOOP(
    "app", "If something goes wrong, please copy this and send it with your description."
)
COPY = QT_TRANSLATE_NOOP("app", "C&opy")
COPIED = QT_TRANSLATE_NOOP("app", "Copied")


class ProgramSign(QWidget):
    """The sign of the program."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(76, 76)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            sign = QRectF(0, self.height() / 2 - 38, 76, 76).adjusted(4, 4, -4, -4)
            paint_sign(p, sign, self.theme.chrome)


class AboutDialog(FramedDialog):
    """Everything on one leaf; the report can be copied."""

    def __init__(self, language: Language, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(language, theme, parent)
        self.version = QLabel()
        self.report = QPlainTextEdit()
        self.copy = QPushButton()
        self.licences = QPushButton()
        self._line = QLabel()
        self._games = {game: (_prose(QLabel()), _prose(QLabel())) for game in ON_THE_TABLE}
        self._titles = {source: QLabel() for source in (THE_GAMES, LICENCES, MACHINE)}
        self._machine_note = QLabel()
        self._parts = {part: QLabel() for part in chosen()}
        wear(self.heading, NAME_TYPE)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setMinimumHeight(90)
        self.report.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.report.setPlainText(diagnostics.text())
        self.copy.clicked.connect(self._copy)
        self.licences.clicked.connect(self.show_licences)
        for place, button in enumerate((self.copy, self.licences)):
            button.setAutoDefault(False)
            self.foot.insertWidget(place, button)
        self._lay_out()
        self.resize(WIDTH, HEIGHT)
        self._colour()
        self.speak()
        self.close_button.setFocus()

    def speak(self) -> None:
        super().speak()
        say = self.language.say
        self.setWindowTitle(say(TITLE))
        self.heading.setText(NAME)
        self.version.setText(say(VERSION, version=__version__))
        self._line.setText(say(LINE))
        self._machine_note.setText(say(MACHINE_NOTE))
        self.report.setAccessibleName(say(MACHINE))
        self.report.setAccessibleDescription(say(MACHINE_NOTE))
        self.copy.setText(say(COPY))
        self.licences.setText(say(READ))
        for source, title in self._titles.items():
            title.setText(say(source))
        for part, label in self._parts.items():
            label.setText(say(FONT, name=part.name) if part.font else part.name)
        for game, (title, author) in self._games.items():
            self._tell(game, title, author)

    def _tell(self, game_id: str, title: QLabel, author: QLabel) -> None:
        """A game and who invented it."""
        say = self.language.say_for(game_id)
        game = about(game_id, say)
        assert game is not None  # it is on the table
        title.setText(full_title(game, say))
        author.setText(credit(game, say))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(self.language.say(COPIED))

    def show_licences(self) -> None:
        """Let all licences be read in full."""
        from fairytable.app.dialogs.licences_dialog import LicencesDialog

        dialog = LicencesDialog(self.language, self.theme, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # Making

    def _lay_out(self) -> None:
        self.head.setSpacing(16)
        self.head.insertWidget(0, ProgramSign(self.theme))
        self.head.addStretch(1)
        beside = QVBoxLayout()
        beside.setSpacing(2)
        wear(self._line, NOTE._replace(px=15))
        wear(self.version, LABEL)
        self.version.setObjectName("soft")
        beside.addStretch(1)
        for label in (self.version, self._line):
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            beside.addWidget(label)
        beside.addStretch(1)
        self.head.addLayout(beside)
        upper = QHBoxLayout()
        upper.setSpacing(14)
        upper.addWidget(plate(self._titles[THE_GAMES], self._inventors()), 5)
        upper.addWidget(plate(self._titles[LICENCES], self._licences()), 3)
        _prose(self._machine_note).setObjectName("soft")
        wear(self._titles[MACHINE], GROUP_TYPE)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(24, 2, 24, 2)
        column.setSpacing(10)
        column.addLayout(upper)
        column.addWidget(self._titles[MACHINE])
        column.addWidget(self._machine_note)
        column.addWidget(self.report, 1)

    def _inventors(self) -> QWidget:
        told = QWidget()
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        for title, author in self._games.values():
            wear(title, LABEL)
            author.setObjectName("soft")
            column.addWidget(title)
            column.addWidget(author)
            column.addSpacing(6)
        return told

    def _licences(self) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(0, 1)
        for row, (part, name) in enumerate(self._parts.items()):
            licence = _prose(QLabel(part.licence))
            licence.setWordWrap(False)
            licence.setObjectName("soft")
            grid.addWidget(_prose(name), row, 0)
            grid.addWidget(licence, row, 1, Qt.AlignmentFlag.AlignRight)
        return table


def _prose(label: QLabel) -> QLabel:
    wear(label, BODY)
    label.setWordWrap(True)
    return label
