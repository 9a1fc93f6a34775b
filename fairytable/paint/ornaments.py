"""What adorns a plate: brass corners, filigree, moss, embers, and the sheen of a metal edge."""

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import color, line_pen, round_pen

_MOSS = ("#2E3F1C", "#46602A", "#65853A", "#8FB050", "#B8CF74")
"""From the shade to the light."""
_EMBER = "#FF7A2A"


def sheen(rect: QRectF, metal: str) -> QLinearGradient:
    """A metal edge that catches the light here and there."""
    base = QColor(metal)
    made = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for at, tint in (
        (0.0, base.lighter(128)),
        (0.3, base),
        (0.5, base.lighter(120)),
        (0.75, base.darker(150)),
        (1.0, base),
    ):
        made.setColorAt(at, tint)
    return made


def paint_brass_corners(p: QPainter, rect: QRectF, side: float) -> None:
    """Four mounts with a rivet."""
    for x, dx in ((rect.x(), side), (rect.right(), -side)):
        for y, dy in ((rect.y(), side), (rect.bottom(), -side)):
            mount = QPainterPath(QPointF(x - dx * 0.08, y - dy * 0.08))
            mount.lineTo(x + dx, y - dy * 0.08)
            mount.quadTo(x + dx * 0.45, y + dy * 0.45, x - dx * 0.08, y + dy)
            mount.closeSubpath()
            brass = QLinearGradient(x, y, x + dx, y + dy)
            for at, tint in ((0.0, "#F4DC9B"), (0.5, "#C8994A"), (1.0, "#76501D")):
                brass.setColorAt(at, color(tint))
            p.setPen(line_pen("#2A1608", 0.8, 0.8))
            p.setBrush(brass)
            p.drawPath(mount)
            p.setBrush(color("#4A300F"))
            p.setPen(line_pen("#F4DC9B", 0.6, 0.8))
            p.drawEllipse(QPointF(x + dx * 0.24, y + dy * 0.24), side * 0.1, side * 0.1)


def paint_filigree(p: QPainter, rect: QRectF, side: float) -> None:
    """A tendril of silver along both edges of each corner."""
    inner = rect.adjusted(3, 3, -3, -3)
    for x, dx in ((inner.x(), side), (inner.right(), -side)):
        for y, dy in ((inner.y(), side), (inner.bottom(), -side)):
            for across in (True, False):
                _paint_tendril(p, QPointF(x, y), QPointF(dx, dy), across)
            p.drawEllipse(QPointF(x + dx * 0.12, y + dy * 0.12), 1.9, 1.9)


def _paint_tendril(p: QPainter, corner: QPointF, way: QPointF, across: bool) -> None:
    def at(u: float, v: float) -> QPointF:
        a, b = (u, v) if across else (v, u)
        return corner + QPointF(way.x() * a, way.y() * b)

    curl = QPainterPath(at(0.1, 0.1))
    curl.cubicTo(at(0.5, 0.0), at(1.0, 0.02), at(1.02, 0.26))
    curl.cubicTo(at(1.02, 0.46), at(0.72, 0.46), at(0.74, 0.28))
    curl.cubicTo(at(0.75, 0.18), at(0.88, 0.18), at(0.88, 0.27))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen("#02040F", 1.6, 0.5))
    p.drawPath(curl.translated(0.8, 0.9))
    p.setPen(round_pen("#DCE5FA", 1.15, 0.75))
    p.drawPath(curl)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color("#FFFFFF", 0.75))
    p.drawEllipse(at(1.2, 0.12), 1.3, 1.3)


def paint_moss(p: QPainter, rect: QRectF, rng: random.Random) -> None:
    """Cushions on the upper edge and at the lower corners, no wider than the edge itself."""
    for _ in range(round(rect.width() / 26) + 1):
        x = rect.x() + rng.choice((rng.random(), rng.betavariate(0.5, 0.5))) * rect.width()
        at = QPointF(x, rect.y() + rng.uniform(-1, 2))
        _paint_cushion(p, at, rng.uniform(10, 26), rng.uniform(4, 7), rng.randint(10, 24), rng)
    for x in (rect.x() + 2, rect.right() - 2):
        _paint_cushion(p, QPointF(x, rect.bottom() - 3), 12, 9, 16, rng)


def _paint_cushion(
    p: QPainter, at: QPointF, wide: float, high: float, count: int, rng: random.Random
) -> None:
    """Lit from above: the lower blobs are painted first."""
    blobs = [(rng.gauss(0, 0.33), rng.gauss(0, 0.32)) for _ in range(count)]
    p.setPen(Qt.PenStyle.NoPen)
    for x, y in sorted(blobs, key=lambda blob: -blob[1]):
        middle, size = at + QPointF(x * wide, y * high), rng.uniform(1.2, 2.6)
        p.setBrush(color("#0A1006", 0.35))
        p.drawEllipse(middle + QPointF(0.8, 1.2), size, size * 0.85)
        shade = min(4, max(0, int(2 - y * 2.2 + rng.uniform(-1.1, 1.1))))
        p.setBrush(color(_MOSS[shade]))
        p.drawEllipse(middle, size, size * 0.85)


def paint_embers(p: QPainter, edge: QPainterPath, rng: random.Random) -> None:
    """A few sparks that still glow along a singed edge."""
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(round(edge.length() / 130)):
        at, reach = edge.pointAtPercent(rng.random()), rng.uniform(2.5, 5)
        glow = QRadialGradient(at, reach)
        glow.setColorAt(0, color(_EMBER, 0.6))
        glow.setColorAt(1, color(_EMBER, 0))
        p.setBrush(glow)
        p.drawEllipse(at, reach, reach)
