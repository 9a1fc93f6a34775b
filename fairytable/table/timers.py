"""Timers that ring once."""

from PySide6.QtCore import QObject, QTimer


def once(parent: QObject, ms: int) -> QTimer:
    """A timer that rings once."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(ms)
    return timer
