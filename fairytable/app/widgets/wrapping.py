"""Breaks words into lines of a width, and paints lines below each other."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from fairytable.app.chrome import face, sized
from fairytable.paint.fonts import Type

DOT = "·"
_SHORT = 3


def measure(kind: Type) -> QFontMetricsF:
    return QFontMetricsF(face(kind))


def wrapped(text: str, kind: Type, width: float) -> list[str]:
    """The text in lines that fit. Numbers, a dot between two parts and a short last word stay with
    the word before; a single letter with the word after."""
    return _wrapped(text, kind, sized(kind).px, width)


@lru_cache(maxsize=2048)
def _wrapped(text: str, kind: Type, px: int, width: float) -> list[str]:
    """Lines for letters of this height, which are those of the moment."""
    ruler = measure(kind)
    lines = [""]
    for word in _pieces(text):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and ruler.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _pieces(text: str) -> list[str]:
    """The parts between which a line may break."""
    words = text.split(" ")
    pieces = words[:1]
    for i, word in enumerate(words[1:], 1):
        ends = i == len(words) - 1 and len(words) > 2
        hangs = word == DOT or (len(word) <= _SHORT and (ends or word[:1].isdigit()))
        if hangs or (len(words[i - 1]) == 1 and words[i - 1].isalpha()):
            pieces[-1] += f" {word}"
        else:
            pieces.append(word)
    return pieces


def balanced(text: str, kind: Type, width: float) -> list[str]:
    """The text in as few lines as it needs, and these about equally long."""
    lines = wrapped(text, kind, width)
    low, high = 0.0, width
    while len(lines) > 1 and high - low > 1:
        middle = (low + high) / 2
        tighter = wrapped(text, kind, middle)
        if len(tighter) == len(lines) and fits(tighter, kind, middle):
            lines, high = tighter, middle
        else:
            low = middle
    return lines


def fits(lines: list[str], kind: Type, width: float) -> bool:
    """Whether no line, however its words were broken, is wider than this."""
    ruler = measure(kind)
    return all(ruler.horizontalAdvance(line) <= width for line in lines)


def paint_lines(p: QPainter, lines: list[str], rect: QRectF, leading: float) -> None:
    """With the painter's font and pen, from the upper left of a rectangle."""
    ruler = QFontMetricsF(p.font())
    first = rect.y() + (leading + ruler.capHeight()) / 2
    for i, line in enumerate(lines):
        p.drawText(QPointF(rect.x(), first + i * leading), line)
