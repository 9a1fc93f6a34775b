"""Turns the motifs that a beat names into what moves and shines on the table."""

from collections.abc import Iterable, Sequence
from math import pi

from PySide6.QtCore import QPointF, QRectF

from fairytable.paint.ground import qrect
from fairytable.stage.beats import Beat
from fairytable.stage.gestures import PawnKey, Thing
from fairytable.stage.motifs import (
    Burst,
    Darkening,
    Flash,
    Kindling,
    Mixing,
    Motif,
    Shiver,
    Stop,
    Trail,
    Travel,
    TurnInAir,
)
from fairytable.stage.picture import Area, AreaShape, Form, Picture, around
from fairytable.stage.staging import Stage
from fairytable.stage.ways import MeasuredWay, Point, rounded_way
from fairytable.stage.weight import ORDINARY, magnified
from fairytable.table import z_values
from fairytable.table.card_item import CardItem
from fairytable.table.motifs.burst_item import SPARKS, BurstItem
from fairytable.table.motifs.dark_item import DarkItem, Dusk
from fairytable.table.motifs.flare_item import FlareItem
from fairytable.table.motifs.flash_item import FlashItem
from fairytable.table.motifs.moving_cards import Shivering, ShowingInAir, Turning, Whirling
from fairytable.table.motifs.shadow_item import ShadowItem
from fairytable.table.motifs.trail_item import TrailItem
from fairytable.table.motifs.travelling import Carried, Travelling, journey_ms
from fairytable.table.motifs.whirl_item import WhirlItem
from fairytable.table.motion import MOVE_MS, Flight, Gliding, Movable
from fairytable.table.pawn_item import PawnItem
from fairytable.table.table_top import TableTop

_SHAPES: dict[Form, AreaShape] = {"card": "box", "disc": "oval", "tile": "hex"}
_LIGHT = 0.6
"""How much less time light takes on its way than things do."""
_BURST = 2.1
"""How far a burst reaches at least, in widths of a card."""

_FLARE = 0.4
"""How large a light is that flares up, in widths of a card."""
_REACHES, _SPARKS = (0.55, 1.8), (0.3, 2.4)
"""How much less and more far a burst reaches, and how many sparks fly, by how much it matters."""


class Spectacle:
    """Knows what lies on the table and what a beat wants; when it is played is not its business.

    All that it puts on the table takes itself away when it is over, but for the dark, which stays
    from beat to beat as long as it is wanted.
    """

    def __init__(self, top: TableTop) -> None:
        self._top = top
        self._dark: dict[str, DarkItem] = {}
        self._stage: Stage | None = None
        self._weight = ORDINARY
        """How much what is told now matters."""
        self._areas: dict[str, Area] = {}
        self._flights: dict[CardItem | PawnItem, Flight] = {}
        """The ways of the beat's own events that no motif has changed yet."""
        self._moving: list[Movable] = []

    def play(
        self, beat: Beat, flights: Sequence[Flight], picture: Picture, stage: Stage
    ) -> list[Movable]:
        """What moves in a beat that brings this picture: its flights, some of them in a way of
        their own, and all that is seen besides."""
        self._look_at(picture)
        self._stage, self._weight, motifs = stage, beat.weight, beat.motifs
        self._flights = {f.item: f for f in flights if isinstance(f.item, CardItem | PawnItem)}
        named = {z for m in motifs if isinstance(m, Darkening) for z in m.zones}
        self._lighten(set(self._dark) - named)
        for motif in sorted(motifs, key=lambda motif: isinstance(motif, Shiver)):
            self._play(motif)
        return [*self._flights.values(), *self._moving]

    def rest(self, picture: Picture) -> list[Movable]:
        """All is light again."""
        self._look_at(picture)
        self._lighten(set(self._dark))
        return [*self._moving]

    def _look_at(self, picture: Picture) -> None:
        self._moving = []
        self._areas = {area.zone: area for area in picture.areas}
        for zone, item in self._dark.items():
            area = self._areas.get(zone, item.area)
            if area.on_map:  # the camera has moved, not the place
                item.fit(area)

    def _play(self, motif: Motif) -> None:
        """Have it among what moves."""
        match motif:
            case Flash():
                self._flash(motif)
            case Burst():
                self._burst(motif)
            case Trail():
                self._trail(motif)
            case Kindling():
                self._kindle(motif)
            case Shiver():
                self._shiver(motif)
            case Mixing():
                self._mix(motif)
            case TurnInAir():
                self._turn_in_air(motif)
            case Travel():
                self._travel(motif)
            case Darkening():
                self._darken(motif)

    # Light and shade

    def _flash(self, motif: Flash) -> None:
        for thing in motif.at:
            if self._in_sight(thing):
                box, shape = self._box(thing)
                size = box.width(), box.height()
                flash = FlashItem(box.center(), size, shape, motif.tone, self._top.dpr, motif.delay)
                self._moving.append(flash.appear(self._top.scene))

    def _burst(self, motif: Burst) -> None:
        at, radius = self._point(motif.at), self._unit * _BURST
        if at is None:
            return
        if not isinstance(motif.at, tuple) or isinstance(motif.at, PawnKey):
            if not self._in_sight(motif.at):
                return
            box, _ = self._box(motif.at)
            radius = max(radius, box.width(), box.height())
        radius *= magnified(self._weight, *_REACHES)
        sparks = round(SPARKS * magnified(self._weight, *_SPARKS))
        burst = BurstItem(QPointF(*at), radius, motif.tone, self._top.dpr, motif.delay, sparks)
        self._moving.append(burst.appear(self._top.scene))

    def _trail(self, motif: Trail) -> None:
        points = self._points(motif.way)
        if len(points) < 2:
            return
        way = MeasuredWay(rounded_way(points))
        length = round(journey_ms(way.length, self._unit) * _LIGHT)
        trail = TrailItem(way, self._unit * 0.9, motif.tone, self._top.dpr, motif.delay, length)
        self._moving.append(trail.appear(self._top.scene))

    def _kindle(self, motif: Kindling) -> None:
        size = self._unit * _FLARE
        for k, at in enumerate(motif.at):
            late = motif.delay + k * motif.apart
            flare = FlareItem(QPointF(*at), size, motif.tone, self._top.dpr, late)
            self._moving.append(flare.appear(self._top.scene))

    def _darken(self, motif: Darkening) -> None:
        for zone in motif.zones:
            if zone in self._areas:
                area = self._areas[zone]
                if zone not in self._dark:
                    self._dark[zone] = DarkItem(area, self._top.dpr)
                    self._top.scene.addItem(self._dark[zone])
                    self._top.pane.lay_down(self._dark[zone], area)
                self._moving.append(Dusk(self._dark[zone], area, 1.0, motif.delay))

    def _lighten(self, zones: set[str]) -> None:
        for zone in sorted(zones):
            item = self._dark.pop(zone)
            self._moving.append(Dusk(item, self._areas.get(zone, item.area), 0.0))

    # Cards and pawns

    def _shiver(self, motif: Shiver) -> None:
        for item in self._items(motif.things):
            flight = self._flights.get(item)
            mine = (m for m in self._moving if isinstance(m, Gliding) and m.flight.item is item)
            ends = [moving.delay + moving.length for moving in mine]
            if flight is not None:
                ends.append(flight.delay + MOVE_MS)
            self._moving.append(Shivering(_stay(item), max(ends, default=0) + motif.delay))

    def _mix(self, motif: Mixing) -> None:
        items = [item for item in self._items(motif.things) if isinstance(item, CardItem)]
        if not items:
            return
        flights = [self._take_off(item) for item in items]
        middle = None if motif.over is None else self._point(motif.over)
        if middle is None:
            centres = [flight.rect.centre for flight in flights]
            middle = (
                sum(x for x, _ in centres) / len(centres),
                sum(y for _, y in centres) / len(centres),
            )
        radius = self._unit * min(1.4, 0.5 + 0.07 * len(items))
        swirl = WhirlItem(QPointF(*middle), radius * 2.4, self._top.dpr, motif.delay)
        self._moving.append(swirl.appear(self._top.scene))
        for k, flight in enumerate(flights):
            phase = 2 * pi * k / len(flights)
            self._moving.append(Whirling(flight, middle, radius, phase, motif.delay))

    def _turn_in_air(self, motif: TurnInAir) -> None:
        item = self._top.cards.get(motif.card)
        if item is None or item.spot is None:
            return
        assert self._top.staging is not None
        assert self._stage is not None
        flight = self._take_off(item)
        turning = Turning(flight, motif.delay)
        if motif.face is not None:
            face = self._top.staging.look(motif.face, self._stage.say)
            turning = ShowingInAir(flight, face, motif.delay)
        shadow = ShadowItem(flight, turning.length, self._top.dpr, motif.delay)
        self._moving += [shadow.appear(self._top.scene), turning]

    def _travel(self, motif: Travel) -> None:
        if not self._top.has(motif.piece):
            return
        item = self._top.item_of(motif.piece)
        flight = self._take_off(item)
        stops = self._points(motif.way[1:-1])
        bearer = Travelling(flight, stops, motif.gait, self._unit, motif.delay)
        self._moving.append(bearer)
        carried = [self._top.cards[card] for card in motif.carries if card in self._top.cards]
        for k, card in enumerate(carried):
            self._moving.append(Carried(self._take_off(card), bearer, k))
        self._top.pane.lift_up(item, z_values.FLYING + 1000)

    def _take_off(self, item: CardItem | PawnItem) -> Flight:
        """The way that it goes in this beat, or none; now a motif moves it."""
        planned = self._flights.pop(item, None)
        if planned is not None:
            return planned
        if isinstance(item, CardItem):
            item.setVisible(True)
            item.set_marks()
        self._top.pane.lift_up(item, z_values.FLYING)
        return _stay(item)

    # Finding

    @property
    def _unit(self) -> float:
        assert self._top.picture is not None
        return self._top.picture.unit

    def _items(self, things: Iterable[Thing]) -> list[CardItem | PawnItem]:
        """The cards and pawns that are meant, each once."""
        assert self._stage is not None
        found: dict[CardItem | PawnItem, None] = {}
        for thing in things:
            if isinstance(thing, str):
                lying = [c.card for c in self._stage.view.zones.get(thing, ())]
                found |= {self._top.cards[c]: None for c in lying if c in self._top.cards}
            elif self._top.has(thing):
                found[self._top.item_of(thing)] = None
        return [item for item in found if item.where is not None]

    def _in_sight(self, thing: Thing) -> bool:
        """Whether it is on the table, and not on a part of a map that is not seen."""
        if not self._top.has(thing):
            return False
        if isinstance(thing, str):
            on_map = self._areas.get(thing, self._top.areas[thing].area).on_map
        else:
            on_map = self._top.item_of(thing).on_map
        return not on_map or self._top.pane.window.intersects(self._box(thing)[0])

    def _box(self, thing: Thing) -> tuple[QRectF, AreaShape]:
        """Where a thing is when the beat is over, and its shape."""
        if isinstance(thing, str):
            area = self._areas.get(thing, self._top.areas[thing].area)
            return qrect(area.rect), area.shape
        item = self._top.item_of(thing)
        place = item.where
        if place is None:
            return QRectF(item.pos(), item.pos()), "box"
        if isinstance(item, PawnItem):
            return qrect(place), "oval"
        form = item.lying.form
        if form == "card":
            return qrect(place), "box"
        seen, scale = item.outline.boundingRect(), place.w / item.rect.width()
        x, y = place.centre
        x, y = x + seen.center().x() * scale, y + seen.center().y() * scale
        return qrect(around(x, y, seen.width() * scale, seen.height() * scale)), _SHAPES[form]

    def _point(self, stop: Stop) -> Point | None:
        """Where a stop is; None if the picture has no such thing."""
        if isinstance(stop, tuple) and not isinstance(stop, PawnKey):
            return stop
        if not self._top.has(stop):
            return None
        middle = self._box(stop)[0].center()
        return middle.x(), middle.y()

    def _points(self, stops: Sequence[Stop]) -> list[Point]:
        found = (self._point(stop) for stop in stops)
        return [point for point in found if point is not None]


def _stay(item: CardItem | PawnItem) -> Flight:
    """The way of something that ends where it belongs already."""
    place = item.where
    assert place is not None
    turn = item.spot.turn if isinstance(item, CardItem) and item.spot is not None else 0.0
    return Flight(item, place, turn, item.side)
