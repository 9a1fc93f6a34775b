"""The table: shows any picture of any game, follows what happens, and takes every gesture."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from fairytable.engine import Event, Moved
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.stage import letters
from fairytable.stage.prompts import Lead
from fairytable.stage.staging import Stage, Staging
from fairytable.table.bare_view import BareView
from fairytable.table.camera_buttons import CameraButtons
from fairytable.table.camera_view import CameraView
from fairytable.table.countdown import Countdown
from fairytable.table.grace import Grace
from fairytable.table.hands import Hands
from fairytable.table.keys import ARROWS, Keys
from fairytable.table.leading import Leading
from fairytable.table.lens import Lens
from fairytable.table.life import Life
from fairytable.table.lights import Lights
from fairytable.table.offers import Offers
from fairytable.table.pinch import Fingers, Pinch
from fairytable.table.pointer import Pointer
from fairytable.table.putting_away import PuttingAway
from fairytable.table.speech import Speech
from fairytable.table.table_top import TableTop
from fairytable.table.teller import Teller
from fairytable.table.waiting import Waiting
from fairytable.table.z_values import HELD

_HELD_KEYS = (Qt.Key[f"Key_{letters.PEEK}"], Qt.Key.Key_Space)
"""What these show is seen while they are held."""
NO_TRACES: Mapping[int, int] = MappingProxyType({})


class CardTable(BareView):
    """Knows pictures and offers, and no game. The model changes first; this follows it.

    Each of its parts has one trade: `top` is what lies there, `teller` lets it follow what happens,
    `lights` shows what can be done, `lens` shows closer, `speech` says, and `hands`, moved by
    `pointer` and `keys`, do something.
    """

    settled = Signal()
    """All cards have arrived."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.top = TableTop(self, pixmaps)
        self.camera = CameraView(self.top, lambda: self.motion.speed, self)
        self.teller = Teller(self.top, self.camera, self)
        self.motion = self.teller.motion
        self.lights = Lights(self.top)
        self.lens = Lens(self.top, pixmaps, self._lies_still, self)
        self.speech = Speech(self.top, pixmaps, self)
        self.hands = Hands(self.top, self.teller, self.lights, self.lens, self.speech)
        self.pointer = Pointer(self.hands, self.camera)
        self.keys = Keys(self.hands, self.camera)
        self.leading = Leading(self.hands, self.keys)
        self._putting_away = PuttingAway(self.hands, self.keys, self.leading)
        self.camera_buttons = CameraButtons(self.camera, self.viewport())
        self.lens.showing.connect(self.camera_buttons.give_way)
        self.waiting = Waiting(self.hands)
        self.life = Life(self.top, self.motion, self._lies_still)
        self._fingers = Fingers(self.viewport(), self._zoom)
        self._held: Qt.Key | None = None
        """The key that is held to see something."""
        self.grace = Grace(self)
        self.grace.over.connect(self.hands.update_lights)
        self._skipping = False
        """Whether the last press came too early: it is not taken for a move, nor is the second half
        of a double click."""
        self.motion.idle.connect(self._settle)
        self.teller.proclaimed.connect(self.speech.proclaim)
        self.hands.over.connect(self.pointer.cancel)
        self.hands.unfolding.connect(self.unfold)
        self.hands.stood_on.connect(self.camera.seek)
        self.camera.held = lambda: self.hands.lifted
        self.camera.moves.connect(self._begin_to_move)
        self.camera.rested.connect(self._look_anew)
        self.camera.scrolled.connect(self.pointer.stay)
        self.camera.turning.connect(self.turn)
        pixmaps.ready.connect(self._painted)

    @property
    def stage(self) -> Stage | None:
        """What is shown now."""
        return self.top.stage

    @property
    def staging(self) -> Staging | None:
        return self.top.staging

    @property
    def offers(self) -> Offers:
        """What can be done now."""
        return self.hands.offers

    @property
    def countdown(self) -> Countdown:
        """What goes on by itself."""
        return self.waiting.countdown

    @property
    def busy(self) -> bool:
        """Whether cards are on their way."""
        return self.motion.busy

    @property
    def comes_early(self) -> bool:
        """Whether what is pressed now was meant for what others have done before."""
        return self.grace.comes_early(busy=self.busy)

    def _lies_still(self) -> bool:
        """Whether nothing moves, is held or is asked about: one may look closer."""
        hands = self.hands
        free = hands.lifted is None and not hands.asking.open
        return free and not self.busy and not self.camera.moving

    # Showing

    def present(
        self,
        staging: Staging,
        stage: Stage,
        offers: Offers | None = None,
        events: Sequence[Event] = (),
        *,
        deal: bool = False,
        traces: Mapping[int, int] = NO_TRACES,
    ) -> None:
        """Show this now; cards that lie elsewhere glide there, as the events tell it. With `deal`
        the cards that are not in the largest pile come from it. What others have moved lately
        leaves traces in their colours."""
        self._let_go()
        self.countdown.stop()
        top, teller = self.top, self.teller
        fresh = staging is not top.staging
        if fresh or deal or stage.curtain:
            top.unfolded = None
        if fresh or deal:
            self.camera.forget()
        before, shown = top.stage, top.picture
        self.grace.expect(others=before is not None and not self.offers.actions)
        top.take(staging, stage)
        self.leading.forget()
        self.hands.take_offers(offers or Offers())
        teller.forget(asked=bool(self.offers.actions) and not self.grace.others)
        retelling = None
        if before is not None and top.stage is not None and not (fresh or deal):
            retelling = teller.retelling(before, top.stage, events)
        moved = [e.card for e in events if isinstance(e, Moved)]
        if moved or traces:
            self.lights.moved = {**dict.fromkeys(moved), **traces}
        self._arrange()
        if deal and self.motion.speed:
            teller.deal(moved)
        elif fresh or deal:
            self._lay_out()
            self.life.quiet.wait()  # nothing moves that could come to rest
        elif retelling is None or before is None or shown is None:
            teller.glide(moved, staging.errands(events))
        else:
            self.lights.fade(self.offers)
            teller.tell(retelling, before, shown, staging.errands(events))

    def unfold(self, wanted: str | None) -> None:
        """Show an area large over the table, or none; only pictures that can do so do."""
        if self.stage is None or wanted == self.top.unfolded:
            return
        self._let_go()
        self.top.unfolded, self.hands.lifted = wanted, None
        self._arrange()
        self.teller.glide([])

    def turn(self) -> None:
        """Look at the map from its next side, at all of it; that stays so while the game is on."""
        chart = self.camera.chart
        if chart is None:
            return
        self._let_go()
        side = (self.top.turned + 1) % chart.sides
        self.camera.forget()
        self.top.turned, self.hands.lifted = side, None
        self._arrange()
        self.top.paint_ground()
        self.teller.glide([])

    def lead(self, lead: Lead) -> None:
        """Light up what an action of this verb needs, and put the keyboard onto the first of it."""
        self.setFocus()
        self.leading.begin(lead)

    def relayout(self) -> None:
        """Lay everything out again at once: the window has another size, scale or language."""
        if self.stage is None:
            return
        self.motion.finish()  # somebody may be greeted as soon as all lies still
        greeted = self.speech.greeted
        self._let_go()
        old = self.camera.chart
        self._arrange()
        self.camera.readjust(old)
        self._lay_out()
        if greeted is not None:
            self.speech.greet(*greeted)

    def annotate(self, notes: Mapping[str, str]) -> None:
        """Show these signs on their places."""
        if self.stage is not None:
            self.motion.finish()
            self.top.annotate(notes)

    def finish(self) -> None:
        """Let everything arrive at once."""
        self.motion.finish()
        self.camera.settle()
        if self.speech.greeted is not None:
            self.speech.hush()

    def _let_go(self) -> None:
        """What was begun with the old picture is over."""
        self.motion.finish()
        self.camera.settle()
        self.hands.let_go()
        self.lights.veil.setVisible(False)

    def _arrange(self) -> None:
        self.top.arrange()
        self._fingers.listen(self.camera.chart is not None)
        self.hands.raise_asked()

    def _begin_to_move(self) -> None:
        """The map moves: what is shown of it beside it is put away."""
        self.lens.put_away()
        self.hands.question.step_aside()
        self.lights.veil.setVisible(False)

    def _look_anew(self) -> None:
        """The map stands still: lights and what is held have their places again."""
        lifted = self.hands.lifted
        if lifted is not None and not self.pointer.dragging:
            self.hands.hold_up(lifted)
        if not self.busy and self.top.picture is not None:
            self.top.stack(self.top.picture)
            if self.pointer.dragging and lifted is not None:
                self.top.pane.lift_up(self.top.item_of(lifted), HELD)
            self.hands.update_lights()
            self.countdown.place()

    def _lay_out(self) -> None:
        self.top.lay_out()
        self._settle()

    def _settle(self) -> None:
        """Everything lies still: order, visibility, lights."""
        if self.top.picture is None:
            return
        self.top.stack(self.top.picture)
        self.hands.update_lights()
        if self.offers.actions and self.grace.begin():
            self.lights.fade(Offers())
            self.hands.question.step_aside()
        if self.offers.actions:
            self.speech.give_way(self.hands.in_question())
        self.countdown.place()
        self.camera_buttons.refresh(self.stage)
        self.settled.emit()

    def _takes_escape(self, event: QEvent) -> bool:
        """Whether this key is Esc, and there is something to put back."""
        is_key = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return is_key and self._putting_away.can

    def _painted(self, wanted: Print) -> None:
        """A picture is ready: show it where it was waited for."""
        self.top.painted(wanted)
        self.lens.painted()
        self.speech.painted()
        self.hands.aiming.ghost.painted()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        for part in (self.top, self.lens, self.speech, self.hands.aiming.ghost):
            part.fetch_stale()
        super().paintEvent(event)
        if self.top.bare:
            QTimer.singleShot(0, self, self.top.furnish)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        ground = self.top.ground.pixmap
        dpr = ground.devicePixelRatio()
        source = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
        painter.drawPixmap(rect, ground, source)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relayout()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        if self.countdown.press(at):
            return
        if self.countdown.runs:
            self.countdown.hold()
        self._skipping = self.comes_early
        self.finish()
        if self._skipping:
            self.pointer.spend(at)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.pointer.press(at)
        elif event.button() == Qt.MouseButton.RightButton:
            self.hands.stop_asking()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        buttons = event.buttons()
        if Qt.MouseButton.LeftButton not in buttons:
            self.pointer.lose()
        at = self.mapToScene(event.position().toPoint())
        if not self.countdown.hover(at):
            self.pointer.move(at)
        if not buttons:
            self.life.point_at(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.finish()
        at = self.mapToScene(event.position().toPoint())
        meant = self.pointer.spend if self._skipping else self.pointer.double_click
        meant(at)

    def wheelEvent(self, event: QWheelEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        if self.camera.over(at):
            self.motion.finish()
            self.camera.wheel(at, event.angleDelta().y())
        event.accept()

    def _zoom(self, pinch: Pinch) -> bool:
        """Two fingers bring the map nearer; False if they are beside it."""
        at = self.mapToScene(pinch.at)
        if not self.camera.over(at):
            return False
        self.motion.finish()
        self.pointer.lose()  # the first finger seemed to be a mouse
        return self.camera.pinch(at, pinch.times)

    def leaveEvent(self, event: QEvent) -> None:
        self.lens.rest_on(None)
        self.hands.look_away()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _HELD_KEYS:
            if event.isAutoRepeat():
                return
            self._held = key
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and self.keys.pull(key):
            return
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and self.keys.look(key):
            return
        if not self._press(key, event.text()):
            super().keyPressEvent(event)

    def _press(self, key: Qt.Key, text: str) -> bool:
        """Whether the key means something here. What moves arrives first, and Space does no more
        than that while something does."""
        if key == Qt.Key.Key_Space and self.waiting.wait_or_go_on():
            return True
        if key == Qt.Key.Key_Space and self.busy:
            self.finish()
            return True
        if self.countdown.runs:
            self.countdown.hold()
        if key not in _HELD_KEYS and (text or key in ARROWS):
            early = self.comes_early
            self.finish()
            if early:
                return True
        if key == Qt.Key.Key_Escape:
            self._putting_away.one()
            return True
        return self.keys.press(key, text)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._release(Qt.Key(event.key()))
        super().keyReleaseEvent(event)

    def _release(self, key: Qt.Key | None) -> None:
        self._held = None
        self.lens.stop_peeking()
        if key == Qt.Key.Key_Space:
            self.lens.hide()
            if self.countdown.pauses:
                self.countdown.go_on()

    def _lose_hold(self) -> None:
        """The person turns to something else: nothing is held here any more."""
        self._release(self._held)
        self.pointer.lose()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._lose_hold()
        self.lens.put_away()
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """Esc belongs to the table before any button while there is something to put back."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and self._takes_escape(event):
            event.accept()
            return True
        if kind == QEvent.Type.WindowDeactivate:  # no key or button will tell that it is let go
            self._lose_hold()
        elif kind == QEvent.Type.DevicePixelRatioChange:
            self.relayout()
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.countdown.runs:
            self.countdown.hold()
        return self.keys.step(forward=forward) or super().focusNextPrevChild(forward)
