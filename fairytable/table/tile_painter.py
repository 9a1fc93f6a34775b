"""Paints a card as a hexagonal tile: the top card of a pile on a map."""

from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from fairytable.engine.look import BackLook, Look, Printed
from fairytable.table.art import Art
from fairytable.table.brushes import canvas, color, gold_pen, line_pen
from fairytable.table.card_size import HEIGHT, WIDTH, card_size
from fairytable.table.card_stock import to_units
from fairytable.table.glyphs import paint_glyph
from fairytable.table.palette import CREAM, PENNANT, TABLE
from fairytable.table.pane import paint_picture
from fairytable.table.pennant import paint_number

_DRAWN = 0.9
"""Tiles leave a gap between each other."""


class Tile(NamedTuple):
    """A side of a card, to be drawn as a hexagon as wide as the card would be."""

    side: Printed


def paint_tile(tile: Tile, width: float, dpr: float, art: Art) -> QImage:
    """The hexagon in the middle of a picture as large as that of a card of this width."""
    size = card_size(width, dpr)
    with canvas(*size.image, dpr) as (image, p):
        to_units(p, size)
        _paint_edge(p)
        shape = hexagon(WIDTH / 2, HEIGHT / 2, _DRAWN * WIDTH)
        if isinstance(tile.side, BackLook):
            _paint_back(p, tile.side, shape, art)
        else:
            paint_picture(p, tile.side, art, shape, 0.8 * WIDTH)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(gold_pen(3.2))
        p.drawPath(shape)
        if isinstance(tile.side, Look):
            _paint_index(p, tile.side)
    return image


def hexagon(x: float, y: float, width: float) -> QPainterPath:
    """A pointy-top hexagon round a point."""
    radius = width / 3**0.5
    path = QPainterPath()
    for k in range(6):
        angle = radians(60 * k - 90)
        corner = QPointF(x + radius * cos(angle), y + radius * sin(angle))
        if k:
            path.lineTo(corner)
        else:
            path.moveTo(corner)
    path.closeSubpath()
    return path


def _paint_edge(p: QPainter) -> None:
    """The thickness of the tile, and its shadow."""
    for drop, alpha in ((7.0, 0.18), (5.0, 0.25), (3.0, 0.5)):
        p.fillPath(
            hexagon(WIDTH / 2 + 0.4 * drop, HEIGHT / 2 + drop, _DRAWN * WIDTH),
            color(TABLE["shadow"], alpha),
        )


def _paint_back(p: QPainter, back: BackLook, shape: QPainterPath, art: Art) -> None:
    p.save()
    p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    art.draw(p, back.emblem, QRectF(0, 0, WIDTH, HEIGHT))
    p.restore()


def _paint_index(p: QPainter, look: Look) -> None:
    """What the card counts, on a disc at the upper left."""
    centre, radius = QPointF(27, 48), 15.0
    p.setBrush(color(PENNANT[look.pennant.tone]))
    p.setPen(line_pen(CREAM, 1.6, 0.9))
    p.drawEllipse(centre, radius, radius)
    square = QRectF(centre.x() - 9, centre.y() - 9, 18, 18)
    if look.pennant.number:
        paint_number(p, look.pennant.number, square, 20, 22)
    elif look.pennant.glyph:
        paint_glyph(p, look.pennant.glyph, square, CREAM)
