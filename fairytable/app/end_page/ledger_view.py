"""The ledger of a finished game on parchment: how the scores came about."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QToolTip, QWidget

from fairytable.app.chrome import scaled, sized
from fairytable.app.widgets.walking import announce
from fairytable.match import Seat
from fairytable.paint.brushes import color, down, grain, line_pen, rounded
from fairytable.paint.fonts import BOLD, REGULAR, SEMIBOLD, Type, metrics
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.palette import CREAM, PAPER, PENNANT
from fairytable.paint.pieces import paint_player
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.staging import Ledger, Silhouette

ROW = 25.0
"""The least height of a row."""
ROOMY_ROW = 40.0
LEAST_TYPE = 13
"""No text is smaller, in pixels."""
GREEN, RED, WON = "#1E5B34", "#8E2A2A", "#7A5210"
"""Points won and lost, on parchment; the sign tells them apart too. And points without a sign."""
_MINUS, _DOT, _ARROW = "−", " · ", " → "
_CELL = 9.0
"""Free at both sides of a cell."""
_LONGEST = (150.0, 110.0, 80.0, 56.0)
"""Names that are longer are cut; the shorter measures are for narrow windows."""
_EMPTY = 3
"""A ledger without rows is as high as one of so many."""
_SIGN = 18.0
_BESIDE_SIGN = 24.0
"""How far words stand from the left edge of a sign before them."""
_LEFT = Qt.AlignmentFlag.AlignLeft


class _Way(NamedTuple):
    """One way to set a ledger."""

    kind: Type
    longest: float = _LONGEST[0]
    """How wide a name may be before it is cut."""
    signs: int = 0
    """2: beside heads and rows; 1: only beside rows; 0: none."""


class LedgerView(QAbstractScrollArea):
    """A ledger on parchment; its rows scroll between heads and foot where room is short."""

    chosen = Signal(int)
    """A row was clicked, or chosen by keys, where rows lead somewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ledger = Ledger((), ())
        self.empty = ""
        """What is said where there are no rows."""
        self.leads = ""
        """Where a click on a row leads, in words; empty: nowhere."""
        self._at: int | None = None
        """The row that is pointed at."""
        self._seats: Sequence[Seat] = ()
        self._winners: Sequence[str] = ()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)

    def present(
        self, ledger: Ledger, seats: Sequence[Seat], winners: Sequence[int], leads: str = ""
    ) -> None:
        """Show a ledger; `leads` says where a click on a row leads, if anywhere."""
        self.ledger, self._seats, self.leads = ledger, seats, leads
        self._winners = [seats[p].name for p in winners]
        lines = [_DOT.join(filter(None, row)) for row in (ledger.heads, *ledger.rows, ledger.foot)]
        self.setAccessibleDescription(". ".join(filter(None, [*lines, ledger.note])))
        self.point_at(None)
        self._measure()
        self.updateGeometry()
        self.viewport().update()

    # Measures

    def least_width(self) -> float:
        """So wide that nothing but a long name is cut, in the smallest type."""
        return sum(self._wanted(_Way(sized(Type(LEAST_TYPE)), _LONGEST[1]))) + 4

    def sizeHint(self) -> QSize:
        return QSize(640, self.height_with(scaled(ROW)))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, round(self._top() + self._bottom() + 2 * scaled(ROW)))

    def height_with(self, row: float) -> int:
        """With rows of this height."""
        return height_of(self.ledger, row)

    def row_height(self) -> float:
        room = self.viewport().height() - self._top() - self._bottom()
        return max(scaled(ROW), min(ROOMY_ROW, room / max(1, len(self.ledger.rows))))

    def _kind(self) -> Type:
        roomy = self.viewport().height() > 520 and self.viewport().width() > 760
        return sized(Type(16 if roomy else 14, REGULAR))

    def _top(self) -> float:
        return _top_of(self.ledger)

    def _bottom(self) -> float:
        return _bottom_of(self.ledger)

    def _measure(self) -> None:
        room = self.viewport().height() - self._top() - self._bottom()
        over = round(self.row_height() * len(self.ledger.rows) - room)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, over))
        bar.setSingleStep(scaled(ROW))
        bar.setPageStep(max(1, round(room)))
        used = over > 0 or bool(self.leads and self.ledger.rows)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if used else Qt.FocusPolicy.NoFocus)

    # Pointing

    def point_at(self, row: int | None) -> None:
        """Light a row up, where rows lead somewhere."""
        self._at = row if self.leads else None
        hand = Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor if self._at is None else hand)
        self.viewport().update()

    def row_at(self, y: float) -> int | None:
        """The row at this height, if there is one."""
        if y < self._top():
            return None
        row = int((y - self._top() + self.verticalScrollBar().value()) / self.row_height())
        return row if row < len(self.ledger.rows) else None

    def _step(self, by: int) -> None:
        """Point at another row by keys, and bring it into sight."""
        count, high = len(self.ledger.rows), self.row_height()
        row = (0 if by > 0 else count - 1) if self._at is None else (self._at + by) % count
        self.point_at(row)
        bar, page = self.verticalScrollBar(), self.verticalScrollBar().pageStep()
        bar.setValue(round(min(max(bar.value(), (row + 1) * high - page), row * high)))
        announce(self, _DOT.join(filter(None, self.ledger.rows[row])))

    def _wanted(self, way: _Way) -> list[float]:
        """How wide each column would like to be."""
        kind, longest, signs = way
        plain, strong = metrics(kind), metrics(kind._replace(weight=BOLD, px=kind.px + 2))
        title, owner = metrics(_head(kind)), metrics(kind._replace(weight=SEMIBOLD))
        wanted = []
        beside = _BESIDE_SIGN if self.ledger.signs and signs > 0 else 0.0
        for column, head in enumerate(self.ledger.heads):
            first, _, name = head.partition(_DOT)
            crest = 18.0 if self._seat_of(name) else 0.0
            below = min(owner.horizontalAdvance(name), longest) + crest
            if self._seat_of(first):
                wide = min(owner.horizontalAdvance(first), longest) + 18
            else:
                sign = _BESIDE_SIGN if self._head_sign(column) and signs > 1 else 0.0
                wide = max(title.horizontalAdvance(first) + sign, below)
            for row in self.ledger.rows:
                text = row[column]
                seat = self._seat_of(text)
                width = plain.horizontalAdvance(text) + (0 if column else beside)
                if _ARROW in text:
                    width += 5
                wide = max(wide, min(width, longest) + 18 if seat else width)
            if self.ledger.foot:
                wide = max(wide, strong.horizontalAdvance(self.ledger.foot[column]))
            wanted.append(wide + 2 * _CELL + 4)
        return wanted

    def _columns(self, room: float) -> tuple[_Way, list[QRectF]]:
        """How it is set, and the place of each column: what is left over is shared out."""
        way = self._way(room)
        wanted = self._wanted(way)
        spare = room - sum(wanted)
        if spare >= 0:
            widths = [width + spare / len(wanted) for width in wanted]
        else:
            widths = [width * room / sum(wanted) for width in wanted]
        places, x = [], 1.0
        for width in widths:
            places.append(QRectF(x, 0, width, self.viewport().height()))
            x += width
        return way, places

    def _way(self, room: float) -> _Way:
        """The best way for which there is room: signs go before words get smaller, names last."""
        own = self._kind()
        kinds = sizes(own, own.px, LEAST_TYPE)
        ways = [_Way(kind, signs=signs) for signs in (2, 1, 0) for kind in (kinds[0], kinds[-1])]
        ways += [_Way(kinds[-1], longest) for longest in _LONGEST[1:]]
        return next((way for way in ways if sum(self._wanted(way)) <= room), ways[-1])

    def _seat_of(self, text: str) -> Seat | None:
        return next((seat for seat in self._seats if seat.name == text), None)

    def is_framed(self, head: str) -> bool:
        """Whether the column with this head is a winner's."""
        return any(head == name or head.endswith(_DOT + name) for name in self._winners)

    def _head_sign(self, column: int) -> Silhouette | None:
        return self.ledger.head_signs[column] if self.ledger.head_signs else None

    def _is_centred(self, column: int) -> bool:
        """Whether it holds nothing but numbers, and what they came from."""
        cells = [row[column] for row in self.ledger.rows if row[column]]
        return column > 0 and all(_is_number(cell.partition(_ARROW)[2] or cell) for cell in cells)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = QRectF(self.viewport().rect()).adjusted(0.8, 0.8, -0.8, -0.8)
            shape = rounded(sheet.x(), sheet.y(), sheet.width(), sheet.height(), 9)
            p.fillPath(shape, down(sheet, (0, PAPER["lit"]), (1, PAPER["parchment"])))
            p.fillPath(shape, QBrush(grain(160, 7, 9)))
            if self.ledger.heads:
                self._paint_ledger(p, sheet)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(PAPER["gold"], 1.6))
            p.drawPath(shape)
            if self.hasFocus():
                pen = line_pen(PAPER["ink"], 1.5)
                pen.setDashPattern([2.6, 2])
                p.setPen(pen)
                p.drawPath(rounded(4, 4, sheet.width() - 6.4, sheet.height() - 6.4, 6))

    def _paint_ledger(self, p: QPainter, sheet: QRectF) -> None:
        top, high = self._top(), self.row_height()
        way, columns = self._columns(sheet.width() - 2)
        kind = way.kind
        rows = self.ledger.rows
        below = sheet.bottom() - self._bottom()
        end = min(below, top + high * len(rows))
        scrolled = self.verticalScrollBar().value()
        for i in range(0, len(rows), 2):
            band = QRectF(sheet.x() + 2, top + i * high - scrolled, sheet.width() - 4, high)
            band = band.intersected(QRectF(sheet.x(), top, sheet.width(), end - top))
            p.fillRect(band, color(PAPER["parchment_shade"], 0.45))
        foot = end + scaled(32) if self.ledger.foot else end
        for head, place in zip(self.ledger.heads, columns, strict=True):
            if self.is_framed(head):
                frame = QRectF(place.x() + 1, 4, place.width() - 2, foot - 4)
                self._paint_frame(p, frame)
        p.save()
        p.setClipRect(QRectF(0, top, sheet.width() + 2, end - top))
        for i, row in enumerate(rows):
            y = top + i * high - scrolled
            if i == self._at:
                p.fillRect(QRectF(2, y, sheet.width() - 3, high), color("#FFE7A6", 0.75))
            if row and row[0] in self._winners:
                self._paint_frame(p, QRectF(4, y + 1, sheet.width() - 7, high - 2))
            sign = self.ledger.signs[i] if self.ledger.signs and way.signs > 0 else None
            self._paint_row(p, row, columns, y, high, kind, sign)
        p.restore()
        self._paint_heads(p, columns, top, way)
        if not rows:
            self._paint_words(p, self.empty, QRectF(20, top, sheet.width() - 40, below - top))
        p.setPen(line_pen(PAPER["gold"], 1.2))
        p.drawLine(QPointF(8, top), QPointF(sheet.right() - 7, top))
        if self.ledger.foot:
            p.drawLine(QPointF(8, end), QPointF(sheet.right() - 7, end))
            strong = kind._replace(weight=BOLD, px=kind.px + 2)
            self._paint_row(p, self.ledger.foot, columns, end, scaled(32), strong)
        if self.ledger.note:
            note = QRectF(12, foot + 1, sheet.width() - 24, scaled(24))
            self._paint_words(p, self.ledger.note, note)

    def _paint_frame(self, p: QPainter, rect: QRectF) -> None:
        shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 7)
        p.setBrush(color("#FFE7A6", 0.5))
        p.setPen(line_pen(PAPER["gold"], 2))
        p.drawPath(shape)

    def _paint_heads(self, p: QPainter, columns: list[QRectF], top: float, way: _Way) -> None:
        kind, caps = way.kind, _head(way.kind)
        for i, (head, place) in enumerate(zip(self.ledger.heads, columns, strict=True)):
            first, _, name = head.partition(_DOT)
            cell = place.adjusted(_CELL, 0, -_CELL, 0)
            centred = self._is_centred(i)
            upper = QRectF(cell.x(), 5, cell.width(), scaled(22))
            if not name:
                upper.moveTop(top - scaled(26))
            if self._seat_of(first):
                self._paint_name(p, first, upper, kind._replace(weight=SEMIBOLD), centred)
                continue
            sign = self._head_sign(i) if way.signs > 1 else None
            self._paint_head(p, first, upper, caps, sign, centred=centred)
            if name:
                lower = QRectF(cell.x(), scaled(26), cell.width(), scaled(20))
                self._paint_name(p, name, lower, kind._replace(weight=SEMIBOLD), centred)

    def _paint_head(
        self,
        p: QPainter,
        text: str,
        room: QRectF,
        kind: Type,
        sign: Silhouette | None,
        *,
        centred: bool,
    ) -> None:
        """What a column is about, with its silhouette before it."""
        space = _BESIDE_SIGN if sign is not None else 0.0
        types = sizes(kind, kind.px, LEAST_TYPE)
        words = fit_or_cut(text, room.adjusted(space, 0, 0, 0).size(), types, 1)
        wide = metrics(words.type).horizontalAdvance(words.lines[0]) + space
        if centred:
            room = room.adjusted(max(0.0, (room.width() - wide) / 2), 0, 0, 0)
        if sign is not None:
            _paint_sign(p, sign, QPointF(room.x(), room.center().y()))
        draw(p, words, room.adjusted(space, 0, 0, 0), color(PAPER["ink"]), _LEFT)

    def _paint_row(
        self,
        p: QPainter,
        row: Sequence[str],
        columns: list[QRectF],
        y: float,
        high: float,
        kind: Type,
        sign: Silhouette | None = None,
    ) -> None:
        for i, (text, place) in enumerate(zip(row, columns, strict=True)):
            if not text:
                continue
            cell = QRectF(place.x() + _CELL, y, place.width() - 2 * _CELL, high)
            if i == 0 and sign is not None:
                _paint_sign(p, sign, QPointF(cell.x(), cell.center().y()))
                cell.adjust(_BESIDE_SIGN, 0, 0, 0)
            if _ARROW in text:
                self._paint_won(p, text, cell, kind)
            elif self._is_centred(i):
                self._paint_number(p, text, cell, kind)
            else:
                self._paint_name(p, text, cell, kind, centred=False)

    def _paint_number(self, p: QPainter, text: str, cell: QRectF, kind: Type) -> None:
        """Points are bold; what only was counted is not, beside points that came of it."""
        plain = any(_ARROW in other for row in self.ledger.rows for other in row) and (
            kind.weight != BOLD
        )
        strong = kind if plain else kind._replace(weight=BOLD, px=kind.px + 1)
        words = fit_or_cut(text, cell.size(), sizes(strong, strong.px, LEAST_TYPE), 1)
        draw(p, words, cell, color(PAPER["ink_soft"] if plain else _points_ink(text)))

    def _paint_won(self, p: QPainter, text: str, cell: QRectF, kind: Type) -> None:
        """What somebody had, and what it brought."""
        had, _, won = text.partition(_ARROW)
        strong = kind._replace(weight=BOLD, px=kind.px + 1)
        before = metrics(kind).horizontalAdvance(had + _ARROW) + 2
        after = metrics(strong).horizontalAdvance(won)
        room = cell.adjusted(max(0.0, (cell.width() - before - after) / 2), 0, 0, 0)
        words = fit_or_cut(had + _ARROW.rstrip(), room.size(), [kind], 1)
        draw(p, words, room, color(PAPER["ink_soft"]), _LEFT)
        rest = room.adjusted(before, 0, 0, 0)
        points = fit_or_cut(won, rest.size(), sizes(strong, strong.px, LEAST_TYPE), 1)
        ink = WON if won.isdigit() else _points_ink(won)
        draw(p, points, rest, color(ink), _LEFT)

    def _paint_name(self, p: QPainter, text: str, cell: QRectF, kind: Type, centred: bool) -> None:
        """Words, with the player's shape before them if they are a player's name."""
        seat = self._seat_of(text)
        room = cell.adjusted(18, 0, 0, 0) if seat is not None else cell
        words = fit_or_cut(text, room.size(), sizes(kind, kind.px, LEAST_TYPE), 1)
        wide = metrics(words.type).horizontalAdvance(words.lines[0])
        if centred:
            room = room.translated(max(0.0, (room.width() - wide) / 2), 0)
        if seat is not None:
            at = QPointF(room.x() - 10, cell.center().y())
            paint_player(p, seat.colour, at, 5.8)
        soft = seat is None and centred
        draw(p, words, room, color(PAPER["ink_soft" if soft else "ink"]), _LEFT)

    def _paint_words(self, p: QPainter, text: str, rect: QRectF) -> None:
        kind = sized(Type(15, REGULAR, italic=True))
        words = fit_or_cut(text, rect.size(), sizes(kind, kind.px, LEAST_TYPE), 2)
        draw(p, words, rect, color(PAPER["ink_soft"]))

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            lines = [self.text_at(QPointF(event.pos())), "" if self._at is None else self.leads]
            QToolTip.showText(event.globalPos(), "\n".join(filter(None, lines)), self)
            return True
        if event.type() == QEvent.Type.Leave:
            self.point_at(None)
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(self.row_at(event.position().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        row = self.row_at(event.position().y())
        if self.leads and row is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if not self.leads or not self.ledger.rows:
            super().keyPressEvent(event)
        elif event.key() in ways:
            self._step(ways[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._at is not None:
            self.chosen.emit(self._at)
        else:
            super().keyPressEvent(event)

    def text_at(self, at: QPointF) -> str:
        """What stands in the cell under the mouse, in full."""
        _, columns = self._columns(self.viewport().width() - 3.6)
        column = next((i for i, c in enumerate(columns) if c.left() <= at.x() <= c.right()), None)
        if column is None:
            return ""
        if at.y() < self._top():
            return self.ledger.heads[column]
        row = self.row_at(at.y())
        return "" if row is None else self.ledger.rows[row][column]


def height_of(ledger: Ledger, row: float) -> int:
    """How high a ledger is with rows of this height."""
    return ceil(_top_of(ledger) + _bottom_of(ledger) + row * (len(ledger.rows) or _EMPTY))


def _top_of(ledger: Ledger) -> float:
    """The height of the heads: two lines if one of them has a part for a name."""
    return scaled(50) if any(_DOT in head for head in ledger.heads) else scaled(34)


def _bottom_of(ledger: Ledger) -> float:
    return (scaled(34) if ledger.foot else 4) + (scaled(24) if ledger.note else 0)


def _head(kind: Type) -> Type:
    """What heads of columns are set in, above cells of this type."""
    return Type(kind.px + 1, SEMIBOLD, caps=True)


def _is_number(text: str) -> bool:
    return text.strip("+−-").replace("½", "").isdigit() or text == "½"


def _paint_sign(p: QPainter, sign: Silhouette, left: QPointF) -> None:
    """A light silhouette on the colour of its family, as on the ribbon of a card."""
    square = QRectF(left.x(), left.y() - _SIGN / 2, _SIGN, _SIGN)
    p.fillPath(rounded(square.x(), square.y(), _SIGN, _SIGN, 4), color(PENNANT[sign.colour]))
    paint_glyph(p, sign.glyph, square.adjusted(3, 3, -3, -3), CREAM)


def _points_ink(text: str) -> str:
    if text.startswith((_MINUS, "-")):
        return RED
    return GREEN if text.startswith("+") else PAPER["ink"]
