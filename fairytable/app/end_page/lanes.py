"""The sheet onto which the end of a game is counted: a strip of parchment for each player."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QRegion

from fairytable.app.chrome import LIGHT, scaled, sized, tint
from fairytable.app.end_page.ledger_cells import GREEN, RED, WON
from fairytable.app.widgets.grounds import plate
from fairytable.match import Seat
from fairytable.paint.brushes import color, down, grain, line_pen
from fairytable.paint.card_size import ASPECT
from fairytable.paint.fonts import BOLD, LEAST_PX, SEMIBOLD, Type, metrics
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.palette import CREAM, PAPER, PENNANT, TABLE
from fairytable.paint.pieces import SHAPES, paint_player
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.cells import Cell

WIDEST, HIGHEST = 1180.0, 124.0
_EDGE, _PAD = 24.0, 12.0
_WIDEST_CARD = 74.0
_GAP = 4.0
_CROWN = 26.0
LEAD_RIM = 5.0
"""How far the leader's rim reaches out of a lane, and a little more into it."""
_LEAST_CHIP = 19.0
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_NAME, _CHIP, _TOTAL = Type(18, SEMIBOLD), Type(15, BOLD), Type(30, BOLD)


BEFORE = Cell(glyph="hourglass", colour="moon")
"""The sign of what somebody had from earlier games of a match."""


class Lane(NamedTuple):
    """Where everything of one player lies."""

    rect: QRectF
    crest: QPointF
    name: QRectF
    cards: QRectF
    chips: QRectF
    bar: QRectF
    total: QRectF

    def card_places(self, count: int) -> list[QRectF]:
        """Side by side; they overlap where room is short."""
        wide = min(_WIDEST_CARD, self.cards.height() / ASPECT)
        step = wide + _GAP
        if count > 1:
            step = min(step, (self.cards.width() - wide) / (count - 1))
        high = wide * ASPECT
        y = self.cards.center().y() - high / 2
        return [QRectF(self.cards.x() + k * step, y, wide, high) for k in range(count)]

    def chip_height(self, texts: Sequence[str]) -> float:
        """How high chips may be that find room one behind the other."""
        heights = [self.chips.height() - k for k in range(int(self.chips.height() - _LEAST_CHIP))]
        fitting = (
            high
            for high in heights
            if sum(chip_width(text, high) + _GAP for text in texts) <= self.chips.width()
        )
        return next(fitting, min(_LEAST_CHIP, self.chips.height()))

    def chip_places(self, texts: Sequence[str], high: float) -> list[QRectF]:
        """In the order in which they came; where there are too many, one upon the other."""
        widths = [chip_width(text, high) for text in texts]
        steps = [wide + _GAP for wide in widths[:-1]]
        free = self.chips.width() - (widths[-1] if widths else 0.0)
        squeeze = min(1.0, free / max(1.0, sum(steps)))
        starts = accumulate((step * squeeze for step in steps), initial=self.chips.x())
        y = self.chips.center().y() - high / 2
        return [QRectF(x, y, wide, high) for x, wide in zip(starts, widths, strict=False)]


def top() -> float:
    """The height of what stands above the lanes."""
    return float(scaled(36) + scaled(76))


def foot() -> float:
    return float(scaled(36))


def lanes_in(room: QSizeF, players: int, cards: int) -> list[Lane]:
    """One below the other in the middle of the room, each with a place for this many cards."""
    width = min(room.width() - 2 * _EDGE, WIDEST)
    gap = 8.0 if players > 4 else 12.0
    free = room.height() - top() - foot()
    high = min(HIGHEST, (free - (players - 1) * gap) / players)
    y = top() + (free - players * high - (players - 1) * gap) / 2
    x = (room.width() - width) / 2
    return [_lane(QRectF(x, y + p * (high + gap), width, high), cards) for p in range(players)]


def _lane(rect: QRectF, cards: int) -> Lane:
    high, middle = rect.height(), rect.center().y()
    crest = QPointF(rect.x() + _PAD + 14, middle)
    wide = max(float(scaled(96)), min(rect.width() * 0.16, float(scaled(180))))
    name = QRectF(crest.x() + 22, rect.y(), wide, high)
    held = QRectF(name.right() + 8, rect.y() + 5, 0, high - 10)
    card = min(_WIDEST_CARD, held.height() / ASPECT)
    held.setWidth(min(rect.width() * 0.3, cards * (card + _GAP)))
    total = QRectF(0, rect.y(), scaled(78), high)
    total.moveRight(rect.right() - _PAD)
    left, right = held.right() + (16 if cards else 0), total.left() - 8
    chip = min(float(scaled(36)), max(26.0, high * 0.36))
    chips = QRectF(left, rect.y() + high * 0.32 - chip / 2, right - left, chip)
    bar = QRectF(left, rect.y() + high * 0.7, right - left, min(13.0, high * 0.17))
    return Lane(rect, crest, name, held, chips, bar, total)


def paint_lane(p: QPainter, lane: Lane, seat: Seat) -> None:
    """Parchment, the player's shape and name, and the groove of the bar."""
    rect = lane.rect
    for i in range(5):
        shade = rect.adjusted(-i, 2 - i, i, 3 + i)
        p.fillPath(plate(shade, 11 + i), color(TABLE["shadow"], 0.08))
    shape = plate(rect, 11)
    p.fillPath(shape, down(rect, (0, PAPER["lit"]), (1, PAPER["parchment"])))
    p.fillPath(shape, QBrush(grain(160, 7, 9)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(PAPER["gold"], 1.5))
    p.drawPath(shape)
    paint_player(p, seat.colour, lane.crest, 12)
    kind = sized(_NAME)
    words = fit_or_cut(seat.name, lane.name.size(), sizes(kind, kind.px, LEAST_PX), 2)
    draw(p, words, lane.name, color(PAPER["ink"]), _LEFT)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(PAPER["parchment_shade"]))
    p.drawRoundedRect(lane.bar, lane.bar.height() / 2, lane.bar.height() / 2)


def paint_rim(p: QPainter, rect: QRectF) -> None:
    """A golden rim for the leader's lane."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    for k, alpha in ((0, 0.95), (1, 0.35)):
        p.setPen(line_pen(PAPER["gold_bright"], 3, alpha))
        p.drawPath(plate(rect.adjusted(-2 * k, -2 * k, 2 * k, 2 * k), 11 + 2 * k))


def paint_crown(p: QPainter, crown: QRectF) -> None:
    """At the corner of that lane."""
    paint_glyph(p, "crown", crown.adjusted(-2, -2, 2, 2), TABLE["shadow"])
    paint_glyph(p, "crown", crown, PAPER["gold_bright"])


def lead_region(lane: Lane) -> QRegion:
    """Where that rim and that crown are."""
    out, within = LEAD_RIM, LEAD_RIM + 2
    region = QRegion(lane.rect.adjusted(-out, -out, out, out).toAlignedRect())
    region -= QRegion(lane.rect.adjusted(within, within, -within, -within).toAlignedRect())
    return region + crown_of(lane).adjusted(-3, -3, 3, 3).toAlignedRect()


def crown_of(lane: Lane) -> QRectF:
    return QRectF(lane.rect.x() - 9, lane.rect.y() - 11, _CROWN, _CROWN)


def paint_bar(
    p: QPainter, lane: Lane, colour: int, span: tuple[float, float], points: float
) -> None:
    """From zero to the points, where the whole bar reaches from the least to the most."""
    low, high = span
    unit = lane.bar.width() / max(1.0, high - low)
    zero, end = lane.bar.x() - low * unit, lane.bar.x() + (points - low) * unit
    bar = QRectF(min(zero, end), lane.bar.y(), abs(end - zero), lane.bar.height())
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(tint(LIGHT, SHAPES[colour])))
    radius = min(bar.width(), bar.height()) / 2
    p.drawRoundedRect(bar, radius, radius)
    if low < 0:
        p.setPen(line_pen(PAPER["ink"], 1.4))
        p.drawLine(QPointF(zero, bar.top() - 3), QPointF(zero, bar.bottom() + 3))


def paint_total(p: QPainter, rect: QRectF, text: str) -> None:
    kind = sized(_TOTAL)
    words = fit_or_cut(text, rect.size(), sizes(kind, kind.px, 16), 1)
    draw(p, words, rect, color(PAPER["ink"]), _RIGHT)


# Chips


def chip_width(text: str, high: float) -> float:
    return high + 4 + metrics(_chip_type(high)).horizontalAdvance(text) + 10


def _chip_type(high: float) -> Type:
    """As large as the chip allows."""
    return _CHIP._replace(px=max(LEAST_PX, round(high * 0.58)))


def paint_chip(p: QPainter, rect: QRectF, sign: Cell, text: str, colours: Sequence[int]) -> None:
    """A sign on the colour of its family, and the points beside it."""
    p.setBrush(color(CREAM))
    p.setPen(line_pen(PAPER["gold"], 1))
    p.drawPath(plate(rect, 6))
    square = QRectF(rect.x(), rect.y(), rect.height(), rect.height()).adjusted(2, 2, -2, -2)
    if sign.player is not None:
        paint_player(p, colours[sign.player], square.center(), square.width() * 0.36)
    elif sign.glyph:
        p.fillPath(plate(square, 5), color(PENNANT[sign.colour]))
        paint_glyph(p, sign.glyph, square.adjusted(3.5, 3.5, -3.5, -3.5), CREAM)
    beside = QRectF(square.right() + 3, rect.y(), rect.right() - square.right() - 6, rect.height())
    kind = _chip_type(rect.height())
    words = fit_or_cut(text, beside.size(), sizes(kind, kind.px, LEAST_PX), 1)
    draw(p, words, beside, color(ink_of(text)), _LEFT)


def ink_of(text: str) -> str:
    """What points on parchment are written with."""
    if text.startswith("−"):
        return RED
    return GREEN if text.startswith("+") else WON
