"""Paints a ring on the ground: dots, or toadstools that light up one after the other."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QRadialGradient

from fairytable.paint.album import MB, painted_once
from fairytable.paint.brushes import canvas, color, line_pen, round_pen, rounded
from fairytable.paint.palette import PAPER
from fairytable.stage.rect import Rect
from fairytable.stage.skin import Rims
from fairytable.stage.toadstools import COUNT, ROOM, toadstools

_SIZE = 0.019
"""The radius of a cap, as a share of the ring's width."""
_GLOW = 2.8
"""How far the light of a toadstool reaches, in its radii."""
_KEPT = 2 * MB
"""Of pictures of single toadstools."""


def paint_dots(p: QPainter, rect: QRectF, rims: Rims, target: bool, lit: float) -> None:
    """An ellipse of dots, of which a share is golden, clockwise from the top."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    tint, width, strength = (rims.target, 3.0, 1.0) if target else (rims.soft, 2.0, 0.45)
    glowing = round(360 * 16 * min(1.0, lit))
    for ink, thick, alpha, apart, start, sweep in (
        (tint, width, strength, 2.6, 90 * 16, 360 * 16 - glowing),
        (PAPER["gold_bright"], 2.6, 0.9, 2.0, 90 * 16, -glowing),
    ):
        pen = line_pen(ink, thick, alpha)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, apart])
        p.setPen(pen)
        if sweep:
            p.drawArc(rect, start, sweep)


def paint_toadstools(p: QPainter, rect: QRectF, tint: str, target: bool, lit: float) -> None:
    """Pale ones and, clockwise from the top, those that glow; what stands behind comes first. Their
    light runs along the ring and falls on the grass inside it."""
    _paint_ring_light(p, rect, tint, min(1.0, lit))
    radius = max(3.0, _SIZE * rect.width())
    glowing = round(COUNT * min(1.0, lit))
    places = toadstools(Rect(rect.x(), rect.y(), rect.width(), rect.height()))
    fine = p.transform().m11()
    for k in sorted(range(len(places)), key=lambda k: places[k][1]):
        (x, y), lights = places[k], k < glowing
        size = radius * (0.86 + 0.3 * ((k * 7) % 5) / 5)
        colour, strength = tint if lights or target else "", 1.0 if lights else 0.55
        picture = _toadstool(size, colour, strength, fine)
        half = picture.deviceIndependentSize() / 2
        p.drawImage(QPointF(x - half.width(), y - half.height()), picture)


def _paint_ring_light(p: QPainter, rect: QRectF, tint: str, lit: float) -> None:
    if not lit:
        return
    p.save()
    p.translate(rect.center())
    p.scale(rect.width() / 2, rect.height() / 2)
    grass = QRadialGradient(QPointF(0, 0), 1)
    for at, share in ((0.0, 0.05), (0.7, 0.12), (0.94, 0.3), (1.0, 0.0)):
        grass.setColorAt(at, color(tint, share * (0.3 + 0.7 * lit)))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(grass)
    p.drawEllipse(QPointF(0, 0), 1, 1)
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    room = ROOM * rect.width()
    ring = rect.adjusted(room, room, -room, -room)
    for width, strength in ((0.075, 0.1), (0.045, 0.16), (0.02, 0.3), (0.006, 0.75)):
        p.setPen(round_pen(tint, width * rect.width(), strength))
        p.drawArc(ring, 90 * 16, -round(360 * 16 * lit))


@painted_once(_KEPT)
def _toadstool(r: float, tint: str, strength: float, fine: float) -> QImage:
    """One with a cap in this colour, or a pale one, glowing this strongly, in the middle of a
    picture with so many pixels to a length."""
    side = 2 * ceil((r * _GLOW + 1) * fine)
    with canvas(side, side, fine) as (image, p):
        p.translate(side / 2, side / 2)
        p.scale(fine, fine)
        _paint_toadstool(p, r, tint, strength)
    return image


def _paint_toadstool(p: QPainter, r: float, tint: str, strength: float) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    if tint and strength:
        glow = QRadialGradient(QPointF(0, 0), r * _GLOW)
        glow.setColorAt(0, color(tint, 0.5 * strength))
        glow.setColorAt(0.5, color(tint, 0.16 * strength))
        glow.setColorAt(1, color(tint, 0))
        p.setBrush(glow)
        p.drawEllipse(QPointF(0, 0), r * _GLOW, r * _GLOW)
    p.setBrush(color("#020610", 0.45))
    p.drawEllipse(QPointF(r * 0.2, r), r, r * 0.4)
    stem = rounded(-r * 0.24, 0, r * 0.5, r * 1.05, r * 0.2)
    p.fillPath(stem, color("#E6ECFF" if tint else "#B9C6EA"))
    cap = QPainterPath(QPointF(-r, r * 0.15))
    cap.cubicTo(-r * 0.95, -r * 1.1, r * 0.95, -r * 1.1, r, r * 0.15)
    cap.cubicTo(r * 0.6, r * 0.5, -r * 0.6, r * 0.5, -r, r * 0.15)
    base = QColor(tint or "#6C82CC")
    skin = QRadialGradient(QPointF(-r * 0.3, -r * 0.4), r * 1.5)
    skin.setColorAt(0, color("#FFFFFF" if tint else "#D3DFFF"))
    skin.setColorAt(0.45, base)
    skin.setColorAt(1, base.darker(190))
    p.fillPath(cap, skin)
