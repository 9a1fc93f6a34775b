"""What Qt says while it runs: into the log, but for the little that is known to mean nothing."""

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType

log = logging.getLogger("qt")

HARMLESS = (
    "This plugin does not support propagateSizeHints()",  # offscreen: no screen, no limits
    "This plugin does not support raise()",  # offscreen: one window lies over no other
    "QFontDatabase: Cannot find font directory",  # offscreen on Windows: we bring our own fonts
    "Populating font family aliases took",  # macOS: it only says that it was slow
    "QStandardPaths: XDG_RUNTIME_DIR not set",  # in a container; nothing of ours lies there
)
"""How messages begin or what they contain; everything else may be a mistake of ours."""
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def is_warning(kind: QtMsgType, text: str) -> bool:
    """Whether Qt complains about something that should not be."""
    return _LEVELS[kind] >= logging.WARNING and not any(known in text for known in HARMLESS)


def to_log(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """What `qInstallMessageHandler` takes."""
    if is_warning(kind, text):
        log.log(_LEVELS[kind], "%s: %s", context.category, text)
