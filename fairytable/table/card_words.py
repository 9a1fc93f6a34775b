"""The words of a card: finds the size and place of title, effect and medals, and draws them."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from fairytable.engine.look import Look, Medal
from fairytable.table.brushes import color, gold_pen
from fairytable.table.card_size import CardSize, Level
from fairytable.table.fonts import SEMIBOLD, Type
from fairytable.table.glyphs import paint_glyph
from fairytable.table.palette import PAPER
from fairytable.table.text import Setting, cut, draw, fit, fit_or_cut, sizes

LEAST_PX = 12
"""No text on a card is smaller; what would be is left out or cut."""
_TITLE, _EFFECT, _NUMBER = Type(12, SEMIBOLD, caps=True), Type(12), Type(12, SEMIBOLD)
_TITLE_LEADING = 0.96


class Placed(NamedTuple):
    """A setting and its rectangle, in device pixels from the card's corner."""

    setting: Setting
    rect: QRectF


class Words(NamedTuple):
    """All that is written under the window of a card."""

    window_foot: float
    """Where the window ends, in units."""
    title: Placed | None = None
    effect: Placed | None = None
    rule: float | None = None
    """The height of the line between title and effect, in units."""
    flourish: float | None = None
    """The height of the ornament under a title that stands alone."""


def lay_out(look: Look, size: CardSize) -> Words:
    """Where the window ends and what stands below it."""
    if size.level <= Level.THUMB:
        return Words(134)
    if size.level == Level.TABLE:
        return _table(look, size)
    if look.effect:
        return _with_effect(look, size)
    if look.medals:
        title = _title(look, size, QRectF(8, 94.2, 84, 14.4), QRectF(8, 94.2, 84, 16.2), 11)
        return Words(93, title, rule=None if _two(title) else 109.2)
    title = _title(look, size, QRectF(8, 112.5, 84, 15), QRectF(8, 113, 84, 22.6), 11.5)
    return Words(112, title, flourish=None if _two(title) else 130)


def paint_words(p: QPainter, look: Look, words: Words, size: CardSize) -> None:
    """In units; text itself is drawn in device pixels, so that its sizes are true."""
    if words.rule is not None:
        _paint_rule(p, 50, words.rule)
    if words.flourish is not None:
        _paint_flourish(p, 50, words.flourish)
    p.save()
    p.scale(1 / size.unit, 1 / size.unit)
    for placed in (words.title, words.effect):
        if placed:
            draw(p, placed.setting, placed.rect, color(PAPER["ink"]))
    if look.medals and not look.effect and size.level == Level.FULL:
        _paint_medals(p, look.medals, size)
    p.restore()


def _table(look: Look, size: CardSize) -> Words:
    one, two = QRectF(6, 113.5, 88, 22), QRectF(6, 107, 88, 28.6)
    title = _title(look, size, one, two, 12.5)
    return Words(106 if _two(title) else 113, title)


def _with_effect(look: Look, size: CardSize) -> Words:
    """The picture gives way a little where the effect would be small or cut."""
    for up, smallest in ((0, 6.2), (8, 5)):
        one, two = QRectF(8, 94.2 - up, 84, 14.4), QRectF(8, 94.2 - up, 84, 16.2)
        title = _title(look, size, one, two, 11)
        rect = _in_pixels(QRectF(8.5, 110.6 - up, 83, 23.8 + up), size)
        least = max(LEAST_PX * size.dpr, smallest * size.unit)
        setting = fit_or_cut(look.effect, rect.size(), sizes(_EFFECT, 7.3 * size.unit, least), 6)
        rule = None if _two(title) else 109.2 - up
        words = Words(93 - up, title, Placed(setting, rect), rule)
        if setting.whole:
            break
    return words


def _title(look: Look, size: CardSize, one: QRectF, two: QRectF, largest: float) -> Placed:
    """One line, a little smaller if it must be; two lines; the short title; a cut one."""
    largest, least = largest * size.unit, LEAST_PX * size.dpr
    single, double = _in_pixels(one, size), _in_pixels(two, size)
    types = sizes(_TITLE, largest, max(least, 0.77 * largest))
    smaller = sizes(_TITLE, max(least, 0.85 * largest), least)
    setting = (
        fit(look.title, single.size(), types, 1)
        or fit(look.title, double.size(), smaller, 2, _TITLE_LEADING)
        or fit(look.short, single.size(), types, 1)
        or cut(look.title, double.size(), smaller[-1], 2, _TITLE_LEADING)
    )
    return Placed(setting, double if len(setting.lines) > 1 else single)


def _two(title: Placed) -> bool:
    return len(title.setting.lines) > 1


def _in_pixels(rect: QRectF, size: CardSize) -> QRectF:
    u = size.unit
    return QRectF(rect.x() * u, rect.y() * u, rect.width() * u, rect.height() * u)


def _paint_medals(p: QPainter, medals: tuple[Medal, ...], size: CardSize) -> None:
    """Side by side while there is room, else each number under its glyph. In device pixels."""
    unit, count = size.unit, len(medals)
    cell, stacked = 84 / count, count > 3
    types = sizes(_NUMBER, (10 if stacked else 12.5) * unit, LEAST_PX * size.dpr)
    for i, medal in enumerate(medals):
        x = 8 + cell * i
        if stacked:
            glyph, box = QRectF(x + cell / 2 - 4.6, 111.6, 9.2, 9.2), QRectF(x, 121.4, cell, 12.4)
            align = Qt.AlignmentFlag.AlignHCenter
        else:
            box = QRectF(x + cell / 2 - 0.5, 113.6, cell / 2, 16.2)
            glyph = QRectF(x + cell / 2 - 12.6, 116.6, 10.4, 10.4)
            align = Qt.AlignmentFlag.AlignLeft
        paint_glyph(p, medal.glyph, _in_pixels(glyph, size), PAPER["gold"])
        rect = _in_pixels(box, size)
        setting = fit_or_cut(medal.number, QSizeF(rect.size()), types, 1)
        draw(p, setting, rect, color(PAPER["ink"]), align)


def _paint_rule(p: QPainter, x: float, y: float) -> None:
    p.setPen(gold_pen(0.5))
    p.drawLine(QPointF(x - 28, y), QPointF(x - 3.4, y))
    p.drawLine(QPointF(x + 3.4, y), QPointF(x + 28, y))
    _paint_lozenge(p, x, y)


def _paint_flourish(p: QPainter, x: float, y: float) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(gold_pen(0.7))
    for s in (1, -1):
        path = QPainterPath(QPointF(x + s * 3, y))
        path.cubicTo(x + s * 9, y - 4, x + s * 14, y + 4, x + s * 21, y)
        path.cubicTo(x + s * 25, y - 2.4, x + s * 23, y - 5, x + s * 20.6, y - 3.4)
        p.drawPath(path)
    _paint_lozenge(p, x, y)


def _paint_lozenge(p: QPainter, x: float, y: float) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(PAPER["gold"]))
    corners = ((0, -1.8), (2, 0), (0, 1.8), (-2, 0))
    p.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners]))
