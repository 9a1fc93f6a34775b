"""Two fingers on a touchpad or a screen, as an event tells of them."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget


class Pinch(NamedTuple):
    """Two fingers around a point of a widget go apart by so many times."""

    at: QPoint
    times: float


def pinch_of(event: QEvent, widget: QWidget) -> Pinch | None:
    """What two fingers do, if an event tells of that: touchpads and screens do it differently."""
    if isinstance(event, QNativeGestureEvent):
        if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            return Pinch(event.position().toPoint(), 1 + event.value())
    elif isinstance(event, QGestureEvent):
        for gesture in event.gestures():
            if isinstance(gesture, QPinchGesture):
                middle = widget.mapFromGlobal(gesture.centerPoint().toPoint())
                return Pinch(middle, gesture.scaleFactor())
    return None
