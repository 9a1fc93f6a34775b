"""A question at the place: a slip of parchment with one answer or a few, as buttons."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.fonts import BOLD, SEMIBOLD, Type, metrics
from fairytable.paint.palette import MARKS
from fairytable.paint.text import Setting, draw, fit_or_cut
from fairytable.table.beside import beside
from fairytable.table.offers import Offer
from fairytable.table.slip_paper import AIR, SlipPaper
from fairytable.table.table_top import TableTop
from fairytable.table.z_values import BUBBLE

_WORDS, _BUTTON = Type(15, SEMIBOLD), Type(14, BOLD)
_WIDEST, _LINE, _PADDING, _GAP = 280.0, 20.0, 12.0, 7.0
_BUTTON_HEIGHT = 30.0
_MOST = 4
"""Lines that the question may take."""


class Reply(NamedTuple):
    """A button, and what it does."""

    text: str
    offer: Offer


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
        return " ".join(part for part in (self.text, self.answers[self.at].text) if part)

    def ask(self, text: str, answers: Sequence[Reply], place: QRectF) -> None:
        """Show a question beside a place."""
        self.prepareGeometryChange()
        self.text, self.answers, self.at = text, tuple(answers), 0
        room = QSizeF(_WIDEST - 2 * _PADDING, _MOST * _LINE)
        self._words = fit_or_cut(text, room, [_WORDS], _MOST) if text else None
        wide = max([metrics(_BUTTON).horizontalAdvance(a.text) + 40 for a in self.answers])
        lines = () if self._words is None else self._words.lines
        wide = max([wide, *(metrics(_WORDS).horizontalAdvance(line) + 4 for line in lines)])
        high = len(lines) * _LINE + (_GAP if lines else 0)
        high += len(answers) * (_BUTTON_HEIGHT + _GAP) - _GAP
        self._size = QSizeF(min(wide, _WIDEST * 1.4) + 2 * _PADDING, high + 2 * _PADDING)
        size, skin = (self._size.width(), self._size.height()), self._top.skin
        self._paper.fit(*size, skin.slip.rim, skin, self._top.dpr)
        self.setPos(beside(self._size, place, self._top.rect))
        self.setVisible(True)
        self.update()

    def close(self) -> None:
        self.answers = ()
        self.setVisible(False)

    def step(self, by: int) -> None:
        """The keyboard goes to another answer."""
        self.at = (self.at + by) % len(self.answers)
        self.update()

    def covers(self, at: QPointF) -> bool:
        """Whether a point of the scene lies on the slip."""
        return self.open and QRectF(QPointF(), self._size).contains(self.mapFromScene(at))

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
        count = len(self.answers)
        tops = [bottom - (count - k) * (_BUTTON_HEIGHT + _GAP) + _GAP for k in range(count)]
        return [QRectF(_PADDING, top, wide, _BUTTON_HEIGHT) for top in tops]

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._size).adjusted(-AIR, -AIR, AIR, AIR)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paper.paint(p)
        if self._words is not None:
            high = len(self._words.lines) * _LINE
            rect = QRectF(_PADDING, _PADDING, self._size.width() - 2 * _PADDING, high)
            draw(p, self._words, rect, color(self._paper.skin.inks.dark))
        for k, (answer, rect) in enumerate(zip(self.answers, self._buttons(), strict=True)):
            self._paint_button(p, answer.text, rect, chosen=k == self.at)

    def _paint_button(self, p: QPainter, text: str, rect: QRectF, *, chosen: bool) -> None:
        skin = self._paper.skin
        shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 7)
        p.fillPath(shape, color(skin.rims.active if chosen else skin.plates.page.deep))
        p.setPen(line_pen(MARKS["selected"] if chosen else skin.slip.rim, 2 if chosen else 1.2))
        p.drawPath(shape)
        inner = rect.adjusted(8, 0, -8, 0)
        setting = fit_or_cut(text, inner.size(), [_BUTTON], 1)
        draw(p, setting, inner, color(skin.inks.dark), Qt.AlignmentFlag.AlignHCenter)
