"""Paints what runs along the edge of a panel, from its head to its foot."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath

from fairytable.paint.album import MB, painted_once
from fairytable.paint.brushes import canvas, color, line_pen, round_pen
from fairytable.paint.ornaments import paint_nail
from fairytable.paint.roots import paint_root
from fairytable.stage.skin import Edge

WIDTH = 12
"""Pixels that an edge may take; what stands beside it begins later."""
_STUDS = 46.0
"""Pixels from one stud, bead or node to the next."""


@painted_once(4 * MB)
def painted_edge(edge: Edge, height: int, tint: str, dpr: float) -> QImage:
    """An edge of this height, with its metal or ink in this colour."""
    with canvas(ceil(WIDTH * dpr), ceil(height * dpr), dpr) as (image, p):
        p.scale(dpr, dpr)
        _PAINTERS[edge](p, float(height), tint)
    return image


def _line(p: QPainter, high: float, tint: str) -> None:
    for x, width, alpha in ((0.8, 1.6, 1.0), (3.6, 0.8, 0.4)):
        p.setPen(line_pen(tint, width, alpha))
        p.drawLine(QPointF(x, 0), QPointF(x, high))


def _root(p: QPainter, high: float, tint: str) -> None:
    """Gnarled, with moss where the light falls."""
    way = QPainterPath(QPointF(2.6, high + 10))
    steps = max(2, round(high / 120))
    for k in range(steps, 0, -1):
        side, y = (1.4 if k % 2 else 4.2), high * (k - 1) / steps - 10
        way.quadTo(QPointF(side, y + high / steps / 2), QPointF(2.6, y))
    paint_root(p, way, 10)


def _filigree(p: QPainter, high: float, tint: str) -> None:
    """Two silver lines with pearls between them."""
    for x, width, alpha in ((0.8, 1.6, 1.0), (6.4, 0.8, 0.7)):
        p.setPen(line_pen(tint, width, alpha))
        p.drawLine(QPointF(x, 0), QPointF(x, high))
    for k in range(ceil(high / _STUDS)):
        at = QPointF(3.6, (k + 0.5) * _STUDS)
        p.setPen(round_pen(tint, 0.9, 0.85))
        p.setBrush(Qt.BrushStyle.NoBrush)
        curl = QPainterPath(at - QPointF(0, 15))
        curl.cubicTo(at + QPointF(4, -10), at + QPointF(-4, -6), at - QPointF(0, 2))
        curl.cubicTo(at + QPointF(4, 6), at + QPointF(-4, 10), at + QPointF(0, 15))
        p.drawPath(curl)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(color("#FFFFFF"))
        p.drawEllipse(at, 1.7, 1.7)


def _strap(p: QPainter, high: float, tint: str) -> None:
    """A band of leather with a seam and brass studs."""
    _beam(p, high, "#4A2E26", 8.5)
    seam = line_pen("#E8CFA0", 1.1, 0.6)
    seam.setDashPattern([3.4, 3.0])
    p.setPen(seam)
    p.drawLine(QPointF(6.6, 0), QPointF(6.6, high))
    p.setPen(line_pen(tint, 1.2))
    p.drawLine(QPointF(0.6, 0), QPointF(0.6, high))
    for k in range(ceil(high / _STUDS)):
        paint_nail(p, QPointF(3.4, (k + 0.5) * _STUDS), 1.9)


def _post(p: QPainter, high: float, tint: str) -> None:
    """A post of oak, nailed."""
    _beam(p, high, "#6A4826", 8.0)
    for x in (2.2, 4.6, 6.2):
        p.setPen(line_pen("#1A0D05", 0.8, 0.4))
        p.drawLine(QPointF(x, 0), QPointF(x + 0.6, high))
    for k in range(ceil(high / (3 * _STUDS))):
        paint_nail(p, QPointF(4.0, (3 * k + 0.5) * _STUDS), 2.1)


def _beam(p: QPainter, high: float, tint: str, wide: float) -> None:
    """Round: lit at its left, in the shade at its right."""
    beam = QRectF(0, 0, wide, high)
    p.fillRect(beam.adjusted(0, 0, 2.5, 0), color("#05030A", 0.4))
    round_it = QLinearGradient(beam.topLeft(), beam.topRight())
    for at, share in ((0.0, 120), (0.3, 105), (1.0, 55)):
        shade = color(tint).lighter(share) if share > 100 else color(tint).darker(170)
        round_it.setColorAt(at, shade)
    p.fillRect(beam, round_it)


def _neatline(p: QPainter, high: float, tint: str) -> None:
    """The graduated border of a chart."""
    p.fillRect(QRectF(0, 0, 7, high), color("#0A1531"))
    for k in range(ceil(high / _STUDS)):
        p.fillRect(QRectF(2.2, k * _STUDS, 3.2, _STUDS / 2), color(tint, 0.85))
    for x, width in ((0.8, 1.4), (6.6, 0.9)):
        p.setPen(line_pen(tint, width))
        p.drawLine(QPointF(x, 0), QPointF(x, high))


_PAINTERS: dict[Edge, Callable[[QPainter, float, str], None]] = {
    "line": _line,
    "root": _root,
    "filigree": _filigree,
    "strap": _strap,
    "post": _post,
    "neatline": _neatline,
}
