"""Gems that glint under the pointer: a spark that flashes once on a card that is pointed at."""

from math import pi, sin

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem

from fairytable.paint.gleams import light_spark
from fairytable.stage.look import Look
from fairytable.table.card_item import CardItem
from fairytable.table.motion import Motion
from fairytable.table.table_top import TableTop
from fairytable.table.z_values import OVER

STEP_MS, STEPS = 40, 16
SPARKS = ((-0.17, -0.16, 0.0), (0.14, 0.02, 0.25))
"""Where on the emblem they flash, in widths of the card, and how much later."""
SIZE = 0.42


class Glint(QObject):
    """On one table; nothing glints while things move, or where nothing should."""

    def __init__(self, top: TableTop, motion: Motion) -> None:
        super().__init__(motion)
        self._top, self._motion = top, motion
        self._card: int | None = None
        """What was pointed at last."""
        self._sparks: list[QGraphicsPixmapItem] = []
        self._steps = 0
        self._clock = QTimer(self)
        self._clock.setInterval(STEP_MS)
        self._clock.timeout.connect(self._step)

    @property
    def glints(self) -> bool:
        return self._clock.isActive()

    def point_at(self, at: QPointF) -> None:
        """The pointer is over this point, and nothing is held."""
        item = self._top.card_at(at) if self._motion.speed and not self._motion.busy else None
        card = None if item is None else item.card
        if card == self._card:
            return
        self._card = card
        self._end()
        if item is not None and isinstance(item.side, Look) and item.side.glints:
            self._begin(item)

    def _begin(self, item: CardItem) -> None:
        if not self._sparks:
            self._sparks = [QGraphicsPixmapItem() for _ in SPARKS]
            for spark in self._sparks:
                spark.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                spark.setZValue(OVER - 1)
                self._top.scene.addItem(spark)
        wide = item.rect.width()
        disc = item.spot is not None and item.spot.form != "card"
        look = light_spark(max(10, round(SIZE * wide)), "white", self._top.dpr)
        middle = item.pos() - QPointF(0, 0 if disc else 0.14 * wide)
        half = look.deviceIndependentSize() / 2
        for spark, (x, y, _) in zip(self._sparks, SPARKS, strict=True):
            spark.setPixmap(look)
            at = middle + QPointF(x * wide, y * wide)
            spark.setPos(at - QPointF(half.width(), half.height()))
            spark.setOpacity(0)
            spark.setVisible(True)
        self._steps = 0
        self._clock.start()

    def _step(self) -> None:
        self._steps += 1
        share = self._steps / STEPS
        if share >= 1 or self._motion.busy:
            self._end()
            return
        for spark, (_, _, later) in zip(self._sparks, SPARKS, strict=True):
            own = (share - later) / (1 - later)
            spark.setOpacity(max(0.0, sin(pi * own)) if own > 0 else 0.0)

    def _end(self) -> None:
        self._clock.stop()
        for spark in self._sparks:
            spark.setVisible(False)
