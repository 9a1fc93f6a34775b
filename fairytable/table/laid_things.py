"""What lies on the table, and how it is found: by a point, by its name, in the order of reading."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from fairytable.paint.area_shapes import outline
from fairytable.paint.ground import qrect
from fairytable.stage.gestures import PawnKey, Piece, Target, Thing
from fairytable.stage.picture import FRONT, Panel, Picture, Spot
from fairytable.stage.staging import Stage, Staging
from fairytable.stage.strokes import Point
from fairytable.table.area_item import AreaItem
from fairytable.table.card_item import CardItem
from fairytable.table.map_pane import MapPane
from fairytable.table.pawn_item import PawnItem

_LINE = 40
"""Things that lie less than this apart, in height, are read from left to right."""


class LaidThings:
    """Cards, places and pawns, each an item of the scene; some of them on a map."""

    def __init__(self, pane: MapPane) -> None:
        self.pane = pane
        self.staging: Staging | None = None
        self.stage: Stage | None = None
        self.picture: Picture | None = None
        """How all lies now; while an action is told, what is seen may be behind it."""
        self.cards: dict[int, CardItem] = {}
        self.areas: dict[str, AreaItem] = {}
        self.pawns: dict[str, PawnItem] = {}

    def cards_at(self, at: QPointF) -> list[CardItem]:
        """The cards under a point of the scene, the uppermost first."""
        covered, rested = self._covered(at), self.pane.rested(at)
        there, here = (rested.x(), rested.y()), (at.x(), at.y())
        under = [
            item
            for item in self.cards.values()
            if _may_hold(item.spot, there, here)
            and item.seen
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
        x, y = at.x(), at.y()
        on_map = self.pane.window.contains(at)
        rested = self.pane.rested(at) if on_map else at
        u, v = rested.x(), rested.y()
        near = [
            item
            for item in self.areas.values()
            if (
                on_map and item.left <= u <= item.right and item.top <= v <= item.bottom
                if item.area.on_map
                else item.left <= x <= item.right and item.top <= y <= item.bottom
            )
        ]
        if not near:
            return near
        covered = self._covered(at)
        under = [
            item
            for item in near
            if item.contains_point(at) and not (covered and item.area.z < FRONT)
        ]
        return sorted(under, key=lambda item: (-item.area.z, item.area.rect.w * item.area.rect.h))

    def shows_map(self, at: QPointF) -> bool:
        """Whether the map is seen at a point."""
        return self.pane.window.contains(at) and not self._covered(at)

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


def _may_hold(spot: Spot | None, on_map: Point, on_table: Point) -> bool:
    """Whether it is worth asking if a card is there: a raised one lies a little off its spot."""
    if spot is None:
        return False
    return spot.rect.near(*(on_map if spot.on_map else on_table), spot.rect.w)


def _below(spot: Spot | None) -> bool:
    """Whether a card lies under the front sheet."""
    return spot is None or spot.z < FRONT
