"""What is written on the table lies on a slip of the skin's paper, painted once for each size."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from fairytable.paint.album import MB, painted_once
from fairytable.paint.brushes import canvas, color, line_pen, rounded
from fairytable.paint.materials import paint_surface
from fairytable.paint.palette import TABLE
from fairytable.stage.skin import FELT, Skin, Surface

AIR = 8.0
"""Pixels around a slip that its shadow and rim may touch."""
_KEPT = 8 * MB


class SlipPaper:
    """The paper of one bubble, note or question; whoever writes on it tells it the size."""

    def __init__(self, radius: float, line: float, *, cast: bool) -> None:
        self.skin = FELT
        self._radius, self._line, self._cast = radius, line, cast
        self._size = 0.0, 0.0
        self._rim = FELT.slip.rim
        self._picture: QPixmap | None = None
        """None for a plain slip: that is drawn in an instant."""

    def fit(self, width: float, height: float, rim: str, skin: Skin, dpr: float) -> None:
        """Take this size, with this edge; painted now and not while the scene is."""
        self.skin, self._size, self._rim = skin, (width, height), rim
        plain = skin.slip.material == "glass"
        self._picture = (
            None
            if plain
            else _painted(skin.slip, width, height, self._radius, rim, self._line, dpr)
        )

    def paint(self, p: QPainter) -> None:
        """At the origin."""
        if self._picture is not None:
            p.drawPixmap(QPointF(-AIR, -AIR), self._picture)
            return
        (w, h), r = self._size, self._radius
        for i in range(4 if self._cast else 0):
            p.fillPath(rounded(i - 2, i - 1, w, h, r + 1), color(TABLE["shadow"], 0.16))
        shape = rounded(0, 0, w, h, r)
        p.fillPath(shape, color(self.skin.slip.light))
        p.setPen(line_pen(self._rim, self._line))
        p.drawPath(shape)


@painted_once(_KEPT)
def _painted(
    surface: Surface, w: float, h: float, radius: float, rim: str, line: float, dpr: float
) -> QPixmap:
    across, down = (round((side + 2 * AIR) * dpr) for side in (w, h))
    with canvas(across, down, dpr) as (image, p):
        p.scale(dpr, dpr)
        p.translate(AIR, AIR)
        edge = paint_surface(p, QRectF(0, 0, w, h), surface, radius)
        p.setPen(line_pen(rim, line))
        p.drawPath(edge)
    return QPixmap.fromImage(image)
