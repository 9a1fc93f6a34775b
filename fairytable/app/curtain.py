"""The curtain: covers what is private until the next person sits at the machine."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from fairytable.engine.staging import Translate
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.table.brushes import color, line_pen, rounded
from fairytable.table.palette import PAPER, TABLE
from fairytable.table.pieces import paint_player

YOUR_TURN = QT_TRANSLATE_NOOP("app", "{name}, it is your turn.")
HAND_OVER = QT_TRANSLATE_NOOP("app", "Hand the machine over, then:")
SHOW = QT_TRANSLATE_NOOP("app", "Show my cards")


class Curtain(QWidget):
    """Lies over its parent; the table under it hides everything private by itself."""

    ready = Signal()

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered)
        self._covered = covered
        self._colour = 0
        self._name = QLabel()
        self._note = QLabel()
        self.button = QPushButton()
        self._name.setObjectName("curtainName")
        self._note.setObjectName("curtainNote")
        self.button.setObjectName("main")
        for label in (self._name, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.button.setMinimumHeight(44)
        self.button.setDefault(True)
        self.button.clicked.connect(self._lift)
        box = QVBoxLayout(self)
        box.addStretch(3)
        box.addSpacing(90)
        for widget in (self._name, self._note):
            box.addWidget(widget)
        box.addSpacing(14)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        box.addStretch(4)
        self.hide()

    def fall(self, name: str, colour: int, say: Translate) -> None:
        """Ask for this person."""
        self._colour = colour
        self._name.setText(say(YOUR_TURN, name=name))
        self._note.setText(say(HAND_OVER))
        self.button.setText(say(SHOW))
        self.setAccessibleName(self._name.text())
        self.setGeometry(self._covered.rect())
        self.show()
        self.raise_()
        self.button.setFocus()

    def _lift(self) -> None:
        self.hide()
        self.ready.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillRect(self.rect(), color(TABLE["felt_dark"], 0.82))
        middle = self.rect().center()
        plate = QRectF(middle.x() - 230, middle.y() - 175, 460, 330)
        shape = rounded(plate.x(), plate.y(), plate.width(), plate.height(), 14)
        p.fillPath(shape, color(TABLE["glass"], 0.92))
        p.setPen(line_pen(PAPER["gold_bright"], 2))
        p.drawPath(shape)
        crest = QRectF(plate).center()
        crest.setY(plate.top() + 70)
        paint_player(p, self._colour, crest, 30)
        p.end()
