"""What adorns a plate: brass corners, nails, beads, filigree, moss, embers, a sheen of metal."""

import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPolygonF,
    QRadialGradient,
)

from fairytable.paint.brushes import color, line_pen, round_pen

_BRASS = ((0.0, "#FBEBB8"), (0.3, "#DDB262"), (0.6, "#B8863A"), (1.0, "#6E4818"))
_SILVER = ((0.0, "#FFFFFF"), (0.3, "#C3CDE2"), (0.6, "#8E9BBC"), (1.0, "#48557C"))
"""From where the light falls to where it does not."""
_EMBER = "#FF7A2A"
_MOSS = ("#2E3F1C", "#46602A", "#65853A", "#8FB050", "#B8CF74")
"""From the shade to the light."""


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


def paint_corners(p: QPainter, rect: QRectF, side: float, rim: str) -> None:
    """Four mounts with a rivet, a little over the edge that they hold: of silver where the rim is
    cool, else of brass."""
    edge = QColor(rim)
    metal = _SILVER if edge.blue() > edge.red() else _BRASS
    for x, dx in ((rect.x(), side), (rect.right(), -side)):
        for y, dy in ((rect.y(), side), (rect.bottom(), -side)):
            _paint_mount(p, QPointF(x, y), QPointF(dx, dy), side, metal)


def _paint_mount(
    p: QPainter, corner: QPointF, way: QPointF, side: float, metal: Sequence[tuple[float, str]]
) -> None:
    def at(u: float, v: float) -> QPointF:
        return corner + QPointF(way.x() * u, way.y() * v)

    mount = QPainterPath(at(0.14, -0.09))
    mount.lineTo(at(1.0, -0.09))
    mount.quadTo(at(0.94, 0.14), at(0.72, 0.2))
    mount.quadTo(at(0.28, 0.28), at(0.2, 0.72))
    mount.quadTo(at(0.14, 0.94), at(-0.09, 1.0))
    mount.lineTo(at(-0.09, 0.14))
    mount.quadTo(at(-0.09, -0.09), at(0.14, -0.09))
    p.fillPath(mount.translated(0.6, 1.2), color("#05030A", 0.45))
    box = mount.boundingRect()
    shine = QLinearGradient(box.topLeft(), box.bottomRight())
    for stop, tint in metal:
        shine.setColorAt(stop, color(tint))
    p.setPen(line_pen("#2A1608", 0.8, 0.9))
    p.setBrush(shine)
    p.drawPath(mount)
    edge = QPainterPath(at(0.92, 0.08))
    edge.quadTo(at(0.14, 0.14), at(0.08, 0.92))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen("#FFF4CC", 0.7, 0.55))
    p.drawPath(edge)
    paint_nail(p, at(0.17, 0.17), max(1.2, side * 0.11))


def paint_nail(p: QPainter, at: QPointF, radius: float) -> None:
    """The head of a brass nail."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color("#05030A", 0.5))
    p.drawEllipse(at + QPointF(0.5, 0.9), radius * 1.15, radius * 1.15)
    head = QRadialGradient(at - QPointF(radius, radius) * 0.4, radius * 1.7)
    for stop, tint in ((0.0, "#FFF3C8"), (0.5, "#CFA050"), (1.0, "#5A3A14")):
        head.setColorAt(stop, color(tint))
    p.setBrush(head)
    p.setPen(line_pen("#140A04", 0.7, 0.8))
    p.drawEllipse(at, radius, radius)


def paint_nails(p: QPainter, rect: QRectF, inside: float, radius: float) -> None:
    """One in each corner."""
    for x in (rect.x() + inside, rect.right() - inside):
        for y in (rect.y() + inside, rect.bottom() - inside):
            paint_nail(p, QPointF(x, y), radius)


def paint_cartouche(p: QPainter, rect: QRectF, line: str, notch: float) -> None:
    """A fine line that swings inwards at the corners, round a bead in each of them."""
    path = QPainterPath(QPointF(rect.left() + notch, rect.top()))
    corners = rect.topRight(), rect.bottomRight(), rect.bottomLeft(), rect.topLeft()
    for corner, start in zip(corners, (180, 90, 0, 270), strict=True):
        round_it = QRectF(corner.x() - notch, corner.y() - notch, 2 * notch, 2 * notch)
        path.arcTo(round_it, start, 90)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(line, 1, 0.55))
    p.drawPath(path)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(line, 0.8))
    for corner in corners:
        to_middle = rect.center() - corner
        at = corner + QPointF(
            0.3 * notch * (1 if to_middle.x() > 0 else -1),
            0.3 * notch * (1 if to_middle.y() > 0 else -1),
        )
        p.drawEllipse(at, notch * 0.17, notch * 0.17)


def paint_beads(p: QPainter, path: QPainterPath, tint: str, size: float) -> None:
    """A row of beads along a line, evenly."""
    count = max(8, round(path.length() / (size * 2.6)))
    p.setPen(Qt.PenStyle.NoPen)
    for k in range(count):
        at = path.pointAtPercent(k / count)
        p.setBrush(color("#2A1608", 0.55))
        p.drawEllipse(at + QPointF(0.3, 0.5), size * 0.6, size * 0.6)
        p.setBrush(color(tint))
        p.drawEllipse(at, size * 0.5, size * 0.5)


def paint_filigree(p: QPainter, rect: QRectF, side: float, metal: str) -> None:
    """A tendril of silver along both edges of each corner, and a bead where they meet."""
    inner = rect.adjusted(3, 3, -3, -3)
    for x, dx in ((inner.x(), side), (inner.right(), -side)):
        for y, dy in ((inner.y(), side), (inner.bottom(), -side)):
            for across in (True, False):
                _paint_tendril(p, QPointF(x, y), QPointF(dx, dy), metal, across)
            p.drawEllipse(QPointF(x + dx * 0.12, y + dy * 0.12), 1.6, 1.6)


def _paint_tendril(p: QPainter, corner: QPointF, way: QPointF, metal: str, across: bool) -> None:
    def at(u: float, v: float) -> QPointF:
        a, b = (u, v) if across else (v, u)
        return corner + QPointF(way.x() * a, way.y() * b)

    curl = QPainterPath(at(0.1, 0.1))
    curl.cubicTo(at(0.5, 0.0), at(1.0, 0.02), at(1.02, 0.26))
    curl.cubicTo(at(1.02, 0.46), at(0.72, 0.46), at(0.74, 0.28))
    curl.cubicTo(at(0.75, 0.18), at(0.88, 0.18), at(0.88, 0.27))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen("#02040F", 1.5, 0.5))
    p.drawPath(curl.translated(0.7, 0.8))
    p.setPen(round_pen(QColor(metal).lighter(118).name(), 1.05, 0.8))
    p.drawPath(curl)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color("#FFFFFF", 0.8))
    p.drawEllipse(at(1.2, 0.12), 1.1, 1.1)


def paint_moss(p: QPainter, rect: QRectF, rng: random.Random) -> None:
    """Cushions on the upper edge and at the lower corners, no wider than the edge itself."""
    for _ in range(round(rect.width() / 22) + 1):
        x = rect.x() + rng.choice((rng.random(), rng.betavariate(0.4, 0.4))) * rect.width()
        at = QPointF(min(max(x, rect.x() + 4), rect.right() - 4), rect.y() + rng.uniform(-0.5, 1.5))
        paint_cushion(p, at, rng.uniform(9, 24), rng.uniform(2.6, 4.4), rng.randint(10, 22), rng)
    for x in (rect.x() + 3, rect.right() - 3):
        paint_cushion(p, QPointF(x, rect.bottom() - 2), 8, 4.4, 10, rng)


def paint_cushion(
    p: QPainter, at: QPointF, wide: float, high: float, count: int, rng: random.Random
) -> None:
    """Lit from above: the lower blobs are painted first."""
    blobs = [(rng.gauss(0, 0.33), rng.gauss(0, 0.32)) for _ in range(count)]
    p.setPen(Qt.PenStyle.NoPen)
    for x, y in sorted(blobs, key=lambda blob: -blob[1]):
        middle, size = at + QPointF(x * wide, y * high), rng.uniform(1.0, 2.1)
        p.setBrush(color("#0A1006", 0.35))
        p.drawEllipse(middle + QPointF(0.7, 1.0), size, size * 0.85)
        shade = min(4, max(0, int(2 - y * 2.2 + rng.uniform(-1.1, 1.1))))
        p.setBrush(color(_MOSS[shade]))
        p.drawEllipse(middle, size, size * 0.85)


def paint_photo_corners(p: QPainter, rect: QRectF, side: float = 0.0) -> None:
    """Four corners of cream paper that hold a photograph, or wait for one."""
    side = side or max(5.0, min(10.0, 0.16 * min(rect.width(), rect.height())))
    for x, dx in ((rect.x(), side), (rect.right(), -side)):
        for y, dy in ((rect.y(), side), (rect.bottom(), -side)):
            way = QPointF(1 if dx > 0 else -1, 1 if dy > 0 else -1)
            corner = QPointF(x, y) - way
            held = QPolygonF([corner, corner + QPointF(dx, 0), corner + QPointF(0, dy)])
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(color("#050308", 0.45))
            p.drawPolygon(held.translated(0.6, 1.0))
            p.setBrush(color("#EFE2C4"))
            p.drawPolygon(held)
            p.setPen(line_pen("#8A6A44", 0.8, 0.9))
            p.drawLine(corner + QPointF(dx, 0), corner + QPointF(0, dy))


def paint_embers(p: QPainter, edge: QPainterPath, rng: random.Random) -> None:
    """A few sparks that still glow along a singed edge."""
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(round(edge.length() / 110)):
        at, reach = edge.pointAtPercent(rng.random()), rng.uniform(2.5, 5.5)
        glow = QRadialGradient(at, reach)
        glow.setColorAt(0, color("#FFC070", 0.75))
        glow.setColorAt(0.3, color(_EMBER, 0.55))
        glow.setColorAt(1, color(_EMBER, 0))
        p.setBrush(glow)
        p.drawEllipse(at, reach, reach)
