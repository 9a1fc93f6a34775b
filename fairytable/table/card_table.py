"""The table: shows any picture of any game, lights up what is legal, and lets cards follow."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from fairytable.engine import Action, CardView, Event, Moved
from fairytable.engine.look import BackLook, Printed
from fairytable.engine.picture import Picture, Spot
from fairytable.engine.staging import Stage, Staging
from fairytable.table import z_values
from fairytable.table.area_item import AreaItem, Glow
from fairytable.table.bubble import SHOWN_MS, Bubble
from fairytable.table.card_item import CardItem
from fairytable.table.enlarged import REST_MS, Enlarged
from fairytable.table.gestures import Focus, Keys, Pointer, glow_of
from fairytable.table.ground import Ground
from fairytable.table.marks import Mark
from fairytable.table.motion import LONGEST_STAGGER_MS, STAGGER_MS, Flight, Motion, Scene
from fairytable.table.offers import Offers
from fairytable.table.over_item import OverItem
from fairytable.table.palette import PAPER
from fairytable.table.pawn_item import PawnItem
from fairytable.table.pixmaps import Pixmaps, Print

PREVIEW_MS = 30
"""How long a held card rests over a place before the place shows what it would bring."""


class CardTable(QGraphicsView):
    """Knows pictures and actions, and no game. The model changes first; this follows it."""

    chosen = Signal(object)
    """An Action that a gesture asked for; it is one of those that were offered."""
    refused = Signal(str)
    """Why a gesture did nothing."""
    settled = Signal()
    """All cards have arrived."""
    focused = Signal(str)
    """What the keyboard stands on, in words."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pixmaps = pixmaps
        self.motion = Motion(self)
        self.offers = Offers()
        self.items_by_card: dict[int, CardItem] = {}
        self.areas: dict[str, AreaItem] = {}
        self.picture: Picture | None = None
        self.lifted: int | None = None
        """The card that is picked up."""
        self._staging: Staging | None = None
        self._stage: Stage | None = None
        self._seen: dict[int, CardView] = {}
        self._last_moved: tuple[int, ...] = ()
        self._ground = Ground()
        self._set_up_view()
        self.pointer = Pointer(self)
        self.keys = Keys(self)
        self.bubble = Bubble()
        self.notice = Bubble(PAPER["gold"])
        self.pawns: dict[str, PawnItem] = {}
        self._over = OverItem()
        self.enlarged = Enlarged(pixmaps)
        self._hovered: CardItem | None = None
        self._peeked: list[CardItem] = []
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._rested)
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(600)
        self._flash.timeout.connect(self.update_marks)
        self._aimed: Action | None = None
        self._look_ahead = QTimer(self)
        self._look_ahead.setSingleShot(True)
        self._look_ahead.setInterval(PREVIEW_MS)
        self._look_ahead.timeout.connect(lambda: self.preview(self._aimed))
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(SHOWN_MS)
        self._silence.timeout.connect(self._hush)
        for item in (self.bubble, self.notice, self.enlarged, self._over):
            self.scene().addItem(item)
        self.motion.idle.connect(self._settle)
        pixmaps.ready.connect(self._painted)

    def _set_up_view(self) -> None:
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # Showing

    @property
    def stage(self) -> Stage | None:
        """What is shown now."""
        return self._stage

    @property
    def staging(self) -> Staging | None:
        return self._staging

    @property
    def busy(self) -> bool:
        """Whether cards are on their way."""
        return self.motion.busy

    def present(
        self,
        staging: Staging,
        stage: Stage,
        legal: Sequence[Action] = (),
        events: Sequence[Event] = (),
        *,
        deal: bool = False,
    ) -> None:
        """Show this now; cards that lie elsewhere glide there, in the order of the events. With
        `deal` the cards that are not in the largest pile come from it."""
        self.motion.finish()
        self.pointer.cancel()
        self.stop_peeking()
        self.hover(None)
        fresh = staging is not self._staging
        self._staging, self._stage = staging, self._sized(stage)
        self.offers = Offers(legal)
        self.lifted = None
        self._seen = {c.card: c for cards in stage.view.zones.values() for c in cards}
        moved = [e.card for e in events if isinstance(e, Moved)]
        if moved:
            self._last_moved = tuple(moved)
        self._arrange()
        if deal:
            self._gather()
            self._glide(moved)
        elif fresh:
            self._lay_out()
        else:
            self._glide(moved)

    def proclaim(self, text: str, zones: Sequence[str]) -> None:
        """Show for a moment what has happened, beside the place where it did."""
        places = [self.areas[zone].area.rect for zone in zones if zone in self.areas]
        middle = places[0].centre if places else (self.width() / 2, self.height() / 2)
        self.notice.say(text, QPointF(*middle), self.sceneRect())
        self._silence.start()

    def relayout(self) -> None:
        """Lay everything out again at once: the window has another size, scale or language."""
        if self._staging is None or self._stage is None:
            return
        self.motion.finish()
        self.hover(None)
        self._hush()
        self._stage = self._sized(self._stage)
        self._arrange()
        self._lay_out()

    def preview(self, action: Action | None) -> None:
        """Show on the ground what an action would bring, before it is done."""
        if self._stage is None or self._staging is None or self._stage.preview == action:
            return
        self._stage = self._stage._replace(preview=action)
        self.picture = self._staging.arrange(self._stage)
        self._paint_ground()

    def _sized(self, stage: Stage) -> Stage:
        """The stage at the size of this widget."""
        size = self.viewport().size()
        return stage._replace(width=float(size.width()), height=float(size.height()))

    def _arrange(self) -> None:
        assert self._staging is not None
        assert self._stage is not None
        self.picture = self._staging.arrange(self._stage)
        self.scene().setSceneRect(QRectF(0, 0, *self.picture.size))
        dpr = self.devicePixelRatioF()
        wanted = {area.zone: area for area in self.picture.areas}
        for zone, item in list(self.areas.items()):
            if wanted.get(zone) != item.area:
                self.scene().removeItem(self.areas.pop(zone))
        for zone, area in wanted.items():
            if zone not in self.areas:
                self.areas[zone] = AreaItem(area, dpr)
                self.scene().addItem(self.areas[zone])
        shown = {spot.card for spot in self.picture.spots}
        for card in set(self.items_by_card) - shown:
            self.scene().removeItem(self.items_by_card.pop(card))
        for card in shown - set(self.items_by_card):
            self.items_by_card[card] = CardItem(card, self.pixmaps)
            self.scene().addItem(self.items_by_card[card])

        for key in set(self.pawns) - {pawn.key for pawn in self.picture.pawns}:
            self.scene().removeItem(self.pawns.pop(key))
        for pawn in self.picture.pawns:
            if pawn.key not in self.pawns:
                figure = self.pawns[pawn.key] = PawnItem(pawn, self.pixmaps.art, dpr)
                figure.setZValue(z_values.OVER)
                figure.place(pawn.rect)
                self.scene().addItem(figure)

    def side(self, spot: Spot) -> Printed:
        """What a card shows there."""
        assert self._staging is not None
        assert self._stage is not None
        seen = self._seen[spot.card]
        if seen.face is not None and spot.shows != "back" and (seen.up or spot.shows == "face"):
            return self._staging.look(seen.face, self._stage.say)
        back = self._staging.back(seen.back)
        if seen.face is None or spot.shows == "back":
            return back
        return BackLook(back.emblem, self._staging.look(seen.face, self._stage.say))

    def _lay_out(self) -> None:
        """Put every card where it belongs, at once."""
        assert self.picture is not None
        dpr = self.devicePixelRatioF()
        for spot in self.picture.spots:
            item = self.items_by_card[spot.card]
            item.spot = spot
            item.set_size(spot.rect.w, dpr)
            item.show_side(self.side(spot))
            item.refresh()
            item.place(spot.rect, spot.turn)
        for pawn in self.picture.pawns:
            figure = self.pawns[pawn.key]
            figure.pawn = pawn
            figure.set_size(pawn.rect, dpr)
            figure.place(pawn.rect)
        self._paint_ground()
        self._settle()

    def _gather(self) -> None:
        """Put every card with the back of the largest pile onto it, face down."""
        assert self.picture is not None
        assert self._staging is not None
        hidden = [s for s in self.picture.spots if not self._seen[s.card].up and s.shows != "face"]
        if not hidden:
            return
        rects = Counter(spot.rect for spot in hidden)
        pile, _ = rects.most_common(1)[0]
        back = self._seen[next(s.card for s in hidden if s.rect == pile)].back
        dpr = self.devicePixelRatioF()
        for spot in self.picture.spots:
            item = self.items_by_card[spot.card]
            dealt = self._seen[spot.card].back == back and not self._seen[spot.card].up
            item.spot = None if dealt else spot
            item.set_size(pile.w if dealt else spot.rect.w, dpr)
            item.show_side(self._staging.back(back) if dealt else self.side(spot))
            item.refresh()
            item.place(pile if dealt else spot.rect, spot.turn)

    def _glide(self, moved: list[int]) -> None:
        """Let cards that lie elsewhere fly to their places, the moved ones one after the other."""
        assert self.picture is not None
        dpr = self.devicePixelRatioF()
        order = {card: k for k, card in enumerate(dict.fromkeys(moved))}
        step = min(STAGGER_MS, LONGEST_STAGGER_MS / max(1, len(order)))
        flights = []
        for spot in self.picture.spots:
            item, side = self.items_by_card[spot.card], self.side(spot)
            if item.spot == spot and item.side == side:
                continue
            width = item.rect.width() * item.scale()
            item.spot = spot
            item.set_size(spot.rect.w, dpr)
            item.stretch(width)
            item.setVisible(True)
            item.set_marks()
            item.setZValue(z_values.FLYING + order.get(spot.card, -1))
            delay = round(order.get(spot.card, 0) * step)
            flights.append(Flight(item, spot.rect, spot.turn, side, delay))
        for pawn in self.picture.pawns:
            figure = self.pawns[pawn.key]
            if figure.pawn != pawn:
                figure.pawn = pawn
                figure.set_size(pawn.rect, dpr)
                flights.append(Flight(figure, pawn.rect))
        if flights:
            self.motion.play(Scene(tuple(flights), after=self._paint_ground))
        else:
            self._paint_ground()
            self._settle()

    def _paint_ground(self) -> None:
        assert self.picture is not None
        assert self._stage is not None
        dpr = self.devicePixelRatioF()
        self.viewport().update(self._ground.show(self.picture, dpr, self._stage.people))
        self._over.show_marks(self.picture, dpr, self._stage.people)

    def _settle(self) -> None:
        """Everything lies still: order, visibility, marks."""
        if self.picture is None:
            return
        covered: set[tuple[float, ...]] = set()
        for k, spot in reversed(list(enumerate(self.picture.spots))):
            item = self.items_by_card[spot.card]
            item.setZValue(z_values.CARD + spot.z * z_values.STEP + k)
            # Only the top card of a squared pile is drawn: painting seventy backs costs time.
            item.setVisible(spot.rect not in covered)
            covered.add(spot.rect)
        self.update_marks()
        self.settled.emit()

    # Marks

    def update_marks(self) -> None:
        """Light up what can be taken now, and what can receive what is lifted."""
        if self.picture is None:
            return
        self.keys.keep_valid()
        playable = set(self.offers.cards())
        for spot in self.picture.spots:
            self.items_by_card[spot.card].set_marks(*self._marks_of(spot, playable))
        lit = set(self.offers.places(self.lifted))
        for zone, area in self.areas.items():
            glow = glow_of(lifted=self.lifted is not None) if zone in lit else Glow.NONE
            area.set_light(glow, focused=zone == self.keys.focus)

    def _marks_of(self, spot: Spot, playable: set[int]) -> list[Mark]:
        side = self.items_by_card[spot.card].side
        marks = []
        if spot.card == self.lifted:
            marks += [Mark.LIFTED, Mark.SELECTED]
        elif spot.card in playable and self.lifted is None:
            marks.append(Mark.PLAYABLE)
        elif self.offers.actions and spot.shows == "face" and spot.z:
            marks.append(Mark.NOT_NOW)
        if isinstance(side, BackLook) and side.memory is not None:
            marks.append(Mark.KNOWN)
        if spot.card in self._last_moved and spot.z and spot.shows != "face":
            marks.append(Mark.LAST_MOVE)
        if spot.card == self.keys.focus:
            marks.append(Mark.FOCUS)
        return marks

    def tell(self, zones: Sequence[str]) -> None:
        """Let the places glow that a line of the story speaks of."""
        self.update_marks()
        for zone in zones:
            if zone in self.areas:
                self.areas[zone].set_light(Glow.TOLD)

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
        elif zone is not None and zone != self._zone_of(lifted):
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
        elif zone is None or zone == self._zone_of(item.card):
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
        """Tell in words what the keyboard stands on."""
        if self._staging is None or self._stage is None or focus is None:
            return
        if isinstance(focus, str):
            self.focused.emit(self.areas[focus].area.name)
        else:
            self.focused.emit(self._staging.card_name(focus, self._stage))

    # Finding

    def card_at(self, at: QPointF) -> CardItem | None:
        """The uppermost card under a point of the scene."""
        under = [
            item for item in self.items_by_card.values() if item.isVisible() and item.holds(at)
        ]
        return max(under, key=lambda item: item.zValue(), default=None)

    def area_at(self, at: QPointF) -> AreaItem | None:
        return next((area for area in self.areas.values() if area.contains_point(at)), None)

    def hand(self) -> list[int]:
        """The cards that the person at the bottom holds, from left to right."""
        if self.picture is None:
            return []
        held = [spot for spot in self.picture.spots if spot.shows == "face" and spot.z]
        return [spot.card for spot in sorted(held, key=lambda spot: spot.rect.x)]

    def _zone_of(self, card: int) -> str:
        assert self._stage is not None
        zones = self._stage.view.zones
        return next(zone for zone, cards in zones.items() if card in [c.card for c in cards])

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

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        ground = self._ground.pixmap
        dpr = ground.devicePixelRatio()
        source = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
        painter.drawPixmap(rect, ground, source)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relayout()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.relayout()
        return super().event(event)

    def _painted(self, wanted: Print) -> None:
        """A picture is ready: show it where it was waited for."""
        for item in self.items_by_card.values():
            if item.side is not None and wanted in item.prints():
                item.refresh()
        self.enlarged.update()
