"""A pile shown as a fan beside itself, while one rests on it: its uppermost cards, and words."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.card_size import card_size
from fairytable.paint.fonts import LEAST_PX, SEMIBOLD, Type
from fairytable.paint.palette import PAPER, TABLE
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.look import Printed
from fairytable.stage.picture import CARD, Rect, fan
from fairytable.table.beside import clear_beside
from fairytable.table.z_values import ENLARGED

SHARE, LEAST = 1.15, 96.0
"""How wide its cards are, in widths of a card in hand; and in pixels at least."""
MOST = 0.24
"""Of the table's height a card is never wider than this."""
_STEP = 0.46
"""How much of a card shows beside the one above it."""
_SPREAD = 2.6
_PAD, _WORDS = 16.0, 28.0
_TYPE = Type(15, SEMIBOLD)


class Fanned(QGraphicsItem):
    """Hidden until a pile is shown."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self.sides: tuple[Printed, ...] = ()
        self.caption = ""
        self._pixmaps = pixmaps
        self._pictures: list[QPixmap] = []
        self._places: list[tuple[Rect, float]] = []
        self._width, self._dpr = LEAST, 1.0
        self._size = QSizeF(0, 0)
        self.setZValue(ENLARGED)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_pile(
        self,
        sides: Sequence[Printed],
        caption: str,
        pile: QRectF,
        width: float,
        dpr: float,
        within: QRectF,
        keep_clear: Sequence[QRectF],
    ) -> None:
        """Fan these sides out beside their pile, inside the table, over no lit place if possible.
        Of many cards each shows less."""
        self.prepareGeometryChange()
        self.sides, self.caption, self._dpr = tuple(sides), caption, dpr
        self._width = width
        count = len(self.sides)
        room = min(within.width() * 0.6, width * (1 + _STEP * (count - 1)))
        spread = _SPREAD if count > 1 else 0.0
        self._places = fan(Rect(0, 0, room, width * CARD), count, width, _STEP * width, spread)
        lowest = max(place.bottom for place, _ in self._places)
        words = _WORDS if caption else 0.0
        self._size = QSizeF(room + 2 * _PAD, lowest + 2 * _PAD + words)
        self.setPos(clear_beside(self._size, pile, within, keep_clear))
        self.setVisible(True)
        self.update()

    def take(self) -> None:
        """Have the pictures at hand: painting one while the scene is being painted might crash."""
        self._pictures = [
            self._pixmaps.get(Print(side, self._width, self._dpr)) for side in self.sides
        ]

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-8, -8, 8, 10)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        w, h = self._size.width(), self._size.height()
        for i in range(5):
            p.fillPath(rounded(i - 2.5, i - 1, w, h, 12), color(TABLE["shadow"], 0.14))
        shape = rounded(0, 0, w, h, 11)
        p.fillPath(shape, color(TABLE["glass"], 0.88))
        p.setPen(line_pen(PAPER["gold_bright"], 1.4))
        p.drawPath(shape)
        self._paint_cards(p)
        if self.caption:
            line = QRectF(_PAD, h - _WORDS - 6, w - 2 * _PAD, _WORDS)
            words = fit_or_cut(self.caption, line.size(), sizes(_TYPE, _TYPE.px, LEAST_PX), 1)
            draw(p, words, line, color(PAPER["gold_bright"]))

    def _paint_cards(self, p: QPainter) -> None:
        """From the right to the left: the first one lies above the others."""
        inset = card_size(self._width, self._dpr).inset
        shown = list(zip(self._places, self._pictures, strict=False))
        for (place, turn), picture in reversed(shown):
            p.save()
            p.translate(_PAD + place.centre[0], _PAD + place.centre[1])
            p.rotate(turn)
            p.drawPixmap(QPointF(-place.w / 2 - inset, -place.h / 2 - inset), picture)
            p.restore()
