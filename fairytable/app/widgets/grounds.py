"""What windows are made of: cloth, parchment or a skin's materials, plates, gold lines."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from fairytable.app.chrome import Chrome
from fairytable.paint.brushes import down, grain, line_pen, rounded
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.plates import ROOM, painted_plate
from fairytable.stage.skin import Surface

LEAF_EDGE = 5.0
"""Pixels of what lies around a leaf."""


def plate(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius)


def inset(rect: QRectF, by: float) -> QRectF:
    """A rectangle inside of another one, with the same margin at every side."""
    return rect.adjusted(by, by, -by, -by)


def paint_stuff(p: QPainter, rect: QRectF, surface: Surface, radius: float = 0) -> None:
    """A plate of a skin's material, painted once for each size."""
    size = rect.width(), rect.height()
    made = painted_plate(surface, *size, radius, p.device().devicePixelRatioF())
    p.drawImage(rect.topLeft() - QPointF(ROOM, ROOM), made)


def paint_leaf(p: QPainter, rect: QRectF, chrome: Chrome) -> None:
    """The ground of a dialog: a skin's sheet lies on what its panel is made of."""
    if chrome.around is None:
        paint_ground(p, rect, chrome)
        return
    paint_stuff(p, rect, chrome.around.panel)
    paint_stuff(p, inset(rect, LEAF_EDGE), chrome.around.dialog, 7)


def paint_ground(p: QPainter, rect: QRectF, chrome: Chrome) -> None:
    """The cloth or parchment of panels, pages and dialogs."""
    if chrome.around is not None:
        paint_stuff(p, rect, chrome.around.dialog._replace(ornate=False))
        return
    p.fillRect(rect, down(rect, (0, chrome.panel), (1, chrome.panel_foot)))
    p.fillRect(rect, QBrush(grain(160, 5, 9)))


def paint_rule(p: QPainter, left: float, right: float, y: float, chrome: Chrome) -> None:
    """A gold line with a lozenge in its middle, as on the cards."""
    middle = (left + right) / 2
    p.setPen(line_pen(chrome.gold, 1.2, 0.75))
    p.drawLine(QPointF(left, y), QPointF(middle - 9, y))
    p.drawLine(QPointF(middle + 9, y), QPointF(right, y))
    paint_glyph(p, "diamond", QRectF(middle - 4, y - 4, 8, 8), chrome.gold)
