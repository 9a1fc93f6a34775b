"""What words of a skin stand on, as it is painted."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from fairytable.paint.brushes import canvas
from fairytable.paint.materials import paint_surface
from fairytable.paint.palette import contrast
from fairytable.stage.skin import Skin, Surface

TEXT, SHAPE = 4.5, 3.0
_EDGE = 14
"""Pixels that belong to rims and ornaments; no word stands there."""


def on_cloth(skin: Skin, surface: Surface) -> QImage:
    """A plate on the lightest part of the ground."""
    with canvas(220, 120) as (image, p):
        p.fillRect(image.rect(), QColor(skin.cloth.light).darker(110))
        paint_surface(p, QRectF(6, 6, 208, 108), surface, 7)
    return image


def shades(image: QImage) -> tuple[str, str]:
    """The darkest and the lightest ground of words, but for single specks."""
    across = range(6 + _EDGE, 214 - _EDGE, 3)
    found = [image.pixelColor(x, y).name() for x in across for y in range(20, 100, 3)]
    found.sort(key=lambda shade: contrast(shade, "#000000"))
    return found[len(found) // 50], found[-len(found) // 50]
