"""One of several answers, as a key that is gold while it is chosen."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QWidget

from fairytable.app.chrome import face, scaled
from fairytable.app.theme import Theme
from fairytable.app.widgets.key_painter import Key, ink_of, paint_key
from fairytable.app.widgets.wrapping import measure
from fairytable.paint.brushes import color
from fairytable.paint.fonts import Type


class RadioStyle(NamedTuple):
    """How the answers to one kind of question look."""

    key: Key
    chosen: Type
    """The words of the chosen answer; no answer's are wider."""
    other: Type
    side: int
    """Free at both sides of the words."""
    high: int
    least: int = 0
    """No answer is narrower."""


class RadioKey(QRadioButton):
    """A click anywhere on it chooses; so do the arrow keys, from one to the next."""

    def __init__(self, style: RadioStyle, theme: Theme, group: QWidget | None = None) -> None:
        super().__init__(group)  # only those of one parent exclude each other
        self._look = style
        self.theme = theme
        theme.changed.connect(self.update)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._take_tab)

    def _take_tab(self, on: bool) -> None:
        """Tab comes to the chosen answer; from there the arrows choose."""
        group = self.parentWidget()
        if on and group is not None:
            for key in group.findChildren(RadioKey):
                strong = Qt.FocusPolicy.StrongFocus
                key.setFocusPolicy(strong if key is self else Qt.FocusPolicy.ClickFocus)

    def sizeHint(self) -> QSize:
        look = self._look
        words = round(measure(look.chosen).horizontalAdvance(self.text()))
        return QSize(max(look.least, words + 2 * look.side), scaled(look.high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, chrome, gold = self._look, self.theme.chrome, self.isChecked()
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_key(p, self, look.key, chrome, gold=gold)
            p.setFont(face(look.chosen if gold else look.other))
            p.setPen(color(ink_of(self, look.key, chrome, gold=gold)))
            p.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
