"""Something that is seen for a while over the table, and is gone when its time is over."""

from collections.abc import Iterable
from typing import Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

_BRIGHTER = QPainter.CompositionMode.CompositionMode_Plus
_OVER = QPainter.CompositionMode.CompositionMode_SourceOver


class Apparition(QGraphicsItem):
    """It moves by its own rules, is never in the way of the pointer, and takes itself away."""

    length = 400

    def __init__(self, z: float, delay: int) -> None:
        super().__init__()
        self.delay = delay
        self.share = 0.0
        """How much of its time has gone."""
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def appear(self, scene: QGraphicsScene) -> Self:
        scene.addItem(self)
        return self

    def begin(self) -> Self:
        return self

    def at(self, share: float) -> None:
        self.setVisible(0.0 <= share < 1.0)
        if self.isVisible():
            self.share = share
            self.change()
            self.update()

    def change(self) -> None:
        """It looks different now: a chance to move, before it is painted."""

    def land(self) -> None:
        scene = self.scene()
        if scene is not None:
            scene.removeItem(self)


class LightAround(Apparition):
    """It lights a square around a point, which is its origin."""

    def __init__(self, at: QPointF, side: float, z: float, delay: int) -> None:
        super().__init__(z, delay)
        self._bounds = QRectF(-side / 2, -side / 2, side, side)
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        return self._bounds


Gleam = tuple[QPointF, QPixmap, float]
"""Its corner, its picture, and how strong it is, from 0 to 1."""


def shine(p: QPainter, gleams: Iterable[Gleam]) -> None:
    """Paint gleams, which make brighter what lies under them."""
    before = p.opacity()
    p.setCompositionMode(_BRIGHTER)
    for corner, picture, strength in gleams:
        p.setOpacity(before * strength)
        p.drawPixmap(corner, picture)
    p.setCompositionMode(_OVER)
    p.setOpacity(before)
