"""Work that fails for what Qt would only print: exceptions in its callbacks, and its warnings."""

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from fairytable.app.trouble.qt_messages import is_warning


class Unclean(Exception):
    """The work came to its end, but not well; the text says what went wrong on the way."""

    def __init__(self, troubles: list[str]) -> None:
        super().__init__("; ".join(dict.fromkeys(troubles)))  # a failing paint fails often


@contextmanager
def witnessed() -> Iterator[None]:
    """Unclean at the end if Qt has swallowed an exception or warned of something."""
    troubles: list[str] = []
    interrupted = False

    def caught(
        kind: type[BaseException], trouble: BaseException, trace: TracebackType | None
    ) -> None:
        nonlocal interrupted
        interrupted = interrupted or issubclass(kind, KeyboardInterrupt)
        troubles.append(told(trouble.with_traceback(trace)))

    def heard(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if is_warning(kind, text):
            troubles.append(f"Qt says: {text}")

    hook, handler = sys.excepthook, qInstallMessageHandler(heard)
    sys.excepthook = caught
    try:
        yield
    finally:
        sys.excepthook = hook
        qInstallMessageHandler(handler)
    if interrupted:
        raise KeyboardInterrupt
    if troubles:
        raise Unclean(troubles)


def told(trouble: BaseException) -> str:
    """An exception in one line: what it is, and where it comes from."""
    said = f"{type(trouble).__name__}: {trouble}"
    frames = traceback.extract_tb(trouble.__traceback__)
    return f"{said} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else said
