"""The mark over the table while the last turn is shown again."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from fairytable.app.theme import Theme
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.replay_plate import paint_replay_plate, replay_plate_size


class ReplayMark(Overlay):
    """A small plate at the upper edge; what lies under it can be clicked as ever."""

    def __init__(self, table: QWidget, theme: Theme) -> None:
        super().__init__(table)
        self.theme = theme
        theme.changed.connect(self.update)
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str) -> None:
        """Show these words."""
        self.text = text
        self.setAccessibleName(text)
        self.show()
        self.fit()
        self.update()

    def sizeHint(self) -> QSize:
        return replay_plate_size(self.text)

    def place(self, room: QRect) -> QRect:
        size = self.sizeHint().boundedTo(room.size())
        return QRect((room.width() - size.width()) // 2, 4, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_replay_plate(p, rect, self.text, self.theme.chrome)
