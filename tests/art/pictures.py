"""Looks at drawings: what they are made of, and how far apart two of them are without colour."""

import re
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from fairytable.resources import assets

ROOT = Path(__file__).resolve().parents[2]
ART = assets() / "art"
FILES = sorted(ART.glob("*/*.svg"))
SIDE = 70
"""The size at which emblems must be told apart: that of a card in a ring."""
SCENES = ("table", "cover")
"""The pictures of a game that are no emblems."""

PAINTED = {"fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "transform"}
SUBSET = {
    "svg": {"viewBox", "width", "height", "stroke-linecap", "stroke-linejoin"},
    "title": set(),
    "defs": set(),
    "g": {"id", "transform", "opacity", "fill", "fill-opacity"},
    "use": {"href", "transform"},
    "path": PAINTED | {"d", "fill-rule"},
    "circle": PAINTED | {"cx", "cy", "r"},
    "ellipse": PAINTED | {"cx", "cy", "rx", "ry"},
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r", "fx", "fy"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
"""Elements and attributes that QtSvg draws as everybody else does."""
PAINT = re.compile(r"none|#[0-9A-F]{6}|url\(#[a-z]+[0-9]*\)")


def label(file: Path) -> str:
    """A drawing as the program names it: "moons/air-2"."""
    return f"{file.parent.name}/{file.stem}"


@cache
def picture(name: str, size: int = SIDE) -> QImage:
    """An emblem by its name, on transparency."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing = QSvgRenderer(QByteArray((ART / f"{name}.svg").read_bytes()))
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def _bytes(image: QImage) -> bytes:
    """The pixels without what pads their rows."""
    deep = image.depth() // 8
    width, step = image.width() * deep, image.bytesPerLine()
    data = bytes(image.constBits())
    return b"".join(data[y * step : y * step + width] for y in range(image.height()))


@cache
def alphas(name: str) -> bytes:
    """How much of each pixel an emblem covers, 0…255."""
    return _bytes(picture(name))[3::4]


@cache
def greys(name: str) -> bytes:
    """The emblem on middle grey, as lightness 0…255 of each pixel."""
    ground = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    ground.fill(QColor("#808080"))
    painter = QPainter(ground)
    painter.drawImage(0, 0, picture(name))
    painter.end()
    data = _bytes(ground)
    pixels = zip(data[0::4], data[1::4], data[2::4], strict=True)
    return bytes((max(pixel) + min(pixel)) // 2 for pixel in pixels)


@cache
def silhouette(name: str) -> tuple[bool, ...]:
    return tuple(alpha > 150 for alpha in alphas(name))


def grey_distance(one: str, other: str) -> float:
    """The mean difference of lightness over all pixels."""
    pairs = zip(greys(one), greys(other), strict=True)
    return sum(abs(a - b) for a, b in pairs) / SIDE**2


def outline_distance(one: str, other: str) -> float:
    """The part of the two shapes together that only one of them covers."""
    pairs = list(zip(silhouette(one), silhouette(other), strict=True))
    return sum(a != b for a, b in pairs) / sum(a or b for a, b in pairs)
