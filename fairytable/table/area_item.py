"""A place on the table that lights up: it accepts what is lifted, is aimed at, or is focused."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.album import MB, painted_once
from fairytable.paint.brushes import canvas, color, line_pen, round_pen, rounded
from fairytable.paint.ground import qrect
from fairytable.paint.marks import paint_focus_ring
from fairytable.paint.palette import MARKS
from fairytable.stage.picture import Area
from fairytable.table.z_values import of_area

_MARGIN = 8.0
_LIGHTS = 48 * MB
"""How much of them is kept: a place may be as large as half the table."""


class Glow(Enum):
    """Why a place is lit."""

    NONE = "none"
    OPEN = "open"
    """It can be clicked now."""
    TARGET = "target"
    AIMED = "aimed"
    REFUSED = "refused"
    TOLD = "told"
    """The story speaks of it."""


class AreaItem(QGraphicsItem):
    """Its light is painted once for each state, for all places of a size, and then only blitted."""

    def __init__(self, area: Area, dpr: float) -> None:
        super().__init__()
        self.area = area
        self.glow = Glow.NONE
        self.focused = False
        self.patterned = False
        """Whether lines differ by more than their colour."""
        self._dpr = dpr
        self._place = qrect(area.rect)
        self._light: QPixmap | None = None
        """How it is lit; None until somebody asks after a change."""
        self.setZValue(of_area(area.z))
        self.setPos(area.rect.x, area.rect.y)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def set_light(self, glow: Glow, *, focused: bool = False) -> None:
        if (glow, focused) != (self.glow, self.focused):
            self.glow, self.focused = glow, focused
            self.setVisible(glow is not Glow.NONE or focused)
            self._refresh()

    def set_patterned(self, patterned: bool) -> None:
        if patterned != self.patterned:
            self.patterned = patterned
            self._refresh()

    def set_dpr(self, dpr: float) -> None:
        """The window has come to another screen."""
        if dpr != self._dpr:
            self._dpr = dpr
            self._refresh()

    def _refresh(self) -> None:
        self._light = None
        self.update()

    def take(self) -> None:
        """Have the light at hand: painting it while the scene is being painted might crash."""
        size = self.area.rect.w, self.area.rect.h
        self._light = _painted(*size, self._dpr, self.glow, self.focused, self.patterned)

    @property
    def stale(self) -> bool:
        """Whether it is lit in a way that was not painted yet."""
        return self._light is None and (self.glow is not Glow.NONE or self.focused)

    def boundingRect(self) -> QRectF:
        m = _MARGIN
        return QRectF(-m, -m, self.area.rect.w + 2 * m, self.area.rect.h + 2 * m)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._light is not None:
            p.drawPixmap(QPointF(-_MARGIN, -_MARGIN), self._light)

    def contains_point(self, at: QPointF) -> bool:
        return self._place.contains(at)


@painted_once(_LIGHTS)
def _painted(w: float, h: float, dpr: float, glow: Glow, focused: bool, patterned: bool) -> QPixmap:
    across, down = (round((side + 2 * _MARGIN) * dpr) for side in (w, h))
    with canvas(across, down, dpr) as (image, p):
        p.scale(dpr, dpr)
        p.translate(_MARGIN, _MARGIN)
        if glow is not Glow.NONE:
            _paint_glow(p, w, h, glow, patterned=patterned)
        if focused:
            paint_focus_ring(p, rounded(-4, -4, w + 8, h + 8, 13))
    return QPixmap.fromImage(image)


def _paint_glow(p: QPainter, w: float, h: float, glow: Glow, *, patterned: bool) -> None:
    shape = rounded(0, 0, w, h, 10)
    p.setBrush(Qt.BrushStyle.NoBrush)
    tint = MARKS["danger" if glow is Glow.REFUSED else "target"]
    strong = glow in (Glow.AIMED, Glow.REFUSED)
    p.fillPath(shape, color(tint, 0.16 if strong else 0.06))
    for width in (12, 8, 5):
        p.setPen(line_pen(tint, width, 0.10 if strong else 0.06))
        p.drawPath(shape)
    pen = line_pen(tint, 2.6 if strong else 2.0)
    if glow in (Glow.TARGET, Glow.TOLD):
        pen.setDashPattern([11, 5] if patterned else [5, 3])
    p.setPen(pen)
    p.drawPath(shape)
    if patterned:
        _paint_pattern(p, w, h, glow, tint)


def _paint_pattern(p: QPainter, w: float, h: float, glow: Glow, tint: str) -> None:
    """What can be clicked has a double line, what can receive has ticks at its corners."""
    if glow is Glow.OPEN:
        p.setPen(line_pen(tint, 1.8))
        p.drawPath(rounded(-4.5, -4.5, w + 9, h + 9, 13))
        return
    p.setPen(round_pen(tint, 3.2))
    reach = min(18.0, w / 4, h / 4)
    for x, sx in ((-3.5, 1), (w + 3.5, -1)):
        for y, sy in ((-3.5, 1), (h + 3.5, -1)):
            p.drawLine(QPointF(x, y), QPointF(x + sx * reach, y))
            p.drawLine(QPointF(x, y), QPointF(x, y + sy * reach))
