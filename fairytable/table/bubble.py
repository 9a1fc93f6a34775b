"""A speech bubble on the table: why something cannot be done, or what has just happened."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.fonts import SEMIBOLD, Type, metrics
from fairytable.paint.palette import MARKS, PAPER
from fairytable.paint.text import Setting, draw, fit_or_cut
from fairytable.table.z_values import BUBBLE

SHOWN_MS = 2500
"""How long it stays."""
_TYPE = Type(15, SEMIBOLD)
_WIDTH, _LINE = 260.0, 20.0
_PADDING = 10.0


class SpeechBubble(QGraphicsItem):
    """Hidden until it has something to say."""

    def __init__(self, rim: str = MARKS["danger"]) -> None:
        super().__init__()
        self._rim = rim
        self._setting: Setting | None = None
        self._size = QSizeF(0, 0)
        self.setZValue(BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def text(self) -> str:
        return " ".join(self._setting.lines) if self._setting is not None else ""

    def say(self, text: str, at: QPointF, within: QRectF) -> None:
        """Show a sentence, or one below the other, beside a point, inside the table."""
        self.prepareGeometryChange()
        room = QSizeF(_WIDTH, 3 * _LINE)
        parts = [fit_or_cut(part, room, [_TYPE], 3) for part in text.split("\n")]
        self._setting = parts[0]._replace(
            lines=tuple(line for part in parts for line in part.lines)
        )
        lines = self._setting.lines
        measure = metrics(_TYPE)
        wide = min(_WIDTH, max(measure.horizontalAdvance(line) for line in lines) + 2 * _PADDING)
        self._size = QSizeF(wide + 2 * _PADDING, len(lines) * _LINE + 2 * _PADDING)
        x = min(max(at.x() - self._size.width() / 2, 8), within.right() - self._size.width() - 8)
        y = at.y() - self._size.height() - 24
        self.setPos(x, y if y > within.top() + 8 else at.y() + 24)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-2, -2, 2, 2)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._setting is None:
            return
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = rounded(0, 0, self._size.width(), self._size.height(), 9)
        p.fillPath(shape, color(PAPER["parchment"]))
        p.setPen(line_pen(self._rim, 2))
        p.drawPath(shape)
        inner = QRectF(QPointF(0, 0), self._size).adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        draw(p, self._setting, inner, color(PAPER["ink"]))
