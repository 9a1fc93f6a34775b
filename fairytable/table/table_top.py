"""What lies on the table: the items of the scene that show a picture, and the ground under them."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsView

from fairytable.engine import Action, CardView
from fairytable.paint.crests import crested
from fairytable.paint.ground import Dress, Ground
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print, exact
from fairytable.paint.scenery import TABLE, beside, exists
from fairytable.paint.table_ground import TableGround
from fairytable.stage.look import BackLook, Printed
from fairytable.stage.maps import Camera, fitted, seen_through
from fairytable.stage.picture import Picture, Spot
from fairytable.stage.skin import FELT, Skin
from fairytable.stage.staging import Stage, Staging
from fairytable.table import z_values
from fairytable.table.area_item import AreaItem
from fairytable.table.card_item import CardItem
from fairytable.table.laid_things import LaidThings
from fairytable.table.light import ItemLight
from fairytable.table.map_pane import MapPane
from fairytable.table.over_item import OverItem
from fairytable.table.pawn_item import PawnItem


class TableTop(LaidThings):
    """Knows pictures and no game. It is told a stage, asks the staging for its picture and brings
    the items in line with it; where they fly on the way is not its business."""

    def __init__(self, view: QGraphicsView, pixmaps: Pixmaps) -> None:
        super().__init__(MapPane(view.scene(), pixmaps))
        self.pixmaps = pixmaps
        self.scene = view.scene()
        self.told: Picture | None = None
        """What the ground shows while an action is told; the picture of now otherwise."""
        self.painted_for: Picture | None = None
        """What the ground shows just now; None: nothing but light."""
        self.camera: Camera | None = None
        """How the map is seen, while the picture has one and it stands still."""
        self.seen: dict[int, CardView] = {}
        """The cards as the viewer sees them now."""
        self.unfolded: str | None = None
        """What is shown large."""
        self.turned = 0
        """From which side the map is looked at."""
        self.aids = False
        """Whether patterns and shapes tell what colours do."""
        self.letters = 1.0
        """How much larger than usual somebody wishes to read."""
        self.ground = Ground(pixmaps)
        self._view = view
        self._previews: dict[Action | None, Picture] = {}
        """What was looked at before: whoever holds a card goes to and fro between few places."""
        self._over = OverItem(z_values.OVER, pixmaps)
        self._front = OverItem(z_values.SHEET, pixmaps)
        self._front_over = OverItem(z_values.SHEET_OVER, pixmaps)
        for layer in (self._over, self._front, self._front_over):
            self.scene.addItem(layer)

    @property
    def dpr(self) -> float:
        return self._view.devicePixelRatioF()

    @property
    def skin(self) -> Skin:
        """What the table of the game on it is made of."""
        return FELT if self.staging is None else self.staging.skin

    @property
    def rect(self) -> QRectF:
        return self.scene.sceneRect()

    # Showing

    def take(self, staging: Staging, stage: Stage) -> None:
        """Show this stage from now on; `arrange` brings the items in line."""
        self.staging, self.stage = staging, self._sized(stage)
        self.seen = by_card(stage)

    def _sized(self, stage: Stage) -> Stage:
        """The stage at the size of the widget."""
        size = self._view.viewport().size()
        return stage._replace(
            width=float(size.width()),
            height=float(size.height()),
            unfolded=self.unfolded,
            turned=self.turned,
        )

    def arrange(self) -> None:
        """Ask for the picture at the size of now, and have an item for all that is in it."""
        assert self.staging is not None
        assert self.stage is not None
        self.stage = self._sized(self.stage)
        self._previews.clear()
        self.picture = self.arranged(self.stage)
        self.scene.setSceneRect(QRectF(0, 0, *self.picture.size))
        self._keep_areas(self.picture)
        self._keep_cards(self.picture)
        self._keep_pawns(self.picture)
        for light in self.lights():
            light.set_rims(self.skin.rims)

    def arranged(self, stage: Stage) -> Picture:
        """The picture of a stage, seen from here."""
        assert self.staging is not None
        return self.seen_from_here(self.staging.arrange(stage))

    def seen_from_here(self, picture: Picture) -> Picture:
        """A picture, its map seen by the camera of now."""
        if picture.map is None:
            return picture
        if self.camera is None:
            self.camera = fitted(picture.map)
        return seen_through(picture, self.camera)

    def _keep_areas(self, picture: Picture) -> None:
        wanted = {area.zone: area for area in picture.areas}
        for zone, item in list(self.areas.items()):
            area = wanted.get(zone)
            if area is None or area.shape != item.area.shape:
                self.scene.removeItem(self.areas.pop(zone))
            else:
                item.become(area, self.dpr)
                if area.on_map:  # the camera has moved, not the place
                    item.cover(area.rect)
        for zone, area in wanted.items():
            if zone not in self.areas:
                self.areas[zone] = AreaItem(area, self.dpr)
                self.areas[zone].light.set_patterned(self.aids)
                self.scene.addItem(self.areas[zone])
                self.pane.lay_down(self.areas[zone], area)

    def _keep_cards(self, picture: Picture) -> None:
        shown = {spot.card for spot in picture.spots}
        for card in set(self.cards) - shown:
            self.scene.removeItem(self.cards.pop(card))
        for card in shown - set(self.cards):
            self.cards[card] = CardItem(card, self.pixmaps)
            self.scene.addItem(self.cards[card])
        assert self.stage is not None
        colours = tuple(person.colour for person in self.stage.people)
        for item in self.cards.values():
            item.colours = colours

    def _keep_pawns(self, picture: Picture) -> None:
        for key in set(self.pawns) - {pawn.key for pawn in picture.pawns}:
            self.scene.removeItem(self.pawns.pop(key))
        for pawn in picture.pawns:
            if pawn.key not in self.pawns:
                figure = self.pawns[pawn.key] = PawnItem(pawn, self.pixmaps, self.dpr)
                figure.light.set_patterned(self.aids)
                figure.place(pawn.rect)
                self.scene.addItem(figure)
                self.pane.lay_down(figure, pawn)

    def rename(self, renamed: Mapping[int, int]) -> None:
        """Cards that were mixed get the items of their equals."""
        moved = {new: self.cards[old] for old, new in renamed.items()}
        self.cards |= moved
        for card, item in moved.items():
            item.card = card

    def side(self, spot: Spot, cards: Mapping[int, CardView] | None = None) -> Printed:
        """What a card shows there; at another time, if cards are given as they were seen then."""
        assert self.staging is not None
        assert self.stage is not None
        seen = (self.seen if cards is None else cards)[spot.card]
        if seen.face is not None and spot.shows != "back" and (seen.up or spot.shows == "face"):
            return self.staging.look(seen.face, self.stage.say)
        back = self.staging.back(seen.back)
        if seen.face is None or spot.shows == "back":
            return back
        return BackLook(back.emblem, self.staging.look(seen.face, self.stage.say))

    def lay_out(self) -> None:
        """Put everything where it belongs, at once."""
        assert self.picture is not None
        for spot in self.picture.spots:
            item = self.cards[spot.card]
            item.spot = spot
            item.set_size(spot.rect.w, self.dpr)
            item.show_side(self.side(spot))
            item.refresh()
            item.place(spot.rect, spot.turn)
        for pawn in self.picture.pawns:
            figure = self.pawns[pawn.key]
            figure.stand_for(pawn, self.dpr)
            figure.change(1.0)
            figure.place(pawn.rect)
        for place in self.areas.values():
            place.cover(place.area.rect)
        self.paint_ground()

    def stack(self, picture: Picture) -> None:
        """What lies above what."""
        covered: set[tuple[float, ...]] = set()
        for k, spot in reversed(list(enumerate(picture.spots))):
            item = self.cards[spot.card]
            self.pane.lay_down(item, spot)
            item.setZValue(z_values.of_card(spot.z, k))
            # Only the top card of a squared pile is drawn: painting seventy backs costs time.
            item.setVisible(spot.rect not in covered and self.pane.shows(spot))
            covered.add(spot.rect)
        for figure in self.pawns.values():
            self.pane.lay_down(figure, figure.pawn)
            figure.setZValue(z_values.of_pawn(figure.pawn.z))

    def look_from(self, camera: Camera) -> Picture:
        """The camera stands here from now on; gives how all lies that is seen now."""
        assert self.picture is not None
        self.camera = camera
        self._previews.clear()
        self.picture = self.seen_from_here(self.picture)
        if self.told is None:
            return self.picture
        self.told = self.seen_from_here(self.told)
        return self.told

    def refresh_map(self) -> None:
        """All of the map is drawn anew."""
        self._view.viewport().update(self.pane.window.toAlignedRect())

    def lights(self) -> list[ItemLight]:
        """Those of all places and pawns."""
        lights = [area.light for area in self.areas.values()]
        lights += [pawn.light for pawn in self.pawns.values()]
        return lights

    def set_aids(self, on: bool) -> None:
        """Mark everything by patterns and shapes as well, or as usual."""
        if on == self.aids:
            return
        self.aids = on
        self.pixmaps.set_patterned(on)
        for light in self.lights():
            light.set_patterned(on)
        for item in self.cards.values():
            item.fetch()
        if self.picture is not None:
            self.paint_ground()

    # The ground

    def preview(self, action: Action | None) -> None:
        """Show on the ground what an action would bring, before it is done."""
        if self.stage is None or self.staging is None or self.stage.preview == action:
            return
        assert self.picture is not None
        self._previews[self.stage.preview] = self.picture
        self.stage = self.stage._replace(preview=action)
        self.picture = self._previews.get(action) or self.arranged(self.stage)
        if self.told is None:
            self.paint_ground()

    def hold(self, card: int | None) -> None:
        """Show on the ground where the card that is picked up may go, or that none is."""
        if self.stage is None or self.picture is None or self.stage.lifted == card:
            return
        self._previews.clear()
        self.stage = self.stage._replace(lifted=card)
        before, self.picture = self.picture, self.arranged(self.stage)
        if self.told is None and self.picture != before:
            self.paint_ground()

    def annotate(self, notes: Mapping[str, str]) -> None:
        """Show these signs on their places."""
        assert self.staging is not None
        assert self.stage is not None
        self.stage = self.stage._replace(notes=notes)
        self._previews.clear()
        self.picture = self.arranged(self.stage)
        self.paint_ground()

    def lay_cloth(self) -> None:
        """No more than light on the ground, in an instant: all else follows as soon as it is
        seen."""
        assert self.picture is not None
        assert self.stage is not None
        bare = self.picture._replace(under=())
        self.ground.show(bare, self.dpr, self.stage.people, QPixmap(), self.skin)

    @property
    def bare(self) -> bool:
        """Whether nothing but light is seen of the ground."""
        return self.picture is not None and self.painted_for is None

    def furnish(self) -> None:
        """Paint the ground and what stands on it, unless that has been done meanwhile."""
        if self.bare:
            self.paint_ground()

    def paint_ground(self) -> None:
        picture = self.picture if self.told is None else self.told
        assert picture is not None
        self.painted_for = picture
        self.paint_marks(picture)

    def paint_marks(self, picture: Picture) -> None:
        """Paint the marks of a picture, above and below the cards."""
        assert self.stage is not None
        people, scenery = self.stage.people, self.scenery()
        seen = None if scenery is None else self.pixmaps.get(scenery)
        ground = picture
        if self.aids:
            ground = ground._replace(under=crested(ground.under))
        self._view.viewport().update(self.ground.show(ground, self.dpr, people, seen, self.skin))
        self._paint_map(picture)
        self._over.show_marks(picture.over, self.dpr, people, self.skin)
        self._front.show_marks(picture.front, self.dpr, people, self.skin)
        self._front_over.show_marks(picture.front_over, self.dpr, people, self.skin)

    def _paint_map(self, picture: Picture) -> None:
        assert self.stage is not None
        chart = picture.map
        if chart is not None and self.aids:
            chart = chart._replace(under=crested(chart.under))
        self.pane.show(chart, self.camera, self.dpr, Dress(tuple(self.stage.people), self.skin))

    def scenery(self) -> Print | None:
        """The picture of the ground that lies beside the emblems of these cards, if there is one.

        Until it is painted the cloth is seen.
        """
        assert self.picture is not None
        sides = (self.side(spot) for spot in self.picture.spots)
        name = next((beside(side.emblem, TABLE) for side in sides), "")
        width, height = self.picture.size
        if not exists(self.pixmaps.art, name):
            return None
        return Print(TableGround(name, height, self.skin.cloth), width, self.dpr)

    # Pictures from the background

    def fetch_stale(self) -> None:
        """Have all pictures at hand: painting one while the scene is being painted would crash."""
        for item in self.cards.values():
            if item.stale and item.seen:
                item.take()
        for area in self.areas.values():
            if area.light.stale:
                area.light.take()
        for pawn in self.pawns.values():
            if pawn.light.stale:
                pawn.light.take()

    def painted(self, wanted: Print) -> None:
        """A picture is ready: show it where it was waited for."""
        if isinstance(wanted.subject, TableGround):
            scenery = None if self.picture is None else self.scenery()
            if scenery is not None and wanted == exact(scenery):
                self.paint_ground()
            return
        self._view.viewport().update(self.ground.take(wanted))
        self.pane.painted(wanted)
        waiting: list[CardItem | PawnItem | OverItem] = [self._over, self._front, self._front_over]
        for item in (*waiting, *self.cards.values(), *self.pawns.values()):
            if wanted in item.prints():
                item.fetch()


def by_card(stage: Stage) -> dict[int, CardView]:
    """All cards that somebody sees."""
    return {c.card: c for cards in stage.view.zones.values() for c in cards}
