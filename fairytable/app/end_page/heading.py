"""The heading of the end page: the name of the game, and who has won."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import BODY, scaled, sized, wear
from fairytable.app.end_page.ledger_measures import LEAST_TYPE
from fairytable.app.theme import Theme
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import SEMIBOLD, Type, metrics
from fairytable.paint.pieces import paint_player
from fairytable.paint.text import Setting, draw, fit_or_cut, sizes

DEALS = (
    QT_TRANSLATE_NOOP("app", "Deal number {number}"),
    QT_TRANSLATE_NOOP("app", "No. {number}"),
)
"""How the number of the cards that were dealt is said, the shorter way last."""


class Heading(QWidget):
    """The name of the game, and below it who has won, between the winners' shapes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)
        self.low = False
        """Whether the window is so low that every line counts."""
        self.game = self.words = ""
        self.deal = PlainLabel()
        """The number of the cards that were dealt, to be read and copied."""
        self.deal.setParent(self)
        wear(self.deal, BODY)
        self.deal.setObjectName("deal")
        self.deal.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._deals: tuple[str, ...] = ("",)
        self.colours: Sequence[int] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def present(
        self, game: str, words: str, colours: Sequence[int], deals: tuple[str, ...]
    ) -> None:
        """The number of the deal is said in the first of these ways that finds room."""
        self.game, self.words, self.colours, self._deals = game, words, colours, deals
        self._place()
        self.setAccessibleName(f"{words}. {game}")
        self.update()

    def _place(self) -> None:
        """The number at the right of the name, in fewer words where it would lie over it."""
        name = metrics(self._name().type).horizontalAdvance(self.game)
        for text in self._deals:
            self.deal.setText(text)
            self.deal.adjustSize()
            if self.deal.width() <= (self.width() - name) / 2:
                break
        self.deal.setToolTip("" if text == self._deals[0] else self._deals[0])
        self.deal.move(self.width() - self.deal.width(), 0)

    def _name(self) -> Setting:
        """The name of the game, as large as one line of it can be."""
        small = sized(Type(15, SEMIBOLD, caps=True))
        room = QSizeF(self.width(), scaled(20))
        return fit_or_cut(self.game, room, sizes(small, small.px, LEAST_TYPE), 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(400, scaled(58 if self.low else 68))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, wide = self.theme.chrome, float(self.width())
            draw(p, self._name(), QRectF(0, 0, wide, scaled(20)), color(c.soft))
            sides = 26.0 * len(self.colours) + 14 if self.colours else 0.0
            room = QRectF(sides, scaled(19), wide - 2 * sides, scaled(30 if self.low else 38))
            large = sized(Type(26 if self.low else 30, SEMIBOLD))
            title = fit_or_cut(self.words, room.size(), sizes(large, large.px, 15), 2, 1.1)
            draw(p, title, room, color(c.text))
            reach = max(metrics(title.type).horizontalAdvance(line) for line in title.lines) / 2
            for i, colour in enumerate(self.colours):
                for side in (-1, 1):
                    x = wide / 2 + side * (reach + 26 + 26 * i)
                    paint_player(p, colour, QPointF(x, room.center().y()), 10)
            self._paint_rule(p, wide / 2, self.height() - 5)

    def _paint_rule(self, p: QPainter, x: float, y: float) -> None:
        """A gold line with a lozenge, as under the titles of cards."""
        p.setPen(line_pen(self.theme.chrome.gold, 1.2))
        for side in (-1, 1):
            p.drawLine(QPointF(x + side * 10, y), QPointF(x + side * 130, y))
        p.setBrush(color(self.theme.chrome.gold))
        p.setPen(Qt.PenStyle.NoPen)
        p.drawPolygon([QPointF(x - 5, y), QPointF(x, y - 4), QPointF(x + 5, y), QPointF(x, y + 4)])
