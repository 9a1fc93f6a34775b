"""Bars: a track, the pieces that fill it, the mark of a goal."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter

from fairytable.app.chrome import Chrome, tint
from fairytable.app.widgets.grounds import plate
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.pieces import SHAPES
from fairytable.stage.cells import Bar, BarPart


def paint_bar(
    p: QPainter, bar: Bar, rect: QRectF, chrome: Chrome, colours: Sequence[int] = ()
) -> None:
    """`colours` are those that the players have chosen."""
    track = plate(rect, 5)
    p.fillPath(track, color(chrome.track))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(chrome.line, 1))
    p.drawPath(track)
    zero = rect.x() + bar.zero * rect.width()
    start = zero
    for part in bar.parts:
        end = start + part.share * rect.width()
        end = max(rect.x(), min(rect.right(), end))
        filled = QRectF(min(start, end), rect.y() + 1, abs(end - start), rect.height() - 2)
        if filled.width() > 0:
            p.save()
            p.setClipPath(track, Qt.ClipOperation.IntersectClip)
            p.fillPath(plate(filled, 3.5), _silk(filled, _colour(part, chrome, colours)))
            p.restore()
        start = end
    if bar.zero:
        _paint_mark(p, zero, rect, chrome)
    if bar.goal is not None:
        _paint_goal(p, rect.x() + bar.goal * rect.width(), rect, chrome)


def _colour(part: BarPart, chrome: Chrome, colours: Sequence[int]) -> str:
    if part.player is not None:
        return tint(chrome, SHAPES[colours[part.player]])
    return tint(chrome, part.colour) if part.colour else chrome.gold


def _silk(rect: QRectF, value: str) -> QLinearGradient:
    base = color(value)
    silk = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    silk.setColorAt(0, base.lighter(116))
    silk.setColorAt(1, base.darker(112))
    return silk


def _paint_mark(p: QPainter, x: float, rect: QRectF, chrome: Chrome) -> None:
    p.setPen(line_pen(chrome.text, 1.6))
    p.drawLine(QPointF(x, rect.y() - 3), QPointF(x, rect.bottom() + 3))


def _paint_goal(p: QPainter, x: float, rect: QRectF, chrome: Chrome) -> None:
    """A line through the bar with a small flag on it: shape, not colour, tells it from zero."""
    x = max(rect.x() + 1, min(rect.right() - 1, x))
    _paint_mark(p, x, rect, chrome)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(chrome.text))
    top = rect.y() - 3
    p.drawPolygon([QPointF(x - 3.5, top), QPointF(x + 3.5, top), QPointF(x, top + 4)])
