"""A speech bubble on the table: why something cannot be done, or what has just happened."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import color
from fairytable.paint.fonts import LEAST_PX, SEMIBOLD, Type, metrics
from fairytable.paint.text import Setting, draw, fit_or_cut
from fairytable.stage.skin import FELT, Skin
from fairytable.stage.weight import ORDINARY, magnified
from fairytable.table.slip_paper import AIR, SlipPaper
from fairytable.table.z_values import BUBBLE

SHOWN_MS = 2500
"""How long it stays."""
_TYPE = Type(15, SEMIBOLD)
_WIDTH, _LINE = 260.0, 20.0
_PADDING = 10.0
_SIZES = (0.87, 1.6)
"""How much smaller and larger its words are, by how much they matter."""


def warning(skin: Skin) -> str:
    """The edge of what says no."""
    return skin.rims.danger


def telling(skin: Skin) -> str:
    """The edge of what only tells."""
    return skin.slip.rim


class SpeechBubble(QGraphicsItem):
    """Hidden until it has something to say."""

    def __init__(self, rim: Callable[[Skin], str] = warning) -> None:
        super().__init__()
        self._rim = rim
        self._paper = SlipPaper(9, 2, cast=False)
        self._setting: Setting | None = None
        self._size = QSizeF(0, 0)
        self._line = _LINE
        self.setZValue(BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def text(self) -> str:
        return " ".join(self._setting.lines) if self._setting is not None else ""

    def say(
        self,
        text: str,
        at: QPointF,
        within: QRectF,
        skin: Skin = FELT,
        dpr: float = 1,
        weight: float = ORDINARY,
    ) -> None:
        """Show a sentence, or one below the other, beside a point, inside the table; as large as it
        matters."""
        self.prepareGeometryChange()
        times = magnified(weight, *_SIZES)
        self._line = _LINE * times
        kind = _TYPE._replace(px=max(LEAST_PX, round(_TYPE.px * times)))
        widest = _WIDTH * times
        room = QSizeF(widest, 3 * self._line)
        parts = [fit_or_cut(part, room, [kind], 3) for part in text.split("\n")]
        self._setting = parts[0]._replace(
            lines=tuple(line for part in parts for line in part.lines)
        )
        lines = self._setting.lines
        measure = metrics(kind)
        wide = min(widest, max(measure.horizontalAdvance(line) for line in lines) + 2 * _PADDING)
        self._size = QSizeF(wide + 2 * _PADDING, len(lines) * self._line + 2 * _PADDING)
        self._paper.fit(self._size.width(), self._size.height(), self._rim(skin), skin, dpr)
        x = min(max(at.x() - self._size.width() / 2, 8), within.right() - self._size.width() - 8)
        y = at.y() - self._size.height() - 24
        self.setPos(x, y if y > within.top() + 8 else at.y() + 24)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-AIR, -AIR, AIR, AIR)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._setting is None:
            return
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paper.paint(p)
        inner = QRectF(QPointF(0, 0), self._size).adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        draw(p, self._setting, inner, color(self._paper.skin.inks.dark))
