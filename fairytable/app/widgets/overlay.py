"""What lies over another widget and follows its size: the curtain, the end page, the replay bar."""

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget


class Overlay(QWidget):
    """Covers its parent; whenever it is shown it comes to the front."""

    def __init__(self, covered: QWidget | None) -> None:
        super().__init__(covered)
        if covered is not None:
            covered.installEventFilter(self)

    def cover(self, covered: QWidget) -> None:
        """Lie over this from now on."""
        before, visible = self.parentWidget(), self.isVisible()
        if covered is before:
            return
        if before is not None:
            before.removeEventFilter(self)
        self.setParent(covered)
        covered.installEventFilter(self)
        self.fit()
        self.setVisible(visible)

    def place(self, room: QRect) -> QRect:
        """Where it lies in the room of its parent: it takes all of it."""
        return room

    def fit(self) -> None:
        """Take the place that belongs to the parent's size."""
        covered = self.parentWidget()
        if covered is not None:
            self.setGeometry(self.place(covered.rect()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.fit()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        super().showEvent(event)
        self.raise_()
