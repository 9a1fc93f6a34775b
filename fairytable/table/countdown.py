"""Time until something goes on by itself: it is shown, and whoever needs longer holds it."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QVariantAnimation, Signal

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.gestures import Thing
from fairytable.table.asked_frame import AskedFrame
from fairytable.table.countdown_item import CountdownItem
from fairytable.table.table_top import TableTop

WAIT = QT_TRANSLATE_NOOP("app", "Wait")
GO_ON = QT_TRANSLATE_NOOP("app", "Go on")
SPACE = QT_TRANSLATE_NOOP("app", "Space")

_RUNS = QAbstractAnimation.State.Running
_PAUSED = QAbstractAnimation.State.Paused


class Countdown(QObject):
    """Its own time, or that of a pause in a scene: one at a time. The pointer on it stops it for as
    long as it rests there; a click or a key holds it, until somebody goes on."""

    passed = Signal()
    """Its own time is over, or somebody goes on before that."""
    held = Signal()
    """Somebody needs longer."""

    def __init__(self, top: TableTop, parent: QObject) -> None:
        super().__init__(parent)
        self.item = CountdownItem(top)
        self._frame = AskedFrame(top)
        self.moves = True
        """Whether the ring is seen to empty; where nothing should move it stands still."""
        self._top = top
        self._own = QVariantAnimation(self)
        self._own.setStartValue(1.0)
        self._own.setEndValue(0.0)
        self._own.valueChanged.connect(self._tick)
        self._own.finished.connect(self._pass)
        self._clock: QVariantAnimation | None = None
        """What measures the time that is shown."""
        self._where: Callable[[], QRectF] = QRectF
        self._about: Thing | None = None
        """What it is about."""

    @property
    def runs(self) -> bool:
        """Whether something is going to be done by itself, and nobody holds it."""
        return self._clock is self._own and not self.item.held

    @property
    def pauses(self) -> bool:
        """Whether it is a scene that stands still, by itself or because it is held."""
        return self._clock not in (None, self._own)

    @property
    def is_held(self) -> bool:
        return self._clock is not None and self.item.held

    # Beginning and ending

    def begin(self, ms: int, where: Callable[[], QRectF], about: Thing | None = None) -> None:
        """Something is going to be done by itself, at this place, with this or onto it."""
        self._about = about
        self._own.setDuration(ms)
        self._watch(self._own, where)
        self._own.start()

    def follow(self, clock: QVariantAnimation, share: float, where: Callable[[], QRectF]) -> None:
        """This much is left of a pause in a scene that this clock measures."""
        if self._clock is not clock:
            self._about = None
            self._watch(clock, where)
        self._tick(share)

    def _watch(self, clock: QVariantAnimation, where: Callable[[], QRectF]) -> None:
        self._clock, self._where = clock, where
        self.item.held, self.item.share = False, 1.0
        self.place()

    def stop(self) -> None:
        """Nothing goes on by itself any more."""
        self._clock = None
        self._own.stop()
        self.item.held = False
        self.item.setVisible(False)
        self._frame.surround(None)

    def place(self) -> None:
        """Show it where it belongs now, in the words of now."""
        if self._clock is None or self._top.stage is None:
            return
        say = self._top.stage.say
        self.item.say(say(GO_ON if self.item.held else WAIT), say(SPACE), self._where())
        self._frame.surround(self._about)

    # Holding

    def hold(self) -> None:
        """Wait until somebody goes on."""
        if self._clock is None or self.item.held:
            return
        self.item.held = True
        self._clock.pause()
        self.place()
        self.held.emit()

    def go_on(self) -> None:
        """What was to come comes now."""
        clock = self._clock
        if clock is None:
            return
        if clock.state() == _PAUSED:
            clock.resume()
        clock.setCurrentTime(clock.duration())

    def press(self, at: QPointF) -> bool:
        """A click: the first one holds, the second goes on. False if it is elsewhere."""
        if not self.item.covers(at):
            return False
        if self.item.held:
            self.go_on()
        else:
            self.hold()
        return True

    def hover(self, at: QPointF) -> bool:
        """The pointer stops it while it rests on it. False if it is elsewhere."""
        clock = self._clock
        if clock is None:
            return False
        over = self.item.covers(at)
        if self.item.held:
            return over
        if over and clock.state() == _RUNS:
            clock.pause()
        elif not over and clock.state() == _PAUSED:
            clock.resume()
        return over

    def _tick(self, share: float) -> None:
        if self.moves and self._clock is not None:
            self.item.set_share(share)

    def _pass(self) -> None:
        if self._clock is self._own:
            self.stop()
            self.passed.emit()
