"""A slip of parchment beside a place that one rests on: what lies there, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import color
from fairytable.paint.fonts import BOLD, REGULAR, Type, metrics
from fairytable.paint.text import Setting, draw, fit_or_cut
from fairytable.stage.skin import FELT, Skin
from fairytable.table.beside import clear_beside
from fairytable.table.slip_paper import AIR, SlipPaper
from fairytable.table.z_values import ENLARGED

_HEAD, _BODY = Type(15, BOLD), Type(14, REGULAR)
_WIDEST, _LINE, _PADDING = 270.0, 20.0, 11.0
_MOST = 6
"""Lines that one sentence may take."""


class PlaceNote(QGraphicsItem):
    """Hidden until it has something to tell. The first line is its title."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._settings: list[Setting] = []
        self._size = QSizeF(0, 0)
        self._paper = SlipPaper(8, 1.6, cast=True)
        self.setZValue(ENLARGED)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def tell(
        self,
        text: str,
        place: QRectF,
        within: QRectF,
        keep_clear: Sequence[QRectF] = (),
        skin: Skin = FELT,
        dpr: float = 1,
    ) -> None:
        """Show these lines beside a place, inside the table, over no choice if possible."""
        self.prepareGeometryChange()
        self.text = text
        lines = text.split("\n")
        kinds = [_HEAD] + [_BODY] * (len(lines) - 1)
        room = QSizeF(_WIDEST, _MOST * _LINE)
        self._settings = [
            fit_or_cut(line, room, [kind], _MOST) for line, kind in zip(lines, kinds, strict=True)
        ]
        wide = max(
            metrics(setting.type).horizontalAdvance(line)
            for setting in self._settings
            for line in setting.lines
        )
        count = sum(len(setting.lines) for setting in self._settings)
        self._size = QSizeF(wide + 2 * _PADDING + 4, count * _LINE + 2 * _PADDING)
        size = self._size.width(), self._size.height()
        self._paper.fit(*size, skin.slip.rim, skin, dpr)
        self.setPos(clear_beside(self._size, place, within, keep_clear))
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-AIR, -AIR, AIR, AIR)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paper.paint(p)
        y = _PADDING
        for setting in self._settings:
            high = len(setting.lines) * _LINE
            rect = QRectF(_PADDING + 2, y, self._size.width() - 2 * _PADDING, high)
            draw(p, setting, rect, color(self._paper.skin.inks.dark), Qt.AlignmentFlag.AlignLeft)
            y += high
