"""Where a slip finds room beside a place, inside the table, and where its tail points from."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

from fairytable.paint.brushes import rounded

_AWAY, _EDGE = 10.0, 6.0
_TAIL = 9.0
"""How broad a tail is on both sides of its middle."""


def beside(size: QSizeF, place: QRectF, within: QRectF) -> QPointF:
    """Right of the place, else left of it, else below or above."""
    w, h = size.width(), size.height()
    y = min(max(place.y(), within.y() + _EDGE), within.bottom() - h - _EDGE)
    x = min(max(place.center().x() - w / 2, within.x() + _EDGE), within.right() - w - _EDGE)
    if place.right() + _AWAY + w <= within.right() - _EDGE:
        return QPointF(place.right() + _AWAY, y)
    if place.x() - _AWAY - w >= within.x() + _EDGE:
        return QPointF(place.x() - _AWAY - w, y)
    if place.bottom() + _AWAY + h <= within.bottom() - _EDGE:
        return QPointF(x, place.bottom() + _AWAY)
    return QPointF(x, max(within.y() + _EDGE, place.y() - _AWAY - h))


def tailed(slip: QRectF, place: QRectF, corner: float) -> QPainterPath:
    """A slip with a tail towards its place; without one where it had to cover the place."""
    path = rounded(slip.x(), slip.y(), slip.width(), slip.height(), corner)
    tail = _tail(slip, place, corner)
    if tail is None:
        return path
    drawn = QPainterPath()
    drawn.addPolygon(tail)
    drawn.closeSubpath()
    return path.united(drawn)


def _tail(slip: QRectF, place: QRectF, corner: float) -> QPolygonF | None:
    at = place.center()
    across = _between(slip.x(), at.x(), slip.right(), corner)
    along = _between(slip.y(), at.y(), slip.bottom(), corner)
    reach = _AWAY - 2
    if slip.x() >= place.right():
        foot, aside, tip = QPointF(slip.x() + 1, along), QPointF(0, _TAIL), QPointF(-reach, 0)
    elif slip.right() <= place.x():
        foot, aside, tip = QPointF(slip.right() - 1, along), QPointF(0, _TAIL), QPointF(reach, 0)
    elif slip.y() >= place.bottom():
        foot, aside, tip = QPointF(across, slip.y() + 1), QPointF(_TAIL, 0), QPointF(0, -reach)
    elif slip.bottom() <= place.y():
        foot, aside, tip = QPointF(across, slip.bottom() - 1), QPointF(_TAIL, 0), QPointF(0, reach)
    else:
        return None
    return QPolygonF([foot - aside, foot + tip, foot + aside])


def _between(low: float, wanted: float, high: float, corner: float) -> float:
    """As near to the wanted point as a tail may stand from the corners."""
    air = corner + _TAIL
    return min(max(wanted, low + air), high - air)
