"""A place on the table that lights up: it accepts what is lifted, is aimed at, or is focused."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import canvas, color, line_pen, round_pen, rounded
from fairytable.paint.ground import qrect
from fairytable.paint.palette import BRACKET_TWIN, MARKS
from fairytable.stage.picture import Area
from fairytable.table.z_values import of_area

_MARGIN = 8.0


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
    """Its light is painted once for each state and then only blitted."""

    def __init__(self, area: Area, dpr: float) -> None:
        super().__init__()
        self.area = area
        self.glow = Glow.NONE
        self.focused = False
        self.patterned = False
        """Whether lines differ by more than their colour."""
        self._dpr = dpr
        self._place = qrect(area.rect)
        self._lights: dict[tuple[Glow, bool], QPixmap] = {}
        self.setZValue(of_area(area.z))
        self.setPos(area.rect.x, area.rect.y)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def set_light(self, glow: Glow, *, focused: bool = False) -> None:
        if (glow, focused) != (self.glow, self.focused):
            self.glow, self.focused = glow, focused
            self.setVisible(glow is not Glow.NONE or focused)
            self.update()

    def set_patterned(self, patterned: bool) -> None:
        if patterned != self.patterned:
            self.patterned = patterned
            self._lights.clear()
            self.update()

    def take(self) -> None:
        """Have the light at hand: painting it while the scene is being painted might crash."""
        self._lights[self.glow, self.focused] = self._painted()

    @property
    def stale(self) -> bool:
        """Whether it is lit in a way that was not painted yet."""
        lit = self.glow is not Glow.NONE or self.focused
        return lit and (self.glow, self.focused) not in self._lights

    def boundingRect(self) -> QRectF:
        m = _MARGIN
        return QRectF(-m, -m, self.area.rect.w + 2 * m, self.area.rect.h + 2 * m)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        light = self._lights.get((self.glow, self.focused))
        if light is not None:
            p.drawPixmap(QPointF(-_MARGIN, -_MARGIN), light)

    def contains_point(self, at: QPointF) -> bool:
        return self._place.contains(at)

    def _painted(self) -> QPixmap:
        bounds = self.boundingRect()
        across, down = round(bounds.width() * self._dpr), round(bounds.height() * self._dpr)
        with canvas(across, down, self._dpr) as (image, p):
            p.scale(self._dpr, self._dpr)
            p.translate(_MARGIN, _MARGIN)
            self._paint_light(p)
        return QPixmap.fromImage(image)

    def _paint_light(self, p: QPainter) -> None:
        w, h = self.area.rect.w, self.area.rect.h
        shape = rounded(0, 0, w, h, 10)
        p.setBrush(Qt.BrushStyle.NoBrush)
        if self.glow is not Glow.NONE:
            tint = MARKS["danger" if self.glow is Glow.REFUSED else "target"]
            strong = self.glow in (Glow.AIMED, Glow.REFUSED)
            p.fillPath(shape, color(tint, 0.16 if strong else 0.06))
            for width in (12, 8, 5):
                p.setPen(line_pen(tint, width, 0.10 if strong else 0.06))
                p.drawPath(shape)
            pen = line_pen(tint, 2.6 if strong else 2.0)
            if self.glow in (Glow.TARGET, Glow.TOLD):
                pen.setDashPattern([11, 5] if self.patterned else [5, 3])
            p.setPen(pen)
            p.drawPath(shape)
            if self.patterned:
                self._paint_pattern(p, tint)
        if self.focused:
            ring = rounded(-4, -4, w + 8, h + 8, 13)
            p.setPen(round_pen(BRACKET_TWIN, 3.4, 0.8))
            p.drawPath(ring)
            pen = line_pen(MARKS["selected"], 2)
            pen.setDashPattern([3.2, 2.2])
            p.setPen(pen)
            p.drawPath(ring)

    def _paint_pattern(self, p: QPainter, tint: str) -> None:
        """What can be clicked has a double line, what can receive has ticks at its corners."""
        w, h = self.area.rect.w, self.area.rect.h
        if self.glow is Glow.OPEN:
            p.setPen(line_pen(tint, 1.8))
            p.drawPath(rounded(-4.5, -4.5, w + 9, h + 9, 13))
            return
        p.setPen(round_pen(tint, 3.2))
        reach = min(18.0, w / 4, h / 4)
        for x, sx in ((-3.5, 1), (w + 3.5, -1)):
            for y, sy in ((-3.5, 1), (h + 3.5, -1)):
                p.drawLine(QPointF(x, y), QPointF(x + sx * reach, y))
                p.drawLine(QPointF(x, y), QPointF(x, y + sy * reach))
