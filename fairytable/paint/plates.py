"""Paints plates on the table: what they are made of, and the rim that says what they mean."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from fairytable.paint.album import MB, painted_once
from fairytable.paint.brushes import canvas, color, line_pen, rounded
from fairytable.paint.materials import paint_mounts, paint_surface
from fairytable.paint.ornaments import paint_photo_corners
from fairytable.paint.palette import PAPER
from fairytable.stage.picture import Panel
from fairytable.stage.skin import Skin, Surface

_KEPT = 32 * MB
ROOM = 6
"""Pixels around a plate for its shadow."""
_PILLS = ("pill", "bright", "lit", "alarm")
_DIMMING = {"shade": 0.3, "veil": 0.66}
_DARK = "#04101A"
_RIM_WIDTHS = {
    "soft": 1.2,
    "active": 2.0,
    "target": 2.2,
    "player": 2.0,
    "pale": 2.2,
    "danger": 2.6,
}


def paint_panel(p: QPainter, panel: Panel, player: str, skin: Skin) -> None:
    """A plate at the origin; `player` is the colour of a rim that means somebody."""
    rect = QRectF(0, 0, panel.rect.w, panel.rect.h)
    if panel.kind in _DIMMING:
        p.fillRect(rect, color(_DARK, _DIMMING[panel.kind]))
    if panel.kind == "mount":
        paint_photo_corners(p, rect)
        return
    surface: Surface | None = getattr(skin.plates, panel.kind, None)
    radius = _radius(panel, surface)
    shape = rounded(0, 0, rect.width(), rect.height(), radius)
    if panel.kind == "gold":
        for width in (9, 6, 3):
            p.setPen(line_pen(PAPER["gold_bright"], width, 0.12))
            p.drawPath(shape)
    if surface is not None and surface.material == "glass":
        paint_surface(p, rect, surface, radius)
    elif surface is not None:
        ratio = p.transform().m11()
        plate = painted_plate(surface, *panel.rect[2:], radius, ratio)
        p.drawImage(QPointF(-ROOM, -ROOM), plate)
    if panel.rim == "none" or (panel.rim == "soft" and surface is not None and surface.rim):
        return  # the material has an edge of its own
    ink = player if panel.rim == "player" else getattr(skin.rims, panel.rim)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(ink, _RIM_WIDTHS[panel.rim], 0.6 if panel.rim == "soft" else 1))
    p.drawPath(shape)
    if surface is not None:
        paint_mounts(p, rect, surface)


def _radius(panel: Panel, surface: Surface | None) -> float:
    if panel.kind in _DIMMING:
        return 0.0
    medal = panel.kind == "badge" or (surface is not None and surface.material == "brass")
    round_one = medal and panel.rect.w == panel.rect.h
    return panel.rect.h / 2 if panel.kind in _PILLS or round_one else 7


@painted_once(_KEPT)
def painted_plate(
    surface: Surface, width: float, height: float, radius: float, dpr: float
) -> QImage:
    """The material without what it means: a plate gets other rims, but stays the same plate."""
    across, down = (ceil((side + 2 * ROOM) * dpr) for side in (width, height))
    with canvas(across, down, dpr) as (image, p):
        p.scale(dpr, dpr)
        p.translate(ROOM, ROOM)
        paint_surface(p, QRectF(0, 0, width, height), surface, radius)
    return image
