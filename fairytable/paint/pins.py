"""Paints the small badges that travel with a card, a disc or a tile: who knows it, how many, whose.

All badges of a thing are one layer over its picture. Their size is in pixels: what they say must be
read on the smallest card.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import canvas, color, down, line_pen, round_pen, rounded
from fairytable.paint.card_size import card_size
from fairytable.paint.fonts import BOLD, LEAST_PX, SANS, Type, metrics
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.outlines import Shape, pin_point
from fairytable.paint.palette import CREAM, KNOWN_DISC, MARKS, PAPER, PENNANT, TABLE
from fairytable.paint.pieces import SHAPES, paint_player
from fairytable.paint.text import Setting, draw
from fairytable.stage.pins import Pin

_SHARE, _LEAST, _MOST = 0.2, 20.0, 34.0
"""How high a badge is: a share of the width of what it lies on, between this many pixels."""
_SHADOW = 1.5
"""Pixels around a badge."""
_SEAL_INK = "#1A0F14"
_FILLS = {
    "count": (TABLE["well"], TABLE["well"], PAPER["gold_bright"], CREAM),
    "coin": ("#FFE9AE", "#D2953A", "#6E4610", "#2B1706"),
    "label": ("#1F4A2C", "#12331E", "#C9F57C", CREAM),
}
"""Of a pill: head, foot, rim, ink."""
_SEAL_GROWTH = {"triangle": 1.34, "star": 1.5, "diamond": 1.24, "hexagon": 1.1}
"""Pointed shapes leave less room for their number, and are drawn larger."""


class Pins(NamedTuple):
    """The badges of one thing, as a layer of its own over it."""

    badges: tuple[Pin, ...]
    shape: Shape
    colours: tuple[int, ...]
    """The colour that each player has chosen."""


def paint_pins(pins: Pins, width: float, dpr: float) -> QImage:
    """As large as the picture of a card of this width."""
    size = card_size(width, dpr)
    unit = size.unit / dpr
    side = min(_MOST, max(_LEAST, _SHARE * width))
    taken: dict[str, int] = {}
    with canvas(*size.image, dpr) as (image, p):
        p.scale(dpr, dpr)
        p.translate(size.inset, size.inset)
        picture = QRectF(QPointF(-size.inset, -size.inset), QSizeF(*size.image) / dpr)
        for pin in pins.badges:
            nth = taken[pin.at] = taken.get(pin.at, -1) + 1
            at = pin_point(pins.shape, pin.at) * unit + _stacked(pin, nth) * side * 1.12
            _paint_pin(p, pin, _inside(at, pin, side, picture), side, pins)
    return image


def _stacked(pin: Pin, nth: int) -> QPointF:
    """Several at one place: upwards from the foot, downwards from the head, else to the right."""
    if "lower" in pin.at:
        return QPointF(0, -nth)
    return QPointF(0, nth) if "upper" in pin.at else QPointF(nth, 0)


def _inside(at: QPointF, pin: Pin, side: float, picture: QRectF) -> QPointF:
    """No badge leaves the picture, however small the card is."""
    wide, high = _width(pin, side) / 2 + _SHADOW, side / 2 + _SHADOW
    x = min(max(at.x(), picture.x() + wide), picture.right() - wide)
    return QPointF(x, min(max(at.y(), picture.y() + high), picture.bottom() - high))


def _width(pin: Pin, side: float) -> float:
    if pin.kind in ("seal", "eye", "token", "flag"):
        return side
    wide = _letters(pin.text, side)[1] + 0.62 * side + (0.72 * side if pin.glyph else 0)
    return max(side, wide)


def _letters(text: str, side: float) -> tuple[Type, float]:
    kind = Type(max(LEAST_PX, round(side * 0.62)), BOLD, SANS)
    return kind, metrics(kind).horizontalAdvance(text)


def _paint_pin(p: QPainter, pin: Pin, at: QPointF, side: float, pins: Pins) -> None:
    colour = pins.colours[pin.player] if pin.player is not None else 0
    match pin.kind:
        case "seal":
            paint_seal(p, at, side, colour, pin.text)
        case "flag":
            _paint_flag(p, at, side, colour, pin.tone)
        case "eye":
            _paint_disc(p, at, side, KNOWN_DISC, PAPER["gold_bright"])
            _paint_sign(p, "eye", at, side * 0.74, MARKS["known"])
        case "token":
            _paint_disc(p, at, side, PENNANT[pin.tone], PAPER["gold_bright"])
            _paint_sign(p, pin.glyph, at, side * 0.64, CREAM)
        case _:
            _paint_pill(p, pin, at, side)


def paint_seal(p: QPainter, at: QPointF, side: float, colour: int, text: str) -> None:
    """The player's shape in wax with a number."""
    shape = SHAPES[colour]
    radius = side / 2 * _SEAL_GROWTH.get(shape, 1.0)
    paint_player(p, colour, at, radius)
    drop = side * 0.1 if shape == "triangle" else 0.0
    _write(
        p, text, QRectF(at.x() - side, at.y() - side / 2 + drop, 2 * side, side), side, _SEAL_INK
    )


def _paint_flag(p: QPainter, at: QPointF, side: float, colour: int, tone: str) -> None:
    """A pole with the player's shape on silk."""
    foot, head = at + QPointF(-side * 0.5, side * 0.85), at + QPointF(-side * 0.5, -side * 0.6)
    for tint, width in (("#1A1008", 3.4), (PAPER["gold_bright"], 1.6)):
        p.setPen(round_pen(tint, width))
        p.drawLine(foot, head)
    silk = QPainterPath(head)
    silk.cubicTo(
        head + QPointF(side * 0.4, -4),
        head + QPointF(side * 0.7, 4),
        head + QPointF(side * 1.15, 0),
    )
    silk.lineTo(head + QPointF(side, side * 0.42))
    silk.lineTo(head + QPointF(side * 1.15, side * 0.9))
    silk.cubicTo(
        head + QPointF(side * 0.7, side * 0.9 + 4),
        head + QPointF(side * 0.4, side * 0.9 - 4),
        head + QPointF(0, side * 0.9),
    )
    silk.closeSubpath()
    p.fillPath(silk.translated(1, 1.6), color(TABLE["shadow"], 0.5))
    p.setBrush(QColor(PENNANT[tone]).darker(170) if tone else color(TABLE["well"]))
    p.setPen(line_pen(PAPER["gold_bright"], 1.1))
    p.drawPath(silk)
    paint_player(p, colour, head + QPointF(side * 0.5, side * 0.45), side * 0.3)


def _paint_disc(p: QPainter, at: QPointF, side: float, tint: str, rim: str) -> None:
    """Enamel in a thin rim."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(TABLE["shadow"], 0.45))
    p.drawEllipse(at + QPointF(0.6, 1.4), side / 2, side / 2)
    enamel = QRadialGradient(at - QPointF(side * 0.15, side * 0.2), side * 0.8)
    enamel.setColorAt(0, QColor(tint).lighter(122))
    enamel.setColorAt(1, QColor(tint))
    p.setBrush(enamel)
    p.setPen(line_pen(rim, max(1.0, side * 0.06)))
    p.drawEllipse(at, side / 2, side / 2)


def _paint_pill(p: QPainter, pin: Pin, at: QPointF, side: float) -> None:
    head, foot, rim, ink = _FILLS[pin.kind]
    width = _width(pin, side)
    rect = QRectF(at.x() - width / 2, at.y() - side / 2, width, side)
    shape = rounded(rect.x(), rect.y(), width, side, side / 2)
    p.fillPath(shape.translated(0.6, 1.4), color(TABLE["shadow"], 0.45))
    p.setBrush(down(rect, (0, head), (1, foot)))
    p.setPen(line_pen(rim, 1.3))
    p.drawPath(shape)
    if pin.glyph:
        _paint_sign(p, pin.glyph, QPointF(rect.x() + side * 0.58, at.y()), side * 0.62, rim)
        rect.setLeft(rect.x() + side * 0.72)
    _write(p, pin.text, rect, side, ink)


def _paint_sign(p: QPainter, glyph: str, at: QPointF, side: float, ink: str) -> None:
    paint_glyph(p, glyph, QRectF(at.x() - side / 2, at.y() - side / 2, side, side), ink)


def _write(p: QPainter, text: str, rect: QRectF, side: float, ink: str) -> None:
    if text:
        kind, _ = _letters(text, side)
        draw(p, Setting(kind, (text,), kind.px * 1.2), rect, color(ink))
