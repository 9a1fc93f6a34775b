"""A label that breaks its words into lines of about equal length."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from fairytable.app.chrome import face, scaled, wear
from fairytable.app.widgets.wrapping import balanced, paint_lines, wrapped
from fairytable.paint.fonts import Type


class Sentence(QLabel):
    """Words in lines of about equal length; it grows with them."""

    def __init__(self, kind: Type, leading: float) -> None:
        super().__init__()
        self.kind = kind
        self.leading = leading
        wear(self, kind)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def lines(self) -> list[str]:
        return balanced(self.text(), self.kind, self.width())

    def heightForWidth(self, width: int) -> int:
        return self.height_of(self.text(), width)

    def height_of(self, text: str, width: int) -> int:
        """The height that other words would need."""
        return round(len(wrapped(text, self.kind, width)) * self._step()) + 1

    def sizeHint(self) -> QSize:
        return QSize(100, round(self._step()) + 1)

    def _step(self) -> float:
        """From line to line."""
        return scaled(100 * self.leading) / 100

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setFont(face(self.kind))
            p.setPen(self.palette().color(self.foregroundRole()))
            paint_lines(p, self.lines(), QRectF(self.rect()), self._step())
