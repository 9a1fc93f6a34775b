"""Where the program's data lies: in the installed package, or beside it in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


class ResourcesMissing(Exception):
    """A folder of the program's data is not where it belongs."""


def assets() -> Path:
    """The folder of art, fonts, sounds and rule pages."""
    return _folder("assets")


def translations() -> Path:
    """The folder of the translated texts."""
    return _folder("translations")


def _folder(name: str) -> Path:
    for place in (_PACKAGE / name, _PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise ResourcesMissing(
        f"Fairytable's folder “{name}” is neither in {_PACKAGE} nor beside it. "
        "Please install Fairytable again."
    )
