"""The arrow that folds the side panel: it points to where the panel would go."""

from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF
from PySide6.QtGui import QIcon, QPixmap

from fairytable.paint.brushes import canvas, round_pen

Way: TypeAlias = Literal["left", "right"]
_SIDE = 16


def arrow_icon(way: Way, ink: str, dpr: float) -> QIcon:
    """An arrow in this colour."""
    with canvas(round(_SIDE * dpr), round(_SIDE * dpr), dpr) as (image, p):
        p.scale(dpr, dpr)
        p.setPen(round_pen(ink, 2))
        tip, back = (5.0, 10.5) if way == "left" else (11.0, 5.5)
        p.drawPolyline([QPointF(back, 3.5), QPointF(tip, 8), QPointF(back, 12.5)])
    return QIcon(QPixmap.fromImage(image))
