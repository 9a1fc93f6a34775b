"""What is said about a card by a layer over its picture: playable, chosen, last moved, known.

A mark is painted once for each size and shared by all cards. It is as large as a card's picture,
and leaves the card itself free, so that it may fade or breathe by opacity alone.
"""

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from fairytable.paint.brushes import canvas, color, line_pen, round_pen, rounded
from fairytable.paint.card_painter import paint_eye
from fairytable.paint.card_size import HEIGHT, RADIUS, WIDTH, card_size
from fairytable.paint.card_stock import to_units
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.outlines import CARD, Shape, corners, outline, pin_point
from fairytable.paint.palette import BRACKET_TWIN, KNOWN_DISC, MARKS, PLAYERS, TABLE
from fairytable.paint.pieces import SHAPES, paint_player


class CardMark(Enum):
    """In the order in which they are drawn over a card."""

    LIFTED = "lifted"
    """The deeper shadow of a card that is held or pointed at."""
    PLAYABLE = "playable"
    """Breathes between 70 and 100 % where motion is allowed."""
    HINTED = "hinted"
    SELECTED = "selected"
    NOT_NOW = "not now"
    KNOWN_EDGE = "known edge"
    """Round a face that only its viewer knows."""
    KNOWN = "known"
    LAST_MOVE = "last move"
    FOCUS = "focus"
    REFUSED = "refused"


class ShapedMark(NamedTuple):
    """A mark by the form of what it lies on, where that is no card."""

    mark: CardMark
    shape: Shape


class MovedBy(NamedTuple):
    """The corners of a last move, in the colour of its player and with the player's shape."""

    colour: int
    shape: Shape = CARD


def paint_moved_by(mark: MovedBy, width: float, dpr: float, *, patterned: bool = False) -> QImage:
    """The layer of such a mark for cards of this width."""
    size = card_size(width, dpr)
    with canvas(*size.image, dpr) as (image, p):
        to_units(p, size)
        tint = PLAYERS[SHAPES[mark.colour]]
        _brackets(p, mark.shape, 5.2 if patterned else 3.4, tint)
        corner = pin_point(mark.shape, "upper right")
        at = QPointF(WIDTH - 1, 1) if mark.shape.form == "card" else corner
        paint_player(p, mark.colour, at, 7)
    return image


def paint_mark(
    mark: CardMark, width: float, dpr: float, *, patterned: bool = False, shape: Shape = CARD
) -> QImage:
    """The layer of a mark for cards of this width; patterns tell marks apart without colour."""
    size = card_size(width, dpr)
    with canvas(*size.image, dpr) as (image, p):
        to_units(p, size)
        painter = _PATTERNED.get(mark) if patterned else None
        (painter or _PAINTERS[mark])(p, shape)
    return image


def paint_focus_ring(p: QPainter, ring: QPainterPath) -> None:
    """Dashes in light on dark: seen on felt and over a neighbour's parchment."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(BRACKET_TWIN, 3.4, 0.8))
    p.drawPath(ring)
    pen = line_pen(MARKS["selected"], 2)
    pen.setDashPattern([3.2, 2.2])
    p.setPen(pen)
    p.drawPath(ring)


def _lifted(p: QPainter, shape: Shape) -> None:
    for i in range(8):
        grow = 6.4 - i * 0.7
        p.fillPath(_shade(shape, grow), color(TABLE["shadow"], 0.05))
    _clear(p, shape)


def _shade(shape: Shape, grow: float) -> QPainterPath:
    """The shadow of what is lifted, down and to the right."""
    if shape.form == "card":
        return rounded(1.6 - grow * 0.6, 3 - grow * 0.3, 100 + grow * 1.1, 140 + grow, 6.5 + grow)
    return outline(shape, grow * 0.5).translated(1.6, 3)


def _playable(p: QPainter, shape: Shape) -> None:
    _glow(p, shape, MARKS["playable"], 1, 7)


def _playable_twice(p: QPainter, shape: Shape) -> None:
    """A solid double line."""
    _playable(p, shape)
    p.setPen(round_pen(BRACKET_TWIN, 6.4, 0.8))
    p.drawPath(_ring(shape, 2.4, 2))
    for grow in (4.6, 0.6):
        p.setPen(line_pen(MARKS["playable"], 1.8))
        p.drawPath(_ring(shape, grow, grow))


def _hinted(p: QPainter, shape: Shape) -> None:
    _glow(p, shape, MARKS["last_move"], 1.2, 8)


def _hinted_in_dots(p: QPainter, shape: Shape) -> None:
    _hinted(p, shape)
    dots = round_pen(MARKS["last_move"], 3.2)
    dots.setDashPattern([0.1, 2.4])
    p.setPen(dots)
    p.drawPath(_ring(shape, 3, 2.4))


def _selected(p: QPainter, shape: Shape) -> None:
    _glow(p, shape, MARKS["selected"], 1.5, 8)
    p.setPen(line_pen(MARKS["selected"], 2.4))
    p.drawPath(outline(shape))


def _known_edge(p: QPainter, shape: Shape) -> None:
    p.setPen(line_pen(KNOWN_DISC, 3.6))
    p.drawPath(outline(shape))
    p.setPen(line_pen(MARKS["known"], 2.2))
    p.drawPath(outline(shape))


def _known(p: QPainter, shape: Shape) -> None:
    paint_eye(p, pin_point(shape, "lower right"))


def _not_now(p: QPainter, shape: Shape) -> None:
    p.fillPath(outline(shape), color(TABLE["veil"], 0.45))


def _last_move(p: QPainter, shape: Shape) -> None:
    """Moonlit corners: found at a glance, told by shape as well as by colour."""
    _brackets(p, shape, 2.6)


def _last_move_bold(p: QPainter, shape: Shape) -> None:
    _brackets(p, shape, 5.2)


def _brackets(p: QPainter, shape: Shape, thick: float, tint: str = MARKS["last_move"]) -> None:
    path = _card_corners() if shape.form == "card" else corners(shape, 2.6, 14)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(BRACKET_TWIN, thick + 2, 0.75))
    p.drawPath(path)
    p.setPen(round_pen(tint, thick))
    p.drawPath(path)


def _card_corners() -> QPainterPath:
    path = QPainterPath()
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        x, y = (-2.6 if sx > 0 else WIDTH + 2.6), (-2.6 if sy > 0 else HEIGHT + 2.6)
        path.moveTo(x, y + sy * 20)
        path.lineTo(x, y + sy * 7)
        path.quadTo(x, y, x + sx * 7, y)
        path.lineTo(x + sx * 20, y)
    return path


def _focus(p: QPainter, shape: Shape) -> None:
    paint_focus_ring(p, _ring(shape, 4.4, 3.6))


def _refused(p: QPainter, shape: Shape) -> None:
    _glow(p, shape, MARKS["danger"], 1.2, 8)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(TABLE["glass"], 0.8))
    p.drawEllipse(shape.top, 25, 25)
    square = QRectF(shape.top - QPointF(19, 19), shape.top + QPointF(19, 19))
    paint_glyph(p, "forbidden", square, MARKS["danger"])


def _glow(p: QPainter, shape: Shape, tint: str, strength: float, reach: float) -> None:
    """Light around a thing, and a line along its edge."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    steps = 9
    for i in range(steps):
        width = (reach - i * reach / steps) * 2
        p.setPen(line_pen(tint, width, 0.085 * strength * (1 + i * 0.25)))
        p.drawPath(outline(shape))
    _clear(p, shape)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(tint, 1.5, 0.95))
    p.drawPath(_ring(shape, 0.6, 0.5))


def _ring(shape: Shape, grow: float, rounder: float) -> QPainterPath:
    """A line around a thing; a card's corners grow a little less than its sides."""
    if shape.form != "card":
        return outline(shape, grow)
    return rounded(-grow, -grow, WIDTH + 2 * grow, HEIGHT + 2 * grow, RADIUS + rounder)


def _clear(p: QPainter, shape: Shape) -> None:
    """Leave the thing itself free."""
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    p.fillPath(outline(shape), color(TABLE["shadow"]))
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


_PAINTERS: dict[CardMark, Callable[[QPainter, Shape], None]] = {
    CardMark.LIFTED: _lifted,
    CardMark.PLAYABLE: _playable,
    CardMark.HINTED: _hinted,
    CardMark.SELECTED: _selected,
    CardMark.NOT_NOW: _not_now,
    CardMark.KNOWN_EDGE: _known_edge,
    CardMark.KNOWN: _known,
    CardMark.LAST_MOVE: _last_move,
    CardMark.FOCUS: _focus,
    CardMark.REFUSED: _refused,
}
_PATTERNED: dict[CardMark, Callable[[QPainter, Shape], None]] = {
    CardMark.PLAYABLE: _playable_twice,
    CardMark.HINTED: _hinted_in_dots,
    CardMark.LAST_MOVE: _last_move_bold,
}
"""Those that are told by more than their colour, where that is wished."""
