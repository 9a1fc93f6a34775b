"""The end page: who has won, how the scores came about, and what one may do next."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import DARK, LABEL, Chrome, face
from fairytable.app.score_chart import Course, ScoreChart, course_of, signed
from fairytable.app.translation import Language
from fairytable.engine.staging import Ledger, Stage, Staging
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match, Seat
from fairytable.table.brushes import color, down, grain, line_pen, rounded
from fairytable.table.fonts import BOLD, REGULAR, SEMIBOLD, Type, metrics
from fairytable.table.palette import PAPER, TABLE
from fairytable.table.pieces import paint_player
from fairytable.table.text import draw, fit_or_cut, sizes

WINS = QT_TRANSLATE_NOOP("app", "{name} wins with {points}")
WIN_TOGETHER = QT_TRANSLATE_NOOP("app", "{names} and {last} win together with {points}")
OVER = QT_TRANSLATE_NOOP("app", "The game is over")
LEDGER = QT_TRANSLATE_NOOP("app", "How the scores came about")
NO_ROWS = QT_TRANSLATE_NOOP("app", "Nothing was scored in this game.")
AGAIN = QT_TRANSLATE_NOOP("app", "Play again")
SHOW_TABLE = QT_TRANSLATE_NOOP("app", "Show the table")
WATCH = QT_TRANSLATE_NOOP("app", "Watch it again")
SAVE = QT_TRANSLATE_NOOP("app", "Save for replay…")
HOME = QT_TRANSLATE_NOOP("app", "To the start page")

ROW = 25.0
"""The least height of a row of the ledger."""
ROOMY_ROW = 40.0
LEAST_TYPE = 13
"""No text of the ledger is smaller, in pixels."""
MOST = QSize(1360, 900)
"""The sheet never grows larger than this."""
LEAST_HEIGHT = 560
"""Where there is so much room the sheet is not lower, for the sake of the chart."""
CHART_WIDTH = 232
LOW_CHART = 156
"""How high the chart is where it lies below the ledger."""
GREEN, RED = "#1E5B34", "#8E2A2A"
"""Points won and lost, on parchment; the sign tells them apart too."""
_MINUS, _DOT = "−", " · "
_CELL = 9.0
"""Free at both sides of a cell."""
_LONGEST = (150.0, 110.0, 80.0, 56.0)
"""Names that are longer are cut; the shorter measures are for narrow windows."""
_FEW = 5
"""A ledger of fewer rows is no lower."""
_TIGHT = "QPushButton { padding: 6px 8px; } QPushButton:focus { padding: 5px 7px; }"
"""For buttons in a narrow window."""
_AROUND = 168
"""What heading, buttons and margins need above and below the ledger."""
_LEFT = Qt.AlignmentFlag.AlignLeft


class LedgerView(QAbstractScrollArea):
    """A ledger on parchment; its rows scroll between heads and foot where room is short."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ledger = Ledger((), ())
        self.empty = ""
        """What is said where there are no rows."""
        self._seats: Sequence[Seat] = ()
        self._winners: Sequence[str] = ()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)

    def present(self, ledger: Ledger, seats: Sequence[Seat], winners: Sequence[int]) -> None:
        self.ledger, self._seats = ledger, seats
        self._winners = [seats[p].name for p in winners]
        lines = [_DOT.join(filter(None, row)) for row in (ledger.heads, *ledger.rows, ledger.foot)]
        self.setAccessibleDescription(". ".join(filter(None, [*lines, ledger.note])))
        self._measure()
        self.updateGeometry()
        self.viewport().update()

    # Measures

    def least_width(self) -> float:
        """So wide that nothing but a long name is cut, in the smallest type."""
        return sum(self._wanted(Type(LEAST_TYPE), _LONGEST[1])) + 4

    def sizeHint(self) -> QSize:
        return QSize(640, round(self.height_with(ROW)))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, round(self._top() + self._bottom() + 2 * ROW))

    def height_with(self, row: float) -> float:
        """With rows of this height."""
        return self._top() + self._bottom() + row * max(_FEW, len(self.ledger.rows))

    def row_height(self) -> float:
        room = self.viewport().height() - self._top() - self._bottom()
        return max(ROW, min(ROOMY_ROW, room / max(1, len(self.ledger.rows))))

    def _kind(self) -> Type:
        roomy = self.viewport().height() > 520 and self.viewport().width() > 760
        return Type(16 if roomy else 14, REGULAR)

    def _top(self) -> float:
        """The height of the heads: two lines if one of them has a part for a name."""
        return 50.0 if any(_DOT in head for head in self.ledger.heads) else 34.0

    def _bottom(self) -> float:
        return (34.0 if self.ledger.foot else 4.0) + (24.0 if self.ledger.note else 0.0)

    def _measure(self) -> None:
        room = self.viewport().height() - self._top() - self._bottom()
        over = round(self.row_height() * len(self.ledger.rows) - room)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, over))
        bar.setSingleStep(round(ROW))
        bar.setPageStep(max(1, round(room)))
        scrolls = over > 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def _wanted(self, kind: Type, longest: float) -> list[float]:
        """How wide each column would like to be, if names are not longer than this."""
        plain, strong = metrics(kind), metrics(kind._replace(weight=BOLD, px=kind.px + 2))
        title, owner = metrics(_head(kind)), metrics(kind._replace(weight=SEMIBOLD))
        wanted = []
        for column, head in enumerate(self.ledger.heads):
            first, _, name = head.partition(_DOT)
            crest = 18.0 if self._seat_of(name) else 0.0
            below = min(owner.horizontalAdvance(name), longest) + crest
            wide = max(title.horizontalAdvance(first), below)
            for row in self.ledger.rows:
                text = row[column]
                seat = self._seat_of(text)
                width = plain.horizontalAdvance(text)
                wide = max(wide, min(width, longest) + 18 if seat else width)
            if self.ledger.foot:
                wide = max(wide, strong.horizontalAdvance(self.ledger.foot[column]))
            wanted.append(wide + 2 * _CELL + 4)
        return wanted

    def _columns(self, room: float) -> tuple[Type, list[QRectF]]:
        """The type, and the place of each column: what is left over is shared out."""
        own = self._kind()
        kinds = sizes(own, own.px, LEAST_TYPE)
        ways = [(kind, _LONGEST[0]) for kind in kinds]
        ways += [(kinds[-1], longest) for longest in _LONGEST[1:]]
        kind, longest = next((w for w in ways if sum(self._wanted(*w)) <= room), ways[-1])
        wanted = self._wanted(kind, longest)
        spare = room - sum(wanted)
        if spare >= 0:
            widths = [width + spare / len(wanted) for width in wanted]
        else:
            widths = [width * room / sum(wanted) for width in wanted]
        places, x = [], 1.0
        for width in widths:
            places.append(QRectF(x, 0, width, self.viewport().height()))
            x += width
        return kind, places

    def _seat_of(self, text: str) -> Seat | None:
        return next((seat for seat in self._seats if seat.name == text), None)

    def is_framed(self, head: str) -> bool:
        """Whether the column with this head is a winner's."""
        return any(head == name or head.endswith(_DOT + name) for name in self._winners)

    def _is_number(self, column: int) -> bool:
        cells = [row[column] for row in self.ledger.rows if row[column]]
        return all(cell.strip("+−-").replace("½", "").isdigit() or cell == "½" for cell in cells)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self.viewport())
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
        p.end()

    def _paint_ledger(self, p: QPainter, sheet: QRectF) -> None:
        top, high = self._top(), self.row_height()
        kind, columns = self._columns(sheet.width() - 2)
        rows = self.ledger.rows
        below = sheet.bottom() - self._bottom()
        end = min(below, top + high * len(rows))
        scrolled = self.verticalScrollBar().value()
        for i in range(0, len(rows), 2):
            band = QRectF(sheet.x() + 2, top + i * high - scrolled, sheet.width() - 4, high)
            band = band.intersected(QRectF(sheet.x(), top, sheet.width(), end - top))
            p.fillRect(band, color(PAPER["parchment_shade"], 0.45))
        foot = end + 32 if self.ledger.foot else end
        for head, place in zip(self.ledger.heads, columns, strict=True):
            if self.is_framed(head):
                frame = QRectF(place.x() + 1, 4, place.width() - 2, foot - 4)
                self._paint_frame(p, frame)
        p.save()
        p.setClipRect(QRectF(0, top, sheet.width() + 2, end - top))
        for i, row in enumerate(rows):
            y = top + i * high - scrolled
            if row and row[0] in self._winners:
                self._paint_frame(p, QRectF(4, y + 1, sheet.width() - 7, high - 2))
            self._paint_row(p, row, columns, y, high, kind)
        p.restore()
        self._paint_heads(p, columns, top, kind)
        if not rows:
            self._paint_words(p, self.empty, QRectF(20, top, sheet.width() - 40, below - top))
        p.setPen(line_pen(PAPER["gold"], 1.2))
        p.drawLine(QPointF(8, top), QPointF(sheet.right() - 7, top))
        if self.ledger.foot:
            p.drawLine(QPointF(8, end), QPointF(sheet.right() - 7, end))
            strong = kind._replace(weight=BOLD, px=kind.px + 2)
            self._paint_row(p, self.ledger.foot, columns, end, 32, strong)
        if self.ledger.note:
            note = QRectF(12, foot + 1, sheet.width() - 24, 24)
            self._paint_words(p, self.ledger.note, note)

    def _paint_frame(self, p: QPainter, rect: QRectF) -> None:
        shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 7)
        p.setBrush(color("#FFE7A6", 0.5))
        p.setPen(line_pen(PAPER["gold"], 2))
        p.drawPath(shape)

    def _paint_heads(self, p: QPainter, columns: list[QRectF], top: float, kind: Type) -> None:
        caps = _head(kind)
        for i, (head, place) in enumerate(zip(self.ledger.heads, columns, strict=True)):
            first, _, name = head.partition(_DOT)
            cell = place.adjusted(_CELL, 0, -_CELL, 0)
            centred = self._is_number(i)
            align = Qt.AlignmentFlag.AlignHCenter if centred else _LEFT
            upper = QRectF(cell.x(), 5, cell.width(), 22)
            if not name:
                upper.moveTop(top - 26)
            words = fit_or_cut(first, upper.size(), sizes(caps, caps.px, LEAST_TYPE), 1)
            draw(p, words, upper, color(PAPER["ink"]), align)
            if name:
                lower = QRectF(cell.x(), 26, cell.width(), 20)
                self._paint_name(p, name, lower, kind._replace(weight=SEMIBOLD), centred)

    def _paint_row(
        self,
        p: QPainter,
        row: Sequence[str],
        columns: list[QRectF],
        y: float,
        high: float,
        kind: Type,
    ) -> None:
        for i, (text, place) in enumerate(zip(row, columns, strict=True)):
            if not text:
                continue
            cell = QRectF(place.x() + _CELL, y, place.width() - 2 * _CELL, high)
            if self._is_number(i):
                strong = kind._replace(weight=BOLD, px=kind.px + 1)
                words = fit_or_cut(text, cell.size(), sizes(strong, strong.px, LEAST_TYPE), 1)
                draw(p, words, cell, color(_points_ink(text)))
            else:
                self._paint_name(p, text, cell, kind, centred=False)

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
        kind = Type(15, REGULAR, italic=True)
        words = fit_or_cut(text, rect.size(), sizes(kind, kind.px, LEAST_TYPE), 2)
        draw(p, words, rect, color(PAPER["ink_soft"]))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.text_at(QPointF(event.pos())), self)
            return True
        return super().viewportEvent(event)

    def text_at(self, at: QPointF) -> str:
        """What stands in the cell under the mouse, in full."""
        _, columns = self._columns(self.viewport().width() - 3.6)
        column = next((i for i, c in enumerate(columns) if c.left() <= at.x() <= c.right()), None)
        if column is None:
            return ""
        if at.y() < self._top():
            return self.ledger.heads[column]
        y = at.y() - self._top() + self.verticalScrollBar().value()
        row = int(y / self.row_height())
        return self.ledger.rows[row][column] if row < len(self.ledger.rows) else ""


def _head(kind: Type) -> Type:
    """What heads of columns are set in, above cells of this type."""
    return Type(kind.px + 1, SEMIBOLD, caps=True)


def _points_ink(text: str) -> str:
    if text.startswith((_MINUS, "-")):
        return RED
    return GREEN if text.startswith("+") else PAPER["ink"]


class Heading(QWidget):
    """The name of the game, and below it who has won, between the winners' shapes."""

    def __init__(self) -> None:
        super().__init__()
        self.chrome = DARK
        self.game = self.words = ""
        self.colours: Sequence[int] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def present(self, game: str, words: str, colours: Sequence[int]) -> None:
        self.game, self.words, self.colours = game, words, colours
        self.setAccessibleName(f"{words}. {game}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, 68)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        c, wide = self.chrome, float(self.width())
        small = Type(15, SEMIBOLD, caps=True)
        above = QRectF(0, 0, wide, 20)
        words = fit_or_cut(self.game, above.size(), sizes(small, small.px, LEAST_TYPE), 1)
        draw(p, words, above, color(c.soft))
        sides = 26.0 * len(self.colours) + 14 if self.colours else 0.0
        room = QRectF(sides, 19, wide - 2 * sides, 38)
        large = Type(30, SEMIBOLD)
        title = fit_or_cut(self.words, room.size(), sizes(large, large.px, 15), 2, 1.1)
        draw(p, title, room, color(c.text))
        reach = max(metrics(title.type).horizontalAdvance(line) for line in title.lines) / 2
        for i, colour in enumerate(self.colours):
            for side in (-1, 1):
                x = wide / 2 + side * (reach + 26 + 26 * i)
                paint_player(p, colour, QPointF(x, room.center().y()), 10)
        self._paint_rule(p, wide / 2, 63)
        p.end()

    def _paint_rule(self, p: QPainter, x: float, y: float) -> None:
        """A gold line with a lozenge, as under the titles of cards."""
        p.setPen(line_pen(self.chrome.gold, 1.2))
        for side in (-1, 1):
            p.drawLine(QPointF(x + side * 10, y), QPointF(x + side * 130, y))
        p.setBrush(color(self.chrome.gold))
        p.setPen(Qt.PenStyle.NoPen)
        p.drawPolygon([QPointF(x - 5, y), QPointF(x, y - 4), QPointF(x + 5, y), QPointF(x, y + 4)])


class _Shown(NamedTuple):
    """What the page was given last."""

    staging: Staging
    stage: Stage
    course: Course


class EndPage(QWidget):
    """Lies over its parent, which it dims; it changes nothing itself, but asks for it."""

    again_wanted = Signal()
    table_wanted = Signal()
    replay_wanted = Signal()
    save_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self, language: Language, chrome: Chrome = DARK, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.language = language
        self.chrome = chrome
        self._shown: _Shown | None = None
        self.heading = Heading()
        self.ledger = LedgerView()
        self.chart = ScoreChart(language, chrome)
        self.again, self.table, self.watch, self.save, self.home = (QPushButton() for _ in range(5))
        self._words = {
            self.again: AGAIN,
            self.table: SHOW_TABLE,
            self.watch: WATCH,
            self.save: SAVE,
            self.home: HOME,
        }
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._lay_out()
        for button, wanted in (
            (self.again, self.again_wanted),
            (self.table, self.table_wanted),
            (self.watch, self.replay_wanted),
            (self.save, self.save_wanted),
            (self.home, self.home_wanted),
        ):
            button.clicked.connect(wanted)
        language.changed.connect(self._speak)
        self.set_chrome(chrome)
        self._speak()

    # What is shown

    def present(self, match: Match, staging: Staging, stage: Stage) -> None:
        """Show the end of a match; the stage is that of its last position."""
        winners = stage.winners or tuple(match.state.winners() if match.decision is None else ())
        self._shown = _Shown(staging, stage, course_of(match, winners))
        self.chart.present(self._shown.course)
        self._speak()

    def _speak(self) -> None:
        """Say everything again: the language is another one."""
        say = self.language.say
        for button, source in self._words.items():
            button.setText(say(source))
        self.ledger.setAccessibleName(say(LEDGER))
        self.ledger.empty = say(NO_ROWS)
        if self._shown is not None:
            staging, stage, course = self._shown
            title = self._title(course)
            colours = [course.seats[p].colour for p in course.winners]
            self.heading.present(staging.title(stage.say), title, colours)
            self.ledger.present(staging.ledger(stage), course.seats, course.winners)
            self.setAccessibleName(title)
        self._fit()

    def _title(self, course: Course) -> str:
        if not course.winners:
            return self.language.say(OVER)
        points = signed(course.points[course.winners[0]][-1])
        *names, last = [course.seats[p].name for p in course.winners]
        if not names:
            return self.language.say(WINS, name=last, points=points)
        return self.language.say(WIN_TOGETHER, names=", ".join(names), last=last, points=points)

    # Look

    def set_chrome(self, chrome: Chrome) -> None:
        self.chrome = self.heading.chrome = chrome
        self.chart.set_chrome(chrome)
        self.setStyleSheet(f"QPushButton:default:focus {{ border: 2px solid {chrome.text}; }}")
        self.update()

    def _lay_out(self) -> None:
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(14)
        self._middle.addWidget(self.ledger, 1)
        self._middle.addWidget(self.chart)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for button in self._words:
            button.setFont(face(LABEL))
            row.addWidget(button)
        row.addStretch(1)
        self.again.setDefault(True)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(10)
        self._column.addWidget(self.heading)
        self._column.addLayout(self._middle, 1)
        self._column.addLayout(row)

    def sheet(self) -> QRectF:
        """Where the page lies on what it covers."""
        edge = 10 if self.height() < 720 else 24
        width = min(self.width() - 2 * edge, MOST.width())
        needed = max(LEAST_HEIGHT, _AROUND + self.ledger.height_with(ROOMY_ROW))
        height = min(self.height() - 2 * edge, MOST.height(), needed)
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _fit(self) -> None:
        """Give everything its place: the chart beside the ledger, or below it."""
        sheet = self.sheet()
        pad = 16 if sheet.width() < 1100 else 24
        x, y = round(sheet.x()) + pad, round(sheet.y()) + 14
        self._column.setContentsMargins(x, y, x, y)
        inside = sheet.width() - 2 * pad
        beside = self.ledger.least_width() + CHART_WIDTH + 14 <= inside
        flow = QBoxLayout.Direction
        self._middle.setDirection(flow.LeftToRight if beside else flow.TopToBottom)
        if beside:
            self.chart.setFixedWidth(max(CHART_WIDTH, round(inside * 0.28)))
            self.chart.setMinimumHeight(0)
            self.chart.setMaximumHeight(16777215)
        else:
            self.chart.setMinimumWidth(0)
            self.chart.setMaximumWidth(16777215)
            self.chart.setFixedHeight(LOW_CHART)
        self._tighten(inside)
        self.update()

    def _tighten(self, room: float) -> None:
        """Let the buttons move together where they would not fit side by side."""
        for style in ("", _TIGHT):
            for button in self._words:
                if button.styleSheet() != style:
                    button.setStyleSheet(style)
                button.ensurePolished()
            if sum(button.sizeHint().width() + 8 for button in self._words) <= room + 8:
                return

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.raise_()
        self.again.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc shows the table, Enter presses, arrows walk; no key reaches what is covered."""
        key, focused = event.key(), self.focusWidget()
        if key == Qt.Key.Key_Escape:
            self.table_wanted.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        c, rect = self.chrome, self.sheet().adjusted(1, 1, -1, -1)
        p.fillRect(self.rect(), color(TABLE["felt_dark"], 0.72))
        for i in range(6):
            grown = rect.adjusted(-i, 1, i, 2 + i)
            shadow = rounded(grown.x(), grown.y(), grown.width(), grown.height(), 13 + i)
            p.fillPath(shadow, color(TABLE["shadow"], 0.07))
        shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 13)
        p.fillPath(shape, down(rect, (0, c.panel), (1, c.panel_foot)))
        p.fillPath(shape, QBrush(grain(160, 5, 9)))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(c.gold, 1.8))
        p.drawPath(shape)
        inner = rect.adjusted(4.5, 4.5, -4.5, -4.5)
        p.setPen(line_pen(c.gold, 0.8, 0.45))
        p.drawPath(rounded(inner.x(), inner.y(), inner.width(), inner.height(), 9.5))
        p.end()
