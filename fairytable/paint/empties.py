"""Paints a place where no card lies, as the table of a game shows it."""

import random
from collections.abc import Callable
from math import cos, sin, sqrt, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from fairytable.paint.brushes import color, line_pen
from fairytable.paint.ornaments import paint_cartouche, paint_photo_corners
from fairytable.stage.skin import Empty, Skin

_GLIMMER = 0.42
_MOSS = ("#123A48", "#1C4E56", "#2C6664", "#468274")
"""From the shade to the light."""
_TUFTS, _DEW = 90, 16
"""How many tufts each tone of a cushion of moss has, and drops lie on it."""


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
    """A low cushion as wide as a card, lit from the upper left, with dew on its tufts."""
    wide, high = 0.44 * rect.width(), 0.13 * rect.height()
    middle = rect.center() + QPointF(0, 0.18 * rect.height())
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color("#020610", 0.3))
    p.drawEllipse(middle + QPointF(0.05 * wide, 0.2 * high), 1.06 * wide, 0.98 * high)
    rng = random.Random("moss")
    for share, tint in zip((1.0, 0.94, 0.84, 0.66), _MOSS, strict=True):
        p.setBrush(color(tint, 0.85))
        rise = QPointF(-0.05 * wide, -0.12 * high) * (1 - share) * 4
        for _ in range(_TUFTS):
            turn, far = rng.uniform(0, tau), share * sqrt(rng.random())
            at = middle + rise + QPointF(cos(turn) * wide * far, sin(turn) * high * far)
            size = rng.uniform(0.04, 0.085) * wide
            p.drawEllipse(at, size, 0.72 * size)
    p.setBrush(color("#E4F2FF", 0.8))
    for _ in range(_DEW):
        turn, far = rng.uniform(0, tau), 0.86 * sqrt(rng.random())
        at = middle + QPointF(cos(turn) * wide * far, sin(turn) * high * far - 0.1 * high)
        p.drawEllipse(at, 0.022 * wide, 0.022 * wide)


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
