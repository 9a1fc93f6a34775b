"""A pile shown as a fan beside itself, while one rests on it: its uppermost cards, and words."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import canvas, color
from fairytable.paint.card_size import card_size
from fairytable.paint.fonts import LEAST_PX, SEMIBOLD, Type
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.plates import paint_panel
from fairytable.paint.prints import Print
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.look import Printed
from fairytable.stage.picture import CARD, Panel, Rect, fan
from fairytable.stage.skin import FELT, Skin
from fairytable.table.beside import clear_beside, free_beside
from fairytable.table.z_values import ENLARGED

SHARE, LEAST = 1.15, 96.0
"""How wide its cards are, in widths of a card in hand; and in pixels at least."""
MOST = 0.24
"""Of the table's height a card is never wider than this."""
_SMALLER, SMALLEST = 0.88, 60.0
"""How much smaller they are tried where they would else cover a choice, and how narrow at last."""
_STEPS = (0.46, 0.33, 0.2)
"""How much of a card shows beside the one above it; less, where room is short."""
_SPREAD, _WIDEST = 2.6, 15.0
"""Degrees from card to card, and of all of them at most."""
_PAD, _WORDS = 20.0, 28.0
_TYPE = Type(15, SEMIBOLD)
AIR = 8.0
"""Pixels around its plate."""


class ShownPile(NamedTuple):
    """What a pile shows."""

    sides: tuple[Printed, ...]
    caption: str
    width: float
    """Of each card."""


class Fanned(QGraphicsItem):
    """Hidden until a pile is shown."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self.shown = ShownPile((), "", LEAST)
        self._pixmaps = pixmaps
        self._pictures: list[QPixmap] = []
        self._places: list[tuple[Rect, float]] = []
        self._skin, self._dpr = FELT, 1.0
        self._size = QSizeF(0, 0)
        self._plate = QPixmap()
        self.setZValue(ENLARGED)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_pile(
        self,
        shown: ShownPile,
        pile: QRectF,
        within: QRectF,
        keep_clear: Sequence[QRectF],
        skin: Skin = FELT,
        dpr: float = 1,
    ) -> None:
        """Fan cards out beside their pile, inside the table, over no lit place if possible: rather
        smaller. Of many cards each shows less."""
        self.prepareGeometryChange()
        self._skin, self._dpr = skin, dpr
        for step, width in product(_STEPS, _widths(shown.width)):
            self._lay_out(shown._replace(width=width), within, step)
            at = free_beside(self._size, pile, within, keep_clear, ())
            if at is not None:
                break
        else:
            self._lay_out(shown, within, _STEPS[0])
            at = clear_beside(self._size, pile, within, keep_clear)
        self._plate = self._painted_plate()
        self.setPos(at)
        self.setVisible(True)
        self.update()

    def _lay_out(self, shown: ShownPile, within: QRectF, step: float) -> None:
        """Where each card lies, and how large all is together."""
        self.shown = shown
        count, width = len(shown.sides), shown.width
        room = min(within.width() * 0.6, width * (1 + step * (count - 1)))
        rows = Rect(0, 0, room, width * CARD)
        turn = min(_SPREAD, _WIDEST / count) if count > 1 else 0.0
        self._places = fan(rows, count, width, step * width, turn)
        lowest = max(place.bottom for place, _ in self._places)
        words = _WORDS if shown.caption else 0.0
        self._size = QSizeF(ceil(room + 2 * _PAD), ceil(lowest + 2 * _PAD + words - 6))

    def _painted_plate(self) -> QPixmap:
        """Painted now and not while the scene is."""
        w, h = self._size.width(), self._size.height()
        across, down = (round((side + 2 * AIR) * self._dpr) for side in (w, h))
        with canvas(across, down, self._dpr) as (image, p):
            p.scale(self._dpr, self._dpr)
            p.translate(AIR, AIR)
            paint_panel(p, Panel(Rect(0, 0, w, h), "sky", "active"), "", self._skin)
        return QPixmap.fromImage(image)

    def take(self) -> None:
        """Have the pictures at hand: painting one while the scene is being painted might crash."""
        self._pictures = [
            self._pixmaps.get(Print(side, self.shown.width, self._dpr)) for side in self.shown.sides
        ]

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-AIR, -AIR, AIR, AIR)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        p.drawPixmap(QPointF(-AIR, -AIR), self._plate)
        self._paint_cards(p)
        if self.shown.caption:
            w, h = self._size.width(), self._size.height()
            line = QRectF(_PAD, h - _WORDS - 9, w - 2 * _PAD, _WORDS)
            kinds = sizes(_TYPE, _TYPE.px, LEAST_PX)
            words = fit_or_cut(self.shown.caption, line.size(), kinds, 1)
            draw(p, words, line, color(self._skin.inks.gold))

    def _paint_cards(self, p: QPainter) -> None:
        """As in a hand: the first one lies at the right above the others, whose edges show."""
        inset = card_size(self.shown.width, self._dpr).inset
        for (place, turn), picture in zip(self._places, reversed(self._pictures), strict=False):
            p.save()
            p.translate(_PAD + place.centre[0], _PAD + place.centre[1])
            p.rotate(turn)
            p.drawPixmap(QPointF(-place.w / 2 - inset, -place.h / 2 - inset), picture)
            p.restore()


def _widths(widest: float) -> Iterator[float]:
    """From this width of a card on down to the smallest."""
    width = widest
    while width > SMALLEST:
        yield width
        width *= _SMALLER
    yield min(widest, SMALLEST)
