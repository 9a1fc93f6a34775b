"""Paints a score sheet with a column for each player, and the meter of what is left."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from fairytable.app.chrome import Chrome, face, scaled, sized, tint
from fairytable.app.widgets.grounds import plate
from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.fonts import BOLD, LEAST_PX, REGULAR, SANS, SEMIBOLD, Type, metrics
from fairytable.paint.glyphs import NAMES, paint_glyph
from fairytable.paint.pieces import SHAPES, paint_player
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.cells import Cell, as_cell, texts_of
from fairytable.stage.sheets import Matrix, MatrixRow, Meter
from fairytable.stage.staging import Person

AMBER = {"dark": "#FFC46B", "light": "#8A5A00"}
"""What is nearly over."""
_SIDE = 12.0
_GAP = 5.0
_SIGN = 17.0
_CREST = 15.0
_BAR = 9.0
_HEAD = Type(13, SEMIBOLD, SANS)
_LABEL = Type(14, REGULAR, SANS)
_NUMBER = Type(15, BOLD, SANS)
_SMALL = Type(12, REGULAR, SANS)
_LEFT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter
_RIGHT = Qt.AlignmentFlag.AlignRight


class MatrixPainter:
    """Draws for one sheet at one width."""

    def __init__(
        self, chrome: Chrome, people: Sequence[Person], matrix: Matrix, width: float, row: int
    ) -> None:
        self.chrome, self.people, self.matrix = chrome, people, matrix
        self.width = width
        self.row = scaled(row)
        """The height of a row."""
        self._labels = self._label_width()
        longest = max(
            map(metrics(sized(_HEAD)).horizontalAdvance, texts_of(matrix.heads)), default=0.0
        )
        self._crests = longest + _CREST + 3 <= self.column(0).width()
        """Whether every name has room for its player's shape before it."""

    @property
    def height(self) -> int:
        return self.row * (1 + len(self.matrix.rows)) + 4

    def column(self, k: int) -> QRectF:
        """The place of a column in a row of no height."""
        left = _SIDE + self._labels + _GAP
        wide = (self.width - 7 - left) / max(1, len(self.matrix.heads))
        return QRectF(left + k * wide, 0, wide, 0)

    def paint(self, p: QPainter, top: float, turn: int | None) -> None:
        for k, head in enumerate(map(as_cell, self.matrix.heads)):
            self._paint_head(
                p, k, head, top, on_turn=head.player is not None and head.player == turn
            )
        y = top + self.row
        for row in self.matrix.rows:
            if row.ruled:
                p.setPen(line_pen(self.chrome.line, 1))
                p.drawLine(QPointF(_SIDE, y + 0.5), QPointF(self.width - _SIDE, y + 0.5))
            self._paint_row(p, row, y)
            y += self.row

    def head(self, k: int) -> str:
        """A name as far as its column lets it be read."""
        name, room = as_cell(self.matrix.heads[k]).text, self._head_room(k)
        ruler = metrics(sized(_HEAD))
        while len(name) > 1 and ruler.horizontalAdvance(name) > room:
            name = name[:-1]
        return name.rstrip()

    def _head_room(self, k: int) -> float:
        wide = self.column(k).width()
        return wide - 3 - (_CREST if self._crests else 0)

    def _label_width(self) -> float:
        label, strong = metrics(sized(_LABEL)), metrics(sized(_LABEL._replace(weight=BOLD)))
        widths = [
            (strong if row.strong else label).horizontalAdvance(as_cell(row.label).text)
            + (_SIGN + _GAP if as_cell(row.label).glyph else 0)
            for row in self.matrix.rows
        ]
        return min(max(widths, default=0) + 2, self.width * 0.34)

    def _paint_head(self, p: QPainter, k: int, head: Cell, top: float, *, on_turn: bool) -> None:
        colour = 0 if head.player is None else self.people[head.player].colour
        shape = SHAPES[colour]
        rect = self.column(k).adjusted(0, top, 0, top + self.row)
        name, kind = self.head(k), sized(_HEAD._replace(weight=BOLD) if on_turn else _HEAD)
        wide = metrics(kind).horizontalAdvance(name)
        x = rect.center().x() - wide / 2
        if self._crests:
            x += _CREST / 2
            at = QPointF(x - _CREST / 2 - 1, rect.center().y())
            paint_player(p, colour, at, 5.2)
        words = fit_or_cut(name, QRectF(0, 0, wide + 4, self.row).size(), [kind], 1)
        place = QRectF(x - 2, rect.y(), wide + 4, self.row)
        draw(p, words, place, color(tint(self.chrome, shape)), _CENTRE)
        if on_turn:
            p.setPen(line_pen(self.chrome.gold, 1.6))
            y = rect.bottom() - 1.5
            p.drawLine(QPointF(rect.x() + 5, y), QPointF(rect.right() - 5, y))

    def _paint_row(self, p: QPainter, row: MatrixRow, y: float) -> None:
        c, left, sign = self.chrome, _SIDE, as_cell(row.label)
        if sign.glyph in NAMES:
            square = QRectF(left, y + (self.row - _SIGN) / 2, _SIGN, _SIGN)
            paint_glyph(p, sign.glyph, square, tint(c, sign.colour))
            left += _SIGN + _GAP
        kind = sized(_LABEL._replace(weight=BOLD) if row.strong else _LABEL)
        label = QRectF(left, y, _SIDE + self._labels - left, self.row)
        words = fit_or_cut(sign.text, label.size(), sizes(kind, kind.px, LEAST_PX), 1)
        quiet = not row.strong and not sign.glyph
        draw(p, words, label, color(c.soft if quiet else c.text), _LEFT)
        for k, one in enumerate(map(as_cell, row.cells)):
            cell = self.column(k).adjusted(0, y, 0, y + self.row)
            self._paint_cell(p, one, cell, row)

    def _paint_cell(self, p: QPainter, one: Cell, cell: QRectF, row: MatrixRow) -> None:
        c, text, lit, own = self.chrome, one.text, bool(one.lit), one.lit == "gold"
        if lit:
            tile = cell.adjusted(2.5, 1.5, -2.5, -1.5)
            shape = plate(tile, 5)
            p.fillPath(shape, color(c.gold, 0.3 if own else 0.14))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(c.gold, 1.4 if own else 1.0, 1 if own else 0.55))
            p.drawPath(shape)
        if not text:
            return
        strong = lit or row.strong
        p.setFont(face(_NUMBER if strong else _NUMBER._replace(weight=REGULAR, px=14)))
        p.setPen(
            color(c.text if strong or (as_cell(row.label).glyph and text.isdigit()) else c.soft)
        )
        p.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)


class MeterPainter:
    """A bar with its words below."""

    def __init__(self, chrome: Chrome, meter: Meter, width: float) -> None:
        self.chrome, self.meter, self.width = chrome, meter, width

    @property
    def height(self) -> int:
        return round(_BAR) + scaled(17) * (1 if self._in_one_line() else 2) + 7

    def _in_one_line(self) -> bool:
        ruler = metrics(sized(_SMALL))
        words = [text for text in (self.meter.text, self.meter.note) if text]
        needed = sum(ruler.horizontalAdvance(text) for text in words) + 14 * (len(words) - 1)
        return needed <= self.width - 2 * _SIDE

    def paint(self, p: QPainter, top: float) -> None:
        c, meter = self.chrome, self.meter
        ink = AMBER[c.name] if meter.low else c.soft
        bar = QRectF(_SIDE, top + 4, self.width - 2 * _SIDE, _BAR)
        track = plate(bar, _BAR / 2)
        p.fillPath(track, color(c.track))
        if meter.share > 0:
            p.save()
            p.setClipPath(track)
            filled = QRectF(bar.x(), bar.y(), max(_BAR, bar.width() * meter.share), _BAR)
            p.fillPath(rounded(filled.x(), filled.y(), filled.width(), _BAR, _BAR / 2), color(ink))
            p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(c.line, 1))
        p.drawPath(track)
        line = QRectF(bar.x(), bar.bottom() + 1, bar.width(), scaled(17))
        self._write(p, meter.text, line, c.soft, _LEFT)
        if meter.note:
            if not self._in_one_line():
                line = line.translated(0, line.height())
            place = _RIGHT if self._in_one_line() else _LEFT
            self._write(p, meter.note, line, ink, place)

    def _write(
        self, p: QPainter, text: str, line: QRectF, ink: str, align: Qt.AlignmentFlag
    ) -> None:
        kind = sized(_SMALL)
        words = fit_or_cut(text, line.size(), [kind], 1)
        draw(p, words, line, color(ink), align)
