"""Which screen there is on Linux, asked before Qt is loaded. Needs only Python.

Qt aborts where no screen answers, and blames a library.
"""

import ctypes
import os
import socket
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

PLUGIN = "QT_QPA_PLATFORM"
"""The environment variable that says how Qt draws."""
PATIENCE = 5.0
"""Seconds that a display on another machine may take to answer."""
HELP = "Start it from a desktop, or put “xvfb-run -a” before the command."


class NoScreen(Exception):
    """No screen answers; the text says which ones were asked."""


def plugins(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> tuple[str, ...]:
    """Qt's names for what can draw here, the best first; none where Qt needs no advice.

    NoScreen if the session names a screen and none answers, or names none.
    """
    if not platform.startswith("linux"):
        return ()
    chosen = tuple(part.split(":")[0] for part in environment.get(PLUGIN, "").split(";") if part)
    screens = {
        "wayland": ("WAYLAND_DISPLAY", _wayland_answers),
        "xcb": ("DISPLAY", _x11_answers),
    }
    if any(name.split("-")[0] not in screens for name in chosen):
        return chosen  # offscreen, or something that only its user knows
    wanted = list(dict.fromkeys(name.split("-")[0] for name in chosen)) or list(screens)
    asked = {name: screens[name] for name in wanted if environment.get(screens[name][0])}
    if not asked:
        unset = " nor ".join(screens[name][0] for name in reversed(wanted))
        raise NoScreen(
            "Fairytable needs a screen, and this session has none: "
            f"{'neither ' if len(wanted) > 1 else 'no '}{unset} is set. {HELP}"
        )
    answering = [name for name, (_, answers) in asked.items() if answers(environment)]
    if not answering:
        named = " and ".join(f"{name}={environment[name]}" for name, _ in asked.values())
        raise NoScreen(
            f"Fairytable needs a screen, and none answers: this session says {named}. {HELP}"
        )
    return chosen or tuple(answering)


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return _listens(str(Path(folder, environment["WAYLAND_DISPLAY"])))


def _x11_answers(
    environment: Mapping[str, str], load: Callable[[str], ctypes.CDLL] = ctypes.CDLL
) -> bool:
    """Ask as Qt will, with the session's permission; without that library, knock at the door."""
    display = environment["DISPLAY"]
    try:
        xcb = load("libxcb.so.1")
    except OSError:
        return _x11_listens(display)
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def _x11_listens(display: str) -> bool:
    """Whether somebody listens where a display like `:0`, `unix:0.0` or `host:10.0` is."""
    host, _, number = display.rpartition(":")
    number = number.split(".")[0]
    if not number.isdecimal():
        return False
    if host not in ("", "unix"):
        try:
            socket.create_connection((host, 6000 + int(number)), PATIENCE).close()
        except OSError:
            return False
        return True
    path = f"/tmp/.X11-unix/X{number}"
    return _listens("\0" + path) or _listens(path)


def _listens(address: str) -> bool:
    """Whether somebody listens at a socket of this machine."""
    with socket.socket(socket.AF_UNIX) as door:
        try:
            door.connect(address)
        except OSError:
            return False
    return True
