"""Paints a card as a hexagonal tile: the top card of a pile on a map."""

from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas, color, gold_pen, line_pen, rounded
from fairytable.paint.card_size import HEIGHT, WIDTH, card_size
from fairytable.paint.card_stock import to_units
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.palette import CREAM, PENNANT, SCENES, TABLE
from fairytable.paint.pane import paint_picture
from fairytable.paint.pennant import paint_number, tab_colour
from fairytable.stage.look import BackLook, Look, Printed

_DRAWN = 0.9
"""Tiles leave a gap between each other."""
_LEFT, _HEAD = 12.0, 48.0
"""Where the row with number and letters begins, and its middle."""
_LEAST_NUMBER = 13.0
"""Pixels."""


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
            p.setPen(line_pen(color(PENNANT[tile.side.pennant.tone]).lighter(140).name(), 2.6))
            p.drawPath(hexagon(WIDTH / 2, HEIGHT / 2, _DRAWN * WIDTH - 5.4))
            _paint_head(p, tile.side, size.unit / dpr)
    return image


def paint_plain_tile(tile: Tile, width: float, dpr: float) -> QImage:
    """What stands for a tile until it is painted."""
    size, side = card_size(width, dpr), tile.side
    tint = TABLE["plate_light"] if isinstance(side, BackLook) else SCENES[side.scene].middle
    with canvas(*size.image, dpr) as (image, p):
        to_units(p, size)
        _paint_edge(p)
        p.fillPath(hexagon(WIDTH / 2, HEIGHT / 2, _DRAWN * WIDTH), color(tint))
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


def _paint_head(p: QPainter, look: Look, unit: float) -> None:
    """What the card counts and its mark at the left, whom else it serves at the right."""
    k = max(1.0, _LEAST_NUMBER / (20 * unit))
    number, glyph = look.pennant.number, look.pennant.glyph
    wide = 12.5 * k * bool(number) + 15 * k * bool(glyph)
    pill = QRectF(_LEFT, _HEAD - 11 * k, wide + 8 * k, 22 * k)
    _paint_pill(p, pill, PENNANT[look.pennant.tone])
    x = pill.x() + 4 * k
    if number:
        paint_number(p, number, QRectF(x, pill.y(), 12.5 * k, pill.height()), 20 * k, 13 * k)
        x += 12.5 * k
    if glyph:
        square = QRectF(x + k, _HEAD - 7 * k, 14 * k, 14 * k)
        paint_glyph(p, glyph, square, CREAM)
    if look.tab:
        wide = (11 * len(look.tab.letter) + 6) * k
        pill = QRectF(WIDTH - _LEFT - wide, _HEAD - 9.5 * k, wide, 19 * k)
        _paint_pill(p, pill, tab_colour(look.tab))
        paint_number(p, look.tab.letter, pill, 15 * k, wide - 6 * k)


def _paint_pill(p: QPainter, rect: QRectF, tone: str) -> None:
    p.setBrush(color(tone))
    p.setPen(line_pen(CREAM, 1.4, 0.9))
    p.drawPath(rounded(rect.x(), rect.y(), rect.width(), rect.height(), rect.height() / 2))
