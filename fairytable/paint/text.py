"""Sets words in pixels so that no ink leaves its rectangle: smaller, in two lines, then cut."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from fairytable.paint.fonts import Type, font, metrics

ELLIPSIS = "…"
_EDGE = 0.6
"""What smoothing may add to the measured ink, in pixels."""
_PIECES = re.compile(r"\s*(?:[^\W\d_]\s)?[^\s-]*-+|\s*(?:[^\W\d_]\s)?[^\s-]+")
"""What stays in one line; a word of one letter goes with the next."""
_FINE = 8
"""Ink is measured in whole pixels of a font this many times as large."""


class Setting(NamedTuple):
    """Words that found their size and their lines."""

    type: Type
    lines: tuple[str, ...]
    step: float
    """From one baseline to the next."""
    whole: bool = True
    """No word was cut."""


def fit(
    text: str, room: QSizeF, types: Iterable[Type], most: int, leading: float = 1.18
) -> Setting | None:
    """The first of the types in which the whole text fits into at most this many lines."""
    for kind in types:
        measure = metrics(kind)
        lines = _broken(text, room.width() - 2 * _EDGE, measure, most)
        setting = Setting(kind, lines, kind.px * leading)
        if lines and _inside(setting, room):
            return setting
    return None


def set_lines(
    lines: tuple[str, ...], room: QSizeF, kind: Type, leading: float = 1.18
) -> Setting | None:
    """Lines that are broken already, if they fit."""
    measure = metrics(kind)
    wide = max(map(measure.horizontalAdvance, lines)) > room.width() - 2 * _EDGE
    setting = Setting(kind, lines, kind.px * leading)
    return None if wide or not _inside(setting, room) else setting


def cut(text: str, room: QSizeF, kind: Type, most: int, leading: float = 1.18) -> Setting:
    """As much of the text as fits in this type, ended by an ellipsis."""
    words = text.split()
    for count in range(most, 0, -1):
        for end in range(len(words) - 1, 0, -1):
            short = " ".join(words[:end]).rstrip(" ,;:.–-") + ELLIPSIS
            if setting := fit(short, room, [kind], count, leading):
                return setting._replace(whole=False)
    measure, end = metrics(kind), len(text)
    while end and measure.horizontalAdvance(text[:end] + ELLIPSIS) > room.width() - 2 * _EDGE:
        end -= 1
    return Setting(kind, (text[:end].rstrip() + ELLIPSIS,), kind.px * leading, whole=False)


def fit_or_cut(
    text: str, room: QSizeF, types: Sequence[Type], most: int, leading: float = 1.18
) -> Setting:
    """The largest type that holds the whole text, or the smallest with an ellipsis."""
    return fit(text, room, types, most, leading) or cut(text, room, types[-1], most, leading)


def sizes(kind: Type, largest: float, least: float) -> list[Type]:
    """The same type in every pixel size from the largest to the least, never fewer than one."""
    low = round(least)
    return [kind._replace(px=px) for px in range(max(round(largest), low), low - 1, -1)]


def draw(
    p: QPainter,
    setting: Setting,
    rect: QRectF,
    ink: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Draw a setting in the middle of a rectangle, its lines centred or at one side."""
    p.setFont(font(setting.type))
    p.setPen(ink)
    shapes = _inked(setting)
    first = rect.y() + _first_baseline(setting, shapes, rect.height())
    for i, (line, shape) in enumerate(zip(setting.lines, shapes, strict=True)):
        x = rect.center().x() - shape.center().x()
        if align == Qt.AlignmentFlag.AlignLeft:
            x = rect.x() + _EDGE - shape.x()
        elif align == Qt.AlignmentFlag.AlignRight:
            x = rect.right() - _EDGE - shape.right()
        p.drawText(QPointF(x, first + i * setting.step), line)


@lru_cache(maxsize=4096)
def _inked(setting: Setting) -> list[QRectF]:
    """Where each line's ink lies around its origin; finer than whole pixels. Measuring it takes
    longer than painting it."""
    fine = metrics(setting.type._replace(px=setting.type.px * _FINE))
    shapes = (fine.tightBoundingRect(line) for line in setting.lines)
    return [
        QRectF(s.x() / _FINE, s.y() / _FINE, s.width() / _FINE, s.height() / _FINE) for s in shapes
    ]


def _first_baseline(setting: Setting, shapes: list[QRectF], height: float) -> float:
    """With the capitals of all lines centred in this height; a little off where an accent or a
    tail would leave it."""
    cap, step = metrics(setting.type).capHeight(), setting.step
    first = (height + cap - (len(shapes) - 1) * step) / 2
    top = min(i * step + shape.top() for i, shape in enumerate(shapes))
    bottom = max(i * step + shape.bottom() for i, shape in enumerate(shapes))
    return max(min(first, height - _EDGE - bottom), _EDGE - top)


def _inside(setting: Setting, room: QSizeF) -> bool:
    shapes = _inked(setting)
    if max(shape.width() for shape in shapes) > room.width() - 2 * _EDGE:
        return False
    last = len(shapes) - 1
    first = _first_baseline(setting, shapes, room.height())
    return first + last * setting.step + shapes[last].bottom() <= room.height() - _EDGE


def _broken(text: str, width: float, measure: QFontMetricsF, most: int) -> tuple[str, ...]:
    """The text in as few lines as possible, and these as equal as possible; empty if too many."""
    pieces = _PIECES.findall(text)
    advance = [measure.horizontalAdvance(piece) for piece in pieces]
    opening = [measure.horizontalAdvance(piece.lstrip()) for piece in pieces]
    if not pieces or max(opening) > width:
        return ()
    lines = _greedy(advance, opening, width)
    if len(lines) > most:
        return ()
    low, high = max(opening), width
    while len(lines) > 1 and high - low > 1:
        middle = (low + high) / 2
        tighter = _greedy(advance, opening, middle)
        if len(tighter) > len(lines):
            low = middle
        else:
            high, lines = middle, tighter
    return tuple("".join(pieces[start:end]).strip() for start, end in lines)


def _greedy(advance: list[float], opening: list[float], width: float) -> list[tuple[int, int]]:
    """Where each line starts and ends when every line takes what it can hold."""
    lines, start, used = [], 0, opening[0]
    for i in range(1, len(advance)):
        if used + advance[i] > width:
            lines.append((start, i))
            start, used = i, opening[i]
        else:
            used += advance[i]
    return [*lines, (start, len(advance))]
