"""The start of the window: everything is checked before Qt is loaded, and said in our own words."""

import gc
import os
import sys
from pathlib import Path

from fairytable import screen, system_libraries


class CannotStart(Exception):
    """The window cannot be opened here; the text says what helps."""


def choose_screen() -> tuple[str, ...]:
    """Have Qt draw only where somebody looks; CannotStart without a screen or its libraries."""
    try:
        plugins = screen.plugins()
    except screen.NoScreen as trouble:
        raise CannotStart(str(trouble)) from trouble
    lacking = system_libraries.missing(system_libraries.needed(plugins))
    if lacking:
        raise CannotStart(system_libraries.advice(lacking, system_libraries.package_manager()))
    if plugins:
        os.environ.setdefault(screen.PLUGIN, ";".join(plugins))
    return plugins


def load_qt(plugins: tuple[str, ...] = ()) -> None:
    """Import Qt, and see that it has one of these plugins; CannotStart if not."""
    try:
        import PySide6

        _read_no_sources()
        import PySide6.QtSvg
        import PySide6.QtWidgets  # noqa: F401
        from PySide6.QtCore import QLibraryInfo
    except ImportError as trouble:
        advice = system_libraries.advice(system_libraries.X11, system_libraries.package_manager())
        raise CannotStart(f"Qt cannot be loaded ({trouble}). {advice}") from trouble
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    there = sorted(file.stem.removeprefix("lib").removeprefix("q") for file in folder.iterdir())
    if plugins and not any(name.split("-")[0] in there for name in plugins):
        raise CannotStart(
            f"{screen.PLUGIN} says “{';'.join(plugins)}”, and Qt can only draw with: "
            f"{', '.join(there)}. Leave it unset to have the right one chosen."
        )


def _read_no_sources() -> None:
    """Spare every import a look into the module's source.

    PySide reads the file of each module that is imported after it, to see whether the module could
    ask for other spellings of Qt's names (`from __feature__ import snake_case`). None of ours does;
    by this answer all of them speak to Qt as usual.
    """
    features = sys.modules.get("shibokensupport.feature")
    if features is not None and hasattr(features, "_mod_uses_pyside"):
        vars(features)["_mod_uses_pyside"] = lambda module: True


def keep_all_that_comes() -> None:
    """Nothing of what is loaded now is rubbish: it is looked for when the window stands."""
    gc.disable()


def open_window(arguments: list[str]) -> int:
    """Show the window until it is closed."""
    keep_all_that_comes()
    try:
        load_qt(choose_screen())
    except CannotStart as trouble:
        print(trouble, file=sys.stderr)
        return 1
    from fairytable.app.program import run

    return run(arguments)
