"""Shows any picture of any game on the felt; cards that lie elsewhere than before glide there."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from fairytable.engine import Action, CardView, Event, Moved
from fairytable.engine.look import BackLook, Printed
from fairytable.engine.picture import Picture, Spot
from fairytable.engine.staging import Stage, Staging
from fairytable.table import z_values
from fairytable.table.area_item import AreaItem, Glow
from fairytable.table.card_item import CardItem
from fairytable.table.ground import Ground
from fairytable.table.marks import Mark
from fairytable.table.motion import LONGEST_STAGGER_MS, STAGGER_MS, Flight, Motion, Scene
from fairytable.table.offers import Focus, Offers
from fairytable.table.over_item import OverItem
from fairytable.table.pawn_item import PawnItem
from fairytable.table.pixmaps import Pixmaps, Print


class PictureView(QGraphicsView):
    """Knows pictures and actions, and no game. The model changes first; this follows it."""

    settled = Signal()
    """All cards have arrived."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pixmaps = pixmaps
        self.motion = Motion(self)
        self.offers = Offers()
        self.items_by_card: dict[int, CardItem] = {}
        self.areas: dict[str, AreaItem] = {}
        self.pawns: dict[str, PawnItem] = {}
        self.picture: Picture | None = None
        self.lifted: int | None = None
        """The card that is picked up."""
        self.focus: Focus | None = None
        """What the keyboard stands on."""
        self._staging: Staging | None = None
        self._stage: Stage | None = None
        self._seen: dict[int, CardView] = {}
        self._last_moved: tuple[int, ...] = ()
        self._ground = Ground()
        self._over = OverItem()
        self._set_up_view()
        self.scene().addItem(self._over)
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

    def let_go(self) -> None:
        """What was begun with the old picture is over; the table with gestures has more to do."""

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
        self.let_go()
        fresh = staging is not self._staging
        self._staging, self._stage = staging, self._sized(stage)
        self.offers = Offers(legal)
        self.lifted = None
        self._seen = {c.card: c for cards in stage.view.zones.values() for c in cards}
        moved = [e.card for e in events if isinstance(e, Moved)]
        if moved:
            self._last_moved = tuple(moved)
        self._arrange()
        if deal and self.motion.speed:
            self._gather()
            self._glide(moved)
        elif fresh or deal:
            self._lay_out()
        else:
            self._glide(moved)

    def relayout(self) -> None:
        """Lay everything out again at once: the window has another size, scale or language."""
        if self._staging is None or self._stage is None:
            return
        self.motion.finish()
        self.let_go()
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
        playable = set(self.offers.cards())
        for spot in self.picture.spots:
            self.items_by_card[spot.card].set_marks(*self._marks_of(spot, playable))
        lit = set(self.offers.places(self.lifted))
        for zone, area in self.areas.items():
            glow = (Glow.OPEN if self.lifted is None else Glow.TARGET) if zone in lit else Glow.NONE
            area.set_light(glow, focused=zone == self.focus)

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
        if spot.card == self.focus:
            marks.append(Mark.FOCUS)
        return marks

    def tell(self, zones: Sequence[str]) -> None:
        """Let the places glow that a line of the story speaks of."""
        self.update_marks()
        for zone in zones:
            if zone in self.areas:
                self.areas[zone].set_light(Glow.TOLD)

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

    def zone_of(self, card: int) -> str:
        assert self._stage is not None
        zones = self._stage.view.zones
        return next(zone for zone, cards in zones.items() if card in [c.card for c in cards])

    # Qt

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
