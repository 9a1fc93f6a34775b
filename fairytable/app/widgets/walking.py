"""Walking by keys over what can be pointed at, and saying what one comes to."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent
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


class WalkedRow(QWidget):
    """Shows things in a row: mouse and arrow keys point at one of them, or at none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.at: int | None = None
        """The thing that is pointed at."""
        self.begins_at_end = False
        """Whether keys come to the last thing first."""
        self.setMouseTracking(True)

    def spoken(self) -> Sequence[str]:
        """All things of the row in words; there is nothing in an empty one."""
        return ()

    def point_at(self, index: int | None) -> None:
        if index != self.at:
            self.at = index
            self.update()

    def _walk_to(self, index: int) -> None:
        self.point_at(index)
        announce(self, self.spoken()[index])

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._walk_to(len(self.spoken()) - 1 if self.begins_at_end else 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.spoken()) - 1
        before = last if self.begins_at_end else -1
        goal = along(event.key(), before if self.at is None else self.at, last)
        if goal is None:
            super().keyPressEvent(event)
        else:
            self._walk_to(goal)
