"""Two fingers on a touchpad or a screen, as events tell of them."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget


class Pinch(NamedTuple):
    """Two fingers around a point of a widget go apart by this many times."""

    at: QPoint
    times: float


class Fingers(QObject):
    """Hears of pinches on a widget, but only while there is something to zoom: it is asked at
    every event, and a drag would pay for it."""

    def __init__(self, widget: QWidget, zoom: Callable[[Pinch], bool]) -> None:
        super().__init__(widget)
        self._widget, self._zoom = widget, zoom
        self._listens = False

    def listen(self, on: bool) -> None:
        if on == self._listens:
            return
        self._listens = on
        if on:
            self._widget.grabGesture(Qt.GestureType.PinchGesture)
            self._widget.installEventFilter(self)
        else:
            self._widget.ungrabGesture(Qt.GestureType.PinchGesture)
            self._widget.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pinch = pinch_of(event, self._widget)
        if pinch is None or not self._zoom(pinch):
            return False
        event.accept()
        return True


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
