"""Paints a score sheet in rows and columns: heads, labels, cells of every kind."""

from collections.abc import Sequence
from itertools import accumulate, chain

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QRegion

from fairytable.app.chrome import face, scaled, sized, tint
from fairytable.app.widgets.cell_painter import CellPainter
from fairytable.app.widgets.flow import flowed
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.small_cards import GAP, card_high
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import BOLD, LEAST_PX, REGULAR, SANS, SEMIBOLD, Type, metrics
from fairytable.paint.glyphs import NAMES, paint_glyph
from fairytable.paint.pieces import SHAPES, paint_player
from fairytable.paint.text import ELLIPSIS, draw, fit_or_cut, sizes
from fairytable.stage.cells import Cell, as_cell
from fairytable.stage.sheets import Matrix, MatrixRow

CARD = 30
"""How wide a card in a cell is: silhouette and number."""
_SIDE = 12.0
_GAP = 5.0
_SIGN = 17.0
_CREST = 15.0
_MEDAL = 34
"""The height of heads with drawings."""
_HEAD = Type(13, SEMIBOLD, SANS)
_LABEL = Type(14, REGULAR, SANS)
_NUMBER = Type(15, BOLD, SANS)
_LEAST_LETTERS = 3
"""This many letters of a name must be read, its ellipsis counted, or its shape tells more."""
_SHAPE = 7.0
"""How large the shape is that stands for a name."""
_LEFT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter


class MatrixPainter:
    """Draws for one sheet at one width."""

    def __init__(self, cells: CellPainter, matrix: Matrix, width: float, row: int) -> None:
        self.cells, self.chrome = cells, cells.chrome
        self.matrix = matrix
        self.heads = [as_cell(head) for head in matrix.heads]
        self.width = width
        self.row = row
        """The height of a row."""
        named = [head.text for head in self.heads if head.player is not None]
        kinds = list(sizes(sized(_HEAD), sized(_HEAD).px, LEAST_PX))
        self._labels = self._label_width(named, kinds[-1])
        longest = max(map(metrics(sized(_HEAD)).horizontalAdvance, named), default=0.0)
        self._crests = longest + _CREST + 3 <= self.column(0).width()
        """Whether every name has room for its player's shape before it."""
        whole = (kind for kind in kinds if all(self._cut(name, kind) == name for name in named))
        legible = (kind for kind in kinds if self._legible(named, kind))
        self._name_kind = next(chain(whole, legible), None)
        """The letters in which all names can be told, if possible whole ones; None: their shapes
        stand for them."""

    @property
    def height(self) -> int:
        return self._head_height() + sum(map(self._row_height, self.matrix.rows)) + 4

    def _head_height(self) -> int:
        return max(self.row, scaled(_MEDAL)) if any(h.emblem for h in self.heads) else self.row

    def _row_height(self, row: MatrixRow) -> int:
        """As high as its cards need, where it has some."""
        room = self.column(0).width() - 4
        needed = [
            max(rect.bottom() for rect in _card_places(len(cell.cards), room)) + 5
            for cell in map(as_cell, row.cells)
            if cell.cards
        ]
        return round(max([self.row, *needed]))

    def column(self, k: int) -> QRectF:
        """The place of a column in a row of no height."""
        left = _SIDE + self._labels + _GAP
        wide = (self.width - 7 - left) / max(1, len(self.heads))
        return QRectF(left + k * wide, 0, wide, 0)

    def bands(self) -> list[QRectF]:
        """Where the rows lie, from top to bottom."""
        highs = [self._row_height(row) for row in self.matrix.rows]
        tops = accumulate(highs, initial=self._head_height())
        return [QRectF(0, y, self.width, h) for y, h in zip(tops, highs, strict=False)]

    def paint(self, p: QPainter, turn: int | None, shown: QRegion) -> None:
        """What lies in this part of the sheet."""
        if self.matrix.own is not None:
            wash = self.column(self.matrix.own).adjusted(1, 0, -1, self.height - 3)
            p.fillPath(plate(wash, 6), color(self.chrome.gold, 0.13))
        if shown.intersects(QRect(0, 0, round(self.width), self._head_height())):
            for k, head in enumerate(self.heads):
                self._paint_head(p, k, head, turn)
        for row, band in zip(self.matrix.rows, self.bands(), strict=True):
            if not shown.intersects(band.toAlignedRect()):
                continue
            if row.ruled:
                y = band.y() + 0.5
                p.setPen(line_pen(self.chrome.line, 1))
                p.drawLine(QPointF(_SIDE, y), QPointF(self.width - _SIDE, y))
            self._paint_row(p, row, band.y(), band.height(), turn)

    # Heads

    def head(self, k: int) -> str:
        """A name as far as its column lets it be read, then an ellipsis; nothing where so little
        would be left of some that only their shapes tell them apart."""
        kind = self._name_kind
        return "" if kind is None else self._cut(self.heads[k].text, kind)

    def _legible(self, names: Sequence[str], kind: Type) -> bool:
        return all(len(self._cut(name, kind)) >= min(len(name), _LEAST_LETTERS) for name in names)

    def _cut(self, name: str, kind: Type) -> str:
        """As much of a name as has room, with an ellipsis where something is missing."""
        ruler, room = metrics(kind._replace(weight=BOLD)), self._head_room()
        cuts = (name[:k].rstrip() + ELLIPSIS for k in range(len(name) - 1, 0, -1))
        fitting = (cut for cut in (name, *cuts) if ruler.horizontalAdvance(cut) <= room)
        return next(fitting, "")

    def _head_room(self) -> float:
        return self.column(0).width() - 3 - (_CREST if self._crests else 0)

    def _head_kind(self) -> Type:
        """All words above columns in letters of one size, those of the longest."""
        words = [head.text for head in self.heads if head.text and head.player is None]
        room = self.column(0).width() - 4
        for px in range(_HEAD.px, 0, -1):
            kind = _HEAD._replace(px=px)
            longest = max(map(metrics(sized(kind)).horizontalAdvance, words), default=0.0)
            if longest <= room or scaled(px - 1) < LEAST_PX:
                return kind
        return _HEAD

    def _paint_head(self, p: QPainter, k: int, head: Cell, turn: int | None) -> None:
        rect = self.column(k).adjusted(0, 0, 0, self._head_height())
        if head.emblem:
            side = min(rect.width() - 3, rect.height() - 3.0)
            self.cells.paint_sign(p, head, rect.center(), side)
        elif head.player is None:
            soft = head._replace(ink=head.ink or "soft")
            self.cells.paint(p, soft, rect.adjusted(1, 0, -1, 0), self._head_kind(), _CENTRE)
        else:
            self._paint_name(p, k, head.player, rect, on_turn=head.player == turn)
        if head.player is not None and head.player == turn:
            p.setPen(line_pen(self.chrome.gold, 1.6))
            y = rect.bottom() - 1.5
            p.drawLine(QPointF(rect.x() + 5, y), QPointF(rect.right() - 5, y))

    def _paint_name(self, p: QPainter, k: int, player: int, rect: QRectF, *, on_turn: bool) -> None:
        colour, kind = self.cells.colours[player], self._name_kind
        if kind is None:
            paint_player(p, colour, rect.center(), _SHAPE)
            return
        name = self.head(k)
        kind = kind._replace(weight=BOLD) if on_turn else kind
        wide = metrics(kind).horizontalAdvance(name)
        x = rect.center().x() - wide / 2
        if self._crests:
            x += _CREST / 2
            at = QPointF(x - _CREST / 2 - 1, rect.center().y())
            paint_player(p, colour, at, 5.2)
        words = fit_or_cut(name, QSizeF(wide + 4, rect.height()), [kind], 1)
        place = QRectF(x - 2, rect.y(), wide + 4, rect.height())
        draw(p, words, place, color(tint(self.chrome, SHAPES[colour])), _CENTRE)

    # Labels

    def _label_width(self, named: Sequence[str], least: Type) -> float:
        """As the labels need it; where names would be cut for that, in smaller letters."""
        ruler = metrics(least._replace(weight=BOLD))
        longest = max(map(ruler.horizontalAdvance, named), default=0.0) + 3
        most = self.width - 7 - _SIDE - _GAP - longest * len(self.heads)
        usual, *smaller = (self._label_width_in(kind) for kind in _label_kinds())
        wanted = usual if usual <= most else next((w for w in smaller if w <= most), usual)
        return min(wanted, self.width * 0.34)

    def _label_width_in(self, kind: Type) -> float:
        label, strong = metrics(kind), metrics(kind._replace(weight=BOLD))
        widths = []
        for row in self.matrix.rows:
            cell = as_cell(row.label)
            ruler = strong if row.strong or row.framed else label
            signed = cell.glyph or cell.emblem or cell.player is not None
            widths.append(ruler.horizontalAdvance(cell.text) + (_SIGN + _GAP if signed else 0))
        return max(widths, default=0) + 2

    def _paint_label(self, p: QPainter, row: MatrixRow, place: QRectF, *, strong: bool) -> None:
        cell, c = as_cell(row.label), self.chrome
        left, middle = place.x(), place.center().y()
        if cell.player is not None or cell.emblem:
            self.cells.paint_sign(p, cell, QPointF(left + _SIGN / 2 - 2, middle), _SIGN - 2)
            left += _SIGN + _GAP - 3
        elif cell.glyph in NAMES:
            square = QRectF(left, place.y() + (place.height() - _SIGN) / 2, _SIGN, _SIGN)
            paint_glyph(p, cell.glyph, square, tint(c, cell.colour))
            left += _SIGN + _GAP
        kind = sized(_LABEL._replace(weight=BOLD) if strong else _LABEL)
        label = QRectF(left, place.y(), _SIDE + self._labels - left, place.height())
        words = fit_or_cut(cell.text, label.size(), sizes(kind, kind.px, LEAST_PX), 1)
        quiet = not strong and not cell.glyph and cell.player is None and not cell.emblem
        ink = self.cells.ink(cell.ink, quiet=quiet and not cell.ink)
        draw(p, words, label, color(ink), _LEFT)

    # Cells

    def _paint_row(
        self, p: QPainter, row: MatrixRow, y: float, high: float, turn: int | None
    ) -> None:
        label = as_cell(row.label)
        on_turn = label.player is not None and label.player == turn
        if row.framed:
            self._paint_frame(p, QRectF(5, y, self.width - 10, high))
        place = QRectF(_SIDE, y, self._labels, high)
        self._paint_label(p, row, place, strong=row.strong or row.framed or on_turn)
        for k, cell in enumerate(map(as_cell, row.cells)):
            self._paint_cell(p, cell, self.column(k).adjusted(0, y, 0, y + high), row)

    def _paint_frame(self, p: QPainter, rect: QRectF) -> None:
        """What is the viewer's own; nothing of it lies on another row."""
        shape = plate(rect.adjusted(0, 0.7, 0, -0.7), 6)
        p.fillPath(shape, color(self.chrome.gold, 0.1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(self.chrome.gold, 1.3, 0.85))
        p.drawPath(shape)

    def _paint_cell(self, p: QPainter, cell: Cell, rect: QRectF, row: MatrixRow) -> None:
        c = self.chrome
        if cell.cards:
            places = _card_places(len(cell.cards), rect.width() - 4)
            for card, place in zip(cell.cards, places, strict=True):
                where = place.translated(rect.x() + 2, rect.y() + 2)
                self.cells.cards.paint(p, card, where, c)
        elif _is_number(cell):
            self._paint_number(p, cell, rect, row)
        else:
            strong = cell.strong or row.strong
            tile = rect.adjusted(2.5, 0, -2.5, 0)
            kind = _NUMBER if strong else _NUMBER._replace(weight=REGULAR, px=14)
            self.cells.paint(p, cell, tile, kind, _CENTRE)

    def _paint_number(self, p: QPainter, cell: Cell, rect: QRectF, row: MatrixRow) -> None:
        """Words alone, which most cells are."""
        c, text = self.chrome, cell.text
        if cell.lit:
            self.cells.paint_tile(p, cell, rect.adjusted(2.5, 0, -2.5, 0))
        if not text:
            return
        label = as_cell(row.label)
        marked = bool(label.glyph) or label.player is not None
        strong = bool(cell.lit) or row.strong or cell.strong
        p.setFont(face(_NUMBER if strong else _NUMBER._replace(weight=REGULAR, px=14)))
        p.setPen(color(c.text if strong or (marked and text.isdigit()) else c.soft))
        p.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def _label_kinds() -> Sequence[Type]:
    """The letters of labels, from the usual ones to the smallest."""
    return list(sizes(sized(_LABEL), sized(_LABEL).px, LEAST_PX))


def _is_number(cell: Cell) -> bool:
    """Whether a cell is words alone, in the ink of the sheet."""
    plain = Cell(
        cell.text, colour=cell.colour, lit=cell.lit, strong=cell.strong, spoken=cell.spoken
    )
    return cell == plain and cell.lit != "enamel"


def _card_places(count: int, room: float) -> list[QRectF]:
    """Cards of a cell, from its upper left corner."""
    wide = float(scaled(CARD))
    return flowed([QSizeF(wide, card_high(wide))] * count, room, GAP, GAP)
