"""A question at the place: a slip of parchment with one answer or a few, as buttons."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.fonts import BOLD, LEAST_PX, SEMIBOLD, Type, metrics
from fairytable.paint.palette import MARKS
from fairytable.paint.text import Setting, draw, fit_or_cut
from fairytable.table.beside import beside, clear_beside, tail, within
from fairytable.table.key_cap import cap_width, paint_cap
from fairytable.table.offers import Offer
from fairytable.table.slip_paper import SlipPaper
from fairytable.table.slip_size import grown
from fairytable.table.table_top import TableTop
from fairytable.table.z_values import BUBBLE

_WORDS, _BUTTON, _COST = 15, 14, 13
"""The sizes of what is asked, answered and paid; a large table has larger ones."""
_WIDEST, _LINE, _PADDING, _GAP = 280.0, 20.0, 13.0, 7.0
_BUTTON_HEIGHT = 31.0
_MOST = 4
"""Lines that the question may take; inside a place, where they are short, twice as many."""
_SMALLEST = 0.86
"""How much smaller words and buttons may be to fit inside a place."""


class Reply(NamedTuple):
    """A button, and what it does."""

    text: str
    offer: Offer
    key: str = ""
    """The key that presses it as well, shown on a cap."""
    cost: str = ""
    """What it costs."""

    @property
    def spoken(self) -> str:
        return f"{self.text}, {self.cost}" if self.cost else self.text


class Asking(QGraphicsItem):
    """Hidden until something is asked; one of the answers is always chosen."""

    def __init__(self, top: TableTop) -> None:
        super().__init__()
        self.answers: tuple[Reply, ...] = ()
        self.at = 0
        """The answer that the keyboard stands on."""
        self.text = ""
        self._top = top
        self._words: Setting | None = None
        self._size = QSizeF()
        self._paper = SlipPaper(9, 1.8, cast=True)
        self._tail: QPolygonF | None = None
        self._k = 1.0
        """How much larger than usual all is."""
        self._widest = _WIDEST
        """How wide its words may be, at the usual size."""
        self.setZValue(BUBBLE + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        top.scene.addItem(self)

    @property
    def open(self) -> bool:
        return bool(self.answers)

    @property
    def spoken(self) -> str:
        """The question and the answer that the keyboard stands on."""
        return " ".join(part for part in (self.text, self.answers[self.at].spoken) if part)

    def ask(
        self,
        text: str,
        answers: Sequence[Reply],
        place: QRectF,
        *,
        inside: bool = False,
        keep_clear: Sequence[QRectF] = (),
    ) -> None:
        """Show a question beside a place, where this is still seen, or inside it."""
        self.prepareGeometryChange()
        self.text, self.answers, self.at = text, tuple(answers), 0
        self._set(text, place.width() if inside else None)
        size, skin = (self._size.width(), self._size.height()), self._top.skin
        self._paper.fit(*size, skin.slip.rim, skin, self._top.dpr)
        free = self._top.rect
        if inside:
            at = within(self._size, place, free)
        elif keep_clear:
            at = clear_beside(self._size, place, free, keep_clear)
        else:
            at = beside(self._size, place, free)
        self.setPos(at)
        self._tail = None if inside else tail(self.rect, place.translated(-at), 9)
        self.setVisible(True)
        self.update()

    def _set(self, text: str, room: float | None) -> None:
        """Set the words, in a room of this width as large as they can be."""
        self._k, self._widest = grown(self._top), _WIDEST
        most = _MOST if room is None else 2 * _MOST
        while True:
            if room is not None:
                self._widest = (room - 2 * _PADDING) / self._k
            size = QSizeF(self._widest * self._k, most * _LINE * self._k)
            self._words = fit_or_cut(text, size, [self._kind(_WORDS)], most) if text else None
            self._size = self._needed()
            if room is None or self._k <= _SMALLEST or self._size.width() <= room:
                return
            self._k = max(_SMALLEST, self._k - 0.05)

    def _kind(self, px: int) -> Type:
        """The type of a part of the slip, at the size of now."""
        size = max(LEAST_PX, round(px * self._k))
        return Type(size, BOLD if px == _BUTTON else SEMIBOLD)

    def _needed(self) -> QSizeF:
        """What question and answers need; two short answers stand side by side."""
        lines = () if self._words is None else self._words.lines
        measure = metrics(self._kind(_WORDS))
        widest = self._widest * self._k
        wide = max([self._across(answer) for answer in self.answers])
        wide = max([wide, *(measure.horizontalAdvance(line) + 4 for line in lines)])
        rows = len(self.answers)
        if self._paired:
            wide = max(wide, 2 * max(self._across(a) for a in self.answers) + _GAP)
            rows = 1
        high = (len(lines) * _LINE + (_GAP + 2 if lines else 0)) * self._k
        high += rows * (_BUTTON_HEIGHT * self._k + _GAP) - _GAP
        return QSizeF(min(wide, widest * 1.4) + 2 * _PADDING, high + 2 * _PADDING)

    def _across(self, answer: Reply) -> float:
        """How wide a button is that shows all of its words."""
        wide = metrics(self._kind(_BUTTON)).horizontalAdvance(answer.text) + 26 * self._k
        if answer.cost:
            wide += metrics(self._kind(_COST)).horizontalAdvance(answer.cost) + 10 * self._k
        return wide + (cap_width(answer.key, self._k) + 8 * self._k if answer.key else 0)

    @property
    def _paired(self) -> bool:
        """Whether the answers stand side by side."""
        if len(self.answers) != 2:
            return False
        each = max(self._across(answer) for answer in self.answers)
        return 2 * each + _GAP <= self._widest * self._k

    def close(self) -> None:
        self.answers = ()
        self.setVisible(False)

    def step(self, by: int) -> None:
        """The keyboard goes to another answer."""
        self.at = (self.at + by) % len(self.answers)
        self.update()

    def covers(self, at: QPointF) -> bool:
        """Whether a point of the scene lies on the slip."""
        inside = self.mapFromScene(at)
        return self.open and self.isVisible() and self.rect.contains(inside)

    @property
    def rect(self) -> QRectF:
        """The slip without its tail."""
        return QRectF(QPointF(), self._size)

    def answer_at(self, at: QPointF) -> Reply | None:
        """The answer whose button is there."""
        inside = self.mapFromScene(at)
        buttons = zip(self.answers, self._buttons(), strict=True)
        return next((answer for answer, rect in buttons if rect.contains(inside)), None)

    def hover(self, at: QPointF) -> None:
        """The pointer chooses like the keyboard does."""
        found = self.answer_at(at)
        if found is not None and self.answers.index(found) != self.at:
            self.at = self.answers.index(found)
            self.update()

    def middle_of(self, answer: int) -> QPointF:
        """Where a button is in the scene."""
        return self.mapToScene(self._buttons()[answer].center())

    def _buttons(self) -> list[QRectF]:
        wide = self._size.width() - 2 * _PADDING
        bottom = self._size.height() - _PADDING
        count, high = len(self.answers), _BUTTON_HEIGHT * self._k
        if self._paired:
            half = (wide - _GAP) / 2
            lefts = (_PADDING, _PADDING + half + _GAP)
            return [QRectF(left, bottom - high, half, high) for left in lefts]
        tops = [bottom - (count - k) * (high + _GAP) + _GAP for k in range(count)]
        return [QRectF(_PADDING, top, wide, high) for top in tops]

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-14, -14, 14, 15)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paper.paint(p)
        if self._tail is not None:
            self._paint_tail(p, self._tail)
        if self._words is not None:
            high = len(self._words.lines) * _LINE * self._k
            rect = QRectF(_PADDING, _PADDING, self._size.width() - 2 * _PADDING, high)
            draw(p, self._words, rect, color(self._paper.skin.inks.dark))
        for k, (answer, rect) in enumerate(zip(self.answers, self._buttons(), strict=True)):
            self._paint_button(p, answer, rect, chosen=k == self.at)

    def _paint_tail(self, p: QPainter, tail: QPolygonF) -> None:
        """It grows out of the paper: its foot hides the edge there."""
        slip = self._paper.skin.slip
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(color(slip.light))
        p.drawPolygon(tail)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(slip.rim, 1.8))
        p.drawPolyline(tail)

    def _paint_button(self, p: QPainter, answer: Reply, rect: QRectF, *, chosen: bool) -> None:
        skin = self._paper.skin
        shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 7)
        p.fillPath(shape, color(skin.rims.active if chosen else skin.plates.page.deep))
        p.setPen(line_pen(MARKS["selected"] if chosen else skin.slip.rim, 2 if chosen else 1.2))
        p.drawPath(shape)
        inner = rect.adjusted(9, 0, -9, 0)
        if answer.key:
            paint_cap(p, answer.key, inner.right() + 3, inner.center().y(), self._k, skin)
            inner.setRight(inner.right() - cap_width(answer.key, self._k) - 2)
        if not answer.cost:
            setting = fit_or_cut(answer.text, inner.size(), [self._kind(_BUTTON)], 1)
            draw(p, setting, inner, color(skin.inks.dark), Qt.AlignmentFlag.AlignHCenter)
            return
        paid = metrics(self._kind(_COST)).horizontalAdvance(answer.cost) + 4
        said = metrics(self._kind(_BUTTON)).horizontalAdvance(answer.text) + 4
        air = max(0.0, (inner.width() - said - paid - 6 * self._k) / 2)
        words = inner.adjusted(air, 0, -air - paid - 6 * self._k, 0)
        setting = fit_or_cut(answer.text, words.size(), [self._kind(_BUTTON)], 1)
        draw(p, setting, words, color(skin.inks.dark), Qt.AlignmentFlag.AlignLeft)
        price = QRectF(inner.right() - air - paid, inner.y(), paid, inner.height())
        setting = fit_or_cut(answer.cost, price.size(), [self._kind(_COST)], 1)
        draw(p, setting, price, color(skin.inks.dark_bad), Qt.AlignmentFlag.AlignRight)
