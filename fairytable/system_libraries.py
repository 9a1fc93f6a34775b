"""The system libraries that Qt loads on Linux, and the packages that bring them. Needs only Python.

The one list of them: the setup script, the start of the program and the Debian package read it.
"""

import ctypes
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple


class Library(NamedTuple):
    """A shared library, and what package managers call the package with it."""

    soname: str
    apt: str
    pacman: str


OFFSCREEN = (
    Library("libGL.so.1", "libgl1", "libglvnd"),
    Library("libEGL.so.1", "libegl1", "libglvnd"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
)
"""For pictures without a screen."""
X11 = (
    *OFFSCREEN,
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
)
WAYLAND = (
    *OFFSCREEN,
    Library("libwayland-client.so.0", "libwayland-client0", "wayland"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "wayland"),
)
TRANSLATING = (Library("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5"),)
"""For Qt's `lupdate`, which the tests call."""
INSTALL = {
    "apt-get": ("apt-get", "install", "-y", "--no-install-recommends"),
    "dnf": ("dnf", "install", "-y"),
    "pacman": ("pacman", "-S", "--needed", "--noconfirm"),
    "zypper": ("zypper", "--non-interactive", "install"),
}


def needed(plugins: Iterable[str]) -> tuple[Library, ...]:
    """What Qt loads to draw with one of these plugins; with X11, if it is among them."""
    names = set(plugins)
    if "xcb" in names:
        return X11
    return WAYLAND if any(name.startswith("wayland") for name in names) else OFFSCREEN


def missing(
    wanted: Iterable[Library],
    load: Callable[[str], object] = ctypes.CDLL,
    platform: str = sys.platform,
) -> list[Library]:
    """Those that the loader really does not find; on other systems than Linux, none."""
    if not platform.startswith("linux"):
        return []
    lacking = []
    for library in wanted:
        try:
            load(library.soname)
        except OSError:
            lacking.append(library)
    return lacking


def package_manager(which: Callable[[str], str | None] = shutil.which) -> str | None:
    """The package manager of this machine, if it is one that we know."""
    return next((name for name in INSTALL if which(name)), None)


def package_names(manager: str, libraries: Iterable[Library]) -> list[str]:
    """What this package manager calls the packages with these libraries, each once."""
    if manager == "apt-get":
        names = [library.apt for library in libraries]
    elif manager == "pacman":
        names = [library.pacman for library in libraries]
    else:  # dnf and zypper find a package by the library that it provides
        names = [f"{library.soname}()(64bit)" for library in libraries]
    return list(dict.fromkeys(names))


def install_commands(manager: str, packages: Iterable[str]) -> list[list[str]]:
    """The commands that install these packages, the decisive one last."""
    install = [*INSTALL[manager], *packages]
    return [["apt-get", "update"], install] if manager == "apt-get" else [install]


def by_hand(manager: str, packages: Iterable[str]) -> str:
    """One line that a person can copy to install these packages."""
    commands = install_commands(manager, packages)
    return " && ".join(shlex.join(["sudo", *command]) for command in commands)


def advice(lacking: Iterable[Library], manager: str | None) -> str:
    """The sentence for libraries that are missing."""
    if manager is None:
        names = " ".join(library.soname for library in lacking)
        return f"Please install these system libraries: {names}"
    packages = package_names(manager, lacking)
    return f"System packages are missing. Please run: {by_hand(manager, packages)}"
