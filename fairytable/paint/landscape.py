"""Paints a landscape as a part of the table: cut to its place, tinted by dusk, without edges."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas
from fairytable.stage.picture import Prospect

_EDGE = 0.14
"""How much of the width is lost towards each side."""
_SINKS = 0.8
"""The share of the drawing below which nothing stays whole: it never ends in an edge."""
_FOOT = 1.38
"""Landscapes go on below their square: up to here, in its sides."""
_MARGIN = 1.06
"""The drawing is a little wider than its rectangle."""
_TINTS = {False: ("#9088C0", "#7A72A6", "#50405A"), True: ("#DCC6E0", "#E2BEA8", "#8A7078")}
"""What the drawing is seen through, from its head to its foot: in the dusk, and lit."""
_Mode = QPainter.CompositionMode


def paint_landscape(emblem: str, prospect: Prospect, size: QSizeF, art: Art) -> QImage:
    """The part of a drawing that begins at the prospect's top, as wide as the rectangle."""
    across, down = max(1, ceil(size.width())), max(1, ceil(size.height()))
    whole = QRectF(0, 0, across, down)
    side = across * _MARGIN
    with canvas(across, down) as (image, p):
        art.draw(p, emblem, QRectF((across - side) / 2, -prospect.top * side, side, side))
        p.setCompositionMode(_Mode.CompositionMode_SourceAtop)
        tint = QLinearGradient(whole.topLeft(), whole.bottomLeft())
        for at, name in zip((0.0, prospect.sinks, 1.0), _TINTS[prospect.lit], strict=True):
            tint.setColorAt(at, QColor(name))
        p.setCompositionMode(_Mode.CompositionMode_Multiply)
        p.fillRect(whole, tint)
        p.setCompositionMode(_Mode.CompositionMode_DestinationIn)
        p.fillRect(whole, _fading(whole.topLeft(), whole.topRight(), _SIDES))
        foot = min(1.0, (_FOOT - prospect.top) * side / down)
        sinking = _sinking(min(prospect.sinks, _SINKS * foot), foot)
        p.fillRect(whole, _fading(whole.topLeft(), whole.bottomLeft(), sinking))
    return image


_SIDES = ((0.0, 0.0), (_EDGE, 1.0), (1 - _EDGE, 1.0), (1.0, 0.0))


def _sinking(sinks: float, foot: float) -> list[tuple[float, float]]:
    """Whole down to where it sinks, then less and less of it, until the drawing ends."""
    return [(0.0, 1.0), (sinks, 1.0), (sinks + 0.4 * (foot - sinks), 0.6), (foot, 0.0), (1.0, 0.0)]


def _fading(start: QPointF, end: QPointF, shares: Sequence[tuple[float, float]]) -> QLinearGradient:
    gradient = QLinearGradient(start, end)
    for at, alpha in shares:
        gradient.setColorAt(at, QColor(0, 0, 0, round(255 * alpha)))
    return gradient
