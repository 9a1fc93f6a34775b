"""What lies on the table: the items of the scene that show a picture, and the ground under them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF
from PySide6.QtWidgets import QGraphicsView

from fairytable.engine import Action, CardView
from fairytable.paint.area_shapes import outline
from fairytable.paint.crests import crested
from fairytable.paint.ground import Dress, Ground, qrect
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print, exact
from fairytable.paint.scenery import TABLE, Vista, beside, exists
from fairytable.stage.gestures import PawnKey, Piece, Target, Thing
from fairytable.stage.look import BackLook, Printed
from fairytable.stage.maps import Camera, fitted, seen_through
from fairytable.stage.picture import FRONT, Panel, Picture, Spot
from fairytable.stage.skin import FELT, Skin
from fairytable.stage.staging import Stage, Staging
from fairytable.table import z_values
from fairytable.table.area_item import AreaItem
from fairytable.table.card_item import CardItem
from fairytable.table.light import ItemLight
from fairytable.table.map_pane import MapPane
from fairytable.table.over_item import OverItem
from fairytable.table.pawn_item import PawnItem

_LINE = 40
"""Things that lie less than this apart, in height, are read from left to right."""


class TableTop:
    """Knows pictures and no game. It is told a stage, asks the staging for its picture and brings
    the items in line with it; where they fly on the way is not its business."""

    def __init__(self, view: QGraphicsView, pixmaps: Pixmaps) -> None:
        self.pixmaps = pixmaps
        self.scene = view.scene()
        self.staging: Staging | None = None
        self.stage: Stage | None = None
        self.picture: Picture | None = None
        """How all lies now; while an action is told, what is seen may be behind it."""
        self.told: Picture | None = None
        """What the ground shows while an action is told; the picture of now otherwise."""
        self.painted_for: Picture | None = None
        """What the ground shows just now."""
        self.camera: Camera | None = None
        """How the map is seen, while the picture has one and it stands still."""
        self.cards: dict[int, CardItem] = {}
        self.areas: dict[str, AreaItem] = {}
        self.pawns: dict[str, PawnItem] = {}
        self.seen: dict[int, CardView] = {}
        """The cards as the viewer sees them now."""
        self.unfolded: str | None = None
        """What is shown large."""
        self.aids = False
        """Whether patterns and shapes tell what colours do."""
        self.ground = Ground(pixmaps)
        self.pane = MapPane(self.scene, pixmaps)
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
            width=float(size.width()), height=float(size.height()), unfolded=self.unfolded
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

    def shows_map(self, at: QPointF) -> bool:
        """Whether the map is seen at a point."""
        return self.pane.window.contains(at) and not self._covered(at)

    def refresh_map(self) -> None:
        """All of the map is drawn anew."""
        self._view.viewport().update(self.pane.window.toAlignedRect())

    def lights(self) -> list[ItemLight]:
        """Those of all places and pawns."""
        areas, pawns = self.areas.values(), self.pawns.values()
        return [*(item.light for item in areas), *(item.light for item in pawns)]

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
        known = self._previews.get(action)
        self.picture = self.seen_from_here(known or self.staging.arrange(self.stage))
        if self.told is None:
            self.paint_ground()

    def annotate(self, notes: Mapping[str, str]) -> None:
        """Show these signs on their places."""
        assert self.staging is not None
        assert self.stage is not None
        self.stage = self.stage._replace(notes=notes)
        self._previews.clear()
        self.picture = self.arranged(self.stage)
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
        return Print(Vista(name, height), width, self.dpr)

    # Pictures from the background

    def fetch_stale(self) -> None:
        """Have all pictures at hand: painting one while the scene is being painted would crash."""
        for item in self.cards.values():
            if item.stale and item.isVisible():
                item.take()
        for light in self.lights():
            if light.stale:
                light.take()

    def painted(self, wanted: Print) -> None:
        """A picture is ready: show it where it was waited for."""
        if isinstance(wanted.subject, Vista):
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

    # Finding

    def cards_at(self, at: QPointF) -> list[CardItem]:
        """The cards under a point of the scene, the uppermost first."""
        covered = self._covered(at)
        x, y = at.x(), at.y()
        under = [
            item
            for item in self.cards.values()
            if _may_hold(item.spot, x, y)
            and item.isVisible()
            and item.holds(at)
            and not (covered and _below(item.spot))
            and self.pane.reaches(item, at)
        ]
        return sorted(under, key=lambda item: (self.pane.carries(item), -item.zValue()))

    def card_at(self, at: QPointF) -> CardItem | None:
        return next(iter(self.cards_at(at)), None)

    def pawns_at(self, at: QPointF) -> list[PawnKey]:
        """The pawns under a point of the scene, the uppermost first."""
        covered = self._covered(at)
        under = [
            item
            for item in self.pawns.values()
            if item.holds(at) and not (covered and item.pawn.z < FRONT)
            if self.pane.reaches(item, at)
        ]
        above = sorted(under, key=lambda item: (self.pane.carries(item), -item.zValue()))
        return [item.piece for item in above]

    def area_at(self, at: QPointF) -> AreaItem | None:
        """The place under a point that is meant most, if there is one."""
        return next(iter(self.areas_at(at)), None)

    def areas_at(self, at: QPointF) -> list[AreaItem]:
        """All places under a point: those of the front sheet first, then smaller before larger."""
        covered = self._covered(at)
        x, y = at.x(), at.y()
        under = [
            item
            for item in self.areas.values()
            if item.area.rect.near(x, y)
            and item.contains_point(at)
            and not (covered and item.area.z < FRONT)
            and self.pane.reaches(item, at)
        ]
        return sorted(under, key=lambda item: (-item.area.z, item.area.rect.w * item.area.rect.h))

    def _covered(self, at: QPointF) -> bool:
        """Whether a plate of the front sheet hides what lies there."""
        if self.picture is None:
            return False
        return any(
            mark.rect.near(at.x(), at.y())
            for mark in self.picture.front
            if isinstance(mark, Panel) and mark.kind not in ("shade", "veil", "frame")
        )

    def hand(self) -> list[int]:
        """The cards that the person at the bottom holds, from left to right."""
        if self.picture is None:
            return []
        held = [spot for spot in self.picture.spots if spot.shows == "face" and spot.z]
        return [spot.card for spot in sorted(held, key=lambda spot: spot.rect.x)]

    def zone_of(self, card: int) -> str:
        assert self.stage is not None
        return self.stage.view.where(card)

    def lying_in(self, zone: str) -> list[int]:
        """The cards of a zone, bottom to top."""
        return [] if self.stage is None else [c.card for c in self.stage.view.zones.get(zone, ())]

    def has(self, thing: Thing) -> bool:
        """Whether the picture has this card, place or pawn."""
        if isinstance(thing, str):
            return thing in self.areas
        return thing in self.cards if isinstance(thing, int) else thing.key in self.pawns

    def lights_up(self, target: Target) -> bool:
        """Whether a target is there and shows it when something can be put on it."""
        quiet = isinstance(target, str) and target in self.areas and self.areas[target].area.quiet
        return self.has(target) and not quiet

    def reading(self, thing: Thing) -> tuple[int, float]:
        """Things in the order in which one reads: line by line, from the left."""
        centre = self.place_of(thing).center()
        return round(centre.y() / _LINE), centre.x()

    def item_of(self, piece: Piece) -> CardItem | PawnItem:
        return self.cards[piece] if isinstance(piece, int) else self.pawns[piece.key]

    def place_of(self, thing: Thing) -> QRectF:
        """Where a card, a place or a pawn is in the scene, once all lies still."""
        if isinstance(thing, str):
            return qrect(self.areas[thing].area.rect)
        place = self.item_of(thing).where
        return QRectF() if place is None else qrect(place)

    def outline_of(self, target: Target) -> QPolygonF:
        """The outline of a card or a place in the scene, and a little more."""
        if isinstance(target, int):
            card = self.cards[target]
            found = card.mapToScene(card.outline.toFillPolygon())
            on_map = self.pane.carries(card)
        else:
            area, rect = self.areas[target].area, self.place_of(target).adjusted(-2, -2, 2, 2)
            found = outline(area.shape, rect).toFillPolygon()
            if area.shape == "box":
                found = QPolygonF(QRectF(rect.toAlignedRect()))
            on_map = area.on_map
        if on_map and not self.pane.window.contains(found.boundingRect()):
            return found.intersected(QPolygonF(self.pane.window))
        return found

    def home_zone(self, piece: Piece) -> str | None:
        """Where a card lies that may be held now; nothing for a pawn."""
        return self.zone_of(piece) if isinstance(piece, int) else None

    def places_of(self, zones: Sequence[str]) -> list[QRectF]:
        """Where these places are, those that the picture has."""
        return [self.place_of(zone) for zone in zones if zone in self.areas]

    def name_of(self, thing: Thing) -> str:
        """A card, a place or a pawn as a screen reader says it."""
        assert self.staging is not None
        assert self.stage is not None
        if isinstance(thing, str):
            return self.areas[thing].area.name
        if isinstance(thing, int):
            return self.staging.card_name(thing, self.stage)
        return self.pawns[thing.key].pawn.name


def by_card(stage: Stage) -> dict[int, CardView]:
    """All cards that somebody sees."""
    return {c.card: c for cards in stage.view.zones.values() for c in cards}


def _may_hold(spot: Spot | None, x: float, y: float) -> bool:
    """Whether it is worth asking if a card is there: a raised one lies a little off its spot."""
    return spot is not None and spot.rect.near(x, y, spot.rect.w)


def _below(spot: Spot | None) -> bool:
    """Whether a card lies under the front sheet."""
    return spot is None or spot.z < FRONT
