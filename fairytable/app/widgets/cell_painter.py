"""Paints a cell of a page, a sheet or a ledger in one line: tile, sign, words, bar."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from fairytable.app.chrome import Chrome, sized, tint
from fairytable.app.widgets.bars import paint_bar
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.small_cards import SmallCards
from fairytable.paint.brushes import color, down, line_pen
from fairytable.paint.fonts import BOLD, LEAST_PX, Type, metrics
from fairytable.paint.glyphs import NAMES, paint_glyph
from fairytable.paint.palette import CREAM, PENNANT
from fairytable.paint.pieces import paint_player
from fairytable.paint.text import Setting, draw, fit, fit_or_cut, sizes
from fairytable.stage.cells import Cell, Ink

BAR_LEAST, BAR_HIGH = 64.0, 10.0
_GAP = 5.0
_TILE = 5.0
"""What a tile reaches beyond the words, at the left and the right."""
_NOTHING = ("", "·", "–", "-", "0")
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight
_FAINT = 0.45
_BESIDE_BAR = 0.24
"""How much of a cell short words leave free before its bar: bars of a column begin alike."""


def sign_side(kind: Type) -> float:
    """How large a sign is beside words of this type."""
    return round(1.28 * sized(kind).px)


def forms(cell: Cell) -> list[str]:
    """The words of a cell, the best first; what would change tells what it was before."""
    if cell.was is None:
        return [cell.text]
    now = _number(cell.text)
    before = 0 if cell.was in _NOTHING else _number(cell.was)
    if now is None or before is None:
        return [f"{cell.was} → {cell.text}" if cell.was else cell.text, cell.text]
    change = f"+{now - before}" if now >= before else f"−{before - now}"
    if cell.was in _NOTHING:
        return [change, cell.text]
    return [f"{cell.was} {change}", f"{cell.was}{change}", cell.text]


def _number(text: str) -> int | None:
    plain = text.replace("−", "-").strip()
    return int(plain) if plain.lstrip("+-").isdecimal() else None


class CellPainter:
    """For one ground, and the people at one table."""

    def __init__(self, chrome: Chrome, colours: Sequence[int], cards: SmallCards) -> None:
        self.chrome, self.cards = chrome, cards
        self.colours = colours
        """Those that the players have chosen."""

    def width(self, cell: Cell, kind: Type) -> float:
        """How wide a cell is in this type, without its cards."""
        words = metrics(self._type(cell, kind)).horizontalAdvance(forms(cell)[0])
        wide = self._sign_width(cell, kind) + (words + 2 if words else 0)
        if cell.bar is not None:
            wide += BAR_LEAST + (_GAP if wide else 0)
        return wide + (2 * _TILE if cell.lit or cell.was is not None else 0)

    def _type(self, cell: Cell, kind: Type) -> Type:
        strong = cell.strong or cell.lit in ("gold", "enamel") or cell.was is not None
        return sized(kind._replace(weight=BOLD) if strong else kind)

    def _sign_width(self, cell: Cell, kind: Type) -> float:
        if cell.player is None and cell.glyph not in NAMES and not cell.emblem:
            return 0.0
        return sign_side(kind) + (_GAP if cell.text else 0)

    def ink(self, ink: Ink, *, quiet: bool = False) -> str:
        """What words are written with."""
        c = self.chrome
        inks = {"": c.text, "soft": c.soft, "gold": c.link, "good": c.good, "bad": c.warning}
        return c.soft if quiet else inks[ink]

    def paint(
        self,
        p: QPainter,
        cell: Cell,
        rect: QRectF,
        kind: Type,
        align: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        """A cell in a rectangle; a tile fills all of it where the cell is centred."""
        wide = min(self.width(cell, kind), rect.width())
        if cell.bar is not None and align == _LEFT:
            wide = rect.width()
        x = rect.x()
        if align == _RIGHT:
            x = rect.right() - wide
        elif align != _LEFT:
            x = rect.center().x() - wide / 2
        place = QRectF(x, rect.y(), wide, rect.height())
        tiled = cell.lit or cell.was is not None
        if tiled:
            self.paint_tile(p, cell, place if align in (_LEFT, _RIGHT) else rect)
            inner = _TILE if wide < rect.width() or align in (_LEFT, _RIGHT) else 2.0
            place.adjust(inner, 0, -inner, 0)
        self._paint_content(p, cell, place, kind, centred=align not in (_LEFT, _RIGHT))

    def paint_tile(self, p: QPainter, cell: Cell, rect: QRectF) -> None:
        """What is lit, or would change, lies on a tile."""
        c = self.chrome
        tile = rect.adjusted(0, 1.5, 0, -1.5)
        shape = plate(tile, 5)
        p.setBrush(Qt.BrushStyle.NoBrush)
        if cell.was is not None:
            p.fillPath(shape, down(tile, (0, c.key_top), (1, c.key_foot)))
            p.setPen(line_pen(c.text if c.name == "light" else c.gold, 1.2))
        elif cell.lit == "enamel":
            p.fillPath(shape, color(PENNANT.get(cell.colour, c.box)))
            p.setPen(line_pen(c.gold, 1, 0.7))
        else:
            own = cell.lit == "gold"
            p.fillPath(shape, color(c.gold, 0.3 if own else 0.14))
            p.setPen(line_pen(c.gold, 1.4 if own else 1.0, 1 if own else 0.55))
        p.drawPath(shape)

    def _paint_content(
        self, p: QPainter, cell: Cell, place: QRectF, kind: Type, *, centred: bool
    ) -> None:
        x = place.x()
        if self._sign_width(cell, kind):
            side = sign_side(kind)
            middle = QPointF(x + side / 2, place.center().y())
            self.paint_sign(p, cell, middle, min(side, place.height()))
            x += self._sign_width(cell, kind)
        room = place.right() - x
        if cell.bar is not None and cell.text:
            room -= BAR_LEAST + _GAP
        if cell.text:
            words = self._words(cell, QSizeF(max(8.0, room), place.height()), kind)
            line = QRectF(x, place.y(), max(8.0, room), place.height())
            ink = self._ink_of(cell)
            wide = metrics(words.type).horizontalAdvance(words.lines[0])
            if centred and cell.bar is None:
                line.translate(max(0.0, (room - wide) / 2), 0)
            draw(p, words, line, color(ink), _LEFT)
            if cell.struck:
                y, left = round(line.center().y()) + 0.5, line.x()
                p.setPen(line_pen(self.chrome.warning if not cell.lit else ink, 1.5))
                p.drawLine(QPointF(left - 1, y), QPointF(left + wide + 1, y))
            x = max(x + wide + _GAP, place.x() + _BESIDE_BAR * place.width())
        if cell.bar is not None:
            bar = QRectF(x, place.center().y() - BAR_HIGH / 2, place.right() - x - 1, BAR_HIGH)
            paint_bar(p, cell.bar, bar, self.chrome, self.colours)

    def _words(self, cell: Cell, room: QSizeF, kind: Type) -> Setting:
        """The first form that has room, if need be in smaller letters; else the last one as far as
        it goes."""
        found = self._type(cell, kind)
        kinds, said = sizes(found, found.px, LEAST_PX), forms(cell)
        fitting = (fit(text, room, kinds, 1) for text in said)
        return next(filter(None, fitting), None) or fit_or_cut(said[-1], room, kinds, 1)

    def _ink_of(self, cell: Cell) -> str:
        if cell.was is not None:
            return self.chrome.key_text
        if cell.lit == "enamel":
            return CREAM
        return self.ink(cell.ink, quiet=cell.faded or cell.struck)

    def paint_sign(self, p: QPainter, cell: Cell, at: QPointF, side: float) -> None:
        """The shape of a player, a medallion, or a glyph."""
        square = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        p.save()
        p.setOpacity(_FAINT if cell.faded else 1)
        if cell.player is not None:
            paint_player(p, self.colours[cell.player], at, side * 0.36)
        elif cell.emblem:
            self._paint_medallion(p, cell, square)
        elif cell.glyph in NAMES:
            paint_glyph(p, cell.glyph, square, self._glyph_ink(cell))
        p.restore()

    def _glyph_ink(self, cell: Cell) -> str:
        if cell.was is not None or cell.lit == "enamel":
            return self._ink_of(cell)
        return tint(self.chrome, cell.colour) if cell.colour else self.ink(cell.ink)

    def _paint_medallion(self, p: QPainter, cell: Cell, square: QRectF) -> None:
        """A gilt ring, the enamel of its family, the drawing; a mark at its rim."""
        p.setBrush(color(PENNANT.get(cell.colour, self.chrome.box)))
        p.setPen(line_pen(self.chrome.gold, max(1.2, square.width() * 0.06)))
        p.drawEllipse(square.adjusted(1, 1, -1, -1))
        inset = square.width() * 0.15
        self.cards.paint_emblem(p, cell.emblem, square.adjusted(inset, inset, -inset, -inset))
        if cell.glyph in NAMES and square.width() >= 24:
            side = square.width() * 0.46
            mark = QRectF(square.right() - 0.8 * side, square.bottom() - 0.8 * side, side, side)
            p.setBrush(color(PENNANT.get(cell.colour, self.chrome.box)))
            p.setPen(line_pen(CREAM, 1))
            p.drawEllipse(mark)
            paint_glyph(p, cell.glyph, mark.adjusted(2.5, 2.5, -2.5, -2.5), CREAM)
