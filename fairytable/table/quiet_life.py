"""What lives on a table at rest: it comes out when all has lain still for a while.

It costs a few pixels some times a second for a minute, and nothing at all after that, while cards
move, while something is held, or where somebody wants nothing to move.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from fairytable.stage.picture import Light, Loop, Mark, Panel, Picture, Rect
from fairytable.stage.strokes import Stroke
from fairytable.table.motion import Motion
from fairytable.table.table_top import TableTop
from fairytable.table.timers import once

STEP_MS, PATIENCE_MS = 66, 2500
"""Between two steps, and how long a table must lie still before anything comes out."""
LASTS_S = 60.0
"""How long it stays awake: whoever thinks longer than that is not to be disturbed."""


class Quiet(Protocol):
    """Something that lives on a table at rest."""

    def come_out(self, picture: Picture) -> None:
        """Live on this picture from now on."""

    def step(self, now: float) -> None:
        """How it looks this many seconds after it came out."""

    def hide(self) -> None:
        """Be gone."""


class QuietLife(QObject):
    """All that lives on one table, by one clock."""

    def __init__(
        self, top: TableTop, motion: Motion, still: Callable[[], bool], things: Sequence[Quiet]
    ) -> None:
        """It comes out when what moves has come to rest, and moves while all is `still`."""
        super().__init__(motion)
        self._top, self._motion, self._still, self._things = top, motion, still, things
        self._seen: Picture | None = None
        """The picture that it lives on."""
        self._now = 0.0
        self._rest = once(self, PATIENCE_MS)
        self._rest.timeout.connect(self._come_out)
        self._clock = QTimer(self)
        self._clock.setInterval(STEP_MS)
        self._clock.timeout.connect(self.step)
        motion.idle.connect(self.wait)

    @property
    def out(self) -> bool:
        return self._clock.isActive()

    def wait(self) -> None:
        """Something has changed: all stays as it is until the table has lain still for a while."""
        self._clock.stop()
        if self._motion.speed:
            self._rest.start()
        else:
            self._hide()

    def _come_out(self) -> None:
        picture = self._top.picture
        if picture is None:
            return
        self._seen, self._now = picture, 0.0
        for thing in self._things:
            thing.come_out(picture)
        self._clock.start()

    def step(self) -> None:
        """The clock has ticked."""
        if not self._still():
            return
        if self._seen is not self._top.picture or not self._motion.speed:
            self._hide()
            self.wait()
            return
        self._now += STEP_MS / 1000
        if self._now > LASTS_S:
            self._clock.stop()
            return
        for thing in self._things:
            thing.step(self._now)

    def _hide(self) -> None:
        for thing in self._things:
            thing.hide()


def crowded(picture: Picture) -> frozenset[Rect]:
    """All that nothing may fly over."""
    marks = [mark.rect for mark in (*picture.under, *picture.over) if not _open(mark)]
    return frozenset((*marks, *(spot.rect for spot in picture.spots)))


def _open(mark: Mark) -> bool:
    """Whether the ground is still seen where this mark lies."""
    if isinstance(mark, Panel):
        return not covers(mark)
    return isinstance(mark, Light | Loop | Stroke)


def covers(panel: Panel) -> bool:
    """Whether nothing of the ground is seen under a plate."""
    return panel.kind not in ("frame", "glade", "mount")
