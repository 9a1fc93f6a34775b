"""How places and pawns are lit: painted once for each state, for all of a size and shape."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from fairytable.paint.album import MB, painted_once
from fairytable.paint.area_shapes import outline
from fairytable.paint.brushes import canvas, color, line_pen, round_pen
from fairytable.paint.marks import paint_focus_ring
from fairytable.stage.picture import AreaShape
from fairytable.stage.skin import FELT, Rims

MARGIN = 8.0
"""How far a light reaches beyond what it lights."""
_KEPT = 48 * MB
"""How much of them is kept: a place may be as large as half the table."""


class Glow(Enum):
    """Why something is lit."""

    NONE = "none"
    OPEN = "open"
    """It can be clicked or taken now."""
    TARGET = "target"
    AIMED = "aimed"
    REFUSED = "refused"
    TOLD = "told"
    """The story speaks of it."""


class ItemLight:
    """The light of one item of the table, of any size and shape."""

    def __init__(self, item: QGraphicsItem, shape: AreaShape, dpr: float) -> None:
        self.glow = Glow.NONE
        self.focused = False
        self._item, self._shape, self._dpr = item, shape, dpr
        self._size = 0.0, 0.0
        self._patterned = False
        self._rims = FELT.rims
        self._picture: QPixmap | None = None
        """How it is lit; None until somebody asks after a change."""
        self.stale = False
        """Whether it shines in a way that was not painted yet."""

    @property
    def on(self) -> bool:
        return self.glow is not Glow.NONE or self.focused

    def set(self, glow: Glow, *, focused: bool = False) -> None:
        if (glow, focused) != (self.glow, self.focused):
            self.glow, self.focused = glow, focused
            self._refresh()

    def fit(self, w: float, h: float, dpr: float) -> None:
        """What it lights has this size, on this screen."""
        if (w, h, dpr) != (*self._size, self._dpr):
            self._size, self._dpr = (w, h), dpr
            self._refresh()

    def set_patterned(self, patterned: bool) -> None:
        """Whether lines differ by more than their colour."""
        if patterned != self._patterned:
            self._patterned = patterned
            self._refresh()

    def set_rims(self, rims: Rims) -> None:
        """In which colours it shines on this ground."""
        if rims != self._rims:
            self._rims = rims
            self._refresh()

    def _refresh(self) -> None:
        self._picture, self.stale = None, self.on
        self._item.update()

    def take(self) -> None:
        """Have it at hand: painting it while the scene is being painted might crash."""
        (w, h), shape = self._size, self._shape
        self._picture = painted_light(
            w, h, shape, self._dpr, self.glow, self.focused, self._patterned, self._rims
        )
        self.stale = False

    def paint(self, p: QPainter, corner: QPointF) -> None:
        """Round an item whose upper left corner is there."""
        if self._picture is not None:
            p.drawPixmap(corner - QPointF(MARGIN, MARGIN), self._picture)


@painted_once(_KEPT)
def painted_light(
    w: float,
    h: float,
    shape: AreaShape,
    dpr: float,
    glow: Glow,
    focused: bool,
    patterned: bool,
    rims: Rims = FELT.rims,
) -> QPixmap:
    """The light of something of this size; its upper left corner is MARGIN outside."""
    across, down = (round((side + 2 * MARGIN) * dpr) for side in (w, h))
    with canvas(across, down, dpr) as (image, p):
        p.scale(dpr, dpr)
        p.translate(MARGIN, MARGIN)
        if glow is not Glow.NONE:
            _paint_glow(p, QRectF(0, 0, w, h), shape, glow, _tint(glow, rims), patterned=patterned)
        if focused:
            paint_focus_ring(p, outline(shape, QRectF(0, 0, w, h), 4, 13))
    return QPixmap.fromImage(image)


def _tint(glow: Glow, rims: Rims) -> str:
    if glow is Glow.REFUSED:
        return rims.danger
    return rims.target if glow in (Glow.TARGET, Glow.AIMED) else rims.open


def _paint_glow(
    p: QPainter, rect: QRectF, shape: AreaShape, glow: Glow, tint: str, *, patterned: bool
) -> None:
    line = outline(shape, rect)
    p.setBrush(Qt.BrushStyle.NoBrush)
    strong = glow in (Glow.AIMED, Glow.REFUSED)
    p.fillPath(line, color(tint, 0.16 if strong else 0.06))
    for width in (12, 8, 5):
        p.setPen(line_pen(tint, width, 0.10 if strong else 0.06))
        p.drawPath(line)
    pen = line_pen(tint, 2.6 if strong else 2.0)
    if glow in (Glow.TARGET, Glow.TOLD):
        pen.setDashPattern([11, 5] if patterned else [5, 3])
    p.setPen(pen)
    p.drawPath(line)
    if patterned:
        _paint_pattern(p, rect, shape, glow, tint)


def _paint_pattern(p: QPainter, rect: QRectF, shape: AreaShape, glow: Glow, tint: str) -> None:
    """What can be clicked has a double line, what can receive has ticks at its corners."""
    if glow is Glow.OPEN:
        p.setPen(line_pen(tint, 1.8))
        p.drawPath(outline(shape, rect, 4.5, 13))
        return
    p.setPen(round_pen(tint, 3.2))
    w, h = rect.width(), rect.height()
    reach = min(18.0, w / 4, h / 4)
    for x, sx in ((-3.5, 1), (w + 3.5, -1)):
        for y, sy in ((-3.5, 1), (h + 3.5, -1)):
            p.drawLine(QPointF(x, y), QPointF(x + sx * reach, y))
            p.drawLine(QPointF(x, y), QPointF(x, y + sy * reach))
