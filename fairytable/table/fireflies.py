"""Small lights that wander over a table at rest, in its gaps: never on words, never in the way.

They cost a few pixels fifteen times a second, and nothing at all while cards move, while something
is held, or where somebody wishes that nothing moves.
"""

import math
import random
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem

from fairytable.paint.album import MB, painted_once
from fairytable.paint.brushes import canvas, color
from fairytable.stage.picture import Light, Loop, Mark, Panel, Picture, Rect, around
from fairytable.table.motion import Motion
from fairytable.table.table_top import TableTop
from fairytable.table.z_values import AREA

COUNT = 7
STEP_MS, PATIENCE_MS = 66, 2500
"""Between two steps, and how long a table must lie still before they come out."""
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


class Fireflies(QObject):
    """All of them on one table."""

    def __init__(self, top: TableTop, motion: Motion, still: Callable[[], bool]) -> None:
        """They come out when what moves has come to rest, and fly while all is `still`."""
        super().__init__(motion)
        self._top, self._motion, self._still = top, motion, still
        self._flies: list[Firefly] = []
        self._shown_for: tuple[object, ...] = ()
        self._seen: Picture | None = None
        """The picture in whose gaps they fly."""
        self._now = 0.0
        self._rest = QTimer(self, interval=PATIENCE_MS, singleShot=True)
        self._rest.timeout.connect(self._come_out)
        self._clock = QTimer(self, interval=STEP_MS)
        self._clock.timeout.connect(self._step)
        motion.idle.connect(self._wait)

    @property
    def out(self) -> bool:
        return self._clock.isActive()

    def _wait(self) -> None:
        """Something has changed: they stay where they are until all has lain still for a while."""
        self._clock.stop()
        if self._motion.speed and self._top.skin.motes:
            self._rest.start()
        else:
            self._hide()

    def _come_out(self) -> None:
        picture = self._top.picture
        if picture is None or picture.map is not None:
            self._hide()
            return
        self._seen = picture
        lives_on = picture.size, self._top.skin.motes, _crowded(picture)
        if lives_on != self._shown_for:
            self._shown_for, self._now = lives_on, 0.0
            self._move_in(picture)
        self._clock.start()

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

    def _step(self) -> None:
        if not self._still():
            return
        if self._seen is not self._top.picture or not self._motion.speed:
            self._hide()
            self._wait()
            return
        self._now += STEP_MS / 1000
        for fly in self._flies:
            if fly.isVisible():
                fly.step(self._now)

    def _hide(self) -> None:
        self._shown_for = ()
        for fly in self._flies:
            fly.setVisible(False)


def _crowded(picture: Picture) -> frozenset[Rect]:
    """All that a light must not fly over."""
    marks = [mark.rect for mark in (*picture.under, *picture.over) if not _open(mark)]
    return frozenset((*marks, *(spot.rect for spot in picture.spots)))


def _open(mark: Mark) -> bool:
    """Whether the ground is still seen where this mark lies."""
    if isinstance(mark, Panel):
        return mark.kind in ("frame", "glade")
    return isinstance(mark, Light | Loop)


def _gaps(picture: Picture, rng: random.Random) -> Iterator[QPointF]:
    """Places that are free all around, far from each other."""
    taken, (width, height) = list(_crowded(picture)), picture.size
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
