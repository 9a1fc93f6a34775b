"""Marks of the ground on their way from one picture to the next, as cards are."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.ground import MARGIN, painted_marks, qrect
from fairytable.stage.picture import Mark, Panel, Words, bounds
from fairytable.table.bounded_item import BoundedItem
from fairytable.table.motion import MOVE_MS
from fairytable.table.table_top import TableTop

_EDGE = 22.0
"""How much of a plate's edge keeps its size while the plate grows."""

_ALIGNED = {"left": 0.0, "centre": 0.5, "right": 1.0}
"""Which share of the room that is left over lies before the words."""


def eased(share: float) -> float:
    """As cards glide, so that what lies on a plate stays on it."""
    return 1 - (1 - min(1.0, max(0.0, share))) ** 3


class MarkChange(NamedTuple):
    """A mark before and after; None where there is none."""

    old: Mark | None
    new: Mark | None


class _Side(NamedTuple):
    """How a mark looks, and where that is drawn."""

    box: QRectF
    picture: QPixmap


class GlidingMarks(BoundedItem):
    """Some marks of one layer; each side of them is painted once."""

    delay = 0
    length = MOVE_MS

    def __init__(self, changes: Sequence[MarkChange], z: float, top: TableTop) -> None:
        super().__init__()
        self._parts = [
            (change, _side(change.old, top), _side(change.new, top)) for change in changes
        ]
        self._share = 0.0
        rects = [mark.rect for change in changes for mark in change if mark is not None]
        self.reach_over(qrect(bounds(rects).inset(-2 * MARGIN)))
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def begin(self) -> Self:
        return self

    def at(self, share: float) -> None:
        self._share = eased(share)
        self.update()

    def land(self) -> None:
        self.scene().removeItem(self)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for change, old, new in self._parts:
            if old is None or new is None:
                self._paint_one(p, old, new)
            elif change.old == change.new:
                p.drawPixmap(new.box.topLeft(), new.picture)
            elif isinstance(change.old, Panel) and isinstance(change.new, Panel):
                same_rim = change.old.rim == change.new.rim
                (self._stretch_plate if same_rim else self._change_plate)(p, old, new)
            elif isinstance(change.new, Words):
                self._paint_words(p, old, new, change.new)
            else:
                box = _between(old.box, new.box, self._share)
                _draw(p, box, old.picture, 1 - self._share)
                _draw(p, box, new.picture, self._share)

    def _paint_one(self, p: QPainter, old: _Side | None, new: _Side | None) -> None:
        """What goes fades early, what comes appears late."""
        if old is not None:
            _draw(p, old.box, old.picture, max(0.0, 1 - 2 * self._share))
        if new is not None:
            _draw(p, new.box, new.picture, max(0.0, 2 * self._share - 1))

    def _stretch_plate(self, p: QPainter, old: _Side, new: _Side) -> None:
        larger = max(old, new, key=lambda side: side.box.width() * side.box.height())
        _draw_plate(p, _between(old.box, new.box, self._share), larger.picture, 1.0)

    def _change_plate(self, p: QPainter, old: _Side, new: _Side) -> None:
        """The new one comes sooner than the old one goes: nothing shines through both."""
        box = _between(old.box, new.box, self._share)
        _draw_plate(p, box, old.picture, 1 - self._share)
        _draw_plate(p, box, new.picture, min(1.0, 1.6 * self._share))

    def _paint_words(self, p: QPainter, old: _Side, new: _Side, words: Words) -> None:
        """Letters are never stretched."""
        box = _between(old.box, new.box, self._share)
        for side, seen in ((old, 1 - self._share), (new, self._share)):
            left = _ALIGNED[words.align] * (box.width() - side.box.width())
            at = QPointF(box.left() + left, box.center().y() - side.box.height() / 2)
            _draw(p, QRectF(at, side.box.size()), side.picture, seen)


def _side(mark: Mark | None, top: TableTop) -> _Side | None:
    if mark is None:
        return None
    assert top.stage is not None
    people, skin = top.stage.people, top.skin
    return _Side(*painted_marks([mark], top.dpr, people, top.pixmaps, skin)[0])


def _between(old: QRectF, new: QRectF, share: float) -> QRectF:
    at = old.topLeft() + (new.topLeft() - old.topLeft()) * share
    return QRectF(at, old.size() + (new.size() - old.size()) * share)


def _draw(p: QPainter, box: QRectF, picture: QPixmap, seen: float) -> None:
    if seen <= 0 or picture.isNull():
        return
    before = p.opacity()
    p.setOpacity(before * seen)
    p.drawPixmap(box, picture, QRectF(picture.rect()))
    p.setOpacity(before)


def _draw_plate(p: QPainter, box: QRectF, picture: QPixmap, seen: float) -> None:
    """Stretch only its middle: corners and edges stay as they are."""
    before = p.opacity()
    p.setOpacity(before * seen)
    ratio = picture.devicePixelRatio()
    w, h = picture.width() / ratio, picture.height() / ratio
    edge = min(_EDGE, w / 3, h / 3, box.width() / 3, box.height() / 3)
    xs, ys = (0, edge, w - edge, w), (0, edge, h - edge, h)
    to_x = (box.left(), box.left() + edge, box.right() - edge, box.right())
    to_y = (box.top(), box.top() + edge, box.bottom() - edge, box.bottom())
    for i in range(3):
        for j in range(3):
            source = QRectF(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j])
            target = QRectF(to_x[i], to_y[j], to_x[i + 1] - to_x[i], to_y[j + 1] - to_y[j])
            scaled = QRectF(source.topLeft() * ratio, source.size() * ratio)
            p.drawPixmap(target, picture, scaled)
    p.setOpacity(before)
