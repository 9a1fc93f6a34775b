"""A sentence at the foot of a window, for a while: it lies over the page and moves nothing."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from fairytable.app.chrome import LABEL, ink, scaled, wear
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.paint.brushes import color, line_pen
from fairytable.table.timers import once

_ABOVE_FOOT = 10


class FootLine(Overlay):
    """Says one thing at a time; what is under it can be clicked as ever."""

    def __init__(self, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self.theme = theme
        theme.changed.connect(self._colour)
        self.words = PlainLabel()
        wear(self.words, LABEL)
        row = QHBoxLayout(self)
        row.setContentsMargins(scaled(18), scaled(7), scaled(18), scaled(7))
        row.addWidget(self.words)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._end = once(self, 0)
        self._end.timeout.connect(self.hide)
        self._colour()
        self.hide()

    def tell(self, sentence: str, for_ms: int) -> None:
        """Say something; what was said before is over."""
        self.words.setText(sentence)
        self.show()
        self.fit()
        self._end.start(for_ms)

    def place(self, room: QRect) -> QRect:
        """In the middle of the window's foot."""
        size = self.sizeHint().boundedTo(room.size())
        x = (room.width() - size.width()) // 2
        return QRect(x, room.height() - size.height() - _ABOVE_FOOT, size.width(), size.height())

    def _colour(self) -> None:
        ink(self.words, self.theme.chrome.text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        c, rect = self.theme.chrome, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setBrush(color(c.box))
            p.setPen(line_pen(c.gold, 1.4))
            p.drawPath(plate(rect, 10))
