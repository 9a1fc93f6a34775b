"""Paints a card as a disc that shows only its emblem: a moon in the sky."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas, color
from fairytable.paint.card_size import CardSize, card_size
from fairytable.paint.palette import SCENES, TABLE
from fairytable.stage.look import BackLook, Printed


class Disc(NamedTuple):
    """A side of a card, to be drawn as a disc as wide as the card would be."""

    side: Printed


def paint_disc(disc: Disc, width: float, dpr: float, art: Art) -> QImage:
    """The emblem in the middle of a picture as large as that of a card of this width."""
    size = card_size(width, dpr)
    with canvas(*size.image, dpr) as (image, p):
        art.draw(p, _emblem(disc.side), _square(size))
    return image


def _emblem(side: Printed) -> str:
    return side.emblem if isinstance(side, BackLook) else side.disc or side.emblem


def paint_plain_disc(disc: Disc, width: float, dpr: float) -> QImage:
    """What stands for a disc until it is painted."""
    size, side = card_size(width, dpr), disc.side
    tint = TABLE["plate_light"] if isinstance(side, BackLook) else SCENES[side.scene].rim
    with canvas(*size.image, dpr) as (image, p):
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(color(tint))
        p.drawEllipse(_square(size))
    return image


def _square(size: CardSize) -> QRectF:
    """The middle of a picture as large as that of a card, in device pixels."""
    top = size.margin + (size.down - size.across) / 2
    return QRectF(size.margin, top, size.across, size.across)
