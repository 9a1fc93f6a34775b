"""Paints a card as a hexagonal tile: the top card of a pile on a map."""

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPolygonF,
    QRadialGradient,
)

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas, color, line_pen, metal, round_pen, rounded
from fairytable.paint.card_size import HEIGHT, WIDTH, card_size
from fairytable.paint.card_stock import to_units
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.outlines import (
    EDGE,
    MIDDLE,
    MOST_EDGES,
    TILE,
    Shape,
    hexagon,
    hexagon_points,
)
from fairytable.paint.palette import CREAM, MARKS, PENNANT, REALM_RIMS, SCENES, TABLE
from fairytable.paint.pane import paint_picture
from fairytable.paint.pennant import paint_number
from fairytable.stage.look import BackLook, Look, Printed
from fairytable.stage.pins import Edge, Relief

_LEFT, _HEAD = 11.0, -22.0
"""Where the row with number and letters begins, and its middle, seen from that of the tile."""
_LEAST_NUMBER = 13.0
"""Pixels."""
_RIM, _WINDOW, _OWN = TILE - 3.4, TILE - 10, TILE - 15
"""Inside the gold edge lies the rim of the family, inside that the picture."""
_PAPER_EDGES, _BARE_EDGES = ("#F3E4BC", "#C0A46C"), ("#D3D2D2", "#94959C")
"""The sides of a pile, that in the light and that in the shade."""
_EDGE_LINES: dict[Edge, tuple[tuple[str, float], ...]] = {
    "road": (("#3A2A20", 6.4), ("#A9825C", 4.6), ("#D9B88A", 1.2)),
    "water": (("#0D2A4E", 6.4), ("#3C8FD6", 4.6), ("#BFE0FF", 1.2)),
    "wall": (("#1A1820", 7.4), ("#8C8A94", 5.4), ("#55535B", 1.4)),
    "light": (("#FFC94D", 6.4), (MARKS["playable"], 3.6), ("#FFFBEA", 1.4)),
}
"""From the widest stroke to the narrowest."""


class Tile(NamedTuple):
    """A side of a card, to be drawn as a hexagon as wide as the card would be."""

    side: Printed
    relief: Relief = Relief()

    @property
    def shape(self) -> Shape:
        return Shape("tile", self.relief)


def paint_tile(tile: Tile, width: float, dpr: float, art: Art) -> QImage:
    """The hexagon in the middle of a picture as large as that of a card of this width.

    The pile stands in the middle, so that a thick one is a hill: its top lies higher.
    """
    size = card_size(width, dpr)
    with canvas(*size.image, dpr) as (image, p):
        to_units(p, size)
        _paint_shadow(p, tile)
        _paint_pile(p, tile)
        p.translate(0, -tile.shape.lift)
        _paint_top(p, tile, art)
        for k, edge in enumerate(tile.relief.edges):
            if edge:
                _paint_edge(p, tile, k, edge)
        if isinstance(tile.side, Look):
            _paint_head(p, tile, tile.side, size.unit / dpr)
    return image


def paint_plain_tile(tile: Tile, width: float, dpr: float) -> QImage:
    """What stands for a tile until it is painted."""
    size, side = card_size(width, dpr), tile.side
    tint = TABLE["plate_light"] if isinstance(side, BackLook) else SCENES[side.scene].middle
    with canvas(*size.image, dpr) as (image, p):
        to_units(p, size)
        _paint_pile(p, tile)
        p.translate(0, -tile.shape.lift)
        p.fillPath(_hexagon(tile, TILE), color(tint))
    return image


def _hexagon(tile: Tile, width: float) -> QPainterPath:
    return hexagon(MIDDLE.x(), MIDDLE.y(), width, tile.relief.tilt)


def _paint_shadow(p: QPainter, tile: Tile) -> None:
    for i in range(6):
        shade = _hexagon(tile, TILE + 1).translated(1.2 + i * 0.7, 1.6 + i * 0.9)
        p.fillPath(shade, color(TABLE["shadow"], 0.12))


def _paint_pile(p: QPainter, tile: Tile) -> None:
    """An edge for each card; the uppermost has the colour of its family."""
    corners = hexagon_points(MIDDLE, TILE, tile.relief.tilt)
    tints = _BARE_EDGES if tile.relief.rim == "bare" else _PAPER_EDGES
    layers = min(MOST_EDGES, tile.relief.layers)
    for i in range(layers):
        up, down = QPointF(0, -EDGE * (i + 1)), QPointF(0, -EDGE * i)
        for one, other, tint in ((4, 3, tints[0]), (3, 2, tints[1])):
            side = [corners[one] + down, corners[other] + down]
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(color(tint if i < layers - 1 else _tone(tile)))
            p.drawPolygon(QPolygonF([*side, corners[other] + up, corners[one] + up]))
            p.setPen(line_pen("#4A351A", 0.8, 0.9))
            p.drawLine(QLineF(*side))


def _tone(tile: Tile) -> str:
    """The dark colour of its family."""
    if tile.relief.rim == "bare":
        return "#4B5161"
    return PENNANT[tile.side.pennant.tone] if isinstance(tile.side, Look) else TABLE["plate_dark"]


def _rim(tile: Tile) -> QColor:
    """The light colour of its family."""
    if tile.relief.rim == "bare":
        return QColor("#A9AFBD")
    if isinstance(tile.side, BackLook):
        return QColor(TABLE["line"])
    tone = tile.side.pennant.tone
    return QColor(REALM_RIMS[tone]) if tone in REALM_RIMS else QColor(PENNANT[tone]).lighter(170)


def _paint_top(p: QPainter, tile: Tile, art: Art) -> None:
    p.fillPath(_hexagon(tile, TILE), metal())
    rim = QLinearGradient(0, MIDDLE.y() - TILE / 2, 0, MIDDLE.y() + TILE / 2)
    rim.setColorAt(0, _rim(tile).lighter(118))
    rim.setColorAt(1, _rim(tile).darker(125))
    p.fillPath(_hexagon(tile, _RIM), rim)
    window = _hexagon(tile, _WINDOW)
    if isinstance(tile.side, BackLook):
        p.save()
        p.setClipPath(window, Qt.ClipOperation.IntersectClip)
        art.draw(p, tile.side.emblem, QRectF(0, 0, WIDTH, HEIGHT))
        p.restore()
    else:
        paint_picture(p, tile.side, art, window, 0.8 * WIDTH)
    p.fillPath(window, _veil() if tile.relief.rim == "bare" else _light())
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen("#2B1B06", 0.9, 0.8))
    p.drawPath(window)
    if tile.relief.rim == "own":
        p.setPen(line_pen(CREAM, 2))
        p.drawPath(_hexagon(tile, _OWN))


def _light() -> QRadialGradient:
    """From the upper left."""
    light = QRadialGradient(MIDDLE - QPointF(12, 20), 75)
    for at, tint, alpha in ((0, "#FFF3CF", 0.2), (0.5, "#FFF3CF", 0.0), (1, "#060A1E", 0.35)):
        light.setColorAt(at, color(tint, alpha))
    return light


def _veil() -> QLinearGradient:
    """Mist over what belongs to nobody."""
    veil = QLinearGradient(0, MIDDLE.y() - 50, 0, MIDDLE.y() + 50)
    veil.setColorAt(0, color("#B4B8C6", 0.72))
    veil.setColorAt(1, color("#6A6F80", 0.74))
    return veil


def _paint_edge(p: QPainter, tile: Tile, edge: int, kind: Edge) -> None:
    """What runs along an edge, from corner to corner of the picture."""
    corners = hexagon_points(MIDDLE, _WINDOW, tile.relief.tilt)
    line = QLineF(corners[edge], corners[(edge + 1) % 6])
    for tint, width in _EDGE_LINES[kind]:
        pen = round_pen(tint, width)
        if kind == "wall" and width < 2:
            pen.setDashPattern([0.6, 3])
        p.setPen(pen)
        p.drawLine(line)


def _paint_head(p: QPainter, tile: Tile, look: Look, unit: float) -> None:
    """What the card counts, and its mark."""
    k = max(1.0, _LEAST_NUMBER / (20 * unit))
    head = MIDDLE.y() + _HEAD * tile.relief.tilt
    number, glyph = look.pennant.number, look.pennant.glyph
    wide = 12.5 * k * bool(number) + 15 * k * bool(glyph)
    pill = QRectF(_LEFT, head - 11 * k, wide + 8 * k, 22 * k)
    _paint_pill(p, pill, _tone(tile))
    x = pill.x() + 4 * k
    if number:
        paint_number(p, number, QRectF(x, pill.y(), 12.5 * k, pill.height()), 20 * k, 13 * k)
        x += 12.5 * k
    if glyph:
        square = QRectF(x + k, head - 7 * k, 14 * k, 14 * k)
        paint_glyph(p, glyph, square, CREAM)


def _paint_pill(p: QPainter, rect: QRectF, tone: str) -> None:
    shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), rect.height() * 0.3)
    p.fillPath(shape.translated(0.9, 1.6), color(TABLE["shadow"], 0.5))
    silk = QLinearGradient(rect.topLeft(), rect.bottomRight())
    silk.setColorAt(0, QColor(tone).lighter(115))
    silk.setColorAt(1, QColor(tone).darker(112))
    p.setBrush(silk)
    p.setPen(line_pen(CREAM, 1.3, 0.9))
    p.drawPath(shape)
