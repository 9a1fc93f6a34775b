"""Shows any picture of any game on the felt: cards, pawns, places, and the ground under them."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from fairytable.engine import Action, CardView
from fairytable.paint.crests import crested
from fairytable.paint.ground import Ground
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print, exact
from fairytable.paint.scenery import TABLE, Vista, beside, exists
from fairytable.stage.look import BackLook, Printed
from fairytable.stage.picture import Picture, Spot
from fairytable.stage.staging import Stage, Staging
from fairytable.table import z_values
from fairytable.table.area_item import AreaItem
from fairytable.table.card_item import CardItem
from fairytable.table.motion import Motion
from fairytable.table.offers import Focus, Offers
from fairytable.table.over_item import OverItem
from fairytable.table.pawn_item import PawnItem


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
        self.unfolded: int | None = None
        """Whose area is shown large."""
        self.aids = False
        """Whether patterns and shapes tell what colours do."""
        self._staging: Staging | None = None
        self._stage: Stage | None = None
        self._seen: dict[int, CardView] = {}
        self._last_moved: tuple[int, ...] = ()
        self._previews: dict[Action | None, Picture] = {}
        """What was looked at before: whoever holds a card goes to and fro between few places."""
        self._told: Picture | None = None
        """What is shown while an action is told; the picture of now otherwise."""
        self._ground = Ground(pixmaps)
        self._over = OverItem(z_values.OVER, pixmaps)
        self._front = OverItem(z_values.SHEET, pixmaps)
        self._front_over = OverItem(z_values.SHEET_OVER, pixmaps)
        self._set_up_view()
        for layer in (self._over, self._front, self._front_over):
            self.scene().addItem(layer)
        self.motion.idle.connect(self._settle)
        pixmaps.ready.connect(self._painted)

    def _set_up_view(self) -> None:
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setViewport(QWidget())  # one of Qt's own makes PySide load every kind of widget
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

    def update_marks(self) -> None:
        """Everything lies where it belongs: what can be done may be lit; see LitView."""

    def let_go(self) -> None:
        """What was begun with the old picture is over; the table with gestures has more to do."""

    @property
    def busy(self) -> bool:
        """Whether cards are on their way."""
        return self.motion.busy

    def set_aids(self, on: bool) -> None:
        """Mark everything by patterns and shapes as well, or as usual."""
        if on == self.aids:
            return
        self.aids = on
        self.pixmaps.set_patterned(on)
        for area in self.areas.values():
            area.set_patterned(on)
        for item in self.items_by_card.values():
            item.fetch()
        if self.picture is not None:
            self._paint_ground()

    def _raise(self) -> None:
        """Pick up the card that the question is about, if it can go somewhere."""
        assert self.picture is not None
        liftable = set(self.offers.cards())
        raised = [s.card for s in self.picture.spots if s.raised and s.card in liftable]
        if raised:
            self.lifted = raised[0]

    def relayout(self) -> None:
        """Lay everything out again at once: the window has another size, scale or language."""
        if self._staging is None or self._stage is None:
            return
        self.motion.finish()
        self.let_go()
        self._stage = self._sized(self._stage)
        self._arrange()
        self._raise()
        self._lay_out()

    def preview(self, action: Action | None) -> None:
        """Show on the ground what an action would bring, before it is done."""
        if self._stage is None or self._staging is None or self._stage.preview == action:
            return
        assert self.picture is not None
        self._previews[self._stage.preview] = self.picture
        self._stage = self._stage._replace(preview=action)
        self.picture = self._previews.get(action) or self._staging.arrange(self._stage)
        if self._told is None:
            self._paint_ground()

    def _sized(self, stage: Stage) -> Stage:
        """The stage at the size of this widget."""
        size = self.viewport().size()
        return stage._replace(
            width=float(size.width()), height=float(size.height()), unfolded=self.unfolded
        )

    def _arrange(self) -> None:
        assert self._staging is not None
        assert self._stage is not None
        self._previews.clear()
        self.picture = self._staging.arrange(self._stage)
        self.scene().setSceneRect(QRectF(0, 0, *self.picture.size))
        dpr = self.devicePixelRatioF()
        wanted = {area.zone: area for area in self.picture.areas}
        for zone, item in list(self.areas.items()):
            if wanted.get(zone) != item.area:
                self.scene().removeItem(self.areas.pop(zone))
            else:
                item.set_dpr(dpr)
        for zone, area in wanted.items():
            if zone not in self.areas:
                self.areas[zone] = AreaItem(area, dpr)
                self.areas[zone].set_patterned(self.aids)
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
                figure = self.pawns[pawn.key] = PawnItem(pawn, self.pixmaps, dpr)
                figure.place(pawn.rect)
                self.scene().addItem(figure)

    def side(self, spot: Spot, cards: Mapping[int, CardView] | None = None) -> Printed:
        """What a card shows there; at another time, if cards are given as they were seen then."""
        assert self._staging is not None
        assert self._stage is not None
        seen = (self._seen if cards is None else cards)[spot.card]
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

    def _paint_ground(self) -> None:
        picture = self.picture if self._told is None else self._told
        assert picture is not None
        assert self._stage is not None
        dpr = self.devicePixelRatioF()
        people, scenery = self._stage.people, self._scenery()
        seen = None if scenery is None else self.pixmaps.get(scenery)
        ground = picture
        if self.aids:
            ground = ground._replace(under=crested(ground.under))
        self.viewport().update(self._ground.show(ground, dpr, people, seen))
        self._over.show_marks(picture.over, dpr, people)
        self._front.show_marks(picture.front, dpr, people)
        self._front_over.show_marks(picture.front_over, dpr, people)

    def _scenery(self) -> Print | None:
        """The picture of the ground that lies beside the emblems of these cards, if there is one.

        Until it is painted the cloth is seen.
        """
        assert self.picture is not None
        sides = (self.side(spot) for spot in self.picture.spots)
        name = next((beside(side.emblem, TABLE) for side in sides), "")
        width, height = self.picture.size
        if not exists(self.pixmaps.art, name):
            return None
        return Print(Vista(name, height), width, self.devicePixelRatioF())

    def _settle(self) -> None:
        """Everything lies still: order, visibility, marks."""
        if self.picture is None:
            return
        self._stack(self.picture)
        for figure in self.pawns.values():
            figure.setZValue(z_values.of_pawn(figure.pawn.z))
        self.update_marks()
        self.settled.emit()

    def _stack(self, picture: Picture) -> None:
        """What lies above what."""
        covered: set[tuple[float, ...]] = set()
        for k, spot in reversed(list(enumerate(picture.spots))):
            item = self.items_by_card[spot.card]
            item.setZValue(z_values.of_card(spot.z, k))
            # Only the top card of a squared pile is drawn: painting seventy backs costs time.
            item.setVisible(spot.rect not in covered)
            covered.add(spot.rect)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        for item in self.items_by_card.values():
            if item.stale and item.isVisible():
                item.take()
        for area in self.areas.values():
            if area.stale:
                area.take()
        super().paintEvent(event)

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
        if isinstance(wanted.subject, Vista):
            scenery = None if self.picture is None else self._scenery()
            if scenery is not None and wanted == exact(scenery):
                self._paint_ground()
            return
        self.viewport().update(self._ground.take(wanted))
        waiting: list[CardItem | PawnItem | OverItem] = [self._over, self._front, self._front_over]
        for item in (*waiting, *self.items_by_card.values(), *self.pawns.values()):
            if wanted in item.prints():
                item.fetch()
