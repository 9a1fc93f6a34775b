"""Paints what belongs to players and piles: plates, tokens, badges, marks of those who know."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import color, down, line_pen, rounded
from fairytable.paint.fonts import BOLD, LEAST_PX, SANS, SEMIBOLD, Type
from fairytable.paint.glyphs import glyph_path, paint_glyph
from fairytable.paint.palette import CREAM, MARKS, PAPER, PLAYERS, TABLE, UI
from fairytable.paint.text import draw, fit_or_cut, sizes

PLATE = (236.0, 52.0)
"""The size of a name-plate in pixels, where there is room."""
SHAPES = tuple(PLAYERS)
"""The shape of each seat; its colour is `PLAYERS[shape]`."""


class Plate(NamedTuple):
    """What a name-plate says."""

    name: str
    note: str
    seat: int
    to_play: bool = False


def paint_plate(p: QPainter, rect: QRectF, plate: Plate) -> None:
    """A pill with the player's shape in a ring, the name and a line about the player."""
    radius, k = rect.height() / 2, rect.height() / PLATE[1]
    for i in range(5):
        grown = rect.adjusted(-i * k, (2 - i) * k, i * k, (3 + i) * k)
        p.fillPath(_pill(grown), color(TABLE["shadow"], 0.07))
    edge = MARKS["playable"] if plate.to_play else PAPER["gold_bright"]
    p.setBrush(down(rect, (0, TABLE["plate_light"]), (1, TABLE["plate_dark"])))
    p.setPen(line_pen(edge, 2 if plate.to_play else 1, 1 if plate.to_play else 0.45))
    p.drawPath(_pill(rect))
    ring = QPointF(rect.x() + radius + k, rect.center().y())
    p.setBrush(color(TABLE["well"]))
    p.setPen(line_pen(PAPER["gold_bright"], 1.4 * k, 0.8))
    p.drawEllipse(ring, 20 * k, 20 * k)
    paint_player(p, plate.seat, ring, 11 * k)
    left = rect.x() + 56 * k
    words = QRectF(left, rect.y() + 4 * k, rect.right() - left - radius * 0.6, 25 * k)
    name = sizes(Type(18, SEMIBOLD), 18 * k, max(LEAST_PX, 15 * k))
    _write(p, plate.name, words, name, UI["dark_text"])
    note = QRectF(left, rect.y() + 27 * k, words.width(), 20 * k)
    _write(p, plate.note, note, sizes(Type(14, family=SANS), 14 * k, LEAST_PX), UI["dark_soft"])


def paint_player(p: QPainter, seat: int, centre: QPointF, radius: float) -> None:
    """A player's shape in the player's colour, with a dark rim."""
    shape = SHAPES[seat]
    square = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    outline = glyph_path(shape, square)
    p.setBrush(color(PLAYERS[shape]))
    p.setPen(line_pen(TABLE["shadow"], max(1.0, radius * 0.14), 0.8))
    p.drawPath(outline)


def paint_knowers(p: QPainter, card: QRectF, seats: Sequence[int]) -> None:
    """The shapes of the players who know a face-down card, along its lower edge."""
    radius = max(5.0, card.width() * 0.075)
    step = min(radius * 2.3, card.width() * 0.84 / max(1, len(seats)))
    for i, seat in enumerate(seats):
        x = card.center().x() + (i - (len(seats) - 1) / 2) * step
        paint_player(p, seat, QPointF(x, card.bottom() - radius * 0.4), radius)


def paint_token(p: QPainter, centre: QPointF, radius: float, tone: str, glyph: str) -> None:
    """A turned disc: shadow, bevel, face, gold ring and glyph."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(TABLE["shadow"], 0.1))
    for i in range(5):
        r = radius * (1.12 - i * 0.035)
        p.drawEllipse(centre + QPointF(radius * 0.06, radius * 0.12), r, r)
    base = QColor(tone)
    corner = QPointF(radius, radius)
    bevel = QLinearGradient(centre - corner, centre + corner)
    for at, tint in ((0.0, base.lighter(165)), (0.5, base), (1.0, base.darker(190))):
        bevel.setColorAt(at, tint)
    p.setBrush(bevel)
    p.drawEllipse(centre, radius, radius)
    face = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.4), radius * 1.3)
    face.setColorAt(0, base.lighter(130))
    face.setColorAt(1, base.darker(135))
    p.setBrush(face)
    p.setPen(line_pen(PAPER["gold_bright"], radius * 0.07, 0.9))
    p.drawEllipse(centre, radius * 0.8, radius * 0.8)
    if glyph:
        half = radius * 0.46
        square = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
        paint_glyph(p, glyph, square, CREAM)


def paint_badge(
    p: QPainter, centre: QPointF, text: str, px: float = 14, fill: str = TABLE["well"]
) -> None:
    """A small pill with a count: “×3”, “27”."""
    kind = Type(max(LEAST_PX, round(px)), BOLD)
    setting = fit_or_cut(text, QRectF(0, 0, px * 5, px * 1.5).size(), [kind], 1)
    width = max(px * 1.6, kind.px * 0.62 * len(text) + px * 0.8)
    rect = QRectF(centre.x() - width / 2, centre.y() - px * 0.8, width, px * 1.6)
    p.fillPath(_pill(rect.translated(0.6, 1.2)), color(TABLE["shadow"], 0.4))
    p.setBrush(color(fill))
    p.setPen(line_pen(PAPER["gold_bright"], 1.2, 0.9))
    p.drawPath(_pill(rect))
    draw(p, setting, rect, color(CREAM))


def _write(p: QPainter, text: str, rect: QRectF, types: list[Type], ink: str) -> None:
    setting = fit_or_cut(text, rect.size(), types, 1)
    draw(p, setting, rect, color(ink), Qt.AlignmentFlag.AlignLeft)


def _pill(rect: QRectF) -> QPainterPath:
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), rect.height() / 2)
