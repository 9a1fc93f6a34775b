"""Notices above the pages: they stay until what they tell of is over, and offer what helps. Of many
at once only a few are shown: the pages below need their room."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from fairytable.app.chrome import BODY, NOTE, ink, wear
from fairytable.app.start_page.start_button import StartButton
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.widgets.walking import announce
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, down, line_pen
from fairytable.paint.glyphs import paint_glyph

DISMISS = QT_TRANSLATE_NOOP("app", "Dismiss this notice")
MORE = QT_TRANSLATE_NOOP("app", "%n more notice(s)", "", 1)
AT_ONCE = 2
"""How many notices are shown; the others wait until one of these is over."""
_SIGN = 18.0


class NoticeKey(NamedTuple):
    """A key of a notice."""

    text: str
    """A source text."""
    do: Callable[[], object]


class Notice(NamedTuple):
    """What is told."""

    text: str
    """A source text."""
    fields: Mapping[str, str]
    """What fills it; source texts among them are translated too."""
    answers: tuple[NoticeKey, ...] = ()
    lasting: bool = False
    """Whether it stays until what it tells of is over: nobody can put it away."""


class _Strip(QWidget):
    """One notice."""

    def __init__(self, notice: Notice, language: Language, theme: Theme) -> None:
        super().__init__()
        self.notice, self._language, self._theme = notice, language, theme
        self.words = Sentence(BODY, 19)
        self.keys = [StartButton("plain", theme) for _ in notice.answers]
        self.more = QLabel()
        wear(self.more, NOTE)
        self.dismiss = QToolButton()
        self.dismiss.setText("✕")
        for key, answer in zip(self.keys, notice.answers, strict=True):
            key.clicked.connect(answer.do)
            key.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(44, 5, 14, 6)
        row.setSpacing(8)
        row.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)
        for part in (*self.keys, self.more, self.dismiss):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self.dismiss.setVisible(not notice.lasting)  # in its row: alone it would be a window
        theme.changed.connect(self._colour)
        self._colour()
        self.count(0)
        self.speak()

    def count(self, waiting: int) -> None:
        """Say how many other notices wait until this one is over."""
        self._waiting = waiting
        self.more.setVisible(bool(waiting))
        self.more.setText(self._language.say(MORE, waiting))

    def speak(self) -> None:
        say, notice = self._language.say, self.notice
        fields = {
            name: say(value) if name == "reason" else value for name, value in notice.fields.items()
        }
        self.words.setText(say(notice.text, **fields))
        self.setAccessibleName(self.words.text())
        for key, answer in zip(self.keys, notice.answers, strict=True):
            key.say(say(answer.text))
        self.count(self._waiting)
        self.dismiss.setToolTip(say(DISMISS))
        self.dismiss.setAccessibleName(say(DISMISS))

    def _colour(self) -> None:
        ink(self.words, self._theme.chrome.text)
        ink(self.more, self._theme.chrome.soft)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        c, rect = self._theme.chrome, QRectF(self.rect())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.fillRect(rect, down(rect, (0, c.box), (1, c.box_foot)))
            p.fillRect(rect, color(c.gold, 0.1))
            p.setPen(line_pen(c.gold, 1.4))
            p.drawLine(rect.bottomLeft(), rect.bottomRight())
            sign = QRectF(15, rect.center().y() - _SIGN / 2, _SIGN, _SIGN)
            paint_glyph(p, "hint" if not self.notice.lasting else "question", sign, color(c.gold))


class Notices(QWidget):
    """All notices of a window: the latest ones, and those that last, one below the other."""

    def __init__(self, language: Language, theme: Theme) -> None:
        super().__init__()
        self._language, self._theme = language, theme
        self.strips: dict[str, _Strip] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()
        language.changed.connect(self._speak)

    def above(self, pages: QWidget) -> QWidget:
        """Pages with the notices above them; these take their room only while there are some."""
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self)
        column.addWidget(pages, 1)
        return whole

    def tell(self, topic: str, notice: Notice) -> None:
        """Tell something of a topic; what was told of it before is over."""
        if topic in self.strips and self.strips[topic].notice[:2] == notice[:2]:
            return
        self.end(topic)
        strip = self.strips[topic] = _Strip(notice, self._language, self._theme)
        strip.dismiss.clicked.connect(lambda: self.end(topic))
        self._column.addWidget(strip)
        self._show_some()
        announce(self, strip.words.text())

    def end(self, topic: str) -> None:
        """What was told of a topic is over."""
        strip = self.strips.pop(topic, None)
        if strip is not None:
            strip.hide()
            strip.deleteLater()
        self._show_some()

    def _show_some(self) -> None:
        strips = sorted(self.strips.values(), key=lambda strip: strip.notice.lasting)
        waiting, shown = strips[:-AT_ONCE], strips[-AT_ONCE:]
        for strip in strips:
            strip.setVisible(strip in shown)
        for strip in shown:
            strip.count(len(waiting) if strip is shown[0] else 0)
        self.setVisible(bool(shown))

    def _speak(self) -> None:
        for strip in self.strips.values():
            strip.speak()
