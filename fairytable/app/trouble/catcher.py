"""An unexpected exception: logged at once, and shown when the event that failed is over."""

import logging
import traceback
from collections import Counter, deque
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from fairytable.app.theme import Theme
from fairytable.app.translation import Language

if TYPE_CHECKING:
    from fairytable.app.trouble.trouble_box import TroubleBox

log = logging.getLogger(__name__)


class Catcher(QObject):
    """What `sys.excepthook` calls; the game survives.

    It may be called in the middle of painting, where opening a dialog would paint again: the
    dialog waits for the event loop, one at a time, and the same trouble is shown only once.
    """

    _noted = Signal(str)

    def __init__(self, language: Language, theme: Theme) -> None:
        super().__init__()
        self.language, self.theme = language, theme
        self.box: TroubleBox | None = None
        """The dialog that is open now."""
        self._waiting: deque[str] = deque()
        self._times: Counter[tuple[object, ...]] = Counter()
        self._noted.connect(self._queue, Qt.ConnectionType.QueuedConnection)

    def caught(
        self, kind: type[BaseException], trouble: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        came_from = _origin(kind, trace)
        self._times[came_from] += 1
        times = self._times[came_from]
        if times == 1:
            text = "".join(traceback.format_exception(kind, trouble, trace))
            log.error("unexpected: %s", text)
            self._noted.emit(text)
        elif times & (times - 1) == 0:  # at 2, 4, 8 …: it must not push all else out of the log
            log.error("unexpected, for the %dth time: %s: %s", times, kind.__name__, trouble)

    def _queue(self, text: str) -> None:
        self._waiting.append(text)
        self._show_next()

    def _show_next(self) -> None:
        if self.box is not None or not self._waiting:
            return
        self.box = self._made(self._waiting.popleft())
        # A dialog also goes when the window below it does, and nothing else tells of that.
        self.box.destroyed.connect(self._gone, Qt.ConnectionType.QueuedConnection)
        self.box.finished.connect(self.box.deleteLater)
        self.box.open()

    def _gone(self) -> None:
        self.box = None
        self._show_next()

    def _made(self, text: str) -> "TroubleBox":
        from fairytable.app.trouble.trouble_box import TroubleBox  # seldom needed, not at start

        return TroubleBox(text, self.language.say, self.theme, _uppermost())


def _origin(kind: type[BaseException], trace: TracebackType | None) -> tuple[object, ...]:
    """What makes two exceptions the same: their words may name another object each time."""
    return kind, *((frame.filename, frame.lineno) for frame in traceback.extract_tb(trace))


def _uppermost() -> QWidget | None:
    """A dialog over any other window could not be reached while this one is open."""
    return QApplication.activeModalWidget() or QApplication.activeWindow()
