"""Saved games that are dropped onto a window are opened."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrops(QObject):
    """Stands at the door of a window; several files come in one after the other."""

    dropped = Signal(object)
    """The Path of a file."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and _files(event):
            event.acceptProposedAction()
            return True
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent) and _files(event):
            event.acceptProposedAction()
            for file in _files(event):
                self.dropped.emit(file)
            return True
        return False


def _files(event: QDropEvent) -> list[Path]:
    """The files of this machine that are held over the window."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
