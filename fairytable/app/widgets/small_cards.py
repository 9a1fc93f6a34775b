"""Small cards in panels and ledgers: what they show, what they are called, how they are painted."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from fairytable.app.chrome import Chrome, scaled, sized
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, line_pen, round_pen
from fairytable.paint.card_size import ASPECT, card_size
from fairytable.paint.figure import Figure, figure_margin
from fairytable.paint.fonts import BOLD, SANS, Type, metrics
from fairytable.paint.palette import CREAM, PAPER, TABLE
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.text import draw, fit_or_cut
from fairytable.stage.cells import Cell, SmallCard, words_of
from fairytable.stage.look import BackLook, Printed
from fairytable.stage.staging import Staging, Translate

HIDDEN = QT_TRANSLATE_NOOP("app", "face down")
NO_LONGER = QT_TRANSLATE_NOOP("app", "{words} (no longer)")
GAP = 4.0
"""Between two cards."""
_FAINT = 0.38
_BADGE = Type(12, BOLD, SANS)


class PointedCard(NamedTuple):
    """A small card that is to be shown large, and where it is on its widget."""

    side: Printed
    rect: QRectF

    def seen_from(self, widget: QWidget, home: QWidget) -> "PointedCard":
        """The same on a widget around its own."""
        corner = home.mapTo(widget, self.rect.topLeft().toPoint())
        return self._replace(rect=QRectF(QPointF(corner), self.rect.size()))


class SmallCards:
    """Knows the looks of the game that is shown; all views of a window share it."""

    def __init__(self, pixmaps: Pixmaps, language: Language) -> None:
        self.pixmaps = pixmaps
        self._language = language
        self._game: tuple[Staging, Translate] | None = None

    def use(self, staging: Staging, say: Translate) -> None:
        """The cards are those of this game from now on."""
        self._game = staging, say

    def side(self, card: SmallCard) -> Printed | None:
        """What is up; None before there is a game."""
        if self._game is None:
            return None
        staging, say = self._game
        look = None if card.face is None else staging.look(card.face, say)
        if look is not None and not card.back:
            return look
        return BackLook(staging.back(card.back).emblem, look)

    def pointed(self, card: SmallCard, rect: QRectF) -> PointedCard | None:
        """A card that lies there, to be shown large."""
        side = self.side(card)
        return None if side is None else PointedCard(side, rect)

    def name(self, card: SmallCard) -> str:
        """A card as a screen reader says it."""
        side, say = self.side(card), self._language.say
        printed = side.memory if isinstance(side, BackLook) else side
        name = card.name or (say(HIDDEN) if printed is None else printed.title)
        said = f"{name} {card.badge}".strip()
        return say(NO_LONGER, words=said) if card.struck else said

    def spoken(self, cell: Cell) -> str:
        """A cell as a screen reader says it."""
        words = words_of(cell)
        if cell.was is not None and not cell.spoken:
            words = f"{cell.was} → {cell.text}"
        if cell.struck and words and not cell.spoken:
            words = self._language.say(NO_LONGER, words=words)
        cards = "" if cell.spoken else ", ".join(self.name(card) for card in cell.cards)
        return ": ".join(part for part in (words, cards) if part)

    def paint(self, p: QPainter, card: SmallCard, rect: QRectF, chrome: Chrome) -> None:
        """A card as wide as the rectangle, from its upper left corner."""
        side = self.side(card)
        if side is None:
            return
        p.save()
        if card.faded or card.struck:
            p.setOpacity(_FAINT)
        self._blit(p, side, rect)
        p.setOpacity(1)
        if card.struck:
            _strike(p, rect, chrome)
        if card.badge:
            _paint_badge(p, card.badge, rect)
        if card.lit:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(chrome.gold, 2))
            p.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 4, 4)
        p.restore()

    def _blit(self, p: QPainter, side: Printed, rect: QRectF) -> None:
        dpr = p.device().devicePixelRatioF()
        inset = card_size(rect.width(), dpr).inset
        picture = self.pixmaps.get(Print(side, rect.width(), dpr))
        p.drawPixmap(_snapped(rect.topLeft() - QPointF(inset, inset), dpr), picture)

    def paint_emblem(self, p: QPainter, emblem: str, rect: QRectF) -> None:
        """A drawing of the game's art alone, in a square."""
        dpr = p.device().devicePixelRatioF()
        margin = figure_margin(dpr)
        picture = self.pixmaps.get(Print(Figure(emblem, rect.height()), rect.width(), dpr))
        p.drawPixmap(_snapped(rect.topLeft() - QPointF(margin, margin), dpr), picture)


def card_high(width: float) -> float:
    return width * ASPECT


def _snapped(at: QPointF, dpr: float) -> QPointF:
    """On whole pixels of the device: pictures stay sharp."""
    return QPointF(round(at.x() * dpr) / dpr, round(at.y() * dpr) / dpr)


def _paint_badge(p: QPainter, text: str, rect: QRectF) -> None:
    """A small dark pill at the lower right corner."""
    kind = sized(_BADGE)
    wide = max(metrics(kind).horizontalAdvance(text) + 9, scaled(17))
    high = scaled(17)
    pill = QRectF(rect.right() - wide + 3, rect.bottom() - high + 3, wide, high)
    p.setBrush(color(TABLE["well"]))
    p.setPen(line_pen(PAPER["gold_bright"], 1))
    p.drawRoundedRect(pill, high / 2, high / 2)
    draw(p, fit_or_cut(text, pill.size(), [kind], 1), pill, color(CREAM))


def _strike(p: QPainter, rect: QRectF, chrome: Chrome) -> None:
    """A line across, light on dark cards and dark on light ones: both at once."""
    card = QRectF(rect.topLeft(), rect.bottomRight()).adjusted(3, 4, -3, -4)
    for ink, width in ((chrome.well, 4.6), (chrome.warning, 2.2)):
        p.setPen(round_pen(ink, width))
        p.drawLine(card.bottomLeft(), card.topRight())
