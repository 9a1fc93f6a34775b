"""A sentence at the foot of a window, for a while."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow


class FootLine(QObject):
    """Takes room only as long as it says something."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._made = False

    def tell(self, sentence: str, for_ms: int) -> None:
        """Say something; what was said before is over."""
        bar = self._window.statusBar()
        if not self._made:
            self._made = True
            bar.setSizeGripEnabled(False)
            bar.messageChanged.connect(lambda text: bar.setVisible(bool(text)))
        bar.showMessage(sentence, for_ms)
