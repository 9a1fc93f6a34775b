"""Walking by keys over what can be pointed at, and saying what one comes to."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say something that has just happened."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def along(key: int, here: int, last: int) -> int | None:
    """Where a key leads in a row of things that ends at the last one; None if it leads nowhere."""
    ways = {
        Qt.Key.Key_Left: here - 1,
        Qt.Key.Key_Right: here + 1,
        Qt.Key.Key_Home: 0,
        Qt.Key.Key_End: last,
    }
    goal = ways.get(Qt.Key(key))
    return None if goal is None or last < 0 else max(0, min(last, goal))
