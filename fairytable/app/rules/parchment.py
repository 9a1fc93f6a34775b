"""The sheet on which rules are read."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from fairytable.app.rules.reader import Reader
from fairytable.paint.brushes import down, grain, line_pen, rounded
from fairytable.paint.palette import PAPER


class Parchment(QWidget):
    """The sheet on which the text stands, with a double gold line."""

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reader = reader
        box = QVBoxLayout(self)
        box.setContentsMargins(9, 9, 9, 9)
        box.addWidget(reader)
        reader.focused.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            w, h = float(self.width()), float(self.height())
            rect, sheet = QRectF(0, 0, w, h), rounded(1.5, 1.5, w - 3, h - 3, 9)
            p.fillPath(
                sheet, down(rect, (0, PAPER["lit"]), (0.3, PAPER["parchment"]), (1, "#F0E3C4"))
            )
            p.fillPath(sheet, QBrush(grain(160, 5, 9)))
            p.setPen(line_pen(PAPER["gold"], 3 if self.reader.hasFocus() else 1.6))
            p.drawPath(sheet)
            p.setPen(line_pen(PAPER["gold"], 0.8, 0.55))
            p.drawPath(rounded(6, 6, w - 12, h - 12, 6))
