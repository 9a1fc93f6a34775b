"""What everybody still held hidden when the game was over: small cards beside crest and name."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from fairytable.app.chrome import scaled, sized
from fairytable.app.widgets.walking import WalkedRow
from fairytable.match import Seat
from fairytable.paint.brushes import color, down, grain, line_pen, rounded
from fairytable.paint.card_size import ASPECT, card_size
from fairytable.paint.fonts import REGULAR, SEMIBOLD, Type, metrics
from fairytable.paint.palette import PAPER
from fairytable.paint.pieces import paint_player
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.look import Look

CARDS, SMALL_CARDS = (36.0, 33.0, 30.0), (28.0, 26.0)
"""How wide a card may be, the best first: where there is room, and where there is little."""
LEAST_TYPE = 13
_PAD = 6.0
_NAME = 19
_GAP = 3.0
"""Between two cards that need not overlap."""
_BETWEEN = 14.0
"""Between the cards of two players."""
_LEAST_CELL = 72.0
"""What a player has at least, however few cards they held: the room of a name."""
MOST_LINES = 3
_LEADING = 6
"""Between two lines."""
_NOTHING = "–"
_LEFT = Qt.AlignmentFlag.AlignLeft


class Holding(NamedTuple):
    """What one player held."""

    seat: Seat
    cards: tuple[tuple[Look, str], ...]
    """What each card shows, and what it is called."""


class HeldCard(NamedTuple):
    """A small card and its place."""

    look: Look
    name: str
    rect: QRectF


class HeldView(WalkedRow):
    """A strip of parchment; mouse and arrow keys point at cards."""

    pointed = Signal(object)
    """The spot that is to be shown large; None: none."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = self.nothing = ""
        """What stands at the left; and what is said of empty hands."""
        self.holdings: tuple[Holding, ...] = ()
        self.widths: tuple[float, ...] = CARDS
        """How wide a card may be, the best first."""
        self.most_lines = MOST_LINES
        self._pixmaps = pixmaps
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pixmaps.ready.connect(self._painted)

    def _painted(self) -> None:
        """A picture is ready: perhaps of a card here."""
        self.update()

    def present(self, holdings: Sequence[Holding]) -> None:
        self.holdings = tuple(holdings)
        said = (
            f"{holding.seat.name}: {', '.join(name for _, name in holding.cards) or self.nothing}"
            for holding in self.holdings
        )
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(". ".join(said))
        some = self.some()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if some else Qt.FocusPolicy.NoFocus)
        self.point_at(None)
        self.updateGeometry()
        self.update()

    def some(self) -> bool:
        """Whether anybody held anything."""
        return any(holding.cards for holding in self.holdings)

    # Measures

    def sizeHint(self) -> QSize:
        return QSize(600, self.height_for(600))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 40)

    def height_for(self, width: float) -> int:
        """How high it is in this width."""
        lines, card = self._way(width)
        return ceil(lines * self._line(card) + (lines - 1) * _LEADING + 2 * _PAD)

    def _line(self, card: float) -> float:
        return scaled(_NAME) + 3 + card * ASPECT

    def _label(self) -> float:
        """The width of the title, which is broken into two lines."""
        ruler, words = metrics(self._title_type()), self.title.split()
        ways = (
            max(
                ruler.horizontalAdvance(" ".join(words[:i])),
                ruler.horizontalAdvance(" ".join(words[i:])),
            )
            for i in range(1, len(words))
        )
        return min(ways, default=ruler.horizontalAdvance(self.title)) + 10

    def _title_type(self) -> Type:
        return sized(Type(15, SEMIBOLD, caps=True))

    def _way(self, width: float) -> tuple[int, float]:
        """In how many lines, and how wide the cards are: in as few lines as can be without any card
        lying on another, if this many are allowed."""
        most = max((len(holding.cards) for holding in self.holdings), default=0)
        ways = [(lines, card) for lines in range(1, self.most_lines + 1) for card in self.widths]
        for lines, card in ways:
            if _side_by_side(most, card) <= self._cell(width, lines) - _BETWEEN:
                return lines, card
        return max(1, min(self.most_lines, len(self.holdings))), self.widths[-1]

    def _columns(self, lines: int) -> int:
        return max(1, ceil(len(self.holdings) / lines))

    def _cell(self, width: float, lines: int) -> float:
        """The room of one player."""
        return self._room(width) / self._columns(lines)

    def _room(self, width: float) -> float:
        """The room of a line."""
        return width - self._label() - 3 * _PAD

    def _cells(self) -> Iterator[tuple[Holding, QRectF]]:
        lines, card = self._way(self.width())
        for line, row in enumerate(self._rows(lines, card)):
            x = 2 * _PAD + self._label()
            y = _PAD + line * (self._line(card) + _LEADING)
            for holding, wide in row:
                yield holding, QRectF(x, y, wide, self._line(card))
                x += wide

    def _rows(self, lines: int, card: float) -> list[list[tuple[Holding, float]]]:
        """Who stands in each line, and with how much room: all with the same, unless somebody's
        cards are too many for it; then those who held more have more."""
        columns, wide = self._columns(lines), self._cell(self.width(), lines)
        counts = [len(holding.cards) for holding in self.holdings]
        if _side_by_side(max(counts, default=0), card) <= wide - _BETWEEN:
            rows = [self.holdings[i : i + columns] for i in range(0, len(counts), columns)]
            return [[(holding, wide) for holding in row] for row in rows]
        return [
            list(
                zip(self.holdings[first:last], self._shared(counts[first:last], card), strict=True)
            )
            for first, last in _even_cuts(counts, lines)
        ]

    def _shared(self, counts: Sequence[int], card: float) -> list[float]:
        """The room of each player of a line with so many cards: as many pixels for every card."""
        few = [_side_by_side(count, card) <= _LEAST_CELL - _BETWEEN for count in counts]
        further = sum([count - 1 for count, is_few in zip(counts, few, strict=True) if not is_few])
        first = sum([_LEAST_CELL if is_few else card + _BETWEEN for is_few in few])
        step = max(0.0, self._room(self.width()) - first) / (further or 1)
        return [
            _LEAST_CELL if is_few else card + _BETWEEN + step * (count - 1)
            for count, is_few in zip(counts, few, strict=True)
        ]

    def spots(self) -> list[HeldCard]:
        """Every card and its place, player by player."""
        _, card = self._way(self.width())
        found = []
        for holding, cell in self._cells():
            count, room = len(holding.cards), cell.width() - _BETWEEN
            step = card + _GAP
            if count > 1 and _side_by_side(count, card) > room:
                step = (room - card) / (count - 1)
            y = cell.bottom() - card * ASPECT
            for k, (look, name) in enumerate(holding.cards):
                rect = QRectF(cell.x() + k * step, y, card, card * ASPECT)
                found.append(HeldCard(look, name, rect))
        return found

    # Pointing

    def point_at(self, index: int | None) -> None:
        """Show this card large; of None, none."""
        if index != self.at:
            super().point_at(index)
            self.pointed.emit(None if index is None else self.spots()[index])

    def spoken(self) -> list[str]:
        return [spot.name for spot in self.spots()]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(self._under(event.position()))

    def _under(self, at: QPointF) -> int | None:
        """The uppermost card there."""
        hit = [i for i, spot in enumerate(self.spots()) if spot.rect.contains(at)]
        return hit[-1] if hit else None

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self._under(QPointF(event.pos()))
            name = "" if index is None else self.spots()[index].name
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().event(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
            shape = rounded(sheet.x(), sheet.y(), sheet.width(), sheet.height(), 9)
            p.fillPath(shape, down(sheet, (0, PAPER["lit"]), (1, PAPER["parchment"])))
            p.fillPath(shape, QBrush(grain(160, 7, 9)))
            p.setPen(line_pen(PAPER["gold"], 1.6))
            p.drawPath(shape)
            label = QRectF(_PAD + 2, _PAD, self._label(), self.height() - 2 * _PAD)
            kind = self._title_type()
            words = fit_or_cut(self.title, label.size(), sizes(kind, kind.px, LEAST_TYPE), 3)
            draw(p, words, label, color(PAPER["ink"]), _LEFT)
            for holding, cell in self._cells():
                self._paint_name(p, holding, cell)
            self._paint_cards(p)

    def _paint_name(self, p: QPainter, holding: Holding, cell: QRectF) -> None:
        line = QRectF(cell.x() + 18, cell.y(), cell.width() - 18 - _GAP, scaled(_NAME))
        paint_player(p, holding.seat.colour, QPointF(cell.x() + 7, line.center().y()), 5.8)
        kind = sized(Type(14, SEMIBOLD))
        words = fit_or_cut(holding.seat.name, line.size(), sizes(kind, kind.px, LEAST_TYPE), 1)
        draw(p, words, line, color(PAPER["ink"]), _LEFT)
        if not holding.cards:
            none = QRectF(cell.x() + 18, line.bottom(), 30, scaled(20))
            dash = fit_or_cut(_NOTHING, none.size(), [sized(Type(15, REGULAR))], 1)
            draw(p, dash, none, color(PAPER["ink_soft"]), _LEFT)

    def _paint_cards(self, p: QPainter) -> None:
        dpr = self.devicePixelRatioF()
        for i, spot in enumerate(self.spots()):
            card = spot.rect.width()
            inset = card_size(card, dpr).inset
            picture = self._pixmaps.get(Print(spot.look, card, dpr))
            p.drawPixmap(spot.rect.topLeft() - QPointF(inset, inset), picture)
            if i == self.at:
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(line_pen(PAPER["ink"], 2))
                p.drawRoundedRect(spot.rect, 3.5, 3.5)


def _even_cuts(counts: Sequence[int], lines: int) -> list[tuple[int, int]]:
    """From whom to whom each line goes, so that the fullest one holds as few cards as can be."""
    ways = (
        list(pairwise((0, *cuts, len(counts))))
        for cuts in combinations(range(1, len(counts)), min(lines, len(counts)) - 1)
    )
    return min(ways, key=lambda way: max(sum(counts[first:last]) for first, last in way))


def _side_by_side(count: int, card: float) -> float:
    """How wide this many cards are."""
    return max(1, count) * (card + _GAP) - _GAP
