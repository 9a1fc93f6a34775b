"""Paints a place where no card lies, as the table of a game shows it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import color, line_pen
from fairytable.paint.ornaments import paint_cartouche, paint_photo_corners
from fairytable.stage.skin import Empty, Skin

_GLIMMER = 0.42
_MOSS = ("#16305A", "#2C5A6E", "#4E8A7E")


def paint_empty(
    p: QPainter, rect: QRectF, shape: QPainterPath, skin: Skin, glimmer: str = ""
) -> None:
    """A place of this shape; a rest of light in this colour may lie in it."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.save()
    _PAINTERS[skin.empty](p, rect, shape, skin, glimmer)
    p.restore()


def _dashes(p: QPainter, rect: QRectF, shape: QPainterPath, skin: Skin, glimmer: str) -> None:
    p.fillPath(shape, color(skin.plates.plate.deep, 0.16))
    pen = line_pen(skin.rims.soft, 1.4, 0.7)
    pen.setDashPattern([3, 3])
    p.setPen(pen)
    p.drawPath(shape)


def _niche(p: QPainter, rect: QRectF, shape: QPainterPath, skin: Skin, glimmer: str) -> None:
    """Hollowed out of the rock: dark, in the shade above, its lower edge in the light."""
    p.save()
    p.fillPath(shape, color("#08070F", 0.7))
    p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if glimmer:
        middle = rect.center() + QPointF(0, 0.06 * rect.height())
        light = QRadialGradient(middle, 0.75 * rect.width())
        light.setColorAt(0, color(glimmer, _GLIMMER))
        light.setColorAt(1, color(glimmer, 0))
        p.fillRect(rect, light)
    for k in range(4):
        p.setPen(line_pen("#000000", 2 + 3 * k, 0.16))
        p.drawPath(shape.translated(0.5, 1))
    p.setPen(line_pen("#DCE2FF", 1.6, 0.3))
    p.drawPath(shape.translated(-1, -1.2))
    p.restore()
    p.setPen(line_pen(skin.plates.plate.rim, 1.2, 0.9))
    p.drawPath(shape)


def _corners(p: QPainter, rect: QRectF, shape: QPainterPath, skin: Skin, glimmer: str) -> None:
    """The corners alone: what was stuck in them is missing."""
    p.fillPath(shape, color("#0A0808", 0.3))
    p.setPen(line_pen(skin.rims.soft, 0.9, 0.35))
    p.drawPath(shape)
    paint_photo_corners(p, rect)


def _moss(p: QPainter, rect: QRectF, shape: QPainterPath, skin: Skin, glimmer: str) -> None:
    """Soft and round, with dew on it, in a silver line that is hardly seen."""
    p.setPen(Qt.PenStyle.NoPen)
    bed = rect.adjusted(0, 0.12 * rect.height(), 0, 0)
    p.translate(bed.center())
    p.scale(bed.width() / 2, bed.height() / 2)
    soft = QRadialGradient(QPointF(0, 0), 1.0)
    for stop, tint, strength in ((0.0, 2, 0.62), (0.55, 1, 0.5), (0.82, 0, 0.3), (1.0, 0, 0.0)):
        soft.setColorAt(stop, color(_MOSS[tint], strength))
    p.setBrush(soft)
    p.drawEllipse(QPointF(0, 0), 1, 1)
    for k in range(14):
        x, y = (k * 0.618 % 1 - 0.5) * 1.3, (k * 0.414 % 1 - 0.5) * 1.2
        p.setBrush(color("#DDE6FF", 0.25 + 0.5 * (k * 0.37 % 1)))
        p.drawEllipse(QPointF(x, y), 0.028, 0.028 * bed.width() / bed.height())


def _cartouche(p: QPainter, rect: QRectF, shape: QPainterPath, skin: Skin, glimmer: str) -> None:
    """Ink on a chart: a field that has not been drawn yet."""
    p.fillPath(shape, color(skin.plates.plate.deep, 0.3))
    paint_cartouche(p, rect.adjusted(1, 1, -1, -1), skin.rims.soft, 0.09 * rect.width())


_PAINTERS: dict[Empty, Callable[[QPainter, QRectF, QPainterPath, Skin, str], None]] = {
    "dashes": _dashes,
    "niche": _niche,
    "corners": _corners,
    "moss": _moss,
    "cartouche": _cartouche,
}
