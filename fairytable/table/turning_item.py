"""A part of the ground that turns over when what it shows has changed."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.ground import MARGIN, painted_marks, qrect
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.picture import Mark, Picture, Rect
from fairytable.stage.skin import FELT, Skin
from fairytable.stage.staging import Person
from fairytable.table.bounded_item import BoundedItem
from fairytable.table.motion import MOVE_MS
from fairytable.table.z_values import AREA

Change = tuple[Rect, tuple[Mark, ...], tuple[Mark, ...]]
"""A place of the ground with its marks before and after."""


def turned_between(before: Picture, after: Picture) -> list[Change]:
    """The turning parts of a picture that show something new; not those that have just come."""
    changes = []
    for rect in after.turning:
        if rect in before.turning:
            old, new = _inside(before, rect), _inside(after, rect)
            if old != new:
                changes.append((rect, old, new))
    return changes


def _inside(picture: Picture, rect: Rect) -> tuple[Mark, ...]:
    return tuple(mark for mark in picture.under if rect.contains(mark.rect))


class TurningItem(BoundedItem):
    """Both sides are painted once; it turns round its horizontal middle."""

    delay = 0
    length = MOVE_MS

    def __init__(
        self,
        rect: Rect,
        old: Sequence[Mark],
        new: Sequence[Mark],
        dpr: float,
        people: Sequence[Person],
        pixmaps: Pixmaps,
        skin: Skin = FELT,
    ) -> None:
        super().__init__()
        self._sides = [painted_marks(side, dpr, people, pixmaps, skin) for side in (old, new)]
        self._middle = rect.centre[1]
        self.reach_over(qrect(rect.inset(-MARGIN)))
        self._share = 0.0
        self.setZValue(AREA)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def begin(self) -> "TurningItem":
        return self

    def at(self, share: float) -> None:
        self._share = min(max(share, 0.0), 1.0)
        self.update()

    def land(self) -> None:
        self.at(1.0)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.translate(QPointF(0, self._middle))
        p.scale(1, max(0.02, abs(1 - 2 * self._share)))
        p.translate(QPointF(0, -self._middle))
        for rect, picture in self._sides[self._share >= 0.5]:
            p.drawPixmap(rect.topLeft(), picture)
