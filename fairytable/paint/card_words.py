"""The words of a card: finds the size and place of title, effect and medals, and draws them."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from fairytable.paint.brushes import color, metal_pen
from fairytable.paint.card_size import CardSize, Level
from fairytable.paint.fonts import LEAST_PX, SEMIBOLD, Type, metrics
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.palette import PAPER, STOCKS, Stock
from fairytable.paint.text import Setting, cut, draw, fit, fit_or_cut, set_lines, sizes
from fairytable.stage.look import Look, Medal

_TITLE, _EFFECT, _NUMBER = Type(12, SEMIBOLD, caps=True), Type(12), Type(12, SEMIBOLD)
_SMALL_TITLE = Type(12, SEMIBOLD)
_CAPS_FROM = 90
"""Pixels; on narrower cards small capitals would be too wide, and lower case is read better."""
_WHOLE_FROM = 96
"""Pixels; on narrower cards titles of several words are short ones."""
_TITLE_LEADING, _EFFECT_LEADING = 0.96, 1.12
_SMALL_WORDS = {"a", "da", "dei", "del", "della", "delle", "di", "in", "la", "of", "the"}
_FEET = range(97, 52, -4)
"""Where the window of a card with an effect may end: all that need no more than two lines of words
stand level, and before longer ones the picture gives way."""
_MEDALS_FOOT = 101.4
"""Where it ends over one row of medals, which needs less room than words."""
_NEARLY = 0.88
"""An effect in two lines may be this much smaller than one in three."""
_MOST_ABREAST = 3
"""More medals have their numbers under their glyphs."""
_LAST = 134.0
"""Nothing is written below: there runs the frame."""
_AIR = 1.5
"""What an effect leaves free of the room between rule and frame."""


class Placed(NamedTuple):
    """A setting and its rectangle, in device pixels from the card's corner."""

    setting: Setting
    rect: QRectF


class CardWords(NamedTuple):
    """All that is written under the window of a card."""

    window_foot: float
    """Where the window ends, in units."""
    title: Placed | None = None
    effect: Placed | None = None
    rule: float | None = None
    """The height of the line between title and effect, in units."""
    flourish: float | None = None
    """The height of the ornament under a title that stands alone."""


def lay_out(look: Look, size: CardSize) -> CardWords:
    """Where the window ends and what stands below it."""
    look = _typeset(look)
    if size.level <= Level.THUMB:
        return CardWords(134)
    if size.level == Level.TABLE:
        return _table(look, size)
    if look.effect:
        return _with_effect(look, size)
    if look.medals:
        foot = _MEDALS_FOOT if len(look.medals) <= _MOST_ABREAST else _FEET[0]
        title, below = _title_under(look, size, foot)
        return CardWords(foot, title, rule=_rule_of(title, below))
    title = _title(look, size, QRectF(8, 112.5, 84, 15), QRectF(8, 113, 84, 22.6), 11.5)
    return CardWords(112, title, flourish=None if _two(title) else 130)


def _typeset(look: Look) -> Look:
    """With the apostrophes of a printer, whoever wrote the words."""
    title, short, effect, *kin = (
        text.replace("'", "’") for text in (look.title, look.short, look.effect, *look.kin)
    )
    return look._replace(title=title, short=short, effect=effect, kin=tuple(kin))


def paint_words(p: QPainter, look: Look, words: CardWords, size: CardSize) -> None:
    """In units; text itself is drawn in device pixels, so that its sizes are true."""
    stock = STOCKS[look.stock]
    if words.rule is not None:
        _paint_rule(p, 50, words.rule, stock)
    if words.flourish is not None:
        _paint_flourish(p, 50, words.flourish, stock)
    p.save()
    p.scale(1 / size.unit, 1 / size.unit)
    for placed in (words.title, words.effect):
        if placed:
            draw(p, placed.setting, placed.rect, color(PAPER["ink"]))
    if look.medals and not look.effect and size.level == Level.FULL:
        _paint_medals(p, look.medals, size, stock.mark)
    p.restore()


def _table(look: Look, size: CardSize) -> CardWords:
    one, two = QRectF(5.5, 113.5, 89, 22), QRectF(6, 106, 88, 28.6)
    title = _title(look, size, one, two, 12.5)
    return CardWords(105 if _two(title) else 113, title)


def _with_effect(look: Look, size: CardSize) -> CardWords:
    """The picture gives way where the effect would be small or cut."""
    least = max(LEAST_PX * size.dpr, 6.5 * size.unit)
    types = sizes(_EFFECT, 7.3 * size.unit, least)
    for foot in _FEET:
        title, below = _title_under(look, size, foot)
        rect = _in_pixels(QRectF(8, below, 84, _LAST - below), size)
        room = rect.adjusted(0, 0, 0, -_AIR * size.unit).size()
        large = [kind for kind in types if kind.px >= _NEARLY * types[0].px]
        setting = fit(look.effect, room, large, 2, _EFFECT_LEADING) or fit_or_cut(
            look.effect, room, types, 6, _EFFECT_LEADING
        )
        if setting.whole:
            break
    return CardWords(foot, title, Placed(setting, rect), _rule_of(title, below))


def _title_under(look: Look, size: CardSize, foot: float) -> tuple[Placed, float]:
    """The title below a window that ends there, and where more may be written below it."""
    one, two = QRectF(8, foot + 0.6, 84, 13), QRectF(8, foot + 1.6, 84, 17.6)
    title = _title(look, size, one, two, 11)
    return title, foot + (21.8 if _two(title) else 17.2)


def _rule_of(title: Placed, below: float) -> float | None:
    """The height of the line that parts one line of title from what is below it."""
    return None if _two(title) else below - 2.7


def _title(look: Look, size: CardSize, one: QRectF, two: QRectF, largest: float) -> Placed:
    """One line, a little smaller if it must be; two lines; the short title; a cut one.
    Those of one family look alike: on narrow cards titles of several words are all short ones,
    whether they fit or not; on others all have the size and the lines that fit every one."""
    largest, least = largest * size.unit, LEAST_PX * size.dpr
    single, double = _in_pixels(one, size), _in_pixels(two, size)
    narrow, brief = (size.across < px * size.dpr for px in (_CAPS_FROM, _WHOLE_FROM))
    kind = _SMALL_TITLE if narrow else _TITLE
    types = sizes(kind, largest, max(least, 0.77 * largest))
    smaller = sizes(kind, max(least, 0.85 * largest), least)
    kin = look.kin or (look.title,)
    setting = fit(look.short, single.size(), types, 1) if brief and " " in look.title else None
    setting = setting or _in_one(look.title, kin, single.size(), types)
    if not all(" " in title for title in kin):  # some can only stand in one line: each for itself
        kin = (look.title,)
        setting = setting or _in_one(look.title, kin, single.size(), types)
    setting = setting or _in_two(look.title, kin, double.size(), smaller)
    setting = setting or fit(look.short, single.size(), types, 1)
    setting = setting or cut(look.title, double.size(), smaller[-1], 2, _TITLE_LEADING)
    return Placed(setting, double if len(setting.lines) > 1 else single)


def _in_one(title: str, kin: Sequence[str], room: QSizeF, types: Sequence[Type]) -> Setting | None:
    """A title in one line, in the first type in which all of its kin fit into one."""
    for kind in types:
        if all(fit(sibling, room, [kind], 1) for sibling in kin):
            return fit(title, room, [kind], 1)
    return None


def _in_two(title: str, kin: Sequence[str], room: QSizeF, types: Sequence[Type]) -> Setting | None:
    """A title in two lines, in the first type in which all of its kin fit into two."""
    if " " not in title:  # it may be broken at a hyphen
        return fit(title, room, types, 2, _TITLE_LEADING)
    parted = {sibling: _parted(sibling, kin, types[0]) for sibling in kin}
    for kind in types:
        if all(set_lines(lines, room, kind, _TITLE_LEADING) for lines in parted.values()):
            return set_lines(parted[title], room, kind, _TITLE_LEADING)
    return None


def _parted(title: str, kin: Sequence[str], kind: Type) -> tuple[str, ...]:
    """In two lines as equal as may be, after the same word in all of its kin that have as many
    words; small words stand before what they belong to."""
    alike = [one.split() for one in kin if len(one.split()) == len(title.split())]
    words, measure = title.split(), metrics(kind)

    def longest(k: int) -> float:
        parts = (" ".join(part) for one in alike for part in (one[:k], one[k:]))
        return max(map(measure.horizontalAdvance, parts))

    places = range(1, len(words))
    good = [k for k in places if words[k - 1].lower() not in _SMALL_WORDS] or list(places)
    k = min(good, key=longest)
    return " ".join(words[:k]), " ".join(words[k:])


def _two(title: Placed) -> bool:
    return len(title.setting.lines) > 1


def _in_pixels(rect: QRectF, size: CardSize) -> QRectF:
    u = size.unit
    return QRectF(rect.x() * u, rect.y() * u, rect.width() * u, rect.height() * u)


def _paint_medals(p: QPainter, medals: tuple[Medal, ...], size: CardSize, mark: str) -> None:
    """Side by side while there is room, else each number under its glyph. In device pixels."""
    if len(medals) > _MOST_ABREAST:
        _paint_stacked(p, medals, size, mark)
        return
    kind = _NUMBER._replace(px=max(LEAST_PX * round(size.dpr), round(12.5 * size.unit)))
    glyph, near, unit = 10.4, 1.8, size.unit
    widths = [metrics(kind).horizontalAdvance(medal.number) / unit for medal in medals]
    free = 84 - sum(widths) - len(medals) * (glyph + near)
    gap = min(9.0, free / len(medals))
    x = 50 - (84 - free + gap * (len(medals) - 1)) / 2
    for medal, width in zip(medals, widths, strict=True):
        paint_glyph(p, medal.glyph, _in_pixels(QRectF(x, 120, glyph, glyph), size), mark)
        rect = _in_pixels(QRectF(x + glyph + near, 117, width, 16.2), size)
        setting = Setting(kind, (medal.number,), kind.px)
        draw(p, setting, rect, color(PAPER["ink"]), Qt.AlignmentFlag.AlignHCenter)
        x += glyph + near + width + gap


def _paint_stacked(p: QPainter, medals: tuple[Medal, ...], size: CardSize, mark: str) -> None:
    cell = 84 / len(medals)
    kind = _NUMBER._replace(px=max(LEAST_PX * round(size.dpr), round(10 * size.unit)))
    for i, medal in enumerate(medals):
        x = 8 + cell * i
        glyph = QRectF(x + cell / 2 - 4.6, 113.8, 9.2, 9.2)
        paint_glyph(p, medal.glyph, _in_pixels(glyph, size), mark)
        rect = _in_pixels(QRectF(x, 122.6, cell, 12), size)
        draw(p, Setting(kind, (medal.number,), kind.px), rect, color(PAPER["ink"]))


def _paint_rule(p: QPainter, x: float, y: float, stock: Stock) -> None:
    p.setPen(metal_pen(0.5, stock))
    p.drawLine(QPointF(x - 28, y), QPointF(x - 3.4, y))
    p.drawLine(QPointF(x + 3.4, y), QPointF(x + 28, y))
    _paint_lozenge(p, x, y, stock.mark)


def _paint_flourish(p: QPainter, x: float, y: float, stock: Stock) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(metal_pen(0.7, stock))
    for s in (1, -1):
        path = QPainterPath(QPointF(x + s * 3, y))
        path.cubicTo(x + s * 9, y - 4, x + s * 14, y + 4, x + s * 21, y)
        path.cubicTo(x + s * 25, y - 2.4, x + s * 23, y - 5, x + s * 20.6, y - 3.4)
        p.drawPath(path)
    _paint_lozenge(p, x, y, stock.mark)


def _paint_lozenge(p: QPainter, x: float, y: float, tone: str) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(tone))
    corners = ((0, -1.8), (2, 0), (0, 1.8), (-2, 0))
    p.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners]))
