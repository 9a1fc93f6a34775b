"""Paints a whole card, either side of it, into an image with its shadow: any thread may do it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas, color, line_pen, metal_pen, rounded
from fairytable.paint.card_size import HEIGHT, WIDTH, CardSize, Level, card_size
from fairytable.paint.card_stock import blank, body, shadow, to_units
from fairytable.paint.card_words import lay_out, paint_words
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.palette import CREAM, KNOWN_DISC, MARKS, PAPER, PENNANT, SCENES, STOCKS, TABLE
from fairytable.paint.pane import paint_picture
from fairytable.paint.pennant import (
    paint_number,
    paint_pennant,
    paint_tab,
    paint_tongues,
    paint_tongues_small,
)
from fairytable.stage.look import BackLook, Look, Printed

EYE = QPointF(81, 121)
"""Where it is seen that a card is known, in units."""


def paint_card(side: Printed, width: float, dpr: float, art: Art) -> QImage:
    """Either side of a card; `width` in pixels as the scene counts them."""
    size = card_size(width, dpr)
    with canvas(*size.image, dpr) as (image, p):
        p.drawImage(0, 0, _stock(side, size))
        to_units(p, size)
        if isinstance(side, BackLook):
            _back(p, side, size, art)
        elif size.level == Level.MINI:
            _mini(p, side, art)
        else:
            _face(p, side, size, art)
    return image


def paint_plain(side: Printed, width: float, dpr: float) -> QImage:
    """What stands for a card until it is painted: its paper and colour, as quickly as can be."""
    size = card_size(width, dpr)
    hidden = isinstance(side, BackLook)
    stock = STOCKS["parchment" if isinstance(side, BackLook) else side.stock]
    tint = TABLE["plate_light"] if isinstance(side, BackLook) else SCENES[side.scene].middle
    with canvas(*size.image, dpr) as (image, p):
        to_units(p, size)
        p.fillPath(rounded(0, 1, WIDTH + 2, HEIGHT + 3, 8), color(TABLE["shadow"], 0.3))
        p.fillPath(body(), color(stock.paper))
        p.fillPath(rounded(1, 1, 98, 138, 6) if hidden else rounded(6, 6, 88, 106, 3), color(tint))
    return image


def _stock(side: Printed, size: CardSize) -> QImage:
    return shadow(size) if isinstance(side, BackLook) else blank(size, STOCKS[side.stock])


def _face(p: QPainter, look: Look, size: CardSize, art: Art) -> None:
    words = lay_out(look, size)
    foot = words.window_foot
    window = rounded(6, 6, 88, foot - 6, 3)
    emblem = 100.0 if size.level == Level.THUMB else 94.0 if foot > 95 else foot - 7
    paint_picture(p, look, art, window, emblem)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(metal_pen(0.9, STOCKS[look.stock]))
    p.drawPath(window)
    paint_pennant(p, look.pennant, size)
    if look.tab:
        paint_tab(p, look.tab, size)
    paint_tongues(p, look.tongues, size)
    paint_words(p, look, words, size)


def _mini(p: QPainter, look: Look, art: Art) -> None:
    """Too small for a picture: the pennant's colour, its silhouette and number fill the card."""
    window = rounded(5, 5, 90, 130, 4)
    base = color(PENNANT[look.pennant.tone])
    silk = QLinearGradient(7, 7, 93, 133)
    silk.setColorAt(0, base.lighter(130))
    silk.setColorAt(1, base.darker(115))
    p.fillPath(window, silk)
    glyph, number = look.pennant.glyph, look.pennant.number
    if look.tongues:
        paint_number(p, number, QRectF(8, 9, 44, 66), 62, 44)
        paint_glyph(p, glyph, QRectF(50, 21, 42, 42), CREAM)
        paint_tongues_small(p, look.tongues)
        return
    if not (glyph or number):
        art.draw(p, look.emblem, QRectF(7, 27, 86, 86))
    if number:
        paint_number(p, number, QRectF(7, 9, 86, 72 if glyph else 122), 72, 72)
    if glyph:
        side = 46 if number else 66
        paint_glyph(p, glyph, QRectF(50 - side / 2, 82 if number else 37, side, side), CREAM)


def _back(p: QPainter, look: BackLook, size: CardSize, art: Art) -> None:
    p.save()
    p.setClipPath(body(), Qt.ClipOperation.IntersectClip)
    if not art.draw(p, look.emblem, QRectF(0, 0, WIDTH, HEIGHT)):
        p.fillPath(body(), color(TABLE["plate_light"]))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(PAPER["gold_bright"], 0.7, 0.85))
    p.drawPath(rounded(0.4, 0.4, 99.2, 139.2, 6.2))
    if look.memory:
        _paint_memory(p, look.memory, size, art)


def _paint_memory(p: QPainter, face: Look, size: CardSize, art: Art) -> None:
    """The face a viewer remembers, as if the back were a little transparent, and an open eye."""
    centre = QPointF(50, 66)
    sky = QRadialGradient(centre, 37)
    sky.setColorAt(0, color(SCENES[face.scene].halo))
    sky.setColorAt(0.6, color(SCENES[face.scene].rim))
    sky.setColorAt(1, color(SCENES[face.scene].middle))
    p.setOpacity(0.86)
    p.setBrush(sky)
    p.setPen(line_pen(MARKS["known"], 1.2))
    p.drawEllipse(centre, 36, 36)
    p.setOpacity(0.8)
    ring = QPainterPath()
    ring.addEllipse(centre, 35, 35)
    p.save()
    p.setClipPath(ring, Qt.ClipOperation.IntersectClip)
    art.draw(p, face.emblem, QRectF(16, 32, 68, 68))
    p.restore()
    p.setOpacity(1)
    if size.level > Level.MINI:
        paint_pennant(p, face.pennant, size)
    paint_eye(p)


def paint_eye(p: QPainter, at: QPointF = EYE) -> None:
    """An open eye in a violet disc, mostly at the lower right: the viewer knows this card."""
    p.setPen(line_pen(PAPER["gold_bright"], 0.9))
    p.setBrush(color(KNOWN_DISC))
    p.drawEllipse(at, 13.5, 13.5)
    paint_glyph(p, "eye", QRectF(at - QPointF(10, 10), at + QPointF(10, 10)), MARKS["known"])
