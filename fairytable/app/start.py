"""The start of the window: everything is checked before Qt is loaded, and said in our own words."""

import logging
import os
import sys
import traceback
from types import TracebackType

log = logging.getLogger(__name__)

LIBRARIES = (
    "libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0 "
    "libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
)


class CannotStart(Exception):
    """The window cannot be opened here; the text says what helps."""


def check_screen(environment: dict[str, str] | None = None, platform: str = sys.platform) -> None:
    """Without a display Qt would abort and blame a library."""
    env = dict(os.environ) if environment is None else environment
    if not platform.startswith("linux") or env.get("QT_QPA_PLATFORM"):
        return
    if not env.get("DISPLAY") and not env.get("WAYLAND_DISPLAY"):
        raise CannotStart(
            "Fairytable needs a screen, and this session has none: neither DISPLAY nor "
            "WAYLAND_DISPLAY is set. Start it from a desktop, or try: xvfb-run -a fairytable"
        )


def load_qt() -> None:
    """Import Qt; a missing system library is named with the command that brings it."""
    try:
        import PySide6.QtSvg
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as trouble:
        raise CannotStart(
            f"Qt cannot be loaded ({trouble}). On Debian or Ubuntu this helps: "
            f"sudo apt-get install {LIBRARIES}"
        ) from trouble


def open_window(arguments: list[str]) -> int:
    """Show the window until it is closed."""
    try:
        check_screen()
        load_qt()
    except CannotStart as trouble:
        print(trouble, file=sys.stderr)
        return 1
    from fairytable.app.program import run

    return run(arguments)


def report(kind: type[BaseException], trouble: BaseException, trace: TracebackType | None) -> str:
    """Write an unexpected exception into the log; gives its whole text."""
    text = "".join(traceback.format_exception(kind, trouble, trace))
    log.error("unexpected: %s", text)
    return text
