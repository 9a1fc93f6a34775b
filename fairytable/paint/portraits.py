"""Faces of players: a round portrait in a ring of the player's colour, with the player's shape."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from fairytable.paint.art import Art
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.palette import PAPER, PLAYERS, TABLE
from fairytable.paint.pieces import SHAPES, paint_player


@lru_cache(maxsize=64)
def _image(name: str, side: float, dpr: float) -> QImage:
    return Art().image(name, side, side, dpr)


def paint_portrait(p: QPainter, name: str, centre: QPointF, radius: float) -> None:
    """A face in a ring of gold."""
    side = 2 * radius - 2
    corner = centre - QPointF(side / 2, side / 2)
    p.drawImage(
        QRectF(corner.x(), corner.y(), side, side),
        _image(name, side, p.device().devicePixelRatio()),
    )
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(PAPER["gold_bright"], 1.3))
    p.drawEllipse(centre, radius - 0.7, radius - 0.7)


def paint_player_portrait(
    p: QPainter, name: str, colour: int, centre: QPointF, radius: float, ring: str = ""
) -> None:
    """A face with the shape and the colour of the player at its lower right; the ring has another
    colour where one is named."""
    paint_portrait(p, name, centre, radius)
    p.setPen(line_pen(ring or PLAYERS[SHAPES[colour]], 2.2))
    p.drawEllipse(centre, radius - 1, radius - 1)
    small = max(4.0, radius * 0.3)
    at = centre + QPointF(radius * 0.7, radius * 0.66)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(TABLE["well"]))
    p.drawEllipse(at, small + 1.8, small + 1.8)
    paint_player(p, colour, at, small)


def paint_nobody(p: QPainter, centre: QPointF, radius: float, tone: str) -> None:
    """The outline of somebody without a face."""
    p.setBrush(color(TABLE["well"]))
    p.setPen(line_pen(tone, 1.2))
    p.drawEllipse(centre, radius - 0.7, radius - 0.7)
    figure = QPainterPath()
    figure.addEllipse(centre - QPointF(0, radius * 0.24), radius * 0.27, radius * 0.3)
    chest = QRectF(0, 0, radius * 1.1, radius * 0.92)
    chest.moveCenter(centre + QPointF(0, radius * 0.62))
    figure.moveTo(chest.left(), chest.center().y())
    figure.arcTo(chest, 180, -180)
    figure.closeSubpath()
    p.fillPath(figure, color(tone, 0.75))
