"""The dark over a place: it comes, stays as long as the story needs it, and goes."""

from typing import Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.gleams import FEATHER, soft_shade
from fairytable.stage.picture import FRONT, Area, Rect
from fairytable.table.motifs.easing import smooth
from fairytable.table.z_values import OVER, SHEET_OVER

DUSK_MS = 340


class DarkItem(QGraphicsItem):
    """Its origin is the corner of the place."""

    def __init__(self, area: Area, dpr: float) -> None:
        super().__init__()
        self.area, self._dpr = area, dpr
        self.setZValue((OVER if area.z < FRONT else SHEET_OVER) + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setOpacity(0.0)
        self.fit(area)

    def fit(self, area: Area) -> None:
        """It has the size of its place."""
        self.prepareGeometryChange()
        self.area = area
        self._shade = soft_shade(area.rect.w, area.rect.h, area.shape, self._dpr)
        self.cover(area.rect)

    def cover(self, rect: Rect) -> None:
        """Lie there, while the place is between two sizes."""
        self.setPos(rect.x, rect.y)
        own = self.area.rect
        self.setTransform(QTransform.fromScale(rect.w / own.w, rect.h / own.h))

    def boundingRect(self) -> QRectF:
        w, h = self.area.rect.w, self.area.rect.h
        return QRectF(-FEATHER, -FEATHER, w + 2 * FEATHER, h + 2 * FEATHER)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.drawPixmap(QPointF(-FEATHER, -FEATHER), self._shade)


class Dusk:
    """The dark of a place as it comes, goes, or follows the place to another size."""

    length = DUSK_MS

    def __init__(self, item: DarkItem, area: Area, dark: float, delay: int = 0) -> None:
        self.delay = delay
        self._item, self._area = item, area
        self._from, self._to = item.opacity(), dark
        self._rect = item.area.rect

    def begin(self) -> Self:
        return self

    def at(self, share: float) -> None:
        share = smooth(min(1.0, max(0.0, share)))
        self._item.setOpacity(self._from + (self._to - self._from) * share)
        if self._rect != self._area.rect:
            self._item.cover(self._rect.towards(self._area.rect, share))

    def land(self) -> None:
        """It lies as it should; where it is bright again nothing is left."""
        self._item.setOpacity(self._to)
        self._item.fit(self._area)
        if not self._to:
            self._item.scene().removeItem(self._item)
