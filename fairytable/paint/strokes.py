"""Paints lines, arrows, stripes and fields on the ground."""

import random
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from fairytable.paint.brushes import color, line_pen, round_pen
from fairytable.paint.palette import CREAM, TABLE
from fairytable.paint.roots import paint_root
from fairytable.stage.skin import Inks, Tone
from fairytable.stage.strokes import Band, Point, Polygon, Trace

_DASHES = {"dashed": [3.2, 2.6], "dotted": [0.1, 2.4]}
_GLOWS = ((9.0, 0.06), (6.0, 0.10), (3.6, 0.2))
"""Widths of a light line, in its own widths, and how strong they are."""
_ROAD = (("#140C14", 1.3, 0.35), ("#5E4438", 1.0, 1), ("#8C6A4E", 0.86, 1), ("#A9825C", 0.5, 0.8))
_RUT = "#4A3428"
_GRASS = ("#2E4A38", "#4A6A40", "#22382F")


def paint_trace(p: QPainter, trace: Trace, inks: Inks) -> None:
    path = _path(trace.points, curved=trace.curved)
    ink = ink_of(inks, trace.tone)
    p.setBrush(Qt.BrushStyle.NoBrush)
    if trace.style == "light":
        for times, alpha in _GLOWS:
            p.strokePath(path, round_pen(ink, trace.width * times, alpha))
        _paint_sparks(p, path, trace.width, ink)
    pen = round_pen(ink, trace.width, 0.6 if trace.tone == "soft" else 1)
    if trace.style in _DASHES:
        pen.setDashPattern(_DASHES[trace.style])
    p.strokePath(path, round_pen(TABLE["shadow"], trace.width + 2, 0.45))
    p.strokePath(path, pen)
    if trace.arrow:
        _paint_head(p, path, trace.width, ink)


def _paint_sparks(p: QPainter, path: QPainterPath, width: float, ink: str) -> None:
    """Motes along a thread of light."""
    rng = random.Random(round(path.length()))
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(round(path.length() / 22)):
        at = path.pointAtPercent(rng.random())
        p.setBrush(color(ink, rng.uniform(0.4, 0.9)))
        size = width * rng.uniform(0.4, 1.1)
        drift = QPointF(rng.uniform(-3, 3), rng.uniform(-3, 3)) * width
        p.drawEllipse(at + drift, size / 2, size / 2)


def _paint_head(p: QPainter, path: QPainterPath, width: float, ink: str) -> None:
    end = path.pointAtPercent(1)
    before = path.pointAtPercent(max(0.0, 1 - 4 * width / max(1.0, path.length())))
    angle = atan2(end.y() - before.y(), end.x() - before.x())
    size = 4.5 * width + 6
    wings = [
        end - QPointF(cos(angle + turn), sin(angle + turn)) * size for turn in (-pi / 6, pi / 6)
    ]
    tip = end + QPointF(cos(angle), sin(angle)) * width
    p.setBrush(color(ink))
    p.setPen(round_pen(TABLE["shadow"], 1, 0.6))
    p.drawPolygon(
        QPolygonF([tip, wings[0], end - QPointF(cos(angle), sin(angle)) * size * 0.62, wings[1]])
    )


def paint_band(p: QPainter, band: Band, inks: Inks, player: str) -> None:
    path = _path(band.points, curved=band.curved, closed=band.closed)
    p.setBrush(Qt.BrushStyle.NoBrush)
    match band.kind:
        case "road":
            _paint_road(p, path, band.width)
        case "way":
            _paint_way(p, path, band.width, ink_of(inks, band.tone))
        case "ring":
            _paint_ring(p, path, band.width, ink_of(inks, band.tone))
        case "silk":
            _paint_silk(p, path, band.width, player)
        case "root":
            paint_root(p, path, band.width)


def _paint_road(p: QPainter, path: QPainterPath, width: float) -> None:
    """Trodden earth with two ruts and pebbles."""
    for tint, share, alpha in _ROAD:
        p.strokePath(path, round_pen(tint, width * share, alpha))
    for side in (-0.2, 0.2):
        p.strokePath(_beside(path, side * width), round_pen(_RUT, max(1.0, width * 0.06), 0.55))
    rng = random.Random(round(path.length()))
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(round(path.length() / 5)):
        at = _off(path, rng.random(), rng.uniform(-0.42, 0.42) * width)
        p.setBrush(color(rng.choice(("#D9B88A", "#6A4C3A", "#3E2C26")), rng.uniform(0.3, 0.7)))
        size = rng.uniform(0.02, 0.055) * width
        p.drawEllipse(at, size, size * 0.7)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(round(path.length() / 4)):
        foot = _off(path, rng.random(), rng.choice((-0.5, 0.5)) * width)
        _paint_tuft(p, foot, 0.16 * width, rng)


def _paint_tuft(p: QPainter, foot: QPointF, high: float, rng: random.Random) -> None:
    """Three blades of grass."""
    for k in (-1, 0, 1):
        blade = QPainterPath(foot + QPointF(k * 1.5, 0))
        tip = foot + QPointF(k * 2 + rng.uniform(-3, 3), -high * rng.uniform(0.7, 1.3))
        blade.quadTo(foot + QPointF(k, -high * 0.5), tip)
        p.strokePath(blade, round_pen(rng.choice(_GRASS), 1.2))


def _paint_way(p: QPainter, path: QPainterPath, width: float, ink: str) -> None:
    """A bright ribbon in a dark casing, with white beads."""
    p.strokePath(path, round_pen("#2B1706", width + 3.4, 0.85))
    p.strokePath(path, round_pen(QColor(ink).darker(120).name(), width))
    p.strokePath(path, round_pen(ink, width * 0.62))
    beads = round_pen(CREAM, width * 0.42)
    beads.setDashPattern([0.01, 4.2])
    p.strokePath(path, beads)


def _paint_ring(p: QPainter, path: QPainterPath, width: float, ink: str) -> None:
    """Light that stands in the air, strongest in its middle."""
    for share, alpha in ((2.0, 0.07), (1.5, 0.1), (1.0, 0.2), (0.55, 0.35), (0.2, 0.95)):
        p.strokePath(path, round_pen(ink, width * share, alpha))


def _paint_silk(p: QPainter, path: QPainterPath, width: float, player: str) -> None:
    p.strokePath(path, round_pen(TABLE["shadow"], width + 2.4, 0.5))
    p.strokePath(path, round_pen(QColor(player).darker(150).name(), width))
    p.strokePath(path, round_pen(player, width * 0.7))


def paint_polygon(p: QPainter, polygon: Polygon, inks: Inks) -> None:
    path = _path(polygon.points, closed=True)
    ink = ink_of(inks, polygon.tone)
    if polygon.kind != "frame":
        p.fillPath(path, color(ink, 0.12 if polygon.kind == "wash" else 0.16))
    p.setBrush(Qt.BrushStyle.NoBrush)
    if polygon.kind == "glow":
        for width in (12, 8, 5):
            p.strokePath(path, round_pen(ink, width, 0.1))
    pen = line_pen(ink, 2.2 if polygon.kind == "glow" else 1.4, 0.75)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if polygon.dashed:
        pen.setDashPattern([4, 3])
    p.setPen(pen)
    p.drawPath(path)


def ink_of(inks: Inks, tone: Tone) -> str:
    found: str = getattr(inks, tone)
    return found


def _path(points: tuple[Point, ...], *, curved: bool = False, closed: bool = False) -> QPainterPath:
    """A line through points; curved, it is a spline of Catmull and Rom."""
    places = [QPointF(x, y) for x, y in points]
    path = QPainterPath(places[0])
    ring = [places[-1], *places, *places[:2]] if closed else [places[0], *places, places[-1]]
    for before, here, after, beyond in zip(ring, ring[1:], ring[2:], ring[3:], strict=False):
        if curved:
            path.cubicTo(here + (after - before) / 6, after - (beyond - here) / 6, after)
        else:
            path.lineTo(after)
    if closed:
        path.closeSubpath()
    return path


def _off(path: QPainterPath, share: float, by: float) -> QPointF:
    """A point beside a path."""
    at, near = path.pointAtPercent(share), path.pointAtPercent(min(1.0, share + 0.004))
    if share > 0.99:
        near = at + (at - path.pointAtPercent(share - 0.004))
    far = max(1e-6, hypot(near.x() - at.x(), near.y() - at.y()))
    return at + QPointF(-(near.y() - at.y()), near.x() - at.x()) * (by / far)


def _beside(path: QPainterPath, by: float) -> QPainterPath:
    count = max(2, round(path.length() / 9))
    line = QPainterPath(_off(path, 0, by))
    for k in range(1, count + 1):
        line.lineTo(_off(path, k / count, by))
    return line
