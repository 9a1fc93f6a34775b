"""How long things take at the table, and the stillness between two of them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from fairytable.storage.settings import Settings
from fairytable.table.motion import SPEEDS, Motion

PACE_MS = {"slow": 1400, "normal": 700, "fast": 250, "instant": 0}
CLOSE_MS = {"slow": 1200, "normal": 800, "fast": 400, "instant": 0}
"""How long a person still sees their own cards after the turn, where several share the machine."""
DEADLINE_MS = 3000
"""When a bot has to answer."""


class Tempo:
    """How fast things go: as somebody wishes, or at once until a person is asked again."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._settings = Settings()
        self._hurries = False

    def use(self, settings: Settings) -> None:
        self._settings = settings
        self._set_speed()

    def hurry(self) -> None:
        """Nothing is waited for, and nothing moves."""
        self._hurries = True
        self._set_speed()

    def relax(self) -> None:
        """A person is asked: from now on as is wished."""
        if self._hurries:
            self._hurries = False
            self._set_speed()

    def waits(self, ms: Mapping[str, int]) -> int:
        """How long something is looked at, by the pace that is wished."""
        return 0 if self._hurries else ms[self._settings.bot_pace]

    def _set_speed(self) -> None:
        self._motion.speed = 0.0 if self._hurries else SPEEDS[self._settings.animation]


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

    def end(self) -> None:
        """What is waited for is done at once, if anything is."""
        if self._timer.isActive():
            self._timer.start(0)

    def stop(self) -> None:
        """Nothing is done any more."""
        self._timer.stop()
        self._then = None

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()
