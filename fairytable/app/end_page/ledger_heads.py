"""The heads of a ledger's columns: what a column is about, and below it whose it is."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from fairytable.app.chrome import sized
from fairytable.app.end_page.ledger_cells import paint_name, paint_sign
from fairytable.app.end_page.ledger_measures import (
    BESIDE_SIGN,
    CELL,
    LEAST_TYPE,
    LedgerType,
    top_of,
)
from fairytable.app.end_page.ledger_model import DOT, LedgerModel
from fairytable.paint.brushes import color
from fairytable.paint.fonts import Type, metrics
from fairytable.paint.palette import PAPER
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.cells import Cell

_LEFT = Qt.AlignmentFlag.AlignLeft


class LedgerHeads(QHeaderView):
    """Painted upon the parchment; nobody resizes or sorts a column."""

    def __init__(self, model: LedgerModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._ledger = model
        self.type = LedgerType(sized(Type(LEAST_TYPE)))
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.setSectionsClickable(False)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        return QSize(0, top_of(self._ledger.ledger, self.type))

    def paintSection(self, p: QPainter, rect: QRect, column: int) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        model, way = self._ledger, self.type
        first, _, name = model.head(column).text.partition(DOT)
        cell = QRectF(rect).adjusted(CELL, 0, -CELL, 0)
        centred = model.centred[column]
        upper = QRectF(cell.x(), 5, cell.width(), self.type.tall(22))
        if not name:
            upper.moveTop(rect.height() - self.type.tall(26))
        seat = model.seat_of(first)
        if seat is not None:
            paint_name(p, first, seat, upper, way.owner, centred=centred)
            return
        head = model.head(column)
        sign = head if head.glyph and way.signs > 1 else None
        _paint_subject(p, first, upper, way.head, sign, centred=centred)
        if name:
            lower = QRectF(cell.x(), self.type.tall(26), cell.width(), self.type.tall(20))
            paint_name(p, name, model.seat_of(name), lower, way.owner, centred=centred)


def _paint_subject(
    p: QPainter, text: str, room: QRectF, kind: Type, sign: Cell | None, *, centred: bool
) -> None:
    """What a column is about, with its silhouette before it."""
    space = BESIDE_SIGN if sign is not None else 0.0
    types = sizes(kind, kind.px, LEAST_TYPE)
    words = fit_or_cut(text, room.adjusted(space, 0, 0, 0).size(), types, 1)
    wide = metrics(words.type).horizontalAdvance(words.lines[0]) + space
    if centred:
        room = room.adjusted(max(0.0, (room.width() - wide) / 2), 0, 0, 0)
    if sign is not None:
        paint_sign(p, sign, QPointF(room.x(), room.center().y()))
    draw(p, words, room.adjusted(space, 0, 0, 0), color(PAPER["ink"]), _LEFT)
