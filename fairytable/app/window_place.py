"""Where the window stands: remembered when it is closed, found again when it is opened."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from fairytable.storage.window_state import Place, WindowState, reachable

USUAL = (1280, 800)
AROUND = (16, 48)
"""What the system may put round a window, on both sides together: a title and edges."""
_FULL, _LARGE = Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized


def state_of(window: QMainWindow, *, folded: bool) -> WindowState:
    """The window as it is now."""
    states = window.windowState()
    plain = not states & (_FULL | _LARGE)
    rect = window.geometry() if plain else window.normalGeometry()
    return WindowState(
        x=rect.x(),
        y=rect.y(),
        width=max(1, rect.width()),
        height=max(1, rect.height()),
        state="full screen" if states & _FULL else "maximised" if states & _LARGE else "normal",
        folded=folded,
    )


def put_back(window: QMainWindow, state: WindowState | None) -> None:
    """Give the window the place it had, unless no screen shows it any more."""
    _stand_first(window)
    if state is None:
        return
    screens = [_place(screen.availableGeometry()) for screen in QGuiApplication.screens()]
    if reachable(state.place, screens):
        window.setGeometry(*state.place)
    if state.state == "maximised":
        window.setWindowState(_LARGE)
    elif state.state == "full screen":
        window.setWindowState(_FULL)


def first_size(free: QSize) -> QSize:
    """As large as usual, or as a screen has room besides what the system puts round a window."""
    return QSize(*USUAL).boundedTo(free - QSize(*AROUND))


def _stand_first(window: QMainWindow) -> None:
    """Where a window does not fit at all it takes the whole screen."""
    size, least = first_size(window.screen().availableGeometry().size()), window.minimumSize()
    window.resize(size)
    if size.width() < least.width() or size.height() < least.height():
        window.setWindowState(_LARGE)


def _place(rect: QRect) -> Place:
    return Place(rect.x(), rect.y(), rect.width(), rect.height())
