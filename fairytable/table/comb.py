"""Walking over hexagons: every cell has six neighbours, and a column is gone up in a zigzag."""

from collections.abc import Mapping
from math import atan2, degrees
from typing import TypeVar

from PySide6.QtCore import QPointF

_K = TypeVar("_K")
_TOUCHING = 1.25
"""How far, in widths of a cell, the middles of neighbours may be apart."""
_ASIDE = 31.0
"""How far, in degrees, a neighbour may lie from the direction of the key."""


def neighbour(
    here: QPointF, wide: float, cells: Mapping[_K, QPointF], dx: float, dy: float, column: float
) -> _K | None:
    """The cell beside this one in a direction, of those that can be chosen. Two neighbours lie
    above a cell and two below: up and down lead to the one that is nearer to the column in which
    the walk began, so that nobody drifts aside."""
    wanted = degrees(atan2(-dy, _straight(dx, dy)))
    found: list[tuple[float, float, _K]] = []
    for cell, at in cells.items():
        away = at - here
        far = (away.x() ** 2 + away.y() ** 2) ** 0.5
        if not wide * 0.3 < far <= wide * _TOUCHING:
            continue
        aside = abs((degrees(atan2(-away.y(), away.x())) - wanted + 180) % 360 - 180)
        if aside <= _ASIDE:
            found.append((round(abs(at.x() - column), 1) if not dx else aside, -at.x(), cell))
    return min(found, key=lambda one: one[:2])[2] if found else None


def _straight(dx: float, dy: float) -> float:
    """Keys that go aslant mean the corners of a hexagon, sixty degrees apart."""
    return (abs(dy) * 0.577) * (1 if dx > 0 else -1) if dx and dy else dx
