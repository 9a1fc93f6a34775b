"""What a report of trouble should say about the machine; the name of the user is left out."""

import platform
from itertools import islice
from pathlib import Path

import PySide6
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from fairytable import __version__
from fairytable.storage import places

LINES = 20
"""How much of the log's end is told."""
_TAIL = 20_000
"""Bytes in which these lines are looked for."""


def text() -> str:
    """Versions, screens, places of files and the last lines of the log: English, to be copied."""
    lines = [
        f"Fairytable {__version__}",
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"Qt {qVersion()}, PySide6 {PySide6.__version__}",
        f"{QSysInfo.prettyProductName()}, kernel {QSysInfo.kernelVersion()}, "
        f"{QSysInfo.currentCpuArchitecture()}",
        *_screens(),
        "",
        f"settings: {places.settings()}",
        f"games and statistics: {places.data()}",
        f"log: {places.log()}",
        f"crashes: {places.crash()}",
        "",
        *_last_crash(places.previous_crash()),
        *_last_lines(places.log()),
    ]
    return _nameless("\n".join(lines))


def _screens() -> list[str]:
    if QGuiApplication.instance() is None:
        return ["no screen"]
    found = [f"platform {QGuiApplication.platformName()}"]
    for screen in QGuiApplication.screens():
        size = screen.size()
        found.append(
            f"screen {size.width()} × {size.height()}, scale {screen.devicePixelRatio():g}, "
            f"{screen.logicalDotsPerInch():g} dpi"
        )
    return found


def _last_lines(path: Path) -> list[str]:
    try:
        with path.open("rb") as file:
            file.seek(0, 2)
            file.seek(max(0, file.tell() - _TAIL))
            content = file.read().decode("utf-8", errors="replace")
    except FileNotFoundError:
        return ["The log is empty."]
    except OSError as trouble:
        return [f"The log cannot be read: {trouble.strerror}"]
    lines = content.splitlines()[-LINES:]
    return ["The end of the log:", *lines] if lines else ["The log is empty."]


def _last_crash(path: Path) -> list[str]:
    """How the file begins: there the cause stands; nothing if there was no crash."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            lines = [line.rstrip() for line in islice(file, LINES)]
    except OSError:
        return []
    return [f"The last crash, from {path}:", *lines, ""]


def _nameless(report: str) -> str:
    """Without the name that most people's home folder has."""
    home = str(Path.home())
    return report.replace(home, "~") if len(home) > 1 else report
