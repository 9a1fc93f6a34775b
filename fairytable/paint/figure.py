"""Paints a drawing alone: a pawn that walks over the table, an emblem that lies on it."""

from math import ceil, cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas, color
from fairytable.paint.landscape import paint_landscape
from fairytable.stage.picture import Prospect

_MARGIN = 6
"""Pixels around it: some drawings reach out of their square."""
_FAINT = 0.4
_GLASS = "#565C72"
"""What lies over the part of a drawing that has lost its colours."""
_HAIR = 1e-6
"""What computing may add to a whole pixel."""


class Figure(NamedTuple):
    """A drawing as wide as its print."""

    emblem: str
    height: float
    turn: float = 0.0
    """Degrees, clockwise, round its middle."""
    faded: bool = False
    prospect: Prospect | None = None
    """A landscape is cut to its rectangle."""
    filled: float = 1.0
    """Above this share of its height it has lost its colours."""


def figure_margin(dpr: float) -> float:
    """The margin as it is painted: whole pixels of the device."""
    return ceil(_MARGIN * dpr) / dpr


def figure_size(figure: Figure, width: float, dpr: float) -> tuple[int, int]:
    """Width and height of its picture in device pixels: the turned drawing and the margin."""
    angle = radians(figure.turn)
    wide = abs(width * cos(angle)) + abs(figure.height * sin(angle))
    high = abs(width * sin(angle)) + abs(figure.height * cos(angle))
    margin = 2 * figure_margin(dpr)
    return ceil((wide + margin) * dpr - _HAIR), ceil((high + margin) * dpr - _HAIR)


def figure_corner(figure: Figure, width: float, dpr: float) -> QPointF:
    """Where its picture begins, seen from the upper left corner of the upright drawing."""
    if not figure.turn:
        return QPointF(-figure_margin(dpr), -figure_margin(dpr))
    across, down = figure_size(figure, width, dpr)
    return QPointF(width - across / dpr, figure.height - down / dpr) / 2


def paint_figure(figure: Figure, width: float, dpr: float, art: Art) -> QImage:
    """The drawing in the middle of its picture; upright ones begin on a whole pixel."""
    across, down = figure_size(figure, width, dpr)
    wide, high = width * dpr, figure.height * dpr
    with canvas(across, down, dpr) as (image, p):
        if figure.turn:
            p.translate(across / 2, down / 2)
            p.rotate(figure.turn)
            p.translate(-wide / 2, -high / 2)
        else:
            p.translate(figure_margin(dpr) * dpr, figure_margin(dpr) * dpr)
        room = QRectF(0, 0, wide, high)
        if figure.prospect is not None:
            p.drawImage(room, paint_landscape(figure.emblem, figure.prospect, room.size(), art))
        elif figure.filled < 1:
            _pour(p, figure, room, art)
        else:
            art.draw(p, figure.emblem, room)
        if figure.faded:
            _fade(p, image)
    return image


def _pour(p: QPainter, figure: Figure, room: QRectF, art: Art) -> None:
    """The drawing in its colours as far as it is filled, and above as grey glass."""
    empty = room.adjusted(0, 0, 0, -room.height() * figure.filled)
    p.save()
    p.setClipRect(room.adjusted(-_MARGIN, empty.height(), _MARGIN, _MARGIN))
    art.draw(p, figure.emblem, room)
    p.restore()
    p.drawImage(empty, _bleached(figure.emblem, room, art), empty)


def _bleached(emblem: str, room: QRectF, art: Art) -> QImage:
    """A drawing without its colours."""
    with canvas(ceil(room.width()), ceil(room.height())) as (image, p):
        art.draw(p, emblem, room)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    with QPainter(image) as p:
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        p.drawImage(0, 0, grey)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        p.fillRect(image.rect(), color(_GLASS, 0.45))
    return image


def _fade(p: QPainter, image: QImage) -> None:
    """As a whole: faint parts would shine through each other."""
    p.resetTransform()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    p.fillRect(image.rect(), color("#000000", _FAINT))
