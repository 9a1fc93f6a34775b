"""Paints a card as a disc that shows only its emblem: a moon in the sky."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas
from fairytable.paint.card_size import card_size
from fairytable.stage.look import Printed


class Disc(NamedTuple):
    """A side of a card, to be drawn as a disc as wide as the card would be."""

    side: Printed


def paint_disc(disc: Disc, width: float, dpr: float, art: Art) -> QImage:
    """The emblem in the middle of a picture as large as that of a card of this width."""
    size = card_size(width, dpr)
    with canvas(*size.image, dpr) as (image, p):
        top = size.margin + (size.down - size.across) / 2
        art.draw(p, disc.side.emblem, QRectF(size.margin, top, size.across, size.across))
    return image
