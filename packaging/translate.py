"""Brings translations/*.ts up to the texts in the code, and compiles them to *.qm."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
LANGUAGES = ("en", "it")
SOURCE = "en"
"""Its file holds nothing but the plurals: all other texts are their own translation."""


class Trouble(Exception):
    """Something that a person has to mend; the text says how."""


def update(folder: Path, language: str) -> Path:
    """Collect the texts of the code into a language's file; what is no longer said is dropped."""
    file = folder / f"fairytable_{language}.ts"
    command = ["-silent", "-no-obsolete", "-locations", "none"]
    command += ["-disable-heuristic", "similartext"]
    command += ["-source-language", SOURCE, "-target-language", language]
    if language == SOURCE:
        command.append("-pluralonly")
    sources = [str(path) for path in sorted((ROOT / "fairytable").rglob("*.py"))]
    _qt("lupdate", *command, *sources, "-ts", str(file))
    return file


def compile_texts(file: Path) -> Path:
    """Write the file that the program loads; Trouble if a text is not translated yet."""
    compiled = file.with_suffix(".qm")
    _qt("lrelease", "-silent", "-fail-on-unfinished", str(file), "-qm", str(compiled))
    return compiled


def _qt(tool: str, *arguments: str) -> None:
    """Run a tool of Qt that came with PySide6 into this Python."""
    program = shutil.which(f"pyside6-{tool}", path=sysconfig.get_path("scripts"))
    if program is None:
        raise Trouble(f"pyside6-{tool} is missing: please run this with the Python of .venv.")
    done = subprocess.run([program, *arguments], capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise Trouble((done.stdout + done.stderr).strip() or f"pyside6-{tool} failed.")


def main() -> int:
    """Update and compile every language, and say what is left to translate."""
    try:
        files = [update(FOLDER, language) for language in LANGUAGES]
        for file in files:
            compile_texts(file)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
