"""Whether two convex shapes overlap, for tests of what lies where."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF

SLACK = 0.5
"""Pixels that may be shared."""


def overlap(one: Sequence[QPointF], two: Sequence[QPointF]) -> bool:
    """No line along an edge of either parts them."""
    return all(_meet(one, two, *edge) for shape in (one, two) for edge in _edges(shape))


def _edges(shape: Sequence[QPointF]) -> list[tuple[QPointF, QPointF]]:
    return list(zip(shape, [*shape[1:], shape[0]], strict=True))


def _meet(one: Sequence[QPointF], two: Sequence[QPointF], start: QPointF, end: QPointF) -> bool:
    across = QPointF(start.y() - end.y(), end.x() - start.x())
    length = QPointF.dotProduct(across, across) ** 0.5
    first = [QPointF.dotProduct(p, across) / length for p in one]
    second = [QPointF.dotProduct(p, across) / length for p in two]
    return bool(max(first) > min(second) + SLACK and max(second) > min(first) + SLACK)
