"""A game on the start page: its cover, what it is about, and the way to its table and its rules."""

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from fairytable.app.chrome import LABEL, ink
from fairytable.app.start_page.game_cover import Cover
from fairytable.app.start_page.start_button import StartButton
from fairytable.app.theme import Theme
from fairytable.app.titles import credit
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.app.widgets.sentence import Sentence
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import about
from fairytable.paint.brushes import color, down, line_pen
from fairytable.paint.fonts import Type
from fairytable.paint.pixmaps import Pixmaps

PLAY = QT_TRANSLATE_NOOP("app", "Play")
RULES = QT_TRANSLATE_NOOP("app", "Rules")
PLAY_GAME = QT_TRANSLATE_NOOP("app", "Play {game}")
RULES_OF = QT_TRANSLATE_NOOP("app", "Rules of {game}")
PLAYERS = QT_TRANSLATE_NOOP("app", "{least}–{most} players")
AS_MANY = QT_TRANSLATE_NOOP("app", "%n player(s)", "", 1)
MINUTES = QT_TRANSLATE_NOOP("app", "{least}–{most} minutes")

WIDE = 560
"""From here up the buttons stand beside the words."""
GRAND = 900
"""From here up everything is larger."""
_FRAME, _PAD, _GAP = 9, 20, 5
_LEAST_COVER = 132
_BETWEEN = 8
"""From one button to the one below it."""
_LINE = Type(15)
_NOTE = Type(14, italic=True)


class GameTile(QWidget):
    """A plate in the chrome's colours; a click anywhere on it plays."""

    play_wanted = Signal(str)
    rules_wanted = Signal(str)

    def __init__(
        self,
        game: str,
        language: Language,
        pixmaps: Pixmaps,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.language = language
        self.theme = theme
        self._pressed = False
        self._brief = False
        """Whether there is only room for the most important words."""
        self._level = 0
        """How much stands under the covers of its row: they end at one height."""
        self.cover = Cover(pixmaps, self)
        self.author, self.facts = Sentence(_NOTE, 20), Sentence(LABEL, 22)
        self.line = Sentence(_LINE, 21)
        self.play, self.rules = (
            StartButton("main", theme, self),
            StartButton("plain", theme, self),
        )
        for words in self.words():
            words.setParent(self)
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.play.clicked.connect(lambda: self.play_wanted.emit(game))
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(game))
        theme.changed.connect(self._colour)
        self._colour()
        self.speak()

    def words(self) -> tuple[Sentence, ...]:
        return self.author, self.facts, self.line

    def _shown(self) -> tuple[Sentence, ...]:
        return (self.facts,) if self._brief else self.words()

    def be_brief(self, brief: bool) -> None:
        """Leave out what the cover and the tooltip tell as well, or say everything."""
        self._brief = brief
        for words in (self.author, self.line):
            words.setVisible(not brief)
        self.setToolTip(plain_tip(self.line.text()) if brief else "")

    def speak(self) -> None:
        """Say everything in the language of the moment."""
        say = self.language.say_for(self.game)
        game = about(self.game, say)
        assert game is not None
        least, most = game.players
        players = say(AS_MANY, most) if least == most else say(PLAYERS, least=least, most=most)
        minutes = say(MINUTES, least=game.minutes[0], most=game.minutes[1])
        self.author.setText(credit(game, say))
        self.facts.setText(f"{players}  ·  {minutes}")
        self.line.setText(game.line)
        self.play.say(say(PLAY))
        self.rules.say(say(RULES))
        self.play.setAccessibleName(say(PLAY_GAME, game=game.title))
        self.play.setAccessibleDescription(game.line)
        self.rules.setAccessibleName(say(RULES_OF, game=game.title))
        self.setAccessibleName(game.title)
        self.cover.show_game(self.game, game.title)
        self._place()

    def _colour(self) -> None:
        c = self.theme.chrome
        for words, value in zip(self.words(), (c.soft, c.link, c.text), strict=True):
            ink(words, value)
        self.update()

    # Places

    def stand(self, place: QRect, level: int) -> None:
        """Take this place in a row whose covers leave this much room under them."""
        self._level = level
        self.setGeometry(place)
        self._place()

    def least_height(self, width: int) -> int:
        """How high a tile of this width must be, so that nothing is cut."""
        cover = 236 if width >= WIDE else _LEAST_COVER if self._brief else 178
        return self.foot(width) + cover

    def foot(self, width: int) -> int:
        """The height of all that stands under the cover."""
        self._choose_types(width)
        words = (w.heightForWidth(self._room(width)) + _GAP for w in self._shown())
        play, rules = self.play.sizeHint().height(), self.rules.sizeHint().height()
        under = sum(words) - _GAP
        under = max(under, play + _BETWEEN + rules) if width >= WIDE else under + 14 + play
        return 14 + under + _PAD

    def _choose_types(self, width: int) -> None:
        """All words larger on a grand tile."""
        for words, kind in ((self.author, _NOTE), (self.facts, LABEL), (self.line, _LINE)):
            words.kind = kind._replace(px=kind.px + 3) if width >= GRAND else kind
            words.leading = words.kind.px * 1.42

    def _room(self, width: int) -> int:
        """How wide the words may be; on a wide tile the buttons stand beside them."""
        beside = self._keys_width() + 28 if width >= WIDE else 0
        return width - 2 * _PAD - beside

    def _keys_width(self) -> int:
        return max(150, self.play.sizeHint().width(), self.rules.sizeHint().width())

    def _place(self) -> None:
        width = self.width()
        top = self.height() - max(self.foot(width), self._level)
        self.cover.setGeometry(_FRAME, _FRAME, width - 2 * _FRAME, top - _FRAME)
        y = top + 14
        for words in self._shown():
            across = self._room(width)
            high = words.heightForWidth(across)
            words.setGeometry(_PAD, y, across, high)
            y += high + _GAP
        keys, play, rules = self._keys_width(), self.play.sizeHint(), self.rules.sizeHint()
        if width >= WIDE:
            left, foot = width - _PAD - keys, self.height() - _PAD
            self.rules.setGeometry(left, foot - rules.height(), keys, rules.height())
            above = foot - rules.height() - _BETWEEN - play.height()
            self.play.setGeometry(left, above, keys, play.height())
            return
        y = self.height() - _PAD - play.height()
        free = width - 2 * _PAD - 10
        first = max(play.width(), free - max(rules.width(), free // 3))
        self.play.setGeometry(_PAD, y, first, play.height())
        self.rules.setGeometry(_PAD + first + 10, y + 2, free - first, rules.height())

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.button() == Qt.MouseButton.LeftButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, False
        if pressed and self.rect().contains(event.position().toPoint()):
            self.play.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, hot = self.theme.chrome, self.underMouse()
            rect = QRectF(self.rect()).adjusted(2, 2, -2, -4)
            for i in range(3):
                p.fillPath(plate(rect.adjusted(-i, 1, i, 1 + i), 13 + i), color("#05030C", 0.07))
            p.fillPath(plate(rect, 13), down(rect, (0, c.box), (1, c.box_foot)))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(c.gold, 2.2 if hot else 1.6))
            p.drawPath(plate(rect, 13))
            edge = QRectF(self.cover.geometry())
            p.setPen(line_pen(c.gold, 1.4))
            p.drawPath(plate(edge.adjusted(-0.7, -0.7, 0.7, 0.7), self.cover.radius + 0.7))
