"""Paints what a picture says besides its cards: plates, words, signs, rings, light on the felt."""

from collections.abc import Callable, Sequence
from math import ceil, floor, hypot
from typing import Any, NamedTuple, TypeGuard

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QRegion

from fairytable.paint.album import MB, painted_once
from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas, color
from fairytable.paint.fairy_ring import paint_dots, paint_toadstools
from fairytable.paint.felt import paint_felt, paint_light
from fairytable.paint.figure import Figure, figure_corner, paint_figure
from fairytable.paint.fonts import BOLD, LEAST_PX, REGULAR, Type
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.lamps import GEMS, paint_glow
from fairytable.paint.land import paint_land
from fairytable.paint.palette import MARKS, PAPER, PLAYERS
from fairytable.paint.pieces import SHAPES, paint_badge, paint_player, paint_token
from fairytable.paint.pins import paint_seal
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.places import PlaceState, paint_place
from fairytable.paint.plates import paint_panel
from fairytable.paint.prints import Print
from fairytable.paint.strokes import ink_of, paint_band, paint_polygon, paint_trace
from fairytable.paint.text import draw, fit, fit_or_cut, sizes
from fairytable.stage.picture import (
    Badge,
    Crest,
    Emblem,
    Ghost,
    Light,
    Loop,
    Mark,
    Panel,
    Picture,
    Rect,
    Sign,
    Token,
    Words,
    around,
)
from fairytable.stage.skin import FELT, Cloth, Skin
from fairytable.stage.staging import Person
from fairytable.stage.strokes import Band, Land, Polygon, Stroke, Trace

MARGIN = 6
"""Pixels around a mark that its lines and glow may touch."""
_FELTS, _MARKS = 40 * MB, 64 * MB
"""How much of each is kept: the felt of a large screen, and the marks of two tables."""
_PLACED = 300
"""How many marks are remembered at their places: those of a few previews."""
_SIGNS = {
    "air": "#B9C8FF",
    "water": "#5CC8FF",
    "fire": "#FF8A5E",
    "earth": "#A8D86A",
    "moonlight": "#F4E7B0",
    "gold": MARKS["playable"],
}
"""Colours of signs on dark glass, lighter than on parchment."""
_CORNER = QPointF(-MARGIN, -MARGIN)
_ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "centre": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


class Dress(NamedTuple):
    """What all marks of a table have in common."""

    people: tuple[Person, ...]
    skin: Skin = FELT

    def colour(self, player: int) -> str:
        return PLAYERS[SHAPES[self.people[player].colour]]


class Ground:
    """The felt with everything that lies under the cards, kept as one picture.

    When something changes only the part around it is painted again: a preview under a dragged card
    must not cost a frame.
    """

    def __init__(self, pixmaps: Pixmaps) -> None:
        self.pixmap = QPixmap()
        self._pixmaps = pixmaps
        self._cloth = QPixmap()
        self._base = QPixmap()
        """The cloth and the light on it: they seldom change."""
        self._laid_for: tuple[object, ...] = ()
        self._made_for: tuple[object, ...] = ()
        self._placed: dict[Mark, tuple[QPointF, QPixmap]] = {}
        """Where the pictures of marks begin, and these: a preview comes and goes many times."""
        self._marks: tuple[Mark, ...] = ()
        self._dress = Dress(())

    def show(
        self,
        picture: Picture,
        dpr: float,
        people: Sequence[Person],
        scenery: QPixmap | None = None,
        skin: Skin = FELT,
    ) -> QRegion:
        """Paint what differs from before; gives where that is. Scenery takes the cloth's place."""
        self._dress = Dress(tuple(people), skin)
        laid_for = (picture.size, dpr, scenery and scenery.cacheKey(), skin.cloth)
        made_for = (*laid_for, self._dress)
        changed = _changed(self._marks, picture.under)
        self._marks = picture.under
        if laid_for != self._laid_for:
            self._laid_for = laid_for
            self._cloth = _cloth(picture.size, dpr, scenery, skin.cloth)
        if made_for != self._made_for:
            self._made_for = made_for
            self._placed.clear()
            self.pixmap = self._cloth.copy()
        elif not any(_lies_on_cloth(mark) for mark in changed):
            return self._paint(_outermost([reach_of(mark) for mark in changed]))
        self._light_up([mark for mark in picture.under if _lies_on_cloth(mark)])
        return self._paint([Rect(0, 0, *picture.size)])

    def take(self, painted: Print) -> QRegion:
        """Show an emblem that has been painted now, wherever it lies; gives where that is."""
        dpr = self._base.devicePixelRatio()
        emblems = [mark for mark in self._marks if isinstance(mark, Emblem)]
        return self._paint(
            [reach_of(mark) for mark in emblems if emblem_print(mark, dpr) == painted]
        )

    def _light_up(self, lights: Sequence[Light]) -> None:
        self._base = self._cloth.copy()
        with QPainter(self._base) as p:
            for light in lights:
                p.save()
                paint_glow(p, light)
                p.restore()

    def _paint(self, dirty: list[Rect]) -> QRegion:
        region = QRegion()
        for rect in dirty:
            region += _pixels(rect)
        if not dirty:
            return region
        with QPainter(self.pixmap) as p:
            p.setClipRegion(region)
            ratio = self.pixmap.devicePixelRatio()
            for rect in dirty:
                part = QRectF(_pixels(rect))
                source = QRectF(part.topLeft() * ratio, part.size() * ratio)
                p.drawPixmap(part, self._base, source)
            self._paint_marks(p, dirty)
        return region

    def _paint_marks(self, p: QPainter, dirty: list[Rect]) -> None:
        edges = [(x - MARGIN, y - MARGIN, x + w + MARGIN, y + h + MARGIN) for x, y, w, h in dirty]
        for mark in self._marks:
            x, y, w, h = mark.rect
            for left, top, right, foot in edges:
                if x < right and left < x + w and y < foot and top < y + h:
                    if not _lies_on_cloth(mark):
                        self._blit(p, mark)
                    break

    def _blit(self, p: QPainter, mark: Mark) -> None:
        placed = self._placed.get(mark)
        if placed is None:
            placed = self._place(mark)
        p.drawPixmap(*placed)

    def _place(self, mark: Mark) -> tuple[QPointF, QPixmap]:
        dpr = self._base.devicePixelRatio()
        x, y = round(mark.rect.x * dpr) / dpr, round(mark.rect.y * dpr) / dpr
        shift, picture = _picture(mark, dpr, self._dress, self._pixmaps)
        placed = QPointF(x, y) + shift, picture
        if not isinstance(mark, Emblem):  # it may be painted later
            if len(self._placed) >= _PLACED:
                self._placed.clear()
            self._placed[mark] = placed
        return placed


def _lies_on_cloth(mark: Mark) -> TypeGuard[Light]:
    """The light that seldom changes is painted with the cloth; that of a gem comes and goes."""
    return isinstance(mark, Light) and mark.mood != "gem"


def _cloth(size: tuple[float, float], dpr: float, scenery: QPixmap | None, cloth: Cloth) -> QPixmap:
    """The bare table: its cloth, or the game's own scenery.

    While the scenery is being painted nothing is seen but the light: the next moment hides it.
    """
    if scenery is None:
        return QPixmap.fromImage(_felt(*size, dpr, cloth))
    if scenery.isNull():
        return QPixmap.fromImage(paint_light(*size, dpr, cloth))
    return scenery


@painted_once(_FELTS)
def _felt(width: float, height: float, dpr: float, cloth: Cloth) -> QImage:
    return paint_felt(width, height, dpr, cloth)


def _changed(old: Sequence[Mark], new: Sequence[Mark]) -> set[Mark]:
    """The marks that come or go: most often a few in the middle."""
    shorter = min(len(old), len(new))
    head = next((k for k in range(shorter) if old[k] != new[k]), shorter)
    rest = range(1, shorter - head + 1)
    tail = next((k for k in rest if old[-k] != new[-k]), shorter - head + 1) - 1
    return set(old[head : len(old) - tail]) ^ set(new[head : len(new) - tail])


def _outermost(rects: list[Rect]) -> list[Rect]:
    """Those that do not lie inside others: no part of the ground is painted twice in vain."""
    found: list[Rect] = []
    for rect in sorted(rects, key=lambda rect: -rect.w * rect.h):
        if not any(other.contains(rect) for other in found):
            found.append(rect)
    return found


def _pixels(rect: Rect) -> QRect:
    """All pixels that a rectangle touches."""
    x, y = floor(rect.x), floor(rect.y)
    return QRect(x, y, ceil(rect.right) - x, ceil(rect.bottom) - y)


def reach_of(mark: Mark) -> Rect:
    """All that a mark may touch."""
    if isinstance(mark, Emblem | Sign) and mark.turn:
        side = hypot(mark.rect.w, mark.rect.h)
        return around(*mark.rect.centre, side, side).inset(-MARGIN)
    return mark.rect.inset(-MARGIN)


def _at_origin(mark: Mark) -> Mark:
    if isinstance(mark, Stroke):
        x, y = mark.rect[:2]
        return mark._replace(points=tuple((a - x, b - y) for a, b in mark.points))
    return mark._replace(rect=Rect(0, 0, mark.rect.w, mark.rect.h))


def painted_marks(
    marks: Sequence[Mark],
    dpr: float,
    people: Sequence[Person],
    pixmaps: Pixmaps,
    skin: Skin = FELT,
) -> list[tuple[QRectF, QPixmap]]:
    """Where each mark lies with its margin, and its picture; emblems may be painted later."""
    found, dress = [], Dress(tuple(people), skin)
    for mark in marks:
        shift, picture = _picture(mark, dpr, dress, pixmaps)
        corner = QPointF(mark.rect.x, mark.rect.y) + shift
        found.append((QRectF(corner, picture.deviceIndependentSize()), picture))
    return found


def _picture(mark: Mark, dpr: float, dress: Dress, pixmaps: Pixmaps) -> tuple[QPointF, QPixmap]:
    """A mark's picture, and where it begins, seen from the mark's corner."""
    if isinstance(mark, Emblem):
        shift = figure_corner(_figure(mark), mark.rect.w, dpr)
        return shift, pixmaps.get(emblem_print(mark, dpr))
    return _CORNER, _painted(_at_origin(mark), dpr, dress)


def emblem_print(emblem: Emblem, dpr: float) -> Print:
    """The picture of an emblem, which is painted like a card's: in the background."""
    return Print(_figure(emblem), emblem.rect.w, dpr)


def _figure(emblem: Emblem) -> Figure:
    return Figure(
        emblem.emblem,
        emblem.rect.h,
        emblem.turn,
        emblem.faded,
        emblem.prospect,
        emblem.filled,
    )


@painted_once(_MARKS)
def _painted(mark: Mark, dpr: float, dress: Dress) -> QPixmap:
    """A mark at the origin with a margin around it: painted once, then only blitted."""
    across, high = (ceil((side + 2 * MARGIN) * dpr) for side in (mark.rect.w, mark.rect.h))
    with canvas(across, high, dpr) as (image, p):
        p.scale(dpr, dpr)
        p.translate(MARGIN, MARGIN)
        _PAINTERS[type(mark)](p, mark, dress)
    return QPixmap.fromImage(image)


def paint_where_it_lies(p: QPainter, mark: Mark, dpr: float, dress: Dress, art: Art) -> None:
    """Paint a mark at once, in any thread."""
    p.save()
    if isinstance(mark, Light):
        paint_glow(p, mark)
    else:
        p.translate(mark.rect.x, mark.rect.y)
        if isinstance(mark, Emblem):
            figure, wide = _figure(mark), mark.rect.w
            p.drawImage(figure_corner(figure, wide, dpr), paint_figure(figure, wide, dpr, art))
        else:
            _PAINTERS[type(mark)](p, _at_origin(mark), dress)
    p.restore()


def qrect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def _panel(p: QPainter, panel: Panel, dress: Dress) -> None:
    player = dress.skin.rims.soft if panel.player is None else dress.colour(panel.player)
    paint_panel(p, panel, player, dress.skin)


def _trace(p: QPainter, trace: Trace, dress: Dress) -> None:
    paint_trace(p, trace, dress.skin.inks)


def _band(p: QPainter, band: Band, dress: Dress) -> None:
    player = PAPER["gold_bright"] if band.player is None else dress.colour(band.player)
    paint_band(p, band, dress.skin.inks, player)


def _land(p: QPainter, land: Land, dress: Dress) -> None:
    paint_land(p, land)


def _polygon(p: QPainter, polygon: Polygon, dress: Dress) -> None:
    paint_polygon(p, polygon, dress.skin.inks)


def _words(p: QPainter, words: Words, dress: Dress) -> None:
    rect = qrect(words.rect)
    kind = Type(round(words.size), BOLD if words.bold else REGULAR)
    types = sizes(kind, words.size, LEAST_PX)
    setting = fit(words.text, rect.size(), types, words.lines)
    setting = setting or fit_or_cut(words.short or words.text, rect.size(), types, words.lines)
    draw(p, setting, rect, color(ink_of(dress.skin.inks, words.tone)), _ALIGN[words.align])


def _sign(p: QPainter, sign: Sign, dress: Dress) -> None:
    ink = color(_SIGNS.get(sign.colour, dress.skin.inks.plain), 0.28 if sign.faded else 1)
    if sign.turn:
        x, y = sign.rect.centre
        p.translate(x, y)
        p.rotate(sign.turn)
        p.translate(-x, -y)
    paint_glyph(p, sign.glyph, qrect(sign.rect), ink)


def _crest(p: QPainter, crest: Crest, dress: Dress) -> None:
    colour, at = dress.people[crest.player].colour, QPointF(*crest.rect.centre)
    if crest.text:
        paint_seal(p, at, crest.rect.w, colour, crest.text)
    else:
        paint_player(p, colour, at, crest.rect.w / 2)


def _loop(p: QPainter, loop: Loop, dress: Dress) -> None:
    rect, target = qrect(loop.rect), loop.rim != "soft"
    if loop.colour:
        paint_toadstools(p, rect, _SIGNS[loop.colour], target, loop.lit)
    else:
        paint_dots(p, rect, dress.skin.rims, target, loop.lit)


def _ghost(p: QPainter, ghost: Ghost, dress: Dress) -> None:
    state, words, tint = PlaceState.GHOST, (ghost.text, ghost.glyph), GEMS.get(ghost.colour, "")
    paint_place(p, qrect(ghost.rect), state, *words, ghost.form, dress.skin, tint)


def _gem_light(p: QPainter, light: Light, dress: Dress) -> None:
    paint_glow(p, light)


def _token(p: QPainter, token: Token, dress: Dress) -> None:
    x, y = token.rect.centre
    paint_token(p, QPointF(x, y), token.rect.w / 2, token.colour, token.glyph)


def _badge(p: QPainter, badge: Badge, dress: Dress) -> None:
    x, y = badge.rect.centre
    fill = dress.skin.plates.pill.deep
    paint_badge(p, QPointF(x, y), badge.text, badge.rect.h * 0.62, fill)


_PAINTERS: dict[type, Callable[[QPainter, Any, Dress], None]] = {
    Panel: _panel,
    Words: _words,
    Sign: _sign,
    Crest: _crest,
    Loop: _loop,
    Ghost: _ghost,
    Token: _token,
    Badge: _badge,
    Trace: _trace,
    Band: _band,
    Polygon: _polygon,
    Land: _land,
    Light: _gem_light,
}
