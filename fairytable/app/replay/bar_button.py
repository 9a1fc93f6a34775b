"""The buttons of the replay bar: a sign each."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from fairytable.app.theme import Theme
from fairytable.app.widgets.key_painter import Key, face_of, ink_of, paint_key
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.paint.brushes import color, round_pen

_KEY = Key(1.5, rim=1.2, off="open")


class BarButton(QAbstractButton):
    """A small round-cornered button with a sign; the main one is gold."""

    def __init__(self, sign: str, theme: Theme) -> None:
        super().__init__()
        self.sign = sign
        self.theme = theme
        theme.changed.connect(self.update)
        self.main = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def name(self, words: str) -> None:
        self.setToolTip(plain_tip(words))
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(54 if self.main else 38, 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            chrome, gold = self.theme.chrome, self.main and self.isEnabled()
            paint_key(p, self, _KEY, chrome, gold=gold)
            p.translate(face_of(self, _KEY).center())
            p.setOpacity(1 if self.isEnabled() else 0.6)
            _paint_sign(p, self.sign, ink_of(self, _KEY, chrome, gold=gold))


def _paint_sign(p: QPainter, sign: str, ink: str) -> None:
    """The usual sign around the painter's origin."""
    p.setPen(round_pen(ink, 1.4))
    p.setBrush(color(ink))
    if sign in ("first", "back"):
        p.scale(-1, 1)
    if sign == "close":
        p.setPen(round_pen(ink, 2))
        p.drawLine(QPointF(-5, -5), QPointF(5, 5))
        p.drawLine(QPointF(-5, 5), QPointF(5, -5))
    elif sign == "pause":
        p.drawRect(QRectF(-5, -5.5, 3, 11))
        p.drawRect(QRectF(2, -5.5, 3, 11))
    elif sign == "play":
        p.drawPolygon(QPolygonF([QPointF(-4, -6), QPointF(6, 0), QPointF(-4, 6)]))
    elif sign in ("first", "last"):
        p.drawPolygon(QPolygonF([QPointF(-6, -5), QPointF(2, 0), QPointF(-6, 5)]))
        p.drawLine(QPointF(5.5, -5), QPointF(5.5, 5))
    else:
        p.drawPolygon(QPolygonF([QPointF(-4, -5), QPointF(5, 0), QPointF(-4, 5)]))
