"""Places that grow, shrink or go elsewhere: their lights and what is drawn of them glide along."""

from collections.abc import Hashable, Sequence
from difflib import SequenceMatcher
from itertools import starmap
from typing import Self

from fairytable.paint.crests import crested
from fairytable.stage.picture import Light, Mark, Panel, Picture, Rect, Words, bounds
from fairytable.stage.strokes import Stroke
from fairytable.table import z_values
from fairytable.table.area_item import AreaItem
from fairytable.table.gliding_marks import GlidingMarks, MarkChange, eased
from fairytable.table.motion import MOVE_MS, Movable
from fairytable.table.table_top import TableTop

_HEIGHTS = z_values.AREA - 1, z_values.OVER, z_values.SHEET, z_values.SHEET_OVER
"""Where the marks of each layer lie."""


def reshaped(top: TableTop, picture: Picture) -> list[Movable]:
    """What glides besides cards and pawns when the table takes the shape of a picture."""
    glides: list[Movable] = []
    for area in picture.areas:
        item = top.areas.get(area.zone)
        if item is None or item.shown == area.rect:
            continue
        if item.isVisible():
            glides.append(GlidingLight(item, area.rect))
        else:
            item.cover(area.rect)
    if top.painted_for is not None and reshapes(top.painted_for, picture):
        glides += _gliding_marks(top, top.painted_for, picture)
    return glides


def settle(top: TableTop, picture: Picture) -> None:
    """Let every place have its new size at once, where nothing glides."""
    for area in picture.areas:
        item = top.areas.get(area.zone)
        if item is not None:
            item.cover(area.rect)


def reshapes(before: Picture, after: Picture) -> bool:
    """Whether some place gets another size: only then the ground glides along."""
    sizes = {area.zone: area.rect[2:] for area in before.areas}
    same_table = before.size == after.size
    return same_table and any(
        sizes.get(area.zone, area.rect[2:]) != area.rect[2:]
        for area in after.areas
        if not area.on_map
    )


class GlidingLight:
    """The light of a place on its way to another size."""

    delay = 0
    length = MOVE_MS

    def __init__(self, item: AreaItem, rect: Rect) -> None:
        self._item, self._from, self._to = item, item.shown, rect

    def begin(self) -> Self:
        return self

    def at(self, share: float) -> None:
        self._item.cover(self._from.towards(self._to, eased(share)))

    def land(self) -> None:
        self._item.cover(self._to)


def _gliding_marks(top: TableTop, before: Picture, after: Picture) -> list[Movable]:
    """The marks that change, layer by layer; the ground keeps the others meanwhile."""
    glides: list[Movable] = []
    kept: list[tuple[Mark, ...]] = []
    if top.aids:
        before = before._replace(under=crested(before.under))
        after = after._replace(under=crested(after.under))
    for z, old, new in zip(_HEIGHTS, _layers(before), _layers(after), strict=True):
        still, changes = _changes(old, new)
        kept.append(still)
        if changes:
            item = GlidingMarks(changes, z, top)
            top.scene.addItem(item)
            glides.append(item)
    under, over, front, front_over = kept
    top.paint_marks(after._replace(under=under, over=over, front=front, front_over=front_over))
    return glides


def _layers(picture: Picture) -> tuple[tuple[Mark, ...], ...]:
    return picture.under, picture.over, picture.front, picture.front_over


def _changes(old: Sequence[Mark], new: Sequence[Mark]) -> tuple[tuple[Mark, ...], list[MarkChange]]:
    """What lies still, and what glides, in the order in which it is drawn: what lies above what
    glides is drawn with it."""
    lights = tuple(mark for mark in new if isinstance(mark, Light))
    pairs = _paired(
        [mark for mark in old if not isinstance(mark, Light)],
        [mark for mark in new if not isinstance(mark, Light)],
    )
    still: list[Mark] = []
    gliding: list[MarkChange] = []
    swept: list[Rect] = []
    for pair in pairs:
        mark, room = pair.new, bounds(mark.rect for mark in pair if mark is not None)
        if mark is None or mark != pair.old or any(room.overlaps(other) for other in swept):
            gliding.append(pair)
            swept.append(room)
        else:
            still.append(mark)
    return (*lights, *still), gliding


def _paired(old: Sequence[Mark], new: Sequence[Mark]) -> list[MarkChange]:
    """Marks that say the same belong together, in the order of both."""
    names = list(map(_name, old)), list(map(_name, new))
    found: list[MarkChange] = []
    for tag, i, j, k, n in SequenceMatcher(None, *names, autojunk=False).get_opcodes():
        if tag == "equal":
            found += starmap(MarkChange, zip(old[i:j], new[k:n], strict=True))
        else:
            found += [MarkChange(mark, None) for mark in old[i:j]]
            found += [MarkChange(None, mark) for mark in new[k:n]]
    return found


def _name(mark: Mark) -> Hashable:
    """What a mark is, wherever it lies and however large it is."""
    if isinstance(mark, Words):
        return Words, mark.text
    if isinstance(mark, Panel):
        return Panel, mark.kind
    if isinstance(mark, Stroke):
        return mark
    return type(mark), mark._replace(rect=Rect(0, 0, 0, 0))
