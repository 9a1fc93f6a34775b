"""The outlines of places and pieces: a box with round corners, an oval, a hexagon."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from fairytable.paint.brushes import rounded
from fairytable.stage.picture import AreaShape


def outline(
    shape: AreaShape, rect: QRectF, grown: float = 0.0, corner: float = 10.0
) -> QPainterPath:
    """The line round a shape that fills a rectangle, or a little outside of it."""
    rect = rect.adjusted(-grown, -grown, grown, grown)
    if shape == "box":
        return rounded(rect.x(), rect.y(), rect.width(), rect.height(), corner)
    path = QPainterPath()
    if shape == "oval":
        path.addEllipse(rect)
    else:
        path.addPolygon(hexagon(rect))
        path.closeSubpath()
    return path


def hexagon(rect: QRectF) -> QPolygonF:
    """A hexagon with a corner at the top and one at the bottom."""
    x, y = rect.center().x(), rect.center().y()
    reach = rect.height() / 2
    side = rect.width() / 2 / cos(radians(30))
    angles = [radians(-90 + 60 * k) for k in range(6)]
    return QPolygonF([QPointF(x + side * cos(a), y + reach * sin(a)) for a in angles])


def holds(shape: AreaShape, rect: QRectF, at: QPointF) -> bool:
    """Whether a point lies inside a shape that fills a rectangle."""
    if not rect.contains(at) or shape == "box":
        return rect.contains(at)
    x = abs(at.x() - rect.center().x()) / (rect.width() / 2)
    y = abs(at.y() - rect.center().y()) / (rect.height() / 2)
    if shape == "oval":
        return x * x + y * y <= 1
    return x / 2 + y <= 1
