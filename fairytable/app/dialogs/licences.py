"""What the program is made of, and under which licences: the texts lie in assets/licences."""

from typing import NamedTuple

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.resources import assets

PROGRAM = QT_TRANSLATE_NOOP("app", "The program itself.")
WINDOWS = QT_TRANSLATE_NOOP("app", "Opens the windows and paints everything in them.")
LETTERS = QT_TRANSLATE_NOOP("app", "Handles letters and dates of all languages, for Qt on Linux.")
INTERPRETER = QT_TRANSLATE_NOOP(
    "app", "Runs the program; the packaged program brings its own copy."
)
CHECKS = QT_TRANSLATE_NOOP("app", "Checks saved games and settings when they are read.")
FOLDERS = QT_TRANSLATE_NOOP("app", "Finds the folders for saved games and settings.")
LOCKS = QT_TRANSLATE_NOOP("app", "Lets two windows write the same files one after the other.")
CARD_FONT = QT_TRANSLATE_NOOP("app", "The font of the cards and of all titles.")
WINDOW_FONT = QT_TRANSLATE_NOOP("app", "The font of buttons, menus and lists.")
BOOTLOADER = QT_TRANSLATE_NOOP(
    "app",
    "Starts the packaged program, and is only part of that. An exception in its licence allows "
    "it to be combined with programs of any kind.",
)
FONT = QT_TRANSLATE_NOOP("app", "{name} (font)")
HELPER = QT_TRANSLATE_NOOP("app", "Needed by {name}.")


class LicensedPart(NamedTuple):
    """Something that is distributed with the program or within it."""

    name: str
    licence: str
    files: tuple[str, ...]
    """Its texts in the order in which they are read; their names in assets/licences."""
    packages: tuple[str, ...] = ()
    """The Python packages in which it comes."""
    note: str = HELPER
    """What it does here."""
    brought_by: str = ""
    """The part that needs it, if we did not choose it ourselves."""
    font: bool = False
    built_only: bool = False
    """Whether nothing but a built program contains it."""


PARTS = (
    LicensedPart("Fairytable", "MIT", ("fairytable.txt",), note=PROGRAM),
    LicensedPart(
        "Qt, PySide6, shiboken6",
        "LGPL 3",
        ("qt-notice.txt", "lgpl-3.0.txt", "gpl-3.0.txt"),
        ("pyside6-essentials", "shiboken6"),
        WINDOWS,
    ),
    LicensedPart("ICU", "Unicode", ("icu.txt",), note=LETTERS, brought_by="Qt"),
    LicensedPart("Python", "PSF 2", ("python-notice.txt", "python.txt"), note=INTERPRETER),
    LicensedPart(
        "pydantic",
        "MIT",
        ("pydantic.txt", "pydantic-core.txt"),
        ("pydantic", "pydantic-core"),
        CHECKS,
    ),
    LicensedPart(
        "annotated-types",
        "MIT",
        ("annotated-types.txt",),
        ("annotated-types",),
        brought_by="pydantic",
    ),
    LicensedPart(
        "typing-extensions",
        "PSF 2",
        ("typing-extensions.txt",),
        ("typing-extensions",),
        brought_by="pydantic",
    ),
    LicensedPart(
        "typing-inspection",
        "MIT",
        ("typing-inspection.txt",),
        ("typing-inspection",),
        brought_by="pydantic",
    ),
    LicensedPart("filelock", "MIT", ("filelock.txt",), ("filelock",), LOCKS),
    LicensedPart("platformdirs", "MIT", ("platformdirs.txt",), ("platformdirs",), FOLDERS),
    LicensedPart(
        "Source Serif Pro",
        "SIL OFL 1.1",
        ("source-serif-pro.txt",),
        ("font-source-serif-pro",),
        CARD_FONT,
        font=True,
    ),
    LicensedPart(
        "Hanken Grotesk",
        "SIL OFL 1.1",
        ("hanken-grotesk.txt",),
        ("font-hanken-grotesk",),
        WINDOW_FONT,
        font=True,
    ),
    LicensedPart(
        "PyInstaller bootloader",
        "GPL 2 + exception",
        ("pyinstaller.txt",),
        note=BOOTLOADER,
        built_only=True,
    ),
)


def chosen() -> tuple[LicensedPart, ...]:
    """The parts that the program is written with; the others came along with them."""
    return tuple(part for part in PARTS if not (part.brought_by or part.built_only))


def texts(part: LicensedPart) -> tuple[str, ...]:
    """The full texts of a part's licence, with the notices that belong to them."""
    folder = assets() / "licences"
    return tuple((folder / name).read_text(encoding="utf-8") for name in part.files)
