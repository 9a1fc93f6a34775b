"""Where a slip finds room beside a place, inside the table, and where its tail points from."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF

_AWAY, _EDGE = 10.0, 6.0
_TAIL = 9.0
"""How broad a tail is on both sides of its middle."""
_STEPS = 12
"""How many places across and down the table are tried where no side of a place is free."""


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


def within(size: QSizeF, place: QRectF, table: QRectF) -> QPointF:
    """At the foot of a place, in its middle, and never beyond the table."""
    x = place.center().x() - size.width() / 2
    y = place.bottom() - size.height() - _EDGE
    x = min(max(x, table.x() + _EDGE), table.right() - size.width() - _EDGE)
    return QPointF(x, max(y, table.y() + _EDGE))


def tail(slip: QRectF, place: QRectF, corner: float) -> QPolygonF | None:
    """From a slip towards its place, foot, tip and foot; none where it had to cover the place."""
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


def clear_beside(size: QSizeF, place: QRectF, within: QRectF, *seen: Sequence[QRectF]) -> QPointF:
    """At the side of the place where it covers the least of what should be seen, of the first
    kind before all, then of the next; farther away, as near as it can be, if every side would
    cover something."""
    w, h = size.width(), size.height()
    y = min(max(place.center().y() - h / 2, within.y() + _EDGE), within.bottom() - h - _EDGE)
    x = min(max(place.center().x() - w / 2, within.x() + _EDGE), within.right() - w - _EDGE)
    sides = [
        QRectF(place.right() + _AWAY, y, w, h),
        QRectF(place.x() - _AWAY - w, y, w, h),
        QRectF(x, place.y() - _AWAY - h, w, h),
        QRectF(x, place.bottom() + _AWAY, w, h),
    ]
    first, *others = seen
    kinds = ([place, *first], *others)
    inside = [one for one in sides if within.contains(one)]
    best = _least(inside, kinds)
    if best is None or any(covered(best, kind) for kind in kinds):
        free = free_beside(size, place, within, first, [one for kind in others for one in kind])
        nearby = [] if free is None else [QRectF(free, size)]
        best = _least([*inside, *nearby, *_elsewhere(size, place, within)], kinds)
    return QPointF(x, y) if best is None else best.topLeft()


def free_beside(
    size: QSizeF, place: QRectF, within: QRectF, taken: Sequence[QRectF], seen: Sequence[QRectF]
) -> QPointF | None:
    """Where it hides neither the place nor anything that is taken, and the least of what else is
    seen; the nearest such place, or None if there is no room."""
    w, h = size.width(), size.height()
    room = within.adjusted(_EDGE, _EDGE, -_EDGE - w, -_EDGE - h)
    if room.width() < 0 or room.height() < 0:
        return None
    wanted = place.center() - QPointF(w / 2, h / 2)
    walls = [(place, _AWAY), *((one, 0.0) for one in taken)]
    across = [(one.x() - air - w, one.right() + air) for one, air in walls]
    down = [(one.y() - air - h, one.bottom() + air) for one, air in walls]
    ends = room.x(), room.right()
    stops = {*ends, *(x for wall in across for x in wall), wanted.x()}
    free = [
        QRectF(x, y, w, h)
        for x in stops
        if ends[0] <= x <= ends[1]
        for y in _gaps(
            [(a, b) for (c, d), (a, b) in zip(across, down, strict=True) if c < x < d],
            (room.y(), room.bottom()),
            wanted.y(),
        )
    ]
    free.sort(key=lambda one: (one.topLeft() - wanted).manhattanLength())
    best = _least(free, [seen])
    return None if best is None else best.topLeft()


def _gaps(
    walls: list[tuple[float, float]], room: tuple[float, float], wanted: float
) -> list[float]:
    """Where one can stand between walls: at the ends of every gap, and as near as can be to the
    wanted point."""
    low, high = room
    found = []
    for first, last in sorted([*walls, (high, high)]):
        if low <= min(first, high):
            end = min(first, high)
            found += [low, end, min(max(low, wanted), end)]
        low = max(low, last)
    return found


def _elsewhere(size: QSizeF, place: QRectF, table: QRectF) -> list[QRectF]:
    """Places all over the table, the nearest first."""
    far = table.adjusted(_EDGE, _EDGE, -size.width() - _EDGE, -size.height() - _EDGE)
    if far.width() < 0 or far.height() < 0:
        return []
    steps = [k / _STEPS for k in range(_STEPS + 1)]
    corners = [
        QPointF(far.x() + i * far.width(), far.y() + j * far.height()) for i in steps for j in steps
    ]
    found = [QRectF(corner, size) for corner in corners]
    return sorted(found, key=lambda one: (one.center() - place.center()).manhattanLength())


def _least(slips: Sequence[QRectF], kinds: Sequence[Sequence[QRectF]]) -> QRectF | None:
    """The first of those that cover least."""
    best = list(slips)
    for kind in kinds:
        hidden = [covered(slip, kind) for slip in best]
        least = min(hidden, default=0.0)
        best = [slip for slip, area in zip(best, hidden, strict=True) if area <= least + 1]
    return best[0] if best else None


def covered(slip: QRectF, seen: Sequence[QRectF]) -> float:
    """How much of what should be seen a slip would hide."""
    hidden = (slip & one for one in seen)
    return sum(one.width() * one.height() for one in hidden)
