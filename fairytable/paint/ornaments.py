"""What adorns a plate: brass corners, embers, and the sheen of a metal edge."""

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import color, line_pen

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
