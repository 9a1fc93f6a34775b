"""Paints what plates are made of: parchment, oak, leather, lacquer, enamel, mossy stone, and more.

Everything is computed from a seed, so that the same plate looks the same each time. A plate takes
milliseconds: paint it once and keep it.
"""

import math
import random
from collections.abc import Callable, Iterator
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
    QTransform,
)

from fairytable.paint.brushes import color, down, line_pen, round_pen, rounded
from fairytable.paint.ornaments import (
    paint_beads,
    paint_cartouche,
    paint_corners,
    paint_embers,
    paint_filigree,
    paint_moss,
    paint_nails,
    sheen,
)
from fairytable.paint.textures import Grain, texture
from fairytable.stage.skin import Material, Surface

_SHADOW = "#05030A"
_CHAR = (
    (24, "#8A4A12", 0.06),
    (16, "#7A3E10", 0.1),
    (10.5, "#5E2C0C", 0.17),
    (6.5, "#3A1A08", 0.36),
    (3.2, "#1A0A04", 0.75),
)
"""How a sheet was singed: strokes along its edge, from far inside to its rim."""
_ROOM = 40.0
"""Pixels; what is lower or narrower has no ornament."""
_NAILED = 64.0
"""From this height and width on a board has nails."""
_STEP = 7.0
"""Pixels between two points of a torn edge."""
_TORN = 1.7
"""How far they drift."""
_CHISEL = 11.0
"""Pixels between two cuts of a chisel."""


def paint_surface(p: QPainter, rect: QRectF, surface: Surface, radius: float = 7) -> QPainterPath:
    """A plate of this material; gives its outline, which is not straight for all of them."""
    stuff = f"{surface.material}{surface.light}"
    seed = crc32(f"{stuff}{round(rect.width())}x{round(rect.height())}".encode())
    path = _outline(rect, surface, radius, seed)
    p.save()
    if surface.material != "glass":
        for away in (0.6, 2.2, 3.8):
            p.fillPath(path.translated(away * 0.3, away), color(_SHADOW, 0.16))
    _PAINTERS[surface.material](p, rect, path, surface, random.Random(seed))
    p.restore()
    return path


def paint_mounts(p: QPainter, rect: QRectF, surface: Surface) -> None:
    """What holds a plate at its corners, over every rim that it may have."""
    if surface.material in ("leather", "paper") and ornate(rect, surface):
        paint_corners(p, rect, max(9.0, min(15.0, rect.height() * 0.16)), surface.rim)


def ornate(rect: QRectF, surface: Surface) -> bool:
    """Whether there is room for what belongs to the material."""
    return surface.ornate and min(rect.width(), rect.height()) >= _ROOM


def _outline(rect: QRectF, surface: Surface, radius: float, seed: int) -> QPainterPath:
    if surface.material == "parchment" and ornate(rect, surface):
        return _torn(rect, random.Random(seed))
    if surface.material == "stone":
        return _hewn(rect, min(radius, 9), random.Random(seed))
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius)


def _torn(rect: QRectF, rng: random.Random) -> QPainterPath:
    """Straight in the large, eaten away in the small."""
    inner = rect.adjusted(_TORN, _TORN, -_TORN, -_TORN)
    corners = inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft()
    points: list[QPointF] = []
    for k, corner in enumerate(corners):
        points += _frayed(corner, corners[(k + 1) % 4], rng)
    path = QPainterPath((points[-1] + points[0]) / 2)
    for k, point in enumerate(points):
        path.quadTo(point, (point + points[(k + 1) % len(points)]) / 2)
    path.closeSubpath()
    return path


def _hewn(rect: QRectF, radius: float, rng: random.Random) -> QPainterPath:
    """Cut with a chisel: straight pieces of unequal length, hardly off the line."""
    even = _inner(rect, 1, radius)
    count = max(10, round(even.length() / _CHISEL))
    rough = 0.4 if min(rect.width(), rect.height()) < _ROOM else 1.0
    points = []
    for k in range(count):
        off = QPointF(rng.uniform(-rough, rough), rng.uniform(-rough, rough))
        points.append(even.pointAtPercent((k + rng.uniform(-0.3, 0.3)) % count / count) + off)
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
    return path


def _frayed(start: QPointF, end: QPointF, rng: random.Random) -> Iterator[QPointF]:
    """Points along an edge that drift, neighbours alike, with a bite now and then."""
    way = end - start
    far = math.hypot(way.x(), way.y())
    inwards = QPointF(-way.y(), way.x()) / far
    count = max(2, int(far / _STEP))
    drift = 0.0
    for k in range(count):
        drift = 0.6 * drift + rng.uniform(-1, 1) * _TORN
        bite = rng.random() ** 9 * _TORN * 3
        share = (k + rng.uniform(-0.2, 0.2)) / count if k else 0.0
        yield start + way * share + inwards * (drift + bite)


def _slanting(rect: QRectF, surface: Surface) -> QLinearGradient:
    """Lit from the upper left."""
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, color(surface.light))
    light.setColorAt(1, color(surface.deep))
    return light


def _paint_grain(p: QPainter, path: QPainterPath, grain: Grain) -> None:
    p.fillPath(path, texture(grain, abs(p.transform().m11()) or 1.0))


def _paint_bevel(p: QPainter, path: QPainterPath, light: str) -> None:
    """A thick edge: lit above, in the shade below."""
    rect = path.boundingRect()
    edge = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, tint, alpha in ((0.0, light, 0.26), (0.3, light, 0.05), (0.7, _SHADOW, 0.2)):
        edge.setColorAt(at, color(tint, alpha))
    edge.setColorAt(1, color(_SHADOW, 0.5))
    _rim(p, _shrunk(path, rect, 1.5), QPen(QBrush(edge), 1.8))


def _rim(p: QPainter, path: QPainterPath, pen: QPen) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen)
    p.drawPath(path)


def _inner(rect: QRectF, by: float, radius: float) -> QPainterPath:
    return rounded(
        rect.x() + by, rect.y() + by, rect.width() - 2 * by, rect.height() - 2 * by, radius
    )


def _glass(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    if surface.light == surface.deep:
        p.fillPath(path, color(surface.light, surface.strength))
        return
    p.setOpacity(surface.strength)
    p.fillPath(path, down(rect, (0, surface.light), (1, surface.deep)))


def _parchment(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """Ornate, it was singed all round and a few embers still glow."""
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.75)
    light.setColorAt(0, color(surface.light))
    light.setColorAt(1, color(surface.deep))
    p.fillPath(path, light)
    _paint_grain(p, path, "paper")
    if not ornate(rect, surface):
        _rim(p, path, line_pen(surface.rim, 1.2))
        return
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for width, tint, alpha in _CHAR:
        p.strokePath(path, round_pen(tint, width, alpha))
    p.restore()
    _rim(p, path, round_pen(surface.rim, 1.1, 0.9))
    paint_embers(p, path, rng)


def _scroll(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """A sheet between two rolls, which stand out a little above and below."""
    p.fillPath(path, _slanting(rect, surface))
    _paint_grain(p, path, "paper")
    rolled = min(11.0, rect.width() * 0.1)
    for roll, way in (
        (QRectF(rect.x() - 2, rect.y(), rolled, rect.height()), 1),
        (QRectF(rect.right() + 2 - rolled, rect.y(), rolled, rect.height()), -1),
    ):
        shade = QLinearGradient(roll.center(), roll.center() + QPointF(way * rolled * 1.2, 0))
        shade.setColorAt(0, color("#4A3010", 0.5))
        shade.setColorAt(1, color("#4A3010", 0))
        p.fillRect(roll.translated(way * rolled * 0.7, 0), shade)
        grown = roll.adjusted(0, -2.5, 0, 2.5)
        round_it = QLinearGradient(grown.topLeft(), grown.topRight())
        for at, tint in ((0.0, "#9A7A42"), (0.4, surface.light), (1.0, "#7E5E2A")):
            round_it.setColorAt(at, color(tint))
        shape = rounded(grown.x(), grown.y(), grown.width(), grown.height(), rolled * 0.45)
        p.fillPath(shape, round_it)
        _rim(p, shape, line_pen("#4A3414", 1))
    sheet = rect.adjusted(rolled, 0.5, -rolled, -0.5)
    if ornate(rect, surface):
        _rim(p, _inner(sheet, 4, 1), line_pen(surface.rim, 0.9, 0.7))


def _oak(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """A board with a bevel and, where there is room, a nail in each corner."""
    p.fillPath(path, down(rect, (0, surface.light), (1, surface.deep)))
    p.setBrushOrigin(QPointF(rng.uniform(0, 240), rng.uniform(0, 240)))
    _paint_grain(p, path, "oak")
    _paint_bevel(p, path, "#FFE2A8")
    _rim(p, path, line_pen("#0C0604", 2.8, 0.8))
    _rim(p, path, line_pen(surface.rim, 1.2))
    if surface.ornate and min(rect.width(), rect.height()) >= _NAILED:
        paint_nails(p, rect, 6.5, 2.3)


def _leather(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """Stitched along its edge, in brass corners."""
    p.fillPath(path, _slanting(rect, surface))
    _paint_grain(p, path, "leather")
    _paint_bevel(p, path, "#FFE8C8")
    if ornate(rect, surface):
        seam = _inner(rect, 4.5, 4)
        _rim(p, seam.translated(0, 0.5), line_pen("#000000", 2.2, 0.3))
        thread = line_pen("#E8CFA0", 1.2, 0.55)
        thread.setDashPattern([3.4, 3.2])
        _rim(p, seam, thread)
    _rim(p, path, QPen(QBrush(sheen(rect, surface.rim)), 1.5))
    paint_mounts(p, rect, surface)


def _paper(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """Ornate, it is framed by a fine line and held by brass corners."""
    p.fillPath(path, _slanting(rect, surface))
    _paint_grain(p, path, "paper")
    _rim(p, path, line_pen(surface.rim, 1, 0.9))
    if ornate(rect, surface):
        _rim(p, _inner(rect, 4, 2), line_pen(surface.rim, 0.8, 0.6))
    paint_mounts(p, rect, surface)


def _lacquer(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """Polished many times: light pools at the upper left; gold at the edge and in a fine line."""
    middle = QColor(surface.light).darker(150).name()
    p.fillPath(path, down(rect, (0, surface.light), (0.5, middle), (1, surface.deep)))
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    reach = max(60.0, min(rect.height(), rect.width()) * 1.3)
    at = rect.topLeft() + QPointF(reach, reach) * 0.25
    gleam = QRadialGradient(at, reach)
    gleam.setColorAt(0, color(QColor(surface.light).lighter(135).name(), 0.5))
    gleam.setColorAt(1, color(surface.light, 0))
    p.fillRect(rect, gleam)
    _rim(p, path.translated(0, 1.4), line_pen("#DCE8FF", 1.2, 0.16))
    p.restore()
    _rim(p, path, line_pen("#01040F", 3, 0.5))
    _rim(p, path, QPen(QBrush(sheen(rect, surface.rim)), 1.7))
    if ornate(rect, surface):
        inner = rect.adjusted(4.5, 4.5, -4.5, -4.5)
        paint_cartouche(p, inner, surface.rim, max(4.0, min(8.0, rect.height() * 0.09)))


def _velvet(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """A carpet: ornate, with a lattice and a border in gold thread."""
    p.fillPath(path, down(rect, (0, surface.light), (1, surface.deep)))
    _paint_grain(p, path, "velvet")
    if ornate(rect, surface):
        p.save()
        p.setClipPath(_inner(rect, 5.5, 4), Qt.ClipOperation.IntersectClip)
        p.setPen(line_pen(surface.rim, 0.9, 0.14))
        far = rect.width() + rect.height()
        for k in range(math.ceil(far / 22)):
            x = rect.x() + k * 22
            p.drawLine(QPointF(x, rect.top()), QPointF(x - rect.height(), rect.bottom()))
            p.drawLine(QPointF(x - rect.height(), rect.top()), QPointF(x, rect.bottom()))
        p.restore()
        _rim(p, _inner(rect, 5.5, 4), line_pen(surface.rim, 0.9, 0.45))
    _rim(p, path, QPen(QBrush(sheen(rect, surface.rim)), 1.5))


def _brass(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """Enamel in a broad ring of brass or silver, beaded where there is room."""
    bead = QColor(surface.rim).lighter(118).name()
    p.fillPath(path, sheen(rect, surface.rim))
    _rim(p, path, line_pen("#3A230C", 1, 0.9))
    edge = min(5.0, rect.height() * 0.075)
    if ornate(rect, surface):
        paint_beads(p, _shrunk(path, rect, edge / 2), bead, edge * 0.42)
    inside = _shrunk(path, rect, edge)
    p.fillPath(inside, down(rect, (0, surface.light), (1, surface.deep)))
    p.save()
    p.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    _rim(p, inside.translated(0, 1.6), line_pen("#000000", 3, 0.35))
    p.restore()
    _rim(p, inside, line_pen("#3A230C", 1, 0.8))


def _enamel(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """Fired on silver: grains of light under the glaze, gloss along the head, a rim of silver."""
    middle = QColor(surface.light).darker(140).name()
    p.setOpacity(surface.strength)
    p.fillPath(path, down(rect, (0, surface.light), (0.5, middle), (1, surface.deep)))
    _paint_grain(p, path, "enamel")
    p.setOpacity(1)
    head = QRectF(rect.x() + 3, rect.y() + 2, rect.width() - 6, min(15.0, rect.height() * 0.3))
    gloss = QLinearGradient(head.topLeft(), head.bottomLeft())
    gloss.setColorAt(0, color("#DDE6FF", 0.15))
    gloss.setColorAt(1, color("#DDE6FF", 0))
    p.fillPath(rounded(head.x(), head.y(), head.width(), head.height(), head.height() / 3), gloss)
    _rim(p, path, line_pen("#02040F", 3, 0.5))
    _rim(p, path, QPen(QBrush(sheen(rect, surface.rim)), 1.7))
    if ornate(rect, surface):
        _rim(p, _inner(rect, 4, 5), line_pen(surface.rim, 0.8, 0.3))
        paint_filigree(p, rect, min(13.0, 0.07 * min(rect.width(), rect.height()) + 3), surface.rim)


def _stone(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """Hewn and weathered: moonlight on the upper edge, a crack or two, moss where it stays damp."""
    p.setOpacity(surface.strength)
    p.fillPath(path.translated(0.8, 2), color("#0B0A10"))
    p.fillPath(path, _slanting(rect, surface))
    p.setBrushOrigin(QPointF(rng.uniform(0, 180), rng.uniform(0, 180)))
    _paint_grain(p, path, "stone")
    p.setOpacity(1)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _rim(p, path.translated(1.1, 1.3), line_pen("#DCE2FF", 1.6, 0.34))
    _rim(p, path.translated(-1.2, -1.5), line_pen("#050409", 2.4, 0.55))
    if ornate(rect, surface):
        _paint_crack(p, rect, rng)
    p.restore()
    _rim(p, path, line_pen(surface.rim, 1.1, 0.9))
    if ornate(rect, surface):
        paint_moss(p, rect, rng)


def _burlap(
    p: QPainter, rect: QRectF, path: QPainterPath, surface: Surface, rng: random.Random
) -> None:
    """Coarse cloth, sewn on with large stitches."""
    p.fillPath(path, down(rect, (0, surface.light), (1, surface.deep)))
    _paint_grain(p, path, "burlap")
    _rim(p, path, line_pen("#2A170A", 1, 0.7))
    thread = round_pen(surface.rim, 1.3, 0.95)
    thread.setDashPattern([2.6, 2.4])
    _rim(p, _inner(rect, 3, 4), thread)


def _paint_crack(p: QPainter, rect: QRectF, rng: random.Random) -> None:
    """From the lower edge a little way up, where no words stand."""
    x, y = rng.uniform(rect.left() + 12, rect.right() - 12), rect.bottom()
    crack = QPainterPath(QPointF(x, y))
    for _ in range(3):
        x, y = x + rng.uniform(-5, 5), y - rng.uniform(2, 4.5)
        crack.lineTo(x, y)
    _rim(p, crack, round_pen("#000000", 1.1, 0.6))
    _rim(p, crack.translated(0.9, 0.7), round_pen("#E0E4F4", 0.7, 0.22))


def _shrunk(path: QPainterPath, rect: QRectF, by: float) -> QPainterPath:
    """The same shape, this much smaller on every side."""
    middle = rect.center()
    grow = QTransform.fromTranslate(middle.x(), middle.y())
    grow.scale(1 - 2 * by / max(1.0, rect.width()), 1 - 2 * by / max(1.0, rect.height()))
    grow.translate(-middle.x(), -middle.y())
    return grow.map(path)


_PAINTERS: dict[
    Material, Callable[[QPainter, QRectF, QPainterPath, Surface, random.Random], None]
] = {
    "glass": _glass,
    "parchment": _parchment,
    "scroll": _scroll,
    "oak": _oak,
    "leather": _leather,
    "paper": _paper,
    "lacquer": _lacquer,
    "velvet": _velvet,
    "brass": _brass,
    "enamel": _enamel,
    "stone": _stone,
    "burlap": _burlap,
}
