"""All cards of a game on one sheet: every face once, then the backs, then the pieces."""

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from fairytable.engine import Game
from fairytable.games import faces, pieces
from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas, color
from fairytable.paint.card_painter import paint_card
from fairytable.paint.card_size import ASPECT, card_size
from fairytable.paint.felt import paint_felt
from fairytable.paint.fonts import SANS, Type, load_fonts
from fairytable.paint.palette import UI, seen_as
from fairytable.paint.text import draw, fit_or_cut
from fairytable.stage.look import BackLook, Look, Printed
from fairytable.stage.staging import Translate

_ROOM = 1500
"""About how wide a sheet is, in pixels."""
_LEAST_COLUMNS, _MOST_COLUMNS = 5, 12
_EDGE = 44
_GAP = 0.16
"""Between two cards, in widths of a card."""
_LINE = 19
_CAPTION = Type(12, family=SANS)


class NoFaces(Exception):
    """The cards of this game are not drawn yet; the text says so."""


class SheetEntry(NamedTuple):
    """A card or a piece, and what is written under it."""

    shown: Printed | str
    """A side of a card, or the emblem of a piece."""
    caption: str


def entries(game: Game, say: Translate) -> list[list[SheetEntry]]:
    """Every printed face once, in groups as in the deck; then the backs, then the pieces."""
    printed = faces(game.id)
    if printed is None:
        raise NoFaces(f"the cards of {game.id} are not drawn yet")
    copies: dict[Look, int] = {}
    kinds: dict[str, list[Look]] = {}
    for number, face in enumerate(game.deck.faces):
        look = printed.look(number, say)
        if look not in copies:
            kinds.setdefault(face.name.partition(".")[0], []).append(look)
        copies[look] = copies.get(look, 0) + face.copies
    groups = [
        [SheetEntry(look, _times(copies[look])) for look in looks] for looks in kinds.values()
    ]
    names = dict.fromkeys(game.deck.backs)
    groups.append([SheetEntry(printed.back(name), name) for name in names])
    groups.append([_piece(name) for name in pieces(game.id)])
    return [group for group in groups if group]


def _piece(name: str) -> SheetEntry:
    """What is no card of the deck; the back of a place is as large as one."""
    caption = name.partition("/")[2]
    return SheetEntry(BackLook(name) if caption.startswith("back-") else name, caption)


def _times(copies: int) -> str:
    """How many cards carry a face; its name stands on the card itself."""
    return "" if copies == 1 else f"×{copies}"


def paint_sheet(game: Game, say: Translate, width: int, eyes: str, art: Art) -> QImage:
    """The sheet for cards of this width, as this kind of eye sees it; one column more than usual
    where the last card of a group would have a row of its own."""
    load_fonts()
    step = width * (1 + _GAP)
    usual = max(_LEAST_COLUMNS, min(_MOST_COLUMNS, round(_ROOM / step)))
    groups = entries(game, say)
    columns = usual + any(len(group) == usual + 1 for group in groups)
    rows = _rows(groups, columns)
    down = width * ASPECT + _LINE + width * _GAP
    across, high = round(2 * _EDGE + columns * step), round(2 * _EDGE + len(rows) * down)
    with canvas(across, high) as (image, p):
        p.drawImage(0, 0, paint_felt(across, high, 1))
        for i, row in enumerate(rows):
            for k, entry in enumerate(row):
                corner = QPointF(_EDGE + k * step + width * _GAP / 2, _EDGE + i * down)
                _paint_entry(p, entry, corner, width, art)
    return _through(image, eyes)


def _rows(groups: Sequence[Sequence[SheetEntry]], columns: int) -> list[Sequence[SheetEntry]]:
    """A group begins a row of its own, unless it fits whole behind the one before it."""
    rows: list[Sequence[SheetEntry]] = []
    for group in groups:
        if rows and len(rows[-1]) + len(group) <= columns:
            rows[-1] = [*rows[-1], *group]
            continue
        rows += [group[i : i + columns] for i in range(0, len(group), columns)]
    return rows


def _paint_entry(p: QPainter, entry: SheetEntry, corner: QPointF, width: int, art: Art) -> None:
    high = width * ASPECT
    if isinstance(entry.shown, Look | BackLook):
        inset = card_size(width, 1).inset
        p.drawImage(corner - QPointF(inset, inset), paint_card(entry.shown, width, 1, art))
    else:
        place = QRectF(corner.x(), corner.y() + (high - width) / 2, width, width)
        p.save()
        p.setClipRect(place)  # a landscape is drawn beyond its window
        art.draw(p, entry.shown, place)
        p.restore()
    under = QRectF(corner.x(), corner.y() + high + 3, width, _LINE)
    if entry.caption:
        words = fit_or_cut(entry.caption, under.size(), [_CAPTION], 1)
        draw(p, words, under, color(UI["dark_text"]))


def _through(image: QImage, eyes: str) -> QImage:
    """The picture as this kind of eye sees it."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    if eyes == "normal":
        return image
    if eyes == "grey":
        return image.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels = memoryview(image.constBits()).cast("B").cast("I")
    shown = {pixel: 0xFF000000 | seen_as(pixel & 0xFFFFFF, eyes) for pixel in set(pixels)}
    turned = array("I", map(shown.__getitem__, pixels)).tobytes()
    size = image.width(), image.height()
    return QImage(turned, *size, 4 * size[0], QImage.Format.Format_RGB32).copy()
