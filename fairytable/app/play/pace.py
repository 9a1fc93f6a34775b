"""How long things take at the table, and the stillness between two of them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

PACE_MS = {"slow": 1400, "normal": 700, "fast": 250, "instant": 0}
CLOSE_MS = {"slow": 1200, "normal": 800, "fast": 400, "instant": 0}
"""How long a person still sees the own cards after the turn, where several share the machine."""
DEADLINE_MS = 3000
"""When a bot has to answer."""


class Pause(QObject):
    """What is done after it is known from the beginning; one thing at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._then: Callable[[], None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def begin(self, ms: int, then: Callable[[], None]) -> None:
        self._then = then
        self._timer.start(ms)

    def stop(self) -> None:
        """Nothing is done any more."""
        self._timer.stop()
        self._then = None

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()
