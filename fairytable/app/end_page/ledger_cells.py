"""Paints the cells of a ledger: names, numbers, points and what they came from."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from fairytable.app.chrome import LIGHT, scaled, sized
from fairytable.app.end_page.ledger_measures import (
    BESIDE_CARDS,
    BESIDE_CREST,
    BESIDE_SIGN,
    CELL,
    LEAST_TYPE,
    WORDS,
    LedgerType,
    short,
)
from fairytable.app.end_page.ledger_model import ARROW, LedgerModel
from fairytable.app.widgets.cell_painter import CellPainter
from fairytable.app.widgets.rows import Index
from fairytable.app.widgets.small_cards import GAP, card_high
from fairytable.match import Seat
from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.fonts import BOLD, Type, metrics
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.palette import CREAM, PAPER, PENNANT
from fairytable.paint.pieces import paint_player
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.cells import Cell, SmallCard

GREEN, RED, WON = "#1E5B34", "#8E2A2A", "#7A5210"
"""Points won and lost, on parchment; the sign tells them apart too. And points without a sign."""
_MINUS = "−"
_SIGN = 18.0
_LEFT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter


class LedgerCells(QStyledItemDelegate):
    """Paints upon the parchment; the view says where a cell lies, for the foot never scrolls."""

    def __init__(self, view: QTableView, model: LedgerModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self.type = LedgerType(sized(Type(LEAST_TYPE)))
        self.rows = QRect()
        """Where rows are seen: no cell is painted over the foot."""

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A cell of a row; those of the foot are painted after all rows."""
        if self._model.is_foot(index.row()):
            return
        p.save()
        p.setClipRect(self.rows, Qt.ClipOperation.IntersectClip)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        self.paint_cell(p, index, focused=focused)
        p.restore()

    def paint_cell(self, p: QPainter, index: Index, *, focused: bool) -> None:
        """A cell where the view says that it lies."""
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self._view.visualRect(index))
        if focused:
            _paint_focus(p, rect)
        cell = self._model.cell(index.row(), index.column())
        inner = rect.adjusted(CELL, 0, -CELL, 0)
        if cell.cards:
            self._paint_cards(p, cell, index)
        elif cell == Cell(cell.text, cell.glyph, cell.colour):
            if cell.text:
                self._paint_text(p, cell.text, inner, index)
        elif cell.player is not None and cell == Cell(cell.text, player=cell.player):
            kind = self.type.foot if self._model.is_foot(index.row()) else self.type.kind
            seat = self._model.seat_of(self._model.name_in(cell))
            paint_name(p, cell.text, seat, inner, kind, centred=False)
        else:
            centred = self._model.centred[index.column()]
            self._painter.paint(
                p, cell, inner.adjusted(0, 2, 0, -2), self._kind, _CENTRE if centred else _LEFT
            )

    @property
    def _painter(self) -> CellPainter:
        return CellPainter(LIGHT, self._model.colours, self._model.cards)

    @property
    def _kind(self) -> Type:
        """The painter of cells makes types as large as texts are: here they are so already."""
        return self.type.kind._replace(px=round(self.type.kind.px / (scaled(100) / 100)))

    def card_places(self, index: Index) -> list[tuple[SmallCard, QRectF]]:
        """Every card of a cell and where it lies on the view; they overlap where room is short."""
        cards = self._model.cell(index.row(), index.column()).cards
        rect = QRectF(self._view.visualRect(index)).adjusted(CELL, 0, -CELL, 0)
        wide, text = self.type.card, self._model.text(index.row(), index.column())
        step, below = wide + GAP, scaled(WORDS) if text else 0
        if self.type.beside:
            rect.adjust(
                0, 0, -BESIDE_CARDS - metrics(self.type.kind).horizontalAdvance(short(text)), 0
            )
            below = 0
        if len(cards) > 1:
            step = min(step, (rect.width() - wide) / (len(cards) - 1))
        top = rect.center().y() - (card_high(wide) + below) / 2
        first = QRectF(rect.x(), top, wide, card_high(wide))
        return [(card, first.translated(k * step, 0)) for k, card in enumerate(cards)]

    def _paint_cards(self, p: QPainter, cell: Cell, index: Index) -> None:
        places = self.card_places(index)
        for card, place in places:
            self._model.cards.paint(p, card, place, LIGHT)
        if not cell.text:
            return
        rect = QRectF(self._view.visualRect(index)).adjusted(CELL, 0, -CELL, 0)
        words = cell._replace(cards=())
        if self.type.beside:
            rect.setLeft(places[-1][1].right() + BESIDE_CARDS)
            self._painter.paint(p, words._replace(text=short(cell.text)), rect, self._kind)
            return
        below = QRectF(rect.x(), places[0][1].bottom() + 1, rect.width(), scaled(WORDS))
        self._painter.paint(p, words, below, self._kind)

    def _paint_text(self, p: QPainter, text: str, cell: QRectF, index: Index) -> None:
        row, column = index.row(), index.column()
        total = self._model.is_foot(row)
        kind = self.type.foot if total else self.type.kind
        sign = self._model.cell(row, column)
        if sign.glyph and self.type.signs > 0:
            paint_sign(p, sign, QPointF(cell.x(), cell.center().y()))
            cell.adjust(BESIDE_SIGN, 0, 0, 0)
        if ARROW in text:
            _paint_won(p, text, cell, kind)
        elif self._model.centred[column] and self._model.tells_origins() and not total:
            _paint_number(p, text, cell, kind, PAPER["ink_soft"])  # only counted: no points
        elif self._model.centred[column]:
            strong = kind._replace(weight=BOLD, px=kind.px + 1)
            _paint_number(p, text, cell, strong, _points_ink(text))
        else:
            paint_name(p, text, self._model.seat_of(text), cell, kind, centred=False)


def paint_name(
    p: QPainter, text: str, seat: Seat | None, cell: QRectF, kind: Type, *, centred: bool
) -> None:
    """Words, with the player's shape before them if they are a player's name."""
    room = cell.adjusted(BESIDE_CREST, 0, 0, 0) if seat is not None else cell
    words = fit_or_cut(text, room.size(), sizes(kind, kind.px, LEAST_TYPE), 1)
    wide = metrics(words.type).horizontalAdvance(words.lines[0])
    if centred:
        room = room.translated(max(0.0, (room.width() - wide) / 2), 0)
    if seat is not None:
        at = QPointF(room.x() - 10, cell.center().y())
        paint_player(p, seat.colour, at, 5.8)
    soft = seat is None and centred
    draw(p, words, room, color(PAPER["ink_soft" if soft else "ink"]), _LEFT)


def paint_sign(p: QPainter, sign: Cell, left: QPointF) -> None:
    """A light silhouette on the colour of its family, as on the ribbon of a card."""
    square = QRectF(left.x(), left.y() - _SIGN / 2, _SIGN, _SIGN)
    p.fillPath(rounded(square.x(), square.y(), _SIGN, _SIGN, 4), color(PENNANT[sign.colour]))
    paint_glyph(p, sign.glyph, square.adjusted(3, 3, -3, -3), CREAM)


def _paint_number(p: QPainter, text: str, cell: QRectF, kind: Type, ink: str) -> None:
    words = fit_or_cut(text, cell.size(), sizes(kind, kind.px, LEAST_TYPE), 1)
    draw(p, words, cell, color(ink))


def _paint_won(p: QPainter, text: str, cell: QRectF, kind: Type) -> None:
    """What somebody had, and what it brought."""
    had, _, won = text.partition(ARROW)
    strong = kind._replace(weight=BOLD, px=kind.px + 1)
    before = metrics(kind).horizontalAdvance(had + ARROW) + 2
    after = metrics(strong).horizontalAdvance(won)
    room = cell.adjusted(max(0.0, (cell.width() - before - after) / 2), 0, 0, 0)
    words = fit_or_cut(had + ARROW.rstrip(), room.size(), [kind], 1)
    draw(p, words, room, color(PAPER["ink_soft"]), _LEFT)
    rest = room.adjusted(before, 0, 0, 0)
    points = fit_or_cut(won, rest.size(), sizes(strong, strong.px, LEAST_TYPE), 1)
    ink = WON if won.isdigit() else _points_ink(won)
    draw(p, points, rest, color(ink), _LEFT)


def _paint_focus(p: QPainter, cell: QRectF) -> None:
    """The cell that the arrow keys have come to."""
    pen = line_pen(PAPER["ink"], 1.3)
    pen.setDashPattern([2.6, 2])
    p.setPen(pen)
    p.setBrush(color(PAPER["lit"], 0.6))
    p.drawPath(rounded(cell.x() + 3, cell.y() + 2, cell.width() - 6, cell.height() - 4, 5))


def _points_ink(text: str) -> str:
    if text.startswith((_MINUS, "-")):
        return RED
    return GREEN if text.startswith("+") else PAPER["ink"]
