"""Paints a theatre curtain of velvet: closed, or drawn aside from the stage."""

import math
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPolygonF

from fairytable.paint.brushes import canvas, color, line_pen, round_pen
from fairytable.paint.palette import PAPER
from fairytable.stage.skin import Surface


class Velvet(NamedTuple):
    """The tones of the cloth, from the crest of a fold to its depth."""

    lit: str = "#34478F"
    mid: str = "#1F2B62"
    deep: str = "#10173D"
    dark: str = "#060919"
    crest: str = "#4256A4"
    """Where a swag comes forward; a tail is a little lighter, and its folds gleam."""
    tail: str = "#465AA8"
    gleam: str = "#7486CC"


VELVET = Velvet()
"""Night blue."""


def dyed(surface: Surface) -> Velvet:
    """The velvet of a skin, in its folds."""
    cloth, depth = QColor(surface.light), QColor(surface.deep)
    return Velvet(
        lit=cloth.lighter(135).name(),
        mid=cloth.lighter(105).name(),
        deep=depth.lighter(115).name(),
        dark=depth.darker(260).name(),
        crest=cloth.lighter(150).name(),
        tail=cloth.lighter(155).name(),
        gleam=cloth.lighter(200).name(),
    )


_GOLD = PAPER["gold_bright"]
_GOLD_DARK = PAPER["gold"]
_FOLD = 58.0
"""About how wide a fold is, in pixels."""
_STEPS = 18
_HEM = 15.0
_TIE = 0.6
"""How far down the ropes hold a curtain that is drawn aside, of its height."""
Edge = Callable[[float], float]
"""How far a drape reaches from its side at a height."""


def paint_drapes(
    width: float, height: float, dpr: float, *, aside: bool, velvet: Velvet = VELVET
) -> QImage:
    """The whole curtain; where it is drawn aside the middle is only dimmed."""
    with canvas(max(1, round(width * dpr)), max(1, round(height * dpr)), dpr) as (image, p):
        p.scale(dpr, dpr)
        p.fillRect(QRectF(0, 0, width, height), color(velvet.dark, 0.74 if aside else 1))
        edge = _gathered(width, height) if aside else _closed(width)
        for mirrored in (False, True):
            p.save()
            if mirrored:
                p.translate(width, 0)
                p.scale(-1, 1)
            _paint_drape(p, edge, width / 2, height, velvet)
            if aside:
                _paint_rope(p, edge(height * _TIE), height * _TIE, velvet)
            p.restore()
        if not aside:
            _paint_seam(p, width / 2, height, velvet)
        _paint_shade(p, width, height, velvet)
        _paint_valance(p, width, height, velvet)
    return image


def _closed(width: float) -> Edge:
    return lambda y: width / 2


def _gathered(width: float, height: float) -> Edge:
    """Wide at the top, held by a rope, and falling wider again below it."""

    def edge(y: float) -> float:
        t = y / height
        if t < _TIE:
            return width * (0.095 + 0.185 * math.pow(1 - t / _TIE, 1.7))
        return width * (0.095 + 0.05 * math.sin((t - _TIE) / (1 - _TIE) * math.pi / 2))

    return edge


def _paint_drape(p: QPainter, edge: Edge, width: float, height: float, velvet: Velvet) -> None:
    """Folds from the side to the edge, each lit on its crest, none as wide as the next."""
    shares = _fold_shares(width)
    heights = [height * i / _STEPS for i in range(_STEPS + 1)]
    p.setPen(Qt.PenStyle.NoPen)
    for i, (near, far) in enumerate(pairwise(shares)):
        left = [QPointF(edge(y) * near, y) for y in heights]
        right = [QPointF(edge(y) * far + 0.7, y) for y in heights]
        fold = QPolygonF([*left, *reversed(right)])
        p.setBrush(_sheen(fold.boundingRect(), i, velvet))
        p.drawPolygon(fold)
    _paint_hem(p, edge, height, shares)


def _fold_shares(width: float) -> list[float]:
    """Where folds begin and end, as shares of the way from the side to the edge."""
    marks = [0.0]
    for i in range(max(5, round(width / _FOLD))):
        marks.append(marks[-1] + 1 + 0.34 * math.sin(i * 2.3 + 0.7))
    return [mark / marks[-1] for mark in marks]


def _sheen(rect: QRectF, number: int, velvet: Velvet) -> QLinearGradient:
    crest = 0.36 + 0.1 * math.sin(number * 1.9)
    sheen = QLinearGradient(rect.topLeft(), rect.topRight())
    stops = ((0, velvet.deep), (crest, velvet.lit), (crest + 0.26, velvet.mid), (0.9, velvet.deep))
    for at, tone in (*stops, (1, velvet.dark)):
        sheen.setColorAt(at, color(tone))
    return sheen


def _paint_hem(p: QPainter, edge: Edge, height: float, shares: list[float]) -> None:
    """A band of gold near the foot; it comes forward with every fold."""
    top = height - _HEM * 2.6
    p.setBrush(Qt.BrushStyle.NoBrush)
    for y, thick, strength in (
        (top, 2.4, 0.8),
        (top + _HEM * 0.5, 5.0, 0.55),
        (top + _HEM, 2.4, 0.8),
    ):
        band, reach = QPainterPath(QPointF(0, y)), edge(y)
        for near, far in pairwise(shares):
            crest = near + 0.4 * (far - near)
            drop = 0.36 * reach * (far - near)
            band.quadTo(reach * crest, y + drop, reach * far, y)
        p.setPen(line_pen(_GOLD, thick, strength))
        p.drawPath(band)


def _paint_rope(p: QPainter, x: float, y: float, velvet: Velvet) -> None:
    """A gold rope round the cloth, and its tassel."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    bow = QPainterPath(QPointF(-6, y - 20))
    bow.cubicTo(x * 0.4, y + 14, x * 0.8, y + 12, x + 3, y - 8)
    for shade, thick in ((velvet.dark, 11.0), (_GOLD_DARK, 8.0), (_GOLD, 3.0)):
        p.setPen(round_pen(shade, thick))
        p.drawPath(bow)
    knot = QPointF(x * 0.9, y + 4)
    p.setPen(round_pen(_GOLD_DARK, 3))
    p.drawLine(knot, knot + QPointF(2, 30))
    tassel = QPolygonF([knot + QPointF(*at) for at in ((-2, 30), (6, 30), (11, 66), (-7, 66))])
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(_GOLD_DARK))
    p.drawPolygon(tassel)
    p.setPen(line_pen(_GOLD, 1.2, 0.85))
    for k in range(5):
        p.drawLine(knot + QPointF(k * 1.6 - 1.2, 34), knot + QPointF(k * 3.6 - 5.2, 65))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(_GOLD))
    p.drawEllipse(knot + QPointF(2, 29), 6, 5)
    p.drawEllipse(knot, 5, 5)


def _paint_seam(p: QPainter, x: float, height: float, velvet: Velvet) -> None:
    """Where the two halves meet."""
    for away, strength in ((7.0, 0.25), (3.0, 0.5)):
        p.setPen(line_pen(velvet.dark, away, strength))
        p.drawLine(QPointF(x, 0), QPointF(x, height))


def _paint_shade(p: QPainter, width: float, height: float, velvet: Velvet) -> None:
    """Light falls from above; the foot of the cloth lies in the dark."""
    shade = QLinearGradient(0, 0, 0, height)
    for at, strength in ((0.0, 0.5), (0.2, 0.0), (0.55, 0.05), (1.0, 0.55)):
        shade.setColorAt(at, color(velvet.dark, strength))
    p.fillRect(QRectF(0, 0, width, height), shade)


def _paint_valance(p: QPainter, width: float, height: float, velvet: Velvet) -> None:
    """Swags along the top with a fringe of gold, under a gilt rail."""
    count = max(3, round(width / 230)) | 1
    across, drop = width / count, max(54.0, min(height * 0.13, 112.0))
    rail = 12.0
    for i in range(count):
        left, right = QPointF(i * across, rail * 0.5), QPointF((i + 1) * across, rail * 0.5)
        _paint_swag(p, left, right, drop, velvet)
    for i in range(1, count):
        _paint_tail(p, i * across, drop * 0.92, velvet)
    gilt = QLinearGradient(0, 0, 0, rail)
    for at, tone in ((0.0, "#7D5618"), (0.35, "#FBE9B4"), (0.6, _GOLD), (1.0, "#7D5618")):
        gilt.setColorAt(at, color(tone))
    p.fillRect(QRectF(0, 0, width, rail), gilt)


def _swag(left: QPointF, right: QPointF, drop: float) -> QPainterPath:
    line = QPainterPath(left)
    bend = QPointF((right.x() - left.x()) * 0.16, drop * 1.26)
    line.cubicTo(left + bend, QPointF(right.x() - bend.x(), right.y() + bend.y()), right)
    return line


def _paint_swag(p: QPainter, left: QPointF, right: QPointF, drop: float, velvet: Velvet) -> None:
    line = _swag(left, right, drop)
    cloth = QPainterPath(line)
    cloth.closeSubpath()
    p.fillPath(cloth.translated(0, 7), color(velvet.dark, 0.45))
    sheen = QLinearGradient(left.x(), 0, right.x(), drop)
    for at, tone in (
        (0.0, velvet.mid),
        (0.34, velvet.crest),
        (0.7, velvet.mid),
        (1.0, velvet.deep),
    ):
        sheen.setColorAt(at, color(tone))
    p.fillPath(cloth, sheen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for share in (0.28, 0.5, 0.74):
        p.setPen(round_pen(velvet.dark, 7 * share + 2, 0.34))
        p.drawPath(_swag(left, right, drop * share))
        p.setPen(round_pen(velvet.gleam, 1.6, 0.32))
        p.drawPath(_swag(left, right, drop * (share + 0.07)))
    threads = round((right.x() - left.x()) / 3.4)
    roots = [line.pointAtPercent((k + 0.5) / threads) for k in range(threads)]
    p.setPen(line_pen(_GOLD_DARK, 1.8, 0.9))
    p.drawLines([QLineF(root, root + QPointF(0, 12)) for root in roots])
    p.setPen(line_pen(_GOLD, 3))
    p.drawPath(line)


def _paint_tail(p: QPainter, x: float, drop: float, velvet: Velvet) -> None:
    """The cloth that hangs where two swags meet."""
    tail = QPolygonF(
        [
            QPointF(x + dx, y)
            for dx, y in ((-15, 4), (15, 4), (11, drop), (0, drop * 1.1), (-11, drop))
        ]
    )
    sheen = QLinearGradient(x - 15, 0, x + 15, 0)
    for at, tone in (
        (0.0, velvet.deep),
        (0.3, velvet.tail),
        (0.55, velvet.mid),
        (1.0, velvet.dark),
    ):
        sheen.setColorAt(at, color(tone))
    p.setPen(line_pen(_GOLD_DARK, 1.4))
    p.setBrush(sheen)
    p.drawPolygon(tail)
    p.setPen(line_pen(_GOLD, 2.4))
    p.drawPolyline(
        QPolygonF([QPointF(x + dx, y) for dx, y in ((-11, drop), (0, drop * 1.1), (11, drop))])
    )
