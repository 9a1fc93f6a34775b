"""The table: pick up and put down, by mouse and by keyboard; refusals say why."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from fairytable.engine import Action
from fairytable.paint.palette import PAPER
from fairytable.paint.pixmaps import Pixmaps
from fairytable.table.area_item import Glow
from fairytable.table.bubble import SHOWN_MS, Bubble
from fairytable.table.card_item import CardItem
from fairytable.table.closer_view import CloserView
from fairytable.table.gestures import Keys, Pointer
from fairytable.table.motion import Flight, Scene

PREVIEW_MS = 30
"""How long a held card rests over a place before the place shows what it would bring."""
FLASH_MS = 600
GREETING_MS = 6000
NOTICE_MS = 4000
"""How long it is told what has happened, if nothing else does."""
RISE = 0.12
"""How far a lifted card rises, in widths of a card in hand."""
_HELD_KEYS = (Qt.Key.Key_S, Qt.Key.Key_Space)
"""What these show is seen while they are held."""
_LOST = (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse)
"""After these no key and no button tells that it is let go."""


class CardTable(CloserView):
    """All gestures end in `choose` or `refuse`."""

    chosen = Signal(object)
    """An Action that a gesture asked for; it is one of those that were offered."""
    refused = Signal(str)
    """Why a gesture did nothing."""
    noted = Signal(str, str)
    """A place, and the sign that the person at the bottom wants to see there."""
    raised = Signal(object)
    """The card that is picked up now, or None."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(pixmaps, parent)
        self.pointer = Pointer(self)
        self.keys = Keys(self)
        self.bubble = Bubble()
        self.notice = Bubble(PAPER["gold"])
        for item in (self.bubble, self.notice):
            self.scene().addItem(item)
        self._aimed: Action | None = None
        self._raised: int | None = None
        self._held: Qt.Key | None = None
        """The key that is held to see something."""
        self._greeted: tuple[int, str] | None = None
        """What is shown in the middle, and what is said of it."""
        self._flash = self.timer(FLASH_MS)
        self._flash.timeout.connect(self.update_marks)
        self._look_ahead = self.timer(PREVIEW_MS)
        self._look_ahead.timeout.connect(self._preview_aim)
        self._silence = self.timer(SHOWN_MS)
        self._silence.timeout.connect(self._hush)

    def let_go(self) -> None:
        self.pointer.cancel()
        self._look_ahead.stop()
        self._aimed = None
        self.stop_peeking()
        self.hover(None)
        self.enlarged.setVisible(False)
        self._hush()

    def update_marks(self) -> None:
        self.keys.keep_valid()
        super().update_marks()
        if self.lifted != self._raised:
            self._raised = self.lifted
            self.raised.emit(self.lifted)

    # Lifting, choosing, refusing

    def lift(self, card: int) -> None:
        """Pick a card up: its places light up."""
        self.lifted = card
        self._aimed = None
        self.hover(None)
        self._hush()
        self.update_marks()

    def pick_up(self, card: int) -> None:
        """Lift a card that is not dragged: it rises a little above where it lay."""
        self.lift(card)
        item = self.items_by_card[card]
        if item.spot is not None and self.picture is not None:
            item.setPos(item.home(item.spot.rect.moved(0, -RISE * self.picture.unit)))

    def put_back(self) -> None:
        """Put what is lifted back where it was."""
        card, self.lifted = self.lifted, None
        self._forget_aim()
        if card is not None:
            self._send_home(self.items_by_card[card])
        self._raise()
        self.update_marks()

    def choose(self, action: Action) -> None:
        """A gesture asks for an action."""
        self.lifted = None
        self._forget_aim()
        self.chosen.emit(action)

    def _preview_aim(self) -> None:
        self.preview(self._aimed)

    def _forget_aim(self) -> None:
        self.pointer.cancel()
        self._look_ahead.stop()
        self._aimed = None
        self.preview(None)

    def landing(self, card: int | None, at: QPointF) -> tuple[Action | None, str | None]:
        """What putting this card down at a point does, or clicking there without one; and the place
        that is meant: that of the action, else the innermost one the game knows."""
        under = [area.area.zone for area in self.areas_at(at)]
        for zone in under:
            action = self.offers.find(card, zone)
            if action is not None:
                return action, zone
        known = {} if self._stage is None else self._stage.view.zones
        return None, next((zone for zone in under if zone in known), under[0] if under else None)

    def click(self, at: QPointF) -> None:
        item = self.card_at(at)
        if self.lifted is not None:
            self._click_with_lifted(self.lifted, item, at)
            return
        if item is not None and item.card in self.offers.liftable():
            self.pick_up(item.card)
            return
        action, zone = self.landing(None, at)
        if action is not None:
            self.choose(action)
        elif not self._note(at) and not self._open(at):
            self._explain(item, zone, at)

    def _note(self, at: QPointF) -> bool:
        """Put the next sign on the place at a point, if it takes some."""
        area = self.area_at(at)
        return area is not None and bool(area.area.signs) and self.sign(area.area.zone)

    def sign(self, zone: str) -> bool:
        """Put the next sign on a place, and tell it; False if nobody plays here."""
        if self._stage is None:
            return False
        turns = ("", *self.areas[zone].area.signs, "")
        now = self._stage.notes.get(zone, "")
        self.noted.emit(zone, turns[turns.index(now) + 1])
        areas = () if self.picture is None else self.picture.areas
        self.focused.emit(next((area.name for area in areas if area.zone == zone), ""))
        return True

    def _open(self, at: QPointF) -> bool:
        """Unfold the area that is clicked, or fold the one that is unfolded."""
        area = self.area_at(at)
        player = None if area is None else area.area.unfolds
        if player is None and self.unfolded is None:
            return False
        if player is None and area is not None and area.area.z:
            return False
        self.unfold(None if player == self.unfolded else player)
        return True

    def _explain(self, item: CardItem | None, zone: str | None, at: QPointF) -> None:
        """Say why a click does nothing, or what lies there."""
        in_play = item is not None and item.spot is not None and not item.spot.faded
        if (
            item is not None
            and in_play
            and self.offers.actions
            and self.refuse(item.card, None, at)
        ):
            return
        owners = [area.area.unfolds for area in self.areas_at(at)]
        player = next((player for player in owners if player is not None), None)
        if player is not None:
            self.unfold(None if player == self.unfolded else player)
        elif zone is not None:
            self.read(zone, item)

    def _click_with_lifted(self, lifted: int, item: CardItem | None, at: QPointF) -> None:
        action, zone = self.landing(lifted, at)
        if action is not None:
            self.choose(action)
        elif item is not None and item.card == lifted:
            self.put_down(lifted)
        elif item is not None and item.card in self.offers.liftable():
            self.put_back()
            self.pick_up(item.card)
        elif zone is not None and zone != self.zone_of(lifted):
            self.refuse(lifted, zone, at)
        else:
            self.put_back()

    def put_down(self, card: int) -> None:
        """The lifted card is chosen once more: what it does by itself, its only place, or back."""
        action = self.offers.by_click(card) or self.offers.only(card)
        if action is not None:
            self.choose(action)
        else:
            self.put_back()

    def drop(self, item: CardItem, at: QPointF) -> None:
        """The end of a drag."""
        action, zone = self.landing(item.card, at)
        if action is not None:
            self.choose(action)
        elif zone is None or zone == self.zone_of(item.card):
            self.put_back()
        else:
            self.refuse(item.card, zone, at)

    def aim(self, at: QPointF) -> None:
        """A card is held over a point: the place under it answers."""
        action, zone = self.landing(self.lifted, at)
        if action == self._aimed:
            return
        self._aimed = action
        lit = self.offers.places(self.lifted)
        if action is not None and zone not in lit:
            zone = action.zone
        for z, other in self.areas.items():
            aimed = action is not None and z == zone
            glow = Glow.TARGET if z in lit and not other.area.quiet else Glow.NONE
            other.set_light(Glow.AIMED if aimed else glow)
        self._look_ahead.start()

    def refuse(self, card: int | None, zone: str | None, at: QPointF) -> bool:
        """Say why this cannot be done; a lifted card glides home. False if there is no reason."""
        if self._staging is None or self._stage is None:
            return False
        reason = self._staging.reason(self._stage, card, zone)
        self.put_back()
        if not reason:
            return False
        if zone is not None and zone in self.areas:
            self.areas[zone].set_light(Glow.REFUSED)
            self._flash.start()
        self.bubble.say(reason, at, self.sceneRect())
        self._silence.start(SHOWN_MS)
        self.refused.emit(reason)
        return True

    def _hush(self) -> None:
        self._silence.stop()
        self.bubble.setVisible(False)
        self.greeting.setVisible(False)
        self.notice.setVisible(False)

    def _send_home(self, item: CardItem) -> None:
        if item.spot is not None and item.pos() != item.home(item.spot.rect):
            self.motion.play(Scene((Flight(item, item.spot.rect, item.spot.turn),)))

    def proclaim(self, text: str, zones: Sequence[str]) -> None:
        """Show for a moment what has happened, beside the place where it did."""
        places = [self.areas[zone].area.rect for zone in zones if zone in self.areas]
        middle = places[0].centre if places else (self.width() / 2, self.height() / 2)
        self.notice.say(text, QPointF(*middle), self.sceneRect())
        self._silence.start(NOTICE_MS)

    def greet(self, card: int, text: str) -> None:
        """Show a card large in the middle, until something is pressed; only who may see it is
        asked to look."""
        if self._stage is None or self._staging is None or self.picture is None:
            return
        face = self._seen[card].face
        if face is None or self._stage.curtain:
            return
        self._greeted = card, text
        side = self._staging.look(face, self._stage.say)
        within = self.sceneRect()
        dpr = self.devicePixelRatioF()
        place = self.greeting.show_alone(side, self.picture.unit, dpr, within)
        above = QPointF(place.center().x(), place.top() + 6)
        self.notice.say(text, above, within)
        self._silence.start(GREETING_MS)

    def relayout(self) -> None:
        self.motion.finish()  # somebody may be greeted as soon as all lies still
        greeted = self._greeted if self.greeting.isVisible() else None
        super().relayout()
        if greeted is not None:
            self.greet(*greeted)

    def finish(self) -> None:
        """Let everything arrive at once."""
        self.motion.finish()
        if self.greeting.isVisible():
            self._hush()

    # Pointer and keys

    def look_at(self, at: QPointF) -> None:
        """The pointer is over this point and nothing is pressed."""
        item, area = self.card_at(at), self.area_at(at)
        if item is not None:
            zone: str | None = self.zone_of(item.card)
        else:
            zone = None if area is None else area.area.zone
        self.hover(item, zone)
        if self.lifted is not None:
            self.aim(at)
        else:
            action, _ = self.landing(None, at)
            if action != self._aimed:
                self._aimed = action
                self._look_ahead.start()

    def escape(self) -> None:
        """Put back what is held; else put away what is shown."""
        if self._holds():
            self.put_back()
        elif self.leaflet.isVisible():
            self.leaflet.setVisible(False)
        else:
            self.unfold(None)

    def _holds(self) -> bool:
        """Whether a person holds a card, other than one that is raised by the question itself."""
        if self.lifted is None:
            return False
        spot = self.items_by_card[self.lifted].spot
        return spot is None or not spot.raised

    def _takes_escape(self) -> bool:
        return self._holds() or self.leaflet.isVisible() or self.unfolded is not None

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.press(at)
        elif event.button() == Qt.MouseButton.RightButton:
            self.finish()
            self.put_back()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.lose()
        self.pointer.move(self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.double_click(self.mapToScene(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self.hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _HELD_KEYS:
            if event.isAutoRepeat():
                return
            self._held = Qt.Key(event.key())
        if not self.keys.press(Qt.Key(event.key()), event.text()):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._release(Qt.Key(event.key()))
        super().keyReleaseEvent(event)

    def _release(self, key: Qt.Key | None) -> None:
        self._held = None
        self.stop_peeking()
        if key == Qt.Key.Key_Space:
            self.enlarged.setVisible(False)

    def _lose_hold(self) -> None:
        """The person turns to something else: nothing is held here any more."""
        self._release(self._held)
        self.pointer.lose()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._lose_hold()
        super().focusOutEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in _LOST:
            self._lose_hold()
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        """Esc belongs to the table before any button while there is something to put back."""
        asks = event.type() == QEvent.Type.ShortcutOverride
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if asks and escape and self._takes_escape():
            event.accept()
            return True
        if event.type() in _LOST:
            self._lose_hold()
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.keys.step(forward=forward) or super().focusNextPrevChild(forward)
