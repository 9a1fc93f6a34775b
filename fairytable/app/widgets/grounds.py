"""What windows are made of: cloth or parchment, plates with round corners, gold lines."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from fairytable.app.chrome import Chrome
from fairytable.paint.brushes import down, grain, line_pen, rounded
from fairytable.paint.glyphs import paint_glyph


def plate(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius)


def inset(rect: QRectF, by: float) -> QRectF:
    """A rectangle inside of another one, with the same margin at every side."""
    return rect.adjusted(by, by, -by, -by)


def paint_ground(p: QPainter, rect: QRectF, chrome: Chrome) -> None:
    """The cloth or parchment of panels, pages and dialogs."""
    p.fillRect(rect, down(rect, (0, chrome.panel), (1, chrome.panel_foot)))
    p.fillRect(rect, QBrush(grain(160, 5, 9)))


def paint_rule(p: QPainter, left: float, right: float, y: float, chrome: Chrome) -> None:
    """A gold line with a lozenge in its middle, as on the cards."""
    middle = (left + right) / 2
    p.setPen(line_pen(chrome.gold, 1.2, 0.75))
    p.drawLine(QPointF(left, y), QPointF(middle - 9, y))
    p.drawLine(QPointF(middle + 9, y), QPointF(right, y))
    paint_glyph(p, "diamond", QRectF(middle - 4, y - 4, 8, 8), chrome.gold)
