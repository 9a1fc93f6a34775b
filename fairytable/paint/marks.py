"""What is said about a card by a layer over its picture: playable, chosen, last moved, known.

A mark is painted once for each size and shared by all cards. It is as large as a card's picture,
and leaves the card itself free, so that it may fade or breathe by opacity alone.
"""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from fairytable.paint.brushes import canvas, color, line_pen, round_pen, rounded
from fairytable.paint.card_painter import paint_eye
from fairytable.paint.card_size import HEIGHT, RADIUS, WIDTH, card_size
from fairytable.paint.card_stock import body, to_units
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.palette import BRACKET_TWIN, KNOWN_DISC, MARKS, TABLE


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


def paint_mark(mark: CardMark, width: float, dpr: float, *, patterned: bool = False) -> QImage:
    """The layer of a mark for cards of this width; patterns tell marks apart without colour."""
    size = card_size(width, dpr)
    with canvas(*size.image, dpr) as (image, p):
        to_units(p, size)
        painter = _PATTERNED.get(mark) if patterned else None
        (painter or _PAINTERS[mark])(p)
    return image


def _lifted(p: QPainter) -> None:
    for i in range(8):
        grow = 6.4 - i * 0.7
        shape = rounded(1.6 - grow * 0.6, 3 - grow * 0.3, 100 + grow * 1.1, 140 + grow, 6.5 + grow)
        p.fillPath(shape, color(TABLE["shadow"], 0.05))
    _clear_card(p)


def _playable(p: QPainter) -> None:
    _glow(p, MARKS["playable"], 1, 7)


def _playable_twice(p: QPainter) -> None:
    """A solid double line."""
    _playable(p)
    p.setPen(round_pen(BRACKET_TWIN, 6.4, 0.8))
    ring = rounded(-2.4, -2.4, WIDTH + 4.8, HEIGHT + 4.8, RADIUS + 2)
    p.drawPath(ring)
    for inset in (-4.6, -0.6):
        side = 2 * inset
        p.setPen(line_pen(MARKS["playable"], 1.8))
        p.drawPath(rounded(inset, inset, WIDTH - side, HEIGHT - side, RADIUS - inset))


def _hinted_in_dots(p: QPainter) -> None:
    _hinted(p)
    dots = round_pen(MARKS["last_move"], 3.2)
    dots.setDashPattern([0.1, 2.4])
    p.setPen(dots)
    p.drawPath(rounded(-3, -3, WIDTH + 6, HEIGHT + 6, RADIUS + 2.4))


def _hinted(p: QPainter) -> None:
    _glow(p, MARKS["last_move"], 1.2, 8)


def _selected(p: QPainter) -> None:
    _glow(p, MARKS["selected"], 1.5, 8)
    p.setPen(line_pen(MARKS["selected"], 2.4))
    p.drawPath(body())


def _known_edge(p: QPainter) -> None:
    p.setPen(line_pen(KNOWN_DISC, 3.6))
    p.drawPath(body())
    p.setPen(line_pen(MARKS["known"], 2.2))
    p.drawPath(body())


def _not_now(p: QPainter) -> None:
    p.fillPath(body(), color(TABLE["veil"], 0.45))


def _last_move(p: QPainter) -> None:
    """Four moonlit corners: found at a glance, told by shape as well as by colour."""
    _brackets(p, 2.6)


def _last_move_bold(p: QPainter) -> None:
    _brackets(p, 5.2)


def _brackets(p: QPainter, thick: float) -> None:
    corners = QPainterPath()
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        x, y = (-2.6 if sx > 0 else WIDTH + 2.6), (-2.6 if sy > 0 else HEIGHT + 2.6)
        corners.moveTo(x, y + sy * 20)
        corners.lineTo(x, y + sy * 7)
        corners.quadTo(x, y, x + sx * 7, y)
        corners.lineTo(x + sx * 20, y)
    p.setPen(round_pen(BRACKET_TWIN, thick + 2, 0.75))
    p.drawPath(corners)
    p.setPen(round_pen(MARKS["last_move"], thick))
    p.drawPath(corners)


def _focus(p: QPainter) -> None:
    """Dashes in light on dark: seen on felt and over a neighbour's parchment."""
    ring = rounded(-4.4, -4.4, WIDTH + 8.8, HEIGHT + 8.8, RADIUS + 3.6)
    p.setPen(round_pen(BRACKET_TWIN, 3.4, 0.8))
    p.drawPath(ring)
    pen = line_pen(MARKS["selected"], 2)
    pen.setDashPattern([3.2, 2.2])
    p.setPen(pen)
    p.drawPath(ring)


def _refused(p: QPainter) -> None:
    _glow(p, MARKS["danger"], 1.2, 8)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(TABLE["glass"], 0.8))
    p.drawEllipse(QPointF(50, 70), 25, 25)
    paint_glyph(p, "forbidden", QRectF(31, 51, 38, 38), MARKS["danger"])


def _glow(p: QPainter, tint: str, strength: float, reach: float) -> None:
    """Light around a card, and a line along its edge."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    steps = 9
    for i in range(steps):
        width = (reach - i * reach / steps) * 2
        p.setPen(line_pen(tint, width, 0.085 * strength * (1 + i * 0.25)))
        p.drawPath(body())
    _clear_card(p)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(tint, 1.5, 0.95))
    p.drawPath(rounded(-0.6, -0.6, WIDTH + 1.2, HEIGHT + 1.2, RADIUS + 0.5))


def _clear_card(p: QPainter) -> None:
    """Leave the card itself free."""
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    p.fillPath(body(), color(TABLE["shadow"]))
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


_PAINTERS: dict[CardMark, Callable[[QPainter], None]] = {
    CardMark.LIFTED: _lifted,
    CardMark.PLAYABLE: _playable,
    CardMark.HINTED: _hinted,
    CardMark.SELECTED: _selected,
    CardMark.NOT_NOW: _not_now,
    CardMark.KNOWN_EDGE: _known_edge,
    CardMark.KNOWN: paint_eye,
    CardMark.LAST_MOVE: _last_move,
    CardMark.FOCUS: _focus,
    CardMark.REFUSED: _refused,
}
_PATTERNED: dict[CardMark, Callable[[QPainter], None]] = {
    CardMark.PLAYABLE: _playable_twice,
    CardMark.HINTED: _hinted_in_dots,
    CardMark.LAST_MOVE: _last_move_bold,
}
"""Those that are told by more than their colour, where that is wished."""
