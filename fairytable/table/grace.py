"""The moment in which a turn begins: what is pressed too early was meant for what came before."""

from PySide6.QtCore import QObject, Signal

from fairytable.table.timers import once

GRACE_MS = 350
"""How long nothing can be taken when a turn begins; the lights come on when it is over."""


class Grace(QObject):
    """Knows whether there was nothing to decide until now, and nothing of what others did."""

    began = Signal()
    """What is pressed from now on comes too early."""
    over = Signal()
    """From now on what is pressed counts."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.others = False
        """Whether what is told now came before there was something to decide here."""
        self._rest = once(self, GRACE_MS)
        self._rest.timeout.connect(self.over)

    def expect(self, *, others: bool) -> None:
        """Something new is shown; whether until then nothing could be decided here."""
        self.others = others
        self.end()

    @property
    def lasts(self) -> bool:
        """Whether a turn has only just begun."""
        return self._rest.isActive()

    def begin(self) -> bool:
        """All is told, and somebody may decide: whether that one's turn begins by it."""
        others, self.others = self.others, False
        if others:
            self._rest.start()
            self.began.emit()
        return others

    def end(self) -> None:
        """Wait no longer."""
        if self._rest.isActive():
            self._rest.stop()
            self.over.emit()

    def comes_early(self, *, busy: bool) -> bool:
        """Whether what others have done is still told, or has only just been."""
        return self.lasts or (busy and self.others)
