"""Small tools that every painter shares: colours, rounded shapes, gold lines, soft edges, grain."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from fairytable.paint.palette import STOCKS, Stock

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
    | QPainter.RenderHint.TextAntialiasing
)


def color(value: str, alpha: float = 1) -> QColor:
    made = QColor(value)
    made.setAlphaF(alpha)
    return made


@contextmanager
def canvas(width: int, height: int, dpr: float = 1) -> Iterator[tuple[QImage, QPainter]]:
    """An empty image and a painter on it, both in device pixels; the ratio is set at the end."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:  # an image that dies while painted on takes the program with it
        p.setRenderHints(_HINTS)
        yield image, p
    image.setDevicePixelRatio(dpr)


def rounded(x: float, y: float, w: float, h: float, r: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), r, r)
    return path


def line_pen(value: str, width: float, alpha: float = 1) -> QPen:
    return QPen(color(value, alpha), width)


def round_pen(value: str, width: float, alpha: float = 1) -> QPen:
    """A pen with round ends and corners."""
    pen = line_pen(value, width, alpha)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def metal(stock: Stock = STOCKS["parchment"]) -> QLinearGradient:
    """Gold, or what a game has for it; it shines from the upper left to the lower right."""
    sheen = QLinearGradient(0, 0, 100, 140)
    for at, value in zip((0, 0.3, 0.6, 1), stock.line, strict=True):
        sheen.setColorAt(at, color(value))
    return sheen


def metal_pen(width: float, stock: Stock) -> QPen:
    return QPen(QBrush(metal(stock)), width)


def down(rect: QRectF, *stops: tuple[float, str]) -> QLinearGradient:
    """A gradient from the top of a rectangle to its foot."""
    made = QLinearGradient(rect.topLeft(), QPointF(rect.x(), rect.bottom()))
    for at, value in stops:
        made.setColorAt(at, color(value))
    return made


@cache
def grain(side: int, seed: int, alpha: int) -> QImage:
    """Paper grain: on three pixels of a hundred a little light or shade. A tile, made once."""
    rng = random.Random(seed)
    pixels = bytearray(side * side * 4)
    for i in rng.sample(range(side * side), round(0.03 * side * side)):
        tone = rng.choice((0, alpha))  # premultiplied
        pixels[4 * i : 4 * i + 4] = bytes((tone, tone, tone, alpha))
    image = QImage(bytes(pixels), side, side, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()  # the bytes die with this frame
