"""The two families of the table, loaded once from the packages that bundle them."""

from functools import cache
from importlib import resources
from threading import local
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

LEAST_PX = 12
"""No text is smaller, on cards, table or panels."""
SERIF, SANS = "Source Serif Pro", "Hanken Grotesk"
REGULAR, SEMIBOLD, BOLD = QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold

_FILES = {
    "font_source_serif_pro": [
        f"SourceSerifPro-{style}.otf" for style in ("Regular", "It", "Semibold", "Bold")
    ],
    "font_hanken_grotesk": [
        f"HankenGrotesk-{style}.otf" for style in ("Regular", "Medium", "SemiBold", "Bold")
    ],
}


class FontsMissing(Exception):
    """A family that cards and windows are set in cannot be loaded."""


class Type(NamedTuple):
    """A font in pixels."""

    px: int
    weight: QFont.Weight = REGULAR
    family: str = SERIF
    caps: bool = False
    """Small capitals, a little spaced."""
    italic: bool = False


@cache
def load_fonts() -> None:
    """Make both families known to Qt; call it once there is an application, before any text."""
    for package, names in _FILES.items():
        for name in names:
            try:
                data = (resources.files(package) / "files" / name).read_bytes()
            except (ModuleNotFoundError, FileNotFoundError) as missing:
                raise FontsMissing(_sentence(package, name)) from missing
            if QFontDatabase.addApplicationFontFromData(data) < 0:
                raise FontsMissing(_sentence(package, name))


def _sentence(package: str, name: str) -> str:
    return (
        f"The font “{name}” of the package “{package.replace('_', '-')}” cannot be loaded. "
        "Please install Fairytable again."
    )


def font(kind: Type) -> QFont:
    """The font, without hinting: its shapes are the same at every scale."""
    fonts = _here.fonts
    if kind not in fonts:
        fonts[kind] = _made(kind)
    return fonts[kind]


def _made(kind: Type) -> QFont:
    made = QFont(kind.family)
    made.setPixelSize(max(1, kind.px))
    made.setWeight(kind.weight)
    made.setItalic(kind.italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    if kind.family == SERIF:
        made.setFeature(QFont.Tag("lnum"), 1)
    if kind.caps:
        made.setFeature(QFont.Tag("smcp"), 1)
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 104)
    return made


def metrics(kind: Type) -> QFontMetricsF:
    measures = _here.measures
    if kind not in measures:
        measures[kind] = QFontMetricsF(font(kind))
    return measures[kind]


class _Here(local):
    """What each thread has made: Qt's fonts must not be shared between threads."""

    def __init__(self) -> None:
        self.fonts: dict[Type, QFont] = {}
        self.measures: dict[Type, QFontMetricsF] = {}


_here = _Here()
