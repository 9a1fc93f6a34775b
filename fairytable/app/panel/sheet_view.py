"""The score sheet at the head of the side panel, and the strip that stays of it when folded."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import (
    LABEL,
    NOTE,
    POINTS,
    face,
    scaled,
    sized,
    tint,
)
from fairytable.app.panel.matrix_painter import MatrixPainter, MeterPainter
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.wrapping import paint_lines, wrapped
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import BOLD, LEAST_PX, Type, metrics
from fairytable.paint.glyphs import NAMES, paint_glyph
from fairytable.paint.pieces import SHAPES, paint_player
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.cells import text_of, texts_of
from fairytable.stage.sheets import Matrix, Sheet, SheetRow
from fairytable.stage.staging import Person

ROOMY_HEIGHT = 700
"""From this height of the panel up rows have more air."""
_CELLS = ((980, 28), (ROOMY_HEIGHT, 23), (0, 18))
"""The height of a row of a matrix, by the least height of the panel."""
ROOMY, TIGHT = 30, 26
"""The height of a row with a bar, by the room there is."""
PLAIN = 24
"""The height of a row without one."""
_SIDE = 12
"""Free at the left and right."""
_SIGN = 19
_GAP = 8
_BREAK = 9
_NOTE_LEADING = 16.0
_STRIP_ROW = 46
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def _spoken(sheet: Sheet) -> list[str]:
    """The sheet in words, line by line."""
    if sheet.matrix is None:
        return [f"{row.label}: {text_of(row.value)}" for row in sheet.rows]
    heads = texts_of(sheet.matrix.heads)
    lines = [
        f"{text_of(row.label)}: "
        + ", ".join(
            f"{head} {cell}" for head, cell in zip(heads, texts_of(row.cells), strict=True) if cell
        )
        for row in sheet.matrix.rows
    ]
    return lines if sheet.meter is None else [*lines, sheet.meter.text]


class _Sheet(QWidget):
    """What both forms of the sheet know."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.changed.connect(self.update)
        self.sheet = Sheet("", ())
        self.people: Sequence[Person] = ()
        self.turn: int | None = None
        """The player who decides now."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def present(self, sheet: Sheet, people: Sequence[Person], turn: int | None) -> None:
        self.sheet, self.people, self.turn = sheet, people, turn
        lines = _spoken(sheet)
        self.setAccessibleName(sheet.title)
        self.setAccessibleDescription(". ".join([*lines, sheet.note] if sheet.note else lines))
        self.updateGeometry()
        self.update()

    def _paint_sign(self, p: QPainter, row: SheetRow, at: QPointF, side: float) -> None:
        """The row's glyph or its player's shape."""
        square = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        if row.glyph in NAMES:
            paint_glyph(p, row.glyph, square, tint(self.theme.chrome, row.colour))
        elif row.player is not None:
            paint_player(p, self.people[row.player].colour, at, side * 0.42)

    def _paint_frame(self, p: QPainter, rect: QRectF) -> None:
        """What is the viewer's own."""
        shape = plate(rect, 7)
        p.fillPath(shape, color(self.theme.chrome.gold, 0.13))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(self.theme.chrome.gold, 1.5))
        p.drawPath(shape)

    def _shape(self, row: SheetRow) -> str:
        """The name of the player's shape, which is also that of the player's colour."""
        return "" if row.player is None else SHAPES[self.people[row.player].colour]

    def _is_on_turn(self, row: SheetRow) -> bool:
        return row.player is not None and row.player == self.turn


class SheetView(_Sheet):
    """The rows with their bars around zero, and the note; as high as it needs, never scrolled."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._row = ROOMY
        self._cell = _CELLS[1][1]

    def set_room(self, panel_height: int) -> None:
        """Rows lie closer together in low windows."""
        row = ROOMY if panel_height >= ROOMY_HEIGHT else TIGHT
        cell = next(cell for height, cell in _CELLS if panel_height >= height)
        if cell != self._cell:
            self._cell = cell
            self.updateGeometry()
            self.update()
        if row != self._row:
            self._row = row
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(264, self._needed(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._needed(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def _needed(self, width: int) -> int:
        below = self._meter_height(width)
        if self.sheet.matrix is not None:
            return self._matrix(self.sheet.matrix, width).height + below + 2
        rows = sum(self._height(row) for row in self.sheet.rows)
        return below + rows + self._note_height(width) + (_BREAK if self._break() else 0) + 4

    def _matrix(self, matrix: Matrix, width: int) -> MatrixPainter:
        return MatrixPainter(self.theme.chrome, self.people, matrix, width, self._cell)

    def _meter_height(self, width: int) -> int:
        meter = self.sheet.meter
        return 0 if meter is None else MeterPainter(self.theme.chrome, meter, width).height

    def _height(self, row: SheetRow) -> int:
        return scaled(PLAIN if row.bar is None and not row.framed else self._row)

    def _break(self) -> int:
        """The first row of players below rows of another kind: a line is drawn above it."""
        kinds = [row.player is not None for row in self.sheet.rows]
        return next((i for i in range(1, len(kinds)) if kinds[i] != kinds[i - 1]), 0)

    def _note_lines(self, width: int) -> list[str]:
        """In one line, or broken where a dot parts it."""
        note, room = self.sheet.note, width - 2.0 * _SIDE
        if not note:
            return []
        parts = [note] if len(wrapped(note, NOTE, room)) == 1 else note.split(" · ")
        return [line for part in parts for line in wrapped(part, NOTE, room)]

    def _note_height(self, width: int) -> int:
        lines = len(self._note_lines(width))
        return round(5 + scaled(_NOTE_LEADING) * lines) if lines else 0

    def line_height(self, line: str) -> float | None:
        """At which height the row of a line stands, if it has one."""
        if self.sheet.matrix is not None:
            return None
        rows = zip(self.sheet.rows, self._places(), strict=True)
        return next((rect.center().y() for row, rect in rows if row.line == line), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.sheet.meter is not None:
                meter = MeterPainter(self.theme.chrome, self.sheet.meter, self.width())
                meter.paint(p, self.height() - meter.height)
            if self.sheet.matrix is not None:
                self._matrix(self.sheet.matrix, self.width()).paint(p, 0, self.turn)
                return
            labels, values = self._columns()
            y = 2.0
            for row, rect in zip(self.sheet.rows, self._places(), strict=True):
                if rect.y() > y:
                    self._paint_break(p, y + _BREAK / 2)
                self._paint_row(p, row, rect, labels, values)
                y = rect.bottom()
            p.setFont(face(NOTE))
            p.setPen(color(self.theme.chrome.soft))
            note = QRectF(_SIDE, y + 4, self.width() - 2 * _SIDE, 0)
            paint_lines(p, self._note_lines(self.width()), note, scaled(_NOTE_LEADING))

    def _places(self) -> list[QRectF]:
        """Where the rows stand, from top to bottom."""
        places: list[QRectF] = []
        y, gap = 2.0, self._break()
        for i, row in enumerate(self.sheet.rows):
            y += _BREAK if gap and i == gap else 0
            places.append(QRectF(0, y, self.width(), self._height(row)))
            y = places[-1].bottom()
        return places

    def _columns(self) -> tuple[float, float]:
        """How wide labels are beside a bar, and values."""
        label, points = metrics(sized(LABEL)), metrics(sized(POINTS))
        rows = self.sheet.rows
        labels = [label.horizontalAdvance(row.label) for row in rows if row.bar is not None]
        values = [points.horizontalAdvance(text_of(row.value)) for row in rows]
        most = self.width() * 0.36
        return min(max(labels, default=0) + 3, most), max([*values, 30.0]) + 3

    def _paint_row(
        self, p: QPainter, row: SheetRow, rect: QRectF, labels: float, values: float
    ) -> None:
        c, middle = self.theme.chrome, rect.center().y()
        if row.framed:
            self._paint_frame(p, rect.adjusted(5, 1, -5, -1))
        self._paint_sign(p, row, QPointF(_SIDE + _SIGN / 2, middle), _SIGN)
        left = _SIDE + _SIGN + _GAP
        right = rect.right() - _SIDE
        room = labels if row.bar is not None else right - values - _GAP - left
        strong = row.strong or row.framed or self._is_on_turn(row)
        label = QRectF(left, rect.y(), room, rect.height())
        kind = sized(LABEL._replace(weight=BOLD) if strong else LABEL)
        words = fit_or_cut(row.label, label.size(), sizes(kind, kind.px, LEAST_PX), 1)
        draw(p, words, label, color(c.text), _LEFT)
        value = QRectF(right - values, rect.y(), values, rect.height())
        points = sized(POINTS)
        number = fit_or_cut(text_of(row.value), value.size(), sizes(points, points.px, 13), 1)
        draw(p, number, value, color(c.text), _RIGHT)
        if row.bar is not None:
            bar = QRectF(label.right() + _GAP, middle - 5, 0, 10)
            bar.setRight(value.left() - 4)
            self._paint_bar(p, row, bar)

    def _paint_bar(self, p: QPainter, row: SheetRow, rect: QRectF) -> None:
        assert row.bar is not None
        c, zero = self.theme.chrome, rect.center().x()
        track = plate(rect, 5)
        p.fillPath(track, color(c.track))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(c.line, 1))
        p.drawPath(track)
        end = zero + row.bar.parts[0].share * rect.width()
        filled = QRectF(min(zero, end), rect.y() + 1, abs(end - zero), rect.height() - 2)
        if filled.width() > 0:
            base = color(tint(c, row.colour or self._shape(row)))
            silk = QLinearGradient(filled.topLeft(), filled.bottomLeft())
            silk.setColorAt(0, base.lighter(116))
            silk.setColorAt(1, base.darker(112))
            p.setClipPath(track)
            shape = plate(filled, 3.5)
            p.fillPath(shape, silk)
            p.setClipping(False)
        p.setPen(line_pen(c.text, 1.6))
        p.drawLine(QPointF(zero, rect.y() - 3), QPointF(zero, rect.bottom() + 3))

    def _paint_break(self, p: QPainter, y: float) -> None:
        p.setPen(line_pen(self.theme.chrome.line, 1))
        p.drawLine(QPointF(_SIDE, y), QPointF(self.width() - _SIDE, y))


class SheetStrip(_Sheet):
    """The folded sheet: sign above points, one below the other, and whose turn it is."""

    def sizeHint(self) -> QSize:
        return QSize(60, len(self.sheet.rows) * _STRIP_ROW + (_STRIP_ROW if self._marked() else 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def line_height(self, line: str) -> float | None:
        """At which height the row of a line stands, if it has one."""
        lines = [row.line for row in self.sheet.rows]
        return (lines.index(line) + 0.5) * _STRIP_ROW if line in lines else None

    def _marked(self) -> bool:
        """Whether the player to move needs a place of their own: no row is theirs."""
        return self.turn is not None and not any(self._is_on_turn(r) for r in self.sheet.rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for i, row in enumerate(self.sheet.rows):
                rect = QRectF(0, i * _STRIP_ROW, self.width(), _STRIP_ROW)
                if row.framed:
                    self._paint_frame(p, rect.adjusted(6, 1, -6, -2))
                at = QPointF(rect.center().x(), rect.y() + 14)
                if self._is_on_turn(row):
                    self._paint_turn(p, at)
                self._paint_sign(p, row, at, _SIGN)
                value = QRectF(rect.x() + 5, rect.y() + 25, rect.width() - 10, 18)
                kind = sized(Type(15, BOLD))
                words = fit_or_cut(
                    text_of(row.value), value.size(), sizes(kind, kind.px, LEAST_PX), 1
                )
                draw(p, words, value, color(self.theme.chrome.text))
            if self._marked() and self.turn is not None:
                at = QPointF(self.width() / 2, len(self.sheet.rows) * _STRIP_ROW + 24)
                self._paint_turn(p, at)
                paint_player(p, self.people[self.turn].colour, at, 8)

    def _paint_turn(self, p: QPainter, at: QPointF) -> None:
        p.setBrush(color(self.theme.chrome.gold, 0.16))
        p.setPen(line_pen(self.theme.chrome.gold, 1.5))
        p.drawEllipse(at, 14, 14)
