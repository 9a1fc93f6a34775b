"""Pictures that fill a whole rectangle, of any shape: the ground of a table, a game's cover."""

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas, grain

TABLE, COVER = "table", "cover"
"""What a game's pictures are called, in the folder of its emblems."""
PARTS = ("ground", "middle", "left", "right")
"""The groups of a drawing that fits itself to every shape, from back to front."""
_FOCUS = QPointF(0.5, 0.46)
"""The point of a drawing in one piece that stays in sight however much is cut off."""
_BAND = 96
"""Rows that are drawn at a time: Qt keeps Python's lock while it draws, and the window must not
wait for a whole picture."""
_SQUAREST = 1.45
"""Below this ratio of width to height the middle shrinks: it must not reach the sides."""


class Vista(NamedTuple):
    """A picture as high as this; its width is that of its print."""

    name: str
    """Like that of an emblem: "tales/table"."""
    height: float


def beside(emblem: str, picture: str) -> str:
    """The name of a picture in the folder of an emblem: "tales/owl" leads to "tales/table"."""
    return f"{emblem.partition('/')[0]}/{picture}"


@cache
def exists(art: Art, name: str) -> bool:
    """Whether there is such a picture; a table asks at every change on its ground."""
    return (art.folder / f"{name}.svg").is_file()


def paint_vista(vista: Vista, width: float, dpr: float, art: Art) -> QImage:
    """The picture without a gap and without distortion, on a little grain; any thread may do it."""
    across, down = max(1, round(width * dpr)), max(1, round(vista.height * dpr))
    drawing = QSvgRenderer(str(art.folder / f"{vista.name}.svg"))
    room = QRectF(0, 0, across, down)
    draw = _draw_parts if drawing.elementExists(PARTS[0]) else _draw_whole
    image = QImage(across, down, QImage.Format.Format_RGB32)
    image.fill(0)
    for top in range(0, down, _BAND):
        with canvas(across, min(_BAND, down - top)) as (band, brush):
            brush.translate(0, -top)
            draw(brush, drawing, room)
            brush.fillRect(QRectF(0, top, across, _BAND), QBrush(grain(160, 3, 9)))
        _put(image, band, top)
    image.setDevicePixelRatio(dpr)
    return image


def _put(image: QImage, band: QImage, top: int) -> None:
    with QPainter(image) as p:
        p.drawImage(0, top, band)


def _draw_whole(p: QPainter, drawing: QSvgRenderer, room: QRectF) -> None:
    drawing.render(p, _filling(drawing.viewBoxF().size(), room))


def _filling(size: QSizeF, room: QRectF) -> QRectF:
    """The smallest rectangle of this shape that covers the room."""
    size = size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    over = QPointF(size.width() - room.width(), size.height() - room.height())
    return QRectF(QPointF(-over.x() * _FOCUS.x(), -over.y() * _FOCUS.y()), size)


def _draw_parts(p: QPainter, drawing: QSvgRenderer, room: QRectF) -> None:
    """The ground is stretched; left and right stand at their edges, the middle in the middle."""
    box = drawing.viewBoxF()
    unit = room.height() / box.height()
    small = unit * min(1.0, room.width() / room.height() / _SQUAREST)
    over = room.width() - box.width() * unit
    middle = room.center() - box.center() * small
    places = {
        "ground": (QPointF(0, 0), room.width() / box.width(), unit),
        "middle": (middle, small, small),
        "left": (QPointF(0, 0), unit, unit),
        "right": (QPointF(over, 0), unit, unit),
    }
    for name in PARTS:
        corner, across, down = places[name]
        if not drawing.elementExists(name):
            continue
        own = drawing.boundsOnElement(name)
        at = QPointF(corner.x() + own.x() * across, corner.y() + own.y() * down)
        drawing.render(p, name, QRectF(at, QSizeF(own.width() * across, own.height() * down)))
