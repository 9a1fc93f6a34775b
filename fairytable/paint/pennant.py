"""The silk on a card: the pennant with its number, the tab that names its back, and tongues."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from fairytable.paint.brushes import color, line_pen
from fairytable.paint.card_size import CardSize, Level
from fairytable.paint.fonts import BOLD, Type, font
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.palette import BACKS, CREAM, PAPER, PENNANT
from fairytable.stage.look import Pennant, Tab, Tongue

_SCALE = {Level.THUMB: 1.42, Level.TABLE: 1.2, Level.FULL: 1.0}
_LEAST_NUMBER = 13.0
"""Pixels; on the smallest thumbs the pennant grows to keep it."""
_LEAST_GLYPH = 11.0
"""Pixels; below that silhouettes are not told apart."""
_SLENDER = 1.2
"""How much taller than wide a number of several signs may be drawn, where room is scarce."""
_ROOMY = 0.9
"""Pixels to a unit; on smaller cards a number may fill more of its pennant."""
_X, _Y = 6.5, 2.4


def paint_pennant(p: QPainter, pennant: Pennant, size: CardSize) -> None:
    """A swallow-tailed ribbon at the upper left, whole inside what a fan shows. In units."""
    k = max(_SCALE[size.level], _LEAST_NUMBER / (17.5 * size.unit / size.dpr))
    both = bool(pennant.number and pennant.glyph)
    width, height = 19 * k, (39.5 if both else 25.5) * k
    _paint_ribbon(p, _swallow_tail(_X, _Y, width, height, 4.4 * k), PENNANT[pennant.tone])
    y = _Y + 3.6 * k
    if pennant.number:
        box = QRectF(_X, y - 0.6 * k, width, 17 * k)
        air = 0.74 if size.unit / size.dpr >= _ROOMY else 0.86
        paint_number(p, pennant.number, box, 17.5 * k, width * air)
        y += 17 * k
    if pennant.glyph:
        usual, most = (11.5 * k if both else 14.5 * k), 14.5 * k
        side = max(usual, min(most, _LEAST_GLYPH * size.dpr / size.unit))
        top = y + 0.6 * k - (side - usual) / 4
        square = QRectF(_X + width / 2 - side / 2, top, side, side)
        paint_glyph(p, pennant.glyph, square, CREAM)


def paint_tab(p: QPainter, tab: Tab, size: CardSize) -> None:
    """A short flag at the upper right in the colour of the card's back. In units."""
    k = max(_SCALE[size.level], 12 / (11 * size.unit / size.dpr))
    width, height = (13 if len(tab.letter) <= 1 else 19) * k, 15 * k
    x = 93.5 - width
    _paint_ribbon(p, _swallow_tail(x, _Y, width, height, -3 * k), tab_colour(tab))
    if tab.letter:
        paint_number(p, tab.letter, QRectF(x, _Y, width, height), 11 * k, width * 0.78)
    if tab.glyph:
        side = 10.4 * k
        square = QRectF(x + (width - side) / 2, _Y + 3 * k, side, side)
        paint_glyph(p, tab.glyph, square, CREAM)


def paint_tongues(p: QPainter, tongues: Sequence[Tongue], size: CardSize) -> None:
    """One or two side by side at the upper right; more hang below each other. In units."""
    k = max(_SCALE[size.level], _LEAST_GLYPH / (11 * size.unit / size.dpr))
    hang = len(tongues) > 2
    width, height = 13.4 * k, (12.6 if hang else 16.5) * k
    for n, tongue in enumerate(tongues):
        x = 93.5 - width * (1 if hang else len(tongues) - n)
        y = _Y + (n * height if hang else 0)
        last = not hang or n == len(tongues) - 1
        notch = -3 * k if last else 0.0
        shape = _swallow_tail(x, y, width, height, notch)
        _paint_ribbon(p, shape, PENNANT[tongue.tone])
        side = 10.4 * k
        top = y + (height - side) / 2 + (0.8 * k if last else 0)
        paint_glyph(p, tongue.glyph, QRectF(x + (width - side) / 2, top, side, side), CREAM)


def paint_tongues_small(p: QPainter, tongues: Sequence[Tongue]) -> None:
    """At the foot of a card that is too small for silk: discs, of many only the colours."""
    few = len(tongues) <= 2
    radius = 21.0 if few else 12.5
    rows = [tongues] if few else [tongues[:3], tongues[3:]]
    for line, row in enumerate(rows):
        y = 108.0 if few else 97.0 + 26 * line
        for n, tongue in enumerate(row):
            at = QPointF(50 + (n - (len(row) - 1) / 2) * 2.04 * radius, y)
            p.setPen(line_pen(CREAM, 2.4 if few else 1.6))
            p.setBrush(color(PENNANT[tongue.tone]))
            p.drawEllipse(at, radius, radius)
            if few:
                side = 1.36 * radius
                corner = at - QPointF(side / 2, side / 2)
                paint_glyph(p, tongue.glyph, QRectF(corner.x(), corner.y(), side, side), CREAM)


def paint_number(p: QPainter, text: str, rect: QRectF, size: float, widest: float) -> None:
    """As outlines, so that it may have any size; centred, never wider than asked."""
    path, shape = _outlines(text)
    across = min(size / 100, widest / max(1.0, shape.width()))
    down = min(size / 100, across * _SLENDER)
    p.save()
    p.translate(rect.center())
    p.scale(across, down)
    p.translate(-shape.center())
    p.fillPath(path, color(CREAM))
    p.restore()


@cache
def _outlines(text: str) -> tuple[QPainterPath, QRectF]:
    """The shapes of figures, the same in every thread: a font engine that was used otherwise
    meanwhile would give others by a hair."""
    path = QPainterPath()
    path.addText(0, 0, font(Type(100, BOLD)), text)
    return path, path.boundingRect()


def _swallow_tail(x: float, y: float, w: float, h: float, notch: float) -> QPainterPath:
    """A ribbon that hangs down; a negative notch is a point."""
    shape = QPainterPath(QPointF(x, y))
    shape.lineTo(x + w, y)
    shape.lineTo(x + w, y + h)
    shape.lineTo(x + w / 2, y + h - notch)
    shape.lineTo(x, y + h)
    shape.closeSubpath()
    return shape


def _paint_ribbon(p: QPainter, shape: QPainterPath, tone: str) -> None:
    for i in range(4):
        p.fillPath(shape.translated(0.5 + i * 0.25, 0.6 + i * 0.4), color("#05030C", 0.13))
    rect, base = shape.boundingRect(), QColor(tone)
    silk = QLinearGradient(rect.topLeft(), rect.topRight())
    silk.setColorAt(0, base.lighter(118))
    silk.setColorAt(0.5, base)
    silk.setColorAt(1, base.darker(125))
    p.fillPath(shape, silk)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(PAPER["gold_bright"], 0.7))
    p.drawPath(shape)


def tab_colour(tab: Tab) -> str:
    """A back's colour, dark enough for cream letters."""
    return QColor(BACKS[tab.tone]).darker(165).name()
