"""Ctrl+C, and the system's wish to end, are heard even while nothing happens in the window."""

import signal
import socket
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Qt, Signal

_ENDS = ("SIGINT", "SIGTERM", "SIGHUP")
"""Those of them that the system has."""


class Interrupts(QObject):
    """Python looks at signals only when it runs: a byte on a socket makes it run."""

    _signalled = Signal(int)

    def __init__(self, end: Callable[[int], object], parent: QObject | None = None) -> None:
        """`end` is called in the event loop with the number of the signal."""
        super().__init__(parent)
        self._end = end
        self._signalled.connect(self._obey, Qt.ConnectionType.QueuedConnection)
        self._ours, self._theirs = socket.socketpair()
        for one in (self._ours, self._theirs):
            one.setblocking(False)
        self._before = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)
        self._handlers = {
            number: signal.signal(number, self._caught)
            for number in (getattr(signal, name, None) for name in _ENDS)
            if number is not None
        }

    def close(self) -> None:
        """Let signals do what they did before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        for one in (self._ours, self._theirs):
            one.close()

    def _heard(self) -> None:
        self._ours.recv(64)  # by now Python has called the handler

    def _caught(self, number: int, frame: FrameType | None) -> None:
        """Anywhere in the program: what is being done now is done to its end first."""
        self._signalled.emit(number)

    def _obey(self, number: int) -> None:
        self._end(number)
