"""Small lights that wander over a table at rest, in its gaps: never on words, never in the way."""

import math
import random
from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem

from fairytable.paint.album import MB, painted_once
from fairytable.paint.brushes import canvas, color
from fairytable.stage.picture import Picture, around
from fairytable.table.quiet_life import crowded
from fairytable.table.table_top import TableTop
from fairytable.table.z_values import AREA

COUNT = 7
SIDE, WANDER = 22.0, 11.0
"""How large their glow is, and how far they go from where they live."""
TRIES = 240
"""How often one looks for a gap before it stays at home."""


class Firefly(QGraphicsPixmapItem):
    """One of them; it goes round its home on a way of its own, and glows and fades."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.setZValue(AREA - 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.home = QPointF()
        self._rates = rng.uniform(0.18, 0.34), rng.uniform(0.14, 0.3), rng.uniform(0.4, 0.8)
        self._phase = rng.uniform(0, math.tau)

    def step(self, now: float) -> None:
        """Where it is after this many seconds, and how bright."""
        across, down, pulse = (now * rate * math.tau / 2 + self._phase for rate in self._rates)
        way = QPointF(math.sin(across), math.cos(down)) * WANDER
        self.setPos(self.home + way - QPointF(SIDE, SIDE) / 2)
        self.setOpacity(max(0.0, 0.55 + 0.45 * math.sin(pulse)) * min(1.0, now / 2))


class Fireflies:
    """All of them on one table."""

    def __init__(self, top: TableTop) -> None:
        self._top = top
        self._flies: list[Firefly] = []
        self._lives_on: tuple[object, ...] = ()
        """In which gaps they fly."""

    def come_out(self, picture: Picture) -> None:
        if picture.map is not None or not self._top.skin.motes:
            self.hide()
            return
        lives_on = picture.size, self._top.skin.motes, crowded(picture)
        if lives_on != self._lives_on:
            self._lives_on = lives_on
            self._move_in(picture)

    def _move_in(self, picture: Picture) -> None:
        rng = random.Random(len(picture.spots))
        if not self._flies:
            self._flies = [Firefly(rng) for _ in range(COUNT)]
            for fly in self._flies:
                self._top.scene.addItem(fly)
        glow = _glow(self._top.skin.motes, self._top.dpr)
        homes = _gaps(picture, rng)
        for fly in self._flies:
            home = next(homes, None)
            fly.setVisible(home is not None)
            fly.setPixmap(glow)
            fly.home = home or QPointF()
            fly.step(0)

    def step(self, now: float) -> None:
        for fly in self._flies:
            if fly.isVisible():
                fly.step(now)

    def hide(self) -> None:
        self._lives_on = ()
        for fly in self._flies:
            fly.setVisible(False)


def _gaps(picture: Picture, rng: random.Random) -> Iterator[QPointF]:
    """Places that are free all around, far from each other."""
    taken, (width, height) = list(crowded(picture)), picture.size
    room = 2 * WANDER + SIDE
    for _ in range(TRIES):
        x, y = rng.uniform(room / 2, width - room / 2), rng.uniform(room / 2, height - room / 2)
        free = around(x, y, room, room)
        if not any(free.overlaps(rect) for rect in taken):
            taken.append(free)
            yield QPointF(x, y)


@painted_once(MB)
def _glow(tint: str, dpr: float) -> QPixmap:
    """A bright heart in a soft light."""
    side = round(SIDE * dpr)
    with canvas(side, side, dpr) as (image, p):
        middle = QPointF(side / 2, side / 2)
        light = QRadialGradient(middle, side / 2)
        for at, alpha in ((0.0, 1.0), (0.1, 0.9), (0.2, 0.4), (0.5, 0.12), (1.0, 0.0)):
            light.setColorAt(at, color(tint, alpha))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(light)
        p.drawEllipse(middle, side / 2, side / 2)
    return QPixmap.fromImage(image)
