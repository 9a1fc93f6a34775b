"""The plate at the top of the start page's side: the unfinished game, or a welcome."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from fairytable.app.chrome import HEADING, ink, wear
from fairytable.app.start_page.recent_list import RecentList
from fairytable.app.start_page.start_button import Kind, StartButton
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.sentence import Sentence
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, down, line_pen
from fairytable.paint.fonts import Type
from fairytable.storage.recent import Recent

if TYPE_CHECKING:  # the start needs no table
    from fairytable.stage.staging import Translate

UNFINISHED = QT_TRANSLATE_NOOP("app", "Unfinished game")
CONTINUE = QT_TRANSLATE_NOOP("app", "Continue")
WELCOME = QT_TRANSLATE_NOOP("app", "Welcome")
WELCOME_TEXT = QT_TRANSLATE_NOOP(
    "app",
    "Storybook card games to play with friends or against the computer. "
    "No need to know the rules: everything is explained as you play.",
)
PLAY_FIRST = QT_TRANSLATE_NOOP("app", "Play a first game")
PLAY_NOTE = QT_TRANSLATE_NOOP("app", "{game}, against two easy computer players")
RULES_FIRST = QT_TRANSLATE_NOOP("app", "Read the rules first")
RULES_OF = QT_TRANSLATE_NOOP("app", "Rules of {game}")


class SidePlate(QWidget):
    """A heading, a sentence and keys, the gold one first."""

    def __init__(self, theme: Theme, *kinds: Kind) -> None:
        """`kinds` are those of its keys."""
        super().__init__()
        self.theme = theme
        self.keys = tuple(StartButton(kind, theme) for kind in kinds)
        self.heading = QLabel()
        wear(self.heading, HEADING)
        self.text = Sentence(Type(15), 21)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(18, 13, 18, 18)
        column.setSpacing(8)
        for part in (self.heading, self.text, *self.keys):
            column.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        theme.changed.connect(self._colour)
        self._colour()

    def _colour(self) -> None:
        self.heading.setStyleSheet(f"color: {self.theme.chrome.text};")
        ink(self.text, self.theme.chrome.text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        c, rect = self.theme.chrome, QRectF(self.rect()).adjusted(2, 2, -2, -3)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.fillPath(plate(rect.translated(0, 2), 12), color("#05030C", 0.18))
            p.setBrush(down(rect, (0, c.box), (1, c.box_foot)))
            p.setPen(line_pen(c.gold, 1.6))
            p.drawPath(plate(rect, 12))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(c.gold, 0.7, 0.5))
            p.drawPath(plate(rect.adjusted(3.5, 3.5, -3.5, -3.5), 9))


class ResumePlate(SidePlate):
    """The game that was played last, as it stands in the list, with a gold key to continue it."""

    chosen = Signal(object)
    """The Recent game that is to be continued."""
    rename_wanted = Signal(object, str)
    """A Recent game and its new name."""
    delete_wanted = Signal(object)

    def __init__(self, language: Language, theme: Theme) -> None:
        super().__init__(theme, "main")
        (self.button,) = self.keys
        self.language = language
        for part in (self.heading, self.text):
            part.hide()
        self.row = RecentList(language, theme)
        self.row.setStyleSheet("RecentList { background: transparent; border: none; padding: 0; }")
        self.row.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column.setContentsMargins(9, 9, 9, 12)
        self._column.insertWidget(0, self.row)
        self.row.chosen.connect(self.chosen)
        self.row.rename_wanted.connect(self.rename_wanted)
        self.row.delete_wanted.connect(self.delete_wanted)
        self.button.clicked.connect(lambda: self.row.choose(0))

    @property
    def game(self) -> Recent | None:
        """What can be continued."""
        return self.row.entries[0] if self.row.entries else None

    def speak(self) -> None:
        """Say everything in the language of the moment."""
        self.row.speak()
        self.row.setAccessibleName(self.language.say(UNFINISHED))
        self.button.say(self.language.say(CONTINUE))
        self._describe()

    def offer(self, game: Recent | None) -> None:
        """Show the game; None if there is none."""
        self.row.present([] if game is None else [game])
        self.setVisible(game is not None)
        self._describe()

    def _describe(self) -> None:
        if self.game is not None:
            self.button.setAccessibleDescription(self.row.words(self.game).spoken)
            self._make_room()

    def _make_room(self) -> None:
        """The row is as high as its words need."""
        if self.game is not None:
            self.row.setFixedHeight(self.row.height_of(self.width() - 18))

    def heightForWidth(self, width: int) -> int:
        if self.game is not None:
            self.row.setFixedHeight(self.row.height_of(width - 18))
        return super().heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()


class WelcomePlate(SidePlate):
    """For somebody who has never played: the shortest way to a first game."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "main", "plain")
        self.play, self.rules = self.keys

    def speak(self, say: "Translate", game: str) -> None:
        """Welcome in the language of the moment; `game` is the title of the first game."""
        self.heading.setText(say(WELCOME))
        self.text.setText(say(WELCOME_TEXT))
        self.play.say(say(PLAY_FIRST))
        self.rules.say(say(RULES_FIRST))
        for key, source in ((self.play, PLAY_NOTE), (self.rules, RULES_OF)):
            note = say(source, game=game)
            key.setToolTip(note)
            key.setAccessibleDescription(note)
