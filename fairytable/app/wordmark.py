"""The sign of the program, a crescent that holds a card, and its name beside it."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.chrome import DARK, LEAST_PX, Chrome
from fairytable.table.brushes import color, gold_pen, line_pen, rounded
from fairytable.table.fonts import SEMIBOLD, Type
from fairytable.table.palette import CREAM, PAPER, SCENES
from fairytable.table.text import draw, fit_or_cut, sizes

NAME = "Fairytable"
_NAME = Type(40, SEMIBOLD, caps=True)
TAGLINE = Type(16, italic=True)
_HEIGHT = 76
_GAP = 16.0


def paint_sign(p: QPainter, rect: QRectF, chrome: Chrome) -> None:
    """The crescent with its card and its star, on a grid of 100 x 100 in a square."""
    p.save()
    p.translate(rect.topLeft())
    p.scale(rect.width() / 100, rect.height() / 100)
    if chrome.name == "dark":
        _paint_glow(p)
    _paint_card(p)
    _paint_crescent(p)
    p.fillPath(_star(QPointF(83, 17), 11), color(chrome.gold))
    p.fillPath(_star(QPointF(94, 36), 4.5), color(chrome.gold, 0.8))
    p.restore()


def _paint_glow(p: QPainter) -> None:
    glow = QRadialGradient(QPointF(50, 52), 62)
    for at, strength in ((0.0, 0.34), (0.55, 0.13), (1.0, 0.0)):
        glow.setColorAt(at, color(PAPER["gold_bright"], strength))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    p.drawEllipse(QPointF(50, 52), 62, 62)


def _paint_card(p: QPainter) -> None:
    """Upright in the lap of the moon, leaning a little on it."""
    p.save()
    p.translate(59, 46)
    p.rotate(14)
    for i in range(4):
        shade = rounded(-21 - i * 0.6, -30 + i * 0.2, 42 + i * 1.2, 60 + i * 1.4, 5)
        p.fillPath(shade.translated(1, 1.6), color("#05030C", 0.12))
    body = rounded(-20.5, -29.5, 41, 59, 4.5)
    paper = QLinearGradient(-20, -30, 20, 30)
    paper.setColorAt(0, color(PAPER["lit"]))
    paper.setColorAt(1, color(PAPER["parchment_shade"]))
    p.fillPath(body, paper)
    p.setPen(line_pen(PAPER["edge"], 1))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(body)
    night = SCENES["night"]
    window = rounded(-15.5, -24.5, 31, 49, 2.5)
    sky = QLinearGradient(0, -25, 0, 25)
    sky.setColorAt(0, color(night.top))
    sky.setColorAt(1, color(night.foot))
    p.fillPath(window, sky)
    p.setPen(gold_pen(1.1))
    p.drawPath(window)
    p.fillPath(_star(QPointF(1, -7), 11), color(CREAM))
    p.restore()


def _paint_crescent(p: QPainter) -> None:
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(46, 53), 44, 44)
    bite.addEllipse(QPointF(61, 38), 40, 40)
    crescent = disc.subtracted(bite)
    sheen = QLinearGradient(6, 20, 80, 98)
    for at, value in ((0.0, "#FBE9B4"), (0.45, "#E9C877"), (1.0, "#A9772A")):
        sheen.setColorAt(at, color(value))
    p.setPen(Qt.PenStyle.NoPen)
    p.fillPath(crescent.translated(0.8, 1.6), color("#05030C", 0.3))
    p.fillPath(crescent, sheen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen("#7D5618", 1, 0.8))
    p.drawPath(crescent)


def _star(at: QPointF, radius: float) -> QPainterPath:
    """Four long points with a narrow waist."""
    star = QPainterPath(at - QPointF(0, radius))
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        tip = QPointF(x, y) * radius
        star.quadTo(at + QPointF(tip.x() + tip.y(), tip.y() - tip.x()) * 0.12, at + tip)
    star.closeSubpath()
    return star


class Wordmark(QWidget):
    """Sign, name and tagline; the words shrink before they would be cut."""

    def __init__(self, chrome: Chrome = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chrome = chrome
        self.tagline = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_chrome(self, chrome: Chrome) -> None:
        self.chrome = chrome
        self.update()

    def say(self, tagline: str) -> None:
        self.tagline = tagline
        self.setAccessibleName(f"{NAME}. {tagline}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self.height())
        paint_sign(p, QRectF(0, 0, side, side).adjusted(4, 4, -4, -4), self.chrome)
        left, align = side + _GAP, Qt.AlignmentFlag.AlignLeft
        room = QSizeF(self.width() - left, 46)
        name = fit_or_cut(NAME, room, sizes(_NAME, _NAME.px, 24), 1)
        draw(p, name, QRectF(QPointF(left, 2), room), color(self.chrome.text), align)
        under = QRectF(left, 48, room.width(), 24)
        words = fit_or_cut(self.tagline, under.size(), sizes(TAGLINE, 16, LEAST_PX), 1)
        draw(p, words, under, color(self.chrome.soft), align)
        p.end()
