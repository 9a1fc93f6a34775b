"""Paints what plates are made of: parchment, oak, leather, paper, lacquer, velvet, brass.

Everything is computed from a seed, so that the same plate looks the same each time. A plate takes
milliseconds: paint it once and keep it.
"""

import math
import random
from collections.abc import Callable
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from fairytable.paint.brushes import color, down, line_pen, round_pen, rounded
from fairytable.paint.ornaments import (
    paint_brass_corners,
    paint_embers,
    sheen,
)
from fairytable.stage.skin import Material, Surface

_SHADOW = "#05030A"
_CHAR = ((26, "#8A4A12", 0.05), (18, "#7A3E10", 0.08), (12, "#5E2C0C", 0.13), (7, "#3A1A08", 0.3))
"""How a sheet was singed: strokes along its edge, from far inside to its rim."""
_ROOM = 40.0
"""Pixels; what is lower or narrower has no ornament."""


def paint_surface(p: QPainter, rect: QRectF, surface: Surface, radius: float = 7) -> QPainterPath:
    """A plate of this material; gives its outline, which is not straight for all of them."""
    seed = crc32(f"{surface.material}{round(rect.width())}x{round(rect.height())}".encode())
    path = _outline(rect, surface, radius, seed)
    p.save()
    if surface.material != "glass":
        for i in range(5):
            p.fillPath(path.translated(0.3 * i, 0.4 + 0.9 * i), color(_SHADOW, 0.1))
    _PAINTERS[surface.material](p, rect, path, surface, random.Random(seed))
    p.restore()
    return path


def ornate(rect: QRectF, surface: Surface) -> bool:
    """Whether there is room for what belongs to the material."""
    return surface.ornate and min(rect.width(), rect.height()) >= _ROOM


def _outline(rect: QRectF, surface: Surface, radius: float, seed: int) -> QPainterPath:
    even = rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius)
    if surface.material == "parchment" and ornate(rect, surface):
        return _wavering(even, random.Random(seed), 7, 1.9)
    return even


def _wavering(path: QPainterPath, rng: random.Random, step: float, by: float) -> QPainterPath:
    """The same outline, torn by hand: points drift, neighbours alike."""
    count = max(12, round(path.length() / step))
    points, drift = [], QPointF(0, 0)
    for k in range(count):
        drift = drift * 0.5 + QPointF(rng.uniform(-by, by), rng.uniform(-by, by))
        points.append(path.pointAtPercent(k / count) + drift)
    made = QPainterPath((points[-1] + points[0]) / 2)
    for k, point in enumerate(points):
        made.quadTo(point, (point + points[(k + 1) % count]) / 2)
    made.closeSubpath()
    return made


def _glass(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    if surface.light == surface.deep:
        p.fillPath(path, color(surface.light, surface.strength))
        return
    p.setOpacity(surface.strength)
    p.fillPath(path, down(rect, (0, surface.light), (1, surface.deep)))


def _slanting(rect: QRectF, surface: Surface) -> QLinearGradient:
    """Lit from the upper left."""
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, color(surface.light))
    light.setColorAt(1, color(surface.deep))
    return light


def _specks(
    p: QPainter, rect: QRectF, rng: random.Random, each: float, tints: tuple[str, str], alpha: float
) -> None:
    """Grain: one speck on so many square pixels, of a light or a dark tint."""
    for _ in range(round(rect.width() * rect.height() / each)):
        x = rect.x() + rng.random() * rect.width()
        y = rect.y() + rng.random() * rect.height()
        tint = tints[rng.random() < 0.6]
        p.fillRect(QRectF(x, y, rng.choice((1, 1.4, 2.2)), 1), color(tint, alpha * rng.random()))


def _rim(p: QPainter, path: QPainterPath, pen: QPen) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen)
    p.drawPath(path)


def _parchment(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.75)
    light.setColorAt(0, color(surface.light))
    light.setColorAt(1, color(surface.deep))
    p.fillPath(path, light)
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for _ in range(round(rect.width() * rect.height() / 900)):
        x, y = rng.uniform(rect.left(), rect.right()), rng.uniform(rect.top(), rect.bottom())
        tint = "#8A6430" if rng.random() < 0.6 else "#FFF6DC"
        p.setPen(line_pen(tint, rng.uniform(0.5, 1.2), rng.uniform(0.05, 0.13)))
        p.drawLine(QPointF(x, y), QPointF(x + rng.uniform(3, 13), y + rng.uniform(-1, 1)))
    if ornate(rect, surface):
        for width, tint, alpha in _CHAR:
            p.strokePath(path, round_pen(tint, width, alpha))
    p.setClipping(False)
    _rim(p, path, round_pen(surface.rim, 1.8))
    if ornate(rect, surface):
        paint_embers(p, path, rng)


def _oak(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    p.fillPath(path, down(rect, (0, surface.light), (1, surface.deep)))
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    y = rect.top() + 3
    while y < rect.bottom():
        line, wave, x = (
            QPainterPath(QPointF(rect.left() - 4, y)),
            rng.uniform(0.4, 1.6),
            rect.left(),
        )
        while x < rect.right():
            line.quadTo(x + 34, y + rng.uniform(-3, 3) * wave, x + 68, y + rng.uniform(-1, 1))
            x += 68
        dark = rng.random() < 0.62
        strength = rng.uniform(0.1, 0.26) if dark else rng.uniform(0.05, 0.1)
        tint = "#120A06" if dark else "#A87A48"
        p.strokePath(line, line_pen(tint, rng.uniform(0.5, 1.3), strength))
        y += rng.uniform(2.6, 6)
    p.fillRect(QRectF(rect.x() + 4, rect.y() + 1, rect.width() - 8, 1.2), color("#FFE2A8", 0.16))
    p.restore()
    _rim(p, path, line_pen("#0C0604", 2.8, 0.8))
    _rim(p, path, line_pen(surface.rim, 1.2))


def _leather(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    p.fillPath(path, _slanting(rect, surface))
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _specks(p, rect, rng, 26, ("#FFE3C0", "#000000"), 0.1)
    p.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 1.5), color("#FFE8C8", 0.16))
    p.restore()
    if ornate(rect, surface):
        stitches = line_pen("#E8CFA0", 1, 0.34)
        stitches.setDashPattern([4, 3])
        _rim(
            p,
            rounded(rect.x() + 4.5, rect.y() + 4.5, rect.width() - 9, rect.height() - 9, 4),
            stitches,
        )
    _rim(p, path, QPen(QBrush(sheen(rect, surface.rim)), 1.4))
    if ornate(rect, surface):
        paint_brass_corners(p, rect, min(14.0, rect.height() * 0.16))


def _paper(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    p.fillPath(path, _slanting(rect, surface))
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _specks(p, rect, rng, 60, ("#FFFBEA", "#7A5A2A"), 0.1)
    p.restore()
    if ornate(rect, surface):
        inner = rounded(rect.x() + 4, rect.y() + 4, rect.width() - 8, rect.height() - 8, 2)
        _rim(p, inner, line_pen(surface.rim, 0.8, 0.6))
    _rim(p, path, line_pen(surface.rim, 1, 0.9))


def _lacquer(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    p.fillPath(path, down(rect, (0, surface.light), (1, surface.deep)))
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    reach = max(60.0, rect.height() * 1.3)
    gleam = QRadialGradient(rect.topLeft() + QPointF(rect.height(), rect.height()) * 0.3, reach)
    gleam.setColorAt(0, color(QColor(surface.light).lighter(135).name(), 0.5))
    gleam.setColorAt(1, color(surface.light, 0))
    p.fillRect(rect, gleam)
    p.restore()
    _rim(p, path, QPen(QBrush(sheen(rect, surface.rim)), 1.6))
    if ornate(rect, surface):
        inner = rounded(rect.x() + 4.5, rect.y() + 4.5, rect.width() - 9, rect.height() - 9, 4)
        _rim(p, inner, line_pen(surface.rim, 1, 0.3))


def _velvet(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    p.fillPath(path, down(rect, (0, surface.light), (1, surface.deep)))
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _specks(p, rect, rng, 14, ("#FFFFFF", "#000000"), 0.07)
    if ornate(rect, surface):
        p.setPen(line_pen(surface.rim, 1, 0.13))
        far = rect.width() + rect.height()
        for k in range(math.ceil(far / 22)):
            x = rect.x() + k * 22
            p.drawLine(QPointF(x, rect.top()), QPointF(x - rect.height(), rect.bottom()))
            p.drawLine(QPointF(x - rect.height(), rect.top()), QPointF(x, rect.bottom()))
    p.restore()
    _rim(p, path, QPen(QBrush(sheen(rect, surface.rim)), 1.5))


def _brass(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """Enamel in a broad brass ring."""
    p.fillPath(path, sheen(rect, surface.rim))
    edge = min(5.0, rect.height() * 0.075)
    inner = rect.adjusted(edge, edge, -edge, -edge)
    share = inner.height() / max(1.0, rect.height())
    grown = path.boundingRect()
    p.save()
    p.translate(grown.center())
    p.scale(inner.width() / max(1.0, rect.width()), share)
    p.translate(-grown.center())
    p.fillPath(path, down(rect, (0, surface.light), (1, surface.deep)))
    _rim(p, path, line_pen("#3A230C", 1, 0.8))
    p.restore()


_PAINTERS: dict[
    Material, Callable[[QPainter, QRectF, QPainterPath, Surface, random.Random], None]
] = {
    "glass": _glass,
    "parchment": _parchment,
    "oak": _oak,
    "leather": _leather,
    "paper": _paper,
    "lacquer": _lacquer,
    "velvet": _velvet,
    "brass": _brass,
}
