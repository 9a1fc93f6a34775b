"""Help beside the table: the chapter of the rules that fits the decision of the moment."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from fairytable.app.chrome import scaled
from fairytable.app.translation import Language
from fairytable.engine import Game
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.pixmaps import Pixmaps

if TYPE_CHECKING:
    from fairytable.app.rules.reader import Reader

ALL_RULES = QT_TRANSLATE_NOOP("app", "All the rules (F1)")
WHOLE = "whole"
"""Where the link at the foot leads: to no chapter, but to all of them."""
NONE_YET = QT_TRANSLATE_NOOP("app", "The rules of this game are still being written.")


class HelpView(QWidget):
    """Follows the game; what nobody looks at is not typeset."""

    rules_wanted = Signal()
    """The whole of the rules is asked for."""

    def __init__(self, pixmaps: Pixmaps, language: Language) -> None:
        super().__init__()
        self.language = language
        self.chapter = ""
        """The one that is read."""
        self._game: Game | None = None
        self._typeset: tuple[Game, str, str, int] | None = None
        """What is set, in which language and size of letters."""
        self._pixmaps = pixmaps
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 4)
        language.changed.connect(self._speak)

    @cached_property
    def reader(self) -> "Reader":
        """Made when it is first looked at: the window opens sooner without it."""
        from fairytable.app.rules.parchment import Parchment
        from fairytable.app.rules.reader import Reader

        reader = Reader(self._pixmaps)
        self._column.addWidget(Parchment(reader))
        self.setFocusProxy(reader)
        reader.anchorClicked.connect(self._follow)
        return reader

    def present(self, game: Game, chapter: str) -> None:
        """Help with this: a chapter of a game's rules, or their beginning."""
        self._game, self.chapter = game, chapter
        if self.isVisible():
            self._show()

    def _follow(self, link: QUrl) -> None:
        """A link leads to another chapter; the next decision leads back."""
        if link.fragment() == WHOLE:
            self.rules_wanted.emit()
        else:
            self.chapter = link.fragment()
            self._show()

    def _show(self) -> None:
        if self._game is None:
            return
        wanted = self._game, self.chapter, self.language.code, scaled(100)
        if wanted == self._typeset:
            return
        from fairytable.app.rules.reader import BESIDE
        from fairytable.app.rules.text import Pictures, load

        self._typeset = wanted
        game, chapter, code, _ = wanted
        text = load(game.id, code)
        if text is None:
            self.reader.show_sentence(self.language.say(NONE_YET), BESIDE)
            return
        pictures = Pictures(game, self.language.say_for(game.id))
        more = f'<p><a href="#{WHOLE}">{self.language.say(ALL_RULES)}</a></p>'
        self.reader.show_text(text.excerpt(chapter), pictures, BESIDE, foot=more)

    def _speak(self) -> None:
        if self.isVisible():
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()
