"""What the window wears at the moment: one object for all of it, which tells when it changes."""

from collections.abc import Callable

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


class PartTheme(Theme):
    """What one part of the window wears, where a skin gives it something else than the rest."""

    def __init__(self, whole: Theme, part: Callable[[Chrome], Chrome], parent: QObject) -> None:
        super().__init__(part(whole.chrome), parent)
        self._whole, self._part = whole, part
        whole.changed.connect(self._follow)

    def _follow(self) -> None:
        self.change_to(self._part(self._whole.chrome))
