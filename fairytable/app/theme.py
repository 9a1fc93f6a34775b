"""What the window wears at the moment: one object for all of it, which tells when it changes."""

from PySide6.QtCore import QObject, Signal

from fairytable.app.chrome import DARK, Chrome


class Theme(QObject):
    """Given to every widget that paints in the chrome's colours.

    A widget reads `chrome` when it paints, and connects `changed` to a method of its own. Qt
    forgets that with the widget: nothing keeps a dialog that was closed.
    """

    changed = Signal()
    """The colours or the size of texts are others."""

    def __init__(self, chrome: Chrome = DARK, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.chrome = chrome

    def change_to(self, chrome: Chrome) -> None:
        """Let everything wear these colours; the same ones again if texts have another size."""
        self.chrome = chrome
        self.changed.emit()
