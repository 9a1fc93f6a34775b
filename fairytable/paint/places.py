"""Paints what lies on the felt where no card is: empty places, drop targets, captions."""

from enum import Enum

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.empties import paint_empty
from fairytable.paint.fonts import SEMIBOLD, Type
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.outlines import hexagon
from fairytable.paint.palette import MARKS, UI
from fairytable.paint.text import Setting, draw, fit_or_cut, sizes
from fairytable.stage.picture import Form
from fairytable.stage.skin import FELT, Skin

LEAST_PX = 12
_CAPTION = Type(15, SEMIBOLD, caps=True)


class PlaceState(Enum):
    """What an empty place says."""

    EMPTY = "empty"
    GHOST = "ghost"
    """A dotted outline: a card may lie here one day."""
    TARGET = "target"
    """What is lifted may be put down here."""
    AIMED = "aimed"
    """And it is held over this very place."""
    REFUSED = "refused"


def paint_place(
    p: QPainter,
    rect: QRectF,
    state: PlaceState,
    label: str = "",
    glyph: str = "",
    form: Form = "card",
    skin: Skin = FELT,
    glimmer: str = "",
) -> None:
    """An empty place as large as a card, with a word or a silhouette in it, which may glimmer."""
    unit = rect.width() / 100
    if state == PlaceState.AIMED:
        rect = rect.marginsAdded(_grown(rect, 0.015))
    style = skin if form == "card" else skin._replace(empty="dashes")
    _paint_ground(p, rect, _outline(rect, form), state, style, glimmer)
    if state == PlaceState.REFUSED:
        return  # its sign stands where words would
    lit = state in (PlaceState.TARGET, PlaceState.AIMED)
    room = rect.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
    if glyph:
        side = min(room.width() * 0.5, room.height() * 0.5)
        top = room.center().y() - side / 2 - (room.height() * 0.12 if label else 0)
        square = QRectF(room.center().x() - side / 2, top, side, side)
        paint_glyph(p, glyph, square, color(glimmer or skin.rims.soft, 0.75 if lit else 0.6))
        room.setTop(square.bottom() + 2)
    if label and room.width() >= 3 * LEAST_PX and room.height() >= LEAST_PX:
        paint_caption(p, room, label, lines=3, strength=0.95 if lit else 0.85)


def paint_caption(
    p: QPainter,
    rect: QRectF,
    text: str,
    px: float = 15,
    lines: int = 1,
    strength: float = 0.92,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Words on the felt in small capitals; as they need, smaller, in several lines, in plain
    letters or cut."""
    setting = set_caption(text, rect.size(), px, lines)
    draw(p, setting, rect, color(UI["dark_text"], strength), align)


def set_caption(text: str, room: QSizeF, px: float = 15, lines: int = 1) -> Setting:
    """A caption in the letters that it needs: plain ones are narrower than small capitals."""
    plain = _CAPTION._replace(caps=False)
    types = [*sizes(_CAPTION, px, LEAST_PX), *sizes(plain, px, LEAST_PX)]
    return fit_or_cut(text, room, types, lines, 1.1)


def _outline(rect: QRectF, form: Form) -> QPainterPath:
    """The shape of what may lie there."""
    middle = rect.center()
    if form == "tile":
        return hexagon(middle.x(), middle.y(), rect.width())
    if form == "disc":
        shape = QPainterPath()
        shape.addEllipse(middle, rect.width() / 2, rect.width() / 2)
        return shape
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), 0.065 * rect.width())


def _paint_ground(
    p: QPainter,
    rect: QRectF,
    shape: QPainterPath,
    state: PlaceState,
    skin: Skin,
    glimmer: str,
) -> None:
    unit = rect.width() / 100
    tint = MARKS["danger" if state == PlaceState.REFUSED else "target"]
    p.setBrush(Qt.BrushStyle.NoBrush)
    match state:
        case PlaceState.EMPTY:
            p.fillPath(shape, color(skin.plates.plate.deep, 0.28))
            p.setPen(line_pen(skin.rims.soft, 1.2, 0.7))
        case PlaceState.GHOST:
            paint_empty(p, rect, shape, skin, glimmer)
            return
        case _:
            for i in range(5):
                p.setPen(line_pen(tint, unit * (4 + i * 2.5), 0.06))
                p.drawPath(shape)
            p.fillPath(shape, color(tint, 0.13 if state == PlaceState.TARGET else 0.25))
            pen = line_pen(tint, 2 if state == PlaceState.TARGET else 2.6)
            if state == PlaceState.TARGET:
                pen.setDashPattern([5, 3])
            p.setPen(pen)
    p.drawPath(shape)
    if state == PlaceState.REFUSED:
        side = rect.width() * 0.4
        middle = rect.center()
        square = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_glyph(p, "forbidden", square, tint)


def _grown(rect: QRectF, share: float) -> QMarginsF:
    x, y = rect.width() * share, rect.height() * share
    return QMarginsF(x, y, x, y)
