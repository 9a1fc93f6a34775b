"""The score sheet at the head of the side panel, and the strip that stays of it when folded."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent
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
from fairytable.app.panel.matrix_painter import MatrixPainter
from fairytable.app.panel.meter_painter import MeterPainter
from fairytable.app.theme import Theme
from fairytable.app.widgets.bars import paint_bar
from fairytable.app.widgets.cell_painter import CellPainter, forms
from fairytable.app.widgets.flow import flowed
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.small_cards import SmallCards
from fairytable.app.widgets.wrapping import paint_lines, wrapped
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import BOLD, LEAST_PX, SANS, SEMIBOLD, Type, metrics
from fairytable.paint.glyphs import NAMES, paint_glyph
from fairytable.paint.pieces import paint_player
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.cells import Bar, BarPart, Cell, Entry, as_cell, text_of
from fairytable.stage.sheets import Matrix, Sheet, SheetRow
from fairytable.stage.staging import Person

ROOMY_HEIGHT = 700
"""From this height of the panel up rows have more air."""
_CELLS = ((980, 28), (ROOMY_HEIGHT, 23), (0, 18))
"""The height of a row of a matrix, by the least height of the panel."""
_TIGHT_AIR = 1
"""Above and below the letters of such a row, together, where there is little room."""
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
_LINE, _TIGHT_LINE = 22, 19
"""The height of a line below the rows, by the room there is."""
_WORDS = Type(13, SEMIBOLD, SANS)
"""Of such a line."""
_SIGN_GAP = 6
_STRIP_ROW = 46
_BRIEF = Type(12, SEMIBOLD, SANS)
_BRIEF_LEADING = 14
_STRIP_WORDS = 54.0
"""How wide the words at the head of the strip may be."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def _spoken(sheet: Sheet, cards: SmallCards) -> list[str]:
    """The sheet in words, line by line."""
    say = cards.spoken
    if sheet.matrix is None:
        lines = [f"{row.label}: {say(as_cell(row.value))}" for row in sheet.rows]
    else:
        heads = [say(as_cell(head)) for head in sheet.matrix.heads]
        lines = [
            f"{say(as_cell(row.label))}: "
            + ", ".join(
                f"{head} {said}"
                for head, cell in zip(heads, row.cells, strict=True)
                if (said := say(as_cell(cell)))
            )
            for row in sheet.matrix.rows
        ]
    lines += [", ".join(filter(None, map(say, map(as_cell, line)))) for line in sheet.lines]
    return lines if sheet.meter is None else [*lines, sheet.meter.text]


class _Sheet(QWidget):
    """What both forms of the sheet know."""

    def __init__(self, theme: Theme, cards: SmallCards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.cards = theme, cards
        theme.changed.connect(self.update)
        self.sheet = Sheet("", ())
        self._said: list[str] = []
        """It in words, line by line."""
        self.people: Sequence[Person] = ()
        self.turn: int | None = None
        """The player who decides now."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def present(self, sheet: Sheet, people: Sequence[Person], turn: int | None) -> None:
        self.sheet, self.people, self.turn = sheet, people, turn
        self._speak()
        self.updateGeometry()
        self.update()

    def _speak(self) -> None:
        lines = self._said = _spoken(self.sheet, self.cards)
        self.setAccessibleName(self.sheet.title)
        said = [*lines, self.sheet.note] if self.sheet.note else lines
        self.setAccessibleDescription(". ".join(said))

    def foresee(self, sheet: Sheet) -> list[str]:
        """Show how the sheet would be; returns the lines that differ, in words."""
        if sheet == self.sheet:
            return []
        before = self._said
        self.update(self._differing(sheet))
        self.sheet = sheet
        self._speak()
        return [line for line in self._said if line not in before]

    def _differing(self, sheet: Sheet) -> QRegion:
        """The part that another sheet would show differently."""
        return QRegion(self.rect())

    @property
    def painter(self) -> CellPainter:
        colours = [person.colour for person in self.people]
        return CellPainter(self.theme.chrome, colours, self.cards)

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

    def _is_on_turn(self, row: SheetRow) -> bool:
        return row.player is not None and row.player == self.turn


class SheetView(_Sheet):
    """The rows with their bars around zero, and the note; as high as it needs, never scrolled."""

    def __init__(self, theme: Theme, cards: SmallCards, parent: QWidget | None = None) -> None:
        super().__init__(theme, cards, parent)
        self._row = ROOMY
        self._cell = _CELLS[1][1]
        self._held = 0
        """How high a preview has been: it does not shrink before the position changes."""
        cards.pixmaps.ready.connect(self._painted)

    def _painted(self) -> None:
        """A picture is ready: perhaps of a card here."""
        if self.sheet.matrix is not None or self.sheet.lines:
            self.update()

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
        below = self._meter_height(width) + self._lines_height(width) + self._note_height(width)
        if self.sheet.matrix is not None:
            return max(self._held, self._matrix(self.sheet.matrix, width).height + below + 2)
        rows = sum(self._height(row) for row in self.sheet.rows)
        return max(self._held, below + rows + (_BREAK if self._break() else 0) + 4)

    def present(self, sheet: Sheet, people: Sequence[Person], turn: int | None) -> None:
        self._held = 0
        super().present(sheet, people, turn)

    def foresee(self, sheet: Sheet) -> list[str]:
        """It takes more room if it needs more, and gives it back with the next position."""
        others = super().foresee(sheet)
        needed = self._needed(self.width())
        if needed > max(self.height(), self._held):
            self._held = needed
            self.updateGeometry()
        return others

    def _differing(self, sheet: Sheet) -> QRegion:
        """Only rows of a matrix whose shape stays the same, and what is below it."""
        old, new = self.sheet.matrix, sheet.matrix
        if old is None or new is None or old.heads != new.heads:
            return super()._differing(sheet)
        bands = self._matrix(old, self.width()).bands()
        if bands != self._matrix(new, self.width()).bands():
            return super()._differing(sheet)
        part = QRegion()
        for was, row, band in zip(old.rows, new.rows, bands, strict=True):
            if was != row:
                part += band.toAlignedRect()
        if self.sheet._replace(matrix=new, rows=sheet.rows) != sheet:
            part += self.rect().adjusted(0, int(bands[-1].bottom()) if bands else 0, 0, 0)
        return part

    def _matrix(self, matrix: Matrix, width: int) -> MatrixPainter:
        return MatrixPainter(self.painter, matrix, width, self._cell_height())

    def _cell_height(self) -> int:
        """In low windows larger letters take the air between the rows, not that of the story."""
        if self._row == ROOMY:
            return scaled(self._cell)
        return max(self._cell, sized(LABEL).px + _TIGHT_AIR)

    def _line_places(self, line: Sequence[Entry], width: int) -> list[QRectF]:
        """The cells of a line below the rows, from its upper left corner."""
        painter = self.painter
        high = scaled(_LINE if self._row == ROOMY else _TIGHT_LINE)
        sizes = [QSizeF(painter.width(as_cell(entry), _WORDS), high) for entry in line]
        return flowed(sizes, width - 2.0 * _SIDE, _SIGN_GAP, 0)

    def _lines_height(self, width: int) -> int:
        highs = [
            self._line_places(line, width)[-1].bottom() + 2 for line in self.sheet.lines if line
        ]
        return round(sum(highs) + 4) if highs else 0

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
                matrix = self._matrix(self.sheet.matrix, self.width())
                matrix.paint(p, self.turn, event.region())
                y = float(matrix.height - 2)
            else:
                y = self._paint_rows(p)
            y = self._paint_lines(p, y)
            p.setFont(face(NOTE))
            p.setPen(color(self.theme.chrome.soft))
            note = QRectF(_SIDE, y + 4, self.width() - 2 * _SIDE, 0)
            free = self.height() - self._meter_height(self.width()) - note.y()
            lines = self._note_lines(self.width())[: max(0, int(free / scaled(_NOTE_LEADING)))]
            paint_lines(p, lines, note, scaled(_NOTE_LEADING))

    def _paint_rows(self, p: QPainter) -> float:
        """All rows; gives where they end."""
        labels, values = self._columns()
        y = 2.0
        for row, rect in zip(self.sheet.rows, self._places(), strict=True):
            if rect.y() > y:
                self._paint_break(p, y + _BREAK / 2)
            self._paint_row(p, row, rect, labels, values)
            y = rect.bottom()
        return y

    def _paint_lines(self, p: QPainter, y: float) -> float:
        """What stands below the rows; gives where it ends."""
        painter = self.painter
        y += 2 if self.sheet.lines else 0
        for line in self.sheet.lines:
            places = self._line_places(line, self.width())
            for cell, place in zip(map(as_cell, line), places, strict=True):
                painter.paint(p, cell, place.translated(_SIDE, y), _WORDS)
            y += places[-1].bottom() + 2 if places else 0
        return y

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
        values = [points.horizontalAdvance(forms(as_cell(row.value))[0]) for row in rows]
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
        if as_cell(row.value) == Cell(text_of(row.value)):
            points = sized(POINTS)
            number = fit_or_cut(text_of(row.value), value.size(), sizes(points, points.px, 13), 1)
            draw(p, number, value, color(c.text), _RIGHT)
        else:
            around = value.adjusted(-_GAP, 2, _GAP / 2, -2)
            self.painter.paint(p, as_cell(row.value), around, POINTS, _RIGHT)
        if row.bar is not None:
            bar = QRectF(label.right() + _GAP, middle - 5, 0, 10)
            bar.setRight(value.left() - 4 - (_GAP if as_cell(row.value).was is not None else 0))
            self._paint_bar(p, row.bar, row, bar)

    def _paint_bar(self, p: QPainter, bar: Bar, row: SheetRow, rect: QRectF) -> None:
        """What has no colour of its own has that of its row."""
        parts = [
            part if part.colour or part.player is not None else self._coloured(part, row)
            for part in bar.parts
        ]
        colours = [person.colour for person in self.people]
        paint_bar(p, bar._replace(parts=tuple(parts)), rect, self.theme.chrome, colours)

    def _coloured(self, part: BarPart, row: SheetRow) -> BarPart:
        return part._replace(colour=row.colour, player=None if row.colour else row.player)

    def _paint_break(self, p: QPainter, y: float) -> None:
        p.setPen(line_pen(self.theme.chrome.line, 1))
        p.drawLine(QPointF(_SIDE, y), QPointF(self.width() - _SIDE, y))


class SheetStrip(_Sheet):
    """The folded sheet: sign above points, one below the other, and whose turn it is."""

    def sizeHint(self) -> QSize:
        rows = len(self.sheet.rows) + self._marked()
        return QSize(60, round(self._top()) + rows * _STRIP_ROW)

    def _brief(self) -> list[str]:
        """What stands above the rows, in lines as narrow as the strip."""
        return wrapped(self.sheet.brief, _BRIEF, _STRIP_WORDS) if self.sheet.brief else []

    def _top(self) -> float:
        """Where the rows begin."""
        lines = len(self._brief())
        return lines * scaled(_BRIEF_LEADING) + 6.0 if lines else 0.0

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def line_height(self, line: str) -> float | None:
        """At which height the row of a line stands, if it has one."""
        lines = [row.line for row in self.sheet.rows]
        return self._top() + (lines.index(line) + 0.5) * _STRIP_ROW if line in lines else None

    def _marked(self) -> bool:
        """Whether the player to move needs a place of their own: no row is theirs."""
        return self.turn is not None and not any(self._is_on_turn(r) for r in self.sheet.rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            top = self._paint_brief(p)
            for i, row in enumerate(self.sheet.rows):
                rect = QRectF(0, top + i * _STRIP_ROW, self.width(), _STRIP_ROW)
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
                at = QPointF(self.width() / 2, top + len(self.sheet.rows) * _STRIP_ROW + 24)
                self._paint_turn(p, at)
                paint_player(p, self.people[self.turn].colour, at, 8)

    def _paint_brief(self, p: QPainter) -> float:
        """The words at the head; gives where the rows begin."""
        lead, ink = float(scaled(_BRIEF_LEADING)), color(self.theme.chrome.soft)
        for k, line in enumerate(self._brief()):
            rect = QRectF(1, 3 + k * lead, self.width() - 2, lead)
            kinds = sizes(sized(_BRIEF), sized(_BRIEF).px, LEAST_PX)
            draw(p, fit_or_cut(line, rect.size(), kinds, 1), rect, ink)
        return self._top()

    def _paint_turn(self, p: QPainter, at: QPointF) -> None:
        p.setBrush(color(self.theme.chrome.gold, 0.16))
        p.setPen(line_pen(self.theme.chrome.gold, 1.5))
        p.drawEllipse(at, 14, 14)
