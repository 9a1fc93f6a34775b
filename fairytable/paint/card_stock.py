"""The blank cards that all others are printed on: shadow, paper and frame, once for each size."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainter, QPainterPath

from fairytable.paint.album import MB, painted_once
from fairytable.paint.brushes import canvas, color, grain, line_pen, metal_pen, rounded
from fairytable.paint.card_size import HEIGHT, RADIUS, WIDTH, CardSize, Level
from fairytable.paint.card_trims import paint_trim
from fairytable.paint.palette import TABLE, Stock

_BUDGET = 12 * MB
"""Few sizes lie on a table at a time, and one is shown large."""


def body() -> QPainterPath:
    """The outline of a card, in units."""
    return rounded(0, 0, WIDTH, HEIGHT, RADIUS)


def to_units(p: QPainter, size: CardSize) -> None:
    """Count in units from the card's corner."""
    p.translate(size.margin, size.margin)
    p.scale(size.unit, size.unit)


@painted_once(_BUDGET)
def shadow(size: CardSize) -> QImage:
    """Stacked shapes, offset down and right: the light comes from the upper left."""
    with canvas(*size.image) as (image, p):
        to_units(p, size)
        for i in range(10):
            grow = 5.2 - i * 0.62
            x, y = 1 - grow * 0.7, 2 - grow * 0.5
            shape = rounded(x, y, WIDTH + grow * 1.4, HEIGHT + grow * 1.3, RADIUS + grow)
            p.fillPath(shape, color(TABLE["shadow"], 0.055))
    return image


@painted_once(_BUDGET)
def blank(size: CardSize, stock: Stock) -> QImage:
    """A card with its double line and nothing printed yet."""
    with canvas(*size.image) as (image, p):
        p.drawImage(0, 0, shadow(size))
        to_units(p, size)
        paper = QLinearGradient(0, 0, WIDTH, HEIGHT)
        paper.setColorAt(0, color(stock.lit))
        paper.setColorAt(0.5, color(stock.paper))
        paper.setColorAt(1, color(stock.shade))
        p.fillPath(body(), paper)
        specks = QBrush(grain(96, 7, 13))
        true_size = specks.transform()
        true_size.scale(size.dpr / size.unit, size.dpr / size.unit)
        specks.setTransform(true_size)
        p.fillPath(body(), specks)
        p.setBrush(Qt.BrushStyle.NoBrush)
        _paint_wear(p, stock)
        p.setPen(metal_pen(0.8, stock))
        p.drawPath(rounded(2.4, 2.4, 95.2, 135.2, 4.6))
        p.setPen(metal_pen(0.35, stock))
        p.drawPath(rounded(4, 4, 92, 132, 3.6))
        if size.level > Level.MINI:
            p.setClipPath(body(), Qt.ClipOperation.IntersectClip)
            paint_trim(p, stock)
            p.setClipping(False)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(stock.edge, 0.6, 0.8))
        p.drawPath(rounded(0.3, 0.3, 99.4, 139.4, 6.3))
    return image


def _paint_wear(p: QPainter, stock: Stock) -> None:
    """The edge of old paper, darker from stroke to stroke."""
    if not stock.worn:
        return
    p.save()
    p.setClipPath(body(), Qt.ClipOperation.IntersectClip)
    for width, strength in ((13, 0.1), (8.4, 0.14), (5, 0.2), (2.2, 0.4)):
        p.setPen(line_pen(stock.edge, width, strength * stock.worn))
        p.drawPath(body())
    p.restore()
