"""The curtain: covers what is private until the next person sits at the machine."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from fairytable.app.chrome import face
from fairytable.engine.staging import Translate
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.table.brushes import color, line_pen, rounded
from fairytable.table.fonts import SANS, SEMIBOLD, Type
from fairytable.table.palette import PAPER, TABLE, UI
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
        self._name.setFont(face(Type(28, SEMIBOLD)))
        self._note.setFont(face(Type(16, family=SANS)))
        self.button.setFont(face(Type(17, SEMIBOLD, SANS)))
        self.button.setObjectName("main")
        self.button.setMinimumWidth(220)
        for label in (self._name, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setStyleSheet(f"color: {UI['dark_text']}")  # dusk, whatever the chrome
        self.button.setMinimumHeight(48)
        self.button.setDefault(True)
        self.button.clicked.connect(self._lift)
        box = QVBoxLayout(self)
        box.setSpacing(10)
        box.addStretch(1)
        box.addSpacing(100)
        for widget in (self._name, self._note):
            box.addWidget(widget)
        box.addSpacing(12)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        box.addStretch(1)
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
        plate = QRectF(middle.x() - 250, middle.y() - 155, 500, 310)
        shape = rounded(plate.x(), plate.y(), plate.width(), plate.height(), 14)
        p.fillPath(shape, color(TABLE["glass"], 0.92))
        p.setPen(line_pen(PAPER["gold_bright"], 2))
        p.drawPath(shape)
        crest = QRectF(plate).center()
        crest.setY(plate.top() + 72)
        paint_player(p, self._colour, crest, 34)
        p.end()
