"""The sign of the program, a crescent that holds a card, and its name beside it."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import Chrome
from fairytable.app.theme import Theme
from fairytable.paint.art import Art
from fairytable.paint.brushes import color
from fairytable.paint.fonts import LEAST_PX, SEMIBOLD, Type
from fairytable.paint.palette import PAPER, TABLE
from fairytable.paint.text import draw, fit_or_cut, sizes

NAME = "Fairytable"
LOGO, ICON, SMALL_ICON = "fairytable/logo", "fairytable/icon", "fairytable/icon-small"
ICON_SIDES = (16, 24, 32, 48, 64, 128)
SIMPLE_UP_TO = 32
"""Pixels: an icon of this size and below is drawn in few shapes."""
_NAME = Type(40, SEMIBOLD, caps=True)
TAGLINE = Type(16, italic=True)
_HEIGHT = 76
_GAP = 16.0


def paint_sign(p: QPainter, rect: QRectF, chrome: Chrome) -> None:
    """The crescent with its card and the wings behind it, in a square; in the dark it glows, and
    on parchment it stands before a little dusk, or its wings would not be seen."""
    if chrome.name == "dark":
        _paint_glow(p, rect, PAPER["gold_bright"], 0.4)
    else:
        _paint_glow(p, rect, TABLE["felt"], 0.7)
    dpr = p.device().devicePixelRatio()
    p.drawPixmap(rect.topLeft(), _sign(LOGO, rect.width(), dpr))


@lru_cache(maxsize=8)
def _sign(name: str, side: float, dpr: float) -> QPixmap:
    return QPixmap.fromImage(Art().image(name, side, side, dpr))


def window_icon() -> QIcon:
    """The sign as it stands in title bars and lists of windows; small ones are drawn simpler."""
    icon = QIcon()
    for side in ICON_SIDES:
        icon.addPixmap(_sign(ICON if side > SIMPLE_UP_TO else SMALL_ICON, side, 1.0))
    return icon


def _paint_glow(p: QPainter, rect: QRectF, tint: str, strength: float) -> None:
    radius = rect.width() * 0.55  # no farther: the widget would cut it
    glow = QRadialGradient(rect.center(), radius)
    for at, share in ((0.0, 1.0), (0.55, 0.4), (1.0, 0.0)):
        glow.setColorAt(at, color(tint, share * strength))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    p.drawEllipse(rect.center(), radius, radius)


class Wordmark(QWidget):
    """Sign, name and tagline; the words shrink before they would be cut."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.changed.connect(self.update)
        self.tagline = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, tagline: str) -> None:
        self.tagline = tagline
        self.setAccessibleName(f"{NAME}. {tagline}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = float(self.height())
            paint_sign(p, QRectF(0, 0, side, side).adjusted(4, 4, -4, -4), self.theme.chrome)
            left, align = side + _GAP, Qt.AlignmentFlag.AlignLeft
            room = QSizeF(self.width() - left, 46)
            name = fit_or_cut(NAME, room, sizes(_NAME, _NAME.px, 24), 1)
            draw(p, name, QRectF(QPointF(left, 2), room), color(self.theme.chrome.text), align)
            under = QRectF(left, 48, room.width(), 24)
            words = fit_or_cut(self.tagline, under.size(), sizes(TAGLINE, 16, LEAST_PX), 1)
            draw(p, words, under, color(self.theme.chrome.soft), align)
