"""One queue of animations: the table has changed already, the pictures follow."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, Self

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from fairytable.stage.beats import LONG_PAUSE
from fairytable.stage.look import Printed
from fairytable.stage.picture import Rect
from fairytable.table.card_item import CardItem
from fairytable.table.pawn_item import PawnItem
from fairytable.table.slip_item import SlipItem

SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "off": 0.0}
"""How long things take, compared to normal."""
MOVE_MS = 260
STAGGER_MS = 90
LONGEST_STAGGER_MS = 400
ARC = 0.15
"""How far a moving card rises, most often."""


class Moving(Protocol):
    """Something that changes while it is shown."""

    @property
    def delay(self) -> int:
        """Milliseconds after the others began."""

    @property
    def length(self) -> int:
        """Milliseconds from its beginning to its end."""

    def at(self, share: float) -> None:
        """How it looks at this share of its way, below 0 before it began and above 1 later on."""

    def land(self) -> None:
        """How it looks at the end."""


class Flight(NamedTuple):
    """A card, a pawn or a number on its way."""

    item: CardItem | PawnItem | SlipItem
    rect: Rect
    """Where it goes."""
    turn: float = 0.0
    side: Printed | None = None
    """What it shows on arrival; None if it stays as it is."""
    delay: int = 0
    """Milliseconds after the others began."""
    arc: float = ARC
    """How far it rises above the straight line, in card heights."""

    def begin(self) -> Moving:
        return Gliding(self)


class Movable(Protocol):
    """Something that can be set moving."""

    def begin(self) -> Moving: ...


class Scene(NamedTuple):
    """What moves together, and what is done after it."""

    parts: tuple[Movable, ...] = ()
    prepare: Callable[[], Sequence[Movable]] | None = None
    """Gives more of them when the scene begins."""
    after: Callable[[], None] | None = None
    pause: int = 0
    """Milliseconds of stillness afterwards."""
    passing: bool = False
    """Whether a later scene arrives at the same end without it: it is left out in a hurry."""


class Motion(QObject):
    """Plays scenes one after the other."""

    idle = Signal()
    """Everything has arrived."""
    stood = Signal(float)
    """How much is left of a long pause, as a share of it; nothing when it is over."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = SPEEDS["normal"]
        self._scenes: deque[Scene] = deque()
        self._playing: list[Moving] = []
        self._scene: Scene | None = None
        self._length = 0.0
        self._moving = 0.0
        """How long the scene moves, before it stands still."""
        self._standing = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._arrive)

    @property
    def busy(self) -> bool:
        return self._scene is not None or bool(self._scenes)

    @property
    def clock(self) -> QVariantAnimation:
        """What measures the time of a scene: whoever wants to see more of it may pause it."""
        return self._clock

    def play(self, *scenes: Scene) -> None:
        """Show these after what is being shown."""
        self._scenes += scenes
        if self._scene is None:
            self._next()

    def finish(self) -> None:
        """Show the end of everything at once."""
        if not self.busy:
            return
        self._clock.stop()
        if self._scene is not None:
            self._land()
        while self._scenes:
            scene = self._scenes.popleft()
            if not scene.passing:
                self._begin(scene)
                self._land()
        self.idle.emit()

    def _next(self) -> None:
        while self._scenes:
            scene = self._scenes.popleft()
            self._begin(scene)
            self._length = self._duration(scene) * self.speed
            if self._length > 0:
                self._clock.setDuration(round(self._length))
                self._clock.start()
                return
            self._land()
        self.idle.emit()

    def _duration(self, scene: Scene) -> float:
        self._moving = max((m.delay + m.length for m in self._playing), default=0)
        return self._moving + scene.pause

    def _begin(self, scene: Scene) -> None:
        self._scene = scene
        parts = scene.parts if scene.prepare is None else (*scene.parts, *scene.prepare())
        self._playing = [part.begin() for part in parts]

    def _tick(self, share: float) -> None:
        if self._clock.state() != QAbstractAnimation.State.Running or not self.speed:
            return
        now = share * self._length / self.speed
        for moving in self._playing:
            moving.at((now - moving.delay) / moving.length)
        pause = 0 if self._scene is None else self._scene.pause
        if pause >= LONG_PAUSE and now > self._moving:
            self._standing = True
            self.stood.emit(1 - (now - self._moving) / pause)

    def _arrive(self) -> None:
        self._land()
        self._next()

    def _land(self) -> None:
        scene, self._scene = self._scene, None
        for moving in self._playing:
            moving.land()
        self._playing = []
        if self._standing:
            self._standing = False
            self.stood.emit(0.0)
        if scene is not None and scene.after is not None:
            scene.after()


class Gliding:
    """A flight under way."""

    length = MOVE_MS

    def __init__(self, flight: Flight) -> None:
        self.flight = flight
        self.delay = flight.delay
        item = flight.item
        self.x, self.y = item.pos().x(), item.pos().y()
        self.turn = item.rotation()
        self.width = item.rect.width() * item.scale()
        self.flips = flight.side is not None and flight.side != item.side
        self._arrived = False

    def begin(self) -> Self:
        return self

    def at(self, share: float) -> None:
        """The card at this share of its way."""
        share = min(max(share, 0.0), 1.0)
        if self._arrived and share == 1.0:
            return
        self._arrived = share == 1.0
        self.go(share)

    def go(self, share: float) -> None:
        """Straight on, a little lifted, and fast at first."""
        ease = 1 - (1 - share) ** 3
        item, rect = self.flight.item, self.flight.rect
        x, y = rect.centre
        height = (
            rect.h * self.flight.arc * 4 * ease * (1 - ease) if (x, y) != (self.x, self.y) else 0
        )
        item.setPos(self.x + (x - self.x) * ease, self.y + (y - self.y) * ease - height)
        item.setRotation(self.turn + (self.flight.turn - self.turn) * ease)
        self.flip(share)
        item.stretch(self.width + (rect.w - self.width) * ease)

    def flip(self, share: float) -> None:
        """How far it is turned over, if it is."""
        if not self.flips:
            return
        if share >= 0.5 and self.flight.side is not None:
            self.flight.item.turn_over(self.flight.side, self.flight.rect.w)
        self.flight.item.set_flip(abs(1 - 2 * share))

    def land(self) -> None:
        if self.flight.side is not None:
            self.flight.item.turn_over(self.flight.side, self.flight.rect.w)
        self.flight.item.place(self.flight.rect, self.flight.turn)
