"""The table: pick up and put down, by mouse and by keyboard; refusals say why."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from fairytable.engine import Action
from fairytable.table.area_item import Glow
from fairytable.table.bubble import SHOWN_MS, Bubble
from fairytable.table.card_item import CardItem
from fairytable.table.enlarged import REST_MS, Enlarged
from fairytable.table.gestures import Keys, Pointer
from fairytable.table.motion import Flight, Scene
from fairytable.table.offers import Focus
from fairytable.table.palette import PAPER
from fairytable.table.picture_view import PictureView
from fairytable.table.pixmaps import Pixmaps, Print

PREVIEW_MS = 30
"""How long a held card rests over a place before the place shows what it would bring."""
FLASH_MS = 600


class CardTable(PictureView):
    """All gestures end in `choose` or `refuse`."""

    chosen = Signal(object)
    """An Action that a gesture asked for; it is one of those that were offered."""
    refused = Signal(str)
    """Why a gesture did nothing."""
    focused = Signal(str)
    """What the keyboard stands on, in words."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(pixmaps, parent)
        self.pointer = Pointer(self)
        self.keys = Keys(self)
        self.bubble = Bubble()
        self.notice = Bubble(PAPER["gold"])
        self.enlarged = Enlarged(pixmaps)
        for item in (self.bubble, self.notice, self.enlarged):
            self.scene().addItem(item)
        self._hovered: CardItem | None = None
        self._peeked: list[CardItem] = []
        self._aimed: Action | None = None
        self._rest = self._timer(REST_MS)
        self._rest.timeout.connect(self._rested)
        self._flash = self._timer(FLASH_MS)
        self._flash.timeout.connect(self.update_marks)
        self._look_ahead = self._timer(PREVIEW_MS)
        self._look_ahead.timeout.connect(self._preview_aim)
        self._silence = self._timer(SHOWN_MS)
        self._silence.timeout.connect(self._hush)

    def _timer(self, ms: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        return timer

    def let_go(self) -> None:
        self.pointer.cancel()
        self._look_ahead.stop()
        self._aimed = None
        self.stop_peeking()
        self.hover(None)
        self._hush()

    def update_marks(self) -> None:
        self.keys.keep_valid()
        super().update_marks()

    # Lifting, choosing, refusing

    def lift(self, card: int) -> None:
        """Pick a card up: its places light up."""
        self.lifted = card
        self._aimed = None
        self.hover(None)
        self._hush()
        self.update_marks()

    def put_back(self) -> None:
        """Put what is lifted back where it was."""
        card, self.lifted = self.lifted, None
        self._forget_aim()
        if card is not None:
            self._send_home(self.items_by_card[card])
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

    def click(self, at: QPointF) -> None:
        item, area = self.card_at(at), self.area_at(at)
        zone = None if area is None else area.area.zone
        if self.lifted is not None:
            self._click_with_lifted(item, zone, at)
        elif item is not None and item.card in self.offers.cards():
            action = self.offers.by_click(item.card)
            if action is not None:
                self.choose(action)
            else:
                self.lift(item.card)
        elif zone is not None and (action := self.offers.find(None, zone)) is not None:
            self.choose(action)
        elif item is not None and self.offers.actions:
            self.refuse(item.card, None, at)

    def _click_with_lifted(self, item: CardItem | None, zone: str | None, at: QPointF) -> None:
        lifted = self.lifted
        assert lifted is not None
        action = None if zone is None else self.offers.find(lifted, zone)
        if action is not None:
            self.choose(action)
        elif item is not None and item.card == lifted:
            self.put_back()
        elif item is not None and item.card in self.offers.cards():
            self.lift(item.card)
        elif zone is not None and zone != self.zone_of(lifted):
            self.refuse(lifted, zone, at)
        else:
            self.put_back()

    def drop(self, item: CardItem, at: QPointF) -> None:
        """The end of a drag."""
        area = self.area_at(at)
        zone = None if area is None else area.area.zone
        action = self.offers.find(item.card, zone)
        if action is not None:
            self.choose(action)
        elif zone is None or zone == self.zone_of(item.card):
            self.put_back()
        else:
            self.refuse(item.card, zone, at)

    def aim(self, at: QPointF) -> None:
        """A card is held over a point: the place under it answers."""
        area = self.area_at(at)
        zone = None if area is None else area.area.zone
        action = None if zone is None else self.offers.find(self.lifted, zone)
        if action == self._aimed:
            return
        self._aimed = action
        lit = self.offers.places(self.lifted)
        for z, other in self.areas.items():
            aimed = action is not None and z == zone
            other.set_light(Glow.AIMED if aimed else Glow.TARGET if z in lit else Glow.NONE)
        self._look_ahead.start()

    def refuse(self, card: int | None, zone: str | None, at: QPointF) -> None:
        """Say why this cannot be done; a lifted card glides home."""
        if self._staging is None or self._stage is None:
            return
        reason = self._staging.reason(self._stage, card, zone)
        self.put_back()
        if not reason:
            return
        if zone is not None and zone in self.areas:
            self.areas[zone].set_light(Glow.REFUSED)
            self._flash.start()
        self.bubble.say(reason, at, self.sceneRect())
        self._silence.start()
        self.refused.emit(reason)

    def _hush(self) -> None:
        self._silence.stop()
        self.bubble.setVisible(False)
        self.notice.setVisible(False)

    def _send_home(self, item: CardItem) -> None:
        if item.spot is not None and item.pos() != item.home(item.spot.rect):
            self.motion.play(Scene((Flight(item, item.spot.rect, item.spot.turn),)))

    def proclaim(self, text: str, zones: Sequence[str]) -> None:
        """Show for a moment what has happened, beside the place where it did."""
        places = [self.areas[zone].area.rect for zone in zones if zone in self.areas]
        middle = places[0].centre if places else (self.width() / 2, self.height() / 2)
        self.notice.say(text, QPointF(*middle), self.sceneRect())
        self._silence.start()

    def finish(self) -> None:
        """Let everything arrive at once."""
        self.motion.finish()

    # Looking closer

    def hover(self, item: CardItem | None) -> None:
        if item is self._hovered:
            return
        self._hovered = item
        self.enlarged.setVisible(False)
        if item is None:
            self._rest.stop()
        else:
            self._rest.start()

    def _rested(self) -> None:
        if self._hovered is not None and not self.busy and self.lifted is None:
            self.enlarge(self._hovered)

    def enlarge(self, item: CardItem) -> None:
        if self.picture is None:
            return
        lit = [
            QRectF(*self.areas[z].area.rect)
            for z in self.offers.places(self.lifted)
            if z in self.areas
        ]
        self.enlarged.show_card(
            item, self.picture.unit, self.devicePixelRatioF(), self.sceneRect(), lit
        )

    def peek(self, card: int | None) -> None:
        """Show own cards that lie face down while a button or key is held; None: all of them."""
        if self._stage is None or self._staging is None or self._stage.curtain:
            return
        for item in self.items_by_card.values():
            seen = self._seen[item.card]
            hidden = item.spot is not None and item.spot.shows == "back" and seen.face is not None
            if hidden and seen.face is not None and card in (None, item.card):
                item.show_side(self._staging.look(seen.face, self._stage.say))
                self._peeked.append(item)

    def stop_peeking(self) -> None:
        for item in self._peeked:
            if item.spot is not None and item.card in self._seen:
                item.show_side(self.side(item.spot))
        self._peeked.clear()

    def focus_moved(self, focus: Focus | None) -> None:
        """Tell in words what the keyboard stands on, and show a card large after a moment."""
        self.hover(self.items_by_card[focus] if isinstance(focus, int) else None)
        if self._staging is None or self._stage is None or focus is None:
            return
        if isinstance(focus, str):
            self.focused.emit(self.areas[focus].area.name)
        else:
            self.focused.emit(self._staging.card_name(focus, self._stage))

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.press(at)
        elif event.button() == Qt.MouseButton.RightButton:
            self.finish()
            self.put_back()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
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
        if event.isAutoRepeat() and event.key() in (Qt.Key.Key_S, Qt.Key.Key_Space):
            return
        if not self.keys.press(Qt.Key(event.key()), event.text()):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self.stop_peeking()
            self.enlarged.setVisible(False)
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.keys.step(forward=forward) or super().focusNextPrevChild(forward)

    def _painted(self, wanted: Print) -> None:
        super()._painted(wanted)
        self.enlarged.update()
